// `npm run test:golden`: the golden games in WebAssembly inside Chromium.

import { spawnSync } from "node:child_process";
import { join } from "node:path";
import {
	env,
	needBrowser,
	needRust,
	root,
	run,
} from "../../src/pack/tools.mjs";

needRust();
const { driver } = needBrowser();
const TESTS = ["test", "--target", "wasm32-unknown-unknown", "--test", "web"];
run("cargo", [...TESTS, "--no-run"]);
// Compiled by now: cargo only says once more where the module is.
const { stderr } = run("cargo", [...TESTS, "--no-run"], { quiet: true });
const [, file] =
	/\((target\/wasm32-unknown-unknown\/\S+\.wasm)\)/.exec(stderr) ?? [];
if (file === undefined) throw new Error("cargo names no module of the tests");
// The runner reads its webdriver.json where it runs.
const { status } = spawnSync("wasm-bindgen-test-runner", [join(root, file)], {
	cwd: join(root, "tests/js"),
	env: { ...env, CHROMEDRIVER: driver },
	stdio: "inherit",
});
process.exitCode = status ?? 1;
