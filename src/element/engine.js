// The rules, loaded for all tables of a page when the first table of a game needs them.

import * as engine from "../js/entries/web.ts";

/** @typedef {typeof import("../js/types/index.d.ts")} Package */
/** @typedef {import("../js/types/index.d.ts").GameId} GameId */
/** The calls of the package. @typedef {Pick<Package, "games" | "isGameId" | "rules" | "scenarios" | "createGame" | "restoreGame">} Engine */

/**
 * Loads these games, or all of them, and gives the calls of the package. After a failure the next call tries again.
 *
 * The WebAssembly is a file of its own, streamed and cached. Where it is not found beside its module (a development server
 * that moved the module elsewhere), the entry that has it inside serves as well.
 * @param {GameId | readonly GameId[]} [games]
 * @returns {Promise<Engine>}
 */
export async function ready(games) {
  try {
    await engine.init(games);
  } catch (first) {
    try {
      const inlined = await import("../js/entries/index.ts");
      await inlined.init(games);
    } catch {
      throw new Error(`The rules could not be loaded: ${first instanceof Error ? first.message : String(first)}`);
    }
  }
  return engine;
}

/**
 * The calls of the package, with the game loaded that a lesson says it is about.
 * @param {unknown} lesson
 */
export function readyFor(lesson) {
  const game = /** @type {{ game?: unknown } | null | undefined} */ (lesson)?.game;
  return ready(engine.isGameId(game) ? game : []);
}
