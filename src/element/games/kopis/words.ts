// What Kopis says: the question, the story of a move, the names of things. The sentences are in src/text/kopis.table.<lang>.json;
// here is which of them is said when.

import english from "ludotheque:words/kopis.table.en";
import type {
	KopisEvent as Event,
	KopisSide,
	KopisMove as Move,
} from "../../../js/types/index.d.ts";
import type { KopisTableWords as KopisWords } from "../../../text/words.d.ts";
import type {
	Context as ContextOf,
	Names as NamesOf,
	Sentence,
} from "../renderer.ts";
import { factionOf, standsOn } from "./board.ts";

type Context = ContextOf<"kopis">;
type Names = NamesOf<"kopis">;
type Entered = Extract<Event, { type: "entered" | "stepped" }>;
type GameOver = Extract<Event, { type: "gameOver" }>;

export { english, type KopisWords };

/** What the renderer says, in the language of these words. */
export const kopisWords = (words: KopisWords) => ({
	nameHit: (hit: string, context: Context) => nameHit(words, hit, context),
	ask: (context: Context) => ask(words, context),
	say: (event: Event, names: Names) => say(words, event, names),
	tell: (events: Event[], names: Names) => tell(words, events, names),
	describe: (context: Context) => describe(words, context),
	score: (seat: number, context: Context) => score(words, seat, context),
	aside: (context: Context) => aside(words, context),
});

/** Whether a line is a row or a file. */
const along = (line: string) => (/\d/.test(line) ? "row" : "file");

/** What a move does, for the name of its target. */
export function nameMove(
	{ move }: KopisWords,
	mv: Readonly<Move>,
	{ view, components }: Context,
) {
	switch (mv.type) {
		case "placeFortress":
			return move.placeFortress(mv.at);
		case "slide":
			return move.slide(mv.side, along(mv.line), mv.line);
		case "enter":
			return move.enter(mv.side, along(mv.line), mv.line);
		case "step":
			return move.step(mv.from, mv.to, standsOn(view, mv.to, components));
	}
}

/** What stands behind a hit id. */
export function nameHit(
	words: KopisWords,
	hit: string,
	{ view, components }: Context,
) {
	const [kind, first = "", second = ""] = hit.split(":");
	if (kind === "line") {
		const side = first as KopisSide;
		const waits = view.waiting[side].some((line) => line === second);
		return words.hit.line(side, along(second), second, waits);
	}
	const here = standsOn(view, first, components);
	return words.hit.square(first, here, view.bastion === first);
}

function ask(
	words: KopisWords,
	{ view, actor, chosen, name, outcome, components }: Context,
) {
	if (view.result !== null && outcome !== null)
		return `${end(words, view.result, name)} ${words.reason[view.result.reason]}`;
	if (typeof actor !== "number") return words.ask.toMove(name(view.turn ?? 0));
	const who = name(actor);
	if (view.phase === "placement") return words.ask.place(who);
	if (view.mode === "storm") return words.ask.slide(who);
	if (chosen[0] !== undefined) return words.ask.step(who, chosen[0]);
	const faction = factionOf(actor, components);
	const onBoard = view.board.some((row) => row.includes(faction));
	return onBoard ? words.ask.enterOrStep(who) : words.ask.enter(who);
}

/** How the game ended. */
function end(
	words: KopisWords,
	{ scores, winner }: Pick<GameOver, "scores" | "winner">,
	name: Names["name"],
) {
	const [red = 0, black = 0] = scores;
	return winner === null
		? words.end.draw(red)
		: words.end.win(name(winner), Math.max(red, black), Math.min(red, black));
}

function say(
	{ say: words, reason }: KopisWords,
	event: Event,
	{ name }: Names,
): string | null {
	switch (event.type) {
		case "fortressPlaced":
			return words.fortressPlaced(name(event.seat), event.at);
		case "battleBegan":
			return words.battleBegan;
		case "captured":
			return words.captured(name(event.seat), event.at);
		case "lost":
			return words.lost(name(event.seat), event.at);
		case "pushed":
			return words.pushed(event.piece, event.from, event.to);
		case "entered":
			return words.entered(name(event.seat), event.side, event.at);
		case "stepped":
			return words.stepped(name(event.seat), event.from, event.to);
		case "bastionPlaced":
			return null;
		case "skipped":
			return words.skipped(name(event.seat));
		case "bastionLifted":
			return words.bastionLifted;
		case "factionScored":
			return words.factionScored(name(event.seat), event.points, event.at);
		case "capturesScored":
			return words.capturesScored(name(event.seat), event.points);
		case "gameOver":
			return reason[event.reason];
	}
}

/** The events of one move as a story: one sentence for the move with its pushes and its capture, then the rest. */
function tell(words: KopisWords, events: Event[], names: Names): Sentence[] {
	const story: Sentence[] = [];
	const main = events.find(
		(event) => event.type === "entered" || event.type === "stepped",
	);
	if (
		main !== undefined &&
		(main.type === "entered" || main.type === "stepped")
	)
		story.push(tellMove(words, main, events, names));
	const points: Map<number, number[]> = new Map();
	const scoring = new Set<string>();
	for (const event of events) {
		if (event.type === "factionScored") {
			points.set(event.seat, [...(points.get(event.seat) ?? []), event.points]);
			if (event.points > 0) scoring.add(event.rule);
		} else if (event.type === "gameOver") {
			for (const [seat, list] of [...points].sort(([a], [b]) => a - b))
				story.push({
					seat,
					text: words.tell.points(
						names.name(seat),
						list.reduce((a, b) => a + b, 0),
					),
					rules: [...scoring],
				});
			for (const each of events)
				if (each.type === "capturesScored")
					story.push({
						seat: each.seat,
						text: words.say.capturesScored(names.name(each.seat), each.points),
						rules: [each.rule],
					});
			story.push(tellEnd(words, event, names));
		} else if (
			["fortressPlaced", "battleBegan", "skipped", "bastionLifted"].includes(
				event.type,
			)
		) {
			story.push({
				seat: "seat" in event ? event.seat : null,
				text: say(words, event, names) ?? "",
				rules: [event.rule],
			});
		}
	}
	return story;
}

function tellMove(
	{ tell: words }: KopisWords,
	main: Entered,
	events: Event[],
	{ name }: Names,
): Sentence {
	const clauses = [
		main.type === "entered"
			? words.entered(main.side, main.at)
			: words.stepped(main.from, main.to),
	];
	const rules: string[] = [main.rule];
	const counts = new Map<string, number>();
	for (const event of events)
		if (event.type === "pushed") {
			counts.set(event.piece, (counts.get(event.piece) ?? 0) + 1);
			rules.push(event.rule);
		}
	if (counts.size > 0)
		clauses.push(
			words.pushes([...counts].map(([piece, n]) => words.pushed(piece, n))),
		);
	for (const event of events) {
		if (event.type === "captured") clauses.push(words.captured(event.at));
		if (event.type === "lost") clauses.push(words.lost(event.at));
		if (
			event.type === "captured" ||
			event.type === "lost" ||
			event.type === "bastionPlaced"
		)
			rules.push(event.rule);
	}
	return {
		seat: main.seat,
		text: words.move(name(main.seat), clauses),
		rules: [...new Set(rules)],
	};
}

const tellEnd = (
	words: KopisWords,
	event: GameOver,
	{ name }: Names,
): Sentence => ({
	seat: event.winner,
	text: `${words.reason[event.reason]} ${end(words, event, name)}`,
	rules: [event.rule],
});

function describe(
	{ describe: words, piece }: KopisWords,
	{ view, name, components }: Context,
) {
	const on = (["r", "R", "b", "B"] as const).flatMap((kind) => {
		const squares = components.squares.flatMap(({ id }) =>
			standsOn(view, id, components) === kind ? [id] : [],
		);
		return squares.length === 0 ? [] : [words.pieces(piece[kind], squares)];
	});
	const [first = 0, second = 0] = components.seats.map(({ seat }) =>
		waitingOf(seat, { view, components }),
	);
	return [
		words.board,
		...on,
		words.waiting(name(0), first, name(1), second),
		view.bastion === null ? words.bastionAside : words.bastionOn(view.bastion),
	].join(" ");
}

/** How many factions of a seat still wait. */
function waitingOf(
	seat: number,
	{ view, components }: Pick<Context, "view" | "components">,
) {
	const sides = components.seats[seat]?.sides ?? [];
	return sides.reduce((sum, side) => sum + view.waiting[side].length, 0);
}

function score({ score: words }: KopisWords, seat: number, context: Context) {
	const { view } = context;
	const facts = [
		{ label: words.waiting, value: waitingOf(seat, context) },
		{ label: words.captured, value: view.captured[seat] ?? 0 },
	];
	const lost = view.lost[seat] ?? 0;
	if (lost > 0) facts.push({ label: words.lost, value: lost });
	return { points: view.standing[seat] ?? 0, facts };
}

function aside({ aside: words }: KopisWords, { view }: Context) {
	if (view.result !== null) return null;
	if (view.mode === "suddenDeath" && view.phase === "battle")
		return words.quiet(view.quiet, view.quietLimit);
	return view.bastion === null ? null : words.bastion(view.bastion);
}
