// What stands at the top and at the bottom of every page. A page that is translated lets its visitor choose the language.

import { LANGUAGES } from "./words.mjs";

/** @typedef {import("./words.mjs").Places} Places */

/** The pages that every page leads to, and whether there is another language than English on them. */
const PAGES = /** @type {const} */ ([
	["index.html", "site.games", true],
	["blog.html", "site.article", true],
	["plain.html", "site.code", false],
	["embed.html", "site.docs", false],
]);

const HALF =
	'<svg viewBox="0 0 24 24" width="16" height="16" aria-hidden="true"><circle cx="12" cy="12" r="9" fill="none" stroke="currentcolor" stroke-width="2" /><path d="M12 3a9 9 0 0 1 0 18z" fill="currentcolor" /></svg>';
const DOWN =
	'<svg viewBox="0 0 10 6" width="10" height="6" aria-hidden="true"><path d="M1 1l4 4 4-4" fill="none" stroke="currentcolor" stroke-width="1.5" /></svg>';

/** Short to see, whole to hear and to choose from. @param {Places} places */
function languages(places) {
	const options = Object.entries(LANGUAGES).map(
		([lang, name]) => `<option value="${lang}" lang="${lang}">${name}</option>`,
	);
	return `      <label class="language">${places.element("span", "site.language")} <b aria-hidden="true">EN</b>${DOWN}<select id="language" autocomplete="off">${options.join("")}</select></label>\n`;
}

/** @param {Places} places */
function theme(places) {
	const names = places.translated
		? places.attributes({
				"data-auto": "theme.auto",
				"data-light": "theme.light",
				"data-dark": "theme.dark",
			})
		: "";
	return `      <button type="button" id="theme"${names}>${HALF}${places.element("span", "site.theme")} ${places.element("b", "theme.auto")}</button>\n`;
}

/**
 * @param {Places} places
 * @param {{ up?: string, current?: Record<string, string> }} where `up` leads to the folder of the demo; `current` has a value
 *   of `aria-current` by pages
 */
export function header(places, { up = "", current = {} }) {
	const links = PAGES.map(([file, name, translated]) => {
		const here = current[file];
		const [marked, other] = [
			here === undefined ? "" : ` aria-current="${here}"`,
			places.translated && !translated ? ' hreflang="en"' : "",
		];
		return places.element(`a href="${up}${file}"${other}${marked}`, name);
	});
	return `    ${places.element('a class="skip" href="#main"', "site.skip")}
    <header class="page-head">
      <a class="brand" href="${up}index.html"><img src="${up}icon.svg" alt="" width="28" height="28" /><span>Ludotheque</span></a>
      <nav${places.attributes({ "aria-label": "site.pages" })}>${links.join("")}</nav>
${places.translated ? languages(places) : ""}${theme(places)}    </header>
`;
}

/** @param {Places} places */
export const footer = (places) =>
	`    ${places.element('footer class="foot"', "site.foot")}\n`;
