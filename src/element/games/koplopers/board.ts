// The board of Koplopers & Dwarsliggers as geometry: where stations, sections, trains and tokens are on the plane.

import type { Components, State, Train, TrainNo } from "./types.ts";

export type Point = [x: number, y: number];
/** Where the middle of a train is and which way it looks, in degrees */
export type Pose = { at: Point; turn: number };
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

/** The transform of a train, as an attribute and as a style. */
export const posed = ({ at, turn }: Pose) => `${translate(at)} rotate(${turn})`;
export const posedStyle = ({ at: [x, y], turn }: Pose) =>
	`translate(${x}px, ${y}px) rotate(${turn}deg)`;

/** How much of the second unit of a coupled train is seen behind the first. */
export const SECOND = 16;

/** The length of a unit, and the distance of a nose from the centre of its station. */
export const UNIT = 62;
const NOSE = 22;

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

function along(from: Point, to: Point) {
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

/** Where a train stands. While it overtakes it is beside the line. */
export function pose(
	board: Lookup,
	train: Pick<Train, "section" | "toward" | "open">,
	beside: boolean,
): Pose {
	const track = board.tracks.get(train.section);
	if (track === undefined) return { at: [0, 0], turn: 0 };
	// From the tail end of the section to the end ahead.
	const ahead = track.yard
		? train.toward !== null
		: train.toward === track.ends[0];
	const [from, to] = ahead ? [track.b, track.a] : [track.a, track.b];
	const { way, length, turn } = along(from, to);
	const away = track.yard && train.toward === null;
	const middle =
		train.open || away ? NOSE + UNIT / 2 : length - NOSE - UNIT / 2;
	const aside = beside ? 30 : 0;
	return {
		at: [
			from[0] + way[0] * middle - way[1] * aside,
			from[1] + way[1] * middle + way[0] * aside,
		],
		turn,
	};
}

/** Where a train that drove onto a section came from: its far end. */
export function entrance(
	board: Lookup,
	section: string,
	to: string,
	beside: boolean,
): Pose {
	return pose(board, { section, toward: to, open: true }, beside);
}

/** Whether a train hides the middle of its section. */
export function hidesMiddle(track: Track, train: Train) {
	return (
		along(track.a, track.b).length / 2 <
		NOSE + UNIT + (train.units.length > 1 ? SECOND : 0)
	);
}

/** The middle of a section, where its cost is written. */
export function middle(track: Track): Point {
	return [(track.a[0] + track.b[0]) / 2, (track.a[1] + track.b[1]) / 2];
}

/** The cards of the seats: a column in the sea, as high as the players leave room for. */
const CARD = { x: 20, y: 330, width: 388, gap: 8 };

/** How many rows of tokens a box shows. */
const rowsOf = (view: State) => (view.seats.length > 3 ? 2 : 3);

/** Where the card of a seat lies. */
export function cardAt(view: State, seat: number) {
	const height = 58 + 37 * rowsOf(view);
	return {
		x: CARD.x,
		y: CARD.y + seat * (height + CARD.gap),
		width: CARD.width,
		height,
	};
}

/** The box of a train on its card: a coupled train takes the width of two. */
export function trainBox(
	{ components }: Lookup,
	view: State,
	seat: number,
	train: Train,
) {
	const card = cardAt(view, seat);
	const trains = view.seats[seat]?.trains ?? [];
	const before = trains
		.filter((other) => other.id < train.id)
		.reduce((sum, other) => sum + other.units.length, 0);
	const width = (card.width - 8) / components.constants.unitsPerPlayer;
	return {
		x: card.x + 4 + before * width,
		y: card.y + 34,
		width: width * train.units.length,
		height: card.height - 38,
	};
}

/** Where a token lies and how large it is drawn: at a station, or in a train. */
export type TokenPlace = {
	at: Point;
	scale: number;
	train: [seat: number, id: TrainNo] | null;
};

/** Where every token of the view lies: on its circle, or aboard. Those in boxes are not drawn. */
export function tokenPlaces(board: Lookup, view: State) {
	const places: Map<string, TokenPlace> = new Map();
	for (const [station, tokens] of Object.entries(view.waiting)) {
		const circles = board.stations.get(station)?.circlesAt ?? [];
		tokens.forEach((token, n) => {
			const circle = circles[n];
			if (circle !== undefined)
				places.set(token, {
					at: [circle.x, circle.y],
					scale: 1,
					train: null,
				});
		});
	}
	view.seats.forEach((player, seat) => {
		for (const train of player.trains) {
			const box = trainBox(board, view, seat, train);
			const columns = Math.max(
				3 * train.units.length,
				Math.ceil(train.load.length / rowsOf(view)),
			);
			const step = Math.min(40, (box.width - 6) / columns);
			train.load.forEach((token, n) => {
				places.set(token, {
					at: [
						box.x + 3 + step * ((n % columns) + 0.5),
						box.y + 39 + 37 * Math.floor(n / columns),
					],
					scale: Math.min(0.92, (0.92 * step) / 40),
					train: [seat, train.id],
				});
			});
		}
	});
	return places;
}
