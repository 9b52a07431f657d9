// Kopis: carved stone on dark slate. The geometry is in kopis-board.js, the pieces in kopis-pieces.js, the words in kopis-words.js.

import { group, keyed, s } from "../svg.js";
import { ALL_SIDES, ASIDE, beside, centre, SIDES, SQUARES, standsOn } from "./kopis-board.js";
import { arrow, bastion, cross, disc, ground, piece, post, tile } from "./kopis-pieces.js";
import { ask, aside, describe, nameThing, nameMove, say, score, tell } from "./kopis-words.js";
import css from "./kopis.css";

/** @typedef {import("../../js/types/index.d.ts").KopisState} State */
/** @typedef {import("../../js/types/index.d.ts").KopisMove} Move */
/** @typedef {import("../../js/types/index.d.ts").KopisEvent} Event */
/** @typedef {import("../../js/types/index.d.ts").KopisSide} Side */
/** @typedef {import("../../js/types/index.d.ts").KopisLine} Line */
/** @typedef {import("./renderer.d.ts").Context<"kopis">} Context */
/** @typedef {import("./renderer.d.ts").Target<"kopis">} Target */
/** @typedef {[x: number, y: number]} Point */

/** @param {Point} point */
const move = ([x, y]) => `translate(${x} ${y})`;

/**
 * @param {SVGGElement} board
 * @param {Context} context
 */
function draw(board, context) {
  const { view, events } = context;
  const still = group(board, "ground");
  if (still.childElementCount === 0) still.append(...ground());

  const fresh = new Set(events.flatMap((event) => (event.type === "pushed" || event.type === "stepped" ? [event.from] : [])));
  const squares = keyed(group(board, "squares"));
  for (const square of SQUARES) {
    const inner = /[b-e][2-5]/.test(square);
    squares.put(square, () => tile(square, inner), {
      transform: move(centre(square)),
      "data-thing": `square:${square}`,
      class: fresh.has(square) ? "tile left" : "tile",
    });
  }
  squares.done();

  const lines = keyed(group(board, "lines"));
  for (const side of ALL_SIDES) {
    for (const line of SIDES[side].lines) drawLine(lines, view, side, line);
  }
  lines.done();

  const scored = events.flatMap((event) => (event.type === "factionScored" ? [/** @type {const} */ ([event.at, event.points])] : []));
  const pieces = keyed(group(board, "pieces", { "pointer-events": "none" }));
  for (const square of SQUARES) {
    const kind = standsOn(view, square);
    if (kind === ".") continue;
    pieces.put(`${square}${kind}`, () => piece(kind), { transform: move(centre(square)), "data-at": square });
  }
  pieces.put("bastion", bastion, {
    transform: move(view.bastion === null ? ASIDE : centre(view.bastion)) + (view.bastion === null ? " scale(0.72)" : ""),
    class: view.bastion === null ? "bastion resting" : "bastion",
  });
  for (const [square, points] of scored) pieces.put(`${square} points ${points}`, () => badge(points), { transform: move(centre(square)) });
  pieces.done();
  drawTaken(board, view);
}

/**
 * @param {ReturnType<typeof keyed>} lines
 * @param {State} view
 * @param {Side} side
 * @param {Line} line
 */
function drawLine(lines, view, side, line) {
  const owner = side === "south" || side === "west" ? "r" : "b";
  const has = view.layout.posts[side].includes(line);
  const full = view.waiting[side].includes(line);
  const element = lines.put(`${side} ${line}`, () => s("g", {}, arrow(side), hit(side)), {
    transform: move(beside(side, line, 0)),
    "data-thing": `line:${side}:${line}`,
    class: "line",
  });
  const inside = keyed(group(element, "posted", { "pointer-events": "none" }));
  const [x, y] = SIDES[side].way;
  const place = `translate(${-66 * x} ${-66 * y})`;
  if (has) inside.put("post", post, { transform: place });
  if (full) inside.put(`waiting ${owner}`, () => s("g", {}, disc(owner)), { transform: `${place} scale(0.8)`, class: "waiting" });
  inside.done();
}

/**
 * The strip beside the board that belongs to a line, so that a finger finds it.
 * @param {Side} side
 */
function hit(side) {
  const [x, y] = SIDES[side].way;
  const box = x === 0 ? [-50, y < 0 ? 0 : -104, 100, 104] : [x < 0 ? 0 : -104, -50, 104, 100];
  return s("rect", { class: "hit", x: box[0], y: box[1], width: box[2], height: box[3] });
}

/** @param {number} points */
function badge(points) {
  return s("g", { class: `badge points-${points}` }, s("circle", { r: 17, cx: 27, cy: -27 }), s("text", { x: 27, y: -20 }, String(points)));
}

/**
 * What has left the board, in the corner of the seat that pushed it: captured factions, then its own, crossed out.
 * @param {SVGGElement} board
 * @param {State} view
 */
function drawTaken(board, view) {
  const taken = keyed(group(board, "taken", { "pointer-events": "none" }));
  for (const seat of [0, 1]) {
    const captured = view.captured[seat] ?? 0;
    const all = captured + (view.lost[seat] ?? 0);
    const [columns, step] = all > 9 ? [4, 24] : all > 4 ? [3, 31] : [2, 44];
    const [x, y, way] = seat === 0 ? [842 - step / 2, 842 - step / 2, -1] : [58 + step / 2, 58 + step / 2, 1];
    for (let n = 0; n < all; n += 1) {
      const gone = n >= captured;
      const colour = (seat === 0) === gone ? "r" : "b";
      const place = [x + way * step * (n % columns), y + way * step * Math.floor(n / columns)];
      taken.put(`${seat} ${n} ${colour}${gone}`, () => s("g", {}, disc(colour), ...(gone ? [cross(30)] : [])), {
        transform: `translate(${place.join(" ")}) scale(${step / 76})`,
        class: gone ? "taken-piece lost" : "taken-piece",
      });
    }
  }
  taken.done();
}

/**
 * @param {Readonly<Move>[]} moves
 * @param {readonly string[]} chosen
 * @param {Context} context
 * @returns {Target[]}
 */
function targets(moves, chosen, context) {
  /** @type {Target[]} */
  const found = [];
  const from = chosen[0];
  /** @type {Map<string, number>} */
  const movable = new Map();
  for (const mv of moves) {
    const label = nameMove(mv, context);
    if (mv.type === "placeFortress") found.push({ thing: `square:${mv.at}`, label, move: mv });
    else if (mv.type === "step") {
      if (mv.from === from) found.push({ thing: `square:${mv.to}`, label, move: mv });
      movable.set(mv.from, (movable.get(mv.from) ?? 0) + 1);
    } else found.push({ thing: `line:${mv.side}:${mv.line}`, label, move: mv, ...(from === undefined ? {} : { look: /** @type {const} */ ("quiet") }) });
  }
  const taken = new Set(found.map((target) => target.thing));
  for (const [square, ways] of movable) {
    if (square === from) found.push({ thing: `square:${square}`, label: `${square}, chosen: press again to let go`, chosen: [], look: "selected" });
    else if (!taken.has(`square:${square}`)) {
      const label = `choose the faction on ${square}: ${ways} ${ways === 1 ? "way" : "ways"} to go`;
      found.push({ thing: `square:${square}`, label, chosen: [square], ...(from === undefined ? {} : { look: /** @type {const} */ ("quiet") }) });
    }
  }
  return found;
}

/**
 * @param {string} thing
 * @param {Context} context
 * @returns {Readonly<Move> | Readonly<Move>[] | null}
 */
function illegal(thing, { view, chosen }) {
  const [kind, first, second] = thing.split(":");
  if (kind === "line") {
    const side = /** @type {Side} */ (first);
    const line = /** @type {Line} */ (second);
    return { type: view.mode === "storm" ? "slide" : "enter", side, line };
  }
  const square = first ?? "";
  if (view.phase === "placement") return { type: "placeFortress", at: square };
  if (chosen[0] !== undefined) return { type: "step", from: chosen[0], to: square };
  if (view.mode === "storm" && standsOn(view, square) === ".") return { type: "placeFortress", at: square };
  return neighbours(square).map((to) => ({ type: "step", from: square, to }));
}

/** @param {string} square */
function neighbours(square) {
  const [x, y] = centre(square);
  return SQUARES.filter((other) => {
    const [u, v] = centre(other);
    return Math.abs(u - x) + Math.abs(v - y) === 100;
  });
}

/**
 * @param {SVGGElement} layer
 * @param {import("./renderer.d.ts").Foresight<"kopis">} foresight
 * @param {Context} context
 */
function preview(layer, { target, events, after }, { view }) {
  if (events === null) return;
  const mover = view.turn === 0 ? "r" : "b";
  const way = direction(events);
  const veiled = new Set();
  /** @type {SVGElement[]} */
  const ghosts = [];
  for (const event of events) {
    if (event.type === "pushed" || event.type === "stepped") veiled.add(event.from).add(event.to);
    if (event.type === "pushed") ghosts.push(ghost(event.piece, event.to));
    if (event.type === "fortressPlaced") ghosts.push(ghost(mover.toUpperCase(), event.at));
    if (event.type === "entered" || event.type === "stepped") {
      const start = event.type === "entered" ? beside(event.side, event.line, 24) : centre(event.from);
      const at = event.type === "entered" ? event.at : event.to;
      ghosts.unshift(trail(start, centre(at)));
      ghosts.push(ghost(mover, at), s("circle", { class: "ghost-ring", r: 41, transform: move(centre(at)) }));
    }
    if (event.type === "captured" || event.type === "lost") {
      const [x, y] = centre(event.at);
      const colour = event.type === "lost" ? mover : mover === "r" ? "b" : "r";
      veiled.add(event.at);
      ghosts.push(s("g", { class: "falls", transform: `${move([x + 80 * way[0], y + 80 * way[1]])} scale(0.7)` }, disc(colour), cross(34)));
    }
  }
  for (const square of veiled) layer.append(s("rect", { class: "veil", x: -46, y: -46, width: 92, height: 92, rx: 6, transform: move(centre(square)) }));
  layer.append(...ghosts);
  const gain = after === null ? 0 : (after.standing[mover === "r" ? 0 : 1] ?? 0) - (view.standing[mover === "r" ? 0 : 1] ?? 0);
  const entry = target.move?.type === "slide" || target.move?.type === "enter" ? target.move : null;
  if (gain !== 0 && entry !== null) {
    const [x, y] = beside(entry.side, entry.line, 66);
    layer.append(s("g", { class: "gain", transform: move([x, y]) }, s("circle", { r: 22 }), s("text", { y: 8 }, gain > 0 ? `+${gain}` : `−${-gain}`)));
  }
}

/**
 * @param {string} kind
 * @param {string} square
 */
function ghost(kind, square) {
  return s("g", { class: "ghost", transform: move(centre(square)) }, piece(kind));
}

/**
 * @param {Point} from
 * @param {Point} to
 */
function trail([x1, y1], [x2, y2]) {
  return s("line", { class: "trail", x1, y1, x2, y2 });
}

/**
 * A faction comes in, touches the row, and from then on all go together; what falls goes on beyond the edge; the Bastion lights up.
 * @param {SVGGElement} board
 * @param {Event[]} events
 * @param {Context} _context
 * @param {SVGGElement} layer
 */
function animate(board, events, _context, layer) {
  /** @type {Animation[]} */
  const running = [];
  const [dx, dy] = direction(events);
  const enters = events.find((event) => event.type === "entered");
  const pushes = events.some((event) => event.type === "pushed" || event.type === "captured" || event.type === "lost");
  const touch = enters !== undefined && pushes ? 120 : 0;
  const together = { duration: 140, delay: touch, easing: "ease-out", fill: /** @type {const} */ ("backwards") };
  /** @param {string} square */
  const pieceOn = (square) => board.querySelector(`.pieces [data-at="${square}"]`);
  /**
   * @param {Element | null} element
   * @param {Keyframe[]} frames
   * @param {KeyframeAnimationOptions} timing
   */
  const run = (element, frames, timing) => {
    if (element !== null) running.push(element.animate(frames, timing));
  };
  for (const event of events) {
    switch (event.type) {
      case "pushed":
      case "stepped":
        run(pieceOn(event.to), [{ transform: px(centre(event.from)) }, { transform: px(centre(event.to)) }], together);
        break;
      case "entered": {
        const [x, y] = centre(event.at);
        const start = { transform: `${px(beside(event.side, event.post, 66))} scale(0.8)`, easing: "ease-in" };
        const end = { transform: px([x, y]) };
        const contact = { transform: px([x - 100 * dx, y - 100 * dy]), offset: touch / (touch + 140), easing: "ease-out" };
        run(pieceOn(event.at), touch > 0 ? [start, contact, end] : [start, end], { duration: touch + 140, fill: "backwards" });
        break;
      }
      case "captured":
      case "lost": {
        const mover = events.some((each) => (each.type === "entered" || each.type === "stepped") && each.seat === 0) ? "r" : "b";
        const [x, y] = centre(event.at);
        const beyond = px([x + 100 * dx, y + 100 * dy]);
        const colour = event.type === "lost" ? mover : mover === "r" ? "b" : "r";
        const frames = [{ transform: px([x, y]), opacity: 1 }, { transform: beyond, opacity: 1, offset: 0.55 }, { transform: `${beyond} scale(0.7)`, opacity: 0 }];
        run(layer.appendChild(s("g", {}, disc(colour))), frames, { ...together, duration: 255, fill: "both" });
        break;
      }
      case "bastionPlaced":
        run(board.querySelector(".pieces .bastion"), lands(event.at), { ...together, delay: touch + 100, duration: 180 });
        break;
      case "fortressPlaced":
        run(pieceOn(event.at), lands(event.at), { ...together, duration: 180 });
        break;
      case "gameOver":
        board.querySelectorAll(".badge").forEach((mark, n) => run(mark, [{ opacity: 0 }, { opacity: 1 }], { ...together, delay: 300 + 40 * n }));
        break;
    }
  }
  return running;
}

/** @param {Point} point */
const px = ([x, y]) => `translate(${x}px, ${y}px)`;

/**
 * Something comes down on a square.
 * @param {string} square
 * @returns {Keyframe[]}
 */
function lands(square) {
  const at = px(centre(square));
  return [{ transform: `${at} scale(1.4)`, opacity: 0 }, { transform: at, opacity: 1 }];
}

/**
 * The way everything of a move goes.
 * @param {Event[]} events
 * @returns {Point}
 */
function direction(events) {
  for (const event of events) {
    if (event.type === "entered") return SIDES[event.side].way;
    if (event.type === "stepped") {
      const [x, y] = centre(event.from);
      const [u, v] = centre(event.to);
      return [(u - x) / 100, (v - y) / 100];
    }
  }
  return [0, 0];
}

/** @type {import("./renderer.d.ts").Renderer<"kopis">} */
export default {
  css,
  seats: [
    { name: "Red", colour: "var(--kopis-red)", ink: "var(--kopis-ivory)", device: "M4 15 12 7l8 8-2.5 2.5L12 12l-5.500 5.500z" },
    { name: "Black", colour: "var(--kopis-black)", ink: "var(--kopis-ivory)", device: "M4 7h16v3.500H4zM4 13.500h16V17H4z" },
  ],
  viewBox: () => [44, 44, 812, 812],
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
  optionWords: { storm: "Storming the Castle", suddenDeath: "Sudden Death", setup: "Set-up", base: "Base: fortresses in the centre", advanced: "Advanced: place the fortresses", alternate: "In turn: 1, 1, 1, 1", snake: "One, both, one: 1, 2, 1", quietLimit: "Quiet limit" },
};
