// What Les P'tites Locos says: the question, the story of a turn, the names of things. The sentences are in
// src/text/ptites-locos.table.<lang>.json; here is which of them is said when.

import english from "ludotheque:words/ptites-locos.table.en";
import type {
	PtitesLocosEvent as Event,
	PtitesLocosMove as Move,
} from "../../../js/types/index.d.ts";
import type { PtitesLocosTableWords as LocosWords } from "../../../text/words.d.ts";
import type { Context as ContextOf, Names as NamesOf } from "../renderer.ts";
import { type Components, vacant } from "./yard.ts";

type Context = ContextOf<"ptites-locos">;
type Names = NamesOf<"ptites-locos">;
type Moved = Extract<Event, { type: "platformMoved" }>;

export { english, type LocosWords };

/** What the renderer says, in the language of these words. */
export const locosWords = (words: LocosWords) => ({
	nameHit: (hit: string, context: Context) => nameHit(words, hit, context),
	ask: (context: Context) => ask(words, context),
	aside: (context: Context) => aside(words, context),
	say: (event: Event, names: Names) => say(words, event, names),
	describe: (context: Context) => describe(words, context),
	score: (seat: number, context: Context) => score(words, seat, context),
});

/** The name of a seat where there is little room. */
export const handName = (name: string) =>
	name.length > 22 ? `${name.slice(0, 21)}…` : name;

/** A place in words: where somebody is. */
function inWords(
	{ place: words }: LocosWords,
	place: string,
	components: Components,
) {
	if (place === "hand") return words.hand;
	const shed = shedNumber(place, components);
	if (shed > 0) return words.shed(shed);
	for (const { colour, strands } of components.platforms)
		for (const [n, { cells }] of strands.entries()) {
			const cell = cells.findIndex(({ id }) => id === place);
			if (cell >= 0) return words.platform(colour, n + 1, cell + 1);
		}
	const square = components.squares.find(({ id }) => id === place);
	if (square === undefined) return words.board;
	const track = trackOf(place, components);
	return square.kind === "rail"
		? words.rail(track, quarter(square, components), square.index)
		: words[square.kind](track);
}

/** The number of a shed; 0 for other places. */
const shedNumber = (place: string, { sheds }: Components) =>
	sheds.findIndex(({ id }) => id === place) + 1;

/** Which of the three tracks a square of the board is on. */
function trackOf(place: string, { squares, lanes }: Components) {
	const lane = squares.find(({ id }) => id === place)?.lane;
	return lanes.find(({ id }) => id === lane)?.name ?? "middle";
}

/** The side of the board that a slot is on, which the eye finds before the number at its buffer. */
const sideOf = (slot: number, { slots }: Components) =>
	slots.find(({ id }) => id === slot)?.side ?? "south";

/** The side of the slot in which no platform lies. */
const vacantSide = ({
	view,
	components,
}: Pick<Context, "view" | "components">) =>
	sideOf(vacant(view, components), components);

/** The quarter of the board that a square is in. */
function quarter({ x, y }: { x: number; y: number }, { grid }: Components) {
	const side = x < grid.width / 2 ? "Left" : "Right";
	return `${y < grid.height / 2 ? "upper" : "lower"}${side}`;
}

/** What a locomotive is called. */
const called = (
	{ loco: words }: LocosWords,
	{ seat, loco }: { seat: number; loco: number },
	{ name }: Pick<Names, "name">,
) => words.called(name(seat), loco + 1);

/** What a locomotive is called, and where it is. */
function nameLoco(
	words: LocosWords,
	ref: { seat: number; loco: number },
	context: Context,
): [loco: string, where: string] {
	const place = context.view.locos[ref.seat]?.[ref.loco] ?? "hand";
	return [
		called(words, ref, context),
		inWords(words, place, context.components),
	];
}

/** What a move does, for the name of its target. */
export function nameMove(
	words: LocosWords,
	mv: Readonly<Move>,
	context: Context,
) {
	const { move } = words;
	const { view, components } = context;
	switch (mv.type) {
		case "roll":
			return move.roll;
		case "useTile":
			return move.tile(mv.colour);
		case "rolled":
			return move.rolled(mv.colour, ...mv.dice);
		case "shift":
			return move.shift(view.roll?.colour ?? "", vacantSide(context), mv.end);
		case "drive":
			return move.drive(
				...nameLoco(words, { seat: view.seat, loco: mv.loco }, context),
			);
		case "enter":
			return move.enter(trackOf(mv.start, components));
		case "again":
			return move.again;
		case "stop":
			return move.stop;
	}
}

/** What stands behind a hit id. */
function nameHit(words: LocosWords, hit: string, context: Context) {
	const [kind, first = ""] = hit.split(":");
	const { view, components } = context;
	if (kind === "loco") {
		const [seat = 0, loco = 0] = first.split(".").map(Number);
		return words.hit.loco(...nameLoco(words, { seat, loco }, context));
	}
	if (kind === "start") return words.hit.start(trackOf(first, components));
	if (kind === "slot") {
		const side = sideOf(Number(first), components);
		const here = components.platforms.find(
			({ colour }) => view.platforms[colour].slot === Number(first),
		)?.colour;
		return here === undefined
			? words.hit.emptySlot(side)
			: words.hit.slot(side, here, view.platforms[here].end);
	}
	if (kind === "end") return words.hit.end(first);
	return words.hit.dice;
}

function ask(words: LocosWords, context: Context) {
	const { view, actor, name, outcome, moves } = context;
	if (outcome !== null) return end(words, view.winner, name);
	const who = name(view.seat);
	if (actor === "chance") return askDice(words, context);
	if (actor === null) return words.ask.toPlay(who);
	const sum = view.roll === null ? 0 : view.roll.dice[0] + view.roll.dice[1];
	const number = (view.activeLoco ?? 0) + 1;
	switch (view.phase) {
		case "start":
			return words.ask.start(who);
		case "platform":
			return words.ask.platform(
				who,
				view.roll?.colour ?? "",
				vacantSide(context),
			);
		case "loco":
			return view.part === 2
				? words.ask.sameLoco(who, sum, number)
				: words.ask.loco(who, sum, whatToMove(moves));
		case "again":
			return words.ask.again(who, number);
		default:
			return words.ask.toPlay(who);
	}
}

/** The dice of a real table, one after the other; a tile has set the colour die before. */
function askDice({ ask: words }: LocosWords, { view, chosen, name }: Context) {
	const [colour, first] =
		view.presetColour === null ? chosen : [view.presetColour, ...chosen];
	if (colour === undefined) return words.colourDie(name(view.seat));
	return first === undefined
		? words.firstDie(colour)
		: words.secondDie(colour, first);
}

/** How the game ended. */
const end = (
	{ end: words }: LocosWords,
	winner: number | null,
	name: Names["name"],
) => (winner === null ? words.limit : words.win(name(winner)));

/** What can be done with the points. */
function whatToMove(moves: readonly Readonly<Move>[]) {
	const can = (type: Move["type"]) => moves.some((mv) => mv.type === type);
	if (!can("drive")) return "enter";
	return can("enter") ? "both" : "drive";
}

function aside({ aside: words }: LocosWords, { view, outcome }: Context) {
	if (outcome !== null || view.roll === null) return null;
	const { colour, dice } = view.roll;
	const double = dice[0] === dice[1];
	return view.part === 2
		? words.second(colour, ...dice, double)
		: words.first(view.turn, colour, ...dice, double);
}

function say(words: LocosWords, event: Event, names: Names): string | null {
	const { say } = words;
	const { name, components } = names;
	switch (event.type) {
		case "tileUsed":
			return say.tileUsed(name(event.seat), event.colour);
		case "rolled":
			return say.rolled(name(event.seat), event.colour, ...event.dice);
		case "platformMoved":
			return sayPlatform(words, event, names);
		case "locoTurned":
			return say.locoTurned(called(words, event, names));
		case "noMove":
			return say.noMove(name(event.seat));
		case "entered":
			return say.entered(
				called(words, event, names),
				trackOf(event.square, components),
			);
		case "moved":
			return say.moved(
				called(words, event, names),
				event.rule === "LOC-21",
				event.path.length,
				inWords(words, event.path.at(-1) ?? event.from, components),
			);
		case "bumped":
			return say.bumped(
				called(words, event.by, names),
				called(words, event, names),
				event.points,
			);
		case "accident":
			return say.accident(
				called(words, event, names),
				event.cause,
				event.lostPoints,
			);
		case "tileGained":
			return say.tileGained(name(event.seat), event.tiles);
		case "arrived":
			return say.arrived(
				called(words, event, names),
				shedNumber(event.shed, components),
				event.inSheds,
			);
		case "replayOffered":
			return say.replayOffered(name(event.seat), event.loco + 1);
		case "playsAgain":
			return say.playsAgain(name(event.seat));
		case "turnEnded":
			return null;
		case "gameOver":
			return end(words, event.winner, name);
	}
}

const sayPlatform = (
	words: LocosWords,
	{ colour, from, to, end, carried }: Moved,
	names: Names,
) =>
	words.say.platformMoved(
		colour,
		sideOf(from, names.components),
		sideOf(to, names.components),
		end,
		carried.length,
		carried.map((ref) => called(words, ref, names)),
	);

function describe(words: LocosWords, context: Context) {
	const { yard, platform, platforms, seat, loco, inHand } = words.describe;
	const { view, name, players, components } = context;
	const berths = components.platforms.map(({ colour }) => {
		const { slot, end } = view.platforms[colour];
		return platform(colour, sideOf(slot, components), end);
	});
	const seats = view.locos.map((places, n) => {
		const out = places.flatMap((place, number) =>
			place === "hand"
				? []
				: [loco(number + 1, inWords(words, place, components))],
		);
		const left = places.length - out.length;
		return seat(name(n), left > 0 ? [...out, inHand(left)] : out);
	});
	return [yard(players), platforms(berths, vacantSide(context)), ...seats].join(
		" ",
	);
}

function score({ score: words }: LocosWords, seat: number, { view }: Context) {
	const places = view.locos[seat] ?? [];
	const home = places.filter((place) => place.startsWith("shed")).length;
	const inHand = places.filter((place) => place === "hand").length;
	const facts = [
		{ label: words.out, value: places.length - home - inHand },
		{ label: words.inHand, value: inHand },
	];
	if (view.options.repairTiles) {
		const tiles = view.tiles[seat] ?? 0;
		facts.push({ label: words.tiles(tiles), value: tiles });
	}
	return { points: home, facts };
}
