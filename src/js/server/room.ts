// A table for players, with its connections: what they say comes in, and one batch goes out: what to store, what to send to whom,
// what a bot has to think about, and when to look at the clock again. It has no sockets, no clock and no storage.
//
// Each call is one turn: what time has done, what the call asks for, and then what everybody is told of it.

import { RulesError, refusal, renew } from "../engine.ts";
import type { AnyMove, GameId } from "../types/index.d.ts";
import type * as Declared from "../types/server.d.ts";
import type {
	Batch,
	ClientMessage,
	CloseCode,
	Place,
	SeatInfo,
	Sent,
	ServerMessage,
	Stored,
	Think,
} from "../types/server.d.ts";
import { news } from "./knowledge.ts";
import { type Reason, read, VERSION } from "./reading.ts";
import { refused, refusedByRules } from "./refused.ts";
import { time } from "./settings.ts";
import { changesPiece, wholePiece } from "./stored.ts";
import type { Change, Table } from "./table.ts";
import { Thinking } from "./thinking.ts";

/** After so many changes the whole table is stored again, so that what is kept of it stays short. */
const CHANGES_A_WHOLE = 256;
const ELSEWHERE: CloseCode = 4001;
const CONNECT_AGAIN: CloseCode = 4012;

type Request = Extract<ClientMessage, { id: number }>;

/** What one call has come to so far. */
interface Turn<C> {
	now: number;
	changes: Change[];
	/** What goes out before the news and after them. */
	first: Sent<C>[];
	last: Sent<C>[];
	/** Who has to be told everything from the beginning. */
	joined: Set<C>;
	/** Whether the game has changed, and whether the chairs have. */
	game: boolean;
	chairs: boolean;
	/** Whether the whole table is to be stored. */
	whole: boolean;
}

export const MADE_HERE = Symbol("made by Room");

export class Room<C> implements Declared.Room<C> {
	#table: Table;
	#number: number;
	/** How many changes are stored since the last whole table. */
	#loose: number;
	#token: () => string;
	#places = new Map<C, Place>();
	/** The connection of each seat. */
	#holders: (C | null)[];
	/** What everybody who is here was told last. */
	#told: { round: number; ply: number };
	#thinking = new Thinking();
	#now = 0;
	#isClosed = false;

	constructor(
		made: symbol,
		table: Table,
		stored: { number: number; loose: number },
		token: () => string,
	) {
		if (made !== MADE_HERE) throw refusal("room-no-constructor", {});
		this.#table = table;
		this.#number = stored.number;
		this.#loose = stored.loose;
		this.#token = token;
		this.#holders = table.chairs.map(() => null);
		this.#told = { round: table.round, ply: table.game.ply };
	}

	get game(): GameId {
		return this.#table.engine.id;
	}

	get number(): number {
		return this.#number;
	}

	get connections(): number {
		return this.#places.size;
	}

	/** The first batch of a table that was opened: all of it is stored. */
	opened(now: number): Batch<C> {
		return this.#turn(now, (turn) => {
			turn.whole = true;
		});
	}

	/** The first batch of a table that was taken up again, with the connections that are still there. */
	resumed(now: number, present: Iterable<readonly [C, Place]>): Batch<C> {
		// Before time passes: whoever is late hears of it.
		for (const [connection, { seat }] of present) {
			const isHeld =
				seat !== null &&
				this.#table.at(seat).token !== null &&
				this.#holders[seat] === null;
			this.#places.set(connection, { seat: isHeld ? seat : null });
			if (isHeld) this.#holders[seat] = connection;
		}
		return this.#turn(now, (turn) => {
			for (const [seat, { token, awayAt }] of this.#table.chairs.entries()) {
				const isThere = this.#holders[seat] !== null;
				if (token === null || isThere === (awayAt === null)) continue;
				if (isThere) this.#do(turn, { type: "back", seat });
				else this.#do(turn, { type: "away", seat, at: turn.now });
			}
		});
	}

	receive(connection: C, text: unknown, now: number): Batch<C> {
		return this.#turn(now, (turn) => {
			const reading = read(text, this.#table.chairs.length);
			const { id, reason } =
				"message" in reading
					? {
							id: "id" in reading.message ? reading.message.id : null,
							reason: this.#hear(turn, connection, reading.message),
						}
					: reading;
			if (reason !== null)
				turn.last.push(said(connection, refused(id, reason)));
		});
	}

	lost(connection: C, now: number): Batch<C> {
		return this.#turn(now, (turn) => {
			const place = this.#places.get(connection);
			this.#places.delete(connection);
			const seat = place?.seat ?? null;
			if (seat === null) return;
			this.#holders[seat] = null;
			this.#do(turn, { type: "away", seat, at: turn.now });
		});
	}

	tick(now: number): Batch<C> {
		return this.#turn(now, () => {});
	}

	thought(
		{ seat, key }: Pick<Think, "seat" | "key">,
		move: unknown,
		now: number,
	): Batch<C> {
		return this.#turn(now, (turn) => {
			if (!this.#thinking.take(seat, key)) return;
			const { game } = this.#table;
			if (!game.actors().includes(seat)) return;
			const play = (found: unknown) =>
				this.#do(turn, {
					type: "played",
					seat,
					id: null,
					move: found as AnyMove,
					at: turn.now,
				});
			try {
				play(move);
			} catch (error) {
				if (!(error instanceof RulesError)) throw error;
				play(game.legalMoves(seat)[0]);
			}
		});
	}

	place(connection: C): Place | null {
		const place = this.#places.get(connection);
		return place === undefined ? null : { ...place };
	}

	snapshot(): Stored {
		return wholePiece(this.#number, this.#table.whole());
	}

	close(): Batch<C> {
		const send = [...this.#places.keys()].map((to) => ({
			to,
			close: CONNECT_AGAIN,
		}));
		this.#shut();
		return { store: null, send, think: [], wake: null };
	}

	#shut(): void {
		if (this.#isClosed) return;
		this.#isClosed = true;
		this.#places.clear();
		try {
			this.#table.game.free();
		} catch {
			// A module that has trapped frees nothing; it goes as a whole.
		}
	}

	/** One call: time passes, something is done, and everybody hears of it. */
	#turn(now: number, act: (turn: Turn<C>) => void): Batch<C> {
		this.#now = Math.max(this.#now, time(now));
		if (this.#isClosed) return { store: null, send: [], think: [], wake: null };
		const turn: Turn<C> = {
			now: this.#now,
			changes: [],
			first: [],
			last: [],
			joined: new Set(),
			game: false,
			chairs: false,
			whole: false,
		};
		try {
			this.#pass(turn);
			act(turn);
			this.#begin(turn);
			const store = this.#store(turn);
			const send = [...turn.first, ...this.#tell(turn), ...turn.last];
			const think = this.#think(turn);
			return { store, send, think, wake: this.#wake() };
		} catch (error) {
			this.#shut();
			// The next room of this game gets an instance of its own.
			if (error instanceof WebAssembly.RuntimeError) renew(this.#table.engine);
			throw error;
		}
	}

	#do(turn: Turn<C>, change: Change): void {
		this.#table.change(change);
		turn.changes.push(change);
		if (change.type === "played" || change.type === "undone") turn.game = true;
		else turn.chairs = true;
		if (change.type === "undone") this.#thinking.forget();
	}

	/** Frees the seats of those who are away, or think, for too long. */
	#pass(turn: Turn<C>): void {
		const { absence, decision } = this.#table.settings;
		for (const [seat, { awayAt, askedAt }] of this.#table.chairs.entries()) {
			const isThere = this.#holders[seat] !== null;
			const isGone =
				!isThere && awayAt !== null && turn.now >= awayAt + absence;
			const isLate =
				decision !== null && askedAt !== null && turn.now >= askedAt + decision;
			if (!isGone && !isLate) continue;
			const holder = this.#holders[seat] ?? null;
			this.#free(turn, seat);
			if (holder === null) continue;
			this.#places.set(holder, { seat: null });
			turn.joined.add(holder);
			turn.first.push(said(holder, { type: "stood", seat, why: "late" }));
		}
	}

	#free(turn: Turn<C>, seat: number): void {
		this.#holders[seat] = null;
		this.#do(turn, { type: "freed", seat });
	}

	/** Does what a client asks, or says why not. */
	#hear(turn: Turn<C>, connection: C, message: ClientMessage): Reason | null {
		switch (message.type) {
			case "ping":
				turn.last.push(said(connection, { type: "pong" }));
				return null;
			case "sit":
				return this.#sit(turn, connection, message);
			case "watch":
				return this.#watch(turn, connection);
			case "leave":
				return this.#leave(turn, connection);
			default:
				return this.#answer(turn, connection, message);
		}
	}

	#sit(
		turn: Turn<C>,
		connection: C,
		{ seat: wanted, token }: Extract<ClientMessage, { type: "sit" }>,
	): Reason | null {
		const had = this.#places.get(connection)?.seat ?? null;
		if (had !== null) return ["seated-already", { seat: had }];
		const table = this.#table;
		const seats = [...table.chairs.keys()];
		const seat = seats.find((each) =>
			token === undefined
				? table.isFree(each) && (wanted === undefined || wanted === each)
				: table.at(each).token === token,
		);
		if (seat === undefined) {
			if (token !== undefined) return ["unknown-token", {}];
			return wanted === undefined
				? ["no-free-seat", {}]
				: ["seat-taken", { seat: wanted }];
		}
		const older = this.#holders[seat] ?? null;
		if (older !== null) {
			this.#places.delete(older);
			turn.first.push({ to: older, close: ELSEWHERE });
		}
		const own = token ?? this.#token();
		if (token === undefined)
			this.#do(turn, { type: "sat", seat, token: own, at: turn.now });
		else if (table.at(seat).awayAt !== null)
			this.#do(turn, { type: "back", seat });
		this.#holders[seat] = connection;
		this.#join(turn, connection, { seat });
		turn.first.push(
			said(connection, {
				type: "seated",
				version: VERSION,
				game: this.game,
				seat,
				token: own,
				done: table.at(seat).done,
				components: table.components(),
			}),
		);
		return null;
	}

	#watch(turn: Turn<C>, connection: C): Reason | null {
		const place = this.#places.get(connection);
		if (place !== undefined)
			return place.seat === null
				? ["watching-already", {}]
				: ["seated-already", { seat: place.seat }];
		const { watchers: limit } = this.#table.settings;
		const places = [...this.#places.values()];
		if (places.filter(({ seat }) => seat === null).length >= limit)
			return ["too-many-watchers", { limit }];
		this.#join(turn, connection, { seat: null });
		turn.first.push(
			said(connection, {
				type: "watching",
				version: VERSION,
				game: this.game,
				components: this.#table.components(),
			}),
		);
		return null;
	}

	#join(turn: Turn<C>, connection: C, place: Place): void {
		this.#places.set(connection, place);
		turn.joined.add(connection);
	}

	#leave(turn: Turn<C>, connection: C): Reason | null {
		const place = this.#places.get(connection);
		if (place === undefined) return ["not-here", {}];
		this.#places.delete(connection);
		const { seat } = place;
		if (seat !== null) this.#free(turn, seat);
		turn.last.push(said(connection, { type: "stood", seat, why: "left" }));
		return null;
	}

	/** A numbered request of somebody who has a seat: done once, however often it comes. */
	#answer(turn: Turn<C>, connection: C, request: Request): Reason | null {
		const seat = this.#places.get(connection)?.seat ?? null;
		if (seat === null) return ["not-seated", {}];
		const { id } = request;
		if (id > this.#table.at(seat).done) {
			try {
				const reason = this.#fulfil(turn, seat, request);
				if (reason !== null) return reason;
			} catch (error) {
				if (!(error instanceof RulesError)) throw error;
				turn.last.push(said(connection, refusedByRules(id, error)));
				return null;
			}
		}
		turn.last.push(said(connection, { type: "done", id }));
		return null;
	}

	/** Does what is asked, or says why not. */
	#fulfil(turn: Turn<C>, seat: number, request: Request): Reason | null {
		const { game, round, settings, isOver } = this.#table;
		const { id } = request;
		const at = turn.now;
		if (request.round !== undefined && request.round !== round)
			return ["other-round", { meant: request.round, round }];
		switch (request.type) {
			case "move":
				this.#do(turn, { type: "played", seat, id, move: request.move, at });
				return null;
			case "undo":
				if (!settings.undo) return ["no-undo", {}];
				if (!game.canUndo(seat)) return ["nothing-to-undo", {}];
				this.#do(turn, { type: "undone", seat, id, at });
				return null;
			case "rematch":
				if (!isOver) return ["not-over", {}];
				this.#do(turn, { type: "agreed", seat, id });
				return null;
		}
	}

	/** Begins another game when everybody wants it. */
	#begin(turn: Turn<C>): void {
		if (!this.#table.isOver || !this.#table.allAgree()) return;
		this.#table.again(turn.now);
		this.#thinking.forget();
		turn.whole = turn.game = turn.chairs = true;
	}

	/** What there is to store after this turn. */
	#store(turn: Turn<C>): Stored | null {
		if (turn.changes.length === 0 && !turn.whole) return null;
		const number = this.#number + 1;
		this.#number = number;
		this.#loose += turn.changes.length;
		if (turn.whole || this.#loose >= CHANGES_A_WHOLE) {
			this.#loose = 0;
			return wholePiece(number, this.#table.whole());
		}
		return changesPiece(number, turn.changes);
	}

	/** The news of this turn, and who sits where. */
	#tell(turn: Turn<C>): Sent<C>[] {
		const { game, round, chairs, settings } = this.#table;
		const told = this.#told.round === round ? this.#told.ply : 0;
		const since = Math.min(told, game.ply);
		/** What was written already: those who watch are told the same. */
		const texts = new Map<string, string>();
		const text = (seat: number | null, from: number) => {
			const key = `${seat} ${from}`;
			const known = texts.get(key);
			if (known !== undefined) return known;
			const { undo } = settings;
			const made = JSON.stringify(news(game, seat, { round, from, undo }));
			texts.set(key, made);
			return made;
		};
		const send: Sent<C>[] = [];
		for (const [to, { seat }] of this.#places) {
			if (turn.joined.has(to)) send.push({ to, text: text(seat, 0) });
			else if (turn.game) send.push({ to, text: text(seat, since) });
		}
		this.#told = { round, ply: game.ply };
		// Clocks run on with the game.
		const areTold = turn.chairs || (turn.game && settings.decision !== null);
		const seats = JSON.stringify({
			type: "seats",
			seats: [...chairs.keys()].map((seat) => this.#info(seat)),
		} satisfies ServerMessage);
		for (const to of this.#places.keys())
			if (areTold || turn.joined.has(to)) send.push({ to, text: seats });
		return send;
	}

	#info(seat: number): SeatInfo {
		const { token, agreed, askedAt } = this.#table.at(seat);
		const { decision } = this.#table.settings;
		const isClocked = decision !== null && askedAt !== null;
		const isBot = this.#table.botOf(seat) !== null;
		return {
			who: token !== null ? "person" : isBot ? "bot" : "nobody",
			free: this.#table.isFree(seat),
			present: this.#holders[seat] !== null,
			agreed,
			left: isClocked ? Math.max(0, askedAt + decision - this.#now) : null,
		};
	}

	/** What bots have to think about. Where nobody is, they rest. */
	#think({ now }: Turn<C>): Think[] {
		if (this.#places.size === 0) return [];
		return this.#thinking.due(this.#table, now, this.#number);
	}

	/** When time will do something. Where nobody is, it waits for somebody. */
	#wake(): number | null {
		if (this.#places.size === 0) return null;
		const { absence, decision, thinking } = this.#table.settings;
		const times = this.#table.chairs.flatMap(({ awayAt, askedAt }) => [
			...(awayAt === null ? [] : [awayAt + absence]),
			...(askedAt === null || decision === null ? [] : [askedAt + decision]),
		]);
		times.push(...this.#thinking.times(thinking));
		return times.length === 0 ? null : Math.min(...times);
	}
}

const said = <C>(to: C, message: ServerMessage): Sent<C> => ({
	to,
	text: JSON.stringify(message),
});
