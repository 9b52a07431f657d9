// What all entries of the package share, in one file: the registry of the games that are loaded, the class Game, and what
// entries are made of. An entry adds where the games are.

export { gameId, initOptions, optionsText } from "./arguments.ts";
export { bots } from "./bot.ts";
export { calls, gameInSave, wantedGames } from "./calls.ts";
export { compileFrom, compileInlined } from "./compile.ts";
export { failure, RulesError, refusal } from "./error.ts";
export { create, Game, restore } from "./game.ts";
export { copy, gameCalls } from "./game-calls.ts";
export { loadCommon, loadInfos, loadText } from "./languages.ts";
export {
	loadedGames,
	loadedLibrary,
	syncGames,
	syncLibrary,
} from "./library.ts";
export { sentence } from "./messages.ts";
export { load, loaded, renew } from "./registry.ts";
export { syncLoader } from "./sync-loader.ts";
