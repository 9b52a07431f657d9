// What the tests of the demo share: the server of `npm start`, a visitor, and what a visitor does at a table.

import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { join } from "node:path";
import { after, before } from "node:test";
import { atTable, launch, listen, ROOT } from "./browser.mjs";

/** Where the demo is, once the server has started. @type {string} */
export let address;
/** @type {import("playwright-core").Browser} */
export let browser;

/** Starts the server of the demo and a browser for the tests of a file. */
export function startDemo() {
	/** @type {import("node:child_process").ChildProcess} */
	let server;
	before(async () => {
		const began = Date.now();
		server = spawn(process.execPath, [join(ROOT, "demo/serve.mjs")], {
			env: { ...process.env, PORT: "0" },
			stdio: ["ignore", "pipe", "inherit"],
		});
		address = await new Promise((found, failed) => {
			server.stdout?.once("data", (text) => found(String(text).trim()));
			server.once("exit", (code) =>
				failed(new Error(`the server ended with ${code}`)),
			);
		});
		assert.ok(
			Date.now() - began < 5000,
			"the server is ready in under 5 seconds",
		);
		browser = await launch();
	});
	after(async () => {
		await browser?.close();
		server?.kill();
	});
}

/**
 * A fresh visitor at the table. Fails the test when the page complains.
 * @param {import("node:test").TestContext} t
 * @param {string} [query]
 * @param {import("playwright-core").BrowserContextOptions} [options]
 */
export async function visit(
	t,
	query = "kopis.html?players=person",
	options = {},
) {
	const context = await browser.newContext({
		viewport: { width: 1280, height: 800 },
		reducedMotion: "reduce",
		serviceWorkers: "block",
		...options,
	});
	const page = await context.newPage();
	page.setDefaultTimeout(5000);
	const complaints = listen(page);
	await page.goto(address + query);
	if (query.includes(".html")) await atTable(page);
	t.after(async () => {
		await context.close();
		assert.deepEqual(complaints, [], "the page has nothing to complain about");
	});
	return page;
}

/**
 * Presses the n-th lit target of the board.
 * @param {import("playwright-core").Page} page
 * @param {number} n
 * @param {string} [which]
 */
export async function pressTarget(page, n, which = "[data-hit][data-target]") {
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
export async function newGame(page, options) {
	await page.locator("[data-action=new]").click();
	await page.locator(".setup > .more > summary").click();
	for (const [name, value] of Object.entries(options)) {
		const field = page.locator(`.setup [name=${name}]`);
		if ((await field.evaluate((element) => element.tagName)) === "SELECT")
			await field.selectOption(value);
		else await field.fill(value);
	}
	await page.locator(".setup [type=submit]").click();
	await page.locator("dialog").waitFor({ state: "detached" });
}

/** @param {import("playwright-core").Page} page */
export async function pressDialogAway(page) {
	await page.locator("dialog header button").click();
	await page.locator("dialog").waitFor({ state: "detached" });
}
