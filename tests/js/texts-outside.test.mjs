// What a person would lose to a text from elsewhere: the page, or the certainty of what was read. Texts with fields given twice
// are refused, very wide and very long ones are answered in bounded time, and no sentence says all of it again.

import assert from "node:assert/strict";
import { test } from "node:test";
import * as engine from "ludotheque";
import { fresh } from "./lessons.mjs";
import { source } from "./source.mjs";

const { createGame, games, restoreGame, RulesError } = engine;
const { parseJson } = await source("src/element/json.ts");
const { problems } = await source("src/element/lessons/check.ts");
const IDS = games().map(({ id }) => id);

const WIDE = Object.fromEntries(
	Array.from({ length: 100_000 }, (_, n) => [`field${n}`, n]),
);

/**
 * Every text that comes of giving one of the fields of a value once more, as it is.
 * @param {unknown} value @returns {Generator<string>}
 */
function* doubled(value) {
	if (typeof value !== "object" || value === null) return;
	const isList = Array.isArray(value);
	const fields = Object.entries(value).map(([name, inside]) => {
		const label = isList ? "" : `${JSON.stringify(name)}:`;
		return { inside, label, text: `${label}${JSON.stringify(inside)}` };
	});
	const whole = (/** @type {string[]} */ texts) =>
		isList ? `[${texts.join()}]` : `{${texts.join()}}`;
	const texts = fields.map(({ text }) => text);
	for (const [n, { inside, label, text }] of fields.entries()) {
		if (!isList) yield whole([...texts, text]);
		for (const other of doubled(inside))
			yield whole(texts.with(n, `${label}${other}`));
	}
}

/** How many milliseconds this process has worked: what others do on the machine does not count. */
function worked() {
	const { user, system } = process.cpuUsage();
	return (user + system) / 1000;
}

/** What is said to a text within a second of work. @param {() => unknown} act */
function refused(act) {
	const begun = worked();
	try {
		act();
	} catch (error) {
		const took = worked() - begun;
		assert.ok(took < 1000, `${took} ms`);
		const { message } = /** @type {Error} */ (error);
		assert.ok(message.length > 10 && message.length < 600, message);
		return /** @type {any} */ (error);
	}
	assert.fail("it was taken");
}

/** A game some moves in. @param {any} id */
function played(id) {
	const game = createGame(id, { seed: 3 });
	for (let n = 0; n < 6; n += 1) {
		const [seat] = game.actors();
		game.apply(
			/** @type {any} */ (
				game.legalMoves(seat)[n % 2] ?? game.legalMoves(seat)[0]
			),
			seat,
		);
	}
	return game;
}

for (const id of IDS) {
	test(`${id}: a save in which any field is given twice is refused, and says so`, () => {
		let count = 0;
		for (const form of [{}, { seed: false }]) {
			const save = JSON.parse(played(id).save(form));
			for (const other of doubled(save)) {
				const error = refused(() => restoreGame(other));
				assert.ok(error instanceof RulesError);
				assert.equal(error.code, "bad-save");
				assert.match(error.message, /twice/, other);
				count += 1;
			}
		}
		assert.ok(count > 100, `${count} texts`);
	});

	test(`${id}: 100,000 fields more, anywhere, are refused within a second`, () => {
		const game = played(id);
		const [seat] = game.actors();
		const move = game.legalMoves(seat)[0];
		const state = game.state();
		const save = JSON.parse(game.save());
		const saved = (/** @type {object} */ more) =>
			restoreGame(JSON.stringify({ ...save, ...more }));
		const make = (/** @type {object} */ options) =>
			createGame(id, /** @type {any} */ (options));
		for (const [code, act] of /** @type {[RegExp, () => unknown][]} */ ([
			[/bad-options/, () => make(WIDE)],
			[/bad-options/, () => make({ seed: 1, ...WIDE })],
			[
				/bad-(position|options)/,
				() => make({ position: { ...state, ...WIDE } }),
			],
			[
				/malformed-move/,
				() => game.apply(/** @type {any} */ ({ ...move, ...WIDE })),
			],
			[
				/malformed-move/,
				() => game.check(/** @type {any} */ ({ ...move, ...WIDE })),
			],
			[/bad-save/, () => saved(WIDE)],
			[/bad-save/, () => saved({ setup: { ...save.setup, ...WIDE } })],
			[/bad-save/, () => saved({ moves: [{ ...save.moves[0], ...WIDE }] })],
		]))
			assert.match(refused(act).code, code);
		assert.deepEqual(game.state(), state);
	});
}

test("a text of the page in which any field is given twice is refused", () => {
	const texts = {
		options: { players: 3, seed: 'a":b', stations: { A: "own", B: "draw" } },
		"a move list": [
			{ type: "slide", side: "west", line: "3" },
			{ seat: 1, move: { type: "slide", side: "north", line: "d" } },
		],
		"a link": {
			format: 1,
			game: "kopis",
			rules: 1,
			setup: { seed: 1 },
			moves: [{ type: "slide" }],
		},
		"a kept game": {
			format: 1,
			save: createGame("kopis", { seed: 1 }).save(),
			names: ["A\\"],
			over: false,
		},
		"a lesson": fresh(),
	};
	for (const [what, value] of Object.entries(texts)) {
		for (const space of ["", "\t"])
			assert.deepEqual(
				parseJson(JSON.stringify(value, null, space)),
				value,
				what,
			);
		for (const other of doubled(value)) {
			assert.match(refused(() => parseJson(other)).message, /twice/, other);
		}
	}
});

test("what looks like a field given twice and is none is read", () => {
	for (const value of [
		'":',
		{ 'a":1,"a': ':"', a: "\\", "": { a: '\\":' } },
		[{ a: 1 }, { a: 1 }],
		JSON.parse('{"__proto__":{"a":1},"constructor":2}'),
		{ 1: 1, a: { 1: 1 } },
		[],
		null,
		-0.5,
	])
		assert.deepEqual(parseJson(JSON.stringify(value)), value);
	assert.throws(() => parseJson('{"__proto__":1,"__proto__":2}'), /twice/);
	assert.throws(() => parseJson('{"a":1,"\\u0061":2}'), /twice/);
});

test("very wide, deep and long texts of the page are read in bounded time", () => {
	for (const text of [
		JSON.stringify(WIDE),
		`${'{"a":'.repeat(100_000)}1${"}".repeat(100_000)}`,
		`{"save":"${'\\"'.repeat(4_000_000)}"}`,
		`[${"0,".repeat(1_000_000)}0]`,
	]) {
		const begun = worked();
		parseJson(text);
		const took = worked() - begun;
		assert.ok(took < 2000, `${took} ms for ${text.slice(0, 20)}`);
	}
});

const LONG = "x".repeat(1_000_000);
const MANY = Array.from({ length: 100_000 }, () => ({ type: "slide" }));
/** @type {[string, (lesson: any) => unknown][]} */
const LESSONS = [
	["100,000 fields", (lesson) => Object.assign(lesson, WIDE)],
	[
		"100,000 fields in a step",
		(lesson) => Object.assign(lesson.steps[0], WIDE),
	],
	[
		"100,000 fields in the options",
		(lesson) =>
			Object.assign(lesson.steps[0], {
				scenario: undefined,
				position: undefined,
				options: { seed: 1, ...WIDE },
			}),
	],
	[
		"100,000 fields in a move",
		(lesson) => Object.assign(lesson.steps[0].expect, WIDE),
	],
	[
		"100,000 steps",
		(lesson) => {
			lesson.steps = MANY.map(() => lesson.steps[0]);
		},
	],
	[
		"100,000 moves before",
		(lesson) => {
			lesson.steps[0].before = MANY.map((play) => ({ play }));
		},
	],
	[
		"100,000 moves to answer with",
		(lesson) => {
			lesson.steps[0].expect = MANY;
		},
	],
	[
		"100,000 rules",
		(lesson) => {
			lesson.steps[0].rules = MANY.map(() => LONG.slice(0, 100));
		},
	],
	[
		"100,000 wrong entries",
		(lesson) => {
			lesson.steps = MANY.map(() => 7);
		},
	],
	[
		"a title of a million characters",
		(lesson) => {
			lesson.steps[0].title = LONG;
			lesson.steps[0].view = "x";
		},
	],
	[
		"a game of a million characters",
		(lesson) => {
			lesson.game = LONG;
		},
	],
	[
		"a field of a million characters",
		(lesson) => {
			lesson[LONG] = 1;
		},
	],
	[
		"a rule of a million characters",
		(lesson) => {
			lesson.steps[0].rules = [LONG];
		},
	],
	[
		"a scenario of a million characters",
		(lesson) => {
			Object.assign(lesson.steps[0], {
				position: undefined,
				options: undefined,
				continue: undefined,
				scenario: LONG,
			});
		},
	],
	[
		"a move 100,000 deep",
		(lesson) => {
			lesson.steps[0].expect = {
				type: "slide",
				line: JSON.parse(`${"[".repeat(100_000)}${"]".repeat(100_000)}`),
			};
		},
	],
];
for (const [what, edit] of LESSONS)
	test(`a lesson with ${what} is told of, shortly and within two seconds`, () => {
		const lesson = fresh();
		edit(lesson);
		const begun = worked();
		const found = problems(lesson, engine);
		const took = worked() - begun;
		assert.ok(found.length > 0 && found.length <= 100, `${found.length}`);
		for (const { field, message } of found)
			assert.ok(
				field.length <= 80 && message.length < 900,
				message.slice(0, 2000),
			);
		assert.ok(took < 2000, `${took} ms`);
	});
