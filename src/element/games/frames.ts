// The games that have a picture, looked up by their ids.

import type { GameId, Language } from "../../js/types/index.d.ts";
import { loadGameWords } from "../languages.ts";
import { games } from "../loading.ts";
import * as list from "./index.ts";
import type { AnyRenderer, Frame } from "./renderer.ts";

const FRAMES: Record<string, Frame> = list;

/** What is known of a game before its picture is loaded; null when it has no picture. */
export function frameOf(id: string): Frame | null {
	return Object.hasOwn(FRAMES, id) ? (FRAMES[id] ?? null) : null;
}

/** The infos of the games that have a picture, in the order of the package. */
export const framedGames = () =>
	games().filter(({ id }) => frameOf(id) !== null);

/** The ids of the games that have a picture. */
export const framedIds = () => framedGames().map(({ id }) => id);

/**
 * The renderer of a game in a language, or null when it has no picture. A renderer whose words are no catalogue yet speaks
 * English in every language.
 */
export async function rendererOf(
	id: GameId,
	lang: Language,
): Promise<AnyRenderer | null> {
	const frame = frameOf(id);
	if (frame === null) return null;
	const [module, words] = await Promise.all([
		frame.renderer(),
		loadGameWords(id, lang),
	]);
	return (
		words === null || module.inLanguage === undefined
			? module.default
			: module.inLanguage(words as never)
	) as AnyRenderer;
}
