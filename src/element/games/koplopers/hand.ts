// What a player of Koplopers & Dwarsliggers has in reach: the points, the hand, the repair card, the end of the turn.

import { h, s } from "../../svg.ts";
import { boardOf, stationName } from "./board.ts";
import type { Context } from "./types.ts";
import { actionPoints, LABELS, repairNote, titleOfCards } from "./words.ts";

/** The points of the turn as lamps, and in words. */
function points({ view, components }: Context) {
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
		h("span", {}, actionPoints(view.points)),
	);
}

/** The triangle of a disruption. */
const sign = () =>
	s(
		"svg",
		{ class: "sign-of-card", viewBox: "0 0 16 14", "aria-hidden": "true" },
		s("path", { d: "M8 0 16 14H0z" }),
	);

function cards(whose: number, { view, components, name }: Context) {
	const board = boardOf(components);
	const hand = view.seats[whose]?.hand ?? [];
	const rows = hand.map((code, n) => {
		if (code === null)
			return h(
				"li",
				{},
				h("span", { class: "disruption back" }, sign(), LABELS.hidden),
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
	const title = titleOfCards(name(whose), whose === view.turn);
	return h(
		"div",
		{ class: "cards-of-hand" },
		h("p", {}, `${title}, ${LABELS.nextChip(view.disc)}`),
		h(
			"ul",
			{ "data-scrolls": "cards", tabindex: 0, "aria-label": title },
			...rows,
		),
	);
}

/** The hand of the viewer; of the seat in turn, where everything is shown. */
export function drawHand(place: HTMLElement, context: Context) {
	const { view, seat, components } = context;
	const whose = seat ?? view.turn;
	const repair = view.seats[whose]?.repairCard ?? false;
	place.append(
		points(context),
		cards(whose, context),
		h(
			"button",
			{
				type: "button",
				class: repair ? "repair" : "repair used",
				"data-hit": "repair",
			},
			h("b", {}, LABELS.repair),
			" ",
			h("small", {}, repairNote(repair, components.constants.costs.repair)),
		),
		h(
			"button",
			{ type: "button", class: "end-turn", "data-hit": "end" },
			LABELS.endTurn,
		),
	);
}
