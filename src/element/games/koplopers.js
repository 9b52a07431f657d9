// Koplopers & Dwarsliggers: a railway map. The geometry is in koplopers-board.js, the pieces in koplopers-pieces.js,
// the words in koplopers-words.js, the built-in board in koplopers-map.js.

import { group, keyed, s } from "../svg.js";
import { boardOf, cardAt, entrance, hidesMiddle, middle, passengers, pose, stationName, tokenPlaces, trainBox } from "./koplopers-board.js";
import { card, chip, circle, DEVICES, signal, station, token, train } from "./koplopers-pieces.js";
import { ask, aside, describe, duties, nameMove, nameThing, say, score, tell } from "./koplopers-words.js";
import css from "./koplopers.css";

/** @typedef {import("../../js/types/index.d.ts").KoplopersState} State */
/** @typedef {import("../../js/types/index.d.ts").KoplopersMove} Move */
/** @typedef {import("../../js/types/index.d.ts").KoplopersEvent} Event */
/** @typedef {import("../../js/types/index.d.ts").KoplopersTrain} Train */
/** @typedef {import("../../js/types/index.d.ts").KoplopersTrainNo} TrainNo */
/** @typedef {import("../../js/types/index.d.ts").KoplopersChip} Chip */
/** @typedef {import("./koplopers-board.js").Point} Point */
/** @typedef {import("./koplopers-board.js").Pose} Pose */
/** @typedef {import("./koplopers-board.js").Lookup} Lookup */
/** @typedef {import("./renderer.d.ts").Context<"koplopers">} Context */
/** @typedef {import("./renderer.d.ts").Target<"koplopers">} Target */

const CHIPS = /** @type {Chip[]} */ (["A", "B", "C"]);

/** @param {Point} point */
const move = ([x, y]) => `translate(${x} ${y})`;

/** @param {Pose} pose */
const posed = ({ at, turn }) => `${move(at)} rotate(${turn})`;

/** @param {Pose} pose */
const posedCss = ({ at: [x, y], turn }) => `translate(${x}px, ${y}px) rotate(${turn}deg)`;

/** Where chip spaces, piles, the hand and the signal are. */
const PLACES = {
  chip: (/** @type {number} */ n) => /** @type {Point} */ ([120 + 70 * n, 150]),
  deck: /** @type {Point} */ ([120, 262]),
  discard: /** @type {Point} */ ([262, 262]),
  hand: (/** @type {number} */ n) => /** @type {Point} */ ([104 + 134 * (n % 5), 1556 + 96 * Math.floor(n / 5)]),
  repair: /** @type {Point} */ ([104, 1690]),
  end: /** @type {Point} */ ([300, 1690]),
  points: (/** @type {number} */ n) => /** @type {Point} */ ([60 + 36 * n, 1470]),
  round: (/** @type {number} */ n) => /** @type {Point} */ ([90 + 56 * n, 1830]),
};

/**
 * The train that is in hand: the one that was chosen, or the only one that can do anything.
 * @param {readonly Readonly<Move>[]} moves
 * @param {readonly string[]} chosen
 */
function inHand(moves, chosen) {
  const picked = chosen[0]?.split(":")[1];
  if (picked !== undefined) return Number(picked);
  const able = ableTrains(moves);
  return able.size === 1 ? ([...able][0] ?? null) : null;
}

/**
 * The trains that can do something.
 * @param {readonly Readonly<Move>[]} moves
 */
function ableTrains(moves) {
  return new Set(moves.flatMap((mv) => ("train" in mv ? [mv.train] : mv.type === "couple" ? [mv.keep] : mv.type === "transfer" ? [mv.from] : [])));
}

/**
 * The land and the regions, as broad strokes along the lines: water is where nothing is drawn.
 * @param {Lookup} board
 */
function fields(board) {
  const inner = board.board.sections.filter((row) => board.stations.get(row.a)?.region === board.stations.get(row.b)?.region);
  /** @param {typeof inner} rows @param {string} kind */
  const strokes = (rows, kind) =>
    rows.map((row) => {
      const [[x1, y1], [x2, y2]] = [board.at(row.a), board.at(row.b)];
      const colour = kind === "land" ? "" : (board.regions.get(board.stations.get(row.a)?.region ?? "")?.colour ?? "");
      return s("line", { class: `${kind} ${colour}`, x1, y1, x2, y2 });
    });
  const spots = board.board.stations.map((row) => s("circle", { class: `field ${board.regions.get(row.region)?.colour ?? ""}`, cx: row.x, cy: row.y, r: 66 }));
  return [...strokes(board.board.sections, "land"), ...spots, ...strokes(inner, "field")];
}

/**
 * @param {SVGGElement} picture
 * @param {Context} context
 */
function draw(picture, context) {
  const { view } = context;
  const board = boardOf(view);
  const [width, height] = board.size;
  const ground = group(picture, "ground", { "pointer-events": "none" });
  const name = board.board.stations.map((row) => row.id).join();
  if (ground.dataset.board !== name) {
    ground.dataset.board = name;
    ground.replaceChildren(s("rect", { class: "sea", x: 0, y: 0, width, height, rx: 24 }), ...fields(board));
  }
  drawTracks(picture, board);
  drawStations(picture, context, board);
  drawTable(picture, context, board);
  drawCards(picture, context, board);
  for (const layer of ["tokens", "trains", "raised"]) group(picture, layer);
  drawTokens(picture, context, board);
  drawTrains(picture, context, board);
  drawCosts(picture, context, board);
  drawChips(picture, context, board);
}

/**
 * Sections and yards.
 * @param {SVGGElement} picture
 * @param {Lookup} board
 */
function drawTracks(picture, board) {
  const tracks = keyed(group(picture, "tracks"));
  for (const track of board.tracks.values()) {
    const [[x1, y1], [x2, y2]] = [track.a, track.b];
    tracks.put(
      track.id,
      () =>
        s(
          "g",
          {},
          s("line", { class: "glow", x1, y1, x2, y2 }),
          s("line", { class: "rail", x1, y1, x2, y2 }),
          s("line", { class: "hit", x1, y1, x2, y2 }),
          ...(track.yard ? [s("text", { class: "yard-number", x: x2 + (x2 - x1) * 0.24, y: y2 + (y2 - y1) * 0.24 + 7 }, track.number === null ? "" : String(track.number))] : []),
        ),
      { "data-thing": `track:${track.id}`, class: `track ${track.yard ? "yard" : track.long ? "long" : "short"}` },
    );
  }
  tracks.done();
}

/**
 * Where the train in hand can go, with the cost. It lies on top of the trains, which may cover all of a short section, and is
 * the handle of such a one.
 * @param {SVGGElement} picture
 * @param {Context} context
 * @param {Lookup} board
 */
function drawCosts(picture, { view, moves, chosen, actor }, board) {
  const hand = actor === null ? null : inHand(moves, chosen);
  const costs = keyed(group(picture, "costs", { "aria-hidden": "true" }));
  for (const mv of moves) {
    const drives = mv.type === "drive" && chosen[1] === undefined;
    if (!drives && !(mv.type === "decouple" && chosen[1] === "decouple")) continue;
    const track = board.tracks.get(mv.section);
    if (mv.train !== hand || track === undefined) continue;
    const there = view.seats.flatMap((player, seat) => player.trains.filter(({ section }) => section === mv.section).map((train) => ({ seat, train })));
    const taken = there.some(({ seat, train }) => !(seat === view.turn && train.id === hand));
    const covered = there.some(({ train }) => hidesMiddle(track, train));
    const cost = !drives ? "" : taken ? "1+" : "1";
    costs.put(`${mv.section} ${cost}`, () => s("g", { class: "cost" }, s("circle", { r: 17 }), s("text", { y: 7 }, cost)), {
      transform: move(middle(track)),
      "data-of": covered ? `track:${mv.section}` : null,
      "pointer-events": covered ? null : "none",
    });
  }
  costs.done();
}

/**
 * @param {SVGGElement} picture
 * @param {Context} context
 * @param {Lookup} board
 */
function drawStations(picture, { view }, board) {
  const circles = keyed(group(picture, "circles", { "pointer-events": "none" }));
  const stations = keyed(group(picture, "stations"));
  const disrupted = new Set(Object.values(view.chips));
  for (const row of board.board.stations) {
    const colour = board.regions.get(row.region)?.colour ?? "blue";
    row.circlesAt.forEach((point, n) => circles.put(`${row.id} ${n}`, () => circle(colour), { transform: move([point.x, point.y]) }));
    stations.put(row.id, () => s("g", {}, station(row.id, colour), s("title", {}, row.name)), {
      transform: move([row.x, row.y]),
      "data-thing": `station:${row.id}`,
      class: disrupted.has(row.id) ? "stop disrupted" : "stop",
    });
  }
  circles.done();
  stations.done();
}

/**
 * What lies beside the map: chip spaces, piles, the round track, the hand, the points, the signal.
 * @param {SVGGElement} picture
 * @param {Context} context
 * @param {Lookup} board
 */
function drawTable(picture, { view, seat, name, actor }, board) {
  const whose = seat ?? view.turn;
  const player = view.seats[whose];
  const table = keyed(group(picture, "beside"));
  CHIPS.forEach((letter, n) => {
    table.put(`space ${letter}`, () => s("g", { class: "space" }, s("circle", { r: 29 }), s("text", { y: 9 }, letter)), { transform: move(PLACES.chip(n)), "pointer-events": "none" });
  });
  table.put("disc", () => s("circle", { class: "disc", r: 33 }), { transform: move(PLACES.chip(CHIPS.indexOf(view.disc))), "pointer-events": "none" });
  table.put(`deck ${view.deck.length}`, () => pile("Draw pile", view.deck.length), { transform: move(PLACES.deck), "pointer-events": "none" });
  table.put(`discard ${view.discard.length}`, () => pile("Discards", view.discard.length), { transform: move(PLACES.discard), "pointer-events": "none" });

  const rounds = board.board.constants.rounds[/** @type {"2" | "3" | "4"} */ (String(view.seats.length))];
  for (let n = 0; n <= 25; n += 1) {
    const kind = n === view.round ? "now" : n === rounds ? "last" : n < view.round ? "past" : "";
    table.put(`round ${n}`, () => s("g", {}, s("rect", { x: -24, y: -22, width: 48, height: 44, rx: 9 }), s("text", { y: 8 }, String(n))), {
      transform: move(PLACES.round(n)),
      class: `round ${kind}`,
      "pointer-events": "none",
    });
  }
  table.put(`engine`, () => s("path", { class: "engine", d: "M-20 -38h28l12 13v9h-40z" }), { transform: move(PLACES.round(view.round)), "pointer-events": "none" });

  if (player !== undefined) {
    const title = `${name(whose)}’s cards${whose === view.turn ? "" : " (not in turn)"}`;
    table.put(`title ${title}`, () => s("text", { class: "title", x: 60 + 36 * 5 + 4, y: 1479 }, title), { "pointer-events": "none" });
    for (let n = 0; n < 5; n += 1) {
      table.put(`point ${n}`, () => s("circle", { r: 14 }), { transform: move(PLACES.points(n)), class: n < view.points && whose === view.turn ? "point left" : "point", "pointer-events": "none" });
    }
    player.hand.forEach((code, n) => {
      const first = player.hand.indexOf(code) === n;
      table.put(`card ${n} ${code ?? ""}`, () => card(code, code === null ? "" : stationName(board, code)), {
        transform: move(PLACES.hand(n)),
        "data-thing": code === null || !first ? null : `card:${code}`,
      });
    });
    const shift = player.hand.length > 5 ? 96 : 0;
    table.put(`repair ${player.repairCard}`, () => repairCard(player.repairCard), { transform: move([PLACES.repair[0], PLACES.repair[1] + shift / 2]), "data-thing": "repair" });
    table.put("end", () => s("g", {}, signal()), { transform: move([PLACES.end[0], PLACES.end[1] + shift / 2]), "data-thing": "end", class: actor === view.turn ? "ender" : "ender idle" });
  }
  table.done();
}

/** @param {string} title @param {number} count */
function pile(title, count) {
  return s("g", { class: "pile" }, s("rect", { x: -56, y: -38, width: 112, height: 76, rx: 9 }), s("text", { class: "count", y: 4 }, String(count)), s("text", { class: "label", y: 26 }, title));
}

/** @param {boolean} left */
function repairCard(left) {
  return s(
    "g",
    { class: left ? "card repair" : "card repair used" },
    s("rect", { class: "glow", x: -66, y: -38, width: 132, height: 76, rx: 14 }),
    s("rect", { class: "sheet", x: -60, y: -32, width: 120, height: 64, rx: 9 }),
    s("text", { class: "code", y: 2 }, "Repair"),
    s("text", { class: "name", y: 21 }, left ? "1 point" : "used"),
  );
}

/**
 * The cards of the seats: a box for each train with its load.
 * @param {SVGGElement} picture
 * @param {Context} context
 * @param {Lookup} board
 */
function drawCards(picture, context, board) {
  const { view, name } = context;
  const owing = duties(context);
  const cards = keyed(group(picture, "cards", { "pointer-events": "none" }));
  view.seats.forEach((player, seat) => {
    const { x, y, width, height } = cardAt(view, seat);
    const box = passengers(board, player.box);
    cards.put(
      `seat ${seat} ${name(seat)} ${box}`,
      () =>
        s(
          "g",
          {},
          s("rect", { class: "sheet", x, y, width, height, rx: 12 }),
          s("rect", { class: "band", x, y, width, height: 30, rx: 12 }),
          s("path", { class: "device", d: DEVICES[seat] ?? "", transform: `translate(${x + 8} ${y + 3})` }),
          s("text", { class: "owner", x: x + 40, y: y + 22 }, name(seat)),
          s("text", { class: "box", x: x + width - 10, y: y + 22 }, `${box} delivered`),
        ),
      { class: `seat-card seat-${seat}${seat === view.turn ? " turn" : ""}` },
    );
    for (const each of player.trains) {
      const place = trainBox(view, seat, each);
      const load = passengers(board, each.load);
      const duty = seat === view.turn ? owing.get(each.id) : undefined;
      cards.put(`train ${seat} ${each.id} ${each.units.join()} ${load} ${duty ?? ""} ${place.x}`, () =>
        s(
          "g",
          { class: duty === undefined ? "train-box" : "train-box owing" },
          s("rect", { x: place.x + 2, y: place.y, width: place.width - 4, height: place.height, rx: 8 }),
          s("text", { class: "head", x: place.x + 9, y: place.y + 16 }, `${each.units.join("+")}`),
          s("text", { class: "sum", x: place.x + place.width - 9, y: place.y + 16 }, `${load}/${500 * each.units.length}`),
        ),
      );
    }
  });
  cards.done();
}

/**
 * @param {SVGGElement} picture
 * @param {Context} context
 * @param {Lookup} board
 */
function drawTokens(picture, { view, moves }, board) {
  const phase = view.phase;
  const named = new Set(phase.type === "offering" || phase.type === "answering" ? [...phase.give, ...phase.take] : []);
  // Those that can be pressed lie above the trains, the others below.
  const wanted = new Set(moves.flatMap((mv) => ("token" in mv ? [mv.token] : [])));
  const below = keyed(group(picture, "tokens"));
  const above = keyed(group(picture, "raised"));
  for (const [id, place] of tokenPlaces(view)) {
    const row = board.tokens.get(id);
    if (row === undefined) continue;
    const colour = board.regions.get(row.region)?.colour ?? "blue";
    (wanted.has(id) ? above : below).put(id, () => s("g", {}, token(row.passengers, row.destination, colour), s("title", {}, `${row.passengers} for ${stationName(board, row.destination)}`)), {
      transform: `${move(place.at)} scale(${place.scale})`,
      "data-thing": `token:${id}`,
      class: `party${named.has(id) ? " named" : ""}${view.shifted.includes(id) ? " shifted" : ""}`,
    });
  }
  below.done();
  above.done();
}

/**
 * @param {State} view
 * @param {number} seat
 * @param {Train} each
 */
const isPassing = (view, seat, each) => view.phase.type === "passing" && seat === view.turn && view.phase.train === each.id;

/**
 * @param {SVGGElement} picture
 * @param {Context} context
 * @param {Lookup} board
 */
function drawTrains(picture, context, board) {
  const { view } = context;
  const owing = duties(context);
  const trains = keyed(group(picture, "trains"));
  view.seats.forEach((player, seat) => {
    for (const each of player.trains) {
      const where = pose(board, each, isPassing(view, seat, each));
      const element = trains.put(`${seat} ${each.id} ${each.units.length}`, () => s("g", {}, train(seat, each.id, each.units.length)), {
        transform: posed(where),
        "data-thing": `train:${seat}:${each.id}`,
        class: `piece${seat === view.turn && owing.has(each.id) ? " owing" : ""}`,
      });
      // The number stays upright.
      element.querySelector(".plate")?.setAttribute("transform", `translate(-8 0) rotate(${-where.turn})`);
    }
  });
  trains.done();
}

/**
 * @param {SVGGElement} picture
 * @param {Context} context
 * @param {Lookup} board
 */
function drawChips(picture, { view }, board) {
  const chips = keyed(group(picture, "chips"));
  CHIPS.forEach((letter, n) => {
    const at = view.chips[letter];
    const others = CHIPS.slice(0, n).filter((other) => at !== null && view.chips[other] === at).length;
    const place = at === null ? PLACES.chip(n) : board.at(at);
    chips.put(letter, () => s("g", {}, chip(letter)), { transform: move([place[0] + others * 26, place[1] - (at === null ? 0 : 30)]), "data-thing": `chip:${letter}`, class: at === null ? "marker aside" : "marker" });
  });
  chips.done();
}

/**
 * @param {Readonly<Move>[]} moves
 * @param {readonly string[]} chosen
 * @param {Context} context
 * @returns {Target[]}
 */
function targets(moves, chosen, context) {
  const { view } = context;
  const hand = inHand(moves, chosen);
  const [, second] = chosen;
  /** @type {Target[]} */
  const found = [];
  /** @param {string} thing @param {Readonly<Move>} mv @param {Target["look"]} [look] */
  const add = (thing, mv, look) => {
    if (!found.some((target) => target.thing === thing)) found.push({ thing, label: nameMove(mv, context), move: mv, ...(look === undefined ? {} : { look }) });
  };
  if (second === "decouple") {
    for (const mv of moves) if (mv.type === "decouple" && mv.train === hand) add(`track:${mv.section}`, mv);
    return found;
  }
  if (second?.startsWith("token:")) {
    for (const mv of moves) if (mv.type === "transfer" && mv.from === hand && `token:${mv.token}` === second) add(`train:${view.turn}:${mv.to}`, mv);
    return found;
  }
  const quiet = chosen.length === 0 ? undefined : /** @type {const} */ ("quiet");
  for (const mv of moves) {
    const mine = "train" in mv ? mv.train === hand : true;
    switch (mv.type) {
      case "build":
        add(`track:${mv.yard}`, mv, quiet ?? (ableTrains(moves).size > 0 ? "quiet" : undefined));
        break;
      case "drive":
        if (mine) add(`track:${mv.section}`, mv);
        break;
      case "alight":
      case "board":
        // Free, often compulsory, and always clear: one press whatever is in hand.
        if (mine || hand === null) add(`do:${mv.type}:${mv.train}`, mv);
        break;
      case "reverse":
      case "dismantle":
        if (mine) add(`do:${mv.type}:${mv.train}`, mv, mv.type === "dismantle" ? "quiet" : undefined);
        break;
      case "decouple":
        if (mine && !found.some(({ thing }) => thing === "do:decouple")) found.push({ thing: "do:decouple", label: `Uncouple train ${mv.train}`, chosen: [`train:${mv.train}`, "decouple"] });
        break;
      case "couple":
        if (mv.keep === hand || hand === null) add(`do:couple:${mv.keep}:${mv.remove}`, mv, "quiet");
        break;
      case "boardBehind":
        if (mine) add(`token:${mv.token}`, mv, "quiet");
        break;
      case "transfer": {
        const ways = moves.filter((other) => other.type === "transfer" && other.token === mv.token);
        if (mv.from !== hand && view.phase.type !== "exchange" && hand !== null) break;
        if (ways.length === 1) add(`token:${mv.token}`, mv, view.phase.type === "exchange" ? undefined : "quiet");
        else if (!found.some(({ thing }) => thing === `token:${mv.token}`)) {
          found.push({ thing: `token:${mv.token}`, label: `let ${nameThing(`token:${mv.token}`, context)} change trains`, chosen: [`train:${mv.from}`, `token:${mv.token}`], look: "quiet" });
        }
        break;
      }
      case "offer":
        if (mine) add(`train:${mv.withSeat}:${mv.withTrain}`, mv, "quiet");
        break;
      case "boardToken":
      case "divide":
      case "offerGive":
      case "offerTake":
        add(`token:${mv.token}`, mv);
        break;
      case "disrupt":
        add(`card:${mv.station}`, mv, "quiet");
        break;
      case "repair":
        add(`chip:${mv.chip}`, mv, "quiet");
        break;
      case "endTurn":
        add("end", mv, moves.length > 1 ? "quiet" : undefined);
        break;
      case "drew":
        break;
      default:
        add(`do:${mv.type}`, mv, mv.type === "cancelOffer" || mv.type === "decline" ? "quiet" : undefined);
    }
  }
  if (view.phase.type === "act") {
    for (const id of ableTrains(moves)) {
      const thing = `train:${view.turn}:${id}`;
      if (chosen[0] === `train:${id}`) found.push({ thing, label: `train ${id}, chosen: press again to let go`, chosen: [], look: "selected" });
      else if (id === hand) found.push({ thing, label: `${nameThing(thing, context)}: press for all it can do`, chosen: [`train:${id}`] });
      else found.push({ thing, label: `choose ${nameThing(thing, context)}`, chosen: [`train:${id}`], ...(quiet === undefined ? {} : { look: quiet }) });
    }
  }
  return found;
}

/**
 * @param {string} thing
 * @param {Context} context
 * @returns {Readonly<Move> | Readonly<Move>[] | null}
 */
function illegal(thing, { view, moves, chosen }) {
  const [kind, first = "", second = ""] = thing.split(":");
  const hand = /** @type {TrainNo | null} */ (inHand(moves, chosen));
  const mine = (view.seats[view.turn]?.trains ?? []).map((each) => each.id);
  const phase = view.phase;
  switch (kind) {
    case "track": {
      if (boardOf(view).tracks.get(first)?.yard) {
        const builds = { type: /** @type {const} */ ("build"), yard: first };
        return hand !== null && chosen.length > 0 ? [{ type: "drive", train: hand, section: first }, builds] : builds;
      }
      if (hand !== null) return { type: chosen[1] === "decouple" ? "decouple" : "drive", train: hand, section: first };
      return (mine.length > 0 ? mine : [/** @type {TrainNo} */ (1)]).map((id) => ({ type: "drive", train: id, section: first }));
    }
    case "train": {
      const id = /** @type {TrainNo} */ (Number(second));
      if (Number(first) !== view.turn) return { type: "offer", train: hand ?? mine[0] ?? 1, withSeat: Number(first), withTrain: id };
      if (hand !== null && hand !== id && chosen.length > 0) return { type: "couple", keep: hand, remove: id };
      return [{ type: "alight", train: id }, { type: "board", train: id }, { type: "reverse", train: id }];
    }
    case "token": {
      if (phase.type === "boarding") return { type: "boardToken", token: first };
      if (phase.type === "dividing") return { type: "divide", token: first };
      if (phase.type === "offering") return [{ type: "offerGive", token: first }, { type: "offerTake", token: first }];
      const place = tokenPlaces(view).get(first);
      if (place?.train != null) {
        const from = /** @type {TrainNo} */ (place.train[1]);
        return { type: "transfer", token: first, from, to: mine.find((id) => id !== from) ?? from };
      }
      const train = hand ?? mine[0] ?? 1;
      const behind = { type: /** @type {const} */ ("boardBehind"), train, token: first };
      return view.variant === "advanced" ? behind : [{ type: "board", train }, behind];
    }
    case "station":
    case "card":
      return { type: "disrupt", station: first };
    case "chip":
      return { type: "repair", chip: /** @type {Chip} */ (first) };
    case "repair":
      return CHIPS.map((letter) => ({ type: "repair", chip: letter }));
    case "end":
      return { type: "endTurn" };
    default:
      return null;
  }
}

/**
 * @param {SVGGElement} layer
 * @param {import("./renderer.d.ts").Foresight<"koplopers">} foresight
 * @param {Context} context
 */
function preview(layer, { target, events, after }, { view }) {
  const board = boardOf(view);
  const mv = target.move;
  if (mv !== undefined && "token" in mv) {
    const goal = board.tokens.get(mv.token)?.destination;
    if (goal !== undefined) layer.append(s("circle", { class: "goal-ring", r: 34, transform: move(board.at(goal)) }));
  }
  if (target.thing.startsWith("train:")) {
    const [, seat = "", id = ""] = target.thing.split(":");
    const each = view.seats[Number(seat)]?.trains.find((other) => other.id === Number(id));
    for (const goal of new Set((each?.load ?? []).map((token) => board.tokens.get(token)?.destination))) {
      if (goal !== undefined) layer.append(s("circle", { class: "goal-ring", r: 34, transform: move(board.at(goal)) }));
    }
  }
  if (events === null || after === null) return;
  for (const event of events) {
    if (event.type === "drove" || event.type === "reversed" || event.type === "built" || event.type === "decoupled") {
      const id = event.type === "decoupled" ? event.newTrain : event.train;
      const each = after.seats[event.seat]?.trains.find((other) => other.id === id);
      if (each !== undefined) layer.append(s("g", { class: "ghost", transform: posed(pose(board, each, isPassing(after, event.seat, each))) }, train(event.seat, id, each.units.length)));
    }
    if (event.type === "disrupted") layer.append(s("g", { class: "ghost", transform: move([board.at(event.station)[0], board.at(event.station)[1] - 30]) }, chip(event.chip)));
    if (event.type === "boarded" || event.type === "alighted") {
      const goals = new Set(event.tokens.map((token) => board.tokens.get(token)?.destination ?? ""));
      for (const goal of goals) layer.append(s("circle", { class: "goal-ring", r: 34, transform: move(board.at(goal)) }));
      const [x, y] = board.at(event.station);
      layer.append(s("g", { class: "sum-note", transform: move([x, y - 44]) }, s("rect", { x: -48, y: -22, width: 96, height: 36, rx: 10 }), s("text", { y: 5 }, `${event.type === "boarded" ? "+" : "✓ "}${event.passengers}`)));
    }
  }
}

/**
 * @param {SVGGElement} picture
 * @param {Event[]} events
 * @param {Context} context
 * @param {SVGGElement} layer
 */
function animate(picture, events, { view }, layer) {
  const board = boardOf(view);
  /** @type {Animation[]} */
  const running = [];
  const timing = { duration: 240, easing: "cubic-bezier(0.3, 0, 0.2, 1)", fill: /** @type {const} */ ("backwards") };
  /** @param {string} thing */
  const find = (thing) => picture.querySelector(`[data-thing="${CSS.escape(thing)}"]`);
  /** @param {string[]} tokens @param {Point} from */
  const fly = (tokens, from) => {
    const places = tokenPlaces(view);
    tokens.forEach((id, n) => {
      const place = places.get(id);
      const [x, y] = place?.at ?? from;
      const frames = [{ transform: `translate(${from[0]}px, ${from[1]}px)` }, { transform: `translate(${x}px, ${y}px) scale(${place?.scale ?? 1})` }];
      const element = find(`token:${id}`);
      if (element !== null && place !== undefined) running.push(element.animate(frames, { ...timing, delay: 30 * n }));
    });
  };
  for (const event of events) {
    if (event.type === "drove") {
      const each = view.seats[event.seat]?.trains.find((other) => other.id === event.train);
      const element = find(`train:${event.seat}:${event.train}`);
      if (element === null || each === undefined || each.section !== event.section) continue;
      const start = entrance(board, event.section, event.to, event.overtaking);
      running.push(element.animate([{ transform: posedCss(start) }, { transform: posedCss(pose(board, each, isPassing(view, event.seat, each))) }], timing));
    }
    if (event.type === "reversed") {
      const each = view.seats[event.seat]?.trains.find((other) => other.id === event.train);
      const element = find(`train:${event.seat}:${event.train}`);
      if (element === null || each === undefined) continue;
      const end = pose(board, each, false);
      running.push(element.animate([{ transform: posedCss({ at: end.at, turn: end.turn - 180 }) }, { transform: posedCss(end) }], timing));
    }
    if (event.type === "built" || event.type === "decoupled") {
      const element = find(`train:${event.seat}:${event.type === "built" ? event.train : event.newTrain}`);
      if (element !== null) running.push(element.animate([{ opacity: 0 }, { opacity: 1 }], timing));
    }
    if (event.type === "boarded") fly(event.tokens, board.at(event.station));
    if (event.type === "transferred") {
      const from = view.seats[event.seat]?.trains.find((each) => each.id === event.from);
      const box = from === undefined ? null : trainBox(view, event.seat, from);
      if (box !== null) fly([event.token], [box.x + box.width / 2, box.y + box.height / 2]);
    }
    if (event.type === "alighted") {
      const [x, y] = board.at(event.station);
      const note = layer.appendChild(s("g", { class: "sum-note" }, s("rect", { x: -54, y: -22, width: 108, height: 36, rx: 10 }), s("text", { y: 5 }, `✓ ${event.passengers}`)));
      const frames = [{ transform: `translate(${x}px, ${y - 20}px)`, opacity: 0 }, { transform: `translate(${x}px, ${y - 50}px)`, opacity: 1, offset: 0.4 }, { transform: `translate(${x}px, ${y - 64}px)`, opacity: 0 }];
      running.push(note.animate(frames, { ...timing, duration: 900, fill: "both" }));
    }
    if (event.type === "disrupted") {
      const element = find(`chip:${event.chip}`);
      const [x, y] = board.at(event.station);
      const from = event.from === null ? PLACES.chip(CHIPS.indexOf(event.chip)) : board.at(event.from);
      if (element !== null) running.push(element.animate([{ transform: `translate(${from[0]}px, ${from[1]}px)` }, { transform: `translate(${x}px, ${y - 30}px)` }], timing));
    }
    if (event.type === "turnBegan") {
      const element = picture.querySelector(".engine");
      if (element !== null && event.seat === 0) {
        const [x, y] = PLACES.round(event.round);
        running.push(element.animate([{ transform: `translate(${x - 56}px, ${y}px)` }, { transform: `translate(${x}px, ${y}px)` }], timing));
      }
    }
  }
  return running;
}

/** @type {import("./renderer.d.ts").Renderer<"koplopers">} */
export default {
  css,
  seats: [
    { name: "Red", colour: "var(--knd-seat-0)", ink: "#fff", device: DEVICES[0] ?? "" },
    { name: "Green", colour: "var(--knd-seat-1)", ink: "#fff", device: DEVICES[1] ?? "" },
    { name: "Yellow", colour: "var(--knd-seat-2)", ink: "#2b2100", device: DEVICES[2] ?? "" },
    { name: "Blue", colour: "var(--knd-seat-3)", ink: "#fff", device: DEVICES[3] ?? "" },
  ],
  viewBox: (view) => [0, 0, ...boardOf(view).size],
  pan: true,
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
  optionWords: {
    family: "Family version",
    advanced: "Advanced version",
    coupledTrains: "Coupled trains",
    asOne: "Count as one train",
    onePointPerTurn: "One point per turn moves them",
    board: "Your own board",
  },
};
