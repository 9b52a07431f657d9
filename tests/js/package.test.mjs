// The package itself: what is in it, and that it is what the sources give.

import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import { brotliCompressSync } from "node:zlib";
import { transform } from "esbuild";
import { gzipSync } from "fflate";
import { textFiles } from "../../src/pack/build.mjs";
import { languages } from "../../src/pack/catalogues.mjs";
import { gameIds } from "../../src/pack/games.mjs";
import { manifest as wanted } from "../../src/pack/manifest.mjs";

const pkg = new URL("../../pkg/", import.meta.url);
const manifest = JSON.parse(readFileSync(new URL("package.json", pkg), "utf8"));
const ids = gameIds();

test("every entry of the manifest is there", () => {
	const files = JSON.stringify([
		manifest.exports,
		manifest.main,
		manifest.module,
		manifest.types,
	]).match(/"\.\/[^"]+\.[^"]+"/g);
	assert.ok(files.length >= 8);
	for (const file of files) {
		const path = JSON.parse(file);
		if (path.includes("*"))
			assert.ok(
				path.startsWith("./lessons/") ||
					existsSync(new URL(path.replace("*", "kopis"), pkg)),
				path,
			);
		else if (!path.endsWith("/web"))
			assert.ok(existsSync(new URL(path, pkg)), path);
	}
});

test("every game has its entries, in the project and in the package", () => {
	assert.deepEqual(manifest, wanted(), "run npm run build");
	const project = JSON.parse(
		readFileSync(new URL("../package.json", pkg), "utf8"),
	);
	assert.deepEqual(
		JSON.parse(JSON.stringify(project.exports).replaceAll("./pkg/", "./")),
		manifest.exports,
		"run npm run build",
	);
	for (const id of ids)
		assert.ok(
			`./${id}` in manifest.exports && `./${id}.wasm` in manifest.exports,
			id,
		);
});

/** What the package has of each game. */
const ofGame = (id) => [
	`${id}.js`,
	`${id}.cjs`,
	`${id}.d.ts`,
	`${id}.d.cts`,
	`${id}.wasm`,
	`${id}-node.js`,
	`${id}-workerd.js`,
	`element-${id}.js`,
	`element-lesson-${id}.js`,
	`glue-${id}.js`,
	`inlined-${id}.js`,
	`lesson-${id}.json`,
	`table-${id}.js`,
	`text-${id}.en.js`,
	...languages().flatMap((lang) => [
		`text-${id}.${lang}.js`,
		`element-lesson-${id}.${lang}.js`,
		`lesson-${id}.${lang}.json`,
		`table-${id}.${lang}.js`,
	]),
];

/** What it has of each language beside English. */
const ofLanguage = (lang) => [
	`common.${lang}.js`,
	`games.${lang}.js`,
	`element-words.${lang}.js`,
	`element-words-kopis.${lang}.js`,
];

test("the contents of the package are these and no others", () => {
	// What several parts of the element share has a name that follows its contents.
	const contents = new Set(
		readdirSync(pkg).map((name) =>
			name.replace(/-chunk-[A-Z0-9]{8}\.js$/, "-chunk.js"),
		),
	);
	assert.deepEqual(
		[...contents].sort(),
		[
			...ids.flatMap(ofGame),
			...languages().flatMap(ofLanguage),
			".sources",
			"LICENSE",
			"README.md",
			"THIRD-PARTY.txt",
			"bot-script.js",
			"bot-worker-node.js",
			"bot-worker.js",
			"custom-elements.json",
			"element-chunk.js",
			"element-lesson.js",
			"element.cjs",
			"element.d.cts",
			"element.d.ts",
			"element.js",
			"engine.cjs",
			"engine.js",
			"games.en.js",
			"index.d.cts",
			"index.d.ts",
			"index.js",
			"lesson-json.d.cts",
			"lesson-json.d.ts",
			"lesson.d.cts",
			"lesson.d.ts",
			"node-games.js",
			"node.cjs",
			"node.js",
			"package.json",
			"preact.d.cts",
			"preact.d.ts",
			"react.d.cts",
			"react.d.ts",
			"solid.d.cts",
			"solid.d.ts",
			"tokens.css",
			"tokens.d.ts",
			"vue.d.cts",
			"vue.d.ts",
			"wasm.d.ts",
			"web.d.ts",
			"web.js",
			"worker-node.cjs",
			"worker-node.js",
			"worker.d.cts",
			"worker.d.ts",
			"worker.js",
			"workerd.js",
		].sort(),
	);
});

test("what npm would publish is that", () => {
	const [packed] = JSON.parse(
		execFileSync("npm", ["pack", "--dry-run", "--json", fileURLToPath(pkg)], {
			encoding: "utf8",
			stdio: ["ignore", "pipe", "ignore"],
		}),
	);
	assert.deepEqual(
		packed.files.map(({ path }) => path).sort(),
		readdirSync(pkg).sort(),
	);
});

/** Recorded by `npm run build -- --sizes`. */
const SIZES = JSON.parse(
	readFileSync(new URL("sizes.json", import.meta.url), "utf8"),
);

test("the modules are about as large as they were: a change of more than a tenth is recorded on purpose", (t) => {
	assert.deepEqual(Object.keys(SIZES), ids, "run npm run build -- --sizes");
	for (const id of ids) {
		const bytes = readFileSync(new URL(`${id}.wasm`, pkg));
		const now = {
			bytes: bytes.length,
			gzip: gzipSync(bytes, { level: 9 }).length,
			brotli: brotliCompressSync(bytes).length,
		};
		t.diagnostic(`${id}.wasm: ${JSON.stringify(now)}`);
		for (const [kind, size] of Object.entries(now)) {
			const recorded = SIZES[id][kind];
			assert.ok(
				Math.abs(size - recorded) <= recorded / 10,
				`${id}.wasm: ${kind} was ${recorded} and is ${size}; if that is meant, run npm run build -- --sizes`,
			);
		}
	}
});

/** Recorded by `npm run build -- --sizes`. */
const TEXT_SIZES = JSON.parse(
	readFileSync(new URL("text-sizes.json", import.meta.url), "utf8"),
);

test("the texts are about as large as they were: a change of more than a tenth is recorded on purpose", () => {
	const files = textFiles(pkg);
	assert.deepEqual(
		Object.keys(TEXT_SIZES),
		files,
		"run npm run build -- --sizes",
	);
	for (const name of files) {
		const { length } = gzipSync(readFileSync(new URL(name, pkg)), { level: 9 });
		assert.ok(
			Math.abs(length - TEXT_SIZES[name]) <= TEXT_SIZES[name] / 10,
			`${name}: gzip was ${TEXT_SIZES[name]} and is ${length}; if that is meant, run npm run build -- --sizes`,
		);
	}
});

test("no path of a machine stands in the package", () => {
	for (const name of readdirSync(pkg)) {
		const text = readFileSync(new URL(name, pkg), "latin1");
		const found = text.match(
			/\/(?:root|home|work|tmp|Users)\/[^\s"']*|[A-Z]:\\Users[^\s"']*/,
		);
		assert.equal(found?.[0], undefined, name);
		assert.ok(!/registry\/src/.test(text), name);
	}
});

test("no file evaluates text or awaits at the top, and only those for Node name its modules", async () => {
	const names = readdirSync(pkg).filter((name) => name.endsWith(".js"));
	for (const name of names) {
		const text = readFileSync(new URL(name, pkg), "utf8");
		assert.ok(!/\beval\(|new Function\(/.test(text), name);
		await assert.doesNotReject(
			transform(text, {
				supported: { "top-level-await": false },
				logLevel: "silent",
			}),
			name,
		);
		if (!name.includes("node")) assert.ok(!/["']node:/.test(text), name);
	}
});

/** The files that a module imports statically, and those that they import. */
function reached(name, found = new Set()) {
	if (found.has(name)) return found;
	found.add(name);
	if (name.endsWith(".wasm")) return found;
	const text = readFileSync(new URL(name, pkg), "utf8");
	for (const [, next] of text.matchAll(
		/(?:^|[;\n}])(?:import|export)[^;"'()]*["']\.\/([\w.-]+)["']/g,
	))
		reached(next, found);
	return found;
}

test("an entry for one game has nothing of the others, and imports only languages on demand", () => {
	const others = (id) =>
		languages().flatMap((lang) => [
			`common.${lang}.js`,
			`text-${id}.${lang}.js`,
		]);
	for (const id of ids) {
		const own = (kind) => [...reached(kind)];
		assert.deepEqual(
			own(`${id}.js`).sort(),
			[
				"engine.js",
				`glue-${id}.js`,
				`inlined-${id}.js`,
				`${id}.js`,
				`text-${id}.en.js`,
			].sort(),
		);
		assert.deepEqual(
			own(`${id}-node.js`).sort(),
			[
				"engine.js",
				`glue-${id}.js`,
				`inlined-${id}.js`,
				`${id}-node.js`,
				`text-${id}.en.js`,
				...others(id),
			].sort(),
		);
		assert.deepEqual(
			own(`${id}-workerd.js`).sort(),
			[
				"engine.js",
				`glue-${id}.js`,
				`${id}.wasm`,
				`${id}-workerd.js`,
				`text-${id}.en.js`,
				...others(id),
			].sort(),
		);
		const onDemand = own(`${id}.js`).flatMap((file) => [
			...readFileSync(new URL(file, pkg), "utf8").matchAll(
				/\bimport\((?:"\.\/([\w.-]+)")?/g,
			),
		]);
		assert.deepEqual(
			onDemand.map(([, file]) => file).sort(),
			others(id).sort(),
			"a service worker may not import on demand: it has English",
		);
	}
});

test("entries load no game before it is asked for", () => {
	for (const name of ["index.js", "web.js", "element.js"]) {
		const files = [...reached(name)];
		assert.ok(files.includes("engine.js"), name);
		assert.deepEqual(
			files.filter((file) =>
				/^(glue|text|inlined|element-(?!chunk))-?|\.(?!en\b)[a-z]{2}\.js$/.test(
					file,
				),
			),
			[],
			name,
		);
	}
});

test("importing an entry reads no file and makes no random number", () => {
	const code = `
    import fs from "node:fs";
    import { syncBuiltinESMExports } from "node:module";
    fs.readFileSync = fs.openSync = () => { throw new Error("the file system was touched"); };
    syncBuiltinESMExports();
    Object.defineProperty(globalThis, "crypto", { get() { throw new Error("crypto was touched"); } });
    Object.defineProperty(globalThis, "window", { get() { throw new Error("window was touched"); } });
    for (const name of process.argv.slice(1)) await import(name);
  `;
	const names = Object.values(manifest.exports)
		.flatMap((each) => JSON.stringify(each).match(/"\.\/[\w.-]+\.js"/g) ?? [])
		.map((text) => JSON.parse(text))
		// A worker has nobody to talk to here, and Node imports no WebAssembly.
		.filter((name) => !/bot-worker|workerd/.test(name));
	assert.ok(names.length > 20);
	execFileSync(
		process.execPath,
		[
			"--input-type=module",
			"--eval",
			code,
			"--",
			...new Set(names.map((name) => new URL(name, pkg).href)),
		],
		{ stdio: ["ignore", "ignore", "pipe"] },
	);
});

test("the element can be imported where there is no document", async () => {
	const { LudoTable } = await import(new URL("element.js", pkg).href);
	assert.equal(typeof LudoTable, "function");
});
