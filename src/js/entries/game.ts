// `ludotheque/<game>` for browsers and bundlers: one game, with its WebAssembly inside. Only the languages beside English are
// imported on demand: a service worker, which may not do that, has English.

import {
	compileFrom,
	compileInlined,
	gameCalls,
	initOptions,
	load,
	loadCommon,
	loaded,
	loadedLibrary,
	loadText,
} from "../engine.ts";
import type { Glue } from "../glue.ts";
import type { CommonText, GameText, SourceText } from "../languages.ts";
import type { Others } from "../library.ts";
import type * as Declared from "../types/game.d.ts";
import type { GameId } from "../types/index.d.ts";

/** What an entry for one game exports, as it is declared for Kopis: the build writes the declarations of the others from that. */
export type GameEntry = Pick<
	typeof Declared,
	| "init"
	| "rules"
	| "scenarios"
	| "components"
	| "createGame"
	| "restoreGame"
	| "translate"
>;

/** What the entry imports when a language is asked for. */
export type GameLanguages = Others<{
	text: () => Promise<GameText>;
	common: () => Promise<CommonText>;
}>;

/** The calls of the entry for one game. */
export function gameEntry(
	id: GameId,
	glue: Glue,
	text: SourceText,
	wasm: string,
	languages: GameLanguages,
): GameEntry {
	const init: typeof Declared.init = async (options) => {
		const { source, lang } = initOptions(options, "game-init-options");
		const module = () =>
			source === undefined ? compileInlined(wasm) : compileFrom(id, source);
		const language = languages[lang];
		await Promise.all([
			load(id, () => ({ module: module(), glue, text })),
			language && loadText(id, lang, language.text),
			language && loadCommon(lang, language.common),
		]);
	};
	const library = loadedLibrary([id]);
	return { init, ...gameCalls<"kopis">(id, () => loaded(id), library) };
}
