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

/** The parties that wait at a station in a position. @param {string} id */
function waiting(id) {
	const game = createGame("koplopers", { scenario: "repair" });
	const name = (/** @type {string} */ code) =>
		stations.find((row) => row.id === code)?.name;
	return (game.state().waiting[id] ?? []).map((token) => {
		const row = tokens.find((each) => each.id === token);
		return {
			passengers: row?.passengers ?? 0,
			text: `${row?.passengers} → ${name(row?.destination ?? "")}`,
		};
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
	await page.getByRole("button", { name: "Whole board", exact: true }).click();
	await page.locator('[data-hit="station:UT"]').click();
	const parties = waiting("UT");
	assert.equal(parties.length, 4);
	const sum = parties.reduce((all, { passengers }) => all + passengers, 0);
	assert.equal(await note.locator("h3").innerText(), "Utrecht (UT)");
	assert.ok(
		(await note.innerText()).includes(`Waiting: ${sum} passengers.`),
		"how many wait",
	);
	assert.deepEqual(
		(await note.locator("li").allInnerTexts()).sort(),
		parties.map(({ text }) => text).sort(),
	);
	assert.doesNotMatch(await note.innerText(), /KND/, "it is no refusal");
	assert.equal(await refusals.evaluate((heard) => heard.length), 0);
	const said = await page.locator("ludo-table [role=log]").innerText();
	for (const { text } of parties)
		assert.ok(said.includes(text), `and it is said: ${text}`);
	await page.keyboard.press("Escape");
	await page.locator('[data-hit="station:LW"]').focus();
	await page.keyboard.press("Enter");
	await note.getByText("Leeuwarden (LW)").waitFor();
	await note.getByText("Disrupted by chip A").waitFor();
});
