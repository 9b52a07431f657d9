// Where everything of Troia lies. On a wide screen the frames stand round the board and the tents below it; on a phone all
// of it comes in one column. One tent is large: that of the seat whose eyes these are.

/** @typedef {import("../../js/types/index.d.ts").TroiaState} State */
/** @typedef {import("../../js/types/index.d.ts").TroiaLayer} Layer */
/** @typedef {import("../../js/types/index.d.ts").TroiaPiece} Piece */
/** @typedef {{ x: number, y: number, width: number, height: number }} Area */
/** @typedef {{ x: number, y: number, turn: number, scale: number }} Spot the middle, degrees, and how large 100 units are */
/** @typedef {{ x: number, y: number, cell: number }} Frame */

export const LAYERS = /** @type {Layer[]} */ (["VIII", "VII", "VI", "II", "I"]);

/** The half-side vectors of the rotations 0 to 8; the others are these turned by quarters. */
const QUARTER = [[65, 0], [63, 16], [60, 25], [56, 33], [52, 39], [39, 52], [33, 56], [25, 60], [16, 63]];
const SIDE = 130;
const FIELD = 505;

/** Whether the screen is too narrow for frames beside the board. */
export const narrow = () => globalThis.matchMedia?.("(max-width: 640px)").matches ?? false;

/** @param {Layer} layer */
export const columns = (layer) => (layer === "I" ? 3 : 4);

/** @param {State} view */
const layersOf = (view) => LAYERS.filter((layer) => view.options.players > 2 || layer !== "VI");

/**
 * How many cards the largest hand has.
 * @param {State} view
 */
const largestHand = (view) => Math.max(8, ...view.seats.map((seat) => seat.hand.length));

/**
 * The places of all parts.
 * @param {State} view
 */
export function plan(view) {
  return narrow() ? tall(view) : wide(view);
}

/** @param {State} view */
function wide(view) {
  /** @type {Map<Layer, Frame>} */
  const frames = new Map();
  const at = /** @type {const} */ ({ VIII: [662, -575], VII: [-970, -575], VI: [-970, -205], II: [662, -205], I: [700, 165] });
  for (const layer of layersOf(view)) frames.set(layer, { x: at[layer][0], y: at[layer][1], cell: 77 });
  const others = view.options.players - 1;
  const height = Math.min(210, (442 - 8 * (others - 1)) / others);
  return {
    key: `wide ${view.options.players}`,
    box: /** @type {[number, number, number, number]} */ ([-1000, -625, 2000, 1712]),
    frames,
    pile: { x: -910, y: 250, scale: 1.1 },
    tent: { x: -980, y: 636, width: 1240, height: 205, piece: 96 },
    front: { x: -980, y: 848, width: 1240, height: 94, piece: 84 },
    hand: { x: -980, y: 952, width: 1240, height: 128, card: 1, row: 13 },
    others: Array.from({ length: others }, (_, n) => ({ x: 290, y: 636 + n * (height + 8), width: 690, height })),
  };
}

/** @param {State} view */
function tall(view) {
  const rows = Math.ceil(largestHand(view) / 8);
  const hand = { x: -620, y: 1090, width: 1240, height: rows * 212, card: 1.55, row: 8 };
  /** @type {Map<Layer, Frame>} */
  const frames = new Map();
  const top = hand.y + hand.height + 70;
  layersOf(view).forEach((layer, n) => frames.set(layer, { x: -620 + 420 * (n % 3), y: top + 450 * Math.floor(n / 3), cell: layer === "I" ? 100 : 95 }));
  const below = top + 450 * 2 - 40;
  const others = view.options.players - 1;
  return {
    key: `tall ${view.options.players}`,
    box: /** @type {[number, number, number, number]} */ ([-640, -620, 1280, below + others * 240 + 640]),
    frames,
    pile: { x: 420, y: top + 450 + 190, scale: 1.6 },
    tent: { x: -620, y: 630, width: 1240, height: 310, piece: 115 },
    front: { x: -620, y: 950, width: 1240, height: 126, piece: 116 },
    hand,
    others: Array.from({ length: others }, (_, n) => ({ x: -620, y: below + n * 240, width: 1240, height: 225 })),
  };
}

/** @typedef {ReturnType<typeof plan>} Plan */

/**
 * The middle of a space of the score track: from the bottom left corner up, along the top, down and back.
 * @param {number} renown
 * @returns {[number, number]}
 */
export function space(renown) {
  const n = renown % 100;
  const along = 44 * (n % 25);
  const sides = /** @type {[number, number][]} */ ([[-550, 550 - along], [-550 + along, -550], [550, -550 + along], [550 - along, 550]]);
  return sides[Math.floor(n / 25)] ?? [0, 0];
}

/**
 * How much the mound is scaled to lie inside the track; positions set up by hand may be larger.
 * @param {State} view
 */
export function moundScale(view) {
  let reach = FIELD;
  for (const { place } of view.pieces) {
    if (place.type === "mound" && place.x !== null && place.y !== null) reach = Math.max(reach, Math.abs(place.x) + 92, Math.abs(place.y) + 92);
  }
  return FIELD / reach;
}

/**
 * Where a piece lies in the mound.
 * @param {{ x: number, y: number, rot: number }} place
 * @param {number} scale
 * @returns {Spot}
 */
export function inMound({ x, y, rot }, scale) {
  const [a = 65, b = 0] = QUARTER[rot % 9] ?? [];
  const turn = (Math.atan2(b, a) * 180) / Math.PI + 90 * Math.floor(rot / 9);
  return { x: x * scale, y: -y * scale, turn: -turn, scale: (SIDE / 100) * scale };
}

/**
 * The middle of a cell of a frame.
 * @param {Frame} frame
 * @param {string} cell
 * @returns {Spot}
 */
export function inFrame({ x, y, cell: size }, cell) {
  const column = cell.charCodeAt(0) - 97;
  const row = cell.charCodeAt(1) - 49;
  return { x: x + (column + 0.5) * size, y: y + (row + 0.5) * size, turn: 0, scale: (size * 0.97) / 100 };
}

/**
 * Places for so many things side by side in an area, as large as they fit, in rows from the top left.
 * @param {Area} area
 * @param {number} count
 * @param {number} most the largest size
 * @returns {Spot[]}
 */
export function rows({ x, y, width, height }, count, most) {
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

/** @param {Spot} spot */
export const asAttribute = ({ x, y, turn, scale }) => `translate(${round(x)} ${round(y)}) rotate(${round(turn)}) scale(${round(scale)})`;

/** @param {Spot} spot */
export const asStyle = ({ x, y, turn, scale }) => `translate(${round(x)}px, ${round(y)}px) rotate(${round(turn)}deg) scale(${round(scale)})`;

/** @param {number} value */
const round = (value) => Math.round(value * 1000) / 1000;
