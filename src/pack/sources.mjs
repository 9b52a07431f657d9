// What the parts of the package are made of, as hashes: what tells whether a part has to be built again.

import { createHash } from "node:crypto";
import { readdirSync, readFileSync, statSync } from "node:fs";
import { join, relative } from "node:path";
import { folderOf, gameIds } from "./games.mjs";
import { manifest } from "./manifest.mjs";
import { root } from "./tools.mjs";

/** The files below a path of the project that have one of these extensions, in a stable order. */
function files(path, extensions) {
	const full = join(root, path);
	if (statSync(full).isFile()) return [full];
	const items = readdirSync(full, { withFileTypes: true }).sort((a, b) =>
		a.name < b.name ? -1 : 1,
	);
	return items
		.flatMap(({ name }) => files(join(path, name), extensions))
		.filter((file) => extensions.some((extension) => file.endsWith(extension)));
}

function hash(paths, extensions, ...texts) {
	const sum = createHash("sha256");
	for (const file of paths.flatMap((path) => files(path, extensions))) {
		sum.update(`${relative(root, file)}\0`);
		sum.update(readFileSync(file));
	}
	for (const text of texts) sum.update(`${text}\0`);
	return sum.digest("hex");
}

/** The pinned versions of some development dependencies. */
function versions(...names) {
	const { devDependencies } = JSON.parse(
		readFileSync(join(root, "package.json"), "utf8"),
	);
	return names.map((name) => `${name} ${devDependencies[name]}`).join();
}

/** Lines that only list games, and comments: another game changes nothing in a module. */
const GAMES_AND_COMMENTS =
	/^.*(?:\/\/[/!]|#\[cfg\(feature|pub mod|\$call!\().*\n/gm;
const FEATURES = /^\[features\]\n[\s\S]*?(?=^\[dependencies\])/m;

/** What the list of games and the manifest say beside which games there are. */
function lists() {
	const read = (path) => readFileSync(join(root, path), "utf8");
	return [
		read("src/games/mod.rs").replace(GAMES_AND_COMMENTS, ""),
		read("Cargo.toml").replace(FEATURES, ""),
	];
}

/** What the WebAssembly of a game is made of. */
export function wasmSources(id) {
	const shared = [
		"src/lib.rs",
		"src/core",
		"src/bot",
		"src/api",
		"src/wasm",
		"Cargo.lock",
		"rust-toolchain.toml",
		"src/pack/wasm.mjs",
	];
	return hash(
		[...shared, relative(root, folderOf(id))],
		[".rs", ".toml", ".lock", ".mjs"],
		versions("binaryen"),
		...lists(),
	);
}

/** What the package is made of: the text of `pkg/.sources`. The README and the licence are not among it: nothing depends on them. */
export function sources() {
	const modules = gameIds().map((id) => `${id} ${wasmSources(id)}`);
	const rest = [
		"src/js",
		"src/element",
		"src/text",
		"src/api/types.d.ts",
		"src/pack",
	];
	const all = hash(
		rest,
		[".ts", ".cts", ".js", ".css", ".json", ".mjs", ".txt"],
		versions(
			"esbuild",
			"fflate",
			"@custom-elements-manifest/analyzer",
			"@messageformat/core",
			"@messageformat/runtime",
		),
		JSON.stringify(manifest()),
		...modules,
	);
	return `${[`package ${all}`, ...modules].join("\n")}\n`;
}
