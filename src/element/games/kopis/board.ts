// The board of Kopis as geometry: where squares and lines are on the plane of the components, seat 0 in the south.

import type {
	KopisHeading as Heading,
	KopisLine as Line,
	KopisSide as Side,
	KopisState as State,
} from "../../../js/types/index.d.ts";
import type { Components as ComponentsOf } from "../renderer.ts";

export type Components = ComponentsOf<"kopis">;
export type Point = [x: number, y: number];

/** Where the Bastion lies while nobody carries it. */
export const ASIDE: Point = [98, 802];

const WAYS: Record<Heading, Point> = {
	north: [0, -1],
	east: [1, 0],
	south: [0, 1],
	west: [-1, 0],
};

export const translated = ([x, y]: Point) => `translate(${x} ${y})`;

/** The row of a square. */
function squareRow(id: string, { squares }: Components) {
	const row = squares.find((square) => square.id === id);
	if (row === undefined) throw new Error(`${id} is no square`);
	return row;
}

/** The row of a line. */
function lineRow(side: Side, id: Line, { lines }: Components) {
	const row = lines.find((line) => line.side === side && line.line === id);
	if (row === undefined) throw new Error(`${id} does not face the ${side}`);
	return row;
}

/** The centre of a square. */
export function centre(id: string, components: Components): Point {
	const { x, y } = squareRow(id, components).svg;
	const half = components.plane.square / 2;
	return [x + half, y + half];
}

/** The way of a faction that comes in from a side. */
export const wayFrom = (side: Side, { lines }: Components): Point =>
	WAYS[lines.find((line) => line.side === side)?.direction ?? "north"];

/**
 * The place beside the board at a line.
 * @param out distance from the edge of the board
 */
export function beside(
	side: Side,
	line: Line,
	out: number,
	components: Components,
): Point {
	const { squares, direction } = lineRow(side, line, components);
	const [x, y] = centre(squares[0] ?? "", components);
	const [dx, dy] = WAYS[direction];
	const away = components.plane.square / 2 + out;
	return [x - away * dx, y - away * dy];
}

/** What stands on a square: "r", "R", "b", "B" or ".". */
export function standsOn(view: State, id: string, components: Components) {
	const { file, rank } = squareRow(id, components);
	const column = file.charCodeAt(0) - "a".charCodeAt(0);
	return view.board[view.board.length - rank]?.[column] ?? ".";
}

/** The letter of a seat's factions. */
export const factionOf = (seat: number, { seats }: Components) =>
	seats[seat]?.faction ?? "r";

/** The letter of a seat's fortresses. */
export const fortressOf = (seat: number, { seats }: Components) =>
	seats[seat]?.fortress ?? "R";
