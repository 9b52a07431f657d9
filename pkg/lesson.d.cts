// The format of a lesson: a guided tour of a game, as data. `<ludo-table lesson="…">` plays it.
//
// A lesson is JSON. Each step shows a position, says one thing, and asks for one move. `validateLesson` of
// `ludotheque/element` plays a lesson through the rules and says what is wrong with it, by step and field.

import type { Actor, AnyMove, GameId, Seat } from "./index.cjs";

/** A guided tour of a game. */
export interface Lesson {
	/** The version of this format. */
	format: 1;
	/** The id of the game: "kopis". */
	game: GameId;
	/** What the lesson is called. */
	title: string;
	/** Six to ten make a good tour; the last one ends the game. */
	steps: LessonStep[];
}

/**
 * One position and one thing to do. It begins in exactly one of four ways: `scenario`, `position`, `options` or `continue`.
 * Chance never draws by itself in a lesson: what the dice and cards show is written in `before` and `then`.
 */
export interface LessonStep {
	/** What the step is called. */
	title: string;
	/** What is to be seen, in a sentence. */
	text: string;
	/** The one thing to do, in a sentence. */
	task: string;

	/** Begins with an example of the rulebook: an id of `scenarios(game)`. */
	scenario?: string;
	/** Begins with any legal position, as `createGame(game, { position })` takes it. */
	position?: object;
	/** Begins with a new game of these options. A seed belongs to them, so that every reader sees the same game. */
	options?: { seed: number | string; [option: string]: unknown };
	/** Goes on where the step before ended. */
	continue?: true;

	/** Moves that are made before the reader is asked. */
	before?: LessonPlay[];
	/** Whose eyes the reader has. Left out: those of the seat that is asked. "all" shows everything. */
	view?: Seat | "all";
	/** The move that the reader is to make. */
	expect: LessonExpect;
	/** Said when the reader presses «Hint». */
	hint?: string;
	/** Moves worth trying that are not the answer, with what to say about them. */
	tries?: LessonTry[];
	/** What follows the right move, in this order: moves of others and of chance, or further moves of the reader. */
	then?: (LessonPlay | LessonAsk)[];
	/** One sentence: what happened and why. */
	after: string;
	/** The rules that the step is about; shown beside `after` as links into the rules. */
	rules?: string[];
}

/**
 * A move, or a part of one: it stands for every legal move whose fields equal all those given here.
 * `{ "type": "slide", "line": "c" }` is a slide on line c from any side.
 */
export type LessonMove = Record<string, unknown>;

/** One move, several that are all right, or any legal move. */
export type LessonExpect = LessonMove | LessonMove[] | "any";

/** A move that the lesson makes. */
export interface LessonPlay {
	/** The whole move. */
	play: AnyMove;
	/** Who makes it: a seat or "chance". Left out: whoever is to act. */
	seat?: Actor;
}

/** A further move that the reader is to make in the same step. */
export interface LessonAsk {
	/** The move that the reader is to make. */
	expect: LessonExpect;
	/** Said when the reader presses «Hint». */
	hint?: string;
}

/** A move that is not the answer. */
export interface LessonTry {
	/** With a rule the whole move; without one a part of it will do. */
	move: LessonMove;
	/** The rule that forbids it. Left out: the move is legal, but not what the step is about. */
	rule?: string;
	/** Said when the reader tries it. Without a rule it cannot be left out. */
	says?: string;
	/** Puts a button into the step that makes the try: «Slide on file a». */
	label?: string;
}

/** Something that is wrong with a lesson. */
export interface LessonProblem {
	/** The number of the step, from 1; null when it is about the whole lesson. */
	step: number | null;
	/** The field: "expect", "tries[0].rule". */
	field: string;
	/** Where, what was found, and what was expected, in words. */
	message: string;
}
