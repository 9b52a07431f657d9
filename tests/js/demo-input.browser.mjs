// The demo in a real browser: by keyboard alone, during an animation, by touch on narrow screens.

import assert from "node:assert/strict";
import { test } from "node:test";
import { fitsTheWidth } from "./browser.mjs";
import { address, pressDialogAway, startDemo, visit } from "./demo.mjs";
import { ply } from "./table.mjs";

startDemo();

test("by keyboard alone", async (t) => {
	const page = await visit(t);
	const focused = () =>
		page.evaluate(
			() =>
				document
					.querySelector("ludo-table")
					?.shadowRoot?.activeElement?.getAttribute("data-hit") ?? null,
		);
	for (let n = 0; n < 20 && (await focused()) === null; n += 1)
		await page.keyboard.press("Tab");
	const first = await focused();
	assert.match(first ?? "", /^line:/, "a target has the focus");
	assert.ok(
		(await page.locator(".ghosts .ghost").count()) > 0,
		"and shows what it would do",
	);
	await page.keyboard.press("ArrowUp");
	await page.keyboard.press("ArrowRight");
	assert.notEqual(await focused(), null);
	for (let n = 1; n <= 3; n += 1) {
		await page.keyboard.press(n % 2 === 0 ? " " : "Enter");
		assert.equal(await ply(page), n);
		assert.match(
			(await focused()) ?? "",
			/^line:/,
			"the focus is on a target again",
		);
	}
	await page.keyboard.press("u");
	assert.equal(await ply(page), 2);
	await page.keyboard.press("r");
	assert.equal(await ply(page), 3);
	await page.keyboard.press("Shift+ArrowUp");
	await page.keyboard.press("Shift+ArrowUp");
	const names = await page
		.locator(".board [data-target]")
		.evaluateAll((all) => all.map((each) => each.getAttribute("aria-label")));
	assert.ok(
		names.every((name) =>
			/^slide in from the (north|east|south|west) on (file|row) [a-f1-6]$/.test(
				name ?? "",
			),
		),
		names.join(),
	);
});

test("keys work wherever the focus is", async (t) => {
	const page = await visit(t);
	await page.keyboard.press("ArrowDown");
	await page.keyboard.press("Enter");
	assert.equal(await ply(page), 1);
	await page.evaluate(() =>
		/** @type {HTMLElement | null} */ (document.activeElement)?.blur(),
	);
	await page.keyboard.press("u");
	assert.equal(await ply(page), 0);
	await page.keyboard.press("r");
	assert.equal(await ply(page), 1);
});

test("a press during an animation completes it", async (t) => {
	const page = await visit(t, "kopis.html?players=person", {
		reducedMotion: "no-preference",
	});
	for (let n = 0; n < 6; n += 1) {
		await page.evaluate(() => {
			const board = document.querySelector("ludo-table")?.shadowRoot;
			board
				?.querySelector(".board [data-target]")
				?.dispatchEvent(
					new MouseEvent("click", { bubbles: true, composed: true }),
				);
		});
		assert.equal(await ply(page), n + 1);
	}
	await page.waitForFunction(
		() =>
			(document
				.querySelector("ludo-table")
				?.shadowRoot?.querySelector(".effects")?.childElementCount ?? 1) === 0,
	);
});

for (const width of [390, 320]) {
	test(`nothing is wider than ${width} pixels`, async (t) => {
		const page = await visit(t, "kopis.html?players=person", {
			viewport: { width, height: 720 },
			hasTouch: true,
		});
		await fitsTheWidth(page);
		for (let n = 0; n < 4; n += 1)
			await page
				.locator(".board .line[data-target]")
				.nth(n % 2)
				.tap();
		await page.locator('[data-hit="line:south:a"]').tap();
		await fitsTheWidth(page);
		await page.getByRole("tab", { name: "Rules" }).tap();
		await fitsTheWidth(page);
		await page.locator(".grip").tap();
		await page.locator("[data-action=new]").tap();
		await fitsTheWidth(page);
		const box = await page.locator("dialog").boundingBox();
		assert.ok(
			box !== null && box.x >= 0 && box.x + box.width <= width,
			"the dialog fits",
		);
		await pressDialogAway(page);
		await page.goto(address);
		await page.locator(".gallery a").first().waitFor();
		await fitsTheWidth(page);
	});
}
