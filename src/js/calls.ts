// The calls of the package, over engines that may or may not be loaded. `init` is not among them: entries differ in it.

import { gameId, languageOf, savedText } from "./arguments.ts";
import { refusal } from "./error.ts";
import { create, restore } from "./game.ts";
import { copy, gameCalls } from "./game-calls.ts";
import type { Engine } from "./registry.ts";
import { type Library, translate } from "./translate.ts";
import type * as Declared from "./types/index.d.ts";
import type {
	AnyGame,
	Detail,
	GameId,
	GameInfo,
	Language,
} from "./types/index.d.ts";

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

/** What the calls of an entry for all games need: `engine` and `library` give what is loaded, or throw. */
export interface Loaded {
	infos: (lang: Language) => readonly GameInfo[];
	engine: (id: GameId) => Engine;
	library: Library;
}

/** The calls of an entry for all games. */
export function calls({ infos, engine, library }: Loaded) {
	const { ids } = library;
	const ofGame = <Id extends GameId>(id: Id) => {
		const known = gameId(id, ids);
		return gameCalls<Id>(known, () => engine(known), library);
	};
	return {
		games: (lang) => copy([...infos(languageOf(lang))]),
		isGameId: (text: unknown): text is GameId => ids.some((id) => id === text),
		rules: (id, lang) => ofGame(id).rules(lang),
		scenarios: <Id extends GameId>(id: Id, lang?: Language) =>
			ofGame(id).scenarios(lang),
		translate: (detail: Detail, lang?: Language) =>
			translate(detail, languageOf(lang), library),
		components: <Id extends GameId>(id: Id) => ofGame(id).components(),
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
		| "translate"
		| "restoreGame"
	>;
}
