// The reference server with real clients on loopback: whole games, refusals, a lost connection, tables that clients open, bots, and
// nothing that leaks.

import assert from "node:assert/strict";
import { test } from "node:test";
import { createGame } from "ludotheque";
import { client, seated, served, until } from "./served.mjs";

for (const [game, options] of /** @type {[any, any][]} */ ([
	["kopis", { seed: 5 }],
	["ptites-locos", { players: 2, seed: 9 }],
	["troia", { players: 2, seed: 6 }],
	["frachtexpress", { players: 3, seed: 7 }],
	["koplopers", { players: 2, seed: 8 }],
]))
	test(`real clients play a whole game of ${game}, and each hears what its seat may know`, async (t) => {
		const server = await served(t, { limits: { messages: 10_000 } });
		assert.ok(server.tables.open("whole", game, { options }));
		assert.ok(!server.tables.open("whole", game), "the name is taken");
		const referee = /** @type {any} */ (createGame)(game, options);
		const address = `${server.address}whole`;
		const people = [];
		while (people.length < referee.players) people.push(await seated(address));
		assert.deepEqual(
			people.map(({ seat }) => seat),
			[0, 1, 2].slice(0, referee.players),
		);
		let id = 0;
		for (let at = 0; referee.outcome() === null; at += 1) {
			assert.ok(at < 3000, "the game ends");
			const mover = people.find(({ news }) => news.legal.length > 0);
			assert.ok(mover);
			const move = mover.news.legal[(at * 7) % mover.news.legal.length];
			id += 1;
			mover.say({ type: "move", id, move });
			referee.apply(move, mover.seat);
			for (const person of people) {
				person.news = await person.until("news");
				assert.deepEqual(person.news.view, referee.view(person.seat));
				assert.deepEqual(person.news.actors, referee.actors());
			}
			assert.deepEqual(await mover.until("done"), { type: "done", id });
		}
		assert.deepEqual(people[1]?.news.outcome, referee.outcome());
		for (const person of people) {
			assert.ok(person.everything.every((text) => !text.includes('"seed"')));
			for (const { token } of people)
				if (token !== person.token)
					assert.ok(person.everything.every((text) => !text.includes(token)));
		}
		assert.deepEqual(
			server.lines.filter(({ level }) => level === "error"),
			[],
		);
	});

test("a refusal names its rule, and the game goes on", async (t) => {
	const server = await served(t);
	server.tables.open("one", "kopis", { options: { seed: 1 } });
	const address = `${server.address}one`;
	const [red, black] = [await seated(address), await seated(address)];
	black.say({ type: "move", id: 1, move: red.news.legal[0] });
	assert.equal((await black.until("refused")).code, "not-your-turn");
	red.say({ type: "move", id: 1, move: { type: "slide" } });
	assert.equal((await red.until("refused")).code, "malformed-move");
	red.say({ type: "move", id: 2, move: red.news.legal[0] });
	assert.equal((await red.until("news")).ply, 1);
	red.say({ type: "move", id: 3, move: red.news.legal[0] });
	const refused = await red.until("refused");
	assert.equal(refused.code, "not-your-turn");
	assert.match(refused.rule, /^KOP-R?\d+$/);
});

test("a lost connection is taken up again, and nothing is done twice", async (t) => {
	const server = await served(t);
	server.tables.open("one", "kopis", { options: { seed: 1 } });
	const address = `${server.address}one`;
	const red = await seated(address);
	red.say({ type: "move", id: 1, move: red.news.legal[0] });
	await red.until("done");
	red.drop();
	const again = await seated(address, { token: red.token });
	assert.deepEqual([again.seat, again.done, again.news.ply], [0, 1, 1]);
	again.say({ type: "move", id: 1, move: red.news.legal[1] });
	assert.deepEqual(await again.until("done"), { type: "done", id: 1 });
	const third = await seated(address, { token: red.token });
	assert.equal(await again.gone, 4001);
	assert.equal(third.news.ply, 1);
	third.say({ type: "undo", id: 2 });
	assert.equal((await third.until("news")).ply, 0);
});

test("what is no request is refused, and the server lives", async (t) => {
	const server = await served(t);
	server.tables.open("one", "kopis", { options: { seed: 1 } });
	const address = `${server.address}one`;
	const red = await seated(address);
	await red.until("seats");
	for (const text of [
		"",
		"{",
		"null",
		"[]",
		"7",
		'"sit"',
		'{"type":"move"}',
		'{"type":"move","id":0}',
		'{"__proto__":{"id":1},"type":"move"}',
		'{"type":"burn","id":3}',
		'{"type":"undo","id":4,"id":5}',
		`{"type":"move","id":4,"move":${"[".repeat(900)}${"]".repeat(900)}}`,
	]) {
		red.say(text);
		assert.equal((await red.hear()).type, "refused", text);
	}
	red.say(Buffer.from([1, 2, 3]));
	assert.equal((await red.hear()).detail.id, "package.message-not-text");
	const stranger = await client(address);
	stranger.say("x".repeat(5000));
	assert.equal(await stranger.gone, 1009);
	const lost = await client(`${server.address}nowhere`);
	lost.say({ type: "sit", version: 1 });
	assert.equal(await lost.gone, 4004);
	red.say({ type: "move", id: 9, move: red.news.legal[0] });
	assert.equal((await red.until("done")).id, 9);
});

test("a client opens a table, and its seed is nobody's", async (t) => {
	const server = await served(t);
	const post = async (/** @type {unknown} */ body, headers = {}) => {
		const response = await fetch(`http://127.0.0.1:${server.port}/tables`, {
			method: "POST",
			headers,
			body: typeof body === "string" ? body : JSON.stringify(body),
		});
		return [response.status, await response.json()];
	};
	const [status, { table, path }] = await post({
		game: "troia",
		options: { players: 2 },
		bots: { 1: "easy" },
	});
	assert.deepEqual([status, path], [201, `/tables/${table}`]);
	assert.match(table, /^[a-z2-9]{12}$/);
	const one = await seated(`${server.address}${table}`);
	assert.equal(one.news.view.seats.length, 2);
	for (const body of [
		"",
		"{",
		"null",
		"[]",
		{},
		{ game: "chess" },
		{ game: "kopis", options: { seed: 1 } },
		{ game: "kopis", options: { chance: "manual" } },
		{ game: "kopis", options: { players: 9 } },
		{ game: "kopis", options: 7 },
		{ game: "kopis", token: "x" },
		{ game: "kopis", bots: { 0: "best" } },
		{ game: "kopis", watchers: 1e9 },
	]) {
		const [refused, { reason }] = await post(body);
		assert.equal(refused, 400, JSON.stringify(body));
		assert.ok(reason.length > 5 && reason.length <= 300, reason);
	}
	assert.equal((await post("x".repeat(70_000)))[0], 413);
	assert.equal(
		(await post({ game: "kopis" }, { origin: "https://evil.example" }))[0],
		403,
	);
	let last = 0;
	for (let at = 0; at < 40 && last !== 429; at += 1)
		[last] = await post({ game: "kopis" });
	assert.equal(last, 429, "not without end");
});

test("a bot plays at a table of the server", async (t) => {
	const server = await served(t);
	server.tables.open("one", "kopis", {
		options: { seed: 1 },
		bots: { 1: "easy" },
	});
	const red = await seated(`${server.address}one`);
	red.say({ type: "move", id: 1, move: red.news.legal[0] });
	for (let ply = 0; ply < 2; ) ({ ply } = await red.until("news"));
	assert.deepEqual(
		server.lines.filter(({ level }) => level === "error"),
		[],
	);
});

test("the demo is served beside the tables", async (t) => {
	const server = await served(t);
	const page = await fetch(`http://127.0.0.1:${server.port}/`);
	assert.match(page.url, /\/demo\/$/);
	assert.match(await page.text(), /<html/);
	assert.equal(
		(await fetch(`http://127.0.0.1:${server.port}/package.json`)).status,
		404,
	);
});

test("a table at which nobody is goes to sleep, and wakes when somebody comes", async (t) => {
	const server = await served(t, { idle: 30 });
	server.tables.open("one", "kopis", { options: { seed: 1 } });
	await until(() => server.tables.awake === 0, "nobody is there");
	const red = await seated(`${server.address}one`);
	red.say({ type: "move", id: 1, move: red.news.legal[0] });
	await red.until("done");
	red.drop();
	await until(() => server.tables.awake === 0, "it sleeps again");
	const again = await seated(`${server.address}one`, { token: red.token });
	assert.deepEqual([again.done, again.news.ply], [1, 1]);
	assert.equal(server.log.counters.woken, 2);
});
