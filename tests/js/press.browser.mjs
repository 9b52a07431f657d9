// What one press on a table costs: the calls of the engine, the bytes that come back, and the time until it is painted.

import assert from "node:assert/strict";
import { test } from "node:test";
import { createGame } from "ludotheque";
import { theatre } from "./browser.mjs";

const here = theatre();

/** The most calls of the engine that a press may make. */
const MOST_CALLS = 8;
const PLY = 90;
const PRESSES = 50;

/** A game of Koplopers for four that has come some way, as text. */
function played() {
	const game = createGame("koplopers", { players: 4, seed: 3 });
	let at = 7;
	while (game.ply < PLY) {
		at = (at * 16807) % 2147483647;
		const moves = game.legalMoves();
		game.apply(/** @type {any} */ (moves[at % moves.length]));
	}
	assert.equal(game.ply, PLY);
	return game.save();
}

/**
 * Counts every call of the class Game, property getters included, and the bytes of what comes back.
 * @param {import("playwright-core").Page} page
 */
async function count(page) {
	await page.evaluate(async () => {
		const { Game } = await import(
			/** @type {any} */ (new URL("../pkg/web.js", location.href).href)
		);
		/** @type {any} */
		const counted = { names: [], bytes: 0 };
		/** @type {any} */ (window).counted = counted;
		let within = 0;
		const wrap = (
			/** @type {string} */ name,
			/** @type {Function} */ original,
		) =>
			/** @this {any} */ function (/** @type {any[]} */ ...given) {
				within += 1;
				try {
					const answer = original.apply(this, given);
					if (within === 1) {
						counted.names.push(name);
						// A game that comes back is no data.
						if (!(answer instanceof Game))
							counted.bytes += JSON.stringify(answer ?? null).length;
					}
					return answer;
				} finally {
					within -= 1;
				}
			};
		for (const [name, found] of Object.entries(
			Object.getOwnPropertyDescriptors(Game.prototype),
		)) {
			if (name === "constructor") continue;
			const { value, get } = found;
			if (typeof value === "function")
				Object.defineProperty(Game.prototype, name, {
					...found,
					value: wrap(name, value),
				});
			else if (get !== undefined)
				Object.defineProperty(Game.prototype, name, {
					...found,
					get: /** @type {any} */ (wrap(name, get)),
				});
		}
	});
}

/**
 * Puts the game onto the table, lifts the curtain, and presses until a move is made. Gives what the presses cost.
 * @param {import("playwright-core").Page} page
 * @param {string} save
 * @param {number} nth which of the targets is pressed first
 */
function pressFrom(page, save, nth) {
	return page.evaluate(
		async ([text, first]) => {
			const table = /** @type {any} */ (document.querySelector("ludo-table"));
			const root = /** @type {ShadowRoot} */ (table.shadowRoot);
			const counted = /** @type {any} */ (window).counted;
			const frame = () => new Promise((done) => requestAnimationFrame(done));
			table.restore(text);
			/** @type {HTMLElement | null} */ (
				root.querySelector("[data-action=lift]")
			)?.click();
			await frame();
			await frame();
			let made = false;
			table.addEventListener("move", () => (made = true), { once: true });
			const costs = [];
			for (let n = 0; n < 8 && !made; n += 1) {
				const lit = [
					...root.querySelectorAll("[data-target]:not([data-target=selected])"),
				];
				const target = lit[n === 0 ? Number(first) % lit.length : 0];
				counted.names = [];
				counted.bytes = 0;
				const began = performance.now();
				target?.dispatchEvent(
					new MouseEvent("click", { bubbles: true, composed: true }),
				);
				await frame();
				await frame();
				costs.push({
					calls: [...counted.names],
					bytes: counted.bytes,
					ms: performance.now() - began,
					move: made,
				});
			}
			return costs;
		},
		/** @type {const} */ ([save, nth]),
	);
}

/** @param {number[]} values */
const median = (values) =>
	values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

test(`a press in Koplopers at ply ${PLY} with four persons makes at most ${MOST_CALLS} calls`, async (t) => {
	const save = played();
	const page = await here.visit(t, "plain.html", {
		reducedMotion: "no-preference",
	});
	await count(page);
	await page.evaluate(async () => {
		await import(
			/** @type {any} */ (new URL("../pkg/element.js", location.href).href)
		);
		const table = document.createElement("ludo-table");
		table.setAttribute("game", "koplopers");
		table.setAttribute("players", "person person person person");
		table.setAttribute("keep", "");
		document.body.append(table);
		await /** @type {any} */ (table).load();
	});
	const presses = [];
	for (let n = 0; n < PRESSES; n += 1)
		presses.push(...(await pressFrom(page, save, n)));
	const moves = presses.filter(({ move }) => move);
	assert.equal(moves.length, PRESSES, "every round ends with a move");
	const most = presses.reduce((a, b) =>
		b.calls.length > a.calls.length ? b : a,
	);
	const bytes = Math.max(...presses.map((each) => each.bytes));
	t.diagnostic(`at most ${most.calls.length} calls: ${most.calls.join(" ")}`);
	t.diagnostic(
		`a move: ${median(moves.map((each) => each.calls.length))} calls, ${median(moves.map((each) => each.bytes))} bytes (medians); at most ${bytes} bytes`,
	);
	t.diagnostic(
		`press to painted: ${median(moves.map(({ ms }) => ms)).toFixed(1)} ms (median of ${moves.length} moves)`,
	);
	assert.ok(
		most.calls.length <= MOST_CALLS,
		`${most.calls.length} calls: ${most.calls.join(" ")}`,
	);
});
