// Whatever JavaScript can pass, anywhere: a RulesError with the right code, and the same game then finishes normally.

import assert from "node:assert/strict";
import { test } from "node:test";
import {
	createGame,
	games,
	RulesError,
	restoreGame,
	rules,
	scenarios,
} from "../../pkg/node.js";

const deep = (depth) => {
	let value = {};
	for (let i = 0; i < depth; i++) value = { a: value };
	return value;
};
const deepList = (depth) => {
	let value = [];
	for (let i = 0; i < depth; i++) value = [value];
	return value;
};
const wide = (width) =>
	Object.fromEntries(Array.from({ length: width }, (_, n) => [`field${n}`, n]));
const cycle = {};
cycle.self = cycle;
const endless = () =>
	new Proxy(
		{},
		{
			ownKeys: () => ["a"],
			getOwnPropertyDescriptor: () => ({
				enumerable: true,
				configurable: true,
			}),
			get: (_, key) => (key === "toJSON" ? undefined : endless()),
		},
	);

/** Values that are nothing the API takes; each is made afresh, with the game at hand for those that strike back. */
const VALUES = {
	null: () => null,
	true: () => true,
	false: () => false,
	NaN: () => NaN,
	Infinity: () => Infinity,
	"minus infinity": () => -Infinity,
	"minus zero": () => -0,
	"minus one": () => -1,
	half: () => 0.5,
	"two to the 53": () => 2 ** 53,
	"ten to the 300": () => 1e300,
	BigInt: () => 1n,
	"BigInt inside": () => ({ type: "slide", side: "south", line: 1n }),
	symbol: () => Symbol("s"),
	"symbol inside": () => ({ type: Symbol("slide") }),
	"empty text": () => "",
	text: () => "slide",
	"JSON text": () => '{"type":"slide","side":"south","line":"c"}',
	"lone surrogate": () => "\ud800",
	"lone surrogate inside": () => ({
		type: "slide",
		side: "south",
		line: "\udfff",
	}),
	"long text": () => "x".repeat(1_000_000),
	"8 MB text": () => "x".repeat(8_000_000),
	"9 MB text": () => "x".repeat(9_000_000),
	"null byte": () => "\0",
	function: () => () => {},
	class: () => class {},
	"empty list": () => [],
	"list of a move": () => [{ type: "slide", side: "south", line: "c" }],
	"sparse list": () => new Array(2 ** 32 - 1),
	"long list": () => new Array(1_000_000).fill(0),
	"typed array": () => new Uint8Array(8),
	"array buffer": () => new ArrayBuffer(8),
	map: () => new Map([["type", "slide"]]),
	set: () => new Set([1]),
	date: () => new Date(0),
	"bad date": () => new Date(NaN),
	expression: () => /x/,
	promise: () => Promise.resolve(),
	error: () => new Error("x"),
	cycle: () => cycle,
	"200,000 deep": () => deep(200_000),
	"200,000 deep list": () => deepList(200_000),
	"200 deep": () => deep(200),
	"90,000 wide": () => wide(90_000),
	"200,000 wide": () => wide(200_000),
	"endless proxy": () => endless(),
	"throwing getter": () => ({
		get type() {
			throw new Error("no");
		},
	}),
	"getter that throws nothing": () => ({
		get type() {
			throw undefined;
		},
	}),
	"throwing toJSON": () => ({
		toJSON() {
			throw new TypeError("no");
		},
	}),
	"toJSON that gives nothing": () => ({ toJSON: () => undefined }),
	"throwing proxy": () =>
		new Proxy(
			{},
			{
				get: () => {
					throw new Error("no");
				},
				ownKeys: () => {
					throw new Error("no");
				},
			},
		),
	"revoked proxy": () => {
		const { proxy, revoke } = Proxy.revocable({}, {});
		revoke();
		return proxy;
	},
	"getter that plays a move": (game) => ({
		get type() {
			game.apply(game.legalMoves()[0]);
			return "nothing";
		},
	}),
	"getter that takes it back": (game) => ({
		get type() {
			game.undo();
			return "nothing";
		},
	}),
	"unknown type": () => ({ type: "castle" }),
	"missing field": () => ({ type: "slide", side: "south" }),
	"extra field": () => ({ type: "slide", side: "south", line: "c", by: 0 }),
	"wrong type of field": () => ({ type: "slide", side: "south", line: 3 }),
	"move as a list": () => ["slide", "south", "c"],
	"no prototype": () => Object.create(null),
	"polluting key": () =>
		JSON.parse('{"__proto__":{"type":"slide"},"side":"south","line":"c"}'),
};
assert.ok(Object.keys(VALUES).length >= 40);

/** The calls of a game that take arguments, and the codes they may answer with. */
const CALLS = {
	"apply(value)": [(game, value) => game.apply(value), ["malformed-move"]],
	"check(value)": [(game, value) => game.check(value), ["malformed-move"]],
	"apply(move, value)": [
		(game, value) => game.apply(game.legalMoves()[0], value),
		["malformed-move"],
	],
	"apply(literal, value)": [
		(game, value) => game.apply({ ...game.legalMoves()[0] }, value),
		["malformed-move"],
	],
	"check(move, value)": [
		(game, value) => game.check(game.legalMoves()[0], value),
		["malformed-move"],
	],
	"legalMoves(value)": [
		(game, value) => game.legalMoves(value),
		["malformed-move"],
	],
	"view(value)": [(game, value) => game.view(value), ["malformed-move"]],
	"canUndo(value)": [(game, value) => game.canUndo(value), ["malformed-move"]],
	"log(value)": [(game, value) => game.log(value), ["bad-options"]],
	"log({ seat: value })": [
		(game, value) => game.log({ seat: value }),
		["bad-options", "malformed-move"],
	],
	"log({ from: value })": [
		(game, value) => game.log({ from: value }),
		["bad-options"],
	],
	"playRandom(value)": [
		(game, value) => game.playRandom(value),
		["bad-options"],
	],
	"playRandom({ games: value })": [
		(game, value) => game.playRandom({ games: value }),
		["bad-options"],
	],
	"save(value)": [(game, value) => game.save(value), ["bad-options"]],
	"save({ seed: value })": [
		(game, value) => game.save({ seed: value }),
		["bad-options"],
	],
	"createGame(value)": [(_, value) => createGame(value), ["unknown-game"]],
	"createGame(id, value)": [
		(_, value) => createGame("kopis", value),
		["bad-options"],
	],
	"createGame(id, { seed: value })": [
		(_, value) => createGame("kopis", { seed: value }),
		["bad-options"],
	],
	"createGame(id, { players: value })": [
		(_, value) => createGame("kopis", { players: value }),
		["bad-options"],
	],
	"createGame(id, { chance: value })": [
		(_, value) => createGame("kopis", { chance: value }),
		["bad-options"],
	],
	"createGame(id, { mode: value })": [
		(_, value) => createGame("kopis", { mode: value }),
		["bad-options"],
	],
	"createGame(id, { layout: value })": [
		(_, value) => createGame("kopis", { layout: value }),
		["bad-options"],
	],
	"createGame(id, { scenario: value })": [
		(_, value) => createGame("kopis", { scenario: value }),
		["bad-options"],
	],
	"createGame(id, { position: value })": [
		(_, value) => createGame("kopis", { position: value }),
		["bad-position", "bad-options"],
	],
	"restoreGame(value)": [(_, value) => restoreGame(value), ["bad-save"]],
	"rules(value)": [(_, value) => rules(value), ["unknown-game"]],
	"scenarios(value)": [(_, value) => scenarios(value), ["unknown-game"]],
};

/** What is no fault after all, because the call takes it. */
const FINE = {
	"log(value)": ["no prototype"],
	"log({ seat: value })": ["null"],
	"save(value)": ["no prototype"],
	"save({ seed: value })": ["true", "false"],
	"playRandom(value)": ["no prototype"],
	"playRandom({ games: value })": ["null"],
	"createGame(id, value)": ["no prototype"],
	// A text is a seed, and so is a whole number; a date is written as text.
	"createGame(id, { seed: value })": [
		"minus one",
		"empty text",
		"text",
		"JSON text",
		"null byte",
		"date",
	],
	"createGame(id, { layout: value })": ["null", "bad date"],
	"createGame(id, { scenario: value })": ["text"],
};
/** A bad date is written as null, and what gives nothing is left out. */
for (const name of ["log({ seat: value })", "playRandom({ games: value })"])
	FINE[name].push("bad date");

for (const [name, [call, codes]] of Object.entries(CALLS)) {
	test(`${name} takes no hostile value`, () => {
		const game = createGame("kopis", { seed: 7 });
		game.apply(game.legalMoves()[0]);
		for (const [kind, make] of Object.entries(VALUES)) {
			const fine =
				FINE[name]?.includes(kind) ||
				(name.includes("{") && kind === "toJSON that gives nothing");
			const value = make(game);
			if (fine) {
				// What random play takes, it plays: on a copy, so that the game stays.
				call(name.startsWith("playRandom") ? game.clone() : game, value);
				continue;
			}
			const clock = performance.now();
			assert.throws(
				() => call(game, value),
				(error) => {
					assert.ok(error instanceof RulesError, `${kind}: ${error}`);
					assert.ok(
						codes.includes(error.code),
						`${kind}: ${error.code}, not ${codes}`,
					);
					assert.ok(
						error.message.length > 10 && error.message.length < 600,
						`${kind}: ${error.message}`,
					);
					return true;
				},
				kind,
			);
			assert.ok(performance.now() - clock < 1000, `${kind}: within a second`);
			assert.equal(game.actors().length, 1, `${kind}: the game goes on`);
		}
		assert.deepEqual(
			game.playRandom({ seed: 1 }),
			game.outcome(),
			"the game finishes normally",
		);
		assert.ok(createGame("kopis").playRandom(), "and so does a new one");
	});
}

for (const { id } of games()) {
	test(`${id} takes no hostile move, position or option, and plays on`, () => {
		const game = createGame(id, { seed: 7 });
		game.apply(game.legalMoves()[0]);
		const refuses = (kind, use, codes) =>
			assert.throws(
				use,
				(error) => error instanceof RulesError && codes.includes(error.code),
				`${id}: ${kind}`,
			);
		for (const [kind, make] of Object.entries(VALUES)) {
			if (
				kind.startsWith("getter that plays") ||
				kind.startsWith("getter that takes")
			)
				continue;
			refuses(kind, () => game.apply(make(game)), ["malformed-move"]);
			refuses(kind, () => game.check(make(game)), ["malformed-move"]);
			if (kind !== "toJSON that gives nothing")
				refuses(kind, () => createGame(id, { position: make(game) }), [
					"bad-position",
					"bad-options",
				]);
			if (kind !== "toJSON that gives nothing")
				refuses(kind, () => createGame(id, { nothing: make(game) }), [
					"bad-options",
				]);
			assert.ok(game.actors().length > 0);
		}
		assert.deepEqual(game.playRandom({ seed: 1 }), game.outcome());
	});
}

test("a getter that frees the game leaves a freed game, and the module plays on", () => {
	for (const use of ["apply", "check", "log", "playRandom"]) {
		const game = createGame("kopis", { seed: 7 });
		const trap = {
			get type() {
				game.free();
				return "slide";
			},
		};
		assert.throws(() => game[use](trap), { name: "RulesError" }, use);
		assert.throws(() => game.state(), { code: "freed" });
		assert.ok(createGame("kopis").playRandom());
	}
});

test("a getter that plays the same game nests as an ordinary call", () => {
	const game = createGame("kopis", { seed: 7 });
	const [first] = game.legalMoves();
	const trap = {
		type: "slide",
		get side() {
			game.apply(first);
			return "north";
		},
		line: "d",
	};
	game.apply(trap);
	assert.deepEqual(
		game.history().map(({ seat }) => seat),
		[0, 1],
	);
});

test("a proxy of a legal move is that move", () => {
	const game = createGame("kopis", { seed: 7 });
	const [move] = game.legalMoves();
	assert.ok(game.apply(new Proxy(move, {})).length > 0);
});

test("saved text that is no saved game", () => {
	const saved = createGame("kopis", { seed: 1 }).save();
	for (const text of [
		"",
		"{}",
		"null",
		"[]",
		saved.slice(1),
		saved.slice(0, -1),
		saved.replace("kopis", "chess"),
		saved + saved,
		"x".repeat(10_000_000),
		"[".repeat(1_000_000),
	]) {
		const clock = performance.now();
		assert.throws(() => restoreGame(text), {
			name: "RulesError",
			code: "bad-save",
		});
		assert.ok(performance.now() - clock < 2000, "in bounded time");
	}
	assert.ok(restoreGame(saved).playRandom());
});
