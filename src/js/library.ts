// Where the calls of an entry find what people read. In a browser it is loaded before; in Node and workerd it is there.

import { COMMON, KINDS } from "ludotheque:common/en";
import { refusal } from "./error.ts";
import {
	type CommonText,
	type GameText,
	loadedCommon,
	loadedInfos,
	loadedText,
	type SourceText,
} from "./languages.ts";
import { loaded } from "./registry.ts";
import type { Library } from "./translate.ts";
import type { GameId, GameInfo, Language } from "./types/index.d.ts";

/** What is there in every language beside English. */
export type Others<T> = Partial<Record<Language, T>>;

function needed<T>(found: T | undefined, lang: Language): T {
	if (found === undefined) throw refusal("language-not-loaded", { lang });
	return found;
}

/** What `init` has loaded of these games. */
export const loadedLibrary = (ids: readonly GameId[]): Library => ({
	ids,
	text(id, lang) {
		const { text } = loaded(id);
		return lang === "en" ? text : needed(loadedText(id, lang), lang);
	},
	kinds: (room) => (room === "engine" ? KINDS : loaded(room).text.kinds),
	common: (lang) => (lang === "en" ? COMMON : needed(loadedCommon(lang), lang)),
});

/** What `games()` says in a language that `init` has loaded. */
export const loadedGames =
	(english: readonly GameInfo[]) =>
	(lang: Language): readonly GameInfo[] =>
		lang === "en" ? english : needed(loadedInfos(lang), lang);

/** The texts of a game that are there. */
export interface SyncText {
	text: SourceText;
	texts: Others<GameText>;
}

/** What is there without being loaded. */
export function syncLibrary(
	games: Partial<Record<GameId, SyncText>>,
	common: Others<CommonText>,
): Library {
	const there = (id: GameId) => {
		const game = games[id];
		if (game === undefined) throw refusal("not-loaded", { game: id });
		return game;
	};
	return {
		ids: Object.keys(games) as GameId[],
		text(id, lang) {
			const { text, texts } = there(id);
			return lang === "en" ? text : needed(texts[lang], lang);
		},
		kinds: (room) => (room === "engine" ? KINDS : there(room).text.kinds),
		common: (lang) => (lang === "en" ? COMMON : needed(common[lang], lang)),
	};
}

/** What `games()` says where all languages are there. */
export const syncGames =
	(english: readonly GameInfo[], others: Others<readonly GameInfo[]>) =>
	(lang: Language): readonly GameInfo[] =>
		lang === "en" ? english : needed(others[lang], lang);
