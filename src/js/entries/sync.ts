// The calls of an entry for all games, loaded synchronously. `init` only checks what it is asked for.

import type { Loaded } from "../calls.ts";
import { calls, initOptions, refusal, wantedGames } from "../engine.ts";
import type * as Declared from "../types/index.d.ts";

export function syncEntry(loaded: Loaded) {
	const init: typeof Declared.init = async (games, options) => {
		wantedGames(games, loaded.library.ids);
		if (initOptions(options, "init-options").source !== undefined)
			throw refusal("source-not-here", {});
	};
	return { init, ...calls(loaded) };
}
