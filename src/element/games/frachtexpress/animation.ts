// How the picture of FrachtExpress moves from one position to the next.

import type { FrachtExpressEvent as Event } from "../../../js/types/index.d.ts";
import { withValue } from "../../platform.ts";
import type { Context as ContextOf } from "../renderer.ts";
import { corner, type Scene, spotAt } from "./board.ts";
import { locAt } from "./field.ts";
import { angle } from "./track.ts";

type Context = ContextOf<"frachtexpress">;

const TIMING = {
	duration: 220,
	easing: "cubic-bezier(0.3, 0, 0.2, 1)",
	fill: "backwards" as const,
};

/** A step of a locomotive: in which beat, and between which spots. */
type Step = { at: number; to: string; from: string; facing: string | null };

export function animate(
	board: SVGGElement,
	events: Event[],
	context: Context,
): Animation[] {
	return [
		...events.flatMap((event) => arrival(board, event, context)),
		...drives(board, events, context),
	];
}

/** A card that is laid drops down, one that is drawn or coupled appears. */
function arrival(
	board: SVGGElement,
	event: Event,
	context: Context,
): Animation[] {
	const appears = (selector: string, from: Keyframe, to: Keyframe) => {
		const element = board.querySelector(selector);
		return element === null ? [] : [element.animate([from, to], TIMING)];
	};
	switch (event.type) {
		case "trackLaid":
		case "trackCompleted":
		case "trackMoved":
		case "stationPlaced": {
			const cell = event.type === "trackMoved" ? event.to : event.cell;
			const [x, y] = corner(context, cell);
			return appears(
				`.sites [data-at="${cell}"]`,
				{
					transform: `translate(${x - 12}px, ${y - 18}px) scale(1.24)`,
					opacity: 0.2,
				},
				{ transform: `translate(${x}px, ${y}px)`, opacity: 1 },
			);
		}
		case "coupled":
		case "wagonGiven":
			return appears(
				`[data-hit$=":${event.card}"]`,
				{ opacity: 0 },
				{ opacity: 1 },
			);
		case "cardDrawn":
			return event.card === null
				? []
				: appears(
						`.hand ${withValue("data-card", event.card)}`,
						{ opacity: 0, translate: "0 -60px" },
						{ opacity: 1, translate: "0 0" },
					);
		default:
			return [];
	}
}

/** Each locomotive goes from spot to spot; what is pushed goes in the same beat. */
function drives(board: SVGGElement, events: Event[], scene: Scene) {
	const runs: Map<number, Step[]> = new Map();
	let beats = 0;
	for (const event of events) {
		if (event.type !== "moved") continue;
		const { loc, to, from, facing } = event;
		runs.set(loc, [...(runs.get(loc) ?? []), { at: beats, to, from, facing }]);
		if (event.pushedBy === null) beats += 1;
	}
	const beat = Math.max(60, Math.min(140, 1400 / Math.max(1, events.length)));
	return [...runs].flatMap(([seat, steps]) => {
		const element = board.querySelector(`[data-loc="${seat}"]`);
		const frames = framesOf(seat, steps, beats, scene);
		if (element === null || frames === null) return [];
		const duration = beats * beat + 120;
		return [element.animate(frames, { duration, easing: "linear" })];
	});
}

/** Where a locomotive is in each of its beats; null when it is not on the board. */
function framesOf(seat: number, steps: Step[], beats: number, scene: Scene) {
	const end = locAt(scene, seat);
	const first = steps[0];
	if (end === null || first === undefined) return null;
	const { geometry } = scene.components;
	const at = (spot: string, facing: string | null) => {
		const [x, y] = spotAt(scene, spot);
		return `translate(${x}px, ${y}px) rotate(${angle(spot, facing, geometry)}deg) scale(0.8)`;
	};
	const offset = (beat: number) => Math.min(1, beat / Math.max(1, beats));
	const start = at(first.from, first.facing);
	return [
		{ transform: start, offset: 0 },
		{ transform: start, offset: offset(first.at) },
		...steps.map((step) => ({
			transform: at(step.to, step.facing),
			offset: offset(step.at + 1),
		})),
		{
			transform: `translate(${end.x}px, ${end.y}px) rotate(${end.turn}deg) scale(${end.scale})`,
			offset: 1,
		},
	].sort((a, b) => a.offset - b.offset);
}
