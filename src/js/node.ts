// What all entries for Node share beside the engine: the modules are files beside this one.

import { syncLoader } from "./engine.ts";
import { GAMES } from "ludotheque:node";

/** The engine of a game, loaded at its first use. */
export const engine = syncLoader(GAMES);

export { INFOS } from "ludotheque:infos";
export { Game, RulesError, bots, failure } from "./engine.ts";
export { syncEntry } from "./entries/sync.ts";
export { syncGameEntry } from "./entries/game-sync.ts";
