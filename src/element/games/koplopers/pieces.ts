// What is drawn on the map: stations, trains, tokens, chips, cards. Each is centred on 0, 0; colours are classes of koplopers.css.

import { s } from "../../svg.ts";
import { HEIGHT, SECOND, UNIT } from "./placement.ts";

/** The devices of the seats: a chevron, a bar, a diamond, a ring. */
export const DEVICES = [
	"M4 15 12 7l8 8-2.5 2.5L12 12l-5.500 5.500z",
	"M4 9.500h16v5H4z",
	"M12 3l8 9-8 9-8-9z",
	"M12 4a8 8 0 1 0 .01 0zM12 9a3 3 0 1 1-.01 0z",
];

/** A group that is as large on the screen at every scale. */
export const fixed = (...children: SVGElement[]) =>
	s("g", { class: "fixed" }, ...children);

/** A station where somebody waits, seen from further away: how many. */
export function sumOf(sum: number, colour: string, radius: number) {
	const half = sum > 999 ? radius + 6 : radius;
	const pill = (kind: string, more: number) =>
		s("rect", {
			class: kind,
			x: -half - more,
			y: -radius - more,
			width: 2 * (half + more),
			height: 2 * (radius + more),
			rx: radius + more,
		});
	return s(
		"g",
		{ class: `station ${colour}${radius < 13 ? " crowded" : ""}` },
		pill("halo", 4),
		pill("body", 0),
		s("text", { class: "sum", y: 4 }, String(sum)),
	);
}

/** A station where nobody waits, or whose sum there is no room for. */
export function dot(radius: number, colour: string) {
	return s(
		"g",
		{ class: `station empty ${colour}` },
		s("circle", { class: "halo", r: radius + 6 }),
		s("circle", { class: "body", r: radius }),
		s("circle", { class: "reach", r: 11 }),
	);
}

/** A station among its tokens: a disc in the colour of its region with its code. */
export function station(code: string, colour: string) {
	return s(
		"g",
		{ class: `station near ${colour}` },
		s("circle", { class: "halo", r: 27 }),
		s("circle", { class: "body", r: 20 }),
		s(
			"text",
			{
				class: "code",
				y: 4.5,
				...(code.length > 3
					? { textLength: 36, lengthAdjust: "spacingAndGlyphs" }
					: {}),
			},
			code,
		),
	);
}

/** A passenger token: number and destination. */
export function token(number: number, destination: string, colour: string) {
	return s(
		"g",
		{ class: `token ${colour}` },
		s("circle", { class: "glow", r: 26 }),
		s("circle", { class: "body", r: 20 }),
		s("text", { class: "number", y: 1 }, String(number)),
		s(
			"text",
			{
				class: "goal",
				y: 13,
				...(destination.length > 3
					? { textLength: 32, lengthAdjust: "spacingAndGlyphs" }
					: {}),
			},
			destination,
		),
	);
}

/** A name beside a station, and how many of one's passengers want to go there. */
export function nameplate(text: string, width: number) {
	return s(
		"g",
		{},
		s("rect", { x: -width / 2, y: -8, width, height: 16, rx: 8 }),
		s("text", { y: 4 }, text),
	);
}

/** An empty circle of a station. */
export function circle(colour: string) {
	return s("circle", { class: `circle ${colour}`, r: 15 });
}

/** A train, nose to the right: rounded at the tail, pointed and yellow at the nose, a second unit behind a coupled one. */
export function train(seat: number, number: number, units: number) {
	const [half, high] = [UNIT / 2, HEIGHT / 2];
	const body = `M${-half} ${8 - high}q0 -8 8 -8H${half - 15}L${half} 0 ${half - 15} ${high}H${8 - half}q-8 0 -8 -8z`;
	const unit = (shift: number) =>
		s(
			"g",
			{ transform: `translate(${shift} 0)` },
			s("path", { class: "casing", d: body }),
			s("path", { class: "hull", d: body }),
			s("path", {
				class: "nose",
				d: `M${half - 15} ${-high} ${half} 0 ${half - 15} ${high} ${half - 20} ${high} ${half - 20} ${-high}z`,
			}),
		);
	const more = units > 1 ? SECOND : 0;
	return s(
		"g",
		{ class: `train seat-${seat}` },
		s("rect", {
			class: "glow",
			x: -half - 8 - more,
			y: -high - 9,
			width: UNIT + 16 + more,
			height: HEIGHT + 18,
			rx: 22,
		}),
		...(units > 1 ? [unit(-SECOND)] : []),
		unit(0),
		s(
			"g",
			{ class: "plate" },
			s("circle", { r: 11.5 }),
			s("text", { y: 6.2 }, String(number)),
		),
	);
}

/** A disruption chip: a red triangle with its letter. */
export function chip(letter: string) {
	return s(
		"g",
		{ class: "chip" },
		s("circle", { class: "glow", r: 19 }),
		s("path", { d: "M0 -14 14 10h-28z" }),
		s("text", { y: 7.5 }, letter),
	);
}

/** A ring round the station that passengers want to reach. */
export function goalRing() {
	return s("circle", { class: "goal-ring", r: 22 });
}

/** A number of passengers that board or arrive. */
export function sumNote(text: string) {
	const width = 9 * text.length + 18;
	return s(
		"g",
		{ class: "sum-note" },
		s("rect", { x: -width / 2, y: -14, width, height: 26, rx: 9 }),
		s("text", { y: 4 }, text),
	);
}
