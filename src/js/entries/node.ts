// `ludotheque` for Node: games are loaded synchronously, at their first use.

import { engine, INFOS, syncEntry } from "../node.ts";

export const {
	init,
	games,
	isGameId,
	rules,
	scenarios,
	components,
	createGame,
	restoreGame,
} = syncEntry(INFOS, engine);
export { Game, RulesError } from "../node.ts";
export { init as default };
