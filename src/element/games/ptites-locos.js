// Les P'tites Locos: a toy railway from above. The geometry is in ptites-locos-yard.js, the ink in ptites-locos-pieces.js,
// the motion in ptites-locos-motion.js, the words in ptites-locos-words.js.

import { group, keyed, s, set } from "../svg.js";
import { animate, preview } from "./ptites-locos-motion.js";
import { box, colourDie, DEVICES, die, endButton, ground, locomotive, platform, slotSpace, startSpace, text, tile } from "./ptites-locos-pieces.js";
import { ask, aside, describe, nameMove, nameThing, say, score } from "./ptites-locos-words.js";
import { ANGLES, COLOURS, lies, MIDDLE, panel, px, REACH, SIZE, STARTS, STRIP, turned, UNIT, vacant, whereabouts } from "./ptites-locos-yard.js";
import css from "./ptites-locos.css";

/** @typedef {import("../../js/types/index.d.ts").PtitesLocosState} State */
/** @typedef {import("../../js/types/index.d.ts").PtitesLocosMove} Move */
/** @typedef {import("../../js/types/index.d.ts").PtitesLocosEnd} End */
/** @typedef {import("../../js/types/index.d.ts").PtitesLocosStart} Start */
/** @typedef {import("./renderer.d.ts").Context<"ptites-locos">} Context */
/** @typedef {import("./renderer.d.ts").Target<"ptites-locos">} Target */

/**
 * @param {SVGGElement} board
 * @param {Context} context
 */
function draw(board, context) {
  const { view } = context;
  const table = JSON.stringify(view.options.board);
  const still = keyed(group(board, "ground", { "pointer-events": "none" }));
  still.put(table, () => s("g", {}, ...ground(view)));
  still.done();
  drawSlots(board, view);
  drawPlatforms(board, view, table);
  drawControls(board, view);
  drawHands(board, context);
  const locos = keyed(group(board, "locos"));
  view.locos.forEach((places, seat) => {
    places.forEach((place, number) => {
      const { x, y, angle, scale } = whereabouts(view, seat, number, place);
      const active = seat === view.seat && number === view.activeLoco && view.phase !== "over";
      const element = locos.put(`${seat}.${number}`, () => locomotive(seat, number), {
        transform: `translate(${x} ${y}) rotate(${angle}) scale(${scale})`,
        "data-thing": `loco:${seat}.${number}`,
        class: `loco seat-${seat}${active ? " active" : ""}`,
      });
      const upright = element.querySelector(".upright");
      if (upright !== null) set(upright, { transform: `rotate(${-angle})` });
    });
  });
  locos.done();
}

/**
 * @param {SVGGElement} board
 * @param {State} view
 */
function drawSlots(board, view) {
  const slots = keyed(group(board, "slots"));
  for (const [slot, angle] of Object.entries(ANGLES)) {
    const [x, y] = turned([0, -REACH], angle);
    const free = Number(slot) === vacant(view);
    slots.put(slot, slotSpace, { transform: `translate(${MIDDLE + x} ${MIDDLE + y}) rotate(${angle})`, "data-thing": `slot:${slot}`, class: free ? "slot vacant" : "slot" });
  }
  slots.done();
}

/**
 * @param {SVGGElement} board
 * @param {State} view
 * @param {string} table
 */
function drawPlatforms(board, view, table) {
  const platforms = keyed(group(board, "platforms", { "pointer-events": "none" }));
  // The one that was named comes last: it passes over the others.
  const named = COLOURS.filter((colour) => colour === view.roll?.colour);
  for (const colour of [...COLOURS.filter((colour) => !named.includes(colour)), ...named]) {
    const berth = view.platforms[colour];
    const { angle, flip } = lies(berth);
    const element = platforms.put(`${colour} ${table}`, () => platform(view, colour), {
      transform: `translate(${MIDDLE} ${MIDDLE}) rotate(${angle}) translate(0 ${-REACH}) rotate(${flip})`,
      "data-platform": colour,
    });
    // Where it lay before, for its way here.
    const now = `${berth.slot}${berth.end}`;
    if (element.dataset.berth !== now) set(element, { "data-was": element.dataset.berth, "data-berth": now });
  }
  platforms.done();
}

/**
 * Start spaces, dice, and the two ends of the platform that is to move.
 * @param {SVGGElement} board
 * @param {State} view
 */
function drawControls(board, view) {
  const starts = keyed(group(board, "starts"));
  for (const [id, [x, y]] of Object.entries(STARTS)) {
    starts.put(id, startSpace, { transform: `translate(${px(x)} ${px(y)})`, "data-thing": `start:${id}`, class: "start" });
  }
  starts.done();
  const middle = keyed(group(board, "middle"));
  const dice = middle.put("dice", () => s("g"), { transform: `translate(${MIDDLE} ${MIDDLE})`, "data-thing": "dice", class: "dice" });
  const shown = keyed(dice);
  const colour = view.roll?.colour ?? view.presetColour;
  if (colour !== null) shown.put(`colour ${colour}`, () => colourDie(colour), { transform: "translate(-56 0)" });
  view.roll?.dice.forEach((face, n) => shown.put(`die ${n} ${face}`, () => die(face), { transform: `translate(${56 * n} 0)` }));
  shown.done();
  const colourToMove = view.roll?.colour;
  if (view.phase === "platform" && colourToMove !== undefined) {
    for (const [end, reach] of /** @type {[End, number][]} */ ([["A", 4.28], ["B", 2.72]])) {
      const [x, y] = turned([0, -reach * UNIT], ANGLES[vacant(view)] ?? 0);
      // Beside each other where the slot lies on its side.
      const [dx, dy] = Math.abs(x) > Math.abs(y) ? [Math.sign(x) * REACH, end === "A" ? -44 : 44] : [x, y];
      middle.put(`end ${end} ${colourToMove}`, () => endButton(end, colourToMove), { transform: `translate(${MIDDLE + dx} ${MIDDLE + dy})`, "data-thing": `end:${end}`, class: `end colour-${colourToMove}` });
    }
  }
  middle.done();
}

/**
 * What the players have in hand, below the yard.
 * @param {SVGGElement} board
 * @param {Context} context
 */
function drawHands(board, { view, name, outcome }) {
  const hands = keyed(group(board, "hands", { "pointer-events": "none" }));
  for (let seat = 0; seat < view.players; seat += 1) {
    const { left, width } = panel(view.players, seat);
    const [tiles, who] = [view.tiles[seat] ?? 0, name(seat)];
    const make = () => s(
      "g",
      {},
      box(left + width / 2, SIZE + STRIP / 2 - 2, width, STRIP - 8, { class: "panel-back", rx: 12 }),
      s("text", { x: left + 12, y: SIZE + 18, class: "label" }, who.length > 22 ? `${who.slice(0, 21)}…` : who),
      ...(view.options.repairTiles ? [s("g", { transform: `translate(${left + width - 26} ${SIZE + 50})` }, tile(tiles))] : []),
    );
    hands.put(`${seat} ${view.players} ${view.options.repairTiles} ${tiles} ${who}`, make, { class: seat === view.seat && outcome === null ? "hand now" : "hand" });
  }
  if (view.options.repairTiles) hands.put(`reserve ${view.reserve}`, () => s("g", { transform: `translate(${px(0)} ${px(-0.78)})`, class: "reserve" }, text(20, 1, `Reserve: ${view.reserve} tiles`, "label")));
  hands.done();
}

/**
 * @param {Readonly<Move>[]} moves
 * @param {readonly string[]} chosen
 * @param {Context} context
 * @returns {Target[]}
 */
function targets(moves, chosen, context) {
  if (context.actor === "chance") return dice(moves, chosen);
  return moves.map((move) => ({ thing: thingOf(move, context.view), label: nameMove(move, context), move }));
}

/**
 * Dice that lie on a real table: the colour, then one number, then the other.
 * @param {Readonly<Move>[]} moves
 * @param {readonly string[]} chosen
 * @returns {Target[]}
 */
function dice(moves, chosen) {
  /** @type {Map<string, Target>} */
  const found = new Map();
  const set = moves.every((move) => move.type === "rolled" && moves[0]?.type === "rolled" && move.colour === moves[0].colour);
  for (const move of moves) {
    if (move.type !== "rolled") continue;
    const shown = [...(set ? [] : [move.colour]), ...move.dice.map(String)];
    if (chosen.some((choice, n) => shown[n] !== choice)) continue;
    const next = shown[chosen.length];
    if (next === undefined || found.has(next)) continue;
    const whole = chosen.length + 1 === shown.length;
    found.set(next, { thing: `roll:${chosen.length}:${next}`, label: next, ...(whole ? { move } : { chosen: [...chosen, next] }) });
  }
  return [...found.values()];
}

/**
 * The thing that a move is made with; a decision without a thing becomes a button.
 * @param {Readonly<Move>} move
 * @param {State} view
 */
function thingOf(move, view) {
  switch (move.type) {
    case "useTile":
      return `tile:${move.colour}`;
    case "shift":
      return `end:${move.end}`;
    case "drive":
      return `loco:${view.seat}.${move.loco}`;
    case "enter":
      return `start:${move.start}`;
    default:
      return move.type;
  }
}

/**
 * @param {string} thing
 * @param {Context} context
 * @returns {Readonly<Move> | Readonly<Move>[] | null}
 */
function illegal(thing, { view }) {
  const [kind, what = ""] = thing.split(":");
  if (kind === "start") return { type: "enter", start: /** @type {Start} */ (what) };
  if (kind === "end") return { type: "shift", end: /** @type {End} */ (what) };
  if (kind === "slot") return { type: "shift", end: "A" };
  if (kind === "dice") return { type: "roll" };
  const [seat = 0, loco = 0] = what.split(".").map(Number);
  if (seat === view.seat) return { type: "drive", loco };
  const place = view.locos[seat]?.[loco] ?? "hand";
  return place in STARTS ? { type: "enter", start: /** @type {Start} */ (place) } : null;
}

/** @type {import("./renderer.d.ts").Renderer<"ptites-locos">} */
export default {
  css,
  seats: ["Green", "White", "Orange", "Purple"].map((name, seat) => ({
    name,
    colour: `var(--locos-seat-${seat})`,
    ink: `var(--locos-seat-${seat}-ink)`,
    device: DEVICES[seat] ?? "",
  })),
  viewBox: () => [0, 0, SIZE, SIZE + STRIP],
  draw,
  targets,
  illegal,
  nameThing,
  ask,
  aside,
  say,
  describe,
  score,
  preview,
  animate,
  optionWords: {
    repairTiles: "Repair tiles",
    platformEnds: "Ends of the platforms",
    choice: "The player chooses the end",
    slide: "The platform slides and changes its ends",
    startEnds: "Ends at the start",
    turnLimit: "Turn limit",
    board: "A board of one's own",
  },
};
