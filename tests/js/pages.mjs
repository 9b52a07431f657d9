// What the tests of the pages share.

import { atTable, DOCS } from "./browser.mjs";

/**
 * Waits until a page shows what it is for.
 * @param {import("playwright-core").Page} page
 * @param {string} path
 */
export async function settled(page, path) {
	if (path.startsWith("index")) {
		// A board comes when its card is in sight.
		for (const card of await page.locator(".card[data-game]").all()) {
			await card.scrollIntoViewIfNeeded();
			await card.locator(".ludo-picture").waitFor();
		}
	} else if (path.startsWith("plain"))
		await page.locator("#board button").first().waitFor();
	else if (DOCS.includes(path) && path !== "embed.html")
		await page.locator("h2").first().waitFor();
	else await atTable(page);
}
