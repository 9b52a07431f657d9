// Games that come from a game: the same again, and a copy to play on from some position.

import type { GameId, NewGame } from "../js/types/index.d.ts";
import type { AnyGame } from "./games/renderer.ts";
import type { Engine } from "./loading.ts";

/** A new game that begins as this one did, with a seed of its own. */
export function rematch(engine: Engine, game: AnyGame): AnyGame {
	const { setup } = JSON.parse(game.save());
	const { seed: _, ...options } = setup;
	return engine.createGame(game.id, options as NewGame<GameId>);
}

/** A copy of a game as it stands. Its seed is fresh: what chance draws from here on says nothing about the game itself. */
export function copyOf(engine: Engine, game: AnyGame): AnyGame {
	return engine.restoreGame(game.save({ seed: false }));
}
