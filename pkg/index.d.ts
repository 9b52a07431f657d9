/// <reference lib="esnext.disposable" />
// The API. The types of each game follow below, generated from the rules themselves.



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

// Generated from the Rust types by `BLESS=1 cargo test --lib`. Do not edit.

/**
 * A player's place at the table, counted from 0 in turn order.
 */
export type Seat = number;

// Kopis

/**
 * How many there are of one thing.
 */
export type KopisComponentCount = { 
/**
 * What it is.
 */
id: "board" | "faction" | "fortress" | "bastion", 
/**
 * How many are in the box.
 */
count: number, 
/**
 * How many of them each seat has; left out where they belong to nobody.
 */
perSeat?: number, };

/**
 * What is in the box.
 */
export type KopisComponents = { 
/**
 * How many there are of each thing.
 */
components: Array<KopisComponentCount>, 
/**
 * The seats: where they sit and which pieces are theirs.
 */
seats: Array<KopisSeat>, 
/**
 * The plane that the places of squares are on.
 */
plane: KopisPlane, 
/**
 * The squares of the board, a1, b1, … f6.
 */
squares: Array<KopisSquareRow>, 
/**
 * The lines that face each side.
 */
lines: Array<KopisLineRow>, 
/**
 * The fortresses and the posts at this table.
 */
layout: KopisLayout, 
/**
 * Where and in which order fortresses are placed in the advanced set-up.
 */
placement: KopisPlacement, 
/**
 * What scores how many points.
 */
scoring: KopisScoring, };

/**
 * What happened.
 */
export type KopisEvent = (
  | {
    /** A fortress was placed. */
    type: "fortressPlaced", seat: Seat, at: KopisSquare }
  | {
    /** All fortresses are placed. */
    type: "battleBegan" }
  | {
    /** A faction was pushed off the board and captured; `seat` is the captor, `at` where it stood last. */
    type: "captured", seat: Seat, at: KopisSquare }
  | {
    /** A faction was pushed off the board by its own side. */
    type: "lost", seat: Seat, at: KopisSquare }
  | {
    /** A piece was pushed by one square. */
    type: "pushed", piece: KopisPiece, from: KopisSquare, to: KopisSquare }
  | {
    /** A faction came in; `post` is where it had waited. */
    type: "entered", seat: Seat, side: KopisSide, line: KopisLine, post: KopisLine, at: KopisSquare }
  | {
    /** A faction moved by one square. */
    type: "stepped", seat: Seat, from: KopisSquare, to: KopisSquare }
  | {
    /** The Bastion was put on the faction that moved. */
    type: "bastionPlaced", at: KopisSquare }
  | {
    /** A seat had no legal move. */
    type: "skipped", seat: Seat }
  | {
    /** The Bastion was taken off the board. */
    type: "bastionLifted", at: KopisSquare }
  | {
    /** A faction on the board was counted. */
    type: "factionScored", seat: Seat, at: KopisSquare, ownFortresses: number, enemyFortresses: number, points: number }
  | {
    /** The captures of a seat were counted. */
    type: "capturesScored", seat: Seat, points: number }
  | {
    /** The game is over. */
    type: "gameOver", ranking: Array<Array<Seat>>, scores: [number, number], reason: KopisReason, winner: 0 | 1 | null }
) & {
  /** The rule behind it. */
  rule: KopisRuleId };

/**
 * What a faction on the board scores.
 */
export type KopisFactionScore = { 
/**
 * Whether a fortress of its own seat is next to it.
 */
ownFortress: boolean, 
/**
 * Whether a fortress of the other seat is next to it.
 */
enemyFortress: boolean, 
/**
 * Its points.
 */
points: number, 
/**
 * The rule that says so.
 */
rule: KopisRuleId, };

/**
 * A direction on the board.
 */
export type KopisHeading = "north" | "east" | "south" | "west";

/**
 * Whose the central fortresses are, and where the factions wait.
 */
export type KopisLayout = { 
/**
 * The central squares of seat 0 and of seat 1.
 */
fortresses: [[KopisSquare, KopisSquare], [KopisSquare, KopisSquare]], 
/**
 * The lines that have a post, four on each side.
 */
posts: KopisPosts, };

/**
 * A line of the board: a file `a` to `f` or a rank `1` to `6`.
 */
export type KopisLine = "a" | "b" | "c" | "d" | "e" | "f" | "1" | "2" | "3" | "4" | "5" | "6";

/**
 * A line that faces a side.
 */
export type KopisLineRow = { 
/**
 * The side it faces.
 */
side: KopisSide, 
/**
 * Its name.
 */
line: KopisLine, 
/**
 * The seat that plays from that side.
 */
owner: Seat, 
/**
 * The direction in which a faction comes in.
 */
direction: KopisHeading, 
/**
 * Its squares in the order in which an entering faction comes to them.
 */
squares: Array<KopisSquare>, };

/**
 * Which of the two games is played.
 */
export type KopisMode =
  /** Storming the Castle: 16 slides. */
  | "storm"
  /** Sudden Death: one-square moves, over when somebody brings in an eighth faction. */
  | "suddenDeath";

/**
 * A move.
 */
export type KopisMove =
  | {
    /** Places a fortress in the advanced set-up. */
    type: "placeFortress", at: KopisSquare }
  | {
    /** Storming: slides a waiting faction along a line until it pushes. */
    type: "slide", side: KopisSide, line: KopisLine }
  | {
    /** Sudden Death: brings a waiting faction onto the square it faces. */
    type: "enter", side: KopisSide, line: KopisLine }
  | {
    /** Sudden Death: moves a faction by one square. */
    type: "step", from: KopisSquare, to: KopisSquare };

/**
 * What may be chosen before the game.
 */
export type KopisOptions = { 
/**
 * Which of the two games is played.
 */
mode?: KopisMode, 
/**
 * How the fortresses come onto the board.
 */
setup?: KopisSetup, 
/**
 * Who places them when; used in the advanced set-up.
 */
placementOrder?: KopisPlacementOrder, 
/**
 * Sudden Death: so many quiet moves in a row end the game; 10 to 400.
 */
quietLimit?: number, 
/**
 * A corrected table for owners of the box.
 */
layout?: KopisLayout | null, };

/**
 * The part of the game.
 */
export type KopisPhase =
  /** The players place the fortresses (advanced set-up only). */
  | "placement"
  /** Factions come in and move. */
  | "battle"
  /** Somebody has won, or it is a draw. */
  | "over";

/**
 * A piece by colour and kind.
 */
export type KopisPiece =
  /** A faction of seat 0. */
  | "r"
  /** A fortress of seat 0. */
  | "R"
  /** A faction of seat 1. */
  | "b"
  /** A fortress of seat 1. */
  | "B";

/**
 * Placing fortresses in the advanced set-up.
 */
export type KopisPlacement = { 
/**
 * The squares on which a fortress may be placed.
 */
squares: Array<KopisSquare>, 
/**
 * The seats that place, in order.
 */
orders: KopisPlacementOrders, };

/**
 * Who places the fortresses when.
 */
export type KopisPlacementOrder =
  /** Seats 0, 1, 0, 1. */
  | "alternate"
  /** Seats 0, 1, 1, 0. */
  | "snake";

/**
 * The seats that place the four fortresses, by the option `placementOrder`.
 */
export type KopisPlacementOrders = { 
/**
 * In turn.
 */
alternate: [Seat, Seat, Seat, Seat], 
/**
 * One, both, one.
 */
snake: [Seat, Seat, Seat, Seat], };

/**
 * A drawing plane; x grows to the right, y grows downwards, seat 0 sits at the bottom.
 */
export type KopisPlane = { 
/**
 * Its width and height; the board is in the middle.
 */
size: number, 
/**
 * The width and height of a square.
 */
square: number, };

/**
 * A point of the drawing plane.
 */
export type KopisPoint = { 
/**
 * How far to the right.
 */
x: number, 
/**
 * How far down.
 */
y: number, };

/**
 * A state as `createGame` takes it: what may be left out takes its default.
 */
export type KopisPosition = Omit<KopisState, "setup" | "placementOrder" | "quietLimit" | "layout" | "captured" | "lost" | "quiet" | "standing" | "result"> & { [F in "setup" | "placementOrder" | "quietLimit" | "layout" | "captured" | "lost" | "quiet" | "standing" | "result"]?: KopisState[F] };

/**
 * Lines of each side.
 */
export type KopisPosts = { 
/**
 * Files, in front of seat 0.
 */
south: Array<KopisLine>, 
/**
 * Ranks, to the left of seat 0.
 */
west: Array<KopisLine>, 
/**
 * Files, in front of seat 1.
 */
north: Array<KopisLine>, 
/**
 * Ranks, to the left of seat 1.
 */
east: Array<KopisLine>, };

/**
 * Why a game ended.
 */
export type KopisReason =
  /** Storming: every faction has been played. */
  | "allPlayed"
  /** Sudden Death: somebody brought in an eighth faction. */
  | "eighthFaction"
  /** Sudden Death: too many quiet moves in a row. */
  | "quiet"
  /** Neither player can move. */
  | "blocked";

/**
 * How a game ended.
 */
export type KopisResult = { 
/**
 * Why it ended.
 */
reason: KopisReason, 
/**
 * The points of both seats.
 */
scores: [number, number], 
/**
 * The seat with more points, null in a draw.
 */
winner: 0 | 1 | null, };

/**
 * The numbers of the rules and rulings.
 */
export type KopisRuleId = "KOP-1" | "KOP-2" | "KOP-3" | "KOP-4" | "KOP-5" | "KOP-6" | "KOP-7" | "KOP-8" | "KOP-9" | "KOP-10" | "KOP-11" | "KOP-12" | "KOP-13" | "KOP-14" | "KOP-15" | "KOP-16" | "KOP-17" | "KOP-18" | "KOP-19" | "KOP-20" | "KOP-21" | "KOP-22" | "KOP-23" | "KOP-24" | "KOP-25" | "KOP-26" | "KOP-27" | "KOP-28" | "KOP-29" | "KOP-30" | "KOP-31" | "KOP-32" | "KOP-33" | "KOP-34" | "KOP-35" | "KOP-36" | "KOP-R1" | "KOP-R2" | "KOP-R3" | "KOP-R4" | "KOP-R5" | "KOP-R6" | "KOP-R7" | "KOP-R8" | "KOP-R9" | "KOP-R10" | "KOP-R11" | "KOP-R12" | "KOP-R13" | "KOP-R14" | "KOP-R15" | "KOP-R16" | "KOP-R17" | "KOP-R18" | "KOP-R19" | "KOP-R20" | "KOP-R21" | "KOP-R22" | "KOP-R23" | "KOP-R24" | "KOP-R25" | "KOP-R26" | "KOP-R27" | "KOP-R28" | "KOP-R29" | "KOP-R30" | "KOP-R31" | "KOP-R32" | "KOP-R33" | "KOP-R34" | "KOP-R35";

/**
 * The ids of the rulebook's examples.
 */
export type KopisScenarioId = "base-setup" | "advanced-setup" | "advanced-setup-snake" | "slide" | "bastion" | "capture" | "blocked" | "sudden-death" | "sudden-death-step" | "scoring";

/**
 * What scores how many points.
 */
export type KopisScoring = { 
/**
 * Points for a captured faction.
 */
capture: number, 
/**
 * Points for a faction on the board, by the fortresses next to it.
 */
faction: Array<KopisFactionScore>, };

/**
 * A seat.
 */
export type KopisSeat = { 
/**
 * Its number.
 */
seat: Seat, 
/**
 * The colour of its pieces.
 */
colour: "red" | "black", 
/**
 * The side in front of it.
 */
sits: KopisSide, 
/**
 * The sides that its factions come in from: the one in front of it and the one to its left.
 */
sides: [KopisSide, KopisSide], 
/**
 * The letter of its factions in a board.
 */
faction: KopisPiece, 
/**
 * The letter of its fortresses in a board.
 */
fortress: KopisPiece, };

/**
 * How the fortresses come onto the board.
 */
export type KopisSetup =
  /** They start in the centre. */
  | "base"
  /** The players place them. */
  | "advanced";

/**
 * A side of the board.
 */
export type KopisSide =
  /** In front of seat 0. */
  | "south"
  /** To the left of seat 0. */
  | "west"
  /** In front of seat 1. */
  | "north"
  /** To the left of seat 1. */
  | "east";

/**
 * A square of the board, a1 to f6, numbered along the ranks from a1.
 */
export type KopisSquare = string;

/**
 * A square of the board.
 */
export type KopisSquareRow = { 
/**
 * Its name.
 */
id: KopisSquare, 
/**
 * Its file.
 */
file: "a" | "b" | "c" | "d" | "e" | "f", 
/**
 * Its rank, 1 to 6.
 */
rank: number, 
/**
 * The squares that share an edge with it: north, east, south, west.
 */
neighbours: Array<KopisSquare>, 
/**
 * Whether a fortress may be placed there in the advanced set-up.
 */
placement: boolean, 
/**
 * Its top left corner on the plane.
 */
svg: KopisPoint, };

/**
 * Everything on and around the board. All of it is public.
 */
export type KopisState = { 
/**
 * Which of the two games is played.
 */
mode: KopisMode, 
/**
 * How the fortresses came onto the board.
 */
setup: KopisSetup, 
/**
 * Who places them when.
 */
placementOrder: KopisPlacementOrder, 
/**
 * So many quiet moves in a row end a game of Sudden Death.
 */
quietLimit: number, 
/**
 * Whose the central fortresses are, and where the factions wait.
 */
layout: KopisLayout, 
/**
 * The part of the game.
 */
phase: KopisPhase, 
/**
 * The seat to act, null when the game is over.
 */
turn: 0 | 1 | null, 
/**
 * Six strings of six, rank 6 first, file a first: `.` empty, `r` `R` red faction and fortress, `b` `B` black.
 */
board: Array<string>, 
/**
 * Posts that are still occupied, ascending.
 */
waiting: KopisPosts, 
/**
 * The square of the Bastion, null when it is beside the board.
 */
bastion: KopisSquare | null, 
/**
 * Enemy factions captured by seat 0, by seat 1.
 */
captured: [number, number], 
/**
 * Own factions pushed off the board by seat 0, by seat 1.
 */
lost: [number, number], 
/**
 * Moves in a row without an entry or a faction leaving the board; always 0 in Storming.
 */
quiet: number, 
/**
 * Points if the game ended now, captures included; derived, not read in a position.
 */
standing: [number, number], 
/**
 * How the game ended, null until it has.
 */
result: KopisResult | null, };

// Les P'tites Locos

/**
 * The buffer behind an arrival space.
 */
export type PtitesLocosArrivalBuffer = { 
/**
 * The arrival space.
 */
behind: string, 
/**
 * Its column on the grid.
 */
x: number, 
/**
 * Its line on the grid.
 */
y: number, };

/**
 * The tables of a board, for owners of the box.
 */
export type PtitesLocosBoard = { 
/**
 * The lengths of the tracks in sections 1, 2, 3.
 */
sections: [PtitesLocosLengths, PtitesLocosLengths, PtitesLocosLengths], 
/**
 * The tracks of each platform.
 */
platforms: PtitesLocosStrands, };

/**
 * A buffer on a platform.
 */
export type PtitesLocosBuffer = { 
/**
 * The track that it blocks.
 */
strand: string, 
/**
 * Its row; it may lie between two.
 */
row: number, 
/**
 * Its column; it may lie between two.
 */
col: number, };

/**
 * What wrecked a locomotive.
 */
export type PtitesLocosCause =
  /** It ran against a buffer on a platform. */
  | "buffer"
  /** It ran into the vacant slot. */
  | "gap"
  /** It ran where no track continues. */
  | "noTrack"
  /** It ran against the buffer behind an arrival space. */
  | "arrivalBuffer";

/**
 * A square of a platform.
 */
export type PtitesLocosCell = { 
/**
 * Its name.
 */
id: string, 
/**
 * Its row; it may lie between two.
 */
row: number, 
/**
 * Its column; it may lie between two.
 */
col: number, };

/**
 * The options that matter after the set-up.
 */
export type PtitesLocosChosen = { 
/**
 * The tactical variant with repair tiles.
 */
repairTiles: boolean, 
/**
 * Whether you choose the end of the platform that goes to the buffer, or the platform slides.
 */
platformEnds: PtitesLocosPlatformEnds, 
/**
 * The game ends after this turn; 0 is no limit.
 */
turnLimit: number, 
/**
 * The board as it was given; null is the board of the specification.
 */
board: PtitesLocosBoard | null, };

/**
 * The colour of a platform.
 */
export type PtitesLocosColour = "blue" | "red" | "yellow";

/**
 * A face of the colour die.
 */
export type PtitesLocosColourFace = { 
/**
 * What it shows.
 */
face: PtitesLocosColour, 
/**
 * On how many of the six faces.
 */
weight: number, };

/**
 * The colours of a thing: how many, or which.
 */
export type PtitesLocosColours =
  /** So many. */
  | number
  /** These. */
  | Array<PtitesLocosColour>;

/**
 * A side of the board, or a direction on it.
 */
export type PtitesLocosCompass = "north" | "east" | "south" | "west";

/**
 * How many there are of one thing.
 */
export type PtitesLocosComponentCount = { 
/**
 * What it is.
 */
id: string, 
/**
 * How many are in the box.
 */
count: number, 
/**
 * How many of them each seat has; left out where they belong to nobody.
 */
perSeat?: number, 
/**
 * In how many colours or in which; left out where that is no matter.
 */
colours?: PtitesLocosColours, };

/**
 * What is in the box.
 */
export type PtitesLocosComponents = { 
/**
 * How many there are of each thing.
 */
components: Array<PtitesLocosComponentCount>, 
/**
 * The faces of the dice.
 */
dice: PtitesLocosDice, 
/**
 * The numbers of the rules.
 */
rulesConstants: PtitesLocosRulesConstants, 
/**
 * The grid that places are named on: x grows to the right, y grows downwards, a square is named by its centre.
 */
grid: PtitesLocosGrid, 
/**
 * The parallel tracks, from the outer to the inner one.
 */
lanes: Array<PtitesLocosLane>, 
/**
 * The squares that do not move: start spaces, the tracks of the sections, arrival spaces.
 */
squares: Array<PtitesLocosSquare>, 
/**
 * The buffers behind the arrival spaces.
 */
arrivalBuffers: Array<PtitesLocosArrivalBuffer>, 
/**
 * The colours of the locomotives, by seat.
 */
seatColours: Array<string>, 
/**
 * The sheds.
 */
sheds: Array<PtitesLocosShed>, 
/**
 * The slots that platforms lie in.
 */
slots: Array<PtitesLocosSlot>, 
/**
 * The small grid of a platform.
 */
platformGrid: PtitesLocosPlatformGrid, 
/**
 * The platforms with their tracks.
 */
platforms: Array<PtitesLocosPlatformRow>, 
/**
 * Every platform in every slot with either end at the buffer: where its squares are and what follows them.
 */
placements: Array<PtitesLocosPlacement>, };

/**
 * The dice.
 */
export type PtitesLocosDice = { 
/**
 * The colour die.
 */
colour: Array<PtitesLocosColourFace>, 
/**
 * The faces of a number die.
 */
number: Array<PtitesLocosDie>, 
/**
 * How many number dice there are.
 */
numberDice: number, };

/**
 * The face of a number die.
 */
export type PtitesLocosDie = 1 | 2 | 3 | 4 | 5 | 6;

/**
 * An end of a platform; «end A» means that end A lies against the buffer of the slot.
 */
export type PtitesLocosEnd = "A" | "B";

/**
 * Where the rows of a platform lead, by the end that lies against the buffer.
 */
export type PtitesLocosEndPassages = { 
/**
 * With end A.
 */
A: PtitesLocosRowPassages, 
/**
 * With end B.
 */
B: PtitesLocosRowPassages, };

/**
 * What happened.
 */
export type PtitesLocosEvent = (
  | {
    /** A repair tile went back to the reserve, and the colour die was set. */
    type: "tileUsed", seat: Seat, colour: PtitesLocosColour, reserve: number }
  | {
    /** The dice were rolled. */
    type: "rolled", seat: Seat, colour: PtitesLocosColour, dice: [PtitesLocosDie, PtitesLocosDie] }
  | {
    /** A platform went to the vacant slot with the locomotives on it. */
    type: "platformMoved", colour: PtitesLocosColour, from: number, to: number, end: PtitesLocosEnd, carried: Array<PtitesLocosLocoRef> }
  | {
    /** A locomotive on a platform that was turned now faces the arrival again. */
    type: "locoTurned", seat: Seat, loco: PtitesLocosLoco, square: string }
  | {
    /** Nothing can be moved. */
    type: "noMove", seat: Seat }
  | {
    /** A locomotive was put on a start space. */
    type: "entered", seat: Seat, loco: PtitesLocosLoco, square: PtitesLocosStart, pointsLeft: number }
  | {
    /** A locomotive moved; `path` has every square it entered. */
    type: "moved", seat: Seat, loco: PtitesLocosLoco, from: string, path: Array<string>, pointsLeft: number }
  | {
    /** A locomotive was hit and takes the points that are left. */
    type: "bumped", seat: Seat, loco: PtitesLocosLoco, square: string, points: number, by: PtitesLocosLocoRef }
  | {
    /** A locomotive was wrecked; `square` is the last one it stood on. */
    type: "accident", seat: Seat, loco: PtitesLocosLoco, square: string, cause: PtitesLocosCause, lostPoints: number }
  | {
    /** The owner of a wrecked locomotive received a repair tile. */
    type: "tileGained", seat: Seat, tiles: number, reserve: number }
  | {
    /** A locomotive came home. */
    type: "arrived", seat: Seat, loco: PtitesLocosLoco, square: string, shed: string, lostPoints: number, inSheds: number }
  | {
    /** The seat may play again with this locomotive. */
    type: "replayOffered", seat: Seat, loco: PtitesLocosLoco }
  | {
    /** The seat plays again. */
    type: "playsAgain", seat: Seat, loco: PtitesLocosLoco }
  | {
    /** The turn is over. */
    type: "turnEnded", seat: Seat, next: Seat }
  | {
    /** The game is over. */
    type: "gameOver", ranking: Array<Array<Seat>>, scores: Array<number>, reason: PtitesLocosReason, winner: Seat | null }
) & {
  /** The rule behind it. */
  rule: PtitesLocosRuleId };

/**
 * A grid of squares.
 */
export type PtitesLocosGrid = { 
/**
 * Squares from left to right, counted from 0.
 */
width: number, 
/**
 * Squares from top to bottom, counted from 0.
 */
height: number, };

/**
 * One of the parallel tracks.
 */
export type PtitesLocosLane = { 
/**
 * Its letter in the name of a square.
 */
id: "o" | "m" | "i", 
/**
 * Which it is.
 */
name: "outer" | "middle" | "inner", 
/**
 * The row of a platform that it meets.
 */
row: number, 
/**
 * Its squares in a section; null on a board of one's own whose sections differ.
 */
sectionLength: number | null, 
/**
 * Points from the hand to the arrival space if every platform led straight on.
 */
pointsFromHandToArrivalThroughStraightPlatforms: number, };

/**
 * Squares of the outer, middle and inner track in a section, 1 to 12 each.
 */
export type PtitesLocosLengths = [number, number, number];

/**
 * The number of a locomotive among the four of its seat.
 */
export type PtitesLocosLoco = number;

/**
 * A locomotive by its owner and its number.
 */
export type PtitesLocosLocoRef = { 
/**
 * Whose it is.
 */
seat: Seat, 
/**
 * Its number.
 */
loco: PtitesLocosLoco, };

/**
 * A move; `rolled` is one of chance.
 */
export type PtitesLocosMove =
  | {
    /** Variant: begins the turn without a repair tile. */
    type: "roll" }
  | {
    /** Variant: uses a repair tile to set the colour die. */
    type: "useTile", colour: PtitesLocosColour }
  | {
    /** Chance: the dice. */
    type: "rolled", colour: PtitesLocosColour, dice: [PtitesLocosDie, PtitesLocosDie] }
  | {
    /** Puts the platform into the vacant slot with this end against the buffer. */
    type: "shift", end: PtitesLocosEnd }
  | {
    /** Moves a locomotive that is on the board. */
    type: "drive", loco: PtitesLocosLoco }
  | {
    /** Brings a locomotive into play. */
    type: "enter", start: PtitesLocosStart }
  | {
    /** Plays again after a double. */
    type: "again" }
  | {
    /** Does not play again. */
    type: "stop" };

/**
 * What follows a square: the name of the next one or `arrivalBuffer`, or a row of whatever lies in a slot.
 */
export type PtitesLocosNext =
  /** The name of the next square, or `arrivalBuffer`. */
  | string
  /** A row of whatever platform lies in a slot. */
  | { 
/**
 * The slot.
 */
slot: number, 
/**
 * The row.
 */
row: number, };

/**
 * What may be chosen before the game.
 */
export type PtitesLocosOptions = { 
/**
 * The tactical variant with repair tiles.
 */
repairTiles?: boolean, 
/**
 * Whether you choose the end of the platform that goes to the buffer, or the platform slides.
 */
platformEnds?: PtitesLocosPlatformEnds, 
/**
 * The end of each platform that lies at the buffer at the start.
 */
startEnds?: PtitesLocosStartEnds, 
/**
 * The game ends after this turn without a winner; 0 to 1000000, 0 means no limit (not with a board of your own).
 */
turnLimit?: number, 
/**
 * A board of your own, for owners of the box; null is the reconstructed one.
 */
board?: PtitesLocosBoard | null, };

/**
 * Which of the two plays of a turn: 2 is the second play after a double.
 */
export type PtitesLocosPart = 1 | 2;

/**
 * Where a row of a platform leads.
 */
export type PtitesLocosPassage = { 
/**
 * How many squares of the platform it crosses.
 */
squares: number, 
/**
 * What is behind them.
 */
to: PtitesLocosPassageTo, 
/**
 * The row on which it leaves; left out before a buffer.
 */
exitRow?: number, };

/**
 * What is behind a track of a platform.
 */
export type PtitesLocosPassageTo =
  /** A track of the board. */
  | "lane"
  /** Nothing: a locomotive derails. */
  | "noTrack"
  /** A buffer on the platform. */
  | "buffer";

/**
 * The decision that is next.
 */
export type PtitesLocosPhase =
  /** Use a repair tile or not. */
  | "start"
  /** The dice are rolled. */
  | "roll"
  /** Which end of the platform goes to the buffer. */
  | "platform"
  /** Which locomotive moves. */
  | "loco"
  /** Play again after a double or not. */
  | "again"
  /** Nothing: the game is over. */
  | "over";

/**
 * Where a locomotive is: `hand`, `shed1` to `shed9`, or the name of a square.
 */
export type PtitesLocosPlace = string;

/**
 * A square of a platform that lies in a slot.
 */
export type PtitesLocosPlacedCell = { 
/**
 * Its name.
 */
id: string, 
/**
 * Its row as the platform lies.
 */
row: number, 
/**
 * Its column as the platform lies.
 */
col: number, 
/**
 * Its column on the grid of the board.
 */
x: number, 
/**
 * Its line on the grid of the board.
 */
y: number, 
/**
 * The square that follows it, `buffer`, or `noTrack`.
 */
next: string, };

/**
 * A platform in a slot with one end at the buffer.
 */
export type PtitesLocosPlacement = { 
/**
 * The platform.
 */
platform: PtitesLocosColour, 
/**
 * The slot, 1 to 4.
 */
slot: number, 
/**
 * The end that lies against the buffer.
 */
end: PtitesLocosEnd, 
/**
 * The square that a locomotive from each row enters, null where there is no rail.
 */
entry: [string | null, string | null, string | null, string | null], 
/**
 * The squares of the platform.
 */
cells: Array<PtitesLocosPlacedCell>, };

/**
 * Where a platform lies.
 */
export type PtitesLocosPlatform = { 
/**
 * The slot, 1 to 4.
 */
slot: number, 
/**
 * The end that lies against the buffer.
 */
end: PtitesLocosEnd, };

/**
 * Whether the player chooses the end of the platform that comes to lie against the buffer.
 */
export type PtitesLocosPlatformEnds =
  /** The player chooses. */
  | "choice"
  /** The ends change places with every move. */
  | "slide";

/**
 * The small grid of a platform: rows from the buffer inwards, columns in the direction of travel, both from 1.
 */
export type PtitesLocosPlatformGrid = { 
/**
 * Its rows.
 */
rows: number, 
/**
 * Its columns.
 */
cols: number, };

/**
 * A platform, seen with end A at the buffer.
 */
export type PtitesLocosPlatformRow = { 
/**
 * Its colour.
 */
colour: PtitesLocosColour, 
/**
 * Its letter in the name of a square.
 */
letter: "b" | "r" | "y", 
/**
 * The slot it starts in.
 */
startSlot: number, 
/**
 * The end that lies against the buffer at the start unless the options say otherwise.
 */
startEnd: PtitesLocosEnd, 
/**
 * Its tracks.
 */
strands: Array<PtitesLocosStrandRow>, 
/**
 * The buffers on it.
 */
buffers: Array<PtitesLocosBuffer>, 
/**
 * Where each of its rows leads.
 */
passage: PtitesLocosEndPassages, };

/**
 * Where each platform lies.
 */
export type PtitesLocosPlatforms = { 
/**
 * Where the blue one lies.
 */
blue: PtitesLocosPlatform, 
/**
 * Where the red one lies.
 */
red: PtitesLocosPlatform, 
/**
 * Where the yellow one lies.
 */
yellow: PtitesLocosPlatform, };

/**
 * A place on the grid.
 */
export type PtitesLocosPoint = { 
/**
 * Its column.
 */
x: number, 
/**
 * Its line.
 */
y: number, };

/**
 * A state as `createGame` takes it: what may be left out takes its default.
 */
export type PtitesLocosPosition = PtitesLocosState;

/**
 * Why a game ended.
 */
export type PtitesLocosReason =
  /** Somebody has a third locomotive in a shed. */
  | "thirdLoco"
  /** The last turn has been played. */
  | "turnLimit";

/**
 * The dice of a play.
 */
export type PtitesLocosRoll = { 
/**
 * The platform that moves.
 */
colour: PtitesLocosColour, 
/**
 * The number dice.
 */
dice: [PtitesLocosDie, PtitesLocosDie], };

/**
 * Where the rows of a platform lead; null is a row without a rail.
 */
export type PtitesLocosRowPassages = { 
/**
 * From the outer track.
 */
"1": PtitesLocosPassage | null, 
/**
 * From the middle track.
 */
"2": PtitesLocosPassage | null, 
/**
 * From the inner track.
 */
"3": PtitesLocosPassage | null, 
/**
 * From where no track leads.
 */
"4": PtitesLocosPassage | null, };

/**
 * The numbers of the rules and rulings.
 */
export type PtitesLocosRuleId = "LOC-1" | "LOC-2" | "LOC-3" | "LOC-4" | "LOC-5" | "LOC-6" | "LOC-7" | "LOC-8" | "LOC-9" | "LOC-10" | "LOC-11" | "LOC-12" | "LOC-13" | "LOC-14" | "LOC-15" | "LOC-16" | "LOC-17" | "LOC-18" | "LOC-19" | "LOC-20" | "LOC-21" | "LOC-22" | "LOC-23" | "LOC-24" | "LOC-25" | "LOC-26" | "LOC-27" | "LOC-28" | "LOC-29" | "LOC-30" | "LOC-31" | "LOC-32" | "LOC-33" | "LOC-34" | "LOC-35" | "LOC-36" | "LOC-37" | "LOC-38" | "LOC-39" | "LOC-40" | "LOC-41" | "LOC-42" | "LOC-R1" | "LOC-R2" | "LOC-R3" | "LOC-R4" | "LOC-R5" | "LOC-R6" | "LOC-R7" | "LOC-R8" | "LOC-R9" | "LOC-R10" | "LOC-R11" | "LOC-R12" | "LOC-R13" | "LOC-R14" | "LOC-R15" | "LOC-R16" | "LOC-R17" | "LOC-R18" | "LOC-R19" | "LOC-R20" | "LOC-R21" | "LOC-R22" | "LOC-R23" | "LOC-R24" | "LOC-R25" | "LOC-R26" | "LOC-R27" | "LOC-R28";

/**
 * The numbers of the rules.
 */
export type PtitesLocosRulesConstants = { 
/**
 * Locomotives of each seat.
 */
locosPerSeat: number, 
/**
 * Locomotives in sheds that win.
 */
locosToWin: number, 
/**
 * Start spaces.
 */
startSpaces: number, 
/**
 * Arrival spaces.
 */
arrivalSpaces: number, 
/**
 * Sheds.
 */
sheds: number, 
/**
 * Slots for platforms.
 */
slots: number, 
/**
 * Platforms.
 */
platforms: number, 
/**
 * Repair tiles.
 */
repairTiles: number, 
/**
 * Points that bringing a locomotive into play costs.
 */
entryCost: number, 
/**
 * Plays of a turn at most.
 */
maxPlaysPerTurn: number, };

/**
 * The ids of the rulebook's examples.
 */
export type PtitesLocosScenarioId = "setup" | "first-turn" | "bump" | "chain" | "blocked" | "buffer" | "gap" | "dead-track" | "ride-turned" | "ride" | "double" | "double-declined" | "double-accident" | "arrival" | "arrival-buffer" | "own-arrival-buffer" | "third" | "starts-full" | "tile-used" | "tile-gained";

/**
 * A shed.
 */
export type PtitesLocosShed = { 
/**
 * Its name.
 */
id: string, 
/**
 * Its column on the grid.
 */
x: number, 
/**
 * Its line on the grid.
 */
y: number, };

/**
 * A slot that platforms lie in.
 */
export type PtitesLocosSlot = { 
/**
 * Its number, 1 to 4.
 */
id: number, 
/**
 * The side of the board that it is on.
 */
side: PtitesLocosCompass, 
/**
 * Where its buffer is.
 */
buffer: PtitesLocosPoint, 
/**
 * The colour of its buffer; null is none.
 */
bufferColour: PtitesLocosColour | null, 
/**
 * The direction of travel through it.
 */
heading: PtitesLocosCompass, 
/**
 * The column of its leftmost squares.
 */
x0: number, 
/**
 * The line of its topmost squares.
 */
y0: number, 
/**
 * Its width in squares.
 */
w: number, 
/**
 * Its height in squares.
 */
h: number, 
/**
 * The square before each of its rows, null where no track leads there.
 */
entry: [string | null, string | null, string | null, string | null], 
/**
 * The square behind each of its rows, null where no track goes on.
 */
exit: [string | null, string | null, string | null, string | null], };

/**
 * A square that does not move.
 */
export type PtitesLocosSquare = { 
/**
 * Its name.
 */
id: string, 
/**
 * What it is.
 */
kind: PtitesLocosSquareKind, 
/**
 * Its track.
 */
lane: "o" | "m" | "i", 
/**
 * The section it is in; 0 is before slot 1, 4 behind slot 4.
 */
section: number, 
/**
 * Its number among the squares of its track in its section, from 1.
 */
index: number, 
/**
 * Its column on the grid.
 */
x: number, 
/**
 * Its line on the grid.
 */
y: number, 
/**
 * What follows it.
 */
next: PtitesLocosNext, };

/**
 * What a square is.
 */
export type PtitesLocosSquareKind =
  /** A start space. */
  | "start"
  /** A square of a section. */
  | "rail"
  /** An arrival space. */
  | "arrival";

/**
 * A start space: of the outer, the middle or the inner track.
 */
export type PtitesLocosStart = "so" | "sm" | "si";

/**
 * An end for each platform.
 */
export type PtitesLocosStartEnds = { 
/**
 * The end of the blue one.
 */
blue: PtitesLocosEnd, 
/**
 * The end of the red one.
 */
red: PtitesLocosEnd, 
/**
 * The end of the yellow one.
 */
yellow: PtitesLocosEnd, };

/**
 * Everything on the table. All of it is public.
 */
export type PtitesLocosState = { 
/**
 * How many play.
 */
players: number, 
/**
 * What was chosen before the game.
 */
options: PtitesLocosChosen, 
/**
 * The turn, from 1; all players' turns are counted.
 */
turn: number, 
/**
 * Whose turn it is.
 */
seat: Seat, 
/**
 * 2 is the second play after a double.
 */
part: PtitesLocosPart, 
/**
 * The decision that is next.
 */
phase: PtitesLocosPhase, 
/**
 * Where the platforms lie.
 */
platforms: PtitesLocosPlatforms, 
/**
 * The place of each locomotive: of each seat, by number.
 */
locos: Array<Array<PtitesLocosPlace>>, 
/**
 * The dice of this play; null in "start" and "roll".
 */
roll: PtitesLocosRoll | null, 
/**
 * The colour set with a tile, until the number dice are rolled.
 */
presetColour: PtitesLocosColour | null, 
/**
 * The locomotive of this turn, from its first move on.
 */
activeLoco: PtitesLocosLoco | null, 
/**
 * Repair tiles of each seat.
 */
tiles: Array<number>, 
/**
 * Repair tiles in the reserve.
 */
reserve: number, 
/**
 * Who has won.
 */
winner: Seat | null, };

/**
 * A track of a platform as seen with end A.
 */
export type PtitesLocosStrand = { 
/**
 * How many squares it has, 1 to 4.
 */
squares: number, 
/**
 * The row it comes from, null for a buffer.
 */
in: 1 | 2 | 3 | 4 | null, 
/**
 * The row it leads to, null for a buffer.
 */
out: 1 | 2 | 3 | 4 | null, };

/**
 * A track of a platform.
 */
export type PtitesLocosStrandRow = { 
/**
 * Its name: the letter of the platform and a number.
 */
id: string, 
/**
 * Its squares from the entry to the exit.
 */
cells: Array<PtitesLocosCell>, 
/**
 * The row it comes from, null for a buffer.
 */
in: number | null, 
/**
 * The row it leads to, null for a buffer.
 */
out: number | null, };

/**
 * The tracks of each platform, 1 to 8.
 */
export type PtitesLocosStrands = { 
/**
 * The tracks of the blue one.
 */
blue: Array<PtitesLocosStrand>, 
/**
 * The tracks of the red one.
 */
red: Array<PtitesLocosStrand>, 
/**
 * The tracks of the yellow one.
 */
yellow: Array<PtitesLocosStrand>, };

// Troia

/**
 * What a seat does in its turn.
 */
export type TroiaAction =
  /** It digs and examines. */
  | "dig"
  /** It publishes. */
  | "publish";

/**
 * A rectangle: its corner at the top left, its width and its height.
 */
export type TroiaArea = { 
/**
 * The left edge.
 */
x: number, 
/**
 * The top edge.
 */
y: number, 
/**
 * The width.
 */
w: number, 
/**
 * The height.
 */
h: number, };

/**
 * Several rows of pieces.
 */
export type TroiaBehindArea = { 
/**
 * The left edge of the first piece.
 */
x: number, 
/**
 * The top edge of the first row.
 */
y: number, 
/**
 * The side of a piece.
 */
piece: number, 
/**
 * The gap between two pieces, and between two rows.
 */
gap: number, 
/**
 * The pieces in a row.
 */
perRow: number, };

/**
 * The number of an action card, 1 to 64.
 */
export type TroiaCard = number;

/**
 * What an action card is for.
 */
export type TroiaCardKind =
  /** It shows a shovel and a sieve: dig and examine. */
  | "dig"
  /** It shows a map of the dig: publish. */
  | "publication";

/**
 * An action card.
 */
export type TroiaCardRow = { 
/**
 * Its number.
 */
number: number, 
/**
 * What it is for.
 */
kind: TroiaCardKind, 
/**
 * The colour of its dot; a permit has none.
 */
colour: TroiaColour | null, };

/**
 * A set of cards.
 */
export type TroiaCards = Array<number>;

/**
 * A place in a frame: column `a` to `d` from west to east, row `1` to `4` from north to south.
 */
export type TroiaCell = string;

/**
 * The colour of a player and of the dots on his cards. Reconstructed.
 */
export type TroiaColour = "red" | "blue" | "yellow" | "green";

/**
 * A colour of a player.
 */
export type TroiaColourRow = { 
/**
 * Its id.
 */
id: TroiaColour, 
/**
 * How it looks.
 */
hex: string, };

/**
 * What is in the box.
 */
export type TroiaComponents = { 
/**
 * The layers of settlement, oldest first.
 */
layers: Array<TroiaLayerRow>, 
/**
 * The pieces, by layer and in the order of the frame.
 */
pieces: Array<TroiaPieceRow>, 
/**
 * The colours of the players, in the order in which seats get them by default.
 */
colours: Array<TroiaColourRow>, 
/**
 * The action cards by number.
 */
cards: Array<TroiaCardRow>, 
/**
 * What differs with the number of players.
 */
setup: Array<TroiaSetupRow>, 
/**
 * The numbers that the rules name.
 */
limits: TroiaLimits, 
/**
 * The half-side vector of each rotation of a piece in the mound: x to the east, y to the north.
 */
rotations: Array<[number, number]>, 
/**
 * How the mound is built.
 */
mound: TroiaMoundNumbers, 
/**
 * The track round the edge of the board.
 */
scoreTrack: TroiaScoreTrack, 
/**
 * The contour lines of the site, in site units: 100 to a cell, origin at the north-west corner of a1, x to the east, y to
 * the south. They are the same in every layer.
 */
contours: Array<TroiaContourLine>, 
/**
 * The plans of the layers, in site units. A plan piece shows what falls in its cell.
 */
planArt: Array<TroiaPlanLine>, 
/**
 * Where everything may lie on a screen: x to the right, y downwards.
 */
drawing: TroiaDrawing, };

/**
 * A contour line of the site.
 */
export type TroiaContourLine = { 
/**
 * How high it runs.
 */
height: number, 
/**
 * Its points: x, y.
 */
points: Array<[number, number]>, };

/**
 * When the contour lines of a piece are legible.
 */
export type TroiaContours =
  /** Always. */
  | "open"
  /** Only behind the tent. */
  | "examined";

/**
 * Where everything may lie on a screen.
 */
export type TroiaDrawing = { 
/**
 * The whole picture: left, top, width, height.
 */
viewBox: [number, number, number, number], 
/**
 * The board.
 */
board: TroiaArea, 
/**
 * The middle of the board, in which the mound lies. A piece at (x, y) is drawn at (x, −y), turned by the angle of
 * (u.x, −u.y), where u is its half-side vector.
 */
moundField: TroiaArea, 
/**
 * The side of a cell of a frame.
 */
cell: number, 
/**
 * The frames.
 */
frames: Array<TroiaFrameArea>, 
/**
 * The tents by seat.
 */
tents: Array<TroiaTentArea>, 
/**
 * The pile of permits.
 */
permitPile: TroiaArea, };

/**
 * What happened.
 */
export type TroiaEvent = (
  | {
    /** A seat has chosen its starting cards; which ones, it alone knows. */
    type: "cardsChosen", seat: Seat, kept: TroiaCards | null, setAside: TroiaCards | null }
  | {
    /** A seat took its starting piece. */
    type: "startTaken", seat: Seat, piece: TroiaFound }
  | {
    /** A seat laid a card face down. */
    type: "cardLaid", seat: Seat, card: TroiaCard | null }
  | {
    /** The cards were turned up; in turn order. */
    type: "revealed", round: number, cards: Array<TroiaPlayed> }
  | {
    /** A turn began. */
    type: "turnBegan", seat: Seat, card: TroiaCard, action: TroiaAction }
  | {
    /** A piece was taken from the mound. */
    type: "dug", seat: Seat, piece: TroiaFound }
  | {
    /** Pieces of the mound are seen that were not before. */
    type: "cameToLight", pieces: Array<TroiaPiece> }
  | {
    /** A piece was carried into the tent. */
    type: "examined", seat: Seat, piece: TroiaFound }
  | {
    /** Pieces were laid into a frame; `pieceTotal` are the points without the bonus. */
    type: "published", seat: Seat, layer: TroiaLayer, pieces: Array<TroiaFound>, status: TroiaStatus, pieceTotal: number, bonus: number }
  | {
    /** A layer is complete. */
    type: "layerCompleted", layer: TroiaLayer }
  | {
    /** A pawn advanced. */
    type: "pawnMoved", seat: Seat, points: number, from: number, to: number }
  | {
    /** A pawn was moved back, because another one ended on its space. */
    type: "pawnMovedBack", seat: Seat, from: number, to: number }
  | {
    /** A seat drew a permit; which one, it alone knows. */
    type: "permitDrawn", seat: Seat, card: TroiaCard | null }
  | {
    /** A turn ended. */
    type: "turnEnded", seat: Seat }
  | {
    /** A round began. */
    type: "roundBegan", round: number }
  | {
    /** The game is over; the scores are the renown of the seats. */
    type: "gameOver", ranking: Array<Array<Seat>>, scores: Array<number>, reason: TroiaReason, renown: Array<number> }
) & {
  /** The rule behind it. */
  rule: TroiaRuleId };

/**
 * A face of a piece.
 */
export type TroiaFace =
  /** It has the sign of the layer. */
  | "symbol"
  /** It has part of the plan and no sign. */
  | "plan";

/**
 * The least and the greatest coordinate, on both axes.
 */
export type TroiaField = { 
/**
 * The least.
 */
min: number, 
/**
 * The greatest.
 */
max: number, };

/**
 * What the reader may know of a piece.
 */
export type TroiaFound = { 
/**
 * Its handle.
 */
id: TroiaHandle, 
/**
 * The layer that it belongs to.
 */
layer: TroiaLayer | null, 
/**
 * Its place in the frame.
 */
cell: TroiaCell | null, 
/**
 * What it has on its other face.
 */
kind: TroiaKind | null, 
/**
 * The face that lay up in the mound.
 */
shown: TroiaFace | null, };

/**
 * Where a frame lies.
 */
export type TroiaFrameArea = { 
/**
 * Its layer.
 */
layer: TroiaLayer, 
/**
 * The left edge of cell a1.
 */
x: number, 
/**
 * The top edge of cell a1.
 */
y: number, };

/**
 * A row of pieces.
 */
export type TroiaFrontArea = { 
/**
 * The left edge of the first piece.
 */
x: number, 
/**
 * The top edge of the pieces.
 */
y: number, 
/**
 * The side of a piece.
 */
piece: number, 
/**
 * The gap between two pieces.
 */
gap: number, };

/**
 * The opaque name of a piece in one game, `t1` to `t73`; it says nothing about the piece.
 */
export type TroiaHandle = string;

/**
 * A set of pieces.
 */
export type TroiaHandles = Array<string>;

/**
 * What a piece has on its other face.
 */
export type TroiaKind =
  /** Part of the city plan. */
  | "plan"
  /** The sign of the layer, as on the first. */
  | "rubble";

/**
 * A layer of settlement, oldest first. Rulebook: "Contenu".
 */
export type TroiaLayer =
  /** Troy I, 3 by 3. */
  | "I"
  /** Troy II. */
  | "II"
  /** Troy VI, not used by two players. */
  | "VI"
  /** Troy VII. */
  | "VII"
  /** Troy VIII/IX. */
  | "VIII";

/**
 * A layer of settlement and its frame.
 */
export type TroiaLayerRow = { 
/**
 * Its id.
 */
id: TroiaLayer, 
/**
 * What people call it.
 */
name: string, 
/**
 * When it is poured on the board, from 1.
 */
pourOrder: number, 
/**
 * The columns of its frame, west to east.
 */
columns: number, 
/**
 * The rows of its frame, north to south.
 */
rows: number, 
/**
 * How many pieces it has.
 */
pieces: number, 
/**
 * How many of them are plan pieces.
 */
planPieces: number, 
/**
 * How many of them are rubble pieces.
 */
rubblePieces: number, 
/**
 * The cells of its frame, row by row.
 */
cells: Array<TroiaCell>, 
/**
 * The numbers of players with which it is used.
 */
usedWith: Array<number>, 
/**
 * The sign on its frame and on the symbol faces of its pieces.
 */
sign: TroiaSign, };

/**
 * The numbers that the rules name.
 */
export type TroiaLimits = { 
/**
 * Pieces dug and examined in a dig turn.
 */
handlingsPerDigTurn: number, 
/**
 * Pieces in front of a tent at the end of a turn.
 */
piecesInFrontAtEndOfTurn: number, 
/**
 * Pieces published in a publication turn.
 */
piecesPublishedPerTurn: number, 
/**
 * Points for a plan piece.
 */
planPoints: number, 
/**
 * Points for a rubble piece.
 */
rubblePoints: number, 
/**
 * Extra points for each piece of a primary or final publication (status `primordial` or `final`).
 */
bonusPerPiece: number, };

/**
 * How the mound is built.
 */
export type TroiaMoundNumbers = { 
/**
 * The side of a piece.
 */
pieceSide: number, 
/**
 * Half of it.
 */
halfSide: number, 
/**
 * A coordinate is the sum of two random numbers below this …
 */
axisSpan: number, 
/**
 * … less this.
 */
axisOffset: number, 
/**
 * The throws of a piece, of which the lowest counts.
 */
tries: number, 
/**
 * The levels over which a piece touches a lower one; more are a bridge.
 */
reach: number, 
/**
 * The points of a face that decide whether it is seen.
 */
sample: TroiaSample, 
/**
 * Where thrown pieces lie.
 */
field: TroiaField, };

/**
 * A move.
 */
export type TroiaMove =
  | {
    /** Keeps these cards at the start. */
    type: "chooseCards", cards: TroiaCards }
  | {
    /** Takes a starting piece. */
    type: "takeStart", piece: TroiaHandle }
  | {
    /** Lays an action card face down. */
    type: "playCard", card: TroiaCard }
  | {
    /** Takes a piece from the mound. */
    type: "dig", piece: TroiaHandle }
  | {
    /** Carries a piece into the tent. */
    type: "examine", piece: TroiaHandle }
  | {
    /** Lays a piece or a group into its frame. */
    type: "publish", pieces: TroiaHandles }
  | {
    /** Ends the turn. */
    type: "endTurn" }
  | {
    /** Chance draws a permit. */
    type: "permitDrawn", card: TroiaCard };

/**
 * What may be chosen before the game.
 */
export type TroiaOptions = { 
/**
 * One colour for each seat, all different; red, blue, yellow, green in seat order when not given.
 */
colours?: Array<TroiaColour> | null, 
/**
 * Which pieces are plan pieces: drawn for each game, those of a fixed table of ours (`"box"`), or an owner's table. How
 * many each layer has is public at every table, also at one that was set up by hand.
 */
plans?: TroiaPlans, 
/**
 * Whether the contour lines of an unexamined piece are legible, so that its face tells the cell.
 */
contours?: TroiaContours, 
/**
 * Whether a piece under a bridge is free.
 */
bridges?: boolean, };

/**
 * The part of the game.
 */
export type TroiaPhase =
  /** Everybody chooses the starting cards, secretly (three and four players). */
  | "chooseCards"
  /** Everybody takes a starting piece, seat 0 first. */
  | "startPieces"
  /** Everybody chooses an action card, secretly. */
  | "playCards"
  /** A seat digs and examines. */
  | "dig"
  /** A seat publishes. */
  | "publish"
  /** A permit is drawn. */
  | "drawPermit"
  /** The game is over. */
  | "over";

/**
 * A piece: what it is and where.
 */
export type TroiaPiece = { 
/**
 * Its handle.
 */
id: TroiaHandle, 
/**
 * The layer that it belongs to.
 */
layer: TroiaLayer | null, 
/**
 * Its place in the frame.
 */
cell: TroiaCell | null, 
/**
 * What it has on its other face.
 */
kind: TroiaKind | null, 
/**
 * The face that lay up in the mound.
 */
shown: TroiaFace | null, 
/**
 * Where it is.
 */
place: TroiaPlace, };

/**
 * A piece of the box; its id is not the handle that it has in a game.
 */
export type TroiaPieceRow = { 
/**
 * Its layer and its cell.
 */
id: string, 
/**
 * The layer that it belongs to.
 */
layer: TroiaLayer, 
/**
 * Its place in the frame.
 */
cell: TroiaCell, 
/**
 * What it has on its other face; null where that is drawn for each game.
 */
kind: TroiaKind | null, };

/**
 * Where a piece is.
 */
export type TroiaPlace =
  | {
    /** In the mound: centre, rotation (0 to 35), level; whether it may be taken and whether it is seen follows from the others and is not read in a position. */
    type: "mound", x: number | null, y: number | null, rot: number | null, z: number | null, free: boolean, seen: boolean }
  | {
    /** In front of a seat's tent. */
    type: "front", seat: Seat }
  | {
    /** Behind a seat's tent. */
    type: "tent", seat: Seat }
  | {
    /** In its frame: who published it, and in which round. */
    type: "published", seat: Seat, round: number };

/**
 * A line of a plan.
 */
export type TroiaPlanLine = { 
/**
 * The layer.
 */
layer: TroiaLayer, 
/**
 * What is drawn.
 */
what: string, 
/**
 * Its points: x, y.
 */
points: Array<[number, number]>, };

/**
 * Where the plan pieces come from.
 */
export type TroiaPlanSource =
  /** They are drawn for each game, with a fixed number per layer. */
  | "drawn"
  /** They are those of a fixed table of ours, the same in every game. */
  | "box";

/**
 * The plan cells of each of the five layers.
 */
export type TroiaPlanTable = Record<TroiaLayer, Array<string>>;

/**
 * Which pieces are plan pieces.
 */
export type TroiaPlans =
  /** A source that has a name. */
  | TroiaPlanSource
  /** The table of an owner of the box. */
  | TroiaPlanTable;

/**
 * A card and who played it.
 */
export type TroiaPlayed = { 
/**
 * Who.
 */
seat: Seat, 
/**
 * Which card.
 */
card: number, };

/**
 * A state as `createGame` takes it: what may be left out takes its default.
 */
export type TroiaPosition = TroiaState;

/**
 * Why the game ended.
 */
export type TroiaReason =
  /** Nobody has a publication card left. */
  | "publicationsUsed";

/**
 * The numbers of the rules and rulings.
 */
export type TroiaRuleId = "TRO-1" | "TRO-2" | "TRO-3" | "TRO-4" | "TRO-5" | "TRO-6" | "TRO-7" | "TRO-8" | "TRO-9" | "TRO-10" | "TRO-11" | "TRO-12" | "TRO-13" | "TRO-14" | "TRO-15" | "TRO-16" | "TRO-17" | "TRO-18" | "TRO-19" | "TRO-20" | "TRO-21" | "TRO-22" | "TRO-23" | "TRO-24" | "TRO-25" | "TRO-26" | "TRO-27" | "TRO-28" | "TRO-29" | "TRO-30" | "TRO-31" | "TRO-32" | "TRO-33" | "TRO-34" | "TRO-35" | "TRO-36" | "TRO-37" | "TRO-38" | "TRO-39" | "TRO-40" | "TRO-41" | "TRO-42" | "TRO-43" | "TRO-44" | "TRO-45" | "TRO-46" | "TRO-47" | "TRO-48" | "TRO-49" | "TRO-50" | "TRO-51" | "TRO-52" | "TRO-53" | "TRO-54" | "TRO-55" | "TRO-56" | "TRO-57" | "TRO-58" | "TRO-59" | "TRO-60" | "TRO-61" | "TRO-62" | "TRO-63" | "TRO-64" | "TRO-R1" | "TRO-R2" | "TRO-R3" | "TRO-R4" | "TRO-R5" | "TRO-R6" | "TRO-R7" | "TRO-R8" | "TRO-R9" | "TRO-R10" | "TRO-R11" | "TRO-R12" | "TRO-R13" | "TRO-R14" | "TRO-R15" | "TRO-R16" | "TRO-R17" | "TRO-R18" | "TRO-R19" | "TRO-R20" | "TRO-R21" | "TRO-R22" | "TRO-R23" | "TRO-R24" | "TRO-R25" | "TRO-R26" | "TRO-R27" | "TRO-R28" | "TRO-R29" | "TRO-R30" | "TRO-R31" | "TRO-R32" | "TRO-R33" | "TRO-R34" | "TRO-R35" | "TRO-R36" | "TRO-R37" | "TRO-R38" | "TRO-R39";

/**
 * The points of a face that decide whether it is seen.
 */
export type TroiaSample = { 
/**
 * The parts into which half a side is divided.
 */
scale: number, 
/**
 * The parts from one point to the next.
 */
step: number, 
/**
 * The points on each axis, in steps from the middle.
 */
grid: Array<number>, };

/**
 * The ids of the rulebook's examples.
 */
export type TroiaScenarioId = "example-1" | "example-2" | "example-3";

/**
 * The track round the edge of the board.
 */
export type TroiaScoreTrack = { 
/**
 * The space on which all pawns start.
 */
start: number, 
/**
 * How many spaces there are.
 */
spaces: number, 
/**
 * The side of a space.
 */
size: number, 
/**
 * The spaces in order.
 */
rows: Array<TroiaTrackSpace>, };

/**
 * A seat: its cards and its renown.
 */
export type TroiaSeat = { 
/**
 * Its colour.
 */
colour: TroiaColour, 
/**
 * The cards in hand, ascending; the owner sees them.
 */
hand: Array<number | null>, 
/**
 * The cards that were left over at the start, ascending; the owner sees them.
 */
setAside: Array<number | null>, 
/**
 * The card laid face down; the owner sees it.
 */
choice: number | null, 
/**
 * The cards played, in order of play.
 */
played: Array<number>, 
/**
 * The renown, which is the space of the pawn.
 */
renown: number, };

/**
 * What differs with the number of players.
 */
export type TroiaSetupRow = { 
/**
 * How many play.
 */
players: number, 
/**
 * The dig cards that everybody starts with.
 */
digCards: number, 
/**
 * The publication cards that everybody starts with.
 */
publicationCards: number, 
/**
 * The layers in use, oldest first.
 */
layers: Array<TroiaLayer>, 
/**
 * The pieces in the mound.
 */
pieces: number, 
/**
 * The permits in the pile.
 */
permitPile: number, 
/**
 * Whether the starting cards are chosen; otherwise everybody keeps all of the own colour.
 */
choosesCards: boolean, 
/**
 * The fewest rounds of a game.
 */
minRounds: number, 
/**
 * The most rounds of a game.
 */
maxRounds: number, 
/**
 * The permits drawn in a whole game.
 */
permitsDrawn: number, };

/**
 * The sign of a layer.
 */
export type TroiaSign = { 
/**
 * What it is called.
 */
name: string, 
/**
 * Its outline as an SVG path round 0, 0.
 */
path: string, };

/**
 * Everything at the table. In a view what the seat may not see is null.
 */
export type TroiaState = { 
/**
 * How the game is played.
 */
options: TroiaTable, 
/**
 * The part of the game.
 */
phase: TroiaPhase, 
/**
 * The round; 0 before the first.
 */
round: number, 
/**
 * The seats that still owe a secret choice, ascending.
 */
waiting: Array<Seat>, 
/**
 * The turn order of this round once the cards are up.
 */
order: Array<Seat>, 
/**
 * The turn in progress.
 */
turn: TroiaTurn | null, 
/**
 * The seats.
 */
seats: Array<TroiaSeat>, 
/**
 * The pieces by handle number: t1, t2, …
 */
pieces: Array<TroiaPiece>, 
/**
 * The permits in the pile, ascending; nobody sees them.
 */
permits: Array<number | null>, };

/**
 * What a publication counts as.
 */
export type TroiaStatus =
  /** The first of its layer, or larger than any group of it. */
  | "primordial"
  /** Any other. */
  | "secondary"
  /** It fills the layer. */
  | "final";

/**
 * The options of a game in progress, with nothing left out.
 */
export type TroiaTable = { 
/**
 * How many play: 2 to 4.
 */
players: number, 
/**
 * The colour of each seat.
 */
colours: Array<TroiaColour>, 
/**
 * Which pieces are plan pieces.
 */
plans: TroiaPlans, 
/**
 * When the contour lines of a piece are legible.
 */
contours: TroiaContours, 
/**
 * Whether a piece under a bridge is free.
 */
bridges: boolean, };

/**
 * Where a tent stands.
 */
export type TroiaTentArea = { 
/**
 * Whose it is.
 */
seat: Seat, 
/**
 * The left edge.
 */
x: number, 
/**
 * The top edge.
 */
y: number, 
/**
 * The width.
 */
w: number, 
/**
 * The height.
 */
h: number, 
/**
 * The row of pieces in front of it.
 */
front: TroiaFrontArea, 
/**
 * The pieces behind it.
 */
behind: TroiaBehindArea, };

/**
 * A space of the track.
 */
export type TroiaTrackSpace = { 
/**
 * Its number.
 */
space: number, 
/**
 * Its middle.
 */
x: number, 
/**
 * Its middle.
 */
y: number, };

/**
 * A turn in progress.
 */
export type TroiaTurn = { 
/**
 * Whose turn it is.
 */
seat: Seat, 
/**
 * The card that this seat has played.
 */
card: number, 
/**
 * Pieces dug and examined in this turn.
 */
handled: number, 
/**
 * Pieces published in this turn.
 */
published: number, 
/**
 * Points won in this turn.
 */
points: number, };

// FrachtExpress

/**
 * A track card of an owner's own table.
 */
export type FrachtExpressCard = { 
/**
 * Unique among the cards.
 */
id: FrachtExpressCardId, 
/**
 * The kind of track: `curve`, `straight`, `switchRight`, `switchLeft`, `fork`, `doubleCurve`, `triangle`,
 * `threeWay`, `slipRight`, `slipLeft` or `crossing`.
 */
pattern: string, 
/**
 * The wagon value, 2 to 9.
 */
wagon: number, 
/**
 * Where the wagon is coupled.
 */
from: FrachtExpressStation, 
/**
 * Where it is uncoupled.
 */
to: FrachtExpressStation, 
/**
 * The action value, 1 to 5.
 */
action: number, };

/**
 * The id of a track card: `t01` to `t50`, or whatever an owner's own table says.
 */
export type FrachtExpressCardId = string;

/**
 * A track card.
 */
export type FrachtExpressCardRow = { 
/**
 * Its id.
 */
id: FrachtExpressCardId, 
/**
 * The kind of track.
 */
pattern: FrachtExpressPatternId, 
/**
 * The wagon value: points when it is delivered, spaces when it is driven.
 */
wagon: number, 
/**
 * Where the wagon is coupled.
 */
from: FrachtExpressStation, 
/**
 * Where it is uncoupled.
 */
to: FrachtExpressStation, 
/**
 * The action value.
 */
action: number, 
/**
 * The pieces of track of its pattern when it is not turned.
 */
elements: Array<FrachtExpressElement>, };

/**
 * A place for one card: column letter west to east, row number north to south.
 */
export type FrachtExpressCell = string;

/**
 * What is in the box, and the tables that a front end draws from.
 */
export type FrachtExpressComponents = { 
/**
 * How many there are of each thing.
 */
components: Array<FrachtExpressCountRow>, 
/**
 * The colours of the locomotives, by seat.
 */
locomotiveColours: Array<string>, 
/**
 * The numbers in the rules.
 */
limits: FrachtExpressLimits, 
/**
 * Sides, pieces of track and sleepers of a card.
 */
geometry: FrachtExpressGeometry, 
/**
 * The stations A to J, with the special actions that were chosen for the advanced game.
 */
stations: Array<FrachtExpressStationRow>, 
/**
 * Special actions that no station has until they are chosen for one.
 */
otherSpecials: Array<FrachtExpressSpecialRow>, 
/**
 * The built-in layouts, and last an owner's or the one that the players laid.
 */
layouts: Array<FrachtExpressLayoutRow>, 
/**
 * Which layout is in use.
 */
layout: FrachtExpressLayoutId, 
/**
 * What the free set-up begins with.
 */
free: FrachtExpressFreeLayout, 
/**
 * The kinds of track.
 */
patterns: Array<FrachtExpressPatternRow>, 
/**
 * The 50 track cards.
 */
cards: Array<FrachtExpressCardRow>, };

/**
 * How many there are of a thing.
 */
export type FrachtExpressCountRow = { 
/**
 * The thing.
 */
id: FrachtExpressItem, 
/**
 * How many.
 */
count: number, };

/**
 * A piece of track that joins two sides of a card.
 */
export type FrachtExpressElement = "NS" | "EW" | "NE" | "SE" | "SW" | "NW";

/**
 * What happened.
 */
export type FrachtExpressEvent = (
  | {
    /** It was drawn who begins. */
    type: "startChosen", seat: Seat }
  | {
    /** A station was dealt; null for the others. */
    type: "stationDealt", seat: Seat, station: FrachtExpressStation | null }
  | {
    /** A station was laid. */
    type: "stationPlaced", seat: Seat, station: FrachtExpressStation, cell: FrachtExpressCell }
  | {
    /** All stations lie; this is the field. */
    type: "fieldSet", field: FrachtExpressField }
  | {
    /** A turn began. */
    type: "turnStarted", seat: Seat, number: number }
  | {
    /** A turn ended. */
    type: "turnEnded", seat: Seat }
  | {
    /** The discard pile became the face-down pile. */
    type: "reshuffled", count: number }
  | {
    /** A card was drawn; null for the others. */
    type: "cardDrawn", seat: Seat, card: FrachtExpressCardId | null }
  | {
    /** The top card was turned over and discarded. */
    type: "cardTurned", card: FrachtExpressCardId, action: number }
  | {
    /** Cards were discarded; `seat` is their owner, for track the active player. */
    type: "discarded", seat: Seat, cards: Array<FrachtExpressCardId>, from: FrachtExpressOrigin }
  | {
    /** A card was laid on an empty place. */
    type: "trackLaid", seat: Seat, card: FrachtExpressCardId, cell: FrachtExpressCell, turn: FrachtExpressTurn }
  | {
    /** A card was laid on another. */
    type: "trackCompleted", seat: Seat, card: FrachtExpressCardId, cell: FrachtExpressCell, turn: FrachtExpressTurn }
  | {
    /** A wagon was coupled. */
    type: "coupled", seat: Seat, card: FrachtExpressCardId }
  | {
    /** A wagon was delivered. */
    type: "uncoupled", seat: Seat, card: FrachtExpressCardId }
  | {
    /** A locomotive starts; `seat` steers it. */
    type: "driveStarted", seat: Seat, loc: Seat, distance: number }
  | {
    /** A locomotive moved by one space; `pushedBy` is the locomotive directly behind. */
    type: "moved", loc: Seat, from: FrachtExpressSpot, to: FrachtExpressSpot, facing: FrachtExpressFacing | null, pushedBy: Seat | null }
  | {
    /** A locomotive came into a station; `pushed` when another player moved it. */
    type: "entered", loc: Seat, station: FrachtExpressStation, pushed: boolean }
  | {
    /** A locomotive reached the sleeper of another. */
    type: "rammed", by: Seat, loc: Seat, at: FrachtExpressSpot }
  | {
    /** A locomotive derailed and is back in A. */
    type: "derailed", loc: Seat }
  | {
    /** A crossing was crossed; so many wagons may stay. */
    type: "crossed", loc: Seat, cell: FrachtExpressCell, limit: number }
  | {
    /** A locomotive flew over so many empty places. */
    type: "flew", seat: Seat, direction: FrachtExpressSide, over: number }
  | {
    /** The active player announced whether he uses the special action. */
    type: "announced", seat: Seat, station: FrachtExpressStation, use: boolean }
  | {
    /** A veto card was played and handed back. */
    type: "vetoed", seat: Seat, mode: FrachtExpressVetoMode }
  | {
    /** A forced special action was not possible. */
    type: "lapsed", seat: Seat }
  | {
    /** A flight ticket was taken. */
    type: "ticketTaken", seat: Seat }
  | {
    /** A flight ticket was handed back. */
    type: "ticketReturned", seat: Seat }
  | {
    /** A veto card was taken. */
    type: "vetoTaken", seat: Seat }
  | {
    /** An opponent was named. */
    type: "opponentChosen", by: Seat, seat: Seat }
  | {
    /** A card was laid open to close a station. */
    type: "cardPicked", seat: Seat, card: FrachtExpressCardId }
  | {
    /** A hand was shown to all. */
    type: "handShown", seat: Seat, cards: Array<FrachtExpressCardId> }
  | {
    /** Hand cards changed hands; null for third parties. */
    type: "cardsGiven", from: Seat, to: Seat, cards: Array<FrachtExpressCardId | null> }
  | {
    /** A card was taken unseen from a hand; null for third parties. */
    type: "cardStolen", from: Seat, to: Seat, card: FrachtExpressCardId | null }
  | {
    /** A player must play all his cards this turn. */
    type: "mustEmptyHand", seat: Seat }
  | {
    /** A wagon changed trains. */
    type: "wagonGiven", from: Seat, to: Seat, card: FrachtExpressCardId }
  | {
    /** A station was closed. */
    type: "stationClosed", station: FrachtExpressStation, card: FrachtExpressCardId, turn: FrachtExpressTurn }
  | {
    /** A station was reopened. */
    type: "stationOpened", station: FrachtExpressStation }
  | {
    /** A laid card was re-laid. */
    type: "trackMoved", card: FrachtExpressCardId, from: FrachtExpressCell, to: FrachtExpressCell, turn: FrachtExpressTurn }
  | {
    /** A laid card was taken away and discarded. */
    type: "trackRemoved", card: FrachtExpressCardId, from: FrachtExpressCell }
  | {
    /** The game is over: who has won, and the sums of the delivered and of the coupled wagons. */
    type: "gameOver", ranking: Array<Array<Seat>>, scores: Array<number>, reason: FrachtExpressReason, delivered: Array<number>, coupled: Array<number> }
) & {
  /** The rule behind it. */
  rule: FrachtExpressRuleId };

/**
 * Where a locomotive on track looks: towards a side, or from an edge towards the centre of the card.
 */
export type FrachtExpressFacing = "N" | "E" | "S" | "W" | "C";

/**
 * A rectangle of cells where track may lie.
 */
export type FrachtExpressField = { 
/**
 * The upper left corner.
 */
from: FrachtExpressCell, 
/**
 * The lower right corner.
 */
to: FrachtExpressCell, };

/**
 * What the free set-up begins with.
 */
export type FrachtExpressFreeLayout = { 
/**
 * Where the first station lies.
 */
firstCell: FrachtExpressCell, 
/**
 * All cells that there are.
 */
grid: FrachtExpressField, };

/**
 * Sides, pieces of track and sleepers of a card. Track leaves a card in the middle of its sides.
 */
export type FrachtExpressGeometry = { 
/**
 * The four sides, clockwise.
 */
sides: Array<FrachtExpressSide>, 
/**
 * The side across a card, which is also the side of the neighbour that is touched.
 */
opposite: Record<FrachtExpressSide, FrachtExpressSide>, 
/**
 * How column and row change over a side.
 */
step: Record<FrachtExpressSide, [columns: number, rows: number]>, 
/**
 * What a side becomes when its card is turned.
 */
quarterTurnClockwise: Record<FrachtExpressSide, FrachtExpressSide>, 
/**
 * The pieces of track, each named after the two sides that it joins.
 */
elements: Array<FrachtExpressElement>, 
/**
 * How many sleepers a card has where.
 */
sleepers: FrachtExpressSleepers, };

/**
 * A thing in the box.
 */
export type FrachtExpressItem =
  /** A square card with track, a wagon and an action value. */
  | "trackCard"
  /** A station card. */
  | "station"
  /** The card in front of a player where the train begins. */
  | "locomotiveCard"
  /** A veto card. */
  | "vetoCard"
  /** A flight ticket. */
  | "flightTicket"
  /** A wooden locomotive. */
  | "locomotive";

/**
 * A card that lies on the field.
 */
export type FrachtExpressLaid = { 
/**
 * Which card.
 */
card: FrachtExpressCardId, 
/**
 * How it is turned.
 */
turn: FrachtExpressTurn, };

/**
 * The name of a layout.
 */
export type FrachtExpressLayoutId =
  /** The standard layout. */
  | "standard"
  /** The author's layout. */
  | "author"
  /** The players are laying the stations: no row of `layouts` has it. */
  | "free"
  /** An owner's, or the one that the players laid. */
  | "own";

/**
 * How the stations lie.
 */
export type FrachtExpressLayoutRow = { 
/**
 * Which layout it is.
 */
id: FrachtExpressLayoutId, 
/**
 * Where track may lie.
 */
field: FrachtExpressField, 
/**
 * The cell of each station.
 */
stations: Record<FrachtExpressStation, FrachtExpressCell>, 
/**
 * The stations as they follow each other, each by a corner of the next, where they form a ring.
 */
ring?: Array<FrachtExpressStation>, };

/**
 * The numbers in the rules. Pairs are the smallest and the largest value.
 */
export type FrachtExpressLimits = { 
/**
 * How many play.
 */
players: [number, number], 
/**
 * Cards that every player is dealt.
 */
startHand: number, 
/**
 * Wagons in a train at the most.
 */
maxWagons: number, 
/**
 * Flight tickets of a player at the most.
 */
maxTicketsPerPlayer: number, 
/**
 * Veto cards of a player at the most.
 */
maxVetoesPerPlayer: number, 
/**
 * Closed stations at the most.
 */
maxClosedStations: number, 
/**
 * Wagon values of cards.
 */
wagonValues: [number, number], 
/**
 * Action values of cards.
 */
actionValues: [number, number], 
/**
 * The game ends after this turn.
 */
turnLimit: number, 
/**
 * Free set-up: how far the field reaches beyond the stations.
 */
freeMargin: number, };

/**
 * Where a locomotive is.
 */
export type FrachtExpressLocomotive = { 
/**
 * A station or a sleeper.
 */
spot: FrachtExpressSpot, 
/**
 * Where it looks; null in a station.
 */
facing: FrachtExpressFacing | null, };

/**
 * A move.
 */
export type FrachtExpressMove =
  | {
    /** Chance: who begins. */
    type: "startPlayer", seat: Seat }
  | {
    /** Chance: a station is dealt. */
    type: "stationDealt", seat: Seat, station: FrachtExpressStation }
  | {
    /** Chance: a card is drawn. */
    type: "drawn", seat: Seat, card: FrachtExpressCardId }
  | {
    /** Chance: the top card is turned over. */
    type: "turned", card: FrachtExpressCardId }
  | {
    /** Chance: a card is taken unseen from a hand. */
    type: "stolen", from: Seat, card: FrachtExpressCardId }
  | {
    /** Lays a station in the free set-up. */
    type: "placeStation", station: FrachtExpressStation, cell: FrachtExpressCell }
  | {
    /** Lays a card on an empty place. */
    type: "lay", card: FrachtExpressCardId, cell: FrachtExpressCell, turn: FrachtExpressTurn }
  | {
    /** Lays a card on a laid one. */
    type: "complete", card: FrachtExpressCardId, cell: FrachtExpressCell, turn: FrachtExpressTurn }
  | {
    /** Couples a hand card as a wagon. */
    type: "couple", card: FrachtExpressCardId }
  | {
    /** Delivers a coupled wagon. */
    type: "uncouple", card: FrachtExpressCardId }
  | {
    /** Discards a card to drive. */
    type: "drive", card: FrachtExpressCardId }
  | {
    /** Discards a card to draw others, which ends the turn. */
    type: "refill", card: FrachtExpressCardId }
  | {
    /** Discards a card and gives back the ticket to fly. */
    type: "fly", card: FrachtExpressCardId, direction: FrachtExpressSide }
  | {
    /** Ends the turn. */
    type: "endTurn" }
  | {
    /** Chooses a way for a locomotive. */
    type: "steer", loc: Seat, to: FrachtExpressSpot }
  | {
    /** Discards a surplus wagon. */
    type: "dropWagon", card: FrachtExpressCardId }
  | {
    /** Announces the use of the special action. */
    type: "useSpecial" }
  | {
    /** Announces not to use it. */
    type: "declineSpecial" }
  | {
    /** Plays a veto card. */
    type: "veto", mode: FrachtExpressVetoMode }
  | {
    /** Keeps the veto card. */
    type: "pass" }
  | {
    /** Names an opponent. */
    type: "chooseOpponent", seat: Seat }
  | {
    /** Picks a hand card. */
    type: "pickCard", card: FrachtExpressCardId }
  | {
    /** Picks a coupled wagon. */
    type: "pickWagon", card: FrachtExpressCardId }
  | {
    /** Leaves a fitting wagon in the train. */
    type: "skip" }
  | {
    /** Stops rebuilding. */
    type: "finish" }
  | {
    /** Names the station to be closed and the turn of the card on it. */
    type: "closeStation", station: FrachtExpressStation, turn: FrachtExpressTurn }
  | {
    /** Re-lays a laid card. */
    type: "relocate", from: FrachtExpressCell, to: FrachtExpressCell, turn: FrachtExpressTurn }
  | {
    /** Takes a laid card away. */
    type: "removeTrack", from: FrachtExpressCell };

/**
 * What may be chosen before the game.
 */
export type FrachtExpressOptions = { 
/**
 * Whether the stations have their special actions.
 */
advanced?: boolean, 
/**
 * How the stations lie.
 */
layout?: "standard" | "author" | "free" | { stations: Record<FrachtExpressStation, FrachtExpressCell>; field: FrachtExpressField }, 
/**
 * Free set-up: how far the field reaches beyond the stations.
 */
freeMargin?: 0 | 1 | 2, 
/**
 * Special actions that replace the printed ones; only in the advanced game.
 */
specials?: Partial<Record<FrachtExpressStation, FrachtExpressSpecial>>, 
/**
 * The game ends after so many turns; 10 to 10000.
 */
turnLimit?: number, 
/**
 * A corrected table of the 50 cards for owners of the box.
 */
cards?: Array<FrachtExpressCard> | null, };

/**
 * Where discarded cards came from.
 */
export type FrachtExpressOrigin =
  /** A hand. */
  | "hand"
  /** A train. */
  | "train"
  /** The field. */
  | "track";

/**
 * A kind of track.
 */
export type FrachtExpressPatternId =
  /** One curve. */
  | "curve"
  /** One straight. */
  | "straight"
  /** A straight with a curve to the right. */
  | "switchRight"
  /** A straight with a curve to the left. */
  | "switchLeft"
  /** Two curves from one side. */
  | "fork"
  /** Two curves that do not touch. */
  | "doubleCurve"
  /** Every link between three sides. */
  | "triangle"
  /** A straight and both curves from one side. */
  | "threeWay"
  /** A straight with a curve to the right at either end. */
  | "slipRight"
  /** A straight with a curve to the left at either end. */
  | "slipLeft"
  /** Two straights that cross. */
  | "crossing";

/**
 * A kind of track.
 */
export type FrachtExpressPatternRow = { 
/**
 * Its name.
 */
id: FrachtExpressPatternId, 
/**
 * Its pieces of track when it is not turned.
 */
elements: Array<FrachtExpressElement>, 
/**
 * In how many ways it can be turned; a card is never turned further.
 */
turns: number, 
/**
 * How many cards show it.
 */
count: number, 
/**
 * Whether it is driven straight over and turns a card.
 */
crossing: boolean, };

/**
 * A way that is settled.
 */
export type FrachtExpressPending = { 
/**
 * Whose locomotive.
 */
loc: Seat, 
/**
 * Where it goes.
 */
to: FrachtExpressSpot, };

/**
 * What is to be done.
 */
export type FrachtExpressPhase =
  | {
    /** Chance draws who begins. */
    type: "chooseStart" }
  | {
    /** Free set-up: chance deals `seat` a station. */
    type: "dealStations", seat: Seat }
  | {
    /** Free set-up: `seat` lays a station. */
    type: "placeStation", seat: Seat }
  | {
    /** Chance deals `seat` a card; rounds 1 to 3. */
    type: "deal", seat: Seat, round: number }
  | {
    /** Chance draws the first card of the turn. */
    type: "draw" }
  | {
    /** The active player acts. */
    type: "action" }
  | {
    /** Chance draws `left` more cards, then the turn ends. */
    type: "refill", left: number }
  | {
    /** A way is to be chosen for the locomotive of `loc`. */
    type: "steer", run: FrachtExpressRun, loc: Seat }
  | {
    /** A crossing was crossed: chance turns a card. */
    type: "crossing", run: FrachtExpressRun }
  | {
    /** `seat` drops wagons until `limit` are left. */
    type: "surplus", run: FrachtExpressRun, seat: Seat, limit: number }
  | {
    /** The active player says whether he uses the special action. */
    type: "announce", station: FrachtExpressStation }
  | {
    /** `seat` may play his veto card. */
    type: "veto", station: FrachtExpressStation, stage: FrachtExpressVetoStage, seat: Seat }
  | {
    /** A special action is carried out. `card` is the card picked, `turned` the card turned over, `target` the opponent, `done` the number of rebuilds. */
    type: "special", station: FrachtExpressStation, kind: FrachtExpressSpecial, chooser: Seat, stage: FrachtExpressStage, card: FrachtExpressCardId | null, turned: FrachtExpressCardId | null, target: Seat | null, done: number }
  | {
    /** The game is over. */
    type: "over", reason: FrachtExpressReason };

/**
 * A player and what is his.
 */
export type FrachtExpressPlayer = { 
/**
 * The cards in hand, seen by their owner alone; a set in the order of the card table.
 */
hand: Array<FrachtExpressCardId | null>, 
/**
 * Free set-up: stations still to be laid, seen by their owner alone.
 */
stationHand: Array<FrachtExpressStation | null>, 
/**
 * The coupled wagons, oldest first.
 */
train: Array<FrachtExpressCardId>, 
/**
 * The delivered wagons, oldest first; nobody sees them until the game is over.
 */
delivered: Array<FrachtExpressCardId | null>, 
/**
 * Where the locomotive is; null during the free set-up.
 */
loc: FrachtExpressLocomotive | null, 
/**
 * Whether he holds a flight ticket.
 */
ticket: boolean, 
/**
 * Whether he holds a veto card.
 */
veto: boolean, 
/**
 * The wagon that must leave the station before it can be uncoupled.
 */
locked: FrachtExpressCardId | null, };

/**
 * A state as `createGame` takes it: what may be left out takes its default.
 */
export type FrachtExpressPosition = FrachtExpressState;

/**
 * Why the game ended.
 */
export type FrachtExpressReason =
  /** A card was to be taken and none was left. */
  | "pilesEmpty"
  /** The last turn is over. */
  | "turnLimit";

/**
 * The numbers of the rules and rulings.
 */
export type FrachtExpressRuleId = "FRA-1" | "FRA-2" | "FRA-3" | "FRA-4" | "FRA-5" | "FRA-6" | "FRA-7" | "FRA-8" | "FRA-9" | "FRA-10" | "FRA-11" | "FRA-12" | "FRA-13" | "FRA-14" | "FRA-15" | "FRA-16" | "FRA-17" | "FRA-18" | "FRA-19" | "FRA-20" | "FRA-21" | "FRA-22" | "FRA-23" | "FRA-24" | "FRA-25" | "FRA-26" | "FRA-27" | "FRA-28" | "FRA-29" | "FRA-30" | "FRA-31" | "FRA-32" | "FRA-33" | "FRA-34" | "FRA-35" | "FRA-36" | "FRA-37" | "FRA-38" | "FRA-39" | "FRA-40" | "FRA-41" | "FRA-42" | "FRA-43" | "FRA-44" | "FRA-45" | "FRA-46" | "FRA-47" | "FRA-48" | "FRA-49" | "FRA-50" | "FRA-51" | "FRA-52" | "FRA-53" | "FRA-54" | "FRA-55" | "FRA-56" | "FRA-57" | "FRA-58" | "FRA-59" | "FRA-60" | "FRA-61" | "FRA-62" | "FRA-63" | "FRA-64" | "FRA-65" | "FRA-66" | "FRA-67" | "FRA-68" | "FRA-69" | "FRA-70" | "FRA-71" | "FRA-72" | "FRA-73" | "FRA-74" | "FRA-75" | "FRA-76" | "FRA-77" | "FRA-78" | "FRA-79" | "FRA-80" | "FRA-81" | "FRA-82" | "FRA-83" | "FRA-84" | "FRA-85" | "FRA-86" | "FRA-87" | "FRA-88" | "FRA-89" | "FRA-90" | "FRA-91" | "FRA-92" | "FRA-93" | "FRA-94" | "FRA-95" | "FRA-96" | "FRA-97" | "FRA-98" | "FRA-99" | "FRA-100" | "FRA-101" | "FRA-102" | "FRA-103" | "FRA-104" | "FRA-105" | "FRA-106" | "FRA-107" | "FRA-108" | "FRA-109" | "FRA-110" | "FRA-111" | "FRA-112" | "FRA-113" | "FRA-114" | "FRA-115" | "FRA-R1" | "FRA-R2" | "FRA-R3" | "FRA-R4" | "FRA-R5" | "FRA-R6" | "FRA-R7" | "FRA-R8" | "FRA-R9" | "FRA-R10" | "FRA-R11" | "FRA-R12" | "FRA-R13" | "FRA-R14" | "FRA-R15" | "FRA-R16" | "FRA-R17" | "FRA-R18" | "FRA-R19" | "FRA-R20" | "FRA-R21" | "FRA-R22" | "FRA-R23" | "FRA-R24" | "FRA-R25" | "FRA-R26" | "FRA-R27" | "FRA-R28" | "FRA-R29" | "FRA-R30" | "FRA-R31" | "FRA-R32" | "FRA-R33" | "FRA-R34" | "FRA-R35" | "FRA-R36" | "FRA-R37" | "FRA-R38" | "FRA-R39" | "FRA-R40" | "FRA-R41" | "FRA-R42" | "FRA-R43" | "FRA-R44" | "FRA-R45";

/**
 * A locomotive on its way.
 */
export type FrachtExpressRun = { 
/**
 * How it came about.
 */
kind: FrachtExpressRunKind, 
/**
 * Who steers.
 */
by: Seat, 
/**
 * Whose locomotive moves.
 */
loc: Seat, 
/**
 * Spaces still to go, in `steer` with the one being settled.
 */
left: number, 
/**
 * Ways settled for this space, the mover first; empty in `crossing` and `surplus`.
 */
pending: Array<FrachtExpressPending>, };

/**
 * How a locomotive came to move.
 */
export type FrachtExpressRunKind =
  /** Its owner drives it. */
  | "drive"
  /** Another player drives it. */
  | "kidnap"
  /** It lands after a flight. */
  | "flight";

/**
 * The ids of the rulebook's examples.
 */
export type FrachtExpressScenarioId = "complete" | "complete-occupied" | "drive-load" | "couple" | "ram-branch" | "push-into-station" | "derail" | "crossing" | "refill" | "couple-any-locked" | "force-and-dictate" | "close" | "tie-break";

/**
 * A side of a card or of a cell.
 */
export type FrachtExpressSide = "N" | "E" | "S" | "W";

/**
 * How many sleepers a card has where: the spots on which a locomotive can stand.
 */
export type FrachtExpressSleepers = { 
/**
 * At a side with track, shared by all pieces of track that use it.
 */
edge: number, 
/**
 * In the middle of a piece of track.
 */
middle: number, 
/**
 * In the middle of a crossing.
 */
crossingMiddle: number, 
/**
 * On the way over a card.
 */
perPassage: number, 
/**
 * On the way over a crossing.
 */
perCrossingPassage: number, };

/**
 * A special action of a station.
 */
export type FrachtExpressSpecial =
  /** Nothing. */
  | "none"
  /** Take a flight ticket. */
  | "ticket"
  /** Take all hand cards of one action value from an opponent. */
  | "cardRaid"
  /** Lay a card on a station. */
  | "closeStation"
  /** Draw from the fullest hands until one has the most cards. */
  | "raidTrain"
  /** Deliver a wagon anywhere, or lose one. */
  | "uncoupleAny"
  /** Take a veto card. */
  | "vetoCard"
  /** Re-lay track. */
  | "rebuild"
  /** Couple a wagon anywhere, or lose a card. */
  | "coupleAny"
  /** Take a wagon of one action value from an opponent. */
  | "wagonRaid"
  /** Drive an opponent's locomotive. */
  | "kidnap";

/**
 * A special action that no printed station has.
 */
export type FrachtExpressSpecialRow = { 
/**
 * The special action.
 */
special: FrachtExpressSpecial, 
/**
 * What it is called.
 */
label: string, };

/**
 * Where a locomotive can stand: a station, an edge sleeper or a middle sleeper of a card.
 */
export type FrachtExpressSpot = string;

/**
 * The cards on a cell.
 */
export type FrachtExpressStack = { 
/**
 * Where they lie.
 */
cell: FrachtExpressCell, 
/**
 * The cards, bottom first.
 */
stack: Array<FrachtExpressLaid>, };

/**
 * A step of a special action.
 */
export type FrachtExpressStage =
  /** An opponent is chosen. */
  | "opponent"
  /** Chance turns a card. */
  | "turn"
  /** A hand card is picked. */
  | "card"
  /** A place is chosen. */
  | "site"
  /** Chance draws from a hand. */
  | "steal"
  /** A wagon is picked. */
  | "wagon";

/**
 * Everything at the table, or what a seat sees of it: what it may not see is null.
 */
export type FrachtExpressState = { 
/**
 * Whether the stations have special actions.
 */
advanced: boolean, 
/**
 * The game ends after this turn.
 */
turnLimit: number, 
/**
 * Free set-up: how far the field reaches beyond the stations.
 */
freeMargin: number, 
/**
 * The special action of each station; all `none` in the basic game.
 */
specials: Record<FrachtExpressStation, FrachtExpressSpecial>, 
/**
 * An owner's own cards; null for the built-in table.
 */
cards: Array<FrachtExpressCard> | null, 
/**
 * The cell of each station; null while it is not laid.
 */
stations: Record<FrachtExpressStation, FrachtExpressCell | null>, 
/**
 * Where track may lie; null during the free set-up.
 */
field: FrachtExpressField | null, 
/**
 * The cells with track, by row, then column.
 */
track: Array<FrachtExpressStack>, 
/**
 * The face-down pile, hidden from all; a set in the order of the card table.
 */
deck: Array<FrachtExpressCardId | null>, 
/**
 * The open discard pile, top last.
 */
discard: Array<FrachtExpressCardId>, 
/**
 * Free set-up: stations not yet dealt, hidden from all.
 */
stationPool: Array<FrachtExpressStation | null>, 
/**
 * Flight tickets beside the field.
 */
ticketsLeft: number, 
/**
 * Veto cards beside the field.
 */
vetoesLeft: number, 
/**
 * Who began; null until it is drawn.
 */
startSeat: Seat | null, 
/**
 * The players, by seat.
 */
players: Array<FrachtExpressPlayer>, 
/**
 * Whose turn it is.
 */
turn: FrachtExpressTurnState, 
/**
 * What is to be done.
 */
phase: FrachtExpressPhase, };

/**
 * A station, A to J.
 */
export type FrachtExpressStation = "A" | "B" | "C" | "D" | "E" | "F" | "G" | "H" | "I" | "J";

/**
 * A station.
 */
export type FrachtExpressStationRow = { 
/**
 * Its letter.
 */
id: FrachtExpressStation, 
/**
 * Its special action: the printed one, which counts in the advanced game alone, or the one that was chosen instead.
 */
special: FrachtExpressSpecial, 
/**
 * What the special action is called; «Start» for A without one.
 */
label: string, };

/**
 * Quarter turns clockwise, 0 to 3.
 */
export type FrachtExpressTurn = 0 | 1 | 2 | 3;

/**
 * Whose turn it is.
 */
export type FrachtExpressTurnState = { 
/**
 * The active player; 0 until the start player is drawn.
 */
seat: Seat, 
/**
 * Counts the turns of all players; 0 during the set-up.
 */
number: number, 
/**
 * Whether he must play all his cards this turn.
 */
mustEmptyHand: boolean, };

/**
 * What a veto card is played for.
 */
export type FrachtExpressVetoMode =
  /** The special action does not happen. */
  | "forbid"
  /** It must happen. */
  | "force"
  /** The holder chooses its details. */
  | "dictate";

/**
 * What the veto is about.
 */
export type FrachtExpressVetoStage =
  /** The active player wants to use the special action. */
  | "use"
  /** He does not. */
  | "decline"
  /** He is forced to it. */
  | "forced";

// Koplopers & Dwarsliggers

/**
 * A complete board.
 */
export type KoplopersBoard = { 
/**
 * Hand sizes, rounds, tokens for the early end.
 */
constants: KoplopersBoardConstants, 
/**
 * The coloured regions.
 */
regions: Array<KoplopersBoardRegion>, 
/**
 * The stations.
 */
stations: Array<KoplopersBoardStation>, 
/**
 * The black sections.
 */
sections: Array<KoplopersBoardSection>, 
/**
 * The ten yards.
 */
yards: Array<KoplopersYard>, 
/**
 * The passenger tokens.
 */
tokens: Array<KoplopersToken>, 
/**
 * The stations on the disruption cards, ordered as the stations are.
 */
disruptionCards: Array<KoplopersStationId>, };

/**
 * Numbers on which nothing else hangs.
 */
export type KoplopersBoardConstants = { 
/**
 * Cards in a full hand.
 */
handSize: KoplopersPerPlayers, 
/**
 * Rounds.
 */
rounds: KoplopersPerPlayers, 
/**
 * Fewer tokens on the board than this may end the game early.
 */
earlyEndBelowTokens: number, };

/**
 * A region of a complete board.
 */
export type KoplopersBoardRegion = { 
/**
 * Its id.
 */
id: KoplopersRegionId, 
/**
 * Its colour.
 */
colour: KoplopersColour, 
/**
 * Its name.
 */
name: string, 
/**
 * Its stations in table order.
 */
stations: Array<KoplopersStationId>, 
/**
 * How many circles its stations have.
 */
circles: number, };

/**
 * A black section of a complete board.
 */
export type KoplopersBoardSection = { 
/**
 * Its id.
 */
id: KoplopersSectionId, 
/**
 * The station at one end.
 */
a: KoplopersStationId, 
/**
 * The station at the other end.
 */
b: KoplopersStationId, 
/**
 * Whether a train on it touches both.
 */
length: KoplopersLength, 
/**
 * Its length in kilometres, or null.
 */
km: number | null, };

/**
 * A station of a complete board.
 */
export type KoplopersBoardStation = { 
/**
 * Its code.
 */
id: KoplopersStationId, 
/**
 * Its region.
 */
region: KoplopersRegionId, 
/**
 * How many tokens lie there at the start.
 */
circles: number, 
/**
 * Where it is drawn.
 */
x: number, 
/**
 * Where it is drawn.
 */
y: number, 
/**
 * Where its circles are drawn.
 */
circlesAt: Array<KoplopersPoint>, 
/**
 * Its name.
 */
name: string, 
/**
 * Whether the rulebook names it.
 */
named: boolean, };

/**
 * A disruption chip.
 */
export type KoplopersChip = "A" | "B" | "C";

/**
 * Where the chips lie.
 */
export type KoplopersChips = { 
/**
 * The station of chip A; null while it lies beside the board.
 */
A: KoplopersStationId | null, 
/**
 * The station of chip B, or null.
 */
B: KoplopersStationId | null, 
/**
 * The station of chip C, or null.
 */
C: KoplopersStationId | null, };

/**
 * The colour of a region.
 */
export type KoplopersColour = "blue" | "green" | "orange" | "purple" | "yellow";

/**
 * What is in the box. Which token lies where is in the state; this is the list of them all.
 */
export type KoplopersComponents = { 
/**
 * The numbers of the rules.
 */
constants: KoplopersConstants, 
/**
 * The coloured regions.
 */
regions: Array<KoplopersBoardRegion>, 
/**
 * The stations, with their places on the drawing.
 */
stations: Array<KoplopersBoardStation>, 
/**
 * The black sections.
 */
sections: Array<KoplopersBoardSection>, 
/**
 * The ten yards.
 */
yards: Array<KoplopersYard>, 
/**
 * The passenger tokens.
 */
tokens: Array<KoplopersToken>, 
/**
 * The stations on the disruption cards, ordered as the stations are.
 */
disruptionCards: Array<KoplopersStationId>, 
/**
 * The disruption chips, in the order in which the red disc visits them.
 */
chips: Array<KoplopersChip>, 
/**
 * The track of the black train.
 */
roundTrack: KoplopersRoundTrack, 
/**
 * The colour of each seat's units.
 */
players: Array<KoplopersPlayerColour>, 
/**
 * How large the drawing is, and what is printed beside the network.
 */
drawing: KoplopersDrawing, };

/**
 * The numbers of the rules.
 */
export type KoplopersConstants = { 
/**
 * Action points of a turn.
 */
pointsPerTurn: number, 
/**
 * Units of each player.
 */
unitsPerPlayer: number, 
/**
 * Passengers that a unit holds.
 */
capacityPerUnit: number, 
/**
 * Units of a coupled train.
 */
maxUnitsPerTrain: number, 
/**
 * Cards in a full hand.
 */
handSize: KoplopersPerPlayers, 
/**
 * Rounds.
 */
rounds: KoplopersPerPlayers, 
/**
 * Fewer tokens on the board than this may end the game early.
 */
earlyEndBelowTokens: number, 
/**
 * Action points for each action.
 */
costs: KoplopersCosts, };

/**
 * Action points for each action.
 */
export type KoplopersCosts = { 
/**
 * Building a unit.
 */
build: number, 
/**
 * Dismantling a train, for each of its units.
 */
dismantlePerUnit: number, 
/**
 * Driving a section.
 */
drive: number, 
/**
 * Reversing a train.
 */
reverse: number, 
/**
 * Playing a disruption card.
 */
disrupt: number, 
/**
 * Playing the repair card.
 */
repair: number, 
/**
 * Setting passengers down.
 */
alight: number, 
/**
 * Taking passengers aboard.
 */
board: number, 
/**
 * Letting passengers change trains.
 */
transfer: number, 
/**
 * Coupling two trains.
 */
couple: number, 
/**
 * Uncoupling a train.
 */
decouple: number, };

/**
 * How "only one action point on a coupled train" is read.
 */
export type KoplopersCoupledTrains =
  /** A coupled train counts as one train. */
  | "asOne"
  /** One action point a turn is all that drives a coupled train or turns it round. */
  | "onePointPerTurn";

/**
 * How large the drawing is, and what is printed beside the network.
 */
export type KoplopersDrawing = { 
/**
 * From the west edge to the east edge; an owner's board may need more.
 */
width: number, 
/**
 * From the north edge to the south edge; an owner's board may need more.
 */
height: number, 
/**
 * The spaces A, B, C of the red disc, where the chips lie too that are not on the board.
 */
chipSpaces: Array<KoplopersPoint>, 
/**
 * The spaces of the round track, the start first.
 */
roundSpaces: Array<KoplopersPoint>, };

/**
 * Why the round in progress is the last.
 */
export type KoplopersEnd =
  /** The black train is on the last space. */
  | "track"
  /** A player carries nobody and hardly a token is left on the board. */
  | "exhausted";

/**
 * What happened.
 */
export type KoplopersEvent = (
  | {
    /** A turn began. */
    type: "turnBegan", seat: Seat, round: number }
  | {
    /** A unit was built. */
    type: "built", seat: Seat, train: KoplopersTrainNo, yard: KoplopersSectionId }
  | {
    /** A train was reversed. */
    type: "reversed", seat: Seat, train: KoplopersTrainNo, toward: KoplopersStationId, open: boolean }
  | {
    /** A train drove a section. */
    type: "drove", seat: Seat, train: KoplopersTrainNo, section: KoplopersSectionId, to: KoplopersStationId, overtaking: boolean }
  | {
    /** A train was taken out of play. */
    type: "dismantled", seat: Seat, train: KoplopersTrainNo, yard: KoplopersSectionId, units: number, cost: number }
  | {
    /** A train stopped, and its station was named. */
    type: "stopped", seat: Seat, train: KoplopersTrainNo, station: KoplopersStationId }
  | {
    /** Passengers arrived. */
    type: "alighted", seat: Seat, train: KoplopersTrainNo, station: KoplopersStationId, tokens: Array<KoplopersTokenId>, passengers: number }
  | {
    /** Passengers boarded. */
    type: "boarded", seat: Seat, train: KoplopersTrainNo, station: KoplopersStationId, tokens: Array<KoplopersTokenId>, passengers: number, behind: boolean }
  | {
    /** Tokens did not fit and stay on the board. */
    type: "leftBehind", seat: Seat, train: KoplopersTrainNo, station: KoplopersStationId, tokens: Array<KoplopersTokenId> }
  | {
    /** A token changed trains. */
    type: "transferred", seat: Seat, token: KoplopersTokenId, from: KoplopersTrainNo, to: KoplopersTrainNo }
  | {
    /** Two trains were coupled. */
    type: "coupled", seat: Seat, keep: KoplopersTrainNo, remove: KoplopersTrainNo, station: KoplopersStationId }
  | {
    /** A train was uncoupled. */
    type: "decoupled", seat: Seat, train: KoplopersTrainNo, newTrain: KoplopersTrainNo, section: KoplopersSectionId, station: KoplopersStationId }
  | {
    /** The tokens of an uncoupled train were shared; `moved` is all that the new train got. */
    type: "divided", seat: Seat, train: KoplopersTrainNo, newTrain: KoplopersTrainNo, moved: Array<KoplopersTokenId> }
  | {
    /** An exchange was proposed. */
    type: "offered", seat: Seat, train: KoplopersTrainNo, withSeat: Seat, withTrain: KoplopersTrainNo, give: Array<KoplopersTokenId>, take: Array<KoplopersTokenId> }
  | {
    /** An exchange was agreed to. */
    type: "accepted", seat: Seat, train: KoplopersTrainNo, withSeat: Seat, withTrain: KoplopersTrainNo, give: Array<KoplopersTokenId>, take: Array<KoplopersTokenId> }
  | {
    /** An exchange was refused. */
    type: "declined", seat: Seat, train: KoplopersTrainNo, withSeat: Seat, withTrain: KoplopersTrainNo, give: Array<KoplopersTokenId>, take: Array<KoplopersTokenId> }
  | {
    /** An offer was dropped. */
    type: "offerCancelled", seat: Seat, train: KoplopersTrainNo, withSeat: Seat, withTrain: KoplopersTrainNo, give: Array<KoplopersTokenId>, take: Array<KoplopersTokenId> }
  | {
    /** A station was disrupted; `from` is where the chip lay, `disc` where the disc is now. */
    type: "disrupted", seat: Seat, station: KoplopersStationId, chip: KoplopersChip, from: KoplopersStationId | null, disc: KoplopersChip }
  | {
    /** A chip was taken off the board. */
    type: "repaired", seat: Seat, chip: KoplopersChip, station: KoplopersStationId }
  | {
    /** A turn ended. */
    type: "turnEnded", seat: Seat, pointsLost: number }
  | {
    /** The discards became the draw pile. */
    type: "reshuffled", cards: number }
  | {
    /** A card was drawn; null for the other seats. */
    type: "drewCard", seat: Seat, station: KoplopersStationId | null }
  | {
    /** The round in progress is the last. */
    type: "lastRound", reason: KoplopersEnd }
  | {
    /** The game is over. */
    type: "gameOver", scores: Array<number>, ranking: Array<Array<Seat>>, reason: KoplopersEnd }
) & {
  /** The rule behind it. */
  rule: KoplopersRuleId };

/**
 * Whether a train on a section touches both its stations.
 */
export type KoplopersLength =
  /** As long as a train. */
  | "short"
  /** Longer: a train touches one end only. */
  | "long";

/**
 * A move of a seat or of chance.
 */
export type KoplopersMove =
  | {
    /** Builds a unit in a yard. */
    type: "build", yard: KoplopersSectionId }
  | {
    /** Drives onto a section; on the open line its own. */
    type: "drive", train: KoplopersTrainNo, section: KoplopersSectionId }
  | {
    /** Turns a train's direction of travel. */
    type: "reverse", train: KoplopersTrainNo }
  | {
    /** Takes an empty train out of play in a yard. */
    type: "dismantle", train: KoplopersTrainNo }
  | {
    /** Sets down all who have arrived. */
    type: "alight", train: KoplopersTrainNo }
  | {
    /** Takes aboard who waits. */
    type: "board", train: KoplopersTrainNo }
  | {
    /** Chooses who boards next. */
    type: "boardToken", token: KoplopersTokenId }
  | {
    /** Advanced version: takes a token aboard from the station behind. */
    type: "boardBehind", train: KoplopersTrainNo, token: KoplopersTokenId }
  | {
    /** Puts the second unit of a coupled train on a section. */
    type: "decouple", train: KoplopersTrainNo, section: KoplopersSectionId }
  | {
    /** Gives a token to the uncoupled unit. */
    type: "divide", token: KoplopersTokenId }
  | {
    /** Ends the sharing of the tokens. */
    type: "divided" }
  | {
    /** Couples two trains; one piece leaves the board. */
    type: "couple", keep: KoplopersTrainNo, remove: KoplopersTrainNo }
  | {
    /** Lets a token change trains. */
    type: "transfer", token: KoplopersTokenId, from: KoplopersTrainNo, to: KoplopersTrainNo }
  | {
    /** Opens an offer to another player's train. */
    type: "offer", train: KoplopersTrainNo, withSeat: Seat, withTrain: KoplopersTrainNo }
  | {
    /** Names a token to give. */
    type: "offerGive", token: KoplopersTokenId }
  | {
    /** Names a token to take. */
    type: "offerTake", token: KoplopersTokenId }
  | {
    /** Proposes the exchange. */
    type: "propose" }
  | {
    /** Drops the offer. */
    type: "cancelOffer" }
  | {
    /** Agrees to the exchange. */
    type: "accept" }
  | {
    /** Refuses the exchange. */
    type: "decline" }
  | {
    /** Plays the disruption card of a station. */
    type: "disrupt", station: KoplopersStationId }
  | {
    /** Plays the repair card. */
    type: "repair", chip: KoplopersChip }
  | {
    /** Ends the turn. */
    type: "endTurn" }
  | {
    /** Chance: the card that was drawn. */
    type: "drew", station: KoplopersStationId };

/**
 * What a train did this turn; nothing outside its owner's turn.
 */
export type KoplopersNow = { 
/**
 * Points spent on it.
 */
spent: number, 
/**
 * It drove.
 */
drove: boolean, 
/**
 * It drove or reversed.
 */
moved: boolean, 
/**
 * It did what its owner owes it.
 */
acted: boolean, 
/**
 * It did a free action, and so stands still.
 */
halted: boolean, 
/**
 * It was coupled or uncoupled.
 */
shunted: boolean, 
/**
 * It was built.
 */
built: boolean, 
/**
 * The station of its last free action.
 */
freeAt: KoplopersStationId | null, };

/**
 * An offer that was opened this turn.
 */
export type KoplopersOfferMade = { 
/**
 * The train of the seat in turn.
 */
train: KoplopersTrainNo, 
/**
 * The other seat.
 */
withSeat: Seat, 
/**
 * The other seat's train.
 */
withTrain: KoplopersTrainNo, };

/**
 * What may be chosen before the game.
 */
export type KoplopersOptions = { 
/**
 * Which version is played.
 */
variant?: KoplopersVariant, 
/**
 * How the rule about coupled trains is read.
 */
coupledTrains?: KoplopersCoupledTrains, 
/**
 * Tables of an owner of the box; null for the built-in ones.
 */
board?: KoplopersTables | null, };

/**
 * A number for each count of players.
 */
export type KoplopersPerPlayers = { 
/**
 * With two players.
 */
"2": number, 
/**
 * With three players.
 */
"3": number, 
/**
 * With four players.
 */
"4": number, };

/**
 * What is being decided.
 */
export type KoplopersPhase =
  | {
    /** The seat in turn acts. */
    type: "act" }
  | {
    /** A train stands beside another and must drive on, so that `keep` points are left. */
    type: "passing", train: KoplopersTrainNo, keep: number }
  | {
    /** The owner chooses who boards. */
    type: "boarding", train: KoplopersTrainNo }
  | {
    /** One of two own trains is too full; a < b. */
    type: "exchange", a: KoplopersTrainNo, b: KoplopersTrainNo }
  | {
    /** The load of an uncoupled train is shared. */
    type: "dividing", train: KoplopersTrainNo, newTrain: KoplopersTrainNo }
  | {
    /** The seat in turn puts an offer together. */
    type: "offering", train: KoplopersTrainNo, withSeat: Seat, withTrain: KoplopersTrainNo, give: Array<KoplopersTokenId>, take: Array<KoplopersTokenId> }
  | {
    /** The other seat answers an offer. */
    type: "answering", train: KoplopersTrainNo, withSeat: Seat, withTrain: KoplopersTrainNo, give: Array<KoplopersTokenId>, take: Array<KoplopersTokenId> }
  | {
    /** Chance fills up the hand of the seat in turn. */
    type: "drawing" }
  | {
    /** The game is over. */
    type: "over" };

/**
 * The colour of a seat's units.
 */
export type KoplopersPlayerColour = { 
/**
 * The seat.
 */
seat: Seat, 
/**
 * The colour of its units.
 */
colour: KoplopersSeatColour, };

/**
 * A place on the drawing, 0 to 4000 both ways.
 */
export type KoplopersPoint = { 
/**
 * From west to east.
 */
x: number, 
/**
 * From north to south.
 */
y: number, };

/**
 * A state as `createGame` takes it: what may be left out takes its default.
 */
export type KoplopersPosition = KoplopersState;

/**
 * A region of the board.
 */
export type KoplopersRegionId = string;

/**
 * The track of the black train.
 */
export type KoplopersRoundTrack = { 
/**
 * How many spaces it has after its start, which is space 0.
 */
spaces: number, };

/**
 * The numbers of the rules and rulings.
 */
export type KoplopersRuleId = "KND-1" | "KND-2" | "KND-3" | "KND-4" | "KND-5" | "KND-6" | "KND-7" | "KND-8" | "KND-9" | "KND-10" | "KND-11" | "KND-12" | "KND-13" | "KND-14" | "KND-15" | "KND-16" | "KND-17" | "KND-18" | "KND-19" | "KND-20" | "KND-21" | "KND-22" | "KND-23" | "KND-24" | "KND-25" | "KND-26" | "KND-27" | "KND-28" | "KND-29" | "KND-30" | "KND-31" | "KND-32" | "KND-33" | "KND-34" | "KND-35" | "KND-36" | "KND-37" | "KND-38" | "KND-39" | "KND-40" | "KND-41" | "KND-42" | "KND-43" | "KND-44" | "KND-45" | "KND-46" | "KND-47" | "KND-48" | "KND-49" | "KND-50" | "KND-51" | "KND-52" | "KND-53" | "KND-54" | "KND-55" | "KND-56" | "KND-57" | "KND-58" | "KND-59" | "KND-60" | "KND-61" | "KND-62" | "KND-63" | "KND-64" | "KND-65" | "KND-66" | "KND-67" | "KND-68" | "KND-69" | "KND-70" | "KND-71" | "KND-72" | "KND-73" | "KND-74" | "KND-75" | "KND-76" | "KND-77" | "KND-78" | "KND-79" | "KND-80" | "KND-81" | "KND-82" | "KND-83" | "KND-84" | "KND-85" | "KND-86" | "KND-90" | "KND-91" | "KND-92" | "KND-93" | "KND-94" | "KND-95" | "KND-96" | "KND-100" | "KND-101" | "KND-102" | "KND-R1" | "KND-R2" | "KND-R3" | "KND-R4" | "KND-R5" | "KND-R6" | "KND-R7" | "KND-R8" | "KND-R9" | "KND-R10" | "KND-R11" | "KND-R12" | "KND-R13" | "KND-R14" | "KND-R15" | "KND-R16" | "KND-R17" | "KND-R18" | "KND-R19" | "KND-R20" | "KND-R21" | "KND-R22" | "KND-R23" | "KND-R24" | "KND-R25" | "KND-R26" | "KND-R27" | "KND-R28" | "KND-R29" | "KND-R30" | "KND-R31" | "KND-R32" | "KND-R33" | "KND-R34" | "KND-R35" | "KND-R36" | "KND-R37" | "KND-R38" | "KND-R40" | "KND-R41" | "KND-R42" | "KND-R39" | "KND-R43" | "KND-R44" | "KND-R45" | "KND-R46";

/**
 * The ids of the rulebook's examples.
 */
export type KoplopersScenarioId = "meppel" | "meppel-next" | "repair" | "amersfoort" | "example1" | "example2" | "example3" | "example3-disrupted" | "example4" | "example5-yellow" | "example5-red" | "example6" | "example7";

/**
 * A player.
 */
export type KoplopersSeat = { 
/**
 * Disruption cards in hand; null for the other seats, who know the count.
 */
hand: Array<KoplopersStationId | null>, 
/**
 * Whether the emergency repair card is still unused.
 */
repairCard: boolean, 
/**
 * Whether the first train has been built.
 */
started: boolean, 
/**
 * Delivered tokens.
 */
box: Array<KoplopersTokenId>, 
/**
 * Trains on the board, by id.
 */
trains: Array<KoplopersTrain>, };

/**
 * The colour of a seat's units.
 */
export type KoplopersSeatColour = "red" | "green" | "yellow" | "blue";

/**
 * A black section, such as `MP-ZL`, or a yard, such as `Y-ZL`.
 */
export type KoplopersSectionId = string;

/**
 * Everything on and around the board; in a view, what the seat may not see is null.
 */
export type KoplopersState = { 
/**
 * Which version is played.
 */
variant: KoplopersVariant, 
/**
 * How the rule about coupled trains is read.
 */
coupledTrains: KoplopersCoupledTrains, 
/**
 * The complete board of an owner; null for the built-in tables.
 */
board: KoplopersBoard | null, 
/**
 * The space of the black train, from 1.
 */
round: number, 
/**
 * Whether the round in progress is the last.
 */
lastRound: boolean, 
/**
 * The seat whose turn it is.
 */
turn: Seat, 
/**
 * What is being decided.
 */
phase: KoplopersPhase, 
/**
 * Action points left to the seat in turn; 0 in drawing and over.
 */
points: number, 
/**
 * Whether a disruption card was played this turn.
 */
disruptionPlayed: boolean, 
/**
 * The players.
 */
seats: Array<KoplopersSeat>, 
/**
 * The tokens on the circles; every station is a key.
 */
waiting: KoplopersWaiting, 
/**
 * Where the disruption chips lie.
 */
chips: KoplopersChips, 
/**
 * The space of the red disc: the chip that is due.
 */
disc: KoplopersChip, 
/**
 * The draw pile: a set, hidden from everybody.
 */
deck: Array<KoplopersStationId | null>, 
/**
 * The discarded cards.
 */
discard: Array<KoplopersStationId>, 
/**
 * Tokens that changed trains this turn.
 */
shifted: Array<KoplopersTokenId>, 
/**
 * Offers opened this turn, ordered by train, seat and the other's train.
 */
offersMade: Array<KoplopersOfferMade>, };

/**
 * A station, such as `ZL`.
 */
export type KoplopersStationId = string;

/**
 * Numbers on which nothing else hangs; one that is left out is the rulebook's.
 */
export type KoplopersTableConstants = { 
/**
 * Cards in a full hand, 0 to 10.
 */
handSize?: KoplopersPerPlayers | null, 
/**
 * Rounds, 1 to 25.
 */
rounds?: KoplopersPerPlayers | null, 
/**
 * Fewer tokens on the board than this may end the game early; 0 to 128.
 */
earlyEndBelowTokens?: number | null, };

/**
 * A region that an owner passes.
 */
export type KoplopersTableRegion = { 
/**
 * Its id.
 */
id: KoplopersRegionId, 
/**
 * Its colour, unlike the others'.
 */
colour: KoplopersColour, 
/**
 * Its name; the id if left out.
 */
name?: string | null, 
/**
 * Its stations in table order; they follow from the stations.
 */
stations?: Array<KoplopersStationId> | null, 
/**
 * How many circles its stations have; it follows from the stations.
 */
circles?: number | null, };

/**
 * A black section that an owner passes.
 */
export type KoplopersTableSection = { 
/**
 * Its id.
 */
id: KoplopersSectionId, 
/**
 * The station at one end.
 */
a: KoplopersStationId, 
/**
 * The station at the other end.
 */
b: KoplopersStationId, 
/**
 * Whether a train on it touches both.
 */
length: KoplopersLength, 
/**
 * Its length in kilometres, 1 to 1000; only drawn.
 */
km?: number | null, };

/**
 * A station that an owner passes.
 */
export type KoplopersTableStation = { 
/**
 * Its code.
 */
id: KoplopersStationId, 
/**
 * Its region.
 */
region: KoplopersRegionId, 
/**
 * How many tokens lie there at the start, 0 to 8.
 */
circles: number, 
/**
 * Where it is drawn.
 */
x: number, 
/**
 * Where it is drawn.
 */
y: number, 
/**
 * Where its circles are drawn.
 */
circlesAt: Array<KoplopersPoint>, 
/**
 * Its name; the id if left out.
 */
name?: string | null, 
/**
 * Whether the rulebook names it; false if left out.
 */
named?: boolean | null, };

/**
 * The tables of an owner of the box; a table that is left out is the built-in one.
 */
export type KoplopersTables = { 
/**
 * Hand sizes, rounds, tokens for the early end.
 */
constants?: KoplopersTableConstants | null, 
/**
 * The coloured regions, 1 to 5.
 */
regions?: Array<KoplopersTableRegion> | null, 
/**
 * The stations, 2 to 64.
 */
stations?: Array<KoplopersTableStation> | null, 
/**
 * The black sections, 1 to 118.
 */
sections?: Array<KoplopersTableSection> | null, 
/**
 * The ten yards.
 */
yards?: Array<KoplopersYard> | null, 
/**
 * The passenger tokens, 1 to 128.
 */
tokens?: Array<KoplopersToken> | null, 
/**
 * The stations on the disruption cards, at most 128.
 */
disruptionCards?: Array<KoplopersStationId> | null, };

/**
 * A passenger token.
 */
export type KoplopersToken = { 
/**
 * Its id.
 */
id: KoplopersTokenId, 
/**
 * The region whose colour is on its back.
 */
region: KoplopersRegionId, 
/**
 * How many passengers, 5 to 500 in steps of 5.
 */
passengers: number, 
/**
 * Where they want to go.
 */
destination: KoplopersStationId, };

/**
 * A passenger token, such as `N01`.
 */
export type KoplopersTokenId = string;

/**
 * A train on the board.
 */
export type KoplopersTrain = { 
/**
 * The number of the piece on the board.
 */
id: KoplopersTrainNo, 
/**
 * Its units; the second of a coupled train lies on the train card.
 */
units: Array<KoplopersTrainNo>, 
/**
 * The section or yard it stands on.
 */
section: KoplopersSectionId, 
/**
 * The station ahead; null in a yard with its back to the station.
 */
toward: KoplopersStationId | null, 
/**
 * Whether its front is on the open line.
 */
open: boolean, 
/**
 * The tokens aboard.
 */
load: Array<KoplopersTokenId>, 
/**
 * Whether it has been reversed since it last drove.
 */
turned: boolean, 
/**
 * The station where it did free actions, and nothing else, in its owner's last turn.
 */
restedAt: KoplopersStationId | null, 
/**
 * What it did this turn.
 */
now: KoplopersNow, };

/**
 * The number of a unit, and of the train that it leads.
 */
export type KoplopersTrainNo = 1 | 2 | 3;

/**
 * Which version is played.
 */
export type KoplopersVariant =
  /** The family version. */
  | "family"
  /** The advanced version: any first yard, boarding from behind, a penalty for passengers left aboard. */
  | "advanced";

/**
 * The tokens on the circles of every station, in table order.
 */
export type KoplopersWaiting = Record<KoplopersStationId, Array<KoplopersTokenId>>;

/**
 * A yard: a red section.
 */
export type KoplopersYard = { 
/**
 * Its id.
 */
id: KoplopersSectionId, 
/**
 * The station it belongs to.
 */
station: KoplopersStationId, 
/**
 * Which player's first train may be built there, or null.
 */
number: 1 | 2 | 3 | 4 | null, 
/**
 * Where its stub ends on the drawing.
 */
end: KoplopersPoint, };

/** Every game by its id, with its types. */
export interface GameTypes {
  /** Kopis. */
  "kopis": { options: KopisOptions; state: KopisState; position: KopisPosition; move: KopisMove; event: KopisEvent; components: KopisComponents; rule: KopisRuleId; scenario: KopisScenarioId; players: 2 };
  /** Les P'tites Locos. */
  "ptites-locos": { options: PtitesLocosOptions; state: PtitesLocosState; position: PtitesLocosPosition; move: PtitesLocosMove; event: PtitesLocosEvent; components: PtitesLocosComponents; rule: PtitesLocosRuleId; scenario: PtitesLocosScenarioId; players: 2 | 3 | 4 };
  /** Troia. */
  "troia": { options: TroiaOptions; state: TroiaState; position: TroiaPosition; move: TroiaMove; event: TroiaEvent; components: TroiaComponents; rule: TroiaRuleId; scenario: TroiaScenarioId; players: 2 | 3 | 4 };
  /** FrachtExpress. */
  "frachtexpress": { options: FrachtExpressOptions; state: FrachtExpressState; position: FrachtExpressPosition; move: FrachtExpressMove; event: FrachtExpressEvent; components: FrachtExpressComponents; rule: FrachtExpressRuleId; scenario: FrachtExpressScenarioId; players: 3 | 4 };
  /** Koplopers & Dwarsliggers. */
  "koplopers": { options: KoplopersOptions; state: KoplopersState; position: KoplopersPosition; move: KoplopersMove; event: KoplopersEvent; components: KoplopersComponents; rule: KoplopersRuleId; scenario: KoplopersScenarioId; players: 2 | 3 | 4 };
}
