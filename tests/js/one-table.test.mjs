// The server of the page «Run a server» with two real clients on loopback: the client of the page, over sockets of `ws`.

import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { createInterface } from "node:readline";
import { test } from "node:test";
import { WebSocket } from "ws";
import { join } from "../../demo/server/client.mjs";
import { openTable } from "../../demo/server/one-table.mjs";
import { examples, ROOT } from "./examples.mjs";

/** A table that is closed when the test ends. */
async function laid(t, ...what) {
	const table = await openTable(...what);
	t.after(() => table.close());
	return table;
}

/** A client that keeps what it hears. */
function guest(t, address, token) {
	const heard = { news: [], refusals: [], seats: [], raw: [], closed: [] };
	const waiting = new Set();
	const notify = () => {
		for (const look of [...waiting]) look();
	};
	const hear = (list, what) => {
		list.push(what);
		notify();
	};
	class Listening extends WebSocket {
		constructor(to) {
			super(to);
			this.on("message", (data) => heard.raw.push(String(data)));
			this.on("close", (code) => hear(heard.closed, code));
		}
	}
	const client = join(address, {
		token,
		pause: 0,
		Socket: Listening,
		onSeated: (seat, its) => hear(heard.seats, { seat, token: its }),
		onNews: (news) => hear(heard.news, news),
		onRefused: (refusal) => hear(heard.refusals, refusal),
	});
	t.after(() => client.leave());
	return {
		...client,
		heard,
		get now() {
			return heard.news.at(-1);
		},
		/** Waits until what was heard is as wished. */
		until: (wish) =>
			new Promise((resolve) => {
				const look = () => {
					if (!wish()) return;
					waiting.delete(look);
					resolve();
				};
				waiting.add(look);
				look();
			}),
	};
}

/** Two guests at a table, both seated. */
async function two(t, table) {
	const first = guest(t, table.address);
	await first.until(() => first.now);
	const second = guest(t, table.address);
	await second.until(() => second.now);
	assert.deepEqual(
		[first.heard.seats[0].seat, second.heard.seats[0].seat],
		[0, 1],
	);
	return [first, second];
}

for (const [id, options] of [
	["kopis", { seed: 5 }],
	["troia", { players: 2, seed: 6 }],
	["koplopers", { players: 2, seed: 8 }],
]) {
	test(`two clients play a whole game of ${id}, and each hears what its seat may know`, async (t) => {
		const table = await laid(t, id, options);
		const people = await two(t, table);
		for (let at = 0; table.game.actors().length > 0; at += 1) {
			assert.ok(at < 2000, "the game ends");
			const mover = people.find(({ now }) => now.legal.length > 0);
			const told = people.map(({ heard }) => heard.news.length);
			mover.play(mover.now.legal[(at * 7) % mover.now.legal.length]);
			for (const [seat, person] of people.entries()) {
				await person.until(() => person.heard.news.length > told[seat]);
				assert.deepEqual(person.now.view, table.game.view(seat));
				assert.deepEqual(
					person.now.legal,
					table.game.actors().includes(seat) ? table.game.legalMoves(seat) : [],
				);
			}
		}
		for (const [seat, person] of people.entries()) {
			assert.deepEqual(person.now.outcome, table.game.outcome());
			assert.deepEqual(person.heard.refusals, []);
			assert.deepEqual(
				person.heard.news.flatMap(({ events }) => events),
				table.game.log({ seat }),
				"every event is told once",
			);
			assert.ok(
				person.heard.raw.every((text) => !text.includes('"seed"')),
				"the seed never leaves the table",
			);
			assert.ok(
				person.heard.raw.every(
					(text) => !text.includes(people[1 - seat].heard.seats[0].token),
				),
				"nor does another's token",
			);
		}
	});
}

test("a client that loses its connection keeps its seat, and nothing is done twice", async (t) => {
	const table = await laid(t, "kopis", { seed: 1 });
	const [red, black] = await two(t, table);
	red.lose();
	red.play(red.now.legal[0]); // asked while there is no connection
	await red.until(() => red.heard.seats.length === 2 && red.now.ply === 1);
	assert.deepEqual(red.heard.seats[1], red.heard.seats[0]);
	await black.until(() => black.now.ply === 1);
	assert.equal(table.game.ply, 1);
	// The same request once more, by hand: it is answered, and not done again.
	const by = new WebSocket(table.address);
	t.after(() => by.terminate());
	const replies = [];
	await new Promise((resolve) => by.on("open", resolve));
	const answered = new Promise((resolve) =>
		by.on("message", (data) => {
			const reply = JSON.parse(String(data));
			replies.push(reply);
			if (reply.type === "done") resolve();
		}),
	);
	by.send(JSON.stringify({ type: "sit", token: red.heard.seats[0].token }));
	await new Promise((resolve) => by.once("message", resolve));
	const { done } = replies[0];
	by.send(
		JSON.stringify({
			type: "move",
			id: done,
			move: { type: "slide", side: "south", line: "d" },
		}),
	);
	await answered;
	assert.equal(table.game.ply, 1);
	assert.deepEqual(
		replies.find(({ type }) => type === "news").events,
		table.game.log({ seat: 0 }),
		"all that was witnessed is told again",
	);
	// The seat is in another hand now: the client that had it does not fight for it.
	await red.until(() => red.heard.closed.includes(4001));
	const told = black.heard.news.length;
	black.play(black.now.legal[0]);
	await black.until(() => black.heard.news.length > told);
	assert.equal(red.heard.seats.length, 2);
	assert.equal(by.readyState, WebSocket.OPEN);
});

test("a move is taken back only while it showed nothing and nobody answered", async (t) => {
	const table = await laid(t, "kopis", { seed: 1 });
	const [red, black] = await two(t, table);
	red.play(red.now.legal[0]);
	await black.until(() => black.now.ply === 1);
	assert.ok(red.now.canUndo && !black.now.canUndo);
	black.undo();
	await black.until(() => black.heard.refusals.length === 1);
	assert.equal(table.game.ply, 1);
	red.undo();
	await black.until(() => black.now.ply === 0);
	assert.equal(table.game.ply, 0);
});

test("who cheats is refused with the rule, and the table plays on", async (t) => {
	const table = await laid(t, "kopis", { seed: 1 });
	const [red, black] = await two(t, table);
	const tries = [
		[black, red.now.legal[0], "not-your-turn", "KOP-17"],
		[
			red,
			{ type: "slide", side: "south", line: "a" },
			"illegal-move",
			"KOP-13",
		],
		[
			red,
			{ type: "slide", side: "north", line: "c" },
			"illegal-move",
			undefined,
		],
		[red, { type: "slide" }, "malformed-move", null],
		[red, null, "malformed-move", null],
		[red, JSON.parse('{"__proto__":{"type":"slide"}}'), "malformed-move", null],
	];
	for (const [who, move, code, rule] of tries) {
		const before = who.heard.refusals.length;
		who.play(move);
		await who.until(() => who.heard.refusals.length > before);
		const refused = who.heard.refusals.at(-1);
		assert.equal(refused.code, code, JSON.stringify(move));
		if (rule !== undefined)
			assert.equal(refused.rule, rule, JSON.stringify(move));
		else assert.match(refused.rule, /^KOP-/);
	}
	assert.equal(table.game.ply, 0);
	red.play(red.now.legal[0]);
	await black.until(() => black.now.ply === 1);
});

test("who is no guest is shown the door", async (t) => {
	const table = await laid(t, "kopis", { seed: 1 });
	const [red] = await two(t, table);
	const closed = (messages) =>
		new Promise((resolve) => {
			const socket = new WebSocket(table.address);
			socket
				.on("open", () => {
					for (const message of messages) socket.send(message);
				})
				.on("close", resolve)
				.on("error", () => {});
		});
	const { token } = red.heard.seats[0];
	assert.equal(await closed(['{"type":"sit"}']), 4003, "the table is full");
	assert.equal(
		await closed([`{"type":"sit","token":"${"0".repeat(36)}"}`]),
		4003,
		"a token that is none",
	);
	assert.equal(await closed(['{"type":"sit","token":null}']), 4003);
	assert.equal(
		await closed([`{"type":"move","id":1,"token":"${token}"}`]),
		4003,
		"no seat, no moves",
	);
	for (const text of ["", "{", "null", "[]", "7", Buffer.from([1, 2, 3])])
		assert.equal(await closed([text]), 4003);
	assert.equal(await closed(["x".repeat(5000)]), 1009, "too long");
	assert.equal(
		await closed([
			`{"type":"sit","token":"${token}"}`,
			...Array.from({ length: 400 }, () => "{}"),
		]),
		4008,
		"too many",
	);
});

test("the command of the page opens a table", async (t) => {
	const { text: command } = examples("server.html").find(
		({ run }) => run === "shell",
	);
	const [, ...words] = command.split(" ");
	const child = spawn(process.execPath, words, {
		cwd: ROOT,
		env: { ...process.env, PORT: "0" },
		stdio: ["ignore", "pipe", "inherit"],
	});
	t.after(() => child.kill());
	const [line] = await new Promise((resolve) =>
		createInterface(child.stdout).once("line", (...found) => resolve(found)),
	);
	const [, address] = /^troia at (ws:\S+)$/.exec(line);
	const [first] = await two(t, { address });
	assert.equal(first.now.view.seats.length, 2);
});
