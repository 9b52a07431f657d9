const here=require("node:url").pathToFileURL(__filename).href;
"use strict";
var __defProp = Object.defineProperty;
var __getOwnPropDesc = Object.getOwnPropertyDescriptor;
var __getOwnPropNames = Object.getOwnPropertyNames;
var __hasOwnProp = Object.prototype.hasOwnProperty;
var __export = (target, all) => {
  for (var name in all)
    __defProp(target, name, { get: all[name], enumerable: true });
};
var __copyProps = (to, from, except, desc) => {
  if (from && typeof from === "object" || typeof from === "function") {
    for (let key of __getOwnPropNames(from))
      if (!__hasOwnProp.call(to, key) && key !== except)
        __defProp(to, key, { get: () => from[key], enumerable: !(desc = __getOwnPropDesc(from, key)) || desc.enumerable });
  }
  return to;
};
var __toCommonJS = (mod) => __copyProps(__defProp({}, "__esModule", { value: true }), mod);

// src/js/entries/server-node.ts
var server_node_exports = {};
__export(server_node_exports, {
  Room: () => Room2
});
module.exports = __toCommonJS(server_node_exports);
var import_node = require("./engine.cjs");

// src/js/server/rooms.ts
var import_engine6 = require("./engine.cjs");

// src/js/server/room.ts
var import_engine4 = require("./engine.cjs");

// src/js/server/knowledge.ts
var isObject = (value) => typeof value === "object" && value !== null && !Array.isArray(value);
function common(views) {
  const [first, ...others] = views;
  if (Array.isArray(first)) {
    const alike = (other) => Array.isArray(other) && other.length === first.length;
    return others.every(alike) ? first.map((part, n) => common([part, ...others.map((o) => o[n])])) : null;
  }
  if (isObject(first)) {
    const names = Object.keys(first);
    const alike = (other) => isObject(other) && Object.keys(other).length === names.length && names.every((name) => Object.hasOwn(other, name));
    return others.every(alike) ? Object.fromEntries(
      names.map((name) => [
        name,
        common([first[name], ...others.map((other) => other[name])])
      ])
    ) : null;
  }
  return others.every((other) => other === first) ? first : null;
}
var seatsOf = (game) => Array.from({ length: game.players }, (_, seat) => seat);
function publicView(game) {
  return common(seatsOf(game).map((seat) => game.view(seat)));
}
function publicLog(game, from) {
  const [first = [], ...others] = seatsOf(game).map(
    (seat) => game.log({ seat, from })
  );
  if (others.every(({ length }) => length === first.length))
    return first.map(
      (entry, n) => common([entry, ...others.map((log) => log[n])])
    );
  const texts = others.map(
    (log) => new Set(log.map((entry) => JSON.stringify(entry)))
  );
  return first.filter(
    (entry) => texts.every((log) => log.has(JSON.stringify(entry)))
  );
}
function news(game, seat, { round, from, undo }) {
  const actors = game.actors();
  const acts = seat !== null && actors.includes(seat);
  return {
    type: "news",
    round,
    ply: game.ply,
    view: seat === null ? publicView(game) : game.view(seat),
    from,
    events: seat === null ? publicLog(game, from) : game.log({ seat, from }),
    actors,
    legal: acts ? [...game.legalMoves(seat)] : [],
    canUndo: seat !== null && undo && game.canUndo(seat),
    outcome: game.outcome()
  };
}

// src/js/server/reading.ts
var VERSION = 1;
var LONGEST_MESSAGE = 4096;
var FIELDS = {
  sit: ["version", "seat", "token"],
  watch: ["version"],
  move: ["id", "move", "round"],
  undo: ["id", "round"],
  rematch: ["id", "round"],
  leave: [],
  ping: []
};
var TYPES = Object.keys(FIELDS);
var isType = (type) => TYPES.includes(type);
var isWhole = (value, least) => Number.isSafeInteger(value) && value >= least;
var TOKENS = /"(?:[^"\\]|\\.)*"|[{}[\]:]/g;
function fieldTwice(text) {
  const open = [];
  let last = "";
  for (const [token] of text.matchAll(TOKENS)) {
    if (token === "{") open.push(/* @__PURE__ */ new Set());
    else if (token === "[") open.push(null);
    else if (token === "}" || token === "]") open.pop();
    else if (token === ":") {
      const name = JSON.parse(last);
      const names = open.at(-1);
      if (names?.has(name)) return name;
      names?.add(name);
    } else last = token;
  }
  return void 0;
}
function parsed(text) {
  try {
    return JSON.parse(text);
  } catch {
    return void 0;
  }
}
function wrong(type, given, seats) {
  const fields = FIELDS[type];
  const unknown = Object.keys(given).find(
    (name) => name !== "type" && !fields.includes(name)
  );
  if (unknown !== void 0)
    return [
      "message-unknown-field",
      { type, field: unknown, fields: ["type", ...fields] }
    ];
  const { version, seat, token, id, round } = given;
  if (fields.includes("id") && !isWhole(id, 1)) return ["message-id", {}];
  if (type === "move" && !Object.hasOwn(given, "move"))
    return ["message-without-move", {}];
  if (round !== void 0 && !isWhole(round, 1)) return ["message-round", {}];
  if (fields.includes("version") && version !== VERSION)
    return ["message-version", { version: VERSION }];
  if (token !== void 0 && typeof token !== "string")
    return ["message-token", {}];
  if (seat !== void 0 && !(isWhole(seat, 0) && seat < seats))
    return ["message-seat", { last: seats - 1 }];
  return void 0;
}
function read(text, seats) {
  const refused2 = (reason2, id2 = null) => ({
    reason: reason2,
    id: id2
  });
  if (typeof text !== "string")
    return refused2(["message-not-text", { limit: LONGEST_MESSAGE }]);
  if (text.length > LONGEST_MESSAGE)
    return refused2([
      "message-too-long",
      { length: text.length, limit: LONGEST_MESSAGE }
    ]);
  const value = parsed(text);
  if (typeof value !== "object" || value === null || Array.isArray(value))
    return refused2(["message-not-object", { types: TYPES }]);
  const given = value;
  const id = isWhole(given.id, 1) ? given.id : null;
  const twice = fieldTwice(text);
  if (twice !== void 0)
    return refused2(["message-field-twice", { field: twice }], id);
  const type = Object.hasOwn(given, "type") ? given.type : void 0;
  if (typeof type !== "string")
    return refused2(["message-not-object", { types: TYPES }], id);
  if (!isType(type))
    return refused2(["message-unknown-type", { type, types: TYPES }], id);
  const reason = wrong(type, given, seats);
  return reason === void 0 ? { message: value } : refused2(reason, id);
}

// src/js/server/refused.ts
var import_engine = require("./engine.cjs");
var CODES = {
  "message-version": "wrong-version",
  "seat-taken": "no-seat",
  "no-free-seat": "no-seat",
  "unknown-token": "no-seat",
  "seated-already": "no-seat",
  "watching-already": "no-seat",
  "not-seated": "no-seat",
  "not-here": "no-seat",
  "too-many-watchers": "table-full",
  "nothing-to-undo": "illegal-move",
  "no-undo": "illegal-move",
  "not-over": "illegal-move",
  "other-round": "game-over"
};
function refused(id, [name, params]) {
  const { text, detail } = (0, import_engine.sentence)(name, params);
  return {
    type: "refused",
    id,
    code: CODES[name] ?? "malformed-message",
    rule: null,
    reason: text,
    detail
  };
}
function refusedByRules(id, error) {
  const { code, rule, message, detail } = error;
  return {
    type: "refused",
    id,
    code,
    rule: rule ?? null,
    reason: message,
    detail
  };
}

// src/js/server/settings.ts
var import_engine2 = require("./engine.cjs");
var LEVELS = ["easy", "medium", "hard"];
var USUAL = {
  bots: {},
  standIn: null,
  decision: null,
  absence: 3e5,
  thinking: 6e4,
  watchers: 50,
  undo: true
};
var isLevel = (value) => LEVELS.includes(value);
var isSpan = (value) => typeof value === "number" && Number.isFinite(value) && value > 0;
var isBots = (value) => typeof value === "object" && value !== null && Object.entries(value).every(
  ([seat, level]) => /^[0-7]$/.test(seat) && isLevel(level)
);
var TESTS = {
  bots: isBots,
  standIn: (value) => value === null || isLevel(value),
  decision: (value) => value === null || isSpan(value),
  absence: isSpan,
  thinking: isSpan,
  watchers: (value) => Number.isSafeInteger(value) && value >= 0,
  undo: (value) => typeof value === "boolean"
};
function settings(given) {
  const unknown = Object.keys(given).find(
    (name) => !Object.hasOwn(USUAL, name)
  );
  if (unknown !== void 0) throw (0, import_engine2.refusal)("room-setting", { name: unknown });
  const made = { ...USUAL };
  for (const [name, fits] of Object.entries(TESTS)) {
    const value = given[name];
    if (value === void 0) continue;
    if (!fits(value)) throw (0, import_engine2.refusal)("room-setting", { name });
    made[name] = name === "bots" ? { ...value } : value;
  }
  return made;
}
function time(now) {
  if (typeof now !== "number" || !Number.isFinite(now) || now < 0)
    throw (0, import_engine2.refusal)("room-time", {});
  return now;
}

// src/js/server/stored.ts
var import_engine3 = require("./engine.cjs");
var FORMAT = 1;
function wholePiece(number, whole) {
  const text = JSON.stringify({ room: FORMAT, number, whole });
  return { number, whole: true, text };
}
function changesPiece(number, changes) {
  const text = JSON.stringify({ room: FORMAT, number, changes });
  return { number, whole: false, text };
}
var isObject2 = (value) => typeof value === "object" && value !== null && !Array.isArray(value);
var isChair = (value) => isObject2(value) && (value.token === null || typeof value.token === "string") && Number.isSafeInteger(value.done) && Array.isArray(value.asked);
var isWhole2 = (value) => isObject2(value) && isObject2(value.options) && isObject2(value.settings) && typeof value.save === "string" && Number.isSafeInteger(value.round) && Array.isArray(value.chairs) && value.chairs.every(isChair);
function piece(text) {
  let value;
  try {
    value = typeof text === "string" ? JSON.parse(text) : void 0;
  } catch {
    value = void 0;
  }
  if (isObject2(value) && value.room === FORMAT && Number.isSafeInteger(value.number) && (isWhole2(value.whole) || Array.isArray(value.changes)))
    return value;
  throw (0, import_engine3.refusal)("room-not-stored", {});
}
function kept(texts, ids) {
  const pieces = Array.from(texts, piece).sort((a, b) => a.number - b.number);
  const from = pieces.findLastIndex((each) => "whole" in each);
  const first = pieces[from];
  if (first === void 0 || !("whole" in first))
    throw (0, import_engine3.refusal)("room-not-whole", {});
  (0, import_engine3.gameId)(first.whole.game, ids);
  settings(first.whole.settings);
  let { number } = first;
  const changes = [];
  for (const each of pieces.slice(from + 1)) {
    if (each.number !== number + 1)
      throw (0, import_engine3.refusal)("room-gap", { number: each.number, wanted: number + 1 });
    number = each.number;
    if ("changes" in each)
      changes.push(...each.changes.map((change) => ({ number, change })));
  }
  return { whole: first.whole, changes, number };
}
function replaying(number, run) {
  try {
    run();
  } catch (error) {
    if (error instanceof WebAssembly.RuntimeError) throw error;
    throw (0, import_engine3.refusal)("room-refused", { number });
  }
}

// src/js/server/thinking.ts
var Thinking = class {
  #pending = /* @__PURE__ */ new Map();
  /** Whether this decision is waited for; it is then waited for no more. */
  take(seat, key) {
    return this.#pending.get(seat)?.key === key && this.#pending.delete(seat);
  }
  /** Nothing is waited for any more: the game is another. */
  forget() {
    this.#pending.clear();
  }
  /** The decisions that nobody thinks about yet, or for too long. `number` makes their keys. */
  due(table, now, number) {
    const acting = table.acting();
    for (const seat of this.#pending.keys())
      if (!acting.includes(seat) || table.botOf(seat) === null)
        this.#pending.delete(seat);
    let save;
    const think = [];
    for (const seat of acting) {
      const level = table.botOf(seat);
      const pending = this.#pending.get(seat);
      const isDue = pending === void 0 || now >= pending.at + table.settings.thinking;
      if (level === null || !isDue) continue;
      const key = pending?.key ?? `${number}.${seat}`;
      this.#pending.set(seat, { key, at: now });
      save ??= table.game.save();
      think.push({ seat, level, save, key });
    }
    return think;
  }
  /** When a decision is asked for once more. */
  times(thinking) {
    return [...this.#pending.values()].map(({ at }) => at + thinking);
  }
};

// src/js/server/room.ts
var CHANGES_A_WHOLE = 256;
var ELSEWHERE = 4001;
var CONNECT_AGAIN = 4012;
var MADE_HERE = /* @__PURE__ */ Symbol("made by Room");
var Room = class {
  #table;
  #number;
  /** How many changes are stored since the last whole table. */
  #loose;
  #token;
  #places = /* @__PURE__ */ new Map();
  /** The connection of each seat. */
  #holders;
  /** What everybody who is here was told last. */
  #told;
  #thinking = new Thinking();
  #now = 0;
  #isClosed = false;
  constructor(made, table, stored, token) {
    if (made !== MADE_HERE) throw (0, import_engine4.refusal)("room-no-constructor", {});
    this.#table = table;
    this.#number = stored.number;
    this.#loose = stored.loose;
    this.#token = token;
    this.#holders = table.chairs.map(() => null);
    this.#told = { round: table.round, ply: table.game.ply };
  }
  get game() {
    return this.#table.engine.id;
  }
  get number() {
    return this.#number;
  }
  get connections() {
    return this.#places.size;
  }
  /** The first batch of a table that was opened: all of it is stored. */
  opened(now) {
    return this.#turn(now, (turn) => {
      turn.whole = true;
    });
  }
  /** The first batch of a table that was taken up again, with the connections that are still there. */
  resumed(now, present) {
    for (const [connection, { seat }] of present) {
      const isHeld = seat !== null && this.#table.at(seat).token !== null && this.#holders[seat] === null;
      this.#places.set(connection, { seat: isHeld ? seat : null });
      if (isHeld) this.#holders[seat] = connection;
    }
    return this.#turn(now, (turn) => {
      for (const [seat, { token, awayAt }] of this.#table.chairs.entries()) {
        const isThere = this.#holders[seat] !== null;
        if (token === null || isThere === (awayAt === null)) continue;
        if (isThere) this.#do(turn, { type: "back", seat });
        else this.#do(turn, { type: "away", seat, at: turn.now });
      }
    });
  }
  receive(connection, text, now) {
    return this.#turn(now, (turn) => {
      const reading = read(text, this.#table.chairs.length);
      const { id, reason } = "message" in reading ? {
        id: "id" in reading.message ? reading.message.id : null,
        reason: this.#hear(turn, connection, reading.message)
      } : reading;
      if (reason !== null)
        turn.last.push(said(connection, refused(id, reason)));
    });
  }
  lost(connection, now) {
    return this.#turn(now, (turn) => {
      const place = this.#places.get(connection);
      this.#places.delete(connection);
      const seat = place?.seat ?? null;
      if (seat === null) return;
      this.#holders[seat] = null;
      this.#do(turn, { type: "away", seat, at: turn.now });
    });
  }
  tick(now) {
    return this.#turn(now, () => {
    });
  }
  thought({ seat, key }, move, now) {
    return this.#turn(now, (turn) => {
      if (!this.#thinking.take(seat, key)) return;
      const { game } = this.#table;
      if (!game.actors().includes(seat)) return;
      const play = (found) => this.#do(turn, {
        type: "played",
        seat,
        id: null,
        move: found,
        at: turn.now
      });
      try {
        play(move);
      } catch (error) {
        if (!(error instanceof import_engine4.RulesError)) throw error;
        play(game.legalMoves(seat)[0]);
      }
    });
  }
  place(connection) {
    const place = this.#places.get(connection);
    return place === void 0 ? null : { ...place };
  }
  snapshot() {
    return wholePiece(this.#number, this.#table.whole());
  }
  close() {
    const send = [...this.#places.keys()].map((to) => ({
      to,
      close: CONNECT_AGAIN
    }));
    this.#shut();
    return { store: null, send, think: [], wake: null };
  }
  #shut() {
    if (this.#isClosed) return;
    this.#isClosed = true;
    this.#places.clear();
    try {
      this.#table.game.free();
    } catch {
    }
  }
  /** One call: time passes, something is done, and everybody hears of it. */
  #turn(now, act) {
    this.#now = Math.max(this.#now, time(now));
    if (this.#isClosed) return { store: null, send: [], think: [], wake: null };
    const turn = {
      now: this.#now,
      changes: [],
      first: [],
      last: [],
      joined: /* @__PURE__ */ new Set(),
      game: false,
      chairs: false,
      whole: false
    };
    try {
      this.#pass(turn);
      act(turn);
      this.#begin(turn);
      const store = this.#store(turn);
      const send = [...turn.first, ...this.#tell(turn), ...turn.last];
      const think = this.#think(turn);
      return { store, send, think, wake: this.#wake() };
    } catch (error) {
      this.#shut();
      if (error instanceof WebAssembly.RuntimeError) (0, import_engine4.renew)(this.#table.engine);
      throw error;
    }
  }
  #do(turn, change) {
    this.#table.change(change);
    turn.changes.push(change);
    if (change.type === "played" || change.type === "undone") turn.game = true;
    else turn.chairs = true;
    if (change.type === "undone") this.#thinking.forget();
  }
  /** Frees the seats of those who are away, or think, for too long. */
  #pass(turn) {
    const { absence, decision } = this.#table.settings;
    for (const [seat, { awayAt, askedAt }] of this.#table.chairs.entries()) {
      const isThere = this.#holders[seat] !== null;
      const isGone = !isThere && awayAt !== null && turn.now >= awayAt + absence;
      const isLate = decision !== null && askedAt !== null && turn.now >= askedAt + decision;
      if (!isGone && !isLate) continue;
      const holder = this.#holders[seat] ?? null;
      this.#free(turn, seat);
      if (holder === null) continue;
      this.#places.set(holder, { seat: null });
      turn.joined.add(holder);
      turn.first.push(said(holder, { type: "stood", seat, why: "late" }));
    }
  }
  #free(turn, seat) {
    this.#holders[seat] = null;
    this.#do(turn, { type: "freed", seat });
  }
  /** Does what a client asks, or says why not. */
  #hear(turn, connection, message) {
    switch (message.type) {
      case "ping":
        turn.last.push(said(connection, { type: "pong" }));
        return null;
      case "sit":
        return this.#sit(turn, connection, message);
      case "watch":
        return this.#watch(turn, connection);
      case "leave":
        return this.#leave(turn, connection);
      default:
        return this.#answer(turn, connection, message);
    }
  }
  #sit(turn, connection, { seat: wanted, token }) {
    const had = this.#places.get(connection)?.seat ?? null;
    if (had !== null) return ["seated-already", { seat: had }];
    const table = this.#table;
    const seats = [...table.chairs.keys()];
    const seat = seats.find(
      (each) => token === void 0 ? table.isFree(each) && (wanted === void 0 || wanted === each) : table.at(each).token === token
    );
    if (seat === void 0) {
      if (token !== void 0) return ["unknown-token", {}];
      return wanted === void 0 ? ["no-free-seat", {}] : ["seat-taken", { seat: wanted }];
    }
    const older = this.#holders[seat] ?? null;
    if (older !== null) {
      this.#places.delete(older);
      turn.first.push({ to: older, close: ELSEWHERE });
    }
    const own = token ?? this.#token();
    if (token === void 0)
      this.#do(turn, { type: "sat", seat, token: own, at: turn.now });
    else if (table.at(seat).awayAt !== null)
      this.#do(turn, { type: "back", seat });
    this.#holders[seat] = connection;
    this.#join(turn, connection, { seat });
    turn.first.push(
      said(connection, {
        type: "seated",
        version: VERSION,
        game: this.game,
        seat,
        token: own,
        done: table.at(seat).done,
        components: table.components()
      })
    );
    return null;
  }
  #watch(turn, connection) {
    const place = this.#places.get(connection);
    if (place !== void 0)
      return place.seat === null ? ["watching-already", {}] : ["seated-already", { seat: place.seat }];
    const { watchers: limit } = this.#table.settings;
    const places = [...this.#places.values()];
    if (places.filter(({ seat }) => seat === null).length >= limit)
      return ["too-many-watchers", { limit }];
    this.#join(turn, connection, { seat: null });
    turn.first.push(
      said(connection, {
        type: "watching",
        version: VERSION,
        game: this.game,
        components: this.#table.components()
      })
    );
    return null;
  }
  #join(turn, connection, place) {
    this.#places.set(connection, place);
    turn.joined.add(connection);
  }
  #leave(turn, connection) {
    const place = this.#places.get(connection);
    if (place === void 0) return ["not-here", {}];
    this.#places.delete(connection);
    const { seat } = place;
    if (seat !== null) this.#free(turn, seat);
    turn.last.push(said(connection, { type: "stood", seat, why: "left" }));
    return null;
  }
  /** A numbered request of somebody who has a seat: done once, however often it comes. */
  #answer(turn, connection, request) {
    const seat = this.#places.get(connection)?.seat ?? null;
    if (seat === null) return ["not-seated", {}];
    const { id } = request;
    if (id > this.#table.at(seat).done) {
      try {
        const reason = this.#fulfil(turn, seat, request);
        if (reason !== null) return reason;
      } catch (error) {
        if (!(error instanceof import_engine4.RulesError)) throw error;
        turn.last.push(said(connection, refusedByRules(id, error)));
        return null;
      }
    }
    turn.last.push(said(connection, { type: "done", id }));
    return null;
  }
  /** Does what is asked, or says why not. */
  #fulfil(turn, seat, request) {
    const { game, round, settings: settings2, isOver } = this.#table;
    const { id } = request;
    const at = turn.now;
    if (request.round !== void 0 && request.round !== round)
      return ["other-round", { meant: request.round, round }];
    switch (request.type) {
      case "move":
        this.#do(turn, { type: "played", seat, id, move: request.move, at });
        return null;
      case "undo":
        if (!settings2.undo) return ["no-undo", {}];
        if (!game.canUndo(seat)) return ["nothing-to-undo", {}];
        this.#do(turn, { type: "undone", seat, id, at });
        return null;
      case "rematch":
        if (!isOver) return ["not-over", {}];
        this.#do(turn, { type: "agreed", seat, id });
        return null;
    }
  }
  /** Begins another game when everybody wants it. */
  #begin(turn) {
    if (!this.#table.isOver || !this.#table.allAgree()) return;
    this.#table.again(turn.now);
    this.#thinking.forget();
    turn.whole = turn.game = turn.chairs = true;
  }
  /** What there is to store after this turn. */
  #store(turn) {
    if (turn.changes.length === 0 && !turn.whole) return null;
    const number = this.#number + 1;
    this.#number = number;
    this.#loose += turn.changes.length;
    if (turn.whole || this.#loose >= CHANGES_A_WHOLE) {
      this.#loose = 0;
      return wholePiece(number, this.#table.whole());
    }
    return changesPiece(number, turn.changes);
  }
  /** The news of this turn, and who sits where. */
  #tell(turn) {
    const { game, round, chairs, settings: settings2 } = this.#table;
    const told = this.#told.round === round ? this.#told.ply : 0;
    const since = Math.min(told, game.ply);
    const texts = /* @__PURE__ */ new Map();
    const text = (seat, from) => {
      const key = `${seat} ${from}`;
      const known = texts.get(key);
      if (known !== void 0) return known;
      const { undo } = settings2;
      const made = JSON.stringify(news(game, seat, { round, from, undo }));
      texts.set(key, made);
      return made;
    };
    const send = [];
    for (const [to, { seat }] of this.#places) {
      if (turn.joined.has(to)) send.push({ to, text: text(seat, 0) });
      else if (turn.game) send.push({ to, text: text(seat, since) });
    }
    this.#told = { round, ply: game.ply };
    const areTold = turn.chairs || turn.game && settings2.decision !== null;
    const seats = JSON.stringify({
      type: "seats",
      seats: [...chairs.keys()].map((seat) => this.#info(seat))
    });
    for (const to of this.#places.keys())
      if (areTold || turn.joined.has(to)) send.push({ to, text: seats });
    return send;
  }
  #info(seat) {
    const { token, agreed, askedAt } = this.#table.at(seat);
    const { decision } = this.#table.settings;
    const isClocked = decision !== null && askedAt !== null;
    const isBot = this.#table.botOf(seat) !== null;
    return {
      who: token !== null ? "person" : isBot ? "bot" : "nobody",
      free: this.#table.isFree(seat),
      present: this.#holders[seat] !== null,
      agreed,
      left: isClocked ? Math.max(0, askedAt + decision - this.#now) : null
    };
  }
  /** What bots have to think about. Where nobody is, they rest. */
  #think({ now }) {
    if (this.#places.size === 0) return [];
    return this.#thinking.due(this.#table, now, this.#number);
  }
  /** When time will do something. Where nobody is, it waits for somebody. */
  #wake() {
    if (this.#places.size === 0) return null;
    const { absence, decision, thinking } = this.#table.settings;
    const times = this.#table.chairs.flatMap(({ awayAt, askedAt }) => [
      ...awayAt === null ? [] : [awayAt + absence],
      ...askedAt === null || decision === null ? [] : [askedAt + decision]
    ]);
    times.push(...this.#thinking.times(thinking));
    return times.length === 0 ? null : Math.min(...times);
  }
};
var said = (to, message) => ({
  to,
  text: JSON.stringify(message)
});

// src/js/server/table.ts
var import_engine5 = require("./engine.cjs");
var chair = (bot) => ({
  token: null,
  bot: bot ?? null,
  left: false,
  done: 0,
  awayAt: null,
  askedAt: null,
  asked: [],
  agreed: false
});
var Table = class _Table {
  engine;
  options;
  settings;
  game;
  round;
  chairs;
  constructor(engine2, whole, game) {
    this.engine = engine2;
    this.options = whole.options;
    this.settings = whole.settings;
    this.round = whole.round;
    this.chairs = whole.chairs;
    this.game = game;
  }
  /** A new table. */
  static fresh(engine2, options, settings2) {
    const game = (0, import_engine5.create)(engine2, options);
    const chairs = Array.from(
      { length: game.players },
      (_, seat) => chair(settings2.bots[seat])
    );
    return new _Table(engine2, { options, settings: settings2, round: 1, chairs }, game);
  }
  /** A table that was kept; every move of its game is judged again. */
  static kept(engine2, whole) {
    return new _Table(engine2, whole, (0, import_engine5.restore)(engine2, whole.save));
  }
  whole() {
    const { options, settings: settings2, round, chairs } = this;
    return {
      game: this.game.id,
      options,
      settings: settings2,
      round,
      save: this.game.save(),
      chairs: (0, import_engine5.copy)(chairs)
    };
  }
  /** What is in the box, where an owner's own tables make it another than the usual. */
  components() {
    const here = this.game.components();
    const usual = this.engine.glue.Session.boxComponents();
    return JSON.stringify(here) === JSON.stringify(usual) ? null : here;
  }
  /** The seats that are to act. */
  acting() {
    return this.game.actors().filter((actor) => actor !== "chance");
  }
  get isOver() {
    return this.game.outcome() !== null;
  }
  /** Whether somebody may sit down here. */
  isFree(seat) {
    const at = this.chairs[seat];
    return at !== void 0 && at.token === null && at.bot === null;
  }
  /** The bot that plays for a seat: one that has it for good, or one that stands in. */
  botOf(seat) {
    const at = this.at(seat);
    if (at.token !== null) return null;
    return at.bot ?? (at.left ? this.settings.standIn : null);
  }
  /** Whether everybody who holds a seat agrees to another game. */
  allAgree() {
    const held = this.chairs.filter(({ token }) => token !== null);
    return held.length > 0 && held.every(({ agreed }) => agreed);
  }
  /** Does what a change says. Throws what the rules refuse, and then nothing has changed. */
  change(change) {
    const at = this.at(change.seat);
    switch (change.type) {
      case "sat":
        Object.assign(at, chair(void 0), { token: change.token });
        this.#ask(change.at);
        break;
      case "away":
        at.awayAt = change.at;
        break;
      case "back":
        at.awayAt = null;
        break;
      case "freed":
        Object.assign(at, chair(void 0), { left: true });
        break;
      case "played":
        this.game.apply(change.move, change.seat);
        at.done = change.id ?? at.done;
        for (const each of this.chairs) if (each !== at) each.asked = [];
        at.asked.push(at.askedAt ?? change.at);
        at.askedAt = null;
        this.#ask(change.at);
        break;
      case "undone":
        this.game.undo();
        at.done = change.id;
        for (const each of this.chairs) each.agreed = false;
        at.askedAt = at.asked.pop() ?? change.at;
        this.#ask(change.at);
        break;
      case "agreed":
        at.done = change.id;
        at.agreed = true;
        break;
    }
  }
  /** Begins another game: the same options, and a seed of its own. */
  again(now) {
    const { seed, ...options } = this.options;
    const next = (0, import_engine5.create)(this.engine, options);
    this.game.free();
    this.game = next;
    this.round += 1;
    for (const each of this.chairs)
      Object.assign(each, { agreed: false, askedAt: null, asked: [] });
    this.#ask(now);
  }
  /** The clock of everybody who is asked and was not before begins. */
  #ask(now) {
    const acting = this.acting();
    for (const [seat, each] of this.chairs.entries()) {
      const isAsked = each.token !== null && acting.includes(seat);
      each.askedAt = isAsked ? each.askedAt ?? now : null;
    }
  }
  at(seat) {
    const found = this.chairs[seat];
    if (found === void 0) throw new RangeError("there is no such seat");
    return found;
  }
};

// src/js/server/rooms.ts
var TOKEN_BYTES = 16;
function randomToken() {
  const bytes = crypto.getRandomValues(new Uint8Array(TOKEN_BYTES));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join(
    ""
  );
}
function rooms(infos, engine2) {
  const ids = infos.map(({ id }) => id);
  function using(id, run) {
    const used = engine2(id);
    try {
      return run(used);
    } catch (error) {
      if (error instanceof WebAssembly.RuntimeError) (0, import_engine6.renew)(used);
      throw error;
    }
  }
  const open = (game, options) => {
    const { now, options: given = {}, token = randomToken, ...rest } = options;
    time(now);
    const plain = JSON.parse((0, import_engine6.optionsText)(given));
    if (plain?.chance === "manual") throw (0, import_engine6.refusal)("room-manual-chance", {});
    const made = settings(rest);
    return using((0, import_engine6.gameId)(game, ids), (used) => {
      const table = Table.fresh(used, plain, made);
      const room = new OfEntry(
        MADE_HERE,
        table,
        { number: 0, loose: 0 },
        token
      );
      return { room, batch: room.opened(now) };
    });
  };
  const resume = (texts, { now, present = [], token = randomToken }) => {
    time(now);
    const { whole, changes, number } = kept(texts, ids);
    return using(whole.game, (used) => {
      const table = Table.kept(used, whole);
      if (table.chairs.length !== table.game.players)
        throw (0, import_engine6.refusal)("room-not-stored", {});
      for (const { number: piece2, change } of changes)
        replaying(piece2, () => table.change(change));
      const room = new OfEntry(
        MADE_HERE,
        table,
        { number, loose: changes.length },
        token
      );
      return { room, batch: room.resumed(now, present) };
    });
  };
  class OfEntry extends Room {
    static open = open;
    static resume = resume;
  }
  return OfEntry;
}

// src/js/entries/server-node.ts
var Room2 = rooms(import_node.INFOS, import_node.engine);
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  Room
});
