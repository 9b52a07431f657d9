// `ludotheque` for Node: games are loaded synchronously, at their first use.

import { engine, infos, library, syncEntry } from "../node.ts";

export const {
	init,
	games,
	isGameId,
	rules,
	scenarios,
	translate,
	components,
	createGame,
	restoreGame,
} = syncEntry({ infos, engine, library });
export { Game, RulesError } from "../node.ts";
export { init as default };
