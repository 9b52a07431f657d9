// The entry for Node: the rules are there at once, and `init` has nothing to do.

import { readFileSync } from "node:fs";
import { atOnce } from "./at-once.js";

export const { games, rules, scenarios, createGame, restoreGame } = atOnce(readFileSync(new URL("ludotheque.wasm", import.meta.url)));
export { init, init as default } from "./at-once.js";
export { Game, RulesError } from "./facade.js";
