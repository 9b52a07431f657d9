// What the entries of Node for all games share beside the engine.

import { INFOS } from "ludotheque:infos";
import { COMMON, GAMES, OTHER_INFOS } from "ludotheque:node";
import { syncGames, syncLibrary, syncLoader } from "./engine.ts";

/** The engine of a game, loaded at its first use. */
export const engine = syncLoader(GAMES);

/** What people read about the games. */
export const library = syncLibrary(GAMES, COMMON);

/** What `games()` says in a language. */
export const infos = syncGames(INFOS, OTHER_INFOS);

export {
	bots,
	copy,
	create,
	failure,
	Game,
	gameId,
	gameInSave,
	optionsText,
	RulesError,
	refusal,
	renew,
	restore,
	sentence,
} from "./engine.ts";
export { syncGameEntry } from "./entries/game-sync.ts";
export { syncEntry } from "./entries/sync.ts";
export { INFOS };
