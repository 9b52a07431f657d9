// How declarations look on a page. Every name that has a place in the reference leads to it.

import { contents, frame } from "./frame.mjs";
import { escapeHtml } from "./html-text.mjs";

/** @typedef {import("./declarations.mjs").Declaration} Declaration */
/** @typedef {import("./declarations.mjs").Body} Body */
/** @typedef {import("./declarations.mjs").Member} Member */
/** @typedef {{ title: string, id: string, said: string, list: (Declaration & { anchor?: string })[] }} Part a heading and what stands under it; an anchor keeps names apart that are declared twice */

/** The page on which a name is explained. @type {Map<string, string>} */
export const known = new Map();

/** The pages of games that have a table in the demo. @type {Set<string>} */
export const tables = new Set();

/** Code with its names as links. @param {string} code @param {string} file the page it stands on @param {string} [self] a name that needs no link, being explained here */
function linked(code, file, self = "") {
	return (code.match(/"[^"]*"|`[^`]*`|[A-Za-z_$][\w$]*|[^A-Za-z_$"`]+/g) ?? [])
		.map((word) => {
			const at =
				word === self || !/^[A-Z]/.test(word) ? undefined : known.get(word);
			return at === undefined
				? escapeHtml(word)
				: `<a href="${at === file ? "" : at}#${word}">${word}</a>`;
		})
		.join("");
}

/** A comment, with what it quotes as code. @param {string} text @param {string} file */
function words(text, file) {
	return text
		.split(/(`[^`]+`)/)
		.map((part) => {
			const [, code] = /^`(.+)`$/.exec(part) ?? [];
			if (code === undefined) return escapeHtml(part);
			const at = known.get(code);
			return at === undefined
				? `<code>${escapeHtml(code)}</code>`
				: `<a href="${at === file ? "" : at}#${code}"><code>${escapeHtml(code)}</code></a>`;
		})
		.join("");
}

/** @param {Member} member @param {string} owner @param {string} file @param {string} indent @returns {string} */
function member({ name, code, said, inner }, owner, file, indent) {
	const id =
		name === "" || owner === ""
			? ""
			: ` id="${escapeHtml(`${owner}.${name.replace(/[^\w-]/g, "")}`)}"`;
	const lines = code
		.map((line) => `<code>${linked(line, file)}</code>`)
		.join("");
	const told = said === "" ? "" : words(said, file);
	const below =
		inner === null ? "" : `\n${body(inner, "", file, `${indent}  `)}${indent}`;
	return `${indent}<dt${id}>${lines}</dt>\n${indent}<dd>${told}${below}</dd>\n`;
}

/** @param {Body} what @param {string} owner @param {string} file @param {string} indent @returns {string} */
function body(what, owner, file, indent) {
	if (what.kind === "code") {
		// Rules are numbers by the dozen: each leads to its text on the table of the game.
		const rules = what.code.split(" | ");
		if (rules.every((rule) => /^"[A-Z]{3}-R?\d+"$/.test(rule))) {
			const number = (/** @type {string} */ rule) =>
				tables.has(file)
					? `<a href="../${file}#${rule}">${rule}</a>`
					: `<span>${rule}</span>`;
			return `${indent}<p class="numbers">${rules.map((rule) => number(rule.slice(1, -1))).join(" ")}</p>\n`;
		}
		return `${indent}<pre><code>${linked(what.code, file, owner)}</code></pre>\n`;
	}
	const list = (/** @type {Member[]} */ members) =>
		`${indent}<dl>\n${members.map((each) => member(each, owner, file, `${indent}  `)).join("")}${indent}</dl>\n`;
	const [first, second] =
		what.kind === "choices" ? ["One of", "and always"] : ["", ""];
	return `${first === "" ? "" : `${indent}<p class="of">${first}</p>\n`}${list(what.list)}${what.and.length === 0 ? "" : `${indent}<p class="of">${second}</p>\n${list(what.and)}`}`;
}

/** @param {Part["list"][number]} what @param {string} file */
function declaration(
	{ name, kind, code, said, body: made, anchor: id = name },
	file,
) {
	return `        <section class="declared">
          <h3 id="${id}"><a href="#${id}">${name}</a> <span>${kind}</span></h3>
          <p>${words(said, file)}</p>
${kind === "type" && !code.includes("<") ? "" : `          <pre><code>${linked(code, file, name)}</code></pre>\n`}${made === null ? "" : body(made, name, file, "          ")}        </section>
`;
}

const KINDS = /** @type {const} */ ([
	["Functions", ["function"]],
	["Classes", ["class"]],
	["Types", ["interface", "type"]],
	["Constants", ["constant"]],
]);

/** What a reader calls first, then what it is made of. @param {Declaration[]} list @returns {Part[]} */
export function byKind(list) {
	return KINDS.map(([title, kinds]) => ({
		title,
		id: title.toLowerCase(),
		said: "",
		list: list.filter(({ kind }) => kinds.some((each) => each === kind)),
	})).filter(({ list: found }) => found.length > 0);
}

/** @param {{ file: string, title: string, lead: string, links: { href: string, title: string }[], parts: Part[] }} what */
export function page({ file, title, lead, links, parts }) {
	const inside = parts
		.map(
			({ title: heading, id, said, list }) => `      <section>
        <h2 id="${id}">${heading}</h2>
${said === "" ? "" : `        <p>${said}</p>\n`}${list.map((each) => declaration(each, file)).join("")}      </section>
`,
		)
		.join("");
	const entries = parts
		.map(
			({
				title: heading,
				id,
				list,
			}) => `          <li><a href="#${id}">${heading}</a>
            <ul>${list.map(({ name, anchor = name }) => `<li><a href="#${anchor}">${name}</a></li>`).join("")}</ul>
          </li>
`,
		)
		.join("");
	const name = file === "index.html" ? title : `${title}: reference`;
	return frame({
		up: "../",
		at: `reference/${file}`,
		title: name,
		description: `The typed API of ludotheque: ${escapeHtml(title)}. Written by npm run docs from the declarations of the package.`,
		script: "page.js",
		main: `      <div class="docs-head">
        <h1>${escapeHtml(title)}</h1>
        <p class="lead">${lead}</p>
        <p class="others">${links.map(({ href, title: to }) => `<a href="${href}"${href === file ? ' aria-current="page"' : ""}>${escapeHtml(to)}</a>`).join(" ")}</p>
      </div>
${contents(entries)}      <div class="reference">
${inside}      </div>
`,
	});
}
