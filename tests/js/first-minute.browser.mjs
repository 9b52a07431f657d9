// The first minute: a visitor plays at once, and nothing that is pressed moves the board.

import assert from "node:assert/strict";
import { test } from "node:test";
import { GAMES, theatre } from "./browser.mjs";

const house = theatre();

const SCREENS = /** @type {const} */ ({
	desktop: { viewport: { width: 1280, height: 900 } },
	phone: {
		viewport: { width: 390, height: 844 },
		hasTouch: true,
		isMobile: true,
	},
});

for (const id of GAMES) {
	test(`${id}: a visitor alone plays at once, against easy bots`, async (t) => {
		const page = await house.visit(t, `${id}.html`);
		assert.equal(await page.locator(".curtain").count(), 0, "no curtain");
		const [own, ...others] = await page.locator(".seat").allInnerTexts();
		assert.match(own ?? "", /^\s*You\b/);
		for (const words of others) assert.match(words, /Bot, easy|Thinks|To move/);
		await page.locator("[data-target]").first().waitFor();
		assert.match(await page.locator(".ask").innerText(), /^You: /);
		await page.getByRole("link", { name: "Pass and play" }).click();
		await page.waitForURL(`**/${id}.html?way=pass`);
		const lift = page.locator("[data-action=lift]");
		await lift.or(page.locator(".seat[data-seat]")).first().waitFor();
		if (await lift.count()) await lift.click();
		const players = await page.evaluate(
			() =>
				/** @type {any} */ (document.querySelector("ludo-table")).players
					.length,
		);
		assert.equal(players, 1, "said by the page, for all seats");
		for (const words of await page.locator(".seat").allInnerTexts())
			assert.doesNotMatch(words, /Bot|You/);
	});

	for (const [screen, options] of Object.entries(SCREENS))
		test(`${id}: nothing that is pressed moves the board or scrolls the page (${screen})`, async (t) => {
			const given = encodeURIComponent('{"seed":3}');
			const page = await house.visit(
				t,
				`${id}.html?view=all&players=person&options=${given}`,
				options,
			);
			const seen = await page.evaluate(async () => {
				const table = /** @type {any} */ (document.querySelector("ludo-table"));
				const root = /** @type {ShadowRoot} */ (table.shadowRoot);
				const board = /** @type {Element} */ (root.querySelector(".board"));
				const place = () => {
					const { left, top } = board.getBoundingClientRect();
					return `${left}, ${top + scrollY}, scrolled ${scrollY}`;
				};
				const places = new Set([place()]);
				const press = (/** @type {Element | null | undefined} */ element) => {
					element?.dispatchEvent(
						new MouseEvent("click", { bubbles: true, composed: true }),
					);
					places.add(place());
				};
				let at = 5;
				const random = () => {
					at = (at * 16807) % 2147483647;
					return at / 2147483647;
				};
				/** @param {string} selector */
				const any = (selector) => {
					const all = root.querySelectorAll(selector);
					return all[Math.floor(random() * all.length)];
				};
				let presses = 0;
				for (; presses < 240; presses += 1) {
					const lit = any("[data-target]");
					if (lit === undefined) break;
					press(lit);
					if (presses % 10 === 0) press(any(".board [data-hit]"));
					if (presses % 20 === 0) await new Promise((done) => setTimeout(done));
				}
				press(root.querySelector("[data-action=undo]"));
				await table.hint();
				places.add(place());
				press(root.querySelector("[id=tab-rules]"));
				const rules = root.querySelectorAll(".rule");
				table.openRule(rules[rules.length - 1]?.getAttribute("data-rule"));
				places.add(place());
				await new Promise((done) => setTimeout(done, 300));
				places.add(place());
				return { presses, places: [...places] };
			});
			assert.ok(seen.presses >= 16, `${seen.presses} presses`);
			assert.equal(seen.places.length, 1, seen.places.join("; "));
			const rule = page.locator(".rule").last();
			assert.ok(await rule.isVisible(), "the rule was opened");
			const [around, at] = await Promise.all([
				page.locator(".tab-body:visible").boundingBox(),
				rule.boundingBox(),
			]);
			assert.ok(
				around !== null && at !== null && at.y < around.y + around.height,
				"in the panel",
			);
		});

	test(`${id}: easy bots keep a person waiting for three seconds at most`, async (t) => {
		const given = encodeURIComponent('{"seed":4}');
		const page = await house.visit(t, `${id}.html?options=${given}`, {
			reducedMotion: "no-preference",
		});
		const waits = await page.evaluate(async () => {
			const root = /** @type {ShadowRoot} */ (
				document.querySelector("ludo-table")?.shadowRoot
			);
			let at = 5;
			const random = () => {
				at = (at * 16807) % 2147483647;
				return at / 2147483647;
			};
			const found = /** @type {number[]} */ ([]);
			let over = false;
			document
				.querySelector("ludo-table")
				?.addEventListener("over", () => (over = true));
			const began = performance.now();
			for (let since = null; !over && performance.now() - began < 25_000; ) {
				const lit = [
					...root.querySelectorAll("[data-target]:not([data-target=selected])"),
				];
				const one = lit[Math.floor(random() * lit.length)];
				if (one !== undefined) {
					if (since !== null) found.push(Math.round(performance.now() - since));
					since = null;
					one.dispatchEvent(
						new MouseEvent("click", { bubbles: true, composed: true }),
					);
				} else since ??= performance.now();
				await new Promise((done) => setTimeout(done, 5));
			}
			return found;
		});
		t.diagnostic(`waits in ms: ${waits.join(" ")}`);
		assert.ok(waits.length >= 3, `${waits.length} waits`);
		assert.ok(Math.max(...waits) <= 3000, waits.join(" "));
	});
}

test("a wait can be skipped, and its length is chosen", async (t) => {
	const given = encodeURIComponent('{"seed":4}');
	const page = await house.visit(t, `troia.html?options=${given}`);
	await page.evaluate(() => localStorage.setItem("ludotheque/pace", "slow"));
	await page.reload();
	const skip = page.getByRole("button", { name: "Skip to my turn" });
	for (let n = 0; n < 40 && !(await skip.isVisible()); n += 1) {
		const lit = page.locator("[data-target]:not([data-target=selected])");
		if ((await lit.count()) > 0) await lit.first().dispatchEvent("click");
		else await page.waitForTimeout(20);
	}
	assert.ok(await skip.isVisible(), "bots are at work");
	const began = Date.now();
	await skip.click();
	await page.locator(".board [data-target], .choice").first().waitFor();
	assert.ok(Date.now() - began < 2000, "it is the person's turn at once");
});

for (const [what, spoil, words] of /** @type {const} */ ([
	[
		"WebAssembly",
		(/** @type {import("playwright-core").Page} */ page) =>
			page.addInitScript("delete globalThis.WebAssembly"),
		/This browser has no WebAssembly/,
	],
	[
		"the element",
		(/** @type {import("playwright-core").Page} */ page) =>
			page.route("**/pkg/element.js", (route) => route.abort()),
		/as soon as it has loaded/,
	],
]))
	test(`without ${what} the page shows a sentence and a picture`, async (t) => {
		const context = await house.browser.newContext({
			viewport: { width: 390, height: 844 },
			serviceWorkers: "block",
		});
		t.after(() => context.close());
		const page = await context.newPage();
		await spoil(page);
		await page.goto(`${house.address}kopis.html`);
		await page.getByText(words).waitFor();
		const poster = page.locator(".board-poster img");
		await poster.waitFor();
		assert.ok(
			await poster.evaluate(
				(image) =>
					/** @type {HTMLImageElement} */ (image).naturalWidth > 100 &&
					image.clientWidth > 200,
			),
		);
	});

test("the keys are told on a question mark, and the board can be turned round", async (t) => {
	const page = await house.visit(t, "kopis.html?players=person");
	await page.evaluate(() => document.querySelector("ludo-table")?.focus());
	await page.keyboard.press("?");
	assert.match(await page.locator("dialog").innerText(), /undo, redo/);
	const square = page.locator('[data-hit="square:a1"]');
	const before = await square.boundingBox();
	await page.getByRole("button", { name: "Turn the board round" }).click();
	const after = await square.boundingBox();
	assert.ok(before !== null && after !== null);
	assert.ok(
		after.y < before.y - 200 && after.x > before.x + 200,
		"the other corner",
	);
	await page.locator('[data-hit="line:south:c"]').click();
	assert.match(await page.locator(".ask").innerText(), /^Black: /);
});

for (const [path, thing, words] of /** @type {const} */ ([
	[
		"kopis.html?scenario=capture",
		'[data-hit^="square:"][aria-label*="faction"]',
		/faction.*it moves when it is pushed/,
	],
	[
		"frachtexpress.html?players=person&view=all",
		'[data-hit^="cell:"][aria-label*="station B"]',
		/station B.*Couple and deliver/,
	],
]))
	test(`${path}: a press on what is no move tells what it is`, async (t) => {
		const page = await house.visit(t, path);
		await page.locator(".board").locator(thing).first().dispatchEvent("click");
		const note = page.locator(".note");
		assert.match(await note.innerText(), words);
		assert.equal(await note.locator(".reason").count(), 0, "no refusal");
	});
