// What one press on a table costs, in two builds of the package side by side: `node tests/bench/press.mjs OLD/pkg [NEW/pkg]`.
//
// Koplopers at ply 90 with four persons, in Chromium. Counted: the calls of the engine from the press to the picture, and
// what they give back, as JSON. Measured: the processor time of the page from the press to the painted picture, the median of
// 50 presses, the builds in turns.

import assert from "node:assert/strict";
import { resolve } from "node:path";
import { chromium } from "playwright-core";
import { fileIn, listen } from "../../demo/static.mjs";
import { needBrowser } from "../../src/pack/tools.mjs";

const [before, after = "pkg"] = process.argv.slice(2);
if (before === undefined)
	throw new Error(
		"which package? node tests/bench/press.mjs OLD/pkg [NEW/pkg]",
	);
const PRESSES = 50;
const PAGE =
	'<!doctype html><ludo-table game="koplopers" players="person person person person"></ludo-table>';

/** Serves a page with a table, and the package. */
const serve = (folder) =>
	listen({
		async find(pathname) {
			if (pathname === "/") return { text: PAGE, type: "text/html" };
			const path = await fileIn(resolve(folder), [""], pathname);
			return path === null ? null : { path };
		},
	});

/** Lays the table, brings the game to ply 90, and counts the calls of its engine from then on. */
async function prepare(page) {
	await page.evaluate(async () => {
		const { Game } = await import("/web.js");
		await import("/element.js");
		const table = document.querySelector("ludo-table");
		await table.load();
		window.calls = [];
		let depth = 0;
		for (const [name, { value }] of Object.entries(
			Object.getOwnPropertyDescriptors(Game.prototype),
		)) {
			if (typeof value !== "function" || name === "constructor") continue;
			Game.prototype[name] = function (...given) {
				depth += 1;
				try {
					const answer = value.apply(this, given);
					if (depth === 1)
						window.calls.push([name, JSON.stringify(answer ?? null).length]);
					return answer;
				} finally {
					depth -= 1;
				}
			};
		}
	});
}

/** Brings the table to ply 90 and lifts the curtain; gives nothing where no single press makes a move. */
const arrange = (page, seed) =>
	page.evaluate(async (seed) => {
		const { createGame } = await import("/web.js");
		const table = document.querySelector("ludo-table");
		const game = createGame("koplopers", { players: 4, seed });
		let dice = seed;
		for (let n = 0; n < 90; n += 1) {
			dice = (Math.imul(dice, 1664525) + 1013904223) >>> 0;
			const [who] = game.actors();
			const moves = game.legalMoves(who);
			game.apply(moves[(dice >>> 8) % moves.length], who);
		}
		table.restore(game.save());
		game.free();
		table.shadowRoot.querySelector("[data-action=lift]")?.click();
		await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
	}, seed);

/** Presses the first target that makes a move; what it cost. */
async function press(page, client) {
	const spent = async () => {
		const { metrics } = await client.send("Performance.getMetrics");
		return metrics.find(({ name }) => name === "TaskDuration").value * 1000;
	};
	const start = await spent();
	const { ply, calls } = await page.evaluate(async () => {
		const table = document.querySelector("ludo-table");
		const from = table.game.ply;
		const target = [
			...table.shadowRoot.querySelectorAll(".ask-part button, button"),
		].find((each) => each.hasAttribute("data-target"));
		const lit =
			target ?? table.shadowRoot.querySelector(".board [data-target]");
		window.calls = [];
		lit.dispatchEvent(
			new MouseEvent("click", { bubbles: true, composed: true }),
		);
		const calls = window.calls;
		await new Promise((done) =>
			requestAnimationFrame(() => requestAnimationFrame(done)),
		);
		return { ply: table.game.ply - from, calls };
	});
	return { moved: ply > 0, calls, ms: (await spent()) - start };
}

const median = (numbers) =>
	numbers.toSorted((a, b) => a - b)[numbers.length >> 1];

const { browser: executablePath } = needBrowser();
const browser = await chromium.launch({
	executablePath,
	args: ["--no-sandbox", "--disable-gpu"],
});
try {
	const builds = [];
	for (const folder of [before, after]) {
		const server = await serve(folder);
		const page = await browser.newPage();
		await page.goto(`http://127.0.0.1:${server.port}/`);
		const client = await page.context().newCDPSession(page);
		await client.send("Performance.enable");
		await prepare(page);
		builds.push({ folder, server, page, client, presses: [] });
	}
	for (
		let seed = 1;
		builds.some(({ presses }) => presses.length < PRESSES);
		seed += 1
	) {
		assert.ok(
			seed < 500,
			"there are positions in which one press makes a move",
		);
		for (const { page, client, presses } of seed % 2
			? builds
			: builds.toReversed()) {
			await arrange(page, seed);
			const cost = await press(page, client);
			if (cost.moved) presses.push(cost);
		}
	}
	for (const { folder, server, presses } of builds) {
		const calls = presses.map((press) => press.calls.length);
		const bytes = presses.map((press) =>
			press.calls.reduce((sum, [, length]) => sum + length, 0),
		);
		console.log(
			`${folder}: ${presses.length} presses; calls median ${median(calls)}, most ${Math.max(...calls)}; bytes median ${median(bytes)}; processor time median ${median(presses.map(({ ms }) => ms)).toFixed(1)} ms`,
		);
		server.close();
	}
} finally {
	await browser.close();
}
