// The pieces and the ground of Kopis, each centred on 0, 0. Colours are classes of kopis.css.

import type { KopisSide as Side } from "../../../js/types/index.d.ts";
import { s } from "../../svg.ts";
import { ASIDE, beside, type Components, type Point } from "./board.ts";

/** The devices of the two colours: a chevron and two bars. */
const DEVICES = {
	r: "M-19 9 0-10 19 9 12 16 0 4-12 16z",
	b: "M-18-13h36v9h-36zM-18 4h36v9h-36z",
};

const colour = (kind: string) => kind.toLowerCase() as "r" | "b";

/**
 * A faction or a fortress.
 * @param kind "r", "R", "b" or "B"
 */
export function piece(kind: string) {
	return s(
		"g",
		{ class: "piece" },
		kind === kind.toLowerCase() ? disc(kind) : tower(kind),
	);
}

/** A faction: a disc with its device. */
export function disc(kind: string) {
	return s(
		"g",
		{ class: `disc ${colour(kind)}` },
		s("ellipse", { class: "shadow", cx: 2, cy: 5, rx: 36, ry: 35 }),
		s("circle", { class: "rim", r: 35 }),
		s("circle", { class: "body", r: 31.5 }),
		s("circle", { class: "shine", r: 31.5, fill: "url(#kopis-shine)" }),
		s("circle", { class: "groove", r: 25.5 }),
		s("path", {
			class: "device",
			d: DEVICES[colour(kind)],
			transform: "scale(0.82)",
		}),
	);
}

/** A fortress: a square tower with battlements, seen from above. */
export function tower(kind: string) {
	const merlons = [];
	for (const x of [-31, -10.5, 10, 31]) {
		for (const y of [-31, 31]) merlons.push([x, y], [y, x]);
	}
	const unique = [
		...new Map(
			merlons.map(([x, y]) => [`${x} ${y}`, [x ?? 0, y ?? 0]]),
		).values(),
	];
	return s(
		"g",
		{ class: `tower ${colour(kind)}` },
		s("rect", {
			class: "shadow",
			x: -38,
			y: -34,
			width: 82,
			height: 82,
			rx: 8,
		}),
		s("rect", { class: "rim", x: -42, y: -42, width: 84, height: 84, rx: 7 }),
		s("rect", { class: "wall", x: -39, y: -39, width: 78, height: 78, rx: 5 }),
		...unique.map(([x = 0, y = 0]) =>
			s("rect", {
				class: "merlon",
				x: x - 7,
				y: y - 7,
				width: 14,
				height: 14,
				rx: 2,
			}),
		),
		s("rect", { class: "floor", x: -23, y: -23, width: 46, height: 46, rx: 3 }),
		s("path", {
			class: "device",
			d: DEVICES[colour(kind)],
			transform: "scale(0.8)",
		}),
	);
}

/** The Bastion: a ring of light with four merlons. */
export function bastion() {
	const stones = [0, 90, 180, 270].map((turn) =>
		s("path", {
			class: "stone",
			d: "M-9-48h18v9h-18z",
			transform: `rotate(${turn + 45})`,
		}),
	);
	return s(
		"g",
		{},
		s("circle", { class: "halo", r: 66, fill: "url(#kopis-halo)" }),
		s("circle", { class: "ring under", r: 41 }),
		s("circle", { class: "ring", r: 41 }),
		...stones,
	);
}

/** A square of the board. */
export function tile(square: string, inner: boolean) {
	const tone = (square.charCodeAt(0) * 7 + square.charCodeAt(1) * 5) % 3;
	return s(
		"g",
		{},
		s("rect", {
			class: `stone ${inner ? "inner" : "outer"} tone-${tone}`,
			x: -48,
			y: -48,
			width: 96,
			height: 96,
			rx: 7,
		}),
		s("path", { class: "edge light", d: "M-46 42v-82q0-6 6-6h82" }),
		s("path", { class: "edge dark", d: "M46-42v82q0 6-6 6h-82" }),
		s("rect", { class: "glow", x: -46, y: -46, width: 92, height: 92, rx: 6 }),
	);
}

/** An empty place beside the board. */
export function post() {
	return s(
		"g",
		{ class: "post" },
		s("circle", { r: 27 }),
		s("circle", { class: "dot", r: 3 }),
	);
}

/** The arrow at the start of a line, pointing onto the board. */
export function arrow(side: string) {
	const turn = { south: 0, west: 90, north: 180, east: 270 }[side];
	return s(
		"g",
		{ class: "arrow", transform: `rotate(${turn})` },
		s("path", { class: "lit", d: "M0 5 21 29h-42z" }),
		s("path", { d: "M0 8 15 26h-30z" }),
	);
}

export function cross(size: number) {
	const k = size;
	return s(
		"g",
		{ class: "cross" },
		s("path", {
			class: "under",
			d: `M${-k} ${-k} ${k} ${k}M${k} ${-k} ${-k} ${k}`,
		}),
		s("path", { d: `M${-k} ${-k} ${k} ${k}M${k} ${-k} ${-k} ${k}` }),
	);
}

/** The slate that everything lies on, and the gradients. */
export function ground(components: Components) {
	const defs = s(
		"defs",
		{},
		s(
			"linearGradient",
			{ id: "kopis-slate", x1: 0, y1: 0, x2: 1, y2: 1 },
			s("stop", { class: "slate-a", offset: 0 }),
			s("stop", { class: "slate-b", offset: 1 }),
		),
		s(
			"radialGradient",
			{ id: "kopis-halo" },
			s("stop", { class: "halo-b", offset: 0.5 }),
			s("stop", { class: "halo-a", offset: 0.62 }),
			s("stop", { class: "halo-b", offset: 1 }),
		),
		s(
			"radialGradient",
			{ id: "kopis-shine", cx: 0.35, cy: 0.28, r: 0.9 },
			s("stop", { class: "shine-a", offset: 0 }),
			s("stop", { class: "shine-b", offset: 0.7 }),
		),
	);
	return [
		defs,
		s("rect", {
			class: "slate",
			x: 44,
			y: 44,
			width: 812,
			height: 812,
			rx: 30,
			fill: "url(#kopis-slate)",
		}),
		s("rect", {
			class: "slate-edge",
			x: 48,
			y: 48,
			width: 804,
			height: 804,
			rx: 27,
		}),
		s("rect", {
			class: "bed",
			x: 138,
			y: 138,
			width: 624,
			height: 624,
			rx: 16,
		}),
		...["casing", "core"].flatMap((layer) => [
			s("path", {
				class: `inlay r ${layer}`,
				d: "M143 160V741q0 16 16 16H740",
			}),
			s("path", {
				class: `inlay b ${layer}`,
				d: "M160 143H741q16 0 16 16V740",
			}),
		]),
		s("circle", { class: "rest", cx: ASIDE[0], cy: ASIDE[1], r: 36 }),
		...marks("south", [38, 32], components),
		...marks("west", [-23, -32], components),
	];
}

/** The names of the lines of a side, beside the board. */
function marks(side: Side, [dx, dy]: Point, components: Components) {
	return components.lines.flatMap((row) => {
		if (row.side !== side) return [];
		const [x, y] = beside(side, row.line, 0, components);
		return [s("text", { class: "mark", x: x + dx, y: y + dy }, row.line)];
	});
}
