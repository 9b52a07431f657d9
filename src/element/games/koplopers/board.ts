// The board of Koplopers & Dwarsliggers as geometry: where stations, sections and waiting tokens are on the plane.

import type { Components, State, Train } from "./types.ts";

export type Point = [x: number, y: number];
export type Track = {
	id: string;
	yard: boolean;
	a: Point;
	b: Point;
	ends: [string, string];
	long: boolean;
	number: number | null;
};

/** The transform of something at a point. */
export const translate = ([x, y]: Point) => `translate(${x} ${y})`;

/** What is in the box with its rows by id. */
function lookup(components: Components) {
	const stations = new Map(components.stations.map((row) => [row.id, row]));
	const at = (id: string): Point => {
		const row = stations.get(id);
		return row === undefined ? [0, 0] : [row.x, row.y];
	};
	const tracks: Map<string, Track> = new Map();
	for (const row of components.sections) {
		tracks.set(row.id, {
			id: row.id,
			yard: false,
			a: at(row.a),
			b: at(row.b),
			ends: [row.a, row.b],
			long: row.length === "long",
			number: null,
		});
	}
	for (const row of components.yards) {
		tracks.set(row.id, {
			id: row.id,
			yard: true,
			a: at(row.station),
			b: [row.end.x, row.end.y],
			ends: [row.station, row.station],
			long: false,
			number: row.number,
		});
	}
	const regions = new Map(components.regions.map((row) => [row.id, row]));
	const tokens = new Map(components.tokens.map((row) => [row.id, row]));
	return { components, stations, tracks, regions, tokens, at };
}

export type Lookup = ReturnType<typeof lookup>;

const known: WeakMap<Components, Lookup> = new WeakMap();

/** The board of a table. The same components give the same lookup. */
export function boardOf(components: Components): Lookup {
	const found = known.get(components) ?? lookup(components);
	known.set(components, found);
	return found;
}

/** The colour of a region, which is a class of the style sheet. */
export function colourOf(board: Lookup, region: string) {
	return board.regions.get(region)?.colour ?? "blue";
}

/** The number of the last round at this table. */
export function lastRound({ constants }: Components, view: State) {
	return constants.rounds[String(view.seats.length) as "2" | "3" | "4"];
}

/** Whose map it is: the viewer’s, else that of the seat in turn. */
export const viewerOf = (seat: number | null, view: State) => seat ?? view.turn;

/** A train of a seat. */
export function trainOf(view: State, seat: number, id: number) {
	return view.seats[seat]?.trains.find((train) => train.id === id);
}

export function stationName(board: Lookup, id: string) {
	return board.stations.get(id)?.name ?? id;
}

export function passengers(board: Lookup, tokens: readonly string[]) {
	return tokens.reduce(
		(sum, id) => sum + (board.tokens.get(id)?.passengers ?? 0),
		0,
	);
}

/** The station at the front of a train, or null. */
export function front(train: Train) {
	return train.open ? null : train.toward;
}

/** The way from one point to another. */
export function along(from: Point, to: Point) {
	const [x, y] = [to[0] - from[0], to[1] - from[1]];
	const length = Math.hypot(x, y) || 1;
	return {
		way: [x / length, y / length] as Point,
		length,
		turn: (Math.atan2(y, x) * 180) / Math.PI,
	};
}

/** Whether a train is beside another that it overtakes. */
export const isPassing = (view: State, seat: number, train: Train) =>
	view.phase.type === "passing" &&
	seat === view.turn &&
	view.phase.train === train.id;

/** The middle of a section, where its cost is written. */
export function middle(track: Track): Point {
	return [(track.a[0] + track.b[0]) / 2, (track.a[1] + track.b[1]) / 2];
}

/** The stations that a train touches: the one at its front, and the one at its back where its section is as short as a train. */
export function touched(board: Lookup, train: Train): string[] {
	const track = board.tracks.get(train.section);
	if (track === undefined) return [];
	if (track.yard) return [track.ends[0]];
	const behind = track.ends.find((end) => end !== train.toward) ?? "";
	if (!track.long) return [train.toward ?? "", behind];
	return [train.open ? behind : (train.toward ?? "")];
}

/** The letters of the chips that lie on a station. */
export const chipsAt = (view: State, station: string) =>
	Object.entries(view.chips)
		.filter(([, at]) => at === station)
		.map(([letter]) => letter);

/** The part of the plane that has something on it, with room for names around it. */
export function extent({ components }: Lookup) {
	const points = [
		...components.stations,
		...components.yards.map(({ end }) => end),
	];
	const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
	const [x, y] = [Math.min(...xs) - ROOM, Math.min(...ys) - ROOM];
	return [x, y, Math.max(...xs) + ROOM - x, Math.max(...ys) + ROOM - y] as [
		x: number,
		y: number,
		width: number,
		height: number,
	];
}

/** How much room there is around the outermost stations. */
const ROOM = 90;

/** Where the waiting tokens lie. */
export function circlesOf(board: Lookup, view: State) {
	const places: Map<string, Point> = new Map();
	for (const [station, tokens] of Object.entries(view.waiting)) {
		const circles = board.stations.get(station)?.circlesAt ?? [];
		tokens.forEach((token, n) => {
			const circle = circles[n];
			if (circle !== undefined) places.set(token, [circle.x, circle.y]);
		});
	}
	return places;
}

/** Where a token is: at a station, or in a train of a seat. */
export function whereIs(view: State, token: string) {
	for (const [station, tokens] of Object.entries(view.waiting))
		if (tokens.includes(token)) return { station };
	for (const [seat, player] of view.seats.entries())
		for (const train of player.trains)
			if (train.load.includes(token)) return { seat, train };
	return null;
}

/** How many passengers aboard the trains of a seat want to go where. */
export function goals(board: Lookup, view: State, seat: number) {
	const sums: Map<string, number> = new Map();
	for (const train of view.seats[seat]?.trains ?? [])
		for (const id of train.load) {
			const row = board.tokens.get(id);
			if (row !== undefined)
				sums.set(
					row.destination,
					(sums.get(row.destination) ?? 0) + row.passengers,
				);
		}
	return sums;
}
