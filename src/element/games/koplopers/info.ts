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
import type { Context, Train } from "./types.ts";
import { actionPoints, listed, trackName, trainPlace } from "./words.ts";

/** A party of passengers in short: «250 → Den Helder». */
export function partyText(board: Lookup, token: string) {
	const row = board.tokens.get(token);
	return row === undefined
		? token
		: `${row.passengers} → ${stationName(board, row.destination)}`;
}

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
			...(inTurn && waysOut(context, train.id).length > 0
				? ["turn the train round"]
				: []),
			...(inTurn && mayRepair(context, station)
				? [`repair it for ${actionPoints(components.constants.costs.repair)}`]
				: []),
			"wait",
		];
		return `${stationName(board, station)} is disrupted: ${ways.length === 1 ? "wait until it is repaired" : listed(ways, "or")}.`;
	}
	const { halted, drove, moved } = train.now;
	const idle =
		inTurn &&
		view.phase.type === "act" &&
		view.points > 0 &&
		!(halted || drove || moved);
	return idle && waysOut(context, train.id).length === 0
		? "No section ahead is free: wait until the other trains have left."
		: null;
}

const mayRepair = ({ moves, view }: Context, station: string) =>
	moves.some((mv) => mv.type === "repair" && view.chips[mv.chip] === station);

/** A station: who waits, whether it is disrupted, which trains stand there, who of one's own passengers wants to go there. */
export function stationCard(id: string, context: Context): Card {
	const { view, components, name, seat } = context;
	const board = boardOf(components);
	const waiting = view.waiting[id] ?? [];
	const viewer = seat ?? view.turn;
	const due = goals(board, view, viewer).get(id);
	const trains = view.seats.flatMap((player, owner) =>
		player.trains
			.filter((train) => front(train) === id)
			.map((train) => `train ${train.id} of ${name(owner)}`),
	);
	const chips = chipsAt(view, id);
	const sum = passengers(board, waiting);
	return {
		title: `${stationName(board, id)} (${id})`,
		about: [
			...(chips.length > 0
				? [
						`Disrupted by chip ${listed(chips)}: no train arrives, passes or leaves.`,
					]
				: []),
			...(due === undefined
				? []
				: [`${due} passengers of ${name(viewer)} want to get off here.`]),
			...(trains.length > 0 ? [`Here: ${listed(trains)}.`] : []),
			sum === 0 ? "Nobody waits here." : `Waiting: ${sum} passengers.`,
		],
		list: sorted(board, waiting).map((token) => partyText(board, token)),
	};
}

/** A train: whose, where, how full, why it is stuck, who is aboard. */
export function trainCard(seat: number, train: Train, context: Context): Card {
	const { components, name } = context;
	const board = boardOf(components);
	const room = components.constants.capacityPerUnit * train.units.length;
	const stuck = stuckWords(context, seat, train);
	const where = trainPlace(board, train);
	return {
		title: `Train ${train.id} of ${name(seat)}${train.units.length > 1 ? ", coupled" : ""}`,
		about: [
			`${where.charAt(0).toUpperCase()}${where.slice(1)}.`,
			...(stuck === null ? [] : [stuck]),
			train.load.length === 0
				? `Empty, with room for ${room} passengers.`
				: `Aboard: ${passengers(board, train.load)} of ${room} passengers.`,
		],
		list: sorted(board, train.load).map((token) => partyText(board, token)),
	};
}

/** A section or a yard: which, whether it is taken, what it would need. */
function trackCard(id: string, context: Context): Card {
	const { view, components, name } = context;
	const board = boardOf(components);
	const track = board.tracks.get(id);
	const title = trackName(board, id);
	const trains = view.seats.flatMap((player, owner) =>
		player.trains
			.filter(({ section }) => section === id)
			.map((train) => `train ${train.id} of ${name(owner)}`),
	);
	const { costs } = components.constants;
	const use = track?.yard
		? `To build a train in an empty yard costs ${actionPoints(costs.build)}.`
		: `A train whose front is at one end drives to the other for ${actionPoints(costs.drive)}.`;
	return {
		title: `${title.charAt(0).toUpperCase()}${title.slice(1)}`,
		about: [trains.length === 0 ? "Free." : `Taken by ${listed(trains)}.`, use],
	};
}

/** A chip on the board. */
function chipCard(letter: string, context: Context): Card {
	const { view, components } = context;
	const board = boardOf(components);
	const at = Object.entries(view.chips).find(([each]) => each === letter)?.[1];
	const station = at == null ? "" : stationName(board, at);
	const cost = actionPoints(components.constants.costs.repair);
	return {
		title: `Disruption of ${station}`,
		about: [
			`Chip ${letter} stays on ${station} until its letter comes round again, or until a repair card takes it off for ${cost}.`,
		],
	};
}

/** A party: aboard it may change trains, at a station it waits. */
function partyCard(token: string, context: Context): Card {
	const { view, components, name } = context;
	const place = whereIs(view, token);
	if (place === null || place.station !== undefined)
		return stationCard(place?.station ?? "", context);
	return {
		title: partyText(boardOf(components), token),
		about: [
			`Aboard train ${place.train.id} of ${name(place.seat)}.`,
			"They get off where they want to go, or change trains where another train stands at the same station.",
		],
	};
}

/** What a thing tells; null for what is no thing to look at. */
export function cardOf(hit: string, context: Context): Card | null {
	const [kind, first = "", second = ""] = hit.split(":");
	switch (kind) {
		case "station":
			return stationCard(first, context);
		case "train": {
			const train = trainOf(context.view, Number(first), Number(second));
			return train === undefined
				? null
				: trainCard(Number(first), train, context);
		}
		case "token":
			return partyCard(first, context);
		case "track":
			return trackCard(first, context);
		case "chip":
			return chipCard(first, context);
		default:
			return null;
	}
}

/** What is told of what a pointer rests on. Lines lie everywhere, so that they wait for a press. */
export function glanceHit(hit: string, context: Context): Card | null {
	return /^(station|train|chip):/.test(hit) ||
		(hit.startsWith("token:") &&
			whereIs(context.view, hit.slice("token:".length))?.station !== undefined)
		? cardOf(hit, context)
		: null;
}
