// What the players of FrachtExpress have: the strips with their trains, the piles, and the hand at the bottom.

import type { FrachtExpressPlayer as Player } from "../../../js/types/index.d.ts";
import { group, keyed, s } from "../../svg.ts";
import type { Context as ContextOf } from "../renderer.ts";
import { below, handOf } from "./board.ts";
import { chosenCard, chosenTurn } from "./moves.ts";
import {
	back,
	card,
	counter,
	locomotive,
	station,
	translate,
	wagon,
} from "./pieces.ts";
import { cardOf } from "./track.ts";

type Context = ContextOf<"frachtexpress">;

/** The players' locomotive cards with their trains, and the piles. */
export function drawStrips(board: SVGGElement, context: Context) {
	const { view } = context;
	const { strip, stripWidth } = below(context);
	const strips = keyed(group(board, "strips"));
	view.players.forEach((player, seat) => {
		const element = strips.put(
			`seat ${seat} ${stripWidth}`,
			() =>
				s(
					"g",
					{},
					tray("tray", stripWidth),
					s("g", { transform: "translate(26 26)" }, locomotive(seat)),
					tray("glow", stripWidth),
				),
			{
				transform: translate(strip(seat)),
				"data-hit": `seat:${seat}`,
				class: `strip${view.turn.seat === seat && view.turn.number > 0 ? " active" : ""}`,
			},
		);
		drawBelongings(element, player, seat, stripWidth, context);
	});
	const piles = strips.put(
		`piles ${stripWidth}`,
		() => s("g", { class: "piles" }, tray("tray quiet", stripWidth)),
		{ transform: translate(strip(view.players.length)) },
	);
	drawPiles(piles, context);
	strips.done();
}

const tray = (kind: string, width: number) =>
	s("rect", { class: kind, x: 3, y: 3, width: width - 6, height: 78, rx: 10 });

/** What belongs to a player: cards in hand, ticket, veto card, train, delivered wagons. */
function drawBelongings(
	strip: SVGElement,
	player: Player,
	seat: number,
	width: number,
	{ components }: Context,
) {
	const inside = keyed(group(strip, "belongings"));
	const held = player.hand.length + player.stationHand.length;
	inside.put(
		`hand ${held}`,
		() =>
			s(
				"g",
				{ class: "small" },
				s("g", { transform: "scale(0.2)" }, back()),
				s("text", { x: 24, y: 16 }, String(held)),
			),
		{ transform: "translate(10 50)" },
	);
	const slip = (kind: string, y: number) =>
		s("rect", { class: kind, x: 0, y, width: 14, height: 14, rx: 3 });
	inside.put(
		`ticket ${player.ticket} ${player.veto}`,
		() =>
			s(
				"g",
				{ class: "cards-held" },
				...(player.ticket ? [slip("ticket", 0)] : []),
				...(player.veto ? [slip("vetoCard", player.ticket ? 18 : 0)] : []),
			),
		{ transform: "translate(46 10)" },
	);
	const pitch = Math.min(40, (width - 130) / (components.limits.maxWagons - 1));
	player.train.forEach((id, n) => {
		inside.put(`wagon ${id}`, () => wagon(cardOf(components, id)), {
			transform: `translate(${64 + pitch * n} 13)`,
			"data-hit": `wagon:${seat}:${id}`,
			"data-locked": player.locked === id,
		});
	});
	inside.put(
		`delivered ${player.delivered.length}`,
		() =>
			s(
				"g",
				{ class: "small delivered" },
				s("g", { transform: "scale(0.28)" }, back()),
				s("text", { x: 14, y: 46 }, String(player.delivered.length)),
			),
		{ transform: `translate(${width - 40} 13)` },
	);
	inside.done();
}

/** The face-down pile, the discard pile, and in the advanced game the tickets and veto cards that are left. */
function drawPiles(piles: SVGElement, { view, components }: Context) {
	const inside = keyed(group(piles, "heaps"));
	inside.put(
		`deck ${view.deck.length}`,
		() => counter("deck", String(view.deck.length)),
		{ transform: "translate(16 12)", "data-hit": "deck" },
	);
	const top = view.discard.at(-1);
	const face = () =>
		top === undefined
			? s("rect", { class: "dots", x: 2, y: 2, width: 40, height: 40, rx: 5 })
			: s(
					"g",
					{ transform: "scale(0.44)" },
					card(cardOf(components, top), 0, components),
				);
	inside.put(
		`discard ${top ?? ""} ${view.discard.length}`,
		() =>
			s(
				"g",
				{ class: "counter" },
				face(),
				s(
					"text",
					{ class: "count", x: 22, y: 56 },
					String(view.discard.length),
				),
			),
		{ transform: "translate(76 12)", "data-hit": "discard" },
	);
	if (view.advanced) {
		inside.put(
			`tickets ${view.ticketsLeft}`,
			() => counter("ticket", String(view.ticketsLeft)),
			{ transform: "translate(136 12)" },
		);
		inside.put(
			`vetoes ${view.vetoesLeft}`,
			() => counter("vetoCard", String(view.vetoesLeft)),
			{ transform: "translate(196 12)" },
		);
	}
	inside.done();
}

/** The hand at the bottom: faces for whoever may see them, else backs. */
export function drawHand(board: SVGGElement, context: Context) {
	const { view, components, chosen } = context;
	const { hand } = below(context);
	const player = view.players[handOf(view)];
	const picked = chosenCard(chosen);
	const cards = keyed(group(board, "hand"));
	const at = (n: number, lift = 3) => {
		const [x, y] = hand(n);
		return `translate(${x + 3} ${y + lift}) scale(0.94)`;
	};
	player?.hand.forEach((id, n) => {
		if (id === null) {
			cards.put(`back ${n}`, back, { transform: at(n) });
			return;
		}
		const turn = picked === id ? chosenTurn(chosen) : 0;
		const make = () => card(cardOf(components, id), turn, components);
		cards.put(`${id}/${turn}`, make, {
			transform: at(n, picked === id ? -4 : 3),
			"data-hit": `hand:${id}`,
			"data-card": id,
		});
	});
	player?.stationHand.forEach((letter, n) => {
		if (letter === null) {
			cards.put(`station back ${n}`, back, { transform: at(n) });
			return;
		}
		const make = () => station(letter, "none", components.geometry);
		cards.put(`letter ${letter}`, make, {
			transform: at(n),
			"data-hit": `letter:${letter}`,
		});
	});
	cards.done();
}
