// Lessons in a real browser: each game's tour is completed by pressing what the page offers; wrong tries are read.

import assert from "node:assert/strict";
import { test } from "node:test";
import { GAMES } from "./browser.mjs";
import { saved } from "./table.mjs";
import { answer, progress, tours, wish } from "./tour.mjs";

/** @typedef {import("playwright-core").Page} Page */
/** @typedef {import("../../src/element/lesson.ts").LessonStep} LessonStep */

const { tour } = tours();

/** @param {Page} page */
const says = (page) => page.locator(".lesson-says").innerText();

for (const id of GAMES) {
	test(`${id}: the tour, from the first step to the end of a game`, async (t) => {
		const { page, lesson } = await tour(t, id);
		const of = lesson.steps.length;
		assert.equal(await page.locator(".lesson-dot").count(), of);
		for (const [index, step] of lesson.steps.entries()) {
			assert.equal(await page.locator(".lesson h2").innerText(), step.title);
			assert.equal(await page.locator(".lesson-text").innerText(), step.text);
			assert.equal(await page.locator(".lesson-task").innerText(), step.task);
			assert.equal(await page.locator(".lesson-dot[data-done]").count(), index);
			assert.match(
				await page.locator(".lesson").innerText(),
				new RegExp(`Step ${index + 1} of ${of}`, "i"),
			);
			await tryAll(page, step);
			await answer(page, step);
			assert.ok(
				(await says(page)).includes(step.after),
				"what happened and why",
			);
			assert.deepEqual(
				await page
					.locator(".lesson-says [data-rule]")
					.evaluateAll((all) =>
						all.map((each) => each.getAttribute("data-rule")),
					),
				step.rules,
			);
			assert.equal(
				await page.locator(".board [data-target]").count(),
				0,
				"the step is done",
			);
			if (index < of - 1) await wish(page, "next");
		}
		assert.deepEqual(
			await progress(page),
			lesson.steps.flatMap((_, index) =>
				[false, true].map((done) => ({ step: index + 1, of, done })),
			),
		);
		assert.notEqual(
			await page.evaluate(() =>
				/** @type {any} */ (
					document.querySelector("ludo-table")
				).game.outcome(),
			),
			null,
			"a game has ended",
		);
		assert.match(
			await page.locator(".ask").innerText(),
			/win/i,
			"and the table says who won",
		);
		assert.equal(
			await page.locator("[data-lesson-action=next]").isVisible(),
			false,
		);
		await wish(page, "restart");
		assert.equal(
			await page.locator(".lesson h2").innerText(),
			lesson.steps[0]?.title,
		);
		assert.equal(await page.locator(".lesson-dot[data-done]").count(), 0);
	});
}

/**
 * Every try that the step offers: a refusal says why and names its rule, another move is answered and comes back.
 * @param {Page} page
 * @param {LessonStep} step
 */
async function tryAll(page, step) {
	const start = await saved(page);
	for (const [n, { label, rule, move, says: said = "" }] of (
		step.tries ?? []
	).entries()) {
		if (label === undefined) continue;
		await page.getByRole("button", { name: label }).click();
		assert.ok((await says(page)).includes(said), `${step.title}: ${said}`);
		if (rule === undefined) {
			assert.notEqual(await saved(page), start, "the move is shown");
			assert.equal(
				await page.locator(".board [data-target]").count(),
				0,
				"and nothing can be pressed meanwhile",
			);
			await page.waitForFunction(
				(before) =>
					/** @type {any} */ (document.querySelector("ludo-table")).save() ===
					before,
				start,
			);
		} else {
			assert.ok(
				await page.locator(`.lesson-says [data-rule="${rule}"]`).isVisible(),
				`${step.title}: try ${n} names ${rule}`,
			);
			assert.ok(
				(await page.locator(".lesson-says strong").innerText()).length > 10,
				"the engine says why",
			);
			const last = await page.evaluate(
				() =>
					/** @type {any} */ (window).told
						.filter((/** @type {any} */ [name]) => name === "refusal")
						.at(-1)[1],
			);
			assert.deepEqual([last.move, last.verdict.rule], [move, rule]);
		}
		assert.equal(await saved(page), start);
	}
}

test("a wrong try on the board is answered by the rule", async (t) => {
	const { page, lesson } = await tour(t, "kopis");
	await page.locator('[data-hit="line:south:a"]').click();
	assert.match(
		await page.locator(".note").innerText(),
		/push nothing[\s\S]*KOP-13/,
	);
	await page.keyboard.press("Escape");
	await wish(page, "next");
	await wish(page, "next");
	await page.locator('[data-hit="line:north:c"]').click();
	assert.match(await page.locator(".note").innerText(), /KOP-16/);
	assert.equal(
		await says(page),
		lesson.steps[2]?.tries?.[0]?.says,
		"and the lesson adds a word",
	);
	await page.locator(".note summary").click();
	await page.locator(".note .link").click();
	assert.ok(
		await page.locator('.rules [data-rule="KOP-16"]').isVisible(),
		"the rule opens among all rules",
	);
});

test("another legal move is answered gently, and the position comes back", async (t) => {
	const { page } = await tour(t, "kopis");
	const start = await saved(page);
	await page.locator('[data-hit="line:west:4"]').click();
	assert.match(await says(page), /about something else/);
	await page.waitForFunction(
		(before) =>
			/** @type {any} */ (document.querySelector("ludo-table")).save() ===
			before,
		start,
	);
	await page.locator('[data-hit="line:south:c"][data-target]').click();
	await page.locator(".lesson-says[data-mood=right]").waitFor();
});

test("hint, try again, back, skip", async (t) => {
	const { page, lesson } = await tour(t, "kopis");
	const [first, second] = lesson.steps;
	const start = await saved(page);
	assert.equal(
		await page.locator("[data-lesson-action=back]").isVisible(),
		false,
	);
	await wish(page, "hint");
	assert.equal(await says(page), first?.hint);
	assert.equal(
		await page.locator("[data-hint]").getAttribute("data-hit"),
		"line:south:c",
		"and the thing to press is marked",
	);
	await answer(page, /** @type {LessonStep} */ (first));
	await wish(page, "again");
	assert.equal(await saved(page), start);
	assert.equal(await says(page), "");
	await wish(page, "next");
	assert.equal(await page.locator(".lesson h2").innerText(), second?.title);
	await wish(page, "back");
	assert.equal(await saved(page), start);
	assert.equal(await page.locator(".controls").count(), 0, "no other buttons");
	assert.deepEqual(await page.getByRole("tab").allInnerTexts(), [
		"Log",
		"Rules",
	]);
});

test("the last button begins a game against an easy bot", async (t) => {
	const { page, lesson } = await tour(t, "kopis");
	for (let n = 1; n < lesson.steps.length; n += 1) await wish(page, "next");
	const last = /** @type {LessonStep} */ (lesson.steps.at(-1));
	const play = page.getByRole("button", {
		name: "Play now against an easy bot",
	});
	assert.equal(await play.isVisible(), false, "not before the end");
	await answer(page, last);
	await play.click();
	await page.getByText(/^You: /).waitFor();
	assert.equal(await page.locator(".lesson").count(), 0);
	assert.match(await page.locator(".seat").nth(1).innerText(), /Bot, easy/);
});

test("a step that continues can be skipped to", async (t) => {
	const { page, lesson } = await tour(t, "frachtexpress");
	const at = lesson.steps.findIndex(
		(step, n) => step.continue && lesson.steps[n - 1]?.continue,
	);
	assert.ok(at > 0, "two steps in a row continue");
	for (let n = 0; n < at; n += 1) await wish(page, "next");
	assert.equal(
		await page.evaluate(
			() => /** @type {any} */ (document.querySelector("ludo-table")).game.ply,
		),
		lesson.steps[0]?.before?.length + 2,
		"what chance dealt, a card laid and a card coupled lie behind it",
	);
	await answer(page, /** @type {LessonStep} */ (lesson.steps[at]));
});
