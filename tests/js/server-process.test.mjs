// The server as a process: it ends as it is asked to, or is killed in the middle of games, and nothing that it has acknowledged is
// lost or done twice.

import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join as inFolder } from "node:path";
import { createInterface } from "node:readline";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import { restoreGame } from "ludotheque";
import { Room } from "ludotheque/server";
import { WebSocket } from "ws";
import { join } from "../../demo/server/client.mjs";
import { openStore } from "../../demo/server/sqlite.mjs";
import { until } from "./served.mjs";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));

/** Starts the server as `npm run server` does. @param {string} path of the tables @param {number} port @param {string[]} [words] */
async function started(path, port, words = []) {
	const child = spawn(process.execPath, ["demo/server/serve.mjs", ...words], {
		cwd: ROOT,
		env: { ...process.env, PORT: String(port), TABLES: path },
		stdio: ["ignore", "pipe", "inherit"],
	});
	/** @type {any[]} */
	const lines = [];
	createInterface(child.stdout).on("line", (line) =>
		lines.push(JSON.parse(line)),
	);
	/** @type {Promise<number | null>} */
	const ended = new Promise((resolve) => child.on("exit", resolve));
	const event = words.length > 0 ? "table" : "open";
	await until(() => lines.some((line) => line.event === event), "it starts");
	const taken = lines.find((line) => line.event === "open").port;
	return { child, lines, ended, port: Number(taken) };
}

/** A folder that is gone when the test ends. @param {import("node:test").TestContext} t */
function folder(t) {
	const path = mkdtempSync(inFolder(tmpdir(), "tables-"));
	t.after(() => rmSync(path, { recursive: true, force: true }));
	return inFolder(path, "tables.sqlite");
}

/** A person who plays at random and keeps what was acknowledged. @param {import("node:test").TestContext} t @param {string} address */
function player(t, address) {
	/** @type {any} */
	let news = null;
	/** @type {{ id: number, move: unknown }[]} */
	const asked = [];
	/** @type {Set<number>} */
	const done = new Set();
	let turns = 0;
	const closed = /** @type {number[]} */ ([]);
	let seat = -1;
	let told = -1;
	class Listening extends WebSocket {
		/** @param {string} to */
		constructor(to) {
			super(to);
			this.on("message", (data) => {
				const message = JSON.parse(String(data));
				if (message.type === "done") done.add(message.id);
			});
			this.on("close", (code) => closed.push(code));
		}
		/** @param {any} text */
		send(text) {
			const message = JSON.parse(text);
			if (message.type === "move" && !asked.some(({ id }) => id === message.id))
				asked.push(message);
			super.send(text);
		}
	}
	const client = join(address, {
		pause: 20,
		Socket: /** @type {any} */ (Listening),
		onSeated: (its) => {
			seat = its;
		},
		onNews(latest) {
			news = latest;
		},
	});
	const acting = setInterval(() => {
		if (!news || news.legal.length === 0 || told === news.ply) return;
		told = news.ply;
		turns += 1;
		client.play(news.legal[(turns * 13) % news.legal.length]);
	}, 2);
	const stop = () => {
		clearInterval(acting);
		client.leave();
	};
	t.after(stop);
	return {
		client,
		asked,
		done,
		closed,
		stop,
		get seat() {
			return seat;
		},
		get news() {
			return news;
		},
	};
}

/** What was played at a table, as it is stored. @param {string} path */
function storedHistory(path) {
	const store = openStore(path);
	const { room } = Room.resume(store.read("one"), { now: Date.now() });
	const { whole } = JSON.parse(room.snapshot().text);
	store.close();
	return /** @type {any} */ (restoreGame(whole.save)).history();
}

/** What was acknowledged was done, each once and in order; what was done was asked. @param {string} path @param {ReturnType<typeof player>[]} people */
function nothingLost(path, people) {
	const history = storedHistory(path);
	let acknowledged = 0;
	for (const { seat, asked, done } of people) {
		const moves = history
			.filter((/** @type {any} */ each) => each.seat === seat)
			.map((/** @type {any} */ { move }) => JSON.stringify(move));
		const wanted = asked.map(({ move }) => JSON.stringify(move));
		assert.deepEqual(
			moves,
			wanted.slice(0, moves.length),
			"each once, in order",
		);
		const count = asked.findLastIndex(({ id }) => done.has(id)) + 1;
		assert.ok(
			moves.length >= count,
			`${moves.length} of ${count} acknowledged`,
		);
		acknowledged += done.size;
	}
	return acknowledged;
}

test("killed again and again in the middle of a game, the server loses nothing", async (t) => {
	const path = folder(t);
	let server = await started(path, 0, ["koplopers", "2"]);
	t.after(() => server.child.kill("SIGKILL"));
	const { port } = server;
	const address = `ws://127.0.0.1:${port}/tables/one`;
	const people = [player(t, address)];
	await until(() => people[0]?.news, "the first sits");
	people.push(player(t, address));
	let killed = 0;
	for (let ply = 40; ply <= 160; ply += 40) {
		await until(() => people[0]?.news.ply >= ply, `ply ${ply}`);
		server.child.kill("SIGKILL");
		assert.equal(await server.ended, null);
		killed += 1;
		server = await started(path, port);
	}
	await until(() => people[0]?.news.ply >= 200, "the game goes on");
	for (const { stop } of people) stop();
	server.child.kill("SIGKILL");
	await server.ended;
	const acknowledged = nothingLost(path, people);
	assert.ok(killed === 4 && acknowledged > 60, `${acknowledged} acknowledged`);
	assert.ok(
		people.every(
			({ closed }) => closed.filter((code) => code === 1006).length >= 3,
		),
	);
});

test("asked to end, the server tells everybody to come again, and ends well", async (t) => {
	const path = folder(t);
	let server = await started(path, 0, ["ptites-locos", "2"]);
	t.after(() => server.child.kill("SIGKILL"));
	const { port } = server;
	const address = `ws://127.0.0.1:${port}/tables/one`;
	const people = [player(t, address)];
	await until(() => people[0]?.news, "the first sits");
	people.push(player(t, address));
	await until(() => people[0]?.news.ply >= 20, "they play");
	server.child.kill("SIGTERM");
	assert.equal(await server.ended, 0);
	assert.equal(server.lines.at(-1).event, "closed");
	assert.ok(people.every(({ closed }) => closed[0] === 4012));
	server = await started(path, port);
	const { ply } = people[0]?.news ?? {};
	await until(() => people[0]?.news.ply >= ply + 20, "they play on");
	for (const { stop } of people) stop();
	server.child.kill("SIGTERM");
	assert.equal(await server.ended, 0);
	assert.ok(nothingLost(path, people) > 20);
});

test("two processes that have one table: the one that is late lets it go", async (t) => {
	const path = folder(t);
	const one = await started(path, 0, ["kopis"]);
	const two = await started(path, 0);
	t.after(() => [one, two].map(({ child }) => child.kill("SIGKILL")));
	const at = (/** @type {number} */ port) =>
		`ws://127.0.0.1:${port}/tables/one`;
	const first = player(t, at(one.port));
	await until(() => first.done.size === 1, "the first plays");
	// The other process takes the table up, and somebody plays there: the first process does not know.
	const second = player(t, at(two.port));
	await until(() => second.done.size === 1, "the second plays");
	assert.notEqual(second.seat, first.seat);
	assert.deepEqual(first.closed, []);
	first.client.undo();
	await until(() => first.closed.includes(4012), "it is told to come again");
	await until(
		() => first.news.ply === 2 || first.done.size > 1,
		"and finds the table as it is",
	);
	first.stop();
	second.stop();
	assert.ok(nothingLost(path, [first, second]) >= 2);
});
