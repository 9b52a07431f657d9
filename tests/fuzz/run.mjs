// `npm run fuzz [-- --seconds N] [--target moves|positions|options|saves] [--game ID]`: each target for N seconds (300),
// beginning with the committed corpus. A crash is made small and written to `regressions/`, and the run goes on with the next
// target. `--keep` writes the corpus anew from all that was found; `--sanitizer address` needs a nightly Rust.

import { spawn, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import {
	existsSync,
	mkdirSync,
	readdirSync,
	readFileSync,
	rmSync,
	writeFileSync,
} from "node:fs";
import { join, relative } from "node:path";
import { parseArgs } from "node:util";
import { games } from "../../pkg/node.js";
import { env, needFuzzer, root } from "../../src/pack/tools.mjs";

const here = join(root, "tests/fuzz");
const TARGETS = ["moves", "positions", "options", "saves"];
/** The longest input in bytes, the longest that one may take in seconds; how often a place is reached says nothing in random play. */
const LIMITS = [
	"-max_len=8192",
	"-timeout=30",
	"-rss_limit_mb=2048",
	"-use_counters=0",
];
/** How large a committed corpus may be, in bytes. */
const BUDGET = 90_000;

const { values: wanted } = parseArgs({
	options: {
		seconds: { type: "string", default: "300" },
		target: { type: "string" },
		game: { type: "string" },
		keep: { type: "boolean" },
		sanitizer: { type: "string", default: "none" },
	},
});
const seconds = Number(wanted.seconds);
const targets = wanted.target === undefined ? TARGETS : [wanted.target];
if (!(seconds > 0))
	throw new Error(`--seconds is a number above 0, not ${wanted.seconds}`);
if (!targets.every((target) => TARGETS.includes(target)))
	throw new Error(
		`there is no target ${wanted.target}: there are ${TARGETS.join(", ")}`,
	);
const ids = games().map(({ id }) => id);
if (wanted.game !== undefined && !ids.includes(wanted.game))
	throw new Error(
		`there is no game ${wanted.game}: there are ${ids.join(", ")}`,
	);

const toolchain = needFuzzer(wanted.sanitizer);
const fuzz = (command, ...rest) => [
	...toolchain,
	"fuzz",
	command,
	"--fuzz-dir",
	here,
	"--sanitizer",
	wanted.sanitizer,
	...rest,
];
const surroundings = { ...env, ...(wanted.game && { FUZZ_GAME: wanted.game }) };
const lines = (file) =>
	existsSync(file)
		? readFileSync(file, "utf8").split("\n").filter(Boolean)
		: [];
const hash = (text) =>
	createHash("sha1").update(text).digest("hex").slice(0, 12);

/** Puts the committed corpus where the fuzzer looks for it: a folder with a file for each line. */
function unpack(target) {
	const folder = join(here, "target/corpus", target);
	mkdirSync(folder, { recursive: true });
	for (const line of lines(join(here, "corpus", `${target}.jsonl`)))
		writeFileSync(join(folder, hash(line)), line);
	return folder;
}

/** Writes the corpus anew: what the fuzzer needs to reach all it has reached, the shortest of each game in turn. */
function keep(target, folder) {
	const least = join(here, "target/least", target);
	rmSync(least, { recursive: true, force: true });
	mkdirSync(least, { recursive: true });
	spawnSync(
		"cargo",
		fuzz("run", target, least, folder, "--", "-merge=1", ...LIMITS),
		{ cwd: root, env: surroundings, stdio: "ignore" },
	);
	const all = readdirSync(least).map((name) =>
		readFileSync(join(least, name), "utf8"),
	);
	const found = all
		.filter((line) => !/\p{Cc}/u.test(line))
		.sort((a, b) => a.length - b.length);
	const games = new Map();
	for (const line of found) {
		const game = line.match(/"game":"([\w-]+)"/)?.[1] ?? "";
		games.set(game, [...(games.get(game) ?? []), line]);
	}
	const kept = [];
	for (let size = 0, any = true; any; ) {
		any = false;
		for (const queue of games.values()) {
			if (queue.length === 0 || size + queue[0].length >= BUDGET) continue;
			kept.push(queue.shift());
			size += kept.at(-1).length + 1;
			any = true;
		}
	}
	mkdirSync(join(here, "corpus"), { recursive: true });
	writeFileSync(
		join(here, "corpus", `${target}.jsonl`),
		`${kept.sort().join("\n")}\n`,
	);
	console.log(`${target}: ${kept.length} of ${found.length} inputs kept`);
}

/** Makes a crash small, keeps it, and says how to see it again. */
function remember(target, artifact) {
	const made = spawnSync(
		"cargo",
		fuzz("tmin", target, artifact, "--runs", "2000"),
		{ cwd: root, env: surroundings, encoding: "utf8" },
	);
	const text = readFileSync(
		made.stderr.match(/Minimized artifact:\s+(\S+)/)?.[1] ?? artifact,
	);
	const file = join(here, "regressions", target, `${hash(text)}.json`);
	mkdirSync(join(here, "regressions", target), { recursive: true });
	writeFileSync(file, text);
	const path = relative(root, file);
	console.log(
		`${target}: kept as ${path}; again with: cargo test --test it fuzz`,
	);
	return path;
}

/** Runs one target and tells how far it came. */
function run(target) {
	const folder = unpack(target);
	const args = fuzz(
		"run",
		target,
		folder,
		"--",
		...LIMITS,
		`-max_total_time=${seconds}`,
		"-print_final_stats=1",
	);
	const child = spawn("cargo", args, {
		cwd: root,
		env: surroundings,
		stdio: ["ignore", "ignore", "pipe"],
	});
	const result = {
		target,
		seconds: 0,
		executions: 0,
		coverage: 0,
		features: 0,
		corpus: 0,
		crash: "",
	};
	let [rest, said, told, started] = ["", [], 0, 0];
	child.stderr.setEncoding("utf8");
	child.stderr.on("data", (text) => {
		const parts = (rest + text).split("\n");
		rest = parts.pop();
		for (const line of parts) {
			said = [...said.slice(-60), line.slice(0, 500)];
			const step = line.match(/^#(\d+).*?cov: (\d+) ft: (\d+) corp: (\d+)/);
			const artifact = line.match(/Test unit written to (\S+)/)?.[1];
			if (artifact) result.crash = artifact;
			if (!step) continue;
			started ||= performance.now();
			[result.executions, result.coverage, result.features, result.corpus] =
				step.slice(1).map(Number);
			result.seconds = Math.round((performance.now() - started) / 1000);
			if (result.seconds >= told + 10) {
				told = result.seconds;
				console.log(
					`${target}: ${told} s of ${seconds}, ${result.executions} executions, coverage ${result.coverage}, features ${result.features}, corpus ${result.corpus}`,
				);
			}
		}
	});
	return new Promise((resolve) => {
		child.on("close", (code) => {
			if (code !== 0) console.log(said.join("\n"));
			if (code !== 0 && !result.crash) result.crash = "did not run";
			else if (result.crash) result.crash = remember(target, result.crash);
			if (wanted.keep && !result.crash) keep(target, folder);
			resolve(result);
		});
	});
}

const results = [];
for (const target of targets) results.push(await run(target));
console.table(results);
process.exitCode = results.some(({ crash }) => crash) ? 1 : 0;
