// `npm run server`: the demo, and tables for players, in one process. Tables are kept in a file of SQLite and outlive it.
//
//   npm run server -- troia 2     also opens a table of Troia for two at /tables/one
//   PORT=3000                     another port than 8081
//   HOST=0.0.0.0                  for other machines, too; without it only this machine is answered
//   TABLES=tables.sqlite          where the tables are kept
//   ORIGINS=https://example.org   the pages that may connect, with commas; left out, those of this server
//   PROXY=1                       behind a proxy, which says in x-forwarded-for who asks

import { createServer } from "node:http";
import { fileURLToPath } from "node:url";
import { createBot } from "ludotheque/worker";
import { NOT_FOUND, pagesOf } from "../pages.mjs";
import { answering } from "../static.mjs";
import { logging } from "./log.mjs";
import { opening } from "./opening.mjs";
import { takeSockets } from "./sockets.mjs";
import { openStore } from "./sqlite.mjs";
import { Tables } from "./tables.mjs";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));
const MINUTE = 60_000;
/** A table at which nothing has happened for so long is forgotten. */
const KEPT = 30 * 24 * 60 * MINUTE;

/**
 * Starts a server.
 * @param {object} [given]
 * @param {string} [given.host]
 * @param {number} [given.port] 0, which is left out, is any that is free
 * @param {string} [given.path] the file of the tables; left out, they are kept nowhere
 * @param {import("./log.mjs").Log} [given.log]
 * @param {Partial<typeof import("./sockets.mjs").LIMITS>} [given.limits]
 * @param {string[]} [given.origins]
 * @param {boolean} [given.proxied] whether a proxy says who asks
 * @param {number} [given.idle]
 */
export async function serve({
	host = "127.0.0.1",
	port = 0,
	path = ":memory:",
	log = logging(),
	limits = {},
	origins,
	proxied = false,
	idle,
} = {}) {
	const store = openStore(path);
	const bot = createBot();
	const tables = new Tables({
		store,
		log,
		idle,
		suggest: async ({ save, seat, level }) =>
			(await bot.suggest(save, { seat, level })).move,
	});
	const addressOf = (
		/** @type {import("node:http").IncomingMessage} */ { headers, socket },
	) =>
		(proxied &&
			String(headers["x-forwarded-for"] ?? "")
				.split(",")
				.at(-1)
				?.trim()) ||
		String(socket.remoteAddress);
	const pages = answering({ find: pagesOf(ROOT), notFound: NOT_FOUND });
	const open = opening({ tables, log, origins, addressOf });
	const http = createServer((request, response) => {
		const isOpening = request.method === "POST" && request.url === "/tables";
		return isOpening ? open(request, response) : pages(request, response);
	});
	const sockets = takeSockets(http, {
		tables,
		log,
		limits,
		origins,
		addressOf,
	});
	await new Promise((done, failed) => {
		http.once("error", failed);
		http.listen(port, host, () => done(undefined));
	});
	const counting = setInterval(() => {
		store.forget(Date.now() - KEPT);
		log.info("counters", {
			...log.counters,
			awake: tables.awake,
			clients: sockets.size,
			memory: process.memoryUsage.rss(),
		});
	}, MINUTE);
	const { port: taken } = /** @type {import("node:net").AddressInfo} */ (
		http.address()
	);
	log.info("open", { host, port: taken });
	return {
		tables,
		log,
		sockets,
		port: taken,
		address: `ws://${host}:${taken}/tables/`,
		/** Takes nobody any more, tells everybody to connect again, and ends. Nothing is lost: all of it is stored. */
		async close() {
			clearInterval(counting);
			http.close();
			tables.close();
			await sockets.close();
			http.closeAllConnections();
			bot.close();
			store.close();
			log.info("closed", log.counters);
		},
	};
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
	const [, , game, players] = process.argv;
	const { PORT = "8081", HOST, TABLES, ORIGINS, PROXY } = process.env;
	const server = await serve({
		host: HOST,
		port: Number(PORT),
		path: TABLES ?? "tables.sqlite",
		origins: ORIGINS?.split(","),
		proxied: PROXY === "1",
	});
	if (game !== undefined) {
		// What is no game, or no number of its players, the engine refuses by name.
		const options = players === undefined ? {} : { players: Number(players) };
		server.tables.open("one", /** @type {"kopis"} */ (game), {
			options: /** @type {{}} */ (options),
		});
		server.log.info("table", { game, address: `${server.address}one` });
	}
	let isClosing = false;
	for (const signal of /** @type {const} */ (["SIGTERM", "SIGINT"]))
		process.on(signal, () => {
			if (isClosing) process.exit(1);
			isClosing = true;
			void server.close();
		});
}
