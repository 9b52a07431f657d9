// The types of the package entry `ludotheque/element`: <ludo-table>, a table for any game of the package.
//
//     <script type="module" src="https://…/ludotheque/element.js"></script>
//     <ludo-table game="kopis" players="person bot:easy"></ludo-table>
//
// Styled from outside by these parts:
//   table     everything
//   board     the picture of the game
//   ask       the line that says what is asked
//   hint      what a bot would do
//   seat      the card of a seat
//   controls  the buttons
//   timeline  looking back: the slider and its buttons
//   graph     how fortunes turned
//   hand      what a player has in reach
//   holdings  what else belongs to a player
//   panel     log and rules
//   log       the list in the panel that tells what happened
//   rules     the list of rules in the panel
//   note      a refusal, or a rule
//   dialog    a form
//   curtain   between secret turns
//   notice    something that had to be said
//   lesson    the card of a lesson
//   error     what is wrong with the table
//
// and by custom properties: the colours and sizes of `tokens.css`, and these:
//   --ludo-height        the height of the whole table
//   --ludo-board-height  the most that the board may take
//   --ludo-edge          how far the sheet on a narrow screen reaches beyond the table
//   --ludo-sheet         `static`: that sheet stays below the table
//
// Tests find things inside the table (its shadow root is open) by these attributes, which stay as they are:
//   data-hit     the name of a thing on the board, or of a choice beside it: `line:south:c`; the same thing keeps its name
//   data-target  it can be pressed now: `main`, or `selected` where pressing it takes a choice back
//   data-action  a button: `undo`, `redo`, `hint`, `random`, `new`, `share`, `save`; `lift` of a curtain; `first`, `previous`,
//                `play`, `next`, `last` of a replay
//   data-seat    the card of a seat; with `data-turn` it is to act, with `data-thinking` its bot thinks, with `data-won` it has won
//   data-rule    a rule in the panel, or the mark that opens it

import type {
	Actor,
	AnyEvent,
	AnyGame,
	AnyMove,
	Game,
	GameId,
	NewGame,
	Outcome,
	Seat,
	Verdict,
} from "./index.cjs";
import type { Lesson, LessonProblem } from "./lesson.cjs";

export type {
	Lesson,
	LessonAsk,
	LessonExpect,
	LessonMove,
	LessonPlay,
	LessonProblem,
	LessonStep,
	LessonTry,
} from "./lesson.cjs";

/** Who plays a seat. `nobody`: its moves are made by script alone, with `table.play(move, seat)`. */
export type PlayerWord =
	| "person"
	| "bot"
	| "bot:easy"
	| "bot:medium"
	| "bot:hard"
	| "nobody";

/** What `controls` may name. */
export type Control =
	| "undo"
	| "redo"
	| "hint"
	| "random"
	| "new"
	| "share"
	| "save"
	| "timeline"
	| "more"
	| "log"
	| "rules";

/** The events of a table. All of them bubble and leave shadow trees. */
export interface LudoTableEventMap {
	/** The game is on the table. Comes again when the attributes ask for another one. */
	ready: CustomEvent<Record<string, never>>;
	/** A move was made, by whomever. `events` are what the viewer of the table saw of it. */
	move: CustomEvent<{ seat: Actor; move: AnyMove; events: AnyEvent[] }>;
	/** Something was pressed that is not legal: the move that was meant, and why not. */
	refusal: CustomEvent<{
		move: AnyMove;
		verdict: Extract<Verdict, { legal: false }>;
	}>;
	/** The game is over. */
	over: CustomEvent<{ outcome: Outcome }>;
	/** A lesson came to a step, or a step of it was done; the lesson is over when the last one is. Steps count from 1. */
	lesson: CustomEvent<{ step: number; of: number; done: boolean }>;
}

/** A table for any game of the package: `<ludo-table game="kopis">`. Every attribute is also a property. */
export declare class LudoTable extends HTMLElement {
	/**
	 * The game on the table; null until it is ready. To choose another one, give its id: that is the attribute `game`.
	 * It is the game itself: a move that is applied to it directly is not drawn. Use `play`.
	 */
	get game(): AnyGame | null;
	set game(id: GameId);
	/** Attribute `scenario`: an example of the rulebook to begin with. */
	scenario: string | null;
	/** Attribute `options` (JSON): what `createGame` takes, such as `{ players: 3, seed: 7 }`. */
	get options(): Record<string, unknown> | null;
	set options(options: object | string | null);
	/**
	 * Attribute `players`: one word a seat, separated by spaces or commas. Seats without a word are persons. Where the options do
	 * not say how many play, as many do as are named.
	 */
	get players(): PlayerWord[];
	set players(players: PlayerWord[] | string | null);
	/**
	 * Attribute `solo`: a new game seats one person against easy bots, where neither `players`, a scenario, a link nor a kept game
	 * says who plays. Without it all seats are persons. A seat that one person plays against bots is called «You» until it has a name.
	 */
	solo: boolean;
	/** Attribute `view`: `"actor"` (the default: whoever is to act, with a curtain between secret turns), `"all"`, or a seat. */
	get view(): string;
	set view(view: "actor" | "all" | Seat | `${number}` | null);
	/**
	 * Attribute `controls`: what is shown, separated by spaces; all when left out, none when empty. `timeline` is the slider that
	 * looks back, with what can be done after the end. A look back shows what the viewer of the table saw then, and the game goes on.
	 */
	get controls(): string | null;
	set controls(controls: Control[] | string | null);
	/** Attribute `lesson`: the id of a tour (that of its game), the address of a file, or as a property the lesson itself. */
	get lesson(): string | Lesson | null;
	set lesson(what: string | Lesson | null);
	/** Attribute `readonly`: nothing can be pressed. */
	readonly: boolean;
	/**
	 * Attribute `move-list` (JSON): a replay of these moves, or `{ seat, move }` where several may act. Nothing can be played in it,
	 * until a visitor plays on from one of its moves. It has at most 10,000 moves. `game` is the game at the move that is shown.
	 * With draws of chance among them, what chance drew is taken from the list; without, from the seed in the options.
	 */
	get moveList(): (AnyMove | { seat: Actor; move: AnyMove })[] | null;
	set moveList(moves:
		| readonly (AnyMove | { seat?: Actor; move: AnyMove })[]
		| string
		| null);
	/**
	 * Attribute `lang`: the language of everything that the table shows and says: `"en"`, `"fr"`, `"nl"` or `"de"`, also with a
	 * region, by which numbers are written. Left out, the nearest `lang` of the page decides; where the package has not that
	 * language, it is English. It may change while a game is played.
	 */
	lang: string;
	/** Attribute `theme`: `"auto"` (as the page), `"light"` or `"dark"`. */
	get theme(): string;
	set theme(theme: "auto" | "light" | "dark" | null);
	/** Attribute `names`: what the seats are called, separated by commas. */
	get names(): string[];
	set names(names: readonly string[] | string | null);
	/** Attribute `curtain`: `"always"` lets it fall between all turns, also where nothing is secret. */
	get curtain(): string;
	set curtain(curtain: "auto" | "always" | null);
	/**
	 * Attribute `keep`: the running game is kept in this browser and continued. A game that the page asks for (by options, a
	 * scenario, a link, or with other players) and a new one are kept from the first move of a visitor on. The earlier game is then
	 * put aside, if it had begun and was not over; so is what cannot be read, or was kept by other rules. At most three games of a
	 * kind are put aside, and the oldest goes first; the table says so, and its save dialog offers them. One table at a time keeps a
	 * game: the newest that goes on with it. Another one says so, stores nothing, and offers «Play here».
	 */
	keep: boolean;
	/**
	 * Attribute `frame`: the address of a page that shows one table and nothing else, such as `frame.html` of the demo. With it,
	 * the share dialog also offers an `<iframe>` to copy.
	 */
	frame: string | null;
	/**
	 * No attribute: makes the worker in which the bots of this table think, such as
	 * `() => new Worker(new URL("ludotheque/bot-worker", import.meta.url), { type: "module" })`. Rarely needed: without one, and where
	 * it does not answer within three seconds, they think in the first of these that answers: `bot-worker.js` beside the element, a
	 * worker made from text (a policy has to allow `blob:`), the thread of the page, in slices of a few milliseconds.
	 */
	worker: (() => Worker) | null;

	/** Loads at once, also far from the viewport. Resolves when the table is ready; rejects with what is wrong with it. */
	load(): Promise<this>;
	/**
	 * Resolves when nothing happens by itself any more: bots have moved, animations are over, nothing is being loaded. Loads the
	 * table, if need be. Where only bots play, that is at the end of the game.
	 */
	settled(): Promise<this>;
	/** Starts a new game; names and players stay as they are unless they are given. Throws a `RulesError` when the engine does not take the options. */
	newGame<Id extends GameId>(
		options?: NewGame<Id>,
		names?: string[],
		players?: PlayerWord[],
	): void;
	/** Makes a move: of `seat`, else of whoever is asked. Throws a `RulesError` when it is not legal. */
	play(move: Readonly<AnyMove>, seat?: Actor): void;
	/** Back to the last decision of a person. */
	undo(): void;
	/** Forward again. */
	redo(): void;
	/** Asks a bot what it would do, and shows it. */
	hint(): Promise<void>;
	/** The game as text. Holds the seed, which is a secret of the table. */
	save(): string;
	/** Continues a saved game. Throws a `RulesError` when the text is no game of this table. */
	restore(text: string): void;
	/**
	 * A link to this page with the whole game in its fragment: a table of the same game opens it at this move. Rejects with the
	 * reason while something in the game is hidden, and when the game is too long: a link has at most 64,000 characters and 10,000
	 * moves. A table refuses longer links, and those that unpack to more than a million bytes or take more than five seconds.
	 */
	link(): Promise<string>;
	/** Opens the form for a new game: who plays, which way, and the options. */
	openNewGame(): void;
	/** Opens a rule in the panel. */
	openRule(id: string): void;
	/** Brings the keyboard to the first target. */
	focus(): void;

	/** Listens to an event of the table, or to any other of an element. */
	addEventListener<K extends keyof LudoTableEventMap>(
		type: K,
		listener: (this: LudoTable, event: LudoTableEventMap[K]) => void,
		options?: boolean | AddEventListenerOptions,
	): void;
	addEventListener<K extends keyof HTMLElementEventMap>(
		type: K,
		listener: (this: LudoTable, event: HTMLElementEventMap[K]) => void,
		options?: boolean | AddEventListenerOptions,
	): void;
	addEventListener(
		type: string,
		listener: EventListenerOrEventListenerObject,
		options?: boolean | AddEventListenerOptions,
	): void;
	/** Listens no more. */
	removeEventListener<K extends keyof LudoTableEventMap>(
		type: K,
		listener: (this: LudoTable, event: LudoTableEventMap[K]) => void,
		options?: boolean | EventListenerOptions,
	): void;
	removeEventListener<K extends keyof HTMLElementEventMap>(
		type: K,
		listener: (this: LudoTable, event: HTMLElementEventMap[K]) => void,
		options?: boolean | EventListenerOptions,
	): void;
	removeEventListener(
		type: string,
		listener: EventListenerOrEventListenerObject,
		options?: boolean | EventListenerOptions,
	): void;
}

/** What a table may be given: its attributes, as the values of its properties or as text. */
export interface LudoTableAttributes {
	/** The game to play. */
	game?: GameId;
	/** An example of the rulebook to begin with. */
	scenario?: string | null;
	/** What `createGame` takes. */
	options?: object | string | null;
	/** One word a seat. */
	players?: readonly PlayerWord[] | string | null;
	/** Whose eyes. */
	view?: "actor" | "all" | Seat | `${number}` | null;
	/** What is shown. */
	controls?: readonly Control[] | string | null;
	/** The id of a tour, or the address of a lesson. */
	lesson?: string | null;
	/** Nothing can be pressed. */
	readonly?: boolean;
	/** A replay. */
	moveList?: readonly object[] | string | null;
	/** How numbers are written. */
	lang?: string;
	/** Light or dark. */
	theme?: "auto" | "light" | "dark" | null;
	/** What the seats are called. */
	names?: readonly string[] | string | null;
	/** When the curtain falls. */
	curtain?: "auto" | "always" | null;
	/** Whether the running game is kept in this browser. */
	keep?: boolean;
	/** The address of a page for frames. */
	frame?: string | null;
}

/**
 * These values as attributes, all of them text: what a server writes into a page, whatever its framework makes of objects.
 * Nothing here needs a document.
 *
 *     <ludo-table {...tableAttributes({ game: "kopis", options: { seed: 7 }, players: ["person", "bot"] })} />
 */
export declare function tableAttributes(
	given: LudoTableAttributes,
): Record<string, string>;

/** The games that have a picture, with a sentence about each. */
export declare const RENDERERS: Record<
	string,
	{ title: string; blurb: string }
>;

/** Loads the rules of some games, all when none is named, for all tables of a page; resolves to the calls of the package. */
export declare function ready(
	games?: GameId | readonly GameId[],
): Promise<
	Pick<
		typeof import("./index.cjs"),
		| "games"
		| "isGameId"
		| "rules"
		| "scenarios"
		| "components"
		| "createGame"
		| "restoreGame"
	>
>;

/** A position as a picture: no frame, nothing to press. `box` is the part of the plane to show. */
export declare function picture(
	game: Game<GameId>,
	options?: PictureOptions,
): Promise<HTMLElement>;

/** A picture that follows its game: `show` draws it again, and lets the events that led there come in as motion. */
export declare function liveBoard(
	game: Game<GameId>,
	options?: PictureOptions,
): Promise<{
	element: HTMLElement;
	show(game: Game<GameId>, events?: AnyEvent[]): void;
}>;

/** How a picture is drawn. */
export interface PictureOptions {
	/** Whose eyes it is drawn with; left out, those of seat 0. */
	seat?: Seat;
	/** The part of the plane to show; left out, all of it. */
	box?: [x: number, y: number, width: number, height: number];
}

/** What is wrong with a lesson, found by playing it through the rules; an empty list when nothing is. */
export declare function validateLesson(
	lesson: unknown,
): Promise<LessonProblem[]>;

declare global {
	interface HTMLElementTagNameMap {
		"ludo-table": LudoTable;
	}
}
