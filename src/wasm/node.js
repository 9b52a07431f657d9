// The entry for Node: the rules are there at once, and `init` has nothing to do.

import { readFileSync } from "node:fs";
import * as raw from "raw";
import { facade } from "./facade.js";

raw.initSync({ module: readFileSync(new URL("ludotheque.wasm", import.meta.url)) });

/** Nothing to wait for. */
export function init() {
  return Promise.resolve();
}

export default init;

export const { games, rules, scenarios, createGame, restoreGame } = facade(raw, () => true);
export { Game, RulesError } from "./facade.js";
