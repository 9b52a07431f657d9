// Lessons: the built-in ones play through the rules, and what is wrong with a lesson is said by step and field.

import assert from "node:assert/strict";
import { readFileSync, readdirSync } from "node:fs";
import { createRequire } from "node:module";
import { test } from "node:test";
import * as engine from "ludotheque";
import { problems } from "../../src/element/lessons/check.js";
import { answers, arrive, asked, fits, solve } from "../../src/element/lessons/run.js";

/** @typedef {import("../../src/element/lesson.d.ts").Lesson} Lesson */

const FOLDER = new URL("../../src/element/lessons/", import.meta.url);
/** @type {Lesson[]} */
const LESSONS = readdirSync(FOLDER).filter((name) => name.endsWith(".json")).map((name) => JSON.parse(readFileSync(new URL(name, FOLDER), "utf8")));

/** How many sentences a text has. @param {string} text */
const sentences = (text) => text.split(/[.?!](?:\s|$)/).filter((part) => part.trim() !== "").length;

test("every game has a lesson, under its own id", () => {
  assert.deepEqual(LESSONS.map(({ game }) => game).sort(), engine.games().map(({ id }) => id).sort());
  for (const lesson of LESSONS) assert.equal(JSON.parse(readFileSync(new URL(`${lesson.game}.json`, FOLDER), "utf8")).game, lesson.game);
});

test("the package has them as data", () => {
  const load = createRequire(import.meta.url);
  for (const lesson of LESSONS) assert.deepEqual(load(`ludotheque/lessons/${lesson.game}.json`), lesson);
});

for (const lesson of LESSONS) {
  test(`${lesson.game}: the lesson plays through the rules`, () => {
    assert.deepEqual(problems(lesson, engine), []);
    assert.ok(lesson.steps.length >= 6 && lesson.steps.length <= 10, `${lesson.steps.length} steps`);
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
          assert.ok(!verdict.legal && verdict.rule === rule, `${step.title}: ${JSON.stringify(move)} ${JSON.stringify(verdict)}`);
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
    assert.match(JSON.stringify(lesson.steps.at(-1)?.after), /win/i, "and says who wins");
    game.free();
  });

  test(`${lesson.game}: the words are few`, () => {
    for (const step of lesson.steps) {
      assert.ok(sentences(`${step.text} ${step.task}`) <= 2, `${step.title}: at most two sentences`);
      assert.equal(sentences(step.after), 1, `${step.title}: one sentence after it`);
      for (const words of [step.title, step.text, step.task, step.after, step.hint ?? "", ...(step.tries ?? []).map(({ says = "" }) => says)]) assert.doesNotMatch(words, /!|\bwrong\b/i, step.title);
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
  assert.ok(!fits({ type: "rolled", seat: 0 }, move), "a field that is not there");
  assert.ok(!fits({ toString: undefined }, move), "nothing is inherited");
  assert.ok(answers("any", move));
  assert.ok(answers([{ type: "stop" }, { colour: "red" }], move));
  assert.ok(!answers([{ type: "stop" }], move));
});

test("a step that continues is reached by the answers before it", () => {
  const lesson = fresh();
  const game = arrive(engine, lesson, 1);
  assert.equal(game.ply, 2, "the answer of the first step and the move of the script");
  assert.deepEqual(game.actors(), [0]);
  game.free();
});

/** A lesson with nothing wrong: two steps of Kopis, the second continues the first. @returns {any} */
function fresh() {
  return {
    format: 1,
    game: "kopis",
    title: "Two slides",
    steps: [
      {
        title: "In",
        text: "The fortresses stand in the middle.",
        task: "Slide in on file c.",
        scenario: "slide",
        view: 0,
        expect: { type: "slide", side: "south", line: "c" },
        hint: "Below c.",
        tries: [
          { move: { type: "slide", side: "south", line: "a" }, rule: "KOP-13", label: "Why not a?" },
          { move: { type: "slide", line: "d" }, says: "Another time." },
        ],
        then: [{ play: { type: "slide", side: "north", line: "d" }, seat: 1 }],
        after: "It pushed.",
        rules: ["KOP-11"],
      },
      { title: "On", text: "Black has answered.", task: "Make any slide.", continue: true, expect: "any", after: "Done." },
    ],
  };
}

test("a lesson with nothing wrong has no problems", () => {
  assert.deepEqual(problems(fresh(), engine), []);
  const more = fresh();
  more.steps[1] = { ...more.steps[1], expect: [{ type: "slide", side: "south" }, { side: "west", type: "slide" }], then: [{ play: { type: "slide", side: "east", line: "4" } }, { expect: "any", hint: "Go on." }] };
  assert.deepEqual(problems(more, engine), []);
});

test("the lesson in the README has no problems", () => {
  const readme = readFileSync(new URL("../../README.md", import.meta.url), "utf8");
  const text = readme.slice(readme.indexOf("## Write a lesson")).match(/```json\n([^]*?)```/)?.[1] ?? "";
  assert.deepEqual(problems(JSON.parse(text), engine), []);
});

/** What an author may get wrong: what is done to the lesson, where it is told, and a word of what is said. @type {[string, (lesson: any) => unknown, number | null, string, RegExp][]} */
const BROKEN = [
  ["no object", () => "kopis", null, "lesson", /is an object .* this is «kopis»/],
  ["a list", () => [], null, "lesson", /this is an empty list/],
  ["another format", (lesson) => void (lesson.format = 2), null, "format", /format is 1; this is 2/],
  ["an unknown game", (lesson) => void (lesson.game = "chess"), null, "game", /kopis, .* this is «chess»/],
  ["no title", (lesson) => void delete lesson.title, null, "title", /a text is needed; this is missing/],
  ["no steps", (lesson) => void (lesson.steps = []), null, "steps", /at least one step .* an empty list/],
  ["a strange field", (lesson) => void (lesson.author = "me"), null, "author", /no such field; the fields are format, game/],
  ["a step that is none", (lesson) => void (lesson.steps[1] = "on"), 2, "step", /a step is an object; this is «on»/],
  ["a misspelt field", (lesson) => void (lesson.steps[0].hints = "x"), 1, "hints", /no such field/],
  ["an empty text", (lesson) => void (lesson.steps[0].text = " "), 1, "text", /this is an empty text/],
  ["no task", (lesson) => void delete lesson.steps[1].task, 2, "task", /this is missing/],
  ["two beginnings", (lesson) => void (lesson.steps[0].options = { seed: 1 }), 1, "options", /begins in one way .* scenario and options/],
  ["no beginning", (lesson) => void delete lesson.steps[0].scenario, 1, "scenario", /has none/],
  ["nothing to continue", (lesson) => void (delete lesson.steps[0].scenario, (lesson.steps[0].continue = true)), 1, "continue", /first step has nothing to continue/],
  ["continue: false", (lesson) => void (lesson.steps[1].continue = false), 2, "continue", /true or left out; this is false/],
  ["options without a seed", (lesson) => void (delete lesson.steps[0].scenario, (lesson.steps[0].options = {})), 1, "options.seed", /every reader would see another game/],
  ["options with chance", (lesson) => void (delete lesson.steps[0].scenario, (lesson.steps[0].options = { seed: 1, chance: "auto" })), 1, "options.chance", /scripted/],
  ["a strange view", (lesson) => void (lesson.steps[0].view = "red"), 1, "view", /a seat .* this is «red»/],
  ["nothing expected", (lesson) => void delete lesson.steps[1].expect, 2, "expect", /this is missing/],
  ["no move expected", (lesson) => void (lesson.steps[0].expect = [{ side: "south" }]), 1, "expect[0]", /with a type; this is an object/],
  ["a try without a word", (lesson) => void delete lesson.steps[0].tries[1].says, 1, "tries[1].says", /legal, so something must be said/],
  ["a try that is no object", (lesson) => void (lesson.steps[0].tries[0] = "a"), 1, "tries[0]", /a try is an object/],
  ["tries that are no list", (lesson) => void (lesson.steps[0].tries = {}), 1, "tries", /a list is needed/],
  ["a script that is no move", (lesson) => void (lesson.steps[0].then[0] = { type: "slide" }), 1, "then[0]", /written \{ "play": move \}/],
  ["a script of a strange seat", (lesson) => void (lesson.steps[0].then[0].seat = "black"), 1, "then[0].seat", /or "chance"/],
  ["an unknown scenario", (lesson) => void (lesson.steps[0].scenario = "slides"), 1, "scenario", /are base-setup, .* this is «slides»/],
  ["an impossible position", (lesson) => void (delete lesson.steps[0].scenario, (lesson.steps[0].position = { mode: "storm" })), 1, "position", /the rules do not take it/],
  ["impossible options", (lesson) => void (delete lesson.steps[0].scenario, (lesson.steps[0].options = { seed: 1, mode: "blitz" })), 1, "options", /the rules do not take it/],
  ["a seat that is not there", (lesson) => void (lesson.steps[0].view = 2), 1, "view", /the seats are 0 to 1; this is 2/],
  ["an answer that is refused", (lesson) => void (lesson.steps[0].expect.line = "a"), 1, "expect", /no legal move of seat 0: .*push nothing \(KOP-13\)/],
  ["an answer that does not exist", (lesson) => void (lesson.steps[0].expect = { type: "jump" }), 1, "expect", /no legal move of seat 0: legal are .*slide/],
  ["one answer of two", (lesson) => void (lesson.steps[0].expect = [{ type: "slide", line: "c" }, { type: "slide", line: "f" }]), 1, "expect[1]", /"f"/],
  ["a try that is legal", (lesson) => void (lesson.steps[0].tries[0].move.line = "d"), 1, "tries[0].rule", /is legal, so KOP-13 does not forbid it/],
  ["a try of another rule", (lesson) => void (lesson.steps[0].tries[0].rule = "KOP-16"), 1, "tries[0].rule", /refused by KOP-13 .* not by KOP-16/],
  ["a try that is no move", (lesson) => void delete lesson.steps[0].tries[0].move.line, 1, "tries[0].move", /not a whole move/],
  ["a try that needs a rule", (lesson) => void (lesson.steps[0].tries[1].move = { type: "slide", side: "south", line: "f" }), 1, "tries[1].rule", /not legal, so the rule .* needed.*KOP-13/],
  ["a try that is the answer", (lesson) => void (lesson.steps[0].tries[1].move = { type: "slide", line: "c" }), 1, "tries[1].move", /what the step asks for/],
  ["an unknown rule", (lesson) => void (lesson.steps[0].rules = ["KOP-99"]), 1, "rules[0]", /kopis has no rule KOP-99/],
  ["a script out of turn", (lesson) => void (lesson.steps[0].then[0].seat = 0), 1, "then[0].play", /cannot be played/],
  ["a script that is refused", (lesson) => void (lesson.steps[0].before = [{ play: { type: "slide", side: "south", line: "a" } }]), 1, "before[0].play", /cannot be played: .*push nothing/],
  ["a question after the end", (lesson) => void (lesson.steps[0] = { ...lesson.steps[0], scenario: "scoring", view: 1, tries: [], expect: "any", then: [{ expect: "any" }] }), 1, "then[0].expect", /the game is over/],
];

for (const [name, spoil, step, field, message] of BROKEN) {
  test(`told: ${name}`, () => {
    const lesson = fresh();
    const found = problems(spoil(lesson) ?? lesson, engine);
    const told = found.find((problem) => problem.field === field);
    assert.ok(told !== undefined, JSON.stringify(found));
    assert.equal(told.step, step);
    assert.match(told.message, message);
    assert.match(told.message, step === null ? /^The lesson, / : new RegExp(`^Step ${step}\\b`), "the message says where");
    assert.ok(told.message.includes(field));
    assert.equal(found.length, 1, `and nothing else: ${JSON.stringify(found)}`);
  });
}

test("hostile values are told of, never thrown", () => {
  /** @type {any} */
  const cyclic = fresh();
  cyclic.steps[0].position = cyclic;
  delete cyclic.steps[0].scenario;
  for (const value of [null, undefined, 1n, Symbol("x"), () => {}, Number.NaN, { steps: [null, [], 3] }, cyclic, { ...fresh(), steps: [{ ...fresh().steps[0], expect: { type: "slide", side: 1n } }] }]) {
    assert.ok(problems(value, engine).length > 0);
  }
});
