// <ludo-table> as a guest of a page: when it loads and what, what it leaves behind, and what content policy it needs.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { gzipSync } from "node:zlib";
import { GAMES } from "./browser.mjs";
import { ready, site } from "./site.mjs";

const POLICY = {
	"content-security-policy":
		"default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'",
};
const { missing, visit } = site();

/** @param {string[]} asked */
const wasm = (asked) => asked.filter((path) => path.endsWith(".wasm")).length;

test("a table loads when it comes near, and until then keeps its place free", async (t) => {
	const { page, asked } = await visit(
		t,
		"<div style='height:6000px'>Above</div><ludo-table game='kopis'></ludo-table><p id='below'>Below</p>",
	);
	await page.locator("ludo-table [aria-busy]").waitFor();
	await page.waitForTimeout(300);
	assert.equal(wasm(asked), 0, "nothing of the rules was asked for");
	assert.deepEqual(
		asked.filter((path) => /element-/.test(path) && !/chunk/.test(path)),
		[],
		"nor a picture",
	);
	const before = await page
		.locator("#below")
		.evaluate((element) => element.offsetTop);
	await page.evaluate(() => window.scrollTo(0, 4900));
	await page.locator("ludo-table .ask").waitFor();
	assert.equal(wasm(asked), 1);
	assert.equal(
		await page.locator("#below").evaluate((element) => element.offsetTop),
		before,
		"nothing jumped",
	);
});

for (const [width, height] of /** @type {const} */ ([
	[1280, 800],
	[390, 844],
])) {
	test(`nothing jumps when a table loads, at ${width} pixels`, async (t) => {
		const { page } = await visit(t, "", { viewport: { width, height } });
		const jumps = await page.evaluate(async (games) => {
			/** @type {Record<string, number>} */
			const found = {};
			for (const id of games) {
				const table = /** @type {any} */ (document.createElement("ludo-table"));
				table.game = id;
				table.style.marginTop = "9000px";
				document.body.replaceChildren(table);
				const empty = table.getBoundingClientRect().height;
				await table.load();
				found[id] = Math.round(
					Math.abs(table.getBoundingClientRect().height - empty),
				);
			}
			return found;
		}, GAMES);
		for (const [id, jump] of Object.entries(jumps))
			assert.ok(jump <= 20, `${id}: ${jump} pixels`);
	});
}

test("a table that loads takes the focus from nobody", async (t) => {
	const { page } = await visit(
		t,
		"<input autofocus><div style='height:900px'></div><ludo-table game='troia'></ludo-table>",
	);
	await page.locator(".curtain").waitFor();
	assert.deepEqual(
		await page.evaluate(() => [
			document.activeElement?.tagName,
			window.scrollY,
		]),
		["INPUT", 0],
	);
});

test("ten tables load one wasm and one picture a game", async (t) => {
	const tables = Array.from(
		{ length: 10 },
		(_, n) => `<ludo-table game="${GAMES[n % 5]}"></ludo-table>`,
	).join("");
	const { page, asked } = await visit(t, `<div>${tables}</div>`);
	await page.evaluate(() =>
		Promise.all(
			[...document.querySelectorAll("ludo-table")].map((table) =>
				/** @type {any} */ (table).load(),
			),
		),
	);
	for (const id of GAMES) {
		assert.equal(
			asked.filter((path) => path.endsWith(`/${id}.wasm`)).length,
			1,
			`${id}: one wasm`,
		);
		assert.equal(
			asked.filter((path) => path.endsWith(`element-${id}.js`)).length,
			1,
			`${id}: one picture`,
		);
	}
	assert.equal(
		asked.filter((path) => path.endsWith("/index.js")).length,
		0,
		"and not the other entry",
	);
});

test("200 removals leave nothing behind", async (t) => {
	// Remembers the memory of the WebAssembly, which the package keeps to itself.
	const watch =
		"<script>for (const name of ['instantiate', 'instantiateStreaming']) { const real = WebAssembly[name]; WebAssembly[name] = async (...given) => { const made = await real.apply(WebAssembly, given); (window.wasmMemories ??= []).push((made.instance ?? made).exports.memory); return made; }; }</script>";
	const { page } = await visit(t, "<div id='here'></div>", { head: watch });
	const session = await page.context().newCDPSession(page);
	await session.send("Performance.enable");
	const cycle = (/** @type {number} */ times) =>
		page.evaluate(
			async ({ count, games }) => {
				const here = /** @type {HTMLElement} */ (
					document.getElementById("here")
				);
				for (let n = 0; n < count; n += 1) {
					const table = /** @type {any} */ (
						document.createElement("ludo-table")
					);
					table.game = games[n % games.length];
					table.options = { seed: n };
					table.players = "nobody nobody nobody";
					if (table.game === "kopis" || n % 5 === 0)
						table.players = "nobody nobody";
					here.append(table);
					if (n % 7 !== 0) {
						await table.load();
						const seat = table.game.actors()[0];
						table.play(table.game.legalMoves(seat)[0], seat);
					}
					table.remove();
					await new Promise((done) => setTimeout(done));
				}
			},
			{ count: times, games: GAMES },
		);
	const measure = async () => {
		for (let n = 0; n < 3; n += 1) {
			await session.send("HeapProfiler.collectGarbage");
			await page.waitForTimeout(100);
		}
		const { metrics } = await session.send("Performance.getMetrics");
		const of = (/** @type {string} */ name) =>
			metrics.find((each) => each.name === name)?.value ?? NaN;
		const wasm = await page.evaluate(() =>
			/** @type {any} */ (window).wasmMemories.reduce(
				(/** @type {number} */ sum, /** @type {any} */ { buffer }) =>
					sum + buffer.byteLength,
				0,
			),
		);
		return {
			listeners: of("JSEventListeners"),
			nodes: of("Nodes"),
			heap: of("JSHeapUsedSize"),
			wasm,
		};
	};
	/** Games that nobody frees, each some moves old: a number of each, or as many as there is room for without more memory. */
	const leave = (/** @type {number} */ most) =>
		page.evaluate(
			async ({ count, games }) => {
				const entry = "../pkg/web.js";
				const { createGame } = await import(entry);
				const own = /** @type {any} */ (window);
				own.left ??= [];
				const { wasmMemories, left } = own;
				const size = () =>
					wasmMemories.reduce(
						(/** @type {number} */ sum, /** @type {any} */ { buffer }) =>
							sum + buffer.byteLength,
						0,
					);
				for (const id of games) {
					const full = size();
					for (
						let n = 0;
						n < count && (count < Infinity || size() === full);
						n += 1
					) {
						const game = createGame(id);
						for (let move = 0; move < 8; move += 1)
							game.apply(game.legalMoves()[0], game.actors()[0]);
						left.push(game);
					}
				}
				return size();
			},
			{ count: most, games: GAMES },
		);
	await cycle(20);
	await leave(Infinity);
	const before = await measure();
	await cycle(200);
	const after = await measure();
	t.diagnostic(JSON.stringify({ before, after }));
	// A game that is not freed stays: a quarter of them would take more than is allowed here.
	const leaked = await leave(50);
	assert.ok(
		after.wasm <= before.wasm + 65_536 && leaked > after.wasm + 65_536,
		`memory of the games: ${before.wasm}, then ${after.wasm}; with fifty left behind ${leaked}`,
	);
	assert.ok(
		after.listeners <= before.listeners,
		`listeners: ${before.listeners}, then ${after.listeners}`,
	);
	assert.ok(
		after.nodes <= before.nodes + 20,
		`nodes: ${before.nodes}, then ${after.nodes}`,
	);
	assert.ok(
		after.heap < before.heap + 2_000_000,
		`heap: ${before.heap}, then ${after.heap}`,
	);
});

test("the games of removed tables are freed, and a moved table goes on", async (t) => {
	const { page } = await visit(
		t,
		"<main><ludo-table game='kopis'></ludo-table></main><aside></aside>",
	);
	await ready(page);
	const seen = await page.evaluate(async () => {
		const table = /** @type {any} */ (document.querySelector("ludo-table"));
		const game = table.game;
		table.play(game.legalMoves()[0]);
		document.querySelector("aside")?.append(table);
		await new Promise((done) => setTimeout(done, 50));
		const moved = { same: table.game === game, ply: game.ply };
		table.remove();
		await new Promise((done) => setTimeout(done, 50));
		let code = "";
		try {
			game.ply;
		} catch (error) {
			code = /** @type {any} */ (error).code;
		}
		document.body.append(table);
		await table.load();
		return { moved, code, gone: table.game !== game, ply: table.game.ply };
	});
	assert.deepEqual(seen, {
		moved: { same: true, ply: 1 },
		code: "freed",
		gone: true,
		ply: 0,
	});
});

test("a strict content policy, under another base path", async (t) => {
	const { page } = await visit(
		t,
		GAMES.map((id) => `<ludo-table game="${id}"></ludo-table>`).join(""),
		{ headers: POLICY, path: "/deep/down/pages/strict.html" },
	);
	for (let n = 0; n < GAMES.length; n += 1) await ready(page, n);
	await page.locator(".board [data-target]").first().click();
	assert.equal(
		await page.evaluate(
			() => /** @type {any} */ (document.querySelector("ludo-table")).game.ply,
		),
		1,
	);
	await page.locator("[data-action=share]").first().click();
	await page.locator(".link-text").first().waitFor();
});

test("where the wasm is not beside its module, the entry that has it inside serves", async (t) => {
	missing.add("/pkg/kopis.wasm");
	t.after(() => missing.clear());
	const { page, asked } = await visit(
		t,
		"<ludo-table game='kopis'></ludo-table>",
		{ expected: /404|wasm/i },
	);
	await page.locator(".ask").waitFor();
	assert.equal(asked.filter((path) => path.endsWith("/index.js")).length, 1);
	assert.equal((await page.locator(".board [data-target]").count()) > 0, true);
});

test("rules that cannot be loaded are told, and tried again", async (t) => {
	for (const name of ["kopis.wasm", "index.js"]) missing.add(`/pkg/${name}`);
	t.after(() => missing.clear());
	const { page } = await visit(t, "<ludo-table game='kopis'></ludo-table>", {
		expected: /404|wasm|import|fetch/i,
	});
	await page.getByRole("alert").waitFor();
	assert.match(
		await page.getByRole("alert").innerText(),
		/could not be loaded/,
	);
	missing.clear();
	await page.getByRole("button", { name: "Try again" }).click();
	await page.locator(".ask").waitFor();
});

test("parts and custom properties style it from outside", async (t) => {
	const { page } = await visit(t, "<ludo-table game='kopis'></ludo-table>", {
		head: "<style>ludo-table { --ludo-accent: rgb(1, 2, 3); --ludo-board-height: 300px; } ludo-table::part(ask) { color: rgb(9, 8, 7); } ludo-table::part(panel) { display: none; }</style>",
	});
	await ready(page);
	const seen = await page.evaluate(() => {
		const root = /** @type {ShadowRoot} */ (
			document.querySelector("ludo-table")?.shadowRoot
		);
		const style = (/** @type {string} */ selector) =>
			getComputedStyle(/** @type {Element} */ (root.querySelector(selector)));
		const parts = new Set(
			[...root.querySelectorAll("[part]")].flatMap((element) => [
				...element.part,
			]),
		);
		return {
			ask: style(".ask").color,
			panel: style(".panel").display,
			turn: style(".seat[data-turn]").borderTopColor,
			board: root.querySelector(".board")?.getBoundingClientRect().height,
			parts: [...parts].sort(),
		};
	});
	assert.deepEqual(
		{ ...seen, parts: [] },
		{
			ask: "rgb(9, 8, 7)",
			panel: "none",
			turn: "rgb(1, 2, 3)",
			board: 300,
			parts: [],
		},
	);
	const documented = readFileSync(
		new URL("../../src/element/element.d.ts", import.meta.url),
		"utf8",
	);
	for (const part of seen.parts)
		assert.match(documented, new RegExp(`\\b${part}\\b`), part);
});

/** Bytes, gzipped: as many as were found, so that a change is noticed and stated. */
const RECORDED = /** @type {Record<string, number>} */ ({
	kopis: 68_227,
	"ptites-locos": 72_170,
	troia: 72_427,
	frachtexpress: 75_997,
	koplopers: 80_351,
});

for (const id of GAMES) {
	test(`${id}: the element and its game are about as large as recorded`, async (t) => {
		const { page, asked } = await visit(
			t,
			`<ludo-table game="${id}"></ludo-table>`,
		);
		await ready(page);
		const files = asked.filter((path) => /^\/pkg\/element.*\.js$/.test(path));
		assert.ok(
			files.includes("/pkg/element.js") &&
				files.includes(`/pkg/element-${id}.js`),
			files.join(),
		);
		const size = files.reduce(
			(sum, path) =>
				sum +
				gzipSync(readFileSync(new URL(`../..${path}`, import.meta.url)), {
					level: 9,
				}).length,
			0,
		);
		t.diagnostic(`${files.length} files, ${size} bytes`);
		const recorded = RECORDED[id] ?? 0;
		assert.ok(
			Math.abs(size - recorded) <= recorded / 10,
			`${size} bytes; if that is meant, record it here`,
		);
	});
}
