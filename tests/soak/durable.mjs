// The adapter for workerd under load: `node tests/soak/durable.mjs [seconds] [tables]` plays at tables that are Durable Objects in
// Miniflare, which is installed outside this repository. In the middle the runtime is killed and started again. In the end
// everything that anybody heard is compared with the games as they are stored, and with what was acknowledged.

import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { cpSync, mkdirSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join as path } from "node:path";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import Database from "libsql";
import { games, restoreGame } from "ludotheque";
import { Room } from "ludotheque/server";
import { WebSocket } from "ws";
import { join } from "../../demo/server/client.mjs";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));
const FOLDER = path(tmpdir(), "ludotheque-durable");
const OBJECTS = path(FOLDER, "objects");
const [seconds, wanted] = [60, 200].map((usual, at) =>
	Number(process.argv[at + 2] ?? usual),
);

const run = (command, args) =>
	new Promise((resolve, reject) =>
		spawn(command, args, {
			cwd: FOLDER,
			stdio: ["ignore", "ignore", "inherit"],
		}).on("exit", (code) =>
			code === 0 ? resolve() : reject(new Error(`${command} failed`)),
		),
	);

/** The project with Miniflare, the package and the adapter, bundled. */
async function built() {
	mkdirSync(FOLDER, { recursive: true });
	cpSync(path(ROOT, "tests/soak/durable"), FOLDER, { recursive: true });
	cpSync(path(ROOT, "demo/server/durable.mjs"), path(FOLDER, "durable.mjs"));
	await run("npm", ["install", "--no-audit", "--no-fund", "--loglevel=error"]);
	const own = path(FOLDER, "node_modules/ludotheque");
	rmSync(own, { recursive: true, force: true });
	cpSync(path(ROOT, "pkg"), own, { recursive: true });
	await run("npm", ["run", "build", "--silent"]);
	rmSync(OBJECTS, { recursive: true, force: true });
}

async function started(port) {
	const child = spawn("npm", ["start", "--silent", "--", port, OBJECTS], {
		cwd: FOLDER,
		stdio: ["ignore", "pipe", "inherit"],
		detached: true,
	});
	const lines = [];
	const href = await new Promise((resolve) =>
		createInterface(child.stdout).on("line", (line) => {
			lines.push(line);
			resolve(lines[0]);
		}),
	);
	return {
		address: new URL(href),
		/** What the tables have logged of an event. */
		logged: (event) =>
			lines
				.filter((line) => line.includes(`"event":"${event}"`))
				.map((line) => JSON.parse(line)),
		/** Kills the runtime with all that it has started. */
		kill() {
			const ended = new Promise((resolve) => child.on("exit", resolve));
			process.kill(-child.pid, "SIGKILL");
			return ended;
		},
	};
}

const wait = (ms) => new Promise((over) => setTimeout(over, ms));

const hash = (value) =>
	createHash("sha1").update(JSON.stringify(value)).digest("base64");

/** Small, seeded: the clients throw the same dice in every run. */
let dice = 20261119;
const below = (n) => {
	dice = (Math.imul(dice, 1664525) + 1013904223) >>> 0;
	return Math.floor((dice / 2 ** 32) * n);
};

/** A person who plays at random; what was heard is kept as hashes. */
function person(address, counts) {
	const asked = new Map();
	const done = new Set();
	const heard = new Map();
	let news = null;
	let seat = -1;
	let token = null;
	let told = -1;
	let isHere = false;
	class Listening extends WebSocket {
		constructor(to) {
			super(to);
			this.on("message", (data) => {
				const text = String(data);
				assert.ok(!text.includes('"seed"'), "the seed never leaves the table");
				const message = JSON.parse(text);
				if (message.type === "done") done.add(message.id);
			});
			this.on("close", () => {
				isHere = false;
			});
		}
		send(text) {
			const message = JSON.parse(text);
			if (message.type === "move") asked.set(message.id, message.move);
			super.send(text);
		}
	}
	const client = join(address, {
		pause: 100,
		Socket: Listening,
		onSeated(its, owned) {
			isHere = true;
			if (seat >= 0) {
				counts.resumed += 1;
				assert.deepEqual([its, owned], [seat, token], "the seat is kept");
			}
			seat = its;
			token = owned;
		},
		onNews(latest) {
			counts.news += 1;
			news = latest;
			const { ply, view, legal } = latest;
			heard.set(ply, hash([view, legal]));
		},
		// Where several decide at once, one may have asked twice by the news of another's decision.
		onRefused({ id }) {
			counts.refused += 1;
			asked.delete(id);
		},
	});
	const acting = setInterval(() => {
		if (news === null) return;
		const roll = below(1000);
		if (roll < 5 && isHere) {
			counts.cut += 1;
			client.lose();
		} else if (news.legal.length > 0 && told !== news.ply) {
			told = news.ply;
			counts.moves += 1;
			client.play(news.legal[below(news.legal.length)]);
		}
	}, 60 + below(120));
	return {
		asked,
		done,
		heard,
		get seat() {
			return seat;
		},
		get token() {
			return token;
		},
		stop() {
			clearInterval(acting);
			client.leave();
		},
	};
}

/** The tables that are stored, by the tokens of their seats. */
function stored() {
	const tables = new Map();
	for (const name of readdirSync(OBJECTS, { recursive: true })) {
		if (!name.endsWith(".sqlite")) continue;
		const db = new Database(path(OBJECTS, name));
		const known = db
			.prepare("SELECT 1 FROM sqlite_master WHERE name = 'pieces'")
			.all();
		if (known.length === 0) continue;
		const texts = db.prepare("SELECT text FROM pieces").all();
		db.close();
		const { room } = Room.resume(
			texts.map(({ text }) => text),
			{ now: 0 },
		);
		const { whole } = JSON.parse(room.snapshot().text);
		for (const { token } of whole.chairs) tables.set(token, whole);
	}
	return tables;
}

/** Compares what the people of a table heard with the game as it is stored, ply by ply, and what was acknowledged with its moves. */
function compare(people, { save }, counts) {
	const game = restoreGame(save);
	const history = game.history();
	for (const { seat, asked, done } of people) {
		const moves = history.filter((each) => each.seat === seat);
		const wished = [...asked.values()].slice(0, moves.length);
		assert.deepEqual(
			moves.map(({ move }) => move),
			wished,
			"each once, in order",
		);
		const count = [...asked.keys()].findLastIndex((id) => done.has(id)) + 1;
		assert.ok(moves.length >= count, "what was acknowledged was done");
		counts.acknowledged += done.size;
	}
	do {
		const { ply } = game;
		const actors = game.actors();
		for (const { seat, heard } of people) {
			if (!heard.has(ply)) continue;
			const legal = actors.includes(seat) ? game.legalMoves(seat) : [];
			assert.equal(
				heard.get(ply),
				hash([game.view(seat), legal]),
				`${game.id}, seat ${seat}, ply ${ply}`,
			);
			counts.compared += 1;
		}
	} while (game.undo());
	game.free();
}

/** Somebody who says nothing for so long that the object is put away: it takes up the game, its bot, and the clock. */
async function patient() {
	const answer = await post({
		game: "kopis",
		bots: { 1: "easy" },
		decision: 40_000,
	});
	const { path: place } = await answer.json();
	const socket = new WebSocket(`ws://127.0.0.1:${port}${place}`);
	const heard = [];
	const until = async (wish, ms) => {
		const late = Date.now() + ms;
		while (!heard.some(wish)) {
			assert.ok(Date.now() < late, `within ${ms} milliseconds`);
			await wait(50);
		}
	};
	socket.on("message", (data) => heard.push(JSON.parse(String(data))));
	socket.on("open", () => socket.send('{"type":"sit","version":1}'));
	await until(({ type }) => type === "news", 5_000);
	const [move] = heard.find(({ type }) => type === "news").legal;
	const putAway = () =>
		server
			.logged("resumed")
			.filter(({ game, connections }) => game === "kopis" && connections > 0);
	await wait(15_000);
	assert.equal(putAway().length, 0);
	socket.send(JSON.stringify({ type: "move", id: 1, move }));
	await until(({ ply }) => ply === 2, 10_000);
	assert.equal(putAway().length, 1, "it was put away");
	await until(({ type, why }) => type === "stood" && why === "late", 50_000);
	assert.equal(putAway().length, 2, "the clock has woken it");
	socket.terminate();
}

await built();
let server = await started("0");
const { port } = server.address;
const counts = {
	news: 0,
	moves: 0,
	refused: 0,
	cut: 0,
	resumed: 0,
	compared: 0,
	acknowledged: 0,
};
const post = (body) =>
	fetch(new URL("/tables", server.address), {
		method: "POST",
		body: JSON.stringify(body),
	});
assert.equal((await post({ game: "chess" })).status, 400);
assert.equal((await post({ game: "kopis", options: { seed: 1 } })).status, 400);
const tables = [];
for (let no = 0; no < wanted; no += 1) {
	const shelf = games();
	const { id, minPlayers } = shelf[no % shelf.length];
	const answer = await post({ game: id, options: { players: minPlayers } });
	assert.equal(answer.status, 201);
	const { path: place } = await answer.json();
	tables.push({ address: `ws://127.0.0.1:${port}${place}`, seats: minPlayers });
}
const lost = new WebSocket(`ws://127.0.0.1:${port}/tables/nowhere`);
lost.on("open", () => lost.send('{"type":"sit","version":1}'));
assert.equal(await new Promise((gone) => lost.on("close", gone)), 4004);
const flooder = new WebSocket(tables[0].address);
flooder.on("open", () => {
	for (let at = 0; at < 500; at += 1) flooder.send('{"type":"ping"}');
});
assert.equal(await new Promise((gone) => flooder.on("close", gone)), 4008);
await patient();
const people = tables.map(({ address, seats }) =>
	Array.from({ length: seats }, () => person(address, counts)),
);
const began = Date.now();
const ticking = setInterval(() => {
	const passed = Math.round((Date.now() - began) / 1000);
	process.stdout.write(`\r${passed} s: ${JSON.stringify(counts)} `);
}, 1000);
await wait(seconds * 500);
const before = counts.resumed;
await server.kill();
server = await started(port);
await wait(seconds * 500);
clearInterval(ticking);
process.stdout.write("\n");
for (const each of people.flat()) each.stop();
await wait(1_000);
await server.kill();
assert.deepEqual(server.logged("table failed"), []);
const kept = stored();
for (const each of people) {
	const whole = kept.get(each[0].token);
	assert.ok(whole, "no table is lost");
	compare(each, whole, counts);
}
const clients = people.flat().length;
assert.ok(counts.resumed - before >= clients / 2, "they came again");
for (const [name, count] of Object.entries(counts))
	if (name !== "refused") assert.ok(count > 0, `${name}: none in this run`);
console.log(
	`durable: ${wanted} tables, ${clients} clients, ${seconds} s, killed once; nothing lost, nothing twice, no wrong view; ${JSON.stringify(counts)}`,
);
process.exit();
