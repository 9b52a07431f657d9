// What Les P'tites Locos says: the question, the story of a turn, the names of things.

import type {
	PtitesLocosEvent as Event,
	PtitesLocosMove as Move,
	PtitesLocosCause,
} from "../../../js/types/index.d.ts";
import type { Context as ContextOf, Names as NamesOf } from "../renderer.ts";
import { type Components, vacant } from "./yard.ts";

type Context = ContextOf<"ptites-locos">;
type Names = NamesOf<"ptites-locos">;

/** What the seats are called until somebody gave them a name. */
export const seatNames = ["Green", "White", "Orange", "Purple"];

/** Options and their values. */
export const optionWords = {
	repairTiles: "Repair tiles",
	platformEnds: "Ends of the platforms",
	choice: "You choose the end",
	slide: "The platform slides and its ends swap",
	startEnds: "Ends at the start",
	turnLimit: "Turn limit",
	board: "A board of your own",
};

/** On the buttons for the two ends of a platform. */
export const buttonWords = {
	end: (end: string) => `End ${end}`,
	atBuffer: "outside",
};

/** On the colour die. */
export const colourLetter = (colour: string) => colour.charAt(0).toUpperCase();

/** The name of a seat where there is little room. */
export const handName = (name: string) =>
	name.length > 22 ? `${name.slice(0, 21)}…` : name;

/** The tiles that nobody has. */
export const reserveWords = (tiles: number) =>
	`Reserve: ${tiles} ${tiles === 1 ? "tile" : "tiles"}`;

const CAUSES: Record<PtitesLocosCause, string> = {
	buffer: "runs against a buffer",
	gap: "derails at the empty slot",
	noTrack: "derails where its track ends",
	arrivalBuffer: "is pushed into the arrival buffer",
};

/** A place in words. */
export function inWords(place: string, components: Components) {
	const { squares, lanes, sheds, platforms } = components;
	if (place === "hand") return "in hand";
	const shed = sheds.findIndex(({ id }) => id === place);
	if (shed >= 0) return `in shed ${shed + 1}`;
	for (const { colour, strands } of platforms)
		for (const [n, { cells }] of strands.entries()) {
			const cell = cells.findIndex(({ id }) => id === place);
			if (cell >= 0)
				return `on the ${colour} platform (track ${n + 1} from end A, square ${cell + 1})`;
		}
	const square = squares.find(({ id }) => id === place);
	if (square === undefined) return "on the board";
	const track = lanes.find(({ id }) => id === square.lane)?.name;
	return square.kind === "rail"
		? `on the ${track} track (${quarter(square, components)}, square ${square.index})`
		: `on the ${track} ${square.kind} space`;
}

const SIDES = { north: "top", east: "right", south: "bottom", west: "left" };

/** A slot by its side of the board, which the eye finds before the number at its buffer. */
function slotName(slot: number, { slots }: Components) {
	const side = slots.find(({ id }) => id === slot)?.side;
	return side === undefined ? "the slot" : `the ${SIDES[side]} slot`;
}

/** The quarter of the board that a square is in. */
function quarter({ x, y }: { x: number; y: number }, { grid }: Components) {
	const side = x < grid.width / 2 ? "left" : "right";
	return `${y < grid.height / 2 ? "upper" : "lower"} ${side}`;
}

const listed = (list: readonly string[]) =>
	list.length < 2
		? list.join("")
		: `${list.slice(0, -1).join(", ")} and ${list.at(-1)}`;

const counted = (count: number, one: string, many: string) =>
	count === 1 ? `one ${one}` : `${count} ${many}`;

/** What a locomotive is called. */
const called = (
	{ seat, loco }: { seat: number; loco: number },
	{ name }: Names,
) => `${name(seat)} ${loco + 1}`;

/** What a move does, for the name of its target. */
export function nameMove(mv: Readonly<Move>, context: Context) {
	const { view, components } = context;
	switch (mv.type) {
		case "roll":
			return "Roll all three dice";
		case "useTile":
			return `Use a tile: move ${mv.colour}`;
		case "rolled":
			return `${mv.colour}, ${mv.dice[0]} and ${mv.dice[1]}`;
		case "shift":
			return `move the ${view.roll?.colour ?? ""} platform to ${slotName(vacant(view, components), components)} with end ${mv.end} at the buffer`;
		case "drive":
			return `drive ${called({ seat: view.seat, loco: mv.loco }, context)}, ${inWords(view.locos[view.seat]?.[mv.loco] ?? "hand", components)}`;
		case "enter":
			return `bring a locomotive in ${inWords(mv.start, components)}`;
		case "again":
			return "Play again";
		case "stop":
			return "Stop here";
	}
}

export function nameHit(hit: string, context: Context) {
	const [kind, first = ""] = hit.split(":");
	const { view, components } = context;
	if (kind === "loco") {
		const [seat = 0, number = 0] = first.split(".").map(Number);
		return `${called({ seat, loco: number }, context)}, ${inWords(view.locos[seat]?.[number] ?? "hand", components)}`;
	}
	if (kind === "start") return inWords(first, components).replace(/^on /, "");
	if (kind === "slot") {
		const slot = slotName(Number(first), components);
		const here = components.platforms.find(
			({ colour }) => view.platforms[colour].slot === Number(first),
		)?.colour;
		return here === undefined
			? `${slot}, empty`
			: `${slot}, ${here} platform with end ${view.platforms[here].end} at the buffer`;
	}
	if (kind === "end") return `end ${first}`;
	return "the dice";
}

export function ask({
	view,
	actor,
	chosen,
	name,
	outcome,
	components,
	moves,
}: Context) {
	if (outcome !== null)
		return view.winner === null
			? "The turn limit is reached, and nobody has won."
			: `${name(view.winner)} has three locomotives home and wins.`;
	const who = name(view.seat);
	if (actor === "chance") {
		if (chosen.length === 0)
			return `${who} rolls: what does the colour die show?`;
		return chosen.length === 1
			? `${chosen[0]}: what does the first number die show?`
			: `${chosen[0]}, ${chosen[1]}: what does the second number die show?`;
	}
	if (actor === null) return `${who} is to play.`;
	const sum = view.roll === null ? 0 : view.roll.dice[0] + view.roll.dice[1];
	switch (view.phase) {
		case "start":
			return `${who}: use a repair tile to choose the platform, or roll all three dice.`;
		case "platform":
			return `${who}: the ${view.roll?.colour} platform moves to ${slotName(vacant(view, components), components)}. Which end goes outside?`;
		case "loco":
			return view.part === 2
				? `${who}: you rolled ${sum}. Move number ${(view.activeLoco ?? 0) + 1} again.`
				: `${who}: you rolled ${sum}. ${whatToMove(moves)}`;
		case "again":
			return `${who}: you rolled a double. Play again with number ${(view.activeLoco ?? 0) + 1}?`;
		default:
			return `${who} is to play.`;
	}
}

/** What can be done with the points. */
function whatToMove(moves: readonly Readonly<Move>[]) {
	const can = (type: Move["type"]) => moves.some((mv) => mv.type === type);
	if (!can("drive")) return "Bring a locomotive in.";
	return can("enter")
		? "Drive a locomotive or bring one in."
		: "Drive a locomotive.";
}

export function aside({ view, outcome }: Context) {
	if (outcome !== null || view.roll === null) return null;
	const [one, other] = view.roll.dice;
	return `${view.part === 2 ? "Second play" : `Turn ${view.turn}`}: ${view.roll.colour}, ${one} and ${other}${one === other ? ", a double" : ""}`;
}

export function say(event: Event, names: Names): string | null {
	const { name, components } = names;
	switch (event.type) {
		case "tileUsed":
			return `${name(event.seat)} uses a repair tile and sets the colour die to ${event.colour}.`;
		case "rolled":
			return `${name(event.seat)} rolls ${event.colour}, ${event.dice[0]} and ${event.dice[1]}.`;
		case "platformMoved": {
			const riders =
				event.carried.length > 0
					? `, carrying ${listed(event.carried.map((ref) => called(ref, names)))}`
					: "";
			return `The ${event.colour} platform moves from ${slotName(event.from, components)} to ${slotName(event.to, components)}, end ${event.end} at the buffer${riders}.`;
		}
		case "locoTurned":
			return `${called(event, names)} is turned round to face the arrival.`;
		case "noMove":
			return `${name(event.seat)} has no locomotive to move, and the turn ends.`;
		case "entered":
			return `${called(event, names)} comes in ${inWords(event.square, components)}.`;
		case "moved": {
			const verb = event.rule === "LOC-21" ? "is pushed" : "goes";
			return `${called(event, names)} ${verb} ${counted(event.path.length, "square", "squares")} and is ${inWords(event.path.at(-1) ?? event.from, components)}.`;
		}
		case "bumped":
			return `${called(event.by, names)} hits ${called(event, names)}, which moves on with ${event.points === 1 ? "the last point" : `the ${event.points} points that are left`}.`;
		case "accident":
			return `${called(event, names)} ${CAUSES[event.cause]} and is back in hand. ${counted(event.lostPoints, "point is", "points are")} lost.`;
		case "tileGained":
			return `${name(event.seat)} receives a repair tile and now has ${event.tiles}.`;
		case "arrived":
			return `${called(event, names)} is home ${inWords(event.shed, components)}: ${event.inSheds} of the three needed.`;
		case "replayOffered":
			return `A double: ${name(event.seat)} may play again with number ${event.loco + 1}.`;
		case "playsAgain":
			return `${name(event.seat)} plays again.`;
		case "turnEnded":
			return null;
		case "gameOver":
			return event.winner === null
				? "The turn limit is reached, and nobody has won."
				: `${name(event.winner)} has three locomotives home and wins.`;
	}
}

export function describe({ view, name, players, components }: Context) {
	const slots = components.platforms.map(
		({ colour }) =>
			`${colour} in ${slotName(view.platforms[colour].slot, components)}, end ${view.platforms[colour].end} at the buffer`,
	);
	const seats = view.locos.map((places, seat) => {
		const out = places.flatMap((place, number) =>
			place === "hand"
				? []
				: [`number ${number + 1} ${inWords(place, components)}`],
		);
		const inHand = places.length - out.length;
		return `${name(seat)}: ${[...out, ...(inHand > 0 ? [`${inHand} in hand`] : [])].join(", ")}.`;
	});
	return `A yard of three tracks that run clockwise from the start spaces at the bottom to the arrival on the right, for ${players} players. Platforms: ${listed(slots)}; ${slotName(vacant(view, components), components)} is empty. ${seats.join(" ")}`;
}

export function score(seat: number, { view }: Context) {
	const places = view.locos[seat] ?? [];
	const home = places.filter((place) => place.startsWith("shed")).length;
	const inHand = places.filter((place) => place === "hand").length;
	const facts = [
		{ label: "on the way", value: places.length - home - inHand },
		{ label: "in hand", value: inHand },
	];
	if (view.options.repairTiles)
		facts.push({
			label: view.tiles[seat] === 1 ? "tile" : "tiles",
			value: view.tiles[seat] ?? 0,
		});
	return { points: home, facts };
}
