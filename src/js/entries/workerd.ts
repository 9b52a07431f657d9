// `ludotheque` for Cloudflare Workers and their runtime, workerd: the modules are imported, since no bytes may be compiled there.

import { INFOS } from "ludotheque:infos";
import { COMMON, GAMES, OTHER_INFOS } from "ludotheque:workerd";
import { syncGames, syncLibrary, syncLoader } from "../engine.ts";
import { syncEntry } from "./sync.ts";

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
} = syncEntry({
	infos: syncGames(INFOS, OTHER_INFOS),
	engine: syncLoader(GAMES),
	library: syncLibrary(GAMES, COMMON),
});
export { Game, RulesError } from "../engine.ts";
export { init as default };
