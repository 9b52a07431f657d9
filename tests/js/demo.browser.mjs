// The demo in a real browser, by what the page offers alone: lit targets, buttons, keys, forms.
// Every game is played through in games.browser.mjs; here Kopis shows what a table does, from the server of `npm start`.

import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { fileURLToPath } from "node:url";
import { chromium } from "playwright-core";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));

/** @type {import("node:child_process").ChildProcess} */
let server;
/** @type {string} */
let address;
/** @type {import("playwright-core").Browser} */
let browser;

before(async () => {
  const began = Date.now();
  server = spawn(process.execPath, [join(ROOT, "demo/serve.mjs")], { env: { ...process.env, PORT: "0" }, stdio: ["ignore", "pipe", "inherit"] });
  address = await new Promise((found, failed) => {
    server.stdout?.once("data", (text) => found(String(text).trim()));
    server.once("exit", (code) => failed(new Error(`the server ended with ${code}`)));
  });
  assert.ok(Date.now() - began < 5000, "the server is ready in under 5 seconds");
  browser = await chromium.launch({
    executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
    args: ["--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking", "--disable-component-update", "--disable-sync"],
  });
});

after(async () => {
  await browser?.close();
  server?.kill();
});

/**
 * A fresh visitor at the table. Fails the test when the page complains.
 * @param {import("node:test").TestContext} t
 * @param {string} [query]
 * @param {import("playwright-core").BrowserContextOptions} [options]
 */
async function visit(t, query = "kopis.html", options = {}) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, reducedMotion: "reduce", serviceWorkers: "block", ...options });
  const page = await context.newPage();
  page.setDefaultTimeout(5000);
  /** @type {string[]} */
  const complaints = [];
  page.on("console", (message) => {
    // Workers are blocked here, and the blocking is said aloud.
    if ((message.type() === "error" || message.type() === "warning") && !message.text().includes("blocked by Playwright")) complaints.push(message.text());
  });
  page.on("pageerror", (error) => complaints.push(error.message));
  page.on("requestfailed", (request) => {
    // Leaving a page before it has loaded is nobody's mistake.
    if (request.failure()?.errorText !== "net::ERR_ABORTED") complaints.push(`${request.url()} failed`);
  });
  page.on("response", (response) => {
    if (response.status() >= 400) complaints.push(`${response.url()}: ${response.status()}`);
  });
  await page.goto(address + query);
  if (query.includes(".html")) await page.locator(".ask:visible, .curtain").first().waitFor();
  t.after(async () => {
    await context.close();
    assert.deepEqual(complaints, [], "the page has nothing to complain about");
  });
  return page;
}

/** @param {import("playwright-core").Page} page */
const question = (page) => page.locator(".ask").innerText();

/** @param {import("playwright-core").Page} page */
const saved = (page) => page.evaluate(() => /** @type {any} */ (document.querySelector("ludo-table")).save());

/** @param {import("playwright-core").Page} page */
const ply = (page) => page.evaluate(() => /** @type {any} */ (document.querySelector("ludo-table")).game.ply);

/**
 * Presses the n-th lit target of the board.
 * @param {import("playwright-core").Page} page
 * @param {number} n
 * @param {string} [which]
 */
async function pressTarget(page, n, which = "[data-thing][data-target]") {
  const lit = page.locator(`.board ${which}`);
  await lit.first().waitFor();
  const count = await lit.count();
  assert.ok(count > 0, "something is lit");
  await lit.nth(n % count).click();
}

/**
 * @param {import("playwright-core").Page} page
 * @param {Record<string, string>} options
 */
async function newGame(page, options) {
  await page.locator("[data-action=new]").click();
  for (const [name, value] of Object.entries(options)) {
    const field = page.locator(`.setup [name=${name}]`);
    if ((await field.evaluate((element) => element.tagName)) === "SELECT") await field.selectOption(value);
    else await field.fill(value);
  }
  await page.locator(".setup [type=submit]").click();
  await page.locator("dialog").waitFor({ state: "detached" });
}

/** @param {import("playwright-core").Page} page */
async function fitsTheWidth(page) {
  const [content, window] = await page.evaluate(() => [document.documentElement.scrollWidth, document.documentElement.clientWidth]);
  assert.ok(content <= window, `the content is ${content} pixels wide, the window ${window}`);
}

test("the gallery leads to the table", async (t) => {
  const page = await visit(t, "");
  await page.getByRole("link", { name: "Play Kopis" }).click();
  await page.locator(".ask").waitFor();
  assert.match(await question(page), /^Red: /);
});

test("a whole game by pressing lit targets", async (t) => {
  const page = await visit(t);
  for (let n = 0; n < 16; n += 1) {
    assert.match(await question(page), n % 2 === 0 ? /^Red: / : /^Black: /);
    await pressTarget(page, n * 3 + 1);
  }
  assert.match(await question(page), /wins \d+ to \d+|A draw/);
  assert.equal(await page.locator(".board [data-target]").count(), 0, "nothing is lit after the end");
  assert.ok((await page.locator(".badge").count()) > 0, "the factions show their points");
  assert.ok((await page.locator(".log .entry").count()) >= 16);
  assert.match(await page.locator(".log .entry").last().innerText(), /KOP-18/);
});

test("a refusal says why and opens its rule", async (t) => {
  const page = await visit(t);
  await page.locator('[data-thing="line:south:a"]').click();
  const note = page.locator(".note");
  assert.match(await note.innerText(), /the line is empty, so the slide would push nothing/);
  assert.match(await note.innerText(), /KOP-13/);
  await note.locator("summary").click();
  assert.match(await note.locator(".rule-text").innerText(), /A slide that pushes nothing is not a valid move/);
  await note.locator(".link").click();
  const rule = page.locator('.rules [data-rule="KOP-13"]');
  assert.ok(await rule.isVisible(), "the rules are open at this one");
  assert.equal(await ply(page), 0);
  await page.locator('[data-thing="square:c3"]').click();
  assert.match(await note.innerText(), /KOP-11/);
  await page.keyboard.press("Escape");
  assert.equal(await note.isVisible(), false);
});

test("the log opens rules, and the rules can be searched", async (t) => {
  const page = await visit(t);
  await pressTarget(page, 0);
  await page.locator('.log [data-rule="KOP-15"]').click();
  assert.match(await page.locator(".note").innerText(), /Placing the Bastion/);
  await page.getByRole("tab", { name: "Rules" }).click();
  assert.ok((await page.locator(".rule[data-used]").count()) >= 3, "the rules of the last move are marked");
  await page.locator(".search").fill("bastion beyond gap");
  assert.deepEqual(await page.locator(".rule:visible").evaluateAll((all) => all.map((each) => each.getAttribute("data-rule"))), ["KOP-R10"]);
});

test("hovering shows what would happen and changes nothing", async (t) => {
  const page = await visit(t, "kopis.html?scenario=capture");
  const start = await saved(page);
  await page.locator(".line[data-target]").first().hover();
  assert.ok((await page.locator(".ghosts .ghost").count()) > 0);
  await page.mouse.move(2, 2);
  assert.equal(await page.locator(".ghosts .ghost").count(), 0);
  assert.equal(await saved(page), start);
});

test("undo, redo, reload, restore", async (t) => {
  const page = await visit(t);
  for (let n = 0; n < 5; n += 1) await pressTarget(page, n);
  const five = await saved(page);
  await page.locator("[data-action=undo]").click();
  await page.locator("[data-action=undo]").click();
  assert.equal(await ply(page), 3);
  await page.locator("[data-action=redo]").click();
  await page.locator("[data-action=redo]").click();
  assert.equal(await saved(page), five);
  assert.ok(await page.locator("[data-action=redo]").isDisabled());

  const look = () => page.locator(".board .picture [data-key]").evaluateAll((all) => all.map((each) => ["data-key", "class", "transform", "data-target", "aria-label"].map((name) => each.getAttribute(name)).join("; ")));
  const picture = await look();
  await page.reload();
  await page.locator(".ask").waitFor();
  assert.equal(await saved(page), five, "the game is as it was");
  assert.deepEqual(await look(), picture, "and looks as it did");

  await newGame(page, {});
  assert.equal(await ply(page), 0);
  await page.locator("[data-action=save]").click();
  await page.locator(".save-text").fill("{}");
  await page.locator("[data-action=restore]").click();
  assert.ok(await page.locator(".complaint").isVisible(), "nonsense is refused in words");
  await page.locator(".save-text").fill(five);
  await page.locator("[data-action=restore]").click();
  assert.equal(await saved(page), five);

  await page.locator("[data-action=save]").click();
  const [download] = await Promise.all([page.waitForEvent("download"), page.getByRole("button", { name: "Save to file" }).click()]);
  const file = await download.path();
  await pressDialogAway(page);
  await newGame(page, {});
  await page.locator("[data-action=save]").click();
  await page.locator("dialog input[type=file]").setInputFiles(file);
  await page.locator("dialog").waitFor({ state: "detached" });
  assert.equal(await saved(page), five, "a file brings it back, too");
});

/** @param {import("playwright-core").Page} page */
async function pressDialogAway(page) {
  await page.locator("dialog header button").click();
  await page.locator("dialog").waitFor({ state: "detached" });
}

test("by keyboard alone", async (t) => {
  const page = await visit(t);
  const focused = () => page.evaluate(() => document.querySelector("ludo-table")?.shadowRoot?.activeElement?.getAttribute("data-thing") ?? null);
  for (let n = 0; n < 20 && (await focused()) === null; n += 1) await page.keyboard.press("Tab");
  const first = await focused();
  assert.match(first ?? "", /^line:/, "a target has the focus");
  assert.ok((await page.locator(".ghosts .ghost").count()) > 0, "and shows what it would do");
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("ArrowRight");
  assert.notEqual(await focused(), null);
  for (let n = 1; n <= 3; n += 1) {
    await page.keyboard.press(n % 2 === 0 ? " " : "Enter");
    assert.equal(await ply(page), n);
    assert.match((await focused()) ?? "", /^line:/, "the focus is on a target again");
  }
  await page.keyboard.press("u");
  assert.equal(await ply(page), 2);
  await page.keyboard.press("r");
  assert.equal(await ply(page), 3);
  await page.keyboard.press("Shift+ArrowUp");
  await page.keyboard.press("Shift+ArrowUp");
  const names = await page.locator(".board [data-target]").evaluateAll((all) => all.map((each) => each.getAttribute("aria-label")));
  assert.ok(names.every((name) => /^slide in from the (north|east|south|west) on (file|row) [a-f1-6]$/.test(name ?? "")), names.join());
});

test("keys work wherever the focus is", async (t) => {
  const page = await visit(t);
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  assert.equal(await ply(page), 1);
  await page.evaluate(() => /** @type {HTMLElement | null} */ (document.activeElement)?.blur());
  await page.keyboard.press("u");
  assert.equal(await ply(page), 0);
  await page.keyboard.press("r");
  assert.equal(await ply(page), 1);
});

test("a strict content security policy is enough", async (t) => {
  const context = await browser.newContext();
  t.after(() => context.close());
  const page = await context.newPage();
  /** @type {string[]} */
  const complaints = [];
  page.on("console", (message) => {
    if (message.type() === "error") complaints.push(message.text());
  });
  await page.route("**/demo/kopis.html", async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, headers: { ...response.headers(), "content-security-policy": "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'" } });
  });
  await page.goto(`${address}kopis.html`);
  for (let n = 0; n < 3; n += 1) await pressTarget(page, n);
  await page.locator('[data-thing="square:a1"]').click();
  await page.locator(".note").waitFor();
  assert.deepEqual(complaints, []);
});

test("the advanced set-up, by the form", async (t) => {
  const page = await visit(t);
  await newGame(page, { setup: "advanced", placementOrder: "snake" });
  await page.locator('[data-thing="square:a1"]').click();
  assert.match(await page.locator(".note").innerText(), /KOP-8/);
  await page.locator(".note-close").click();
  for (const who of [/^Red: place/, /^Black: place/, /^Black: place/, /^Red: place/]) {
    assert.match(await question(page), who);
    await pressTarget(page, 5);
  }
  assert.match(await question(page), /^Red: press a lit arrow/);
  for (let n = 0; n < 4; n += 1) await pressTarget(page, n);
  assert.equal(await ply(page), 8);
});

test("Sudden Death, by the form, in steps", async (t) => {
  const page = await visit(t);
  await newGame(page, { mode: "suddenDeath", quietLimit: "20" });
  assert.match(await page.locator(".aside").innerText(), /0 of 20/);
  await page.locator('[data-thing="line:south:c"]').click();
  await page.locator('[data-thing="line:north:c"]').click();
  await page.locator('[data-thing="square:c1"]').click();
  assert.match(await question(page), /where does the faction on c1 go/);
  await page.locator('[data-thing="square:e5"]').click();
  assert.match(await page.locator(".note").innerText(), /KOP-25/);
  await page.keyboard.press("Escape");
  await page.keyboard.press("Escape");
  assert.match(await question(page), /choose one on the board/, "escape steps back");
  await page.locator('[data-thing="square:c1"]').click();
  await page.locator('[data-thing="square:c2"]').click();
  assert.equal(await ply(page), 3);
  for (let n = 0; n < 8; n += 1) {
    const before = await ply(page);
    await pressTarget(page, n, ".line[data-target]");
    assert.equal(await ply(page), before + 1);
  }
  await newGame(page, { quietLimit: "40" });
});

test("a form that the engine refuses says so", async (t) => {
  const page = await visit(t);
  await page.locator("[data-action=new]").click();
  await page.locator(".setup .more summary").first().click();
  await page.locator(".setup [name=layout]").fill('{"fortresses":[]}');
  await page.locator(".setup [type=submit]").click();
  assert.ok(await page.locator(".complaint").isVisible());
  await page.locator(".setup [name=layout]").fill("");
  await page.locator(".setup [type=submit]").click();
  await page.locator("dialog").waitFor({ state: "detached" });
});

test("several tables on one page, and what is wrong with a table is said on it", async (t) => {
  const page = await visit(t);
  await page.evaluate(() => {
    const put = (/** @type {Record<string, string>} */ attributes) => {
      const table = document.createElement("ludo-table");
      for (const [name, value] of Object.entries(attributes)) table.setAttribute(name, value);
      document.body.append(table);
      // Far below the window it would wait.
      void /** @type {any} */ (table).load().catch(() => {});
    };
    put({ game: "kopis", scenario: "capture", theme: "dark", names: "Ada, Bo", controls: "undo" });
    put({ game: "kopis", options: '{"mode":"suddenDeath"}', view: "1" });
    put({ game: "nothing" });
    put({ game: "kopis", options: "{" });
    put({ game: "kopis", options: '{"mode":"chess"}' });
  });
  const tables = page.locator("ludo-table");
  for (const at of [1, 2]) await tables.nth(at).locator(".ask").waitFor();
  assert.match(await tables.nth(1).locator(".ask").innerText(), /^Ada: /);
  assert.equal(await tables.nth(1).locator("[data-action]").count(), 1, "only what `controls` names");
  assert.match(await tables.nth(2).locator(".ask").innerText(), /^Red is to move/, "seat 1 waits");
  assert.equal(await tables.nth(2).locator("[data-target]").count(), 0);
  for (const [at, what] of /** @type {const} */ ([[3, /«nothing»/], [4, /not JSON/], [5, /chess/]])) assert.match(await tables.nth(at).getByRole("alert").innerText(), what);
  await tables.nth(1).evaluate(async (table) => {
    for (let n = 0; n < 20; n += 1) {
      table.remove();
      document.body.append(table);
      await new Promise((done) => setTimeout(done, n % 3));
    }
  });
  await tables.last().locator(".ask").waitFor();
});

test("the curtain falls between secret turns", async (t) => {
  const page = await visit(t, "kopis.html?curtain=always");
  assert.equal(await page.locator(".board [data-thing]").count(), 0, "nothing to be seen behind it");
  assert.match(await page.locator(".curtain").innerText(), /Red is next/);
  await page.locator("[data-action=lift]").click();
  await pressTarget(page, 0);
  assert.match(await page.locator(".curtain").innerText(), /Black is next/);
  assert.equal(await page.locator(".board [data-thing]").count(), 0);
  await page.locator("[data-action=lift]").click();
  assert.match(await question(page), /^Black: /);
});

test("Troia: a secret choice stays secret at one screen", async (t) => {
  const options = encodeURIComponent(JSON.stringify({ players: 2, seed: 5 }));
  const page = await visit(t, `troia.html?options=${options}`);
  const seen = await page.evaluate(async () => {
    const table = /** @type {any} */ (document.querySelector("ludo-table"));
    const root = table.shadowRoot;
    const press = (/** @type {Element} */ element) => element.dispatchEvent(new MouseEvent("click", { bubbles: true, composed: true }));
    const shown = () => [...root.querySelectorAll('[data-thing^="card:"]')].map((element) => Number(element.dataset.thing.slice(5)));
    const found = { curtains: 0, hands: 0, wrong: /** @type {string[]} */ ([]), unnamed: 0, phases: new Set() };
    for (let n = 0; n < 400 && table.game.state().round < 6; n += 1) {
      const lift = root.querySelector("[data-action=lift]");
      if (lift !== null) {
        found.curtains += 1;
        if (shown().length > 0 || root.querySelector(".board [data-thing]") !== null) found.wrong.push("something shows through the curtain");
        lift.click();
      } else {
        const cards = shown();
        const state = table.game.state();
        if (cards.length > 0) found.hands += 1;
        // Only one hand is ever on the screen.
        const hands = state.seats.filter((/** @type {any} */ seat) => seat.hand.some((/** @type {number} */ card) => cards.includes(card)));
        if (hands.length > 1) found.wrong.push(`cards of ${hands.length} hands`);
        const targets = [...root.querySelectorAll("[data-target]")];
        found.unnamed += targets.filter((element) => !element.getAttribute("aria-label") && !element.textContent).length;
        found.phases.add(state.phase);
        const one = targets[(7 * n) % Math.max(1, targets.length)];
        if (one === undefined) press(root.querySelector(".board [data-thing]"));
        else press(one);
      }
      await new Promise((done) => setTimeout(done, 0));
    }
    return { ...found, phases: [...found.phases], round: table.game.state().round };
  });
  assert.deepEqual(seen.wrong, []);
  assert.ok(seen.curtains > 6 && seen.hands > 6 && seen.unnamed === 0, JSON.stringify(seen));
  assert.ok(["startPieces", "playCards", "dig", "publish"].every((phase) => seen.phases.includes(phase)), JSON.stringify(seen));
  assert.equal(seen.round, 6);
});

test("the entry with the rules inside plays every game in a browser", async (t) => {
  // A page without a table: what a table has loaded, every entry has.
  const page = await visit(t, "reference/");
  const played = await page.evaluate(async () => {
    const entry = "../../pkg/index.js";
    const { default: init, RulesError, createGame, games } = await import(entry);
    let early = "";
    try {
      createGame("kopis");
    } catch (error) {
      early = error instanceof RulesError ? /** @type {any} */ (error).code : String(error);
    }
    await Promise.all([init(), init()]);
    return { early, ended: games().map((/** @type {any} */ { id }) => createGame(id, { seed: 3 }).playRandom({ seed: 4 }).reason) };
  });
  assert.equal(played.early, "not-ready");
  assert.equal(played.ended.length, 5);
  assert.ok(played.ended.every(Boolean), JSON.stringify(played));
});

test("a press during an animation completes it", async (t) => {
  const page = await visit(t, "kopis.html", { reducedMotion: "no-preference" });
  for (let n = 0; n < 6; n += 1) {
    await page.evaluate(() => {
      const board = document.querySelector("ludo-table")?.shadowRoot;
      board?.querySelector(".board [data-target]")?.dispatchEvent(new MouseEvent("click", { bubbles: true, composed: true }));
    });
    assert.equal(await ply(page), n + 1);
  }
  await page.waitForFunction(() => (document.querySelector("ludo-table")?.shadowRoot?.querySelector(".effects")?.childElementCount ?? 1) === 0);
});

for (const width of [390, 320]) {
  test(`nothing is wider than ${width} pixels`, async (t) => {
    const page = await visit(t, "kopis.html", { viewport: { width, height: 720 }, hasTouch: true });
    await fitsTheWidth(page);
    for (let n = 0; n < 4; n += 1) await page.locator(".board .line[data-target]").nth(n % 2).tap();
    await page.locator('[data-thing="line:south:a"]').tap();
    await fitsTheWidth(page);
    await page.getByRole("tab", { name: "Rules" }).tap();
    await fitsTheWidth(page);
    await page.locator(".grip").tap();
    await page.locator("[data-action=new]").tap();
    await fitsTheWidth(page);
    const box = await page.locator("dialog").boundingBox();
    assert.ok(box !== null && box.x >= 0 && box.x + box.width <= width, "the dialog fits");
    await pressDialogAway(page);
    await page.goto(address);
    await page.locator(".gallery a").first().waitFor();
    await fitsTheWidth(page);
  });
}

test("the server gives the demo and the package, nothing else", async () => {
  const root = new URL("/", address);
  const status = async (/** @type {string} */ path) => (await fetch(new URL(path, root))).status;
  assert.equal(new URL((await fetch(root)).url).pathname, "/demo/");
  assert.equal((await fetch(new URL("/pkg/kopis.wasm", root))).headers.get("content-type"), "application/wasm");
  for (const path of ["/package.json", "/demo/%2e%2e/package.json", "/demo/..%2fpackage.json", "/pkg/%00", "/.git", "/demo/nothing.js", "/%"]) assert.equal(await status(path), 404, path);
});

