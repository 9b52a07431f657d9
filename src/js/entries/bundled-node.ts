// `ludotheque` for code that a bundler writes for Node, such as a page rendered on a server: no file lies beside it, so the
// WebAssembly is inside. Games are loaded synchronously.

import { syncLoader } from "../engine.ts";
import { syncEntry } from "./sync.ts";
import { GAMES } from "ludotheque:bundled-node";
import { INFOS } from "ludotheque:infos";

export const { init, games, isGameId, rules, scenarios, createGame, restoreGame } = syncEntry(INFOS, syncLoader(GAMES));
export { init as default };
export { Game, RulesError } from "../engine.ts";
