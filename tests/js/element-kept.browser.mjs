// What a person would lose: the game that this browser keeps, beside other versions, other tabs, other pages, full disks.

import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";
import { createGame } from "ludotheque";
import { ready, site } from "./site.mjs";
import { ply } from "./table.mjs";

const { visit } = site();
const PLAIN = "<ludo-table game='kopis' keep></ludo-table>";
const KEY = "ludotheque/kopis";

/** @typedef {import("playwright-core").Page} Page */

/** Two moves of Kopis, as they are kept. */
function kept() {
	const game = createGame("kopis", { seed: 1 });
	for (let n = 0; n < 2; n += 1)
		game.apply(/** @type {any} */ (game.legalMoves()[0]));
	return JSON.stringify({ format: 1, save: game.save(), names: ["Ada"] });
}

/** @param {string} text */
const keeping = (text) =>
	`<script>if (!sessionStorage.kept) localStorage.setItem("${KEY}", ${JSON.stringify(text)}); sessionStorage.kept = 1;</script>`;

/** @param {Page} page */
const entry = (page) => page.evaluate((name) => localStorage[name], KEY);

/** How many moves the kept game has. @param {Page} page */
const keptMoves = async (page) =>
	JSON.parse(JSON.parse(await entry(page)).save).moves.length;

/** @param {Page} page */
const aside = (page) =>
	page.evaluate(
		(name) =>
			[1, 2, 3, 4].flatMap((n) => localStorage[`${name}/aside/${n}`] ?? []),
		KEY,
	);

/** One move by hand, and what is kept of it. @param {Page} page */
async function move(page) {
	const before = await ply(page);
	await page.locator(".board [data-target]").first().click();
	assert.equal(await ply(page), before + 1);
	await page.evaluate(() => dispatchEvent(new Event("pagehide")));
}

/** @param {Page} page @param {string} topic */
const notice = (page, topic) => page.locator(`.notice[data-topic=${topic}]`);

const LINK = `#ludo=b${Buffer.from(
	JSON.stringify({
		game: "kopis",
		rules: 1,
		setup: {},
		moves: [{ type: "slide", side: "west", line: "3" }],
	}),
).toString("base64url")}`;

for (const [what, text] of /** @type {[string, string][]} */ ([
	["damaged", "{"],
	["of another format", JSON.stringify({ format: 9, save: "later" })],
	[
		"of other rules",
		JSON.stringify({
			format: 1,
			save: JSON.parse(kept()).save.replace(/"rules":\d+/, '"rules":999'),
		}),
	],
]))
	test(`a kept game that is ${what} is not overwritten: it can be saved, and is put aside`, async (t) => {
		const { page } = await visit(t, PLAIN, { head: keeping(text) });
		await ready(page);
		assert.match(
			await notice(page, "kept").innerText(),
			/A fresh game was started.*not lost/s,
		);
		assert.equal(await entry(page), text, "opening the page changes nothing");
		const [file] = await Promise.all([
			page.waitForEvent("download"),
			page.getByRole("button", { name: "Save it to a file" }).click(),
		]);
		assert.equal(await readFile(await file.path(), "utf8"), text);
		await move(page);
		assert.deepEqual(await aside(page), [text]);
		assert.notEqual(await entry(page), text, "the new game is kept");
	});

for (const [what, body, hash] of /** @type {[string, string, string][]} */ ([
	[
		"options",
		`<ludo-table game=kopis keep options='{"seed":7}'></ludo-table>`,
		"",
	],
	[
		"a scenario",
		"<ludo-table game=kopis keep scenario=capture></ludo-table>",
		"",
	],
	["a link", PLAIN, LINK],
	[
		"bots that begin",
		`<ludo-table game=kopis keep options='{"seed":7}' players="bot:easy person"></ludo-table>`,
		"",
	],
]))
	test(`a page with ${what} leaves the kept game alone until one plays, and then puts it aside`, async (t) => {
		const { page } = await visit(t, body, { hash, head: keeping(kept()) });
		await ready(page);
		await page.locator(".board [data-target]").first().waitFor();
		await page.evaluate(() => dispatchEvent(new Event("pagehide")));
		assert.equal(await entry(page), kept());
		assert.deepEqual(await aside(page), []);
		await move(page);
		assert.deepEqual(await aside(page), [kept()]);
		await page.getByRole("button", { name: "Go back to it" }).click();
		assert.equal(await ply(page), 2, "the earlier game is on the table again");
		await page.evaluate(() => dispatchEvent(new Event("pagehide")));
		assert.equal(await keptMoves(page), 2);
		assert.equal((await aside(page)).length, 1, "the other one made place");
	});

test("a kept game with other players is not gone on with by their bots", async (t) => {
	const { page } = await visit(
		t,
		"<ludo-table game=kopis keep players='bot:easy person'></ludo-table>",
		{ head: keeping(kept()) },
	);
	await ready(page);
	await page.locator(".board [data-target]").first().waitFor();
	assert.ok((await ply(page)) > 2, "the bot has moved on the table");
	await page.evaluate(() => dispatchEvent(new Event("pagehide")));
	assert.equal(await entry(page), kept());
});

test("a new game by mistake: until the first move a reload brings the old one back, afterwards the save dialog does", async (t) => {
	const { page } = await visit(t, PLAIN, { head: keeping(kept()) });
	await ready(page);
	const begin = () =>
		page.evaluate(() =>
			/** @type {any} */ (document.querySelector("ludo-table")).newGame(),
		);
	await begin();
	await page.reload();
	await ready(page);
	assert.equal(await ply(page), 2);
	await begin();
	await move(page);
	await page.reload();
	await ready(page);
	assert.equal(await ply(page), 1);
	await page.locator("[data-action=save]").click();
	await page.locator(".put-aside .link").first().click();
	assert.equal(await ply(page), 2);
});

test("no more than three games are put aside, and the newest stay", async (t) => {
	const { page } = await visit(t, PLAIN);
	await ready(page);
	/** @type {string[]} */
	const all = [];
	for (let n = 0; n < 5; n += 1) {
		await page.evaluate(
			(seed) =>
				/** @type {any} */ (document.querySelector("ludo-table")).newGame({
					seed,
				}),
			n,
		);
		await move(page);
		all.unshift(await entry(page));
	}
	assert.deepEqual(await aside(page), all.slice(1, 4));
	assert.match(await notice(page, "kept").innerText(), /At most 3/);
});

test("a tab whose game is opened in another one says so at once", async (t) => {
	const { page, url } = await visit(t, PLAIN);
	await ready(page);
	await move(page);
	const other = await page.context().newPage();
	await other.goto(url);
	await notice(page, "elsewhere").waitFor();
	assert.match(await notice(page, "elsewhere").innerText(), /another tab/);
});

test("two tabs do not overwrite each other, with and without the events of the browser", async (t) => {
	for (const head of [
		"",
		"<script>addEventListener('storage', (event) => event.stopImmediatePropagation(), true)</script>",
	]) {
		const { page, url } = await visit(t, PLAIN, { head });
		await ready(page);
		await move(page);
		const other = await page.context().newPage();
		await other.goto(url);
		await ready(other);
		assert.equal(await ply(other), 1, "the newer tab goes on with it");
		await move(other);
		await move(other);
		const there = await entry(other);
		await move(page);
		assert.equal(await entry(page), there, "the older tab stores nothing");
		await notice(page, "elsewhere").waitFor();
		assert.equal(await notice(other, "elsewhere").count(), 0);
		await page.getByRole("button", { name: "Play here" }).click();
		await page.evaluate(() => dispatchEvent(new Event("pagehide")));
		assert.equal(await keptMoves(page), 2, "what was played here");
		assert.deepEqual(await aside(page), [there], "the other's is not lost");
		await move(other);
		await notice(other, "elsewhere").waitFor();
		await other.close();
	}
});

test("«Play here» in a tab where nothing was played meanwhile goes on with the newest game", async (t) => {
	const { page, url } = await visit(t, PLAIN);
	await ready(page);
	await move(page);
	const other = await page.context().newPage();
	await other.goto(url);
	await ready(other);
	await move(other);
	await notice(page, "elsewhere").waitFor();
	await page.getByRole("button", { name: "Play here" }).click();
	assert.equal(await ply(page), 2);
	await move(page);
	assert.equal(await keptMoves(page), 3);
	assert.deepEqual(await aside(page), []);
});

for (const [what, head] of [
	[
		"is full",
		"<script>Storage.prototype.setItem = () => { throw new DOMException('full', 'QuotaExceededError'); };</script>",
	],
	[
		"is forbidden",
		"<script>Object.defineProperty(window, 'localStorage', { get() { throw new DOMException('no', 'SecurityError'); } });</script>",
	],
])
	test(`storage that ${what} is said once, and the game goes on`, async (t) => {
		const { page } = await visit(t, PLAIN, { head });
		await ready(page);
		for (let n = 0; n < 2; n += 1) {
			await page.locator(".board [data-target]").first().click();
			await page.evaluate(() => dispatchEvent(new Event("pagehide")));
			assert.equal(await notice(page, "storage").count(), n === 0 ? 1 : 0);
			if (n > 0) break;
			assert.match(
				await notice(page, "storage").innerText(),
				/full or not allowed/,
			);
			await notice(page, "storage")
				.getByRole("button", { name: "Close" })
				.click();
		}
		assert.equal(await ply(page), 2);
	});

test("a full storage in which nothing can be put aside keeps the earlier game", async (t) => {
	const text = kept();
	const { page } = await visit(
		t,
		`<ludo-table game=kopis keep options='{"seed":7}'></ludo-table>`,
		{
			head: `${keeping(text)}<script>const set = Storage.prototype.setItem; Storage.prototype.setItem = function (name, value) { if (name.includes("/aside/")) throw new DOMException("full", "QuotaExceededError"); return set.call(this, name, value); };</script>`,
		},
	);
	await ready(page);
	await move(page);
	assert.equal(await entry(page), text);
	await notice(page, "storage").waitFor();
});
