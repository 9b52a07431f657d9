// Where everything of FrachtExpress is on the plane: the field in cells of 100 units, beside it (on a narrow screen below it)
// the strips of the players and the piles, at the bottom the hand.

import type {
	FrachtExpressComponents as Components,
	FrachtExpressElement as Element,
	FrachtExpressSide as Side,
	FrachtExpressState as State,
	FrachtExpressStation as Station,
} from "../../../js/types/index.d.ts";
import { CELL, type Point, sleeperAt } from "./track.ts";

/** What is needed to find a place on the plane. */
export type Scene = { view: State; components: Components };

const STRIP = { width: 300, height: 84 };
const GAP = 12;

/** Whether the strips go beside the field: on a wide screen, if everything is larger that way. */
function goBeside(width: number, height: number, strips: number) {
	if (
		typeof matchMedia !== "function" ||
		!matchMedia("(min-width: 1000px)").matches
	)
		return false;
	const scale = (w: number, h: number) => Math.min(830 / w, 650 / h);
	const rows = Math.ceil(strips / Math.max(2, Math.floor(width / STRIP.width)));
	return (
		scale(width + STRIP.width, height) >
		scale(width, height + rows * STRIP.height)
	);
}

const place = (cell: string): [column: number, row: number] => [
	cell.charCodeAt(0) - 97,
	Number(cell.slice(1)) - 1,
];

const name = (column: number, row: number) =>
	String.fromCharCode(97 + column) + (row + 1);

/** The rectangle of cells that is shown: the field, or while stations are laid whatever lies there and one cell more. */
export function extent({ view, components }: Scene) {
	if (view.field !== null) {
		const [left, top] = place(view.field.from);
		const [right, bottom] = place(view.field.to);
		return { left, top, right, bottom };
	}
	const laid = Object.values(view.stations).filter((cell) => cell !== null);
	const { firstCell } = components.free;
	const cells = (laid.length === 0 ? [firstCell] : laid).map(place);
	const columns = cells.map(([column]) => column);
	const rows = cells.map(([, row]) => row);
	const box = {
		left: Math.min(...columns) - 1,
		top: Math.min(...rows) - 1,
		right: Math.max(...columns) + 1,
		bottom: Math.max(...rows) + 1,
	};
	while (box.right - box.left < 5) box.right += 1;
	return box;
}

/** The cells that are shown, by row. */
export function cells(scene: Scene) {
	const { left, top, right, bottom } = extent(scene);
	const list = [];
	for (let row = top; row <= bottom; row += 1)
		for (let column = left; column <= right; column += 1)
			list.push(name(column, row));
	return list;
}

/** The upper left corner of a cell. */
export function corner(scene: Scene, cell: string): Point {
	const { left, top } = extent(scene);
	const [column, row] = place(cell);
	return [(column - left) * CELL, (row - top) * CELL];
}

/** A spot on the plane; for a station its middle. */
export function spotAt(scene: Scene, spot: string): Point {
	const [cell = "", part] = spot.split(".");
	if (part === undefined) {
		const at = scene.view.stations[spot as Station];
		const [x, y] = at === null ? [0, 0] : corner(scene, at);
		return [x + CELL / 2, y + CELL / 2];
	}
	const [x, y] = corner(scene, cell);
	const { geometry } = scene.components;
	const [dx, dy] = sleeperAt(part as Element | Side, geometry);
	return [x + dx, y + dy];
}

/** Whose hand is at the bottom: the one that is seen, or of several the active player's. */
export function handOf(view: State) {
	const seen = view.players.flatMap((player, seat) =>
		[...player.hand, ...player.stationHand].some((card) => card !== null)
			? [seat]
			: [],
	);
	return seen.length === 1
		? (seen[0] ?? view.turn.seat)
		: seen.length === 0 || seen.includes(view.turn.seat)
			? view.turn.seat
			: (seen[0] ?? view.turn.seat);
}

/** Everything below the field. */
export function below(scene: Scene) {
	const { view } = scene;
	const { left, top, right, bottom } = extent(scene);
	const field = {
		width: (right - left + 1) * CELL,
		height: (bottom - top + 1) * CELL,
	};
	const strips = view.players.length + 1;
	const beside = goBeside(field.width, field.height, strips);
	const width = beside
		? field.width + GAP + STRIP.width
		: Math.max(field.width, 6 * CELL);
	const across = beside ? 1 : Math.max(2, Math.floor(width / STRIP.width));
	const stripWidth = beside ? STRIP.width : width / across;
	const strip = (n: number): Point =>
		beside
			? [field.width + GAP, n * (STRIP.height + 4)]
			: [
					(n % across) * stripWidth,
					field.height + GAP + Math.floor(n / across) * STRIP.height,
				];
	const handTop =
		GAP +
		(beside
			? Math.max(field.height, strips * (STRIP.height + 4))
			: field.height + GAP + Math.ceil(strips / across) * STRIP.height);
	const player = view.players[handOf(view)];
	const count = Math.max(
		1,
		(player?.hand.length ?? 0) + (player?.stationHand.length ?? 0),
	);
	const perRow = Math.floor(width / CELL);
	const rows = Math.ceil(count / perRow);
	const hand = (n: number): Point => [
		(n % perRow) * CELL + (width - Math.min(count, perRow) * CELL) / 2,
		handTop + Math.floor(n / perRow) * CELL,
	];
	return { width, strip, stripWidth, hand, height: handTop + rows * CELL };
}

export function viewBox(
	view: State,
	components: Components,
): [number, number, number, number] {
	const { width, height } = below({ view, components });
	return [-GAP, -GAP, width + 2 * GAP, height + 2 * GAP];
}
