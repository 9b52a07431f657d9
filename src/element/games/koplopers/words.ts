// What Koplopers & Dwarsliggers says: the question, the line below it, the board in words, the score. The sentences are in
// src/text/koplopers.table.<lang>.json; here, in `names.ts`, `story.ts` and `info.ts` is which of them is said when.

import english from "ludotheque:words/koplopers.table.en";
import { boardOf, lastRound, passengers, stationName } from "./board.ts";
import { duties } from "./duties.ts";
import { stuckWords } from "./info.ts";
import { nameHit, partyNames, trainName } from "./names.ts";
import { say, signed, tell } from "./story.ts";
import type { Context, Event, Names, Words } from "./types.ts";

export { english };

/** What the renderer says, in the language of these words. */
export const koplopersWords = (words: Words) => ({
	nameHit: (hit: string, context: Context) => nameHit(words, hit, context),
	ask: (context: Context) => ask(words, context),
	aside: (context: Context) => aside(words, context),
	say: (event: Event, names: Names) => say(words, event, names),
	tell: (events: Event[], names: Names) => tell(words, events, names),
	describe: (context: Context) => describe(words, context),
	score: (seat: number, context: Context) => score(words, seat, context),
});

/** How the game ended. */
function ending(
	words: Words,
	{ ranking, scores, reason }: NonNullable<Context["outcome"]>,
	name: Context["name"],
) {
	const { end } = words;
	const [first = []] = ranking;
	const [winner = 0] = first;
	const points = signed(words, scores[winner] ?? 0);
	const how =
		first.length === 1
			? end.wins(name(winner), points)
			: end.shared(first.map(name), points);
	return `${how} ${reason === "track" ? end.track : end.board}`;
}

function ask(words: Words, context: Context) {
	const { ask } = words;
	const { view, actor, chosen, name, outcome, moves, components } = context;
	if (outcome !== null) return ending(words, outcome, name);
	const who = name(typeof actor === "number" ? actor : view.turn);
	const phase = view.phase;
	if (typeof actor !== "number")
		return phase.type === "drawing" ? ask.drawing(who) : ask.toAct(who);
	switch (phase.type) {
		case "passing":
			return ask.passing(who, phase.train);
		case "boarding":
			return ask.boarding(who, phase.train);
		case "exchange":
			return ask.exchange(who);
		case "dividing":
			return ask.dividing(who, phase.newTrain);
		case "offering":
			return ask.offering(who);
		case "answering": {
			const parties = (tokens: readonly string[]) =>
				partyNames(words, boardOf(components), tokens);
			return ask.answering(
				who,
				name(view.turn),
				phase.give.length > 0,
				parties(phase.give),
				phase.take.length > 0,
				parties(phase.take),
			);
		}
		default:
			break;
	}
	if (view.seats[view.turn]?.started === false) return ask.firstTrain(who);
	if (chosen[0] === "build") return ask.yard(who);
	if (chosen[0] === "repair") return ask.repair(who);
	if (chosen[1] === "decouple") return ask.secondUnit(who);
	if (chosen[1] !== undefined) return ask.otherTrain(who);
	if (chosen[0] !== undefined)
		return ask.train(who, Number(chosen[0].split(":")[1]));
	if (moves.length === 1 && moves[0]?.type === "endTurn")
		return ask.endTurn(who);
	return ask.choose(who);
}

function aside(words: Words, context: Context) {
	const { aside } = words;
	const { view, outcome, components } = context;
	if (outcome !== null) return null;
	const last = lastRound(components, view);
	const parts = [aside.round(view.round, last, view.lastRound)];
	if (view.phase.type === "act" || view.phase.type === "passing")
		parts.push(aside.left(view.points));
	const owing = duties(context);
	for (const train of view.seats[view.turn]?.trains ?? []) {
		const duty = owing.get(train.id);
		const stuck =
			context.actor === view.turn
				? stuckWords(words, context, view.turn, train)
				: null;
		if (stuck !== null) parts.push(aside.stuck(train.id, stuck));
		else if (duty !== undefined) parts.push(aside.duty(train.id, duty));
	}
	return parts.join(" ");
}

function describe(words: Words, context: Context) {
	const { describe } = words;
	const { view, name, components } = context;
	const board = boardOf(components);
	const trains = view.seats.flatMap((player, seat) =>
		player.trains.map((train) => trainName(words, context, seat, train)),
	);
	const chips = Object.entries(view.chips).flatMap(([letter, at]) =>
		at === null ? [] : [words.button.repairAt(stationName(board, at), letter)],
	);
	const boxes = view.seats.map((player, seat) =>
		describe.box(name(seat), passengers(board, player.box)),
	);
	const left = Object.values(view.waiting).reduce(
		(sum, tokens) => sum + tokens.length,
		0,
	);
	return [
		aside(words, context) ?? "",
		describe.delivered(boxes),
		trains.length === 0
			? describe.noTrains
			: describe.trains(
					trains.reduce((before, train) => describe.nextTrain(before, train)),
				),
		chips.length === 0 ? describe.notDisrupted : describe.disrupted(chips),
		describe.waiting(left),
	].join(" ");
}

function score(
	words: Words,
	seat: number,
	{ view, outcome, components }: Context,
) {
	const { score } = words;
	const board = boardOf(components);
	const player = view.seats[seat];
	const arrived = passengers(board, player?.box ?? []);
	const aboard = (player?.trains ?? []).reduce(
		(sum, train) => sum + passengers(board, train.load),
		0,
	);
	const cards = player?.hand.length ?? 0;
	const repairs = player?.repairCard ? 1 : 0;
	return {
		points: signed(words, outcome?.scores[seat] ?? arrived),
		facts: [
			{ label: score.aboard, value: aboard },
			{ label: score.cards(cards), value: cards },
			{ label: score.repairs(repairs), value: repairs },
		],
	};
}
