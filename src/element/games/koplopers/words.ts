// What Koplopers & Dwarsliggers says: the question, the story of a move, the names of things.

import type { Sentence } from "../renderer.ts";
import type { Lookup } from "./board.ts";
import {
	boardOf,
	front,
	lastRound,
	passengers,
	stationName,
	trainOf,
} from "./board.ts";
import { type Duty, duties } from "./duties.ts";
import { stuckWords } from "./info.ts";
import type { Context, Event, Move, Names, Train } from "./types.ts";

/** What the seats are called until they have names. */
export const SEATS = ["Red", "Green", "Yellow", "Blue"];

/** What options and their values are called. */
export const OPTIONS = {
	variant: "Version",
	family: "Family version",
	advanced: "Advanced version",
	coupledTrains: "Coupled trains",
	asOne: "Count as one train",
	onePointPerTurn: "At most one action point a turn",
	board: "Your own board",
};

/** What is written on the table. */
export const LABELS = {
	repair: "Repair",
	endTurn: "End turn",
	abbreviations: "Abbreviations",
	hidden: "Hidden",
	nextChip: (letter: string) => `next chip: ${letter}`,
	trains: "Your trains",
	aboard: (train: number) => `Aboard train ${train}`,
	towards: (station: string) => `towards ${station}`,
	inYard: (station: string) => `${station}, yard`,
	unbuilt: (unit: number) => `Unit ${unit} is not built yet.`,
	coupledTo: (unit: number, train: number) =>
		`Unit ${unit} is coupled to train ${train}.`,
	build: (cost: number) => `Build a train (${actionPoints(cost)})`,
	trade: (train: number, owner: string) =>
		`Trade with train ${train} of ${owner}`,
	give: (party: string) => `Give ${party}`,
	take: (party: string) => `Take ${party}`,
	fromBehind: (party: string) => `From behind: ${party}`,
	repairAt: (station: string, chip: string) => `${station} (chip ${chip})`,
};

/** What a train that owes something has to do. */
const DUTIES: Record<Duty, string> = {
	alight: "has passengers to set down",
	board: "has to take passengers aboard",
	serve: "has to turn round",
	act: "must still act",
};

export const titleOfCards = (name: string, inTurn: boolean) =>
	`${name}’s cards${inTurn ? "" : " (not in turn)"}`;

export const repairNote = (left: boolean, cost: number) =>
	left ? actionPoints(cost) : "used";

export function listed(list: readonly string[], last = "and") {
	return list.length < 2
		? list.join("")
		: `${list.slice(0, -1).join(", ")} ${last} ${list.at(-1)}`;
}

/** A number with a minus sign that looks like one. */
const signed = (n: number) => (n < 0 ? `−${-n}` : String(n));

const count = (n: number, word: string) => `${n} ${word}${n === 1 ? "" : "s"}`;

/** Points that are spent, never to be taken for those that are won. */
export const actionPoints = (n: number) => count(n, "action point");

/** A token in words: «200 for Amersfoort». */
export function tokenName(board: Lookup, id: string) {
	const row = board.tokens.get(id);
	return row === undefined
		? id
		: `${row.passengers} for ${stationName(board, row.destination)}`;
}

/** Several tokens in words. */
const tokenNames = (board: Lookup, ids: readonly string[]) =>
	listed(ids.map((id) => tokenName(board, id)));

/** A section or a yard in words. */
export function trackName(board: Lookup, id: string) {
	const track = board.tracks.get(id);
	if (track === undefined) return id;
	const [a, b] = track.ends.map((end) => stationName(board, end));
	return track.yard
		? `${track.number === null ? "the yard" : `yard ${track.number}`} at ${a}`
		: `${a}–${b}`;
}

/** Where a drive ends, in words. */
function nameDrive(
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
	const cost = actionPoints(components.constants.costs.drive);
	return `drive train ${id} to ${stationName(board, to ?? "")} for ${cost}${taken ? ", overtaking" : ""}`;
}

/** What a move does, for the name of its target. */
export function nameMove(mv: Move, context: Context) {
	const { view, name, components } = context;
	const { costs } = components.constants;
	const board = boardOf(components);
	const here = (id: number) => {
		const train = trainOf(view, view.turn, id);
		const station = train === undefined ? null : front(train);
		return station === null ? "here" : `at ${stationName(board, station)}`;
	};
	switch (mv.type) {
		case "build":
			return `build in ${trackName(board, mv.yard)} for ${actionPoints(costs.build)}`;
		case "drive":
			return nameDrive(mv, context);
		case "reverse":
			return `Turn train ${mv.train} round (${actionPoints(costs.reverse)})`;
		case "dismantle":
			return `Dismantle train ${mv.train}`;
		case "alight":
			return `Set down ${here(mv.train)} (train ${mv.train})`;
		case "board":
			return `Take aboard ${here(mv.train)} (train ${mv.train})`;
		case "boardToken":
			return `take aboard ${tokenName(board, mv.token)}`;
		case "boardBehind":
			return `take aboard from behind: ${tokenName(board, mv.token)}`;
		case "decouple":
			return `put the second unit on ${trackName(board, mv.section)}`;
		case "divided":
			return "Done";
		case "couple":
			return `Couple train ${mv.remove} to train ${mv.keep}`;
		case "transfer":
			return `let ${tokenName(board, mv.token)} change to train ${mv.to}`;
		case "offer":
			return `make an offer to train ${mv.withTrain} of ${name(mv.withSeat)}`;
		case "divide":
		case "offerGive":
			return `give ${tokenName(board, mv.token)}`;
		case "offerTake":
			return `ask for ${tokenName(board, mv.token)}`;
		case "propose":
			return "Propose the exchange";
		case "cancelOffer":
			return "Drop the offer";
		case "accept":
			return "Accept";
		case "decline":
			return "Decline";
		case "disrupt":
			return `disrupt ${stationName(board, mv.station)} with chip ${view.disc} for ${actionPoints(costs.disrupt)}`;
		case "repair":
			return `take chip ${mv.chip} off the board with the repair card for ${actionPoints(costs.repair)}`;
		case "endTurn":
			return LABELS.endTurn;
		case "drew":
			return `the card of ${stationName(board, mv.station)}`;
	}
}

export const nameUncoupling = (train: number) => `Uncouple train ${train}`;

export const nameTransfer = (hit: string, context: Context) =>
	`let ${nameHit(hit, context)} change trains`;

export const nameChosenTrain = (train: number) =>
	`train ${train}, chosen: press again to let go`;

export const nameOnlyTrain = (hit: string, context: Context) =>
	`${nameHit(hit, context)}: press for all it can do`;

export const nameOtherTrain = (hit: string, context: Context) =>
	`choose ${nameHit(hit, context)}`;

/** Where a train is, in words. */
export function trainPlace(board: Lookup, train: Train) {
	const at = front(train);
	const where =
		at !== null
			? `at ${stationName(board, at)}`
			: train.toward !== null
				? `on the way to ${stationName(board, train.toward)}`
				: "facing away";
	const track = trackName(board, train.section);
	return `${board.tracks.get(train.section)?.yard ? "in" : "on"} ${track}, ${where}`;
}

/** A train in words. */
function trainWords({ name, components }: Context, seat: number, train: Train) {
	const board = boardOf(components);
	const room = components.constants.capacityPerUnit * train.units.length;
	const load =
		train.load.length === 0
			? "empty"
			: `with ${passengers(board, train.load)} of ${room} passengers: ${tokenNames(board, train.load)}`;
	return `train ${train.id} of ${name(seat)}${train.units.length > 1 ? ", coupled" : ""}, ${trainPlace(board, train)}, ${load}`;
}

/** A station in words: what it is called, whether it is disrupted, and who waits there. */
export function stationWords(id: string, { view, components }: Context) {
	const board = boardOf(components);
	const chips = Object.entries(view.chips)
		.filter(([, at]) => at === id)
		.map(([letter]) => `chip ${letter}`);
	const waiting = view.waiting[id] ?? [];
	return [
		`${stationName(board, id)}.`,
		...(chips.length > 0 ? [`Disrupted by ${listed(chips)}.`] : []),
		waiting.length === 0
			? "Nobody waits here."
			: `Waiting: ${tokenNames(board, waiting)}.`,
	].join(" ");
}

export function nameHit(hit: string, context: Context) {
	const { view, components } = context;
	const board = boardOf(components);
	const [kind, first = "", second = ""] = hit.split(":");
	switch (kind) {
		case "station":
			return stationWords(first, context);
		case "track":
			return trackName(board, first);
		case "train": {
			const train = trainOf(view, Number(first), Number(second));
			return train === undefined
				? "a train"
				: trainWords(context, Number(first), train);
		}
		case "token":
			return tokenName(board, first);
		case "card":
			return `disruption card of ${stationName(board, first)}`;
		case "chip":
			return `disruption chip ${first}`;
		case "repair":
			return "emergency repair card";
		case "end":
			return LABELS.endTurn;
		default:
			return hit;
	}
}

/** How the game ended. */
function ending(
	{ ranking, scores, reason }: NonNullable<Context["outcome"]>,
	name: Context["name"],
) {
	const [first = []] = ranking;
	const points = signed(scores[first[0] ?? 0] ?? 0);
	const why =
		reason === "track"
			? "The last round is over."
			: "The board was nearly empty.";
	return first.length === 1
		? `${name(first[0] ?? 0)} wins with ${points} passengers. ${why}`
		: `${listed(first.map(name))} share the first place with ${points} passengers each. ${why}`;
}

export function ask(context: Context) {
	const { view, actor, chosen, name, outcome, moves, components } = context;
	if (outcome !== null) return ending(outcome, name);
	const who = name(typeof actor === "number" ? actor : view.turn);
	const phase = view.phase;
	if (typeof actor !== "number")
		return phase.type === "drawing"
			? `${who} draws a card.`
			: `${who} is to act.`;
	switch (phase.type) {
		case "passing":
			return `${who}: train ${phase.train} is overtaking. Drive on with it.`;
		case "boarding":
			return `${who}: not everybody fits. Who boards train ${phase.train}?`;
		case "exchange":
			return `${who}: a train is too full. Let more passengers change trains.`;
		case "dividing":
			return `${who}: share the passengers. Press those who go into train ${phase.newTrain}, then «Done».`;
		case "offering":
			return `${who}: what do you give and take? Press tokens, then propose the exchange.`;
		case "answering": {
			const board = boardOf(components);
			const sum = (list: string[]) =>
				list.length === 0 ? "nothing" : tokenNames(board, list);
			return `${who}: ${name(view.turn)} gives you ${sum(phase.give)} and takes ${sum(phase.take)}. Do you accept?`;
		}
		default:
			break;
	}
	if (view.seats[view.turn]?.started === false)
		return `${who}: build your first train in one of the lit yards.`;
	if (chosen[0] === "build") return `${who}: in which yard do you build?`;
	if (chosen[0] === "repair") return `${who}: which station do you repair?`;
	if (chosen[1] === "decouple") return `${who}: where does the second unit go?`;
	if (chosen[1] !== undefined) return `${who}: which train do they change to?`;
	if (chosen[0] !== undefined)
		return `${who}: what does train ${chosen[0].split(":")[1]} do?`;
	if (moves.length === 1 && moves[0]?.type === "endTurn")
		return `${who}: nothing is left to do. End the turn.`;
	return `${who}: choose a train, or play a card.`;
}

export function aside(context: Context) {
	const { view, outcome, components } = context;
	if (outcome !== null) return null;
	const last = lastRound(components, view);
	const parts = [
		`Round ${view.round} of ${last}${view.lastRound ? ", the last" : ""}.`,
	];
	if (view.phase.type === "act" || view.phase.type === "passing")
		parts.push(`${actionPoints(view.points)} left.`);
	const owing = duties(context);
	for (const train of view.seats[view.turn]?.trains ?? []) {
		const duty = owing.get(train.id);
		const stuck =
			context.actor === view.turn
				? stuckWords(context, view.turn, train)
				: null;
		if (stuck !== null) parts.push(`Train ${train.id}: ${stuck}`);
		else if (duty !== undefined)
			parts.push(`Train ${train.id} ${DUTIES[duty]}.`);
	}
	return parts.join(" ");
}

/** An offer in words. */
function offerWords(
	{ seat, withSeat, give, take }: Extract<Event, { type: "offered" }>,
	{ name, components }: Names,
) {
	const board = boardOf(components);
	const [given, taken] = [tokenNames(board, give), tokenNames(board, take)];
	if (take.length === 0)
		return `${name(seat)} offers ${name(withSeat)} ${given}, for nothing.`;
	return give.length === 0
		? `${name(seat)} asks ${name(withSeat)} for ${taken}, for nothing.`
		: `${name(seat)} offers ${name(withSeat)} ${given}, in exchange for ${taken}.`;
}

export function say(event: Event, names: Names): string | null {
	const { name, components } = names;
	const board = boardOf(components);
	const at = (station: string) => stationName(board, station);
	switch (event.type) {
		case "turnBegan":
			return event.seat === 0 ? `Round ${event.round} begins.` : null;
		case "built":
			return `${name(event.seat)} builds train ${event.train} in ${trackName(board, event.yard)}.`;
		case "reversed":
			return `${name(event.seat)} turns train ${event.train} round: it now faces ${at(event.toward)}.`;
		case "drove":
			return `${name(event.seat)} drives train ${event.train} to ${at(event.to)}${event.overtaking ? ", overtaking another train" : ""}.`;
		case "dismantled":
			return `${name(event.seat)} dismantles train ${event.train} for ${actionPoints(event.cost)}.`;
		case "stopped":
			return `Train ${event.train} of ${name(event.seat)} stops at ${at(event.station)}.`;
		case "alighted":
			return `${name(event.seat)} delivers ${event.passengers} passengers to ${at(event.station)}.`;
		case "boarded":
			return `${event.passengers} passengers board train ${event.train} of ${name(event.seat)} at ${at(event.station)}${event.behind ? ", from behind" : ""}.`;
		case "leftBehind":
			return `No room was left at ${at(event.station)} for ${tokenNames(board, event.tokens)}.`;
		case "transferred":
			return `${tokenName(board, event.token)} change from train ${event.from} to train ${event.to}.`;
		case "coupled":
			return `${name(event.seat)} couples train ${event.remove} to train ${event.keep} at ${at(event.station)}.`;
		case "decoupled":
			return `${name(event.seat)} uncouples train ${event.newTrain} from train ${event.train} at ${at(event.station)}.`;
		case "divided":
			return event.moved.length === 0
				? `Train ${event.newTrain} gets no passengers.`
				: `Train ${event.newTrain} takes over ${tokenNames(board, event.moved)}.`;
		case "offered":
			return offerWords(event, names);
		case "accepted":
			return `${name(event.withSeat)} accepts.`;
		case "declined":
			return `${name(event.withSeat)} declines.`;
		case "offerCancelled":
			return `${name(event.seat)} drops the offer.`;
		case "disrupted":
			return `${name(event.seat)} disrupts ${at(event.station)} with chip ${event.chip}${event.from === null || event.from === event.station ? "" : `, which leaves ${at(event.from)}`}.`;
		case "repaired":
			return `${name(event.seat)} takes chip ${event.chip} off ${at(event.station)} with the repair card.`;
		case "turnEnded":
			return event.pointsLost > 0
				? `${name(event.seat)} ends the turn; ${actionPoints(event.pointsLost)} unused.`
				: `${name(event.seat)} ends the turn.`;
		case "reshuffled":
			return `The discards become the new draw pile: ${count(event.cards, "card")}.`;
		case "drewCard":
			return event.station === null
				? `${name(event.seat)} draws a card.`
				: `${name(event.seat)} draws the card of ${at(event.station)}.`;
		case "lastRound":
			return event.reason === "track"
				? "This round is the last."
				: "The board is nearly empty: this round is the last.";
		case "gameOver":
			return `The game is over. ${listed(event.scores.map((score, seat) => `${name(seat)} ${signed(score)}`))}.`;
	}
}

/** The events of one move: a stop and what happens there in one sentence. */
export function tell(events: Event[], names: Names): Sentence[] {
	const story: Sentence[] = [];
	let stops: string[] = [];
	for (const event of events) {
		const next = events[events.indexOf(event) + 1];
		if (
			event.type === "stopped" &&
			next !== undefined &&
			next.type !== "turnEnded" &&
			next.type !== "stopped"
		) {
			stops.push(event.rule);
			continue;
		}
		const text = say(event, names);
		if (text === null) continue;
		story.push({
			text,
			rules: [...new Set([...stops, event.rule])],
			seat: "seat" in event ? event.seat : null,
		});
		stops = [];
	}
	return story;
}

export function describe(context: Context) {
	const { view, name, components } = context;
	const board = boardOf(components);
	const trains = view.seats.flatMap((player, seat) =>
		player.trains.map((train) => trainWords(context, seat, train)),
	);
	const chips = Object.entries(view.chips).flatMap(([letter, at]) =>
		at === null ? [] : [`${stationName(board, at)} (chip ${letter})`],
	);
	const boxes = view.seats.map(
		(player, seat) => `${name(seat)} ${passengers(board, player.box)}`,
	);
	const left = Object.values(view.waiting).reduce(
		(sum, tokens) => sum + tokens.length,
		0,
	);
	return [
		aside(context) ?? "",
		`Delivered: ${listed(boxes)}.`,
		trains.length === 0
			? "No train is on the board."
			: `Trains: ${trains.join("; ")}.`,
		chips.length === 0
			? "No station is disrupted."
			: `Disrupted: ${listed(chips)}.`,
		`Waiting at stations: ${count(left, "token")}.`,
	].join(" ");
}

export function score(seat: number, { view, outcome, components }: Context) {
	const board = boardOf(components);
	const player = view.seats[seat];
	const arrived = passengers(board, player?.box ?? []);
	const aboard = (player?.trains ?? []).reduce(
		(sum, train) => sum + passengers(board, train.load),
		0,
	);
	return {
		points: signed(outcome?.scores[seat] ?? arrived),
		facts: [
			{ label: "aboard", value: aboard },
			{
				label: player?.hand.length === 1 ? "card" : "cards",
				value: player?.hand.length ?? 0,
			},
			{
				label: player?.repairCard ? "repair" : "repairs",
				value: player?.repairCard ? 1 : 0,
			},
		],
	};
}
