// Builds the npm package: `node src/pack/build.mjs [folder]`, by default into `pkg/`.
//
//   --sizes  also records the sizes of the modules in tests/js/sizes.json: a test compares them with what is built
//
// A module is compiled only when what it is made of has changed; the JavaScript around it is bundled every time.

import {
	cpSync,
	mkdirSync,
	readdirSync,
	readFileSync,
	rmSync,
	writeFileSync,
} from "node:fs";
import { join, relative, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { brotliCompressSync } from "node:zlib";
import { bundle } from "./bundle.mjs";
import { gameText, languages } from "./catalogues.mjs";
import { customElements } from "./custom-elements.mjs";
import { gameIds, lessonFile, lessons, TYPES } from "./games.mjs";
import { frameworks, manifest, writeEntries } from "./manifest.mjs";
import { readme } from "./readme.mjs";
import { sources } from "./sources.mjs";
import { needNode, needRust, root } from "./tools.mjs";
import { compile } from "./wasm.mjs";
import { writeWordTypes } from "./word-types.mjs";

const DECLARATIONS = join(root, "src/js/types");
const SIZES = join(root, "tests/js/sizes.json");
const TEXT_SIZES = join(root, "tests/js/text-sizes.json");

/** The module of each game: its file, its glue, and its bytes as base64 of gzip. */
async function modules() {
	const { gzipSync } = await import("fflate");
	const built = new Map();
	for (const [id, { wasm, glue }] of await compile(gameIds())) {
		// Not by Node's zlib, whose bytes differ between versions; and without the time, which would differ every time.
		const zipped = gzipSync(readFileSync(wasm), { level: 9, mtime: 0 });
		built.set(id, {
			wasm,
			glue,
			zipped,
			base64: Buffer.from(zipped).toString("base64"),
		});
	}
	return built;
}

/** The declarations of each entry, for ES modules and for CommonJS. */
function declare(folder, ids) {
	const read = (name) =>
		readFileSync(join(DECLARATIONS, `${name}.d.ts`), "utf8");
	const write = (name, text) => {
		writeFileSync(
			join(folder, `${name}.d.ts`),
			text.replaceAll('"./index.d.ts"', '"./index.js"'),
		);
		writeFileSync(
			join(folder, `${name}.d.cts`),
			text.replaceAll('"./index.d.ts"', '"./index.cjs"'),
		);
	};
	// The types of the games are in a file of their own in the sources only.
	const imports =
		/^(import|export) type .* from "\.\.\/\.\.\/api\/types\.d\.ts";\n/gm;
	write(
		"index",
		`${read("index").replace(imports, "")}\n${readFileSync(TYPES, "utf8")}`,
	);
	for (const id of ids)
		write(id, read("game").replaceAll('"kopis"', JSON.stringify(id)));
	write("worker", read("worker"));
	write("server", read("server"));
	write("web", read("web"));
	rmSync(join(folder, "web.d.cts"));
	for (const name of ["wasm.d.ts", "tokens.d.ts"])
		cpSync(join(DECLARATIONS, name), join(folder, name));
	for (const [source, name = source] of [
		["element.d.ts"],
		["element.d.ts", "element.d.cts"],
		["lesson.ts", "lesson.d.ts"],
		["lesson.ts", "lesson.d.cts"],
		["lesson-json.d.ts"],
		["lesson-json.d.cts"],
		...frameworks().flatMap((name) => [
			[`frameworks/${name}.d.ts`, `${name}.d.ts`],
			[`frameworks/${name}.d.ts`, `${name}.d.cts`],
		]),
	]) {
		const js = name.endsWith(".d.cts") ? "cjs" : "js";
		writeFileSync(
			join(folder, name),
			readFileSync(join(root, "src/element", source), "utf8")
				.replaceAll('"../js/types/index.d.ts"', `"./index.${js}"`)
				.replaceAll('"./lesson.ts"', `"./lesson.${js}"`)
				.replaceAll('"../element.d.ts"', `"./element.${js}"`),
		);
	}
}

/** Builds the package into a folder; gives the sizes of the modules. */
export async function pack(folder) {
	needNode();
	needRust();
	await writeWordTypes();
	const built = await modules();
	rmSync(folder, { recursive: true, force: true });
	mkdirSync(folder, { recursive: true });
	await bundle(built, folder);
	for (const [id, { wasm }] of built) cpSync(wasm, join(folder, `${id}.wasm`));
	declare(folder, built.keys());
	cpSync(join(root, "src/element/tokens.css"), join(folder, "tokens.css"));
	// The lessons as data, too: what an author reads before writing one.
	for (const id of lessons())
		cpSync(lessonFile(id), join(folder, `lesson-${id}.json`));
	for (const lang of languages())
		for (const id of lessons())
			writeFileSync(
				join(folder, `lesson-${id}.${lang}.json`),
				`${JSON.stringify(gameText(id, lang).lesson, null, 2)}\n`,
			);
	cpSync(
		join(root, "src/pack/THIRD-PARTY.txt"),
		join(folder, "THIRD-PARTY.txt"),
	);
	writeFileSync(
		join(folder, "custom-elements.json"),
		`${JSON.stringify(await customElements(), null, "\t")}\n`,
	);
	cpSync(join(root, "LICENSE"), join(folder, "LICENSE"));
	writeFileSync(join(folder, "README.md"), readme());
	writeFileSync(
		join(folder, "package.json"),
		`${JSON.stringify(manifest(), null, 2)}\n`,
	);
	writeFileSync(join(folder, ".sources"), sources());
	return Object.fromEntries(
		[...built].map(([id, { wasm, zipped }]) => {
			const bytes = readFileSync(wasm);
			return [
				id,
				{
					bytes: bytes.length,
					gzip: zipped.length,
					brotli: brotliCompressSync(bytes).length,
				},
			];
		}),
	);
}

/** The files of a package that are one text in one language. */
export const textFiles = (folder) =>
	readdirSync(folder)
		.filter((name) => /\.[a-z]{2}\.js(on)?$/.test(name))
		.sort();

/** How large the files with texts are, in gzip. */
async function textSizes(folder) {
	const { gzipSync } = await import("fflate");
	return Object.fromEntries(
		textFiles(folder).map((name) => [
			name,
			gzipSync(readFileSync(join(folder, name)), { level: 9 }).length,
		]),
	);
}

function report(sizes) {
	const recorded = JSON.parse(readFileSync(SIZES, "utf8"));
	const kilo = (bytes) => `${(bytes / 1000).toFixed(1)} kB`.padStart(9);
	for (const [id, { bytes, gzip, brotli }] of Object.entries(sizes)) {
		const before = recorded[id]?.gzip;
		console.log(
			`${`${id}.wasm`.padEnd(20)} ${kilo(bytes)}, gzip ${kilo(gzip)}, brotli ${kilo(brotli)}${before === undefined || before === gzip ? "" : ` (recorded: gzip ${kilo(before).trim()})`}`,
		);
	}
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
	const [named = "pkg"] = process.argv
		.slice(2)
		.filter((argument) => !argument.startsWith("--"));
	const folder = resolve(root, named);
	writeEntries();
	const sizes = await pack(folder);
	console.log(relative(root, folder));
	report(sizes);
	if (process.argv.includes("--sizes")) {
		writeFileSync(SIZES, `${JSON.stringify(sizes, null, 2)}\n`);
		writeFileSync(
			TEXT_SIZES,
			`${JSON.stringify(await textSizes(folder), null, 2)}\n`,
		);
	}
}
