// The documentation is true: the reference is what the declarations give, and the programs on the pages do what they say.

import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { pathToFileURL } from "node:url";
import { games, rules } from "ludotheque";
import { GUIDES } from "../../demo/reference/frame.mjs";
import { pages } from "../../demo/reference/make.mjs";
import { examples, listened, program, promised, ROOT } from "./examples.mjs";

const FOLDER = join(ROOT, "target/docs");
mkdirSync(FOLDER, { recursive: true });

test("the reference is what the declarations give", () => {
	const { pages: made } = pages();
	assert.ok(made.size >= 8);
	for (const [name, text] of made)
		assert.ok(
			readFileSync(join(ROOT, "demo", name), "utf8") === text,
			`demo/${name} is stale: run npm run docs and look at the diff`,
		);
});

test("everything that is exported is described", () => {
	const { bare, pages: made } = pages();
	assert.deepEqual(bare, []);
	const all = [...made.values()].join("");
	for (const file of [
		"index",
		"web",
		"kopis",
		"worker",
		"element",
		"lesson",
		"server",
	]) {
		const names = [
			...readFileSync(join(ROOT, `pkg/${file}.d.ts`), "utf8").matchAll(
				/^export (?:default |declare )?(?:function|class|interface|type|const) (\w+)/gm,
			),
		].map(([, name]) => name);
		assert.ok(names.length > 0);
		for (const name of names)
			assert.ok(
				all.includes(`id="${name}"`) ||
					all.includes(`id="web.${name}"`) ||
					all.includes(`id="one.${name}"`),
				`${file}.d.ts: ${name} has a place in the reference`,
			);
	}
});

/** The numbers of the rules of the game whose page this is. @param {string} path */
function ruleIds(path) {
	const { id } = games().find(({ id }) => path === `/demo/${id}.html`) ?? {};
	return id === undefined ? [] : rules(id).map((rule) => rule.id);
}

test("links inside the pages have an end", () => {
	const { pages: made } = pages();
	const html = new Map([...made].map(([name, text]) => [name, text]));
	for (const name of ["plain.html", "blog.html"])
		html.set(name, readFileSync(join(ROOT, "demo", name), "utf8"));
	let count = 0;
	for (const [name, text] of html) {
		for (const [, href = ""] of text.matchAll(/<a [^>]*?href="([^"]+)"/g)) {
			const { pathname, hash } = new URL(href, `http://site/demo/${name}`);
			const target = pathname.startsWith("/demo/")
				? html.get(pathname.slice(6))
				: undefined;
			const fragment = decodeURIComponent(hash.slice(1));
			if (target === undefined || hash === "")
				assert.ok(
					readFileSync(join(ROOT, pathname)).length > 0,
					`${name}: ${href}`,
				);
			// A rule is opened by the table of its game.
			else
				assert.ok(
					target.includes(` id="${fragment}"`) ||
						ruleIds(pathname).includes(fragment),
					`${name}: ${href} leads nowhere`,
				);
			count += 1;
		}
	}
	assert.ok(count > 1000, `${count} links`);
});

test("the front end's program prints what it says", async () => {
	const code = program("frontend.html", "js");
	const expected = promised(code);
	assert.ok(expected.length > 25, `${expected.length} lines of output`);
	const path = join(FOLDER, "frontend.mjs");
	writeFileSync(path, listened(code));
	await import(pathToFileURL(path).href);
	assert.deepEqual(/** @type {any} */ (globalThis).printed, expected);
});

test("the program about languages prints what it says", async () => {
	const code = program("languages.html", "js");
	const expected = promised(code);
	assert.equal(expected.length, 4);
	const path = join(FOLDER, "languages.mjs");
	writeFileSync(path, listened(code));
	await import(pathToFileURL(path).href);
	assert.deepEqual(/** @type {any} */ (globalThis).printed, expected);
});

test("the entries of catalogues on the page stand in the catalogues", () => {
	for (const [run, file] of [
		["entry", "kopis.nl"],
		["words", "kopis.table.en"],
	]) {
		const shown = JSON.parse(program("languages.html", run ?? ""));
		const all = JSON.parse(
			readFileSync(join(ROOT, `src/text/${file}.json`), "utf8"),
		);
		assert.equal(Object.keys(shown).length, 1);
		for (const [key, entry] of Object.entries(shown))
			assert.deepEqual(all[key], entry);
	}
});

test("attributes for a server are what the page says", async () => {
	const code = program("embed.html", "attributes");
	const path = join(FOLDER, "attributes.mjs");
	writeFileSync(path, listened(code));
	await import(pathToFileURL(path).href);
	const expected = promised(code);
	assert.equal(expected.length, 1);
	assert.deepEqual(/** @type {any} */ (globalThis).printed, expected);
});

test("a promise that is not kept is found", () => {
	assert.deepEqual(
		promised(
			"console.log(a, b); // 1, { c: 2 }\nfor (x of y) console.log(x);\n// 3\n// 4\nother();\n// no output",
		),
		[[1, { c: 2 }], [3], [4]],
	);
});

test("the TypeScript of the page compiles, and its mistake does not", () => {
	const code = program("frontend.html", "ts");
	const compile = (/** @type {string} */ text) => {
		writeFileSync(join(FOLDER, "frontend.ts"), text);
		writeFileSync(
			join(FOLDER, "tsconfig.json"),
			JSON.stringify({
				compilerOptions: {
					strict: true,
					noEmit: true,
					module: "nodenext",
					target: "es2022",
					lib: ["es2022", "esnext.disposable", "dom"],
					types: [],
				},
				files: ["frontend.ts"],
			}),
		);
		execFileSync(join(ROOT, "node_modules/.bin/tsc"), ["-p", FOLDER], {
			encoding: "utf8",
		});
	};
	compile(code);
	assert.throws(
		() => compile(code.replace(/\/\/ @ts-expect-error.*\n/, "")),
		({ stdout }) => /'"up"'|"up"/.test(stdout),
	);
});

test("the pages show the server and the client from the first line to the last", () => {
	const shown = examples("server.html");
	for (const file of [
		"server/sqlite.mjs",
		"server/tables.mjs",
		"server/sockets.mjs",
		"server/client.mjs",
	]) {
		const text = readFileSync(join(ROOT, "demo", file), "utf8");
		const parts = shown
			.filter((example) => example.file === file)
			.map((example) => example.text);
		assert.equal(`${parts.join("\n\n")}\n`, text);
		const lines = text
			.split("\n")
			.filter((line) => !/^\s*(\/\/|\/\*|\*|$)/.test(line));
		assert.ok(lines.length <= 135, `${file}: ${lines.length} lines of code`);
	}
});

test("a room without sockets does what the page says", async () => {
	const code = program("server.html", "room");
	const path = join(FOLDER, "room.mjs");
	writeFileSync(path, listened(code));
	await import(pathToFileURL(path).href);
	const expected = promised(code);
	assert.equal(expected.length, 7);
	assert.deepEqual(/** @type {any} */ (globalThis).printed, expected);
});

test("every listing of the pages is run by a test, or is a file that one runs", () => {
	// What the page about environments shows are files of the projects that were tried.
	const pages = GUIDES.filter(({ file }) => file !== "environments.html");
	for (const { file: page } of pages) {
		const loose = examples(page)
			.filter(({ run, file }) => run === undefined && file === undefined)
			.map(({ label }) => label);
		assert.deepEqual(loose, [], page);
	}
});

test("the first lines of the README play a game to its end", async () => {
	const readme = readFileSync(join(ROOT, "README.md"), "utf8");
	const [, code = ""] = /```js\n([\s\S]*?)```/.exec(readme) ?? [];
	const path = join(FOLDER, "readme.mjs");
	writeFileSync(path, listened(code));
	await import(pathToFileURL(path).href);
	const { printed } = /** @type {any} */ (globalThis);
	assert.ok(printed.length > 10, "a move on each line");
	const [outcome] = printed.at(-1);
	assert.deepEqual(outcome.ranking.flat().sort(), [0, 1]);
	assert.equal(outcome.reason, "allPlayed");
});

test("the README of the package leads nowhere that is not there", () => {
	const text = readFileSync(join(ROOT, "pkg/README.md"), "utf8");
	const own = readFileSync(join(ROOT, "README.md"), "utf8");
	assert.ok(own.includes("](demo/"), "that of the project has such links");
	assert.deepEqual(text.match(/\]\((?!https?:|#)[^)]*\)/g), null);
	assert.ok(text.includes("npm install ludotheque"));
});

test("every command of the project is described", () => {
	const { scripts } = JSON.parse(
		readFileSync(join(ROOT, "package.json"), "utf8"),
	);
	const page = readFileSync(join(ROOT, "demo/inside.html"), "utf8");
	assert.deepEqual(
		[...page.matchAll(/<td><code>npm (?:run )?([\w:]+)/g)].map(
			([, name]) => name,
		),
		Object.keys(scripts),
	);
});
