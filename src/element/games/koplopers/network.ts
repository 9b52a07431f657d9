// The map of Koplopers & Dwarsliggers: water and regions, sections and yards, stations, and what a drive costs.

import { group, keyed, s } from "../../svg.ts";
import type { Lookup, Track } from "./board.ts";
import {
	chipsAt,
	colourOf,
	extent,
	goals,
	middle,
	passengers,
	translate,
	viewerOf,
} from "./board.ts";
import { inHand } from "./moves.ts";
import { circle, dot, fixed, nameplate, station, sumOf } from "./pieces.ts";
import type { Wish } from "./placement.ts";
import { detailOf, placeLabels, stationRadius } from "./placement.ts";
import type { Context, Move, State } from "./types.ts";

/** The land and the regions, as broad strokes along the lines: water is where nothing is drawn. */
function fields(board: Lookup) {
	const { stations, sections } = board.components;
	const regionOf = (id: string) => board.stations.get(id)?.region ?? "";
	const stroke = (a: string, b: string, kind: string) => {
		const [[x1, y1], [x2, y2]] = [board.at(a), board.at(b)];
		return s("line", { class: kind, x1, y1, x2, y2 });
	};
	return [
		...sections.map(({ a, b }) => stroke(a, b, "land")),
		...stations.map(({ region, x, y }) =>
			s("circle", {
				class: `field ${colourOf(board, region)}`,
				cx: x,
				cy: y,
				r: 66,
			}),
		),
		...sections
			.filter(({ a, b }) => regionOf(a) === regionOf(b))
			.map(({ a, b }) => stroke(a, b, `field ${colourOf(board, regionOf(a))}`)),
	];
}

/** The ground never changes while a board is shown. */
export function drawGround(picture: SVGGElement, board: Lookup) {
	const [x, y, width, height] = extent(board);
	const ground = group(picture, "ground", { "pointer-events": "none" });
	const name = board.components.stations.map((row) => row.id).join();
	if (ground.dataset.board === name) return;
	ground.dataset.board = name;
	ground.replaceChildren(
		// A window of another shape than the map has more sea to show.
		s("rect", {
			class: "sea",
			x: x - 3 * width,
			y: y - 3 * height,
			width: 7 * width,
			height: 7 * height,
		}),
		...fields(board),
	);
}

/** A section or a yard: what glows, what is seen, what can be pressed. */
function trackPiece(track: Track) {
	const [[x1, y1], [x2, y2]] = [track.a, track.b];
	const line = (kind: string) => s("line", { class: kind, x1, y1, x2, y2 });
	// Beyond the buffer stop.
	const [x, y] = [x2 + (x2 - x1) * 0.2, y2 + (y2 - y1) * 0.2];
	const number = s(
		"g",
		{ transform: translate([x, y]) },
		fixed(
			s(
				"text",
				{ class: "yard-number", y: 4.5 },
				track.number === null ? "" : String(track.number),
			),
		),
	);
	return s(
		"g",
		{},
		line("glow"),
		line("rail"),
		line("hit"),
		...(track.yard ? [number] : []),
	);
}

/** Sections and yards. */
export function drawTracks(picture: SVGGElement, board: Lookup) {
	const tracks = keyed(group(picture, "tracks"));
	for (const track of board.tracks.values()) {
		tracks.put(track.id, () => trackPiece(track), {
			"data-hit": `track:${track.id}`,
			class: `track ${track.yard ? "yard" : track.long ? "long" : "short"}`,
		});
	}
	tracks.done();
}

export function drawStations(
	picture: SVGGElement,
	{ view, scale, seat }: Context,
	board: Lookup,
) {
	const viewer = viewerOf(seat, view);
	const aboard = goals(board, view, viewer);
	const detail = detailOf(scale);
	const circles = keyed(
		group(picture, "circles", { "pointer-events": "none" }),
	);
	const stations = keyed(group(picture, "stations"));
	for (const row of board.components.stations) {
		const colour = colourOf(board, row.region);
		if (detail === "tokens")
			row.circlesAt.forEach(({ x, y }, n) => {
				circles.put(`${row.id} ${n}`, () => circle(colour), {
					transform: translate([x, y]),
				});
			});
		const sum = passengers(board, view.waiting[row.id] ?? []);
		const radius = stationRadius(board, view, row.id, scale);
		const kind =
			detail === "tokens"
				? "near"
				: sum === 0 || detail === "dots"
					? radius
					: "sum";
		stations.put(
			`${row.id} ${kind} ${kind === "sum" ? `${sum} ${radius}` : ""}`,
			() => {
				if (kind === "near") return s("g", {}, station(row.id, colour));
				return s(
					"g",
					{},
					fixed(
						kind === "sum" ? sumOf(sum, colour, radius) : dot(radius, colour),
					),
				);
			},
			{
				transform: translate([row.x, row.y]),
				"data-hit": `station:${row.id}`,
				class: [
					"stop",
					...(chipsAt(view, row.id).length > 0 ? ["disrupted"] : []),
					...(aboard.has(row.id) ? ["goal", `seat-${viewer}`] : []),
				].join(" "),
			},
		);
	}
	circles.done();
	stations.done();
}

/** What is to be written beside stations: first where one's passengers want to go, then where one's trains are, then the rest. */
function wishes(
	context: Context,
	board: Lookup,
	aboard: Map<string, number>,
): Wish[] {
	const { view, scale, seat } = context;
	const detail = detailOf(scale);
	const mine = new Set(
		(view.seats[viewerOf(seat, view)]?.trains ?? []).flatMap(
			({ toward }) => toward ?? [],
		),
	);
	const rank = (id: string) => {
		if (aboard.has(id)) return 0;
		if (chipsAt(view, id).length > 0) return 1;
		return mine.has(id) ? 2 : 3;
	};
	return [...board.components.stations]
		.filter(({ id }) => detail !== "sums" || rank(id) < 3)
		.sort(
			(a, b) =>
				rank(a.id) - rank(b.id) || b.circlesAt.length - a.circlesAt.length,
		)
		.map(({ id, name }) => {
			const sum = aboard.get(id);
			const suffix = sum === undefined ? "" : ` ${sum}`;
			return {
				station: id,
				texts: [
					`${name}${suffix}`,
					...(detail === "tokens" ? [] : [`${id}${suffix}`]),
				],
				always: rank(id) < 3 && detail !== "sums",
				bold: sum !== undefined,
			};
		});
}

/** The names of stations, where there is room for them, and always of those that the viewer's passengers want to reach. */
export function drawNames(
	picture: SVGGElement,
	context: Context,
	board: Lookup,
) {
	const { view, scale, seat } = context;
	const names = keyed(
		group(picture, "names", {
			"pointer-events": "none",
			"aria-hidden": "true",
		}),
	);
	const viewer = viewerOf(seat, view);
	const aboard = goals(board, view, viewer);
	const labels =
		detailOf(scale) === "dots"
			? []
			: placeLabels(
					board,
					view,
					{ scale, viewer },
					wishes(context, board, aboard),
				);
	for (const { station: id, text, at, width } of labels) {
		const goal = aboard.has(id);
		names.put(
			`${id} ${text}`,
			() => s("g", {}, fixed(nameplate(text, width))),
			{
				transform: translate(at),
				class: goal ? `name goal seat-${viewer}` : "name",
			},
		);
	}
	names.done();
}

/** Whether the trains there include another than the one in hand. */
const isTaken = (view: State, section: string, hand: number) =>
	view.seats.some((player, seat) =>
		player.trains.some(
			(train) =>
				train.section === section && !(seat === view.turn && train.id === hand),
		),
	);

/** Whether a train is on a track that ends at the station of a yard. */
const isBesideTrain = (view: State, { ends }: Track, board: Lookup) =>
	view.seats.some(({ trains }) =>
		trains.some(({ section }) =>
			board.tracks.get(section)?.ends.includes(ends[0]),
		),
	);

/** Whether a move puts a train on a section now: it drives there, or the place of its second unit is asked for. */
const goesTo = (mv: Move, chosen: readonly string[]) =>
	(mv.type === "drive" &&
		chosen[1] === undefined &&
		chosen[0] !== "build" &&
		chosen[0] !== "repair") ||
	(mv.type === "decouple" && chosen[1] === "decouple");

/** Where the train in hand can go, with the cost: the handle of the section, on top of whatever covers it. A yard beside a train has one, too. */
export function drawCosts(
	picture: SVGGElement,
	{ view, moves, chosen, actor, components }: Context,
	board: Lookup,
) {
	const hand = actor === null ? null : inHand(moves, chosen);
	const costs = keyed(group(picture, "costs", { "aria-hidden": "true" }));
	const price = components.constants.costs.drive;
	for (const mv of moves) {
		if (!goesTo(mv, chosen) || !("section" in mv) || mv.train !== hand)
			continue;
		const track = board.tracks.get(mv.section);
		if (track === undefined) continue;
		const taken = isTaken(view, mv.section, mv.train);
		const cost = mv.type === "decouple" ? "" : `${price}${taken ? "+" : ""}`;
		costs.put(
			`${mv.section} ${cost}`,
			() =>
				s(
					"g",
					{ class: "cost" },
					fixed(s("circle", { r: 11 }), s("text", { y: 4.5 }, cost)),
				),
			{ transform: translate(middle(track)), "data-of": `track:${mv.section}` },
		);
	}
	// A yard is so short that a train beside it may hide all of it.
	const builds =
		chosen[0] === "build" || view.seats[view.turn]?.started === false;
	for (const mv of moves) {
		const yard = mv.type === "build" ? board.tracks.get(mv.yard) : undefined;
		if (!builds || yard === undefined || !isBesideTrain(view, yard, board))
			continue;
		costs.put(
			`yard ${yard.id}`,
			() => s("g", { class: "handle" }, fixed(s("circle", { r: 9 }))),
			{ transform: translate(middle(yard)), "data-of": `track:${yard.id}` },
		);
	}
	costs.done();
}
