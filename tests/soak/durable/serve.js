// The adapter for workerd, in Miniflare: `node serve.js PORT FOLDER` keeps its objects in a folder and says when it is there.

import { readdirSync } from "node:fs";
import { join } from "node:path";
import { Miniflare } from "miniflare";

const [, , port, folder] = process.argv;
const miniflare = new Miniflare({
	name: "tables",
	compatibilityDate: "2026-07-01",
	host: "127.0.0.1",
	port: Number(port),
	durableObjects: { TABLES: { className: "Table", useSQLite: true } },
	durableObjectsPersist: folder,
	serviceBindings: { BOTS: { name: "tables", entrypoint: "Bots" } },
	modules: [
		{ type: "ESModule", path: "dist/durable.js" },
		...readdirSync("dist")
			.filter((name) => name.endsWith(".wasm"))
			.map((name) => ({ type: "CompiledWasm", path: join("dist", name) })),
	],
});
console.log((await miniflare.ready).href);
