// What FrachtExpress says: the question, the story of a move, the names of things.

import type {
	FrachtExpressComponents as Components,
	FrachtExpressEvent as Event,
	FrachtExpressMove as Move,
	FrachtExpressStation as Station,
} from "../../../js/types/index.d.ts";
import type {
	Context as ContextOf,
	Names as NamesOf,
	Sentence,
} from "../renderer.ts";
import { cells } from "./board.ts";
import { cardOf } from "./track.ts";

type Context = ContextOf<"frachtexpress">;
type Names = NamesOf<"frachtexpress">;

/** What is printed on the station where everybody begins. */
export const START = "START";

/** What the seats are called until they have a name. */
export const SEATS = ["Blue", "Yellow", "Green", "Red"] as const;

/** Option names and values. */
export const OPTIONS: Record<string, string> = {
	advanced: "Advanced game",
	layout: "Layout of the stations",
	standard: "Standard layout",
	author: "The author's layout",
	free: "Free set-up: laid by the players",
	freeMargin: "Margin of the field",
	specials: "Special actions of the stations",
	turnLimit: "Turn limit",
	cards: "Your own cards",
};

/** What the special actions are called. */
const SPECIALS: Record<string, string> = {
	none: "no special action",
	ticket: "flight ticket",
	cardRaid: "card raid",
	closeStation: "close a station",
	raidTrain: "card raid train",
	uncoupleAny: "uncouple a wagon",
	vetoCard: "veto card",
	rebuild: "rebuild track",
	coupleAny: "couple a wagon",
	wagonRaid: "wagon raid",
	kidnap: "kidnapping",
};
const SIDES: Record<string, string> = {
	N: "north",
	E: "east",
	S: "south",
	W: "west",
};
/** How often a card is turned by a quarter, clockwise. */
const TURNED = [
	"",
	", turned once",
	", turned twice",
	", turned three times",
] as const;
const REASONS: Record<string, string> = {
	pilesEmpty: "No card is left to draw.",
	turnLimit: "The last turn is over.",
};

const listed = (list: readonly unknown[]) =>
	list.length < 2
		? list.join("")
		: `${list.slice(0, -1).join(", ")} and ${list.at(-1)}`;

const count = (n: number, what: string) =>
	`${n === 0 ? "no" : n} ${what}${n === 1 ? "" : "s"}`;

/** A sleeper by the sides that its track joins: `NE` is «the north-east sleeper». */
const sleeper = (part: string) =>
	`the ${[...part].map((side) => SIDES[side]).join("-")} sleeper`;

/** A place where a locomotive can stand: a station, or a sleeper of a card. */
function place(spot: string) {
	const [cell, part] = spot.split(".");
	return part === undefined ? `station ${cell}` : `${sleeper(part)} of ${cell}`;
}

/** A card in words. */
function cardWords(components: Components, id: string) {
	const { wagon, from, to, action } = cardOf(components, id);
	return `wagon of ${wagon} from ${from} to ${to}, action value ${action}`;
}

/** A card in the log, as a player would call it: «the 7 from B to G». */
function cardName(components: Components, id: string) {
	const { wagon, from, to } = cardOf(components, id);
	return `the ${wagon} from ${from} to ${to}`;
}

/** What a move does, for the name of its target. */
export function nameMove(
	mv: Readonly<Move>,
	{ view, components, name, chosen }: Context,
) {
	const face = "card" in mv ? cardOf(components, mv.card) : null;
	switch (mv.type) {
		case "lay":
			return `lay the card on ${mv.cell}`;
		case "complete":
			return `complete the track on ${mv.cell}`;
		case "couple":
			return `Couple it: ${face?.wagon} points in ${face?.to}`;
		case "uncouple":
			return `deliver the wagon of ${face?.wagon}`;
		case "drive":
			return `Drive ${face?.wagon} spaces`;
		case "refill":
			return `Draw ${count(face?.action ?? 0, "card")} and end the turn`;
		case "fly":
			return `Fly ${SIDES[mv.direction]} over ${count(face?.action ?? 0, "place")}`;
		case "endTurn":
			return "End the turn";
		case "steer":
			return `${name(mv.loc)} goes to ${place(mv.to)}`;
		case "dropWagon":
			return `drop the wagon of ${face?.wagon} for ${face?.to}`;
		case "useSpecial":
			return `Use it: ${SPECIALS[view.phase.type === "announce" ? view.specials[view.phase.station] : "none"]}`;
		case "declineSpecial":
			return "Do not use it";
		case "veto":
			return mv.mode === "forbid"
				? "Veto: forbid it"
				: mv.mode === "force"
					? "Veto: force it"
					: "Veto: I say how";
		case "pass":
			return "Keep the veto card";
		case "chooseOpponent":
			return `choose ${name(mv.seat)}`;
		case "pickCard":
			return `pick the ${cardWords(components, mv.card)}`;
		case "pickWagon":
			return `pick the wagon of ${face?.wagon} for ${face?.to}`;
		case "skip":
			return "Deliver none";
		case "finish":
			return "Stop rebuilding";
		case "closeStation":
			return `close station ${mv.station}`;
		case "relocate":
			return mv.from === mv.to
				? `turn the card on ${mv.from}`
				: `move the card from ${mv.from} to ${mv.to}`;
		case "removeTrack":
			return `Take the card on ${mv.from} away`;
		case "placeStation":
			return `lay station ${mv.station} on ${mv.cell}`;
		default:
			return chosen.join(" ");
	}
}

/** What a step of a move in several steps does. */
export const STEPS = {
	card: (components: Components, id: string) =>
		`choose the ${cardWords(components, id)}`,
	turn: (now: number, of: number) => `Turn the card (${now} of ${of})`,
	turnChosen: "the chosen card: press to turn it",
	letGo: "the chosen card: press to let go",
	lift: (cell: string) => `lift the card on ${cell}`,
	letter: (letter: string) => `choose ${place(letter)}`,
	letGoLetter: (letter: string) => `${place(letter)}, chosen: press to let go`,
};

export function nameHit(hit: string, context: Context) {
	const { view, components, name } = context;
	const [kind, first = "", second = ""] = hit.split(":");
	if (kind === "hand") return `in hand: ${cardWords(components, first)}`;
	if (kind === "wagon")
		return `${name(Number(first))}'s ${cardWords(components, second)}`;
	if (kind === "letter") return `station ${first}, to be laid`;
	if (kind === "seat") {
		const player = view.players[Number(first)];
		return `${name(Number(first))}: ${count(player?.train.length ?? 0, "wagon")}, ${player?.delivered.length ?? 0} delivered, ${count(player?.hand.length ?? 0, "card")} in hand`;
	}
	if (kind === "deck")
		return `face-down pile, ${count(view.deck.length, "card")}`;
	if (kind === "discard")
		return view.discard.length === 0
			? "empty discard pile"
			: `discard pile, ${count(view.discard.length, "card")}: ${listed([...view.discard].reverse().map((id) => `${cardName(components, id)} (action value ${cardOf(components, id).action})`))}`;
	if (kind === "cell") return cellWords(first, context);
	return place(first);
}

/** What is told of something that is pressed and is no move. @param named what it is */
export const tellThing = (named: string) =>
	`${named.charAt(0).toUpperCase()}${named.slice(1)}.`;

export const tellStation = (named: string) =>
	`${tellThing(named)} Couple and deliver the wagons of its letter here. To drive here, choose a card and «Drive».`;

function cellWords(cell: string, { view, components, name }: Context) {
	const letter = (
		Object.entries(view.stations) as [Station, string | null][]
	).find(([, at]) => at === cell)?.[0];
	const top = view.track.find((stack) => stack.cell === cell)?.stack.at(-1);
	const here = view.players.flatMap((player, seat) =>
		player.loc !== null &&
		(player.loc.spot === letter || player.loc.spot.startsWith(`${cell}.`))
			? [
					`${name(seat)}${player.loc.spot.includes(".") ? ` on ${sleeper(player.loc.spot.split(".")[1] ?? "")}` : ""}`,
				]
			: [],
	);
	const what =
		top !== undefined
			? `${cardOf(components, top.card)
					.pattern.replace(/([A-Z])/g, " $1")
					.toLowerCase()}${TURNED[top.turn]}${letter === undefined ? "" : `, on the closed station ${letter}`}`
			: letter !== undefined
				? `station ${letter}${view.specials[letter] === "none" ? "" : `, ${SPECIALS[view.specials[letter]]}`}`
				: "empty place";
	return `${cell}: ${what}${here.length === 0 ? "" : `; ${listed(here)}`}`;
}

export function ask(context: Context) {
	const { view, actor, acting, chosen, name, outcome } = context;
	const { phase } = view;
	if (phase.type === "over" && outcome !== null) {
		const best = outcome.ranking[0] ?? [];
		const points = outcome.scores[best[0] ?? 0] ?? 0;
		return `${listed(best.map(name))} ${best.length === 1 ? "wins" : "share the win"} with ${points} points. ${REASONS[phase.reason] ?? ""}`;
	}
	if (actor === "chance") return "Chance draws next.";
	if (actor === null)
		return `${listed(acting.map((who) => (who === "chance" ? "Chance" : name(who))))} ${acting.length === 1 ? "is" : "are"} next.`;
	const who = name(actor);
	switch (phase.type) {
		case "placeStation":
			return chosen.length === 0
				? `${who}: choose one of your stations.`
				: `${who}: where does station ${chosen[0]?.slice(-1)} go? It must touch a corner of another one.`;
		case "steer":
			return phase.loc === actor
				? `${who}: which way? ${count(phase.run.left, "space")} to go.`
				: `${who}: which way does ${name(phase.loc)} go?`;
		case "surplus":
			return `${who}: you may keep ${count(phase.limit, "wagon")}. Choose a wagon to drop.`;
		case "announce":
			return `${who}: station ${phase.station} offers: ${SPECIALS[view.specials[phase.station]]}. Use it?`;
		case "veto": {
			const what = SPECIALS[view.specials[phase.station]];
			const active = name(view.turn.seat);
			if (phase.stage === "use")
				return `${who}: ${active} wants to use the special action: ${what}. Play your veto card?`;
			return phase.stage === "decline"
				? `${who}: ${active} does not want to use the special action: ${what}. Force it with your veto card?`
				: `${who}: ${active} is forced to use the special action: ${what}. Say how with your veto card?`;
		}
		case "special":
			return `${who}: ${specialQuestion(context)}`;
		default: {
			const picked = chosen.find((word) => word.startsWith("card:"))?.slice(5);
			if (picked !== undefined)
				return `${who}: press a place on the field, or a button. Press the card to turn it.`;
			return view.turn.mustEmptyHand
				? `${who}: you must play all your cards. Choose one.`
				: `${who}: choose a card, or end the turn.`;
		}
	}
}

function specialQuestion({ view, components, chosen, name }: Context) {
	const { phase } = view;
	if (phase.type !== "special") return "";
	const owner = name(view.turn.seat);
	const value =
		phase.turned === null ? "" : cardOf(components, phase.turned).action;
	switch (phase.stage) {
		case "opponent":
			return phase.kind === "kidnap"
				? "whose locomotive is kidnapped?"
				: "who is robbed?";
		case "card":
			return phase.kind === "closeStation"
				? "pick the card to close a station with."
				: phase.kind === "rebuild"
					? "discard a card to change track with the same action value."
					: phase.kind === "kidnap"
						? "discard a card to drive another player's locomotive."
						: `couple a card with action value ${value}. If you have none, discard a card.`;
		case "site":
			if (phase.kind === "closeStation")
				return "which station is closed? You may turn the card first.";
			return chosen.length === 0
				? "which track card is lifted?"
				: "where does the card go? Or take it away.";
		case "wagon":
			return phase.kind === "wagonRaid"
				? `which wagon with action value ${value} changes trains?`
				: `which wagon of ${owner}? One with action value ${value} is delivered; if there is none, one is discarded.`;
		default:
			return "a card is drawn.";
	}
}

export function aside({ view }: Context) {
	if (view.phase.type === "over" || view.turn.number === 0) return null;
	const parts = [
		`Turn ${view.turn.number}`,
		`${count(view.deck.length, "card")} in the face-down pile`,
	];
	if (view.phase.type === "steer")
		parts.push(
			`${view.phase.run.kind === "kidnap" ? "a kidnapping" : view.phase.run.kind === "flight" ? "a landing" : "a drive"}`,
		);
	return parts.join(" · ");
}

export function say(event: Event, { name, components }: Names): string | null {
	const card = (id: string) => cardName(components, id);
	switch (event.type) {
		case "startChosen":
			return `${name(event.seat)} begins.`;
		case "stationDealt":
			return event.station === null
				? `${name(event.seat)} gets a station.`
				: `${name(event.seat)} gets station ${event.station}.`;
		case "stationPlaced":
			return `${name(event.seat)} lays station ${event.station} on ${event.cell}.`;
		case "fieldSet":
			return `The field reaches from ${event.field.from} to ${event.field.to}.`;
		case "turnStarted":
			return null;
		case "turnEnded":
			return null;
		case "reshuffled":
			return `The discard pile is shuffled into a new face-down pile: ${count(event.count, "card")}.`;
		case "cardDrawn":
			return `${name(event.seat)} draws ${event.card === null ? "a card" : card(event.card)}.`;
		case "cardTurned":
			return `A card with the action value ${event.action} is turned over.`;
		case "discarded":
			return event.from === "track"
				? `To the discard pile: ${listed(event.cards.map(card))}.`
				: `${name(event.seat)} ${event.from === "train" ? "drops" : "discards"} ${listed(event.cards.map(card))}.`;
		case "trackLaid":
			return `${name(event.seat)} lays track on ${event.cell}.`;
		case "trackCompleted":
			return `${name(event.seat)} completes the track on ${event.cell}.`;
		case "coupled":
			return `${name(event.seat)} couples ${card(event.card)}.`;
		case "uncoupled":
			return `${name(event.seat)} delivers ${card(event.card)}.`;
		case "driveStarted":
			return `${driver(event, name)} with a ${event.distance}.`;
		case "moved":
			return null;
		case "entered":
			return event.pushed
				? `${name(event.loc)} ends up in station ${event.station}.`
				: `${name(event.loc)} enters station ${event.station}.`;
		case "rammed":
			return `${name(event.by)} rams ${name(event.loc)} on ${place(event.at)}.`;
		case "derailed":
			return `${name(event.loc)} derails and goes back to station A.`;
		case "crossed":
			return `${name(event.loc)} goes over the crossing on ${event.cell} and may keep at most ${count(event.limit, "wagon")}.`;
		case "flew":
			return `${name(event.seat)} flies ${SIDES[event.direction]} over ${count(event.over, "place")}.`;
		case "announced":
			return `${name(event.seat)} ${event.use ? "uses" : "does not use"} the special action of station ${event.station}.`;
		case "vetoed":
			return `${name(event.seat)} plays a veto card and ${event.mode === "forbid" ? "forbids it" : event.mode === "force" ? "forces it" : "says how it is done"}.`;
		case "lapsed":
			return `${name(event.seat)} has no fitting card: nothing happens.`;
		case "ticketTaken":
			return `${name(event.seat)} takes a flight ticket.`;
		case "ticketReturned":
			return null;
		case "vetoTaken":
			return `${name(event.seat)} takes a veto card.`;
		case "opponentChosen":
			return `${name(event.by)} names ${name(event.seat)}.`;
		case "cardPicked":
			return `${name(event.seat)} shows ${card(event.card)}.`;
		case "handShown":
			return `${name(event.seat)} shows ${event.cards.length === 0 ? "an empty hand" : listed(event.cards.map(card))}.`;
		case "cardsGiven":
			return `${name(event.from)} gives ${name(event.to)} ${event.cards.includes(null) ? count(event.cards.length, "card") : listed(event.cards.flatMap((each) => (each === null ? [] : [card(each)])))}.`;
		case "cardStolen":
			return `${name(event.to)} draws ${event.card === null ? "a card" : card(event.card)} from ${name(event.from)}.`;
		case "mustEmptyHand":
			return `${name(event.seat)} must play all cards this turn.`;
		case "wagonGiven":
			return `${name(event.from)} gives ${name(event.to)} ${card(event.card)}.`;
		case "stationClosed":
			return `Station ${event.station} is closed.`;
		case "stationOpened":
			return `Station ${event.station} is open again.`;
		case "trackMoved":
			return event.from === event.to
				? `The card on ${event.from} is turned another way.`
				: `The card on ${event.from} moves to ${event.to}.`;
		case "trackRemoved":
			return `The card on ${event.from} is taken away.`;
		case "gameOver":
			return `${REASONS[event.reason]} Delivered: ${event.delivered.map((sum, seat) => `${name(seat)} ${sum}`).join(", ")}.`;
	}
}

/** Who drives, and whose locomotive. */
const driver = (
	{ seat, loc }: { seat: number; loc: number },
	name: (seat: number) => string,
) => `${name(seat)} drives${seat === loc ? "" : ` ${name(loc)}'s locomotive`}`;

/** A drive with the spaces that were driven: a station stops it early, a choice on the way interrupts it. */
function tellDrive(
	start: Extract<Event, { type: "driveStarted" }>,
	events: Event[],
	{ name }: Names,
) {
	const { loc, distance } = start;
	const driven = events.filter(
		(event) =>
			event.type === "moved" && event.loc === loc && event.pushedBy === null,
	).length;
	const stopped = events.find(
		(event) => event.type === "entered" && event.loc === loc,
	);
	const who = driver(start, name);
	if (driven === distance) return `${who} ${count(driven, "space")}.`;
	return stopped === undefined
		? `${who} with a ${distance}.`
		: `${who} ${driven} of ${count(distance, "space")}.`;
}

/** The events of one move as a story: a drive is one sentence, the rest one each. */
export function tell(events: Event[], names: Names): Sentence[] {
	const story: Sentence[] = [];
	/** The sentence of a drive under way. */
	let drive: Sentence | null = null;
	for (const event of events) {
		if (
			event.type === "discarded" &&
			event.from === "hand" &&
			event.cards.length === 1 &&
			events.some(
				(other) => other.type === "driveStarted" || other.type === "flew",
			)
		)
			continue;
		if (event.type === "driveStarted") {
			drive = {
				seat: event.seat,
				text: tellDrive(event, events, names),
				rules: [event.rule],
			};
			story.push(drive);
		} else if (event.type === "entered" && !event.pushed && drive !== null) {
			drive.text = drive.text.replace(/\.$/, ` into station ${event.station}.`);
			drive.rules.push(event.rule);
		} else {
			const text = say(event, names);
			const seat =
				"seat" in event
					? event.seat
					: "loc" in event
						? event.loc
						: "to" in event && typeof event.to === "number"
							? event.to
							: null;
			if (text !== null) story.push({ seat, text, rules: [event.rule] });
		}
	}
	return story;
}

export function describe(context: Context) {
	const { view, name } = context;
	const built = cells(context)
		.filter((cell) => view.track.some((stack) => stack.cell === cell))
		.map((cell) => cellWords(cell, context));
	const locs = view.players.map((player, seat) =>
		player.loc === null
			? ""
			: `${name(seat)} is ${player.loc.spot.includes(".") ? `on ${place(player.loc.spot)}, facing ${player.loc.facing === "C" ? "the middle of the card" : SIDES[player.loc.facing ?? ""]}` : `in ${place(player.loc.spot)}`}. `,
	);
	const stations = (Object.entries(view.stations) as [string, string | null][])
		.filter(([, cell]) => cell !== null)
		.map(([letter, cell]) => `${letter} on ${cell}`);
	return `Stations: ${listed(stations)}. ${built.length === 0 ? "No track lies yet. " : `Track: ${built.join("; ")}. `}${locs.join("")}`;
}

export function score(seat: number, { view, outcome }: Context) {
	const player = view.players[seat];
	const facts = [
		{
			label: player?.hand.length === 1 ? "card" : "cards",
			value: player?.hand.length ?? 0,
		},
		{
			label: player?.train.length === 1 ? "wagon" : "wagons",
			value: player?.train.length ?? 0,
		},
		{ label: "delivered", value: player?.delivered.length ?? 0 },
	];
	if (player?.ticket) facts.push({ label: "ticket", value: 1 });
	if (player?.veto) facts.push({ label: "veto card", value: 1 });
	// Nobody counts the delivered wagons before the end.
	return { points: outcome === null ? "" : (outcome.scores[seat] ?? 0), facts };
}
