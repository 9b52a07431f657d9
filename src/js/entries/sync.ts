// The calls of an entry for all games, loaded synchronously. `init` only checks what it is asked for.

import { calls, initOptions, refusal, wantedGames } from "../engine.ts";
import type { Engine } from "../registry.ts";
import type * as Declared from "../types/index.d.ts";
import type { GameId, GameInfo } from "../types/index.d.ts";

export function syncEntry(
	infos: readonly GameInfo[],
	engine: (id: GameId) => Engine,
) {
	const ids = infos.map(({ id }) => id);
	const init: typeof Declared.init = async (games, options) => {
		wantedGames(games, ids);
		if (initOptions(options, "init-options").source !== undefined)
			throw refusal("source-not-here", {});
	};
	return { init, ...calls(infos, engine) };
}
