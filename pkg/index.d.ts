// The API. The types of each game follow below, generated from the rules themselves.

/** The id of a game. */
export type GameId = keyof GameTypes;

/** Somebody who makes moves: a seat, counted from 0 in turn order, or chance. */
export type Actor = Seat | "chance";

/** Any game's move. */
export type AnyMove = GameTypes[GameId]["move"];

/** Any game's event. */
export type AnyEvent = GameTypes[GameId]["event"];

/** What a game is, before anybody sits down. */
export interface GameInfo<Id extends GameId = GameId> {
  id: Id;
  title: string;
  author: string;
  publisher: string;
  year: number | null;
  minPlayers: number;
  maxPlayers: number;
  /** How many play when `players` is left out. */
  defaultPlayers: number;
  /** Changes when an old save may no longer be restored. */
  rulesVersion: number;
  /** What is reconstructed because the rulebook's pictures are lost, in a sentence. */
  reconstructed: string;
  options: OptionInfo[];
  /** The named ways to play, as options that belong together. */
  variants: { id: string; title: string; options: GameTypes[Id]["options"] }[];
}

/** One option of a game, enough to build a form. */
export type OptionInfo = { name: string; default: unknown; text: string; rule: string } & (
  | { kind: "choice"; values: string[] }
  | { kind: "switch" }
  | { kind: "whole"; min: number; max: number }
  | { kind: "table" }
);

/** One numbered rule. */
export interface Rule {
  /** Such as `"KOP-12"`, or `"KOP-R3"` for a ruling. */
  id: string;
  title: string;
  text: string;
  /** From the rulebook, from another public description, or a ruling of ours on what the rulebook leaves open. */
  kind: "rulebook" | "public" | "ruling";
  /** Where it stands. */
  source: string;
}

/** An example of the rulebook, ready to load. */
export interface ScenarioInfo {
  id: string;
  title: string;
  note: string;
  /** The rules it shows. */
  rules: string[];
}

/** What every new game may be given. */
export interface Chance {
  /** A whole number or a text; left out, it is 128 random bits. It is a secret of the table. */
  seed?: number | string;
  /** `"auto"` (the default): dice and decks are drawn at once. `"manual"`: you apply the outcomes. */
  chance?: "auto" | "manual";
}

/** How a game begins: set up with options, from an example of the rulebook, or from any legal position. */
export type NewGame<Id extends GameId> = Chance &
  (
    | ({ players?: number; scenario?: undefined; position?: undefined } & GameTypes[Id]["options"])
    | { scenario: string; position?: undefined }
    | { position: GameTypes[Id]["position"]; scenario?: undefined }
  );

/** What `check` answers. */
export type Verdict =
  | { legal: true }
  | {
      legal: false;
      /** The rule that forbids the move. */
      rule: string | null;
      /** Why, in words. */
      reason: string;
      code: "illegal-move" | "not-your-turn" | "game-over";
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
  games: number;
  /** For each seat, how often it won alone. */
  wins: number[];
  /** How often several seats shared the first rank. */
  draws: number;
  meanScores: number[];
  /** The moves of all games together, those of chance included. */
  plies: number;
}

/** A game in progress. */
export declare class Game<Id extends GameId = GameId> {
  private constructor();
  readonly id: Id;
  readonly players: number;
  /** The table's secret: never send it to a player. */
  readonly seed: number | string;
  /** How many moves have been made, those of chance included. */
  readonly ply: number;
  /** Who is to act: one seat, several at once, chance, or nobody when the game is over. */
  actors(): Actor[];
  /** The legal moves in a stable order; of the first actor if no seat is given. The objects are frozen. */
  legalMoves(seat?: Actor): Readonly<GameTypes[Id]["move"]>[];
  /** Whether a move is legal, and if not which rule forbids it. */
  check(move: GameTypes[Id]["move"], seat?: Actor): Verdict;
  /** Makes a move and returns what happened. Throws a `RulesError` and changes nothing when it is not legal. */
  apply(move: Readonly<GameTypes[Id]["move"]>, seat?: Actor): GameTypes[Id]["event"][];
  /** What chance may draw, with weights; empty unless chance is to act. */
  chanceOutcomes(): { move: GameTypes[Id]["move"]; weight: number }[];
  /** Everything, hidden things included: for the table, not for a player. */
  state(): GameTypes[Id]["state"];
  /** What a seat may see: the state with what is hidden from it replaced by null. */
  view(seat: Seat): GameTypes[Id]["state"];
  /** How the game ended; null until it has. */
  outcome(): Outcome | null;
  /** What happened; with a seat, only what that seat witnessed. */
  log(options?: { seat?: Seat; from?: number }): { ply: number; event: GameTypes[Id]["event"] }[];
  /** What was played. */
  history(): { seat: Actor; move: GameTypes[Id]["move"] }[];
  /** Takes the last move back; with automatic chance the last decision of a person. */
  undo(): boolean;
  /** Plays again what was taken back. */
  redo(): boolean;
  /** Whether a seat may take its last decision back at a shared table. */
  canUndo(seat: Seat): boolean;
  /** The whole game as text. */
  save(): string;
  clone(): Game<Id>;
  /** Gives the memory back; `using` and the garbage collector do it, too. */
  free(): void;
  /** Finishes the game with uniformly random moves. */
  playRandom(options?: { seed?: number | string }): Outcome;
  /** Plays many games from here with uniformly random moves, and leaves this one alone. */
  playRandom(options: { games: number; seed?: number | string }): Totals;
  [Symbol.dispose](): void;
}

/** What goes wrong. */
export declare class RulesError extends Error {
  name: "RulesError";
  code:
    | "illegal-move"
    | "malformed-move"
    | "unknown-game"
    | "bad-options"
    | "bad-position"
    | "bad-save"
    | "not-your-turn"
    | "game-over"
    | "freed"
    | "not-ready";
  /** The rule behind it, where one applies. */
  rule?: string;
}

/** Loads the rules. In Node there is nothing to wait for. */
export default function init(): Promise<void>;
export { init };

/** What games there are. */
export declare function games(): GameInfo[];

/** The numbered rules and rulings of a game. */
export declare function rules(id: GameId): Rule[];

/** The rulebook's examples of a game. */
export declare function scenarios(id: GameId): ScenarioInfo[];

/** Starts a game. */
export declare function createGame<Id extends GameId>(id: Id, options?: NewGame<Id>): Game<Id>;

/** Continues a saved game; every move is judged again. */
export declare function restoreGame(text: string): Game;


// Generated from the Rust types by `BLESS=1 cargo test --lib`. Do not edit.

/**
 * A player's place at the table, counted from 0 in turn order.
 */
export type Seat = number;

// Kopis

/**
 * What happened.
 */
export type KopisEvent = ({ "type": "fortressPlaced", seat: Seat, at: KopisSquare, } | { "type": "battleBegan", } | { "type": "captured", seat: Seat, at: KopisSquare, } | { "type": "lost", seat: Seat, at: KopisSquare, } | { "type": "pushed", piece: KopisPiece, from: KopisSquare, to: KopisSquare, } | { "type": "entered", seat: Seat, side: KopisSide, line: KopisLine, post: KopisLine, at: KopisSquare, } | { "type": "stepped", seat: Seat, from: KopisSquare, to: KopisSquare, } | { "type": "bastionPlaced", at: KopisSquare, } | { "type": "skipped", seat: Seat, } | { "type": "bastionLifted", at: KopisSquare, } | { "type": "factionScored", seat: Seat, at: KopisSquare, ownFortresses: number, enemyFortresses: number, points: number, } | { "type": "capturesScored", seat: Seat, points: number, } | { "type": "gameOver", reason: KopisReason, scores: [number, number], winner: 0 | 1 | null, }) & { rule: KopisRuleId };

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

export type KopisLine = "a" | "b" | "c" | "d" | "e" | "f" | "1" | "2" | "3" | "4" | "5" | "6";

/**
 * Which of the two games is played.
 */
export type KopisMode = "storm" | "suddenDeath";

/**
 * A move.
 */
export type KopisMove = { "type": "placeFortress", at: KopisSquare, } | { "type": "slide", side: KopisSide, line: KopisLine, } | { "type": "enter", side: KopisSide, line: KopisLine, } | { "type": "step", from: KopisSquare, to: KopisSquare, };

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
export type KopisPhase = "placement" | "battle" | "over";

/**
 * A piece by colour and kind.
 */
export type KopisPiece = "r" | "R" | "b" | "B";

/**
 * Who places the fortresses when.
 */
export type KopisPlacementOrder = "alternate" | "snake";

/**
 * A state as `createGame` takes it: what may be left out takes its default.
 */
export type KopisPosition = Omit<KopisState, "setup" | "placementOrder" | "quietLimit" | "layout" | "captured" | "lost" | "quiet" | "standing" | "result"> & { [F in "setup" | "placementOrder" | "quietLimit" | "layout" | "captured" | "lost" | "quiet" | "standing" | "result"]?: KopisState[F] };

/**
 * Lines of each side.
 */
export type KopisPosts = { south: Array<KopisLine>, west: Array<KopisLine>, north: Array<KopisLine>, east: Array<KopisLine>, };

/**
 * Why a game ended.
 */
export type KopisReason = "allPlayed" | "eighthFaction" | "quiet" | "blocked";

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
export type KopisRuleId = "KOP-1" | "KOP-2" | "KOP-3" | "KOP-4" | "KOP-5" | "KOP-6" | "KOP-7" | "KOP-8" | "KOP-9" | "KOP-10" | "KOP-11" | "KOP-12" | "KOP-13" | "KOP-14" | "KOP-15" | "KOP-16" | "KOP-17" | "KOP-18" | "KOP-19" | "KOP-20" | "KOP-21" | "KOP-22" | "KOP-23" | "KOP-24" | "KOP-25" | "KOP-26" | "KOP-27" | "KOP-28" | "KOP-29" | "KOP-30" | "KOP-31" | "KOP-32" | "KOP-33" | "KOP-34" | "KOP-35" | "KOP-36" | "KOP-R1" | "KOP-R2" | "KOP-R3" | "KOP-R4" | "KOP-R5" | "KOP-R6" | "KOP-R7" | "KOP-R8" | "KOP-R9" | "KOP-R10" | "KOP-R11" | "KOP-R12" | "KOP-R13" | "KOP-R14" | "KOP-R15" | "KOP-R16" | "KOP-R17" | "KOP-R18" | "KOP-R19" | "KOP-R20" | "KOP-R21" | "KOP-R22" | "KOP-R23" | "KOP-R24" | "KOP-R25" | "KOP-R26" | "KOP-R27" | "KOP-R28" | "KOP-R29" | "KOP-R30";

/**
 * How the fortresses come onto the board.
 */
export type KopisSetup = "base" | "advanced";

/**
 * A side of the board.
 */
export type KopisSide = "south" | "west" | "north" | "east";

export type KopisSquare = string;

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

/** Every game by its id, with its types. */
export interface GameTypes {
  "kopis": { options: KopisOptions; state: KopisState; position: KopisPosition; move: KopisMove; event: KopisEvent; rule: KopisRuleId };
}
