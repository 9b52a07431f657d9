// The manifest of the package. The entries of each game are written here, so that a new game needs no line in package.json.

import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { gameIds } from "./games.mjs";
import { root } from "./tools.mjs";

const PATH = join(root, "package.json");

/** An entry for everybody: a bundler that writes for Node, Node itself, and browsers. */
function everywhere(types, { bundledNode, node, common, browser }) {
	const declared = (extension, file) => ({
		types: `./pkg/${types}.${extension}`,
		default: `./pkg/${file}`,
	});
	return {
		node: {
			...(bundledNode === undefined
				? {}
				: { module: declared("d.ts", bundledNode) }),
			import: declared("d.ts", node),
			require: declared("d.cts", common),
		},
		...declared("d.ts", browser),
	};
}

const declared = (name) => ({
	types: `./pkg/${name}.d.ts`,
	default: `./pkg/${name}.js`,
});

function entries() {
	const games = gameIds();
	return {
		".": everywhere("index", {
			bundledNode: "bundled-node.js",
			node: "node.js",
			common: "node.cjs",
			browser: "index.js",
		}),
		"./web": declared("web"),
		...Object.fromEntries(
			games.map((id) => [
				`./${id}`,
				everywhere(id, {
					bundledNode: `${id}-bundled-node.js`,
					node: `${id}-node.js`,
					common: `${id}.cjs`,
					browser: `${id}.js`,
				}),
			]),
		),
		"./element": declared("element"),
		"./lessons/*.json": {
			types: {
				import: "./pkg/lesson-json.d.ts",
				require: "./pkg/lesson-json.d.cts",
			},
			default: "./pkg/lesson-*.json",
		},
		"./tokens.css": {
			types: "./pkg/tokens.d.ts",
			default: "./pkg/tokens.css",
		},
		"./worker": everywhere("worker", {
			node: "worker-node.js",
			common: "worker-node.cjs",
			browser: "worker.js",
		}),
		"./bot-worker": {
			node: "./pkg/bot-worker-node.js",
			default: "./pkg/bot-worker.js",
		},
		...Object.fromEntries(
			games.map((id) => [
				`./${id}.wasm`,
				{ types: "./pkg/wasm.d.ts", default: `./pkg/${id}.wasm` },
			]),
		),
		"./package.json": "./package.json",
	};
}

/** The manifest of the project, with the entries that the package has. */
function project() {
	return { ...JSON.parse(readFileSync(PATH, "utf8")), exports: entries() };
}

/** Writes the entries into the manifest of the project: its tests import the package by its name. */
export function writeEntries() {
	writeFileSync(PATH, `${JSON.stringify(project(), null, 2)}\n`);
}

/** The manifest of the package: that of the project without what only development needs. */
export function manifest() {
	const {
		private: isPrivate,
		scripts,
		devDependencies,
		files,
		exports,
		...rest
	} = project();
	return {
		...rest,
		sideEffects: ["./element.js", "./bot-worker.js", "./bot-worker-node.js"],
		main: "./node.cjs",
		module: "./index.js",
		types: "./index.d.ts",
		exports: JSON.parse(JSON.stringify(exports).replaceAll("./pkg/", "./")),
	};
}
