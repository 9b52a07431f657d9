// What Kopis says: the question, the story of a move, the names of things.

import { SQUARES, standsOn } from "./kopis-board.js";

/** @typedef {import("../../js/types/index.d.ts").KopisMove} Move */
/** @typedef {import("../../js/types/index.d.ts").KopisEvent} Event */
/** @typedef {import("../../js/types/index.d.ts").KopisReason} Reason */
/** @typedef {import("./renderer.d.ts").Context<"kopis">} Context */
/** @typedef {Pick<Context, "name" | "players">} Names */
/** @typedef {import("./renderer.d.ts").Sentence} Sentence */

/** @type {Record<string, string>} */
const PIECES = { r: "red faction", R: "red fortress", b: "black faction", B: "black fortress" };

/** @type {Record<Reason, string>} */
const REASONS = {
  allPlayed: "All factions have been played.",
  eighthFaction: "The eighth faction is on the board.",
  quiet: "Nothing entered or fell for too long.",
  blocked: "Nobody can move any more.",
};

/** @param {string} line */
const lineName = (line) => (/\d/.test(line) ? `row ${line}` : `file ${line}`);

/**
 * @param {readonly string[]} list
 */
function listed(list) {
  return list.length < 2 ? list.join("") : `${list.slice(0, -1).join(", ")} and ${list.at(-1)}`;
}

/**
 * What a move does, for the name of its target.
 * @param {Readonly<Move>} mv
 * @param {Context} context
 */
export function nameMove(mv, { view }) {
  switch (mv.type) {
    case "placeFortress":
      return `place a fortress on ${mv.at}`;
    case "slide":
      return `slide in from the ${mv.side} on ${lineName(mv.line)}`;
    case "enter":
      return `enter from the ${mv.side} on ${lineName(mv.line)}`;
    case "step": {
      const there = standsOn(view, mv.to);
      return `move from ${mv.from} to ${mv.to}${there === "." ? "" : `, pushing the ${PIECES[there]}`}`;
    }
  }
}

/**
 * @param {string} thing
 * @param {Context} context
 */
export function nameThing(thing, { view }) {
  const [kind, first = "", second = ""] = thing.split(":");
  if (kind === "line") {
    const side = /** @type {import("../../js/types/index.d.ts").KopisSide} */ (first);
    const waits = view.waiting[side].some((line) => line === second);
    return `${side} side, ${lineName(second)}${waits ? ", a faction waits here" : ""}`;
  }
  const here = standsOn(view, first);
  return `${first}, ${here === "." ? "empty" : PIECES[here]}${view.bastion === first ? " with the Bastion" : ""}`;
}

/** @param {Context} context */
export function ask({ view, actor, chosen, name, outcome }) {
  if (view.result !== null && outcome !== null) {
    const [red = 0, black = 0] = view.result.scores;
    const { winner, reason } = view.result;
    if (winner === null) return `A draw, ${red} all. ${REASONS[reason]}`;
    return `${name(winner)} wins ${Math.max(red, black)} to ${Math.min(red, black)}. ${REASONS[reason]}`;
  }
  if (typeof actor !== "number") return `${name(view.turn ?? 0)} is to move.`;
  const who = name(actor);
  if (view.phase === "placement") return `${who}: place a fortress on one of the inner squares.`;
  if (view.mode === "storm") return `${who}: press a lit arrow to slide a faction in.`;
  if (chosen[0] !== undefined) return `${who}: where does the faction on ${chosen[0]} go?`;
  const onBoard = SQUARES.some((square) => standsOn(view, square) === (actor === 0 ? "r" : "b"));
  return onBoard ? `${who}: enter a faction by its arrow, or choose one on the board.` : `${who}: press a lit arrow to enter a faction.`;
}

/**
 * @param {Event} event
 * @param {Names} names
 * @returns {string | null}
 */
export function say(event, { name }) {
  switch (event.type) {
    case "fortressPlaced":
      return `${name(event.seat)} places a fortress on ${event.at}.`;
    case "battleBegan":
      return "All fortresses stand. The battle begins.";
    case "captured":
      return `${name(event.seat)} captures on ${event.at}.`;
    case "lost":
      return `${name(event.seat)} loses a faction of its own over the edge at ${event.at}.`;
    case "pushed":
      return `The ${PIECES[event.piece]} is pushed from ${event.from} to ${event.to}.`;
    case "entered":
      return `${name(event.seat)} enters from the ${event.side} and stands on ${event.at}.`;
    case "stepped":
      return `${name(event.seat)} moves from ${event.from} to ${event.to}.`;
    case "bastionPlaced":
      return null;
    case "skipped":
      return `${name(event.seat)} cannot move and is skipped.`;
    case "bastionLifted":
      return "The Bastion is lifted.";
    case "factionScored":
      return `${name(event.seat)} scores ${event.points} on ${event.at}.`;
    case "capturesScored":
      return `${name(event.seat)} scores ${event.points} for captures.`;
    case "gameOver":
      return REASONS[event.reason];
  }
}

/**
 * The events of one move as a story: one sentence for the move with its pushes and its capture, then the rest.
 * @param {Event[]} events
 * @param {Names} names
 * @returns {Sentence[]}
 */
export function tell(events, names) {
  /** @type {Sentence[]} */
  const story = [];
  const main = events.find((event) => event.type === "entered" || event.type === "stepped");
  if (main !== undefined && (main.type === "entered" || main.type === "stepped")) story.push(tellMove(main, events, names));
  /** @type {Map<number, number[]>} */
  const points = new Map();
  const scoring = new Set();
  for (const event of events) {
    if (event.type === "factionScored") {
      points.set(event.seat, [...(points.get(event.seat) ?? []), event.points]);
      if (event.points > 0) scoring.add(event.rule);
    } else if (event.type === "gameOver") {
      for (const [seat, list] of [...points].sort(([a], [b]) => a - b)) story.push(tellPoints(seat, list, [...scoring], names));
      for (const each of events) if (each.type === "capturesScored") story.push({ seat: each.seat, text: `${names.name(each.seat)} adds ${each.points} for captures.`, rules: [each.rule] });
      story.push(tellEnd(event, names));
    } else if (["fortressPlaced", "battleBegan", "skipped", "bastionLifted"].includes(event.type)) {
      story.push({ seat: "seat" in event ? event.seat : null, text: say(event, names) ?? "", rules: [event.rule] });
    }
  }
  return story;
}

/**
 * @param {Extract<Event, { type: "entered" | "stepped" }>} main
 * @param {Event[]} events
 * @param {Names} names
 * @returns {Sentence}
 */
function tellMove(main, events, { name }) {
  const entered = main.type === "entered";
  const clauses = [entered ? `enters from the ${main.side} onto ${main.at}` : `moves from ${main.from} to ${main.to}`];
  /** @type {string[]} */
  const rules = [main.rule];
  const pushed = events.filter((event) => event.type === "pushed");
  if (pushed.length > 0) {
    const counts = new Map();
    for (const event of pushed) if (event.type === "pushed") counts.set(event.piece, (counts.get(event.piece) ?? 0) + 1);
    clauses.push(`pushes ${listed([...counts].map(([kind, n]) => (n === 1 ? `a ${PIECES[kind]}` : `${n === 2 ? "two" : n === 3 ? "three" : n} ${PIECES[kind]?.replace("fortress", "fortresse")}s`)))}`);
    for (const event of pushed) rules.push(event.rule);
  }
  for (const event of events) {
    if (event.type === "captured") clauses.push(`captures on ${event.at}`);
    if (event.type === "lost") clauses.push(`loses a faction of its own on ${event.at}`);
    if (event.type === "captured" || event.type === "lost" || event.type === "bastionPlaced") rules.push(event.rule);
  }
  return { seat: main.seat, text: `${name(main.seat)} ${listed(clauses)}.`, rules: [...new Set(rules)] };
}

/**
 * @param {number} seat
 * @param {number[]} list
 * @param {string[]} rules
 * @param {Names} names
 * @returns {Sentence}
 */
function tellPoints(seat, list, rules, { name }) {
  const sum = list.reduce((a, b) => a + b, 0);
  return { seat, text: `${name(seat)} has ${sum} for standing beside fortresses.`, rules };
}

/**
 * @param {Extract<Event, { type: "gameOver" }>} event
 * @param {Names} names
 * @returns {Sentence}
 */
function tellEnd(event, { name }) {
  const [red, black] = event.scores;
  const end = event.winner === null ? `A draw, ${red} all.` : `${name(event.winner)} wins ${Math.max(red, black)} to ${Math.min(red, black)}.`;
  return { seat: event.winner, text: `${REASONS[event.reason]} ${end}`, rules: [event.rule] };
}

/** @param {Context} context */
export function describe({ view, name }) {
  const on = Object.entries(PIECES).map(([kind, what]) => {
    const squares = SQUARES.filter((square) => standsOn(view, square) === kind);
    return squares.length === 0 ? "" : `${what}: ${listed(squares)}. `;
  });
  const count = (/** @type {("south" | "west" | "north" | "east")[]} */ sides) => sides.reduce((sum, side) => sum + view.waiting[side].length, 0);
  const waits = `${name(0)} has ${count(["south", "west"])} waiting, ${name(1)} ${count(["north", "east"])}. `;
  return `Board of 6 by 6, a1 in the south-west. ${on.join("")}${waits}${view.bastion === null ? "The Bastion lies beside the board." : `The Bastion is on ${view.bastion}.`}`;
}

/**
 * @param {number} seat
 * @param {Context} context
 */
export function score(seat, { view }) {
  const sides = seat === 0 ? [view.waiting.south, view.waiting.west] : [view.waiting.north, view.waiting.east];
  const facts = [
    { label: "waiting", value: sides.reduce((sum, side) => sum + side.length, 0) },
    { label: "captured", value: view.captured[seat] ?? 0 },
  ];
  const lost = view.lost[seat] ?? 0;
  if (lost > 0) facts.push({ label: "lost", value: lost });
  return { points: view.standing[seat] ?? 0, facts };
}

/** @param {Context} context */
export function aside({ view }) {
  if (view.result !== null) return null;
  if (view.mode === "suddenDeath" && view.phase === "battle") return `Quiet moves: ${view.quiet} of ${view.quietLimit}`;
  return view.bastion === null ? null : `The Bastion protects ${view.bastion}`;
}
