// `ludotheque` for Node: games are loaded synchronously, at their first use.

import { INFOS, engine, syncEntry } from "../node.ts";

export const { init, games, isGameId, rules, scenarios, createGame, restoreGame } = syncEntry(INFOS, engine);
export { init as default };
export { Game, RulesError } from "../node.ts";
