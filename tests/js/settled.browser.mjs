// When a test may look: `load()` and `settled()`, in a page where things move; and what they do where something is missing.

import assert from "node:assert/strict";
import { test } from "node:test";
import { ready, site } from "./site.mjs";

const { visit } = site();
const MOTION = /** @type {const} */ ({ reducedMotion: "no-preference" });

/** What the table is like just now. @param {import("playwright-core").Page} page */
const now = (page) =>
	page.evaluate(() => {
		const table = /** @type {any} */ (document.querySelector("ludo-table"));
		return {
			ply: table.game.ply,
			moving: table.shadowRoot
				.querySelector(".board")
				.getAnimations({ subtree: true })
				// What glows goes on for ever.
				.filter((/** @type {Animation} */ each) => !("animationName" in each))
				.length,
		};
	});
/** @param {import("playwright-core").Page} page */
const settle = (page) =>
	page.evaluate(async () => {
		const table = /** @type {any} */ (document.querySelector("ludo-table"));
		return (await table.settled()) === table;
	});

test("a table has settled when its bots have moved and nothing moves on the screen", async (t) => {
	const { page } = await visit(
		t,
		"<ludo-table game='kopis' players='person bot:easy'></ludo-table>",
		MOTION,
	);
	await ready(page);
	await page.locator('[data-hit="line:south:c"]').click();
	const before = await now(page);
	assert.ok(before.ply === 1 && before.moving > 0, JSON.stringify(before));
	assert.equal(await settle(page), true);
	assert.deepEqual(await now(page), { ply: 2, moving: 0 });
});

test("a table far away is loaded for whoever waits until it has settled", async (t) => {
	const { page } = await visit(
		t,
		"<div style='height: 9000px'></div><ludo-table game='kopis'></ludo-table>",
	);
	assert.equal(await settle(page), true);
	assert.equal((await now(page)).ply, 0);
});

test("where only bots play, it has settled at the end of the game", async (t) => {
	const { page } = await visit(
		t,
		"<ludo-table game='kopis' players='bot:easy bot:easy'></ludo-table>",
	);
	page.setDefaultTimeout(60_000);
	await settle(page);
	assert.notEqual(
		await page.evaluate(() =>
			/** @type {any} */ (document.querySelector("ludo-table")).game.outcome(),
		),
		null,
	);
});

test("it has settled when the curtain has fallen", async (t) => {
	const { page } = await visit(
		t,
		"<ludo-table game='troia' options='{\"seed\":7}'></ludo-table>",
		MOTION,
	);
	await ready(page);
	await page.locator("[data-action=lift]").click();
	await page.evaluate(() => {
		const table = /** @type {any} */ (document.querySelector("ludo-table"));
		while (table.game.actors()[0] === 0) table.play(table.game.legalMoves()[0]);
	});
	assert.equal(await page.locator("[data-action=lift]").count(), 0);
	await settle(page);
	assert.equal(await page.locator("[data-action=lift]").count(), 1);
});

test("a link to a game is opened before it has settled", async (t) => {
	const { page } = await visit(t, "<ludo-table game='kopis'></ludo-table>");
	await ready(page);
	await page.locator('[data-hit="line:south:c"]').click();
	const ply = await page.evaluate(async () => {
		const table = /** @type {any} */ (document.querySelector("ludo-table"));
		const link = await table.link();
		table.newGame();
		location.hash = new URL(link).hash;
		await new Promise((done) => addEventListener("hashchange", done));
		return (await table.settled()).game.ply;
	});
	assert.equal(ply, 1);
});

test("without WebAssembly the table says so, and whoever waits hears it", async (t) => {
	const { page } = await visit(t, "<ludo-table game='kopis'></ludo-table>", {
		head: "<script>delete globalThis.WebAssembly</script>",
	});
	const heard = await page.evaluate(async () => {
		await customElements.whenDefined("ludo-table");
		const table = /** @type {any} */ (document.querySelector("ludo-table"));
		return Promise.all(
			[table.load(), table.settled()].map((each) =>
				each.then(
					() => "nothing",
					(/** @type {Error} */ error) => error.message,
				),
			),
		);
	});
	for (const message of heard) assert.match(message, /WebAssembly/);
	assert.match(
		await page.locator("ludo-table [part~=error]").innerText(),
		/WebAssembly/,
	);
});

test("without an observer of the viewport it loads at once", async (t) => {
	const { page } = await visit(
		t,
		"<div style='height: 9000px'></div><ludo-table game='kopis'></ludo-table>",
		{ head: "<script>delete globalThis.IntersectionObserver</script>" },
	);
	await page.locator(".board [data-target]").first().waitFor();
});

test("without constructed style sheets and streamed WebAssembly it looks and plays the same", async (t) => {
	const tag = "<ludo-table game='kopis'></ludo-table>";
	const { page } = await visit(t, tag, {
		head: "<script>delete CSSStyleSheet.prototype.replaceSync; delete WebAssembly.compileStreaming</script>",
	});
	await ready(page);
	const { page: usual } = await visit(t, tag);
	await ready(usual);
	const [without, plain] = await Promise.all(
		[page, usual].map((each) =>
			each.evaluate(() => {
				const { shadowRoot: root } = /** @type {any} */ (
					document.querySelector("ludo-table")
				);
				const { width, height } = root
					.querySelector(".board")
					.getBoundingClientRect();
				return {
					styles: root.querySelectorAll("style").length,
					box: [width, height],
					weight: getComputedStyle(root.querySelector(".ask")).fontWeight,
				};
			}),
		),
	);
	assert.deepEqual(without, { ...plain, styles: 3 });
	assert.equal(plain?.styles, 0);
	await page.locator('[data-hit="line:south:c"]').click();
	assert.equal((await now(page)).ply, 1);
});
