// What lies beside the map of Koplopers & Dwarsliggers: chip spaces, piles, the round track, the cards of a seat.

import { group, keyed, s } from "../../svg.ts";
import type { Lookup, Point } from "./board.ts";
import { lastRound, stationName, translate } from "./board.ts";
import { card, pile, repairCard, signal } from "./pieces.ts";
import type { Components, Context, State } from "./types.ts";
import { LABELS, repairNote, titleOfCards } from "./words.ts";

type Layer = ReturnType<typeof keyed>;

/** How many cards of a hand lie side by side, and how far the next row is below. */
const ROW = { cards: 5, step: 96 };

/** Where this table puts what has no place on the board. */
const PLACES = {
	deck: [120, 262] as Point,
	discard: [262, 262] as Point,
	points: (n: number): Point => [60 + 36 * n, 1470],
	hand: (n: number): Point => [
		104 + 134 * (n % ROW.cards),
		1556 + ROW.step * Math.floor(n / ROW.cards),
	],
	/** The repair card and the signal make room for a second row of cards. */
	repair: (cards: number): Point => [104, 1690 + below(cards)],
	end: (cards: number): Point => [300, 1690 + below(cards)],
};

const below = (cards: number) => (cards > ROW.cards ? ROW.step / 2 : 0);

/** The space of a chip beside the board. */
export function chipSpace(
	{ chips, drawing }: Components,
	letter: State["disc"],
) {
	const n = chips.indexOf(letter);
	const { x, y } = drawing.chipSpaces[n] ?? { x: 0, y: 0 };
	return [x, y] as Point;
}

/** A space of the round track. */
export function roundSpace({ drawing }: Components, round: number) {
	const { x, y } = drawing.roundSpaces[round] ?? { x: 0, y: 0 };
	return [x, y] as Point;
}

/** Everything beside the map. */
export function drawBeside(
	picture: SVGGElement,
	context: Context,
	board: Lookup,
) {
	const layer = keyed(group(picture, "beside"));
	drawChipSpaces(layer, context);
	drawPiles(layer, context);
	drawRounds(layer, context);
	drawHand(layer, context, board);
	layer.done();
}

function drawChipSpaces(layer: Layer, { view, components }: Context) {
	for (const letter of components.chips) {
		layer.put(
			`space ${letter}`,
			() =>
				s(
					"g",
					{ class: "space" },
					s("circle", { r: 29 }),
					s("text", { y: 9 }, letter),
				),
			{
				transform: translate(chipSpace(components, letter)),
				"pointer-events": "none",
			},
		);
	}
	layer.put("disc", () => s("circle", { class: "disc", r: 33 }), {
		transform: translate(chipSpace(components, view.disc)),
		"pointer-events": "none",
	});
}

function drawPiles(layer: Layer, { view }: Context) {
	for (const kind of ["deck", "discard"] as const) {
		const count = view[kind].length;
		layer.put(`${kind} ${count}`, () => pile(LABELS[kind], count), {
			transform: translate(PLACES[kind]),
			"pointer-events": "none",
		});
	}
}

function drawRounds(layer: Layer, { view, components }: Context) {
	const last = lastRound(components, view);
	const kind = (n: number) => {
		if (n === view.round) return "now";
		if (n === last) return "last";
		return n < view.round ? "past" : "";
	};
	for (let n = 0; n <= components.roundTrack.spaces; n += 1) {
		layer.put(
			`round ${n}`,
			() =>
				s(
					"g",
					{},
					s("rect", { x: -24, y: -22, width: 48, height: 44, rx: 9 }),
					s("text", { y: 8 }, String(n)),
				),
			{
				transform: translate(roundSpace(components, n)),
				class: `round ${kind(n)}`,
				"pointer-events": "none",
			},
		);
	}
	layer.put(
		"engine",
		() => s("path", { class: "engine", d: "M-20 -38h28l12 13v9h-40z" }),
		{
			transform: translate(roundSpace(components, view.round)),
			"pointer-events": "none",
		},
	);
}

/** The points, the hand, the repair card and the signal of the seat whose eyes these are, or who is in turn. */
function drawHand(
	layer: Layer,
	{ view, seat, name, actor, components }: Context,
	board: Lookup,
) {
	const whose = seat ?? view.turn;
	const player = view.seats[whose];
	if (player === undefined) return;
	const { pointsPerTurn, costs } = components.constants;
	const title = titleOfCards(name(whose), whose === view.turn);
	const [x, y] = PLACES.points(pointsPerTurn);
	layer.put(
		`title ${title}`,
		() => s("text", { class: "title", x: x + 4, y: y + 9 }, title),
		{ "pointer-events": "none" },
	);
	for (let n = 0; n < pointsPerTurn; n += 1) {
		layer.put(`point ${n}`, () => s("circle", { r: 14 }), {
			transform: translate(PLACES.points(n)),
			class: n < view.points && whose === view.turn ? "point left" : "point",
			"pointer-events": "none",
		});
	}
	player.hand.forEach((code, n) => {
		const first = player.hand.indexOf(code) === n;
		layer.put(
			`card ${n} ${code ?? ""}`,
			() => card(code, code === null ? "" : stationName(board, code)),
			{
				transform: translate(PLACES.hand(n)),
				"data-hit": code === null || !first ? null : `card:${code}`,
			},
		);
	});
	const left = player.repairCard;
	layer.put(
		`repair ${left}`,
		() => repairCard(left, LABELS.repair, repairNote(left, costs.repair)),
		{
			transform: translate(PLACES.repair(player.hand.length)),
			"data-hit": "repair",
		},
	);
	layer.put("end", () => s("g", {}, signal(LABELS.endTurn)), {
		transform: translate(PLACES.end(player.hand.length)),
		"data-hit": "end",
		class: actor === view.turn ? "ender" : "ender idle",
	});
}
