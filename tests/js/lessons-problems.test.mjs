// What is wrong with a lesson is said by step and field.

import assert from "node:assert/strict";
import { test } from "node:test";
import * as engine from "ludotheque";
import { fresh } from "./lessons.mjs";
import { source } from "./source.mjs";

const { problems } = await source("src/element/lessons/check.ts");

/** What an author may get wrong: what is done to the lesson, where it is told, and a word of what is said. @type {[string, (lesson: any) => unknown, number | null, string, RegExp][]} */
const BROKEN = [
	[
		"no object",
		() => "kopis",
		null,
		"lesson",
		/is an object .* this is «kopis»/,
	],
	["a list", () => [], null, "lesson", /this is an empty list/],
	[
		"another format",
		(lesson) => {
			lesson.format = 2;
		},
		null,
		"format",
		/format is 1; this is 2/,
	],
	[
		"an unknown game",
		(lesson) => {
			lesson.game = "chess";
		},
		null,
		"game",
		/kopis, .* this is «chess»/,
	],
	[
		"no title",
		(lesson) => void delete lesson.title,
		null,
		"title",
		/a text is needed; this is missing/,
	],
	[
		"no steps",
		(lesson) => {
			lesson.steps = [];
		},
		null,
		"steps",
		/at least one step .* an empty list/,
	],
	[
		"a strange field",
		(lesson) => {
			lesson.author = "me";
		},
		null,
		"author",
		/no such field; the fields are format, game/,
	],
	[
		"a step that is none",
		(lesson) => {
			lesson.steps[1] = "on";
		},
		2,
		"step",
		/a step is an object; this is «on»/,
	],
	[
		"a misspelt field",
		(lesson) => {
			lesson.steps[0].hints = "x";
		},
		1,
		"hints",
		/no such field/,
	],
	[
		"an empty text",
		(lesson) => {
			lesson.steps[0].text = " ";
		},
		1,
		"text",
		/this is an empty text/,
	],
	[
		"no task",
		(lesson) => void delete lesson.steps[1].task,
		2,
		"task",
		/this is missing/,
	],
	[
		"two beginnings",
		(lesson) => {
			lesson.steps[0].options = { seed: 1 };
		},
		1,
		"options",
		/begins in one way .* scenario and options/,
	],
	[
		"no beginning",
		(lesson) => void delete lesson.steps[0].scenario,
		1,
		"scenario",
		/has none/,
	],
	[
		"nothing to continue",
		(lesson) => {
			delete lesson.steps[0].scenario;
			lesson.steps[0].continue = true;
		},
		1,
		"continue",
		/first step has nothing to continue/,
	],
	[
		"continue: false",
		(lesson) => {
			lesson.steps[1].continue = false;
		},
		2,
		"continue",
		/true or left out; this is false/,
	],
	[
		"options without a seed",
		(lesson) => {
			delete lesson.steps[0].scenario;
			lesson.steps[0].options = {};
		},
		1,
		"options.seed",
		/every reader would see another game/,
	],
	[
		"options with chance",
		(lesson) => {
			delete lesson.steps[0].scenario;
			lesson.steps[0].options = { seed: 1, chance: "auto" };
		},
		1,
		"options.chance",
		/scripted/,
	],
	[
		"a strange view",
		(lesson) => {
			lesson.steps[0].view = "red";
		},
		1,
		"view",
		/a seat .* this is «red»/,
	],
	[
		"nothing expected",
		(lesson) => void delete lesson.steps[1].expect,
		2,
		"expect",
		/this is missing/,
	],
	[
		"no move expected",
		(lesson) => {
			lesson.steps[0].expect = [{ side: "south" }];
		},
		1,
		"expect[0]",
		/with a type; this is an object/,
	],
	[
		"a try without a word",
		(lesson) => void delete lesson.steps[0].tries[1].says,
		1,
		"tries[1].says",
		/legal, so something must be said/,
	],
	[
		"a try that is no object",
		(lesson) => {
			lesson.steps[0].tries[0] = "a";
		},
		1,
		"tries[0]",
		/a try is an object/,
	],
	[
		"tries that are no list",
		(lesson) => {
			lesson.steps[0].tries = {};
		},
		1,
		"tries",
		/a list is needed/,
	],
	[
		"a script that is no move",
		(lesson) => {
			lesson.steps[0].then[0] = { type: "slide" };
		},
		1,
		"then[0]",
		/written \{ "play": move \}/,
	],
	[
		"a script of a strange seat",
		(lesson) => {
			lesson.steps[0].then[0].seat = "black";
		},
		1,
		"then[0].seat",
		/or "chance"/,
	],
	[
		"an unknown scenario",
		(lesson) => {
			lesson.steps[0].scenario = "slides";
		},
		1,
		"scenario",
		/are base-setup, .* this is «slides»/,
	],
	[
		"an impossible position",
		(lesson) => {
			delete lesson.steps[0].scenario;
			lesson.steps[0].position = { mode: "storm" };
		},
		1,
		"position",
		/the rules do not take it/,
	],
	[
		"impossible options",
		(lesson) => {
			delete lesson.steps[0].scenario;
			lesson.steps[0].options = { seed: 1, mode: "blitz" };
		},
		1,
		"options",
		/the rules do not take it/,
	],
	[
		"a seat that is not there",
		(lesson) => {
			lesson.steps[0].view = 2;
		},
		1,
		"view",
		/the seats are 0 to 1; this is 2/,
	],
	[
		"an answer that is refused",
		(lesson) => {
			lesson.steps[0].expect.line = "a";
		},
		1,
		"expect",
		/no legal move of seat 0: .*push nothing \(KOP-13\)/,
	],
	[
		"an answer that does not exist",
		(lesson) => {
			lesson.steps[0].expect = { type: "jump" };
		},
		1,
		"expect",
		/no legal move of seat 0: legal are .*slide/,
	],
	[
		"one answer of two",
		(lesson) => {
			lesson.steps[0].expect = [
				{ type: "slide", line: "c" },
				{ type: "slide", line: "f" },
			];
		},
		1,
		"expect[1]",
		/"f"/,
	],
	[
		"a try that is legal",
		(lesson) => {
			lesson.steps[0].tries[0].move.line = "d";
		},
		1,
		"tries[0].rule",
		/is legal, so KOP-13 does not forbid it/,
	],
	[
		"a try of another rule",
		(lesson) => {
			lesson.steps[0].tries[0].rule = "KOP-16";
		},
		1,
		"tries[0].rule",
		/refused by KOP-13 .* not by KOP-16/,
	],
	[
		"a try that is no move",
		(lesson) => void delete lesson.steps[0].tries[0].move.line,
		1,
		"tries[0].move",
		/not a whole move/,
	],
	[
		"a try that needs a rule",
		(lesson) => {
			lesson.steps[0].tries[1].move = {
				type: "slide",
				side: "south",
				line: "f",
			};
		},
		1,
		"tries[1].rule",
		/not legal, so the rule .* needed.*KOP-13/,
	],
	[
		"a try that is the answer",
		(lesson) => {
			lesson.steps[0].tries[1].move = { type: "slide", line: "c" };
		},
		1,
		"tries[1].move",
		/what the step asks for/,
	],
	[
		"an unknown rule",
		(lesson) => {
			lesson.steps[0].rules = ["KOP-99"];
		},
		1,
		"rules[0]",
		/kopis has no rule KOP-99/,
	],
	[
		"a script out of turn",
		(lesson) => {
			lesson.steps[0].then[0].seat = 0;
		},
		1,
		"then[0].play",
		/cannot be played/,
	],
	[
		"a script that is refused",
		(lesson) => {
			lesson.steps[0].before = [
				{ play: { type: "slide", side: "south", line: "a" } },
			];
		},
		1,
		"before[0].play",
		/cannot be played: .*push nothing/,
	],
	[
		"a question after the end",
		(lesson) => {
			lesson.steps[0] = {
				...lesson.steps[0],
				scenario: "scoring",
				view: 1,
				tries: [],
				expect: "any",
				// biome-ignore lint/suspicious/noThenProperty: lessons are data, which nobody awaits
				then: [{ expect: "any" }],
			};
		},
		1,
		"then[0].expect",
		/the game is over/,
	],
];

for (const [name, spoil, step, field, message] of BROKEN) {
	test(`told: ${name}`, () => {
		const lesson = fresh();
		const found = problems(spoil(lesson) ?? lesson, engine);
		const told = found.find((problem) => problem.field === field);
		assert.ok(told !== undefined, JSON.stringify(found));
		assert.equal(told.step, step);
		assert.match(told.message, message);
		assert.match(
			told.message,
			step === null ? /^The lesson, / : new RegExp(`^Step ${step}\\b`),
			"the message says where",
		);
		assert.ok(told.message.includes(field));
		assert.equal(found.length, 1, `and nothing else: ${JSON.stringify(found)}`);
	});
}

test("hostile values are told of, never thrown", () => {
	/** @type {any} */
	const cyclic = fresh();
	cyclic.steps[0].position = cyclic;
	delete cyclic.steps[0].scenario;
	for (const value of [
		null,
		undefined,
		1n,
		Symbol("x"),
		() => {},
		Number.NaN,
		{ steps: [null, [], 3] },
		cyclic,
		{
			...fresh(),
			steps: [{ ...fresh().steps[0], expect: { type: "slide", side: 1n } }],
		},
	]) {
		assert.ok(problems(value, engine).length > 0);
	}
});
