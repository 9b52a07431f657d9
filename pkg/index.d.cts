/// <reference lib="esnext.disposable" />
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
      /** The ids of the things that stand in the way, where the reason is about several: trains that still owe an action. */
      about?: string[];
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

/** How strong a bot is: three levels that a person can feel. */
export type Level = "easy" | "medium" | "hard";

/** How long a bot may think, and how hard it tries. With neither `ms` nor `iterations` the level decides. */
export interface SuggestOptions {
  /** Milliseconds at most. */
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
  /** A bot's move for a seat that is to act, from what that seat may know; a forced move comes back at once. */
  suggest(options?: SuggestOptions): Suggestion<Id>;
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

// Les P'tites Locos

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
 * What wrecked a locomotive.
 */
export type PtitesLocosCause = "buffer" | "gap" | "noTrack" | "arrivalBuffer";

/**
 * The options that matter after the set-up.
 */
export type PtitesLocosChosen = { 
/**
 * The tactical variant with repair tiles.
 */
repairTiles: boolean, 
/**
 * Whether the player chooses the end of the platform.
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

export type PtitesLocosDie = 1 | 2 | 3 | 4 | 5 | 6;

/**
 * An end of a platform; «end A» means that end A lies against the buffer of the slot.
 */
export type PtitesLocosEnd = "A" | "B";

/**
 * What happened.
 */
export type PtitesLocosEvent = ({ "type": "tileUsed", seat: Seat, colour: PtitesLocosColour, reserve: number, } | { "type": "rolled", seat: Seat, colour: PtitesLocosColour, dice: [PtitesLocosDie, PtitesLocosDie], } | { "type": "platformMoved", colour: PtitesLocosColour, from: number, to: number, end: PtitesLocosEnd, carried: Array<PtitesLocosLocoRef>, } | { "type": "locoTurned", seat: Seat, loco: PtitesLocosLoco, square: string, } | { "type": "noMove", seat: Seat, } | { "type": "entered", seat: Seat, loco: PtitesLocosLoco, square: PtitesLocosStart, pointsLeft: number, } | { "type": "moved", seat: Seat, loco: PtitesLocosLoco, from: string, path: Array<string>, pointsLeft: number, } | { "type": "bumped", seat: Seat, loco: PtitesLocosLoco, square: string, points: number, by: PtitesLocosLocoRef, } | { "type": "accident", seat: Seat, loco: PtitesLocosLoco, square: string, cause: PtitesLocosCause, lostPoints: number, } | { "type": "tileGained", seat: Seat, tiles: number, reserve: number, } | { "type": "arrived", seat: Seat, loco: PtitesLocosLoco, square: string, shed: string, lostPoints: number, inSheds: number, } | { "type": "replayOffered", seat: Seat, loco: PtitesLocosLoco, } | { "type": "playsAgain", seat: Seat, loco: PtitesLocosLoco, } | { "type": "turnEnded", seat: Seat, next: Seat, } | { "type": "gameOver", reason: PtitesLocosReason, winner: Seat | null, }) & { rule: PtitesLocosRuleId };

export type PtitesLocosLengths = [number, number, number];

export type PtitesLocosLoco = number;

/**
 * A locomotive by its owner and its number.
 */
export type PtitesLocosLocoRef = { seat: Seat, loco: PtitesLocosLoco, };

/**
 * A move; `rolled` is one of chance.
 */
export type PtitesLocosMove = { "type": "roll", } | { "type": "useTile", colour: PtitesLocosColour, } | { "type": "rolled", colour: PtitesLocosColour, dice: [PtitesLocosDie, PtitesLocosDie], } | { "type": "shift", end: PtitesLocosEnd, } | { "type": "drive", loco: PtitesLocosLoco, } | { "type": "enter", start: PtitesLocosStart, } | { "type": "again", } | { "type": "stop", };

/**
 * What may be chosen before the game.
 */
export type PtitesLocosOptions = { 
/**
 * The tactical variant with repair tiles.
 */
repairTiles?: boolean, 
/**
 * Whether the player chooses the end of the platform.
 */
platformEnds?: PtitesLocosPlatformEnds, 
/**
 * The ends that lie against the buffers at the start.
 */
startEnds?: PtitesLocosStartEnds, 
/**
 * The game ends after this turn; 0 to 1000000, 0 is no limit (not with a board of one's own).
 */
turnLimit?: number, 
/**
 * Another board, for owners of the box; null is the board of the specification.
 */
board?: PtitesLocosBoard | null, };

export type PtitesLocosPart = 1 | 2;

/**
 * The decision that is next.
 */
export type PtitesLocosPhase = "start" | "roll" | "platform" | "loco" | "again" | "over";

export type PtitesLocosPlace = string;

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
export type PtitesLocosPlatformEnds = "choice" | "slide";

/**
 * Where each platform lies.
 */
export type PtitesLocosPlatforms = { blue: PtitesLocosPlatform, red: PtitesLocosPlatform, yellow: PtitesLocosPlatform, };

/**
 * A state as `createGame` takes it: what may be left out takes its default.
 */
export type PtitesLocosPosition = PtitesLocosState;

/**
 * Why a game ended.
 */
export type PtitesLocosReason = "thirdLoco" | "turnLimit";

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
 * The numbers of the rules and rulings.
 */
export type PtitesLocosRuleId = "LOC-1" | "LOC-2" | "LOC-3" | "LOC-4" | "LOC-5" | "LOC-6" | "LOC-7" | "LOC-8" | "LOC-9" | "LOC-10" | "LOC-11" | "LOC-12" | "LOC-13" | "LOC-14" | "LOC-15" | "LOC-16" | "LOC-17" | "LOC-18" | "LOC-19" | "LOC-20" | "LOC-21" | "LOC-22" | "LOC-23" | "LOC-24" | "LOC-25" | "LOC-26" | "LOC-27" | "LOC-28" | "LOC-29" | "LOC-30" | "LOC-31" | "LOC-32" | "LOC-33" | "LOC-34" | "LOC-35" | "LOC-36" | "LOC-37" | "LOC-38" | "LOC-39" | "LOC-40" | "LOC-41" | "LOC-42" | "LOC-R1" | "LOC-R2" | "LOC-R3" | "LOC-R4" | "LOC-R5" | "LOC-R6" | "LOC-R7" | "LOC-R8" | "LOC-R9" | "LOC-R10" | "LOC-R11" | "LOC-R12" | "LOC-R13" | "LOC-R14" | "LOC-R15" | "LOC-R16" | "LOC-R17" | "LOC-R18" | "LOC-R19" | "LOC-R20" | "LOC-R21" | "LOC-R22" | "LOC-R23" | "LOC-R24" | "LOC-R25";

/**
 * A start space: of the outer, the middle or the inner track.
 */
export type PtitesLocosStart = "so" | "sm" | "si";

/**
 * An end for each platform.
 */
export type PtitesLocosStartEnds = { blue: PtitesLocosEnd, red: PtitesLocosEnd, yellow: PtitesLocosEnd, };

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
 * The tracks of each platform, 1 to 8.
 */
export type PtitesLocosStrands = { blue: Array<PtitesLocosStrand>, red: Array<PtitesLocosStrand>, yellow: Array<PtitesLocosStrand>, };

// Troia

/**
 * What a seat does in its turn.
 */
export type TroiaAction = "dig" | "publish";

export type TroiaCard = number;

export type TroiaCards = Array<number>;

export type TroiaCell = string;

/**
 * The colour of a player and of the dots on his cards. Reconstructed.
 */
export type TroiaColour = "red" | "blue" | "yellow" | "green";

/**
 * When the contour lines of a piece are legible.
 */
export type TroiaContours = "open" | "examined";

/**
 * What happened.
 */
export type TroiaEvent = ({ "type": "cardsChosen", seat: Seat, kept: TroiaCards | null, setAside: TroiaCards | null, } | { "type": "startTaken", seat: Seat, piece: TroiaFound, } | { "type": "cardLaid", seat: Seat, card: TroiaCard | null, } | { "type": "revealed", round: number, cards: Array<TroiaPlayed>, } | { "type": "turnBegan", seat: Seat, card: TroiaCard, action: TroiaAction, } | { "type": "dug", seat: Seat, piece: TroiaFound, } | { "type": "cameToLight", pieces: Array<TroiaPiece>, } | { "type": "examined", seat: Seat, piece: TroiaFound, } | { "type": "published", seat: Seat, layer: TroiaLayer, pieces: Array<TroiaFound>, status: TroiaStatus, pieceTotal: number, bonus: number, } | { "type": "layerCompleted", layer: TroiaLayer, } | { "type": "pawnMoved", seat: Seat, points: number, from: number, to: number, } | { "type": "pawnMovedBack", seat: Seat, from: number, to: number, } | { "type": "permitDrawn", seat: Seat, card: TroiaCard | null, } | { "type": "turnEnded", seat: Seat, } | { "type": "roundBegan", round: number, } | { "type": "gameOver", renown: Array<number>, }) & { rule: TroiaRuleId };

/**
 * A face of a piece.
 */
export type TroiaFace = "symbol" | "plan";

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

export type TroiaHandle = string;

export type TroiaHandles = Array<string>;

/**
 * What a piece has on its other face.
 */
export type TroiaKind = "plan" | "rubble";

/**
 * A layer of settlement, oldest first. Rulebook: "Contenu".
 */
export type TroiaLayer = "I" | "II" | "VI" | "VII" | "VIII";

/**
 * A move.
 */
export type TroiaMove = { "type": "chooseCards", cards: TroiaCards, } | { "type": "takeStart", piece: TroiaHandle, } | { "type": "playCard", card: TroiaCard, } | { "type": "dig", piece: TroiaHandle, } | { "type": "examine", piece: TroiaHandle, } | { "type": "publish", pieces: TroiaHandles, } | { "type": "endTurn", } | { "type": "permitDrawn", card: TroiaCard, };

/**
 * What may be chosen before the game.
 */
export type TroiaOptions = { 
/**
 * One colour for each seat, all different; red, blue, yellow, green in seat order when not given.
 */
colours?: Array<TroiaColour> | null, 
/**
 * Which pieces are plan pieces: drawn for each game, those of the box, or a table.
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
export type TroiaPhase = "chooseCards" | "startPieces" | "playCards" | "dig" | "publish" | "drawPermit" | "over";

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
 * Where a piece is.
 */
export type TroiaPlace = { "type": "mound", x: number | null, y: number | null, rot: number | null, z: number | null, free: boolean, seen: boolean, } | { "type": "front", seat: Seat, } | { "type": "tent", seat: Seat, } | { "type": "published", seat: Seat, round: number, };

/**
 * Where the plan pieces come from.
 */
export type TroiaPlanSource = "drawn" | "box";

export type TroiaPlanTable = Record<TroiaLayer, Array<string>>;

/**
 * Which pieces are plan pieces.
 */
export type TroiaPlans = TroiaPlanSource | TroiaPlanTable;

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
 * The numbers of the rules and rulings.
 */
export type TroiaRuleId = "TRO-1" | "TRO-2" | "TRO-3" | "TRO-4" | "TRO-5" | "TRO-6" | "TRO-7" | "TRO-8" | "TRO-9" | "TRO-10" | "TRO-11" | "TRO-12" | "TRO-13" | "TRO-14" | "TRO-15" | "TRO-16" | "TRO-17" | "TRO-18" | "TRO-19" | "TRO-20" | "TRO-21" | "TRO-22" | "TRO-23" | "TRO-24" | "TRO-25" | "TRO-26" | "TRO-27" | "TRO-28" | "TRO-29" | "TRO-30" | "TRO-31" | "TRO-32" | "TRO-33" | "TRO-34" | "TRO-35" | "TRO-36" | "TRO-37" | "TRO-38" | "TRO-39" | "TRO-40" | "TRO-41" | "TRO-42" | "TRO-43" | "TRO-44" | "TRO-45" | "TRO-46" | "TRO-47" | "TRO-48" | "TRO-49" | "TRO-50" | "TRO-51" | "TRO-52" | "TRO-53" | "TRO-54" | "TRO-55" | "TRO-56" | "TRO-57" | "TRO-58" | "TRO-59" | "TRO-60" | "TRO-61" | "TRO-62" | "TRO-63" | "TRO-64" | "TRO-R1" | "TRO-R2" | "TRO-R3" | "TRO-R4" | "TRO-R5" | "TRO-R6" | "TRO-R7" | "TRO-R8" | "TRO-R9" | "TRO-R10" | "TRO-R11" | "TRO-R12" | "TRO-R13" | "TRO-R14" | "TRO-R15" | "TRO-R16" | "TRO-R17" | "TRO-R18" | "TRO-R19" | "TRO-R20" | "TRO-R21" | "TRO-R22" | "TRO-R23" | "TRO-R24" | "TRO-R25" | "TRO-R26" | "TRO-R27" | "TRO-R28" | "TRO-R29" | "TRO-R30" | "TRO-R31" | "TRO-R32" | "TRO-R33" | "TRO-R34" | "TRO-R35" | "TRO-R36";

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
export type TroiaStatus = "primordial" | "secondary" | "final";

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

export type FrachtExpressCardId = string;

export type FrachtExpressCell = string;

/**
 * What happened.
 */
export type FrachtExpressEvent = ({ "type": "startChosen", seat: Seat, } | { "type": "stationDealt", seat: Seat, station: FrachtExpressStation | null, } | { "type": "stationPlaced", seat: Seat, station: FrachtExpressStation, cell: FrachtExpressCell, } | { "type": "fieldSet", field: FrachtExpressField, } | { "type": "turnStarted", seat: Seat, number: number, } | { "type": "turnEnded", seat: Seat, } | { "type": "reshuffled", count: number, } | { "type": "cardDrawn", seat: Seat, card: FrachtExpressCardId | null, } | { "type": "cardTurned", card: FrachtExpressCardId, action: number, } | { "type": "discarded", seat: Seat, cards: Array<FrachtExpressCardId>, from: FrachtExpressOrigin, } | { "type": "trackLaid", seat: Seat, card: FrachtExpressCardId, cell: FrachtExpressCell, turn: FrachtExpressTurn, } | { "type": "trackCompleted", seat: Seat, card: FrachtExpressCardId, cell: FrachtExpressCell, turn: FrachtExpressTurn, } | { "type": "coupled", seat: Seat, card: FrachtExpressCardId, } | { "type": "uncoupled", seat: Seat, card: FrachtExpressCardId, } | { "type": "driveStarted", seat: Seat, loc: Seat, distance: number, } | { "type": "moved", loc: Seat, from: FrachtExpressSpot, to: FrachtExpressSpot, facing: FrachtExpressFacing | null, pushedBy: Seat | null, } | { "type": "entered", loc: Seat, station: FrachtExpressStation, pushed: boolean, } | { "type": "rammed", by: Seat, loc: Seat, at: FrachtExpressSpot, } | { "type": "derailed", loc: Seat, } | { "type": "crossed", loc: Seat, cell: FrachtExpressCell, limit: number, } | { "type": "flew", seat: Seat, direction: FrachtExpressSide, over: number, } | { "type": "announced", seat: Seat, station: FrachtExpressStation, use: boolean, } | { "type": "vetoed", seat: Seat, mode: FrachtExpressVetoMode, } | { "type": "lapsed", seat: Seat, } | { "type": "ticketTaken", seat: Seat, } | { "type": "ticketReturned", seat: Seat, } | { "type": "vetoTaken", seat: Seat, } | { "type": "opponentChosen", by: Seat, seat: Seat, } | { "type": "cardPicked", seat: Seat, card: FrachtExpressCardId, } | { "type": "handShown", seat: Seat, cards: Array<FrachtExpressCardId>, } | { "type": "cardsGiven", from: Seat, to: Seat, cards: Array<FrachtExpressCardId | null>, } | { "type": "cardStolen", from: Seat, to: Seat, card: FrachtExpressCardId | null, } | { "type": "mustEmptyHand", seat: Seat, } | { "type": "wagonGiven", from: Seat, to: Seat, card: FrachtExpressCardId, } | { "type": "stationClosed", station: FrachtExpressStation, card: FrachtExpressCardId, turn: FrachtExpressTurn, } | { "type": "stationOpened", station: FrachtExpressStation, } | { "type": "trackMoved", card: FrachtExpressCardId, from: FrachtExpressCell, to: FrachtExpressCell, turn: FrachtExpressTurn, } | { "type": "trackRemoved", card: FrachtExpressCardId, from: FrachtExpressCell, } | { "type": "gameOver", reason: FrachtExpressReason, delivered: Array<number>, coupled: Array<number>, }) & { rule: FrachtExpressRuleId };

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
export type FrachtExpressMove = { "type": "startPlayer", seat: Seat, } | { "type": "stationDealt", seat: Seat, station: FrachtExpressStation, } | { "type": "drawn", seat: Seat, card: FrachtExpressCardId, } | { "type": "turned", card: FrachtExpressCardId, } | { "type": "stolen", from: Seat, card: FrachtExpressCardId, } | { "type": "placeStation", station: FrachtExpressStation, cell: FrachtExpressCell, } | { "type": "lay", card: FrachtExpressCardId, cell: FrachtExpressCell, turn: FrachtExpressTurn, } | { "type": "complete", card: FrachtExpressCardId, cell: FrachtExpressCell, turn: FrachtExpressTurn, } | { "type": "couple", card: FrachtExpressCardId, } | { "type": "uncouple", card: FrachtExpressCardId, } | { "type": "drive", card: FrachtExpressCardId, } | { "type": "refill", card: FrachtExpressCardId, } | { "type": "fly", card: FrachtExpressCardId, direction: FrachtExpressSide, } | { "type": "endTurn", } | { "type": "steer", loc: Seat, to: FrachtExpressSpot, } | { "type": "dropWagon", card: FrachtExpressCardId, } | { "type": "useSpecial", } | { "type": "declineSpecial", } | { "type": "veto", mode: FrachtExpressVetoMode, } | { "type": "pass", } | { "type": "chooseOpponent", seat: Seat, } | { "type": "pickCard", card: FrachtExpressCardId, } | { "type": "pickWagon", card: FrachtExpressCardId, } | { "type": "skip", } | { "type": "finish", } | { "type": "closeStation", station: FrachtExpressStation, turn: FrachtExpressTurn, } | { "type": "relocate", from: FrachtExpressCell, to: FrachtExpressCell, turn: FrachtExpressTurn, } | { "type": "removeTrack", from: FrachtExpressCell, };

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
export type FrachtExpressOrigin = "hand" | "train" | "track";

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
export type FrachtExpressPhase = { "type": "chooseStart", } | { "type": "dealStations", seat: Seat, } | { "type": "placeStation", seat: Seat, } | { "type": "deal", seat: Seat, round: number, } | { "type": "draw", } | { "type": "action", } | { "type": "refill", left: number, } | { "type": "steer", run: FrachtExpressRun, loc: Seat, } | { "type": "crossing", run: FrachtExpressRun, } | { "type": "surplus", run: FrachtExpressRun, seat: Seat, limit: number, } | { "type": "announce", station: FrachtExpressStation, } | { "type": "veto", station: FrachtExpressStation, stage: FrachtExpressVetoStage, seat: Seat, } | { "type": "special", station: FrachtExpressStation, kind: FrachtExpressSpecial, chooser: Seat, stage: FrachtExpressStage, card: FrachtExpressCardId | null, turned: FrachtExpressCardId | null, target: Seat | null, done: number, } | { "type": "over", reason: FrachtExpressReason, };

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
export type FrachtExpressReason = "pilesEmpty" | "turnLimit";

/**
 * The numbers of the rules and rulings.
 */
export type FrachtExpressRuleId = "FRA-1" | "FRA-2" | "FRA-3" | "FRA-4" | "FRA-5" | "FRA-6" | "FRA-7" | "FRA-8" | "FRA-9" | "FRA-10" | "FRA-11" | "FRA-12" | "FRA-13" | "FRA-14" | "FRA-15" | "FRA-16" | "FRA-17" | "FRA-18" | "FRA-19" | "FRA-20" | "FRA-21" | "FRA-22" | "FRA-23" | "FRA-24" | "FRA-25" | "FRA-26" | "FRA-27" | "FRA-28" | "FRA-29" | "FRA-30" | "FRA-31" | "FRA-32" | "FRA-33" | "FRA-34" | "FRA-35" | "FRA-36" | "FRA-37" | "FRA-38" | "FRA-39" | "FRA-40" | "FRA-41" | "FRA-42" | "FRA-43" | "FRA-44" | "FRA-45" | "FRA-46" | "FRA-47" | "FRA-48" | "FRA-49" | "FRA-50" | "FRA-51" | "FRA-52" | "FRA-53" | "FRA-54" | "FRA-55" | "FRA-56" | "FRA-57" | "FRA-58" | "FRA-59" | "FRA-60" | "FRA-61" | "FRA-62" | "FRA-63" | "FRA-64" | "FRA-65" | "FRA-66" | "FRA-67" | "FRA-68" | "FRA-69" | "FRA-70" | "FRA-71" | "FRA-72" | "FRA-73" | "FRA-74" | "FRA-75" | "FRA-76" | "FRA-77" | "FRA-78" | "FRA-79" | "FRA-80" | "FRA-81" | "FRA-82" | "FRA-83" | "FRA-84" | "FRA-85" | "FRA-86" | "FRA-87" | "FRA-88" | "FRA-89" | "FRA-90" | "FRA-91" | "FRA-92" | "FRA-93" | "FRA-94" | "FRA-95" | "FRA-96" | "FRA-97" | "FRA-98" | "FRA-99" | "FRA-100" | "FRA-101" | "FRA-102" | "FRA-103" | "FRA-104" | "FRA-105" | "FRA-106" | "FRA-107" | "FRA-108" | "FRA-109" | "FRA-110" | "FRA-111" | "FRA-112" | "FRA-113" | "FRA-114" | "FRA-115" | "FRA-R1" | "FRA-R2" | "FRA-R3" | "FRA-R4" | "FRA-R5" | "FRA-R6" | "FRA-R7" | "FRA-R8" | "FRA-R9" | "FRA-R10" | "FRA-R11" | "FRA-R12" | "FRA-R13" | "FRA-R14" | "FRA-R15" | "FRA-R16" | "FRA-R17" | "FRA-R18" | "FRA-R19" | "FRA-R20" | "FRA-R21" | "FRA-R22" | "FRA-R23" | "FRA-R24" | "FRA-R25" | "FRA-R26" | "FRA-R27" | "FRA-R28" | "FRA-R29" | "FRA-R30" | "FRA-R31" | "FRA-R32" | "FRA-R33" | "FRA-R34" | "FRA-R35" | "FRA-R36" | "FRA-R37" | "FRA-R38" | "FRA-R39" | "FRA-R40" | "FRA-R41" | "FRA-R42" | "FRA-R43" | "FRA-R44";

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
export type FrachtExpressRunKind = "drive" | "kidnap" | "flight";

/**
 * A side of a card or of a cell.
 */
export type FrachtExpressSide = "N" | "E" | "S" | "W";

/**
 * A special action of a station.
 */
export type FrachtExpressSpecial = "none" | "ticket" | "cardRaid" | "closeStation" | "raidTrain" | "uncoupleAny" | "vetoCard" | "rebuild" | "coupleAny" | "wagonRaid" | "kidnap";

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
export type FrachtExpressStage = "opponent" | "turn" | "card" | "site" | "steal" | "wagon";

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
export type FrachtExpressVetoMode = "forbid" | "force" | "dictate";

/**
 * What the veto is about.
 */
export type FrachtExpressVetoStage = "use" | "decline" | "forced";

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
export type KoplopersChips = { A: KoplopersStationId | null, B: KoplopersStationId | null, C: KoplopersStationId | null, };

/**
 * The colour of a region.
 */
export type KoplopersColour = "blue" | "green" | "orange" | "purple" | "yellow";

/**
 * How "only one action point on a coupled train" is read.
 */
export type KoplopersCoupledTrains = "asOne" | "onePointPerTurn";

/**
 * Why the round in progress is the last.
 */
export type KoplopersEnd = "track" | "exhausted";

/**
 * What happened.
 */
export type KoplopersEvent = ({ "type": "turnBegan", seat: Seat, round: number, } | { "type": "built", seat: Seat, train: KoplopersTrainNo, yard: KoplopersSectionId, } | { "type": "reversed", seat: Seat, train: KoplopersTrainNo, toward: KoplopersStationId, open: boolean, } | { "type": "drove", seat: Seat, train: KoplopersTrainNo, section: KoplopersSectionId, to: KoplopersStationId, overtaking: boolean, } | { "type": "dismantled", seat: Seat, train: KoplopersTrainNo, yard: KoplopersSectionId, units: number, cost: number, } | { "type": "stopped", seat: Seat, train: KoplopersTrainNo, station: KoplopersStationId, } | { "type": "alighted", seat: Seat, train: KoplopersTrainNo, station: KoplopersStationId, tokens: Array<KoplopersTokenId>, passengers: number, } | { "type": "boarded", seat: Seat, train: KoplopersTrainNo, station: KoplopersStationId, tokens: Array<KoplopersTokenId>, passengers: number, behind: boolean, } | { "type": "leftBehind", seat: Seat, train: KoplopersTrainNo, station: KoplopersStationId, tokens: Array<KoplopersTokenId>, } | { "type": "transferred", seat: Seat, token: KoplopersTokenId, from: KoplopersTrainNo, to: KoplopersTrainNo, } | { "type": "coupled", seat: Seat, keep: KoplopersTrainNo, remove: KoplopersTrainNo, station: KoplopersStationId, } | { "type": "decoupled", seat: Seat, train: KoplopersTrainNo, newTrain: KoplopersTrainNo, section: KoplopersSectionId, station: KoplopersStationId, } | { "type": "divided", seat: Seat, train: KoplopersTrainNo, newTrain: KoplopersTrainNo, moved: Array<KoplopersTokenId>, } | { "type": "offered", seat: Seat, train: KoplopersTrainNo, withSeat: Seat, withTrain: KoplopersTrainNo, give: Array<KoplopersTokenId>, take: Array<KoplopersTokenId>, } | { "type": "accepted", seat: Seat, train: KoplopersTrainNo, withSeat: Seat, withTrain: KoplopersTrainNo, give: Array<KoplopersTokenId>, take: Array<KoplopersTokenId>, } | { "type": "declined", seat: Seat, train: KoplopersTrainNo, withSeat: Seat, withTrain: KoplopersTrainNo, give: Array<KoplopersTokenId>, take: Array<KoplopersTokenId>, } | { "type": "offerCancelled", seat: Seat, train: KoplopersTrainNo, withSeat: Seat, withTrain: KoplopersTrainNo, give: Array<KoplopersTokenId>, take: Array<KoplopersTokenId>, } | { "type": "disrupted", seat: Seat, station: KoplopersStationId, chip: KoplopersChip, from: KoplopersStationId | null, disc: KoplopersChip, } | { "type": "repaired", seat: Seat, chip: KoplopersChip, station: KoplopersStationId, } | { "type": "turnEnded", seat: Seat, pointsLost: number, } | { "type": "reshuffled", cards: number, } | { "type": "drewCard", seat: Seat, station: KoplopersStationId | null, } | { "type": "lastRound", reason: KoplopersEnd, } | { "type": "gameOver", scores: Array<number>, ranking: Array<Array<Seat>>, }) & { rule: KoplopersRuleId };

/**
 * Whether a train on a section touches both its stations.
 */
export type KoplopersLength = "short" | "long";

/**
 * A move of a seat or of chance.
 */
export type KoplopersMove = { "type": "build", yard: KoplopersSectionId, } | { "type": "drive", train: KoplopersTrainNo, section: KoplopersSectionId, } | { "type": "reverse", train: KoplopersTrainNo, } | { "type": "dismantle", train: KoplopersTrainNo, } | { "type": "alight", train: KoplopersTrainNo, } | { "type": "board", train: KoplopersTrainNo, } | { "type": "boardToken", token: KoplopersTokenId, } | { "type": "boardBehind", train: KoplopersTrainNo, token: KoplopersTokenId, } | { "type": "decouple", train: KoplopersTrainNo, section: KoplopersSectionId, } | { "type": "divide", token: KoplopersTokenId, } | { "type": "divided", } | { "type": "couple", keep: KoplopersTrainNo, remove: KoplopersTrainNo, } | { "type": "transfer", token: KoplopersTokenId, from: KoplopersTrainNo, to: KoplopersTrainNo, } | { "type": "offer", train: KoplopersTrainNo, withSeat: Seat, withTrain: KoplopersTrainNo, } | { "type": "offerGive", token: KoplopersTokenId, } | { "type": "offerTake", token: KoplopersTokenId, } | { "type": "propose", } | { "type": "cancelOffer", } | { "type": "accept", } | { "type": "decline", } | { "type": "disrupt", station: KoplopersStationId, } | { "type": "repair", chip: KoplopersChip, } | { "type": "endTurn", } | { "type": "drew", station: KoplopersStationId, };

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
export type KoplopersPhase = { "type": "act", } | { "type": "passing", train: KoplopersTrainNo, keep: number, } | { "type": "boarding", train: KoplopersTrainNo, } | { "type": "exchange", a: KoplopersTrainNo, b: KoplopersTrainNo, } | { "type": "dividing", train: KoplopersTrainNo, newTrain: KoplopersTrainNo, } | { "type": "offering", train: KoplopersTrainNo, withSeat: Seat, withTrain: KoplopersTrainNo, give: Array<KoplopersTokenId>, take: Array<KoplopersTokenId>, } | { "type": "answering", train: KoplopersTrainNo, withSeat: Seat, withTrain: KoplopersTrainNo, give: Array<KoplopersTokenId>, take: Array<KoplopersTokenId>, } | { "type": "drawing", } | { "type": "over", };

/**
 * A place on the drawing, 0 to 4000 both ways.
 */
export type KoplopersPoint = { x: number, y: number, };

/**
 * A state as `createGame` takes it: what may be left out takes its default.
 */
export type KoplopersPosition = KoplopersState;

export type KoplopersRegionId = string;

/**
 * The numbers of the rules and rulings.
 */
export type KoplopersRuleId = "KND-1" | "KND-2" | "KND-3" | "KND-4" | "KND-5" | "KND-6" | "KND-7" | "KND-8" | "KND-9" | "KND-10" | "KND-11" | "KND-12" | "KND-13" | "KND-14" | "KND-15" | "KND-16" | "KND-17" | "KND-18" | "KND-19" | "KND-20" | "KND-21" | "KND-22" | "KND-23" | "KND-24" | "KND-25" | "KND-26" | "KND-27" | "KND-28" | "KND-29" | "KND-30" | "KND-31" | "KND-32" | "KND-33" | "KND-34" | "KND-35" | "KND-36" | "KND-37" | "KND-38" | "KND-39" | "KND-40" | "KND-41" | "KND-42" | "KND-43" | "KND-44" | "KND-45" | "KND-46" | "KND-47" | "KND-48" | "KND-49" | "KND-50" | "KND-51" | "KND-52" | "KND-53" | "KND-54" | "KND-55" | "KND-56" | "KND-57" | "KND-58" | "KND-59" | "KND-60" | "KND-61" | "KND-62" | "KND-63" | "KND-64" | "KND-65" | "KND-66" | "KND-67" | "KND-68" | "KND-69" | "KND-70" | "KND-71" | "KND-72" | "KND-73" | "KND-74" | "KND-75" | "KND-76" | "KND-77" | "KND-78" | "KND-79" | "KND-80" | "KND-81" | "KND-82" | "KND-83" | "KND-84" | "KND-85" | "KND-86" | "KND-90" | "KND-91" | "KND-92" | "KND-93" | "KND-94" | "KND-95" | "KND-96" | "KND-100" | "KND-101" | "KND-102" | "KND-R1" | "KND-R2" | "KND-R3" | "KND-R4" | "KND-R5" | "KND-R6" | "KND-R7" | "KND-R8" | "KND-R9" | "KND-R10" | "KND-R11" | "KND-R12" | "KND-R13" | "KND-R14" | "KND-R15" | "KND-R16" | "KND-R17" | "KND-R18" | "KND-R19" | "KND-R20" | "KND-R21" | "KND-R22" | "KND-R23" | "KND-R24" | "KND-R25" | "KND-R26" | "KND-R27" | "KND-R28" | "KND-R29" | "KND-R30" | "KND-R31" | "KND-R32" | "KND-R33" | "KND-R34" | "KND-R35" | "KND-R36" | "KND-R37" | "KND-R38" | "KND-R40" | "KND-R41" | "KND-R42" | "KND-R39" | "KND-R43";

/**
 * A player.
 */
export type KoplopersSeat = { 
/**
 * Disruption cards in hand; null in the eyes of others, who know the count.
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

export type KoplopersTrainNo = 1 | 2 | 3;

/**
 * Which version is played.
 */
export type KoplopersVariant = "family" | "advanced";

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
  "kopis": { options: KopisOptions; state: KopisState; position: KopisPosition; move: KopisMove; event: KopisEvent; rule: KopisRuleId };
  "ptites-locos": { options: PtitesLocosOptions; state: PtitesLocosState; position: PtitesLocosPosition; move: PtitesLocosMove; event: PtitesLocosEvent; rule: PtitesLocosRuleId };
  "troia": { options: TroiaOptions; state: TroiaState; position: TroiaPosition; move: TroiaMove; event: TroiaEvent; rule: TroiaRuleId };
  "frachtexpress": { options: FrachtExpressOptions; state: FrachtExpressState; position: FrachtExpressPosition; move: FrachtExpressMove; event: FrachtExpressEvent; rule: FrachtExpressRuleId };
  "koplopers": { options: KoplopersOptions; state: KoplopersState; position: KoplopersPosition; move: KoplopersMove; event: KoplopersEvent; rule: KoplopersRuleId };
}
