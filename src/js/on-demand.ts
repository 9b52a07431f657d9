// Loads what an entry for all games imports when it is asked for: the same for every such entry but for the modules.

import { GLUE, LANGUAGES, TEXT } from "ludotheque:on-demand";
import { load, loadCommon, loadInfos, loadText } from "./engine.ts";
import type { GameId, Language } from "./types/index.d.ts";

/** Loads games in English and, if it is another one, in a language. */
export async function loadGames(
	ids: readonly GameId[],
	lang: Language,
	module: (id: GameId) => Promise<WebAssembly.Module>,
): Promise<void> {
	const language = LANGUAGES[lang];
	await Promise.all([
		...ids.map((id) =>
			load(id, () => ({
				module: module(id),
				glue: GLUE[id](),
				text: TEXT[id](),
			})),
		),
		...(language === undefined
			? []
			: [
					...ids.map((id) => loadText(id, lang, language.texts[id])),
					loadCommon(lang, language.common),
					loadInfos(lang, async () => (await language.infos()).INFOS),
				]),
	]);
}
