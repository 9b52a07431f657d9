// `npm test`: installs what is missing and runs everything, cheapest first. Each step is a script of package.json, which can be
// run alone; a failure is remembered and the next step runs all the same. `--only NAME` runs the steps whose name has this text.

import { spawn } from "node:child_process";
import { env, root } from "../src/pack/tools.mjs";

const STEPS = [
	"tools",
	"test:format",
	"test:lint",
	"test:clippy",
	"test:rustdoc",
	"test:rust",
	"test:conformance",
	"test:golden",
	"test:package",
	"test:js",
	"test:supply",
	"test:consumers",
	"test:types",
	"test:pages",
	"test:speed",
];
/** The steps that run tests, and so must have run at least one. */
const COUNTED = [
	"test:rust",
	"test:golden",
	"test:js",
	"test:pages",
	"test:speed",
];

const minutes = (ms) =>
	`${Math.floor(ms / 60_000)}:${String(Math.round((ms % 60_000) / 1000)).padStart(2, "0")}`;

/** Runs a script of package.json with its output shown; gives the output and how it ended. */
function run(script) {
	return new Promise((resolve) => {
		const child = spawn("npm", ["run", "--silent", script], {
			cwd: root,
			env,
			stdio: ["ignore", "pipe", "pipe"],
		});
		let output = "";
		for (const stream of [child.stdout, child.stderr])
			stream.setEncoding("utf8").on("data", (text) => {
				output += text;
				process.stdout.write(text);
			});
		child.on("error", (error) => resolve({ output, code: error.message }));
		child.on("close", (code) => resolve({ output, code }));
	});
}

/** How many tests the closing lines of cargo, wasm-bindgen and Node speak of. */
function testsIn(output) {
	const closing =
		/test result: ok\. (\d+) passed|^# pass (\d+)|^ℹ pass (\d+)/gm;
	return [...output.matchAll(closing)].reduce(
		(sum, [, cargo, tap, spec]) => sum + Number(cargo ?? tap ?? spec),
		0,
	);
}

/** What the summary says of a step: the line about all of it that it printed, or how many tests it ran. */
function note(output) {
	const said = /^(?:summary|conformance): (.+)$/m.exec(output)?.[1];
	const tests = testsIn(output);
	return said ?? (tests > 0 ? `${tests} tests` : "");
}

const at = process.argv.indexOf("--only");
const only = at === -1 ? "" : (process.argv[at + 1] ?? "");
const began = performance.now();
const lines = [];
let failed = 0;
for (const script of STEPS) {
	if (!script.includes(only) && script !== "tools") continue;
	console.log(`\n── ${script} ${"─".repeat(Math.max(2, 70 - script.length))}`);
	const clock = performance.now();
	const { output, code } = await run(script);
	const empty = COUNTED.includes(script) && testsIn(output) === 0;
	const ok = code === 0 && !empty;
	if (!ok) failed += 1;
	const said = ok
		? note(output)
		: empty
			? "no test was run"
			: `ended with ${code}`;
	lines.push(
		`${ok ? "ok    " : "FAILED"} ${minutes(performance.now() - clock).padStart(6)}  ${script}${said ? `: ${said}` : ""}`,
	);
}
console.log(
	`\n── summary ${"─".repeat(61)}\n${lines.join("\n")}\nin ${minutes(performance.now() - began)}\n${lines.length - failed} passed, ${failed} failed`,
);
process.exitCode = failed ? 1 : 0;
