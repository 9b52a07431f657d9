// Engines for Node and workerd: a module is there, synchronously, when its game is first used.

import { refusal } from "./error.ts";
import type { Glue } from "./glue.ts";
import type { SyncText } from "./library.ts";
import { type Engine, register, registered } from "./registry.ts";
import type { GameId } from "./types/index.d.ts";

/** A game that can be loaded synchronously. */
export interface SyncGame extends SyncText {
	glue: Glue;
	module(): WebAssembly.Module;
}

/** Gives the engine of a game, out of these; loads it at its first use. */
export function syncLoader(
	games: Partial<Record<GameId, SyncGame>>,
): (id: GameId) => Engine {
	return (id) => registered(id) ?? open(id, games[id]);
}

function open(id: GameId, game: SyncGame | undefined): Engine {
	if (game === undefined) throw refusal("not-loaded", { game: id });
	const { glue, text } = game;
	const module = game.module();
	glue.instantiateSync({ module });
	return register({ id, module, glue, text });
}
