// The pages without a network: what is kept when, and how a newer package replaces it.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import {
	atTable,
	listen,
	PAGES,
	playOn,
	ROOT,
	serve,
	theatre,
} from "./browser.mjs";
import { settled } from "./pages.mjs";

const house = theatre();

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
	await page
		.getByText(/^All games are kept in this browser: \d+ files, \d+\.\d MB\.$/)
		.waitFor({ timeout: 30_000 });
	const names = await page.evaluate(() => caches.keys());
	assert.equal(names.length, 1);
	const [, version] = /** @type {RegExpMatchArray} */ (
		readFileSync(join(ROOT, "pkg/.sources"), "utf8").match(/^package (\w{16})/)
	);
	assert.ok(
		names[0]?.endsWith(` ${version}`),
		"the cache has the version of the package in its name",
	);
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
	const kept = () =>
		page.evaluate(async () => {
			const [name = ""] = await caches.keys();
			const addresses = (await (await caches.open(name)).keys()).map(
				({ url }) => url,
			);
			const used = [
				location.href,
				...performance.getEntriesByType("resource").map(({ name }) => name),
			];
			return used.every((address) => addresses.includes(address))
				? addresses.map((address) => new URL(address).pathname)
				: null;
		});
	const began = Date.now();
	let paths = await kept();
	while (paths === null) {
		assert.ok(
			Date.now() - began < 30_000,
			"what the page has used is kept within half a minute",
		);
		await page.waitForTimeout(100);
		paths = await kept();
	}
	assert.ok(paths.some((path) => path.endsWith("/pkg/kopis.wasm")));
	assert.deepEqual(
		paths.filter((path) => /troia|koplopers|locos|frachtexpress/.test(path)),
		[],
	);
	server.close();
	await context.setOffline(true);
	await page.goto(`${server.address}kopis.html`);
	await atTable(page);
	assert.equal(
		(await playOn(page, { moves: 5 })).moves,
		5,
		"the game that was opened can be played",
	);
	await assert.rejects(page.goto(`${server.address}troia.html`));
});

test("a newer package replaces the cache, and the network comes first", async (t) => {
	const context = await house.browser.newContext({ reducedMotion: "reduce" });
	t.after(() => context.close());
	const page = await context.newPage();
	const complaints = listen(page);
	const ready = () =>
		page.evaluate(
			async () => (await navigator.serviceWorker.ready).active?.scriptURL ?? "",
		);
	await page.goto(`${house.address}plain.html`);
	const first = await ready();
	await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
	await context.route("**/pkg/.sources", (route) =>
		route.fulfill({ body: "package another_version_of_it\n" }),
	);
	await context.route("**/demo/plain.html", async (route) => {
		const response = await route.fetch();
		await route.fulfill({
			response,
			body: (await response.text()).replace("<h1>", "<h1>Fresh: "),
		});
	});
	await page.goto(`${house.address}plain.html`);
	assert.match(
		await page.locator("h1").innerText(),
		/^Fresh: /,
		"a page that changed is seen at once",
	);
	await page.evaluate(async () => {
		const done = async () =>
			(await navigator.serviceWorker.ready).active?.scriptURL.endsWith(
				"another_version_",
			) &&
			(await caches.keys()).every((name) => name.endsWith(" another_version_"));
		while (!(await done())) await new Promise((next) => setTimeout(next, 50));
	});
	assert.notEqual(await ready(), first);
	assert.deepEqual(complaints, []);
});
