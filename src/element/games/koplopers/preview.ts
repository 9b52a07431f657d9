// What a target of Koplopers & Dwarsliggers would do, drawn before it is pressed.

import { s } from "../../svg.ts";
import type { Lookup } from "./board.ts";
import {
	boardOf,
	isPassing,
	pose,
	posed,
	trainOf,
	translate,
} from "./board.ts";
import { chip, goalRing, sumNote, train } from "./pieces.ts";
import type { Context, Event, Preview, State, Target } from "./types.ts";

export function preview(
	layer: SVGGElement,
	{ target, events, after }: Preview,
	{ view, components }: Context,
) {
	const board = boardOf(components);
	layer.append(...rings(board, meant(target, view)));
	if (events === null || after === null) return;
	for (const event of events) layer.append(...ghosts(event, after, board));
}

/** The tokens that a target is about. */
function meant({ hit, move }: Target, view: State) {
	const [kind, seat, id] = hit.split(":");
	const load =
		kind === "train"
			? (trainOf(view, Number(seat), Number(id))?.load ?? [])
			: [];
	return move !== undefined && "token" in move ? [move.token, ...load] : load;
}

/** Rings round the stations that these tokens want to reach. */
function rings(board: Lookup, tokens: readonly string[]) {
	const goals = tokens.flatMap((id) => board.tokens.get(id)?.destination ?? []);
	return [...new Set(goals)].map((goal) => goalRing(translate(board.at(goal))));
}

/** What an event changes. */
function ghosts(event: Event, after: State, board: Lookup) {
	const ghost = (transform: string, piece: SVGElement) =>
		s("g", { class: "ghost", transform }, piece);
	switch (event.type) {
		case "drove":
		case "reversed":
		case "built":
		case "decoupled": {
			const id = event.type === "decoupled" ? event.newTrain : event.train;
			const each = trainOf(after, event.seat, id);
			if (each === undefined) return [];
			const where = pose(board, each, isPassing(after, event.seat, each));
			return [ghost(posed(where), train(event.seat, id, each.units.length))];
		}
		case "disrupted": {
			const [x, y] = board.at(event.station);
			return [ghost(translate([x, y - 30]), chip(event.chip))];
		}
		case "boarded":
		case "alighted": {
			const [x, y] = board.at(event.station);
			const sign = event.type === "boarded" ? "+" : "✓ ";
			const note = sumNote(`${sign}${event.passengers}`, 96);
			note.setAttribute("transform", translate([x, y - 44]));
			return [...rings(board, event.tokens), note];
		}
		default:
			return [];
	}
}
