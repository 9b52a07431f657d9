// The page about environments: what to install, how to load, what to know, and what the rows of the consumers found there. The
// code on it is that of the projects which were tried.

import { readFileSync } from "node:fs";
import { contents, frame } from "./frame.mjs";
import { escapeHtml } from "./html-text.mjs";

const CONSUMERS = new URL("../../tests/consumers/", import.meta.url);

/** @typedef {{ works: boolean, note?: string, bytes?: number, bytesWithoutBot?: number }} Part */
/** @typedef {{ name: string, title: string, version: string, date: string, ok: boolean, parts: Record<string, Part> }} Row */
/** @typedef {{ id: string, title: string, install?: string, files?: string[], said: string[], rows: string[] }} Environment */

const ENTRIES = /** @type {Record<string, string>} */ ({
	rules: "<code>ludotheque</code>",
	web: "<code>/web</code>",
	kopis: "<code>/kopis</code>",
	element: "<code>/element</code>",
	worker: "<code>/worker</code>",
	table: "a table with a bot",
});

/** @type {Environment[]} */
const ENVIRONMENTS = [
	{
		id: "page",
		title: "A page without tools",
		files: ["eleventy/_includes/page.njk"],
		said: [
			"Copy the folder of the package beside your page, or take it from a server of packages: a script of another origin works as well, bots included. An import map gives the bare names.",
			"Under a strict policy <code>script-src 'self' 'wasm-unsafe-eval'</code> is enough. Where a policy forbids workers, bots think on the thread of the page, in slices of a few milliseconds.",
		],
		rows: [
			"page",
			"page-wasm",
			"other-origin",
			"strict-csp",
			"web-worker",
			"eleventy",
		],
	},
	{
		id: "bundlers",
		title: "Vite, webpack, Rollup, esbuild",
		install: "npm install ludotheque",
		files: ["shared/table.js"],
		said: [
			"No configuration. A page downloads the games that it shows and no others.",
			'The development server of Vite 5 to 7 moves modules away from the files beside them: the element and bots go on with what is inside their code, <code>ludotheque/web</code> needs <code>optimizeDeps: { exclude: ["ludotheque"] }</code>. Rollup and esbuild copy no files that a module names: give <code>init</code> of <code>ludotheque/web</code> the address of the file.',
		],
		rows: [
			"vite",
			"vite-dev",
			"vite5",
			"vite5-build",
			"vite6",
			"vite6-build",
			"vite7",
			"vite7-build",
			"webpack",
			"rollup",
			"esbuild",
		],
	},
	{
		id: "react",
		title: "React",
		install: "npm install ludotheque",
		files: ["react/src/App.jsx"],
		said: [
			"React 19 sets properties of elements and listens to their events: <code>onmove</code> hears <code>move</code>. For types, import <code>ludotheque/react</code> in place of <code>ludotheque/element</code>.",
		],
		rows: ["react", "next"],
	},
	{
		id: "vue",
		title: "Vue and Nuxt",
		install: "npm install ludotheque",
		files: [
			"vue/vite.config.js",
			"vue/src/App.vue",
			"nuxt/nuxt.config.ts",
			"nuxt/app/app.vue",
		],
		said: [
			"Tell the compiler that <code>ludo-table</code> is an element. The import of the element may stay at the top also where Nuxt renders on a server.",
		],
		rows: ["vue", "nuxt", "vitepress", "vitepress-dev"],
	},
	{
		id: "svelte",
		title: "Svelte and SvelteKit",
		install: "npm install ludotheque",
		files: [
			"svelte/src/App.svelte",
			"sveltekit/src/routes/+page.server.js",
			"sveltekit/src/routes/+page.svelte",
		],
		said: [
			"Where a page is rendered on a server, write objects as text: a server knows attributes and no properties.",
		],
		rows: ["svelte", "sveltekit"],
	},
	{
		id: "astro",
		title: "Astro",
		install: "npm install ludotheque",
		files: ["astro/src/pages/index.astro"],
		said: [
			"What stands between the bars runs when the page is built, the script in the browser. The element needs no <code>client:</code> directive.",
		],
		rows: ["astro", "astro-dev"],
	},
	{
		id: "angular",
		title: "Angular",
		install: "npm install ludotheque",
		files: ["angular/src/app.ts"],
		said: [
			"<code>CUSTOM_ELEMENTS_SCHEMA</code> lets a template name the element. The build leaves the file of the worker behind: bots think in a worker made from text.",
		],
		rows: ["angular"],
	},
	{
		id: "node",
		title: "Node, Deno, Bun",
		install: "npm install ludotheque",
		files: ["node-esm/main.js"],
		said: [
			"Nothing to await: a game is compiled when it is first used. <code>require</code> works as well. What a bundler writes for Node has the games inside.",
		],
		rows: [
			"node-esm",
			"node-cjs",
			"esbuild-node",
			"deno",
			"bun",
			"jest",
			"jest-jsdom",
			"vitest",
		],
	},
	{
		id: "workerd",
		title: "Cloudflare Workers",
		install: "npm install ludotheque",
		files: ["wrangler/wrangler.jsonc", "wrangler/src/index.js"],
		said: [
			"Nothing to await, and no <code>init</code>: the runtime compiles the games when the program is uploaded. <code>ludotheque/kopis</code> uploads one game alone.",
			"At the top of a module the platform gives no random values: create games inside a handler, or with a seed. While a Worker computes its clock stands still, so <code>suggest({ ms })</code> ends by its number of iterations, up to 500 a millisecond: ask with <code>iterations</code> or <code>level</code> instead.",
		],
		rows: ["wrangler", "miniflare"],
	},
	{
		id: "types",
		title: "TypeScript",
		said: [
			"Types come with the package, for every way in which a compiler looks for them.",
		],
		rows: ["ts-node16", "ts-bundler", "ts-strict", "publint", "attw"],
	},
];

const kilo = (/** @type {number} */ bytes) => `${Math.round(bytes / 1000)} kB`;

/** What was tried, as the rows of a table. @param {Row} row */
function line({ title, version, date, parts }) {
	const name = escapeHtml(`${title} ${version}`.trim()).replace(
		/`([^`]+)`/g,
		"<code>$1</code>",
	);
	const works = Object.keys(parts).filter((part) => parts[part]?.works);
	const not = Object.keys(parts).filter((part) => !parts[part]?.works);
	const named = (/** @type {string[]} */ some) =>
		some.map((part) => ENTRIES[part] ?? part).join(", ");
	return `              <tr><td>${name}</td><td>${named(works)}${not.length === 0 ? "" : `; not ${named(not)}`}</td><td>${date}</td></tr>\n`;
}

/** @param {Environment} environment @param {Map<string, Row>} rows */
function section({ id, title, install, files = [], said, rows: names }, rows) {
	const code = (/** @type {string} */ name, /** @type {string} */ text) =>
		`          <pre tabindex="0" role="region" aria-label="${escapeHtml(name)}"><code>${escapeHtml(text.trimEnd()).replaceAll('"', "&quot;")}</code></pre>\n`;
	const own = names.flatMap((name) => rows.get(name) ?? []);
	return `        <section>
          <h2 id="${id}">${title}</h2>
${install === undefined ? "" : code(`${title}: how to install it`, install)}${said.map((text) => `          <p>${text}</p>\n`).join("")}${files
	.map(
		(name) =>
			`          <p><code>${escapeHtml(name.replace(/^[^/]+\//, ""))}</code></p>\n${code(name, readFileSync(new URL(name, CONSUMERS), "utf8").replaceAll("\t", "  "))}`,
	)
	.join(
		"",
	)}          <div class="table" tabindex="0" role="region" aria-label="${title}: what was tried">
          <table>
            <thead>
              <tr><th scope="col">tried in</th><th scope="col">works</th><th scope="col">on</th></tr>
            </thead>
            <tbody>
${own.map(line).join("")}            </tbody>
          </table>
          </div>
        </section>
`;
}

/** What a page downloads, by the rows that weighed it. @param {Map<string, Row>} rows */
function weights(rows) {
	const found = ["vite", "webpack"].flatMap((name) => rows.get(name) ?? []);
	const cells = found.map(({ title, version, parts }) => {
		const { kopis, worker, table } = parts;
		return `              <tr><td>${escapeHtml(`${title} ${version}`)}</td>${[kopis?.bytes, worker?.bytes, table?.bytesWithoutBot, table?.bytes].map((bytes) => `<td>${bytes === undefined ? "" : kilo(bytes)}</td>`).join("")}</tr>\n`;
	});
	return cells.join("");
}

/** The page. */
export function environmentsPage() {
	/** @type {{ rows: Row[] }} */
	const { rows: all } = JSON.parse(
		readFileSync(new URL("matrix.json", CONSUMERS), "utf8"),
	);
	const rows = new Map(all.map((row) => [row.name, row]));
	const entry = (/** @type {{ id: string, title: string }} */ { id, title }) =>
		`          <li><a href="#${id}">${title}</a></li>\n`;
	const entries = [
		...ENVIRONMENTS,
		{ id: "weight", title: "What a page downloads" },
		{ id: "tried", title: "What was tried" },
	].map(entry);
	return frame({
		up: "",
		at: "environments.html",
		title: "In your environment",
		description:
			"How ludotheque is installed and loaded in bundlers, frameworks, runtimes and plain pages, and what was tried there.",
		script: "page.js",
		main: `      <div class="docs-head">
        <h1>In your environment</h1>
        <p class="lead">What to install, how to load it, and what to know. Every line of the tables is a project of its own that installed the packed package and used it, on the day beside it.</p>
      </div>
${contents(entries.join(""))}      <div class="guide">
${ENVIRONMENTS.map((each) => section(each, rows)).join("")}        <section>
          <h2 id="weight">What a page downloads</h2>
          <p>Everything that a page loads, compressed by gzip. The module of a game comes once: a bot is handed the one of the page.</p>
          <div class="table" tabindex="0" role="region" aria-label="What a page downloads">
          <table>
            <thead>
              <tr><th scope="col">built by</th><th scope="col">Kopis alone</th><th scope="col">and a bot</th><th scope="col">one table</th><th scope="col">and a bot</th></tr>
            </thead>
            <tbody>
${weights(rows)}            </tbody>
          </table>
          </div>
        </section>
        <section>
          <h2 id="tried">What was tried</h2>
          <p>An entry works when it played a whole game of every title to the end that Node knows (<code>ludotheque</code>, <code>/web</code>, <code>/kopis</code>), laid a table for each (<code>/element</code>), or when a bot thought there what it thinks elsewhere (<code>/worker</code>). A table with a bot: a person moved, and the bot answered. Pages were opened in Chromium. <code>npm run test:consumers</code> does it all again; <code>-- --record</code> writes what it found.</p>
        </section>
      </div>
`,
	});
}
