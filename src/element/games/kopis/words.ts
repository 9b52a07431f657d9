// What Kopis says: the question, the story of a move, the names of things.

import type {
	KopisEvent as Event,
	KopisSide,
	KopisMove as Move,
	KopisReason as Reason,
} from "../../../js/types/index.d.ts";
import type {
	Context as ContextOf,
	Names as NamesOf,
	Sentence,
} from "../renderer.ts";
import { factionOf, standsOn } from "./board.ts";

type Context = ContextOf<"kopis">;
type Names = NamesOf<"kopis">;

/** What the seats are called until somebody gave them a name. */
export const seatNames = ["Red", "Black"] as const;

/** Options and their values. */
export const optionWords = {
	mode: "Mode",
	storm: "Storming the Castle",
	suddenDeath: "Sudden Death",
	setup: "Set-up",
	base: "Base: fortresses in the centre",
	advanced: "Advanced: you place the fortresses",
	placementOrder: "Order of placing",
	alternate: "In turn: Red, Black, Red, Black",
	snake: "1-2-1: Red, Black, Black, Red",
	quietLimit: "Quiet limit",
	layout: "Layout",
};

const PIECES: Record<string, string> = {
	r: "red faction",
	R: "red fortress",
	b: "black faction",
	B: "black fortress",
};

const REASONS: Record<Reason, string> = {
	allPlayed: "All factions have been played.",
	eighthFaction: "The eighth faction is on the board.",
	quiet: "Too many quiet moves in a row.",
	blocked: "Nobody can move any more.",
};

const lineName = (line: string) =>
	/\d/.test(line) ? `row ${line}` : `file ${line}`;

function listed(list: readonly string[]) {
	return list.length < 2
		? list.join("")
		: `${list.slice(0, -1).join(", ")} and ${list.at(-1)}`;
}

/** What a move does, for the name of its target. */
export function nameMove(mv: Readonly<Move>, { view, components }: Context) {
	switch (mv.type) {
		case "placeFortress":
			return `place a fortress on ${mv.at}`;
		case "slide":
			return `slide in from the ${mv.side} on ${lineName(mv.line)}`;
		case "enter":
			return `bring a faction in from the ${mv.side} on ${lineName(mv.line)}`;
		case "step": {
			const there = standsOn(view, mv.to, components);
			return `move from ${mv.from} to ${mv.to}${there === "." ? "" : `, pushing the ${PIECES[there]}`}`;
		}
	}
}

/** What letting go of a chosen faction is called. */
export const nameChosen = (square: string) =>
	`${square}, chosen: press again to let go`;

/** What choosing a faction is called. */
export const nameChoice = (square: string, ways: number) =>
	`choose the faction on ${square}: ${ways} ${ways === 1 ? "move" : "moves"}`;

/** What is told of a faction that cannot be played. @param named what it is */
export const tellFaction = (named: string) =>
	`${named.charAt(0).toUpperCase()}${named.slice(1)}. In Storming it moves when it is pushed: what you play are the factions that wait round the board.`;

export function nameHit(hit: string, { view, components }: Context) {
	const [kind, first = "", second = ""] = hit.split(":");
	if (kind === "line") {
		const side = first as KopisSide;
		const waits = view.waiting[side].some((line) => line === second);
		return `${side} side, ${lineName(second)}${waits ? ", a faction waits here" : ""}`;
	}
	const here = standsOn(view, first, components);
	return `${first}, ${here === "." ? "empty" : PIECES[here]}${view.bastion === first ? " with the Bastion" : ""}`;
}

export function ask({
	view,
	actor,
	chosen,
	name,
	outcome,
	components,
}: Context) {
	if (view.result !== null && outcome !== null) {
		const [red = 0, black = 0] = view.result.scores;
		const { winner, reason } = view.result;
		if (winner === null) return `A draw, ${red} all. ${REASONS[reason]}`;
		return `${name(winner)} wins ${Math.max(red, black)} to ${Math.min(red, black)}. ${REASONS[reason]}`;
	}
	if (typeof actor !== "number") return `${name(view.turn ?? 0)} is to move.`;
	const who = name(actor);
	if (view.phase === "placement")
		return `${who}: place a fortress on a lit square.`;
	if (view.mode === "storm")
		return `${who}: press a lit arrow to slide a faction in.`;
	if (chosen[0] !== undefined)
		return `${who}: where do you move the faction on ${chosen[0]}?`;
	const faction = factionOf(actor, components);
	const onBoard = view.board.some((row) => row.includes(faction));
	return onBoard
		? `${who}: press a lit arrow to bring a faction in, or choose one on the board.`
		: `${who}: press a lit arrow to bring a faction in.`;
}

export function say(event: Event, { name }: Names): string | null {
	switch (event.type) {
		case "fortressPlaced":
			return `${name(event.seat)} places a fortress on ${event.at}.`;
		case "battleBegan":
			return "All fortresses are placed. The battle begins.";
		case "captured":
			return `${name(event.seat)} captures a faction on ${event.at}.`;
		case "lost":
			return `${name(event.seat)} loses a faction of their own on ${event.at}.`;
		case "pushed":
			return `The ${PIECES[event.piece]} is pushed from ${event.from} to ${event.to}.`;
		case "entered":
			return `${name(event.seat)} brings a faction in from the ${event.side} to ${event.at}.`;
		case "stepped":
			return `${name(event.seat)} moves the faction on ${event.from} to ${event.to}.`;
		case "bastionPlaced":
			return null;
		case "skipped":
			return `${name(event.seat)} cannot move and is skipped.`;
		case "bastionLifted":
			return "The Bastion goes back beside the board.";
		case "factionScored":
			return `${name(event.seat)} scores ${event.points} on ${event.at}.`;
		case "capturesScored":
			return `${name(event.seat)} scores ${event.points} for captures.`;
		case "gameOver":
			return REASONS[event.reason];
	}
}

/** The events of one move as a story: one sentence for the move with its pushes and its capture, then the rest. */
export function tell(events: Event[], names: Names): Sentence[] {
	const story: Sentence[] = [];
	const main = events.find(
		(event) => event.type === "entered" || event.type === "stepped",
	);
	if (
		main !== undefined &&
		(main.type === "entered" || main.type === "stepped")
	)
		story.push(tellMove(main, events, names));
	const points: Map<number, number[]> = new Map();
	const scoring = new Set<string>();
	for (const event of events) {
		if (event.type === "factionScored") {
			points.set(event.seat, [...(points.get(event.seat) ?? []), event.points]);
			if (event.points > 0) scoring.add(event.rule);
		} else if (event.type === "gameOver") {
			for (const [seat, list] of [...points].sort(([a], [b]) => a - b))
				story.push(tellPoints(seat, list, [...scoring], names));
			for (const each of events)
				if (each.type === "capturesScored")
					story.push({
						seat: each.seat,
						text: `${names.name(each.seat)} scores ${each.points} for captures.`,
						rules: [each.rule],
					});
			story.push(tellEnd(event, names));
		} else if (
			["fortressPlaced", "battleBegan", "skipped", "bastionLifted"].includes(
				event.type,
			)
		) {
			story.push({
				seat: "seat" in event ? event.seat : null,
				text: say(event, names) ?? "",
				rules: [event.rule],
			});
		}
	}
	return story;
}

function tellMove(
	main: Extract<Event, { type: "entered" | "stepped" }>,
	events: Event[],
	{ name }: Names,
): Sentence {
	const entered = main.type === "entered";
	const clauses = [
		entered
			? `brings a faction in from the ${main.side} to ${main.at}`
			: `moves the faction on ${main.from} to ${main.to}`,
	];
	const rules: string[] = [main.rule];
	const pushed = events.filter((event) => event.type === "pushed");
	if (pushed.length > 0) {
		const counts = new Map();
		for (const event of pushed)
			if (event.type === "pushed")
				counts.set(event.piece, (counts.get(event.piece) ?? 0) + 1);
		clauses.push(
			`pushes ${listed([...counts].map(([kind, n]) => (n === 1 ? `a ${PIECES[kind]}` : `${n === 2 ? "two" : n === 3 ? "three" : n} ${PIECES[kind]?.replace("fortress", "fortresse")}s`)))}`,
		);
		for (const event of pushed) rules.push(event.rule);
	}
	for (const event of events) {
		if (event.type === "captured")
			clauses.push(`captures a faction on ${event.at}`);
		if (event.type === "lost")
			clauses.push(`loses a faction of their own on ${event.at}`);
		if (
			event.type === "captured" ||
			event.type === "lost" ||
			event.type === "bastionPlaced"
		)
			rules.push(event.rule);
	}
	return {
		seat: main.seat,
		text: `${name(main.seat)} ${listed(clauses)}.`,
		rules: [...new Set(rules)],
	};
}

function tellPoints(
	seat: number,
	list: number[],
	rules: string[],
	{ name }: Names,
): Sentence {
	const sum = list.reduce((a, b) => a + b, 0);
	return {
		seat,
		text: `${name(seat)} scores ${sum} for factions next to fortresses.`,
		rules,
	};
}

function tellEnd(
	event: Extract<Event, { type: "gameOver" }>,
	{ name }: Names,
): Sentence {
	const [red, black] = event.scores;
	const end =
		event.winner === null
			? `A draw, ${red} all.`
			: `${name(event.winner)} wins ${Math.max(red, black)} to ${Math.min(red, black)}.`;
	return {
		seat: event.winner,
		text: `${REASONS[event.reason]} ${end}`,
		rules: [event.rule],
	};
}

export function describe({ view, name, components }: Context) {
	const on = Object.entries(PIECES).map(([kind, what]) => {
		const squares = components.squares.flatMap(({ id }) =>
			standsOn(view, id, components) === kind ? [id] : [],
		);
		return squares.length === 0 ? "" : `${what}: ${listed(squares)}. `;
	});
	const [first = 0, second = 0] = components.seats.map(({ seat }) =>
		waitingOf(seat, { view, components }),
	);
	const waits = `${name(0)} has ${first} waiting, ${name(1)} ${second}. `;
	return `Board of 6 by 6, a1 in the south-west. ${on.join("")}${waits}${view.bastion === null ? "The Bastion lies beside the board." : `The Bastion is on ${view.bastion}.`}`;
}

/** How many factions of a seat still wait. */
function waitingOf(
	seat: number,
	{ view, components }: Pick<Context, "view" | "components">,
) {
	const sides = components.seats[seat]?.sides ?? [];
	return sides.reduce((sum, side) => sum + view.waiting[side].length, 0);
}

export function score(seat: number, context: Context) {
	const { view } = context;
	const facts = [
		{ label: "waiting", value: waitingOf(seat, context) },
		{ label: "captured", value: view.captured[seat] ?? 0 },
	];
	const lost = view.lost[seat] ?? 0;
	if (lost > 0) facts.push({ label: "lost", value: lost });
	return { points: view.standing[seat] ?? 0, facts };
}

export function aside({ view }: Context) {
	if (view.result !== null) return null;
	if (view.mode === "suddenDeath" && view.phase === "battle")
		return `Quiet moves: ${view.quiet} of ${view.quietLimit}`;
	return view.bastion === null
		? null
		: `The Bastion protects the faction on ${view.bastion}`;
}
