// The trains of a player of Koplopers & Dwarsliggers beside the map: where each is, how full, and who is aboard.

import { h, s } from "../../svg.ts";
import type { Lookup } from "./board.ts";
import { boardOf, front, lastRound, passengers, stationName } from "./board.ts";
import { duties } from "./duties.ts";
import { sorted, stuckWords } from "./info.ts";
import { partyText } from "./names.ts";
import type { Context, Train, Words } from "./types.ts";

/** The round track with the black train on it. */
function rounds({ view, components }: Context) {
	const last = lastRound(components, view);
	const step = 320 / Math.max(1, last);
	return s(
		"svg",
		{
			class: "rounds",
			viewBox: "-12 0 348 20",
			"aria-hidden": "true",
			preserveAspectRatio: "xMidYMid meet",
		},
		s("line", { x1: 0, y1: 15, x2: 320, y2: 15 }),
		...Array.from({ length: last + 1 }, (_, n) =>
			s("circle", {
				class: n === last ? "last" : n <= view.round ? "past" : "",
				cx: n * step,
				cy: 15,
				r: n === last ? 4 : 2.5,
			}),
		),
		s("path", {
			class: "engine",
			d: "M-11 1h13l8 7v5h-21z",
			transform: `translate(${view.round * step} 0)`,
		}),
	);
}

/** Where a train is, in few words. */
function whereabouts({ holding }: Words, board: Lookup, train: Train) {
	const at = front(train);
	if (at !== null) return stationName(board, at);
	return train.toward === null
		? holding.inYard(
				stationName(board, board.tracks.get(train.section)?.ends[0] ?? ""),
			)
		: holding.towards(stationName(board, train.toward));
}

function trainRow(
	words: Words,
	seat: number,
	train: Train,
	context: Context,
	owing: boolean,
) {
	const board = boardOf(context.components);
	const room =
		context.components.constants.capacityPerUnit * train.units.length;
	const load = passengers(board, train.load);
	const said = stuckWords(words, context, seat, train);
	return h(
		"li",
		{ class: `holding seat-${seat}${owing ? " owing" : ""}` },
		h(
			"button",
			{
				type: "button",
				class: "holding-train",
				"data-hit": `train:${seat}:${train.id}`,
			},
			h("b", { class: "number" }, train.units.join("+")),
			" ",
			h("span", { class: "where" }, whereabouts(words, board, train)),
			" ",
			h("span", { class: "load" }, `${load}/${room}`),
		),
		h(
			"div",
			{
				class: "holding-load",
				"data-scrolls": `load ${train.id}`,
				tabindex: 0,
				role: "group",
				"aria-label": words.holding.aboard(train.id),
			},
			said === null ? null : h("p", { class: "said-of-train" }, said),
			...sorted(board, train.load).map((token) =>
				h(
					"button",
					{
						type: "button",
						class: `party-of-train${context.view.shifted.includes(token) ? " shifted" : ""}`,
						"data-hit": `token:${token}`,
					},
					partyText(words, board, token),
				),
			),
		),
	);
}

/** The trains of the viewer; of the seat in turn, where everything is shown. */
export function drawHoldings(
	words: Words,
	place: HTMLElement,
	context: Context,
) {
	const { view, seat, components } = context;
	const whose = seat ?? view.turn;
	const trains = view.seats[whose]?.trains ?? [];
	const owing = duties(context);
	const slots = Array.from(
		{ length: components.constants.unitsPerPlayer },
		(_, n) => {
			const train = trains.find(({ id }) => id === n + 1);
			if (train !== undefined)
				return trainRow(
					words,
					whose,
					train,
					context,
					whose === view.turn && owing.has(n + 1),
				);
			const other = trains.find(({ units }) =>
				units.some((unit) => unit === n + 1),
			);
			return h(
				"li",
				{ class: "holding none" },
				other === undefined
					? words.holding.unbuilt(n + 1)
					: words.holding.coupledTo(n + 1, other.id),
			);
		},
	);
	place.append(
		rounds(context),
		h("ul", { "aria-label": words.holding.trains }, ...slots),
	);
}
