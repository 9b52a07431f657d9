// <ludo-table> with bots: they think in one worker for all tables, and are called off when something else happens.

import assert from "node:assert/strict";
import { test } from "node:test";
import { GAMES } from "./browser.mjs";
import { ready, site } from "./site.mjs";
import { ply } from "./table.mjs";

const { missing, visit } = site();
const WORKER = /bot-worker\.js$/;

/** @typedef {import("playwright-core").Page} Page */

/**
 * Waits until so many moves have been made.
 * @param {Page} page
 * @param {number} ply
 * @param {number} [at]
 */
const played = (page, ply, at = 0) =>
	page.waitForFunction(
		([n, least]) =>
			/** @type {any} */ (
				document.querySelectorAll("ludo-table")[/** @type {number} */ (n)]
			).game.ply >= /** @type {number} */ (least),
		[at, ply],
		{ timeout: 30_000 },
	);

test("a bot answers, its card says that it thinks, and undo goes back to the person", async (t) => {
	const { page, asked } = await visit(
		t,
		"<ludo-table game='kopis' players='person bot:easy' options='{\"seed\":1}'></ludo-table>",
	);
	await ready(page);
	assert.equal(
		asked.filter((path) => WORKER.test(path)).length,
		0,
		"no worker before somebody thinks",
	);
	const card = page.locator(".seat").nth(1);
	assert.match(await card.innerText(), /Bot, easy/);
	await page.locator(".board [data-target]").first().click();
	assert.equal(await ply(page), 1);
	assert.match(await card.innerText(), /Thinks/);
	assert.equal(
		await page.locator(".board [data-target]").count(),
		0,
		"nothing can be pressed for it",
	);
	await played(page, 2);
	assert.doesNotMatch(await card.innerText(), /Thinks/);
	assert.ok((await page.locator(".board [data-target]").count()) > 0);
	await page.locator("[data-action=undo]").click();
	assert.equal(await ply(page), 0, "both moves are taken back");
	await page.waitForTimeout(800);
	assert.equal(await ply(page), 0, "and the bot leaves it at that");
	await page.locator("[data-action=redo]").click();
	assert.equal(await ply(page), 2);
});

test("undo, a new game and removal call a thinking bot off", async (t) => {
	const { page } = await visit(
		t,
		"<ludo-table game='kopis' players='person bot:easy'></ludo-table>",
	);
	await ready(page);
	await page.locator(".board [data-target]").first().click();
	await page.locator("[data-action=undo]").click();
	assert.equal(await ply(page), 0);
	await page.waitForTimeout(1000);
	assert.equal(await ply(page), 0, "the bot did not move after all");
	await page.locator(".board [data-target]").first().click();
	await page.evaluate(() =>
		/** @type {any} */ (document.querySelector("ludo-table")).newGame({
			seed: 3,
		}),
	);
	await page.waitForTimeout(1000);
	assert.equal(await ply(page), 0);
	await page.locator(".board [data-target]").first().click();
	await page.evaluate(() => document.querySelector("ludo-table")?.remove());
	await page.waitForTimeout(1000);
	await page.waitForFunction(() => true);
	assert.equal(
		page.workers().length,
		0,
		"the last table takes the worker with it",
	);
});

test("bots play to the end among themselves, several tables with one worker", async (t) => {
	const { page } = await visit(
		t,
		"<ludo-table game='kopis' players='bot:easy bot:easy'></ludo-table><ludo-table game='kopis' players='bot:easy bot:easy' readonly></ludo-table>",
	);
	await ready(page, 0);
	await ready(page, 1);
	await played(page, 3, 0);
	await played(page, 3, 1);
	assert.equal(page.workers().length, 1);
	await played(page, 16, 0);
	await played(page, 16, 1);
	for (const n of [0, 1])
		assert.match(
			await page.locator("ludo-table").nth(n).locator(".ask").innerText(),
			/wins|draw/i,
		);
});

test("one person among bots needs no curtain, and sees only what is his", async (t) => {
	const { page } = await visit(
		t,
		"<ludo-table game='troia' players='bot:easy person bot:easy' options='{\"seed\":4}'></ludo-table>",
	);
	await ready(page);
	const seen = await page.evaluate(async () => {
		const table = /** @type {any} */ (document.querySelector("ludo-table"));
		const root = table.shadowRoot;
		const found = { curtains: 0, others: 0, own: 0, presses: 0 };
		for (let n = 0; n < 400 && found.presses < 8; n += 1) {
			if (root.querySelector(".curtain") !== null) found.curtains += 1;
			const cards = [...root.querySelectorAll('[data-hit^="card:"]')].map(
				(element) =>
					Number(/** @type {HTMLElement} */ (element).dataset.hit?.slice(5)),
			);
			table.game
				.state()
				.seats.forEach(
					(/** @type {any} */ { hand }, /** @type {number} */ seat) => {
						if (hand.some((/** @type {number} */ card) => cards.includes(card)))
							found[seat === 1 ? "own" : "others"] += 1;
					},
				);
			const targets = root.querySelectorAll("[data-target]");
			if (targets.length > 0) {
				targets[(7 * n) % targets.length].dispatchEvent(
					new MouseEvent("click", { bubbles: true, composed: true }),
				);
				found.presses += 1;
			}
			await new Promise((done) => setTimeout(done, 50));
		}
		return found;
	});
	assert.deepEqual([seen.curtains, seen.others], [0, 0]);
	assert.ok(seen.own > 0 && seen.presses === 8, JSON.stringify(seen));
});

for (const id of GAMES) {
	test(`${id}: a hint names a move that is legal, and shows it`, async (t) => {
		const { page } = await visit(
			t,
			`<ludo-table game="${id}" view="all" options='{"seed":2}'></ludo-table>`,
		);
		await ready(page);
		const before = await page.evaluate(() =>
			/** @type {any} */ (document.querySelector("ludo-table")).save(),
		);
		await page.locator("[data-action=hint]").click();
		await page.getByText(/^Hint: .+ \(\d+%.*\)\.$/).waitFor();
		const said = await page.locator(".advice").innerText();
		assert.doesNotMatch(said, /no words/);
		assert.equal(
			await page.locator("[data-hint][data-target]").count(),
			1,
			"it is marked where it begins",
		);
		assert.equal(
			await page.evaluate(() =>
				/** @type {any} */ (document.querySelector("ludo-table")).save(),
			),
			before,
			"nothing was played",
		);
		await page.locator("[data-hint]").click();
		assert.equal(
			await page.locator(".advice").isVisible(),
			false,
			"a press ends it",
		);
	});
}

test("a hint writes its number as the language of the table does", async (t) => {
	const { page } = await visit(
		t,
		"<ludo-table game='kopis' lang='de'></ludo-table>",
	);
	await ready(page);
	await page.locator("[data-action=hint]").click();
	await page
		.getByText(/^Tipp: .* gleiten lassen \(\d+\u00a0% Gewinnchance.*\)\.$/)
		.waitFor();
});

test("a bot that cannot be loaded is told, and its seat is played by hand", async (t) => {
	missing.add("/pkg/worker.js");
	t.after(() => missing.clear());
	const { page } = await visit(
		t,
		"<ludo-table game='kopis' players='person bot'></ludo-table>",
		{ expected: /404|import|fetch/i },
	);
	await ready(page);
	await page.locator(".board [data-target]").first().click();
	await page.locator(".notice").waitFor();
	assert.match(
		await page.locator(".notice").innerText(),
		/The bot of Black cannot play .*by hand/,
	);
	await page.locator(".board [data-target]").first().click();
	assert.equal(await ply(page), 2);
});

test("bots think under a strict content policy", async (t) => {
	const { page } = await visit(
		t,
		"<ludo-table game='kopis' players='bot:easy person'></ludo-table>",
		{
			headers: {
				"content-security-policy":
					"default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'",
			},
		},
	);
	await ready(page);
	await played(page, 1);
});

test("the form of a new game seats bots", async (t) => {
	const { page } = await visit(t, "<ludo-table game='kopis'></ludo-table>");
	await ready(page);
	await page.locator("[data-action=new]").click();
	await page.locator(".setup [name=player0]").selectOption("bot:easy");
	await page.locator(".setup [type=submit]").click();
	await played(page, 1);
	assert.match(await page.locator(".seat").first().innerText(), /Bot, easy/);
});
