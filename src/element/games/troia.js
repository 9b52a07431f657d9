// Troia: sand, contour lines, plates in a heap. Where things lie is in troia-board.js, the ink in troia-pieces.js, what can be
// pressed in troia-moves.js, the words in troia-words.js, what is printed on the pieces in troia-site.js.

import { group, keyed, s } from "../svg.js";
import { asAttribute, asStyle, inFrame, inMound, moundScale, plan, rows, space } from "./troia-board.js";
import { illegal, targets } from "./troia-moves.js";
import { card, DEVICES, face, ground, pawn, tent } from "./troia-pieces.js";
import { ask, aside, describe, nameThing, pieceOf, say, score, tell } from "./troia-words.js";
import css from "./troia.css";

/** @typedef {import("../../js/types/index.d.ts").TroiaState} State */
/** @typedef {import("../../js/types/index.d.ts").TroiaEvent} Event */
/** @typedef {import("../../js/types/index.d.ts").TroiaPiece} Piece */
/** @typedef {import("../../js/types/index.d.ts").TroiaColour} Colour */
/** @typedef {import("./troia-board.js").Spot} Spot */
/** @typedef {import("./troia-board.js").Plan} Plan */
/** @typedef {import("./renderer.d.ts").Context<"troia">} Context */

const COLOURS = /** @type {Colour[]} */ (["red", "blue", "yellow", "green"]);

/** The colour of every card's dot, by its number; permits have none. @type {(Colour | null)[]} */
const DOTS = Array.from({ length: 65 }, () => null);
for (const [colour, numbers] of /** @type {[Colour, number[]][]} */ ([
  ["red", [1, 7, 12, 14, 18, 37, 43, 48, 51, 54, 57, 64]],
  ["blue", [3, 5, 10, 15, 20, 40, 42, 46, 49, 56, 59, 61]],
  ["yellow", [2, 8, 9, 16, 17, 38, 41, 47, 50, 55, 60, 63]],
  ["green", [4, 6, 11, 13, 19, 39, 44, 45, 52, 53, 58, 62]],
])) {
  for (const number of numbers) DOTS[number] = colour;
}

/** How large the card beside another's tent is. @param {import("./troia-board.js").Area} area */
const cardScale = ({ height }) => Math.min(1.3, (height - 52) / 140);

/** The seat whose tent is drawn large. @param {Context} context */
const mainSeat = ({ seat, actor, view }) => seat ?? (typeof actor === "number" ? actor : (view.turn?.seat ?? 0));

/** @param {State} view @param {number} seat @returns {Colour} */
const colourOf = (view, seat) => view.seats[seat]?.colour ?? "red";

/**
 * @param {SVGGElement} board
 * @param {Context} context
 */
function draw(board, context) {
  const { view } = context;
  const places = plan(view);
  const still = group(board, "ground");
  if (still.dataset.plan !== places.key) {
    still.dataset.plan = places.key;
    still.replaceChildren(...ground(places, [...places.frames.keys()]));
  }
  drawPile(board, context, places);
  drawTents(board, context, places);
  drawPawns(board, view);
  drawHand(board, context, places);
  drawPieces(board, context, places);
}

/**
 * The permits, face down, with their number.
 * @param {SVGGElement} board
 * @param {Context} context
 * @param {Plan} places
 */
function drawPile(board, { view }, { pile }) {
  const cards = keyed(group(board, "pile", { "pointer-events": "none" }));
  const left = view.permits.length;
  for (let n = 0; n < Math.min(left, 4); n += 1) cards.put(`back ${n}`, () => card(null, null), { transform: `translate(${pile.x + 3 * n} ${pile.y - 3 * n}) scale(${pile.scale})` });
  cards.put(`count ${left}`, () => s("text", { class: "pile-count" }, left === 1 ? "1 permit" : `${left} permits`), { x: pile.x + 4, y: pile.y + 64 * pile.scale + 34, "font-size": 26 * Math.min(1.3, pile.scale) });
  cards.done();
}

/**
 * @param {SVGGElement} board
 * @param {Context} context
 * @param {Plan} places
 */
function drawTents(board, context, places) {
  const { view } = context;
  const main = mainSeat(context);
  const tents = keyed(group(board, "tents", { "pointer-events": "none" }));
  const put = (/** @type {string} */ key, /** @type {() => SVGElement} */ make, /** @type {Record<string, string | number>} */ attributes = {}) => tents.put(key, make, attributes);
  const { tent: large, front } = places;
  const colour = colourOf(view, main);
  put(`front ${main} ${places.key}`, () => s("rect", { class: "before", x: front.x, y: front.y, width: front.width, height: front.height, rx: 10 }));
  put(`tent ${main} ${places.key}`, () => tent(large, colour, 46));
  put(`title ${main}`, () => s("text", { class: "tent-name large" }, ""), { x: large.x + large.width / 2, y: large.y + 44 }).textContent = title(context, main);
  if (!view.pieces.some(({ place }) => place.type === "front" && place.seat === main)) put("empty", () => s("text", { class: "hint" }, "In front of the tent"), { x: front.x + 20, y: front.y + front.height / 2 + 9 });
  const last = view.seats[main]?.played.at(-1);
  if (last !== undefined) put(`last ${main} ${last}`, () => s("g", { class: "last-card" }, card(last, DOTS[last] ?? null)), { transform: `translate(${front.x + front.width - 48} ${front.y + front.height / 2}) scale(${(front.height - 8) / 132})` });
  let n = 0;
  view.seats.forEach((seat, other) => {
    const area = places.others[n];
    if (other === main || area === undefined) return;
    n += 1;
    put(`tent ${other} ${places.key} ${n}`, () => tent(area, seat.colour, 26));
    const half = (area.height - 58) / 2;
    put(`front ${other} ${places.key} ${n}`, () => s("rect", { class: "before", x: area.x + 8, y: area.y + 49 + half, width: area.width - 34 - 92 * cardScale(area), height: half + 6, rx: 6 }));
    put(`title ${other}`, () => s("text", { class: "tent-name" }, ""), { x: area.x + area.width / 2, y: area.y + 38 }).textContent = title(context, other);
    const played = seat.played.at(-1);
    const scale = cardScale(area);
    const y = area.y + area.height / 2 + 14;
    const chosen = view.phase === "playCards" && !view.waiting.includes(other) && view.round > 0;
    if (chosen) put(`laid ${other}`, () => card(null, null), { transform: `translate(${area.x + area.width - 10 - 46 * scale} ${y}) scale(${scale})` });
    else if (played !== undefined) put(`last ${other} ${played}`, () => s("g", { class: "last-card" }, card(played, DOTS[played] ?? null)), { transform: `translate(${area.x + area.width - 10 - 46 * scale} ${y}) scale(${scale})` });
  });
  tents.done();
}

/** @param {Context} context @param {number} seat */
function title({ view, name }, seat) {
  const cards = view.seats[seat]?.hand.length ?? 0;
  const laps = Math.floor((view.seats[seat]?.renown ?? 0) / 100);
  return `${name(seat)} · ${cards} ${cards === 1 ? "card" : "cards"}${laps > 0 ? ` · lap ${laps + 1}` : ""}`;
}

/**
 * @param {SVGGElement} board
 * @param {State} view
 */
function drawPawns(board, view) {
  const pawns = keyed(group(board, "pawns", { "pointer-events": "none" }));
  view.seats.forEach(({ colour, renown }, seat) => {
    const spot = pawnSpot(view, seat, renown);
    pawns.put(`${seat}${colour}`, () => pawn(colour), { transform: asAttribute(spot), "data-seat": seat });
  });
  pawns.done();
}

/**
 * @param {State} view
 * @param {number} seat
 * @param {number} renown
 * @returns {Spot}
 */
function pawnSpot(view, seat, renown) {
  const [x, y] = space(renown);
  const sharing = view.seats.filter((other) => other.renown % 100 === renown % 100).length > 1;
  if (!sharing) return { x, y, turn: 0, scale: 1.15 };
  return { x: x + (seat % 2 === 0 ? -10 : 10), y: y + (seat < 2 ? -10 : 10), turn: 0, scale: 0.62 };
}

/**
 * The own hand, and beside it what was set aside.
 * @param {SVGGElement} board
 * @param {Context} context
 * @param {Plan} places
 */
function drawHand(board, context, { hand }) {
  const { view, chosen } = context;
  const main = mainSeat(context);
  const seat = view.seats[main];
  const cards = keyed(group(board, "hand"));
  const held = [...(seat?.hand ?? [])];
  const width = 92 * hand.card;
  const step = Math.min(width + 6, (hand.width - width) / Math.max(1, Math.min(hand.row, Math.max(held.length, 1)) - 1));
  held.forEach((number, n) => {
    const x = hand.x + width / 2 + (n % hand.row) * step;
    const y = hand.y + 64 * hand.card + Math.floor(n / hand.row) * 138 * hand.card;
    const spot = { x, y, turn: 0, scale: hand.card };
    if (number === null) cards.put(`back ${n}`, () => card(null, null), { transform: asAttribute(spot) });
    else {
      cards.put(`${number}`, () => s("g", {}, s("g", { class: "lift" }, card(number, DOTS[number] ?? null))), {
        transform: asAttribute(spot),
        "data-thing": `card:${number}`,
        class: chosen.includes(`card:${number}`) ? "held aside" : "held",
      });
    }
  });
  const choice = seat?.choice;
  if (choice !== null && choice !== undefined) cards.put(`choice ${choice}`, () => s("g", { class: "choice-card" }, card(choice, DOTS[choice] ?? null)), { transform: `translate(${hand.x + hand.width - 50} ${hand.y - 62}) scale(0.7)`, "pointer-events": "none" });
  cards.done();
}

/**
 * All pieces that can be seen: the heap by level, then those in fronts, tents and frames.
 * @param {SVGGElement} board
 * @param {Context} context
 * @param {Plan} places
 */
function drawPieces(board, context, places) {
  const { view, chosen } = context;
  const pieces = keyed(group(board, "pieces"));
  const spots = spotsOf(context, places);
  const level = (/** @type {Piece} */ { place }) => (place.type === "mound" ? (place.z ?? 0) : Infinity);
  const top = Math.max(1, ...view.pieces.map(level).filter(Number.isFinite));
  const fresh = new Set(context.events.flatMap((event) => (event.type === "cameToLight" ? event.pieces.map(({ id }) => id) : [])));
  for (const piece of [...view.pieces].sort((a, b) => level(a) - level(b))) {
    const spot = spots.get(piece.id);
    if (spot === undefined) continue;
    const { place } = piece;
    const way = place.type === "published" ? "done" : piece.layer !== null && piece.kind !== null ? "known" : "up";
    const look = [piece.layer, piece.cell, piece.kind, piece.shown, way, place.type === "mound" ? level(piece) : "", place.type === "published" ? place.seat : ""].join();
    const at = asAttribute(spot);
    const element = pieces.put(piece.id, () => s("g"), { "data-thing": `piece:${piece.id}` });
    if (element.dataset.look !== look) {
      element.dataset.look = look;
      element.replaceChildren(...ink(piece, spot, way, top, view));
    }
    if (element.getAttribute("transform") !== at) {
      const was = element.dataset.is;
      if (was === undefined) delete element.dataset.was;
      else element.dataset.was = was;
      element.dataset.is = asStyle(spot);
      element.setAttribute("transform", at);
    } else delete element.dataset.was;
    element.setAttribute("class", ["plate", place.type, fresh.has(piece.id) ? "fresh" : "", chosen.includes(piece.id) ? "picked" : ""].join(" ").trim());
  }
  pieces.done();
}

/**
 * The shadow of a plate falls to the south-east however it is turned, and further the higher it lies.
 * @param {Piece} piece
 * @param {Spot} spot
 * @param {"up" | "known" | "done"} way
 * @param {number} top the highest level
 * @param {State} view
 */
function ink(piece, spot, way, top, view) {
  const { place } = piece;
  const z = place.type === "mound" ? (place.z ?? 0) : 0;
  const turn = (-spot.turn * Math.PI) / 180;
  const fall = (/** @type {number} */ far) => `translate(${(far * (Math.cos(turn) - Math.sin(turn))).toFixed(2)} ${(far * (Math.sin(turn) + Math.cos(turn))).toFixed(2)})`;
  const square = { x: -50, y: -50, width: 100, height: 100, rx: 4 };
  const marks = face(piece, way);
  if (place.type === "mound" && z < top) marks.push(s("rect", { class: "depth", ...square, opacity: Math.min(0.3, 0.035 * (top - z)).toFixed(3) }));
  if (place.type === "published") {
    const colour = colourOf(view, place.seat);
    marks.push(s("circle", { class: `ring ${colour}`, cx: -36, cy: -36, r: 8 }), s("path", { class: "ring-device", d: DEVICES[colour], transform: "translate(-36 -36) scale(0.5) translate(-12 -12)" }));
  }
  const lifted = s("g", { class: "lift" }, s("rect", { class: "side", ...square, transform: fall(2) }), ...marks);
  const shadow = place.type === "mound" ? [s("rect", { class: "shadow far", ...square, transform: fall(3 + 0.8 * z) }), s("rect", { class: "shadow near", ...square, transform: fall(2.500 + 0.3 * z) })] : [s("rect", { class: "shadow near", ...square, transform: fall(2) })];
  return place.type === "published" ? [lifted] : [...shadow, lifted];
}

/**
 * Where every piece that is drawn has its middle.
 * @param {Context} context
 * @param {Plan} places
 */
function spotsOf(context, places) {
  const { view } = context;
  /** @type {Map<string, Spot>} */
  const spots = new Map();
  const scale = moundScale(view);
  const main = mainSeat(context);
  const others = view.seats.map((_, n) => n).filter((n) => n !== main);
  for (const piece of view.pieces) {
    const { place } = piece;
    if (place.type === "mound" && place.x !== null && place.y !== null && place.rot !== null) spots.set(piece.id, inMound({ x: place.x, y: place.y, rot: place.rot }, scale));
    const frame = piece.layer === null ? undefined : places.frames.get(piece.layer);
    if (place.type === "published" && frame !== undefined && piece.cell !== null) spots.set(piece.id, inFrame(frame, piece.cell));
  }
  /** @param {string} type @param {number} seat @param {import("./troia-board.js").Area} area @param {number} most */
  const line = (type, seat, area, most) => {
    const found = view.pieces.filter(({ place }) => place.type === type && place.type !== "mound" && place.seat === seat).sort(byPlace);
    rows(area, found.length, most).forEach((spot, n) => spots.set(found[n]?.id ?? "", spot));
  };
  const { tent: large, front } = places;
  line("tent", main, { x: large.x + 24, y: large.y + 56, width: large.width - 48, height: large.height - 64 }, large.piece);
  line("front", main, { x: front.x + 8, y: front.y + (front.height - front.piece) / 2, width: front.width - 110, height: front.piece }, front.piece);
  others.forEach((seat, n) => {
    const area = places.others[n];
    if (area === undefined) return;
    const half = (area.height - 58) / 2;
    const wide = area.width - 50 - 92 * cardScale(area);
    line("tent", seat, { x: area.x + 16, y: area.y + 46, width: wide, height: half }, half);
    line("front", seat, { x: area.x + 16, y: area.y + 52 + half, width: wide, height: half }, half);
  });
  return spots;
}

/** By layer, then by cell; unknown layers last. @param {Piece} a @param {Piece} b */
function byPlace(a, b) {
  const order = ["I", "II", "VI", "VII", "VIII"];
  const rank = (/** @type {Piece} */ { layer, cell }) => (layer === null ? 900 : 100 * order.indexOf(layer)) + (cell === null ? 50 : Number(cell[1]) * 4 + cell.charCodeAt(0) - 97);
  return rank(a) - rank(b) || Number(a.id.slice(1)) - Number(b.id.slice(1));
}

/**
 * Shows where the piece belongs, if that is known.
 * @param {SVGGElement} layer
 * @param {import("./renderer.d.ts").Foresight<"troia">} foresight
 * @param {Context} context
 */
function preview(layer, { target }, { view }) {
  const places = plan(view);
  const mv = target.move;
  const ids = mv?.type === "publish" ? mv.pieces : target.thing.startsWith("piece:") ? [target.thing.slice(6)] : [];
  for (const id of ids) {
    const piece = pieceOf(view, id);
    if (piece === undefined || piece.cell === null) continue;
    for (const [name, frame] of places.frames) {
      if (piece.layer !== null ? piece.layer !== name : name === "I" && /d|4/.test(piece.cell)) continue;
      const taken = view.pieces.some((other) => other.place.type === "published" && other.layer === name && other.cell === piece.cell);
      if (taken) continue;
      const spot = inFrame(frame, piece.cell);
      layer.append(s("rect", { class: piece.layer === null ? "belongs perhaps" : "belongs", x: -50, y: -50, width: 100, height: 100, rx: 6, transform: asAttribute(spot) }));
    }
  }
}

/**
 * @param {SVGGElement} board
 * @param {Event[]} events
 * @param {Context} context
 */
function animate(board, events, context) {
  /** @type {Animation[]} */
  const running = [];
  const timing = { duration: 240, easing: "cubic-bezier(0.3, 0, 0.2, 1)", fill: /** @type {const} */ ("backwards") };
  let delay = 0;
  const moved = new Set();
  /** @param {string} id @param {number} wait */
  const comes = (id, wait) => {
    const element = /** @type {SVGElement | null} */ (board.querySelector(`.pieces [data-key="${id}"]`));
    const { was, is } = element?.dataset ?? {};
    if (element === null || was === undefined || is === undefined || moved.has(id)) return;
    moved.add(id);
    running.push(element.animate([{ transform: was }, { transform: is }], { ...timing, delay: wait }));
  };
  for (const event of events) {
    if (event.type === "dug" || event.type === "examined" || event.type === "startTaken") comes(event.piece.id, delay);
    if (event.type === "published") event.pieces.forEach(({ id }, n) => comes(id, delay + 40 * n));
    if (event.type === "cameToLight") {
      for (const { id } of event.pieces) {
        const element = board.querySelector(`.pieces [data-key="${id}"]`);
        if (element !== null) running.push(element.animate([{ opacity: 0 }, { opacity: 1 }], { ...timing, delay: delay + 120 }));
      }
    }
    if (event.type === "pawnMoved" || event.type === "pawnMovedBack") {
      const element = board.querySelector(`.pawns [data-seat="${event.seat}"]`);
      const way = event.to >= event.from ? 1 : -1;
      const frames = [];
      for (let at = event.from; at !== event.to + way; at += way) frames.push({ transform: asStyle({ ...pawnSpot(context.view, event.seat, event.to), x: space(at)[0], y: space(at)[1], turn: 0 }) });
      frames.push({ transform: asStyle(pawnSpot(context.view, event.seat, event.to)) });
      if (element !== null) running.push(element.animate(frames, { ...timing, duration: 260, delay: delay + 160 }));
      delay += 120;
    }
    if (event.type === "revealed") {
      for (const element of board.querySelectorAll(".tents .last-card")) running.push(element.animate([{ scale: "0 1" }, { scale: "1 1" }], { ...timing, duration: 200 }));
      delay += 120;
    }
    if (event.type === "permitDrawn" && event.card !== null) {
      const element = board.querySelector(`.hand [data-key="${event.card}"] .lift`);
      if (element !== null) running.push(element.animate([{ transform: "translate(0, -60px)", opacity: 0 }, { transform: "none", opacity: 1 }], { ...timing, delay: delay + 80 }));
    }
  }
  // What made room for something slides along.
  for (const element of board.querySelectorAll(".pieces [data-was]")) comes(element.getAttribute("data-key") ?? "", 0);
  return running;
}

/** @type {import("./renderer.d.ts").Renderer<"troia">} */
export default {
  css,
  seats: COLOURS.map((colour) => ({ name: colour.charAt(0).toUpperCase() + colour.slice(1), colour: `var(--troia-${colour})`, ink: colour === "yellow" ? "#2b2108" : "#fff8e8", device: DEVICES[colour] })),
  viewBox: (view) => plan(view).box,
  draw,
  targets,
  illegal,
  nameThing,
  ask,
  aside,
  say,
  tell,
  describe,
  score,
  preview,
  animate,
  optionWords: {
    plans: "Plan pieces",
    drawn: "Drawn for each game",
    box: "As in the reconstructed box",
    contours: "Contour lines",
    open: "Legible on every piece",
    examined: "Legible behind the tent only",
    bridges: "Pieces under bridges may be taken",
  },
};
