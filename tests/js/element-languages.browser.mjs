// A table in each language: which one it speaks, what it loads for that, and that the game goes on when the language changes.

import assert from "node:assert/strict";
import { test } from "node:test";
import { parse } from "@messageformat/parser";
import { games, rules, translate } from "ludotheque";
import { catalogue, english } from "../../src/pack/catalogues.mjs";
import { asPattern } from "../../src/pack/sentences.mjs";
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

/** What is read on a table of Kopis comes from these catalogues. */
const ROOMS = ["element", "kopis.table", "kopis", "engine", "package"];

/**
 * The parsed parts of every text of some catalogues in a language.
 * @param {string} lang @returns {Promise<any[][]>}
 */
async function parts(lang) {
	const found = [];
	for (const room of ROOMS) {
		const entries = catalogue(room, lang);
		for (const [key, { text, params }] of await english(room)) {
			const own =
				lang === "en"
					? /element|table/.test(room)
						? text
						: asPattern(text)
					: entries[key].text;
			found.push(params ? parse(own) : [{ type: "content", value: own }]);
		}
	}
	return found;
}

const escaped = (/** @type {string} */ text) =>
	text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** What a text may look like, as the source of a regular expression. @param {any[]} tokens @returns {string} */
const looks = (tokens) =>
	tokens
		.map(({ type, value, cases }) =>
			type === "content"
				? escaped(value)
				: cases
					? `(?:${cases.map((/** @type {any} */ each) => looks(each.tokens)).join("|")})`
					: "(?:.+)",
		)
		.join("");

/** The literal pieces of a text. @param {any[]} tokens @returns {string[]} */
const pieces = (tokens) =>
	tokens.flatMap(({ type, value, cases }) =>
		type === "content"
			? [value.trim()]
			: (cases ?? []).flatMap((/** @type {any} */ each) => pieces(each.tokens)),
	);

/** Every text of a table: its text nodes, and what a screen reader and a pointer are told. @param {Page} page */
const texts = (page) =>
	page.locator("ludo-table").evaluate((table) => {
		/** @type {Set<string>} */
		const found = new Set();
		const root = /** @type {ShadowRoot} */ (table.shadowRoot);
		for (const element of root.querySelectorAll("*")) {
			// What the rulebook says and calls its parts, in its own language, and code to copy.
			if (element.closest("q, style, textarea, kbd, .rule-source.rulebook"))
				continue;
			for (const name of ["aria-label", "title", "placeholder"])
				found.add(element.getAttribute(name) ?? "");
			for (const node of element.childNodes)
				if (node.nodeType === Node.TEXT_NODE) found.add(node.nodeValue ?? "");
		}
		return [...found].map((text) => text.trim()).filter(Boolean);
	});

/** Figures, signs, squares, ids of rules, and the name of the game. */
const NAMELESS =
	/^(?:[\d\s.,:%×+−⤢<>/()→←…-]+|[a-f][1-6]?|KOP-R?\d+|Kopis|[A-Z]\w* (?:\u00a0)?\d+ %)$/u;

for (const lang of LANGUAGES)
	test(`${lang}: a scripted game of Kopis shows no English, and every text is one of a catalogue`, async (t) => {
		const own = (await parts(lang)).map(looks);
		const known = new RegExp(`^(?:${own.join("|")})$`, "su");
		const theirs = new Set((await parts(lang)).flatMap(pieces));
		const foreign = [...new Set((await parts("en")).flatMap(pieces))].filter(
			(piece) =>
				piece.length >= 6 &&
				/\p{L}{3}/u.test(piece) &&
				![...theirs].some((each) => each.includes(piece)),
		);
		assert.ok(foreign.length > 500);
		const strange = new RegExp(
			`(?<!\\p{L})(?:${foreign.map(escaped).join("|")})(?!\\p{L})`,
			"u",
		);
		let count = 0;
		const check = async (/** @type {string} */ what) => {
			for (const text of await texts(page)) {
				count += 1;
				if (NAMELESS.test(text)) continue;
				assert.ok(!strange.test(text), `${what}: English in «${text}»`);
				assert.match(text, known, `${what}: «${text}» is in no catalogue`);
			}
		};
		const { page } = await visit(
			t,
			`<ludo-table game='kopis' lang='${lang}' keep options='{"seed":2,"mode":"storm"}'></ludo-table>`,
		);
		await ready(page);
		await check("the beginning");
		await page.locator('[data-hit="line:south:a"]').click();
		await check("a refusal");
		await page.keyboard.press("Escape");
		for (const name of ["new", "save", "share", "more"]) {
			await page.locator(`[data-action="${name}"]`).click();
			await page.locator("dialog").waitFor();
			await check(name);
			await page.keyboard.press("Escape");
		}
		for (let n = 0; n < 6; n += 1)
			await page
				.locator(".board [data-target]")
				.nth(n % 2)
				.click();
		await check("six plies");
		await page
			.getByRole("button", { name: word(lang, "timeline.previous") })
			.click();
		await check("looking back");
		await page
			.getByRole("button", { name: word(lang, "timeline.now"), exact: true })
			.first()
			.click();
		for (;;) {
			const target = page.locator(".board [data-target]").first();
			if ((await target.count()) === 0) break;
			await target.click();
		}
		await check("the end");
		assert.ok(count > 400, `${count} texts`);
	});
