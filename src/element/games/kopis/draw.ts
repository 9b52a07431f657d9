// The picture of Kopis, from the view and the components.

import { group, keyed, s } from "../../svg.ts";
import type { Context as ContextOf } from "../renderer.ts";
import {
	ASIDE,
	beside,
	type Components,
	centre,
	factionOf,
	type Point,
	standsOn,
	translated,
	wayFrom,
} from "./board.ts";
import {
	arrow,
	bastion,
	cross,
	disc,
	ground,
	piece,
	post,
	tile,
} from "./pieces.ts";

type Context = ContextOf<"kopis">;

/** The whole picture. */
export function draw(board: SVGGElement, context: Context) {
	const { view, events, components } = context;
	const still = group(board, "ground");
	if (still.childElementCount === 0) still.append(...ground(components));

	const fresh = new Set(
		events.flatMap((event) =>
			event.type === "pushed" || event.type === "stepped" ? [event.from] : [],
		),
	);
	const squares = keyed(group(board, "squares"));
	for (const { id: square, placement } of components.squares) {
		squares.put(square, () => tile(square, placement), {
			transform: translated(centre(square, components)),
			"data-hit": `square:${square}`,
			class: fresh.has(square) ? "tile left" : "tile",
		});
	}
	squares.done();

	const lines = keyed(group(board, "lines"));
	for (const row of components.lines) drawLine(lines, row, context);
	lines.done();

	const scored = events.flatMap((event) =>
		event.type === "factionScored" ? [[event.at, event.points] as const] : [],
	);
	const pieces = keyed(group(board, "pieces", { "pointer-events": "none" }));
	for (const { id: square } of components.squares) {
		const kind = standsOn(view, square, components);
		if (kind === ".") continue;
		pieces.put(`${square}${kind}`, () => piece(kind), {
			transform: translated(centre(square, components)),
			"data-at": square,
		});
	}
	pieces.put("bastion", bastion, {
		transform:
			translated(
				view.bastion === null ? ASIDE : centre(view.bastion, components),
			) + (view.bastion === null ? " scale(0.72)" : ""),
		class: view.bastion === null ? "bastion resting" : "bastion",
	});
	for (const [square, points] of scored)
		pieces.put(`${square} points ${points}`, () => badge(points), {
			transform: translated(centre(square, components)),
		});
	pieces.done();
	drawTaken(board, context);
}

function drawLine(
	lines: ReturnType<typeof keyed>,
	{ side, line, owner }: Components["lines"][number],
	{ view, components }: Context,
) {
	const kind = factionOf(owner, components);
	const has = components.layout.posts[side].includes(line);
	const full = view.waiting[side].includes(line);
	const [x, y] = wayFrom(side, components);
	const element = lines.put(
		`${side} ${line}`,
		() => s("g", {}, arrow(side), hit([x, y])),
		{
			transform: translated(beside(side, line, 0, components)),
			"data-hit": `line:${side}:${line}`,
			class: "line",
		},
	);
	const inside = keyed(group(element, "posted", { "pointer-events": "none" }));
	const place = `translate(${-66 * x} ${-66 * y})`;
	if (has) inside.put("post", post, { transform: place });
	if (full)
		inside.put(`waiting ${kind}`, () => s("g", {}, disc(kind)), {
			transform: `${place} scale(0.8)`,
			class: "waiting",
		});
	inside.done();
}

/** The strip beside the board that belongs to a line, so that a finger finds it. */
function hit([x, y]: Point) {
	const box =
		x === 0
			? [-50, y < 0 ? 0 : -104, 100, 104]
			: [x < 0 ? 0 : -104, -50, 104, 100];
	return s("rect", {
		class: "hit",
		x: box[0],
		y: box[1],
		width: box[2],
		height: box[3],
	});
}

function badge(points: number) {
	return s(
		"g",
		{ class: `badge points-${points}` },
		s("circle", { r: 17, cx: 27, cy: -27 }),
		s("text", { x: 27, y: -20 }, String(points)),
	);
}

/** What has left the board, in the corner of the seat that pushed it: captured factions, then its own, crossed out. */
function drawTaken(board: SVGGElement, { view, components }: Context) {
	const taken = keyed(group(board, "taken", { "pointer-events": "none" }));
	for (const { seat, faction } of components.seats) {
		const captured = view.captured[seat] ?? 0;
		const all = captured + (view.lost[seat] ?? 0);
		const [columns, step] = all > 9 ? [4, 24] : all > 4 ? [3, 31] : [2, 44];
		const [x, y, way] =
			seat === 0
				? [842 - step / 2, 842 - step / 2, -1]
				: [58 + step / 2, 58 + step / 2, 1];
		for (let n = 0; n < all; n += 1) {
			const gone = n >= captured;
			const colour = gone ? faction : factionOf(1 - seat, components);
			const place = [
				x + way * step * (n % columns),
				y + way * step * Math.floor(n / columns),
			];
			taken.put(
				`${seat} ${n} ${colour}${gone}`,
				() => s("g", {}, disc(colour), ...(gone ? [cross(30)] : [])),
				{
					transform: `translate(${place.join(" ")}) scale(${step / 76})`,
					class: gone ? "taken-piece lost" : "taken-piece",
				},
			);
		}
	}
	taken.done();
}
