// `npm run test:package`: the committed package is what the sources give, byte for byte.

import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pack } from "../../src/pack/build.mjs";
import { sources } from "../../src/pack/sources.mjs";
import { root } from "../../src/pack/tools.mjs";

if (readFileSync(join(root, "pkg/.sources"), "utf8") !== sources())
	throw new Error(
		"pkg/ is stale: the sources have changed since it was built. Run npm run build and commit pkg/.",
	);
const folder = mkdtempSync(join(tmpdir(), "ludotheque-"));
try {
	await pack(folder);
	// A change of the README or the licence waits for the next build: nothing depends on them.
	const names = (of) =>
		readdirSync(of)
			.filter((name) => !["README.md", "LICENSE"].includes(name))
			.sort();
	const differs = names(folder).filter(
		(name) =>
			!readFileSync(join(folder, name)).equals(
				readFileSync(join(root, "pkg", name)),
			),
	);
	if (
		differs.length ||
		names(folder).join() !== names(join(root, "pkg")).join()
	) {
		throw new Error(
			`pkg/ is not what the sources give: ${differs.join(", ") || "other files"} differ. Run npm run build and commit pkg/.`,
		);
	}
} finally {
	rmSync(folder, { recursive: true, force: true });
}
console.log("summary: the same bytes");
