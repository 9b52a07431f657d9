// Compiles one game to WebAssembly: wasm-pack, then wasm-opt. No path of this machine goes into the result, and two builds
// give the same bytes.

import {
	existsSync,
	mkdirSync,
	readdirSync,
	readFileSync,
	rmSync,
	writeFileSync,
} from "node:fs";
import { homedir } from "node:os";
import { join } from "node:path";
import { wasmSources } from "./sources.mjs";
import { root, run, runQuietly } from "./tools.mjs";

/** What the compiler may use and wasm-opt has to keep: what every supported browser has. */
const FEATURES = [
	"mutable-globals",
	"sign-ext",
	"nontrapping-float-to-int",
	"bulk-memory",
	"bulk-memory-opt",
	"reference-types",
	"multivalue",
];

/** Compiler flags that replace every path of this machine. */
function remappedPaths() {
	const cargo = process.env.CARGO_HOME ?? join(homedir(), ".cargo");
	const sysroot = run("rustc", ["--print", "sysroot"], {
		quiet: true,
	}).stdout.trim();
	const registries = join(cargo, "registry/src");
	const crates = existsSync(registries)
		? readdirSync(registries).map((name) => [join(registries, name), "/crates"])
		: [];
	// Where the sources of the standard library are installed the compiler names them, elsewhere the place they were built in:
	// the latter everywhere, or the bytes would depend on it.
	const [, commit] = run("rustc", ["-vV"], { quiet: true }).stdout.match(
		/^commit-hash: (\w+)$/m,
	);
	const standard = [join(sysroot, "lib/rustlib/src/rust"), `/rustc/${commit}`];
	// Later prefixes win, so the most particular come last.
	const prefixes = [
		[homedir(), "/home"],
		[cargo, "/cargo"],
		[sysroot, "/rust"],
		standard,
		[root, "/ludotheque"],
		...crates,
	];
	return prefixes.map(([from, to]) => `--remap-path-prefix=${from}=${to}`);
}

/** wasm-bindgen's glue would look for its file beside itself, and bundlers would follow: our entries say where it is. */
function withoutPath(glue) {
	const bare = glue.replace(
		/module_or_path = new URL\('[\w-]+\.wasm', import\.meta\.url\);/,
		"throw new TypeError('no module was given');",
	);
	if (bare === glue)
		throw new Error(
			"the glue of wasm-bindgen has changed: its default path is not where it was",
		);
	return bare;
}

/** The module of a game and its glue, and what they are made of. */
function files(id) {
	const out = join(root, "target/pack", id);
	return {
		out,
		stamp: join(out, ".sources"),
		sources: wasmSources(id),
		found: { wasm: join(out, "module.wasm"), glue: join(out, "glue.js") },
	};
}

/** Builds the module of a game with a target folder of the compiler that nobody else uses meanwhile. */
async function build(id, target) {
	const { out, stamp, sources, found } = files(id);
	rmSync(out, { recursive: true, force: true });
	mkdirSync(out, { recursive: true });
	const began = performance.now();
	await runQuietly(
		"wasm-pack",
		[
			"build",
			"--release",
			"--target",
			"web",
			"--mode",
			"no-install",
			"--no-typescript",
			"--no-pack",
			"--no-opt",
			"--out-dir",
			out,
			"--out-name",
			"glue",
			".",
			"--locked",
			"--no-default-features",
			"--features",
			id,
		],
		{
			CARGO_TARGET_DIR: target,
			CARGO_ENCODED_RUSTFLAGS: remappedPaths().join("\x1f"),
		},
	);
	await runQuietly("wasm-opt", [
		"-O3",
		...FEATURES.map((name) => `--enable-${name}`),
		"--strip-debug",
		"--strip-producers",
		join(out, "glue_bg.wasm"),
		"-o",
		found.wasm,
	]);
	writeFileSync(found.glue, withoutPath(readFileSync(found.glue, "utf8")));
	writeFileSync(stamp, sources);
	console.log(
		`${id}.wasm compiled in ${Math.round((performance.now() - began) / 1000)} s`,
	);
}

/**
 * Compiles the games whose sources have changed since the last time, two at a time: a release build of one crate keeps one
 * processor busy. Gives the files of all of them. The class of a game in its glue is found by its name: `KopisSession`.
 */
export async function compile(ids) {
	const waiting = ids.filter((id) => {
		const { stamp, sources } = files(id);
		return !existsSync(stamp) || readFileSync(stamp, "utf8") !== sources;
	});
	if (waiting.length > 0)
		console.log(`compiling ${waiting.join(", ")} (about a minute each)`);
	const lane = async (target) => {
		for (let id = waiting.shift(); id !== undefined; id = waiting.shift())
			await build(id, join(root, "target/pack", target));
	};
	await Promise.all([lane("cargo-1"), lane("cargo-2")]);
	return new Map(ids.map((id) => [id, files(id).found]));
}
