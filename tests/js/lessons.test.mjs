// Lessons: the built-in ones play through the rules, and steps are answered and reached as written.

import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { test } from "node:test";
import * as engine from "ludotheque";
import { program } from "./examples.mjs";
import { FOLDER, fresh } from "./lessons.mjs";
import { source } from "./source.mjs";

/** @typedef {import("../../src/element/lesson.ts").Lesson} Lesson */

const { problems } = await source("src/element/lessons/check.ts");
const { answers, arrive, asked, fits, solve } = await source(
	"src/element/lessons/run.ts",
);

/** @type {Lesson[]} */
const LESSONS = readdirSync(FOLDER)
	.filter((name) => name.endsWith(".json"))
	.map((name) => JSON.parse(readFileSync(new URL(name, FOLDER), "utf8")));

/** How many sentences a text has. @param {string} text */
const sentences = (text) =>
	text.split(/[.?!](?:\s|$)/).filter((part) => part.trim() !== "").length;

test("every game has a lesson, under its own id", () => {
	assert.deepEqual(
		LESSONS.map(({ game }) => game).sort(),
		engine
			.games()
			.map(({ id }) => id)
			.sort(),
	);
	for (const lesson of LESSONS)
		assert.equal(
			JSON.parse(
				readFileSync(new URL(`${lesson.game}.en.json`, FOLDER), "utf8"),
			).game,
			lesson.game,
		);
});

test("the package has them as data", () => {
	const load = createRequire(import.meta.url);
	for (const lesson of LESSONS)
		assert.deepEqual(load(`ludotheque/lessons/${lesson.game}.json`), lesson);
});

for (const lesson of LESSONS) {
	test(`${lesson.game}: the lesson plays through the rules`, () => {
		assert.deepEqual(problems(lesson, engine), []);
		assert.ok(
			lesson.steps.length >= 6 && lesson.steps.length <= 10,
			`${lesson.steps.length} steps`,
		);
	});

	test(`${lesson.game}: every wrong try is refused by its rule, every other one is legal and not the answer`, () => {
		let [refused, allowed] = [0, 0];
		lesson.steps.forEach((step, index) => {
			const game = arrive(engine, lesson, index);
			const actor = asked(game, step);
			assert.ok(actor !== null);
			for (const { move, rule } of step.tries ?? []) {
				const verdict = game.check(/** @type {any} */ (move), actor);
				if (rule === undefined) {
					assert.ok(verdict.legal, `${step.title}: ${JSON.stringify(move)}`);
					assert.ok(!answers(step.expect, move), step.title);
					allowed += 1;
				} else {
					assert.ok(
						!verdict.legal && verdict.rule === rule,
						`${step.title}: ${JSON.stringify(move)} ${JSON.stringify(verdict)}`,
					);
					refused += 1;
				}
			}
			game.free();
		});
		assert.ok(refused >= 4, `${refused} tries are refused`);
		assert.ok(refused + allowed >= 6, `${refused + allowed} tries`);
	});

	test(`${lesson.game}: the last step ends a game that has a result`, () => {
		const game = arrive(engine, lesson, lesson.steps.length - 1);
		assert.equal(game.outcome(), null);
		solve(game, /** @type {any} */ (lesson.steps.at(-1)));
		assert.equal(game.outcome()?.scores.length, game.players);
		assert.match(
			JSON.stringify(lesson.steps.at(-1)?.after),
			/win/i,
			"and says who wins",
		);
		game.free();
	});

	test(`${lesson.game}: the words are few`, () => {
		for (const step of lesson.steps) {
			assert.ok(
				sentences(step.text) <= 2,
				`${step.title}: at most two sentences`,
			);
			assert.equal(sentences(step.task), 1, `${step.title}: one thing to do`);
			assert.equal(
				sentences(step.after),
				1,
				`${step.title}: one sentence after it`,
			);
			for (const words of [
				step.title,
				step.text,
				step.task,
				step.after,
				step.hint ?? "",
				...(step.tries ?? []).map(({ says = "" }) => says),
			])
				assert.doesNotMatch(words, /!|\bwrong\b/i, step.title);
			assert.ok((step.rules ?? []).length > 0, `${step.title} names its rules`);
			assert.ok(step.hint !== undefined, `${step.title} has a hint`);
		}
	});
}

test("a pattern fits what has its fields", () => {
	const move = { type: "rolled", colour: "red", dice: [3, 2] };
	assert.ok(fits({ type: "rolled" }, move));
	assert.ok(fits({ dice: [3, 2] }, move));
	assert.ok(!fits({ dice: [3] }, move), "a list is compared as a whole");
	assert.ok(!fits({ dice: [2, 3] }, move));
	assert.ok(
		!fits({ type: "rolled", seat: 0 }, move),
		"a field that is not there",
	);
	assert.ok(!fits({ toString: undefined }, move), "nothing is inherited");
	assert.ok(answers("any", move));
	assert.ok(answers([{ type: "stop" }, { colour: "red" }], move));
	assert.ok(!answers([{ type: "stop" }], move));
});

test("a step that continues is reached by the answers before it", () => {
	const lesson = fresh();
	const game = arrive(engine, lesson, 1);
	assert.equal(
		game.ply,
		2,
		"the answer of the first step and the move of the script",
	);
	assert.deepEqual(game.actors(), [0]);
	game.free();
});

test("a lesson with nothing wrong has no problems", () => {
	assert.deepEqual(problems(fresh(), engine), []);
	const more = fresh();
	more.steps[1] = {
		...more.steps[1],
		expect: [
			{ type: "slide", side: "south" },
			{ side: "west", type: "slide" },
		],
		// biome-ignore lint/suspicious/noThenProperty: lessons are data, which nobody awaits
		then: [
			{ play: { type: "slide", side: "east", line: "4" } },
			{ expect: "any", hint: "Go on." },
		],
	};
	assert.deepEqual(problems(more, engine), []);
});

test("the lesson of the documentation has no problems", () => {
	const text = program("lessons.html", "lesson");
	assert.deepEqual(problems(JSON.parse(text), engine), []);
});
