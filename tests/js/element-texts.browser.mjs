// What a person would lose to a text from elsewhere, or to one that is shown: the certainty of what was read, and a secret.

import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";
import { createGame, restoreGame } from "ludotheque";
import { lessonOf } from "./lessons.mjs";
import { ready, site } from "./site.mjs";
import { ply } from "./table.mjs";

const { visit } = site();
const TWICE = /given twice/;

/** The same text with its first field once more. @param {string} json */
const doubled = (json) => json.replace(/^\{("\w+":)/, "{$1null,$1");

for (const [
	what,
	attributes,
	words,
] of /** @type {[string, string, RegExp][]} */ ([
	["options with a field given twice", `options='{"seed":1,"seed":2}'`, TWICE],
	[
		"a move list with a field given twice",
		`move-list='[{"type":"slide","side":"west","side":"east","line":"3"}]'`,
		TWICE,
	],
	[
		"a move list of 10,001 moves",
		`move-list='${JSON.stringify(Array(10_001).fill({ type: "slide", side: "west", line: "3" }))}'`,
		/10001 moves, and a replay has at most 10000/,
	],
	[
		"a player of a million characters",
		`players='${"x".repeat(1e6)}'`,
		/no player «x{70,80}…»/,
	],
	[
		"a control of a million characters",
		`controls='${"x".repeat(1e6)}'`,
		/no control «x{70,80}…»/,
	],
]))
	test(`${what} is said on the table in a few words`, async (t) => {
		const { page } = await visit(
			t,
			`<ludo-table game=kopis ${attributes}></ludo-table>`,
		);
		const said = await page.getByRole("alert").innerText();
		assert.match(said, words);
		assert.ok(said.length < 700, `${said.length} characters`);
	});

test("a link with a field given twice is damaged", async (t) => {
	const shared = JSON.stringify({
		game: "kopis",
		rules: 1,
		setup: {},
		moves: [],
	});
	const hash = `#ludo=b${Buffer.from(doubled(shared)).toString("base64url")}`;
	const { page } = await visit(t, "<ludo-table game=kopis></ludo-table>", {
		hash,
	});
	await page.locator(".notice").waitFor();
	assert.match(await page.locator(".notice").innerText(), /link is damaged/);
});

test("a kept game with a field given twice is put aside, not guessed at", async (t) => {
	const save = createGame("kopis", { seed: 1 }).save();
	const text = doubled(JSON.stringify({ format: 1, save }));
	const { page } = await visit(t, "<ludo-table game=kopis keep></ludo-table>", {
		head: `<script>localStorage["ludotheque/kopis"] = ${JSON.stringify(text)}</script>`,
	});
	await page.locator(".notice").waitFor();
	assert.match(
		await page.locator(".notice").innerText(),
		/kept is damaged.*not lost/s,
	);
	assert.equal(
		await page.evaluate(() => localStorage["ludotheque/kopis"]),
		text,
	);
});

test("a lesson with a field given twice is not played", async (t) => {
	const { page } = await visit(t, "<ludo-table game=kopis></ludo-table>");
	await ready(page);
	await page.route("**/mine.json", (route) =>
		route.fulfill({ body: doubled(JSON.stringify(lessonOf("kopis"))) }),
	);
	await page.evaluate(() =>
		document.querySelector("ludo-table")?.setAttribute("lesson", "./mine.json"),
	);
	await page.getByRole("alert").filter({ hasText: TWICE }).waitFor();
});

test("a save while something is hidden shows neither the seed nor a hand, and is a file that holds them", async (t) => {
	const { page } = await visit(
		t,
		"<ludo-table game=troia players='person person'></ludo-table>",
	);
	await ready(page);
	const seed = "a-seed-that-nobody-may-read";
	await page.evaluate((given) => {
		const table = /** @type {any} */ (document.querySelector("ludo-table"));
		table.newGame({ seed: given, players: 2 });
		table.play(table.game.legalMoves()[0]);
	}, seed);
	await page.locator("[data-action=lift]").click();
	await page.locator("[data-action=save]").click();
	const dialog = page.locator("dialog[open]");
	assert.match(await dialog.innerText(), /secret/);
	await dialog.getByRole("button", { name: /[Ff]inish/ }).waitFor();
	const shown = await page.evaluate(() => {
		const root = /** @type {ShadowRoot} */ (
			document.querySelector("ludo-table")?.shadowRoot
		);
		const fields = [...root.querySelectorAll("textarea, input")].map(
			(field) => /** @type {HTMLInputElement} */ (field).value,
		);
		return [root.innerHTML, document.documentElement.outerHTML, ...fields].join(
			"\n",
		);
	});
	assert.ok(!shown.includes(seed), "the seed stands in the page");
	assert.ok(!shown.includes('"check"'), "the save stands in the page");
	const [file] = await Promise.all([
		page.waitForEvent("download"),
		dialog.locator("[data-action=to-file]").click(),
	]);
	const text = await readFile(await file.path(), "utf8");
	const saved = restoreGame(text);
	assert.equal(saved.seed, seed);
	assert.equal(saved.ply, await ply(page));
});
