// A page in every language: one HTML file, which is English as it stands, and a file of words for each language.

import { footer, header } from "./header.mjs";
import { LANGUAGES } from "./words.mjs";

/** @typedef {import("./words.mjs").Places} Places */
/** @typedef {import("./words.mjs").Said} Said */

const CODES = /** @type {import("./words.mjs").Language[]} */ (
	Object.keys(LANGUAGES)
);

/** The file of a page's words. @param {string} file such as `kopis.html` @param {string} lang */
const wordsOf = (file, lang) =>
	`words/${lang}/${file.replace(/\.html$/, ".json")}`;

/**
 * @param {Places} places
 * @param {{ file: string, className: string, title: Said, description: [name: string, said?: Said], head: string, script: string, current?: Record<string, string>, body: string }} what
 *   `head` is what is loaded early, `body` what stands between header and footer
 */
export function translatedPage(
	places,
	{ file, className, title, description, head, script, current = {}, body },
) {
	const [name, said] = description;
	const alternates = [
		["x-default", file],
		...CODES.map((lang) => [lang, `${file}?lang=${lang}`]),
	].map(
		([lang, href]) =>
			`    <link rel="alternate" hreflang="${lang}" href="${href}" />\n`,
	);
	const words = CODES.map((lang) => ` data-${lang}="${wordsOf(file, lang)}"`);
	return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    ${places.element("title", "title", { said: title })}
    <meta name="description"${places.attributes({ content: said === undefined ? name : [name, said] })} />
    <link rel="icon" href="icon.svg" type="image/svg+xml" />
${alternates.join("")}    <script src="language.js"${words.join("")}></script>
    <link rel="stylesheet" href="style.css" />
${head}    <link rel="modulepreload" href="words.js" />
    <script src="theme.js"></script>
    <script type="module" src="words.js"></script>
    <script type="module" src="${script}"></script>
  </head>
  <body class="${className}">
${header(places, { current })}${body}${footer(places)}    ${places.block()}
  </body>
</html>
`;
}

/** A page and the files of its words, by their names from the folder of the demo. @param {string} file @param {string} html @param {Places} places @returns {[string, string][]} */
export const withWords = (file, html, places) => [
	[file, html],
	...CODES.map(
		(lang) =>
			/** @type {[string, string]} */ ([
				wordsOf(file, lang),
				`${JSON.stringify(places.words(lang), null, "\t")}\n`,
			]),
	),
];
