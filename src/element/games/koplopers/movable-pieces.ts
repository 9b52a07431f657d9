// What moves on the map of Koplopers & Dwarsliggers: tokens, trains and chips.

import { group, keyed, s } from "../../svg.ts";
import type { Lookup } from "./board.ts";
import { circlesOf, colourOf, translate, viewerOf } from "./board.ts";
import { duties } from "./duties.ts";
import { chip, fixed, token, train } from "./pieces.ts";
import {
	chipPlace,
	detailOf,
	hasNumber,
	posed,
	trainPoses,
} from "./placement.ts";
import type { Context } from "./types.ts";

/** The tokens that wait, where they can be read. */
export function drawTokens(
	picture: SVGGElement,
	{ view, scale }: Context,
	board: Lookup,
) {
	const tokens = keyed(group(picture, "tokens"));
	const places = detailOf(scale) === "tokens" ? circlesOf(board, view) : [];
	for (const [id, at] of places) {
		const row = board.tokens.get(id);
		if (row === undefined) continue;
		tokens.put(
			id,
			() =>
				s(
					"g",
					{},
					token(row.passengers, row.destination, colourOf(board, row.region)),
				),
			{
				transform: translate(at),
				"data-hit": `token:${id}`,
				class: "party",
			},
		);
	}
	tokens.done();
}

export function drawTrains(
	picture: SVGGElement,
	context: Context,
	board: Lookup,
) {
	const { view, scale, seat: whose } = context;
	const viewer = viewerOf(whose, view);
	const owing = duties(context);
	const poses = trainPoses(board, view, { scale, viewer });
	const trains = keyed(group(picture, "trains"));
	view.seats.forEach((player, seat) => {
		for (const each of player.trains) {
			const pose = poses.get(`${seat}:${each.id}`);
			if (pose === undefined) continue;
			const element = trains.put(
				`${seat} ${each.id} ${each.units.length}`,
				() => s("g", {}, train(seat, each.id, each.units.length)),
				{
					transform: posed(pose),
					"data-hit": `train:${seat}:${each.id}`,
					class: `piece${hasNumber(scale, seat === viewer) ? "" : " small"}${seat === view.turn && owing.has(each.id) ? " owing" : ""}`,
				},
			);
			// The number stays upright.
			element
				.querySelector(".plate")
				?.setAttribute("transform", `translate(-7 0) rotate(${-pose.turn})`);
		}
	});
	trains.done();
}

export function drawChips(
	picture: SVGGElement,
	{ view, components, scale, seat }: Context,
	board: Lookup,
) {
	const eye = { scale, viewer: viewerOf(seat, view) };
	const chips = keyed(group(picture, "chips"));
	components.chips.forEach((letter, n) => {
		const at = view.chips[letter];
		if (at === null) return;
		const before = components.chips
			.slice(0, n)
			.filter((other) => view.chips[other] === at).length;
		chips.put(letter, () => s("g", {}, fixed(chip(letter))), {
			transform: translate(chipPlace(board, view, at, eye, before)),
			"data-hit": `chip:${letter}`,
			class: "marker",
		});
	});
	chips.done();
}
