// The words of the table: what its catalogue has (src/text/element.<lang>.json), in the language of each table, and what is
// done to sentences that come from elsewhere. The words of a game are in its own words.ts.

import english from "ludotheque:words/element.en";
import { translate } from "../js/entries/web.ts";
import type { Detail, Language } from "../js/types/index.d.ts";
import type { ElementWords } from "../text/words.d.ts";

/** The words of a table, and the language that they are in. */
export interface Words extends ElementWords {
	readonly lang: Language;
}

/** The words in English, which are always there. */
export { english };

/**
 * An error that says its sentence in the language of whoever hears it. It may be said late: what it names is read before, and
 * no game that may be freed is asked then.
 */
export class Said extends Error {
	/** @param say gives the sentence */
	constructor(readonly say: (words: Words) => string) {
		super(say(english));
	}
}

/** What went wrong, in the words of whoever threw it. */
export function messageOf(error: unknown, words: Words = english): string {
	if (error instanceof Said) return error.say(words);
	const { detail } = (error ?? {}) as { detail?: Detail };
	const said = detail === undefined ? null : reasonOf(detail, words);
	if (said !== null) return said;
	return error instanceof Error ? error.message : String(error);
}

/** A sentence of the package in the language of a table; null where it is not loaded, or not one of the package's. */
export function reasonOf(detail: Detail, { lang }: Words): string | null {
	try {
		return translate(detail, lang);
	} catch {
		return null;
	}
}

/** What somebody gave, short enough to be said again. */
export const cut = (text: string) =>
	text.length > 80 ? `${text.slice(0, 79)}…` : text;

/** A reason of the engine as a sentence. */
export const sentence = (reason: string) =>
	`${reason.charAt(0).toUpperCase()}${reason.slice(1)}.`;

/** What a share of one is in percent. */
export const percentOf = (value: number, { graph }: Words) =>
	graph.percent(Math.round(100 * value));

/** What is wrong with a lesson, for its author, whose reference is in English, too. */
export const problemWords = {
	tooMany: (count: number, most: number) =>
		`there are ${count}, and at most ${most} are read`,
	whole: "The lesson",
	step: (n: number, title: unknown) =>
		`Step ${n}${typeof title === "string" && title !== "" ? ` («${cut(title)}»)` : ""}`,
	problem: (where: string, field: string, message: string) =>
		`${where}, ${field}: ${message}.`,
	lesson: (fields: readonly string[], found: string) =>
		`a lesson is an object with ${fields.join(", ")}; this is ${found}`,
	format: (found: string) => `the format is 1; this is ${found}`,
	games: (ids: readonly string[], found: string) =>
		`the games are ${ids.join(", ")}; this is ${found}`,
	steps: (found: string) =>
		`a list of at least one step is needed; this is ${found}`,
	aStep: (found: string) => `a step is an object; this is ${found}`,
	view: (found: string) => `a seat (0, 1, …) or "all"; this is ${found}`,
	aTry: (found: string) =>
		`a try is an object with move, rule, says and label; this is ${found}`,
	aMove: (found: string) => `a move is an object with a type; this is ${found}`,
	saysNeeded:
		"a try without a rule is legal, so something must be said about it",
	ruleNumber: (found: string) =>
		`the number of a rule, as text; this is ${found}`,
	oneBeginning: (all: readonly string[], found: readonly string[]) =>
		`a step begins in one way (${all.join(", ")}); this one has ${found.join(" and ") || "none"}`,
	continues: (found: string) => `it is true or left out; this is ${found}`,
	nothingToContinue: "the first step has nothing to continue",
	position: (found: string) => `a position is an object; this is ${found}`,
	options: (found: string) => `options are an object; this is ${found}`,
	seedNeeded: "a seed is needed, or every reader would see another game",
	scripted:
		"chance is scripted in a lesson: write what it draws in «before» and «then»",
	noRule: (game: string, rule: string) => `${game} has no rule ${cut(rule)}`,
	scenario: (game: string, all: readonly string[], found: string) =>
		`the examples of ${game} are ${all.join(", ")}; this is ${found}`,
	notTaken: (why: string) => `the rules do not take it: ${why}`,
	seats: (players: number, found: number) =>
		`the seats are 0 to ${players - 1}; this is ${found}`,
	cannotBePlayed: (move: string, why: string) =>
		`${move} cannot be played: ${why}`,
	over: "the game is over, so nobody can move",
	legalAre: (moves: string) => `legal are ${moves}`,
	notLegal: (move: string, actor: number | "chance", why: string) =>
		`${move} is no legal move of ${actor === "chance" ? "chance" : `seat ${actor}`}: ${why}`,
	ruleNeeded: (move: string, why: string) =>
		`${move} is not legal, so the rule that forbids it is needed: ${why}`,
	askedFor: (move: string) => `${move} is what the step asks for`,
	noWholeMove: (move: string) => `${move} is not a whole move of this game`,
	isLegal: (move: string, rule: string) =>
		`${move} is legal, so ${rule} does not forbid it`,
	otherRule: (move: string, by: string, why: string, rule: string) =>
		`${move} is refused by ${by} (${why}), not by ${rule}`,
	aPlay: (found: string) =>
		`a scripted move is written { "play": move }; this is ${found}`,
	seat: (found: string) => `a seat (0, 1, …) or "chance"; this is ${found}`,
	expect: (found: string) =>
		`a move with its type, a list of moves, or "any"; this is ${found}`,
	text: (found: string) => `a text is needed; this is ${found}`,
	list: (found: string) => `a list is needed; this is ${found}`,
	noField: (known: readonly string[]) =>
		`there is no such field; the fields are ${known.join(", ")}`,
	kinds: {
		missing: "missing",
		emptyText: "an empty text",
		emptyList: "an empty list",
		list: "a list",
		object: "an object",
		noJson: "what is no JSON",
	},
	more: (count: number) => ` and ${count} more`,
};
