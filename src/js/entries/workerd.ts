// `ludotheque` for Cloudflare Workers and their runtime, workerd: the modules are imported, since no bytes may be compiled there.

import { INFOS } from "ludotheque:infos";
import { GAMES } from "ludotheque:workerd";
import { syncLoader } from "../engine.ts";
import { syncEntry } from "./sync.ts";

export const {
	init,
	games,
	isGameId,
	rules,
	scenarios,
	components,
	createGame,
	restoreGame,
} = syncEntry(INFOS, syncLoader(GAMES));
export { Game, RulesError } from "../engine.ts";
export { init as default };
