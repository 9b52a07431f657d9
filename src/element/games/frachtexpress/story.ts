// What the log of FrachtExpress tells: a sentence for each event, and the events of one move as a story.

import type { FrachtExpressEvent as Event } from "../../../js/types/index.d.ts";
import type { Names as NamesOf, Sentence } from "../renderer.ts";
import { type FrachtExpressWords, nameCard, spotOf } from "./words.ts";

type Names = NamesOf<"frachtexpress">;
type DriveStarted = Extract<Event, { type: "driveStarted" }>;

/** What the log tells, in the language of these words. */
export const frachtExpressStory = (words: FrachtExpressWords) => ({
	say: (event: Event, names: Names) => say(words, event, names),
	tell: (events: Event[], names: Names) => tell(words, events, names),
});

/** One sentence for an event, or null when it needs none. */
function say(
	words: FrachtExpressWords,
	event: Event,
	{ name, components }: Names,
): string | null {
	const { say: said } = words;
	const card = (id: string) => nameCard(words, components, id);
	switch (event.type) {
		case "startChosen":
			return said.startChosen(name(event.seat));
		case "stationDealt":
			return event.station === null
				? said.someStationDealt(name(event.seat))
				: said.stationDealt(name(event.seat), event.station);
		case "stationPlaced":
			return said.stationPlaced(name(event.seat), event.station, event.cell);
		case "fieldSet":
			return said.fieldSet(event.field.from, event.field.to);
		case "turnStarted":
		case "turnEnded":
		case "moved":
		case "ticketReturned":
			return null;
		case "reshuffled":
			return said.reshuffled(event.count);
		case "cardDrawn":
			return event.card === null
				? said.someCardDrawn(name(event.seat))
				: said.cardDrawn(name(event.seat), card(event.card));
		case "cardTurned":
			return said.cardTurned(event.action);
		case "discarded": {
			const cards = event.cards.map(card);
			if (event.from === "track") return said.trackDiscarded(cards);
			return event.from === "train"
				? said.dropped(name(event.seat), cards)
				: said.discarded(name(event.seat), cards);
		}
		case "trackLaid":
			return said.trackLaid(name(event.seat), event.cell);
		case "trackCompleted":
			return said.trackCompleted(name(event.seat), event.cell);
		case "coupled":
			return said.coupled(name(event.seat), card(event.card));
		case "uncoupled":
			return said.uncoupled(name(event.seat), card(event.card));
		case "driveStarted":
			return said.driveBegan(...driver(event, name), event.distance);
		case "entered":
			return event.pushed
				? said.pushedInto(name(event.loc), event.station)
				: said.entered(name(event.loc), event.station);
		case "rammed": {
			const { cell, sleeper } = spotOf(words, event.at);
			return said.rammed(name(event.by), name(event.loc), sleeper ?? "", cell);
		}
		case "derailed":
			return said.derailed(name(event.loc));
		case "crossed":
			return said.crossed(name(event.loc), event.cell, event.limit);
		case "flew":
			return said.flew(name(event.seat), event.direction, event.over);
		case "announced":
			return said.announced(name(event.seat), event.use, event.station);
		case "vetoed":
			return said.vetoed(name(event.seat), event.mode);
		case "lapsed":
			return said.lapsed(name(event.seat));
		case "ticketTaken":
			return said.ticketTaken(name(event.seat));
		case "vetoTaken":
			return said.vetoTaken(name(event.seat));
		case "opponentChosen":
			return said.opponentChosen(name(event.by), name(event.seat));
		case "cardPicked":
			return said.shown(name(event.seat), [card(event.card)]);
		case "handShown":
			return event.cards.length === 0
				? said.emptyHandShown(name(event.seat))
				: said.shown(name(event.seat), event.cards.map(card));
		case "cardsGiven": {
			const seen = event.cards.filter((each) => each !== null);
			return seen.length < event.cards.length
				? said.someGiven(name(event.from), name(event.to), event.cards.length)
				: said.given(name(event.from), name(event.to), seen.map(card));
		}
		case "cardStolen":
			return event.card === null
				? said.someCardStolen(name(event.to), name(event.from))
				: said.cardStolen(name(event.to), card(event.card), name(event.from));
		case "mustEmptyHand":
			return said.mustEmptyHand(name(event.seat));
		case "wagonGiven":
			return said.given(name(event.from), name(event.to), [card(event.card)]);
		case "stationClosed":
			return said.stationClosed(event.station);
		case "stationOpened":
			return said.stationOpened(event.station);
		case "trackMoved":
			return event.from === event.to
				? said.trackTurned(event.from)
				: said.trackMoved(event.from, event.to);
		case "trackRemoved":
			return said.trackRemoved(event.from);
		case "gameOver": {
			const sums = event.delivered.map((sum, seat) =>
				said.sum(name(seat), sum),
			);
			return `${words.reason[event.reason]} ${said.delivered(sums)}`;
		}
	}
}

/** Who drives, whether it is another player's locomotive, and whose it is. */
const driver = ({ seat, loc }: DriveStarted, name: Names["name"]) =>
	[name(seat), seat !== loc, name(loc)] as const;

/** A drive with the spaces that were driven: a station stops it early, a choice on the way interrupts it. */
function tellDrive(
	{ say: said }: FrachtExpressWords,
	start: DriveStarted,
	events: Event[],
	{ name }: Names,
) {
	const { loc, distance } = start;
	const driven = events.filter(
		(event) =>
			event.type === "moved" && event.loc === loc && event.pushedBy === null,
	).length;
	const entered = events.find(
		(event) => event.type === "entered" && event.loc === loc,
	);
	const who = driver(start, name);
	if (entered?.type === "entered")
		return driven === distance
			? said.droveInto(...who, distance, entered.station)
			: said.droveEarlyInto(...who, driven, distance, entered.station);
	return driven === distance
		? said.drove(...who, distance)
		: said.driveBegan(...who, distance);
}

/** Whether a card was discarded to drive or to fly, which is told by itself. */
const isFuel = (event: Event, events: Event[]) =>
	event.type === "discarded" &&
	event.from === "hand" &&
	event.cards.length === 1 &&
	events.some(({ type }) => type === "driveStarted" || type === "flew");

/** The events of one move as a story: a drive is one sentence, the rest one each. */
function tell(
	words: FrachtExpressWords,
	events: Event[],
	names: Names,
): Sentence[] {
	const story: Sentence[] = [];
	/** The sentence of a drive under way. */
	let drive: Sentence | null = null;
	for (const event of events) {
		if (isFuel(event, events)) continue;
		if (event.type === "driveStarted") {
			drive = {
				seat: event.seat,
				text: tellDrive(words, event, events, names),
				rules: [event.rule],
			};
			story.push(drive);
		} else if (event.type === "entered" && !event.pushed && drive !== null)
			drive.rules.push(event.rule);
		else {
			const text = say(words, event, names);
			if (text !== null)
				story.push({ seat: seatOf(event), text, rules: [event.rule] });
		}
	}
	return story;
}

/** Whose sentence an event is. */
function seatOf(event: Event) {
	if ("seat" in event) return event.seat;
	if ("loc" in event) return event.loc;
	return "to" in event && typeof event.to === "number" ? event.to : null;
}
