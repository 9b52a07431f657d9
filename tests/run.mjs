// `npm test`: installs what is missing and runs everything, cheapest first. `--conformance` plays the whole conformance
// suite instead; `--only NAME` runs the steps whose name has this text.

import { spawn } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gameIds } from "../src/pack/games.mjs";
import {
	env,
	needBrowser,
	needNode,
	needRust,
	root,
} from "../src/pack/tools.mjs";

const started = performance.now();
const results = [];
const only = process.argv.includes("--only")
	? process.argv[process.argv.indexOf("--only") + 1]
	: "";

const minutes = (ms) =>
	`${Math.floor(ms / 60_000)}:${String(Math.round((ms % 60_000) / 1000)).padStart(2, "0")}`;

/** Runs a command with its output shown; the output is returned, too. */
function show(command, args, { extra = {}, cwd = root } = {}) {
	return new Promise((resolve, reject) => {
		const child = spawn(command, args, {
			cwd,
			env: { ...env, ...extra },
			stdio: ["ignore", "pipe", "pipe"],
		});
		let output = "";
		for (const stream of [child.stdout, child.stderr]) {
			stream.setEncoding("utf8");
			stream.on("data", (text) => {
				output += text;
				process.stdout.write(text);
			});
		}
		child.on("error", reject);
		child.on("close", (code) =>
			code === 0
				? resolve(output)
				: reject(new Error(`${command} ${args.join(" ")} ended with ${code}`)),
		);
	});
}

/** One step; a failure is remembered and the next step runs all the same. */
async function step(name, run) {
	if (only && name !== "tools" && !name.includes(only)) return;
	const clock = performance.now();
	console.log(`\n── ${name} ${"─".repeat(Math.max(2, 70 - name.length))}`);
	try {
		const note = (await run()) ?? "";
		results.push({ name, ok: true, ms: performance.now() - clock, note });
	} catch (error) {
		console.error(error.message);
		results.push({
			name,
			ok: false,
			ms: performance.now() - clock,
			note: error.message.split("\n")[0],
		});
	}
}

/** How many tests the closing lines of cargo, wasm-bindgen and Node speak of. */
function counted(output) {
	const passed = [
		...output.matchAll(
			/test result: ok\. (\d+) passed|^# pass (\d+)|^ℹ pass (\d+)/gm,
		),
	];
	const count = passed.reduce(
		(sum, [, a, b, c]) => sum + Number(a ?? b ?? c),
		0,
	);
	if (count === 0) throw new Error("no test was run");
	return `${count} tests`;
}

function conformance(divisor) {
	return show(
		"cargo",
		[
			"test",
			"--profile",
			"conformance",
			"--test",
			"it",
			"contract",
			"--",
			"--nocapture",
		],
		{
			extra: { CONFORMANCE_DIVISOR: String(divisor) },
		},
	).then((output) => output.match(/conformance: .*/)[0]);
}

/** The golden games inside a browser. */
async function inBrowser() {
	const { driver } = needBrowser();
	const built = await show("cargo", [
		"test",
		"--target",
		"wasm32-unknown-unknown",
		"--test",
		"web",
		"--no-run",
	]);
	const [, file] = built.match(
		/\((target\/wasm32-unknown-unknown\/\S+\.wasm)\)/,
	);
	// The runner reads its webdriver.json where it runs.
	const output = await show("wasm-bindgen-test-runner", [join(root, file)], {
		cwd: join(root, "tests/js"),
		extra: { CHROMEDRIVER: driver },
	});
	return counted(output);
}

/** The committed package is what the sources give, byte for byte. */
async function fresh() {
	const { pack } = await import("../src/pack/build.mjs");
	const { sources } = await import("../src/pack/sources.mjs");
	if (readFileSync(join(root, "pkg/.sources"), "utf8") !== sources())
		throw new Error(
			"pkg/ is stale: the sources have changed since it was built. Run npm run build and commit pkg/.",
		);
	const folder = mkdtempSync(join(tmpdir(), "ludotheque-"));
	try {
		await pack(folder);
		// The README and the licence are only copied: a change of theirs waits for the next build.
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
	return "the same bytes";
}

function report() {
	console.log(
		"\n── summary ─────────────────────────────────────────────────────────────",
	);
	for (const { name, ok, ms, note } of results)
		console.log(
			`${ok ? "ok    " : "FAILED"} ${minutes(ms).padStart(6)}  ${name}${note ? `: ${note}` : ""}`,
		);
	const failed = results.filter(({ ok }) => !ok).length;
	console.log(
		`in ${minutes(performance.now() - started)}\n${results.length - failed} passed, ${failed} failed`,
	);
	process.exitCode = failed ? 1 : 0;
}

if (process.argv.includes("--conformance")) {
	await step("conformance, the whole suite", () => conformance(1));
} else {
	await step("tools", () => {
		needNode();
		needRust();
		needBrowser();
	});
	await step("format", async () => {
		await show("cargo", ["fmt", "--check"]);
	});
	// The format of JavaScript and TypeScript, too.
	await step("lint", async () => {
		await show("biome", ["ci", "--error-on-warnings"]);
	});
	await step("clippy", async () => {
		await show("cargo", ["clippy", "--all-targets", "--", "-D", "warnings"]);
		await show("cargo", [
			"clippy",
			"--target",
			"wasm32-unknown-unknown",
			"--lib",
			"--tests",
			"--",
			"-D",
			"warnings",
		]);
		// A module is built with one game.
		for (const id of gameIds())
			await show("cargo", [
				"clippy",
				"--target",
				"wasm32-unknown-unknown",
				"--lib",
				"--no-default-features",
				"--features",
				id,
				"--",
				"-D",
				"warnings",
			]);
	});
	await step("documentation", async () => {
		await show("cargo", ["doc", "--no-deps", "--document-private-items"], {
			extra: { RUSTDOCFLAGS: "-D warnings" },
		});
	});
	// Optimised with every check on: slower to compile than the plain profile, and many times as fast.
	await step("native tests", async () =>
		counted(await show("cargo", ["test", "--profile", "conformance"])),
	);
	await step("conformance", () => conformance(40));
	await step("golden games in a browser", inBrowser);
	await step("package", fresh);
	await step("JavaScript", async () => {
		const files = readdirSync(join(root, "tests/js"))
			.filter((name) => name.endsWith(".test.mjs"))
			.map((name) => join("tests/js", name));
		return counted(await show("node", ["--test", ...files]));
	});
	await step("supply chain", async () => {
		const output = await show("node", ["tests/supply/run.mjs"]);
		return `${output.match(/^ok /gm).length} checks, ${output.match(/^skipped /gm)?.length ?? 0} skipped`;
	});
	await step(
		"consumers",
		async () =>
			(await show("node", ["tests/consumers/run.mjs", "--quick"])).match(
				/^\d+ of \d+ consumers green/m,
			)[0],
	);
	await step("types", async () => {
		await show("tsc", ["-p", "tsconfig.json"]);
		await show("tsc", ["-p", "tests/js/tsconfig.demo.json"]);
		// What the declarations promise, for the oldest and the newest compiler that we know of, and for each way to find a file.
		const old = join(root, "node_modules/typescript-5/bin/tsc");
		for (const resolution of ["", ".node16", ".bundler", ".frameworks"]) {
			const project = `tests/js/tsconfig${resolution}.json`;
			await show("tsc", ["-p", project]);
			await show("node", [old, "-p", project]);
		}
	});
	const browserTests = (files) =>
		show("node", [
			"--test",
			"--test-concurrency=2",
			...files.map((name) => join("tests/js", name)),
		]).then(counted);
	const timed = "speed.browser.mjs";
	await step("pages in a browser", () =>
		browserTests(
			readdirSync(join(root, "tests/js")).filter(
				(name) => name.endsWith(".browser.mjs") && name !== timed,
			),
		),
	);
	// Nothing beside them: what they measure is the page.
	await step("speed in a browser", () => browserTests([timed]));
}
report();
