// The calls of an entry for one game that is loaded synchronously. `init` only checks what it is told.

import { gameCalls, initOptions } from "../engine.ts";
import type { Engine } from "../registry.ts";
import type { Library } from "../translate.ts";
import type * as Declared from "../types/game.d.ts";
import type { GameId } from "../types/index.d.ts";
import type { GameEntry } from "./game.ts";

const init: typeof Declared.init = async (options) => {
	initOptions(options, "game-init-options");
};

export function syncGameEntry(
	id: GameId,
	engine: (id: GameId) => Engine,
	library: Library,
): GameEntry {
	return { init, ...gameCalls<"kopis">(id, () => engine(id), library) };
}
