// Clients that mean harm, at the reference server: floods, clients that do not read, squatters, silent ones; and a table that fails.

import assert from "node:assert/strict";
import { test } from "node:test";
import { WebSocket } from "ws";
import { Session } from "../../pkg/glue-kopis.js";
import { client, seated, served, until } from "./served.mjs";

/** A server with a table of Kopis. @param {import("node:test").TestContext} t @param {any} [options] @param {any} [settings] */
async function table(t, options, settings = {}) {
	const server = await served(t, options);
	server.tables.open("one", "kopis", { options: { seed: 1 }, ...settings });
	return { server, address: `${server.address}one` };
}

/** How an upgrade is refused. @param {string} address @param {import("ws").ClientOptions} [options] @returns {Promise<number>} */
const refusedWith = (address, options) =>
	new Promise((resolve, reject) => {
		const socket = new WebSocket(address, options);
		socket.on("unexpected-response", (_, { statusCode }) => {
			resolve(Number(statusCode));
			socket.terminate();
		});
		socket.on("open", () => reject(new Error("it was let in")));
		socket.on("error", () => {});
	});

test("a flood is cut off at once, and the others play on", async (t) => {
	const { server, address } = await table(t);
	const red = await seated(address);
	const flooder = await client(address);
	for (let at = 0; at < 5_000; at += 1) flooder.say('{"type":"ping"}');
	assert.equal(await flooder.gone, 1006, "no farewell");
	assert.equal(server.log.counters.floods, 1);
	assert.ok(Number(server.log.counters.messages) < 300, "it was not answered");
	red.say({ type: "move", id: 1, move: red.news.legal[0] });
	assert.equal((await red.until("done")).id, 1);
});

test("a client that does not read is cut off, and what waits for it is let go", async (t) => {
	const { server, address } = await table(t, {
		limits: { unread: 64 << 10, messages: 1e9 },
	});
	const [red, black] = [await seated(address), await seated(address)];
	const deaf = await client(address);
	deaf.say({ type: "watch", version: 1 });
	await deaf.until("news");
	deaf.socket.pause();
	let id = 0;
	const late = Date.now() + 60_000;
	while (server.log.counters.unread === undefined) {
		assert.ok(Date.now() < late, "it is cut off within a minute");
		red.say({ type: "move", id: ++id, move: red.news.legal[0] });
		await red.until("done");
		red.say({ type: "undo", id: ++id });
		await red.until("done");
	}
	assert.ok(id > 20, `it was let wait at first: ${id} requests`);
	assert.equal(server.log.counters.unread, 1);
	deaf.socket.resume();
	assert.equal(await deaf.gone, 1006);
	assert.equal(black.socket.readyState, WebSocket.OPEN);
	red.say({ type: "move", id: ++id, move: red.news.legal[0] });
	for (let ply = 0; ply < 1; ) ({ ply } = await black.until("news"));
});

test("squatters lose their seats when their time is over", async (t) => {
	const { address } = await table(t, {}, { absence: 200 });
	for (let seat = 0; seat < 2; seat += 1) (await seated(address)).drop();
	const guest = await client(address);
	guest.say({ type: "watch", version: 1 });
	await guest.until("seats");
	let seats = [];
	while (
		!seats.every((/** @type {any} */ { free }) => free) ||
		seats.length === 0
	)
		({ seats } = await guest.until("seats"));
	guest.say({ type: "sit", version: 1 });
	assert.equal((await guest.until("seated")).seat, 0);
});

test("a connection that neither sits nor watches is cut off", async (t) => {
	const { server, address } = await table(t, { limits: { stranger: 100 } });
	const stranger = await client(address);
	const red = await seated(address);
	assert.equal(await stranger.gone, 1006);
	assert.equal(server.log.counters.strangers, 1);
	red.say({ type: "ping" });
	assert.equal((await red.until("pong")).type, "pong");
});

test("a client that does not answer heartbeats is cut off, and its seat knows", async (t) => {
	const { server, address } = await table(t, { limits: { heartbeat: 150 } });
	const red = await seated(address);
	const dead = await client(address);
	dead.say({ type: "sit", version: 1 });
	await dead.until("seated");
	// A cable that was pulled: nothing comes any more, and nobody says so.
	dead.socket.pause();
	let seats = [];
	while (!seats[1]?.present) ({ seats } = await red.until("seats"));
	while (seats[1].present) ({ seats } = await red.until("seats"));
	assert.equal(server.log.counters.silent, 1);
	assert.equal(red.socket.readyState, WebSocket.OPEN, "who answers stays");
	dead.drop();
});

test("an address has as many connections as it may, and a server, too", async (t) => {
	const { address } = await table(t, { limits: { perAddress: 2 } });
	const first = await client(address);
	await client(address);
	assert.equal(await refusedWith(address), 429);
	first.drop();
	await first.gone;
	await until(
		() => client(address).catch(() => null),
		"another may come when one has gone",
	);
	const full = await table(t, { limits: { connections: 1 } });
	await client(full.address);
	assert.equal(await refusedWith(full.address), 503);
});

test("only pages of the list may connect; without a list, those of the server itself", async (t) => {
	const { server, address } = await table(t);
	const own = `http://127.0.0.1:${server.port}`;
	await client(address, { origin: own });
	await client(address);
	assert.equal(
		await refusedWith(address, { origin: "https://evil.example" }),
		403,
	);
	assert.equal(
		await refusedWith(address, { origin: `${own}.evil.example` }),
		403,
	);
	const listed = await table(t, { origins: ["https://example.org"] });
	await client(listed.address, { origin: "https://example.org" });
	assert.equal(await refusedWith(listed.address, { origin: own }), 403);
	assert.equal(await refusedWith(listed.address), 403);
});

test("what is no table is not found", async (t) => {
	const { server } = await table(t);
	for (const path of ["", "One", "a/b", "%00", "x".repeat(65), "one?x=1"])
		assert.equal(await refusedWith(`${server.address}${path}`), 404, path);
});

test("behind a proxy the last address that it names is who asks", async (t) => {
	const { address } = await table(t, {
		proxied: true,
		limits: { perAddress: 1 },
	});
	const from = (/** @type {string} */ who) => ({
		headers: { "x-forwarded-for": who },
	});
	await client(address, from("10.0.0.1"));
	await client(address, from("10.0.0.2"));
	assert.equal(await refusedWith(address, from("10.0.0.9, 10.0.0.2")), 429);
});

test("2,000 idle connections, and the table plays on", async (t) => {
	const { address, server } = await table(
		t,
		{ limits: { perAddress: 3_000, stranger: 60_000 } },
		{ watchers: 3_000 },
	);
	const idle = [];
	for (let at = 0; at < 40; at += 1)
		idle.push(
			...(await Promise.all(Array.from({ length: 50 }, () => client(address)))),
		);
	assert.equal(server.sockets.size, 2_000);
	const red = await seated(address);
	red.say({ type: "move", id: 1, move: red.news.legal[0] });
	assert.equal((await red.until("done")).id, 1);
	for (const each of idle) each.drop();
	await until(() => server.sockets.size === 1, "they are gone");
});

test("a table that fails ends nothing but itself, and is taken up from what is stored", async (t) => {
	const { server, address } = await table(t);
	server.tables.open("other", "troia", { options: { players: 2, seed: 1 } });
	const red = await seated(address);
	const other = await seated(`${server.address}other`);
	red.say({ type: "move", id: 1, move: red.news.legal[0] });
	await red.until("done");
	Object.assign(Session.prototype, {
		undo: () => {
			throw new WebAssembly.RuntimeError("unreachable");
		},
	});
	red.say({ type: "undo", id: 2 });
	assert.equal(await red.gone, 4012);
	assert.deepEqual(
		server.lines
			.filter(({ level }) => level === "error")
			.map(({ event, table: name }) => [event, name]),
		[["table failed", "one"]],
	);
	const again = await seated(address, { token: red.token });
	assert.deepEqual([again.done, again.news.ply], [1, 1]);
	again.say({ type: "undo", id: 2 });
	assert.equal((await again.until("done")).id, 2, "the module is a new one");
	other.say({ type: "ping" });
	assert.equal((await other.until("pong")).type, "pong");
});
