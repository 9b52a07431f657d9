// What is drawn on the map: stations, trains, tokens, chips, cards. Each is centred on 0, 0; colours are classes of koplopers.css.

import { s } from "../../svg.ts";
import { SECOND, UNIT } from "./board.ts";

/** The devices of the seats: a chevron, a bar, a diamond, a ring. */
export const DEVICES = [
	"M4 15 12 7l8 8-2.5 2.5L12 12l-5.500 5.500z",
	"M4 9.500h16v5H4z",
	"M12 3l8 9-8 9-8-9z",
	"M12 4a8 8 0 1 0 .01 0zM12 9a3 3 0 1 1-.01 0z",
];

/** A station: a disc in the colour of its region with its code. */
export function station(code: string, colour: string) {
	return s(
		"g",
		{ class: `station ${colour}` },
		s("circle", { class: "glow", r: 27 }),
		s("circle", { class: "body", r: 20 }),
		s("text", { class: `code length-${Math.min(code.length, 5)}`, y: 5 }, code),
	);
}

/** A passenger token: number and destination. */
export function token(number: number, destination: string, colour: string) {
	return s(
		"g",
		{ class: `token ${colour}` },
		s("circle", { class: "glow", r: 26 }),
		s("circle", { class: "body", r: 19 }),
		s("text", { class: "number", y: 2 }, String(number)),
		s("text", { class: "goal", y: 13.5 }, destination),
	);
}

/** An empty circle of a station. */
export function circle(colour: string) {
	return s("circle", { class: `circle ${colour}`, r: 15 });
}

/** A train, nose to the right: rounded at the tail, pointed and yellow at the nose, a second unit behind a coupled one. */
export function train(seat: number, number: number, units: number) {
	const half = UNIT / 2;
	const unit = (shift: number) =>
		s(
			"g",
			{ transform: `translate(${shift} 0)` },
			s("path", {
				class: "casing",
				d: `M${-half} -6q0 -7 7 -7H${half - 16}L${half} 0 ${half - 16} 13H${7 - half}q-7 0 -7 -7z`,
			}),
			s("path", {
				class: "hull",
				d: `M${-half} -6q0 -7 7 -7H${half - 16}L${half} 0 ${half - 16} 13H${7 - half}q-7 0 -7 -7z`,
			}),
			s("path", {
				class: "nose",
				d: `M${half - 17} -13 ${half} 0 ${half - 17} 13 ${half - 22} 13 ${half - 22} -13z`,
			}),
		);
	return s(
		"g",
		{ class: `train seat-${seat}` },
		s("rect", {
			class: "glow",
			x: -half - 8 - (units > 1 ? 18 : 0),
			y: -24,
			width: UNIT + 16 + (units > 1 ? 18 : 0),
			height: 48,
			rx: 20,
		}),
		...(units > 1 ? [unit(-SECOND)] : []),
		unit(0),
		s(
			"g",
			{ class: "plate" },
			s("circle", { r: 10 }),
			s("text", { y: 5.5 }, String(number)),
		),
	);
}

/** A disruption chip: a red triangle with its letter. */
export function chip(letter: string) {
	return s(
		"g",
		{ class: "chip" },
		s("circle", { class: "glow", r: 30 }),
		s("path", { d: "M0 -24 23 17h-46z" }),
		s("text", { y: 12 }, letter),
	);
}

/** A disruption card of a hand, or its back. */
export function card(code: string | null, name: string) {
	return s(
		"g",
		{ class: code === null ? "card back" : "card" },
		s("rect", {
			class: "glow",
			x: -66,
			y: -48,
			width: 132,
			height: 96,
			rx: 14,
		}),
		s("rect", {
			class: "sheet",
			x: -60,
			y: -42,
			width: 120,
			height: 84,
			rx: 9,
		}),
		s("path", { class: "sign", d: "M0 -34 11 -14h-22z" }),
		s("text", { class: "code", y: 14 }, code ?? ""),
		s(
			"text",
			{ class: "name", y: 33 },
			name.length > 13 ? `${name.slice(0, 12)}…` : name,
		),
	);
}

/** The emergency repair card, and what stands on it. */
export function repairCard(left: boolean, title: string, note: string) {
	return s(
		"g",
		{ class: left ? "card repair" : "card repair used" },
		s("rect", {
			class: "glow",
			x: -66,
			y: -38,
			width: 132,
			height: 76,
			rx: 14,
		}),
		s("rect", {
			class: "sheet",
			x: -60,
			y: -32,
			width: 120,
			height: 64,
			rx: 9,
		}),
		s("text", { class: "code", y: 2 }, title),
		s("text", { class: "name", y: 21 }, note),
	);
}

/** A pile of cards. */
export function pile(title: string, count: number) {
	return s(
		"g",
		{ class: "pile" },
		s("rect", { x: -56, y: -38, width: 112, height: 76, rx: 9 }),
		s("text", { class: "count", y: 4 }, String(count)),
		s("text", { class: "label", y: 26 }, title),
	);
}

/** A ring round the station that passengers want to reach. */
export function goalRing(transform: string) {
	return s("circle", { class: "goal-ring", r: 34, transform });
}

/** A number of passengers that board or arrive. */
export function sumNote(text: string, width: number) {
	return s(
		"g",
		{ class: "sum-note" },
		s("rect", { x: -width / 2, y: -22, width, height: 36, rx: 10 }),
		s("text", { y: 5 }, text),
	);
}

/** The signal that ends the turn. */
export function signal(title: string) {
	return s(
		"g",
		{ class: "end" },
		s("rect", {
			class: "glow",
			x: -104,
			y: -38,
			width: 208,
			height: 76,
			rx: 20,
		}),
		s("rect", {
			class: "plate",
			x: -98,
			y: -32,
			width: 196,
			height: 64,
			rx: 14,
		}),
		s("circle", { class: "lamp", cx: -70, r: 13 }),
		s("text", { x: 18, y: 9 }, title),
	);
}
