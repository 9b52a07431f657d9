// The bots. One worker thinks for all tables of a page; it is there while some table needs it.

/** @typedef {import("./games/renderer.d.ts").AnyGame} AnyGame */
/** @typedef {import("../js/types/index.d.ts").GameId} GameId */
/** @typedef {import("../js/types/index.d.ts").Suggestion<GameId>} Suggestion */
/** @typedef {import("../js/types/worker.d.ts").Bot} Bot */
/** @typedef {import("../js/types/worker.d.ts").BotOptions<GameId>} Wish */

/** @type {Promise<Bot> | null} */
let bot = null;
/** @type {Set<object>} */
const users = new Set();

/**
 * @param {object} user
 * @returns {Promise<Bot>}
 */
function borrow(user) {
  users.add(user);
  bot ??= import("../js/entries/worker.ts").then(({ createBot }) => createBot()).catch((error) => {
    bot = null;
    throw error;
  });
  return bot;
}

/**
 * Gives the worker back; the last one to do so ends it.
 * @param {object} user
 */
export function dismiss(user) {
  if (!users.delete(user) || users.size > 0) return;
  const last = bot;
  bot = null;
  last?.then((each) => each.close(), () => {});
}

/**
 * What a bot would do. Rejects with an AbortError when the signal says so.
 * @param {object} user whoever asks, until `dismiss`
 * @param {AnyGame} game
 * @param {Wish} wish
 * @returns {Promise<Suggestion>}
 */
export async function suggest(user, game, wish) {
  try {
    const thinker = await borrow(user);
    wish.signal?.throwIfAborted();
    return await thinker.suggest(game, wish);
  } catch (error) {
    if (wish.signal?.aborted) throw wish.signal.reason;
    // A worker that could not start is tried anew the next time.
    dismiss(user);
    throw error;
  }
}

/**
 * Waits, unless it is called off.
 * @param {number} ms
 * @param {AbortSignal} signal
 * @returns {Promise<void>}
 */
export function pause(ms, signal) {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener("abort", () => {
      clearTimeout(timer);
      reject(signal.reason);
    }, { once: true });
  });
}
