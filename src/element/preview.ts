// What a target would do, tried on a copy of the game.

import type { Actor, GameId } from "../js/types/index.d.ts";
import type {
	Preview as PreviewOf,
	Target as TargetOf,
} from "./games/renderer.ts";
import type { TableGame } from "./table-game.ts";

type Target = TargetOf<GameId>;
type Preview = PreviewOf<GameId>;

/**
 * What a target would do. Nothing comes back of a move that would reveal something; where nothing is hidden, a move that
 * leads to a draw is shown up to the draw.
 */
export function preview(
	table: TableGame,
	target: Target,
	actor: Actor | null,
): Preview {
	if (target.move === undefined || typeof actor !== "number")
		return { target, events: null, after: null };
	const from = table.ply;
	const copy = table.game.clone();
	try {
		copy.apply(target.move, actor);
		if (copy.canUndo(actor))
			return {
				target,
				events: copy.log({ from, seat: actor }).map(({ event }) => event),
				after: copy.view(actor),
			};
		if (table.hasSecrets()) return { target, events: null, after: null };
		const own = copy.log({ from }).filter(({ ply }) => ply === from);
		return { target, events: own.map(({ event }) => event), after: null };
	} finally {
		copy.free();
	}
}
