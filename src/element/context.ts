// What a renderer is given.

import type { GameId } from "../js/types/index.d.ts";
import type { AnyGame, Context as ContextOf } from "./games/renderer.ts";
import type { LogEntry } from "./table-game.ts";

type Context = ContextOf<GameId>;

/** The context of a position: what is known of it, what happened last, and the engine's verdict on a move. */
export function contextOf(
	game: Pick<AnyGame, "check">,
	{
		entries,
		...known
	}: Omit<Context, "events" | "check"> & { entries: LogEntry[] },
): Context {
	const last = entries.at(-1)?.ply;
	const events = entries.slice(entries.findIndex(({ ply }) => ply === last));
	return {
		...known,
		events: events.map(({ event }) => event),
		check: (move) => game.check(move, known.actor ?? undefined),
	};
}
