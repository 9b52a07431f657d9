// What lies about the seats of Troia: tents, hands, pawns, and the pile of permits.

import type {
	TroiaColour as Colour,
	TroiaComponents as Components,
	TroiaState as State,
} from "../../../js/types/index.d.ts";
import { group, keyed, s } from "../../svg.ts";
import type { Context as ContextOf } from "../renderer.ts";
import type { Area, Plan, Spot } from "./board.ts";
import { asAttribute } from "./board.ts";
import { cardRow, spaceRow } from "./lookup.ts";
import { card, cardBack, pawn, tent } from "./pieces.ts";
import { type TroiaWords, tentTitle } from "./words.ts";

type Context = ContextOf<"troia">;
type Keyed = ReturnType<typeof keyed>;

/** How large the card beside another's tent is. */
export const cardScale = ({ height }: Area) =>
	Math.min(1.3, (height - 52) / 140);

/** The seat whose tent is drawn large. */
export const mainSeat = ({ seat, actor, view }: Context) =>
	seat ?? (typeof actor === "number" ? actor : (view.turn?.seat ?? 0));

export const colourOf = (view: State, seat: number): Colour =>
	view.seats[seat]?.colour ?? "red";

/** The permits, face down, with their number. */
export function drawPile(
	words: TroiaWords,
	board: SVGGElement,
	{ view, components }: Context,
	{ pile }: Plan,
) {
	const cards = keyed(group(board, "pile", { "pointer-events": "none" }));
	const left = view.permits.length;
	for (let n = 0; n < Math.min(left, 4); n += 1)
		cards.put(`back ${n}`, () => cardBack(components), {
			transform: `translate(${pile.x + 3 * n} ${pile.y - 3 * n}) scale(${pile.scale})`,
		});
	cards.put(
		`count ${left}`,
		() => s("text", { class: "pile-count" }, words.board.permits(left)),
		{
			x: pile.x + 4,
			y: pile.y + 64 * pile.scale + 34,
			"font-size": 26 * Math.min(1.3, pile.scale),
		},
	);
	cards.done();
}

/** The tents: that of the main seat large, the others beside it. */
export function drawTents(
	words: TroiaWords,
	board: SVGGElement,
	context: Context,
	places: Plan,
) {
	const tents = keyed(group(board, "tents", { "pointer-events": "none" }));
	const main = mainSeat(context);
	drawLargeTent(words, tents, context, places, main);
	const others = context.view.seats.map((_, n) => n).filter((n) => n !== main);
	for (const [n, area] of places.others.entries()) {
		const seat = others[n];
		if (seat !== undefined)
			drawSmallTent(
				words,
				tents,
				context,
				area,
				seat,
				`${places.key} ${n + 1}`,
			);
	}
	tents.done();
}

function drawLargeTent(
	words: TroiaWords,
	tents: Keyed,
	context: Context,
	{ tent: large, front, key }: Plan,
	seat: number,
) {
	const { view, components } = context;
	tents.put(`front ${seat} ${key}`, () => before({ ...front, rx: 10 }));
	tents.put(`tent ${seat} ${key}`, () => tent(large, colourOf(view, seat), 46));
	tents.put(
		`title ${seat}`,
		() => s("text", { class: "tent-name large" }, ""),
		{ x: large.x + large.width / 2, y: large.y + 44 },
	).textContent = tentTitle(words, context, seat);
	if (
		!view.pieces.some(
			({ place }) => place.type === "front" && place.seat === seat,
		)
	)
		tents.put(
			"empty",
			() => s("text", { class: "hint" }, words.board.emptyFront),
			{
				x: front.x + 20,
				y: front.y + front.height / 2 + 9,
			},
		);
	const last = view.seats[seat]?.played.at(-1);
	if (last !== undefined)
		tents.put(`last ${seat} ${last}`, () => lastCard(components, last), {
			transform: `translate(${front.x + front.width - 48} ${front.y + front.height / 2}) scale(${(front.height - 8) / 132})`,
		});
}

/** Another's tent, with the card that its owner has laid or played last. */
function drawSmallTent(
	words: TroiaWords,
	tents: Keyed,
	context: Context,
	area: Area,
	seat: number,
	key: string,
) {
	const { view, components } = context;
	const scale = cardScale(area);
	tents.put(`tent ${seat} ${key}`, () => tent(area, colourOf(view, seat), 26));
	const half = (area.height - 58) / 2;
	tents.put(`front ${seat} ${key}`, () =>
		before({
			x: area.x + 8,
			y: area.y + 49 + half,
			width: area.width - 34 - 92 * scale,
			height: half + 6,
			rx: 6,
		}),
	);
	tents.put(`title ${seat}`, () => s("text", { class: "tent-name" }, ""), {
		x: area.x + area.width / 2,
		y: area.y + 38,
	}).textContent = tentTitle(words, context, seat);
	const transform = `translate(${area.x + area.width - 10 - 46 * scale} ${area.y + area.height / 2 + 14}) scale(${scale})`;
	const laid =
		view.phase === "playCards" &&
		!view.waiting.includes(seat) &&
		view.round > 0;
	const played = view.seats[seat]?.played.at(-1);
	if (laid)
		tents.put(`laid ${seat}`, () => cardBack(components), { transform });
	else if (played !== undefined)
		tents.put(`last ${seat} ${played}`, () => lastCard(components, played), {
			transform,
		});
}

/** The ground before a tent. */
const before = ({ x, y, width, height, rx }: Area & { rx: number }) =>
	s("rect", { class: "before", x, y, width, height, rx });

const lastCard = (components: Components, number: number) =>
	s("g", { class: "last-card" }, card(cardRow(components, number)));

export function drawPawns(board: SVGGElement, { view, components }: Context) {
	const pawns = keyed(group(board, "pawns", { "pointer-events": "none" }));
	view.seats.forEach(({ colour, renown }, seat) => {
		const spot = pawnSpot(view, seat, renown, components);
		pawns.put(`${seat}${colour}`, () => pawn(colour), {
			transform: asAttribute(spot),
			"data-seat": seat,
		});
	});
	pawns.done();
}

/** Where a pawn stands; several pawns share a space side by side. */
export function pawnSpot(
	view: State,
	seat: number,
	renown: number,
	components: Components,
): Spot {
	const { space, x, y } = spaceRow(components, renown);
	const sharing =
		view.seats.filter(
			(other) => spaceRow(components, other.renown).space === space,
		).length > 1;
	if (!sharing) return { x, y, turn: 0, scale: 1.15 };
	return {
		x: x + (seat % 2 === 0 ? -10 : 10),
		y: y + (seat < 2 ? -10 : 10),
		turn: 0,
		scale: 0.62,
	};
}

/** The own hand, and beside it what was set aside. */
export function drawHand(board: SVGGElement, context: Context, { hand }: Plan) {
	const { view, chosen, components } = context;
	const main = mainSeat(context);
	const seat = view.seats[main];
	const cards = keyed(group(board, "hand"));
	const held = [...(seat?.hand ?? [])];
	const width = 92 * hand.card;
	const step = Math.min(
		width + 6,
		(hand.width - width) /
			Math.max(1, Math.min(hand.row, Math.max(held.length, 1)) - 1),
	);
	held.forEach((number, n) => {
		const x = hand.x + width / 2 + (n % hand.row) * step;
		const y =
			hand.y + 64 * hand.card + Math.floor(n / hand.row) * 138 * hand.card;
		const spot = { x, y, turn: 0, scale: hand.card };
		if (number === null)
			cards.put(`back ${n}`, () => cardBack(components), {
				transform: asAttribute(spot),
			});
		else {
			cards.put(
				`${number}`,
				() =>
					s(
						"g",
						{},
						s("g", { class: "lift" }, card(cardRow(components, number))),
					),
				{
					transform: asAttribute(spot),
					"data-hit": `card:${number}`,
					class: chosen.includes(`card:${number}`) ? "held aside" : "held",
				},
			);
		}
	});
	const choice = seat?.choice;
	if (choice !== null && choice !== undefined)
		cards.put(
			`choice ${choice}`,
			() => s("g", { class: "choice-card" }, card(cardRow(components, choice))),
			{
				transform: `translate(${hand.x + hand.width - 50} ${hand.y - 62}) scale(0.7)`,
				"pointer-events": "none",
			},
		);
	cards.done();
}
