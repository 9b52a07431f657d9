// How the picture of Troia comes from what was before: pieces travel, pawns run, cards turn.

import type { TroiaEvent as Event } from "../../../js/types/index.d.ts";
import type { Context as ContextOf } from "../renderer.ts";
import { asStyle } from "./board.ts";
import { spaceRow } from "./lookup.ts";
import { pawnSpot } from "./seats.ts";

type Context = ContextOf<"troia">;

const TIMING = {
	duration: 240,
	easing: "cubic-bezier(0.3, 0, 0.2, 1)",
	fill: "backwards" as const,
};

const plate = (board: SVGGElement, id: string) =>
	board.querySelector<SVGElement>(`.pieces [data-key="${id}"]`);

/** A piece comes from where it lay, if it lies elsewhere now. */
function pieceComes(board: SVGGElement, id: string, delay: number) {
	const element = plate(board, id);
	const { was, is } = element?.dataset ?? {};
	if (element === null || was === undefined || is === undefined) return null;
	return element.animate([{ transform: was }, { transform: is }], {
		...TIMING,
		delay,
	});
}

/** A pawn goes from space to space. */
function pawnGoes(
	board: SVGGElement,
	{ seat, from, to }: Extract<Event, { type: "pawnMoved" | "pawnMovedBack" }>,
	delay: number,
	{ view, components }: Context,
) {
	const end = pawnSpot(view, seat, to, components);
	const way = to >= from ? 1 : -1;
	const frames = [];
	for (let at = from; at !== to + way; at += way) {
		const { x, y } = spaceRow(components, at);
		frames.push({ transform: asStyle({ ...end, x, y }) });
	}
	frames.push({ transform: asStyle(end) });
	return board
		.querySelector(`.pawns [data-seat="${seat}"]`)
		?.animate(frames, { ...TIMING, duration: 260, delay });
}

/** The cards beside the tents turn up. */
const cardsTurn = (board: SVGGElement) =>
	[...board.querySelectorAll(".tents .last-card")].map((element) =>
		element.animate([{ scale: "0 1" }, { scale: "1 1" }], {
			...TIMING,
			duration: 200,
		}),
	);

/** A permit joins the hand. */
const permitComes = (board: SVGGElement, card: number, delay: number) =>
	board.querySelector(`.hand [data-key="${card}"] .lift`)?.animate(
		[
			{ transform: "translate(0, -60px)", opacity: 0 },
			{ transform: "none", opacity: 1 },
		],
		{ ...TIMING, delay },
	);

export function animate(board: SVGGElement, events: Event[], context: Context) {
	const running: Animation[] = [];
	const run = (...started: (Animation | null | undefined)[]) => {
		for (const each of started) if (each) running.push(each);
	};
	const moved: Set<string> = new Set();
	const comes = (id: string, wait: number) => {
		if (moved.has(id)) return;
		const started = pieceComes(board, id, wait);
		if (started !== null) moved.add(id);
		run(started);
	};
	let delay = 0;
	for (const event of events) {
		switch (event.type) {
			case "dug":
			case "examined":
			case "startTaken":
				comes(event.piece.id, delay);
				break;
			case "published":
				event.pieces.forEach(({ id }, n) => {
					comes(id, delay + 40 * n);
				});
				break;
			case "cameToLight":
				for (const { id } of event.pieces)
					run(
						plate(board, id)?.animate([{ opacity: 0 }, { opacity: 1 }], {
							...TIMING,
							delay: delay + 120,
						}),
					);
				break;
			case "pawnMoved":
			case "pawnMovedBack":
				run(pawnGoes(board, event, delay + 160, context));
				delay += 120;
				break;
			case "revealed":
				run(...cardsTurn(board));
				delay += 120;
				break;
			case "permitDrawn":
				if (event.card !== null)
					run(permitComes(board, event.card, delay + 80));
		}
	}
	// What made room for something slides along.
	for (const element of board.querySelectorAll(".pieces [data-was]"))
		comes(element.getAttribute("data-key") ?? "", 0);
	return running;
}
