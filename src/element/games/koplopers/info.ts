// What the things of Koplopers & Dwarsliggers tell when they are looked at: a station, a train, a section, a party, a chip.

import type { Card } from "../renderer.ts";
import type { Lookup } from "./board.ts";
import {
	boardOf,
	chipsAt,
	front,
	goals,
	passengers,
	stationName,
	touched,
	trainOf,
	whereIs,
} from "./board.ts";
import { partyText, trackName, trainPlace } from "./names.ts";
import type { Context, Train, Words } from "./types.ts";

const capitalised = (text: string) =>
	`${text.charAt(0).toUpperCase()}${text.slice(1)}`;

/** The parties of a train or of a station, the largest first. */
export const sorted = (board: Lookup, tokens: readonly string[]) =>
	[...tokens].sort(
		(a, b) =>
			(board.tokens.get(b)?.passengers ?? 0) -
				(board.tokens.get(a)?.passengers ?? 0) || (a < b ? -1 : 1),
	);

/** The moves of a train of the seat in turn that take it somewhere else. */
const waysOut = ({ moves }: Context, id: number) =>
	moves.filter(
		(mv) => (mv.type === "drive" || mv.type === "reverse") && mv.train === id,
	);

/** Why a train stands still and what would help; null where nothing is in its way. */
export function stuckWords(
	{ stuck }: Words,
	context: Context,
	seat: number,
	train: Train,
): string | null {
	const { view, components, actor } = context;
	const board = boardOf(components);
	const inTurn = actor === seat && seat === view.turn;
	const held = touched(board, train).filter(
		(id) => chipsAt(view, id).length > 0,
	);
	const ahead =
		train.open &&
		train.toward !== null &&
		chipsAt(view, train.toward).length > 0
			? train.toward
			: null;
	const station = held[0] ?? ahead;
	if (station !== undefined && station !== null) {
		const ways = [
			...(inTurn && waysOut(context, train.id).length > 0 ? [stuck.turn] : []),
			...(inTurn && mayRepair(context, station)
				? [stuck.repair(components.constants.costs.repair)]
				: []),
			stuck.wait,
		];
		const disrupted = stationName(board, station);
		return ways.length === 1
			? stuck.onlyWait(disrupted)
			: stuck.ways(disrupted, ways);
	}
	const { halted, drove, moved } = train.now;
	const idle =
		inTurn &&
		view.phase.type === "act" &&
		view.points > 0 &&
		!(halted || drove || moved);
	return idle && waysOut(context, train.id).length === 0
		? stuck.noSection
		: null;
}

const mayRepair = ({ moves, view }: Context, station: string) =>
	moves.some((mv) => mv.type === "repair" && view.chips[mv.chip] === station);

/** A station: who waits, whether it is disrupted, which trains stand there, who of one's own passengers wants to go there. */
function stationCard(words: Words, id: string, context: Context): Card {
	const { card } = words;
	const { view, components, name, seat } = context;
	const board = boardOf(components);
	const waiting = view.waiting[id] ?? [];
	const viewer = seat ?? view.turn;
	const due = goals(board, view, viewer).get(id);
	const trains = view.seats.flatMap((player, owner) =>
		player.trains
			.filter((train) => front(train) === id)
			.map((train) => words.train.short(train.id, name(owner))),
	);
	const chips = chipsAt(view, id);
	const sum = passengers(board, waiting);
	return {
		title: card.station(stationName(board, id), id),
		about: [
			...(chips.length > 0 ? [card.disrupted(chips.length, chips)] : []),
			...(due === undefined ? [] : [card.due(due, name(viewer))]),
			...(trains.length > 0 ? [card.here(trains)] : []),
			sum === 0 ? words.station.nobody : card.waiting(sum),
		],
		list: sorted(board, waiting).map((token) => partyText(words, board, token)),
	};
}

/** A train: whose, where, how full, why it is stuck, who is aboard. */
function trainCard(
	words: Words,
	seat: number,
	train: Train,
	context: Context,
): Card {
	const { card } = words;
	const { components, name } = context;
	const board = boardOf(components);
	const room = components.constants.capacityPerUnit * train.units.length;
	const stuck = stuckWords(words, context, seat, train);
	const where = trainPlace(words, board, train);
	return {
		title: card.train(train.id, name(seat), train.units.length > 1),
		about: [
			card.place(capitalised(where)),
			...(stuck === null ? [] : [stuck]),
			train.load.length === 0
				? card.empty(room)
				: card.aboard(passengers(board, train.load), room),
		],
		list: sorted(board, train.load).map((token) =>
			partyText(words, board, token),
		),
	};
}

/** A section or a yard: which, whether it is taken, what it would need. */
function trackCard(words: Words, id: string, context: Context): Card {
	const { card } = words;
	const { view, components, name } = context;
	const board = boardOf(components);
	const track = board.tracks.get(id);
	const title = trackName(words, board, id);
	const trains = view.seats.flatMap((player, owner) =>
		player.trains
			.filter(({ section }) => section === id)
			.map((train) => words.train.short(train.id, name(owner))),
	);
	const { costs } = components.constants;
	const use = track?.yard ? card.yard(costs.build) : card.section(costs.drive);
	return {
		title: capitalised(title),
		about: [trains.length === 0 ? card.free : card.taken(trains), use],
	};
}

/** A chip on the board. */
function chipCard({ card }: Words, letter: string, context: Context): Card {
	const { view, components } = context;
	const board = boardOf(components);
	const at = Object.entries(view.chips).find(([each]) => each === letter)?.[1];
	const station = at == null ? "" : stationName(board, at);
	const { repair } = components.constants.costs;
	return {
		title: card.chip(station),
		about: [card.chipStays(letter, station, repair)],
	};
}

/** A party: aboard it may change trains, at a station it waits. */
function partyCard(words: Words, token: string, context: Context): Card {
	const { card } = words;
	const { view, components, name } = context;
	const place = whereIs(view, token);
	if (place === null || place.station !== undefined)
		return stationCard(words, place?.station ?? "", context);
	return {
		title: partyText(words, boardOf(components), token),
		about: [card.aboardTrain(place.train.id, name(place.seat)), card.party],
	};
}

/** What a thing tells; null for what is no thing to look at. */
export function cardOf(
	words: Words,
	hit: string,
	context: Context,
): Card | null {
	const [kind, first = "", second = ""] = hit.split(":");
	switch (kind) {
		case "station":
			return stationCard(words, first, context);
		case "train": {
			const train = trainOf(context.view, Number(first), Number(second));
			return train === undefined
				? null
				: trainCard(words, Number(first), train, context);
		}
		case "token":
			return partyCard(words, first, context);
		case "track":
			return trackCard(words, first, context);
		case "chip":
			return chipCard(words, first, context);
		default:
			return null;
	}
}

/** What is told of what a pointer rests on. Lines lie everywhere, so that they wait for a press. */
export function glanceHit(
	words: Words,
	hit: string,
	context: Context,
): Card | null {
	return /^(station|train|chip):/.test(hit) ||
		(hit.startsWith("token:") &&
			whereIs(context.view, hit.slice("token:".length))?.station !== undefined)
		? cardOf(words, hit, context)
		: null;
}
