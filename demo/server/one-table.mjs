// One table in about 130 lines of code. `node demo/server/one-table.mjs troia 2` opens it.
// Whoever connects gets a seat and a token for it, and then hears what that seat may know, and nothing else.

import { randomUUID } from "node:crypto";
import { fileURLToPath } from "node:url";
import { createGame, RulesError } from "ludotheque";
import { WebSocketServer } from "ws";

/** No move is longer and no person is quicker: who is, is a broken program or means harm. */
const LIMITS = { bytes: 4096, messagesInASecond: 200 };

/** @typedef {import("ws").WebSocket} Socket */
/** @typedef {{ token: string, socket: Socket | null, heard: number, done: number }} Chair */
/** @typedef {{ seat: number, chair: Chair }} Place */

/**
 * @param {import("ludotheque").GameId} id
 * @param {object} [options] what `createGame` takes
 * @param {number} [port] left out, any that is free
 */
export async function openTable(id, options = {}, port = 0) {
	const game = createGame(id, options);
	/** @type {Chair[]} */
	const chairs = [];
	while (chairs.length < game.players)
		chairs.push({ token: randomUUID(), socket: null, heard: 0, done: 0 });
	const taken = new Set();

	// What may leave the table: each call knows whose eyes it is for. The state, the save and the seed stay here.
	const news = (/** @type {number} */ seat, from = 0) => ({
		type: "news",
		ply: game.ply,
		view: game.view(seat),
		events: game.log({ seat, from }),
		actors: game.actors(),
		legal: game.actors().includes(seat) ? game.legalMoves(seat) : [],
		canUndo: game.canUndo(seat),
		outcome: game.outcome(),
	});

	function tellEverybody() {
		for (const [seat, chair] of chairs.entries()) {
			// After a move was taken back there is less to hear than was heard.
			chair.socket?.send(
				JSON.stringify(news(seat, Math.min(chair.heard, game.ply))),
			);
			chair.heard = game.ply;
		}
	}

	// A free seat, or with a token the seat that it belongs to. An older connection to it is closed.
	function sit(/** @type {Socket} */ socket, /** @type {unknown} */ token) {
		const isFree = (/** @type {Chair} */ chair) => !taken.has(chair);
		const isTheirs = (/** @type {Chair} */ chair) =>
			taken.has(chair) && chair.token === token;
		const seat = chairs.findIndex(token === undefined ? isFree : isTheirs);
		const chair = chairs[seat];
		if (chair === undefined) return null;
		taken.add(chair);
		chair.socket?.close(4001, "sat down elsewhere");
		Object.assign(chair, { socket, heard: game.ply });
		socket.send(
			JSON.stringify({
				type: "seated",
				seat,
				token: chair.token,
				done: chair.done,
			}),
		);
		socket.send(JSON.stringify(news(seat)));
		return { seat, chair };
	}

	// A request is done once, however often it arrives. Any value may be in it: the engine refuses what is no move.
	function answer(
		/** @type {Place} */ { seat, chair },
		/** @type {any} */ { type, id, move },
	) {
		if (!Number.isSafeInteger(id) || id < 1)
			return refusal(null, "malformed", "a request has a number as its id");
		if (id <= chair.done) return { type: "done", id };
		try {
			if (type === "move") game.apply(move, seat);
			else if (type !== "undo")
				return refusal(id, "malformed", "a request is a move or an undo");
			else if (game.canUndo(seat)) game.undo();
			else
				return refusal(
					id,
					"illegal-move",
					"nothing of yours can be taken back",
				);
		} catch (error) {
			if (!(error instanceof RulesError)) throw error;
			return refusal(id, error.code, error.message, error.rule);
		}
		chair.done = id;
		tellEverybody();
		return { type: "done", id };
	}

	const server = new WebSocketServer({
		host: "127.0.0.1",
		port,
		maxPayload: LIMITS.bytes,
	});
	server.on("connection", (socket) => {
		/** @type {Place | null} */
		let place = null;
		let [second, messages] = [0, 0];
		socket.on("error", () => socket.terminate());
		socket.on("close", () => {
			if (place !== null && place.chair.socket === socket)
				place.chair.socket = null;
		});
		socket.on("message", (data) => {
			const now = Math.floor(Date.now() / 1000);
			[second, messages] = [now, now === second ? messages + 1 : 1];
			if (messages > LIMITS.messagesInASecond)
				return socket.close(4008, "too many messages");
			const message = parsed(data.toString());
			if (place === null) {
				place = message.type === "sit" ? sit(socket, message.token) : null;
				if (place === null) socket.close(4003, "there is no seat for you");
			} else if (place.chair.socket === socket)
				socket.send(JSON.stringify(answer(place, message)));
		});
	});
	await new Promise((ready) => server.on("listening", ready));
	const { port: open } = /** @type {import("node:net").AddressInfo} */ (
		server.address()
	);
	const close = () =>
		new Promise((done) => {
			server.close(done);
			for (const socket of server.clients) socket.terminate();
		});
	return { game, address: `ws://127.0.0.1:${open}`, close };
}

/** @param {number | null} id @param {string} code @param {string} reason @param {string | null} [rule] */
function refusal(id, code, reason, rule = null) {
	return { type: "refused", id, code, rule, reason };
}

/** A message, or an empty one if it is none. @param {string} text @returns {Record<string, unknown>} */
function parsed(text) {
	try {
		return Object(JSON.parse(text));
	} catch {
		return {};
	}
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
	const [, , game = "kopis", players] = process.argv;
	const options = players === undefined ? {} : { players: Number(players) };
	const port = Number(process.env.PORT ?? 8082);
	const { address } = await openTable(
		/** @type {import("ludotheque").GameId} */ (game),
		options,
		port,
	);
	console.log(`${game} at ${address}`);
}
