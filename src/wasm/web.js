// The entry with the WebAssembly as a file of its own: smaller, streamed, cached. `init` takes where it is: a URL, a
// Response, bytes or a WebAssembly.Module; without an argument it is the file beside this one.

import { once } from "./once.js";

export const { init, games, rules, scenarios, createGame, restoreGame } = once(
  (from) => from ?? new URL("ludotheque.wasm", import.meta.url),
);
export { init as default };
export { Game, RulesError } from "./facade.js";
