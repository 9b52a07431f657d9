// What can be pressed in FrachtExpress, from the legal moves alone. A move in steps: choose a card, turn it, choose a place.

import { faceOf } from "./frachtexpress-cards.js";
import { nameMove } from "./frachtexpress-words.js";

/** @typedef {import("../../js/types/index.d.ts").FrachtExpressMove} Move */
/** @typedef {import("../../js/types/index.d.ts").FrachtExpressTurn} Turn */
/** @typedef {import("../../js/types/index.d.ts").FrachtExpressSide} Side */
/** @typedef {import("../../js/types/index.d.ts").FrachtExpressStation} Station */
/** @typedef {import("./renderer.d.ts").Context<"frachtexpress">} Context */
/** @typedef {import("./renderer.d.ts").Target<"frachtexpress">} Target */
/** @typedef {Extract<Readonly<Move>, { turn: Turn }>} TurnedMove */

/** The steps are words: `card:t12`, `letter:C`, `from:b5`, `turn:2`. @param {readonly string[]} chosen @param {string} word */
const step = (chosen, word) => chosen.find((each) => each.startsWith(`${word}:`))?.slice(word.length + 1);

/** @param {readonly string[]} chosen */
export const chosenCard = (chosen) => step(chosen, "card");
/** @param {readonly string[]} chosen */
export const chosenFrom = (chosen) => step(chosen, "from");
/** @param {readonly string[]} chosen */
export const chosenTurn = (chosen) => Number(step(chosen, "turn") ?? 0);

/**
 * @param {Readonly<Move>[]} moves
 * @param {readonly string[]} chosen
 * @param {Context} context
 * @returns {Target[]}
 */
export function targets(moves, chosen, context) {
  const { view, actor } = context;
  if (actor === "chance") return [];
  if (view.phase.type === "action") return actions(moves, chosen, context);
  if (view.phase.type === "placeStation") return placings(moves, chosen, context);
  const sites = moves.filter((mv) => mv.type === "closeStation" || mv.type === "relocate" || mv.type === "removeTrack");
  if (sites.length > 0) return sites[0]?.type === "closeStation" ? turning(sites, [], chosen, context) : rebuilding(sites, chosen, context);
  return moves.map((mv) => ({ thing: thingOf(mv, context), label: nameMove(mv, context), move: mv }));
}

/**
 * The thing that stands for a move which needs one press.
 * @param {Readonly<Move>} mv
 * @param {Context} context
 */
function thingOf(mv, { view }) {
  switch (mv.type) {
    case "steer":
      return mv.to.includes(".") ? `spot:${mv.to}` : `cell:${view.stations[/** @type {Station} */ (mv.to)]}`;
    case "dropWagon":
    case "pickWagon":
    case "uncouple":
      return `wagon:${view.players.findIndex((player) => player.train.includes(mv.card))}:${mv.card}`;
    case "chooseOpponent":
      return `seat:${mv.seat}`;
    case "pickCard":
      return `hand:${mv.card}`;
    case "veto":
      return `veto ${mv.mode}`;
    case "fly":
      return `fly ${mv.direction}`;
    default:
      return mv.type;
  }
}

/**
 * @param {Readonly<Move>[]} moves
 * @param {readonly string[]} chosen
 * @param {Context} context
 * @returns {Target[]}
 */
function actions(moves, chosen, context) {
  const picked = chosenCard(chosen);
  /** @type {Target[]} */
  const found = [];
  /** @type {Set<string>} */
  const playable = new Set();
  for (const mv of moves) {
    if (mv.type === "uncouple") found.push({ thing: thingOf(mv, context), label: nameMove(mv, context), move: mv });
    else if ("card" in mv) playable.add(mv.card);
  }
  for (const id of playable) {
    if (id === picked) continue;
    const { wagon, from, to, action } = faceOf(context.view, id);
    const label = `choose the wagon of ${wagon} from ${from} to ${to}, action value ${action}`;
    found.push({ thing: `hand:${id}`, label, chosen: [`card:${id}`, ...firstTurn(moves, id)], ...(picked === undefined ? {} : { look: /** @type {const} */ ("quiet") }) });
  }
  const own = picked === undefined ? [] : moves.filter((mv) => "card" in mv && mv.card === picked && mv.type !== "uncouple");
  for (const mv of own) {
    if (mv.type !== "lay" && mv.type !== "complete") found.push({ thing: `${thingOf(mv, context)} ${picked}`, label: nameMove(mv, context), move: mv });
  }
  found.push(...turning(own.filter((mv) => mv.type === "lay" || mv.type === "complete"), picked === undefined ? [] : [`card:${picked}`], chosen, context));
  const end = moves.find((mv) => mv.type === "endTurn");
  if (end !== undefined && picked === undefined) found.push({ thing: "endTurn", label: "End the turn", move: end, look: "quiet" });
  return found;
}

/**
 * The first turn in which a card can be laid.
 * @param {Readonly<Move>[]} moves
 * @param {string} id
 */
function firstTurn(moves, id) {
  const turns = moves.flatMap((mv) => ((mv.type === "lay" || mv.type === "complete") && mv.card === id ? [mv.turn] : []));
  return turns.length === 0 ? [] : [`turn:${Math.min(...turns)}`];
}

/**
 * Places for a card that can be turned: those of the chosen turn, and a way to turn it on.
 * @param {Readonly<Move>[]} moves
 * @param {string[]} kept the steps that stay
 * @param {readonly string[]} chosen
 * @param {Context} context
 * @returns {Target[]}
 */
function turning(moves, kept, chosen, context) {
  const turned = /** @type {TurnedMove[]} */ (moves.filter((mv) => "turn" in mv));
  const turns = [...new Set(turned.map((mv) => mv.turn))].sort();
  const picked = chosenCard(kept);
  /** @param {number} turn */
  const at = (turn) => turned.filter((mv) => mv.turn === turn);
  const turn = turns.find((each) => each === chosenTurn(chosen)) ?? turns[0];
  /** @type {Target[]} */
  const found = turn === undefined ? [] : at(turn).map((mv) => ({ thing: `cell:${cellOf(mv, context)}`, label: nameMove(mv, context), move: mv }));
  const next = turns[(turns.findIndex((each) => each === turn) + 1) % Math.max(1, turns.length)];
  if (turns.length > 1 && next !== undefined) {
    found.push({ thing: "turn", label: `Turn the card (${turns.findIndex((each) => each === turn) + 1} of ${turns.length})`, chosen: [...kept, `turn:${next}`], look: "quiet" });
    if (picked !== undefined) found.push({ thing: `hand:${picked}`, label: `${picked}, chosen: press to turn it`, chosen: [...kept, `turn:${next}`], look: "selected" });
  } else if (picked !== undefined) found.push({ thing: `hand:${picked}`, label: `${picked}, chosen: press to let go`, chosen: [], look: "selected" });
  return found;
}

/**
 * @param {TurnedMove} mv
 * @param {Context} context
 */
function cellOf(mv, { view }) {
  if (mv.type === "closeStation") return view.stations[mv.station];
  return mv.type === "relocate" ? mv.to : mv.cell;
}

/**
 * @param {Readonly<Move>[]} moves
 * @param {readonly string[]} chosen
 * @param {Context} context
 * @returns {Target[]}
 */
function rebuilding(moves, chosen, context) {
  const from = chosenFrom(chosen);
  const liftable = new Set(moves.flatMap((mv) => ("from" in mv && typeof mv.from === "string" ? [mv.from] : [])));
  if (from === undefined) return [...liftable].map((cell) => ({ thing: `cell:${cell}`, label: `lift the card on ${cell}`, chosen: [`from:${cell}`] }));
  const own = moves.filter((mv) => "from" in mv && mv.from === from);
  const found = turning(own, [`from:${from}`], chosen, context);
  const away = own.find((mv) => mv.type === "removeTrack");
  if (away !== undefined) found.push({ thing: "removeTrack", label: nameMove(away, context), move: away });
  return found;
}

/**
 * @param {Readonly<Move>[]} moves
 * @param {readonly string[]} chosen
 * @param {Context} context
 * @returns {Target[]}
 */
function placings(moves, chosen, context) {
  const letter = step(chosen, "letter");
  const letters = new Set(moves.flatMap((mv) => (mv.type === "placeStation" ? [mv.station] : [])));
  /** @type {Target[]} */
  const found = [...letters].map((each) => each === letter
    ? { thing: `letter:${each}`, label: `station ${each}, chosen: press to let go`, chosen: [], look: /** @type {const} */ ("selected") }
    : { thing: `letter:${each}`, label: `choose station ${each}`, chosen: [`letter:${each}`], ...(letter === undefined ? {} : { look: /** @type {const} */ ("quiet") }) });
  for (const mv of moves) if (mv.type === "placeStation" && mv.station === letter) found.push({ thing: `cell:${mv.cell}`, label: nameMove(mv, context), move: mv });
  return found;
}

/**
 * @param {string} thing
 * @param {Context} context
 * @returns {Readonly<Move> | Readonly<Move>[] | null}
 */
export function illegal(thing, { view, chosen, seat, moves }) {
  const [kind, first = "", second = ""] = thing.split(":");
  const turn = /** @type {Turn} */ (chosenTurn(chosen));
  const card = chosenCard(chosen);
  const { phase } = view;
  if (kind === "cell") {
    const letter = /** @type {Station | undefined} */ (step(chosen, "letter"));
    if (phase.type === "placeStation") return letter === undefined ? null : { type: "placeStation", station: letter, cell: first };
    if (phase.type === "steer") return { type: "steer", loc: phase.loc, to: `${first}.N` };
    const type = view.track.some((stack) => stack.cell === first) ? "complete" : "lay";
    if (card !== undefined) return { type, card, cell: first, turn };
    const from = chosenFrom(chosen);
    if (phase.type === "special" && phase.stage === "site") {
      const station = /** @type {[Station, string | null][]} */ (Object.entries(view.stations)).find(([, cell]) => cell === first)?.[0];
      if (phase.kind === "closeStation") return station === undefined ? null : { type: "closeStation", station, turn };
      return from === undefined ? { type: "removeTrack", from: first } : { type: "relocate", from, to: first, turn };
    }
    // No card has been chosen. Where none of the hand could go, the first of them says why.
    if (phase.type !== "action" || moves.some((mv) => (mv.type === "lay" || mv.type === "complete") && mv.cell === first)) return null;
    return (view.players[seat ?? view.turn.seat]?.hand ?? []).flatMap((each) => (each === null ? [] : [{ type, card: each, cell: first, turn }]));
  }
  if (kind === "wagon") {
    if (phase.type === "surplus") return { type: "dropWagon", card: second };
    return phase.type === "special" ? { type: "pickWagon", card: second } : { type: "uncouple", card: second };
  }
  if (kind === "hand") return phase.type === "special" ? { type: "pickCard", card: first } : { type: "drive", card: first };
  if (kind === "seat" && Number(first) !== seat) return phase.type === "special" ? { type: "chooseOpponent", seat: Number(first) } : null;
  return null;
}
