// The languages that are loaded, shared by all entries like the games: what is loaded once serves every entry of a page.

import type { Sentence } from "./translate.ts";
import type {
	GameId,
	GameInfo,
	Language,
	Rule,
	ScenarioInfo,
} from "./types/index.d.ts";

/** The sentences of a game or of the engine in a language, and the words that are put into them. */
export interface Sentences {
	/** By the last part of their ids. */
	sentences: Record<string, Sentence>;
	/** By what the engine says. */
	terms: Record<string, string>;
}

/** What people read about a game. */
export interface GameText extends Sentences {
	rules: Rule[];
	scenarios: ScenarioInfo[];
}

/** The text of a game in English, which says what its sentences are about, too. */
export interface SourceText extends GameText {
	kinds: Kinds;
}

/** The kinds of the parameters of each sentence. */
export type Kinds = Record<string, Record<string, string>>;

/** The sentences that are the same for every game. */
export interface CommonText {
	engine: Sentences;
	package: Sentences;
}

const texts = new Map<string, GameText>();
const common = new Map<Language, CommonText>();
const infos = new Map<Language, GameInfo[]>();

const loader =
	<Key, Value>(
		kept: Map<Key, Value>,
	): ((key: Key, load: () => Promise<Value>) => Promise<void>) =>
	async (key, load) => {
		if (!kept.has(key)) kept.set(key, await load());
	};
const loadOne = loader(texts);

/** Loads what people read about a game in a language. */
export const loadText = (
	id: GameId,
	lang: Language,
	load: () => Promise<GameText>,
) => loadOne(`${id}.${lang}`, load);

/** Loads the sentences of a language that are the same for every game. */
export const loadCommon = loader(common);

/** Loads what `games()` says in a language. */
export const loadInfos = loader(infos);

export const loadedText = (id: GameId, lang: Language) =>
	texts.get(`${id}.${lang}`);
export const loadedCommon = (lang: Language) => common.get(lang);
export const loadedInfos = (lang: Language) => infos.get(lang);
