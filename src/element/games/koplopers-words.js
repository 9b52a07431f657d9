// What Koplopers & Dwarsliggers says: the question, the story of a move, the names of things.

import { boardOf, front, passengers, stationName, trackName } from "./koplopers-board.js";

/** @typedef {import("../../js/types/index.d.ts").KoplopersMove} Move */
/** @typedef {import("../../js/types/index.d.ts").KoplopersEvent} Event */
/** @typedef {import("../../js/types/index.d.ts").KoplopersState} State */
/** @typedef {import("../../js/types/index.d.ts").KoplopersTrain} Train */
/** @typedef {import("./renderer.d.ts").Context<"koplopers">} Context */
/** @typedef {import("./renderer.d.ts").Names<"koplopers">} Names */
/** @typedef {import("./renderer.d.ts").Sentence} Sentence */

/** @param {readonly string[]} list */
export function listed(list) {
  return list.length < 2 ? list.join("") : `${list.slice(0, -1).join(", ")} and ${list.at(-1)}`;
}

/** A number with a minus sign that looks like one. @param {number} n */
const signed = (n) => (n < 0 ? `−${-n}` : String(n));

/** @param {number} n @param {string} word */
const count = (n, word) => `${n} ${word}${n === 1 ? "" : "s"}`;

/**
 * A token in words: «200 for Amersfoort».
 * @param {State} view
 * @param {string} id
 */
export function tokenName(view, id) {
  const board = boardOf(view);
  const row = board.tokens.get(id);
  return row === undefined ? id : `${row.passengers} for ${stationName(board, row.destination)}`;
}

/**
 * The train of the seat in turn with this number.
 * @param {State} view
 * @param {number} id
 */
export function own(view, id) {
  return view.seats[view.turn]?.trains.find((train) => train.id === id);
}

/**
 * What a move does, for the name of its target.
 * @param {Readonly<Move>} mv
 * @param {Context} context
 */
export function nameMove(mv, { view, name }) {
  const board = boardOf(view);
  const here = (/** @type {number} */ id) => {
    const at = own(view, id);
    const station = at === undefined ? null : front(at);
    return station === null ? "here" : `at ${stationName(board, station)}`;
  };
  switch (mv.type) {
    case "build":
      return `build in ${trackName(board, mv.yard)} for 3 points`;
    case "drive": {
      const track = board.tracks.get(mv.section);
      const train = own(view, mv.train);
      const from = train?.open ? train.toward : train === undefined ? null : front(train);
      const to = train?.open ? train.toward : (track?.ends.find((end) => end !== from) ?? "");
      const taken = view.seats.some((player, seat) => player.trains.some((other) => other.section === mv.section && !(seat === view.turn && other.id === mv.train)));
      return `drive train ${mv.train} to ${stationName(board, to ?? "")} for 1 point${taken ? ", overtaking" : ""}`;
    }
    case "reverse":
      return `Reverse train ${mv.train} (1 point)`;
    case "dismantle":
      return `Dismantle train ${mv.train}`;
    case "alight":
      return `Set down ${here(mv.train)} (train ${mv.train})`;
    case "board":
      return `Take aboard ${here(mv.train)} (train ${mv.train})`;
    case "boardToken":
    case "divide":
      return `${mv.type === "divide" ? "give" : "take aboard"} ${tokenName(view, mv.token)}`;
    case "boardBehind":
      return `take aboard from behind: ${tokenName(view, mv.token)}`;
    case "decouple":
      return `put the second unit on ${trackName(board, mv.section)}`;
    case "divided":
      return "That is all";
    case "couple":
      return `Couple train ${mv.remove} to train ${mv.keep}`;
    case "transfer":
      return `let ${tokenName(view, mv.token)} change to train ${mv.to}`;
    case "offer":
      return `make an offer to train ${mv.withTrain} of ${name(mv.withSeat)}`;
    case "offerGive":
      return `give ${tokenName(view, mv.token)}`;
    case "offerTake":
      return `ask for ${tokenName(view, mv.token)}`;
    case "propose":
      return "Propose the exchange";
    case "cancelOffer":
      return "Drop the offer";
    case "accept":
      return "Accept";
    case "decline":
      return "Decline";
    case "disrupt":
      return `disrupt ${stationName(board, mv.station)} with chip ${view.disc} for 1 point`;
    case "repair":
      return `take chip ${mv.chip} off the board with the repair card for 1 point`;
    case "endTurn":
      return "End turn";
    case "drew":
      return `the card of ${stationName(board, mv.station)}`;
  }
}

/**
 * A train in words.
 * @param {Context} context
 * @param {number} seat
 * @param {Train} train
 */
function trainWords({ view, name }, seat, train) {
  const board = boardOf(view);
  const at = front(train);
  const where = at !== null ? `at ${stationName(board, at)}` : train.toward !== null ? `on the way to ${stationName(board, train.toward)}` : "facing away";
  const load = train.load.length === 0 ? "empty" : `with ${passengers(board, train.load)} of ${500 * train.units.length} passengers: ${listed(train.load.map((id) => tokenName(view, id)))}`;
  return `train ${train.id} of ${name(seat)}${train.units.length > 1 ? ", coupled" : ""}, in ${trackName(board, train.section)}, ${where}, ${load}`;
}

/**
 * @param {string} thing
 * @param {Context} context
 */
export function nameThing(thing, context) {
  const { view } = context;
  const board = boardOf(view);
  const [kind, first = "", second = ""] = thing.split(":");
  switch (kind) {
    case "station": {
      const chips = Object.entries(view.chips).filter(([, at]) => at === first).map(([letter]) => letter);
      const waiting = view.waiting[first] ?? [];
      return `${stationName(board, first)}${chips.length > 0 ? `, disrupted by chip ${listed(chips)}` : ""}, ${waiting.length === 0 ? "nobody waits" : `waiting: ${listed(waiting.map((id) => tokenName(view, id)))}`}`;
    }
    case "track":
      return trackName(board, first);
    case "train": {
      const train = view.seats[Number(first)]?.trains.find((each) => each.id === Number(second));
      return train === undefined ? "a train" : trainWords(context, Number(first), train);
    }
    case "token":
      return tokenName(view, first);
    case "card":
      return `disruption card of ${stationName(board, first)}`;
    case "chip":
      return `disruption chip ${first}`;
    case "repair":
      return "emergency repair card";
    case "end":
      return "End turn";
    default:
      return thing;
  }
}

/**
 * Which trains must still do something before the turn can end, and what: the engine says which owe an action; a stop is
 * incomplete while somebody can still alight or board.
 * @param {Context} context
 * @returns {Map<number, string>}
 */
export function duties({ view, moves, actor, check }) {
  /** @type {Map<number, string>} */
  const found = new Map();
  if (view.phase.type !== "act" || actor !== view.turn) return found;
  const end = check({ type: "endTurn" });
  if (end.legal) return found;
  for (const train of view.seats[view.turn]?.trains ?? []) {
    const can = (/** @type {"alight" | "board"} */ type) => (train.now.halted || train.now.moved) && moves.some((mv) => mv.type === type && mv.train === train.id);
    if (can("alight")) found.set(train.id, "has passengers to set down");
    else if (can("board")) found.set(train.id, "has to take passengers aboard");
    else if (end.about?.includes(String(train.id))) found.set(train.id, train.now.built ? "has to be put in service" : "has not acted yet");
  }
  return found;
}

/** @param {Context} context */
export function ask({ view, actor, chosen, name, outcome, moves }) {
  if (outcome !== null) {
    const [first = []] = outcome.ranking;
    const points = signed(outcome.scores[first[0] ?? 0] ?? 0);
    const why = outcome.reason === "track" ? "The last round is over." : "Hardly a passenger is left.";
    return first.length === 1 ? `${name(first[0] ?? 0)} wins with ${points} passengers. ${why}` : `${listed(first.map(name))} share the first place with ${points}. ${why}`;
  }
  const who = name(typeof actor === "number" ? actor : view.turn);
  const phase = view.phase;
  if (typeof actor !== "number") return phase.type === "drawing" ? `${who} draws a card.` : `${who} is to act.`;
  switch (phase.type) {
    case "passing":
      return `${who}: train ${phase.train} is beside another and must drive on.`;
    case "boarding":
      return `${who}: not everybody fits. Who boards train ${phase.train}?`;
    case "exchange":
      return `${who}: a train is too full. Let more passengers change.`;
    case "dividing":
      return `${who}: share the passengers. Press those who go to train ${phase.newTrain}.`;
    case "offering":
      return `${who}: what do you give and take? Press tokens, then propose.`;
    case "answering": {
      const sum = (/** @type {string[]} */ list) => (list.length === 0 ? "nothing" : listed(list.map((id) => tokenName(view, id))));
      return `${who}: ${name(view.turn)} offers ${sum(phase.give)} for ${sum(phase.take)}.`;
    }
    default:
      break;
  }
  if (view.seats[view.turn]?.started === false) return `${who}: build your first train in one of the lit yards.`;
  if (chosen[1] === "decouple") return `${who}: where does the second unit go?`;
  if (chosen[1] !== undefined) return `${who}: into which train?`;
  if (chosen[0] !== undefined) return `${who}: what does train ${chosen[0].split(":")[1]} do? Each section costs 1 point.`;
  if (moves.length === 1 && moves[0]?.type === "endTurn") return `${who}: nothing is left to do. End the turn.`;
  return `${who}: press a train, a yard or a card.`;
}

/** @param {Context} context */
export function aside(context) {
  const { view, outcome } = context;
  if (outcome !== null) return null;
  const rounds = boardOf(view).board.constants.rounds;
  const last = rounds[/** @type {"2" | "3" | "4"} */ (String(view.seats.length))];
  const parts = [`Round ${view.round} of ${last}${view.lastRound ? ", the last" : ""}.`];
  if (view.phase.type === "act" || view.phase.type === "passing") parts.push(`${count(view.points, "point")} left.`);
  for (const [id, why] of duties(context)) parts.push(`Train ${id} ${why}.`);
  return parts.join(" ");
}

/**
 * @param {Event} event
 * @param {Names} names
 * @returns {string | null}
 */
export function say(event, { name, view }) {
  switch (event.type) {
    case "turnBegan":
      return event.seat === 0 ? `Round ${event.round} begins.` : null;
    case "built":
      return `${name(event.seat)} builds train ${event.train} in ${view === undefined ? event.yard : trackName(boardOf(view), event.yard)}.`;
    case "reversed":
      return `${name(event.seat)} reverses train ${event.train}: it now faces ${event.toward}.`;
    case "drove":
      return `${name(event.seat)} drives train ${event.train} to ${event.to}${event.overtaking ? ", passing another train" : ""}.`;
    case "dismantled":
      return `${name(event.seat)} dismantles train ${event.train} for ${count(event.cost, "point")}.`;
    case "stopped":
      return `Train ${event.train} of ${name(event.seat)} stops: ${event.station}.`;
    case "alighted":
      return `${name(event.seat)} delivers ${event.passengers} passengers to ${event.station}.`;
    case "boarded":
      return `${event.passengers} passengers board train ${event.train} of ${name(event.seat)} at ${event.station}${event.behind ? ", from behind" : ""}.`;
    case "leftBehind":
      return `${count(event.tokens.length, "token")} did not fit at ${event.station}.`;
    case "transferred":
      return `${view === undefined ? event.token : tokenName(view, event.token)} change from train ${event.from} to train ${event.to}.`;
    case "coupled":
      return `${name(event.seat)} couples train ${event.remove} to train ${event.keep} at ${event.station}.`;
    case "decoupled":
      return `${name(event.seat)} uncouples train ${event.newTrain} from train ${event.train} at ${event.station}.`;
    case "divided":
      return event.moved.length === 0 ? `Train ${event.newTrain} leaves empty.` : `Train ${event.newTrain} takes over ${listed(event.moved)}.`;
    case "offered":
      return `${name(event.seat)} offers ${name(event.withSeat)} ${event.give.length === 0 ? "nothing" : listed(event.give)} for ${event.take.length === 0 ? "nothing" : listed(event.take)}.`;
    case "accepted":
      return `${name(event.withSeat)} accepts.`;
    case "declined":
      return `${name(event.withSeat)} declines.`;
    case "offerCancelled":
      return `${name(event.seat)} drops the offer.`;
    case "disrupted":
      return `${name(event.seat)} disrupts ${event.station} with chip ${event.chip}${event.from === null || event.from === event.station ? "" : `, which frees ${event.from}`}.`;
    case "repaired":
      return `${name(event.seat)} repairs ${event.station}.`;
    case "turnEnded":
      return event.pointsLost > 0 ? `${name(event.seat)} ends the turn; ${count(event.pointsLost, "point")} unused.` : `${name(event.seat)} ends the turn.`;
    case "reshuffled":
      return `The ${event.cards} discarded cards become the new pile.`;
    case "drewCard":
      return event.station === null ? `${name(event.seat)} draws a card.` : `${name(event.seat)} draws the card of ${event.station}.`;
    case "lastRound":
      return event.reason === "track" ? "This round is the last." : "Hardly a passenger is left on the board: this round is the last.";
    case "gameOver":
      return `The game is over. ${listed(event.scores.map((score, seat) => `${name(seat)} ${signed(score)}`))}.`;
  }
}

/**
 * The events of one move: a stop and what happens there in one sentence.
 * @param {Event[]} events
 * @param {Names} names
 * @returns {Sentence[]}
 */
export function tell(events, names) {
  /** @type {Sentence[]} */
  const story = [];
  /** @type {string[]} */
  let stops = [];
  for (const event of events) {
    const next = events[events.indexOf(event) + 1];
    if (event.type === "stopped" && next !== undefined && next.type !== "turnEnded" && next.type !== "stopped") {
      stops.push(event.rule);
      continue;
    }
    const text = say(event, names);
    if (text === null) continue;
    story.push({ text, rules: [...new Set([...stops, event.rule])], seat: "seat" in event ? event.seat : null });
    stops = [];
  }
  return story;
}

/** @param {Context} context */
export function describe(context) {
  const { view, name } = context;
  const board = boardOf(view);
  const trains = view.seats.flatMap((player, seat) => player.trains.map((train) => trainWords(context, seat, train)));
  const chips = Object.entries(view.chips).flatMap(([letter, at]) => (at === null ? [] : [`${stationName(board, at)} (chip ${letter})`]));
  const boxes = view.seats.map((player, seat) => `${name(seat)} ${passengers(board, player.box)}`);
  const left = Object.values(view.waiting).reduce((sum, tokens) => sum + tokens.length, 0);
  return [
    aside(context) ?? "",
    `Delivered: ${listed(boxes)}.`,
    trains.length === 0 ? "No train is on the board." : `Trains: ${trains.join("; ")}.`,
    chips.length === 0 ? "No station is disrupted." : `Disrupted: ${listed(chips)}.`,
    `${left} tokens wait at stations.`,
  ].join(" ");
}

/**
 * @param {number} seat
 * @param {Context} context
 */
export function score(seat, { view, outcome }) {
  const board = boardOf(view);
  const player = view.seats[seat];
  const delivered = passengers(board, player?.box ?? []);
  const aboard = (player?.trains ?? []).reduce((sum, train) => sum + passengers(board, train.load), 0);
  return {
    points: signed(outcome?.scores[seat] ?? delivered),
    facts: [
      { label: "aboard", value: aboard },
      { label: player?.box.length === 1 ? "token" : "tokens", value: player?.box.length ?? 0 },
      { label: player?.hand.length === 1 ? "card" : "cards", value: player?.hand.length ?? 0 },
      { label: player?.repairCard ? "repair" : "repairs", value: player?.repairCard ? 1 : 0 },
    ],
  };
}
