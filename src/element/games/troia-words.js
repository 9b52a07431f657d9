// What Troia says: the question, the story of a move, the names of things.

import { layerName } from "./troia-pieces.js";
import { SIGNS } from "./troia-site.js";

/** @typedef {import("../../js/types/index.d.ts").TroiaMove} Move */
/** @typedef {import("../../js/types/index.d.ts").TroiaEvent} Event */
/** @typedef {import("../../js/types/index.d.ts").TroiaState} State */
/** @typedef {import("../../js/types/index.d.ts").TroiaPiece} Piece */
/** @typedef {import("../../js/types/index.d.ts").TroiaFound} Found */
/** @typedef {import("./renderer.d.ts").Context<"troia">} Context */
/** @typedef {Pick<Context, "name" | "players">} Names */
/** @typedef {import("./renderer.d.ts").Sentence} Sentence */

/** @param {readonly string[]} list */
const listed = (list) => (list.length < 2 ? list.join("") : `${list.slice(0, -1).join(", ")} and ${list.at(-1)}`);

/** @param {number} n @param {string} one @param {string} [many] */
export const some = (n, one, many = `${one}s`) => (n === 1 ? `one ${one}` : `${n} ${many}`);

/**
 * A piece as far as the reader knows it: «plan piece of Troy VI, b2».
 * @param {Pick<Found, "layer" | "cell" | "kind">} piece
 */
export function pieceWords({ layer, cell, kind }) {
  const what = kind === "plan" ? "plan piece" : kind === "rubble" ? "rubble piece" : "piece";
  return `${what}${layer === null ? "" : ` of ${layerName(layer)}`}${cell === null ? "" : `, ${cell}`}`;
}

/** @param {State} view @param {string} id */
export const pieceOf = (view, id) => /** @type {Piece | undefined} */ (view.pieces[Number(id.slice(1)) - 1]);

/**
 * @param {string} thing
 * @param {Context} context
 */
export function nameThing(thing, { view, name, seat }) {
  const [kind, id = ""] = thing.split(":");
  if (kind === "card") return `card ${id}, ${Number(id) <= 36 ? "dig" : "publish"}`;
  const piece = pieceOf(view, id);
  if (piece === undefined) return thing;
  const { place } = piece;
  const words = pieceWords(piece);
  switch (place.type) {
    case "mound":
      return `${words}, ${place.free ? "free" : "covered"} in the mound, level ${place.z}`;
    case "front":
      return `${words}, in front of ${place.seat === seat ? "your" : `${name(place.seat)}'s`} tent`;
    case "tent":
      return `${words}, behind ${place.seat === seat ? "your" : `${name(place.seat)}'s`} tent`;
    case "published":
      return `${words}, published by ${name(place.seat)} in round ${place.round}`;
  }
}

/**
 * What a move does, for the name of its target.
 * @param {Readonly<Move>} mv
 * @param {Context} context
 */
export function nameMove(mv, { view }) {
  /** @param {string} id */
  const words = (id) => pieceWords(pieceOf(view, id) ?? { layer: null, cell: null, kind: null });
  switch (mv.type) {
    case "chooseCards":
      return `keep ${listed(mv.cards.map(String))}`;
    case "takeStart":
      return `take the ${words(mv.piece)} as starting piece`;
    case "playCard":
      return `lay card ${mv.card}, ${mv.card <= 36 ? "dig" : "publish"}, face down`;
    case "dig":
      return `dig the ${words(mv.piece)}`;
    case "examine":
      return `examine the ${words(mv.piece)}`;
    case "publish":
      return `publish ${listed(mv.pieces.map((id) => pieceOf(view, id)?.cell ?? id))} of ${layerName(pieceOf(view, mv.pieces[0] ?? "")?.layer ?? "I")}`;
    case "endTurn":
      return "end the turn";
    case "permitDrawn":
      return `permit ${mv.card}`;
  }
}

/** @param {Context} context */
export function ask({ view, actor, chosen, moves, name, outcome }) {
  if (outcome !== null) {
    const best = outcome.ranking[0] ?? [];
    const points = outcome.scores[best[0] ?? 0] ?? 0;
    return best.length === 1 ? `${name(best[0] ?? 0)} wins with ${points} renown.` : `${listed(best.map(name))} share the first place.`;
  }
  if (actor === "chance") return `${name(view.turn?.seat ?? 0)} draws a permit.`;
  if (actor === null) return view.turn === null ? "Waiting for the others." : `${name(view.turn.seat)} is at work.`;
  const who = name(actor);
  switch (view.phase) {
    case "chooseCards": {
      const first = moves[0];
      const kept = first?.type === "chooseCards" ? first.cards.length : 8;
      const left = (view.seats[actor]?.hand.length ?? 12) - kept - chosen.length;
      return `${who}: set aside ${some(left, chosen.length === 0 ? "card" : "more card", chosen.length === 0 ? "cards" : "more cards")}; you play with the rest.`;
    }
    case "startPieces":
      return `${who}: take a free piece as your starting piece.`;
    case "playCards":
      return `${who}: lay a card face down for round ${view.round}.`;
    case "dig": {
      const left = 5 - (view.turn?.handled ?? 0);
      return `${who}: dig in the mound or examine before your tent. ${left === 0 ? "No handling" : some(left, "handling")} left.`;
    }
    case "publish": {
      const left = 5 - (view.turn?.published ?? 0);
      return chosen.length > 0 ? `${who}: add to the group, or publish it.` : `${who}: publish pieces from behind your tent. Up to ${some(left, "piece")} left.`;
    }
    default:
      return `${who} is to act.`;
  }
}

/** @param {Context} context */
export function aside({ view, seat, name }) {
  if (view.phase === "over") return null;
  if (view.phase === "chooseCards") return "Dig cards are numbered 1 to 20, publication cards 37 to 64. The highest number acts first.";
  if (view.phase === "playCards") {
    const done = view.seats.flatMap((_, n) => (view.waiting.includes(n) ? [] : [name(n)]));
    return done.length === 0 ? "Everybody chooses in secret; the highest number acts first." : `${listed(done)} ${done.length === 1 ? "has" : "have"} chosen.`;
  }
  if (view.turn !== null && view.phase === "publish") return view.turn.points > 0 ? `${some(view.turn.points, "point")} in this turn so far.` : null;
  if (view.turn !== null && view.order.length > 0) {
    const cards = view.order.map((n) => `${n === seat ? "you" : name(n)} ${view.seats[n]?.played.at(-1) ?? ""}`);
    return `Round ${view.round}: ${cards.join(", ")}.`;
  }
  return null;
}

/** @type {Record<string, string>} */
const STATUS = { primordial: "primordial", secondary: "secondary", final: "final" };

/**
 * @param {Event} event
 * @param {Names} names
 * @returns {string | null}
 */
export function say(event, { name }) {
  switch (event.type) {
    case "cardsChosen":
      return event.setAside === null ? `${name(event.seat)} has chosen the starting cards.` : `${name(event.seat)} sets aside ${listed(event.setAside.map(String))}.`;
    case "startTaken":
      return `${name(event.seat)} starts with a ${pieceWords(event.piece)}.`;
    case "cardLaid":
      return event.card === null ? `${name(event.seat)} lays a card face down.` : `${name(event.seat)} lays ${event.card} face down.`;
    case "revealed":
      return `The cards are turned up: ${listed(event.cards.map(({ seat, card }) => `${name(seat)} ${card}`))}.`;
    case "turnBegan":
      return `${name(event.seat)} ${event.action === "dig" ? "digs" : "publishes"} with ${event.card}.`;
    case "dug":
      return `${name(event.seat)} digs a ${pieceWords(event.piece)}.`;
    case "cameToLight":
      return `${some(event.pieces.length, "piece")} ${event.pieces.length === 1 ? "comes" : "come"} to light.`;
    case "examined":
      return `${name(event.seat)} examines a ${pieceWords(event.piece)}.`;
    case "published": {
      const cells = listed(event.pieces.map(({ cell }) => cell ?? "?"));
      return `${name(event.seat)} publishes ${cells} of ${layerName(event.layer)}: ${STATUS[event.status]}, ${some(event.pieceTotal + event.bonus, "point")}.`;
    }
    case "layerCompleted":
      return `${layerName(event.layer)} is complete.`;
    case "pawnMoved":
      return `${name(event.seat)} advances from ${event.from} to ${event.to}.`;
    case "pawnMovedBack":
      return `${name(event.seat)} is moved back from ${event.from} to ${event.to}.`;
    case "permitDrawn":
      return event.card === null ? `${name(event.seat)} draws a permit.` : `${name(event.seat)} draws permit ${event.card}.`;
    case "turnEnded":
      return null;
    case "roundBegan":
      return `Round ${event.round} begins.`;
    case "gameOver":
      return "The publication cards are used up. The game is over.";
  }
}

/**
 * The events of one move as a story: what came to light goes with the digging, the end of a turn needs no word.
 * @param {Event[]} events
 * @param {Names} names
 * @returns {Sentence[]}
 */
export function tell(events, names) {
  /** @type {Sentence[]} */
  const story = [];
  for (const event of events) {
    const text = say(event, names);
    const last = story.at(-1);
    if (text === null) continue;
    if (event.type === "cameToLight" && last !== undefined) {
      last.text = `${last.text.slice(0, -1)}; ${text}`;
      last.rules.push(event.rule);
    } else story.push({ seat: "seat" in event ? event.seat : null, text, rules: [event.rule] });
  }
  return story;
}

/** @param {Context} context */
export function describe({ view, name }) {
  const free = view.pieces.filter(({ place }) => place.type === "mound" && place.free);
  const buried = view.pieces.filter(({ place }) => place.type === "mound" && !place.seen).length;
  const seen = view.pieces.filter(({ place }) => place.type === "mound" && place.seen).length;
  const layers = Object.keys(SIGNS).map((layer) => {
    const cells = view.pieces.filter((piece) => piece.place.type === "published" && piece.layer === layer).map((piece) => piece.cell ?? "");
    return cells.length === 0 ? "" : `${layerName(/** @type {Piece["layer"] & string} */ (layer))}: ${listed(cells)} published. `;
  });
  const seats = view.seats.map((seat, n) => {
    const count = (/** @type {string} */ type) => view.pieces.filter(({ place }) => place.type === type && place.type !== "mound" && place.seat === n).length;
    return `${name(n)}: renown ${seat.renown}, ${count("front")} in front of the tent, ${count("tent")} behind it, ${seat.hand.length} cards. `;
  });
  return `The mound has ${seen} pieces in sight, ${free.length} of them free, and ${buried} buried. ${layers.join("")}${seats.join("")}${view.permits.length} permits in the pile.`;
}

/**
 * @param {number} seat
 * @param {Context} context
 */
export function score(seat, { view }) {
  const here = view.seats[seat];
  const kept = { 2: 7, 3: 5, 4: 4 }[view.options.players] ?? 4;
  const used = here?.played.filter((card) => card > 36).length ?? 0;
  const behind = view.pieces.filter(({ place }) => place.type === "tent" && place.seat === seat).length;
  return {
    points: here?.renown ?? 0,
    facts: [
      { label: here?.hand.length === 1 ? "card" : "cards", value: here?.hand.length ?? 0 },
      { label: "to publish", value: kept - used },
      { label: "in tent", value: behind },
    ],
  };
}
