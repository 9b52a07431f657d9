// Games come and go, and the memory of the module stays as it was: nothing of a freed game is left behind.

import assert from "node:assert/strict";
import { test } from "node:test";
import { readFileSync } from "node:fs";
import init, { createGame, games } from "../../pkg/web.js";

/** The whole count with `MEMORY_GAMES=100000`; a part of it with every `npm test`. */
const GAMES = Number(process.env.MEMORY_GAMES ?? 4000);
const FIRST = 1000;

test(`${GAMES} games created, played and freed leave the memory where it was after the first ${FIRST}`, async () => {
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
  for (let n = 1; n <= GAMES; n++) {
    // The same thousand games again and again. New games add moves and events to the catalogue of numbers, which is kept and has
    // an upper bound: that growth is not what is looked for here.
    const seed = n % FIRST;
    const game = createGame(ids[n % ids.length], { seed });
    for (let ply = 0; ply < 6; ply++) {
      const moves = game.legalMoves();
      game.apply(moves[seed % moves.length]);
    }
    assert.ok(game.playRandom({ seed }).ranking.length > 0);
    game.free();
    if (n === FIRST) after = memory.buffer.byteLength;
  }
  assert.equal(memory.buffer.byteLength, after);
});
