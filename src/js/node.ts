// What the entries of Node for all games share beside the engine.

import { GAMES } from "ludotheque:node";
import { syncLoader } from "./engine.ts";

/** The engine of a game, loaded at its first use. */
export const engine = syncLoader(GAMES);

export { INFOS } from "ludotheque:infos";
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
