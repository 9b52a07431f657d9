// What a target of Koplopers & Dwarsliggers would do, drawn before it is pressed.

import { s } from "../../svg.ts";
import type { Lookup } from "./board.ts";
import { boardOf, trainOf, translate, viewerOf } from "./board.ts";
import { chip, fixed, goalRing, sumNote, train } from "./pieces.ts";
import type { Eye } from "./placement.ts";
import { chipPlace, posed, trainPoses } from "./placement.ts";
import type { Context, Event, Preview, State, Target } from "./types.ts";

export function preview(
	layer: SVGGElement,
	{ target, events, after }: Preview,
	{ view, components, scale, seat }: Context,
) {
	const board = boardOf(components);
	const eye = { scale, viewer: viewerOf(seat, view) };
	layer.append(...rings(board, meant(target, view)));
	if (events === null || after === null) return;
	for (const event of events) layer.append(...ghosts(event, after, board, eye));
}

/** The tokens that a target is about. */
function meant({ hit, move }: Target, view: State) {
	const [kind, seat, id] = hit.split(":");
	if (kind === "token" && seat !== undefined) return [seat];
	const load =
		kind === "train"
			? (trainOf(view, Number(seat), Number(id))?.load ?? [])
			: [];
	return move !== undefined && "token" in move ? [move.token, ...load] : load;
}

/** Rings round the stations that these tokens want to reach. */
function rings(board: Lookup, tokens: readonly string[]) {
	const goals = tokens.flatMap((id) => board.tokens.get(id)?.destination ?? []);
	return [...new Set(goals)].map((goal) => ring(board, goal));
}

/** A ring round a station. */
const ring = (board: Lookup, station: string) =>
	s("g", { transform: translate(board.at(station)) }, fixed(goalRing()));

/** What an event changes. */
function ghosts(event: Event, after: State, board: Lookup, eye: Eye) {
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
			const pose = trainPoses(board, after, eye).get(`${event.seat}:${id}`);
			if (pose === undefined) return [];
			return [ghost(posed(pose), train(event.seat, id, each.units.length))];
		}
		case "disrupted": {
			const at = chipPlace(board, after, event.station, eye);
			return [
				ring(board, event.station),
				ghost(translate(at), fixed(chip(event.chip))),
			];
		}
		case "boarded":
		case "alighted": {
			const [x, y] = board.at(event.station);
			const sign = event.type === "boarded" ? "+" : "✓ ";
			const note = s(
				"g",
				{ transform: translate([x, y - 34 / eye.scale]) },
				fixed(sumNote(`${sign}${event.passengers}`)),
			);
			return [...rings(board, event.tokens), note];
		}
		default:
			return [];
	}
}
