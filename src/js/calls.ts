// The calls of the package, over engines that may or may not be loaded. `init` is not among them: entries differ in it.

import { gameId, needLanguage, savedText } from "./arguments.ts";
import { refusal } from "./error.ts";
import { create, restore } from "./game.ts";
import { copy, gameCalls } from "./game-calls.ts";
import type { Engine } from "./registry.ts";
import type * as Declared from "./types/index.d.ts";
import type { AnyGame, GameId, GameInfo, Language } from "./types/index.d.ts";

/** The games that `init` is asked for: one, several, or all. */
export function wantedGames(
	games: unknown,
	all: readonly GameId[],
): readonly GameId[] {
	if (games === undefined) return all;
	return Array.isArray(games)
		? games.map((id) => gameId(id, all))
		: [gameId(games, all)];
}

/** The game that a saved text names first. Whether it is one of its saves, that game finds out. */
export function gameInSave(text: string, all: readonly GameId[]): GameId {
	const id = /"game"\s*:\s*"([a-z-]{1,40})"/.exec(text)?.[1];
	const found = all.find((each) => each === id);
	if (found === undefined) throw refusal("save-of-no-game", { games: all });
	return found;
}

/** The calls of an entry for all these games; `engine` gives one that is loaded, or throws. */
export function calls(
	infos: readonly GameInfo[],
	engine: (id: GameId) => Engine,
) {
	const ids = infos.map(({ id }) => id);
	return {
		games(lang) {
			needLanguage(lang);
			return copy([...infos]);
		},
		isGameId: (text: unknown): text is GameId => ids.some((id) => id === text),
		rules: (id, lang) => gameCalls(() => engine(gameId(id, ids))).rules(lang),
		scenarios: <Id extends GameId>(id: Id, lang?: Language) =>
			gameCalls<Id>(() => engine(gameId(id, ids))).scenarios(lang),
		components: <Id extends GameId>(id: Id) =>
			gameCalls<Id>(() => engine(gameId(id, ids))).components(),
		createGame: (id, options) => create(engine(gameId(id, ids)), options),
		restoreGame(text) {
			const saved = savedText(text);
			const id = gameInSave(saved, ids);
			return restore<typeof id>(engine(id), saved) as AnyGame;
		},
	} satisfies Pick<
		typeof Declared,
		| "games"
		| "isGameId"
		| "rules"
		| "scenarios"
		| "components"
		| "createGame"
		| "restoreGame"
	>;
}
