import { readdirSync } from "node:fs";
import { join } from "node:path";
import { Miniflare } from "miniflare";

const miniflare = new Miniflare({
	compatibilityDate: "2026-07-01",
	host: "127.0.0.1",
	modules: [
		{ type: "ESModule", path: "dist/index.js" },
		...readdirSync("dist")
			.filter((name) => name.endsWith(".wasm"))
			.map((name) => ({ type: "CompiledWasm", path: join("dist", name) })),
	],
});
console.log((await miniflare.ready).href);
