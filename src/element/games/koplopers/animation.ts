// How the picture of Koplopers & Dwarsliggers comes from what was before: one animation or a few for each event.

import { withValue } from "../../platform.ts";
import { chipSpace, roundSpace } from "./beside.ts";
import type { Point } from "./board.ts";
import {
	boardOf,
	entrance,
	isPassing,
	pose,
	posedStyle,
	tokenPlaces,
	trainBox,
	trainOf,
} from "./board.ts";
import { sumNote } from "./pieces.ts";
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
				return fly(
					picture,
					event.tokens,
					boardOf(context.components).at(event.station),
					context,
				);
			case "transferred":
				return transfer(picture, event, context);
			case "alighted":
				return arrive(layer, event, context);
			case "disrupted":
				return disrupt(picture, event, context);
			case "turnBegan":
				return event.seat === 0 ? advance(picture, event, context) : [];
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
	{ seat, train, section, to, overtaking }: EventOf<"drove">,
	{ view, components }: Context,
) {
	const board = boardOf(components);
	const each = trainOf(view, seat, train);
	if (each === undefined || each.section !== section) return [];
	return shift(
		find(picture, `train:${seat}:${train}`),
		posedStyle(entrance(board, section, to, overtaking)),
		posedStyle(pose(board, each, isPassing(view, seat, each))),
	);
}

function reverse(
	picture: SVGGElement,
	{ seat, train }: EventOf<"reversed">,
	{ view, components }: Context,
) {
	const each = trainOf(view, seat, train);
	if (each === undefined) return [];
	const end = pose(boardOf(components), each, false);
	return shift(
		find(picture, `train:${seat}:${train}`),
		posedStyle({ at: end.at, turn: end.turn - 180 }),
		posedStyle(end),
	);
}

/** Tokens come from a point, one after the other. */
function fly(
	picture: SVGGElement,
	tokens: string[],
	from: Point,
	{ view, components }: Context,
) {
	const places = tokenPlaces(boardOf(components), view);
	return tokens.flatMap((id, n) => {
		const place = places.get(id);
		if (place === undefined) return [];
		return shift(
			find(picture, `token:${id}`),
			translated(from),
			`${translated(place.at)} scale(${place.scale})`,
			30 * n,
		);
	});
}

/** A token comes from the box of the train that it left. */
function transfer(
	picture: SVGGElement,
	{ seat, token, from }: EventOf<"transferred">,
	context: Context,
) {
	const { view, components } = context;
	const train = trainOf(view, seat, from);
	if (train === undefined) return [];
	const box = trainBox(boardOf(components), view, seat, train);
	const middle: Point = [box.x + box.width / 2, box.y + box.height / 2];
	return fly(picture, [token], middle, context);
}

/** How many arrived rises from the station and fades. */
function arrive(
	layer: SVGGElement,
	{ station, passengers }: EventOf<"alighted">,
	{ components }: Context,
) {
	const [x, y] = boardOf(components).at(station);
	const note = layer.appendChild(sumNote(`✓ ${passengers}`, 108));
	const frames = [
		{ transform: translated([x, y - 20]), opacity: 0 },
		{ transform: translated([x, y - 50]), opacity: 1, offset: 0.4 },
		{ transform: translated([x, y - 64]), opacity: 0 },
	];
	return [note.animate(frames, { ...TIMING, duration: 900, fill: "both" })];
}

/** A chip comes from its space or from the station that it freed. */
function disrupt(
	picture: SVGGElement,
	{ chip, station, from }: EventOf<"disrupted">,
	{ components }: Context,
) {
	const board = boardOf(components);
	const [x, y] = board.at(station);
	const start = from === null ? chipSpace(components, chip) : board.at(from);
	return shift(
		find(picture, `chip:${chip}`),
		translated(start),
		translated([x, y - 30]),
	);
}

/** The black train comes from the space before. */
function advance(
	picture: SVGGElement,
	{ round }: EventOf<"turnBegan">,
	{ components }: Context,
) {
	return shift(
		picture.querySelector(".engine"),
		translated(roundSpace(components, round - 1)),
		translated(roundSpace(components, round)),
	);
}
