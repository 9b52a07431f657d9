// A module of the sources, compiled for Node: some tests look at a part that the package does not export.

import { mkdtempSync, rmSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { build } from "esbuild";
import { writtenModules } from "../../src/pack/bundle.mjs";
import { root } from "../../src/pack/tools.mjs";

/**
 * Imports a TypeScript file, named by its path from the root of the project.
 * @param {string} path
 */
export async function source(path) {
	const folder = mkdtempSync(join(root, "node_modules/.source-"));
	try {
		const outfile = join(folder, "module.mjs");
		await build({
			entryPoints: [join(root, path)],
			outfile,
			bundle: true,
			format: "esm",
			platform: "node",
			loader: { ".css": "text" },
			// What is made of WebAssembly is the package's; words and texts are made of the sources.
			external: ["ludotheque:glue/*", "ludotheque:wasm/*"],
			plugins: [writtenModules(new Map())],
			logLevel: "warning",
		});
		return await import(pathToFileURL(outfile).href);
	} finally {
		rmSync(folder, { recursive: true, force: true });
	}
}
