// The ink of Les P'tites Locos: ground, platforms, locomotives, dice.

import type { Attributes } from "../../svg.ts";
import { s } from "../../svg.ts";
import type { LocosWords } from "./words.ts";
import type { Colour, Point, Yard } from "./yard.ts";
import {
	heading,
	px,
	SIZE,
	SQUARE,
	slotAngle,
	smooth,
	turned,
	UNIT,
} from "./yard.ts";

/** The devices of the seats, in a box of 24 by 24. */
export const DEVICES = [
	"M12 4a8 8 0 1 1 0 16a8 8 0 0 1 0-16z",
	"M5 5h14v14H5z",
	"M12 4l9 16H3z",
	"M12 3l9 9-9 9-9-9z",
];

/** A rectangle around a point. */
const box = (
	x: number,
	y: number,
	width: number,
	height: number,
	attributes: Attributes,
) =>
	s("rect", {
		x: x - width / 2,
		y: y - height / 2,
		width,
		height,
		...attributes,
	});

const text = (x: number, y: number, words: string, kind: string) =>
	s("text", { x, y, class: kind }, words);

/** Two rails on sleepers along a path. */
const rails = (d: string) =>
	["sleepers", "rails", "between", "ties"].map((kind) =>
		s("path", { class: kind, d }),
	);

/** A striped beam across the track. */
function buffer([x, y]: Point, angle: number) {
	const stripes = [-18, -3, 12].map((from) =>
		s("rect", { class: "stripe", x: -4, y: from, width: 8, height: 7 }),
	);
	return s(
		"g",
		{ class: "buffer", transform: `translate(${x} ${y}) rotate(${angle})` },
		box(0, 0, 11, 46, { class: "beam", rx: 3 }),
		...stripes,
	);
}

/** The track of a section: from half a square before its first square to half a square behind its last, round the bend. */
function bent(line: Point[]) {
	const [from = [0, 0], bend = [0, 0], to = [0, 0]] = line;
	const way = (a: Point, b: Point): Point => [
		Math.sign(b[0] - a[0]),
		Math.sign(b[1] - a[1]),
	];
	const [before, after] = [way(from, bend), way(bend, to)];
	const at = (a: Point, b: Point, by: number) =>
		`${px(a[0] + b[0] * by)} ${px(a[1] + b[1] * by)}`;
	return `M${at(from, before, -0.5)}L${at(bend, before, -0.6)}Q${at(bend, before, 0)} ${at(bend, after, 0.6)}L${at(to, after, 0.5)}`;
}

function chequered(x: number, y: number) {
	const cells = [box(x, y, SQUARE, SQUARE, { class: "check light", rx: 8 })];
	for (let n = 0; n < 16; n += 1) {
		const [column, row] = [n % 4, Math.floor(n / 4)];
		if ((column + row) % 2 === 1)
			cells.push(
				s("rect", {
					class: "check",
					x: x - 28 + column * 14,
					y: y - 28 + row * 14,
					width: 14,
					height: 14,
				}),
			);
	}
	return cells;
}

/** Everything that never moves. */
export function ground(yard: Yard) {
	const { squares, arrivalBuffers, sheds, slots } = yard.components;
	const [starts, arrivals] = [
		squares.filter(({ kind }) => kind === "start"),
		squares.filter(({ kind }) => kind === "arrival"),
	];
	const isStart = (id: string) => starts.some((start) => start.id === id);
	const isArrival = (id: string) => arrivals.some((space) => space.id === id);
	const cross = `M${px(3.5)} ${px(-0.5)}H${px(6.5)}V${px(3.5)}H${px(10.5)}V${px(6.5)}H${px(6.5)}V${px(10.5)}H${px(3.5)}V${px(6.5)}H${px(-0.5)}V${px(3.5)}H${px(3.5)}Z`;
	const lines = yard.lines.map(bent);
	for (const { x, y } of starts)
		lines.push(`M${px(x + 0.45)} ${px(y)}H${px(x - 0.5)}`);
	for (const { x, y } of arrivals)
		lines.push(`M${px(x)} ${px(y - 0.5)}V${px(y + 0.4)}`);
	const ink: SVGElement[] = [
		box(SIZE / 2, SIZE / 2, SIZE - 16, SIZE - 16, { class: "grass", rx: 26 }),
		s("path", { class: "recess", d: cross }),
		s("path", { class: "recess-shade", d: cross }),
	];
	ink.push(...lines.map((d) => s("path", { class: "gravel", d })));
	for (const [id, { x, y, scale }] of yard.fixed) {
		if (isArrival(id)) ink.push(...chequered(x, y));
		else
			ink.push(
				box(x, y, SQUARE * scale, SQUARE * scale, {
					class: isStart(id) ? "pad start-pad" : "pad",
					rx: Math.min(12, 14 * scale),
				}),
			);
	}
	ink.push(...lines.flatMap(rails));
	for (const { x, y } of arrivalBuffers) ink.push(buffer([px(x), px(y)], 90));
	for (const shed of sheds) {
		const [x, y] = [px(shed.x), px(shed.y)];
		ink.push(
			box(x, y + 2, 58, 56, { class: "shed", rx: 5 }),
			s("path", {
				class: "roof",
				d: `M${x - 31} ${y - 12}L${x} ${y - 31}L${x + 31} ${y - 12}Z`,
			}),
		);
	}
	for (const { id, side, buffer: place, bufferColour } of slots) {
		// A little farther out than the grid says, on the edge of the grass.
		const [dx, dy] = turned([0, -0.18 * UNIT], slotAngle(id, yard.components));
		const [x, y] = [px(place.x) + dx, px(place.y) + dy];
		const upright = side === "west" || side === "east";
		const [width, height] = upright ? [17, 176] : [176, 17];
		ink.push(
			s(
				"g",
				{ class: `colour-${bufferColour ?? "grey"}` },
				box(x, y, width, height, { class: "deck", rx: 6 }),
				text(x, y, String(id), "letter"),
			),
		);
	}
	return ink;
}

/** The start space that a finger meets. */
export function startSpace() {
	return s(
		"g",
		{},
		box(0, 0, SQUARE, SQUARE, { class: "spot", rx: 12 }),
		s("path", { class: "way-in", d: "M16 0h-32m11 -10l-11 10l11 10" }),
	);
}

/** The place of a slot that a finger meets: around its own middle, the buffer above. */
export const slotSpace = () =>
	s("g", {}, box(0, 0, 3 * UNIT, 4 * UNIT, { class: "spot", rx: 14 }));

/** One of the two ends that may come to lie at the buffer. */
export function endButton({ board }: LocosWords, end: string, colour: string) {
	return s(
		"g",
		{ class: `colour-${colour}` },
		box(0, 0, 178, 76, { class: "deck", rx: 18 }),
		text(0, -12, board.end(end), "words"),
		text(0, 18, board.outside, "words small"),
	);
}

/** A platform around its own middle: row 1 above, column 1 on the left. */
export function platform(yard: Yard, colour: Colour) {
	const tracks = yard.tracks[colour];
	const ink = [
		box(0, 0, 3 * UNIT, 4 * UNIT, { class: "under", rx: 18 }),
		box(0, 0, 3 * UNIT - 8, 4 * UNIT - 8, { class: "deck", rx: 14 }),
	];
	for (const { points, size } of tracks) {
		for (const [x, y] of points.slice(1, -1))
			ink.push(
				box(x, y, SQUARE * size, SQUARE * size, { class: "pad", rx: 10 }),
			);
	}
	const over: SVGElement[] = [];
	for (const { points, buffer: end } of tracks) {
		over.push(...rails(smooth(points)));
		const [first = [0, 0], second = [0, 0], last = [0, 0], before = [0, 0]] = [
			points[0],
			points[1],
			points.at(-1),
			points.at(-2),
		];
		if (end === "to") over.push(buffer(last, heading(before, last)));
		if (end === "from") over.push(buffer(first, heading(first, second)));
	}
	const letters = [
		text(0, -2 * UNIT + 17, "A", "letter"),
		text(0, 2 * UNIT - 17, "B", "letter"),
	];
	return s(
		"g",
		{ class: `platform colour-${colour}` },
		...ink,
		...over,
		...letters,
	);
}

/** A locomotive around its own middle, nose to the right; its number is a group of its own, to stay upright. */
export function locomotive(seat: number, number: number) {
	return s(
		"g",
		{ class: `loco seat-${seat}` },
		s("circle", { class: "glow", r: 33 }),
		s("path", { class: "wheels", d: "M-20 -17h10v34h-10zM-2 -17h10v34h-10z" }),
		s("path", { class: "body", d: "M-27 -14h35a18 14 0 0 1 0 28h-35z" }),
		s("rect", { class: "cab", x: -27, y: -14, width: 14, height: 28 }),
		s("path", {
			class: "device",
			d: DEVICES[seat] ?? "",
			transform: "translate(-20 0) scale(0.42) translate(-12 -12)",
		}),
		s("circle", { class: "funnel", cx: 18, cy: 0, r: 4.5 }),
		s("circle", { class: "plate", r: 12 }),
		s("g", { class: "upright" }, text(0, 1, String(number + 1), "number")),
	);
}

const PIPS: Record<number, number[]> = {
	1: [4],
	2: [0, 8],
	3: [0, 4, 8],
	4: [0, 2, 6, 8],
	5: [0, 2, 4, 6, 8],
	6: [0, 2, 3, 5, 6, 8],
};

/** A number die. */
export function die(face: number) {
	const pips = (PIPS[face] ?? []).map((n) =>
		s("circle", {
			class: "pip",
			cx: ((n % 3) - 1) * 12,
			cy: (Math.floor(n / 3) - 1) * 12,
			r: 4.6,
		}),
	);
	return s(
		"g",
		{ class: "die" },
		box(0, 0, 46, 46, { class: "cube", rx: 9 }),
		...pips,
	);
}

/** The colour die. */
export function colourDie({ board }: LocosWords, colour: string) {
	return s(
		"g",
		{ class: `die colour-${colour}` },
		box(0, 0, 46, 46, { class: "deck", rx: 9 }),
		text(0, 1, board.face(colour), "letter"),
	);
}

/** A repair tile: a spanner, and how many there are. */
export function tile(count: number) {
	return s(
		"g",
		{ class: "tile" },
		box(0, 0, 34, 38, { class: "card", rx: 6 }),
		s("path", {
			class: "spanner",
			d: "M-10 8l12 -12m-1 -8a6.500 6.500 0 1 0 9 9",
		}),
		text(9, 11, String(count), "number"),
	);
}

/** A red star where somebody was wrecked. */
export function star() {
	const rays = Array.from({ length: 16 }, (_, n) =>
		turned([n % 2 === 1 ? 20 : 42, 0], n * 22.5)
			.map((value) => value.toFixed(1))
			.join(" "),
	);
	return s("path", { class: "crash", d: `M${rays.join("L")}Z` });
}

export { box, text };
