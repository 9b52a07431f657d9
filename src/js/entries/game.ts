// `ludotheque/<game>` for browsers and bundlers: one game, with its WebAssembly inside. Nothing is imported on demand, since a
// service worker may not do that.

import {
	compileFrom,
	compileInlined,
	gameCalls,
	initOptions,
	load,
	loaded,
} from "../engine.ts";
import type { Glue } from "../glue.ts";
import type { GameText } from "../registry.ts";
import type * as Declared from "../types/game.d.ts";
import type { GameId } from "../types/index.d.ts";

/** What an entry for one game exports, as it is declared for Kopis: the build writes the declarations of the others from that. */
export type GameEntry = Pick<
	typeof Declared,
	"init" | "rules" | "scenarios" | "components" | "createGame" | "restoreGame"
>;

/** The calls of the entry for one game. */
export function gameEntry(
	id: GameId,
	glue: Glue,
	text: GameText,
	wasm: string,
): GameEntry {
	const init: typeof Declared.init = async (options) => {
		const { source } = initOptions(options, "game-init-options");
		const module = () =>
			source === undefined ? compileInlined(wasm) : compileFrom(id, source);
		await load(id, () => ({ module: module(), glue, text }));
	};
	return { init, ...gameCalls<"kopis">(() => loaded(id)) };
}
