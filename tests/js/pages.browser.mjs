// The pages around the tables: they lead to each other, work under any base path and without a network, fit every width,
// and axe-core has nothing against them, in light and in dark.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { test } from "node:test";
import { atTable, DOCS, fitsTheWidth, GAMES, listen, PAGES, playOn, pressRefused, ROOT, serve, theatre } from "./browser.mjs";

const house = theatre();
const AXE = readFileSync(createRequire(import.meta.url).resolve("axe-core"), "utf8");

/**
 * Everything that axe-core finds on a page, shadow roots included.
 * @param {import("playwright-core").Page} page
 * @param {string} [within] a part of the table, where only that is new
 */
async function findings(page, within = "") {
  if (!(await page.evaluate(() => "axe" in globalThis))) await page.evaluate(AXE);
  return page.evaluate(async (part) => {
    const context = part === "" ? document : { include: { fromShadowDom: ["ludo-table", part] } };
    const { violations } = await /** @type {any} */ (globalThis).axe.run(context, { resultTypes: ["violations"] });
    return violations.flatMap((/** @type {any} */ { id, nodes }) => nodes.slice(0, 4).map((/** @type {any} */ { target, failureSummary }) => `${id}: ${[target].flat(3).join(" ")}: ${failureSummary.replaceAll(/\s+/g, " ").slice(0, 240)}`));
  }, within);
}

/**
 * Waits until a page shows what it is for.
 * @param {import("playwright-core").Page} page
 * @param {string} path
 */
async function settled(page, path) {
  if (path.startsWith("index")) {
    // A board comes when its card is in sight.
    for (const card of await page.locator(".card[data-game]").all()) {
      await card.scrollIntoViewIfNeeded();
      await card.locator(".ludo-picture").waitFor();
    }
  }
  else if (path.startsWith("plain")) await page.locator("#board button").first().waitFor();
  else if (DOCS.includes(path) && path !== "embed.html") await page.locator("h2").first().waitFor();
  else await atTable(page);
}

for (const colorScheme of /** @type {const} */ (["light", "dark"])) {
  for (const path of PAGES) {
    test(`axe-core finds nothing: ${path}, ${colorScheme}`, async (t) => {
      const page = await house.visit(t, path, { colorScheme });
      await settled(page, path);
      assert.deepEqual(await findings(page), [], path);
      if (GAMES.some((id) => path === `${id}.html`)) {
        await playOn(page, { moves: 12 });
        const lift = page.locator("[data-action=lift]");
        if (await lift.count()) {
          assert.deepEqual(await findings(page, ".curtain"), [], "the curtain");
          await lift.click();
        }
        await pressRefused(page);
        await page.locator(".note summary").click();
        await page.getByRole("tab", { name: "Rules" }).press("Enter");
        assert.ok(await page.locator(".note").isVisible());
        assert.deepEqual(await findings(page), [], "with a refusal and open rules");
        await page.locator(".note-close").click();
        await page.locator("[data-action=new]").click();
        await page.locator("dialog .more summary").first().click();
        assert.deepEqual(await findings(page, "dialog"), [], "with the form of a new game");
      } else if (path.startsWith("index")) {
        await page.locator("[data-setup=troia]").click();
        assert.deepEqual(await findings(page), [], "with the form");
      } else if (path.startsWith("blog")) {
        for (const summary of await page.locator(".embed summary").all()) await summary.click();
        await pressRefused(page);
        assert.deepEqual(await findings(page), [], "with a refusal and open snippets");
      } else if (path.startsWith("plain")) {
        await page.locator("#board button").first().click();
        assert.deepEqual(await findings(page), [], "with a refusal");
      }
    });
  }
}

for (const width of [320, 390, 1280]) {
  test(`no page is wider than ${width} pixels`, async (t) => {
    const page = await house.visit(t, "index.html", { viewport: { width, height: 780 } });
    for (const path of PAGES) {
      await page.goto(house.address + path);
      await settled(page, path);
      await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
      await fitsTheWidth(page);
    }
    await page.goto(house.address);
    await settled(page, "index.html");
    await page.locator("[data-setup=frachtexpress]").click();
    await page.locator("dialog summary").click();
    await fitsTheWidth(page);
    const box = await page.locator("dialog").boundingBox();
    assert.ok(box !== null && box.x >= 0 && box.x + box.width <= width, "the form fits");
  });
}

test("every page says what it is, and leads to the others", async (t) => {
  const page = await house.visit(t, "index.html");
  const titles = new Set();
  for (const path of PAGES) {
    await page.goto(house.address + path);
    titles.add(await page.title());
    assert.equal(await page.locator("h1").count(), 1, path);
    assert.match(await page.locator("footer").innerText(), /^Unofficial, and not affiliated with the authors or publishers of the games\.$/);
    for (const href of await page.locator("a[href]").evaluateAll((all) => all.map((each) => /** @type {HTMLAnchorElement} */ (each).href))) {
      const { pathname } = new URL(href);
      assert.ok(pathname.startsWith("/some/base/"), `${path}: ${href} stays under the base path`);
    }
  }
  assert.equal(titles.size, PAGES.length, "each has a title of its own");
});

test("what the pages say of the games is what the package says", async (t) => {
  const page = await house.visit(t, "index.html");
  await settled(page, "index.html");
  const infos = await page.evaluate(async () => {
    const entry = "../pkg/web.js";
    return (await import(entry)).games();
  });
  for (const { id, title, author, year, minPlayers, maxPlayers } of infos) {
    if (!GAMES.includes(id)) continue; // it has no picture yet
    for (const words of [await page.locator(`.card[data-game="${id}"]`).innerText(), await page.goto(`${house.address}${id}.html`).then(() => page.locator(".game-head").innerText())]) {
      for (const part of [title, ...author.split(", "), String(year ?? ""), String(minPlayers), String(maxPlayers)]) assert.ok(words.includes(part), `${id}: ${part} in «${words}»`);
    }
    await page.goto(`${house.address}index.html`);
  }
});

test("old addresses lead to the new pages", async (t) => {
  const page = await house.visit(t, "?game=kopis&scenario=capture#KOP-20");
  await page.waitForURL("**/demo/kopis.html?scenario=capture#KOP-20");
  await atTable(page);
  assert.match(await page.locator(".asking").innerText(), /a faction is pushed off and captured/);
  assert.ok(await page.locator('.rules [data-rule="KOP-20"]').isVisible(), "and the rule is open");
  await page.goto(`${house.address}?game=chess`);
  await settled(page, "index.html");
});

test("the boards of the gallery play themselves, and can be stopped", async (t) => {
  const page = await house.visit(t, "index.html", { reducedMotion: "no-preference", viewport: { width: 1280, height: 1600 } });
  await settled(page, "index.html");
  const drawn = () => page.locator(".miniature .ludo-picture").evaluateAll((all) => all.map((each) => each.shadowRoot?.querySelector(".picture")?.innerHTML ?? ""));
  const first = await drawn();
  assert.ok(first.every((text) => text.length > 500), "five positions");
  await page.waitForFunction((before) => [...document.querySelectorAll(".miniature .ludo-picture")].every((each, at) => each.shadowRoot?.querySelector(".picture")?.innerHTML !== before[at]), first);
  await page.getByRole("button", { name: "Pause the boards" }).click();
  await page.waitForTimeout(400);
  const still = await drawn();
  await page.waitForTimeout(2500);
  assert.deepEqual(await drawn(), still, "nothing moves any more");
  await page.getByRole("button", { name: "Let the boards play" }).click();
  await page.waitForFunction((before) => [...document.querySelectorAll(".miniature .ludo-picture")].some((each, at) => each.shadowRoot?.querySelector(".picture")?.innerHTML !== before[at]), still);
});

test("the boards of the gallery stand still where less motion is asked for", async (t) => {
  const page = await house.visit(t, "index.html");
  await settled(page, "index.html");
  const drawn = () => page.locator(".miniature .ludo-picture").evaluateAll((all) => all.map((each) => each.shadowRoot?.innerHTML ?? ""));
  const first = await drawn();
  await page.waitForTimeout(2500);
  assert.deepEqual(await drawn(), first);
  assert.ok(await page.getByRole("button", { name: "Let the boards play" }).isVisible());
});

test("a game is set up in the gallery", async (t) => {
  const page = await house.visit(t, "index.html");
  await settled(page, "index.html");
  await page.locator("[data-setup=frachtexpress]").click();
  assert.equal(await page.locator("dialog [name^=seat]:visible").count(), 3);
  await page.locator("dialog [name=count]").selectOption("4");
  assert.equal(await page.locator("dialog [name^=seat]:visible").count(), 4);
  for (const seat of [1, 2, 3]) await page.locator(`dialog [name=seat${seat}]`).selectOption("person");
  await page.locator("dialog [name=variant]").selectOption("author-advanced");
  await page.locator("dialog summary").click();
  assert.ok(await page.locator("dialog [name=advanced]").isChecked(), "the options follow the way to play");
  await page.locator("dialog [type=submit]").click();
  await page.waitForURL("**/frachtexpress.html?**");
  await atTable(page);
  const lift = page.locator("[data-action=lift]");
  if (await lift.count()) await lift.click();
  assert.equal(await page.locator(".seat").count(), 4);
  assert.equal(new URL(page.url()).searchParams.get("players"), "person person person person");
  const save = () => page.evaluate(() => /** @type {any} */ (document.querySelector("ludo-table")).save());
  const begun = await save();
  assert.ok(begun.includes('"author"'), "the layout that was chosen");
  await page.reload();
  await atTable(page);
  assert.equal(await save(), begun, "loading the page again continues the game");
});

test("the theme is chosen on any page and kept on all", async (t) => {
  const page = await house.visit(t, "index.html");
  const theme = page.locator("#theme");
  const scheme = () => page.evaluate(() => getComputedStyle(document.documentElement).colorScheme);
  assert.equal(await theme.innerText(), "Theme: auto");
  await theme.click();
  await theme.click();
  assert.equal(await theme.innerText(), "Theme: dark");
  await page.goto(`${house.address}blog.html`);
  assert.equal(await theme.innerText(), "Theme: dark");
  assert.equal(await scheme(), "dark");
  await theme.click();
  assert.equal(await scheme(), "light dark");
});

test("the article's boards are live, and say how they are embedded", async (t) => {
  const page = await house.visit(t, "blog.html");
  const tables = page.locator("figure ludo-table");
  const count = await tables.count();
  assert.ok(count >= 5);
  await atTable(page);
  await tables.nth(0).locator('[data-thing="line:north:c"]').click();
  assert.match(await page.locator(".note:popover-open").innerText(), /KOP-16/);
  const last = tables.nth(2);
  await last.locator(".ask").or(last.getByText("loads when")).first().scrollIntoViewIfNeeded();
  await last.locator(".ask").waitFor();
  await page.waitForFunction(() => [...document.querySelectorAll("ludo-table")].every((table) => table.shadowRoot?.querySelector(".note:popover-open") == null), undefined, { timeout: 2000 });
  await last.locator('[data-thing="line:east:3"]').click();
  assert.match(await last.locator(".ask").innerText(), /Black wins 6 to 5/);
  await last.locator("[data-action=undo]").click();
  await last.locator('[data-thing="line:east:4"]').click();
  assert.match(await last.locator(".ask").innerText(), /Red wins 5 to 3/);
  const [replay, tour] = [tables.nth(3), tables.nth(4)];
  await page.locator("figure").nth(3).scrollIntoViewIfNeeded();
  await replay.locator("[data-action=last]").click();
  assert.match(await replay.locator(".ask").innerText(), /Black wins 6 to 5/, "the game of the text is the game of the replay");
  await page.locator("figure").nth(4).scrollIntoViewIfNeeded();
  await tour.locator(".lesson").waitFor();
  for (let n = 0; n < count; n += 1) {
    const figure = page.locator("figure").nth(n);
    await figure.locator(".embed summary").click();
    const snippet = await figure.locator(".embed code").innerText();
    const given = await page.evaluate((text) => {
      const copy = new DOMParser().parseFromString(text, "text/html").querySelector("ludo-table");
      return [...(copy?.attributes ?? [])].map(({ name, value }) => [name, value]);
    }, snippet);
    const real = await tables.nth(n).evaluate((table) => [...table.attributes].filter(({ name }) => name !== "class").map(({ name, value }) => [name, value]));
    assert.deepEqual(given, real, snippet);
  }
});

test("the forty lines play a whole game", async (t) => {
  const page = await house.visit(t, "plain.html");
  await page.locator("#board [data-legal=true]").first().waitFor();
  assert.equal(await page.locator("#board button").count(), 60);
  await page.getByRole("button", { name: "slide in from the south on a", exact: true }).click();
  assert.match(await page.locator("#said").innerText(), /the line is empty.*KOP-13/);
  for (let n = 0; n < 16; n += 1) {
    assert.match(await page.locator("#ask").innerText(), n % 2 === 0 ? /^Red to move/ : /^Black to move/);
    const legal = page.locator("#board [data-legal=true]");
    await legal.nth((n * 5) % (await legal.count())).click();
  }
  assert.match(await page.locator("#ask").innerText(), /^The end, \d+ to \d+\.$/);
  assert.equal(await page.locator("#board [data-legal=true]").count(), 0);
  await page.getByRole("button", { name: "Undo" }).click();
  assert.match(await page.locator("#ask").innerText(), /^Black to move/);
  await page.getByRole("button", { name: "Redo" }).click();
  assert.match(await page.locator("#ask").innerText(), /^The end/);
  const source = readFileSync(join(ROOT, "demo/plain.js"), "utf8");
  assert.equal(await page.locator("#listing").evaluate((listing) => listing.textContent), source, "what is shown is what runs");
  const lines = source.split("\n").filter((line) => line.trim() !== "" && !line.trim().startsWith("//"));
  assert.ok(lines.length <= 44, `${lines.length} lines of code are about forty`);
});

test("a visitor who asks for it has everything without a network", async (t) => {
  const server = await serve("/elsewhere/");
  const context = await house.browser.newContext({ reducedMotion: "reduce" });
  t.after(() => {
    server.close();
    return context.close();
  });
  const page = await context.newPage();
  page.setDefaultTimeout(10_000);
  await page.goto(server.address);
  await page.getByRole("button", { name: "Keep all games offline" }).click();
  await page.getByText(/^All games are kept in this browser: \d+ files, \d+\.\d MB\.$/).waitFor({ timeout: 30_000 });
  const names = await page.evaluate(() => caches.keys());
  assert.equal(names.length, 1);
  const [, version] = /** @type {RegExpMatchArray} */ (readFileSync(join(ROOT, "pkg/.sources"), "utf8").match(/^package (\w{16})/));
  assert.ok(names[0]?.endsWith(` ${version}`), "the cache has the version of the package in its name");
  server.close();
  await context.setOffline(true);
  for (const path of [...PAGES, "", "kopis.html?scenario=capture"]) {
    await page.goto(server.address + path);
    await settled(page, path === "" ? "index" : path);
  }
  await page.goto(`${server.address}troia.html`);
  await atTable(page);
  const seen = await playOn(page, { moves: 5 });
  assert.equal(seen.moves, 5, "and a game can be played");
});

test("without being asked only what was opened is kept, and no other game", async (t) => {
  const server = await serve("/elsewhere/");
  const context = await house.browser.newContext({ reducedMotion: "reduce" });
  t.after(() => {
    server.close();
    return context.close();
  });
  const page = await context.newPage();
  page.setDefaultTimeout(10_000);
  await page.goto(`${server.address}kopis.html`);
  await atTable(page);
  const kept = () => page.evaluate(async () => {
    const [name = ""] = await caches.keys();
    const addresses = (await (await caches.open(name)).keys()).map(({ url }) => url);
    const used = [location.href, ...performance.getEntriesByType("resource").map(({ name }) => name)];
    return used.every((address) => addresses.includes(address)) ? addresses.map((address) => new URL(address).pathname) : null;
  });
  const began = Date.now();
  let paths = await kept();
  while (paths === null) {
    assert.ok(Date.now() - began < 10_000, "what the page has used is kept within ten seconds");
    await page.waitForTimeout(100);
    paths = await kept();
  }
  assert.ok(paths.some((path) => path.endsWith("/pkg/kopis.wasm")));
  assert.deepEqual(paths.filter((path) => /troia|koplopers|locos|frachtexpress/.test(path)), []);
  server.close();
  await context.setOffline(true);
  await page.goto(`${server.address}kopis.html`);
  await atTable(page);
  assert.equal((await playOn(page, { moves: 5 })).moves, 5, "the game that was opened can be played");
  await assert.rejects(page.goto(`${server.address}troia.html`));
});

test("a newer package replaces the cache, and the network comes first", async (t) => {
  const context = await house.browser.newContext({ reducedMotion: "reduce" });
  t.after(() => context.close());
  const page = await context.newPage();
  const complaints = listen(page);
  const ready = () => page.evaluate(async () => (await navigator.serviceWorker.ready).active?.scriptURL ?? "");
  await page.goto(`${house.address}plain.html`);
  const first = await ready();
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await context.route("**/pkg/.sources", (route) => route.fulfill({ body: "package another_version_of_it\n" }));
  await context.route("**/demo/plain.html", async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: (await response.text()).replace("<h1>", "<h1>Fresh: ") });
  });
  await page.goto(`${house.address}plain.html`);
  assert.match(await page.locator("h1").innerText(), /^Fresh: /, "a page that changed is seen at once");
  await page.evaluate(async () => {
    const done = async () => (await navigator.serviceWorker.ready).active?.scriptURL.endsWith("another_version_") && (await caches.keys()).every((name) => name.endsWith(" another_version_"));
    while (!(await done())) await new Promise((next) => setTimeout(next, 50));
  });
  assert.notEqual(await ready(), first);
  assert.deepEqual(complaints, []);
});
