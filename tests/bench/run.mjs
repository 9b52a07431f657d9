// `npm run bench`: plies per second of uniformly random play. Every game natively, inside WebAssembly and from JavaScript,
// and beside them, in the same run, chess.js, chessops, boardgame.io and OpenSpiel. Each number is the best of many short
// runs, so that what else the machine does matters little, and each run asserts its result before it counts.
// The figures are printed and written to `results.json`, from which `npm run docs` makes a page. `-- --only kopis,chess` measures
// only what has one of these words in its name, nothing natively unless `native` is among them, and writes no file.

import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import {
	existsSync,
	mkdtempSync,
	readFileSync,
	rmSync,
	writeFileSync,
} from "node:fs";
import { cpus, tmpdir } from "node:os";
import { join } from "node:path";
import { createGame, games } from "../../pkg/node.js";
import { env, root } from "../../src/pack/tools.mjs";
import { open, serve } from "../js/browser.mjs";
import {
	boardgameKopis,
	boardgameSmall,
	chessJs,
	chessops,
	numbers,
} from "./others.mjs";

const only = process.argv.includes("--only")
	? (process.argv[process.argv.indexOf("--only") + 1] ?? "").split(",")
	: null;
const wanted = (name) =>
	only === null || only.some((word) => name.includes(word));

const RUN = 2;
const ALL = Number(process.env.BENCH_MS ?? 1000);

/** The best plies per second of `run(n)`, which plays n games and returns their plies. */
function best(run) {
	const timed = (count) => {
		const clock = performance.now();
		const plies = run(count);
		return [plies, performance.now() - clock];
	};
	let count = 1;
	while (timed(count)[1] < RUN) count *= 2;
	let rate = 0;
	const clock = performance.now();
	do {
		const [plies, ms] = timed(count);
		rate = Math.max(rate, (plies / ms) * 1000);
	} while (performance.now() - clock < ALL);
	return Math.round(rate);
}

/** Many games inside WebAssembly by one call: the very games that were played natively, where they were. */
function inside(id, options, totals) {
	const game = createGame(id, { ...options, seed: 1 });
	const rate = totals
		? repeated(
				() => game.playRandom({ games: totals.games, seed: 1 }),
				totals,
				ALL,
			)
		: best((count) => {
				const { wins, draws, plies } = game.playRandom({
					games: count,
					seed: 1,
				});
				assert.equal(
					wins.reduce((sum, one) => sum + one, 0) + draws,
					count,
					"every game ended",
				);
				return plies;
			});
	game.free();
	return rate;
}

/** The best plies per second of the same games again and again. */
function repeated(play, totals, all) {
	let best = Infinity;
	const clock = performance.now();
	do {
		const began = performance.now();
		const found = play();
		best = Math.min(best, performance.now() - began);
		assert.deepEqual(found, totals, "the games that were played natively");
	} while (performance.now() - clock < all);
	return Math.round((totals.plies / best) * 1000);
}

/** The same inside WebAssembly in Chromium, whose compiler is some years younger than that of the oldest Node; all at once. */
async function inChromium(lines) {
	const server = await serve("/", {
		"cross-origin-opener-policy": "same-origin",
		"cross-origin-embedder-policy": "require-corp",
	});
	const profile = mkdtempSync(join(tmpdir(), "ludotheque-"));
	const context = await open(profile);
	try {
		const page = await context.newPage();
		await page.goto(new URL("../pkg/package.json", server.address).href);
		const rates = [];
		for (const { game: id, variant, totals } of lines) {
			told(`${id} ${variant} in Chromium`);
			const { found, best } = await page.evaluate(
				async ([address, id, variant, games, all]) => {
					const {
						default: init,
						games: known,
						createGame,
					} = await import(address);
					await init(id);
					const { options } = known()
						.find((game) => game.id === id)
						.variants.find((one) => one.id === variant);
					const game = createGame(id, { ...options, seed: 1 });
					let [found, best] = [null, Infinity];
					const clock = performance.now();
					do {
						const began = performance.now();
						found = game.playRandom({ games, seed: 1 });
						best = Math.min(best, performance.now() - began);
					} while (performance.now() - clock < all);
					game.free();
					return { found, best };
				},
				[
					new URL("../pkg/web.js", server.address).href,
					id,
					variant,
					totals.games,
					ALL,
				],
			);
			assert.deepEqual(found, totals, "the games that were played natively");
			rates.push({
				id,
				variant,
				rate: Math.round((totals.plies / best) * 1000),
			});
		}
		return {
			version:
				context.browser()?.version() ??
				(await page.evaluate(
					() => /Chrome\/(\d+)/.exec(navigator.userAgent)?.[1],
				)),
			rates,
		};
	} finally {
		await context.close();
		server.close();
		rmSync(profile, { recursive: true, force: true });
	}
}

/** A game through typed objects: list the moves, pick one, apply it. */
function outside(id, options) {
	let seed = 0;
	return best((count) => {
		let plies = 0;
		for (let n = 0; n < count; n++) {
			const pick = numbers(++seed);
			const game = createGame(id, { ...options, seed });
			for (
				let moves = game.legalMoves();
				moves.length > 0;
				moves = game.legalMoves()
			)
				game.apply(moves[pick(moves.length)]);
			plies += game.ply;
			assert.ok(game.outcome().ranking.length > 0, "every game ended");
			game.free();
		}
		return plies;
	});
}

/** Another engine: `play(pick)` plays one game and returns its plies. */
function other(play) {
	let seed = 0;
	return best((count) => {
		let plies = 0;
		for (let n = 0; n < count; n++) plies += play(numbers(++seed));
		return plies;
	});
}

/** An engine whose games take longer than a short run: the same game several times, each ply at its best. */
function slow(play) {
	const best = [];
	let plies = 0;
	for (let round = 0; round < 5; round++) {
		let clock = performance.now();
		let ply = 0;
		plies = play(numbers(1), () => {
			const now = performance.now();
			best[ply] = Math.min(best[ply] ?? Infinity, now - clock);
			ply += 1;
			clock = now;
		});
		assert.equal(best.length, plies, "the same game again");
	}
	return Math.round((plies / best.reduce((sum, ms) => sum + ms, 0)) * 1000);
}

/** OpenSpiel in a virtual environment of its own under `.tools/`; nothing where it cannot be installed. */
function openSpiel() {
	const python = join(root, ".tools/python/bin/python");
	const quiet = { cwd: root, env, encoding: "utf8" };
	if (!existsSync(python))
		spawnSync("python3", ["-m", "venv", join(root, ".tools/python")], quiet);
	if (spawnSync(python, ["-c", "import pyspiel"], quiet).status !== 0)
		spawnSync(python, ["-m", "pip", "install", "-q", "open_spiel"], quiet);
	const { status, stdout } = spawnSync(
		python,
		[join(root, "tests/bench/open_spiel.py"), String(ALL / 1000)],
		quiet,
	);
	return status === 0 ? lines(stdout) : [];
}

const lines = (text) =>
	text
		.split("\n")
		.filter((line) => line.startsWith("{"))
		.map((line) => JSON.parse(line));
const told = (text) => process.stderr.write(`${text} …\n`);
const number = (value) => value?.toLocaleString("en") ?? "";

/** Every game natively. */
function natively() {
	told("natively (cargo bench)");
	const { status, stdout, stderr } = spawnSync(
		"cargo",
		["bench", "--bench", "plies"],
		{ cwd: root, env, encoding: "utf8" },
	);
	assert.equal(status, 0, stderr);
	return lines(stdout);
}

const native = wanted("native") ? natively() : null;

const ours = [];
for (const { id, variants } of games()) {
	for (const variant of variants) {
		if (!wanted(`${id} ${variant.id}`)) continue;
		told(`${id} ${variant.id}`);
		const one = native?.find(
			(line) => line.game === id && line.variant === variant.id,
		);
		assert.ok(
			native === null || one,
			`${id} ${variant.id} was not measured natively`,
		);
		const wasm = inside(id, variant.options, one?.totals);
		ours.push({
			id,
			variant: variant.id,
			native: one?.pliesPerSecond,
			wasm,
			script: outside(id, variant.options),
		});
	}
}

const chromium =
	native &&
	(await inChromium(
		native.filter(({ game, variant }) => wanted(`${game} ${variant}`)),
	));
const inPage = ({ id, variant }) =>
	chromium?.rates.find((one) => one.id === id && one.variant === variant)?.rate;

const theirs = [];
for (const [name, measure] of [
	["chess.js, chess, moves as text", () => slow(chessJs({ verbose: false }))],
	["chess.js, chess, moves as objects", () => slow(chessJs({ verbose: true }))],
	["chessops, chess", () => other(chessops())],
	["boardgame.io, tic-tac-toe", () => other(boardgameSmall())],
	["boardgame.io, Kopis", () => other(boardgameKopis(createGame))],
]) {
	if (!wanted(name)) continue;
	told(name);
	theirs.push({ name, rate: measure() });
}
if (wanted("OpenSpiel")) told("OpenSpiel");
const spiel = wanted("OpenSpiel") ? openSpiel() : [];
for (const { game, pliesPerSecond } of spiel)
	theirs.push({ name: `OpenSpiel from Python, ${game}`, rate: pliesPerSecond });

const kopis = ours.find(({ id }) => id === "kopis")?.script;
for (const { id, variant, native: machine, wasm, script } of ours)
	console.log(
		`${id} ${variant}: native ${number(machine)}, Chromium ${number(inPage({ id, variant }))}, Node ${number(wasm)}, from JavaScript ${number(script)}`,
	);
for (const { name, rate } of theirs)
	console.log(
		`${name}: ${number(rate)}${kopis === undefined ? "" : `, Kopis from JavaScript is ${(kopis / rate).toFixed(1)} ×`}`,
	);
if (spiel.length === 0 && wanted("OpenSpiel"))
	console.log("OpenSpiel is absent: it could not be installed here");
if (only === null) {
	const { version } = JSON.parse(
		readFileSync(join(root, "package.json"), "utf8"),
	);
	const results = {
		date: new Date().toISOString().slice(0, 10),
		version,
		machine: `${cpus()[0].model.trim()}, Node ${process.version}, V8 ${process.versions.v8}, Chromium ${chromium.version}`,
		games: ours.map((one) => ({
			game: one.id,
			variant: one.variant,
			native: one.native,
			chromium: inPage(one),
			node: one.wasm,
			javascript: one.script,
		})),
		others: theirs,
	};
	writeFileSync(
		join(root, "tests/bench/results.json"),
		`${JSON.stringify(results, null, 2)}\n`,
	);
}
