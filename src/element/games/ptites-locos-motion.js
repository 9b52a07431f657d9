// How Les P'tites Locos moves: what a move would do, and what has happened, both from the engine's events alone.

import { s } from "../svg.js";
import { locomotive, platform, star } from "./ptites-locos-pieces.js";
import { lies, MIDDLE, nearest, REACH, spot, turned, whereabouts, yardOf } from "./ptites-locos-yard.js";

/** @typedef {import("../../js/types/index.d.ts").PtitesLocosEvent} Event */
/** @typedef {import("../../js/types/index.d.ts").PtitesLocosLocoRef} Ref */
/** @typedef {import("../../js/types/index.d.ts").PtitesLocosEnd} End */
/** @typedef {import("./ptites-locos-yard.js").Pose} Pose */
/** @typedef {import("./ptites-locos-yard.js").Scene} Scene */
/** @typedef {import("./renderer.d.ts").Context<"ptites-locos">} Context */

/** Milliseconds. */
const ROLL = 240;
const SLIDE = 560;
const TURN = 180;
const STEP = 85;
const HOP = 240;
const WRECK = 760;

/**
 * A copy that can be changed event by event.
 * @param {Scene} view
 * @returns {Scene}
 */
const copied = ({ options, players, platforms, locos }) => ({ options, players, platforms: { ...platforms }, locos: locos.map((places) => [...places]) });

/** @param {Scene} scene @param {Ref} ref @param {string} place */
function put(scene, { seat, loco }, place) {
  const places = scene.locos[seat];
  if (places !== undefined) places[loco] = place;
}

/** @param {Scene} scene @param {Ref} ref */
const pose = (scene, { seat, loco }) => whereabouts(scene, seat, loco, scene.locos[seat]?.[loco] ?? "hand");

/** @param {Pose} pose */
const placed = ({ x, y, angle, scale }) => `translate(${x}px, ${y}px) rotate(${angle}deg) scale(${scale})`;

/**
 * Draws what a move would do: the platform in its new place, the way of every locomotive, and where it would crash.
 * @param {SVGGElement} layer
 * @param {import("./renderer.d.ts").Foresight<"ptites-locos">} foresight
 * @param {Context} context
 */
export function preview(layer, { events }, { view }) {
  if (events === null) return;
  const scene = copied(view);
  for (const event of events) {
    if (event.type === "platformMoved") {
      scene.platforms[event.colour] = { slot: event.to, end: event.end };
      const { angle, flip } = lies(scene.platforms[event.colour]);
      const ghost = platform(scene, event.colour);
      ghost.setAttribute("transform", `translate(${MIDDLE} ${MIDDLE}) rotate(${angle}) translate(0 ${-REACH}) rotate(${flip})`);
      layer.append(s("g", { class: "ghost" }, ghost));
      for (const ref of event.carried) {
        const { x, y, angle: way, scale } = pose(scene, ref);
        const rider = locomotive(ref.seat, ref.loco);
        rider.setAttribute("transform", `translate(${x} ${y}) rotate(${way}) scale(${scale})`);
        rider.querySelector(".upright")?.setAttribute("transform", `rotate(${-way})`);
        layer.append(s("g", { class: "ghost" }, rider));
      }
    } else if (event.type === "entered") {
      const { x, y } = spot(scene, event.square);
      layer.append(s("circle", { class: "way-end", cx: x, cy: y, r: 12 }));
    } else if (event.type === "moved") {
      const way = [event.from, ...event.path].map((square) => spot(scene, square));
      const last = way.at(-1);
      layer.append(s("path", { class: event.rule === "LOC-21" ? "way pushed" : "way", d: `M${way.map(({ x, y }) => `${x} ${y}`).join("L")}` }));
      if (last !== undefined) layer.append(s("circle", { class: "way-end", cx: last.x, cy: last.y, r: 12 }));
    } else if (event.type === "arrived") {
      const { x, y } = spot(scene, event.square);
      layer.append(s("path", { class: "way-home", d: `M${x - 13} ${y}l9 11l18 -22` }));
    } else if (event.type === "accident") {
      const { x, y } = spot(scene, event.square);
      layer.append(s("path", { class: "way-crash", d: `M${x - 17} ${y - 17}l34 34m0 -34l-34 34` }));
    }
  }
}

/**
 * The scene before some events: they are taken back from the last to the first.
 * @param {SVGGElement} board
 * @param {Scene} view
 * @param {Event[]} events
 */
function before(board, view, events) {
  const scene = copied(view);
  for (const event of [...events].reverse()) {
    if (event.type === "platformMoved") {
      const was = board.querySelector(`[data-platform="${event.colour}"]`)?.getAttribute("data-was") ?? "";
      const other = event.end === "A" ? "B" : "A";
      const end = view.options.platformEnds === "slide" ? other : was.startsWith(String(event.from)) ? /** @type {End} */ (was.slice(1)) : event.end;
      scene.platforms[event.colour] = { slot: event.from, end };
    } else if (event.type === "entered") put(scene, event, "hand");
    else if (event.type === "moved") put(scene, event, event.from);
    else if (event.type === "accident" || event.type === "arrived" || event.type === "bumped") put(scene, event, event.square);
  }
  return scene;
}

/** What an element does in the course of the events. @typedef {{ time: number, transform: string, angle: number | null }} Frame */

/**
 * Dice tumble, the platform slides to the middle, turns and slides out with everybody on it, locomotives go square by
 * square, a bump hands the motion on, an accident is a red star and a flight home.
 * @param {SVGGElement} board
 * @param {Event[]} events
 * @param {Context} context
 * @param {SVGGElement} layer
 */
export function animate(board, events, { view }, layer) {
  const scene = before(board, view, events);
  /** @type {Animation[]} */
  const running = [];
  /** @type {Map<Element, Frame[]>} */
  const film = new Map();
  let now = 0;

  /** @param {Element | null} element @param {Frame} first @param {Frame[]} rest */
  const record = (element, first, rest) => {
    if (element === null) return;
    const frames = film.get(element) ?? [{ ...first, time: 0 }];
    frames.push(first, ...rest);
    film.set(element, frames);
  };
  /** @param {Ref} ref @param {Pose[]} poses @param {number} duration @param {number} [start] */
  const moves = (ref, poses, duration, start = now) => {
    const element = board.querySelector(`[data-thing="loco:${ref.seat}.${ref.loco}"]`);
    for (let n = 1; n < poses.length; n += 1) {
      const [from, to] = [poses[n - 1], poses[n]];
      if (from !== undefined && to !== undefined) poses[n] = { ...to, angle: nearest(from.angle, to.angle) };
    }
    const frames = poses.map((each, n) => ({ time: start + (duration * n) / Math.max(1, poses.length - 1), transform: placed(each), angle: each.angle }));
    const [first, ...rest] = frames;
    if (first !== undefined) record(element, first, rest);
  };
  /** @param {SVGElement} mark @param {Pose} where @param {number} duration */
  const flash = (mark, where, duration) => {
    const at = `translate(${where.x}px, ${where.y}px)`;
    const frames = [{ transform: `${at} scale(0.3)`, opacity: 0 }, { transform: at, opacity: 1, offset: 0.25 }, { transform: at, opacity: 1, offset: 0.75 }, { transform: `${at} scale(1.2)`, opacity: 0 }];
    running.push(layer.appendChild(mark).animate(frames, { duration, delay: now, fill: "both" }));
  };

  /** @type {Event["type"] | null} */
  let last = null;
  for (const event of events) {
    switch (event.type) {
      case "rolled": {
        const dice = board.querySelector(".dice");
        const at = `translate(${MIDDLE}px, ${MIDDLE}px)`;
        const frames = [{ transform: `${at} rotate(-200deg) scale(0.3)`, opacity: 0 }, { transform: `${at} rotate(20deg) scale(1.15)`, opacity: 1, offset: 0.7 }, { transform: at, opacity: 1 }];
        if (dice !== null) running.push(dice.animate(frames, { duration: ROLL, delay: now, fill: "backwards", easing: "ease-out" }));
        now += ROLL;
        break;
      }
      case "platformMoved":
        slide(event);
        now += SLIDE;
        break;
      case "locoTurned": {
        const start = last === "locoTurned" ? now - TURN : now;
        const there = pose(scene, event);
        moves(event, [{ ...there, angle: there.angle - 180 }, { ...there, angle: there.angle - 90, scale: there.scale * 1.15 }, there], TURN, start);
        now = start + TURN;
        break;
      }
      case "entered": {
        const from = pose(scene, event);
        put(scene, event, event.square);
        moves(event, [from, pose(scene, event)], HOP);
        now += HOP;
        break;
      }
      case "moved": {
        const poses = [event.from, ...event.path].map((square) => spot(scene, square));
        put(scene, event, event.path.at(-1) ?? event.from);
        moves(event, poses, STEP * event.path.length);
        now += STEP * event.path.length;
        break;
      }
      case "bumped":
        flash(s("circle", { class: "knock", r: 34 }), spot(scene, event.square), 220);
        now += 70;
        break;
      case "accident": {
        const from = pose(scene, event);
        flash(star(), from, WRECK);
        put(scene, event, "hand");
        const tipped = { ...from, angle: from.angle + 100, scale: from.scale * 1.2 };
        const home = pose(scene, event);
        moves(event, [from, tipped, tipped, home], WRECK);
        now += WRECK;
        break;
      }
      case "arrived": {
        const from = pose(scene, event);
        put(scene, event, event.shed);
        moves(event, [from, pose(scene, event)], HOP);
        now += HOP;
        break;
      }
    }
    last = event.type;
  }

  /** @param {Extract<Event, { type: "platformMoved" }>} event */
  function slide(event) {
    const [from, to] = [lies(scene.platforms[event.colour]), lies({ slot: event.to, end: event.end })];
    const [begin, end] = [from.angle + from.flip, nearest(from.angle + from.flip, to.angle + to.flip)];
    const steps = Array.from({ length: 21 }, (_, n) => {
      const t = n / 20;
      const round = Math.min(1, Math.max(0, (t - 0.35) / 0.3));
      const reach = REACH * Math.max(0, t < 0.5 ? 1 - t / 0.35 : (t - 0.65) / 0.35);
      return { centre: turned([0, -reach], t < 0.5 ? from.angle : to.angle), turn: begin + (end - begin) * round, time: now + SLIDE * t };
    });
    for (const ref of event.carried) {
      const cell = yardOf(scene).cells.get(scene.locos[ref.seat]?.[ref.loco] ?? "");
      if (cell === undefined) continue;
      const poses = steps.map(({ centre, turn }) => {
        const [x, y] = turned(cell.point, turn);
        return { x: MIDDLE + centre[0] + x, y: MIDDLE + centre[1] + y, angle: turn + cell.angle + from.flip, scale: Math.max(0.35, cell.size) };
      });
      moves(ref, poses, SLIDE);
    }
    const frames = steps.map(({ centre, turn, time }) => ({ time, transform: `translate(${MIDDLE + centre[0]}px, ${MIDDLE + centre[1]}px) rotate(${turn}deg)`, angle: null }));
    const [first, ...rest] = frames;
    if (first !== undefined) record(board.querySelector(`[data-platform="${event.colour}"]`), first, rest);
    scene.platforms[event.colour] = { slot: event.to, end: event.end };
  }

  for (const [element, frames] of film) {
    const end = frames.at(-1);
    if (end === undefined || now === 0) continue;
    const whole = end.time < now ? [...frames, { ...end, time: now }] : frames;
    const timed = whole.map(({ time, transform }) => ({ transform, offset: Math.min(1, time / now) }));
    running.push(element.animate(timed, { duration: now }));
    const number = element.querySelector(".upright");
    if (number !== null) running.push(number.animate(whole.map(({ time, angle }) => ({ transform: `rotate(${-(angle ?? 0)}deg)`, offset: Math.min(1, time / now) })), { duration: now }));
  }
  return running;
}
