// The pieces of FrachtExpress: cards with real track, stations, locomotives, wagons, piles.

import type {
	FrachtExpressCardRow as Card,
	FrachtExpressComponents as Components,
	FrachtExpressGeometry as Geometry,
} from "../../../js/types/index.d.ts";
import { s } from "../../svg.ts";
import {
	across,
	along,
	edgeAt,
	type Point,
	sidesOf,
	sleeperAt,
	turned,
} from "./track.ts";

/** What is printed on the station where everybody begins. */
const START = "START";

export const translate = ([x, y]: Point) => `translate(${x} ${y})`;

/** The track of a card: ballast, countable sleepers, two rails. */
function track(card: Card, turn: number, { geometry, patterns }: Components) {
	const elements = turned(card.elements, turn, geometry);
	const crossing = patterns.some(
		(pattern) => pattern.id === card.pattern && pattern.crossing,
	);
	const sides = [...new Set(elements.flatMap(sidesOf))];
	const sleepers = crossing ? sides : [...sides, ...elements];
	return s(
		"g",
		{ class: "track" },
		...elements.map((element) =>
			s("path", { class: "ballast", d: along(element, 0, geometry) }),
		),
		...sleepers.map((part) => {
			const [x, y] = sleeperAt(part, geometry);
			return s("rect", {
				class: "sleeper",
				x: -11,
				y: -3,
				width: 22,
				height: 6,
				rx: 1,
				transform: `translate(${x} ${y}) rotate(${across(part, geometry)})`,
			});
		}),
		...elements.flatMap((element) =>
			[-5.5, 5.5].map((off) =>
				s("path", { class: "rail", d: along(element, off, geometry) }),
			),
		),
		...(crossing
			? [
					s(
						"g",
						{ class: "symbol", transform: "translate(50 50)" },
						s("rect", { x: -12, y: -12, width: 24, height: 24, rx: 3 }),
						s("path", { d: "M-7 0H7M0 -7V7" }),
					),
				]
			: []),
	);
}

/** The four symbols in the corners of a card. */
function symbols({ wagon, from, to, action }: Card) {
	return [
		s(
			"g",
			{ class: "mark wagon-mark", transform: "translate(16 15)" },
			s("path", { d: "M-12 -9H12V5H-12z" }),
			s("circle", { cx: -6, cy: 7.5, r: 3 }),
			s("circle", { cx: 6, cy: 7.5, r: 3 }),
			s("text", { y: 3.5 }, String(wagon)),
		),
		s(
			"g",
			{ class: "mark letter-mark from", transform: "translate(85 15)" },
			s("path", { class: "hook", d: "M-12 7V-3.500a3.500 3.500 0 0 1 7 0V0" }),
			s("text", { x: 4, y: 6.5 }, from),
		),
		s(
			"g",
			{ class: "mark letter-mark to", transform: "translate(15 85)" },
			s("path", { class: "hook", d: "M-10 -7V3.500a3.500 3.500 0 0 0 7 0V0" }),
			s("text", { x: 6, y: 6.5 }, to),
		),
		s(
			"g",
			{ class: "mark die", transform: "translate(85 85)" },
			s("rect", { x: -10.5, y: -10.5, width: 21, height: 21, rx: 4 }),
			...pips(action),
		),
	];
}

function pips(value: number) {
	const places: Record<number, [number, number][]> = {
		1: [[0, 0]],
		2: [
			[-5, -5],
			[5, 5],
		],
		3: [
			[-5.5, -5.5],
			[0, 0],
			[5.5, 5.5],
		],
		4: [
			[-5, -5],
			[5, -5],
			[-5, 5],
			[5, 5],
		],
		5: [
			[-5.5, -5.5],
			[5.5, -5.5],
			[0, 0],
			[-5.5, 5.5],
			[5.5, 5.5],
		],
	};
	return (places[value] ?? []).map(([cx, cy]) =>
		s("circle", { cx, cy, r: 2.1 }),
	);
}

/** A card of 100 by 100. */
export function card(row: Card, turn: number, components: Components) {
	return s(
		"g",
		{ class: "card" },
		s("rect", { class: "paper", x: 2, y: 2, width: 96, height: 96, rx: 7 }),
		track(row, turn, components),
		...symbols(row),
		s("rect", { class: "glow", x: 2, y: 2, width: 96, height: 96, rx: 7 }),
	);
}

/** The back of a card, 100 by 100. */
export function back() {
	return s(
		"g",
		{ class: "back" },
		s("rect", { x: 2, y: 2, width: 96, height: 96, rx: 7 }),
		s("path", { d: "M22 50H78M50 22V78M30 30L70 70M70 30L30 70" }),
	);
}

/** What the special actions look like: paths in a box of 24. */
const ICONS: Record<string, string> = {
	ticket: "M2 13l20-7-6 14-4-5zM12 15l-2 5-1-6",
	cardRaid: "M5 4h9v13H5zM9 8h10v13H9z",
	closeStation: "M4 4l16 16M20 4L4 20",
	raidTrain: "M3 7h8v9H3zM13 7h8v9h-8zM11 12h2",
	uncoupleAny: "M4 8h16M12 8v10m-4-4l4 4 4-4",
	vetoCard: "M12 3v11M12 18v2.500",
	rebuild: "M6 9a7 7 0 0 1 12 0M18 4v5h-5M18 15a7 7 0 0 1-12 0M6 20v-5h5",
	coupleAny: "M4 18h16M12 18V6m-4 4l4-4 4 4",
	wagonRaid: "M3 9h9v8H3zM14 13h7m-3-3l3 3-3 3",
	kidnap: "M4 12h11M11 8l4 4-4 4M18 5v14",
};

export function icon(special: string) {
	return s("path", { class: "icon", d: ICONS[special] ?? "" });
}

/** A station: sandy, with its letter and stubs of track to all four sides. */
export function station(letter: string, special: string, geometry: Geometry) {
	const stubs = geometry.sides.map((side) => {
		const [x, y] = edgeAt(side, geometry);
		return s("path", {
			class: "stub",
			d: `M${x} ${y}L${50 + (x - 50) * 0.72} ${50 + (y - 50) * 0.72}`,
		});
	});
	return s(
		"g",
		{ class: "station" },
		s("rect", { class: "ground", x: 2, y: 2, width: 96, height: 96, rx: 9 }),
		...stubs,
		s("rect", { class: "house", x: 16, y: 16, width: 68, height: 68, rx: 8 }),
		s(
			"text",
			{ class: "letter", x: 50, y: special === "none" ? 66 : 57 },
			letter,
		),
		...(special === "none"
			? [
					s(
						"text",
						{ class: "start", x: 50, y: 79 },
						letter === "A" ? START : "",
					),
				]
			: [s("g", { transform: "translate(40 60) scale(0.82)" }, icon(special))]),
		s("rect", { class: "glow", x: 2, y: 2, width: 96, height: 96, rx: 9 }),
	);
}

/** A locomotive that looks east, 36 long, with its seat's number. */
export function locomotive(seat: number) {
	return s(
		"g",
		{ class: `loc seat-${seat}` },
		s("path", { class: "body", d: "M-18 -10H6L19 0L6 10H-18z" }),
		s("circle", { class: "chimney", cx: 4, cy: 0, r: 3.2 }),
		s("text", { class: "number", x: -8, y: 4.6 }, String(seat + 1)),
	);
}

/** A wagon in a train, 56 by 56. */
export function wagon({ wagon: value, to, action }: Card) {
	return s(
		"g",
		{ class: "wagon" },
		s("rect", { class: "paper", x: 1, y: 1, width: 54, height: 54, rx: 5 }),
		s("path", { class: "box", d: "M7 10H49V34H7z" }),
		s("circle", { class: "wheel", cx: 17, cy: 36, r: 4 }),
		s("circle", { class: "wheel", cx: 39, cy: 36, r: 4 }),
		s("text", { class: "value", x: 28, y: 29 }, String(value)),
		s("text", { class: "goal", x: 14, y: 52 }, to),
		s(
			"g",
			{ class: "mark die", transform: "translate(44 46) scale(0.62)" },
			s("rect", { x: -10.5, y: -10.5, width: 21, height: 21, rx: 4 }),
			...pips(action),
		),
		s("rect", { class: "glow", x: 1, y: 1, width: 54, height: 54, rx: 5 }),
	);
}

/** A small pile with a number on it. */
export function counter(kind: string, words: string) {
	const picture =
		kind === "ticket" || kind === "vetoCard"
			? [
					s("rect", { class: kind, x: 2, y: 2, width: 40, height: 40, rx: 5 }),
					s("g", { transform: "translate(10 10)" }, icon(kind)),
				]
			: [s("g", { transform: "scale(0.44)" }, back())];
	return s(
		"g",
		{ class: `counter ${kind}` },
		...picture,
		s("text", { class: "count", x: 22, y: 56 }, words),
	);
}
