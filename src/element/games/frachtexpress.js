// FrachtExpress: playing cards on felt. Where things are is in frachtexpress-board.js, how they look in frachtexpress-pieces.js,
// what is pressed in frachtexpress-hands.js, what is said in frachtexpress-words.js.

import { group, keyed, s } from "../svg.js";
import { angle, below, cells, corner, handOf, spotAt, STATIONS, viewBox } from "./frachtexpress-board.js";
import { faceOf } from "./frachtexpress-cards.js";
import { chosenCard, chosenFrom, chosenTurn, illegal, targets } from "./frachtexpress-hands.js";
import { back, card, counter, locomotive, station, wagon } from "./frachtexpress-pieces.js";
import { aside, ask, describe, nameThing, say, score, tell } from "./frachtexpress-words.js";
import css from "./frachtexpress.css";

/** @typedef {import("../../js/types/index.d.ts").FrachtExpressState} State */
/** @typedef {import("../../js/types/index.d.ts").FrachtExpressEvent} Event */
/** @typedef {import("./renderer.d.ts").Context<"frachtexpress">} Context */
/** @typedef {[x: number, y: number]} Point */

/** @param {Point} point */
const move = ([x, y]) => `translate(${x} ${y})`;

/**
 * @param {SVGGElement} board
 * @param {Context} context
 */
function draw(board, context) {
  const { view } = context;
  const [x, y, width, height] = viewBox(view);
  const felt = keyed(group(board, "felt"));
  felt.put("felt", () => s("rect", { class: "cloth", rx: 18 }), { x, y, width, height });
  felt.done();
  drawField(board, context);
  drawRoute(board, context);
  drawLocomotives(board, view);
  drawWays(board, context);
  drawStrips(board, context);
  drawHand(board, context);
}

/**
 * Places, stations and track.
 * @param {SVGGElement} board
 * @param {Context} context
 */
function drawField(board, { view, events }) {
  const laid = new Map(view.track.map((stack) => [stack.cell, stack.stack]));
  const letters = new Map(STATIONS.map((letter) => [view.stations[letter], letter]));
  const fresh = new Set(events.flatMap((event) => ("cell" in event ? [event.cell] : event.type === "trackMoved" ? [event.to] : [])));
  const sites = keyed(group(board, "sites"));
  for (const cell of cells(view)) {
    const top = laid.get(cell)?.at(-1);
    const letter = letters.get(cell);
    const special = letter === undefined ? "none" : view.specials[letter];
    const closed = letter !== undefined && top !== undefined;
    const key = `${cell} ${top === undefined ? "" : `${top.card}/${top.turn}`} ${letter ?? ""} ${special}`;
    const make = () => {
      if (top !== undefined) {
        const depth = (laid.get(cell)?.length ?? 1) - 1;
        const under = Array.from({ length: depth }, (_, n) => s("rect", { class: "paper under", x: 2 + 3 * (depth - n), y: 2 + 3 * (depth - n), width: 96, height: 96, rx: 7 }));
        const mark = closed ? [s("g", { class: "closed", transform: "translate(50 92)" }, s("rect", { x: -9, y: -9, width: 18, height: 16, rx: 3 }), s("text", { y: 4 }, letter ?? ""))] : [];
        return s("g", {}, ...under, card(faceOf(view, top.card), top.turn), ...mark);
      }
      if (letter !== undefined) return s("g", {}, station(letter, special));
      return s("g", { class: "place" }, s("rect", { class: "dots", x: 4, y: 4, width: 92, height: 92, rx: 8 }), s("rect", { class: "glow", x: 4, y: 4, width: 92, height: 92, rx: 8 }));
    };
    sites.put(key, make, { transform: move(corner(view, cell)), "data-thing": `cell:${cell}`, "data-at": cell, class: `site${fresh.has(cell) ? " fresh" : ""}` });
  }
  sites.done();
}

/**
 * The way that the last drive took.
 * @param {SVGGElement} board
 * @param {Context} context
 */
function drawRoute(board, { view, events }) {
  const route = keyed(group(board, "route", { "pointer-events": "none" }));
  const drive = events.find((event) => event.type === "driveStarted");
  const steps = events.flatMap((event) => (event.type === "moved" && event.pushedBy === null && (drive?.type !== "driveStarted" || event.loc === drive.loc) ? [event] : []));
  const first = steps[0];
  if (first !== undefined) {
    const points = [spotAt(view, first.from), ...steps.map((step) => spotAt(view, step.to))];
    route.put(`route ${points.join(" ")}`, () => s("polyline", { class: `trail seat-${first.loc}`, points: points.join(" ") }));
  }
  route.done();
}

/**
 * @param {State} view
 * @param {number} seat
 */
function locAt(view, seat) {
  const loc = view.players[seat]?.loc ?? null;
  if (loc === null) return null;
  const [x, y] = spotAt(view, loc.spot);
  if (loc.facing !== null) return { x, y, turn: angle(loc.spot, loc.facing), scale: 0.8 };
  // Several in a station: a grid of two by two.
  return { x: x + (seat % 2 === 0 ? -25 : 25), y: y + (seat < 2 ? -26 : 29), turn: 0, scale: 0.86 };
}

/**
 * @param {SVGGElement} board
 * @param {State} view
 */
function drawLocomotives(board, view) {
  const locs = keyed(group(board, "locomotives", { "pointer-events": "none" }));
  view.players.forEach((_, seat) => {
    const at = locAt(view, seat);
    if (at === null) return;
    locs.put(`loc ${seat}`, () => locomotive(seat), { transform: `translate(${at.x} ${at.y}) rotate(${at.turn}) scale(${at.scale})`, "data-loc": seat });
    const number = board.querySelector(`[data-loc="${seat}"] .number`);
    number?.setAttribute("transform", at.turn > 90 && at.turn < 270 ? "rotate(180 -8 0)" : "");
  });
  locs.done();
}

/**
 * The ways between which somebody chooses, as rings on their sleepers.
 * @param {SVGGElement} board
 * @param {Context} context
 */
function drawWays(board, { view, moves }) {
  const ways = keyed(group(board, "ways"));
  for (const mv of moves) {
    if (mv.type !== "steer" || !mv.to.includes(".")) continue;
    const from = view.players[mv.loc]?.loc?.spot ?? "";
    const [x, y] = spotAt(view, mv.to);
    ways.put(`${mv.loc} ${mv.to}`, () => s("g", { class: `way seat-${mv.loc}` }, s("circle", { class: "hit", r: 15 }), s("circle", { class: "ring", r: 10 }), s("circle", { class: "dot", r: 4 })), {
      transform: move([x, y]), "data-thing": `spot:${mv.to}`, "data-from": from,
    });
  }
  ways.done();
}

/**
 * The players' locomotive cards with their trains, and the piles.
 * @param {SVGGElement} board
 * @param {Context} context
 */
function drawStrips(board, context) {
  const { view } = context;
  const { strip, stripWidth } = below(view);
  const strips = keyed(group(board, "strips"));
  view.players.forEach((player, seat) => {
    const element = strips.put(`seat ${seat} ${stripWidth}`, () => s("g", {}, s("rect", { class: "tray", x: 3, y: 3, width: stripWidth - 6, height: 78, rx: 10 }), s("g", { transform: "translate(26 26)" }, locomotive(seat)), s("rect", { class: "glow", x: 3, y: 3, width: stripWidth - 6, height: 78, rx: 10 })), {
      transform: move(strip(seat)), "data-thing": `seat:${seat}`, class: `strip${view.turn.seat === seat && view.turn.number > 0 ? " active" : ""}`,
    });
    const inside = keyed(group(element, "belongings"));
    const held = player.hand.length + player.stationHand.length;
    inside.put(`hand ${held}`, () => s("g", { class: "small" }, s("g", { transform: "scale(0.2)" }, back()), s("text", { x: 24, y: 16 }, String(held))), { transform: "translate(10 50)" });
    inside.put(`ticket ${player.ticket} ${player.veto}`, () => s("g", { class: "cards-held" }, ...(player.ticket ? [s("rect", { class: "ticket", x: 0, y: 0, width: 14, height: 14, rx: 3 })] : []), ...(player.veto ? [s("rect", { class: "vetoCard", x: 0, y: player.ticket ? 18 : 0, width: 14, height: 14, rx: 3 })] : [])), { transform: "translate(46 10)" });
    player.train.forEach((id, n) => {
      const pitch = Math.min(40, (stripWidth - 130) / 4);
      inside.put(`wagon ${id}`, () => wagon(faceOf(view, id)), { transform: `translate(${64 + pitch * n} 13)`, "data-thing": `wagon:${seat}:${id}`, "data-locked": player.locked === id });
    });
    inside.put(`delivered ${player.delivered.length}`, () => s("g", { class: "small delivered" }, s("g", { transform: "scale(0.28)" }, back()), s("text", { x: 14, y: 46 }, String(player.delivered.length))), { transform: `translate(${stripWidth - 40} 13)` });
    inside.done();
  });
  const top = view.discard.at(-1);
  const piles = strips.put(`piles ${stripWidth}`, () => s("g", { class: "piles" }, s("rect", { class: "tray quiet", x: 3, y: 3, width: stripWidth - 6, height: 78, rx: 10 })), { transform: move(strip(view.players.length)) });
  const inside = keyed(group(piles, "heaps"));
  inside.put(`deck ${view.deck.length}`, () => counter("deck", String(view.deck.length)), { transform: "translate(16 12)", "data-thing": "deck" });
  inside.put(`discard ${top ?? ""} ${view.discard.length}`, () => s("g", { class: "counter" }, ...(top === undefined ? [s("rect", { class: "dots", x: 2, y: 2, width: 40, height: 40, rx: 5 })] : [s("g", { transform: "scale(0.44)" }, card(faceOf(view, top), 0))]), s("text", { class: "count", x: 22, y: 56 }, String(view.discard.length))), { transform: "translate(76 12)", "data-thing": "discard" });
  if (view.advanced) {
    inside.put(`tickets ${view.ticketsLeft}`, () => counter("ticket", String(view.ticketsLeft)), { transform: "translate(136 12)" });
    inside.put(`vetoes ${view.vetoesLeft}`, () => counter("vetoCard", String(view.vetoesLeft)), { transform: "translate(196 12)" });
  }
  inside.done();
  strips.done();
}

/**
 * The hand at the bottom: faces for whoever may see them, else backs.
 * @param {SVGGElement} board
 * @param {Context} context
 */
function drawHand(board, context) {
  const { view, chosen } = context;
  const { hand } = below(view);
  const seat = handOf(view);
  const player = view.players[seat];
  const picked = chosenCard(chosen);
  const cards = keyed(group(board, "hand"));
  player?.hand.forEach((id, n) => {
    const [x, y] = hand(n);
    if (id === null) return void cards.put(`back ${n}`, back, { transform: `translate(${x + 3} ${y + 3}) scale(0.94)` });
    const turn = picked === id ? chosenTurn(chosen) : 0;
    cards.put(`${id}/${turn}`, () => card(faceOf(view, id), turn), {
      transform: `translate(${x + 3} ${y + (picked === id ? -4 : 3)}) scale(0.94)`, "data-thing": `hand:${id}`, "data-card": id,
    });
  });
  player?.stationHand.forEach((letter, n) => {
    const [x, y] = hand(n);
    if (letter === null) return void cards.put(`station back ${n}`, back, { transform: `translate(${x + 3} ${y + 3}) scale(0.94)` });
    cards.put(`letter ${letter}`, () => station(letter, "none"), { transform: `translate(${x + 3} ${y + 3}) scale(0.94)`, "data-thing": `letter:${letter}` });
  });
  cards.done();
}

/**
 * What a target would do: the card where it would lie, the way that would be driven.
 * @param {SVGGElement} layer
 * @param {import("./renderer.d.ts").Foresight<"frachtexpress">} foresight
 * @param {Context} context
 */
function preview(layer, { target, events }, { view, chosen }) {
  const mv = target.move;
  if (mv === undefined) return;
  /** @param {string} id @param {number} turn @param {string} cell */
  const ghost = (id, turn, cell) => layer.append(s("g", { class: "ghost", transform: move(corner(view, cell)) }, card(faceOf(view, id), turn)));
  if (mv.type === "lay" || mv.type === "complete") ghost(mv.card, mv.turn, mv.cell);
  else if (mv.type === "closeStation" && view.phase.type === "special" && view.phase.card !== null) {
    const cell = view.stations[mv.station];
    if (cell !== null) ghost(view.phase.card, mv.turn, cell);
  } else if (mv.type === "relocate") {
    const top = view.track.find((stack) => stack.cell === (chosenFrom(chosen) ?? mv.from))?.stack.at(-1);
    if (top !== undefined) ghost(top.card, mv.turn, mv.to);
  } else if (mv.type === "placeStation") layer.append(s("g", { class: "ghost", transform: move(corner(view, mv.cell)) }, station(mv.station, "none")));
  for (const event of events ?? []) {
    if (event.type !== "moved") continue;
    const [x1, y1] = spotAt(view, event.from);
    const [x2, y2] = spotAt(view, event.to);
    layer.append(s("line", { class: `foresight seat-${event.loc}`, x1, y1, x2, y2 }), s("circle", { class: `foresight-end seat-${event.loc}`, cx: x2, cy: y2, r: 6 }));
  }
}

/**
 * @param {SVGGElement} board
 * @param {Event[]} events
 * @param {Context} context
 */
function animate(board, events, { view }) {
  /** @type {Animation[]} */
  const running = [];
  const timing = { duration: 220, easing: "cubic-bezier(0.3, 0, 0.2, 1)", fill: /** @type {const} */ ("backwards") };
  const step = Math.max(60, Math.min(140, 1400 / Math.max(1, events.length)));
  /** Each locomotive goes from spot to spot; what is pushed goes in the same beat. @type {Map<number, { at: number, to: string, from: string, facing: string | null }[]>} */
  const runs = new Map();
  let beat = 0;
  for (const event of events) {
    if (event.type === "moved") {
      runs.set(event.loc, [...(runs.get(event.loc) ?? []), { at: beat, to: event.to, from: event.from, facing: event.facing }]);
      if (event.pushedBy === null) beat += 1;
    }
    const drop = event.type === "trackLaid" || event.type === "trackCompleted" ? event.cell : event.type === "trackMoved" ? event.to : event.type === "stationPlaced" ? event.cell : null;
    const site = drop === null ? null : board.querySelector(`.sites [data-at="${drop}"]`);
    if (site !== null && drop !== null) {
      const [x, y] = corner(view, drop);
      const to = `translate(${x}px, ${y}px)`;
      running.push(site.animate([{ transform: `translate(${x - 12}px, ${y - 18}px) scale(1.24)`, opacity: 0.2 }, { transform: to, opacity: 1 }], timing));
    }
    if (event.type === "coupled" || event.type === "wagonGiven") {
      const element = board.querySelector(`[data-thing$=":${CSS.escape(event.card)}"]`);
      if (element !== null) running.push(element.animate([{ opacity: 0 }, { opacity: 1 }], timing));
    }
    if (event.type === "cardDrawn" && event.card !== null) {
      const element = board.querySelector(`.hand [data-card="${CSS.escape(event.card)}"]`);
      if (element !== null) running.push(element.animate([{ opacity: 0, translate: "0 -60px" }, { opacity: 1, translate: "0 0" }], timing));
    }
  }
  for (const [seat, steps] of runs) {
    const element = board.querySelector(`[data-loc="${seat}"]`);
    const end = locAt(view, seat);
    const first = steps[0];
    if (element === null || end === null || first === undefined) continue;
    const total = beat * step;
    /** @param {string} spot @param {string | null} facing */
    const frame = (spot, facing) => {
      const [x, y] = spotAt(view, spot);
      return `translate(${x}px, ${y}px) rotate(${angle(spot, facing)}deg) scale(0.8)`;
    };
    const frames = [{ transform: frame(first.from, first.facing), offset: 0 }, { transform: frame(first.from, first.facing), offset: Math.min(1, first.at / Math.max(1, beat)) }];
    for (const each of steps) frames.push({ transform: frame(each.to, each.facing), offset: Math.min(1, (each.at + 1) / Math.max(1, beat)) });
    frames.push({ transform: `translate(${end.x}px, ${end.y}px) rotate(${end.turn}deg) scale(${end.scale})`, offset: 1 });
    frames.sort((a, b) => a.offset - b.offset);
    running.push(element.animate(frames, { duration: total + 120, easing: "linear" }));
  }
  return running;
}

/** @type {import("./renderer.d.ts").Renderer<"frachtexpress">} */
export default {
  css,
  seats: [
    { name: "Blue", colour: "var(--fra-seat-0)", ink: "#ffffff", device: "M4 8h11l5 4-5 4H4z" },
    { name: "Yellow", colour: "var(--fra-seat-1)", ink: "#221a00", device: "M12 4l8 8-8 8-8-8z" },
    { name: "Green", colour: "var(--fra-seat-2)", ink: "#ffffff", device: "M5 5h14v14H5z" },
    { name: "Red", colour: "var(--fra-seat-3)", ink: "#ffffff", device: "M12 4l8 15H4z" },
  ],
  pan: true,
  viewBox,
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
  optionWords: { advanced: "Advanced game", layout: "Stations", standard: "Standard ring", author: "The author's block", free: "Laid by the players", freeMargin: "Margin of the field (free)", specials: "Other special actions", turnLimit: "Turn limit", cards: "Own card table" },
};
