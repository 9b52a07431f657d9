// The bots of one table: whose turn it is to think, and what a hint says.

import { dismiss, pause, suggest } from "./thinking.js";

/** @typedef {import("./games/renderer.d.ts").AnyGame} AnyGame */
/** @typedef {import("./settings.js").Player} Player */
/** @typedef {import("../js/types/index.d.ts").AnyMove} AnyMove */
/** @typedef {import("./thinking.js").Suggestion} Suggestion */

/** A bot that answers at once cannot be followed: what is between two of its moves at least. */
const BREATH = 450;
/** How long a hint is thought about. */
const HINT = 800;

/**
 * @param {{ play: (move: AnyMove, seat: number) => void, settled: () => Promise<unknown>, failed: (seat: number, error: unknown) => void }} on
 *   `settled`: when what is moving on the screen stands still
 */
export function opponents(on) {
  /** @type {AbortController | null} */
  let turn = null;
  /** @type {AbortController | null} */
  let hinting = null;
  /** @type {number | null} */
  let seat = null;
  let ply = -1;

  function stop() {
    turn?.abort();
    turn = null;
    seat = null;
    hinting?.abort();
    hinting = null;
  }

  /**
   * @param {AnyGame} game
   * @param {number} of
   * @param {import("../js/types/index.d.ts").Level} level
   * @param {AbortSignal} signal
   */
  async function move(game, of, level, signal) {
    try {
      const [found] = await Promise.all([suggest(on, game, { level, seat: of, signal }), pause(BREATH, signal).then(on.settled)]);
      if (signal.aborted) return;
      stop();
      on.play(found.move, of);
    } catch (error) {
      if (signal.aborted) return;
      stop();
      on.failed(of, error);
    }
  }

  return {
    /** Who thinks just now. */
    thinking: () => seat,
    stop,
    /** Lets the next bot think, if one is to act. Called whenever something has changed. */
    wake(/** @type {AnyGame} */ game, /** @type {Player[]} */ players) {
      const next = game.actors().find((who) => typeof who === "number" && players[who]?.kind === "bot");
      if (turn !== null && next === seat && game.ply === ply) return;
      stop();
      const player = typeof next === "number" ? players[next] : undefined;
      if (typeof next !== "number" || player?.kind !== "bot") return;
      [seat, ply, turn] = [next, game.ply, new AbortController()];
      void move(game, next, player.level, turn.signal);
    },
    /**
     * What somebody might do; null when it was called off.
     * @param {AnyGame} game
     * @param {number} of
     * @returns {Promise<Suggestion | null>}
     */
    async hint(game, of) {
      hinting?.abort();
      const mine = (hinting = new AbortController());
      try {
        const found = await suggest(on, game, { ms: HINT, seat: of, signal: mine.signal });
        return mine.signal.aborted ? null : found;
      } catch (error) {
        if (mine.signal.aborted) return null;
        throw error;
      }
    },
    close() {
      stop();
      dismiss(on);
    },
  };
}
