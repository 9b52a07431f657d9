// `npm run bench`: plies per second of uniformly random play. Every game natively, inside WebAssembly and from JavaScript,
// and beside them, in the same run, chess.js, chessops, boardgame.io and OpenSpiel. Each number is the best of many short
// runs, so that what else the machine does matters little, and each run asserts its result before it counts.
// The tables are printed and written to `target/bench.md`.

import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { cpus } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { createGame, games } from "../../pkg/node.js";
import { env, root } from "../../src/wasm/tools.mjs";
import { boardgameKopis, boardgameSmall, chessJs, chessops, numbers } from "./others.mjs";

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

/** Many games inside WebAssembly by one call. */
function inside(id, options) {
  const game = createGame(id, { ...options, seed: 1 });
  const rate = best((count) => {
    const { wins, draws, plies } = game.playRandom({ games: count, seed: 1 });
    assert.equal(wins.reduce((sum, one) => sum + one, 0) + draws, count, "every game ended");
    return plies;
  });
  game.free();
  return rate;
}

/** A game through typed objects: list the moves, pick one, apply it. */
function outside(id, options) {
  let seed = 0;
  return best((count) => {
    let plies = 0;
    for (let n = 0; n < count; n++) {
      const pick = numbers(++seed);
      const game = createGame(id, { ...options, seed });
      for (let moves = game.legalMoves(); moves.length > 0; moves = game.legalMoves()) game.apply(moves[pick(moves.length)]);
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

/** OpenSpiel in a virtual environment of its own under `.tools/`; nothing where it cannot be installed. */
function openSpiel() {
  const python = join(root, ".tools/python/bin/python");
  const quiet = { cwd: root, env, encoding: "utf8" };
  if (!existsSync(python)) spawnSync("python3", ["-m", "venv", join(root, ".tools/python")], quiet);
  if (spawnSync(python, ["-c", "import pyspiel"], quiet).status !== 0) spawnSync(python, ["-m", "pip", "install", "-q", "open_spiel"], quiet);
  const { status, stdout } = spawnSync(python, [join(root, "tests/bench/open_spiel.py"), String(ALL / 1000)], quiet);
  return status === 0 ? lines(stdout) : [];
}

const lines = (text) => text.split("\n").filter((line) => line.startsWith("{")).map((line) => JSON.parse(line));
const told = (text) => process.stderr.write(`${text} …\n`);
const number = (value) => value.toLocaleString("en");
const row = (...cells) => `| ${cells.join(" | ")} |`;

told("natively (cargo bench)");
const { status, stdout, stderr } = spawnSync("cargo", ["bench", "--bench", "plies"], { cwd: root, env, encoding: "utf8" });
assert.equal(status, 0, stderr);
const native = lines(stdout);

const ours = [];
for (const { id, variants } of games()) {
  for (const variant of variants) {
    told(`${id} ${variant.id}`);
    const one = native.find((line) => line.game === id && line.variant === variant.id);
    assert.ok(one, `${id} ${variant.id} was not measured natively`);
    const wasm = inside(id, variant.options);
    ours.push({ id, variant: variant.id, native: one.pliesPerSecond, wasm, script: outside(id, variant.options) });
  }
}

const theirs = [];
for (const [name, make] of [
  ["chess.js, chess", chessJs],
  ["chessops, chess", chessops],
  ["boardgame.io, tic-tac-toe", boardgameSmall],
  ["boardgame.io, Kopis", () => boardgameKopis(createGame)],
]) {
  told(name);
  theirs.push({ name, rate: other(make()) });
}
told("OpenSpiel");
const spiel = openSpiel();
for (const { game, pliesPerSecond } of spiel) theirs.push({ name: `OpenSpiel from Python, ${game}`, rate: pliesPerSecond });

const kopis = ours.find(({ id }) => id === "kopis").script;
const wasm = readFileSync(join(root, "pkg/ludotheque.wasm"));
const kilo = (bytes) => `${(bytes / 1000).toFixed(1)} kB`;
const report = [
  `Plies per second of uniformly random play, moves of chance counted, best of many short runs. ${new Date().toISOString().slice(0, 10)}, ${cpus()[0].model.trim()}, Node ${process.version}, V8 ${process.versions.v8}.`,
  "",
  row("game", "variant", "native", "WebAssembly inside", "of native", "from JavaScript"),
  row("---", "---", "---:", "---:", "---:", "---:"),
  ...ours.map((one) => row(one.id, one.variant, number(one.native), number(one.wasm), `${Math.round((100 * one.wasm) / one.native)} %`, number(one.script))),
  "",
  row("other engine", "plies per second", "Kopis from JavaScript is"),
  row("---", "---:", "---:"),
  ...theirs.map(({ name, rate }) => row(name, number(rate), `${(kopis / rate).toFixed(1)} ×`)),
  ...(spiel.length > 0 ? [] : ["", "OpenSpiel is absent: it could not be installed here."]),
  "",
  `The module has ${kilo(wasm.length)}, gzipped ${kilo(gzipSync(wasm, { level: 9 }).length)}.`,
  "",
].join("\n");
mkdirSync(join(root, "target"), { recursive: true });
writeFileSync(join(root, "target/bench.md"), report);
console.log(`\n${report}`);
