// The geometry of the yard. Squares lie on a grid of 11 by 11 units; a platform is described once, around its own middle,
// and then put into its slot. A board of one's own is spread over the same yard.

/** @typedef {import("../../js/types/index.d.ts").PtitesLocosState} State */
/** @typedef {import("../../js/types/index.d.ts").PtitesLocosColour} Colour */
/** @typedef {import("../../js/types/index.d.ts").PtitesLocosStart} Start */
/** @typedef {import("../../js/types/index.d.ts").PtitesLocosStrand} OwnStrand */
/** @typedef {import("../../js/types/index.d.ts").PtitesLocosPlatform} Berth */
/** @typedef {[x: number, y: number]} Point */
/** @typedef {{ x: number, y: number, angle: number, scale: number }} Pose where something is, which way it looks, how large it is */
/** @typedef {Pick<State, "options" | "players" | "platforms" | "locos">} Scene */
/** @typedef {{ cells: Point[], from: Point, to: Point, buffer: "from" | "to" | null }} Strand rows and columns */
/** @typedef {{ points: Point[], buffer: "from" | "to" | null, size: number }} Track */
/** @typedef {{ colour: Colour, point: Point, angle: number, size: number }} Cell */
/** @typedef {{ fixed: Map<string, Pose>, lines: Point[][], cells: Map<string, Cell>, tracks: Record<Colour, Track[]> }} Yard */

export const UNIT = 64;
export const SQUARE = 56;
export const SIZE = 824;
/** The height of what the players have in hand, below the yard. */
export const STRIP = 84;
/** The distance of a platform's middle from the middle of the board. */
export const REACH = 3.5 * UNIT;
/** @type {Colour[]} */
export const COLOURS = ["blue", "red", "yellow"];
/** @type {Record<string, number>} */
export const ANGLES = { 1: 180, 2: 270, 3: 0, 4: 90 };
/** @type {Record<Start, Point>} */
export const STARTS = { so: [7, 10], sm: [7, 9], si: [7, 8] };
/** @type {Record<string, Point>} */
export const ARRIVALS = { ao: [10, 7], am: [9, 7], ai: [8, 7] };

/** Where the tracks of section 1 begin, bend and end, from the outer to the inner one. @type {Point[][]} */
const BENDS = [[[3, 10], [0, 10], [0, 7]], [[3, 9], [1, 9], [1, 7]], [[3, 8], [2, 8], [2, 7]]];

/** The strands of the default platforms. @type {Record<Colour, Strand[]>} */
const STANDARD = {
  blue: [through([1, 1], [1, 2], [3, 3]), through([2, 1], [2, 2], [2, 3]), through([3, 1], [3, 2], [1, 3]), through([4, 1], [4, 2], [4, 3])],
  red: [
    { cells: [[1, 1]], from: [1, 0.5], to: [0.86, 1.68], buffer: "to" },
    through([2, 1], [1.5, 2], [1, 3]),
    through([3, 1], [2.5, 2], [2, 3]),
    through([4, 1], [3.5, 2], [3, 3]),
    { cells: [[4, 3]], from: [4.14, 2.32], to: [4, 3.5], buffer: "from" },
  ],
  yellow: [
    through([1, 1], [1.5, 2], [2, 3]),
    through([2, 1], [2.5, 2], [3, 3]),
    { cells: [[3, 1]], from: [3, 0.5], to: [3.2, 1.75], buffer: "to" },
    through([4, 1], [4, 2], [4, 3]),
  ],
};

/**
 * A strand that leads through the platform.
 * @param {Point} first
 * @param {Point} second
 * @param {Point} last
 * @returns {Strand}
 */
function through(first, second, last) {
  return { cells: [first, second, last], from: [first[0], 0.5], to: [last[0], 3.5], buffer: null };
}

/**
 * A strand of a board of one's own: spread evenly, or along its row up to the buffer.
 * @param {OwnStrand} strand
 * @returns {Strand}
 */
function ownStrand({ squares, in: entry, out: exit }) {
  const step = squares > 3 ? 2 / 3 : 1;
  const numbers = Array.from({ length: squares }, (_, n) => n);
  if (entry !== null && exit !== null) {
    /** @param {number} n @returns {Point} */
    const cell = (n) => {
      const column = squares === 1 ? 2 : 1 + (2 * n) / (squares - 1);
      return [entry + ((exit - entry) * (column - 1)) / 2, column];
    };
    return { cells: numbers.map(cell), from: [entry, 0.5], to: [exit, 3.5], buffer: null };
  }
  const row = entry ?? exit ?? 1;
  const length = (squares - 1) * step;
  if (exit === null) return { cells: numbers.map((n) => [row, 1 + n * step]), from: [row, 0.5], to: [row, 1.5 + length], buffer: "to" };
  return { cells: numbers.map((n) => [row, 3 - length + n * step]), from: [row, 2.5 - length], to: [row, 3.5], buffer: "from" };
}

/** @param {number} n */
export const px = (n) => 60 + UNIT * (n + 0.5);
export const MIDDLE = px(5);

/** @param {Point} point @param {number} times @returns {Point} */
const quarter = ([x, y], times) => (times > 0 ? quarter([10 - y, x], times - 1) : [x, y]);

/** @param {Point} place row and column @returns {Point} */
const local = ([row, column]) => [(column - 2) * UNIT, (row - 2.5) * UNIT];

/** @param {Point} from @param {Point} to */
export const heading = ([x1, y1], [x2, y2]) => (Math.atan2(y2 - y1, x2 - x1) * 180) / Math.PI;

/** @param {Point} point @param {number} degrees @returns {Point} */
export function turned([x, y], degrees) {
  const angle = (degrees * Math.PI) / 180;
  return [x * Math.cos(angle) - y * Math.sin(angle), x * Math.sin(angle) + y * Math.cos(angle)];
}

/** The nearest way round from one angle to another. @param {number} from @param {number} to */
export const nearest = (from, to) => from + ((((to - from) % 360) + 540) % 360) - 180;

/**
 * The point at a share of the way along a line that bends once, on a track that is rounded there.
 * @param {Point[]} line
 * @param {number} share
 * @returns {{ point: Point, angle: number }}
 */
function along(line, share) {
  const [from = [0, 0], bend = [0, 0], to = [0, 0]] = line;
  const [first, second] = [Math.hypot(bend[0] - from[0], bend[1] - from[1]), Math.hypot(to[0] - bend[0], to[1] - bend[1])];
  const left = share * (first + second) - first;
  if (Math.abs(left) < 0.2) {
    /** @param {0 | 1} axis */
    const inwards = (axis) => bend[axis] + 0.15 * (Math.sign(from[axis] - bend[axis]) + Math.sign(to[axis] - bend[axis]));
    return { point: [inwards(0), inwards(1)], angle: heading(from, bend) + 45 };
  }
  const [a, b, part] = left < 0 ? [from, bend, 1 + left / first] : [bend, to, left / second];
  return { point: [a[0] + (b[0] - a[0]) * part, a[1] + (b[1] - a[1]) * part], angle: heading(a, b) };
}

/**
 * The slope of a track at each of its points: level where it is level on either side, so that no curve overshoots.
 * @param {Point[]} points from left to right
 */
function slopes(points) {
  const steps = points.slice(1).map(([x, y], n) => (y - (points[n]?.[1] ?? 0)) / (x - (points[n]?.[0] ?? 0)));
  return points.map((_, n) => {
    const [before, after] = [steps[n - 1] ?? steps[n] ?? 0, steps[n] ?? steps[n - 1] ?? 0];
    return before * after <= 0 ? 0 : (before + after) / 2;
  });
}

/** A smooth path through points from left to right. @param {Point[]} points */
export function smooth(points) {
  const slope = slopes(points);
  return points.slice(1).reduce((path, [x, y], n) => {
    const [fromX, fromY] = points[n] ?? [x, y];
    const third = (x - fromX) / 3;
    return `${path}C${fromX + third} ${fromY + (slope[n] ?? 0) * third} ${x - third} ${y - (slope[n + 1] ?? 0) * third} ${x} ${y}`;
  }, `M${points[0]?.join(" ")}`);
}

/** @type {Map<string, Yard>} */
const yards = new Map();

/**
 * The places of a board: fixed squares, and the tracks of each platform around its own middle.
 * @param {Scene} scene
 * @returns {Yard}
 */
export function yardOf({ options: { board } }) {
  const key = JSON.stringify(board);
  const known = yards.get(key);
  if (known !== undefined) return known;
  /** @type {Yard} */
  const yard = { fixed: new Map(), lines: [], cells: new Map(), tracks: { blue: [], red: [], yellow: [] } };
  for (const [id, [x, y]] of Object.entries(STARTS)) yard.fixed.set(id, { x: px(x), y: px(y), angle: 180, scale: 1 });
  for (const [id, [x, y]] of Object.entries(ARRIVALS)) yard.fixed.set(id, { x: px(x), y: px(y), angle: 90, scale: 1 });
  for (let section = 1; section <= 3; section += 1) {
    BENDS.forEach((bends, lane) => {
      const line = bends.map((bend) => quarter(bend, section - 1));
      const squares = board?.sections[section - 1]?.[lane] ?? [7, 5, 3][lane] ?? 1;
      const scale = Math.min(1, squares > 1 ? (6 - 2 * lane) / (squares - 1) : 1);
      for (let n = 1; n <= squares; n += 1) {
        const { point, angle } = along(line, squares === 1 ? 0.5 : (n - 1) / (squares - 1));
        yard.fixed.set(`${section}${"omi"[lane]}${n}`, { x: px(point[0]), y: px(point[1]), angle, scale });
      }
      yard.lines.push(line);
    });
  }
  for (const colour of COLOURS) {
    const strands = board === null ? STANDARD[colour] : board.platforms[colour].map(ownStrand);
    yard.tracks[colour] = strands.map(({ cells, from, to, buffer }, index) => {
      const points = [from, ...cells, to].map(local);
      const slope = slopes(points);
      const size = cells.length > 3 ? 2 / 3 : 1;
      cells.forEach((cell, n) => {
        yard.cells.set(`${colour[0]}${index + 1}${n + 1}`, { colour, point: local(cell), angle: (Math.atan(slope[n + 1] ?? 0) * 180) / Math.PI, size });
      });
      return { points, buffer, size };
    });
  }
  yards.set(key, yard);
  return yard;
}

/** How a platform lies: the angle of its slot, and half a turn for end B. @param {Berth} berth */
export const lies = ({ slot, end }) => ({ angle: ANGLES[slot] ?? 0, flip: end === "B" ? 180 : 0 });

/** The slot in which no platform lies. @param {Scene} scene */
export const vacant = ({ platforms }) => 10 - platforms.blue.slot - platforms.red.slot - platforms.yellow.slot;

/**
 * Where a square is, and which way a locomotive on it looks.
 * @param {Scene} scene
 * @param {string} id
 * @returns {Pose}
 */
export function spot(scene, id) {
  const yard = yardOf(scene);
  const cell = yard.cells.get(id);
  if (cell === undefined) return yard.fixed.get(id) ?? { x: MIDDLE, y: MIDDLE, angle: 0, scale: 1 };
  const { angle, flip } = lies(scene.platforms[cell.colour]);
  const [dx, dy] = turned(cell.point, flip);
  const [x, y] = turned([dx, dy - REACH], angle);
  // With end B the tracks are run through the other way.
  return { x: MIDDLE + x, y: MIDDLE + y, angle: angle + cell.angle + 2 * flip, scale: cell.size };
}

/** The panel of a seat below the yard. @param {number} players @param {number} seat */
export const panel = (players, seat) => ({ left: 8 + (seat * (SIZE - 8)) / players, width: (SIZE - 8) / players - 8 });

/** The middle of a shed. @param {number} n @returns {Point} */
export const shedAt = (n) => [px(8 + ((n - 1) % 3)), px(8 + Math.floor((n - 1) / 3))];

/**
 * Where a locomotive is drawn, wherever it is.
 * @param {Scene} scene
 * @param {number} seat
 * @param {number} number
 * @param {string} place
 * @returns {Pose}
 */
export function whereabouts(scene, seat, number, place) {
  if (place === "hand") {
    const { left, width } = panel(scene.players, seat);
    const gap = Math.min(60, (width - (scene.options.repairTiles ? 50 : 12)) / 4);
    return { x: left + 6 + gap * (number + 0.5), y: SIZE + 53, angle: 0, scale: Math.min(0.9, gap / 60) };
  }
  if (place.startsWith("shed")) {
    const [x, y] = shedAt(Number(place.slice(4)));
    return { x, y: y + 9, angle: 0, scale: 0.8 };
  }
  const pose = spot(scene, place);
  return { ...pose, scale: Math.max(0.35, pose.scale) };
}
