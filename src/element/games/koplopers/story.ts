// How Koplopers & Dwarsliggers tells what happened: a sentence for an event, and the events of a move as a short story.

import type { Sentence } from "../renderer.ts";
import { boardOf, stationName } from "./board.ts";
import { partyName, partyNames, yardAt } from "./names.ts";
import type { Event, Names, Words } from "./types.ts";

/** A number of points as it is written: with a minus sign that looks like one. */
export const signed = ({ score }: Words, points: number) =>
	score.signed(points < 0, Math.abs(points));

/** An offer in words. */
function sayOffer(
	words: Words,
	{ seat, withSeat, give, take }: Extract<Event, { type: "offered" }>,
	{ name, components }: Names,
) {
	const board = boardOf(components);
	const [given, taken] = [give, take].map((tokens) =>
		partyNames(words, board, tokens),
	) as [string[], string[]];
	const [who, other] = [name(seat), name(withSeat)];
	if (take.length === 0) return words.say.offeredForNothing(who, other, given);
	return give.length === 0
		? words.say.askedForNothing(who, other, taken)
		: words.say.offered(who, other, given, taken);
}

/** One sentence for an event; null for what needs none. */
export function say(words: Words, event: Event, names: Names): string | null {
	const { say } = words;
	const { name, components } = names;
	const board = boardOf(components);
	const at = (station: string) => stationName(board, station);
	switch (event.type) {
		case "turnBegan":
			return event.seat === 0 ? say.round(event.round) : null;
		case "built":
			return say.built(
				name(event.seat),
				event.train,
				...yardAt(board, event.yard),
			);
		case "reversed":
			return say.reversed(name(event.seat), event.train, at(event.toward));
		case "drove":
			return say.drove(
				name(event.seat),
				event.train,
				at(event.to),
				event.overtaking,
			);
		case "dismantled":
			return say.dismantled(name(event.seat), event.train, event.cost);
		case "stopped":
			return say.stopped(event.train, name(event.seat), at(event.station));
		case "alighted":
			return say.alighted(
				name(event.seat),
				event.passengers,
				at(event.station),
			);
		case "boarded":
			return say.boarded(
				event.passengers,
				event.train,
				name(event.seat),
				at(event.station),
				event.behind,
			);
		case "leftBehind":
			return say.leftBehind(
				at(event.station),
				partyNames(words, board, event.tokens),
			);
		case "transferred":
			return say.transferred(
				partyName(words, board, event.token),
				event.from,
				event.to,
			);
		case "coupled":
			return say.coupled(
				name(event.seat),
				event.remove,
				event.keep,
				at(event.station),
			);
		case "decoupled":
			return say.decoupled(
				name(event.seat),
				event.newTrain,
				event.train,
				at(event.station),
			);
		case "divided":
			return event.moved.length === 0
				? say.dividedNone(event.newTrain)
				: say.divided(event.newTrain, partyNames(words, board, event.moved));
		case "offered":
			return sayOffer(words, event, names);
		case "accepted":
			return say.accepted(name(event.withSeat));
		case "declined":
			return say.declined(name(event.withSeat));
		case "offerCancelled":
			return say.offerCancelled(name(event.seat));
		case "disrupted":
			return say.disrupted(
				name(event.seat),
				at(event.station),
				event.chip,
				event.from !== null && event.from !== event.station,
				at(event.from ?? ""),
			);
		case "repaired":
			return say.repaired(name(event.seat), event.chip, at(event.station));
		case "turnEnded":
			return say.turnEnded(name(event.seat), event.pointsLost);
		case "reshuffled":
			return say.reshuffled(event.cards);
		case "drewCard":
			return event.station === null
				? say.drewHidden(name(event.seat))
				: say.drew(name(event.seat), at(event.station));
		case "lastRound":
			return say.lastRound(event.reason);
		case "gameOver":
			return say.gameOver(
				event.scores.map((points, seat) =>
					words.score.of(name(seat), signed(words, points)),
				),
			);
	}
}

/** The events of one move: a stop and what happens there in one sentence. */
export function tell(words: Words, events: Event[], names: Names): Sentence[] {
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
		const text = say(words, event, names);
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
