// What the tests of lessons in a real browser share: a tour that is opened, answered and listened to.

import assert from "node:assert/strict";
import { lessonOf } from "./lessons.mjs";
import { site } from "./site.mjs";
import { source } from "./source.mjs";

/** @typedef {import("playwright-core").Page} Page */
/** @typedef {import("../../src/element/lesson.ts").LessonStep} LessonStep */

const { answers } = await source("src/element/lessons/run.ts");

/** Writes down what the table tells the page. */
export const LISTEN = `<script>window.told = []; for (const name of ["lesson", "refusal", "move"]) addEventListener(name, ({ detail }) => told.push([name, detail]))</script>`;

/** @param {Page} page */
export const progress = (page) =>
	page.evaluate(() =>
		/** @type {any} */ (window).told
			.filter((/** @type {any} */ [name]) => name === "lesson")
			.map((/** @type {any} */ [, detail]) => detail),
	);
/** @param {Page} page @param {string} what */
export const wish = (page, what) =>
	page.locator(`[data-lesson-action=${what}]`).click();

/**
 * What has to be pressed for a move that the step asks for, one thing after the other.
 * @param {Page} page
 * @param {LessonStep} step
 * @param {import("../../src/element/lesson.ts").LessonExpect} expect
 */
async function presses(page, step, expect) {
	await page.locator("[data-target]").first().waitFor({ state: "attached" });
	const moves = await page.evaluate((view) => {
		const { game } = /** @type {any} */ (document.querySelector("ludo-table"));
		const actor = game.actors().includes(view) ? view : game.actors()[0];
		return { actor, legal: game.legalMoves(actor) };
	}, step.view);
	const move = moves.legal.find((/** @type {unknown} */ each) =>
		answers(expect, each),
	);
	assert.ok(move !== undefined, `${step.title}: there is an answer`);
	const hits = await page.evaluate(
		({ move: wanted, actor }) => {
			const { game, renderer } = /** @type {any} */ (
				document.querySelector("ludo-table")
			);
			const legal = game.legalMoves(actor);
			const context = {
				seat: actor,
				actor,
				moves: legal,
				still: true,
				name: String,
				view: game.view(actor),
				components: game.components(),
				acting: game.actors(),
				players: game.players,
				events: [],
				outcome: null,
			};
			const seen = new Set();
			/** @type {(chosen: string[]) => string[] | null} */
			const find = (chosen) => {
				if (seen.has(chosen.join())) return null;
				seen.add(chosen.join());
				const targets = renderer.targets(legal, chosen, { ...context, chosen });
				const last = targets.find(
					(/** @type {any} */ each) =>
						JSON.stringify(each.move) === JSON.stringify(wanted),
				);
				if (last !== undefined) return [last.hit];
				for (const { hit, chosen: next } of targets) {
					const rest = next === undefined ? null : find(next);
					if (rest !== null) return [hit, ...rest];
				}
				return null;
			};
			return find([]);
		},
		{ move, actor: moves.actor },
	);
	assert.ok(hits !== null, `${step.title}: the page offers the answer`);
	return hits;
}

/**
 * Presses what is lit, by its handle where it has one.
 * @param {Page} page
 * @param {string} hit
 */
function pressLit(page, hit) {
	return page
		.locator(`[data-of="${hit}"], [data-hit="${hit}"][data-target]`)
		.last()
		.click();
}

/**
 * Gives all answers of a step.
 * @param {Page} page
 * @param {LessonStep} step
 * @param {(thing: string) => Promise<void>} [press]
 */
export async function answer(page, step, press = (hit) => pressLit(page, hit)) {
	for (const item of [{ expect: step.expect }, ...(step.then ?? [])]) {
		if ("play" in item) continue;
		for (const hit of await presses(page, step, item.expect)) await press(hit);
	}
	await page.locator(".lesson-says[data-mood=right]").waitFor();
}

/** Starts a site and a browser for the tests of a file, which may open tours. */
export function tours() {
	const { visit } = site();
	/**
	 * Opens a tour at its first step.
	 * @param {import("node:test").TestContext} t
	 * @param {string} id
	 * @param {import("playwright-core").BrowserContextOptions} [options]
	 */
	async function tour(t, id, options = {}) {
		const { page, asked } = await visit(
			t,
			`<ludo-table lesson="${id}"></ludo-table>`,
			{ head: LISTEN, ...options },
		);
		await page.locator(".lesson h2").waitFor();
		return { page, asked, lesson: lessonOf(id) };
	}
	return { visit, tour };
}
