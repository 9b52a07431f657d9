// What all pages of the documentation share: the frame around them, and the list of the guides.

import { footer, header } from "./header.mjs";
import { escapeHtml } from "./html-text.mjs";
import { Places } from "./words.mjs";

/** What the documentation says it says in English alone. */
const english = new Places({ translated: false });

/** The guides in the order in which they are offered, by the names of their pages. */
export const GUIDES = [
	{ file: "embed.html", title: "Embed a game" },
	{ file: "environments.html", title: "In your environment" },
	{ file: "frontend.html", title: "Write your own front end" },
	{ file: "lessons.html", title: "Write a lesson" },
	{ file: "languages.html", title: "Languages" },
	{ file: "server.html", title: "Run a server" },
	{ file: "test.html", title: "Test a page" },
	{ file: "speed.html", title: "How fast it is" },
	{ file: "data.html", title: "Where the data comes from" },
	{ file: "inside.html", title: "How it is built" },
];

/**
 * The frame of a page of the documentation.
 * @param {{ up: string, at: string, title: string, description: string, script: string, main: string }} what `up` leads from
 *   the page to the folder of the demo; `at` is its name there
 */
export function frame({ up, at, title, description, script, main }) {
	const current = (/** @type {string} */ file) => {
		if (file === at) return ' aria-current="page"';
		// A page below the reference.
		return file.startsWith("reference/") && at.startsWith("reference/")
			? ' aria-current="true"'
			: "";
	};
	const entry = (/** @type {string} */ file, /** @type {string} */ words) =>
		`<a href="${up}${file}"${current(file)}>${words}</a>`;
	const ways = [
		...GUIDES.map(({ file, title: words }) => entry(file, words)),
		entry("reference/index.html", "Reference"),
	];
	return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>${escapeHtml(title)} · Ludotheque</title>
    <meta name="description" content="${description}" />
    <link rel="icon" href="${up}icon.svg" type="image/svg+xml" />
    <link rel="stylesheet" href="${up}style.css" />
    <link rel="stylesheet" href="${up}docs.css" />
    <script src="${up}theme.js"></script>
    <script type="module" src="${up}${script}"></script>
  </head>
  <body class="docs-page">
${header(english, { up, current: { "embed.html": "true" } })}    <nav class="docs-ways" aria-label="Documentation">${ways.join("")}</nav>
    <main id="main" class="docs">
${main}    </main>
${footer(english)}  </body>
</html>
`;
}

/** @param {string} inside the entries */
export const contents = (
	inside,
) => `      <nav class="contents" aria-label="On this page">
        <ul>
${inside}        </ul>
      </nav>
`;
