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
