// The rules, loaded once for all tables of a page, when the first of them needs them.

/** @typedef {typeof import("../../pkg/index.js")} Engine */

/** @type {Promise<Engine> | null} */
let loading = null;

/** Loads the rules; every table of the page gets the same ones. After a failure the next call tries again. */
export function ready() {
  loading ??= load().catch((error) => {
    loading = null;
    throw error;
  });
  return loading;
}

/**
 * The WebAssembly is a file of its own, streamed and cached. Where it is not found beside its module (a development server
 * that moved the module elsewhere), the entry that has it inside serves as well.
 * @returns {Promise<Engine>}
 */
async function load() {
  try {
    const engine = await import("../../pkg/web.js");
    await engine.init();
    return engine;
  } catch (first) {
    try {
      const engine = await import("../../pkg/index.js");
      await engine.init();
      return engine;
    } catch {
      throw new Error(`The rules could not be loaded: ${first instanceof Error ? first.message : String(first)}`);
    }
  }
}
