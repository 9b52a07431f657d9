// The board of Kopis as geometry: squares, lines and where they are on a plane of 900 by 900, seat 0 in the south.

/** @typedef {import("../../js/types/index.d.ts").KopisState} State */
/** @typedef {import("../../js/types/index.d.ts").KopisSide} Side */
/** @typedef {import("../../js/types/index.d.ts").KopisLine} Line */
/** @typedef {[x: number, y: number]} Point */

export const FILES = /** @type {Line[]} */ (["a", "b", "c", "d", "e", "f"]);
export const RANKS = /** @type {Line[]} */ (["1", "2", "3", "4", "5", "6"]);
export const SQUARES = RANKS.flatMap((rank) => FILES.map((file) => file + rank));

/**
 * @param {Line[]} lines
 * @param {Point} way
 * @param {(along: number, out: number) => Point} at
 */
function side(lines, way, at) {
  return { lines, way, at };
}

/** Where the Bastion lies while nobody carries it. */
export const ASIDE = /** @type {Point} */ ([98, 802]);

/** The sides: the lines that start there, the way a faction travels, and the place beside the board at the line number `along`. */
export const SIDES = {
  south: side(FILES, [0, -1], (along, out) => [200 + 100 * along, 750 + out]),
  west: side(RANKS, [1, 0], (along, out) => [150 - out, 700 - 100 * along]),
  north: side(FILES, [0, 1], (along, out) => [200 + 100 * along, 150 - out]),
  east: side(RANKS, [-1, 0], (along, out) => [750 + out, 700 - 100 * along]),
};
export const ALL_SIDES = /** @type {Side[]} */ (Object.keys(SIDES));

/**
 * @param {Side} side
 * @param {Line} line
 * @param {number} out distance from the edge of the board
 * @returns {Point}
 */
export function beside(side, line, out) {
  const { lines, at } = SIDES[side];
  return at(lines.indexOf(line), out);
}

/**
 * The centre of a square.
 * @param {string} square
 * @returns {Point}
 */
export function centre(square) {
  return [200 + 100 * FILES.indexOf(/** @type {Line} */ (square[0])), 700 - 100 * RANKS.indexOf(/** @type {Line} */ (square[1]))];
}

/**
 * What stands on a square: "r", "R", "b", "B" or ".".
 * @param {State} view
 * @param {string} square
 */
export function standsOn(view, square) {
  return view.board[6 - Number(square[1])]?.[FILES.indexOf(/** @type {Line} */ (square[0]))] ?? ".";
}
