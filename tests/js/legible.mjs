// What a page shows, measured as a reader meets it: how large every text is on the screen, how large what is to be pressed.

import assert from "node:assert/strict";

/** @typedef {import("playwright-core").Page} Page */

/** Nothing that must be read is smaller, in pixels of the screen. */
export const LEAST_TEXT = 11;
/** Nothing that must be pressed with a finger is smaller, in pixels. */
export const LEAST_CONTROL = 40;

/**
 * Every visible text of a page, shadow roots included, with its size: that of its font times the scale it is drawn at.
 * @param {Page} page
 */
export function texts(page) {
	return page.evaluate(() => {
		/** @type {{ text: string, size: number, of: string }[]} */
		const found = [];
		/** @param {Element} element */
		const scaleOf = (element) => {
			if (element instanceof SVGGraphicsElement) {
				const matrix = element.getScreenCTM();
				return matrix === null
					? 1
					: Math.sqrt(Math.abs(matrix.a * matrix.d - matrix.b * matrix.c));
			}
			let scale = 1;
			for (
				let at = /** @type {Element | null} */ (element);
				at !== null;
				at =
					at.parentElement ??
					(at.getRootNode() instanceof ShadowRoot
						? /** @type {ShadowRoot} */ (at.getRootNode()).host
						: null)
			) {
				const { transform } = getComputedStyle(at);
				if (transform === "none") continue;
				const { a, b, c, d } = new DOMMatrix(transform);
				scale *= Math.sqrt(Math.abs(a * d - b * c));
			}
			return scale;
		};
		/** @param {Element} element */
		const isSeen = (element) => {
			const { width, height } = element.getBoundingClientRect();
			return (
				element.checkVisibility({
					visibilityProperty: true,
					opacityProperty: true,
				}) &&
				width > 1 &&
				height > 1 &&
				element.closest(".unseen") === null
			);
		};
		/** @param {Node} node */
		const walk = (node) => {
			if (node instanceof Text) {
				const element = node.parentElement;
				const text = node.data.trim();
				if (element === null || text === "" || !isSeen(element)) return;
				if (["SCRIPT", "STYLE", "TITLE"].includes(element.tagName)) return;
				const size =
					Number.parseFloat(getComputedStyle(element).fontSize) *
					scaleOf(element);
				found.push({
					text: text.slice(0, 40),
					size,
					of: `${element.tagName.toLowerCase()}.${element.getAttribute("class") ?? ""}`,
				});
				return;
			}
			if (node instanceof Element && node.shadowRoot !== null)
				walk(node.shadowRoot);
			for (const child of node.childNodes) walk(child);
		};
		walk(document.body);
		return found;
	});
}

/**
 * Everything on the page can be read.
 * @param {Page} page
 * @param {string} where what is said when it cannot
 */
export async function legible(page, where) {
	const all = await texts(page);
	assert.ok(all.length > 30, `${where}: there is something to read`);
	// A tenth of a pixel is rounding.
	const small = all.filter(({ size }) => size < LEAST_TEXT - 0.1);
	assert.deepEqual(small, [], `${where}: smaller than ${LEAST_TEXT} px`);
}

/**
 * Every control of the tables on a page that is smaller than a finger.
 * @param {Page} page
 * @param {string} [except] a selector of controls that are part of a sentence
 */
export function smallControls(page, except = ".rule-mark, .link") {
	return page.evaluate(
		([least, skipped]) =>
			[...document.querySelectorAll("ludo-table")]
				.flatMap((table) => [
					...(table.shadowRoot?.querySelectorAll(
						"button, a, input, select, summary",
					) ?? []),
				])
				.filter(
					(each) =>
						each.checkVisibility({ visibilityProperty: true }) &&
						!each.matches(String(skipped)),
				)
				.map((each) => {
					const { width, height } = each.getBoundingClientRect();
					return {
						control: `${each.className} ${each.textContent?.trim().slice(0, 30)}`,
						width,
						height,
					};
				})
				.filter(
					({ width, height }) =>
						width < Number(least) - 0.5 || height < Number(least) - 0.5,
				),
		/** @type {const} */ ([LEAST_CONTROL, except]),
	);
}

/**
 * Where the board of a page is, in pixels of the page.
 * @param {Page} page
 */
export function boardPlace(page) {
	return page.evaluate(() => {
		const board = document
			.querySelector("ludo-table")
			?.shadowRoot?.querySelector(".board");
		const { x, y, width, height } = /** @type {Element} */ (
			board
		).getBoundingClientRect();
		return [x + scrollX, y + scrollY, width, height].map(Math.round).join(" ");
	});
}
