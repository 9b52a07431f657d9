// The client of the page «Run a server» at a real server: whole games, lost connections, and what it does when it is told to come again.

import assert from "node:assert/strict";
import { test } from "node:test";
import { createGame } from "ludotheque";
import { WebSocket } from "ws";
import { join } from "../../demo/server/client.mjs";
import { served, until } from "./served.mjs";

/** A client that keeps what it hears. @param {import("node:test").TestContext} t @param {string} address @param {any} [options] */
function guest(t, address, options = {}) {
	const heard = {
		/** @type {any[]} */ news: [],
		/** @type {any[]} */ refusals: [],
		/** @type {any[]} */ seats: [],
		/** @type {any[]} */ taken: [],
		/** @type {any[]} */ stood: [],
		/** @type {string[]} */ raw: [],
		/** @type {number[]} */ closed: [],
	};
	class Listening extends WebSocket {
		/** @param {string} to */
		constructor(to) {
			super(to);
			this.on("message", (data) => heard.raw.push(String(data)));
			this.on("close", (code) => heard.closed.push(code));
		}
	}
	const client = join(address, {
		pause: 1,
		Socket: /** @type {any} */ (Listening),
		onSeated: (seat, token) => heard.taken.push({ seat, token }),
		onNews: (news) => heard.news.push(news),
		onSeats: (seats) => heard.seats.push(seats),
		onRefused: (refusal) => heard.refusals.push(refusal),
		onStood: (stood) => heard.stood.push(stood),
		...options,
	});
	t.after(() => client.leave());
	return {
		...client,
		heard,
		get now() {
			return heard.news.at(-1);
		},
	};
}

/** A table with two guests. @param {import("node:test").TestContext} t @param {any} id @param {any} options @param {any} [settings] */
async function two(t, id, options, settings = {}) {
	const server = await served(t, { limits: { messages: 10_000 } });
	server.tables.open("one", id, { options, ...settings });
	const address = `${server.address}one`;
	const first = guest(t, address);
	await until(() => first.now, "the first sits");
	const second = guest(t, address);
	await until(() => second.now, "the second sits");
	return { server, address, people: [first, second] };
}

for (const [id, options] of /** @type {[any, any][]} */ ([
	["kopis", { seed: 5 }],
	["troia", { players: 2, seed: 6 }],
]))
	test(`two clients play a whole game of ${id}, and one loses its connection now and then`, async (t) => {
		const { people } = await two(t, id, options);
		const referee = /** @type {any} */ (createGame)(id, options);
		for (let at = 0; referee.outcome() === null; at += 1) {
			assert.ok(at < 2000, "the game ends");
			const mover = people.find(({ now }) => now.legal.length > 0);
			assert.ok(mover);
			const move = mover.now.legal[(at * 7) % mover.now.legal.length];
			referee.apply(move, people.indexOf(mover));
			if (at % 5 === 1) mover.lose();
			mover.play(move);
			if (at % 7 === 2) people[at % 2]?.lose();
			for (const [seat, person] of people.entries()) {
				await until(() => person.now.ply === referee.ply, "everybody hears");
				assert.deepEqual(person.now.view, referee.view(seat));
			}
		}
		for (const [seat, { now, heard }] of people.entries()) {
			assert.deepEqual(now.outcome, referee.outcome());
			assert.deepEqual(heard.refusals, []);
			/** @type {any[]} */
			let log = [];
			for (const { from, events } of heard.news)
				log = [...log.filter(({ ply }) => ply < from), ...events];
			assert.deepEqual(log, referee.log({ seat }));
			assert.ok(heard.closed.length > 0 && heard.taken.length > 1);
			assert.ok(
				heard.raw.every(
					(text) => !text.includes(people[1 - seat]?.heard.taken[0].token),
				),
				"nobody hears another's token",
			);
		}
	});

test("a second tab takes the seat, and the first does not fight for it", async (t) => {
	const { address, people } = await two(t, "kopis", { seed: 1 });
	const [red, black] = people;
	assert.ok(red && black);
	const { token } = red.heard.taken[0];
	const tab = guest(t, address, { token });
	await until(() => red.heard.closed.includes(4001), "the first is closed");
	tab.play(tab.now.legal[0]);
	await until(() => black.now.ply === 1, "the second plays");
	assert.equal(red.heard.taken.length, 1);
});

test("a move is taken back, and another game begins", async (t) => {
	const { people } = await two(t, "kopis", { seed: 1 });
	const [red, black] = people;
	assert.ok(red && black);
	red.play(red.now.legal[0]);
	await until(() => black.now.ply === 1, "red plays");
	black.undo();
	await until(() => black.heard.refusals.length === 1, "not black's to undo");
	red.undo();
	await until(() => black.now.ply === 0, "it is taken back");
	while (red.now.outcome === null) {
		const mover = red.now.legal.length > 0 ? red : black;
		const { ply } = mover.now;
		mover.play(mover.now.legal[0]);
		await until(
			() => people.every(({ now }) => now.ply === ply + 1),
			"the game goes on",
		);
	}
	red.rematch();
	black.rematch();
	await until(
		() => people.every(({ now }) => now.round === 2 && now.ply === 0),
		"another game",
	);
});

test("who watches hears the news, and may not play", async (t) => {
	const { address, people } = await two(t, "kopis", { seed: 1 });
	const watcher = guest(t, address, { watch: true });
	await until(() => watcher.now, "it watches");
	people[0]?.play(people[0].now.legal[0]);
	await until(() => watcher.now.ply === 1, "it hears");
	assert.deepEqual(watcher.now.legal, []);
	assert.deepEqual(watcher.heard.taken, []);
});

test("a client that is late stands up, and is told so", async (t) => {
	const { people } = await two(t, "kopis", { seed: 1 }, { decision: 150 });
	const [red] = people;
	await until(() => red?.heard.stood.length === 1, "its time is over");
	assert.deepEqual(red?.heard.stood[0], {
		type: "stood",
		seat: 0,
		why: "late",
	});
});

test("a server that goes away is waited for, and one that has no such table is not", async (t) => {
	const { server, people } = await two(t, "kopis", { seed: 1 });
	const lost = guest(t, `${server.address}nowhere`);
	await until(() => lost.heard.closed.includes(4004), "no such table");
	await server.close();
	assert.deepEqual(lost.heard.closed, [4004]);
	await until(
		() => people.every(({ heard }) => heard.closed[0] === 4012),
		"they are told to come again",
	);
	await until(
		() => people.every(({ heard }) => heard.closed.length > 2),
		"and they try",
	);
});
