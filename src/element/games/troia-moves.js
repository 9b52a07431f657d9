// What can be pressed in Troia, from the legal moves alone, and what a press on anything else stands for.

import { nameMove, nameThing, pieceOf } from "./troia-words.js";

/** @typedef {import("../../js/types/index.d.ts").TroiaMove} Move */
/** @typedef {import("./renderer.d.ts").Context<"troia">} Context */
/** @typedef {import("./renderer.d.ts").Target<"troia">} Target */

/**
 * @param {Readonly<Move>[]} moves
 * @param {readonly string[]} chosen
 * @param {Context} context
 * @returns {Target[]}
 */
export function targets(moves, chosen, context) {
  if (context.actor === "chance") return [];
  /** @type {Target[]} */
  const found = [];
  const quiet = /** @type {const} */ ({ look: "quiet" });
  for (const mv of moves) {
    const label = nameMove(mv, context);
    if (mv.type === "takeStart" || mv.type === "dig" || mv.type === "examine") found.push({ thing: `piece:${mv.piece}`, label, move: mv });
    if (mv.type === "playCard") found.push({ thing: `card:${mv.card}`, label, move: mv });
    if (mv.type === "endTurn" && chosen.length === 0) found.push({ thing: "end", label: "End the turn", move: mv, ...(moves.length > 1 ? quiet : {}) });
  }
  return [...found, ...publications(moves, chosen, context), ...choices(moves, chosen, context)];
}

/**
 * A publication is put together piece by piece; what fits one move alone makes it at once.
 * @param {Readonly<Move>[]} moves
 * @param {readonly string[]} chosen
 * @param {Context} context
 * @returns {Target[]}
 */
function publications(moves, chosen, context) {
  const fitting = moves.filter((mv) => mv.type === "publish" && chosen.every((id) => mv.pieces.includes(id)));
  /** @type {Target[]} */
  const found = [];
  const ids = new Set(fitting.flatMap((mv) => (mv.type === "publish" ? mv.pieces : [])));
  for (const id of ids) {
    if (chosen.includes(id)) continue;
    const having = fitting.filter((mv) => mv.type === "publish" && mv.pieces.includes(id));
    const only = having.length === 1 ? having[0] : undefined;
    const thing = `piece:${id}`;
    if (only !== undefined && only.type === "publish" && only.pieces.length === chosen.length + 1) found.push({ thing, label: nameMove(only, context), move: only });
    else found.push({ thing, label: `choose the ${nameThing(thing, context)}`, chosen: [...chosen, id] });
  }
  for (const id of chosen.filter((each) => each.startsWith("t"))) {
    found.push({ thing: `piece:${id}`, label: `${nameThing(`piece:${id}`, context)}, chosen: press again to let go`, chosen: chosen.filter((other) => other !== id), look: "selected" });
  }
  const whole = fitting.find((mv) => mv.type === "publish" && mv.pieces.length === chosen.length);
  if (whole !== undefined) {
    const label = nameMove(whole, context);
    found.push({ thing: "publish", label: label.charAt(0).toUpperCase() + label.slice(1), move: whole });
  }
  return found;
}

/**
 * The starting cards are chosen by setting the others aside; the last one makes the move.
 * @param {Readonly<Move>[]} moves
 * @param {readonly string[]} chosen
 * @param {Context} context
 * @returns {Target[]}
 */
function choices(moves, chosen, context) {
  const gone = chosen.filter((thing) => thing.startsWith("card:")).map((thing) => Number(thing.slice(5)));
  const fitting = moves.filter((mv) => mv.type === "chooseCards" && gone.every((number) => !mv.cards.includes(number)));
  const hand = typeof context.actor === "number" ? (context.view.seats[context.actor]?.hand ?? []) : [];
  if (fitting.length === 0) return [];
  /** @type {Target[]} */
  const found = [];
  for (const number of hand) {
    if (number === null) continue;
    const thing = `card:${number}`;
    if (gone.includes(number)) {
      found.push({ thing, label: `card ${number} is set aside: press again to keep it`, chosen: chosen.filter((other) => other !== thing), look: "selected" });
      continue;
    }
    const without = fitting.filter((mv) => mv.type === "chooseCards" && !mv.cards.includes(number));
    const label = `set card ${number} aside, ${number <= 36 ? "dig" : "publish"}`;
    if (without.length === 1) found.push({ thing, label, move: without[0] });
    else if (without.length > 1) found.push({ thing, label, chosen: [...chosen, thing] });
  }
  return found;
}

/**
 * @param {string} thing
 * @param {Context} context
 * @returns {Readonly<Move> | Readonly<Move>[] | null}
 */
export function illegal(thing, { view, chosen }) {
  const [kind, id = ""] = thing.split(":");
  if (kind === "card") {
    const number = Number(id);
    if (view.phase !== "chooseCards") return { type: "playCard", card: number };
    return { type: "chooseCards", cards: view.seats.flatMap(({ hand }) => (hand.includes(number) ? hand.filter((held) => held !== null && held !== number && !chosen.includes(`card:${held}`)) : [])).map(Number) };
  }
  const place = pieceOf(view, id)?.place.type;
  if (view.phase === "chooseCards") return { type: "takeStart", piece: id };
  if (view.phase === "startPieces") return { type: "takeStart", piece: id };
  if (view.phase === "publish") {
    if (place === "mound") return { type: "dig", piece: id };
    if (place === "front") return { type: "examine", piece: id };
    return { type: "publish", pieces: [...chosen, id] };
  }
  if (place === "front") return { type: "examine", piece: id };
  if (place === "tent") return [{ type: "publish", pieces: [id] }, { type: "examine", piece: id }];
  return { type: "dig", piece: id };
}
