// The entry for browsers and bundlers: the WebAssembly is inside. `await init()` once, then everything is synchronous.

import wasm from "wasm";
import { once } from "./once.js";

export const { init, games, rules, scenarios, createGame, restoreGame } = once(() => wasm);
export { init as default };
export { Game, RulesError } from "./facade.js";
