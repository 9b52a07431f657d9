// The JavaScript of the package, bundled by esbuild. What entries share is a file that they import, never a copy in each:
//
//   engine.js              the code that all entries share; engine.cjs for CommonJS, with the games inside
//   games.<lang>.js        what `games()` says
//   common.<lang>.js       the sentences of the engine and of the package; those in English are in engine.js
//   glue-<game>.js         wasm-bindgen's glue
//   text-<game>.<lang>.js  rules, scenarios and sentences
//   inlined-<game>.js      the WebAssembly as base64 of gzip
//   bot-script.js          what runs in the worker of a bot, as text: for a page that cannot have the file
//
// Two more builds of the element share nothing: element.cjs, and table-<game>.js, a classic script with one game inside;
// table-<game>.<lang>.js beside it is a language of it.
//
// In the sources these are modules called `ludotheque:…`. They are written here, and so are tables of them with one line a
// game and literal names, because bundlers and file tracers do not follow computed ones.

import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { gameText, languages, rooms } from "./catalogues.mjs";
import { lessonFile, lessons } from "./games.mjs";
import {
	commonModule,
	lessonModule,
	sentencesModule,
	textModule,
	wordsModule,
} from "./text-modules.mjs";
import { root } from "./tools.mjs";

const JS = join(root, "src/js");
const ELEMENT = join(root, "src/element");

/** The files of a game that entries import, by the names of their modules. */
const SHARED = {
	"ludotheque:infos/": (lang) => `./games.${lang}.js`,
	"ludotheque:infos": () => "./games.en.js",
	"ludotheque:common/": (lang) =>
		lang === "en" ? undefined : `./common.${lang}.js`,
	"ludotheque:glue/": (id) => `./glue-${id}.js`,
	"ludotheque:text/": (name) => `./text-${name}.js`,
	"ludotheque:wasm/": (id) => `./inlined-${id}.js`,
	"ludotheque:bot-script": () => "./bot-script.js",
};

const constant = (name, value) =>
	`export const ${name} = ${JSON.stringify(value)};\n`;

/** A table with one line a game. */
const table = (name, ids, row) =>
	`export const ${name} = {\n${ids.map((id, n) => `  ${JSON.stringify(id)}: ${row(id, n)},\n`).join("")}};\n`;

/** Imports of each game under names with its number. */
const imports = (ids, line) => ids.map((id, n) => `${line(id, n)}\n`).join("");

const glueAndText = (ids) =>
	imports(
		ids,
		(id, n) =>
			`import * as glue${n} from "ludotheque:glue/${id}";\nimport * as text${n} from "ludotheque:text/${id}.en";`,
	);

/** Imports of the texts of games in the languages beside English, and of the sentences that are the same for all. */
const otherTexts = (ids) =>
	imports(languages(), (lang) =>
		[
			...ids.map(
				(id, n) =>
					`import * as text${n}_${lang} from "ludotheque:text/${id}.${lang}";`,
			),
			`import * as common_${lang} from "ludotheque:common/${lang}";`,
		].join("\n"),
	) + table("COMMON", languages(), (lang) => `common_${lang}`);

/** What `games()` says in these languages. */
const otherInfos = () =>
	imports(
		languages(),
		(lang) =>
			`import { INFOS as infos_${lang} } from "ludotheque:infos/${lang}";`,
	) + table("OTHER_INFOS", languages(), (lang) => `infos_${lang}`);

/** The texts of a game in a row of a table of games that are there. */
const texts = (n) =>
	`text: text${n}, texts: { ${languages()
		.map((lang) => `${lang}: text${n}_${lang}`)
		.join(", ")} }`;
const inlined = (ids) =>
	imports(
		ids,
		(id, n) => `import { WASM as wasm${n} } from "ludotheque:wasm/${id}";`,
	);
const source = (path) => JSON.stringify(join(JS, path));

/**
 * The games of an entry that loads them synchronously. The bytes are inside, so that a bundler and a tracer of files find
 * nothing beside the modules that they follow anyway.
 */
const syncGames = (ids) =>
	`import { unzip } from ${source("unzip.ts")};\n${glueAndText(ids)}${otherTexts(ids)}${inlined(ids)}${table("GAMES", ids, (_, n) => `{ glue: glue${n}, ${texts(n)}, module: () => new WebAssembly.Module(unzip(wasm${n})) }`)}`;

/** The games of CommonJS, where one file has the code of all of them: their bytes are files beside it. */
const commonGames = (ids) =>
	`import { readFileSync } from "node:fs";\n${glueAndText(ids)}${otherTexts(ids)}${table("GAMES", ids, (id, n) => `{ glue: glue${n}, ${texts(n)}, module: () => new WebAssembly.Module(readFileSync(new URL("./${id}.wasm", import.meta.url))) }`)}`;

/** The games of an entry for workerd, which compiles no bytes: the runtime does it when the program is uploaded. */
const workerdGames = (ids) =>
	`${imports(ids, (id, n) => `import wasm${n} from "./${id}.wasm";`)}${glueAndText(ids)}${otherTexts(ids)}${table("GAMES", ids, (_, n) => `{ glue: glue${n}, ${texts(n)}, module: () => wasm${n} }`)}`;

/** What the entry for one game exports; `made` is an expression for its calls. */
const gameExports = (made, from) =>
	`export const { init, createGame, restoreGame, rules, scenarios, translate, components } = ${made};\nexport { init as default };\nexport { Game, RulesError } from ${source(from)};\n`;

/** The entry for one game that is loaded synchronously; `games` is the text of a table with that game alone. */
const oneSyncGame = (id, games) =>
	`import { syncLibrary, syncLoader } from ${source("engine.ts")};\nimport { syncGameEntry } from ${source("entries/game-sync.ts")};\n${games.replaceAll("export const", "const")}${gameExports(`syncGameEntry(${JSON.stringify(id)}, syncLoader(GAMES), syncLibrary(GAMES, COMMON))`, "engine.ts")}`;

/** The games whose words on the table are a catalogue. */
const wordedGames = (ids) =>
	ids.filter((id) => rooms().includes(`${id}.table`));

/** What a table imports when it is in another language than English: its own words, those of its game, and the tour. */
const tableLanguages = (ids) => {
	const inEach = (name) =>
		`{ ${languages()
			.map((lang) => `${lang}: () => import("ludotheque:${name}.${lang}")`)
			.join(", ")} }`;
	return (
		table(
			"WORDS",
			languages(),
			(lang) => `() => import("ludotheque:words/element.${lang}")`,
		) +
		table("GAME_WORDS", wordedGames(ids), (id) => inEach(`words/${id}.table`)) +
		table("TOURS", ids, (id) => inEach(`lesson/${id}`))
	);
};

/** The same two tables for a classic script, which loads another one for each language. */
const classicLanguages = (ids) => {
	const part = (id, lang, name) =>
		`() => languageScript("table-${id}.${lang}").then((parts) => parts.${name})`;
	const [id] = ids;
	return {
		import: `import { languageScript } from ${source("language-script.ts")};\n`,
		onDemand: table(
			"LANGUAGES",
			languages(),
			(lang) =>
				`{ texts: { ${JSON.stringify(id)}: ${part(id, lang, "text")} }, common: ${part(id, lang, "common")}, infos: ${part(id, lang, "infos")} }`,
		),
		table:
			table("WORDS", languages(), (lang) => part(id, lang, "words")) +
			table(
				"GAME_WORDS",
				wordedGames(ids),
				() =>
					`{ ${languages()
						.map((lang) => `${lang}: ${part(id, lang, "gameWords")}`)
						.join(", ")} }`,
			) +
			table(
				"TOURS",
				ids,
				() =>
					`{ ${languages()
						.map((lang) => `${lang}: ${part(id, lang, "tour")}`)
						.join(", ")} }`,
			),
	};
};

/** A language of a classic script: its parts, left under its name. */
function classicLanguage(id, lang) {
	const parts = {
		text: `text/${id}.${lang}`,
		common: `common/${lang}`,
		infos: `infos/${lang}`,
		words: `words/element.${lang}`,
		...(wordedGames([id]).length > 0
			? { gameWords: `words/${id}.table.${lang}` }
			: {}),
		tour: `lesson/${id}.${lang}`,
	};
	const names = Object.keys(parts);
	return `${names.map((name) => `import * as ${name} from "ludotheque:${parts[name]}";\n`).join("")}(globalThis.ludotheque ??= {})["table-${id}.${lang}"] = { ${names.join(", ")} };\n`;
}

/** What the entry for one game imports when a language is asked for. */
const oneGameLanguages = (id) =>
	table(
		"LANGUAGES",
		languages(),
		(lang) =>
			`{ text: () => import("ludotheque:text/${id}.${lang}"), common: () => import("ludotheque:common/${lang}") }`,
	).replace("export const", "const");

/** The same for all games. */
const allLanguages = (ids) =>
	table(
		"LANGUAGES",
		languages(),
		(lang) =>
			`{ texts: { ${ids.map((id) => `${JSON.stringify(id)}: () => import("ludotheque:text/${id}.${lang}")`).join(", ")} }, common: () => import("ludotheque:common/${lang}"), infos: () => import("ludotheque:infos/${lang}") }`,
	);

/**
 * What runs in the worker of a bot, as one classic script: a worker made from text has no file beside it, and bundlers that make
 * such scripts of workers (Vite before 8) cannot split them.
 */
async function botScript(built) {
	const { build } = await import("esbuild");
	const { outputFiles } = await build({
		...COMMON,
		entryPoints: [join(JS, "entries/bot-worker.ts")],
		format: "iife",
		minify: true,
		write: false,
		plugins: [writtenModules(built)],
	});
	return outputFiles[0].text;
}

/** The text of a module that is written here, by its name without «ludotheque:». */
async function written(built, name) {
	const ids = [...built.keys()];
	const [kind, id = ""] = name.split("/");
	const own = JSON.stringify(id);
	const dot = id.lastIndexOf(".");
	const [room, lang] = [id.slice(0, dot), id.slice(dot + 1)];
	switch (kind) {
		case "infos":
			return constant(
				"INFOS",
				ids.map((each) => gameText(each, id || "en").info),
			);
		case "languages":
			return constant("LANGUAGES", ["en", ...languages()]);
		case "common":
			return commonModule(id);
		case "sentences":
			return sentencesModule(room, lang);
		case "words":
			return wordsModule(room, lang, join(ELEMENT, "words-of.ts"));
		case "lesson":
			return lessonModule(room, lang);
		case "table-languages":
			return tableLanguages(ids);
		case "table-languages-classic": {
			const { import: line, table: rows } = classicLanguages(ids);
			return line + rows;
		}
		case "classic-language":
			return classicLanguage(room, lang);
		case "on-demand":
		case "on-demand-classic":
			return (
				(kind === "on-demand" ? "" : classicLanguages(ids).import) +
				table(
					"GLUE",
					ids,
					(each) => `() => import("ludotheque:glue/${each}")`,
				) +
				table(
					"TEXT",
					ids,
					(each) => `() => import("ludotheque:text/${each}.en")`,
				) +
				(kind === "on-demand"
					? allLanguages(ids)
					: classicLanguages(ids).onDemand)
			);
		case "inlined":
			return table(
				"INLINED",
				ids,
				(each) => `() => import("ludotheque:wasm/${each}")`,
			);
		case "files":
			return table(
				"FILES",
				ids,
				(each) => `() => new URL("./${each}.wasm", import.meta.url)`,
			);
		case "node":
			return syncGames(ids) + otherInfos();
		case "common-js":
			return commonGames(ids) + otherInfos();
		case "workerd":
			return workerdGames(ids) + otherInfos();
		case "bot-script":
			return constant("SCRIPT", await botScript(built));
		case "glue": {
			const { glue } = built.get(id);
			const [, session] = readFileSync(glue, "utf8").match(
				/^export class (\w+Session)\b/m,
			);
			return `export { default as instantiate, initSync as instantiateSync, wasmMemory as memory, ${session} as Session } from ${JSON.stringify(glue)};\n`;
		}
		case "text":
			return textModule(room, lang);
		case "wasm":
			return constant("WASM", built.get(id).base64);
		case "entry":
			return `import { gameEntry } from ${source("entries/game.ts")};\n${glueAndText([id])}${inlined([id])}${oneGameLanguages(id)}${gameExports(`gameEntry(${own}, glue0, text0, wasm0, LANGUAGES)`, "engine.ts")}`;
		case "entry-node":
			return oneSyncGame(id, syncGames([id]));
		case "entry-workerd":
			return oneSyncGame(id, workerdGames([id]));
		case "entry-common":
			return `import { engine, library, syncGameEntry } from ${source("node.ts")};\n${gameExports(`syncGameEntry(${own}, engine, library)`, "node.ts")}`;
		case "frame":
			return `export { default as ${own} } from ${JSON.stringify(join(ELEMENT, `games/${id}/frame.ts`))};\n`;
		default:
			throw new Error(`nothing is written for ludotheque:${name}`);
	}
}

/** Lets esbuild find the modules that are written here; `instead` names others for some of them. */
export const writtenModules = (built, instead = {}) => ({
	name: "written modules",
	setup({ onResolve, onLoad }) {
		onResolve({ filter: /^ludotheque:/ }, ({ path }) => {
			const name = path.slice("ludotheque:".length);
			return { path: instead[name] ?? name, namespace: "ludotheque" };
		});
		onLoad({ filter: /.*/, namespace: "ludotheque" }, async ({ path }) => ({
			contents: await written(built, path),
			resolveDir: root,
		}));
	},
});

/** Leaves the imports of some sources to files of the package: `files` gives the name of one for the path of a source, or nothing. */
const shared = (files) => ({
	name: "shared files",
	setup: ({ onResolve }) =>
		onResolve({ filter: /./ }, ({ path, kind }) => {
			const file = kind === "entry-point" ? undefined : files(path);
			return file && { path: file, external: true };
		}),
});

/** The file of the package that a module of the sources has become, if entries share it. */
function sharedFile(path) {
	if (path.endsWith("/engine.ts")) return "./engine.js";
	if (path.endsWith("/node.ts")) return "./node-games.js";
	const [prefix, name] =
		Object.entries(SHARED).find(([start]) => path.startsWith(start)) ?? [];
	return name?.(path.slice(prefix.length));
}

const COMMON = {
	bundle: true,
	format: "esm",
	target: "es2022",
	platform: "neutral",
	external: ["node:*", "*.wasm"],
	minifyWhitespace: true,
	minifySyntax: true,
	legalComments: "none",
	charset: "utf8",
	logLevel: "warning",
	absWorkingDir: root,
};

const named = (rows) => Object.fromEntries(rows);

/** The ES modules beside the element, by the names of their files. */
function modules(ids) {
	const entries = [
		"index",
		"web",
		"node",
		"workerd",
		"worker",
		"worker-node",
		"bot-worker-node",
	];
	return {
		engine: join(JS, "engine.ts"),
		"node-games": join(JS, "node.ts"),
		...named(entries.map((name) => [name, join(JS, `entries/${name}.ts`)])),
		...named(
			ids.flatMap((id) => [
				[id, `ludotheque:entry/${id}`],
				[`${id}-node`, `ludotheque:entry-node/${id}`],
				[`${id}-workerd`, `ludotheque:entry-workerd/${id}`],
			]),
		),
		"games.en": "ludotheque:infos",
		...named(
			languages().flatMap((lang) => [
				[`games.${lang}`, `ludotheque:infos/${lang}`],
				[`common.${lang}`, `ludotheque:common/${lang}`],
				...ids.map((id) => [
					`text-${id}.${lang}`,
					`ludotheque:text/${id}.${lang}`,
				]),
			]),
		),
		"bot-script": "ludotheque:bot-script",
		...named(
			ids.flatMap((id) => [
				[`glue-${id}`, `ludotheque:glue/${id}`],
				[`text-${id}.en`, `ludotheque:text/${id}.en`],
				[`inlined-${id}`, `ludotheque:wasm/${id}`],
			]),
		),
	};
}

/** The name of the entry of the package that a module of the sources is. */
const entryOf = (path) => path.match(/\/js\/entries\/([a-z-]+)\.ts$/)?.[1];

/** What the element imports, for CommonJS: the entries for Node, where games need no loading. */
const COMMON_ENTRIES = {
	web: "./node.cjs",
	index: "./node.cjs",
	worker: "./worker-node.cjs",
};

/** CommonJS: one file with everything, entries that require it, and the element. */
async function common(build, built, outdir) {
	const ids = [...built.keys()];
	const options = {
		...COMMON,
		outdir,
		format: "cjs",
		// So that Node finds the names of what is exported without running the file.
		platform: "node",
		// Not minified: TypeScript's checkers of packages read the exports out of it.
		minifyWhitespace: false,
		minifySyntax: false,
		outExtension: { ".js": ".cjs" },
		define: { "import.meta.url": "here" },
		banner: {
			js: 'const here=require("node:url").pathToFileURL(__filename).href;',
		},
	};
	await build({
		...options,
		entryPoints: { engine: join(JS, "node.ts") },
		inject: [join(JS, "node-text-coders.ts")],
		plugins: [writtenModules(built, { node: "common-js" })],
	});
	const entryPoints = {
		node: join(JS, "entries/node.ts"),
		"worker-node": join(JS, "entries/worker-node.ts"),
		...named(ids.map((id) => [id, `ludotheque:entry-common/${id}`])),
	};
	await build({
		...options,
		entryPoints,
		plugins: [
			shared((path) =>
				path.endsWith("/node.ts") ? "./engine.cjs" : undefined,
			),
			writtenModules(built),
		],
	});
	await build({
		...options,
		entryPoints: { element: join(ELEMENT, "index.ts") },
		loader: { ".css": "text" },
		// Jest has no `import()` for what it loads by `require`.
		supported: { "dynamic-import": false },
		plugins: [
			shared((path) =>
				path.endsWith("/engine.ts")
					? "./engine.cjs"
					: COMMON_ENTRIES[entryOf(path)],
			),
			writtenModules(built),
		],
	});
}

/** `<ludo-table>`: one entry, a file for each game that is loaded with it, styles inside, and what they share. */
async function element(build, built, outdir) {
	const entryPoints = {
		element: join(ELEMENT, "index.ts"),
		...named(
			[...built.keys()].map((id) => [
				`element-${id}`,
				join(ELEMENT, `games/${id}/index.ts`),
			]),
		),
		"element-lesson": join(ELEMENT, "lessons/player.ts"),
		...named(lessons().map((id) => [`element-lesson-${id}`, lessonFile(id)])),
		...named(
			languages().flatMap((lang) => [
				[`element-words.${lang}`, `ludotheque:words/element.${lang}`],
				...wordedGames([...built.keys()]).map((id) => [
					`element-words-${id}.${lang}`,
					`ludotheque:words/${id}.table.${lang}`,
				]),
				...lessons().map((id) => [
					`element-lesson-${id}.${lang}`,
					`ludotheque:lesson/${id}.${lang}`,
				]),
			]),
		),
	};
	const files = (path) =>
		entryOf(path) === undefined ? sharedFile(path) : `./${entryOf(path)}.js`;
	await build({
		...COMMON,
		entryPoints,
		outdir,
		splitting: true,
		minify: true,
		chunkNames: "element-chunk-[hash]",
		loader: { ".css": "text" },
		plugins: [shared(files), writtenModules(built)],
	});
}

/** Puts other modules in the place of some: `stands` gives the path or the name of one for an import, or nothing. */
const replaced = (stands) => ({
	name: "replaced modules",
	setup: ({ onResolve }) =>
		onResolve({ filter: /./ }, ({ path, importer }) => {
			const name = stands(path, importer);
			if (name === undefined) return undefined;
			return name.startsWith("ludotheque:")
				? {
						path: name.slice("ludotheque:".length),
						namespace: "ludotheque",
					}
				: { path: name };
		}),
});

/**
 * `<ludo-table>` with one game, as a classic script with everything inside. A frame without an origin may load it where no
 * module and no file of WebAssembly may come: those need a server that lets other origins read them.
 */
async function classic(build, built, outdir) {
	for (const [id, module] of built) {
		const options = { ...COMMON, outdir, format: "iife", minify: true };
		const alone = new Map([[id, module]]);
		await build({
			...options,
			entryPoints: named(
				languages().map((lang) => [
					`table-${id}.${lang}`,
					`ludotheque:classic-language/${id}.${lang}`,
				]),
			),
			plugins: [writtenModules(alone)],
		});
		await build({
			...options,
			entryPoints: { [`table-${id}`]: join(ELEMENT, "index.ts") },
			loader: { ".css": "text" },
			define: { "import.meta.url": "scriptAddress" },
			inject: [join(JS, "script-address.ts")],
			plugins: [
				replaced((path, importer) => {
					if (path === "./index.ts" && importer.endsWith("/games/frames.ts"))
						return `ludotheque:frame/${id}`;
					return entryOf(path) === "web"
						? join(JS, "entries/index.ts")
						: undefined;
				}),
				writtenModules(alone, {
					"on-demand": "on-demand-classic",
					"table-languages": "table-languages-classic",
				}),
			],
		});
	}
}

/** Bundles everything into a folder. */
export async function bundle(built, outdir) {
	// Not before the build has seen to it that esbuild is installed.
	const { build } = await import("esbuild");
	await build({
		...COMMON,
		entryPoints: modules([...built.keys()]),
		outdir,
		plugins: [shared(sharedFile), writtenModules(built)],
	});
	writeFileSync(join(outdir, "bot-worker.js"), await botScript(built));
	await common(build, built, outdir);
	await element(build, built, outdir);
	await classic(build, built, outdir);
}
