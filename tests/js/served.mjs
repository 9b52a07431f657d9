// A server with real clients on loopback, for tests of the reference server.

import { WebSocket } from "ws";
import { logging } from "../../demo/server/log.mjs";
import { serve } from "../../demo/server/serve.mjs";

/** A server that is closed when the test ends, and the lines that it has logged. @param {import("node:test").TestContext} t @param {Parameters<typeof serve>[0]} [options] */
export async function served(t, options = {}) {
	/** @type {any[]} */
	const lines = [];
	const log = logging((line) => lines.push(JSON.parse(line)));
	const server = await serve({ log, ...options });
	t.after(() => server.close());
	return Object.assign(server, { lines });
}

/** A client: what it hears waits in a queue. @param {string} address @param {import("ws").ClientOptions} [options] */
export async function client(address, options) {
	const socket = new WebSocket(address, options);
	/** @type {any[]} */
	const heard = [];
	/** @type {((message: any) => void)[]} */
	const waiting = [];
	/** @type {string[]} */
	const everything = [];
	socket.on("message", (data) => {
		everything.push(String(data));
		const message = JSON.parse(String(data));
		const next = waiting.shift();
		if (next) next(message);
		else heard.push(message);
	});
	/** @type {Promise<number>} */
	const gone = new Promise((resolve) => socket.on("close", resolve));
	await new Promise((resolve, reject) =>
		socket.on("open", () => resolve(undefined)).on("error", reject),
	);
	socket.on("error", () => {});
	const hear = () =>
		heard.length > 0
			? Promise.resolve(heard.shift())
			: new Promise((resolve) => waiting.push(resolve));
	return {
		socket,
		everything,
		gone,
		/** @param {any} message */
		say: (message) =>
			socket.send(
				typeof message === "string" || Buffer.isBuffer(message)
					? message
					: JSON.stringify(message),
			),
		hear,
		/** The next message of a kind; what comes before it is dropped. @param {string} type */
		async until(type) {
			for (;;) {
				const message = await hear();
				if (message.type === type) return message;
			}
		},
		drop: () => socket.terminate(),
	};
}

/** Sits down; gives the client with its seat, its token and the first news. @param {string} address @param {object} [more] */
export async function seated(address, more = {}) {
	const one = await client(address);
	one.say({ type: "sit", version: 1, ...more });
	const { seat, token, done } = await one.until("seated");
	const news = await one.until("news");
	return Object.assign(one, { seat, token, done, news });
}

/** Waits until something is as wished, for half a minute at most. @param {() => unknown} wish @param {string} what */
export async function until(wish, what) {
	const late = Date.now() + 30_000;
	while (!wish()) {
		if (Date.now() > late) throw new Error(`${what}: not within half a minute`);
		await new Promise((resolve) => setTimeout(resolve, 10));
	}
}
