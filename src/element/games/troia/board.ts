// Where everything of Troia lies. On a wide screen the frames stand round the board and the tents below it; on a phone all
// of it comes in one column. One tent is large: that of the seat whose eyes these are.

import type {
	TroiaComponents as Components,
	TroiaLayer as Layer,
	TroiaState as State,
} from "../../../js/types/index.d.ts";

export type Area = { x: number; y: number; width: number; height: number };
/** The middle, degrees, and how large 100 units are */
export type Spot = { x: number; y: number; turn: number; scale: number };
/** The corner of cell a1, and the side of a cell */
export type Frame = { x: number; y: number; cell: number };

/** Half the side of the field inside the score track that the mound fills at most. */
const FIELD = 505;

/** Whether the screen is too narrow for frames beside the board. */
export const narrow = () =>
	globalThis.matchMedia?.("(max-width: 640px)").matches ?? false;

/** The layers in use, youngest first. */
const layersOf = (view: State, { layers }: Components) =>
	layers
		.filter(({ usedWith }) => usedWith.includes(view.options.players))
		.reverse();

/** How many cards the largest hand has. */
const largestHand = (view: State) =>
	Math.max(8, ...view.seats.map((seat) => seat.hand.length));

/** The places of all parts. */
export function plan(view: State, components: Components) {
	return narrow() ? tall(view, components) : wide(view, components);
}

function wide(view: State, components: Components) {
	const frames: Map<Layer, Frame> = new Map();
	const at = {
		VIII: [662, -575],
		VII: [-970, -575],
		VI: [-970, -205],
		II: [662, -205],
		I: [700, 165],
	} as const;
	for (const { id } of layersOf(view, components))
		frames.set(id, { x: at[id][0], y: at[id][1], cell: 77 });
	const others = view.options.players - 1;
	const height = Math.min(210, (442 - 8 * (others - 1)) / others);
	return {
		key: `wide ${view.options.players}`,
		box: [-1000, -625, 2000, 1712] as [number, number, number, number],
		frames,
		pile: { x: -816, y: 250, scale: 1.1 },
		tent: { x: -980, y: 636, width: 1240, height: 205, piece: 96 },
		front: { x: -980, y: 848, width: 1240, height: 94, piece: 84 },
		hand: { x: -980, y: 952, width: 1240, height: 128, card: 1, row: 13 },
		others: Array.from({ length: others }, (_, n) => ({
			x: 290,
			y: 636 + n * (height + 8),
			width: 690,
			height,
		})),
	};
}

function tall(view: State, components: Components) {
	const rows = Math.ceil(largestHand(view) / 8);
	const hand = {
		x: -620,
		y: 1090,
		width: 1240,
		height: rows * 212,
		card: 1.55,
		row: 8,
	};
	const frames: Map<Layer, Frame> = new Map();
	const top = hand.y + hand.height + 70;
	layersOf(view, components).forEach(({ id, columns }, n) => {
		frames.set(id, {
			x: -620 + 420 * (n % 3),
			y: top + 450 * Math.floor(n / 3),
			cell: columns < 4 ? 100 : 95,
		});
	});
	const below = top + 450 * 2 - 40;
	const others = view.options.players - 1;
	return {
		key: `tall ${view.options.players} ${rows}`,
		box: [-640, -620, 1280, below + others * 240 + 640] as [
			number,
			number,
			number,
			number,
		],
		frames,
		pile: { x: 376, y: top + 450 + 190, scale: 1.6 },
		tent: { x: -620, y: 630, width: 1240, height: 310, piece: 115 },
		front: { x: -620, y: 950, width: 1240, height: 126, piece: 116 },
		hand,
		others: Array.from({ length: others }, (_, n) => ({
			x: -620,
			y: below + n * 240,
			width: 1240,
			height: 225,
		})),
	};
}

export type Plan = ReturnType<typeof plan>;

/** How much the mound is scaled to lie inside the track; positions set up by hand may be larger. */
export function moundScale(view: State, { mound }: Components) {
	const corner = Math.ceil(mound.halfSide * Math.SQRT2);
	let reach = FIELD;
	for (const { place } of view.pieces) {
		if (place.type === "mound" && place.x !== null && place.y !== null)
			reach = Math.max(
				reach,
				Math.abs(place.x) + corner,
				Math.abs(place.y) + corner,
			);
	}
	return FIELD / reach;
}

/** Where a piece lies in the mound. */
export function inMound(
	{ x, y, rot }: { x: number; y: number; rot: number },
	scale: number,
	{ mound, rotations }: Components,
): Spot {
	const [east, north] = rotations[rot] ?? [1, 0];
	const turn = (Math.atan2(north, east) * 180) / Math.PI;
	return {
		x: x * scale,
		y: -y * scale,
		turn: turn < 0 ? -turn - 360 : -turn,
		scale: (mound.pieceSide / 100) * scale,
	};
}

/** The middle of a cell of a frame. */
export function inFrame({ x, y, cell: size }: Frame, cell: string): Spot {
	const column = cell.charCodeAt(0) - 97;
	const row = cell.charCodeAt(1) - 49;
	return {
		x: x + (column + 0.5) * size,
		y: y + (row + 0.5) * size,
		turn: 0,
		scale: (size * 0.97) / 100,
	};
}

/**
 * Places for so many things side by side in an area, as large as they fit, in rows from the top left.
 * @param most the largest size
 */
export function rows(
	{ x, y, width, height }: Area,
	count: number,
	most: number,
): Spot[] {
	const gap = 8;
	let size = most;
	let across = 1;
	for (; size > 12; size -= 2) {
		across = Math.max(1, Math.floor((width + gap) / (size + gap)));
		if (Math.ceil(count / across) * (size + gap) - gap <= height) break;
	}
	return Array.from({ length: count }, (_, n) => ({
		x: x + (n % across) * (size + gap) + size / 2,
		y: y + Math.floor(n / across) * (size + gap) + size / 2,
		turn: 0,
		scale: size / 100,
	}));
}

export const asAttribute = ({ x, y, turn, scale }: Spot) =>
	`translate(${round(x)} ${round(y)}) rotate(${round(turn)}) scale(${round(scale)})`;

export const asStyle = ({ x, y, turn, scale }: Spot) =>
	`translate(${round(x)}px, ${round(y)}px) rotate(${round(turn)}deg) scale(${round(scale)})`;

const round = (value: number) => Math.round(value * 1000) / 1000;
