// What a table costs: `node --expose-gc tests/bench/room.mjs [tables]`. For each title a whole game of random moves by two to four
// persons and one who watches: what is stored and sent and how long it takes for a decision; then what a table takes in memory,
// awake and at rest.

import assert from "node:assert/strict";
import { games } from "ludotheque";
import { Room } from "ludotheque/server";

const TABLES = Number(process.argv[2] ?? 200);
const { gc } = globalThis;
assert.ok(gc, "run it with --expose-gc");

/** Small, seeded: the same games in every run. */
let dice = 20261119;
const below = (n) => {
	dice = (Math.imul(dice, 1664525) + 1013904223) >>> 0;
	return Math.floor((dice / 2 ** 32) * n);
};

/** A table where everybody sits, and somebody watches. */
function table(id, players, seed) {
	const { room, batch } = Room.open(id, { now: 0, options: { players, seed } });
	const heard = new Map();
	const pieces = [batch.store];
	const took = ({ store, send }) => {
		if (store?.whole) pieces.length = 0;
		if (store) pieces.push(store);
		for (const { to, text } of send)
			if (text.startsWith('{"type":"news"')) heard.set(to, text);
	};
	const say = (who, message) => {
		const given = room.receive(who, JSON.stringify(message), 0);
		took(given);
		return given;
	};
	for (let seat = 0; seat < players; seat += 1)
		say(seat, { type: "sit", version: 1, seat });
	say("w", { type: "watch", version: 1 });
	const next = (number) => {
		const { actors } = JSON.parse(heard.get("w"));
		if (actors.length === 0) return null;
		const seat = actors[below(actors.length)];
		const { legal } = JSON.parse(heard.get(seat));
		return [
			seat,
			{ type: "move", id: number, move: legal[below(legal.length)] },
		];
	};
	return { room, pieces, say, next };
}

/** A game to its end, measured. */
function played(id, players, seed) {
	const { room, pieces, say, next } = table(id, players, seed);
	const count = { decisions: 0, stored: 0, sent: 0, ms: 0 };
	for (;;) {
		const asked = next(count.decisions + 1);
		if (asked === null) break;
		const began = process.cpuUsage();
		const { store, send } = say(...asked);
		const { user, system } = process.cpuUsage(began);
		count.ms += (user + system) / 1000;
		count.decisions += 1;
		if (!store.whole) count.stored += store.text.length;
		count.sent += send.reduce((sum, { text }) => sum + text.length, 0);
	}
	const began = process.cpuUsage();
	Room.resume(
		pieces.map(({ text }) => text),
		{ now: 0 },
	).room.close();
	const { user, system } = process.cpuUsage(began);
	return {
		...count,
		whole: room.snapshot().text.length,
		resume: (user + system) / 1000,
	};
}

const memory = () => {
	gc();
	const { rss, heapUsed, external } = process.memoryUsage();
	return { rss, heap: heapUsed + external };
};

/** Kilobytes of memory for each of many tables, thirty decisions into their games. */
function resting(id, players) {
	const before = memory();
	const awake = Array.from({ length: TABLES }, (_, seed) => {
		const { room, pieces, say, next } = table(id, players, seed);
		for (let n = 1; n <= 30; n += 1) {
			const asked = next(n);
			if (asked === null) break;
			say(...asked);
		}
		return { room, pieces };
	});
	const after = memory();
	const stored = awake.reduce(
		(sum, { pieces }) =>
			sum + pieces.reduce((all, { text }) => all + text.length, 0),
		0,
	);
	for (const { room } of awake) room.close();
	return {
		awake: (after.rss - before.rss) / TABLES / 1024,
		stored: stored / TABLES / 1024,
	};
}

console.log(
	"game             players decisions  stored/dec  sent/dec  ms/dec  whole  resume ms  awake kB  at rest kB",
);
for (const { id, maxPlayers } of games()) {
	played(id, maxPlayers, 1);
	const { decisions, stored, sent, ms, whole, resume } = played(
		id,
		maxPlayers,
		2,
	);
	const { awake, stored: rest } = resting(id, maxPlayers);
	const cell = (value, width, digits = 0) =>
		value.toFixed(digits).padStart(width);
	console.log(
		id.padEnd(16) +
			cell(maxPlayers, 8) +
			cell(decisions, 10) +
			cell(stored / decisions, 12) +
			cell(sent / decisions, 10) +
			cell(ms / decisions, 8, 2) +
			cell(whole, 7) +
			cell(resume, 11, 1) +
			cell(awake, 10, 1) +
			cell(rest, 12, 1),
	);
}
