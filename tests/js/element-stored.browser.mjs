// What <ludo-table> reads from outside: kept games and links of other formats, or damaged, are answered in words.

import assert from "node:assert/strict";
import { test } from "node:test";
import { createGame } from "ludotheque";
import { ready, site } from "./site.mjs";
import { ply } from "./table.mjs";

const { visit } = site();
const BODY = "<ludo-table game='kopis' keep></ludo-table>";

/**
 * A page whose browser has kept something for Kopis, once.
 * @param {string} text
 */
const keeping = (text) => ({
	head: `<script>if (!sessionStorage.kept) localStorage.setItem("ludotheque/kopis", ${JSON.stringify(text)}); sessionStorage.kept = 1;</script>`,
});

/** Two moves of Kopis, as text. */
function saved() {
	const game = createGame("kopis", { seed: 1 });
	for (let n = 0; n < 2; n += 1)
		game.apply(/** @type {any} */ (game.legalMoves()[0]));
	return game.save();
}

/** @param {unknown} value */
const link = (value) =>
	`#ludo=b${Buffer.from(JSON.stringify(value)).toString("base64url")}`;

test("a kept game is gone on with, and one without a format number, too", async (t) => {
	for (const format of [{ format: 1 }, {}]) {
		const text = JSON.stringify({ ...format, save: saved(), names: ["Ada"] });
		const { page } = await visit(t, BODY, keeping(text));
		await ready(page);
		assert.equal(await ply(page), 2);
		assert.equal(await page.locator(".notice").count(), 0);
		assert.match(
			String(await page.locator(".seat").first().textContent()),
			/Ada/,
		);
	}
});

test("what is kept carries a format number", async (t) => {
	const { page } = await visit(t, BODY);
	await ready(page);
	await page.locator(".board [data-target]").first().click();
	await page.reload();
	await ready(page);
	assert.equal(await ply(page), 1);
	const kept = await page.evaluate(() =>
		JSON.parse(localStorage.getItem("ludotheque/kopis") ?? "null"),
	);
	assert.equal(kept.format, 1);
});

for (const [what, text, words] of /** @type {[string, string, RegExp][]} */ ([
	[
		"of another format",
		JSON.stringify({ format: 9, save: saved() }),
		/kept has the format 9, and this table reads the format 1/,
	],
	["that is no JSON", "{", /kept is damaged/],
	["without a game", JSON.stringify({ format: 1 }), /kept is damaged/],
	[
		"that the rules do not take",
		JSON.stringify({ format: 1, save: saved().replace(/"check":"./, "$&0") }),
		/kept cannot be played on/,
	],
]))
	test(`a kept game ${what} is told of, and a fresh game begins`, async (t) => {
		const { page } = await visit(t, BODY, keeping(text));
		await ready(page);
		const notice = page.locator(".notice");
		await notice.waitFor();
		assert.match(String(await notice.textContent()), words);
		assert.match(
			String(await notice.textContent()),
			/A fresh game was started/,
		);
		assert.equal(await ply(page), 0);
		await page.locator(".board [data-target]").first().click();
		await page.reload();
		await ready(page);
		assert.equal(await ply(page), 1, "the new game is kept");
		assert.equal(await page.locator(".notice").count(), 0);
	});

test("a link of another format is told of, and a fresh game begins", async (t) => {
	const hash = link({
		format: 2,
		game: "kopis",
		rules: 1,
		setup: {},
		moves: [],
	});
	const { page } = await visit(t, BODY, { hash });
	await ready(page);
	const notice = page.locator(".notice");
	await notice.waitFor();
	assert.match(String(await notice.textContent()), /link has the format 2/);
	assert.match(String(await notice.textContent()), /A fresh game was started/);
});

test("a link carries the format number, and makes no more than two games", async (t) => {
	const { page } = await visit(
		t,
		"<ludo-table game='ptites-locos' options='{\"seed\":7}'></ludo-table>",
	);
	await ready(page);
	const made = await page.evaluate(async () => {
		const table = /** @type {any} */ (document.querySelector("ludo-table"));
		for (let n = 0; n < 8; n += 1) {
			const [seat] = table.game.actors();
			table.play(table.game.legalMoves(seat)[0], seat);
		}
		const prototype = Object.getPrototypeOf(table.game);
		const { free } = prototype;
		let games = 0;
		prototype.free = function () {
			games += 1;
			return free.call(this);
		};
		const address = await table.link();
		prototype.free = free;
		const text = new URL(address).hash.slice("#ludo=a".length);
		const bytes = Uint8Array.from(
			atob(text.replaceAll("-", "+").replaceAll("_", "/")),
			(letter) => letter.charCodeAt(0),
		);
		const stream = new Blob([bytes])
			.stream()
			.pipeThrough(new DecompressionStream("deflate-raw"));
		return { games, shared: await new Response(stream).json() };
	});
	assert.equal(made.shared.format, 1);
	assert.ok(made.games <= 2, `${made.games} games`);
});
