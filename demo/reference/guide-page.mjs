// The guides of the documentation. What a guide says stands in its own page and is kept: its description, heading, lead and
// sections. The frame around them, and the list of what is on the page, are written from here.

import { contents, frame } from "./frame.mjs";

/** Where the parts that are written by hand stand. */
const BY_HAND = {
	description: /<meta name="description" content="([^"]*)" \/>/,
	heading: /<h1>(.*)<\/h1>/,
	lead: /<p class="lead">(.*)<\/p>/,
	sections: / {6}<div class="guide">\n([\s\S]*?) {6}<\/div>\n {4}<\/main>/,
};

/**
 * A guide in its frame, anew.
 * @param {string} page as it is
 * @param {string} file
 */
export function guidePage(page, file) {
	const kept = (/** @type {keyof typeof BY_HAND} */ part) => {
		const [, text] = BY_HAND[part].exec(page) ?? [];
		if (text === undefined) throw new Error(`${file} has no ${part}`);
		return text;
	};
	const sections = kept("sections");
	const entries = [...sections.matchAll(/<h2 id="([^"]+)">(.+)<\/h2>/g)].map(
		([, id, words]) => `          <li><a href="#${id}">${words}</a></li>\n`,
	);
	return frame({
		up: "",
		at: file,
		title: kept("heading"),
		description: kept("description"),
		script: "docs.js",
		main: `      <div class="docs-head">
        <h1>${kept("heading")}</h1>
        <p class="lead">${kept("lead")}</p>
      </div>
${contents(entries.join(""))}      <div class="guide">
${sections}      </div>
`,
	});
}
