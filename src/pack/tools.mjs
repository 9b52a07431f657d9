// The tools that the build and the tests need: looked for first, installed into `.tools/` and `node_modules/` only when
// they are missing. Versions are pinned: wasm-bindgen's by Cargo.lock, the others here and in package-lock.json.

import { spawn, spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { delimiter, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

export const root = join(dirname(fileURLToPath(import.meta.url)), "../..");
const tools = join(root, ".tools");
const WASM_PACK = "0.15.0";
const CARGO_FUZZ = "0.13.2";

/** The environment in which the tools are found. */
export const env = {
	...process.env,
	PATH: [
		join(tools, "bin"),
		join(root, "node_modules/.bin"),
		process.env.PATH,
	].join(delimiter),
};

/** Runs a command; its output is shown unless it is wanted. Ends the process with a sentence when it fails. */
export function run(command, args, options = {}) {
	const { quiet = false, extra = {}, may_fail = false } = options;
	const result = spawnSync(command, args, {
		cwd: root,
		env: { ...env, ...extra },
		stdio: quiet ? "pipe" : "inherit",
		encoding: "utf8",
	});
	if (!may_fail && result.status !== 0) {
		if (quiet)
			process.stderr.write(`${result.stdout ?? ""}${result.stderr ?? ""}`);
		throw new Error(
			`${command} ${args.join(" ")} failed${result.error ? `: ${result.error.message}` : ""}`,
		);
	}
	return result;
}

/** Runs a command beside others; its output is shown only when it fails. */
export function runQuietly(command, args, extra = {}) {
	return new Promise((resolve, reject) => {
		const child = spawn(command, args, {
			cwd: root,
			env: { ...env, ...extra },
			stdio: ["ignore", "pipe", "pipe"],
		});
		const output = [];
		for (const stream of [child.stdout, child.stderr])
			stream.on("data", (chunk) => output.push(chunk));
		child.on("error", reject);
		child.on("close", (code) => {
			if (code === 0) return resolve();
			process.stderr.write(Buffer.concat(output));
			reject(new Error(`${command} ${args.join(" ")} failed`));
		});
	});
}

function version(command) {
	const { status, stdout } = run(command, ["--version"], {
		quiet: true,
		may_fail: true,
	});
	return status === 0 ? stdout.trim().split(/\s+/)[1] : undefined;
}

/** Rust's wasm target and the two tools that make a package of it. */
export function needRust() {
	if (version("cargo") === undefined)
		throw new Error("Rust is needed: install rustup, then run this again");
	const targets = run("rustup", ["target", "list", "--installed"], {
		quiet: true,
		may_fail: true,
	});
	if (
		targets.status === 0 &&
		!targets.stdout.includes("wasm32-unknown-unknown")
	) {
		run("rustup", ["target", "add", "wasm32-unknown-unknown"]);
	}
	const locked = readFileSync(join(root, "Cargo.lock"), "utf8").match(
		/name = "wasm-bindgen"\nversion = "([^"]+)"/,
	)[1];
	for (const [tool, crate, wanted] of [
		["wasm-bindgen", "wasm-bindgen-cli", locked],
		["wasm-pack", "wasm-pack", WASM_PACK],
	]) {
		if (version(tool) === wanted) continue;
		console.log(
			`installing ${crate} ${wanted} into .tools (about two minutes, once)`,
		);
		run("cargo", [
			"install",
			crate,
			"--version",
			wanted,
			"--root",
			tools,
			"--force",
		]);
	}
}

/** cargo-fuzz, and for a sanitizer a nightly Rust; returns what cargo is told to use it. */
export function needFuzzer(sanitizer) {
	if (version("cargo") === undefined)
		throw new Error("Rust is needed: install rustup, then run this again");
	const nightly = sanitizer !== "none";
	if (
		nightly &&
		run("cargo", ["+nightly", "--version"], { quiet: true, may_fail: true })
			.status !== 0
	) {
		throw new Error(
			`the sanitizer ${sanitizer} needs a nightly Rust: run rustup toolchain install nightly, or leave it out`,
		);
	}
	if (version("cargo-fuzz") !== CARGO_FUZZ) {
		console.log(
			`installing cargo-fuzz ${CARGO_FUZZ} into .tools (about a minute, once)`,
		);
		run("cargo", [
			"install",
			"cargo-fuzz",
			"--version",
			CARGO_FUZZ,
			"--root",
			tools,
			"--force",
		]);
	}
	return nightly ? ["+nightly"] : [];
}

/** The development dependencies of package.json. */
export function needNode() {
	const stamp = join(root, "node_modules/.package-lock.json");
	const wanted = JSON.parse(
		readFileSync(join(root, "package-lock.json"), "utf8"),
	).packages;
	const have = existsSync(stamp)
		? JSON.parse(readFileSync(stamp, "utf8")).packages
		: {};
	const same = Object.entries(wanted).every(
		([name, { version, optional }]) =>
			!name || optional || have[name]?.version === version,
	);
	if (!same) run("npm", ["ci", "--no-audit", "--no-fund"]);
}

/** Chromium and its driver; returns where they are. */
export function needBrowser() {
	const find = (...names) =>
		names
			.map((name) =>
				run("which", [name], { quiet: true, may_fail: true }).stdout?.trim(),
			)
			.find(Boolean);
	const look = () => ({
		browser: find("chromium", "chromium-browser", "google-chrome"),
		driver: find("chromedriver"),
	});
	let found = look();
	if (!found.browser || !found.driver) {
		console.log("installing Chromium and its driver (once)");
		run("apt-get", ["update"]);
		run("apt-get", ["install", "-y", "chromium", "chromium-driver"]);
		found = look();
	}
	if (!found.browser || !found.driver)
		throw new Error(
			"Chromium and chromedriver are needed for the browser tests",
		);
	return found;
}

// `npm run tools`: all that the build and the tests need.
if (process.argv[1] === fileURLToPath(import.meta.url)) {
	needNode();
	needRust();
	needBrowser();
}
