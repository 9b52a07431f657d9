// The ink of Troia: faces of pieces, cards, pawns, tents, the board. Pieces are 100 by 100, centred on 0, 0.

import type {
	TroiaCardRow as CardRow,
	TroiaColour as Colour,
	TroiaComponents as Components,
	TroiaLayer as Layer,
	TroiaPiece as Piece,
} from "../../../js/types/index.d.ts";
import { s } from "../../svg.ts";
import type { Frame, Plan } from "./board.ts";
import { layerRow } from "./lookup.ts";
import type { TroiaWords } from "./words.ts";

type Point = [number, number];

/** The devices of the colours, in a box of 24: a spade, a pick, an amphora, a column. */
export const DEVICES: Record<Colour, string> = {
	red: "M12 3l4 8h-2.500v5h3v5h-9v-5h3v-5H8z",
	blue: "M3 9q9-7 18 0l-1.500 2Q16 8.500 13.500 8v13h-3V8Q8 8.500 4.500 11z",
	yellow:
		"M9 3h6v2.500l-1 2q4 2.500 4 6.500 0 4-4 6.500h-4Q6 18 6 14q0-4 4-6.500l-1-2z",
	green: "M5 3h14v3H5zM8 7h2v10H8zM11 7h2v10h-2zM14 7h2v10h-2zM5 18h14v3H5z",
};

/** The part of some lines that falls in a box, as a path with the box's corner at 0, 0. */
function clipped(
	lines: readonly { points: readonly Point[] }[],
	left: number,
	top: number,
	size: number,
) {
	let path = "";
	for (const { points } of lines) {
		let before: Point | null = null;
		let end = "";
		for (const point of points) {
			const part =
				before === null ? null : inside(before, point, left, top, size);
			before = point;
			if (part === null) continue;
			const [from, to] = part.map(
				([x, y]) =>
					`${Math.round((x - left) * 10) / 10} ${Math.round((y - top) * 10) / 10}`,
			);
			path += from === end ? `L${to}` : `M${from}L${to}`;
			end = to ?? "";
		}
	}
	return path;
}

/** The part of a segment inside a box (Liang and Barsky). */
function inside(
	a: Point,
	b: Point,
	left: number,
	top: number,
	size: number,
): [Point, Point] | null {
	const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
	let [from, to] = [0, 1];
	for (const [p, q] of [
		[-dx, a[0] - left],
		[dx, left + size - a[0]],
		[-dy, a[1] - top],
		[dy, top + size - a[1]],
	]) {
		if (p === undefined || q === undefined) continue;
		if (p === 0) {
			if (q < 0) return null;
		} else if (p < 0) from = Math.max(from, q / p);
		else to = Math.min(to, q / p);
	}
	return from < to
		? [
				[a[0] + from * dx, a[1] + from * dy],
				[a[0] + to * dx, a[1] + to * dy],
			]
		: null;
}

/** The paths that have been worked out. What is printed is the same at every table. */
const paths: Map<string, string> = new Map();

function once(key: string, make: () => string) {
	const found = paths.get(key) ?? make();
	paths.set(key, found);
	return found;
}

const corner = (cell: string): Point => [
	(cell.charCodeAt(0) - 97) * 100,
	(cell.charCodeAt(1) - 49) * 100,
];

const contourPath = ({ contours }: Components, cell: string) =>
	once(cell, () => clipped(contours, ...corner(cell), 100));

const planPath = ({ planArt }: Components, layer: Layer, cell: string) =>
	once(`${layer}${cell}`, () =>
		clipped(
			planArt.filter((line) => line.layer === layer),
			...corner(cell),
			100,
		),
	);

/** The contour lines of a whole frame or of the board, in site units. */
const sitePath = ({ contours }: Components, size: number) =>
	once(`site${size}`, () => clipped(contours, 0, 0, size));

const sign = (
	components: Components,
	layer: Layer,
	size: number,
	name: string = "sign",
) =>
	s("path", {
		class: name,
		d: layerRow(components, layer).sign.path,
		transform: `scale(${size})`,
	});

/**
 * The ink on a piece. What is not known is not drawn.
 * @param way the face that lies up; both for those who know them; the plan if there is one
 */
export function face(
	{
		layer,
		cell,
		kind,
		shown,
	}: Pick<Piece, "layer" | "cell" | "kind" | "shown">,
	way: "up" | "known" | "done",
	components: Components,
) {
	const plan = way === "up" ? shown === "plan" : kind === "plan";
	const ink: SVGElement[] = [
		s("rect", {
			class: plan ? "earth plan-side" : "earth",
			x: -50,
			y: -50,
			width: 100,
			height: 100,
			rx: 4,
		}),
	];
	if (cell !== null)
		ink.push(
			s("path", {
				class: "contour",
				d: contourPath(components, cell),
				transform: "translate(-50 -50)",
			}),
		);
	if (plan && layer !== null && cell !== null)
		ink.push(
			s("path", {
				class: "plan",
				d: planPath(components, layer, cell),
				transform: "translate(-50 -50)",
			}),
		);
	else if (plan)
		ink.push(
			s("path", {
				class: "hatch",
				d: "M-30-10-10-30M-30 10 10-30M-30 30 30-30M-10 30 30-10M10 30 30 10",
			}),
		);
	if (plan) ink.push(s("path", { class: "north", d: "M39-43l6 17-6-4-6 4z" }));
	if (!plan && layer !== null) ink.push(sign(components, layer, 2.9));
	if (plan && way === "known" && layer !== null) {
		ink.push(
			s(
				"g",
				{ transform: "translate(-33 33)" },
				s("circle", { class: "small-ground", r: 15 }),
				sign(components, layer, 1.05),
			),
		);
	}
	ink.push(
		s("rect", {
			class: "edge",
			x: -48.5,
			y: -48.5,
			width: 97,
			height: 97,
			rx: 3,
		}),
	);
	return ink;
}

/** The back of a card of 92 by 128, its middle at 0, 0. */
export function cardBack(components: Components) {
	return s(
		"g",
		{ class: "card back" },
		s("rect", {
			class: "paper",
			x: -46,
			y: -64,
			width: 92,
			height: 128,
			rx: 9,
		}),
		s("rect", {
			class: "lining",
			x: -38,
			y: -56,
			width: 76,
			height: 112,
			rx: 5,
		}),
		sign(components, "VI", 2.2, "lining-sign"),
	);
}

/** The face of a card of 92 by 128, its middle at 0, 0. */
export function card({ number, kind, colour }: CardRow) {
	const digs = kind === "dig";
	const ink = [
		s("rect", {
			class: "paper",
			x: -46,
			y: -64,
			width: 92,
			height: 128,
			rx: 9,
		}),
		s("text", { class: "number", y: -18 }, String(number)),
		digs ? shovelAndSieve() : map(),
		s("rect", { class: "glow", x: -44, y: -62, width: 88, height: 124, rx: 8 }),
	];
	if (colour !== null)
		ink.push(s("circle", { class: `dot ${colour}`, cx: 31, cy: -49, r: 8 }));
	return s("g", { class: `card ${digs ? "digs" : "publishes"}` }, ...ink);
}

function shovelAndSieve() {
	return s(
		"g",
		{ class: "emblem" },
		s("path", { d: "M-28 2h14M-21 2v26" }),
		s("path", { class: "solid", d: "M-29 28h16v10q0 14-8 17-8-3-8-17z" }),
		s("ellipse", { cx: 16, cy: 40, rx: 21, ry: 12 }),
		s("path", { d: "M1 36h30M-3 42h38M4 31v18M12 29v22M20 29v22M28 31v18" }),
	);
}

function map() {
	return s(
		"g",
		{ class: "emblem" },
		s("path", {
			class: "sheet",
			d: "M-34 8l22-8 23 8 23-8v46l-23 8-23-8-22 8z",
		}),
		s("path", { d: "M-12 0v46M11 8v46" }),
		s("path", { class: "trace", d: "M-28 40q8-14 16-8t12-10 22-6" }),
	);
}

/** A pawn of radius 17: a printed disc. */
export function pawn(colour: Colour) {
	return s(
		"g",
		{ class: `pawn ${colour}` },
		s("ellipse", { class: "shade", cx: 2, cy: 4, rx: 17, ry: 16 }),
		s("circle", { class: "rim", r: 17 }),
		s("circle", { class: "body", r: 14.5 }),
		s("path", {
			class: "device",
			d: DEVICES[colour],
			transform: "scale(0.9) translate(-12 -12)",
		}),
	);
}

/**
 * A tent as a simple gable with a flap of its owner's colour.
 * @param pitch height of the gable
 */
export function tent(
	{
		x,
		y,
		width,
		height,
	}: { x: number; y: number; width: number; height: number },
	colour: Colour,
	pitch: number,
) {
	const middle = x + width / 2;
	return s(
		"g",
		{ class: `tent ${colour}` },
		s("path", {
			class: "canvas",
			d: `M${x} ${y + pitch}L${middle} ${y}L${x + width} ${y + pitch}V${y + height}H${x}z`,
		}),
		s("path", {
			class: "roof",
			d: `M${x - 8} ${y + pitch + 4}L${middle} ${y}L${x + width + 8} ${y + pitch + 4}l-4 12L${middle} ${y + 16}L${x - 4} ${y + pitch + 16}z`,
		}),
		s("path", {
			class: "rope",
			d: `M${x} ${y + pitch + 8}l-12 ${height - pitch - 8}M${x + width} ${y + pitch + 8}l12 ${height - pitch - 8}`,
		}),
	);
}

/** What never changes: the sand, the track, the frames. */
export function ground(words: TroiaWords, plan: Plan, components: Components) {
	const { board } = components.drawing;
	const { min, max } = components.mound.field;
	return [
		s("rect", {
			class: "sand",
			x: board.x,
			y: board.y,
			width: board.w,
			height: board.h,
			rx: 18,
		}),
		s("path", {
			class: "contour hill",
			d: sitePath(components, 400),
			transform: `translate(${min} ${min}) scale(${(max - min) / 400})`,
		}),
		...track(components),
		...[...plan.frames].map(([layer, at]) =>
			frame(words, layer, at, components),
		),
	];
}

function track({ scoreTrack: { rows, size } }: Components) {
	const half = size / 2;
	return rows.flatMap(({ space, x, y }) => {
		const mark = space % 10 === 0 ? " ten" : space % 5 === 0 ? " five" : "";
		const square = s("rect", {
			class: `space${mark}`,
			x: x - half,
			y: y - half,
			width: size,
			height: size,
			rx: 5,
		});
		if (mark === "") return [square];
		return [
			square,
			s("text", { class: "space-number", x, y: y + 7 }, String(space)),
		];
	});
}

function frame(
	words: TroiaWords,
	layer: Layer,
	{ x, y, cell }: Frame,
	components: Components,
) {
	const { columns } = layerRow(components, layer);
	const side = columns * cell;
	const cells = [];
	for (let n = 1; n < columns; n += 1)
		cells.push(`M${n * cell} 0v${side}M0 ${n * cell}h${side}`);
	return s(
		"g",
		{ class: "frame", transform: `translate(${x} ${y})` },
		s("rect", {
			class: "wood",
			x: -12,
			y: -12,
			width: side + 24,
			height: side + 24,
			rx: 8,
		}),
		s("rect", { class: "bed", width: side, height: side }),
		s("path", {
			class: "contour",
			d: sitePath(components, 100 * columns),
			transform: `scale(${cell / 100})`,
		}),
		s("path", { class: "cells", d: cells.join("") }),
		s(
			"g",
			{
				class: "frame-title",
				transform: `translate(0 -22) scale(${cell / 80})`,
			},
			s("g", { transform: "translate(12 -6)" }, sign(components, layer, 1.2)),
			s("text", { x: 32, y: 2 }, words.layer[layer]),
		),
	);
}
