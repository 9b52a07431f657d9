// What the tests ask the first table of a page by script.

/** @param {import("playwright-core").Page} page */
export const saved = (page) =>
	page.evaluate(() =>
		/** @type {any} */ (document.querySelector("ludo-table")).save(),
	);

/** @param {import("playwright-core").Page} page */
export const ply = (page) =>
	page.evaluate(
		() => /** @type {any} */ (document.querySelector("ludo-table")).game.ply,
	);
