// <ludo-table> in a real browser: replays and links.

import assert from "node:assert/strict";
import { test } from "node:test";
import { GAMES } from "./browser.mjs";
import { ready, site } from "./site.mjs";
import { ply } from "./table.mjs";

const { visit } = site();

/** @typedef {import("playwright-core").Page} Page */

/** @param {Page} page */
const state = (page) =>
	page.evaluate(() =>
		JSON.stringify(
			/** @type {any} */ (document.querySelector("ludo-table")).game.state(),
		),
	);

/** @param {Page} page */
const link = (page) =>
	page.evaluate(() =>
		/** @type {any} */ (document.querySelector("ludo-table"))
			.link()
			.catch((/** @type {Error} */ error) => `refused: ${error.message}`),
	);

/**
 * Plays random moves by script, at most so many.
 * @param {Page} page
 * @param {number} count
 */
const play = (page, count) =>
	page.evaluate((most) => {
		const table = /** @type {any} */ (document.querySelector("ludo-table"));
		for (let n = 0; n < most && table.game.outcome() === null; n += 1) {
			const seat = table.game.actors()[0];
			const moves = table.game.legalMoves(seat);
			table.play(moves[(7 * n) % moves.length], seat);
		}
		return table.game.ply;
	}, count);

test("a replay goes where its buttons say, and nothing can be played in it", async (t) => {
	const moves = [
		{ type: "slide", side: "west", line: "3" },
		{ seat: 1, move: { type: "slide", side: "north", line: "d" } },
		{ type: "slide", side: "west", line: "2" },
	];
	const { page } = await visit(
		t,
		`<ludo-table game="kopis" move-list='${JSON.stringify(moves)}'></ludo-table>`,
	);
	await ready(page);
	const press = (/** @type {string} */ name) =>
		page.locator(`[data-action=${name}]`).click();
	const where = () => page.locator(".replay-at").innerText();
	assert.deepEqual([await ply(page), await where()], [0, "Move 0 of 3"]);
	assert.equal(await page.locator("[data-target]").count(), 0);
	assert.equal(
		await page
			.locator(
				"[data-action=undo], [data-action=new], [data-action=random], [data-action=hint]",
			)
			.count(),
		0,
	);
	assert.ok(await page.locator("[data-action=previous]").isDisabled());
	await press("next");
	assert.deepEqual([await ply(page), await where()], [1, "Move 1 of 3"]);
	await press("last");
	assert.deepEqual([await ply(page), await where()], [3, "Move 3 of 3"]);
	assert.equal((await page.locator(".log .entry").count()) >= 3, true);
	await press("previous");
	assert.equal(await ply(page), 2);
	await press("first");
	assert.equal(await ply(page), 0);
	await press("play");
	await page.waitForFunction(
		() =>
			/** @type {any} */ (document.querySelector("ludo-table")).game.ply === 3,
	);
	await page.locator("[data-hit='line:west:4']").click();
	const thrown = await page.evaluate(() => {
		try {
			/** @type {any} */ (document.querySelector("ludo-table")).play({
				type: "slide",
				side: "west",
				line: "4",
			});
			return "";
		} catch (error) {
			return /** @type {Error} */ (error).message;
		}
	});
	assert.match(thrown, /replay/);
	assert.equal(await ply(page), 3);
	await page.evaluate(() =>
		document.querySelector("ludo-table")?.setAttribute("controls", "log"),
	);
	await page.locator("[data-action=share]").waitFor({ state: "detached" });
	assert.deepEqual(
		[await ply(page), await where()],
		[0, "Move 0 of 3"],
		"a new frame begins at the first move",
	);
});

test("a replay of a whole game with dice and secrets, from its history or from its seed", async (t) => {
	const { page } = await visit(t, "<ludo-table game='kopis'></ludo-table>");
	await ready(page);
	const seen = await page.evaluate(async () => {
		const entry = "../pkg/element.js";
		const { createGame } = await (await import(entry)).ready();
		/** @type {any[]} */
		const found = [];
		for (const [id, options] of /** @type {[string, object][]} */ ([
			["ptites-locos", {}],
			["ptites-locos", { seed: 9 }],
			["troia", { seed: 4, players: 2 }],
		])) {
			const game = createGame(id, { seed: 9, ...options });
			game.playRandom({ seed: 2 });
			const table = /** @type {any} */ (document.createElement("ludo-table"));
			Object.assign(table, { game: id, options, moveList: game.history() });
			document.body.replaceChildren(table);
			await table.load();
			const covered = table.shadowRoot.querySelector(".curtain") !== null;
			table.shadowRoot.querySelector("[data-action=last]").click();
			found.push({
				covered,
				same:
					JSON.stringify(table.game.state()) === JSON.stringify(game.state()),
				ply: table.game.ply > 20,
			});
		}
		return found;
	});
	assert.deepEqual(
		seen,
		[1, 2, 3].map(() => ({ covered: false, same: true, ply: true })),
	);
});

for (const id of GAMES) {
	test(`${id}: the link of a finished game opens it in a fresh page`, async (t) => {
		const body = `<ludo-table game="${id}"></ludo-table>`;
		const { page, url } = await visit(t, body);
		await ready(page);
		await play(page, 3000);
		assert.notEqual(
			await page.evaluate(() =>
				/** @type {any} */ (
					document.querySelector("ludo-table")
				).game.outcome(),
			),
			null,
		);
		const made = await link(page);
		assert.ok(made.startsWith(`${url}#ludo=a`), made);
		assert.ok(made.length < 8000, `${made.length} characters`);
		t.diagnostic(`${await ply(page)} moves, ${made.length} characters`);
		const { page: fresh } = await visit(t, body, { hash: new URL(made).hash });
		await ready(fresh);
		await fresh.waitForFunction(
			() =>
				/** @type {any} */ (
					document.querySelector("ludo-table")
				).game.outcome() !== null,
		);
		assert.equal(await state(fresh), await state(page));
	});
}

test("a link stands where the history stood, by the button, and can be gone on from", async (t) => {
	const body = "<ludo-table game='kopis' keep></ludo-table>";
	const { page } = await visit(t, body);
	await ready(page);
	await play(page, 6);
	await page.locator("[data-action=undo]").click();
	await page.locator("[data-action=undo]").click();
	await page.locator("[data-action=share]").click();
	await page.locator(".link-text").waitFor();
	const made = await page.locator(".link-text").inputValue();
	assert.ok(made.length < 400, `${made.length} characters`);
	const { page: fresh } = await visit(t, body, { hash: new URL(made).hash });
	await ready(fresh);
	await fresh.waitForFunction(
		() =>
			/** @type {any} */ (document.querySelector("ludo-table")).game.ply === 4,
	);
	assert.equal(await state(fresh), await state(page));
	assert.match(fresh.url(), /#ludo=/);
	await fresh.locator("[data-action=redo]").click();
	assert.equal(await ply(fresh), 5, "what was taken back is there, too");
	assert.doesNotMatch(
		fresh.url(),
		/#ludo=/,
		"once the game goes on, the address no longer says where it stands",
	);
	await fresh.reload();
	await ready(fresh);
	assert.equal(await ply(fresh), 5, "and the table keeps the game");
});

test("the link of a running game does not tell the dice to come", async (t) => {
	const body =
		"<ludo-table game='ptites-locos' options='{\"seed\":7}'></ludo-table>";
	const { page } = await visit(t, body);
	await ready(page);
	await play(page, 12);
	const made = await link(page);
	const seen = await page.evaluate(async (text) => {
		const bytes = Uint8Array.from(
			atob(text.replaceAll("-", "+").replaceAll("_", "/")),
			(letter) => letter.charCodeAt(0),
		);
		return JSON.parse(
			await new Response(
				new Blob([bytes])
					.stream()
					.pipeThrough(new DecompressionStream("deflate-raw")),
			).text(),
		);
	}, made.split("#ludo=a")[1] ?? "");
	assert.equal(seen.setup.seed, undefined);
	assert.equal(seen.setup.chance, "manual");
	assert.ok(
		seen.moves.some((/** @type {any} */ move) => move.type === "rolled"),
	);
	const { page: fresh } = await visit(t, body, { hash: new URL(made).hash });
	await ready(fresh);
	await fresh.waitForFunction(
		() =>
			/** @type {any} */ (document.querySelector("ludo-table")).game.ply > 5,
	);
	assert.equal(await state(fresh), await state(page));
	await play(fresh, 20);
	assert.ok(
		(await ply(fresh)) > (await ply(page)) + 20,
		"the table that opened it rolls the dice itself",
	);
	assert.equal(
		await fresh.evaluate(
			() =>
				/** @type {any} */ (
					document.querySelector("ludo-table")
				).game.actors()[0] === "chance",
		),
		false,
	);
});

test("no link while something is hidden", async (t) => {
	const { page } = await visit(
		t,
		"<ludo-table game='troia' players='person nobody'></ludo-table>",
	);
	await ready(page);
	assert.match(await link(page), /^refused: .*hidden.*When the game is over/);
	await page.locator("[data-action=share]").click();
	await page.getByText("When the game is over").waitFor();
	assert.equal(await page.locator(".link-text").isVisible(), false);
});

test("a broken link, or one of another game, is told, and a fresh game begins", async (t) => {
	const body =
		"<ludo-table game='kopis'></ludo-table><ludo-table game='kopis'></ludo-table>";
	const illegal = Buffer.from(
		JSON.stringify({
			game: "kopis",
			rules: 1,
			setup: {},
			moves: [{ type: "slide", side: "south", line: "a" }],
		}),
	).toString("base64url");
	const other = Buffer.from(
		JSON.stringify({ game: "troia", rules: 1, setup: {}, moves: [] }),
	).toString("base64url");
	for (const [hash, words] of /** @type {[string, RegExp][]} */ ([
		["#ludo=a%%%", /damaged/],
		["#ludo=", /damaged/],
		["#ludo=aAAAA", /damaged/],
		["#ludo=bW10", /no game/],
		[`#ludo=b${illegal}`, /cannot be played.*push nothing/],
		[`#ludo=b${other}`, /troia/],
	])) {
		const { page } = await visit(t, body, { hash });
		await ready(page);
		const notice = page.locator(".notice");
		await notice.waitFor();
		assert.match(await notice.innerText(), words);
		assert.match(await notice.innerText(), /A fresh game was started/);
		assert.equal(await notice.count(), 1, "by one table");
		assert.equal(await ply(page), 0);
		await page.locator(".board [data-target]").first().click();
		assert.equal(await ply(page), 1);
	}
});

test("a pasted link opens in a page that is there, on the table of its game", async (t) => {
	const { page } = await visit(
		t,
		"<ludo-table game='ptites-locos'></ludo-table><div style='height:4000px'></div><ludo-table game='kopis'></ludo-table>",
	);
	await ready(page);
	const text = Buffer.from(
		JSON.stringify({
			game: "kopis",
			rules: 1,
			setup: {},
			moves: [{ type: "slide", side: "west", line: "3" }],
		}),
	).toString("base64url");
	await page.evaluate((hash) => (location.hash = hash), `#ludo=b${text}`);
	await page.waitForFunction(
		() =>
			/** @type {any} */ (document.querySelectorAll("ludo-table")[1]).game
				?.ply === 1,
	);
	assert.ok(
		await page.locator("ludo-table").nth(1).locator(".board").isVisible(),
	);
	const top = await page
		.locator("ludo-table")
		.nth(1)
		.evaluate((table) => table.getBoundingClientRect().top);
	assert.ok(top < 800, "it came into sight");
});
