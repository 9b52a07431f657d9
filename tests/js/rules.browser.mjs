// The rules in the panel: by chapter, with pictures, as a player aid, and on paper.

import assert from "node:assert/strict";
import { test } from "node:test";
import { rules, scenarios } from "ludotheque";
import { GAMES, theatre } from "./browser.mjs";

const house = theatre();

for (const game of GAMES) {
	const id = /** @type {import("ludotheque").GameId} */ (game);
	test(`${id}: the rules are read by chapter`, async (t) => {
		const page = await house.visit(t, `${id}.html?players=person&view=all`);
		await page.getByRole("tab", { name: "Rules" }).click();
		const shown = await page
			.locator(".rule")
			.evaluateAll((all) => all.map((each) => each.getAttribute("data-rule")));
		assert.deepEqual(
			shown.toSorted(),
			rules(id)
				.map((rule) => rule.id)
				.toSorted(),
			"every rule once",
		);
		const titles = await page.locator(".chapter > h3").allInnerTexts();
		assert.deepEqual(titles.slice(0, 4), [
			"The game and its goal",
			"Set-up",
			"Your turn",
			"The end",
		]);
		assert.equal(titles.at(-1), "Rulings");
		const rulings = await page
			.locator(".chapter")
			.last()
			.locator(".rule")
			.count();
		assert.equal(
			rulings,
			rules(id).filter(({ kind }) => kind === "ruling").length,
		);

		await page.getByRole("button", { name: "The end", exact: true }).click();
		const [box, chapter] = await Promise.all([
			page.locator(".tab-body:visible").boundingBox(),
			page.locator(".chapter > h3", { hasText: "The end" }).boundingBox(),
		]);
		assert.ok(
			box !== null &&
				chapter !== null &&
				chapter.y >= box.y - 1 &&
				chapter.y < box.y + box.height,
			"the chapter is in sight",
		);
		assert.equal(await page.evaluate(() => scrollY), 0);

		await page.getByRole("button", { name: "Player aid" }).click();
		const aid = page.locator(".player-aid");
		const count = await aid.locator("li").count();
		assert.ok(count >= 10 && count <= 28, `${count} rules on one page`);
		await page.emulateMedia({ media: "print" });
		const paper = await aid.boundingBox();
		assert.ok(
			paper !== null && paper.height < 1000,
			`one page: ${paper?.height} pixels`,
		);
		await page.emulateMedia({ media: null });
		await page.keyboard.press("Escape");

		const first = scenarios(id).find(({ rules: [rule] }) =>
			shown.includes(rule ?? ""),
		);
		const picture = page
			.locator(`.rule[data-rule="${first?.rules[0]}"]`)
			.locator(".example");
		await picture.locator("summary").click();
		await picture.locator(".ludo-picture svg").waitFor();
		await page.emulateMedia({ media: "print" });
		assert.ok(await page.locator(".rule").first().isVisible());
		assert.equal(await page.locator(".board").isVisible(), false);
	});
}
