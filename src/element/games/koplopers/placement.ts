// Where trains and names are drawn, so that nothing that can be read is covered: on the line where there is room, else beside it.
// Sizes are in pixels of the screen, since what is written must be read at every scale; places are on the plane.

import type { Lookup, Point, Track } from "./board.ts";
import {
	along,
	circlesOf,
	isPassing,
	passengers,
	trainOf,
	translate,
} from "./board.ts";
import type { State, Train } from "./types.ts";

/** What is drawn of a station at a scale: a dot, its sum, its sum and its name, its tokens. */
export type Detail = "dots" | "sums" | "names" | "tokens";

export function detailOf(scale: number): Detail {
	if (scale < 0.2) return "dots";
	if (scale < 0.34) return "sums";
	return scale < 0.9 ? "names" : "tokens";
}

/** The middle of a train, which way it looks in degrees, and how much larger than on the plane it is drawn. */
export type Pose = { at: Point; turn: number; size: number };

/** The transform of a train, as an attribute and as a style. */
export const posed = ({ at, turn, size }: Pose) =>
	`${translate(at)} rotate(${turn}) scale(${size})`;
export const posedStyle = ({ at: [x, y], turn, size }: Pose) =>
	`translate(${x}px, ${y}px) rotate(${turn}deg) scale(${size})`;

/** How long and how high a unit is drawn, and how much of the second unit of a coupled train is seen behind the first. */
export const UNIT = 62;
export const HEIGHT = 28;
export const SECOND = 16;

/** A unit is never shorter than this on the screen, so that its number can be read; as a dot among dots it may be. */
const SHORTEST = 40;
/** Of the others only the place is told where there is no room for more. */
const SHORTEST_MARK = 22;

/** Whether a train is drawn with its number: among dots none is, among sums those of the viewer. */
export function hasNumber(scale: number, isMine: boolean) {
	const detail = detailOf(scale);
	return detail !== "dots" && (isMine || detail !== "sums");
}

/** A disc that something should not cover, in pixels of the screen. */
type Disc = { x: number; y: number; r: number };

/** How large a station is drawn, in pixels: with nobody waiting it is a mere dot. */
export function stationRadius(
	board: Lookup,
	view: State,
	id: string,
	scale: number,
) {
	switch (detailOf(scale)) {
		case "dots":
			return 3;
		case "tokens":
			return 20 * scale;
		default:
			if (passengers(board, view.waiting[id] ?? []) === 0) return 6;
			return detailOf(scale) === "sums" ? 11.5 : 13;
	}
}

/** Everything of the stations that should stay free. */
function stationDiscs(board: Lookup, view: State, scale: number): Disc[] {
	const discs = board.components.stations.map(({ id, x, y }) => ({
		x: x * scale,
		y: y * scale,
		r: stationRadius(board, view, id, scale),
	}));
	if (detailOf(scale) !== "tokens") return discs;
	const tokens = [...circlesOf(board, view).values()].map(([x, y]) => ({
		x: x * scale,
		y: y * scale,
		r: 19 * scale,
	}));
	return [...discs, ...tokens];
}

/** A train as a row of discs. */
function trainDiscs(
	{ at, turn, size }: Pose,
	units: number,
	scale: number,
): Disc[] {
	const [cos, sin] = [
		Math.cos((turn * Math.PI) / 180),
		Math.sin((turn * Math.PI) / 180),
	];
	const half = UNIT / 2 - HEIGHT / 2;
	const marks = [-half - (units > 1 ? SECOND : 0), 0, half];
	return marks.map((shift) => ({
		x: (at[0] + shift * size * cos) * scale,
		y: (at[1] + shift * size * sin) * scale,
		r: (HEIGHT / 2) * size * scale,
	}));
}

/** How deep discs lie in each other. */
const overlap = (some: Disc[], others: Disc[]) =>
	some.reduce(
		(sum, a) =>
			sum +
			others.reduce(
				(more, b) =>
					more + Math.max(0, a.r + b.r - Math.hypot(a.x - b.x, a.y - b.y)),
				0,
			),
		0,
	);

/** The places where a train could be drawn, the best first. */
function* candidates(
	track: Track,
	train: Pick<Train, "section" | "toward" | "open" | "units">,
	passing: boolean,
	scale: number,
	radius: (end: Point) => number,
	shortest: number,
): Generator<Pose> {
	const size = Math.max(1, shortest / (UNIT * scale));
	const length = (UNIT + (train.units.length > 1 ? SECOND : 0)) * size;
	const ahead = track.yard
		? train.toward !== null
		: train.toward === track.ends[0];
	const [from, to] = ahead ? [track.b, track.a] : [track.a, track.b];
	const { way, length: whole, turn } = along(from, to);
	const away = track.yard && train.toward === null;
	// Where the nose is when it has arrived, and when the tail has just left.
	const gap = 3 / scale;
	const arrived = whole - radius(to) / scale - gap - (UNIT * size) / 2;
	const left = radius(from) / scale + gap + length - (UNIT * size) / 2;
	const back = train.open || away;
	const place = (middle: number, aside: number): Pose => ({
		at: [
			from[0] + way[0] * middle - way[1] * aside,
			from[1] + way[1] * middle + way[0] * aside,
		],
		turn,
		size,
	});
	const beside = ((HEIGHT * size) / 2 + 8 / scale) * 1.1;
	if (!passing) {
		const [best, middle] = [back ? left : arrived, (arrived + left) / 2];
		const steps = track.yard ? [0] : [0, 0.25, 0.5, 0.75, 1];
		for (const part of steps) yield place(best + (middle - best) * part, 0);
	}
	for (const part of track.yard
		? [back ? left : arrived]
		: [
				back ? Math.max(left, whole * 0.3) : Math.min(arrived, whole * 0.7),
				whole / 2,
			])
		for (const aside of [beside, -beside, 1.6 * beside, -1.6 * beside])
			yield place(part, aside);
}

/** How the trains are seen: at which scale, and by whom. */
export type Eye = { scale: number; viewer: number };

const known: WeakMap<State, { eye: Eye; poses: Map<string, Pose> }> =
	new WeakMap();

/** Where each train is drawn, by seat and number: «0:2». The same view at the same scale gives the same places. */
export function trainPoses(board: Lookup, view: State, eye: Eye) {
	const { scale, viewer } = eye;
	const found = known.get(view);
	if (found?.eye.scale === scale && found.eye.viewer === viewer)
		return found.poses;
	const poses: Map<string, Pose> = new Map();
	const taken = stationDiscs(board, view, scale);
	view.seats.forEach((player, seat) => {
		for (const train of player.trains) {
			const track = board.tracks.get(train.section);
			if (track === undefined) continue;
			const passing = isPassing(view, seat, train);
			const isMine = seat === viewer;
			const pose = freest(
				board,
				view,
				track,
				train,
				passing,
				{ scale, isMine },
				taken,
			);
			taken.push(...trainDiscs(pose, train.units.length, scale));
			poses.set(`${seat}:${train.id}`, pose);
		}
	});
	known.set(view, { eye, poses });
	return poses;
}

function freest(
	board: Lookup,
	view: State,
	track: Track,
	train: Pick<Train, "section" | "toward" | "open" | "units">,
	passing: boolean,
	{ scale, isMine }: { scale: number; isMine: boolean },
	taken: Disc[],
): Pose {
	const shortest = hasNumber(scale, isMine) ? SHORTEST : SHORTEST_MARK;
	const radius = (end: Point) => {
		const id = track.ends.find(
			(each) => String(board.at(each)) === String(end),
		);
		return id === undefined ? 0 : stationRadius(board, view, id, scale);
	};
	let best: Pose = { at: track.a, turn: 0, size: 1 };
	let least = Infinity;
	for (const pose of candidates(
		track,
		train,
		passing,
		scale,
		radius,
		shortest,
	)) {
		const cost = overlap(trainDiscs(pose, train.units.length, scale), taken);
		if (cost >= least) continue;
		[best, least] = [pose, cost];
		if (cost < 1) break;
	}
	return best;
}

/** Where a train that drove onto a section came from: its far end. */
export function entrance(
	board: Lookup,
	view: State,
	seat: number,
	train: Train,
	{ scale, viewer }: Eye,
): Pose | null {
	const track = board.tracks.get(train.section);
	if (track === undefined) return null;
	const far = { ...train, open: true };
	const how = { scale, isMine: seat === viewer };
	return freest(board, view, track, far, false, how, []);
}

/** All trains as discs. */
const allTrainDiscs = (board: Lookup, view: State, eye: Eye) =>
	[...trainPoses(board, view, eye)].flatMap(([key, pose]) => {
		const [seat = 0, id = 0] = key.split(":").map(Number);
		const units = trainOf(view, seat, id)?.units.length ?? 1;
		return trainDiscs(pose, units, eye.scale);
	});

/** How far the middle of a chip is from what it lies on, in pixels of the screen, and how large it is. */
const CHIP = 11;

/** Where a chip lies beside its station, so that what waits there can still be read; `before` is how many lie there already. */
export function chipPlace(
	board: Lookup,
	view: State,
	station: string,
	eye: Eye,
	before = 0,
): Point {
	const { scale } = eye;
	const [x, y] = board.at(station);
	if (scale === 0) return [x, y];
	const taken = stationDiscs(board, view, scale);
	taken.push(...allTrainDiscs(board, view, eye));
	const r = stationRadius(board, view, station, scale) + CHIP;
	const spots = [r, r + 20, r + 34].flatMap((distance) =>
		[0, 1, -1, 2, -2, 3, -3, 4].map((eighth): Disc => {
			const angle = (eighth * Math.PI) / 4;
			return {
				x: x * scale + distance * Math.sin(angle),
				y: y * scale - distance * Math.cos(angle),
				r: CHIP,
			};
		}),
	);
	const free = spots.filter((spot) => overlap([spot], taken) < 3);
	const spot = free[before] ?? spots[before];
	return spot === undefined ? [x, y] : [spot.x / scale, spot.y / scale];
}

/** Something written beside a station. */
export type Wish = {
	station: string;
	/** What is written, the best first. */
	texts: string[];
	/** Whether it is written even where it covers something. */
	always: boolean;
	/** Whether it stands on a plate. */
	bold: boolean;
};
export type Label = { station: string; text: string; at: Point; width: number };

/** How high a label is, in pixels. */
const LINE = 15;

let pen: CanvasRenderingContext2D | null = null;

/** How wide a text is on the screen, as the style sheet writes it. */
function widthOf(text: string, isBold: boolean) {
	pen ??= document.createElement("canvas").getContext("2d");
	if (pen === null) return 7 * text.length;
	pen.font = `${isBold ? 700 : 500} 11.5px system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", sans-serif`;
	return pen.measureText(text).width;
}

type Rect = { x: number; y: number; width: number; height: number };

const crosses = (a: Rect, b: Rect) =>
	Math.max(0, Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x)) *
	Math.max(0, Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y));

/** How much of a rectangle a disc covers, about. */
const covers = ({ x, y, r }: Disc, rect: Rect) =>
	crosses(rect, { x: x - r, y: y - r, width: 2 * r, height: 2 * r });

/** How much of a line runs through a rectangle, in pixels: Liang and Barsky’s clipping. */
function runsThrough({ a, b }: Track, rect: Rect, scale: number) {
	const [x, y] = [a[0] * scale, a[1] * scale];
	const [dx, dy] = [b[0] * scale - x, b[1] * scale - y];
	let [enter, leave] = [0, 1];
	for (const [step, room] of [
		[-dx, x - rect.x],
		[dx, rect.x + rect.width - x],
		[-dy, y - rect.y],
		[dy, rect.y + rect.height - y],
	] as Point[]) {
		if (step === 0 && room < 0) return 0;
		if (step < 0) enter = Math.max(enter, room / step);
		if (step > 0) leave = Math.min(leave, room / step);
	}
	return Math.max(0, leave - enter) * Math.hypot(dx, dy);
}

/** Places names beside stations where they cover nothing, those that come first first. */
export function placeLabels(
	board: Lookup,
	view: State,
	eye: Eye,
	wishes: Wish[],
): Label[] {
	const { scale } = eye;
	const discs = [
		...stationDiscs(board, view, scale),
		...allTrainDiscs(board, view, eye),
	];
	const tracks = [...board.tracks.values()];
	const rects: Rect[] = [];
	const labels: Label[] = [];
	for (const { station, texts, always, bold } of wishes) {
		const [x, y] = board.at(station).map((value) => value * scale) as Point;
		const r = stationRadius(board, view, station, scale) + 3;
		let best: { rect: Rect; text: string } | null = null;
		let least = always ? Infinity : 40;
		for (const text of texts) {
			const width = widthOf(text, bold) + (bold ? 12 : 4);
			const places: Point[] = [
				[x + r, y - LINE / 2],
				[x - r - width, y - LINE / 2],
				[x - width / 2, y + r],
				[x - width / 2, y - r - LINE],
				[x + r * 0.7, y + r * 0.7],
				[x + r * 0.7, y - r * 0.7 - LINE],
				[x - r * 0.7 - width, y + r * 0.7],
				[x - r * 0.7 - width, y - r * 0.7 - LINE],
			];
			for (const [left, top] of places) {
				const rect = { x: left, y: top, width, height: LINE };
				const cost =
					rects.reduce((sum, other) => sum + crosses(rect, other), 0) +
					discs.reduce((sum, disc) => sum + covers(disc, rect), 0) +
					tracks.reduce(
						(sum, track) => sum + runsThrough(track, rect, scale),
						0,
					) *
						0.5;
				if (cost < least) [best, least] = [{ rect, text }, cost];
			}
			if (best !== null && least < 20) break;
		}
		if (best === null) continue;
		rects.push(best.rect);
		labels.push({
			station,
			text: best.text,
			width: best.rect.width,
			at: [
				(best.rect.x + best.rect.width / 2) / scale,
				(best.rect.y + LINE / 2) / scale,
			],
		});
	}
	return labels;
}
