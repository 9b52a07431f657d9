// A game server in one file: Node, the package, and `ws`. `node demo/server/server.mjs kopis` opens one table.
// The rules, the secrets and the protocol are in tables.mjs; here are only sockets.

import { createServer } from "node:http";
import { fileURLToPath } from "node:url";
import { WebSocketServer } from "ws";
import { refused, Tables } from "./tables.mjs";

/** The largest move of any game is far below a kilobyte; nobody needs to send more. */
const LONGEST = 4096;
/** A client that asks more often than this in a second is a broken program or somebody with bad intentions. */
const BUSIEST = 200;

/**
 * @param {{ port?: number, tables?: Tables }} [options]
 * @returns {Promise<{ tables: Tables, address: string, close: () => Promise<void> }>}
 */
export function serve({ port = 0, tables = new Tables() } = {}) {
	const http = createServer((_, response) =>
		response
			.writeHead(426, { "content-type": "text/plain" })
			.end("This is a game table: connect with a WebSocket.\n"),
	);
	const sockets = new WebSocketServer({ server: http, maxPayload: LONGEST });
	sockets.on("connection", (socket) => {
		/** @type {import("./tables.mjs").Place | null} */
		let place = null;
		let asked = 0;
		let second = 0;
		/** @type {import("./tables.mjs").Tell} */
		const tell = (message) =>
			message === null
				? socket.close(4001, "sat down elsewhere")
				: socket.send(JSON.stringify(message));
		socket.on("error", () => socket.terminate());
		socket.on("close", () => {
			// Only this connection falls silent: a newer one of the same seat goes on.
			if (place !== null && place.chair.tell === tell) place.chair.tell = null;
		});
		socket.on("message", (data, binary) => {
			const now = Math.floor(Date.now() / 1000);
			asked = now === second ? asked + 1 : 1;
			second = now;
			if (asked > BUSIEST) return socket.close(4008, "too many messages");
			let message;
			try {
				message = binary ? null : JSON.parse(data.toString());
			} catch {
				message = null;
			}
			if (
				message === null ||
				typeof message !== "object" ||
				Array.isArray(message)
			)
				return tell(refused(null, "malformed", "a message is a JSON object"));
			if (message.type === "sit" && place === null) {
				const answer = tables.sit(message, tell);
				if ("type" in answer) tell(answer);
				else place = answer;
			} else if (place === null || place.chair.tell !== tell)
				tell(refused(message.id ?? null, "no-seat", "sit down first"));
			else tell(tables.ask(place, message));
		});
	});
	return new Promise((resolve) => {
		http.listen(port, "127.0.0.1", () => {
			const { port: taken } = /** @type {import("node:net").AddressInfo} */ (
				http.address()
			);
			const close = () =>
				new Promise((/** @type {(value: void) => void} */ done) => {
					for (const socket of sockets.clients) socket.terminate();
					http.close(() => done());
				});
			resolve({ tables, address: `ws://127.0.0.1:${taken}`, close });
		});
	});
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
	const [, , game = "kopis", players] = process.argv;
	const { tables, address } = await serve({
		port: Number(process.env.PORT ?? 8081),
	});
	// What is no game, or no number of its players, the engine refuses by name.
	const id = /** @type {import("ludotheque").GameId} */ (game);
	const count = /** @type {import("ludotheque").GameInfo["maxPlayers"]} */ (
		Number(players)
	);
	tables.open("one", id, players === undefined ? {} : { players: count });
	console.log(`${game}: table "one" at ${address}`);
}
