// What Troia says: the question, the story of a move, the names of things. Every sentence of this game stands here.

import type {
	TroiaCardRow as CardRow,
	TroiaColour as Colour,
	TroiaComponents as Components,
	TroiaEvent as Event,
	TroiaFound as Found,
	TroiaLayer as Layer,
	TroiaMove as Move,
	TroiaStatus as Status,
} from "../../../js/types/index.d.ts";
import type {
	Context as ContextOf,
	Names as NamesOf,
	Sentence,
} from "../renderer.ts";
import { cardRow, layerRow, pieceOf, setupRow } from "./lookup.ts";

type Context = ContextOf<"troia">;
type Names = NamesOf<"troia">;

export const optionWords = {
	plans: "Plan pieces",
	drawn: "Drawn for each game",
	box: "The same in every game",
	contours: "Contour lines",
	open: "Legible to everybody",
	examined: "Legible behind the tent only",
	bridges: "Digging under bridges",
};

const capitalised = (text: string) =>
	text.charAt(0).toUpperCase() + text.slice(1);

export const colourWords = (colour: Colour) => capitalised(colour);

const listed = (list: readonly string[]) =>
	list.length < 2
		? list.join("")
		: `${list.slice(0, -1).join(", ")} and ${list.at(-1)}`;

const some = (n: number, one: string, many: string = `${one}s`) =>
	n === 1 ? `one ${one}` : `${n} ${many}`;

const layerName = (components: Components, layer: Layer) =>
	layerRow(components, layer).name;

/** What a card is for: «dig». */
const cardUse = (components: Components, number: number) =>
	cardRow(components, number).kind === "dig" ? "dig" : "publish";

/** A piece as far as the reader knows it: «plan piece of Troy VI, b2». */
function pieceWords(
	{ layer, cell, kind }: Pick<Found, "layer" | "cell" | "kind">,
	components: Components,
) {
	const what =
		kind === "plan"
			? "plan piece"
			: kind === "rubble"
				? "rubble piece"
				: "piece";
	const from = layer === null ? "" : ` of ${layerName(components, layer)}`;
	return `${what}${from}${cell === null ? "" : `, ${cell}`}`;
}

export function nameHit(
	hit: string,
	{ view, name, seat, components }: Context,
) {
	const [kind, id = ""] = hit.split(":");
	if (kind === "card") return `card ${id}, ${cardUse(components, Number(id))}`;
	const piece = pieceOf(view, id);
	if (piece === undefined) return hit;
	const { place } = piece;
	const words = pieceWords(piece, components);
	switch (place.type) {
		case "mound":
			return `${words}, ${place.free ? "free" : "covered"} in the mound, level ${place.z}`;
		case "front":
			return `${words}, in front of ${place.seat === seat ? "your" : `${name(place.seat)}'s`} tent`;
		case "tent":
			return `${words}, behind ${place.seat === seat ? "your" : `${name(place.seat)}'s`} tent`;
		case "published":
			return `${words}, published by ${name(place.seat)} in round ${place.round}`;
	}
}

/** What a move does, for the name of its target. */
export function nameMove(mv: Readonly<Move>, { view, components }: Context) {
	const words = (id: string) =>
		pieceWords(
			pieceOf(view, id) ?? { layer: null, cell: null, kind: null },
			components,
		);
	switch (mv.type) {
		case "chooseCards":
			return `keep ${listed(mv.cards.map(String))}`;
		case "takeStart":
			return `take the ${words(mv.piece)} as starting piece`;
		case "playCard":
			return `lay card ${mv.card}, ${cardUse(components, mv.card)}, face down`;
		case "dig":
			return `dig the ${words(mv.piece)}`;
		case "examine":
			return `examine the ${words(mv.piece)}`;
		case "publish":
			return `publish ${listed(mv.pieces.map((id) => pieceOf(view, id)?.cell ?? id))} of ${layerName(components, pieceOf(view, mv.pieces[0] ?? "")?.layer ?? "I")}`;
		case "endTurn":
			return "end the turn";
		case "permitDrawn":
			return `permit ${mv.card}`;
	}
}

/** What the buttons below the question say. */
export const buttonWords = (mv: Readonly<Move>, context: Context) =>
	capitalised(nameMove(mv, context));

/** What pressing a piece does while a publication is put together. */
export const choosePiece = (hit: string, context: Context) =>
	`choose the ${nameHit(hit, context)}`;

export const releasePiece = (hit: string, context: Context) =>
	`${nameHit(hit, context)}, chosen: press again to let go`;

/** What pressing a card does while the starting cards are chosen. */
export const setCardAside = (number: number, { components }: Context) =>
	`leave out card ${number}, ${cardUse(components, number)}`;

export const keepCard = (number: number) =>
	`card ${number} is left out: press again to keep it`;

/** What is written below the pile of permits. */
export const pileWords = (permits: number) =>
	permits === 1 ? "1 permit" : `${permits} permits`;

/** What is written where no piece lies before the own tent. */
export const EMPTY_FRONT = "In front of the tent";

/** What is written on a tent. */
export function tentWords({ view, name, components }: Context, seat: number) {
	const cards = view.seats[seat]?.hand.length ?? 0;
	const renown = view.seats[seat]?.renown ?? 0;
	const laps = Math.floor(renown / components.scoreTrack.spaces);
	return `${name(seat)} · ${cards} ${cards === 1 ? "card" : "cards"}${laps > 0 ? ` · lap ${laps + 1}` : ""}`;
}

export function ask({
	view,
	actor,
	chosen,
	name,
	outcome,
	components,
}: Context) {
	if (outcome !== null) {
		const best = outcome.ranking[0] ?? [];
		const points = outcome.scores[best[0] ?? 0] ?? 0;
		return best.length === 1
			? `${name(best[0] ?? 0)} wins with ${points} renown.`
			: `${listed(best.map(name))} share the first place.`;
	}
	if (actor === "chance")
		return `${name(view.turn?.seat ?? 0)} draws a permit.`;
	if (actor === null)
		return view.turn === null
			? "Waiting for the others."
			: `It is the turn of ${name(view.turn.seat)}.`;
	const who = name(actor);
	switch (view.phase) {
		case "chooseCards": {
			const { digCards, publicationCards } = setupRow(components, view);
			const hand = view.seats[actor]?.hand.length ?? 0;
			const left = hand - digCards - publicationCards - chosen.length;
			const more = chosen.length === 0 ? "card" : "more card";
			return `${who}: choose ${some(left, more)} of your hand to leave out. You keep ${digCards} dig cards and ${publicationCards} publication cards.`;
		}
		case "startPieces":
			return `${who}: take a starting piece from the top of the mound.`;
		case "playCards":
			return `${who}: lay a card face down for round ${view.round}.`;
		case "dig": {
			const left =
				components.limits.handlingsPerDigTurn - (view.turn?.handled ?? 0);
			return `${who}: dig in the mound, or examine a piece in front of your tent. ${left === 0 ? "No action" : capitalised(some(left, "action"))} left.`;
		}
		case "publish": {
			const published = view.turn?.published ?? 0;
			const left = components.limits.piecesPublishedPerTurn - published;
			const pieces = some(left, published === 0 ? "piece" : "more piece");
			return chosen.length > 0
				? `${who}: add a piece to the group, or publish it.`
				: `${who}: publish pieces from behind your tent. You may publish up to ${pieces}.`;
		}
		default:
			return `${who} is to act.`;
	}
}

/** The lowest and the highest number of some cards: «1 to 20». */
function numbers(cards: readonly CardRow[]) {
	const all = cards.map(({ number }) => number);
	return `${Math.min(...all)} to ${Math.max(...all)}`;
}

export function aside({ view, seat, name, components }: Context) {
	if (view.phase === "over") return null;
	if (view.phase === "chooseCards") {
		const own = components.cards.filter(({ colour }) => colour !== null);
		const dig = own.filter(({ kind }) => kind === "dig");
		const publication = own.filter(({ kind }) => kind === "publication");
		return `Dig cards are numbered ${numbers(dig)}, publication cards ${numbers(publication)}. The highest number acts first.`;
	}
	if (view.phase === "playCards") {
		const done = view.seats.flatMap((_, n) =>
			view.waiting.includes(n) ? [] : [name(n)],
		);
		return done.length === 0
			? "Everybody chooses in secret; the highest number acts first."
			: `${listed(done)} ${done.length === 1 ? "has" : "have"} chosen.`;
	}
	if (view.turn !== null && view.phase === "publish")
		return view.turn.points > 0
			? `${some(view.turn.points, "point")} in this turn so far.`
			: null;
	if (view.turn !== null && view.order.length > 0) {
		const cards = view.order.map(
			(n) =>
				`${n === seat ? "you" : name(n)} ${view.seats[n]?.played.at(-1) ?? ""}`,
		);
		return `Round ${view.round}: ${cards.join(", ")}.`;
	}
	return null;
}

const STATUS: Record<Status, string> = {
	primordial: "a primary publication",
	secondary: "a secondary publication",
	final: "the final publication",
};

export function say(event: Event, { name, components }: Names): string | null {
	switch (event.type) {
		case "cardsChosen":
			return event.setAside === null
				? `${name(event.seat)} has chosen the starting cards.`
				: `${name(event.seat)} leaves out the cards ${listed(event.setAside.map(String))}.`;
		case "startTaken":
			return `${name(event.seat)} starts with a ${pieceWords(event.piece, components)}.`;
		case "cardLaid":
			return event.card === null
				? `${name(event.seat)} lays a card face down.`
				: `${name(event.seat)} lays card ${event.card} face down.`;
		case "revealed":
			return `The cards are turned up: ${listed(event.cards.map(({ seat, card }) => `${name(seat)} ${card}`))}.`;
		case "turnBegan":
			return `${name(event.seat)} ${event.action === "dig" ? "digs" : "publishes"} with card ${event.card}.`;
		case "dug":
			return `${name(event.seat)} digs a ${pieceWords(event.piece, components)}.`;
		case "cameToLight":
			return `${some(event.pieces.length, "piece")} ${event.pieces.length === 1 ? "comes" : "come"} to light.`;
		case "examined":
			return `${name(event.seat)} examines a ${pieceWords(event.piece, components)}.`;
		case "published": {
			const cells = listed(event.pieces.map(({ cell }) => cell ?? "?"));
			return `${name(event.seat)} publishes ${cells} of ${layerName(components, event.layer)}: ${STATUS[event.status]}, ${some(event.pieceTotal + event.bonus, "point")}.`;
		}
		case "layerCompleted":
			return `${layerName(components, event.layer)} is complete.`;
		case "pawnMoved":
			return `${name(event.seat)} advances from ${event.from} to ${event.to} renown.`;
		case "pawnMovedBack":
			return `${name(event.seat)} was on that space and is moved back to ${event.to}.`;
		case "permitDrawn":
			return event.card === null
				? `${name(event.seat)} draws a permit.`
				: `${name(event.seat)} draws permit ${event.card}.`;
		case "turnEnded":
			return null;
		case "roundBegan":
			return `Round ${event.round} begins.`;
		case "gameOver":
			return "The publication cards are used up. The game is over.";
	}
}

/** The events of one move as a story: what came to light goes with the digging, the end of a turn needs no word. */
export function tell(events: Event[], names: Names): Sentence[] {
	const story: Sentence[] = [];
	for (const event of events) {
		const text = say(event, names);
		const last = story.at(-1);
		if (text === null) continue;
		if (event.type === "cameToLight" && last !== undefined) {
			last.text = `${last.text.slice(0, -1)}; ${text}`;
			last.rules.push(event.rule);
		} else
			story.push({
				seat: "seat" in event ? event.seat : null,
				text,
				rules: [event.rule],
			});
	}
	return story;
}

export function describe({ view, name, components }: Context) {
	const free = view.pieces.filter(
		({ place }) => place.type === "mound" && place.free,
	);
	const buried = view.pieces.filter(
		({ place }) => place.type === "mound" && !place.seen,
	).length;
	const seen = view.pieces.filter(
		({ place }) => place.type === "mound" && place.seen,
	).length;
	const layers = components.layers.map((layer) => {
		const cells = view.pieces
			.filter(
				(piece) => piece.place.type === "published" && piece.layer === layer.id,
			)
			.map((piece) => piece.cell ?? "");
		return cells.length === 0
			? ""
			: `${layer.name}: ${listed(cells)} published. `;
	});
	const seats = view.seats.map((seat, n) => {
		const count = (type: string) =>
			view.pieces.filter(
				({ place }) =>
					place.type === type && place.type !== "mound" && place.seat === n,
			).length;
		return `${name(n)}: renown ${seat.renown}, ${count("front")} in front of the tent, ${count("tent")} behind it, ${seat.hand.length} cards. `;
	});
	return `The mound has ${seen} pieces in sight, ${free.length} of them free, and ${buried} buried. ${layers.join("")}${seats.join("")}${view.permits.length} permits in the pile.`;
}

export function score(seat: number, { view, components }: Context) {
	const here = view.seats[seat];
	const kept = setupRow(components, view).publicationCards;
	const used =
		here?.played.filter(
			(card) => cardRow(components, card).kind === "publication",
		).length ?? 0;
	const behind = view.pieces.filter(
		({ place }) => place.type === "tent" && place.seat === seat,
	).length;
	return {
		points: here?.renown ?? 0,
		facts: [
			{
				label: here?.hand.length === 1 ? "card" : "cards",
				value: here?.hand.length ?? 0,
			},
			{ label: "to publish", value: kept - used },
			{ label: "in tent", value: behind },
		],
	};
}
