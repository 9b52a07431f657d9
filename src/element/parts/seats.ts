// The seats: who plays, how they stand, whose turn it is.

import type { GameId } from "../../js/types/index.d.ts";
import type { AnyRenderer, Context as ContextOf } from "../games/renderer.ts";
import type { Player } from "../settings.ts";
import { h, s } from "../svg.ts";
import type { Words } from "../words.ts";

type Context = ContextOf<GameId>;

/** The sign of a seat: its colour and its device. */
export function seatSign(renderer: AnyRenderer, seat: number) {
	const style = renderer.seats[seat];
	const device = s("path", { d: style?.device ?? "" });
	const round = s("circle", { cx: 12, cy: 12, r: 11.5 });
	round.style.fill = style?.colour ?? "gray";
	device.style.fill = style?.ink ?? "white";
	device.setAttribute(
		"transform",
		"translate(12 12) scale(0.72) translate(-12 -12)",
	);
	return s(
		"svg",
		{ class: "sign", viewBox: "-1 -1 26 26", "aria-hidden": "true" },
		round,
		device,
	);
}

/**
 * The card of a seat of which nothing is told.
 * @param lines how many lines of facts it keeps room for
 */
export function blankSeat(lines: number) {
	const blank = (part: string) => h("span", { class: part }, "\u00a0");
	const facts = Array.from({ length: lines }, () =>
		h("div", { class: "facts" }, blank("fact")),
	);
	return h(
		"li",
		{ class: "seat" },
		s("svg", { class: "sign", viewBox: "0 0 26 26" }),
		h("div", { class: "who" }, blank("name"), blank("state")),
		...facts,
	);
}

export function seats(
	words: Words,
	renderer: AnyRenderer,
	context: Context,
	{
		players,
		thinking,
		label,
		lang,
	}: {
		players: Player[];
		thinking: number | null;
		label: (seat: number) => string;
		lang: string;
	},
) {
	const cards = [];
	const figures = new Intl.NumberFormat(lang);
	const written = (value: number | string) =>
		typeof value === "number" ? figures.format(value) : value;
	for (let seat = 0; seat < context.players; seat += 1) {
		const score = renderer.score?.(seat, context);
		const turn = context.acting.includes(seat);
		const won = context.outcome?.ranking[0]?.includes(seat) ?? false;
		const facts =
			score?.facts.map(({ label, value }) =>
				h("span", { class: "fact" }, h("b", {}, written(value)), ` ${label}`),
			) ?? [];
		const badge = won
			? context.outcome?.ranking[0]?.length === 1
				? words.seat.winner
				: words.seat.draw
			: seat === thinking
				? words.seat.thinks
				: turn
					? words.seat.toMove
					: "";
		const player = players[seat];
		const level =
			player?.kind === "bot"
				? h(
						"span",
						{ class: "level" },
						words.seat.ofLevel(words.seat.level[player.level]),
					)
				: null;
		const who =
			player === undefined || player.kind === "person"
				? []
				: [words.seat.played[player.kind], ...(level === null ? [] : [level])];
		cards.push(
			h(
				"li",
				{
					class: "seat",
					part: "seat",
					"data-seat": seat,
					"data-turn": turn,
					"data-won": won,
					"data-thinking": seat === thinking,
				},
				seatSign(renderer, seat),
				h(
					"div",
					{ class: "who" },
					h(
						"span",
						{ class: "name" },
						label(seat),
						...(label(seat) === context.name(seat)
							? []
							: [" ", h("small", {}, context.name(seat))]),
					),
					h(
						"span",
						{ class: "state" },
						...(badge === "" || (!won && player?.kind === "nobody")
							? who
							: [badge]),
					),
				),
				h(
					"span",
					{
						class:
							String(score?.points ?? "").length > 2 ? "points long" : "points",
					},
					written(score?.points ?? ""),
					h("span", { class: "unseen" }, ` ${words.seat.points}`),
				),
				h("div", { class: "facts" }, ...facts),
			),
		);
	}
	return cards;
}
