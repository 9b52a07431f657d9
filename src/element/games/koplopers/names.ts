// What the things of Koplopers & Dwarsliggers are called, and what a move is called on its target.

import type { Lookup, Track } from "./board.ts";
import { boardOf, front, passengers, stationName, trainOf } from "./board.ts";
import type { Context, Move, Train, Words } from "./types.ts";

/** A party in words: «200 for Amersfoort». */
export function partyName({ party }: Words, board: Lookup, token: string) {
	const row = board.tokens.get(token);
	return row === undefined
		? token
		: party.name(row.passengers, stationName(board, row.destination));
}

/** Several parties in words. */
export const partyNames = (
	words: Words,
	board: Lookup,
	tokens: readonly string[],
) => tokens.map((token) => partyName(words, board, token));

/** A party in short: «250 → Den Helder». */
export function partyText({ party }: Words, board: Lookup, token: string) {
	const row = board.tokens.get(token);
	return row === undefined
		? token
		: party.short(row.passengers, stationName(board, row.destination));
}

/** The names of the stations at the ends of a track; a yard has one. */
const endsOf = (board: Lookup, track: Track) =>
	track.ends.map((end) => stationName(board, end)) as [string, string];

/** The number of a yard, or that it has none. */
const yardNumber = ({ number }: Track) =>
	number === null ? "plain" : String(number);

/** What a sentence needs to name a yard: its number and its station. */
export function yardAt(
	board: Lookup,
	id: string,
): [yard: string, station: string] {
	const track = board.tracks.get(id);
	return track === undefined
		? ["plain", id]
		: [yardNumber(track), endsOf(board, track)[0]];
}

/** A section or a yard in words. */
export function trackName(words: Words, board: Lookup, id: string) {
	const track = board.tracks.get(id);
	if (track === undefined) return id;
	return track.yard
		? words.track.yard(...yardAt(board, id))
		: words.track.section(...endsOf(board, track));
}

/** Where a train is, in words. */
export function trainPlace({ place }: Words, board: Lookup, train: Train) {
	const track = board.tracks.get(train.section);
	if (track === undefined) return train.section;
	const faced = stationName(board, train.toward ?? "");
	if (!track.yard)
		return place.section(...endsOf(board, track), train.open, faced);
	const facing = front(train) === null ? "away" : "station";
	return place.yard(...yardAt(board, train.section), facing);
}

/** A train in words. */
export function trainName(
	words: Words,
	{ name, components }: Context,
	seat: number,
	train: Train,
) {
	const board = boardOf(components);
	return words.train.whole(
		train.id,
		name(seat),
		train.units.length > 1,
		trainPlace(words, board, train),
		train.load.length === 0,
		passengers(board, train.load),
		components.constants.capacityPerUnit * train.units.length,
		partyNames(words, board, train.load),
	);
}

/** A station in words: what it is called, whether it is disrupted, and who waits there. */
function stationStory(words: Words, id: string, { view, components }: Context) {
	const { station } = words;
	const board = boardOf(components);
	const chips = Object.entries(view.chips)
		.filter(([, at]) => at === id)
		.map(([letter]) => station.chip(letter));
	const waiting = view.waiting[id] ?? [];
	return [
		station.name(stationName(board, id)),
		...(chips.length > 0 ? [station.disrupted(chips)] : []),
		waiting.length === 0
			? station.nobody
			: station.waiting(partyNames(words, board, waiting)),
	].join(" ");
}

/** What stands behind a hit id. */
export function nameHit(words: Words, hit: string, context: Context) {
	const { view, components } = context;
	const board = boardOf(components);
	const [kind, first = "", second = ""] = hit.split(":");
	switch (kind) {
		case "station":
			return stationStory(words, first, context);
		case "track":
			return trackName(words, board, first);
		case "train": {
			const train = trainOf(view, Number(first), Number(second));
			return train === undefined
				? words.train.unknown
				: trainName(words, context, Number(first), train);
		}
		case "token":
			return partyName(words, board, first);
		case "card":
			return words.hit.card(stationName(board, first));
		case "chip":
			return words.hit.chip(first);
		case "repair":
			return words.hit.repair;
		case "end":
			return words.hand.endTurn;
		default:
			return hit;
	}
}

/** Where a drive ends, and what it costs, in words. */
function nameDrive(
	{ move }: Words,
	{ train: id, section }: Extract<Move, { type: "drive" }>,
	{ view, components }: Context,
) {
	const board = boardOf(components);
	const train = trainOf(view, view.turn, id);
	const from = train === undefined ? null : front(train);
	const to = train?.open
		? train.toward
		: board.tracks.get(section)?.ends.find((end) => end !== from);
	const taken = view.seats.some((player, seat) =>
		player.trains.some(
			(other) =>
				other.section === section && !(seat === view.turn && other.id === id),
		),
	);
	const { drive } = components.constants.costs;
	return move.drive(id, stationName(board, to ?? ""), drive, taken);
}

/** What a move does, for the name of its target. */
export function nameMove(words: Words, mv: Move, context: Context) {
	const { move } = words;
	const { view, name, components } = context;
	const { costs } = components.constants;
	const board = boardOf(components);
	const at = (id: number): [named: boolean, station: string] => {
		const train = trainOf(view, view.turn, id);
		const station = train === undefined ? null : front(train);
		return [station !== null, stationName(board, station ?? "")];
	};
	switch (mv.type) {
		case "build":
			return move.build(...yardAt(board, mv.yard), costs.build);
		case "drive":
			return nameDrive(words, mv, context);
		case "reverse":
			return move.reverse(mv.train, costs.reverse);
		case "dismantle":
			return move.dismantle(mv.train);
		case "alight":
			return move.alight(...at(mv.train), mv.train);
		case "board":
			return move.board(...at(mv.train), mv.train);
		case "boardToken":
			return move.boardToken(partyName(words, board, mv.token));
		case "boardBehind":
			return move.boardBehind(partyName(words, board, mv.token));
		case "decouple":
			return move.decouple(trackName(words, board, mv.section));
		case "divided":
			return move.divided;
		case "couple":
			return move.couple(mv.remove, mv.keep);
		case "transfer":
			return move.transfer(partyName(words, board, mv.token), mv.to);
		case "offer":
			return move.offer(mv.withTrain, name(mv.withSeat));
		case "divide":
		case "offerGive":
			return move.give(partyName(words, board, mv.token));
		case "offerTake":
			return move.take(partyName(words, board, mv.token));
		case "propose":
			return move.propose;
		case "cancelOffer":
			return move.cancelOffer;
		case "accept":
			return move.accept;
		case "decline":
			return move.decline;
		case "disrupt":
			return move.disrupt(
				stationName(board, mv.station),
				view.disc,
				costs.disrupt,
			);
		case "repair":
			return move.repair(mv.chip, costs.repair);
		case "endTurn":
			return words.hand.endTurn;
		case "drew":
			return move.drew(stationName(board, mv.station));
	}
}
