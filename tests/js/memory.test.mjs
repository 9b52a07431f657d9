// Games come and go, and the memory of the module stays as it was: nothing of a freed game is left behind.

import assert from "node:assert/strict";
import { test } from "node:test";
import { readFileSync } from "node:fs";
import init, { createGame, games } from "../../pkg/web.js";

/** The whole count with `MEMORY_GAMES=100000`; a part of it with every `npm test`. */
const GAMES = Number(process.env.MEMORY_GAMES ?? 4000);
const FIRST = 1000;

test(`${GAMES} games created, played and freed leave the memory where it was after the first ${FIRST}`, async (t) => {
  // The memory of the module is not part of the API: this looks at the instance that is made.
  let memory;
  const { instantiate } = WebAssembly;
  WebAssembly.instantiate = async (...args) => {
    const made = await instantiate.apply(WebAssembly, args);
    memory = (made.instance ?? made).exports.memory;
    return made;
  };
  await init(readFileSync(new URL("../../pkg/ludotheque.wasm", import.meta.url)));
  WebAssembly.instantiate = instantiate;
  assert.ok(memory instanceof WebAssembly.Memory);

  const ids = games().map(({ id }) => id);
  let after;
  let plies = 0;
  for (let n = 1; n <= GAMES; n++) {
    // No game is played twice. Every other one is played to its end from out here, the rest inside after six moves.
    const game = createGame(ids[n % ids.length], { seed: n });
    let pick = n;
    for (let moves = game.legalMoves(); moves.length > 0 && (n % 2 === 0 || game.ply < 6); moves = game.legalMoves()) {
      pick = (Math.imul(pick, 1664525) + 1013904223) >>> 0;
      game.apply(moves[Math.floor((pick / 2 ** 32) * moves.length)]);
    }
    const { ranking } = n % 2 === 0 ? game.outcome() : game.playRandom({ seed: n });
    assert.ok(ranking.length > 0);
    plies += game.ply;
    game.free();
    if (n === FIRST) after = memory.buffer.byteLength;
  }
  t.diagnostic(`${plies} plies; ${after} bytes after ${FIRST} games, ${memory.buffer.byteLength} after ${GAMES}`);
  assert.equal(memory.buffer.byteLength, after);
});
