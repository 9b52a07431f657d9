// Clients that send anything: ten thousand messages, none of which a room throws at, and what is answered is short.

import assert from "node:assert/strict";
import { test } from "node:test";
import { games } from "ludotheque";
import { dice, Hall } from "./rooms.mjs";

const CODES = new Set([
	"malformed-message",
	"wrong-version",
	"no-seat",
	"table-full",
	"illegal-move",
	"malformed-move",
	"not-your-turn",
	"game-over",
]);
/** The longest refusal: an echo is cut. */
const LONGEST_REFUSAL = 3_000;

/** The one refusal that is the answer. @param {any[]} answers @param {string} what */
function refusal(answers, what) {
	assert.equal(answers.length, 1, what);
	assert.equal(answers[0].type, "refused", what);
	return answers[0];
}

/** @param {any} [options] */
function table(options) {
	const hall = Hall.open("kopis", { options: { seed: 1 }, ...options });
	hall.sit("a");
	hall.sit("b");
	return hall;
}

test("each kind of wrong message is refused in its words", () => {
	const hall = table();
	const longest = `{"type":"ping"}${" ".repeat(4096 - 15)}`;
	assert.equal(hall.say("a", longest)[0].type, "pong");
	for (const [text, id] of /** @type {[unknown, string][]} */ ([
		[`${longest} `, "message-too-long"],
		[undefined, "message-not-text"],
		[7n, "message-not-text"],
		["", "message-not-object"],
		["{", "message-not-object"],
		["null", "message-not-object"],
		["[]", "message-not-object"],
		["7", "message-not-object"],
		['"sit"', "message-not-object"],
		["{}", "message-not-object"],
		['{"type":7}', "message-not-object"],
		['{"type":"burn"}', "message-unknown-type"],
		['{"type":"toString"}', "message-unknown-type"],
		['{"type":"__proto__"}', "message-unknown-type"],
		['{"type":"ping","type":"leave"}', "message-field-twice"],
		['{"type":"ping","t\\u0079pe":"leave"}', "message-field-twice"],
		[
			'{"type":"move","id":1,"move":{"type":"slide","line":"c","line":"d"}}',
			"message-field-twice",
		],
		[
			'{"type":"move","id":1,"move":[{"a":1},{"a":[{"b":1,"b":2}]}]}',
			"message-field-twice",
		],
		['{"type":"ping","id":1}', "message-unknown-field"],
		['{"type":"leave","__proto__":{"id":1}}', "message-unknown-field"],
		['{"type":"undo","id":1,"move":{}}', "message-unknown-field"],
		['{"type":"undo"}', "message-id"],
		['{"type":"undo","id":0}', "message-id"],
		['{"type":"undo","id":1.5}', "message-id"],
		['{"type":"undo","id":"1"}', "message-id"],
		['{"type":"undo","id":1e300}', "message-id"],
		['{"type":"move","id":1}', "message-without-move"],
		['{"type":"undo","id":1,"round":0}', "message-round"],
		['{"type":"undo","id":1,"round":null}', "message-round"],
		['{"type":"sit"}', "message-version"],
		['{"type":"sit","version":2}', "message-version"],
		['{"type":"watch","version":"1"}', "message-version"],
		['{"type":"sit","version":1,"token":null}', "message-token"],
		['{"type":"sit","version":1,"seat":"1"}', "message-seat"],
		['{"type":"sit","version":1,"seat":2}', "message-seat"],
		['{"type":"sit","version":1,"seat":-1}', "message-seat"],
	])) {
		const answer = refusal(hall.say("a", text), String(text).slice(0, 80));
		assert.equal(
			answer.detail.id,
			`package.${id}`,
			`${String(text).slice(0, 80)}: ${answer.reason}`,
		);
	}
	assert.equal(hall.last("a", "refused").id, null);
	for (const value of [
		new Uint8Array([123, 125]),
		{},
		null,
		Symbol("x"),
		() => {},
	]) {
		const [{ text }] = /** @type {any} */ (
			hall.room.receive("a", value, 1).send
		);
		assert.equal(JSON.parse(text).detail.id, "package.message-not-text");
	}
	// Where the number of the request can be read, it comes back with the refusal.
	assert.equal(hall.say("a", '{"type":"undo","id":7,"round":0}')[0].id, 7);
	// The same name in two objects, or as a value, is no name twice.
	assert.notEqual(
		hall.say(
			"a",
			'{"type":"move","id":1,"move":{"type":"type","x":["type","type"]}}',
		)[0].detail.id,
		"package.message-field-twice",
	);
});

test("an echo is cut", () => {
	const hall = table();
	for (const message of [
		{ type: "x".repeat(4000) },
		{ type: "ping", ["y".repeat(4000)]: 1 },
		{ type: "move", id: 1, move: { type: "z".repeat(3900) } },
		{ type: "move", id: 1, move: { ["z".repeat(3900)]: 1 } },
		{
			type: "move",
			id: 1,
			move: { type: "slide", line: "z".repeat(3900), side: "south" },
		},
	]) {
		hall.say("a", message);
		const text = String(hall.sent.get("a")?.at(-1));
		assert.ok(text.length < 600, `${text.length}: ${text.slice(0, 300)}`);
	}
	const twice = `{"${"w".repeat(1900)}":1,"${"w".repeat(1900)}":2}`;
	assert.ok(JSON.stringify(hall.say("a", twice)).length < 400);
});

test("a nested or a wide move is refused at once", () => {
	const hall = table();
	for (const move of [
		`${"[".repeat(2000)}${"]".repeat(2000)}`,
		`${'{"a":'.repeat(650)}1${"}".repeat(650)}`,
		`[${"1,".repeat(1900)}1]`,
		`{${Array.from({ length: 400 }, (_, n) => `"k${n}":0`).join()}}`,
	]) {
		const began = process.cpuUsage();
		const text = `{"type":"move","id":1,"move":${move}}`;
		assert.equal(
			refusal(hall.say("a", text), text.slice(0, 40)).code,
			"malformed-move",
		);
		const { user } = process.cpuUsage(began);
		assert.ok(user < 200_000, `${user} microseconds`);
	}
});

const WORDS = [
	'"',
	"{",
	"}",
	"[",
	"]",
	":",
	",",
	"\\",
	"\u0000",
	"\ud800",
	"é",
	"null",
	"true",
	"-0",
	"1e999",
	"NaN",
	"__proto__",
	"constructor",
	'"type"',
	'"id"',
	'"move"',
	'"sit"',
	'"seat"',
	'"token"',
	'"version"',
	"1",
	"9007199254740993",
	" ",
];
const VALUES = [
	null,
	true,
	-1,
	0,
	1,
	2,
	1.5,
	2 ** 53,
	"",
	"a",
	"token 1",
	[],
	{},
	[[]],
	{ type: "move" },
	{ seat: 0 },
	"x".repeat(300),
];
const FIELDS = [
	"type",
	"id",
	"move",
	"round",
	"seat",
	"token",
	"version",
	"line",
	"side",
	"__proto__",
	"x",
];
const TYPES = [
	"sit",
	"watch",
	"move",
	"undo",
	"rematch",
	"leave",
	"ping",
	"news",
	"done",
	"",
];

test("ten thousand messages that are made at random: no room throws, and every answer is short", () => {
	const random = dice(24);
	const pick = (/** @type {readonly any[]} */ list) =>
		list[random(list.length)];
	const halls = games().map(({ id, maxPlayers }) => {
		const hall = Hall.open(id, {
			options: { players: maxPlayers, seed: 3 },
			watchers: 3,
			absence: 1e9,
		});
		for (let seat = 0; seat < maxPlayers; seat += 1) hall.sit(`seat ${seat}`);
		return hall;
	});
	const wild = () => {
		const kind = random(4);
		if (kind === 0)
			return Array.from({ length: random(40) }, () => pick(WORDS)).join("");
		/** @type {any} */
		const message = Object.fromEntries(
			Array.from({ length: random(6) }, () => [pick(FIELDS), pick(VALUES)]),
		);
		if (random(3) > 0) message.type = pick(TYPES);
		if (random(2) > 0) message.id = 1 + random(50);
		if (kind === 3) message.version = 1;
		const text = JSON.stringify(message);
		if (random(5) > 0) return text;
		const at = random(text.length);
		return text.slice(0, at) + pick(WORDS) + text.slice(at + random(3));
	};
	let refused = 0;
	let heard = 0;
	for (let at = 0; at < 10_000; at += 1) {
		const hall = /** @type {Hall} */ (pick(halls));
		const who = pick([
			"seat 0",
			"seat 1",
			"stranger 1",
			"stranger 2",
			"stranger 3",
			"stranger 4",
		]);
		let text = wild();
		if (random(20) === 0) {
			const legal = hall.last(who, "news")?.legal ?? [];
			const move = structuredClone(pick(legal) ?? {});
			const keys = Object.keys(move);
			if (keys.length > 0 && random(2) === 0) move[pick(keys)] = pick(VALUES);
			text = JSON.stringify({ type: "move", id: 1 + random(900), move });
		}
		const number = hall.room.number;
		const { send } = hall.room.receive(who, text, hall.now);
		heard += send.length;
		assert.ok(send.length <= 40, `${send.length} messages for one`);
		for (const each of send) {
			if (!("text" in each)) continue;
			const message = JSON.parse(each.text);
			if (message.type !== "refused") continue;
			refused += 1;
			assert.equal(each.to, who, "others hear nothing of it");
			assert.ok(CODES.has(message.code), message.code);
			assert.ok(each.text.length < LONGEST_REFUSAL, each.text.slice(0, 200));
			assert.equal(hall.room.number, number, "and nothing is stored");
		}
		hall.sent.clear();
		assert.ok(hall.room.connections <= 4 + 4);
	}
	assert.ok(refused > 5_000 && heard > refused, `${refused} of ${heard}`);
	// And all of them play on.
	for (const hall of halls) {
		hall.took(
			hall.room.receive("late", '{"type":"watch","version":1}', hall.now),
		);
		for (const who of ["stranger 1", "stranger 2", "stranger 3", "stranger 4"])
			hall.lose(who);
		hall.watch("w");
		const { actors, outcome } = hall.last("w", "news");
		assert.ok(actors.length > 0 || outcome !== null);
	}
});
