// What a move of Kopis would do, drawn over the board from the engine's own events.

import { s } from "../../svg.ts";
import type { Context as ContextOf, Preview } from "../renderer.ts";
import { direction } from "./animation.ts";
import {
	beside,
	centre,
	factionOf,
	fortressOf,
	type Point,
	translated,
} from "./board.ts";
import { cross, disc, piece } from "./pieces.ts";

type Context = ContextOf<"kopis">;

/** Ghosts of what a target would do. */
export function preview(
	layer: SVGGElement,
	{ target, events, after }: Preview<"kopis">,
	{ view, components }: Context,
) {
	if (events === null) return;
	const seat = view.turn ?? 0;
	const [mover, enemy] = [
		factionOf(seat, components),
		factionOf(1 - seat, components),
	];
	const at = (square: string) => centre(square, components);
	const way = direction(events, components);
	const veiled = new Set<string>();
	const ghosts: SVGElement[] = [];
	for (const event of events) {
		if (event.type === "pushed" || event.type === "stepped")
			veiled.add(event.from).add(event.to);
		if (event.type === "pushed") ghosts.push(ghost(event.piece, at(event.to)));
		if (event.type === "fortressPlaced")
			ghosts.push(ghost(fortressOf(seat, components), at(event.at)));
		if (event.type === "entered" || event.type === "stepped") {
			const start =
				event.type === "entered"
					? beside(event.side, event.line, 24, components)
					: at(event.from);
			const end = at(event.type === "entered" ? event.at : event.to);
			ghosts.unshift(trail(start, end));
			ghosts.push(
				ghost(mover, end),
				s("circle", {
					class: "ghost-ring",
					r: 41,
					transform: translated(end),
				}),
			);
		}
		if (event.type === "captured" || event.type === "lost") {
			const [x, y] = at(event.at);
			const colour = event.type === "lost" ? mover : enemy;
			veiled.add(event.at);
			ghosts.push(
				s(
					"g",
					{
						class: "falls",
						transform: `${translated([x + 80 * way[0], y + 80 * way[1]])} scale(0.7)`,
					},
					disc(colour),
					cross(34),
				),
			);
		}
	}
	for (const square of veiled)
		layer.append(
			s("rect", {
				class: "veil",
				x: -46,
				y: -46,
				width: 92,
				height: 92,
				rx: 6,
				transform: translated(at(square)),
			}),
		);
	layer.append(...ghosts);
	const gain =
		after === null
			? 0
			: (after.standing[seat] ?? 0) - (view.standing[seat] ?? 0);
	const entry =
		target.move?.type === "slide" || target.move?.type === "enter"
			? target.move
			: null;
	if (gain !== 0 && entry !== null) {
		layer.append(
			s(
				"g",
				{
					class: "gain",
					transform: translated(beside(entry.side, entry.line, 66, components)),
				},
				s("circle", { r: 22 }),
				s("text", { y: 8 }, gain > 0 ? `+${gain}` : `−${-gain}`),
			),
		);
	}
}

function ghost(kind: string, at: Point) {
	return s("g", { class: "ghost", transform: translated(at) }, piece(kind));
}

function trail([x1, y1]: Point, [x2, y2]: Point) {
	return s("line", { class: "trail", x1, y1, x2, y2 });
}
