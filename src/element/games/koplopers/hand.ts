// What a player of Koplopers & Dwarsliggers has in reach: the points, the hand, the repair card, the end of the turn.

import { h, s } from "../../svg.ts";
import { boardOf, stationName } from "./board.ts";
import type { Context, Words } from "./types.ts";

/** The points of the turn as lamps, and in words. */
function points({ hand }: Words, { view, components }: Context) {
	const of = components.constants.pointsPerTurn;
	const lamp = (n: number) =>
		s("circle", {
			class: n < view.points ? "point left" : "point",
			cx: 8 + 15 * n,
			cy: 8,
			r: 5.5,
		});
	return h(
		"div",
		{ class: "points-left" },
		s(
			"svg",
			{
				viewBox: `0 0 ${15 * of + 1} 16`,
				width: 15 * of + 1,
				height: 16,
				"aria-hidden": "true",
			},
			...Array.from({ length: of }, (_, n) => lamp(n)),
		),
		h("span", {}, hand.points(view.points)),
	);
}

/** The triangle of a disruption. */
const sign = () =>
	s(
		"svg",
		{ class: "sign-of-card", viewBox: "0 0 16 14", "aria-hidden": "true" },
		s("path", { d: "M8 0 16 14H0z" }),
	);

function cards(
	words: Words,
	whose: number,
	{ view, components, name }: Context,
) {
	const board = boardOf(components);
	const hand = view.seats[whose]?.hand ?? [];
	const rows = hand.map((code, n) => {
		if (code === null)
			return h(
				"li",
				{},
				h("span", { class: "disruption back" }, sign(), words.hand.hidden),
			);
		const face = [sign(), stationName(board, code)];
		// Of two like ones the first is pressed.
		return h(
			"li",
			{},
			hand.indexOf(code) === n
				? h(
						"button",
						{ type: "button", class: "disruption", "data-hit": `card:${code}` },
						...face,
					)
				: h("span", { class: "disruption" }, ...face),
		);
	});
	const who: [name: string, inTurn: boolean] = [
		name(whose),
		whose === view.turn,
	];
	return h(
		"div",
		{ class: "cards-of-hand" },
		h("p", {}, words.hand.heading(...who, view.disc)),
		h(
			"ul",
			{
				"data-scrolls": "cards",
				tabindex: 0,
				"aria-label": words.hand.title(...who),
			},
			...rows,
		),
	);
}

/** The hand of the viewer; of the seat in turn, where everything is shown. */
export function drawHand(words: Words, place: HTMLElement, context: Context) {
	const { view, seat, components } = context;
	const whose = seat ?? view.turn;
	const repair = view.seats[whose]?.repairCard ?? false;
	place.append(
		points(words, context),
		cards(words, whose, context),
		h(
			"button",
			{
				type: "button",
				class: repair ? "repair" : "repair used",
				"data-hit": "repair",
			},
			h("b", {}, words.hand.repair),
			" ",
			h(
				"small",
				{},
				repair
					? words.hand.points(components.constants.costs.repair)
					: words.hand.repairUsed,
			),
		),
		h(
			"button",
			{ type: "button", class: "end-turn", "data-hit": "end" },
			words.hand.endTurn,
		),
	);
}
