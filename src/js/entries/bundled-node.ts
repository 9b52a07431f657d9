// `ludotheque` for code that a bundler writes for Node, such as a page rendered on a server: no file lies beside it, so the
// WebAssembly is inside. Games are loaded synchronously.

import { GAMES } from "ludotheque:bundled-node";
import { INFOS } from "ludotheque:infos";
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
