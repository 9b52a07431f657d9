// The rows of the matrix: who uses the package, and how each entry of it is tried there. A part is a function that gives what
// the consumer told, or nothing when the consumer compared it itself. `npm test` runs the rows that are quick, and
// `npm run test:consumers` all of them.
//
// `limits` states why an entry cannot work somewhere, and the sign of it. It is tried all the same: a reason that no longer
// holds is a failure, and so is another failure than the one that is stated.

import {
	readdirSync,
	readFileSync,
	renameSync,
	rmSync,
	writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { examples } from "../js/examples.mjs";
import { freePort, open, openTable, serve, start } from "./browse.mjs";
import { run, write } from "./install.mjs";

/** The entries of the package, as the columns of the table. */
export const PARTS = {
	rules: "`ludotheque`",
	web: "`/web`",
	kopis: "`/kopis`",
	element: "`/element`",
	worker: "`/worker`",
	table: "a table with a bot",
};

/** How many modules a page may compile for each: one that is loaded twice is one too many. */
export const MODULES = {
	rules: 5,
	web: 5,
	kopis: 1,
	element: 5,
	worker: 1,
	table: 1,
};

/** The last line that a program printed, as a value. */
const said = async (folder) =>
	JSON.parse(
		(await run("npm", ["test", "--silent"], folder)).trim().split("\n").at(-1),
	);

/** Runs the tests of a project, which compare by themselves. */
const tested = async (folder) => {
	await run("npm", ["test", "--silent"], folder);
};

/** A program of the page «Test a page with a table», word for word. */
function documented(tool) {
	const found = examples("test.html").find(({ run }) => run === tool);
	if (found === undefined) throw new Error(`the page has nothing for ${tool}`);
	return `${found.text}\n`;
}

/** Runs that program as the test of a project, with these arguments of its tool. */
const documentedTest =
	(tool, args, change = (text) => text) =>
	async (folder) => {
		writeFileSync(join(folder, "table.test.js"), change(documented(tool)));
		await run("npx", args, folder);
	};

/** Runs it while the page of the project is served, and says where. */
const documentedPage =
	(tool, file, command, args, head = "") =>
	async (folder) => {
		writeFileSync(join(folder, file), head + documented(tool));
		const server = await serve(folder);
		try {
			await run(command, args, folder, { extra: { ADDRESS: server.address } });
		} finally {
			await server.stop();
		}
	};

// The element looks for the WebAssembly as a file first, and a bot for the file of its worker. A tool that does not bring them
// along makes that request fail, and they go on with what is inside their code.
const INSTEAD = {
	element: /\.wasm/,
	worker: /bot-worker/,
	table: /\.wasm|bot-worker/,
};

/** Runs a program of a project for Node. */
const told = (file) => async (folder) =>
	JSON.parse(await run("node", [file], folder));

/** Bundles a program for Node and runs what came out, where nothing lies beside it. */
const bundledForNode = (name) => async (folder) => {
	rmSync(join(folder, "dist"), { recursive: true, force: true });
	await run("npm", ["run", `build:${name}`, "--silent"], folder);
	if (name === "kopis") alone(join(folder, "dist"));
	return JSON.parse(await run("node", [`dist/${name}.cjs`], folder));
};

/** A bundle of one game has nothing of the others: no rule, which begins with the letters of its game. */
function alone(dist) {
	const files = readdirSync(dist, { recursive: true }).filter((name) =>
		/\.c?js$/.test(name),
	);
	const text = files
		.map((name) => readFileSync(join(dist, name), "utf8"))
		.join("");
	const [stranger] = text.match(/["'`](?:LOC|TRO|FRA|KND)-R?\d+["'`]/) ?? [];
	if (stranger !== undefined || !text.includes("KOP-1"))
		throw new Error(
			`the bundle of Kopis has ${stranger ?? "not even its own rules"} in it`,
		);
}

/** Opens a page for a part, and leaves in the lab what is to be known about it besides what it tells. */
async function look(part, lab, address, { without = INSTEAD[part] } = {}) {
	const visit = part === "table" ? openTable : open;
	const { told, ...seen } = await visit(address, { without });
	Object.assign(lab, seen);
	return told;
}

/** Opens a folder in the browser. */
async function lookInto(
	folder,
	part,
	lab,
	{ headers = {}, hash = "", ...options } = {},
) {
	const server = await serve(folder, headers);
	try {
		return await look(part, lab, `${server.address}${hash}`, options);
	} finally {
		await server.stop();
	}
}

/** Builds a project around each part and opens the result; `root` is the folder that is served. */
const built = (parts, root = ".") =>
	Object.fromEntries(
		parts.map((part) => [
			part,
			async (folder, lab) => {
				rmSync(join(folder, "dist"), { recursive: true, force: true });
				write(folder, part);
				await run("npm", ["run", "build", "--silent"], folder);
				if (part === "kopis") alone(join(folder, "dist"));
				return lookInto(join(folder, root), part, lab);
			},
		]),
	);

/** A page without any tool. */
const plain = (parts, { paths = false, ...options } = {}) =>
	Object.fromEntries(
		parts.map((part) => [
			part,
			(folder, lab) => {
				write(folder, part, { paths });
				return lookInto(folder, part, lab, { without: /^$/, ...options });
			},
		]),
	);

/** Each part under a development server that has just been started and has nothing cached. */
const developed = (parts) =>
	Object.fromEntries(
		parts.map((part) => [
			part,
			async (folder, lab) => {
				write(folder, part);
				rmSync(join(folder, "node_modules/.vite"), {
					recursive: true,
					force: true,
				});
				const server = await start("npm", ["start", "--silent"], folder);
				try {
					return await look(part, lab, server.address);
				} finally {
					await server.stop();
				}
			},
		]),
	);

/** The number of moves that a server counted while it rendered a page. */
async function rendered(address, { expected }) {
	const html = (await (await fetch(address)).text()).replace(/<!--.*?-->/g, "");
	const [, count] = html.match(/Legal moves:\s*<output[^>]*>(\d+)</) ?? [];
	if (Number(count) !== expected.moves)
		throw new Error(
			`the server rendered ${count ?? "no"} legal moves, not ${expected.moves}`,
		);
}

/**
 * The page of a project as the guide of its framework has it: a table with a bot.
 *
 *   script    starts its server; without one the folder `root`, which its build leaves, is served
 *   build     whether it is built before
 *   onServer  whether the page says how many moves the server counted
 */
const project =
	({ script, root = "dist", build = true, onServer = false }) =>
	async (folder, lab) => {
		if (build) await run("npm", ["run", "build", "--silent"], folder);
		const extra =
			script === undefined
				? {}
				: { HOST: "127.0.0.1", PORT: String(await freePort()) };
		const server =
			script === undefined
				? await serve(join(folder, root))
				: await start("npm", ["run", script, "--silent"], folder, extra);
		try {
			if (onServer) await rendered(server.address, lab);
			return await look("table", lab, server.address);
		} finally {
			await server.stop();
		}
	};

/** Asks a Worker for what it plays, and whether it behaves where the platform forbids something. */
const inWorkerd = (part) => async (folder) => {
	const { scripts } = JSON.parse(
		readFileSync(join(folder, "package.json"), "utf8"),
	);
	if ("build" in scripts)
		await run("npm", ["run", "build", "--silent"], folder);
	const server = await start("npm", ["start", "--silent"], folder);
	const ask = async (path) => {
		const response = await fetch(`${server.address}${path}`);
		const text = await response.text();
		if (!response.ok) throw new Error(text.slice(0, 2000));
		return JSON.parse(text);
	};
	try {
		const { early, seats } = await ask("early");
		if (!/seed/.test(early) || !/handler/.test(early) || seats !== 2)
			throw new Error(
				`at the top of a module a game without a seed says «${early}»`,
			);
		if ((await ask("")).events.length === 0)
			throw new Error("a suggested move had no event");
		if (!(await ask("suggest")).legal)
			throw new Error("a suggestion by time is no legal move");
		return await ask(part);
	} finally {
		await server.stop();
	}
};

/** The package on a server of its own, the page on another. */
async function fromOtherOrigin(folder, lab) {
	const other = await serve(join(folder, "node_modules"), {
		"access-control-allow-origin": "*",
	});
	try {
		return await lookInto(folder, "table", lab, {
			hash: `#${other.address}ludotheque/element.js`,
			without: /^$/,
		});
	} finally {
		await other.stop();
	}
}

/** Compiles what the package's entries are used for, with the newest compiler and the one before it. */
const compiled =
	(config) =>
	async (folder, { entries }) => {
		// A file about an entry that the package does not have is left out.
		for (const [entry, file] of [
			["./worker", "bot.ts"],
			["./element", "page.ts"],
		]) {
			if (!(entry in entries))
				renameSync(join(folder, file), join(folder, `${file}.absent`));
		}
		for (const compiler of ["typescript", "typescript-5"]) {
			await run(
				"node",
				[
					join("node_modules", compiler, "bin/tsc"),
					"-p",
					`tsconfig.${config}.json`,
				],
				folder,
			);
		}
	};

/** Entries for everybody are right for everybody; those for browsers are ES modules by design; what nobody imports by name has no types. */
async function typesRight(folder, { packed, entries }) {
	const declared = Object.keys(entries).filter((entry) =>
		JSON.stringify(entries[entry]).includes('"types"'),
	);
	const isForAll = (entry) =>
		JSON.stringify(entries[entry]).includes('"require"');
	const modules = declared
		.filter((entry) => !isForAll(entry))
		.map((entry) => entry.slice(2));
	await run(
		"npx",
		[
			"attw",
			packed,
			"--no-emoji",
			"--entrypoints",
			...declared
				.filter(isForAll)
				.map((entry) => (entry === "." ? entry : entry.slice(2))),
		],
		folder,
	);
	await run(
		"npx",
		[
			"attw",
			packed,
			"--no-emoji",
			"--profile",
			"esm-only",
			"--entrypoints",
			...modules,
		],
		folder,
	);
}

/** Next builds all its pages at once: the first page is rendered on the server, the others run in the browser. */
async function nextPages(folder, { entries, expected }) {
	// A table with a bot has no page of its own here.
	const pages = Object.keys(PARTS).filter((part) => part !== "table");
	const parts = pages.filter(
		(part) => part === "rules" || `./${part}` in entries,
	);
	for (const part of pages) {
		write(folder, part);
		renameSync(join(folder, "src/index.js"), join(folder, `src/${part}.js`));
		if (!parts.includes(part))
			rmSync(join(folder, "app", part), { recursive: true });
	}
	await run("npm", ["run", "build", "--silent"], folder, {
		extra: { NEXT_TELEMETRY_DISABLED: "1" },
	});
	const rendered = readFileSync(
		join(folder, ".next/server/app/index.html"),
		"utf8",
	).match(/<pre id="told">(.*?)<\/pre>/)[1];
	if (rendered.replaceAll("&quot;", '"') !== JSON.stringify(expected.rules))
		throw new Error("the page that the server rendered tells another story");
}

const nextPage = (part) => async (folder, lab) => {
	const server = await start(
		"npm",
		["start", "--silent", "--", "-p", "0"],
		folder,
	);
	try {
		return await look(part, lab, `${server.address}${part}`);
	} finally {
		await server.stop();
	}
};

// Nothing but what the README says a strict policy needs, and trusted types as well: a browser that asks for them refuses every
// worker whose address no policy of the page has made, so a bot thinks on the thread of the page.
const POLICY =
	"default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'; worker-src 'self'; style-src 'self'; img-src 'self'; base-uri 'none'; form-action 'none'";
const strict = (policy) => ({
	headers: { "content-security-policy": policy },
	paths: true,
});

const NO_ASSETS = {
	sign: /\.wasm/,
	reason: `this tool does not copy files that a module names by \`new URL\`: give \`init\` the address of the file`,
};

/** What Vite 5 to 7 do while they develop: a module is moved away from the files beside it, and a page answers for these. */
const MOVED_AWAY = {
	sign: /answered with a page/,
	reason:
		"this server moves modules away from the files beside them: name `ludotheque` in `optimizeDeps.exclude`, or give `init` the address of the file",
};

export const ROWS = [
	{
		name: "node-esm",
		isQuick: true,
		title: "Node, ES module",
		parts: { rules: said, kopis: told("kopis.js") },
	},
	{
		name: "node-cjs",
		isQuick: true,
		title: "Node, CommonJS",
		parts: { rules: said, kopis: told("kopis.js") },
	},
	{
		name: "jest",
		isQuick: true,
		title: "Jest",
		tool: "jest",
		parts: { rules: tested },
	},
	{
		name: "jest-jsdom",
		title: "Jest with jsdom",
		tool: "jest",
		parts: {
			rules: tested,
			element: documentedTest("jest", ["jest", "table"]),
		},
	},
	{
		name: "vitest",
		title: "Vitest, also with jsdom",
		tool: "vitest",
		parts: {
			rules: tested,
			element: documentedTest("vitest", ["vitest", "run", "table"]),
		},
	},
	{
		name: "vitest-happy-dom",
		folder: "vitest",
		title: "Vitest with happy-dom",
		tool: "vitest",
		parts: {
			element: documentedTest("vitest", ["vitest", "run", "table"], (text) =>
				text.replace("environment jsdom", "environment happy-dom"),
			),
		},
	},
	{
		name: "playwright",
		title: "Playwright",
		tool: "@playwright/test",
		parts: {
			element: documentedPage("playwright", "table.spec.js", "npx", [
				"playwright",
				"test",
			]),
		},
	},
	{
		name: "webdriverio",
		title: "WebdriverIO",
		tool: "webdriverio",
		parts: {
			element: documentedPage(
				"webdriverio",
				"table.js",
				"node",
				["table.js"],
				'import { address, options } from "./options.js";\n',
			),
		},
	},
	{
		name: "web-test-runner",
		title: "@web/test-runner",
		tool: "@web/test-runner",
		parts: {
			element: documentedTest("web-test-runner", [
				"wtr",
				"table.test.js",
				"--node-resolve",
			]),
		},
	},
	{
		name: "vite-dev",
		folder: "vite",
		title: "Vite, development server",
		tool: "vite",
		parts: developed(["rules", "web", "kopis", "element", "worker", "table"]),
	},
	{
		name: "vite",
		isQuick: true,
		title: "Vite, production",
		tool: "vite",
		parts: built(
			["rules", "web", "kopis", "element", "worker", "table"],
			"dist",
		),
	},
	{
		name: "webpack",
		isQuick: true,
		title: "webpack",
		tool: "webpack",
		parts: built(["rules", "web", "kopis", "element", "worker", "table"]),
	},
	{
		name: "rollup",
		title: "Rollup",
		tool: "rollup",
		parts: built(["rules", "web", "kopis", "element", "worker", "table"]),
		limits: { web: NO_ASSETS },
	},
	{
		name: "esbuild",
		title: "esbuild",
		tool: "esbuild",
		parts: built(["rules", "web", "kopis", "element", "worker", "table"]),
		limits: { web: NO_ASSETS },
	},
	{
		name: "esbuild-node",
		folder: "esbuild",
		title: "esbuild, a program for Node",
		tool: "esbuild",
		parts: { rules: bundledForNode("main"), kopis: bundledForNode("kopis") },
	},
	{
		name: "page",
		title: "A plain page, import map",
		parts: plain(["rules", "kopis", "element", "worker", "table"]),
	},
	{
		name: "page-wasm",
		title: "A plain page, separate `.wasm`",
		parts: plain(["web"]),
	},
	{
		name: "web-worker",
		title: "Inside a Web Worker",
		parts: plain(["rules", "web", "kopis"], { paths: true }),
	},
	{
		name: "strict-csp",
		isQuick: true,
		title: "A page with a strict CSP",
		parts: {
			...plain(
				["rules", "web", "kopis", "element"],
				strict(
					`${POLICY}; require-trusted-types-for 'script'; trusted-types 'none'`,
				),
			),
			...plain(["worker"], strict(POLICY)),
			...plain(["table"], {
				...strict(
					`${POLICY}; require-trusted-types-for 'script'; trusted-types 'none'`,
				),
				without: /TrustedScriptURL/,
			}),
		},
	},
	{
		name: "next",
		title: "Next, production, on the server and in the browser",
		tool: "next",
		before: nextPages,
		parts: {
			rules: nextPage("rules"),
			web: nextPage("web"),
			kopis: nextPage("kopis"),
			element: nextPage("element"),
			worker: nextPage("worker"),
		},
	},
	{
		name: "other-origin",
		isQuick: true,
		title: "A page that takes the element from another origin",
		parts: { table: fromOtherOrigin },
	},
	{
		name: "miniflare",
		isQuick: true,
		title: "Miniflare (workerd), bundled by esbuild",
		tool: "miniflare",
		parts: { rules: inWorkerd("rules"), kopis: inWorkerd("kopis") },
	},
	{
		name: "wrangler",
		title: "Cloudflare Workers, `wrangler dev`",
		tool: "wrangler",
		parts: { rules: inWorkerd("rules"), kopis: inWorkerd("kopis") },
	},
	...["vite5", "vite6", "vite7"].map((name) => ({
		name,
		title: "Vite, development server",
		tool: "vite",
		parts: developed(["rules", "web", "kopis", "element", "worker", "table"]),
		limits: { web: MOVED_AWAY },
	})),
	...["vite5", "vite6", "vite7"].map((folder) => ({
		name: `${folder}-build`,
		folder,
		title: "Vite, production",
		tool: "vite",
		parts: built(
			["rules", "web", "kopis", "element", "worker", "table"],
			"dist",
		),
	})),
	{
		name: "react",
		title: "React, built by Vite",
		tool: "react",
		parts: { table: project({}) },
	},
	{
		name: "vue",
		title: "Vue, built by Vite",
		tool: "vue",
		parts: { table: project({}) },
	},
	{
		name: "svelte",
		title: "Svelte, built by Vite",
		tool: "svelte",
		parts: { table: project({}) },
	},
	{
		name: "sveltekit",
		title: "SvelteKit, production",
		tool: "@sveltejs/kit",
		parts: { table: project({ script: "start", onServer: true }) },
	},
	{
		name: "nuxt",
		title: "Nuxt, production",
		tool: "nuxt",
		parts: { table: project({ script: "start", onServer: true }) },
	},
	{
		name: "astro",
		title: "Astro, production",
		tool: "astro",
		parts: { table: project({ onServer: true }) },
	},
	{
		name: "astro-dev",
		folder: "astro",
		title: "Astro, development server",
		tool: "astro",
		parts: {
			table: project({ script: "start", build: false, onServer: true }),
		},
	},
	{
		name: "vitepress",
		title: "VitePress, production",
		tool: "vitepress",
		parts: {
			table: project({ root: "docs/.vitepress/dist", onServer: true }),
		},
	},
	{
		name: "vitepress-dev",
		folder: "vitepress",
		title: "VitePress, development server",
		tool: "vitepress",
		parts: { table: project({ script: "start", build: false }) },
	},
	{
		name: "eleventy",
		title: "Eleventy",
		tool: "@11ty/eleventy",
		parts: { table: project({ root: "_site", onServer: true }) },
	},
	{
		name: "angular",
		title: "Angular, production",
		tool: "@angular/core",
		parts: { table: project({ root: "dist/consumer/browser" }) },
	},
	{ name: "deno", title: "Deno", tool: "deno", parts: { rules: said } },
	{ name: "bun", title: "Bun", tool: "bun", parts: { rules: said } },
	{
		name: "ts-node16",
		isQuick: true,
		folder: "typescript",
		title: "TypeScript, `node16`",
		tool: "typescript",
		parts: { rules: compiled("node16") },
	},
	{
		name: "ts-bundler",
		isQuick: true,
		folder: "typescript",
		title: "TypeScript, `bundler`",
		tool: "typescript",
		parts: { rules: compiled("bundler") },
	},
	{
		name: "ts-strict",
		isQuick: true,
		folder: "typescript",
		title: "TypeScript, every strict flag",
		tool: "typescript",
		parts: { rules: compiled("strict") },
	},
	{
		name: "publint",
		isQuick: true,
		folder: "checks",
		title: "publint",
		tool: "publint",
		parts: {
			rules: (folder, { packed }) =>
				run("npx", ["publint", packed, "--strict"], folder).then(() => {}),
		},
	},
	{
		name: "attw",
		isQuick: true,
		folder: "checks",
		title: "Are the types wrong",
		tool: "@arethetypeswrong/cli",
		parts: { rules: typesRight },
	},
];
