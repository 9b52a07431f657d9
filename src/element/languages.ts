// The languages of tables: words are loaded once for all tables of a page, English is always there.

import { GAME_WORDS, TOURS, WORDS } from "ludotheque:table-languages";
import type { GameId, Language } from "../js/types/index.d.ts";
import { english, type Words } from "./words.ts";

const there = new Map<Language, Words>([["en", english]]);

/** The words of a language, if they are loaded. */
export const wordsThere = (lang: Language) => there.get(lang) ?? null;

/** The words of the table in a language. */
export async function loadWords(lang: Language): Promise<Words> {
	const load = WORDS[lang];
	if (!there.has(lang) && load !== undefined)
		there.set(lang, (await load()).default);
	return there.get(lang) ?? english;
}

/** The words of a game on the table; null in English, which its renderer has, and where they are no catalogue yet. */
export async function loadGameWords(
	id: GameId,
	lang: Language,
): Promise<unknown> {
	const load = GAME_WORDS[id]?.[lang];
	return load === undefined ? null : (await load()).default;
}

/** The guided tour of a game in another language than English; null where there is none. */
export async function loadTour(id: string, lang: Language): Promise<unknown> {
	const load = Object.hasOwn(TOURS, id) ? TOURS[id]?.[lang] : undefined;
	return load === undefined ? null : (await load()).default;
}

const listeners = new Set<() => void>();
let watching: MutationObserver | null = null;

/** Tells a table when some part of the page says another language. Returns a function that ends it. */
export function onLanguageOfPage(changed: () => void): () => void {
	listeners.add(changed);
	if (watching === null) {
		watching = new MutationObserver(() => {
			for (const listener of listeners) listener();
		});
		watching.observe(document.documentElement, {
			attributeFilter: ["lang"],
			subtree: true,
		});
	}
	return () => {
		listeners.delete(changed);
		if (listeners.size > 0) return;
		watching?.disconnect();
		watching = null;
	};
}
