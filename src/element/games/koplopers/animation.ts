// How the picture of Koplopers & Dwarsliggers comes from what was before: one animation or a few for each event.

import { withValue } from "../../platform.ts";
import { s } from "../../svg.ts";
import type { Point } from "./board.ts";
import { boardOf, trainOf, viewerOf } from "./board.ts";
import { fixed, sumNote } from "./pieces.ts";
import { chipPlace, entrance, posedStyle, trainPoses } from "./placement.ts";
import type { Context, Event } from "./types.ts";

type EventOf<Kind extends Event["type"]> = Extract<Event, { type: Kind }>;

const TIMING = {
	duration: 240,
	easing: "cubic-bezier(0.3, 0, 0.2, 1)",
	fill: "backwards" as const,
};

const translated = ([x, y]: Point) => `translate(${x}px, ${y}px)`;

export function animate(
	picture: SVGGElement,
	events: Event[],
	context: Context,
	layer: SVGGElement,
): Animation[] {
	return events.flatMap((event) => {
		switch (event.type) {
			case "drove":
				return drive(picture, event, context);
			case "reversed":
				return reverse(picture, event, context);
			case "built":
				return appear(picture, `train:${event.seat}:${event.train}`);
			case "decoupled":
				return appear(picture, `train:${event.seat}:${event.newTrain}`);
			case "boarded":
				return rise(layer, event.station, `+${event.passengers}`, context);
			case "alighted":
				return rise(layer, event.station, `✓ ${event.passengers}`, context);
			case "disrupted":
				return disrupt(picture, event, context);
			default:
				return [];
		}
	});
}

/** Moves the thing of this name, or the element of this class, from one transform to the next. */
function shift(element: Element | null, from: string, to: string, delay = 0) {
	if (element === null) return [];
	const frames = [{ transform: from }, { transform: to }];
	return [element.animate(frames, { ...TIMING, delay })];
}

const find = (picture: SVGGElement, hit: string) =>
	picture.querySelector(withValue("data-hit", hit));

function appear(picture: SVGGElement, hit: string) {
	const element = find(picture, hit);
	return element === null
		? []
		: [element.animate([{ opacity: 0 }, { opacity: 1 }], TIMING)];
}

/** A train comes from the far end of the section that it stands on now. */
function drive(
	picture: SVGGElement,
	{ seat, train, section }: EventOf<"drove">,
	{ view, components, scale, seat: whose }: Context,
) {
	const eye = { scale, viewer: viewerOf(whose, view) };
	const board = boardOf(components);
	const each = trainOf(view, seat, train);
	if (each === undefined || each.section !== section) return [];
	const from = entrance(board, view, seat, each, eye);
	const to = trainPoses(board, view, eye).get(`${seat}:${train}`);
	if (from === null || to === undefined) return [];
	return shift(
		find(picture, `train:${seat}:${train}`),
		posedStyle(from),
		posedStyle(to),
	);
}

function reverse(
	picture: SVGGElement,
	{ seat, train }: EventOf<"reversed">,
	{ view, components, scale, seat: whose }: Context,
) {
	const eye = { scale, viewer: viewerOf(whose, view) };
	const board = boardOf(components);
	const to = trainPoses(board, view, eye).get(`${seat}:${train}`);
	if (to === undefined) return [];
	return shift(
		find(picture, `train:${seat}:${train}`),
		posedStyle({ ...to, turn: to.turn - 180 }),
		posedStyle(to),
	);
}

/** How many boarded or arrived rises from the station and fades. */
function rise(
	layer: SVGGElement,
	station: string,
	text: string,
	{ components, scale }: Context,
) {
	const [x, y] = boardOf(components).at(station);
	const note = layer.appendChild(s("g", {}, fixed(sumNote(text))));
	const above = (pixels: number) => translated([x, y - pixels / (scale || 1)]);
	const frames = [
		{ transform: above(14), opacity: 0 },
		{ transform: above(34), opacity: 1, offset: 0.4 },
		{ transform: above(46), opacity: 0 },
	];
	return [note.animate(frames, { ...TIMING, duration: 900, fill: "both" })];
}

/** A chip comes from the station that it freed, or appears. */
function disrupt(
	picture: SVGGElement,
	{ chip, station, from }: EventOf<"disrupted">,
	{ view, components, scale, seat: whose }: Context,
) {
	const eye = { scale, viewer: viewerOf(whose, view) };
	const board = boardOf(components);
	if (from === null) return appear(picture, `chip:${chip}`);
	const place = (id: string) => translated(chipPlace(board, view, id, eye));
	return shift(find(picture, `chip:${chip}`), place(from), place(station));
}
