// The entry for code that a bundler writes for Node, such as a page rendered on a server: no file lies beside it, so the
// WebAssembly is inside. Ready at once, like the entry for Node.

import wasm from "wasm";
import { atOnce } from "./at-once.js";

export const { games, rules, scenarios, createGame, restoreGame } = atOnce(wasm);
export { init, init as default } from "./at-once.js";
export { Game, RulesError } from "./facade.js";
