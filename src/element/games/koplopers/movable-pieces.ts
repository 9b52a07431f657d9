// What moves on the map of Koplopers & Dwarsliggers: tokens, trains and chips.

import { group, keyed, s } from "../../svg.ts";
import { chipSpace } from "./beside.ts";
import type { Lookup } from "./board.ts";
import {
	colourOf,
	isPassing,
	pose,
	posed,
	tokenPlaces,
	translate,
} from "./board.ts";
import { duties } from "./duties.ts";
import { chip, token, train } from "./pieces.ts";
import type { Context } from "./types.ts";
import { tokenName } from "./words.ts";

export function drawTokens(
	picture: SVGGElement,
	{ view, moves }: Context,
	board: Lookup,
) {
	const phase = view.phase;
	const named = new Set(
		phase.type === "offering" || phase.type === "answering"
			? [...phase.give, ...phase.take]
			: [],
	);
	// Those that can be pressed lie above the trains, the others below.
	const wanted = new Set(
		moves.flatMap((mv) => ("token" in mv ? [mv.token] : [])),
	);
	const below = keyed(group(picture, "tokens"));
	const above = keyed(group(picture, "raised"));
	for (const [id, { at, scale }] of tokenPlaces(board, view)) {
		const row = board.tokens.get(id);
		if (row === undefined) continue;
		(wanted.has(id) ? above : below).put(
			id,
			() =>
				s(
					"g",
					{},
					token(row.passengers, row.destination, colourOf(board, row.region)),
					s("title", {}, tokenName(board, id)),
				),
			{
				transform: `${translate(at)} scale(${scale})`,
				"data-hit": `token:${id}`,
				class: `party${named.has(id) ? " named" : ""}${view.shifted.includes(id) ? " shifted" : ""}`,
			},
		);
	}
	below.done();
	above.done();
}

export function drawTrains(
	picture: SVGGElement,
	context: Context,
	board: Lookup,
) {
	const { view } = context;
	const owing = duties(context);
	const trains = keyed(group(picture, "trains"));
	view.seats.forEach((player, seat) => {
		for (const each of player.trains) {
			const where = pose(board, each, isPassing(view, seat, each));
			const element = trains.put(
				`${seat} ${each.id} ${each.units.length}`,
				() => s("g", {}, train(seat, each.id, each.units.length)),
				{
					transform: posed(where),
					"data-hit": `train:${seat}:${each.id}`,
					class: `piece${seat === view.turn && owing.has(each.id) ? " owing" : ""}`,
				},
			);
			// The number stays upright.
			element
				.querySelector(".plate")
				?.setAttribute("transform", `translate(-8 0) rotate(${-where.turn})`);
		}
	});
	trains.done();
}

export function drawChips(
	picture: SVGGElement,
	{ view, components }: Context,
	board: Lookup,
) {
	const chips = keyed(group(picture, "chips"));
	components.chips.forEach((letter, n) => {
		const at = view.chips[letter];
		const others = components.chips
			.slice(0, n)
			.filter((other) => at !== null && view.chips[other] === at).length;
		const [x, y] = at === null ? chipSpace(components, letter) : board.at(at);
		chips.put(letter, () => s("g", {}, chip(letter)), {
			transform: translate([x + others * 26, y - (at === null ? 0 : 30)]),
			"data-hit": `chip:${letter}`,
			class: at === null ? "marker aside" : "marker",
		});
	});
	chips.done();
}
