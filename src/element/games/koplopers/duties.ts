// Which trains of Koplopers & Dwarsliggers must still do something before the turn can end.

import type { Context } from "./types.ts";

/** What a train must do: set passengers down, take them aboard, be put in service, or anything at all. */
export type Duty = "alight" | "board" | "serve" | "act";

const known: WeakMap<object, Map<number, Duty>> = new WeakMap();

/** The duty of each train that has one. The engine is asked once for each list of moves. */
export function duties(
	context: Pick<Context, "view" | "moves" | "actor" | "check">,
) {
	const found = known.get(context.moves) ?? dutiesOf(context);
	known.set(context.moves, found);
	return found;
}

/** The duty of each train that has one: the engine says which owe an action; a stop is incomplete while somebody can still alight or board. */
function dutiesOf({
	view,
	moves,
	actor,
	check,
}: Pick<Context, "view" | "moves" | "actor" | "check">): Map<number, Duty> {
	const found: Map<number, Duty> = new Map();
	if (view.phase.type !== "act" || actor !== view.turn) return found;
	const end = check({ type: "endTurn" });
	if (end.legal) return found;
	for (const train of view.seats[view.turn]?.trains ?? []) {
		const can = (type: "alight" | "board") =>
			(train.now.halted || train.now.moved) &&
			moves.some((mv) => mv.type === type && mv.train === train.id);
		if (can("alight")) found.set(train.id, "alight");
		else if (can("board")) found.set(train.id, "board");
		else if (end.about?.includes(String(train.id)))
			found.set(train.id, train.now.built ? "serve" : "act");
	}
	return found;
}
