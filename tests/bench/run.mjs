// `npm run bench`: uniformly random play of every game, natively and in WebAssembly, side by side in one run.

import { spawnSync } from "node:child_process";
import { createGame, games } from "../../pkg/node.js";
import { env, root } from "../../src/wasm/tools.mjs";
import assert from "node:assert/strict";

console.log("natively (cargo bench) …");
const { status, stdout, stderr } = spawnSync("cargo", ["bench", "--bench", "plies"], { cwd: root, env, encoding: "utf8" });
assert.equal(status, 0, stderr);
const native = stdout.split("\n").filter((line) => line.startsWith("{")).map((line) => JSON.parse(line));

/** Plies per second inside WebAssembly, measured for half a second or more. */
function inside(id, options) {
  const game = createGame(id, { ...options, seed: 1 });
  for (let count = 64; ; count *= 2) {
    const clock = performance.now();
    const totals = game.playRandom({ games: count, seed: 1 });
    const ms = performance.now() - clock;
    assert.equal(totals.wins.reduce((sum, wins) => sum + wins, 0) + totals.draws, count, "every game ended");
    if (ms > 500) return Math.round((totals.plies / ms) * 1000);
  }
}

/** Plies per second from JavaScript: list the moves, take one, apply it. */
function outside(id, options) {
  let plies = 0;
  let state = 1;
  const clock = performance.now();
  while (performance.now() - clock < 500) {
    const game = createGame(id, { ...options, seed: state });
    while (game.actors().length) {
      const moves = game.legalMoves();
      state = (Math.imul(state, 1103515245) + 12345) >>> 0;
      game.apply(moves[(state >>> 8) % moves.length]);
    }
    plies += game.ply;
    assert.ok(game.outcome().ranking.length > 0);
    game.free();
  }
  return Math.round((plies / (performance.now() - clock)) * 1000);
}

const number = (value) => value.toLocaleString("en").padStart(12);
console.log("\n| game | variant |  native |  wasm | wasm / native | from JavaScript |\n| --- | --- | ---: | ---: | ---: | ---: |");
for (const { id, variants } of games()) {
  for (const variant of variants) {
    const one = native.find((line) => line.game === id && line.variant === variant.id);
    assert.ok(one, `${id} ${variant.id} was not measured natively`);
    const wasm = inside(id, variant.options);
    const script = outside(id, variant.options);
    console.log(`| ${id} | ${variant.id} | ${number(one.pliesPerSecond)} | ${number(wasm)} | ${(wasm / one.pliesPerSecond).toFixed(2)} | ${number(script)} |`);
  }
}
console.log("\nplies per second of uniformly random play, moves of chance counted; every run asserts that its games ended");
