// The reference server with real clients on loopback: whole games, refusals, a lost connection, and nothing that leaks.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { WebSocket } from "ws";
import { serve } from "../../demo/server/server.mjs";

/** @type {Awaited<ReturnType<typeof serve>>} */
let server;
before(async () => {
	server = await serve();
});
after(() => server.close());

/** A client: what it hears waits in a queue. */
async function client() {
	const socket = new WebSocket(server.address);
	const heard = [];
	const waiting = [];
	const everything = [];
	let closed = null;
	socket.on("message", (data) => {
		everything.push(String(data));
		const message = JSON.parse(String(data));
		const next = waiting.shift();
		if (next) next(message);
		else heard.push(message);
	});
	const gone = new Promise((resolve) =>
		socket.on("close", (code) => {
			closed = code;
			resolve(code);
		}),
	);
	await new Promise((resolve, reject) =>
		socket.on("open", resolve).on("error", reject),
	);
	const hear = () =>
		heard.length > 0
			? Promise.resolve(heard.shift())
			: new Promise((resolve) => waiting.push(resolve));
	return {
		everything,
		gone,
		say: (message) =>
			socket.send(
				typeof message === "string" || Buffer.isBuffer(message)
					? message
					: JSON.stringify(message),
			),
		hear,
		/** The next message of a kind; what comes before it is dropped. */
		async until(type) {
			for (;;) {
				const message = await hear();
				if (message.type === type) return message;
			}
		},
		drop: () => socket.terminate(),
		get closed() {
			return closed;
		},
	};
}

/** Sits down and returns the client with its seat, its token and the first news. */
async function seated(table, more = {}) {
	const one = await client();
	one.say({ type: "sit", table, ...more });
	const { seat, token, done } = await one.until("seated");
	return Object.assign(one, {
		seat,
		token,
		done,
		news: await one.until("news"),
	});
}

for (const [game, options] of [
	["kopis", { seed: 5 }],
	["troia", { players: 2, seed: 6 }],
	["frachtexpress", { players: 3, seed: 7 }],
	["koplopers", { players: 2, seed: 8 }],
]) {
	test(`real clients play a whole game of ${game}, and each hears what its seat may know`, async () => {
		const table = server.tables.open(`whole ${game}`, game, options);
		const people = [];
		while (people.length < table.game.players)
			people.push(await seated(`whole ${game}`));
		assert.deepEqual(
			people.map(({ seat }) => seat),
			[0, 1, 2].slice(0, table.game.players),
		);
		let id = 0;
		for (let at = 0; people[0].news.outcome === null; at += 1) {
			assert.ok(at < 2000, "the game ends");
			const mover = people.find(({ news }) => news.legal.length > 0);
			const move = mover.news.legal[(at * 7) % mover.news.legal.length];
			id += 1;
			mover.say({ type: "move", id, move });
			for (const person of people) {
				person.news = await person.until("news");
				assert.deepEqual(person.news.view, table.game.view(person.seat));
				assert.deepEqual(person.news.actors, table.game.actors());
			}
			assert.deepEqual(await mover.until("done"), { type: "done", id });
		}
		assert.deepEqual(people[1].news.outcome, table.game.outcome());
		for (const person of people) {
			assert.ok(
				person.everything.every((text) => !/"seed"/.test(text)),
				"the seed never leaves the table",
			);
			person.drop();
		}
	});
}

test("a refusal names its rule, and the game goes on", async () => {
	server.tables.open("refusal", "kopis", { seed: 1 });
	const [red, black] = [await seated("refusal"), await seated("refusal")];
	black.say({ type: "move", id: 1, move: red.news.legal[0] });
	assert.deepEqual([(await black.until("refused")).code], ["not-your-turn"]);
	red.say({ type: "move", id: 1, move: { type: "slide" } });
	assert.equal((await red.until("refused")).code, "malformed-move");
	red.say({ type: "move", id: 2, move: red.news.legal[0] });
	assert.equal((await red.until("news")).ply, 1);
	red.say({ type: "move", id: 3, move: red.news.legal[0] });
	const refused = await red.until("refused");
	assert.equal(refused.code, "not-your-turn");
	assert.match(refused.rule, /^KOP-R?\d+$/);
});

test("a lost connection is taken up again, and nothing is done twice", async () => {
	const table = server.tables.open("lost", "kopis", { seed: 1 });
	const red = await seated("lost");
	red.say({ type: "move", id: 1, move: red.news.legal[0] });
	await red.until("done");
	red.drop();
	const again = await seated("lost", { token: red.token });
	assert.deepEqual([again.seat, again.done, again.news.ply], [0, 1, 1]);
	assert.deepEqual(
		again.news.events,
		table.game.log({ seat: 0 }),
		"everything witnessed is told again",
	);
	again.say({ type: "move", id: 1, move: red.news.legal[1] });
	assert.deepEqual(await again.until("done"), { type: "done", id: 1 });
	assert.equal(table.game.ply, 1);
	const third = await seated("lost", { token: red.token });
	assert.equal(await again.gone, 4001);
	third.say({ type: "undo", id: 2 });
	assert.equal((await third.until("news")).ply, 0);
});

test("what is not a request is refused, and the server lives", async () => {
	server.tables.open("hostile", "kopis", { seed: 1 });
	const red = await seated("hostile");
	for (const text of [
		"",
		"{",
		"null",
		"[]",
		"7",
		'"sit"',
		'{"type":"move"}',
		'{"type":"move","id":0}',
		'{"type":"move","id":1.5}',
		'{"__proto__":{"id":1},"type":"move"}',
		'{"type":"burn","id":3}',
		`{"type":"move","id":4,"move":${"[".repeat(900)}${"]".repeat(900)}}`,
	]) {
		red.say(text);
		assert.equal((await red.hear()).type, "refused", text);
	}
	red.say(Buffer.from([1, 2, 3]));
	assert.equal((await red.hear()).code, "malformed");
	const stranger = await client();
	for (const message of [
		{ type: "move", id: 1, move: {} },
		{ type: "sit", table: "nowhere" },
		{ type: "sit", table: { toString: 1 } },
		{ type: "sit", table: "hostile", seat: 0 },
		{ type: "sit", table: "hostile", seat: "1" },
		{ type: "sit", table: "hostile", token: null },
		{ type: "sit", table: "hostile", token: "0".repeat(36) },
	]) {
		stranger.say(message);
		assert.equal(
			(await stranger.hear()).type,
			"refused",
			JSON.stringify(message),
		);
	}
	stranger.say("x".repeat(5000));
	assert.equal(await stranger.gone, 1009);
	const busy = await client();
	for (let at = 0; at < 500; at += 1) busy.say("{}");
	assert.equal(await busy.gone, 4008);
	red.say({ type: "move", id: 9, move: red.news.legal[0] });
	assert.equal((await red.until("done")).id, 9);
});
