// Where everything of FrachtExpress is on the plane: the field in cells of 100 units, beside it (on a narrow screen below it)
// the strips of the players and the piles, at the bottom the hand.

/** @typedef {import("../../js/types/index.d.ts").FrachtExpressState} State */
/** @typedef {import("../../js/types/index.d.ts").FrachtExpressStation} Station */
/** @typedef {[x: number, y: number]} Point */

export const CELL = 100;
const STRIP = { width: 300, height: 84 };
const GAP = 12;

/**
 * Whether the strips go beside the field: on a wide screen, if everything is larger that way.
 * @param {number} width
 * @param {number} height
 * @param {number} strips
 */
function goBeside(width, height, strips) {
  if (typeof matchMedia !== "function" || !matchMedia("(min-width: 1000px)").matches) return false;
  /** @param {number} w @param {number} h */
  const scale = (w, h) => Math.min(830 / w, 650 / h);
  const rows = Math.ceil(strips / Math.max(2, Math.floor(width / STRIP.width)));
  return scale(width + STRIP.width, height) > scale(width, height + rows * STRIP.height);
}

export const STATIONS = /** @type {Station[]} */ ([..."ABCDEFGHIJ"]);

/** @param {string} cell @returns {[column: number, row: number]} */
const place = (cell) => [cell.charCodeAt(0) - 97, Number(cell.slice(1)) - 1];

/** @param {number} column @param {number} row */
const name = (column, row) => String.fromCharCode(97 + column) + (row + 1);

/**
 * The rectangle of cells that is shown: the field, or while stations are laid whatever lies there and one cell more.
 * @param {State} view
 */
export function extent(view) {
  if (view.field !== null) {
    const [left, top] = place(view.field.from);
    const [right, bottom] = place(view.field.to);
    return { left, top, right, bottom };
  }
  const laid = STATIONS.map((letter) => view.stations[letter]).filter((cell) => cell !== null);
  const cells = (laid.length === 0 ? ["m13"] : laid).map(place);
  const columns = cells.map(([column]) => column);
  const rows = cells.map(([, row]) => row);
  const box = { left: Math.min(...columns) - 1, top: Math.min(...rows) - 1, right: Math.max(...columns) + 1, bottom: Math.max(...rows) + 1 };
  while (box.right - box.left < 5) box.right += 1;
  return box;
}

/**
 * The cells that are shown, by row.
 * @param {State} view
 */
export function cells(view) {
  const { left, top, right, bottom } = extent(view);
  const list = [];
  for (let row = top; row <= bottom; row += 1) for (let column = left; column <= right; column += 1) list.push(name(column, row));
  return list;
}

/**
 * The upper left corner of a cell.
 * @param {State} view
 * @param {string} cell
 * @returns {Point}
 */
export function corner(view, cell) {
  const { left, top } = extent(view);
  const [column, row] = place(cell);
  return [(column - left) * CELL, (row - top) * CELL];
}

/** Where sleepers are inside a card. @type {Record<string, Point>} */
export const SLEEPERS = {
  N: [50, 12], E: [88, 50], S: [50, 88], W: [12, 50],
  NS: [50, 50], EW: [50, 50], NE: [66, 34], SE: [66, 66], SW: [34, 66], NW: [34, 34],
};

/**
 * A spot on the plane; for a station its middle.
 * @param {State} view
 * @param {string} spot
 * @returns {Point}
 */
export function spotAt(view, spot) {
  const [cell = "", part] = spot.split(".");
  if (part === undefined) {
    const at = view.stations[/** @type {Station} */ (spot)];
    const [x, y] = at === null ? [0, 0] : corner(view, at);
    return [x + CELL / 2, y + CELL / 2];
  }
  const [x, y] = corner(view, cell);
  const [dx, dy] = SLEEPERS[part] ?? [50, 50];
  return [x + dx, y + dy];
}

/** @type {Record<string, number>} */
const COMPASS = { E: 0, S: 90, W: 180, N: 270 };
/** The direction along a curve's middle sleeper, towards the second side. @type {Record<string, Record<string, number>>} */
const TANGENT = { NE: { E: 45, N: 225 }, SE: { E: 315, S: 135 }, SW: { W: 225, S: 45 }, NW: { W: 135, N: 315 } };

/**
 * The angle at which a locomotive on a spot looks, in degrees clockwise from east.
 * @param {string} spot
 * @param {string | null} facing
 */
export function angle(spot, facing) {
  const part = spot.split(".")[1];
  if (part === undefined || facing === null) return 0;
  if (facing === "C") return ((COMPASS[part] ?? 0) + 180) % 360;
  return TANGENT[part]?.[facing] ?? COMPASS[facing] ?? 0;
}

/**
 * Whose hand is at the bottom: the one that is seen, or of several the active player's.
 * @param {State} view
 */
export function handOf(view) {
  const seen = view.players.flatMap((player, seat) => ([...player.hand, ...player.stationHand].some((card) => card !== null) ? [seat] : []));
  return seen.length === 1 ? (seen[0] ?? view.turn.seat) : seen.length === 0 || seen.includes(view.turn.seat) ? view.turn.seat : (seen[0] ?? view.turn.seat);
}

/**
 * Everything below the field.
 * @param {State} view
 */
export function below(view) {
  const { left, top, right, bottom } = extent(view);
  const field = { width: (right - left + 1) * CELL, height: (bottom - top + 1) * CELL };
  const strips = view.players.length + 1;
  const beside = goBeside(field.width, field.height, strips);
  const width = beside ? field.width + GAP + STRIP.width : Math.max(field.width, 6 * CELL);
  const across = beside ? 1 : Math.max(2, Math.floor(width / STRIP.width));
  const stripWidth = beside ? STRIP.width : width / across;
  /** @param {number} n @returns {Point} */
  const strip = (n) => (beside ? [field.width + GAP, n * (STRIP.height + 4)] : [(n % across) * stripWidth, field.height + GAP + Math.floor(n / across) * STRIP.height]);
  const handTop = GAP + (beside ? Math.max(field.height, strips * (STRIP.height + 4)) : field.height + GAP + Math.ceil(strips / across) * STRIP.height);
  const player = view.players[handOf(view)];
  const count = Math.max(1, (player?.hand.length ?? 0) + (player?.stationHand.length ?? 0));
  const perRow = Math.floor(width / CELL);
  const rows = Math.ceil(count / perRow);
  /** @param {number} n @returns {Point} */
  const hand = (n) => [(n % perRow) * CELL + (width - Math.min(count, perRow) * CELL) / 2, handTop + Math.floor(n / perRow) * CELL];
  return { width, strip, stripWidth, hand, height: handTop + rows * CELL };
}

/**
 * @param {State} view
 * @returns {[number, number, number, number]}
 */
export function viewBox(view) {
  const { width, height } = below(view);
  return [-GAP, -GAP, width + 2 * GAP, height + 2 * GAP];
}
