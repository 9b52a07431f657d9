// The field of FrachtExpress: places, stations, track, locomotives and the ways between which somebody chooses.

import type {
	FrachtExpressComponents as Components,
	FrachtExpressLaid as Laid,
} from "../../../js/types/index.d.ts";
import { group, keyed, s } from "../../svg.ts";
import type { Context as ContextOf } from "../renderer.ts";
import { cells, corner, type Scene, spotAt } from "./board.ts";
import { card, locomotive, station, translate } from "./pieces.ts";
import { angle, cardOf } from "./track.ts";

type Context = ContextOf<"frachtexpress">;

/** Places, stations and track. */
export function drawField(board: SVGGElement, context: Context) {
	const { view, components, events } = context;
	const laid = new Map(view.track.map((stack) => [stack.cell, stack.stack]));
	const letters = new Map(
		components.stations.map(({ id }) => [view.stations[id], id]),
	);
	const fresh = new Set(
		events.flatMap((event) =>
			"cell" in event
				? [event.cell]
				: event.type === "trackMoved"
					? [event.to]
					: [],
		),
	);
	const sites = keyed(group(board, "sites"));
	for (const cell of cells(context)) {
		const stack = laid.get(cell) ?? [];
		const top = stack.at(-1);
		const letter = letters.get(cell);
		const special = letter === undefined ? "none" : view.specials[letter];
		const key = `${cell} ${top === undefined ? "" : `${top.card}/${top.turn}`} ${letter ?? ""} ${special}`;
		const make = () => {
			if (top !== undefined) return covered(stack, top, letter, components);
			if (letter === undefined) return emptyPlace(cell);
			return s("g", {}, station(letter, special, components.geometry));
		};
		sites.put(key, make, {
			transform: translate(corner(context, cell)),
			"data-hit": `cell:${cell}`,
			"data-at": cell,
			class: `site${fresh.has(cell) ? " fresh" : ""}`,
		});
	}
	sites.done();
}

/** The cards on a cell: the topmost, the edges of those below, and the letter of the station that they close. */
function covered(
	stack: Laid[],
	top: Laid,
	letter: string | undefined,
	components: Components,
) {
	const depth = stack.length - 1;
	const under = Array.from({ length: depth }, (_, n) =>
		s("rect", {
			class: "paper under",
			x: 2 + 3 * (depth - n),
			y: 2 + 3 * (depth - n),
			width: 96,
			height: 96,
			rx: 7,
		}),
	);
	const mark =
		letter === undefined
			? []
			: [
					s(
						"g",
						{ class: "closed", transform: "translate(50 92)" },
						s("rect", { x: -9, y: -9, width: 18, height: 16, rx: 3 }),
						s("text", { y: 4 }, letter),
					),
				];
	const face = card(cardOf(components, top.card), top.turn, components);
	return s("g", {}, ...under, face, ...mark);
}

/** An empty place under the name by which the log calls it. */
const emptyPlace = (cell: string) =>
	s(
		"g",
		{ class: "place" },
		s("rect", { class: "dots", x: 4, y: 4, width: 92, height: 92, rx: 8 }),
		s("text", { class: "place-name", x: 11, y: 27 }, cell),
		s("rect", { class: "glow", x: 4, y: 4, width: 92, height: 92, rx: 8 }),
	);

/** The way that the last drive took. */
export function drawRoute(board: SVGGElement, context: Context) {
	const { events } = context;
	const route = keyed(group(board, "route", { "pointer-events": "none" }));
	const drive = events.find((event) => event.type === "driveStarted");
	const steps = events.flatMap((event) =>
		event.type === "moved" &&
		event.pushedBy === null &&
		(drive?.type !== "driveStarted" || event.loc === drive.loc)
			? [event]
			: [],
	);
	const first = steps[0];
	if (first !== undefined) {
		const points = [
			spotAt(context, first.from),
			...steps.map((step) => spotAt(context, step.to)),
		];
		route.put(`route ${points.join(" ")}`, () =>
			s("polyline", {
				class: `trail seat-${first.loc}`,
				points: points.join(" "),
			}),
		);
	}
	route.done();
}

/** Where a locomotive is drawn; null while it is not on the board. */
export function locAt(scene: Scene, seat: number) {
	const loc = scene.view.players[seat]?.loc ?? null;
	if (loc === null) return null;
	const [x, y] = spotAt(scene, loc.spot);
	if (loc.facing !== null)
		return {
			x,
			y,
			turn: angle(loc.spot, loc.facing, scene.components.geometry),
			scale: 0.8,
		};
	// Several in a station: a grid of two by two.
	return {
		x: x + (seat % 2 === 0 ? -25 : 25),
		y: y + (seat < 2 ? -26 : 29),
		turn: 0,
		scale: 0.86,
	};
}

export function drawLocomotives(board: SVGGElement, scene: Scene) {
	const locs = keyed(group(board, "locomotives", { "pointer-events": "none" }));
	scene.view.players.forEach((_, seat) => {
		const at = locAt(scene, seat);
		if (at === null) return;
		locs.put(`loc ${seat}`, () => locomotive(seat), {
			transform: `translate(${at.x} ${at.y}) rotate(${at.turn}) scale(${at.scale})`,
			"data-loc": seat,
		});
		const number = board.querySelector(`[data-loc="${seat}"] .number`);
		number?.setAttribute(
			"transform",
			at.turn > 90 && at.turn < 270 ? "rotate(180 -8 0)" : "",
		);
	});
	locs.done();
}

/** The ways between which somebody chooses, as rings on their sleepers. */
export function drawWays(board: SVGGElement, context: Context) {
	const { view, moves } = context;
	const ways = keyed(group(board, "ways"));
	for (const mv of moves) {
		if (mv.type !== "steer" || !mv.to.includes(".")) continue;
		const from = view.players[mv.loc]?.loc?.spot ?? "";
		const [x, y] = spotAt(context, mv.to);
		ways.put(
			`${mv.loc} ${mv.to}`,
			() =>
				s(
					"g",
					{ class: `way seat-${mv.loc}` },
					s("circle", { class: "hit", r: 15 }),
					s("circle", { class: "ring", r: 10 }),
					s("circle", { class: "dot", r: 4 }),
				),
			{
				transform: translate([x, y]),
				"data-hit": `spot:${mv.to}`,
				"data-from": from,
			},
		);
	}
	ways.done();
}
