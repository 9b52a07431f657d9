// The geometry of the yard in the picture: the grid of the components, a unit 64 wide. A platform is described once, around
// its own middle, and then put into its slot.

import type {
	PtitesLocosPlatform as Berth,
	PtitesLocosColour as Colour,
	PtitesLocosCompass as Compass,
	PtitesLocosPlatformRow as PlatformRow,
	PtitesLocosSquare as SquareRow,
	PtitesLocosState as State,
	PtitesLocosStrandRow as StrandRow,
} from "../../../js/types/index.d.ts";
import type { Components as ComponentsOf } from "../renderer.ts";

export type { Colour };
export type Components = ComponentsOf<"ptites-locos">;
export type Point = [x: number, y: number];
/** Where something is, which way it looks, how large it is */
export type Pose = { x: number; y: number; angle: number; scale: number };
/** A track of a platform around its middle: its ends and its squares. */
type Track = { points: Point[]; buffer: "from" | "to" | null; size: number };
type Cell = { colour: Colour; point: Point; angle: number; size: number };
export type Yard = {
	components: Components;
	/** The distance of a platform's middle from the middle of the board. */
	reach: number;
	fixed: Map<string, Pose>;
	lines: Point[][];
	cells: Map<string, Cell>;
	tracks: Record<Colour, Track[]>;
};
/** What is where: a part of the view, and the yard it is in. */
export type Scene = Pick<
	State,
	"options" | "players" | "platforms" | "locos"
> & { yard: Yard };

export const UNIT = 64;
export const SQUARE = 56;
export const SIZE = 824;
/** The height of what the players have in hand, below the yard. */
export const STRIP = 84;

const ANGLES: Record<Compass, number> = {
	east: 0,
	south: 90,
	west: 180,
	north: 270,
};

export const px = (n: number) => 60 + UNIT * (n + 0.5);
export const MIDDLE = SIZE / 2;

/** @param place row and column */
const local = (
	[row, column]: Point,
	{ platformGrid: { rows, cols } }: Components,
): Point => [(column - (cols + 1) / 2) * UNIT, (row - (rows + 1) / 2) * UNIT];

export const heading = ([x1, y1]: Point, [x2, y2]: Point) =>
	(Math.atan2(y2 - y1, x2 - x1) * 180) / Math.PI;

export function turned([x, y]: Point, degrees: number): Point {
	const angle = (degrees * Math.PI) / 180;
	return [
		x * Math.cos(angle) - y * Math.sin(angle),
		x * Math.sin(angle) + y * Math.cos(angle),
	];
}

/** The nearest way round from one angle to another. */
export const nearest = (from: number, to: number) =>
	from + ((((to - from) % 360) + 540) % 360) - 180;

/** The place of a square on a track that bends once and is rounded there, and the way of a locomotive on it. */
function onLine(line: Point[], [x, y]: Point): { point: Point; angle: number } {
	const [from = [0, 0], bend = [0, 0], to = [0, 0]] = line;
	if (Math.hypot(x - bend[0], y - bend[1]) < 0.2) {
		const inwards = (axis: 0 | 1) =>
			bend[axis] +
			0.15 *
				(Math.sign(from[axis] - bend[axis]) + Math.sign(to[axis] - bend[axis]));
		return { point: [inwards(0), inwards(1)], angle: heading(from, bend) + 45 };
	}
	const onFirst =
		Math.hypot(x - from[0], y - from[1]) <
		Math.hypot(bend[0] - from[0], bend[1] - from[1]);
	return {
		point: [x, y],
		angle: onFirst ? heading(from, bend) : heading(bend, to),
	};
}

/**
 * The slope of a track at each of its points: level where it is level on either side, so that no curve overshoots.
 * @param points from left to right
 */
function slopes(points: Point[]) {
	const steps = points
		.slice(1)
		.map(
			([x, y], n) => (y - (points[n]?.[1] ?? 0)) / (x - (points[n]?.[0] ?? 0)),
		);
	return points.map((_, n) => {
		const [before, after] = [
			steps[n - 1] ?? steps[n] ?? 0,
			steps[n] ?? steps[n - 1] ?? 0,
		];
		return before * after <= 0 ? 0 : (before + after) / 2;
	});
}

/** A smooth path through points from left to right. */
export function smooth(points: Point[]) {
	const slope = slopes(points);
	return points.slice(1).reduce(
		(path, [x, y], n) => {
			const [fromX, fromY] = points[n] ?? [x, y];
			const third = (x - fromX) / 3;
			return `${path}C${fromX + third} ${fromY + (slope[n] ?? 0) * third} ${x - third} ${y - (slope[n + 1] ?? 0) * third} ${x} ${y}`;
		},
		`M${points[0]?.join(" ")}`,
	);
}

const yards: WeakMap<Components, Yard> = new WeakMap();

/** The places of a board: fixed squares, and the tracks of each platform around its own middle. */
export function yardOf(components: Components): Yard {
	const known = yards.get(components);
	if (known !== undefined) return known;
	const yard: Yard = {
		components,
		reach: (UNIT * (components.grid.height - components.platformGrid.rows)) / 2,
		fixed: new Map(),
		lines: [],
		cells: new Map(),
		tracks: { blue: [], red: [], yellow: [] },
	};
	for (const { id, kind, x, y } of components.squares) {
		const angle = slotAngle(kind === "start" ? 1 : 4, components);
		if (kind !== "rail")
			yard.fixed.set(id, { x: px(x), y: px(y), angle, scale: 1 });
	}
	for (const { id: slot } of components.slots.slice(0, -1)) {
		for (const lane of components.lanes) {
			const line = sectionLine(slot, lane.row, components);
			placeSquares(
				yard,
				line,
				components.squares.filter(
					(square) => square.section === slot && square.lane === lane.id,
				),
			);
			yard.lines.push(line);
		}
	}
	for (const platform of components.platforms)
		yard.tracks[platform.colour] = platform.strands.map((strand) =>
			placeStrand(yard, platform, strand),
		);
	yards.set(components, yard);
	return yard;
}

/** Where a track of the section behind a slot begins, bends and ends. */
function sectionLine(slot: number, row: number, components: Components) {
	const here = components.slots[slot - 1];
	const [from, to] = [
		besideSlot(slot, row, "behind", components),
		besideSlot(slot + 1, row, "before", components),
	];
	const level = here?.heading === "west" || here?.heading === "east";
	const bend: Point = level ? [to[0], from[1]] : [from[0], to[1]];
	return [from, bend, to];
}

/** The place before or behind a row of a slot. */
function besideSlot(
	slot: number,
	row: number,
	where: "before" | "behind",
	{ slots, platformGrid }: Components,
): Point {
	const here = slots[slot - 1];
	if (here === undefined) return [0, 0];
	const column = where === "before" ? 0 : platformGrid.cols + 1;
	const [right, bottom] = [here.x0 + here.w, here.y0 + here.h];
	switch (here.heading) {
		case "north":
			return [here.x0 + row - 1, bottom - column];
		case "east":
			return [here.x0 + column - 1, here.y0 + row - 1];
		case "south":
			return [right - row, here.y0 + column - 1];
		case "west":
			return [right - column, bottom - row];
	}
}

/** Puts the squares of a track onto its line, smaller where they would touch. */
function placeSquares(yard: Yard, line: Point[], squares: SquareRow[]) {
	const [from = [0, 0], , to = [0, 0]] = line;
	const length = Math.abs(to[0] - from[0]) + Math.abs(to[1] - from[1]);
	const scale = Math.min(
		1,
		squares.length > 1 ? length / (squares.length - 1) : 1,
	);
	for (const square of squares) {
		const { point, angle } = onLine(line, [square.x, square.y]);
		yard.fixed.set(square.id, {
			x: px(point[0]),
			y: px(point[1]),
			angle,
			scale,
		});
	}
}

/** Puts the squares of a strand onto its platform, and leads its track to the edges or to its buffer. */
function placeStrand(
	yard: Yard,
	{ colour, buffers }: PlatformRow,
	strand: StrandRow,
): Track {
	const { rows, cols } = yard.components.platformGrid;
	const blocked = buffers.find((buffer) => buffer.strand === strand.id);
	// A buffer stays on the deck.
	const row = Math.min(rows + 0.14, Math.max(0.86, blocked?.row ?? 0));
	const buffer: Point = [row, blocked?.col ?? 0];
	const from: Point = strand.in === null ? buffer : [strand.in, 0.5];
	const to: Point = strand.out === null ? buffer : [strand.out, cols + 0.5];
	const cells = strand.cells.map(({ row, col }): Point => [row, col]);
	const points = [from, ...cells, to].map((place) =>
		local(place, yard.components),
	);
	const slope = slopes(points);
	const size = cells.length > cols ? (cols - 1) / cols : 1;
	strand.cells.forEach(({ id }, n) => {
		yard.cells.set(id, {
			colour,
			point: points[n + 1] ?? [0, 0],
			angle: (Math.atan(slope[n + 1] ?? 0) * 180) / Math.PI,
			size,
		});
	});
	const end = strand.out === null ? "to" : strand.in === null ? "from" : null;
	return { points, buffer: end, size };
}

/** The angle of a slot: the way of a locomotive through it. */
export const slotAngle = (slot: number, { slots }: Components) =>
	ANGLES[slots[slot - 1]?.heading ?? "east"];

/** How a platform lies: the angle of its slot, and half a turn for end B. */
export const lies = ({ slot, end }: Berth, components: Components) => ({
	angle: slotAngle(slot, components),
	flip: end === "B" ? 180 : 0,
});

/** The slot in which no platform lies. */
export function vacant(
	{ platforms }: Pick<State, "platforms">,
	{ slots }: Components,
) {
	const taken = Object.values(platforms).map(({ slot }) => slot);
	return slots.find(({ id }) => !taken.includes(id))?.id ?? 0;
}

/** Where a square is, and which way a locomotive on it looks. */
export function spot(scene: Scene, id: string): Pose {
	const { yard } = scene;
	const cell = yard.cells.get(id);
	if (cell === undefined)
		return yard.fixed.get(id) ?? { x: MIDDLE, y: MIDDLE, angle: 0, scale: 1 };
	const { angle, flip } = lies(scene.platforms[cell.colour], yard.components);
	const [dx, dy] = turned(cell.point, flip);
	const [x, y] = turned([dx, dy - yard.reach], angle);
	// With end B the tracks are run through the other way.
	return {
		x: MIDDLE + x,
		y: MIDDLE + y,
		angle: angle + cell.angle + 2 * flip,
		scale: cell.size,
	};
}

/** What is where in a view. */
export const sceneOf = (view: State, components: Components): Scene => ({
	...view,
	yard: yardOf(components),
});

/** The panel of a seat below the yard. */
export const panel = (players: number, seat: number) => ({
	left: 8 + (seat * (SIZE - 8)) / players,
	width: (SIZE - 8) / players - 8,
});

/** Where a locomotive is drawn, wherever it is. */
export function whereabouts(
	scene: Scene,
	seat: number,
	number: number,
	place: string,
): Pose {
	if (place === "hand") {
		const { left, width } = panel(scene.players, seat);
		const gap = Math.min(
			60,
			(width - (scene.options.repairTiles ? 50 : 12)) /
				scene.yard.components.rulesConstants.locosPerSeat,
		);
		return {
			x: left + 6 + gap * (number + 0.5),
			y: SIZE + 53,
			angle: 0,
			scale: Math.min(0.9, gap / 60),
		};
	}
	const shed = scene.yard.components.sheds.find(({ id }) => id === place);
	if (shed !== undefined)
		return { x: px(shed.x), y: px(shed.y) + 9, angle: 0, scale: 0.8 };
	const pose = spot(scene, place);
	return { ...pose, scale: Math.max(0.35, pose.scale) };
}
