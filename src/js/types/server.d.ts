import type {
	Actor,
	AnyEvent,
	AnyMove,
	ComponentsOf,
	Detail,
	GameId,
	GameTypes,
	Level,
	NewGame,
	Outcome,
	RulesErrorCode,
	Seat,
} from "./index.d.ts";

/** The version of the protocol that this package speaks. A client says which it speaks when it sits down or watches. */
export type ProtocolVersion = 1;

/** What a client says: JSON text of at most 4096 characters, with these fields, each once, and no others. */
export type ClientMessage =
	/** To sit down: on a free seat, or with a token on the seat that it belongs to. Answered by `seated` and `news`. */
	| {
			type: "sit";
			/** The version of the protocol. */
			version: ProtocolVersion;
			/** The seat that is wanted; left out, the first that is free. */
			seat?: Seat;
			/** The token of a seat that was taken before; it says which seat. */
			token?: string;
	  }
	/** To watch: what everybody may see. Answered by `watching` and `news`. */
	| {
			type: "watch";
			/** The version of the protocol. */
			version: ProtocolVersion;
	  }
	/** To move. Answered by `news` to everybody and `done`, or by `refused`. */
	| {
			type: "move";
			/** The number of the request: from 1 upwards, larger than any before from this seat. One that was done is not done again. */
			id: number;
			/** The move. */
			move: AnyMove;
			/** The game that the move is meant for, as `news` counts them; in a later one it is refused. */
			round?: number;
	  }
	/** To take back one's last decision, where `canUndo` says so. Answered like a move. */
	| {
			type: "undo";
			/** The number of the request. */
			id: number;
			/** The game that is meant. */
			round?: number;
	  }
	/** To agree to another game, when one is over. It begins when every seat that a person holds has agreed. */
	| {
			type: "rematch";
			/** The number of the request. */
			id: number;
			/** The game that is over. */
			round?: number;
	  }
	/** To stand up, or to watch no longer. The token is void. Answered by `stood`. */
	| { type: "leave" }
	/** To hear whether the table is still there. Answered by `pong`. */
	| { type: "ping" };

/** Why a client's message was refused: a code of the rules, or of the table. */
export type RoomRefusalCode =
	| RulesErrorCode
	/** It is no message of the protocol. */
	| "malformed-message"
	/** It speaks another version of the protocol. */
	| "wrong-version"
	/** There is no such seat for this client. */
	| "no-seat"
	/** As many watch as may. */
	| "table-full";

/** Who has a seat. */
export interface SeatInfo {
	/** Who plays: a person who holds it, a bot, or nobody yet. A bot that stands in for nobody gives the seat up to whoever sits down. */
	who: "person" | "bot" | "nobody";
	/** Whether somebody may sit down here. */
	free: boolean;
	/** Whether a connection of its person is there. */
	present: boolean;
	/** Whether it has agreed to another game. */
	agreed: boolean;
	/** Milliseconds that its person has left for the decision that is asked of it; null where no clock runs. */
	left: number | null;
}

/** What the table says: JSON text. */
export type ServerMessage =
	/** The client has a seat. */
	| {
			type: "seated";
			/** The version of the protocol. */
			version: ProtocolVersion;
			/** The game that is played. */
			game: GameId;
			/** Which seat. */
			seat: Seat;
			/** What only the owner of the seat gets: whoever has it may sit here again. */
			token: string;
			/** The number of the last request of this seat that was done. */
			done: number;
			/** What is in the box, where it is not what `components(game)` says: at this table an owner's own tables are used. */
			components: ComponentsOf<GameId> | null;
	  }
	/** The client watches. */
	| {
			type: "watching";
			/** The version of the protocol. */
			version: ProtocolVersion;
			/** The game that is played. */
			game: GameId;
			/** What is in the box, where it is not what `components(game)` says. */
			components: ComponentsOf<GameId> | null;
	  }
	/** What the game is like now, for these eyes. */
	| {
			type: "news";
			/** Which game at this table it is, from 1. */
			round: number;
			/** How many moves have been made. */
			ply: number;
			/** What the eyes may see: that of the seat; for who watches, what every seat sees. The rest is null. */
			view: GameTypes[GameId]["state"];
			/** From which ply on the events are: what was heard from there on is void. */
			from: number;
			/** What the eyes have witnessed from there on. */
			events: { ply: number; event: AnyEvent }[];
			/** Who is to act. */
			actors: Actor[];
			/** The legal moves of the seat. */
			legal: AnyMove[];
			/** Whether the seat may take its last decision back. */
			canUndo: boolean;
			/** How the game ended; null until it has. */
			outcome: Outcome | null;
	  }
	/** Who has which seat; by number. */
	| {
			type: "seats";
			/** By the number of the seat. */
			seats: SeatInfo[];
	  }
	/** A request was done. */
	| {
			type: "done";
			/** Its number. */
			id: number;
	  }
	/** A message was refused, and nothing has changed. */
	| {
			type: "refused";
			/** The number of the request; null where it had none. */
			id: number | null;
			/** What kind of refusal it is. */
			code: RoomRefusalCode;
			/** The rule behind it, where one applies. */
			rule: string | null;
			/** Why, in words. */
			reason: string;
			/** The same as data. */
			detail: Detail;
	  }
	/** The client has no seat any more, or no longer watches. */
	| {
			type: "stood";
			/** The seat that it had; null when it watched. */
			seat: Seat | null;
			/** It left, or it let the time for a decision pass; then it watches. */
			why: "left" | "late";
	  }
	/** The answer to `ping`. */
	| { type: "pong" };

/** With which a connection is closed by the table. */
export type CloseCode =
	/** The seat was taken up by another connection of its owner. */
	| 4001
	/** The table goes away from here: connect again. */
	| 4012;

/** What goes to one connection: a text, or the end of it. */
export type Sent<Connection> =
	| {
			/** Which connection. */
			to: Connection;
			/** What it is sent. */
			text: string;
	  }
	| {
			/** Which connection. */
			to: Connection;
			/** With which code it is closed. */
			close: CloseCode;
	  };

/**
 * A piece of what a table is, to be kept. It holds the seed and the tokens: it never leaves the server.
 * A store takes a piece only when its number is larger than all that it has of the table. One that it refuses is of a second owner,
 * who was later: that room is closed, and its connections find the table at the other.
 */
export interface Stored {
	/** One more than that of the piece before. */
	number: number;
	/** Whether it is the whole table: what has a smaller number is needed no more. */
	whole: boolean;
	/** What `Room.resume` takes. */
	text: string;
}

/** A decision that a bot has to take; give `save`, `level` and `seat` to `createBot().suggest`, or to a worker of your own. */
export interface Think {
	/** The seat that is to act. */
	seat: Seat;
	/** How strong the bot is. */
	level: Level;
	/** The saved game. It holds the seed, which the search never asks for. */
	save: string;
	/** Which decision it is. */
	key: string;
}

/** What comes of one message: store first, then send, then think. */
export interface Batch<Connection> {
	/** What has changed; null when nothing has. */
	store: Stored | null;
	/** What goes to whom, in order. */
	send: Sent<Connection>[];
	/** The decisions of bots, to be handed to `thought` when they are found. */
	think: Think[];
	/** The time at which `tick` has something to do, by the clock that is handed in; null when it has not. */
	wake: number | null;
}

/** How a table is kept. Times are in milliseconds. */
export interface RoomSettings {
	/** Bots, by the number of their seat. */
	bots?: Record<number, Level>;
	/** The bot that plays on for a seat that a person has given up, until somebody sits down there; left out, the table waits. */
	standIn?: Level | null;
	/** How long a person may take for a decision; who takes longer loses the seat. Left out, as long as they like. */
	decision?: number | null;
	/** How long a seat is held for a person whose connection is lost; 300,000 when left out. */
	absence?: number;
	/** How long a bot may think before it is asked once more; 60,000 when left out. */
	thinking?: number;
	/** How many may watch; 50 when left out. */
	watchers?: number;
	/** Whether decisions may be taken back; true when left out. */
	undo?: boolean;
}

/** How a table is opened. */
export interface RoomOptions<Id extends GameId = GameId> extends RoomSettings {
	/** The time. */
	now: number;
	/** What `createGame` takes, but for `chance: "manual"`. A rematch has the same, with a seed of its own. */
	options?: NewGame<Id>;
	/** Makes the tokens of seats, for tests; left out, 128 random bits. */
	token?: () => string;
}

/** How a table is taken up again. */
export interface ResumeOptions<Connection> {
	/** The time. */
	now: number;
	/** The connections that have outlived the room, each with what `place` said of it. */
	present?: Iterable<readonly [Connection, Place]>;
	/** Makes the tokens of seats, for tests. */
	token?: () => string;
}

/** What a connection is at a table. */
export interface Place {
	/** The seat that it has; null for one that watches. */
	seat: Seat | null;
}

/**
 * A table for players: no sockets, no clock and no storage. It is told what connections say, and says what to store and then what
 * to send to whom. A connection may be any value that is the same each time; what it is called by other calls before `lost`.
 *
 * When a call throws, the room has closed itself: drop it, close its connections with 4012, and resume it from what is stored.
 */
export declare class Room<Connection = unknown> {
	private constructor();
	/** Opens a table; its game has to be loaded. */
	static open<Connection = unknown, Id extends GameId = GameId>(
		game: Id,
		options: RoomOptions<Id>,
	): { room: Room<Connection>; batch: Batch<Connection> };
	/** A table from what was stored of it, in any order. Refuses pieces that do not follow one another. */
	static resume<Connection = unknown>(
		texts: Iterable<string>,
		options: ResumeOptions<Connection>,
	): { room: Room<Connection>; batch: Batch<Connection> };
	/** Which game is played. */
	readonly game: GameId;
	/** The number of the last piece to be stored. */
	readonly number: number;
	/** How many connections sit or watch. A room that has none may be freed: what is stored is all that it is. */
	readonly connections: number;
	/** A connection says something: any value may come in. */
	receive(
		connection: Connection,
		text: unknown,
		now: number,
	): Batch<Connection>;
	/** A connection is lost. */
	lost(connection: Connection, now: number): Batch<Connection>;
	/** Time has passed. */
	tick(now: number): Batch<Connection>;
	/** A bot has found a move; without one, or with one that is not legal, it plays the first that is. What nobody waits for any more changes nothing. */
	thought(
		think: Pick<Think, "seat" | "key">,
		move: unknown,
		now: number,
	): Batch<Connection>;
	/** What a connection is here, to be kept beside one that outlives the room; null for a stranger. */
	place(connection: Connection): Place | null;
	/** The whole table in one piece, which has the number of the last: it may take the place of all that is stored. */
	snapshot(): Stored;
	/** Closes the room: its connections are told to connect again. What is called later does nothing. */
	close(): Batch<Connection>;
}
