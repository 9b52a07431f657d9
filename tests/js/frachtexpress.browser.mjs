// FrachtExpress in a real browser: the special actions of the stations in the forms, and where a rule of the book stands.

import assert from "node:assert/strict";
import { test } from "node:test";
import { games, rules } from "ludotheque";
import { atTable, theatre } from "./browser.mjs";

const house = theatre();

/** @param {import("playwright-core").Page} page */
async function lift(page) {
	const curtain = page.locator("[data-action=lift]");
	if (await curtain.count()) await curtain.click();
}

/**
 * Opens the form of a new game, with all its options, and chooses a way to play.
 * @param {import("playwright-core").Page} page
 * @param {string} [way] the id of a variant
 */
async function openForm(page, way) {
	await page.locator(".setup > .more > summary").click();
	if (way !== undefined) await chooseWay(page, way);
}

/** @param {import("playwright-core").Page} page @param {string} way the id of a variant */
async function chooseWay(page, way) {
	const title = info?.variants.find(({ id }) => id === way)?.title;
	assert.ok(title !== undefined, way);
	await page
		.locator(".setup")
		.getByRole("button", { name: title, exact: true })
		.click();
}

/** What each station offers at the table. @param {import("playwright-core").Page} page */
const specials = (page) =>
	page.evaluate(
		() =>
			/** @type {any} */ (document.querySelector("ludo-table")).game.state()
				.specials,
	);

const info = games().find(({ id }) => id === "frachtexpress");
const option = info?.options.find(({ name }) => name === "specials");
assert.ok(option?.kind === "choices");
const printed = Object.fromEntries(
	option.entries.map(({ name, value }) => [name, value]),
);

test("the form of a new game has a select for each station, and kidnapping by name", async (t) => {
	const page = await house.visit(t, "frachtexpress.html");
	await lift(page);
	await page.locator("[data-action=new]").click();
	await openForm(page);
	const selects = page.locator(".setup .choices select");
	assert.equal(await selects.count(), 10);
	assert.ok(
		await page.locator(".setup .choices").isHidden(),
		"the basic game has no special actions",
	);
	assert.equal(
		await page.locator(".setup [name=specials]").count(),
		0,
		"and no field for JSON",
	);
	const of = (/** @type {string} */ station) =>
		page.locator(`.setup [name="specials.${station}"]`);
	assert.deepEqual(
		await of("B").locator("option").allTextContents(),
		option.values.map(({ label }) => label),
	);
	await chooseWay(page, "kidnapping");
	assert.equal(await of("A").inputValue(), "kidnap");
	assert.ok(await of("A").isVisible(), "the list is open");
	await of("J").selectOption({ label: "Rebuild track" });
	await page.locator(".setup [type=submit]").click();
	await page.locator("dialog").waitFor({ state: "detached" });
	assert.deepEqual(await specials(page), {
		...printed,
		A: "kidnap",
		J: "rebuild",
	});
});

test("another way to play takes the special actions back", async (t) => {
	const page = await house.visit(t, "frachtexpress.html");
	await lift(page);
	await page.locator("[data-action=new]").click();
	await openForm(page, "kidnapping");
	await chooseWay(page, "advanced");
	await page.locator(".setup [type=submit]").click();
	await page.locator("dialog").waitFor({ state: "detached" });
	assert.deepEqual(await specials(page), printed);
});

test("the gallery sets up kidnapping by name, and each station by a select", async (t) => {
	const page = await house.visit(t, "index.html");
	await page.locator("[data-setup=frachtexpress]").click();
	await page.waitForURL("**/frachtexpress.html?way=setup");
	await openForm(page, "kidnapping");
	assert.equal(await page.locator('dialog [name^="specials."]').count(), 10);
	assert.equal(
		await page.locator('dialog [name="specials.A"]').inputValue(),
		"kidnap",
	);
	await page.locator('dialog [name="specials.B"]').selectOption("none");
	await page.locator("dialog [type=submit]").click();
	await page.locator("dialog").waitFor({ state: "detached" });
	await atTable(page);
	assert.deepEqual(await specials(page), {
		...printed,
		A: "kidnap",
		B: "none",
	});
});

test("a rule of the book shows a few of its words in Dutch, a ruling none", async (t) => {
	const page = await house.visit(t, "frachtexpress.html");
	await lift(page);
	await page.getByRole("tab", { name: "Rules" }).press("Enter");
	const all = rules("frachtexpress");
	for (const id of ["FRA-38", "FRA-R38"]) {
		const quote = all.find((rule) => rule.id === id)?.quote ?? null;
		const shown = page.locator(`[data-rule="${id}"] q[lang=nl]`);
		assert.deepEqual(
			await shown.allInnerTexts(),
			quote === null ? [] : [quote],
			id,
		);
	}
	assert.match(
		all.find(({ id }) => id === "FRA-38")?.quote ?? "",
		/in geen geval achteruit rijden/,
	);
});
