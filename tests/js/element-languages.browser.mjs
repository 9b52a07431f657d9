// A table in each language: which one it speaks, what it loads for that, and that the game goes on when the language changes.

import assert from "node:assert/strict";
import { test } from "node:test";
import { games, rules, translate } from "ludotheque";
import { catalogue } from "../../src/pack/catalogues.mjs";
import { ready, site } from "./site.mjs";
import { ply, saved } from "./table.mjs";

const { visit } = site();
const LANGUAGES = /** @type {const} */ (["fr", "nl", "de"]);
const OTHER = /\.(fr|nl|de)\.js(on)?$/;

/** @typedef {import("playwright-core").Page} Page */

/** The text of a word of the table. @param {string} lang @param {string} key @param {string} [room] */
const word = (lang, key, room = "element") => catalogue(room, lang)[key].text;

/** @param {Page} page */
const root = (page) => page.locator("ludo-table .root").first();

/** What a table says beside the board. @param {Page} page */
const said = (page) => root(page).innerText();

test("an English page loads no other language", async (t) => {
	const { page, asked } = await visit(
		t,
		"<ludo-table game='kopis' lesson='kopis'></ludo-table><ludo-table game='troia'></ludo-table>",
	);
	await ready(page, 0);
	await ready(page, 1);
	assert.ok(asked.some((path) => path.endsWith("text-kopis.en.js")));
	assert.deepEqual(
		asked.filter((path) => OTHER.test(path)),
		[],
	);
	assert.equal(await root(page).getAttribute("lang"), "en");
});

for (const lang of LANGUAGES)
	test(`${lang}: the question, the buttons, the seats, the log, a refusal and the rules are in the language, and no other is loaded`, async (t) => {
		const { page, asked } = await visit(
			t,
			`<ludo-table game='kopis' lang='${lang}' options='{"seed":1}'></ludo-table>`,
		);
		await ready(page);
		assert.equal(await root(page).getAttribute("lang"), lang);
		for (const key of ["button.undo", "button.save", "panel.log"])
			assert.ok((await said(page)).includes(word(lang, key)), key);
		assert.ok(
			(await page.locator(".ask").innerText()).startsWith(
				word(lang, "seat.red", "kopis.table"),
			),
		);
		const loaded = asked.filter((path) => OTHER.test(path));
		assert.ok(loaded.length >= 4);
		assert.ok(
			loaded.every((path) => path.endsWith(`.${lang}.js`)),
			loaded.join(),
		);

		// A refusal with its rule.
		await page.locator('[data-hit="line:south:a"]').click();
		const reason = translate(
			{ id: "kopis.line-empty", params: { line: "a" } },
			lang,
		);
		const note = page.locator(".note");
		assert.equal(
			await note.locator(".reason").innerText(),
			`${reason.charAt(0).toUpperCase()}${reason.slice(1)}.`,
		);
		const rule = rules("kopis", lang).find(({ id }) => id === "KOP-13");
		assert.ok((await note.innerText()).includes(rule?.title ?? "?"));
		await page.keyboard.press("Escape");

		// A move and its story.
		await page.locator('[data-hit="line:south:c"]').click();
		const line = await page.locator(".log .entry").last().innerText();
		assert.ok(line.includes("c3"), line);
		assert.doesNotMatch(line, /brings|pushes|faction in from/, line);

		// The rules.
		await page.getByRole("tab", { name: word(lang, "panel.rules") }).click();
		assert.ok(
			(await page.locator(".rules").innerText()).includes(
				rules("kopis", lang)[2]?.text ?? "?",
			),
		);

		// The form of a new game.
		await page.locator('[data-action="new"]').click();
		const form = await page.locator("dialog").innerText();
		for (const key of ["setup.whoPlays", "setup.start"])
			assert.ok(form.includes(word(lang, key)), key);
		const variant = games(lang).find(({ id }) => id === "kopis")?.variants[0];
		assert.ok(form.includes(variant?.title ?? "?"), form);
	});

test("left out, the nearest lang of the page decides; one that the package lacks is English", async (t) => {
	const { page } = await visit(
		t,
		`<main lang='de-AT'><ludo-table game='kopis'></ludo-table></main>
		<ludo-table game='kopis'></ludo-table>
		<div lang='pt'><ludo-table game='kopis'></ludo-table></div>
		<div lang='de'><ludo-table game='kopis' lang='nl'></ludo-table></div>`,
	);
	const found = [];
	for (const n of [0, 1, 2, 3]) {
		await ready(page, n);
		found.push(
			await page
				.locator("ludo-table")
				.nth(n)
				.locator(".root")
				.getAttribute("lang"),
		);
	}
	assert.deepEqual(found, ["de", "en", "en", "nl"]);
});

test("two tables of a page speak two languages", async (t) => {
	const { page } = await visit(
		t,
		"<ludo-table game='kopis' lang='fr'></ludo-table><ludo-table game='kopis' lang='de'></ludo-table>",
	);
	await ready(page, 0);
	await ready(page, 1);
	for (const [n, lang] of /** @type {const} */ ([
		[0, "fr"],
		[1, "de"],
	])) {
		const table = page.locator("ludo-table").nth(n);
		await table.locator("[data-target]").first().click();
		await table.evaluate((each) => /** @type {any} */ (each).settled());
		assert.ok(
			(await table.locator(".ask").innerText()).startsWith(
				word(lang, "seat.black", "kopis.table"),
			),
		);
	}
});

test("the language changes and the game goes on: by the attribute, by the property, by the page", async (t) => {
	const { page } = await visit(t, "<ludo-table game='kopis'></ludo-table>");
	await ready(page);
	for (let n = 0; n < 3; n += 1)
		await page.locator(".board [data-target]").first().click();
	const before = await saved(page);
	const changes = /** @type {[string, (table: any) => void][]} */ ([
		["de", (table) => table.setAttribute("lang", "de")],
		[
			"fr",
			(table) => {
				table.lang = "fr";
			},
		],
		["en", (table) => table.removeAttribute("lang")],
		[
			"nl",
			() => {
				document.documentElement.lang = "nl";
			},
		],
	]);
	for (const [lang, change] of changes) {
		await page.locator("ludo-table").evaluate(change);
		await page.locator(`ludo-table .root[lang=${lang}]`).waitFor();
		await page
			.locator("ludo-table")
			.evaluate((table) => /** @type {any} */ (table).settled());
		assert.equal(await saved(page), before);
		assert.equal(await ply(page), 3);
	}
	assert.ok((await said(page)).includes(word("nl", "button.undo")));
	// It can be taken back, and played on.
	await page.locator('[data-action="undo"]').click();
	assert.equal(await ply(page), 2);
	await page.locator(".board [data-target]").first().click();
	assert.equal(await ply(page), 3);
});

for (const lang of LANGUAGES)
	test(`${lang}: the tour is in the language, and stays at its step when that changes`, async (t) => {
		const { page } = await visit(
			t,
			`<ludo-table lesson='kopis' lang='${lang}'></ludo-table>`,
		);
		await ready(page);
		const lesson = page.locator(".lesson");
		const told = (/** @type {string} */ key) =>
			word(lang, `lesson.${key}`, "kopis");
		assert.ok((await lesson.innerText()).includes(told("1.task")));
		await page.locator('[data-hit="line:south:c"]').click();
		await page
			.locator("ludo-table")
			.evaluate((table) => /** @type {any} */ (table).settled());
		assert.ok((await lesson.innerText()).includes(told("1.after")));
		await lesson
			.getByRole("button", { name: word(lang, "lesson.next"), exact: true })
			.click();
		assert.ok((await lesson.innerText()).includes(told("2.task")));
		await page.locator("ludo-table").evaluate((table) => {
			table.lang = "en";
		});
		await page.locator("ludo-table .root[lang=en]").waitFor();
		assert.match(await lesson.innerText(), /^Lesson|Step 2 of/m);
		assert.match(await lesson.innerText(), /Step 2 of/);
	});

test("what is wrong with a table is said in its language", async (t) => {
	const { page } = await visit(
		t,
		"<ludo-table game='chess' lang='de'></ludo-table>",
	);
	const alert = page.locator("ludo-table [role=alert]");
	await alert.waitFor();
	const text = await alert.innerText();
	assert.ok(text.includes(word("de", "table.cannotBeShown")), text);
	assert.match(text, /„game“.*„chess“/);
	assert.match(text, /koplopers/);
});
