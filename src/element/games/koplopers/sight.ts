// What of the map of Koplopers & Dwarsliggers should be seen now: the trains of the viewer, or where the one in hand can go.

import type { Sight } from "../renderer.ts";
import type { Lookup, Point } from "./board.ts";
import { boardOf, extent } from "./board.ts";
import { inHand } from "./moves.ts";
import type { Context, Train } from "./types.ts";

/** How close a map is shown by itself. */
const CLOSEST = 1;

/** A train with the stations around it. */
function around(board: Lookup, train: Train): Point[] {
	const track = board.tracks.get(train.section);
	if (track === undefined) return [];
	const next = board.components.sections
		.filter(({ a, b }) => a === train.toward || b === train.toward)
		.flatMap(({ a, b }) => [board.at(a), board.at(b)]);
	return [track.a, track.b, ...next];
}

export function sight(context: Context): Sight {
	const { view, seat, components, moves, chosen } = context;
	const board = boardOf(components);
	const viewer = seat ?? view.turn;
	const phase = view.phase;
	const asked = "train" in phase ? phase.train : null;
	const picked = chosen.length > 0 ? inHand(moves, chosen) : null;
	const hand = viewer === view.turn ? (asked ?? picked) : null;
	const trains = view.seats[viewer]?.trains ?? [];
	const shown = trains.filter(({ id }) => hand === null || id === hand);
	const points = shown.flatMap((train) => around(board, train));
	if (points.length === 0)
		return { key: `${viewer}`, box: extent(board), closest: CLOSEST };
	const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
	const [x, y] = [Math.min(...xs), Math.min(...ys)];
	return {
		key: `${viewer} ${view.round} ${shown.map(({ id, section }) => `${id}${hand === null ? "" : section}`).join()}`,
		box: [x, y, Math.max(...xs) - x, Math.max(...ys) - y],
		closest: CLOSEST,
	};
}
