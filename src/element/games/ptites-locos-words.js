// What Les P'tites Locos says: the question, the story of a turn, the names of things.

import { ARRIVALS, COLOURS, STARTS, vacant } from "./ptites-locos-yard.js";

/** @typedef {import("../../js/types/index.d.ts").PtitesLocosState} State */
/** @typedef {import("../../js/types/index.d.ts").PtitesLocosMove} Move */
/** @typedef {import("../../js/types/index.d.ts").PtitesLocosEvent} Event */
/** @typedef {import("./renderer.d.ts").Context<"ptites-locos">} Context */
/** @typedef {Pick<Context, "name" | "players">} Names */
/** @typedef {import("./renderer.d.ts").Sentence} Sentence */

/** @type {Record<string, string>} */
const TRACKS = { o: "outer", m: "middle", i: "inner" };
/** @type {Record<string, string>} */
const PLATFORMS = { b: "blue", r: "red", y: "yellow" };
/** @type {Record<import("../../js/types/index.d.ts").PtitesLocosCause, string>} */
const CAUSES = {
  buffer: "runs against a buffer",
  gap: "derails into the vacant slot",
  noTrack: "runs where no track goes on",
  arrivalBuffer: "is pushed into the arrival buffer",
};

/** A place in words. @param {string} place */
export function inWords(place) {
  if (place === "hand") return "in hand";
  if (place.startsWith("shed")) return `in shed ${place.slice(4)}`;
  const track = TRACKS[place[1] ?? ""];
  if (place in STARTS) return `on the ${track} start space`;
  if (place in ARRIVALS) return `on the ${track} arrival space`;
  const platform = PLATFORMS[place[0] ?? ""];
  if (platform !== undefined) return `on the ${platform} platform, ${place}`;
  return `on the ${track} track, ${place}`;
}

/** @param {readonly string[]} list */
const listed = (list) => (list.length < 2 ? list.join("") : `${list.slice(0, -1).join(", ")} and ${list.at(-1)}`);

/** @param {number} count @param {string} one @param {string} many */
const counted = (count, one, many) => (count === 1 ? `one ${one}` : `${count} ${many}`);

/** What a locomotive is called. @param {{ seat: number, loco: number }} ref @param {Names} names */
const called = ({ seat, loco }, { name }) => `${name(seat)} ${loco + 1}`;

/** What a move does, for the name of its target. @param {Readonly<Move>} mv @param {Context} context */
export function nameMove(mv, { view, name }) {
  switch (mv.type) {
    case "roll":
      return "Roll all three dice";
    case "useTile":
      return `Use a tile: ${mv.colour}`;
    case "rolled":
      return `${mv.colour}, ${mv.dice[0]} and ${mv.dice[1]}`;
    case "shift":
      return `move the ${view.roll?.colour ?? ""} platform to slot ${vacant(view)} with end ${mv.end} at the buffer`;
    case "drive":
      return `drive ${called({ seat: view.seat, loco: mv.loco }, { name, players: view.players })}, ${inWords(view.locos[view.seat]?.[mv.loco] ?? "hand")}`;
    case "enter":
      return `bring a locomotive in ${inWords(mv.start)}`;
    case "again":
      return "Play again";
    case "stop":
      return "Stop here";
  }
}

/** @param {string} thing @param {Context} context */
export function nameThing(thing, context) {
  const [kind, first = ""] = thing.split(":");
  const { view } = context;
  if (kind === "loco") {
    const [seat = 0, number = 0] = first.split(".").map(Number);
    return `${called({ seat, loco: number }, context)}, ${inWords(view.locos[seat]?.[number] ?? "hand")}`;
  }
  if (kind === "start") return `the ${TRACKS[first[1] ?? ""]} start space`;
  if (kind === "slot") {
    const here = COLOURS.find((colour) => view.platforms[colour].slot === Number(first));
    return here === undefined ? `slot ${first}, vacant` : `slot ${first}, ${here} platform with end ${view.platforms[here].end} at the buffer`;
  }
  if (kind === "end") return `end ${first}`;
  return "the dice";
}

/** @param {Context} context */
export function ask({ view, actor, chosen, name, outcome }) {
  if (outcome !== null) return view.winner === null ? "The last turn has been played, and nobody has won." : `${name(view.winner)} has three locomotives home and wins.`;
  const who = name(view.seat);
  if (actor === "chance") {
    if (chosen.length === 0) return `${who} rolls: what does the colour die show?`;
    return chosen.length === 1 ? `${chosen[0]}: what does the first number die show?` : `${chosen[0]}, ${chosen[1]}: and the second?`;
  }
  if (actor === null) return `${who} is to play.`;
  const sum = view.roll === null ? 0 : view.roll.dice[0] + view.roll.dice[1];
  switch (view.phase) {
    case "start":
      return `${who}: use a repair tile to choose the platform, or roll all dice.`;
    case "platform":
      return `${who}: which end of the ${view.roll?.colour} platform goes to the buffer of slot ${vacant(view)}?`;
    case "loco":
      return view.part === 2 ? `${who}: ${sum} points for the same locomotive.` : `${who}: ${sum} points. Drive a locomotive or bring one in.`;
    case "again":
      return `${who}: a double. Play again with number ${(view.activeLoco ?? 0) + 1}?`;
    default:
      return `${who} is to play.`;
  }
}

/** @param {Context} context */
export function aside({ view, outcome }) {
  if (outcome !== null || view.roll === null) return null;
  const [one, other] = view.roll.dice;
  return `${view.part === 2 ? "Second play" : `Turn ${view.turn}`}: ${view.roll.colour}, ${one} and ${other}${one === other ? ", a double" : ""}`;
}

/**
 * @param {Event} event
 * @param {Names} names
 * @returns {string | null}
 */
export function say(event, names) {
  const { name } = names;
  switch (event.type) {
    case "tileUsed":
      return `${name(event.seat)} uses a repair tile and sets the colour die to ${event.colour}.`;
    case "rolled":
      return `${name(event.seat)} rolls ${event.colour}, ${event.dice[0]} and ${event.dice[1]}.`;
    case "platformMoved": {
      const riders = event.carried.length > 0 ? `, carrying ${listed(event.carried.map((ref) => called(ref, names)))}` : "";
      return `The ${event.colour} platform moves from slot ${event.from} to slot ${event.to}, end ${event.end} at the buffer${riders}.`;
    }
    case "locoTurned":
      return `${called(event, names)} is turned towards the arrival.`;
    case "noMove":
      return `${name(event.seat)} has no locomotive to move.`;
    case "entered":
      return `${called(event, names)} comes in ${inWords(event.square)}.`;
    case "moved": {
      const verb = event.rule === "LOC-21" ? "is pushed" : "goes";
      return `${called(event, names)} ${verb} ${counted(event.path.length, "square", "squares")} and is ${inWords(event.path.at(-1) ?? event.from)}.`;
    }
    case "bumped":
      return `${called(event.by, names)} hits ${called(event, names)}, which takes ${event.points === 1 ? "the last point" : `the ${event.points} points left`}.`;
    case "accident":
      return `${called(event, names)} ${CAUSES[event.cause]}: an accident. ${counted(event.lostPoints, "point is", "points are")} lost.`;
    case "tileGained":
      return `${name(event.seat)} receives a repair tile and now has ${event.tiles}.`;
    case "arrived":
      return `${called(event, names)} is home in shed ${event.shed.slice(4)}: ${event.inSheds} of three.`;
    case "replayOffered":
      return `A double: ${name(event.seat)} may play again with number ${event.loco + 1}.`;
    case "playsAgain":
      return `${name(event.seat)} plays again.`;
    case "turnEnded":
      return null;
    case "gameOver":
      return event.winner === null ? "The last turn has been played, and nobody has won." : `${name(event.winner)} has three locomotives home and wins.`;
  }
}

/** @param {Context} context */
export function describe({ view, name, players }) {
  const slots = COLOURS.map((colour) => `${colour} in slot ${view.platforms[colour].slot}, end ${view.platforms[colour].end} at the buffer`);
  const seats = view.locos.map((places, seat) => {
    const out = places.flatMap((place, number) => (place === "hand" ? [] : [`number ${number + 1} ${inWords(place)}`]));
    const inHand = places.length - out.length;
    return `${name(seat)}: ${[...out, ...(inHand > 0 ? [`${inHand} in hand`] : [])].join(", ")}.`;
  });
  return `A yard of three tracks that run clockwise from the start spaces in the south to the arrival in the east, for ${players}. Platforms: ${listed(slots)}; slot ${vacant(view)} is vacant. ${seats.join(" ")}`;
}

/** @param {number} seat @param {Context} context */
export function score(seat, { view }) {
  const places = view.locos[seat] ?? [];
  const home = places.filter((place) => place.startsWith("shed")).length;
  const inHand = places.filter((place) => place === "hand").length;
  const facts = [{ label: "on the way", value: places.length - home - inHand }, { label: "in hand", value: inHand }];
  if (view.options.repairTiles) facts.push({ label: view.tiles[seat] === 1 ? "tile" : "tiles", value: view.tiles[seat] ?? 0 });
  return { points: home, facts };
}
