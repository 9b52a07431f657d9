// How Kopis moves: Web Animations from the old picture to the one just drawn.

import type { KopisEvent as Event } from "../../../js/types/index.d.ts";
import { s } from "../../svg.ts";
import type { Context as ContextOf } from "../renderer.ts";
import {
	beside,
	type Components,
	centre,
	factionOf,
	type Point,
	wayFrom,
} from "./board.ts";
import { disc } from "./pieces.ts";

type Context = ContextOf<"kopis">;

/** A faction comes in, touches the row, and from then on all go together; what falls goes on beyond the edge; the Bastion lights up. */
export function animate(
	board: SVGGElement,
	events: Event[],
	{ components }: Context,
	layer: SVGGElement,
) {
	const running: Animation[] = [];
	const at = (square: string) => centre(square, components);
	const [dx, dy] = direction(events, components);
	const size = components.plane.square;
	const enters = events.find((event) => event.type === "entered");
	const pushes = events.some(
		(event) =>
			event.type === "pushed" ||
			event.type === "captured" ||
			event.type === "lost",
	);
	const touch = enters !== undefined && pushes ? 120 : 0;
	const together = {
		duration: 140,
		delay: touch,
		easing: "ease-out",
		fill: "backwards" as const,
	};
	const pieceOn = (square: string) =>
		board.querySelector(`.pieces [data-at="${square}"]`);
	const run = (
		element: Element | null,
		frames: Keyframe[],
		timing: KeyframeAnimationOptions,
	) => {
		if (element !== null) running.push(element.animate(frames, timing));
	};
	for (const event of events) {
		switch (event.type) {
			case "pushed":
			case "stepped":
				run(
					pieceOn(event.to),
					[{ transform: px(at(event.from)) }, { transform: px(at(event.to)) }],
					together,
				);
				break;
			case "entered": {
				const [x, y] = at(event.at);
				const start = {
					transform: `${px(beside(event.side, event.post, 66, components))} scale(0.8)`,
					easing: "ease-in",
				};
				const end = { transform: px([x, y]) };
				const contact = {
					transform: px([x - size * dx, y - size * dy]),
					offset: touch / (touch + 140),
					easing: "ease-out",
				};
				run(
					pieceOn(event.at),
					touch > 0 ? [start, contact, end] : [start, end],
					{ duration: touch + 140, fill: "backwards" },
				);
				break;
			}
			case "captured":
			case "lost": {
				const [x, y] = at(event.at);
				const beyond = px([x + size * dx, y + size * dy]);
				// The seat of the event is the one that moved.
				const owner = event.type === "lost" ? event.seat : 1 - event.seat;
				const colour = factionOf(owner, components);
				const frames = [
					{ transform: px([x, y]), opacity: 1 },
					{ transform: beyond, opacity: 1, offset: 0.55 },
					{ transform: `${beyond} scale(0.7)`, opacity: 0 },
				];
				run(layer.appendChild(s("g", {}, disc(colour))), frames, {
					...together,
					duration: 255,
					fill: "both",
				});
				break;
			}
			case "bastionPlaced":
				run(board.querySelector(".pieces .bastion"), lands(at(event.at)), {
					...together,
					delay: touch + 100,
					duration: 180,
				});
				break;
			case "fortressPlaced":
				run(pieceOn(event.at), lands(at(event.at)), {
					...together,
					duration: 180,
				});
				break;
			case "gameOver":
				for (const [n, mark] of board.querySelectorAll(".badge").entries())
					run(mark, [{ opacity: 0 }, { opacity: 1 }], {
						...together,
						delay: 300 + 40 * n,
					});
				break;
		}
	}
	return running;
}

const px = ([x, y]: Point) => `translate(${x}px, ${y}px)`;

/** Something comes down on a square. */
function lands(place: Point): Keyframe[] {
	const at = px(place);
	return [
		{ transform: `${at} scale(1.4)`, opacity: 0 },
		{ transform: at, opacity: 1 },
	];
}

/** The way everything of a move goes. */
export function direction(events: Event[], components: Components): Point {
	for (const event of events) {
		if (event.type === "entered") return wayFrom(event.side, components);
		if (event.type === "stepped") {
			const [x, y] = centre(event.from, components);
			const [u, v] = centre(event.to, components);
			const size = components.plane.square;
			return [(u - x) / size, (v - y) / size];
		}
	}
	return [0, 0];
}
