// <ludo-table> in a real browser: its attributes, properties, methods and events; replays and links.

import assert from "node:assert/strict";
import { test } from "node:test";
import { GAMES } from "./browser.mjs";
import { ready, site } from "./site.mjs";

const { visit } = site();

/** @typedef {import("playwright-core").Page} Page */

/** @param {Page} page */
const ply = (page) => page.evaluate(() => /** @type {any} */ (document.querySelector("ludo-table")).game.ply);

/** @param {Page} page */
const state = (page) => page.evaluate(() => JSON.stringify(/** @type {any} */ (document.querySelector("ludo-table")).game.state()));

/** @param {Page} page */
const link = (page) => page.evaluate(() => /** @type {any} */ (document.querySelector("ludo-table")).link().catch((/** @type {Error} */ error) => `refused: ${error.message}`));

/**
 * Plays random moves by script, at most so many.
 * @param {Page} page
 * @param {number} count
 */
const play = (page, count) => page.evaluate((most) => {
  const table = /** @type {any} */ (document.querySelector("ludo-table"));
  for (let n = 0; n < most && table.game.outcome() === null; n += 1) {
    const seat = table.game.actors()[0];
    const moves = table.game.legalMoves(seat);
    table.play(moves[(7 * n) % moves.length], seat);
  }
  return table.game.ply;
}, count);

const WRONG = [
  ["no game", {}, ["game", "kopis", "troia"]],
  ["an unknown game", { game: "chess" }, ["game", "«chess»", "koplopers"]],
  ["an unknown scenario", { game: "kopis", scenario: "castle" }, ["scenario", "«castle»", "capture"]],
  ["options that are not JSON", { game: "kopis", options: "{" }, ["options", "«{»", "JSON"]],
  ["options that are no object", { game: "kopis", options: "[1]" }, ["options", "«[1]»", "object"]],
  ["an option that the engine refuses", { game: "kopis", options: '{"mode":"chess"}' }, ["options", "chess", "storm"]],
  ["options beside a scenario", { game: "kopis", scenario: "capture", options: '{"mode":"storm"}' }, ["options", "mode", "seed"]],
  ["an unknown player", { game: "kopis", players: "person robot" }, ["players", "«robot»", "bot:easy"]],
  ["more players than seats", { game: "kopis", players: "person person bot" }, ["players", "3", "2 seats"]],
  ["an unknown view", { game: "kopis", view: "mine" }, ["view", "«mine»", "actor"]],
  ["a seat that is not there", { game: "kopis", view: "2" }, ["view", "«2»", "0 to 1"]],
  ["an unknown control", { game: "kopis", controls: "undo jump" }, ["controls", "«jump»", "redo"]],
  ["an unknown theme", { game: "kopis", theme: "blue" }, ["theme", "«blue»", "dark"]],
  ["an unknown curtain", { game: "kopis", curtain: "never" }, ["curtain", "«never»", "always"]],
  ["a list that is none", { game: "kopis", "move-list": "{}" }, ["move-list", "«{}»", "list of moves"]],
  ["a list with something else in it", { game: "kopis", "move-list": "[7]" }, ["move-list", "Entry 1", "list of moves"]],
  ["a list with a move that is not legal", { game: "kopis", "move-list": '[{"type":"slide","side":"south","line":"a"}]' }, ["move-list", "Move 1", "KOP-13"]],
];

test("what is wrong with an attribute is said: its name, what was given, what is allowed; and it can be mended", async (t) => {
  const { page } = await visit(t, "");
  for (const [what, attributes, words] of /** @type {[string, Record<string, string>, string[]][]} */ (WRONG)) {
    const shown = await page.evaluate(async (given) => {
      const table = document.createElement("ludo-table");
      for (const [name, value] of Object.entries(given)) table.setAttribute(name, value);
      document.body.replaceChildren(table);
      const failed = await /** @type {any} */ (table).load().then(() => "", (/** @type {Error} */ error) => error.message);
      const alert = table.shadowRoot?.querySelector("[role=alert]");
      const said = alert?.textContent ?? "";
      const visible = (alert?.getBoundingClientRect().height ?? 0) > 20;
      for (const name of Object.keys(given)) table.removeAttribute(name);
      table.setAttribute("game", "kopis");
      await Promise.resolve();
      await /** @type {any} */ (table).load();
      return { failed, said, visible, mended: table.shadowRoot?.querySelector(".ask")?.textContent ?? "" };
    }, attributes);
    assert.ok(shown.visible && shown.failed !== "", what);
    for (const word of words) assert.ok(shown.said.includes(word), `${what}: «${word}» is not in «${shown.said}»`);
    assert.match(shown.mended, /^Red: /, `${what}: mended`);
  }
});

test("attributes are properties, also before the element is defined", async (t) => {
  const { page } = await visit(t, "<ludo-table></ludo-table>", { head: "<script>addEventListener('DOMContentLoaded', () => { const table = document.querySelector('ludo-table'); table.game = 'kopis'; table.players = ['nobody', 'person']; }, { once: true, capture: true });</script>" });
  await ready(page);
  const seen = await page.evaluate(async () => {
    const table = /** @type {any} */ (document.querySelector("ludo-table"));
    const found = { game: table.getAttribute("game"), id: table.game.id, players: table.players };
    table.options = { mode: "suddenDeath" };
    table.names = ["Ada", "Bo"];
    table.view = 1;
    table.theme = "dark";
    table.readonly = true;
    table.controls = ["log"];
    await table.load();
    await new Promise((done) => setTimeout(done));
    const root = table.shadowRoot;
    return { ...found, mode: table.game.state().mode, options: table.options, names: table.names, view: table.view, theme: table.theme, readonly: table.readonly,
      scheme: getComputedStyle(table).colorScheme, buttons: root.querySelectorAll("[data-action]").length, tabs: root.querySelectorAll("[role=tab]").length, card: root.querySelector(".name").textContent, lang: root.querySelector(".root").lang };
  });
  assert.deepEqual(seen, { game: "kopis", id: "kopis", players: ["nobody", "person"], mode: "suddenDeath", options: { mode: "suddenDeath" }, names: ["Ada", "Bo"], view: "1", theme: "dark", readonly: true,
    scheme: "dark", buttons: 0, tabs: 1, card: "Ada", lang: "en" });
});

test("events leave the element, and methods say what is wrong", async (t) => {
  const { page } = await visit(t, "<div><ludo-table game='kopis'></ludo-table></div>");
  await ready(page);
  const seen = await page.evaluate(() => {
    const table = /** @type {any} */ (document.querySelector("ludo-table"));
    /** @type {any[]} */
    const heard = [];
    for (const name of ["ready", "move", "refusal", "over"]) document.body.addEventListener(name, (event) => heard.push([name, /** @type {CustomEvent} */ (event).detail, event.composed]));
    const root = table.shadowRoot;
    const press = (/** @type {string} */ thing) => root.querySelector(`[data-thing="${thing}"]`).dispatchEvent(new MouseEvent("click", { bubbles: true }));
    press("line:south:a");
    press("line:west:3");
    /** @type {any} */
    let thrown;
    try {
      table.play({ type: "slide", side: "south", line: "a" });
    } catch (error) {
      thrown = error;
    }
    while (table.game.outcome() === null) table.play(table.game.legalMoves()[0]);
    return { heard, thrown: [thrown.name, thrown.code] };
  });
  assert.deepEqual(seen.thrown, ["RulesError", "illegal-move"]);
  const [first, second] = seen.heard;
  assert.equal(first[0], "refusal");
  assert.equal(first[1].verdict.rule, "KOP-13");
  assert.deepEqual([second[0], second[1].seat, second[1].move], ["move", 0, { type: "slide", side: "west", line: "3" }]);
  assert.ok(second[1].events.length > 0);
  assert.equal(seen.heard.at(-1)[0], "over");
  assert.ok(Array.isArray(seen.heard.at(-1)[1].outcome.ranking));
  assert.ok(seen.heard.every((/** @type {any[]} */ each) => each[2]), "all of them are composed");
  assert.equal(seen.heard.filter((/** @type {any[]} */ [name]) => name === "move").length, 16);
});

test("seats that nobody plays move by script alone", async (t) => {
  const { page } = await visit(t, "<ludo-table game='kopis' players='nobody person'></ludo-table>");
  await ready(page);
  assert.equal(await page.locator(".board [data-target]").count(), 0, "nothing is offered to anybody");
  assert.match(await page.locator(".seat").first().innerText(), /By script/);
  await page.evaluate(() => {
    const table = /** @type {any} */ (document.querySelector("ludo-table"));
    table.play({ type: "slide", side: "west", line: "3" }, 0);
  });
  assert.equal(await ply(page), 1);
  await page.locator(".board [data-target]").first().click();
  assert.equal(await ply(page), 2);
  assert.equal(await page.locator(".board [data-target]").count(), 0);
  await page.locator("[data-action=undo]").click();
  assert.equal(await ply(page), 1, "undo goes back to the last decision of a person");
});

test("as many play as are named", async (t) => {
  const { page } = await visit(t, "<ludo-table game='troia' players='person nobody'></ludo-table>");
  await ready(page);
  assert.equal(await page.locator(".seat").count(), 2);
  assert.equal(await page.locator(".curtain").count(), 0, "one person at the table: no curtain");
});

test("a replay goes where its buttons say, and nothing can be played in it", async (t) => {
  const moves = [
    { type: "slide", side: "west", line: "3" },
    { seat: 1, move: { type: "slide", side: "north", line: "d" } },
    { type: "slide", side: "west", line: "2" },
  ];
  const { page } = await visit(t, `<ludo-table game="kopis" move-list='${JSON.stringify(moves)}'></ludo-table>`);
  await ready(page);
  const press = (/** @type {string} */ name) => page.locator(`[data-action=${name}]`).click();
  const where = () => page.locator(".replay-at").innerText();
  assert.deepEqual([await ply(page), await where()], [0, "Move 0 of 3"]);
  assert.equal(await page.locator("[data-target]").count(), 0);
  assert.equal(await page.locator("[data-action=undo], [data-action=new], [data-action=random], [data-action=hint]").count(), 0);
  assert.ok(await page.locator("[data-action=previous]").isDisabled());
  await press("next");
  assert.deepEqual([await ply(page), await where()], [1, "Move 1 of 3"]);
  await press("last");
  assert.deepEqual([await ply(page), await where()], [3, "Move 3 of 3"]);
  assert.equal(await page.locator(".log .entry").count() >= 3, true);
  await press("previous");
  assert.equal(await ply(page), 2);
  await press("first");
  assert.equal(await ply(page), 0);
  await press("play");
  await page.waitForFunction(() => /** @type {any} */ (document.querySelector("ludo-table")).game.ply === 3);
  await page.locator("[data-thing='line:west:4']").click();
  const thrown = await page.evaluate(() => {
    try {
      /** @type {any} */ (document.querySelector("ludo-table")).play({ type: "slide", side: "west", line: "4" });
      return "";
    } catch (error) {
      return /** @type {Error} */ (error).message;
    }
  });
  assert.match(thrown, /replay/);
  assert.equal(await ply(page), 3);
  await page.evaluate(() => document.querySelector("ludo-table")?.setAttribute("controls", "log"));
  await page.locator("[data-action=share]").waitFor({ state: "detached" });
  assert.deepEqual([await ply(page), await where()], [0, "Move 0 of 3"], "a new frame begins at the first move");
});

test("keys in a dialog are not meant for the board", async (t) => {
  const { page } = await visit(t, "<ludo-table game='kopis'></ludo-table>");
  await ready(page);
  await page.locator(".board [data-target]").first().click();
  await page.locator("[data-action=new]").click();
  await page.keyboard.press("u");
  assert.equal(await ply(page), 1);
  await page.keyboard.press("Escape");
  await page.locator("dialog").waitFor({ state: "detached" });
  await page.keyboard.press("u");
  assert.equal(await ply(page), 0);
});

test("a replay of a whole game with dice and secrets, from its history or from its seed", async (t) => {
  const { page } = await visit(t, "<ludo-table game='kopis'></ludo-table>");
  await ready(page);
  const seen = await page.evaluate(async () => {
    const entry = "../pkg/element.js";
    const { createGame } = await (await import(entry)).ready();
    /** @type {any[]} */
    const found = [];
    for (const [id, options] of /** @type {[string, object][]} */ ([["ptites-locos", {}], ["ptites-locos", { seed: 9 }], ["troia", { seed: 4, players: 2 }]])) {
      const game = createGame(id, { seed: 9, ...options });
      game.playRandom({ seed: 2 });
      const table = /** @type {any} */ (document.createElement("ludo-table"));
      Object.assign(table, { game: id, options, moveList: game.history() });
      document.body.replaceChildren(table);
      await table.load();
      const covered = table.shadowRoot.querySelector(".curtain") !== null;
      table.shadowRoot.querySelector("[data-action=last]").click();
      found.push({ covered, same: JSON.stringify(table.game.state()) === JSON.stringify(game.state()), ply: table.game.ply > 20 });
    }
    return found;
  });
  assert.deepEqual(seen, [1, 2, 3].map(() => ({ covered: false, same: true, ply: true })));
});

for (const id of GAMES) {
  test(`${id}: the link of a finished game opens it in a fresh page`, async (t) => {
    const body = `<ludo-table game="${id}"></ludo-table>`;
    const { page, url } = await visit(t, body);
    await ready(page);
    await play(page, 3000);
    assert.notEqual(await page.evaluate(() => /** @type {any} */ (document.querySelector("ludo-table")).game.outcome()), null);
    const made = await link(page);
    assert.ok(made.startsWith(`${url}#ludo=a`), made);
    assert.ok(made.length < 8000, `${made.length} characters`);
    t.diagnostic(`${await ply(page)} moves, ${made.length} characters`);
    const { page: fresh } = await visit(t, body, { hash: new URL(made).hash });
    await ready(fresh);
    await fresh.waitForFunction(() => /** @type {any} */ (document.querySelector("ludo-table")).game.outcome() !== null);
    assert.equal(await state(fresh), await state(page));
  });
}

test("a link stands where the history stood, by the button, and can be gone on from", async (t) => {
  const body = "<ludo-table game='kopis' keep></ludo-table>";
  const { page } = await visit(t, body);
  await ready(page);
  await play(page, 6);
  await page.locator("[data-action=undo]").click();
  await page.locator("[data-action=undo]").click();
  await page.locator("[data-action=share]").click();
  await page.locator(".link-text").waitFor();
  const made = await page.locator(".link-text").inputValue();
  assert.ok(made.length < 400, `${made.length} characters`);
  const { page: fresh } = await visit(t, body, { hash: new URL(made).hash });
  await ready(fresh);
  await fresh.waitForFunction(() => /** @type {any} */ (document.querySelector("ludo-table")).game.ply === 4);
  assert.equal(await state(fresh), await state(page));
  assert.match(fresh.url(), /#ludo=/);
  await fresh.locator("[data-action=redo]").click();
  assert.equal(await ply(fresh), 5, "what was taken back is there, too");
  assert.doesNotMatch(fresh.url(), /#ludo=/, "once the game goes on, the address no longer says where it stands");
  await fresh.reload();
  await ready(fresh);
  assert.equal(await ply(fresh), 5, "and the table keeps the game");
});

test("the link of a running game does not tell the dice to come", async (t) => {
  const body = "<ludo-table game='ptites-locos' options='{\"seed\":7}'></ludo-table>";
  const { page } = await visit(t, body);
  await ready(page);
  await play(page, 12);
  const made = await link(page);
  const seen = await page.evaluate(async (text) => {
    const bytes = Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (letter) => letter.charCodeAt(0));
    return JSON.parse(await new Response(new Blob([bytes]).stream().pipeThrough(new DecompressionStream("deflate-raw"))).text());
  }, made.split("#ludo=a")[1] ?? "");
  assert.equal(seen.setup.seed, undefined);
  assert.equal(seen.setup.chance, "manual");
  assert.ok(seen.moves.some((/** @type {any} */ move) => move.type === "rolled"));
  const { page: fresh } = await visit(t, body, { hash: new URL(made).hash });
  await ready(fresh);
  await fresh.waitForFunction(() => /** @type {any} */ (document.querySelector("ludo-table")).game.ply > 5);
  assert.equal(await state(fresh), await state(page));
  await play(fresh, 20);
  assert.ok((await ply(fresh)) > (await ply(page)) + 20, "the table that opened it rolls the dice itself");
  assert.equal(await fresh.evaluate(() => /** @type {any} */ (document.querySelector("ludo-table")).game.actors()[0] === "chance"), false);
});

test("no link while something is hidden", async (t) => {
  const { page } = await visit(t, "<ludo-table game='troia' players='person nobody'></ludo-table>");
  await ready(page);
  assert.match(await link(page), /^refused: .*hidden.*When the game is over/);
  await page.locator("[data-action=share]").click();
  await page.getByText("When the game is over").waitFor();
  assert.equal(await page.locator(".link-text").isVisible(), false);
});

test("a broken link, or one of another game, is told, and a fresh game begins", async (t) => {
  const body = "<ludo-table game='kopis'></ludo-table><ludo-table game='kopis'></ludo-table>";
  const illegal = Buffer.from(JSON.stringify({ game: "kopis", rules: 1, setup: {}, moves: [{ type: "slide", side: "south", line: "a" }] })).toString("base64url");
  const other = Buffer.from(JSON.stringify({ game: "troia", rules: 1, setup: {}, moves: [] })).toString("base64url");
  for (const [hash, words] of /** @type {[string, RegExp][]} */ ([["#ludo=a%%%", /damaged/], ["#ludo=", /damaged/], ["#ludo=aAAAA", /damaged/], ["#ludo=bW10", /no game/], [`#ludo=b${illegal}`, /cannot be played.*push nothing/], [`#ludo=b${other}`, /troia/]])) {
    const { page } = await visit(t, body, { hash });
    await ready(page);
    const notice = page.locator(".notice");
    await notice.waitFor();
    assert.match(await notice.innerText(), words);
    assert.match(await notice.innerText(), /A fresh game was started/);
    assert.equal(await notice.count(), 1, "by one table");
    assert.equal(await ply(page), 0);
    await page.locator(".board [data-target]").first().click();
    assert.equal(await ply(page), 1);
  }
});

test("a pasted link opens in a page that is there, on the table of its game", async (t) => {
  const { page } = await visit(t, "<ludo-table game='ptites-locos'></ludo-table><div style='height:4000px'></div><ludo-table game='kopis'></ludo-table>");
  await ready(page);
  const text = Buffer.from(JSON.stringify({ game: "kopis", rules: 1, setup: {}, moves: [{ type: "slide", side: "west", line: "3" }] })).toString("base64url");
  await page.evaluate((hash) => (location.hash = hash), `#ludo=b${text}`);
  await page.waitForFunction(() => /** @type {any} */ (document.querySelectorAll("ludo-table")[1]).game?.ply === 1);
  assert.ok(await page.locator("ludo-table").nth(1).locator(".board").isVisible());
  const top = await page.locator("ludo-table").nth(1).evaluate((table) => table.getBoundingClientRect().top);
  assert.ok(top < 800, "it came into sight");
});

test("arrow keys go between the board and the buttons above it, Enter presses, Escape steps back", async (t) => {
  // Frachtexpress and Koplopers offer buttons beside the board; which of them follows from the seed.
  const { page } = await visit(t, "<ludo-table game='koplopers' players='person nobody' options='{\"seed\":5}'></ludo-table>");
  await ready(page);
  await page.evaluate(() => {
    const table = /** @type {any} */ (document.querySelector("ludo-table"));
    const root = table.shadowRoot;
    for (let n = 0; n < 60 && (root.querySelectorAll(".choice").length === 0 || root.querySelectorAll(".board [data-target]").length === 0); n += 1) {
      const seat = table.game.actors()[0];
      const moves = table.game.legalMoves(seat);
      table.play(moves[(5 * n) % moves.length], seat);
    }
    table.focus();
  });
  const focused = () => page.evaluate(() => {
    const element = document.querySelector("ludo-table")?.shadowRoot?.activeElement;
    return element?.closest(".choices") ? "choices" : element?.closest(".board") ? "board" : "elsewhere";
  });
  assert.equal(await focused(), "board");
  for (let n = 0; n < 40 && (await focused()) === "board"; n += 1) await page.keyboard.press("ArrowUp");
  assert.equal(await focused(), "choices");
  await page.keyboard.press("ArrowRight");
  assert.equal(await focused(), "choices");
  await page.keyboard.press("ArrowDown");
  assert.equal(await focused(), "board");
});

test("the words are English in every language", async (t) => {
  const { page } = await visit(t, "<ludo-table game='kopis' lang='de'></ludo-table><ludo-table game='kopis' lang='no such language'></ludo-table>");
  for (const n of [0, 1]) {
    await ready(page, n);
    assert.match(await page.locator("ludo-table").nth(n).locator(".ask").innerText(), /^Red: /);
    assert.equal(await page.locator("ludo-table").nth(n).locator(".root").getAttribute("lang"), "en");
  }
});
