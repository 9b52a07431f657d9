// The tables that are awake: a room each, between a store and connections. Whatever happens at one table stays there: a room that
// fails is dropped, its guests are told to connect again, and it is taken up from what is stored.
//
// It knows neither sockets nor SQL: a connection has `send` and `close`, a store has `read` and `write`.

import { Room } from "ludotheque/server";

/** @typedef {{ send: (text: string) => void, close: (code: number) => void }} Connection */
/** @typedef {import("ludotheque/server").Batch<Connection>} Batch */
/** @typedef {import("ludotheque/server").Think} Think */
/** @typedef {{ read: (name: string) => string[], write: (name: string, piece: import("ludotheque/server").Stored) => boolean }} Store */
/** @typedef {{ room: Room<Connection>, guests: Set<Connection>, alarm?: NodeJS.Timeout, sleep?: NodeJS.Timeout }} Awake */

/** Connect again: here, or wherever the table is now. */
const AGAIN = 4012;
const NO_TABLE = 4004;
/** What is stored of the table cannot be read. */
const BROKEN = 4005;
/** A timer takes no more. */
const LONGEST_TIMER = 2 ** 31 - 1;

export class Tables {
	/** @type {Map<string, Awake>} */
	#awake = new Map();
	#store;
	#log;
	#suggest;
	#idle;
	/** The decisions that bots think about: one that is asked for once more is not thought about twice. @type {Set<string>} */
	#thoughts = new Set();

	/**
	 * @param {object} given
	 * @param {Store} given.store
	 * @param {import("./log.mjs").Log} given.log
	 * @param {(think: Think) => Promise<unknown>} given.suggest finds the move of a bot
	 * @param {number} [given.idle] how long a table at which nobody is stays awake, in milliseconds
	 */
	constructor({ store, log, suggest, idle = 60_000 }) {
		this.#store = store;
		this.#log = log;
		this.#suggest = suggest;
		this.#idle = idle;
	}

	get awake() {
		return this.#awake.size;
	}

	/**
	 * Opens a table; gives false when there is one of this name. What the game refuses is thrown.
	 * @template {import("ludotheque").GameId} Id
	 * @param {string} name
	 * @param {Id} game
	 * @param {Omit<import("ludotheque/server").RoomOptions<Id>, "now">} [options]
	 */
	open(name, game, options) {
		if (this.#store.read(name).length > 0) return false;
		/** @type {{ room: Room<Connection>, batch: Batch }} */
		const { room, batch } = Room.open(game, { ...options, now: Date.now() });
		/** @type {Awake} */
		const table = { room, guests: new Set() };
		this.#awake.set(name, table);
		this.#take(name, table, batch);
		return true;
	}

	/** @param {string} name @param {Connection} connection @param {unknown} text */
	receive(name, connection, text) {
		this.#do(name, connection, (room) =>
			room.receive(connection, text, Date.now()),
		);
	}

	/** @param {string} name @param {Connection} connection */
	lost(name, connection) {
		const table = this.#awake.get(name);
		if (!table?.guests.delete(connection)) return;
		this.#do(name, null, (room) => room.lost(connection, Date.now()));
	}

	/** Whether a connection sits or watches. @param {string} name @param {Connection} connection */
	isHere(name, connection) {
		return this.#awake.get(name)?.room.place(connection) != null;
	}

	/** Lets every table go: all of it is stored. */
	close() {
		for (const [name, table] of this.#awake) this.#drop(name, table);
	}

	/**
	 * Does something at a table, which is woken for it.
	 * @param {string} name
	 * @param {Connection | null} connection who asks for it
	 * @param {(room: Room<Connection>) => Batch} call
	 */
	#do(name, connection, call) {
		const table = this.#awake.get(name) ?? this.#wake(name, connection);
		if (table === null) return;
		if (connection !== null) table.guests.add(connection);
		try {
			this.#take(name, table, call(table.room));
		} catch (error) {
			this.#log.error("table failed", error, { table: name });
			this.#drop(name, table);
		}
	}

	/** Takes a table up from what is stored. @param {string} name @param {Connection | null} connection */
	#wake(name, connection) {
		try {
			const texts = this.#store.read(name);
			if (texts.length === 0) {
				connection?.close(NO_TABLE);
				return null;
			}
			/** @type {{ room: Room<Connection>, batch: Batch }} */
			const { room, batch } = Room.resume(texts, { now: Date.now() });
			/** @type {Awake} */
			const table = { room, guests: new Set() };
			this.#awake.set(name, table);
			this.#log.count("woken");
			this.#take(name, table, batch);
			return this.#awake.get(name) ?? null;
		} catch (error) {
			this.#log.error("table cannot be read", error, { table: name });
			this.#awake.delete(name);
			connection?.close(BROKEN);
			return null;
		}
	}

	/** Stores, then sends, then lets bots think. @param {string} name @param {Awake} table @param {Batch} batch */
	#take(name, table, { store, send, think, wake }) {
		if (store !== null && !this.#store.write(name, store)) {
			// Another process has the table and was first: what was done here was not done.
			this.#log.count("conflicts");
			return this.#drop(name, table);
		}
		for (const each of send)
			if ("text" in each) each.to.send(each.text);
			else each.to.close(each.close);
		for (const each of think) void this.#ask(name, each);
		clearTimeout(table.alarm);
		if (wake !== null)
			table.alarm = setTimeout(
				() => this.#do(name, null, (room) => room.tick(Date.now())),
				Math.min(Math.max(wake - Date.now(), 0), LONGEST_TIMER),
			);
		clearTimeout(table.sleep);
		if (table.room.connections === 0 && this.#awake.get(name) === table)
			table.sleep = setTimeout(() => this.#drop(name, table), this.#idle);
	}

	/** @param {string} name @param {Think} think */
	async #ask(name, think) {
		const thought = `${name} ${think.key}`;
		if (this.#thoughts.has(thought)) return;
		this.#thoughts.add(thought);
		/** @type {unknown} */
		let move = null;
		try {
			move = await this.#suggest(think);
		} catch (error) {
			this.#log.error("bot failed", error, { table: name });
		}
		this.#thoughts.delete(thought);
		// A table that sleeps by now asks again when it wakes.
		if (this.#awake.has(name))
			this.#do(name, null, (room) => room.thought(think, move, Date.now()));
	}

	/** Forgets a table that is stored; whoever is there is told to connect again. @param {string} name @param {Awake} table */
	#drop(name, table) {
		clearTimeout(table.alarm);
		clearTimeout(table.sleep);
		if (this.#awake.get(name) === table) this.#awake.delete(name);
		table.room.close();
		for (const guest of table.guests) guest.close(AGAIN);
	}
}
