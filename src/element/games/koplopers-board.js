// The board of Koplopers & Dwarsliggers as geometry: where stations, sections, trains and tokens are on the plane.

import MAP from "./koplopers-map.js";

/** @typedef {import("../../js/types/index.d.ts").KoplopersState} State */
/** @typedef {import("../../js/types/index.d.ts").KoplopersBoard} Board */
/** @typedef {import("../../js/types/index.d.ts").KoplopersTrain} Train */
/** @typedef {import("../../js/types/index.d.ts").KoplopersToken} Token */
/** @typedef {import("../../js/types/index.d.ts").KoplopersBoardStation} Station */
/** @typedef {[x: number, y: number]} Point */
/** @typedef {{ at: Point, turn: number }} Pose where the middle of a train is and which way it looks, in degrees */
/** @typedef {{ id: string, yard: boolean, a: Point, b: Point, ends: [string, string], long: boolean, number: number | null }} Track */

/** How much of the second unit of a coupled train is seen behind the first. */
export const SECOND = 16;

/** The length of a unit, and the distance of a nose from the centre of its station. */
export const UNIT = 62;
const NOSE = 22;

/** The size of the picture; it grows with an owner's board. */
const SIZE = /** @type {Point} */ ([1580, 1880]);

/**
 * A board with its rows by id. The same board gives the same lookup.
 * @param {Board} board
 */
function lookup(board) {
  const stations = new Map(board.stations.map((row) => [row.id, row]));
  /** @param {string} id @returns {Point} */
  const at = (id) => {
    const row = stations.get(id);
    return row === undefined ? [0, 0] : [row.x, row.y];
  };
  /** @type {Map<string, Track>} */
  const tracks = new Map();
  for (const row of board.sections) {
    tracks.set(row.id, { id: row.id, yard: false, a: at(row.a), b: at(row.b), ends: [row.a, row.b], long: row.length === "long", number: null });
  }
  for (const row of board.yards) {
    tracks.set(row.id, { id: row.id, yard: true, a: at(row.station), b: [row.end.x, row.end.y], ends: [row.station, row.station], long: false, number: row.number });
  }
  const regions = new Map(board.regions.map((row) => [row.id, row]));
  const tokens = new Map(board.tokens.map((row) => [row.id, row]));
  const points = board.stations.flatMap((row) => [row, ...row.circlesAt]).concat(/** @type {any[]} */ (board.yards.map((row) => row.end)));
  const size = /** @type {Point} */ ([Math.max(SIZE[0], ...points.map((point) => point.x + 80)), Math.max(SIZE[1], ...points.map((point) => point.y + 80))]);
  return { board, stations, tracks, regions, tokens, at, size };
}

/** @typedef {ReturnType<typeof lookup>} Lookup */

/** @type {WeakMap<Board, Lookup>} */
const known = new WeakMap();
const builtIn = lookup(MAP);

/**
 * The board of a view.
 * @param {State} view
 * @returns {Lookup}
 */
export function boardOf(view) {
  if (view.board === null) return builtIn;
  const found = known.get(view.board) ?? lookup(view.board);
  known.set(view.board, found);
  return found;
}

/**
 * @param {Lookup} board
 * @param {string} id
 */
export function stationName(board, id) {
  return board.stations.get(id)?.name ?? id;
}

/**
 * A section or a yard in words.
 * @param {Lookup} board
 * @param {string} id
 */
export function trackName(board, id) {
  const track = board.tracks.get(id);
  if (track === undefined) return id;
  const [a, b] = track.ends.map((end) => stationName(board, end));
  return track.yard ? `${track.number === null ? "the yard" : `yard ${track.number}`} at ${a}` : `${a}–${b}`;
}

/**
 * @param {Lookup} board
 * @param {readonly string[]} tokens
 */
export function passengers(board, tokens) {
  return tokens.reduce((sum, id) => sum + (board.tokens.get(id)?.passengers ?? 0), 0);
}

/**
 * The station at the front of a train, or null.
 * @param {Train} train
 */
export function front(train) {
  return train.open ? null : train.toward;
}

/**
 * @param {Point} from
 * @param {Point} to
 */
function along(from, to) {
  const [x, y] = [to[0] - from[0], to[1] - from[1]];
  const length = Math.hypot(x, y) || 1;
  return { way: /** @type {Point} */ ([x / length, y / length]), length, turn: (Math.atan2(y, x) * 180) / Math.PI };
}

/**
 * Where a train stands. While it overtakes it is beside the line.
 * @param {Lookup} board
 * @param {Pick<Train, "section" | "toward" | "open">} train
 * @param {boolean} beside
 * @returns {Pose}
 */
export function pose(board, train, beside) {
  const track = board.tracks.get(train.section);
  if (track === undefined) return { at: [0, 0], turn: 0 };
  // From the tail end of the section to the end ahead.
  const ahead = track.yard ? train.toward !== null : train.toward === track.ends[0];
  const [from, to] = ahead ? [track.b, track.a] : [track.a, track.b];
  const { way, length, turn } = along(from, to);
  const away = track.yard && train.toward === null;
  const middle = train.open || away ? NOSE + UNIT / 2 : length - NOSE - UNIT / 2;
  const aside = beside ? 30 : 0;
  return { at: [from[0] + way[0] * middle - way[1] * aside, from[1] + way[1] * middle + way[0] * aside], turn };
}

/**
 * Where a train that drove onto a section came from: its far end.
 * @param {Lookup} board
 * @param {string} section
 * @param {string} to
 * @param {boolean} beside
 * @returns {Pose}
 */
export function entrance(board, section, to, beside) {
  return pose(board, { section, toward: to, open: true }, beside);
}

/**
 * Whether a train hides the middle of its section.
 * @param {Track} track
 * @param {Train} train
 */
export function hidesMiddle(track, train) {
  return along(track.a, track.b).length / 2 < NOSE + UNIT + (train.units.length > 1 ? SECOND : 0);
}

/**
 * The middle of a section, where its cost is written.
 * @param {Track} track
 * @returns {Point}
 */
export function middle(track) {
  return [(track.a[0] + track.b[0]) / 2, (track.a[1] + track.b[1]) / 2];
}

/** The cards of the seats: a column in the sea, as high as the players leave room for. */
const CARD = { x: 20, y: 330, width: 388, gap: 8 };

/**
 * How many rows of tokens a box shows.
 * @param {State} view
 */
const rowsOf = (view) => (view.seats.length > 3 ? 2 : 3);

/**
 * Where the card of a seat lies.
 * @param {State} view
 * @param {number} seat
 */
export function cardAt(view, seat) {
  const height = 58 + 37 * rowsOf(view);
  return { x: CARD.x, y: CARD.y + seat * (height + CARD.gap), width: CARD.width, height };
}

/**
 * The box of a train on its card: a coupled train takes the width of two.
 * @param {State} view
 * @param {number} seat
 * @param {Train} train
 */
export function trainBox(view, seat, train) {
  const card = cardAt(view, seat);
  const trains = view.seats[seat]?.trains ?? [];
  const before = trains.filter((other) => other.id < train.id).reduce((sum, other) => sum + other.units.length, 0);
  const width = (card.width - 8) / 3;
  return { x: card.x + 4 + before * width, y: card.y + 34, width: width * train.units.length, height: card.height - 38 };
}

/**
 * Where every token of the view lies, and how large: on its circle, or aboard. Those in boxes are not drawn.
 * @param {State} view
 * @returns {Map<string, { at: Point, scale: number, train: [seat: number, id: number] | null, station: string | null }>}
 */
export function tokenPlaces(view) {
  const board = boardOf(view);
  const places = new Map();
  for (const [station, tokens] of Object.entries(view.waiting)) {
    const circles = board.stations.get(station)?.circlesAt ?? [];
    tokens.forEach((token, n) => {
      const circle = circles[n];
      if (circle !== undefined) places.set(token, { at: [circle.x, circle.y], scale: 1, train: null, station });
    });
  }
  view.seats.forEach((player, seat) => {
    for (const train of player.trains) {
      const box = trainBox(view, seat, train);
      const columns = Math.max(3 * train.units.length, Math.ceil(train.load.length / rowsOf(view)));
      const step = Math.min(40, (box.width - 6) / columns);
      train.load.forEach((token, n) => {
        const at = [box.x + 3 + step * ((n % columns) + 0.5), box.y + 39 + 37 * Math.floor(n / columns)];
        places.set(token, { at, scale: Math.min(0.92, (0.92 * step) / 40), train: [seat, train.id], station: null });
      });
    }
  });
  return places;
}
