// The pages around the tables: they lead to each other and work under any base path; the gallery, the article, the sixty lines.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { atTable, GAMES, PAGES, ROOT, theatre } from "./browser.mjs";
import { settled } from "./pages.mjs";

const house = theatre();

test("every page says what it is, and leads to the others", async (t) => {
	const page = await house.visit(t, "index.html");
	const titles = new Set();
	for (const path of PAGES) {
		await page.goto(house.address + path);
		titles.add(await page.title());
		assert.equal(await page.locator("h1").count(), 1, path);
		assert.match(
			await page.locator("footer").innerText(),
			/^Unofficial, and not affiliated with the authors or publishers of the games\.$/,
		);
		for (const href of await page
			.locator("a[href]")
			.evaluateAll((all) =>
				all.map((each) => /** @type {HTMLAnchorElement} */ (each).href),
			)) {
			const { pathname } = new URL(href);
			assert.ok(
				pathname.startsWith("/some/base/"),
				`${path}: ${href} stays under the base path`,
			);
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
		for (const words of [
			await page.locator(`.card[data-game="${id}"]`).innerText(),
			await page
				.goto(`${house.address}${id}.html`)
				.then(() => page.locator(".game-head").innerText()),
		]) {
			for (const part of [
				title,
				...author.split(", "),
				String(year ?? ""),
				String(minPlayers),
				String(maxPlayers),
			])
				assert.ok(words.includes(part), `${id}: ${part} in «${words}»`);
		}
		await page.goto(`${house.address}index.html`);
	}
});

test("old addresses lead to the new pages", async (t) => {
	const page = await house.visit(t, "?game=kopis&scenario=capture#KOP-20");
	await page.waitForURL("**/demo/kopis.html?scenario=capture#KOP-20");
	await atTable(page);
	assert.match(
		await page.locator(".asking").innerText(),
		/capturing a faction/,
	);
	assert.ok(
		await page.locator('.rules [data-rule="KOP-20"]').isVisible(),
		"and the rule is open",
	);
	await page.goto(`${house.address}?game=chess`);
	await settled(page, "index.html");
});

test("the boards of the gallery play themselves, and can be stopped", async (t) => {
	const page = await house.visit(t, "index.html", {
		reducedMotion: "no-preference",
		viewport: { width: 1280, height: 1600 },
	});
	await settled(page, "index.html");
	const drawn = () =>
		page
			.locator(".miniature .ludo-picture")
			.evaluateAll((all) =>
				all.map(
					(each) => each.shadowRoot?.querySelector(".picture")?.innerHTML ?? "",
				),
			);
	const first = await drawn();
	assert.ok(
		first.every((text) => text.length > 500),
		"five positions",
	);
	await page.waitForFunction(
		(before) =>
			[...document.querySelectorAll(".miniature .ludo-picture")].every(
				(each, at) =>
					each.shadowRoot?.querySelector(".picture")?.innerHTML !== before[at],
			),
		first,
	);
	await page.getByRole("button", { name: "Pause the boards" }).click();
	await page.waitForTimeout(400);
	const still = await drawn();
	await page.waitForTimeout(2500);
	assert.deepEqual(await drawn(), still, "nothing moves any more");
	await page.getByRole("button", { name: "Let the boards play" }).click();
	await page.waitForFunction(
		(before) =>
			[...document.querySelectorAll(".miniature .ludo-picture")].some(
				(each, at) =>
					each.shadowRoot?.querySelector(".picture")?.innerHTML !== before[at],
			),
		still,
	);
});

test("the boards of the gallery stand still where less motion is asked for", async (t) => {
	const page = await house.visit(t, "index.html");
	await settled(page, "index.html");
	const drawn = () =>
		page
			.locator(".miniature .ludo-picture")
			.evaluateAll((all) =>
				all.map((each) => each.shadowRoot?.innerHTML ?? ""),
			);
	const first = await drawn();
	await page.waitForTimeout(2500);
	assert.deepEqual(await drawn(), first);
	assert.ok(
		await page.getByRole("button", { name: "Let the boards play" }).isVisible(),
	);
});

test("a game is set up in the gallery", async (t) => {
	const page = await house.visit(t, "index.html");
	await settled(page, "index.html");
	await page.locator("[data-setup=frachtexpress]").click();
	await page.waitForURL("**/frachtexpress.html");
	const seats = page.locator("dialog select[name^=player]:visible");
	assert.equal(await page.locator("dialog .player:visible").count(), 3);
	await page.locator("dialog [name=players]").selectOption("4");
	assert.equal(await page.locator("dialog .player:visible").count(), 4);
	assert.deepEqual(
		await seats.evaluateAll((all) =>
			all.map((each) => /** @type {HTMLSelectElement} */ (each).value),
		),
		["4", "person", "bot:easy", "bot:easy", "bot:easy"],
	);
	for (const seat of [1, 2, 3])
		await page.locator(`dialog [name=player${seat}]`).selectOption("person");
	await page
		.getByRole("button", { name: "The author's layout, advanced" })
		.click();
	await page.locator("dialog .setup summary").first().click();
	assert.ok(
		await page.locator("dialog [name=advanced]").isChecked(),
		"the options follow the way to play",
	);
	await page.locator("dialog [type=submit]").click();
	await page.locator("dialog").waitFor({ state: "detached" });
	const lift = page.locator("[data-action=lift]");
	if (await lift.count()) await lift.click();
	assert.equal(await page.locator(".seat").count(), 4);
	const save = () =>
		page.evaluate(() =>
			/** @type {any} */ (document.querySelector("ludo-table")).save(),
		);
	assert.ok((await save()).includes('"author"'), "the layout that was chosen");
	await page.locator("[data-target]").first().click();
	const begun = await save();
	assert.notDeepEqual(JSON.parse(begun).moves, [], "somebody has played");
	await page.reload();
	await atTable(page);
	assert.equal(
		await save(),
		begun,
		"loading the page again continues the game",
	);
});

test("the theme is chosen on any page and kept on all", async (t) => {
	const page = await house.visit(t, "index.html");
	const theme = page.locator("#theme");
	const scheme = () =>
		page.evaluate(() => getComputedStyle(document.documentElement).colorScheme);
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
	await tables.nth(0).locator('[data-hit="line:north:c"]').click();
	assert.match(await page.locator(".note:popover-open").innerText(), /KOP-16/);
	const last = tables.nth(2);
	await last
		.locator(".ask")
		.or(last.getByText("loads when"))
		.first()
		.scrollIntoViewIfNeeded();
	await last.locator(".ask").waitFor();
	await page.waitForFunction(
		() =>
			[...document.querySelectorAll("ludo-table")].every(
				(table) =>
					table.shadowRoot?.querySelector(".note:popover-open") == null,
			),
		undefined,
		{ timeout: 2000 },
	);
	await last.locator('[data-hit="line:east:3"]').click();
	assert.match(await last.locator(".ask").innerText(), /Black wins 6 to 5/);
	await last.locator("[data-action=undo]").click();
	await last.locator('[data-hit="line:east:4"]').click();
	assert.match(await last.locator(".ask").innerText(), /Red wins 5 to 3/);
	const [replay, tour] = [tables.nth(3), tables.nth(4)];
	await page.locator("figure").nth(3).scrollIntoViewIfNeeded();
	await replay.locator("[data-action=last]").click();
	assert.match(
		await replay.locator(".ask").innerText(),
		/Black wins 6 to 5/,
		"the game of the text is the game of the replay",
	);
	await page.locator("figure").nth(4).scrollIntoViewIfNeeded();
	await tour.locator(".lesson").waitFor();
	for (let n = 0; n < count; n += 1) {
		const figure = page.locator("figure").nth(n);
		await figure.locator(".embed summary").click();
		const snippet = await figure.locator(".embed code").innerText();
		const given = await page.evaluate((text) => {
			const copy = new DOMParser()
				.parseFromString(text, "text/html")
				.querySelector("ludo-table");
			return [...(copy?.attributes ?? [])].map(({ name, value }) => [
				name,
				value,
			]);
		}, snippet);
		const real = await tables
			.nth(n)
			.evaluate((table) =>
				[...table.attributes]
					.filter(({ name }) => name !== "class")
					.map(({ name, value }) => [name, value]),
			);
		assert.deepEqual(given, real, snippet);
	}
});

test("the sixty lines play a whole game", async (t) => {
	const page = await house.visit(t, "plain.html");
	await page.locator("#board [data-legal=true]").first().waitFor();
	assert.equal(await page.locator("#board button").count(), 60);
	await page
		.getByRole("button", { name: "slide in from the south on a", exact: true })
		.click();
	assert.match(
		await page.locator("#said").innerText(),
		/line a is empty.*KOP-13/,
	);
	for (let n = 0; n < 16; n += 1) {
		assert.match(
			await page.locator("#ask").innerText(),
			n % 2 === 0 ? /^Red to move/ : /^Black to move/,
		);
		const legal = page.locator("#board [data-legal=true]");
		await legal.nth((n * 5) % (await legal.count())).click();
	}
	assert.match(
		await page.locator("#ask").innerText(),
		/^The end, \d+ to \d+\.$/,
	);
	assert.equal(await page.locator("#board [data-legal=true]").count(), 0);
	await page.getByRole("button", { name: "Undo" }).click();
	assert.match(await page.locator("#ask").innerText(), /^Black to move/);
	await page.getByRole("button", { name: "Redo" }).click();
	assert.match(await page.locator("#ask").innerText(), /^The end/);
	const source = readFileSync(join(ROOT, "demo/plain.js"), "utf8");
	assert.equal(
		await page.locator("#listing").evaluate((listing) => listing.textContent),
		source,
		"what is shown is what runs",
	);
	const lines = source
		.split("\n")
		.filter((line) => line.trim() !== "" && !line.trim().startsWith("//"));
	assert.ok(
		lines.length <= 62,
		`${lines.length} lines of code are about sixty`,
	);
});
