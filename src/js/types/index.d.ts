/// <reference lib="esnext.disposable" />
// The API. The types of each game follow below, generated from the rules themselves.

import type { GameTypes, Seat } from "../../api/types.d.ts";

export type * from "../../api/types.d.ts";

/** The id of a game. */
export type GameId = keyof GameTypes;

/** Somebody who makes moves: a seat, counted from 0 in turn order, or chance. */
export type Actor = Seat | "chance";

/** What is in the box of a game. */
export type ComponentsOf<Id extends GameId> = GameTypes[Id]["components"];

/** Any game in progress: a union, which `game.id === "kopis"` narrows. What one lists as legal, it takes. */
export type AnyGame = { [Id in GameId]: Game<Id> & Game }[GameId];

/** Any game's move. */
export type AnyMove = GameTypes[GameId]["move"];

/** Any game's event. */
export type AnyEvent = GameTypes[GameId]["event"];

/** What a game is, before anybody sits down. */
export interface GameInfo<Id extends GameId = GameId> {
	/** What `createGame` takes: `"kopis"`. */
	id: Id;
	/** What is printed on the box. */
	title: string;
	/** What it is about, in a sentence or two. */
	summary: string;
	/** Who invented it; several names are separated by commas. */
	author: string;
	/** Who published it. */
	publisher: string;
	/** When it was published; null where nobody says. */
	year: number | null;
	/** How many minutes a game takes, as the box says. */
	minutes: number;
	/** As few may play. */
	minPlayers: GameTypes[Id]["players"];
	/** As many may play. */
	maxPlayers: GameTypes[Id]["players"];
	/** How many play when `players` is left out. */
	defaultPlayers: GameTypes[Id]["players"];
	/** Whether something is hidden from somebody: a hand, a pile, a choice that is not yet shown. Where nothing is, every view is the state. */
	hiddenInformation: boolean;
	/** Changes when an old save may no longer be restored. */
	rulesVersion: number;
	/** The language of the rulebook that `Rule.quote` repeats, as `lang` names it. */
	rulebookLanguage: string;
	/** What is reconstructed because the rulebook's pictures are lost, in a sentence. */
	reconstructed: string;
	/** What may be chosen before the game, beside the number of players. */
	options: OptionInfo[];
	/** The named ways to play, as options that belong together. */
	variants: { id: string; title: string; options: GameTypes[Id]["options"] }[];
}

/** One option of a game, enough to build a form. */
export type OptionInfo = {
	/** Its name in the options of `createGame`. */
	name: string;
	/** What it is when it is left out. */
	default: unknown;
	/** What it changes, in a sentence. */
	text: string;
	/** The rule that it belongs to. */
	rule: string;
} & OptionKind;

/** What an option may be. */
export type OptionKind =
	/** One of some words. */
	| { kind: "choice"; values: string[] }
	/** True or false. */
	| { kind: "switch" }
	/** A whole number within limits. */
	| { kind: "whole"; min: number; max: number }
	/** Several choices among the same values. The option is an object of the entries that differ from their `value`. */
	| {
			kind: "choices";
			entries: { name: string; label: string; value: string }[];
			values: { value: string; label: string }[];
	  }
	/** A table of data, for owners of the box; null is the one that is built in. */
	| { kind: "table" };

/** One numbered rule. */
export interface Rule {
	/** Such as `"KOP-12"`, or `"KOP-R3"` for a ruling. */
	id: string;
	/** What it is about, in a few words. */
	title: string;
	/** The rule itself. */
	text: string;
	/** From the rulebook, from another public description, or a ruling of ours on what the rulebook leaves open. */
	kind: "rulebook" | "public" | "ruling";
	/** Where it stands. */
	source: string;
	/** A few words of the rulebook in its own language (`GameInfo.rulebookLanguage`), by which an owner of the box finds the place; null for rulings and public sources. */
	quote: string | null;
}

/** An example of the rulebook, ready to load. */
export interface ScenarioInfo<Id extends GameId = GameId> {
	/** What `createGame` takes as `scenario`. */
	id: GameTypes[Id]["scenario"];
	/** What it shows, in a few words. */
	title: string;
	/** What is to be seen, and what to try. */
	note: string;
	/** The rules it shows. */
	rules: string[];
}

/** What every new game may be given. */
export interface Chance {
	/**
	 * A whole number or a text; left out, it is 128 random bits. It is a secret of the table. Whoever sees one view finds a
	 * seed of a few digits by trying them all, in seconds: give none where the game matters.
	 */
	seed?: number | string;
	/** `"auto"` (the default): dice and decks are drawn at once. `"manual"`: you apply the outcomes. */
	chance?: "auto" | "manual";
}

/** How a game begins: set up with options, from an example of the rulebook, or from any legal position. */
export type NewGame<Id extends GameId> = Chance &
	/** From the beginning, with the options of the game and for so many players. */
	(
		| ({
				players?: GameTypes[Id]["players"];
				scenario?: undefined;
				position?: undefined;
		  } & GameTypes[Id]["options"])
		/** From an example of the rulebook: an id of `scenarios(id)`. */
		| { scenario: GameTypes[Id]["scenario"]; position?: undefined }
		/** From any legal position; it brings its own options. */
		| { position: GameTypes[Id]["position"]; scenario?: undefined }
	);

/** A sentence as data: which one it is, and what it is about. Ids are stable; what stands behind a name is plain data, never a sentence. */
export interface Detail {
	/** Such as `"kopis.line-empty"`; `"engine.…"` and `"package.…"` are the same for every game. */
	id: string;
	/** What the sentence names, such as `{ line: "c" }`. */
	params: Record<string, unknown>;
}

/** What `check` answers. */
export type Verdict =
	/** The move may be made. */
	| { legal: true }
	/** It may not. */
	| {
			legal: false;
			/** The rule that forbids the move. */
			rule: string | null;
			/** Why, in words. */
			reason: string;
			/** The same as data. */
			detail: Detail;
			/** The ids of the things that stand in the way, where the reason is about several: trains that still owe an action. */
			about?: string[];
			/** What kind of refusal it is: that of the `RulesError` that `apply` would throw. */
			code: Extract<
				RulesErrorCode,
				"illegal-move" | "not-your-turn" | "game-over"
			>;
	  };

/** How a game ended. */
export interface Outcome {
	/** The seats from the best rank to the last; equal ones share a rank. */
	ranking: Seat[][];
	/** The points of each seat. */
	scores: number[];
	/** A code of the game for why it ended, such as `"allPlayed"`. */
	reason: string;
}

/** What many random games came to. */
export interface Totals {
	/** How many were played. */
	games: number;
	/** For each seat, how often it won alone. */
	wins: number[];
	/** How often several seats shared the first rank. */
	draws: number;
	/** For each seat, the mean of its points. */
	meanScores: number[];
	/** The moves of all games together, those of chance included. */
	plies: number;
}

/** How strong a bot is: three levels that a person can feel. */
export type Level = "easy" | "medium" | "hard";

/** How long a bot may think, and how hard it tries. With neither `ms` nor `iterations` the level decides. */
export interface SuggestOptions {
	/**
	 * Milliseconds at most, up to 3,600,000; and at most 500 playouts for each, so that it ends where the clock stands still, as
	 * on some servers. There, `iterations` says better how long it may take.
	 */
	ms?: number;
	/** Playouts at most; the same number with the same seed gives the same suggestion everywhere. */
	iterations?: number;
	/** `"medium"` when left out. */
	level?: Level;
	/** The bot's own seed, which has nothing to do with the table's; left out, it is random. */
	seed?: number | string;
	/** The seat that asks, one that is to act; the first of them when left out. */
	seat?: Seat;
}

/** A move that a bot considered. */
export interface Candidate<Id extends GameId = GameId> {
	/** The move. */
	move: GameTypes[Id]["move"];
	/** What the seat may expect of it: 0 is to come last, 1 is to win alone. */
	value: number;
	/** The playouts behind it; in an exact search, the positions looked at. */
	visits: number;
}

/** What a bot would play, and why. */
export interface Suggestion<Id extends GameId = GameId> extends Candidate<Id> {
	/** What it expects to happen, beginning with the move, up to where chance or a secret comes in. */
	line: { seat: Actor; move: GameTypes[Id]["move"] }[];
	/** Every legal move, best first. */
	candidates: Candidate<Id>[];
	/** Whether the value is proven by an exact search. */
	exact: boolean;
}

/** A game in progress. */
export declare class Game<Id extends GameId = GameId> {
	private constructor();
	/** Which game it is. */
	readonly id: Id;
	/** How many play. */
	readonly players: GameTypes[Id]["players"];
	/** The table's secret: never send it to a player. */
	readonly seed: number | string;
	/** How many moves have been made, those of chance included. */
	readonly ply: number;
	/** Who is to act: one seat, several at once, chance, or nobody when the game is over. */
	actors(): Actor[];
	/** The legal moves in a stable order; of the first actor if no seat is given. The objects are frozen. */
	legalMoves(seat?: Actor): Readonly<GameTypes[Id]["move"]>[];
	/** Whether a move is legal, and if not which rule forbids it. */
	check(move: Readonly<GameTypes[Id]["move"]>, seat?: Actor): Verdict;
	/** Makes a move and returns what happened. Throws a `RulesError` and changes nothing when it is not legal. */
	apply(
		move: Readonly<GameTypes[Id]["move"]>,
		seat?: Actor,
	): GameTypes[Id]["event"][];
	/** What chance may draw, with weights; empty unless chance is to act. */
	chanceOutcomes(): { move: GameTypes[Id]["move"]; weight: number }[];
	/** What is in the box at this table, with an owner's own tables where the options gave any. */
	components(): GameTypes[Id]["components"];
	/** Everything, hidden things included: for the table, not for a player. */
	state(): GameTypes[Id]["state"];
	/** What a seat may see: the state with what is hidden from it replaced by null. */
	view(seat: Seat): GameTypes[Id]["state"];
	/** How the game ended; null until it has. */
	outcome(): Outcome | null;
	/** What happened; with a seat, only what that seat witnessed. At most 500,000 events in one call: `from` leaves earlier ones out. */
	log(options?: {
		seat?: Seat;
		from?: number;
	}): { ply: number; event: GameTypes[Id]["event"] }[];
	/** What was played. */
	history(): { seat: Actor; move: GameTypes[Id]["move"] }[];
	/** Takes the last move back; with automatic chance the last decision of a person. */
	undo(): boolean;
	/** Plays again what was taken back. */
	redo(): boolean;
	/** Whether a seat may take its last decision back at a shared table. */
	canUndo(seat: Seat): boolean;
	/** Whether there is something to play again. */
	canRedo(): boolean;
	/**
	 * The whole game as text. It holds the seed, which is a secret of the table; `{ seed: false }` leaves it out: such a save holds
	 * the starting position and what chance drew, and the game that is restored from it goes on with a fresh seed.
	 * A game whose text is longer than 8 MiB, which `restoreGame` would not take, is refused.
	 */
	save(options?: { seed?: boolean }): string;
	/** Another game that stands where this one does, with its past and its seed; the two go on apart. */
	clone(): Game<Id>;
	/** Gives the memory back; `using` and the garbage collector do it, too. */
	free(): void;
	/** Finishes the game with uniformly random moves; a game that 200,000 of them do not end is refused, and is as it was. */
	playRandom(options?: { seed?: number | string }): Outcome;
	/**
	 * Plays many games from here with uniformly random moves, and leaves this one alone: at most 100,000 games, which have at
	 * most 100,000,000 moves together.
	 */
	playRandom(options: { games: number; seed?: number | string }): Totals;
	/** A bot's move for a seat that is to act, from what that seat may know; a forced move comes back at once. */
	suggest(options?: SuggestOptions): Suggestion<Id>;
	/** What `using game = createGame("kopis")` calls at the end of its block: `free`. */
	[Symbol.dispose](): void;
}

/** The kinds of things that go wrong. */
export type RulesErrorCode =
	/** A rule forbids the move; `rule` says which. */
	| "illegal-move"
	/** It is no move of this game at all: another shape, an unknown word, a seat that the table has not. */
	| "malformed-move"
	/** There is no game of this id. */
	| "unknown-game"
	/** The options of `createGame` name something that is not there, or two ways to begin at once. */
	| "bad-options"
	/** The position breaks a rule; `rule` says which. */
	| "bad-position"
	/** The text is no save, was changed, or is of another version of the rules; or a game is too long to be saved. */
	| "bad-save"
	/** Somebody else is to act. */
	| "not-your-turn"
	/** The game is over. */
	| "game-over"
	/** `free` was called before. */
	| "freed"
	/** The game or the language is not loaded: `init` has not been awaited for it, or could not load it. */
	| "not-ready";

/** What every call throws when something goes wrong; the game is then as it was. Its message says what was wrong and what was expected. */
export declare class RulesError extends Error {
	/** For those who cannot use `instanceof`. */
	name: "RulesError";
	/** What kind of thing went wrong. */
	code: RulesErrorCode;
	/** The rule behind it, where one applies. */
	rule?: string;
	/** The message as data. */
	detail: Detail;
}

/** A language of the package. English is always there. */
export type Language = "en" | "fr" | "nl" | "de";

/** How a game is loaded. */
export interface InitOptions {
	/** The language to load beside English. */
	lang?: Language;
}

/** Loads these games and no others; all of them when none is named. Again is free. In Node there is nothing to wait for. */
export default function init(
	games?: GameId | readonly GameId[],
	options?: InitOptions,
): Promise<void>;
export { init };

/** What games there are. Answers before anything is loaded. */
export declare function games(lang?: Language): GameInfo[];

/** Whether a text is the id of a game: for an id that comes from an address. Answers before anything is loaded. */
export declare function isGameId(text: unknown): text is GameId;

/** The numbered rules and rulings of a game. */
export declare function rules(id: GameId, lang?: Language): Rule[];

/** The rulebook's examples of a game. */
export declare function scenarios<Id extends GameId>(
	id: Id,
	lang?: Language,
): ScenarioInfo<Id>[];

/**
 * A sentence in a language: the `detail` of a verdict, or of a `RulesError`. In English it is what `reason` and `message` say.
 * The game whose sentence it is has to be loaded.
 */
export declare function translate(detail: Detail, lang?: Language): string;

/** What is in the box: boards, cards, tokens and pieces as data, enough to draw the game. */
export declare function components<Id extends GameId>(id: Id): ComponentsOf<Id>;

/** Starts a game. */
export declare function createGame<Id extends GameId>(
	id: Id,
	options?: NewGame<Id>,
): Game<Id>;

/** Continues a saved game; every move is judged again. */
export declare function restoreGame(text: string): AnyGame;
