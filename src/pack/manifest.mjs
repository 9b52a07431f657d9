// The manifest of the package. The entries of each game are written here, so that a new game needs no line in package.json.

import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { gameIds } from "./games.mjs";
import { root } from "./tools.mjs";

const PATH = join(root, "package.json");

/**
 * An entry for everybody: workerd, Node, and browsers. A bundler that writes for Node takes the ES module of Node, also for a
 * `require` (its condition `module`): so there is one copy, and what it leaves outside is what Node will look for.
 */
function everywhere(types, { workerd, node, common, browser }) {
	const declared = (extension, file) => ({
		types: `./pkg/${types}.${extension}`,
		default: `./pkg/${file}`,
	});
	return {
		...(workerd === undefined ? {} : { workerd: declared("d.ts", workerd) }),
		node: {
			import: declared("d.ts", node),
			module: declared("d.ts", node),
			require: declared("d.cts", common),
		},
		...declared("d.ts", browser),
	};
}

const declared = (name) => ({
	types: `./pkg/${name}.d.ts`,
	default: `./pkg/${name}.js`,
});

/**
 * The element, with the types of some framework. Jest loads packages by `require` unless it is told otherwise. What stands under
 * `node` answers for both ways: Vite before 7 looks no further once it has gone in there.
 */
const element = (types) => ({
	node: {
		import: { types: `./pkg/${types}.d.ts`, default: "./pkg/element.js" },
		require: { types: `./pkg/${types}.d.cts`, default: "./pkg/element.cjs" },
	},
	types: `./pkg/${types}.d.ts`,
	default: "./pkg/element.js",
});

/** The frameworks that the element has types for. */
export const frameworks = () =>
	readdirSync(join(root, "src/element/frameworks"))
		.map((name) => name.slice(0, -".d.ts".length))
		.sort();

function entries() {
	const games = gameIds();
	return {
		".": everywhere("index", {
			workerd: "workerd.js",
			node: "node.js",
			common: "node.cjs",
			browser: "index.js",
		}),
		"./web": declared("web"),
		...Object.fromEntries(
			games.map((id) => [
				`./${id}`,
				everywhere(id, {
					workerd: `${id}-workerd.js`,
					node: `${id}-node.js`,
					common: `${id}.cjs`,
					browser: `${id}.js`,
				}),
			]),
		),
		"./element": element("element"),
		...Object.fromEntries(
			frameworks().map((name) => [`./${name}`, element(name)]),
		),
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
		"./server": everywhere("server", {
			workerd: "server-workerd.js",
			node: "server-node.js",
			common: "server-node.cjs",
			browser: "server.js",
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
		"./custom-elements.json": "./pkg/custom-elements.json",
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
		customElements: "./custom-elements.json",
		exports: JSON.parse(JSON.stringify(exports).replaceAll("./pkg/", "./")),
	};
}
