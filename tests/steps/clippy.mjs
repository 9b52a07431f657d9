// `npm run test:clippy`: natively, for wasm with all games, and for each game alone, as its module is built.

import { gameIds } from "../../src/pack/games.mjs";
import { run } from "../../src/pack/tools.mjs";

const clippy = (...which) =>
	run("cargo", ["clippy", ...which, "--", "-D", "warnings"]);
const wasm = ["--target", "wasm32-unknown-unknown", "--lib"];

clippy("--all-targets");
clippy(...wasm, "--tests");
for (const id of gameIds())
	clippy(...wasm, "--no-default-features", "--features", id);
