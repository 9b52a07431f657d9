// Tables as Durable Objects, for workerd: one object a table, with its storage and with sockets that outlive it. While nobody speaks
// the object is put away, and made again when somebody does, or when its clock rings.
//
// Bindings: TABLES, the namespace of the class Table, kept in SQLite; BOTS, the entrypoint Bots of this very worker.

import { DurableObject, WorkerEntrypoint } from "cloudflare:workers";
import { restoreGame } from "ludotheque";
import { Room } from "ludotheque/server";

/** @typedef {import("ludotheque/server").Batch<string>} Batch */

const AGAIN = 4012;
const NO_TABLE = 4004;
const FLOOD = 4008;
/** Messages of one connection in a second; who sends more is cut off. */
const MESSAGES = 50;
const WATCHERS = 50;
/** Bytes of a request for a table. */
const LONGEST = 65_536;

/** A line of the log. @param {string} event @param {object} fields */
const say = (event, fields) =>
	console.log(JSON.stringify({ event, ...fields }));

export class Table extends DurableObject {
	/** The room, while the object is awake. @type {Room<string> | null} */
	#room = null;
	/** When the clock rings. @type {number | null} */
	#alarm = null;
	/** The messages of each connection in this second. @type {Map<string, [second: number, count: number]>} */
	#heard = new Map();

	/** Opens the table; what the game refuses is thrown. @param {any} game @param {any} settings */
	open(game, settings) {
		const now = Date.now();
		/** @type {{ room: Room<string>, batch: Batch }} */
		const { room, batch } = Room.open(game, {
			...settings,
			watchers: WATCHERS,
			now,
		});
		this.ctx.storage.sql.exec(
			"CREATE TABLE pieces (number INTEGER PRIMARY KEY, text TEXT NOT NULL)",
		);
		this.#room = room;
		this.#take(batch);
	}

	fetch() {
		const [client, server] = Object.values(new WebSocketPair());
		// The name by which the room knows it: the connection is another object when this one has been put away.
		this.ctx.acceptWebSocket(server, [crypto.randomUUID()]);
		return new Response(null, { status: 101, webSocket: client });
	}

	/** @param {any} socket @param {unknown} message */
	webSocketMessage(socket, message) {
		const connection = this.#nameOf(socket);
		const now = Math.floor(Date.now() / 1000);
		const [second, count] = this.#heard.get(connection) ?? [now, 0];
		const messages = second === now ? count + 1 : 1;
		this.#heard.set(connection, [now, messages]);
		if (messages > MESSAGES) return socket.close(FLOOD);
		if (!this.#do((room) => room.receive(connection, message, Date.now())))
			socket.close(NO_TABLE);
	}

	/** @param {any} socket */
	webSocketClose(socket) {
		const connection = this.#nameOf(socket);
		this.#heard.delete(connection);
		socket.close();
		this.#do((room) => room.lost(connection, Date.now()));
	}

	/** @param {any} socket */
	webSocketError(socket) {
		this.webSocketClose(socket);
	}

	alarm() {
		this.#alarm = null;
		this.#do((room) => room.tick(Date.now()));
	}

	/** @param {any} socket @returns {string} */
	#nameOf = (socket) => this.ctx.getTags(socket)[0];

	/** Does something at the table, which is taken up from what is stored when it was put away; false when there is none. @param {(room: Room<string>) => Batch} call */
	#do(call) {
		try {
			const room = this.#room ?? this.#resume();
			if (room === null) return false;
			this.#take(call(room));
		} catch (error) {
			say("table failed", { reason: String(error) });
			this.#room = null;
			for (const socket of this.ctx.getWebSockets()) socket.close(AGAIN);
		}
		return true;
	}

	#resume() {
		const { sql } = this.ctx.storage;
		const known = sql.exec("SELECT 1 FROM sqlite_master WHERE name = 'pieces'");
		// A name that nobody has opened leaves nothing behind.
		if (known.toArray().length === 0) return null;
		const rows = sql.exec("SELECT text FROM pieces").toArray();
		const present = this.ctx
			.getWebSockets()
			.map((/** @type {any} */ socket) => [
				this.#nameOf(socket),
				socket.deserializeAttachment(),
			])
			.filter((/** @type {any} */ [, place]) => place !== null);
		/** @type {{ room: Room<string>, batch: Batch }} */
		const { room, batch } = Room.resume(
			rows.map((/** @type {any} */ { text }) => text),
			{ now: Date.now(), present },
		);
		this.#room = room;
		this.#take(batch);
		say("resumed", { game: room.game, connections: present.length });
		return room;
	}

	/** Stores, then sends: what is sent leaves the object when what was stored before is on the disk. @param {Batch} batch */
	#take({ store, send, think, wake }) {
		const { storage } = this.ctx;
		if (store !== null) {
			storage.sql.exec(
				"INSERT INTO pieces VALUES (?, ?)",
				store.number,
				store.text,
			);
			if (store.whole)
				storage.sql.exec("DELETE FROM pieces WHERE number < ?", store.number);
		}
		for (const each of send) {
			const [socket] = this.ctx.getWebSockets(each.to);
			if (socket === undefined) continue;
			socket.serializeAttachment(this.#room?.place(each.to) ?? null);
			if ("text" in each) socket.send(each.text);
			else socket.close(each.close);
		}
		for (const each of think) this.ctx.waitUntil(this.#ask(each));
		if (wake === this.#alarm) return;
		this.#alarm = wake;
		if (wake === null) storage.deleteAlarm();
		else storage.setAlarm(wake);
	}

	/** @param {import("ludotheque/server").Think} think */
	async #ask(think) {
		const move = await this.env.BOTS.suggest(think).catch(() => null);
		this.#do((room) => room.thought(think, move, Date.now()));
	}
}

/** Bots think in a worker of their own: a table goes on meanwhile. */
export class Bots extends WorkerEntrypoint {
	/** @param {import("ludotheque/server").Think} think */
	suggest({ save, seat, level }) {
		const game = restoreGame(save);
		try {
			return game.suggest({ seat, level }).move;
		} finally {
			game.free();
		}
	}
}

/** Opens a table that a client asks for: its seed is its own. @param {Request} request @param {any} env */
async function open(request, env) {
	const text = await request.text();
	if (text.length > LONGEST) return new Response(null, { status: 413 });
	try {
		const {
			game,
			options = {},
			bots,
			standIn,
			decision,
			undo,
		} = JSON.parse(text);
		if (Object.hasOwn(options, "seed"))
			throw new TypeError("a table draws its own seed: leave it out");
		const table = crypto.randomUUID().replaceAll("-", "");
		await env.TABLES.getByName(table).open(game, {
			options,
			bots,
			standIn,
			decision,
			undo,
		});
		return Response.json({ table, path: `/tables/${table}` }, { status: 201 });
	} catch (error) {
		const reason = error instanceof Error ? error.message : "this is no table";
		return Response.json({ reason: reason.slice(0, 300) }, { status: 400 });
	}
}

export default {
	/** @param {Request} request @param {any} env */
	fetch(request, env) {
		const { pathname, host } = new URL(request.url);
		const origin = request.headers.get("origin");
		const isWelcome =
			origin === null ||
			(
				env.ORIGINS?.split(",") ?? [`https://${host}`, `http://${host}`]
			).includes(origin);
		if (!isWelcome) return new Response(null, { status: 403 });
		if (request.method === "POST" && pathname === "/tables")
			return open(request, env);
		const [, name] = /^\/tables\/([a-z0-9-]{1,64})$/.exec(pathname) ?? [];
		if (name === undefined) return new Response(null, { status: 404 });
		if (request.headers.get("upgrade") !== "websocket")
			return new Response(null, { status: 426 });
		return env.TABLES.getByName(name).fetch(request);
	},
};
