// Lessons in a real browser: each game's tour is completed by pressing what the page offers; wrong tries are read; one tour goes
// by keyboard alone, one on a phone; authors' lessons and what is said of broken ones.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { test } from "node:test";
import { answers } from "../../src/element/lessons/run.js";
import { GAMES } from "./browser.mjs";
import { site } from "./site.mjs";

/** @typedef {import("playwright-core").Page} Page */
/** @typedef {import("../../src/element/lesson.d.ts").Lesson} Lesson */
/** @typedef {import("../../src/element/lesson.d.ts").LessonStep} LessonStep */

const { visit } = site();
const FOLDER = new URL("../../src/element/lessons/", import.meta.url);

/** @param {string} id @returns {Lesson} */
const lessonOf = (id) => JSON.parse(readFileSync(new URL(`${id}.json`, FOLDER), "utf8"));

/** Writes down what the table tells the page. */
const LISTEN = `<script>window.told = []; for (const name of ["lesson", "refusal", "move"]) addEventListener(name, ({ detail }) => told.push([name, detail]))</script>`;

/** @param {Page} page */
const says = (page) => page.locator(".lesson-says").innerText();
/** @param {Page} page */
const progress = (page) => page.evaluate(() => /** @type {any} */ (window).told.filter((/** @type {any} */ [name]) => name === "lesson").map((/** @type {any} */ [, detail]) => detail));
/** @param {Page} page */
const saved = (page) => page.evaluate(() => /** @type {any} */ (document.querySelector("ludo-table")).save());
/** @param {Page} page @param {string} what */
const wish = (page, what) => page.locator(`[data-lesson-action=${what}]`).click();

/**
 * What has to be pressed for a move that the step asks for, one thing after the other.
 * @param {Page} page
 * @param {LessonStep} step
 * @param {import("../../src/element/lesson.d.ts").LessonExpect} expect
 */
async function presses(page, step, expect) {
  await page.locator("[data-target]").first().waitFor({ state: "attached" });
  const moves = await page.evaluate((view) => {
    const { game } = /** @type {any} */ (document.querySelector("ludo-table"));
    const actor = game.actors().includes(view) ? view : game.actors()[0];
    return { actor, legal: game.legalMoves(actor) };
  }, step.view);
  const move = moves.legal.find((/** @type {unknown} */ each) => answers(expect, each));
  assert.ok(move !== undefined, `${step.title}: there is an answer`);
  const things = await page.evaluate(({ move: wanted, actor }) => {
    const { game, renderer } = /** @type {any} */ (document.querySelector("ludo-table"));
    const legal = game.legalMoves(actor);
    const context = { seat: actor, actor, moves: legal, still: true, name: String, view: game.view(actor), acting: game.actors(), players: game.players, events: [], outcome: null };
    const seen = new Set();
    /** @type {(chosen: string[]) => string[] | null} */
    const find = (chosen) => {
      if (seen.has(chosen.join())) return null;
      seen.add(chosen.join());
      const targets = renderer.targets(legal, chosen, { ...context, chosen });
      const last = targets.find((/** @type {any} */ each) => JSON.stringify(each.move) === JSON.stringify(wanted));
      if (last !== undefined) return [last.thing];
      for (const { thing, chosen: next } of targets) {
        const rest = next === undefined ? null : find(next);
        if (rest !== null) return [thing, ...rest];
      }
      return null;
    };
    return find([]);
  }, { move, actor: moves.actor });
  assert.ok(things !== null, `${step.title}: the page offers the answer`);
  return things;
}

/**
 * Gives all answers of a step.
 * @param {Page} page
 * @param {LessonStep} step
 * @param {(thing: string) => Promise<void>} [press]
 */
async function answer(page, step, press = (thing) => page.locator(`[data-thing="${thing}"][data-target]`).first().click()) {
  for (const item of [{ expect: step.expect }, ...(step.then ?? [])]) {
    if ("play" in item) continue;
    for (const thing of await presses(page, step, item.expect)) await press(thing);
  }
  await page.locator(".lesson-says[data-mood=right]").waitFor();
}

/**
 * Opens a tour at its first step.
 * @param {import("node:test").TestContext} t
 * @param {string} id
 * @param {import("playwright-core").BrowserContextOptions} [options]
 */
async function tour(t, id, options = {}) {
  const { page, asked } = await visit(t, `<ludo-table lesson="${id}"></ludo-table>`, { head: LISTEN, ...options });
  await page.locator(".lesson h2").waitFor();
  return { page, asked, lesson: lessonOf(id) };
}

for (const id of GAMES) {
  test(`${id}: the tour, from the first step to the end of a game`, async (t) => {
    const { page, lesson } = await tour(t, id);
    const of = lesson.steps.length;
    assert.equal(await page.locator(".lesson-dot").count(), of);
    for (const [index, step] of lesson.steps.entries()) {
      assert.equal(await page.locator(".lesson h2").innerText(), step.title);
      assert.equal(await page.locator(".lesson-text").innerText(), step.text);
      assert.equal(await page.locator(".lesson-task").innerText(), step.task);
      assert.equal(await page.locator(".lesson-dot[data-done]").count(), index);
      assert.match(await page.locator(".lesson").innerText(), new RegExp(`Step ${index + 1} of ${of}`, "i"));
      await tryAll(page, step);
      await answer(page, step);
      assert.ok((await says(page)).includes(step.after), "what happened and why");
      assert.deepEqual(await page.locator(".lesson-says [data-rule]").evaluateAll((all) => all.map((each) => each.getAttribute("data-rule"))), step.rules);
      assert.equal(await page.locator(".board [data-target]").count(), 0, "the step is done");
      if (index < of - 1) await wish(page, "next");
    }
    assert.deepEqual(await progress(page), lesson.steps.flatMap((_, index) => [false, true].map((done) => ({ step: index + 1, of, done }))));
    assert.notEqual(await page.evaluate(() => /** @type {any} */ (document.querySelector("ludo-table")).game.outcome()), null, "a game has ended");
    assert.match(await page.locator(".ask").innerText(), /win/i, "and the table says who won");
    assert.equal(await page.locator("[data-lesson-action=next]").isVisible(), false);
    await wish(page, "restart");
    assert.equal(await page.locator(".lesson h2").innerText(), lesson.steps[0]?.title);
    assert.equal(await page.locator(".lesson-dot[data-done]").count(), 0);
  });
}

/**
 * Every try that the step offers: a refusal says why and names its rule, another move is answered and comes back.
 * @param {Page} page
 * @param {LessonStep} step
 */
async function tryAll(page, step) {
  const start = await saved(page);
  for (const [n, { label, rule, move, says: said = "" }] of (step.tries ?? []).entries()) {
    if (label === undefined) continue;
    await page.getByRole("button", { name: label }).click();
    assert.ok((await says(page)).includes(said), `${step.title}: ${said}`);
    if (rule === undefined) {
      assert.notEqual(await saved(page), start, "the move is shown");
      assert.equal(await page.locator(".board [data-target]").count(), 0, "and nothing can be pressed meanwhile");
      await page.waitForFunction((before) => /** @type {any} */ (document.querySelector("ludo-table")).save() === before, start);
    } else {
      assert.ok(await page.locator(`.lesson-says [data-rule="${rule}"]`).isVisible(), `${step.title}: try ${n} names ${rule}`);
      assert.ok((await page.locator(".lesson-says strong").innerText()).length > 10, "the engine says why");
      const last = await page.evaluate(() => /** @type {any} */ (window).told.filter((/** @type {any} */ [name]) => name === "refusal").at(-1)[1]);
      assert.deepEqual([last.move, last.verdict.rule], [move, rule]);
    }
    assert.equal(await saved(page), start);
  }
}

test("a wrong try on the board is answered by the rule", async (t) => {
  const { page, lesson } = await tour(t, "kopis");
  await page.locator('[data-thing="line:south:a"]').click();
  assert.match(await page.locator(".note").innerText(), /push nothing[^]*KOP-13/);
  await page.keyboard.press("Escape");
  await wish(page, "next");
  await wish(page, "next");
  await page.locator('[data-thing="line:north:c"]').click();
  assert.match(await page.locator(".note").innerText(), /KOP-16/);
  assert.equal(await says(page), lesson.steps[2]?.tries?.[0]?.says, "and the lesson adds a word");
  await page.locator(".note summary").click();
  await page.locator(".note .link").click();
  assert.ok(await page.locator('.rules [data-rule="KOP-16"]').isVisible(), "the rule opens among all rules");
});

test("another legal move is answered gently, and the position comes back", async (t) => {
  const { page } = await tour(t, "kopis");
  const start = await saved(page);
  await page.locator('[data-thing="line:west:4"]').click();
  assert.match(await says(page), /about something else/);
  await page.waitForFunction((before) => /** @type {any} */ (document.querySelector("ludo-table")).save() === before, start);
  await page.locator('[data-thing="line:south:c"][data-target]').click();
  await page.locator(".lesson-says[data-mood=right]").waitFor();
});

test("hint, try again, back, skip", async (t) => {
  const { page, lesson } = await tour(t, "kopis");
  const [first, second] = lesson.steps;
  const start = await saved(page);
  assert.equal(await page.locator("[data-lesson-action=back]").isVisible(), false);
  await wish(page, "hint");
  assert.equal(await says(page), first?.hint);
  assert.equal(await page.locator("[data-hint]").getAttribute("data-thing"), "line:south:c", "and the thing to press is marked");
  await answer(page, /** @type {LessonStep} */ (first));
  await wish(page, "again");
  assert.equal(await saved(page), start);
  assert.equal(await says(page), "");
  await wish(page, "next");
  assert.equal(await page.locator(".lesson h2").innerText(), second?.title);
  await wish(page, "back");
  assert.equal(await saved(page), start);
  assert.equal(await page.locator(".controls").count(), 0, "no other buttons");
  assert.deepEqual(await page.getByRole("tab").allInnerTexts(), ["Log", "Rules"]);
});

test("a step that continues can be skipped to", async (t) => {
  const { page, lesson } = await tour(t, "koplopers");
  const at = lesson.steps.findIndex((step) => step.title === "Then on");
  for (let n = 0; n < at; n += 1) await wish(page, "next");
  assert.ok(lesson.steps[at]?.continue && lesson.steps[at - 1]?.continue, "two steps in a row continue");
  assert.equal(await page.evaluate(() => /** @type {any} */ (document.querySelector("ludo-table")).game.ply), 4, "three sections and a stop lie behind it");
  await answer(page, /** @type {LessonStep} */ (lesson.steps[at]));
});

test("a whole tour by keyboard alone", async (t) => {
  const { page, lesson } = await tour(t, "kopis");
  const focused = () => page.evaluate(() => {
    const at = document.querySelector("ludo-table")?.shadowRoot?.activeElement;
    return at?.getAttribute("data-thing") ?? at?.getAttribute("data-lesson-action") ?? at?.tagName ?? "";
  });
  /** @param {string} thing */
  const press = async (thing) => {
    for (let n = 0; n < 60 && (await focused()) !== thing; n += 1) await page.keyboard.press("Tab");
    assert.equal(await focused(), thing, "the keyboard reaches it");
    await page.keyboard.press("Enter");
  };
  for (const [index, step] of lesson.steps.entries()) {
    assert.equal(await page.locator(".lesson h2").innerText(), step.title);
    await answer(page, step, press);
    const last = index === lesson.steps.length - 1;
    assert.equal(await focused(), last ? "restart" : "next", "the focus is on what goes on");
    await page.keyboard.press("Enter");
    assert.equal(await focused(), "H2", "the new step is read first");
  }
  assert.equal(await page.locator(".lesson h2").innerText(), lesson.steps[0]?.title);
});

test("a screen reader hears the step and what came of it", async (t) => {
  const { page, lesson } = await tour(t, "kopis");
  assert.equal(await page.getByRole("region", { name: `Lesson: ${lesson.title}` }).count(), 1);
  assert.equal(await page.getByRole("heading", { name: lesson.steps[0]?.title }).count(), 1);
  await page.locator('[data-thing="line:south:c"]').click();
  assert.match(await page.getByRole("status").filter({ hasText: "Your faction ran up" }).innerText(), /c3/);
});

for (const width of [390, 320]) {
  test(`a tour on a phone, ${width} pixels wide`, async (t) => {
    const { page, lesson } = await tour(t, "ptites-locos", { viewport: { width, height: 780 }, hasTouch: true, isMobile: true, colorScheme: "dark" });
    for (const [index, step] of lesson.steps.entries()) {
      await answer(page, step, (thing) => page.locator(`[data-thing="${thing}"][data-target]`).first().tap());
      const [content, window] = await page.evaluate(() => [document.documentElement.scrollWidth, document.documentElement.clientWidth]);
      assert.ok(content <= window, `${step.title}: ${content} pixels wide`);
      await page.evaluate(() => new Promise((frame) => requestAnimationFrame(() => requestAnimationFrame(frame))));
      const box = await page.locator(".lesson-says").boundingBox();
      assert.ok(box !== null && box.y >= 0 && box.y + box.height <= 780, `${step.title}: what came of it is in sight`);
      const small = await page.locator(".lesson button:visible:not(.rule-mark)").evaluateAll((all) => all.filter((each) => each.getBoundingClientRect().height < 36).length);
      assert.equal(small, 0, "every button is large enough for a finger");
      if (index < lesson.steps.length - 1) await page.locator("[data-lesson-action=next]").tap();
    }
    assert.equal((await progress(page)).at(-1).done, true);
  });
}

for (const [id, colorScheme] of /** @type {const} */ ([["kopis", "light"], ["troia", "dark"], ["koplopers", "light"], ["frachtexpress", "dark"], ["ptites-locos", "dark"]])) {
  test(`axe-core finds nothing in the tour: ${id}, ${colorScheme}`, async (t) => {
    const { page, lesson } = await tour(t, id, { colorScheme });
    await page.evaluate(readFileSync(createRequire(import.meta.url).resolve("axe-core"), "utf8"));
    await page.evaluate(() => Object.assign(document.documentElement.style, { colorScheme: "light dark", background: "light-dark(#f3efe6, #14171a)" }));
    const found = () => page.evaluate(async () => {
      const { violations } = await /** @type {any} */ (globalThis).axe.run("ludo-table");
      return violations.map((/** @type {any} */ { id: rule, nodes }) => `${rule}: ${nodes.map((/** @type {any} */ node) => node.target).join("; ")}`);
    });
    assert.deepEqual(await found(), []);
    const [step] = lesson.steps;
    await page.locator("[data-try]").first().click();
    assert.deepEqual(await found(), [], "after a try");
    await answer(page, /** @type {LessonStep} */ (step));
    assert.deepEqual(await found(), [], "after the answer");
  });
}

test("a page without a lesson loads none", async (t) => {
  const plain = await visit(t, '<ludo-table game="kopis"></ludo-table>');
  await plain.page.locator(".ask").waitFor();
  assert.ok(!plain.asked.some((path) => /lesson|player|check/.test(path)), plain.asked.join());
  const { asked } = await tour(t, "kopis");
  assert.deepEqual(asked.filter((path) => /lesson/.test(path)).sort(), ["/pkg/element-lesson-kopis.js", "/pkg/element-lesson.js"], "one tour loads one lesson");
});

test("an author's lesson: at an address, as an object, and what is wrong with it", async (t) => {
  const { page, url } = await visit(t, '<ludo-table game="kopis"></ludo-table>', { head: LISTEN, expected: /404|Failed to load/ });
  await page.locator(".ask").waitFor();
  const mine = { ...lessonOf("kopis"), title: "Mine" };
  await page.route("**/mine.json", (route) => route.fulfill({ json: mine }));
  await page.route("**/broken.json", (route) => route.fulfill({ json: { ...mine, steps: [{ ...mine.steps[0], expect: { type: "slide", side: "south", line: "a" } }] } }));
  await page.route("**/text.json", (route) => route.fulfill({ body: "Slide in." }));
  const table = page.locator("ludo-table");
  /** @param {string | null} address */
  const set = (address) => table.evaluate((element, to) => (to === null ? element.removeAttribute("lesson") : element.setAttribute("lesson", to)), address);

  await set("mine.json");
  await page.getByRole("region", { name: "Lesson: Mine" }).waitFor();
  await set("./broken.json");
  const alert = page.getByRole("alert");
  assert.match(await alert.innerText(), /broken\.json[^]*Step 1 \(«Slide in and push»\), expect: .*KOP-13/);
  await set("./text.json");
  await page.getByRole("alert").filter({ hasText: "is not JSON" }).waitFor();
  await set("./nowhere.json");
  await page.getByRole("alert").filter({ hasText: "could not be loaded (404)" }).waitFor();
  await set("troia");
  await page.getByRole("alert").filter({ hasText: /about troia.*says kopis/ }).waitFor();
  await set(null);
  await page.locator(".ask").waitFor();
  assert.equal(await page.locator(".lesson").count(), 0, "a game again");

  await table.evaluate((element, lesson) => void (/** @type {any} */ (element).lesson = lesson), mine);
  await page.getByRole("region", { name: "Lesson: Mine" }).waitFor();
  await assert.rejects(table.evaluate((element) => /** @type {any} */ (element).newGame()), /plays a lesson/);
  await table.evaluate((element) => void (/** @type {any} */ (element).lesson = { format: 1 }));
  assert.match(await page.getByRole("alert").innerText(), /title: a text is needed/);
  await table.evaluate((element) => void (/** @type {any} */ (element).lesson = null));
  await page.locator(".board [data-target]").first().waitFor();

  const told = await page.evaluate(async (from) => {
    const { validateLesson } = await import(from);
    return [await validateLesson({}), await validateLesson({ format: 1, game: "kopis", title: "x", steps: [] })];
  }, new URL("../pkg/element.js", url).href);
  assert.deepEqual(told.map((/** @type {any[]} */ list) => list.map(({ field }) => field)), [["format", "game", "title", "steps"], ["steps"]]);
});

test("a lesson that does not exist says what there is", async (t) => {
  const { page } = await visit(t, '<ludo-table lesson="chess"></ludo-table>');
  assert.match(await page.getByRole("alert").innerText(), /«lesson» is «chess»[^]*kopis/);
  await page.locator("ludo-table").evaluate((element) => element.setAttribute("lesson", "kopis"));
  await page.locator(".lesson h2").waitFor();
});

test("a lesson leaves nothing behind when its table goes", async (t) => {
  const { page } = await tour(t, "kopis");
  await page.locator('[data-thing="line:west:4"]').click();
  await page.evaluate(() => document.querySelector("ludo-table")?.remove());
  // The position would have come back by now: a table that is gone must not complain.
  await page.waitForTimeout(1500);
  await page.evaluate(() => document.body.append(Object.assign(document.createElement("ludo-table"), { lesson: "kopis" })));
  await page.locator(".lesson h2").waitFor();
});
