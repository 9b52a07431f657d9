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
plans?: "drawn" | "box" | TroiaPlanTable, 
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
plans: "drawn" | "box" | TroiaPlanTable, 
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

/** Every game by its id, with its types. */
export interface GameTypes {
  "kopis": { options: KopisOptions; state: KopisState; position: KopisPosition; move: KopisMove; event: KopisEvent; rule: KopisRuleId };
  "ptites-locos": { options: PtitesLocosOptions; state: PtitesLocosState; position: PtitesLocosPosition; move: PtitesLocosMove; event: PtitesLocosEvent; rule: PtitesLocosRuleId };
  "troia": { options: TroiaOptions; state: TroiaState; position: TroiaPosition; move: TroiaMove; event: TroiaEvent; rule: TroiaRuleId };
}
