// The map of Koplopers & Dwarsliggers: water and regions, sections and yards, stations, and what a drive costs.

import { group, keyed, s } from "../../svg.ts";
import type { Lookup, Track } from "./board.ts";
import { colourOf, hidesMiddle, middle, translate } from "./board.ts";
import { inHand } from "./moves.ts";
import { circle, station } from "./pieces.ts";
import type { Context, Move } from "./types.ts";

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
	const { width, height } = board.components.drawing;
	const ground = group(picture, "ground", { "pointer-events": "none" });
	const name = board.components.stations.map((row) => row.id).join();
	if (ground.dataset.board === name) return;
	ground.dataset.board = name;
	ground.replaceChildren(
		s("rect", { class: "sea", x: 0, y: 0, width, height, rx: 24 }),
		...fields(board),
	);
}

/** A section or a yard: what glows, what is seen, what can be pressed. */
function trackPiece(track: Track) {
	const [[x1, y1], [x2, y2]] = [track.a, track.b];
	const line = (kind: string) => s("line", { class: kind, x1, y1, x2, y2 });
	const number = s(
		"text",
		{
			class: "yard-number",
			x: x2 + (x2 - x1) * 0.24,
			y: y2 + (y2 - y1) * 0.24 + 7,
		},
		track.number === null ? "" : String(track.number),
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
	{ view }: Context,
	board: Lookup,
) {
	const circles = keyed(
		group(picture, "circles", { "pointer-events": "none" }),
	);
	const stations = keyed(group(picture, "stations"));
	const disrupted = new Set(Object.values(view.chips));
	for (const row of board.components.stations) {
		const colour = colourOf(board, row.region);
		row.circlesAt.forEach(({ x, y }, n) => {
			circles.put(`${row.id} ${n}`, () => circle(colour), {
				transform: translate([x, y]),
			});
		});
		stations.put(
			row.id,
			() => s("g", {}, station(row.id, colour), s("title", {}, row.name)),
			{
				transform: translate([row.x, row.y]),
				"data-hit": `station:${row.id}`,
				class: disrupted.has(row.id) ? "stop disrupted" : "stop",
			},
		);
	}
	circles.done();
	stations.done();
}

/** Whether a move puts a train on a section now: it drives there, or the place of its second unit is asked for. */
const goesTo = (mv: Move, chosen: readonly string[]) =>
	(mv.type === "drive" && chosen[1] === undefined) ||
	(mv.type === "decouple" && chosen[1] === "decouple");

/**
 * Where the train in hand can go, with the cost. It lies on top of the trains, which may cover all of a short section, and is
 * the handle of such a one.
 */
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
		const there = view.seats.flatMap((player, seat) =>
			player.trains
				.filter(({ section }) => section === mv.section)
				.map((train) => ({ seat, train })),
		);
		const taken = there.some(
			({ seat, train }) => !(seat === view.turn && train.id === hand),
		);
		const covered = there.some(({ train }) => hidesMiddle(track, train));
		const cost = mv.type === "decouple" ? "" : `${price}${taken ? "+" : ""}`;
		costs.put(
			`${mv.section} ${cost}`,
			() =>
				s(
					"g",
					{ class: "cost" },
					s("circle", { r: 17 }),
					s("text", { y: 7 }, cost),
				),
			{
				transform: translate(middle(track)),
				"data-of": covered ? `track:${mv.section}` : null,
				"pointer-events": covered ? null : "none",
			},
		);
	}
	costs.done();
}
