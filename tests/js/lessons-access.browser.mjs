// Lessons in a real browser: one tour goes by keyboard alone, one is heard, one is on a phone, and axe-core has nothing against them.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { test } from "node:test";
import { answer, progress, tours } from "./tour.mjs";

/** @typedef {import("../../src/element/lesson.ts").LessonStep} LessonStep */

const { tour } = tours();

test("a whole tour by keyboard alone", async (t) => {
	const { page, lesson } = await tour(t, "kopis");
	const focused = () =>
		page.evaluate(() => {
			const at =
				document.querySelector("ludo-table")?.shadowRoot?.activeElement;
			return (
				at?.getAttribute("data-hit") ??
				at?.getAttribute("data-lesson-action") ??
				at?.tagName ??
				""
			);
		});
	/** @param {string} thing */
	const press = async (hit) => {
		for (let n = 0; n < 60 && (await focused()) !== hit; n += 1)
			await page.keyboard.press("Tab");
		assert.equal(await focused(), hit, "the keyboard reaches it");
		await page.keyboard.press("Enter");
	};
	for (const [index, step] of lesson.steps.entries()) {
		assert.equal(await page.locator(".lesson h2").innerText(), step.title);
		await answer(page, step, press);
		const last = index === lesson.steps.length - 1;
		assert.equal(
			await focused(),
			last ? "play" : "next",
			"the focus is on what goes on",
		);
		await press(last ? "restart" : "next");
		assert.equal(await focused(), "H2", "the new step is read first");
	}
	assert.equal(
		await page.locator(".lesson h2").innerText(),
		lesson.steps[0]?.title,
	);
});

test("a screen reader hears the step and what came of it", async (t) => {
	const { page, lesson } = await tour(t, "kopis");
	assert.equal(
		await page.getByRole("region", { name: `Lesson: ${lesson.title}` }).count(),
		1,
	);
	assert.equal(
		await page.getByRole("heading", { name: lesson.steps[0]?.title }).count(),
		1,
	);
	await page.locator('[data-hit="line:south:c"]').click();
	assert.match(
		await page
			.getByRole("status")
			.filter({ hasText: "Your faction slid up" })
			.innerText(),
		/c3/,
	);
});

for (const width of [390, 320]) {
	test(`a tour on a phone, ${width} pixels wide`, async (t) => {
		const { page, lesson } = await tour(t, "ptites-locos", {
			viewport: { width, height: 780 },
			hasTouch: true,
			isMobile: true,
			colorScheme: "dark",
		});
		for (const [index, step] of lesson.steps.entries()) {
			await answer(page, step, (hit) =>
				page.locator(`[data-hit="${hit}"][data-target]`).first().tap(),
			);
			const [content, window] = await page.evaluate(() => [
				document.documentElement.scrollWidth,
				document.documentElement.clientWidth,
			]);
			assert.ok(content <= window, `${step.title}: ${content} pixels wide`);
			await page.evaluate(
				() =>
					new Promise((frame) =>
						requestAnimationFrame(() => requestAnimationFrame(frame)),
					),
			);
			const box = await page.locator(".lesson-says").boundingBox();
			assert.ok(
				box !== null && box.y >= 0 && box.y + box.height <= 780,
				`${step.title}: what came of it is in sight`,
			);
			const small = await page
				.locator(".lesson button:visible:not(.rule-mark)")
				.evaluateAll(
					(all) =>
						all.filter((each) => each.getBoundingClientRect().height < 36)
							.length,
				);
			assert.equal(small, 0, "every button is large enough for a finger");
			if (index < lesson.steps.length - 1)
				await page.locator("[data-lesson-action=next]").tap();
		}
		assert.equal((await progress(page)).at(-1).done, true);
	});
}

for (const [id, colorScheme] of /** @type {const} */ ([
	["kopis", "light"],
	["troia", "dark"],
	["koplopers", "light"],
	["frachtexpress", "dark"],
	["ptites-locos", "dark"],
])) {
	test(`axe-core finds nothing in the tour: ${id}, ${colorScheme}`, async (t) => {
		const { page, lesson } = await tour(t, id, { colorScheme });
		await page.evaluate(
			readFileSync(createRequire(import.meta.url).resolve("axe-core"), "utf8"),
		);
		await page.evaluate(() =>
			Object.assign(document.documentElement.style, {
				colorScheme: "light dark",
				background: "light-dark(#f3efe6, #14171a)",
			}),
		);
		const found = () =>
			page.evaluate(async () => {
				const { violations } = await /** @type {any} */ (globalThis).axe.run(
					"ludo-table",
				);
				return violations.map(
					(/** @type {any} */ { id: rule, nodes }) =>
						`${rule}: ${nodes.map((/** @type {any} */ node) => node.target).join("; ")}`,
				);
			});
		assert.deepEqual(await found(), []);
		const [step] = lesson.steps;
		await page.locator("[data-try]").first().click();
		assert.deepEqual(await found(), [], "after a try");
		await answer(page, /** @type {LessonStep} */ (step));
		assert.deepEqual(await found(), [], "after the answer");
	});
}
