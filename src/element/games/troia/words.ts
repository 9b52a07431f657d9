// What Troia says: the question, the story of a move, the names of things. The sentences are in src/text/troia.table.<lang>.json;
// here is which of them is said when.

import english from "ludotheque:words/troia.table.en";
import type {
	TroiaCardRow as CardRow,
	TroiaComponents as Components,
	TroiaEvent as Event,
	TroiaFound as Found,
	TroiaMove as Move,
} from "../../../js/types/index.d.ts";
import type { TroiaTableWords as TroiaWords } from "../../../text/words.d.ts";
import type {
	Context as ContextOf,
	Names as NamesOf,
	Sentence,
} from "../renderer.ts";
import { cardRow, pieceOf, setupRow } from "./lookup.ts";

type Context = ContextOf<"troia">;
type Names = NamesOf<"troia">;
type OnePiece = Extract<Move, { type: "takeStart" | "dig" | "examine" }>;
type Publication = Extract<Move, { type: "publish" }>;

export { english, type TroiaWords };

/** What the renderer says, in the language of these words. */
export const troiaWords = (words: TroiaWords) => ({
	nameHit: (hit: string, context: Context) => nameHit(words, hit, context),
	ask: (context: Context) => ask(words, context),
	aside: (context: Context) => aside(words, context),
	say: (event: Event, names: Names) => say(words, event, names),
	tell: (events: Event[], names: Names) => tell(words, events, names),
	describe: (context: Context) => describe(words, context),
	score: (seat: number, context: Context) => score(words, seat, context),
});

/** What a card is for. */
export const cardUse = (components: Components, number: number) =>
	cardRow(components, number).kind === "dig" ? "dig" : "publish";

/** A piece as far as the reader knows it: «plan piece of Troy VI, b2». */
const namePiece = (
	words: TroiaWords,
	{ layer, cell, kind }: Pick<Found, "layer" | "cell" | "kind">,
) =>
	words.piece(
		kind ?? "none",
		layer === null ? "none" : words.layer[layer],
		cell ?? "none",
	);

/** What stands behind a hit id. */
export function nameHit(
	words: TroiaWords,
	hit: string,
	{ view, name, seat, components }: Context,
) {
	const [kind, id = ""] = hit.split(":");
	if (kind === "card")
		return words.hit.card(Number(id), cardUse(components, Number(id)));
	const piece = pieceOf(view, id);
	if (piece === undefined) return hit;
	const { place } = piece;
	const named = namePiece(words, piece);
	switch (place.type) {
		case "mound":
			return words.hit.mound(named, place.free, place.z ?? 0);
		case "front":
		case "tent":
			return words.hit[place.type](
				named,
				place.seat === seat,
				name(place.seat),
			);
		case "published":
			return words.hit.published(named, name(place.seat), place.round);
	}
}

/** What a move with one piece does, for the name of its target. */
export const nameMove = (
	words: TroiaWords,
	mv: Readonly<OnePiece>,
	{ view }: Context,
) =>
	words.move[mv.type](
		namePiece(
			words,
			pieceOf(view, mv.piece) ?? { layer: null, cell: null, kind: null },
		),
	);

/** The cells and the layer that a publication names. */
export function publicationOf(
	{ layer }: TroiaWords,
	{ pieces }: Readonly<Publication>,
	{ view }: Context,
) {
	const [first = ""] = pieces;
	return [
		pieces.map((id) => pieceOf(view, id)?.cell ?? id),
		layer[pieceOf(view, first)?.layer ?? "I"],
	] as const;
}

/** What is written on a tent. */
export function tentTitle(
	{ board }: TroiaWords,
	{ view, name, components }: Context,
	seat: number,
) {
	const { hand = [], renown = 0 } = view.seats[seat] ?? {};
	const lap = Math.floor(renown / components.scoreTrack.spaces) + 1;
	return board.tent(name(seat), hand.length, lap);
}

function ask(
	words: TroiaWords,
	{ view, actor, chosen, name, outcome, components }: Context,
) {
	if (outcome !== null) {
		const [best = []] = outcome.ranking;
		const [first = 0] = best;
		return best.length === 1
			? words.end.win(name(first), outcome.scores[first] ?? 0)
			: words.end.shared(best.map(name));
	}
	if (actor === "chance") return words.ask.permit(name(view.turn?.seat ?? 0));
	if (actor === null)
		return view.turn === null
			? words.ask.waiting
			: words.ask.turn(name(view.turn.seat));
	const who = name(actor);
	switch (view.phase) {
		case "chooseCards": {
			const { digCards, publicationCards } = setupRow(components, view);
			const hand = view.seats[actor]?.hand.length ?? 0;
			return words.ask.chooseCards(
				who,
				hand - digCards - publicationCards - chosen.length,
				chosen.length > 0,
				digCards,
				publicationCards,
			);
		}
		case "startPieces":
			return words.ask.startPiece(who);
		case "playCards":
			return words.ask.playCard(who, view.round);
		case "dig": {
			const most = components.limits.handlingsPerDigTurn;
			return words.ask.dig(who, most - (view.turn?.handled ?? 0));
		}
		case "publish": {
			const most = components.limits.piecesPublishedPerTurn;
			const published = view.turn?.published ?? 0;
			return chosen.length > 0
				? words.ask.addOrPublish(who)
				: words.ask.publish(who, most - published, published > 0);
		}
		default:
			return words.ask.act(who);
	}
}

/** The lowest and the highest number of some cards. */
function numbers(cards: readonly CardRow[]) {
	const all = cards.map(({ number }) => number);
	return [Math.min(...all), Math.max(...all)] as const;
}

function aside(
	{ aside: words }: TroiaWords,
	{ view, seat, name, components }: Context,
) {
	if (view.phase === "over") return null;
	if (view.phase === "chooseCards") {
		const own = components.cards.filter(({ colour }) => colour !== null);
		const dig = own.filter(({ kind }) => kind === "dig");
		const publication = own.filter(({ kind }) => kind === "publication");
		return words.numbers(...numbers(dig), ...numbers(publication));
	}
	if (view.phase === "playCards") {
		const done = view.seats.flatMap((_, n) =>
			view.waiting.includes(n) ? [] : [name(n)],
		);
		return done.length === 0 ? words.secret : words.chosen(done, done.length);
	}
	if (view.turn !== null && view.phase === "publish")
		return view.turn.points > 0 ? words.points(view.turn.points) : null;
	if (view.turn !== null && view.order.length > 0)
		return words.order(
			view.round,
			view.order.map((n) =>
				words.card(n === seat, name(n), view.seats[n]?.played.at(-1) ?? 0),
			),
		);
	return null;
}

/** @param uncovered how many pieces came to light by it, where that is told with it */
function say(
	words: TroiaWords,
	event: Event,
	{ name }: Names,
	uncovered: number = 0,
): string | null {
	const { say, layer } = words;
	switch (event.type) {
		case "cardsChosen":
			return event.setAside === null
				? say.cardsChosen(name(event.seat))
				: say.cardsLeftOut(name(event.seat), event.setAside.map(String));
		case "startTaken":
		case "dug":
			return say[event.type](
				name(event.seat),
				namePiece(words, event.piece),
				uncovered,
			);
		case "cardLaid":
			return event.card === null
				? say.cardLaid(name(event.seat))
				: say.ownCardLaid(name(event.seat), event.card);
		case "revealed":
			return say.revealed(
				event.cards.map(({ seat, card }) => say.card(name(seat), card)),
			);
		case "turnBegan":
			return say.turnBegan(name(event.seat), event.action, event.card);
		case "cameToLight":
			return say.cameToLight(event.pieces.length);
		case "examined":
			return say.examined(name(event.seat), namePiece(words, event.piece));
		case "published":
			return say.published(
				name(event.seat),
				event.pieces.map(({ cell }) => cell ?? "?"),
				layer[event.layer],
				event.status,
				event.pieceTotal + event.bonus,
			);
		case "layerCompleted":
			return say.layerCompleted(layer[event.layer]);
		case "pawnMoved":
			return say.pawnMoved(name(event.seat), event.from, event.to);
		case "pawnMovedBack":
			return say.pawnMovedBack(name(event.seat), event.to);
		case "permitDrawn":
			return event.card === null
				? say.permitDrawn(name(event.seat))
				: say.ownPermitDrawn(name(event.seat), event.card);
		case "turnEnded":
			return null;
		case "roundBegan":
			return say.roundBegan(event.round);
		case "gameOver":
			return say.gameOver;
	}
}

/** The events of one move as a story: what came to light goes with the digging, the end of a turn needs no word. */
function tell(words: TroiaWords, events: Event[], names: Names): Sentence[] {
	const story: Sentence[] = [];
	for (const [n, event] of events.entries()) {
		if (event.type === "cameToLight" && isTaking(events[n - 1])) continue;
		const next = isTaking(event) ? events[n + 1] : undefined;
		const light = next?.type === "cameToLight" ? next : null;
		const text = say(words, event, names, light?.pieces.length);
		if (text !== null)
			story.push({
				seat: "seat" in event ? event.seat : null,
				text,
				rules: [event.rule, ...(light === null ? [] : [light.rule])],
			});
	}
	return story;
}

/** Whether a piece leaves the mound. */
const isTaking = (event: Event | undefined) =>
	event?.type === "dug" || event?.type === "startTaken";

function describe(
	{ describe: words, layer }: TroiaWords,
	{ view, name, components }: Context,
) {
	const mound = view.pieces.flatMap(({ place }) =>
		place.type === "mound" ? [place] : [],
	);
	const seen = mound.filter((place) => place.seen).length;
	const free = mound.filter((place) => place.free).length;
	const layers = components.layers.flatMap(({ id }) => {
		const cells = view.pieces
			.filter((piece) => piece.place.type === "published" && piece.layer === id)
			.map((piece) => piece.cell ?? "");
		return cells.length === 0 ? [] : [words.layer(layer[id], cells)];
	});
	const seats = view.seats.map(({ renown, hand }, seat) =>
		words.seat(
			name(seat),
			renown,
			piecesAt(view, "front", seat),
			piecesAt(view, "tent", seat),
			hand.length,
		),
	);
	return [
		words.mound(seen, free, mound.length - seen),
		...layers,
		...seats,
		words.permits(view.permits.length),
	].join(" ");
}

/** How many pieces lie before or behind the tent of a seat. */
const piecesAt = (
	{ pieces }: Context["view"],
	type: "front" | "tent",
	seat: number,
) =>
	pieces.filter(({ place }) => place.type === type && place.seat === seat)
		.length;

function score(
	{ score: words }: TroiaWords,
	seat: number,
	{ view, components }: Context,
) {
	const { renown = 0, hand = [], played = [] } = view.seats[seat] ?? {};
	const kept = setupRow(components, view).publicationCards;
	const used = played.filter(
		(card) => cardRow(components, card).kind === "publication",
	).length;
	return {
		points: renown,
		facts: [
			{ label: words.cards(hand.length), value: hand.length },
			{ label: words.toPublish, value: kept - used },
			{ label: words.inTent, value: piecesAt(view, "tent", seat) },
		],
	};
}
