// `ludotheque/<game>` for browsers and bundlers: one game, with its WebAssembly inside. Nothing is imported on demand, since a
// service worker may not do that.

import type { GameId } from "../types/index.d.ts";
import { compileFrom, compileInlined, gameCalls, initOptions, load, loaded } from "../engine.ts";
import type * as Declared from "../types/game.d.ts";
import type { Glue } from "../glue.ts";
import type { GameText } from "../registry.ts";

/** The calls of the entry for one game. */
export function gameEntry(id: GameId, glue: Glue, text: GameText, wasm: string) {
  const init: typeof Declared.init = async (options) => {
    const { source } = initOptions(options, "game-init-options");
    const module = () => (source === undefined ? compileInlined(wasm) : compileFrom(id, source));
    await load(id, () => ({ module: module(), glue, text }));
  };
  return { init, ...gameCalls(() => loaded(id)) };
}
