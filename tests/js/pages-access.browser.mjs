// The pages fit every width, and axe-core has nothing against them, in light and in dark.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { test } from "node:test";
import {
	fitsTheWidth,
	GAMES,
	PAGES,
	playOn,
	pressRefused,
	theatre,
} from "./browser.mjs";
import { settled } from "./pages.mjs";

const house = theatre();
const AXE = readFileSync(
	createRequire(import.meta.url).resolve("axe-core"),
	"utf8",
);

/**
 * Everything that axe-core finds on a page, shadow roots included.
 * @param {import("playwright-core").Page} page
 * @param {string} [within] a part of the table, where only that is new
 */
async function findings(page, within = "") {
	if (!(await page.evaluate(() => "axe" in globalThis)))
		await page.evaluate(AXE);
	return page.evaluate(async (part) => {
		const context =
			part === ""
				? document
				: { include: { fromShadowDom: ["ludo-table", part] } };
		const { violations } = await /** @type {any} */ (globalThis).axe.run(
			context,
			{ resultTypes: ["violations"] },
		);
		return violations.flatMap((/** @type {any} */ { id, nodes }) =>
			nodes
				.slice(0, 4)
				.map(
					(/** @type {any} */ { target, failureSummary }) =>
						`${id}: ${[target].flat(3).join(" ")}: ${failureSummary.replaceAll(/\s+/g, " ").slice(0, 240)}`,
				),
		);
	}, within);
}

for (const colorScheme of /** @type {const} */ (["light", "dark"])) {
	for (const path of PAGES) {
		test(`axe-core finds nothing: ${path}, ${colorScheme}`, async (t) => {
			const page = await house.visit(t, path, { colorScheme });
			await settled(page, path);
			assert.deepEqual(await findings(page), [], path);
			if (GAMES.some((id) => path === `${id}.html`)) {
				await playOn(page, { moves: 12 });
				const lift = page.locator("[data-action=lift]");
				if (await lift.count()) {
					assert.deepEqual(await findings(page, ".curtain"), [], "the curtain");
					await lift.click();
				}
				await pressRefused(page);
				await page.locator(".note summary").click();
				await page.getByRole("tab", { name: "Rules" }).press("Enter");
				assert.ok(await page.locator(".note").isVisible());
				assert.deepEqual(
					await findings(page),
					[],
					"with a refusal and open rules",
				);
				await page.locator(".note-close").click();
				await page.locator("[data-action=new]").click();
				await page.locator("dialog .more summary").first().click();
				assert.deepEqual(
					await findings(page, "dialog"),
					[],
					"with the form of a new game",
				);
			} else if (path.startsWith("index")) {
				await page.locator("[data-setup=troia]").click();
				await page.locator("dialog").waitFor();
				assert.deepEqual(await findings(page, "dialog"), [], "the form");
			} else if (path.startsWith("blog")) {
				for (const summary of await page.locator(".embed summary").all())
					await summary.click();
				await pressRefused(page);
				assert.deepEqual(
					await findings(page),
					[],
					"with a refusal and open snippets",
				);
			} else if (path.startsWith("plain")) {
				await page.locator("#board button").first().click();
				assert.deepEqual(await findings(page), [], "with a refusal");
			}
		});
	}
}

for (const width of [320, 390, 1280]) {
	test(`no page is wider than ${width} pixels`, async (t) => {
		const page = await house.visit(t, "index.html", {
			viewport: { width, height: 780 },
		});
		for (const path of PAGES) {
			await page.goto(house.address + path);
			await settled(page, path);
			await page.evaluate(() =>
				scrollTo(0, document.documentElement.scrollHeight),
			);
			await fitsTheWidth(page);
		}
		await page.goto(house.address);
		await settled(page, "index.html");
		await page.locator("[data-setup=frachtexpress]").click();
		await page.locator("dialog .setup summary").first().click();
		await fitsTheWidth(page);
		const box = await page.locator("dialog").boundingBox();
		assert.ok(
			box !== null && box.x >= 0 && box.x + box.width <= width,
			"the form fits",
		);
	});
}
