// Koplopers & Dwarsliggers in a real browser: the card of abbreviations, and what a press on a station tells.

import assert from "node:assert/strict";
import { test } from "node:test";
import { createGame } from "ludotheque";
import { fitsTheWidth, theatre } from "./browser.mjs";

const house = theatre();

/**
 * A visitor at the table, in front of whom the curtain is up.
 * @param {import("node:test").TestContext} t
 * @param {string} path
 * @param {import("playwright-core").BrowserContextOptions} [options]
 */
async function seated(t, path, options) {
	const page = await house.visit(t, path, options);
	const lift = page.locator("[data-action=lift]");
	if (await lift.count()) await lift.click();
	return page;
}
const { stations, tokens } = createGame("koplopers", { seed: 1 }).components();

/** The list that is open, as pairs. @param {import("playwright-core").Page} page */
const listed = (page) =>
	page
		.locator("dialog dl > div")
		.evaluateAll((rows) =>
			rows.map((row) => [...row.children].map((cell) => cell.textContent)),
		);

for (const width of [1280, 390]) {
	test(`the card of abbreviations opens beside a board ${width} px wide`, async (t) => {
		const page = await seated(t, "koplopers.html?scenario=meppel", {
			viewport: { width, height: 844 },
		});
		await page
			.getByRole("button", { name: "Abbreviations", exact: true })
			.click();
		const dialog = page.getByRole("dialog", { name: "Abbreviations" });
		await dialog.waitFor();
		const rows = await listed(page);
		assert.deepEqual(
			rows,
			stations
				.map(({ id, name }) => [id, name])
				.sort(([a = ""], [b = ""]) => (a < b ? -1 : 1)),
		);
		assert.ok(rows.some(([id, name]) => id === "ZL" && name === "Zwolle"));
		await fitsTheWidth(page);
		await dialog.getByRole("button", { name: "Close", exact: true }).click();
		await dialog.waitFor({ state: "detached" });
	});
}

test("the keyboard opens the card of abbreviations and comes back to its button", async (t) => {
	const page = await seated(t, "koplopers.html?scenario=meppel");
	const button = page.getByRole("button", {
		name: "Abbreviations",
		exact: true,
	});
	await button.focus();
	await page.keyboard.press("Enter");
	await page.getByRole("dialog", { name: "Abbreviations" }).waitFor();
	await page.keyboard.press("Escape");
	await page.locator("dialog").waitFor({ state: "detached" });
	assert.ok(
		await button.evaluate(
			(element) =>
				/** @type {ShadowRoot} */ (element.getRootNode()).activeElement ===
				element,
		),
	);
});

test("an owner’s own stations are on the card", async (t) => {
	const page = await house.visit(t, "koplopers.html?players=person");
	const renamed = stations.map((row) =>
		row.id === "ZL" ? { ...row, name: "Swolle" } : row,
	);
	await page.evaluate(
		(rows) =>
			Object.assign(document.querySelector("ludo-table") ?? {}, {
				options: { seed: 1, board: { stations: rows } },
			}),
		renamed,
	);
	await page.locator("[data-action=lift]").click();
	await page
		.getByRole("button", { name: "Abbreviations", exact: true })
		.click();
	await page.locator("dialog dd").getByText("Swolle").waitFor();
});

/** What waits at a station in a position, in words. @param {string} id */
function waiting(id) {
	const game = createGame("koplopers", { scenario: "repair" });
	const name = (/** @type {string} */ code) =>
		stations.find((row) => row.id === code)?.name;
	return (game.state().waiting[id] ?? []).map((token) => {
		const row = tokens.find((each) => each.id === token);
		return `${row?.passengers} for ${name(row?.destination ?? "")}`;
	});
}

test("a press on a station names it and says who waits there", async (t) => {
	const page = await seated(t, "koplopers.html?scenario=repair");
	const refusals = await page.evaluateHandle(() => {
		/** @type {unknown[]} */
		const heard = [];
		document
			.querySelector("ludo-table")
			?.addEventListener("refusal", (event) => heard.push(event));
		return heard;
	});
	const note = page.locator("ludo-table .note");
	await page.locator('[data-hit="station:UT"]').click();
	const words = await note.innerText();
	assert.match(words, /^Utrecht \(UT\)\. Waiting: /);
	const parties = waiting("UT");
	assert.equal(parties.length, 4);
	for (const party of parties) assert.ok(words.includes(party), party);
	assert.doesNotMatch(words, /KND/, "it is no refusal");
	assert.equal(await refusals.evaluate((heard) => heard.length), 0);
	assert.equal(
		await page.locator("ludo-table [role=log]").innerText(),
		words.split("\n")[0],
		"and it is said",
	);
	await page.locator('[data-hit="station:LW"]').focus();
	await page.keyboard.press("Enter");
	await note.getByText("Leeuwarden (LW). Disrupted by chip A.").waitFor();
});
