// Sockets of `ws` in front of the tables, for clients of every kind: broken ones, silent ones, and those that mean harm. A table is at
// /tables/<name>.

import { STATUS_CODES } from "node:http";
import { WebSocket, WebSocketServer } from "ws";

/** What a client may do. Times are in milliseconds. */
export const LIMITS = {
	/** Bytes of a message: no move is longer. */
	message: 4096,
	/** Messages in a second; who sends more is cut off. */
	messages: 50,
	/** Bytes that wait for a client that does not read. */
	unread: 1 << 20,
	/** Connections, and those of one address. */
	connections: 20_000,
	perAddress: 50,
	/** How long a connection may neither sit nor watch. */
	stranger: 15_000,
	/** How often a client is asked whether it is still there; it has as long to answer. */
	heartbeat: 30_000,
};

/** Connect again: here, or wherever the tables are now. */
const AGAIN = 4012;

/** @typedef {import("node:http").IncomingMessage} Request */

/** @param {import("node:stream").Duplex} socket @param {number} status */
function refuse(socket, status) {
	socket.on("error", () => {});
	socket.end(
		`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nconnection: close\r\n\r\n`,
	);
}

/** Whether a page of this origin may connect: those of a list, or those that this very server serves. @param {Request} request @param {string[] | undefined} origins */
export function isWelcome({ headers: { origin, host } }, origins) {
	if (origins !== undefined) return origins.includes(String(origin));
	return origin === undefined || origin.replace(/^https?:\/\//, "") === host;
}

/**
 * Takes the connections of a server.
 * @param {import("node:http").Server} http
 * @param {object} given
 * @param {import("./tables.mjs").Tables} given.tables
 * @param {import("./log.mjs").Log} given.log
 * @param {Partial<typeof LIMITS>} [given.limits]
 * @param {string[]} [given.origins] left out, the pages of this server and what is no browser
 * @param {(request: Request) => string} given.addressOf
 */
export function takeSockets(http, { tables, log, limits, origins, addressOf }) {
	const may = { ...LIMITS, ...limits };
	const server = new WebSocketServer({
		noServer: true,
		maxPayload: may.message,
	});
	/** How many connections an address has. @type {Map<string, number>} */
	const addresses = new Map();

	http.on("upgrade", (request, socket, head) => {
		const [, name] =
			/^\/tables\/([a-z0-9-]{1,64})$/.exec(request.url ?? "") ?? [];
		const address = addressOf(request);
		const count = addresses.get(address) ?? 0;
		if (name === undefined) return refuse(socket, 404);
		if (!isWelcome(request, origins)) return refuse(socket, 403);
		if (count >= may.perAddress) return refuse(socket, 429);
		if (server.clients.size >= may.connections) return refuse(socket, 503);
		addresses.set(address, count + 1);
		socket.on("close", () => {
			const left = (addresses.get(address) ?? 1) - 1;
			if (left > 0) addresses.set(address, left);
			else addresses.delete(address);
		});
		server.handleUpgrade(request, socket, head, (client) =>
			welcome(client, name, address),
		);
	});

	/** The clients that have answered since they were asked last. @type {WeakSet<WebSocket>} */
	const alive = new WeakSet();
	const beating = setInterval(() => {
		for (const client of server.clients) {
			if (!alive.delete(client)) end(client, "silent");
			else client.ping();
		}
	}, may.heartbeat);

	/** Cuts a client off: one that floods or does not read is not asked to leave. @param {WebSocket} client @param {string} why */
	function end(client, why) {
		log.count(why);
		client.terminate();
	}

	/** @param {WebSocket} client @param {string} name the table @param {string} address */
	function welcome(client, name, address) {
		log.count("connections");
		alive.add(client);
		const connection = {
			send(/** @type {string} */ text) {
				if (client.readyState !== WebSocket.OPEN) return;
				client.send(text);
				if (client.bufferedAmount > may.unread) end(client, "unread");
			},
			close: (/** @type {number} */ code) => client.close(code),
		};
		let [second, messages] = [0, 0];
		const strange = setTimeout(() => {
			if (!tables.isHere(name, connection)) end(client, "strangers");
		}, may.stranger);
		client.on("pong", () => alive.add(client));
		client.on("error", (error) => {
			log.info("client failed", { address, reason: error.message });
			client.terminate();
		});
		client.on("close", () => {
			clearTimeout(strange);
			tables.lost(name, connection);
		});
		client.on("message", (data, isBinary) => {
			// What was on its way when it was cut off is not heard.
			if (client.readyState !== WebSocket.OPEN) return;
			const now = Math.floor(Date.now() / 1000);
			[second, messages] = [now, now === second ? messages + 1 : 1];
			if (messages > may.messages) return end(client, "floods");
			alive.add(client);
			log.count("messages");
			tables.receive(name, connection, isBinary ? data : data.toString());
		});
	}

	return {
		/** Takes nobody any more, and waits until those who are here have left, for at most so many milliseconds. */
		async close(patience = 2_000) {
			clearInterval(beating);
			for (const client of server.clients) client.close(AGAIN);
			const left = [...server.clients].map(
				(client) => new Promise((gone) => client.once("close", gone)),
			);
			const late = setTimeout(() => {
				for (const client of server.clients) client.terminate();
			}, patience);
			await Promise.all(left);
			clearTimeout(late);
		},
		get size() {
			return server.clients.size;
		},
	};
}
