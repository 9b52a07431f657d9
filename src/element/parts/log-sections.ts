// What the log says of one move, with the headings of the rounds and turns that begin in it; and what happened while bots moved.

import type { AnyEvent, GameId } from "../../js/types/index.d.ts";
import type {
	AnyRenderer,
	Context as ContextOf,
	Names as NamesOf,
	Sentence,
} from "../games/renderer.ts";
import type { Player } from "../settings.ts";
import type { TableGame } from "../table-game.ts";

type Names = NamesOf<GameId>;
type Context = ContextOf<GameId>;

/** A heading, or a sentence with the rules behind it. */
export type LogItem =
	| { kind: "round"; round: number }
	| { kind: "turn"; seat: number }
	| { kind: "sentence"; sentence: Sentence };

/** What has happened, in order, with the numbers of the moves. */
export type Entries = readonly { ply: number; event: AnyEvent }[];
/** What of a move has a heading before it: the events from `at` on. */
export type Heading = { at: number; round: number | null; turn: number | null };

/** Where the events of each move begin. A long game has many: no more is made of them than is needed. */
export function startsOf(entries: Entries): number[] {
	const starts: number[] = [];
	let last = -1;
	for (let at = 0; at < entries.length; at += 1) {
		const { ply } = entries[at] as Entries[number];
		if (ply !== last) starts.push(at);
		last = ply;
	}
	return starts;
}

/** The headings of every move. Rounds that the game does not count end when somebody has a second turn. */
export function headings(
	{ logParts }: AnyRenderer,
	entries: Entries,
): Map<number, Heading[]> {
	const found = new Map<number, Heading[]>();
	if (logParts === undefined) return found;
	let round = 0;
	let turn: number | null = null;
	let played = new Set<number>();
	/** Where the events of the move begin. */
	let start = 0;
	for (let at = 0; at < entries.length; at += 1) {
		const { ply, event } = entries[at] as Entries[number];
		if (entries[start]?.ply !== ply) start = at;
		const begins = logParts.begins(event);
		if (begins === null) continue;
		const before = { round, turn };
		const seat = begins.turn ?? null;
		const again = seat !== null && seat !== turn && played.has(seat);
		if (begins.round !== undefined) round = begins.round;
		else if (round === 0 || again) round += 1;
		const isNewRound = round !== before.round;
		if (isNewRound) {
			played = new Set();
			turn = null;
		}
		const isNewTurn = seat !== null && (isNewRound || seat !== before.turn);
		if (seat !== null) {
			played.add(seat);
			turn = seat;
		}
		const heading: Heading = {
			at: logParts.wholeMoves ? 0 : at - start,
			round: isNewRound ? round : null,
			turn: logParts.turns && isNewTurn ? seat : null,
		};
		const first = entries[0];
		if (
			begins.round === 1 &&
			seat !== null &&
			found.size === 0 &&
			first !== undefined &&
			first.ply < ply
		) {
			// No event says that the game began: what came before is the first turn of the same round.
			found.set(first.ply, [{ at: 0, round, turn: seatOf([first.event]) }]);
			heading.round = null;
		}
		if (heading.round !== null || heading.turn !== null)
			found.set(ply, [...(found.get(ply) ?? []), heading]);
	}
	return found;
}

/** The seat that the first of some events is about. */
const seatOf = ([event]: AnyEvent[]) =>
	event !== undefined && "seat" in event ? event.seat : null;

/** What the log says of a move. */
export function itemsOf(
	renderer: AnyRenderer,
	events: AnyEvent[],
	names: Names,
	begins: Heading[] = [],
): LogItem[] {
	const items: LogItem[] = [];
	const tell = (some: AnyEvent[]) => {
		for (const sentence of story(renderer, some, names))
			items.push({ kind: "sentence", sentence });
	};
	let from = 0;
	for (const { at, round, turn } of begins) {
		tell(events.slice(from, at));
		from = at;
		if (round !== null) {
			items.push({ kind: "round", round });
			// The event that only says so says no more than the heading.
			if (saysRound(events[at])) from = at + 1;
		}
		if (turn !== null) items.push({ kind: "turn", seat: turn });
	}
	tell(events.slice(from));
	return items;
}

const saysRound = (event: AnyEvent | undefined) =>
	event !== undefined && "round" in event;

/** The sentences of one move. */
export function story(
	renderer: AnyRenderer,
	events: AnyEvent[],
	names: Names,
): Sentence[] {
	if (renderer.tell !== undefined) return renderer.tell(events, names);
	return events.flatMap((event) => {
		const text = renderer.say(event, names);
		return text === null
			? []
			: [
					{
						text,
						rules: [event.rule],
						seat: "seat" in event ? event.seat : null,
					},
				];
	});
}

/** What a seat did meanwhile: the sentences worth telling, and how many moves it made. */
export type Meanwhile = { seat: number; moves: number; texts: string[] };

/** So many sentences tell what a seat did. */
const TOLD = 2;

/** What bots did since the person who is asked decided last, where that is more than one move. */
export function meanwhile(
	renderer: AnyRenderer,
	table: TableGame,
	players: Player[],
	context: Context,
): Meanwhile[] {
	const { actor, seat } = context;
	if (typeof actor !== "number") return [];
	const deciders = table.deciders();
	const from = deciders.lastIndexOf(actor) + 1;
	const since = deciders.slice(from);
	const bots = since.every((of) => players[of]?.kind === "bot");
	if (since.length < 2 || !bots) return [];
	const events = table.events(seat, table.decisions()[from]?.ply ?? 0);
	const told = summary(renderer, since, events, context);
	return told.some(({ texts }) => texts.length > 0) ? told : [];
}

/**
 * What some seats did.
 * @param seats who decided, in order
 * @param events of all these moves
 */
function summary(
	renderer: AnyRenderer,
	seats: readonly number[],
	events: AnyEvent[],
	names: Names,
): Meanwhile[] {
	const order: string[] = renderer.logParts?.telling ?? [];
	const told = events
		.filter(({ type }) => order.includes(type))
		.sort((a, b) => order.indexOf(a.type) - order.indexOf(b.type))
		.flatMap((event) => story(renderer, [event], names));
	return [...new Set(seats)].map((seat) => ({
		seat,
		moves: seats.filter((each) => each === seat).length,
		texts: [
			...new Set(
				told.filter((each) => each.seat === seat).map(({ text }) => text),
			),
		].slice(0, TOLD),
	}));
}
