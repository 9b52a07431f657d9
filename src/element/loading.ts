// The rules, loaded for all tables of a page when the first table of a game needs them.

import * as engine from "../js/entries/web.ts";
import type { GameId, Language } from "../js/types/index.d.ts";
import { messageOf, Said } from "./words.ts";

type Package = typeof import("../js/types/index.d.ts");
/** The calls of the package. */
export type Engine = Pick<
	Package,
	| "games"
	| "isGameId"
	| "rules"
	| "scenarios"
	| "createGame"
	| "restoreGame"
	| "translate"
>;

/** What games there are; answers before anything is loaded. */
export const games: Engine["games"] = engine.games;

/**
 * Loads these games, or all of them, and gives the calls of the package. After a failure the next call tries again.
 *
 * The WebAssembly is a file of its own, streamed and cached. Where it is not found beside its module (a development server
 * that moved the module elsewhere), the entry that has it inside serves as well.
 */
export async function ready(
	games?: GameId | readonly GameId[],
	lang: Language = "en",
): Promise<Engine> {
	if (typeof WebAssembly === "undefined")
		throw new Said((words) => words.table.noWebAssembly);
	try {
		await engine.init(games, { lang });
	} catch (first) {
		try {
			const inlined = await import("../js/entries/index.ts");
			await inlined.init(games, { lang });
		} catch {
			throw new Said((words) =>
				words.table.rulesNotLoaded(messageOf(first, words)),
			);
		}
	}
	return engine;
}

/** The calls of the package, with the game loaded that a lesson says it is about. */
export function readyFor(lesson: unknown) {
	const game = (lesson as { game?: unknown } | null | undefined)?.game;
	return ready(engine.isGameId(game) ? game : []);
}
