import { Worker } from "node:worker_threads";
var RulesError = class extends Error {
  constructor(code, message, rule) {
    super(message);
    this.name = "RulesError";
    this.code = code;
    if (rule) this.rule = rule;
  }
};
var MOST_PARTS = 1e5;
var ANYBODY = -1;
var CHANCE = -2;
function isPlain(part) {
  switch (typeof part) {
    case "number":
      return Number.isFinite(part) && !Object.is(part, -0);
    case "object":
      return part === null || Array.isArray(part) || Object.prototype.toString.call(part) === "[object Object]";
    case "symbol":
    case "function":
      return false;
    default:
      return true;
  }
}
function text(value, code, what) {
  let parts = 0;
  let written;
  try {
    written = JSON.stringify(value, (_, part) => {
      if (++parts > MOST_PARTS || !isPlain(part)) throw new TypeError();
      return part;
    });
  } catch {
    throw new RulesError(code, `this is not ${what}: it cannot be written as JSON`);
  }
  if (typeof written !== "string") throw new RulesError(code, `this is not ${what}: there is nothing to write as JSON`);
  return written;
}
function optionsText(options, what) {
  return options === void 0 ? "{}" : text(options, "bad-options", what);
}
function who(seat) {
  if (seat === void 0) return ANYBODY;
  if (seat === "chance") return CHANCE;
  return person(seat);
}
function person(seat) {
  return typeof seat === "number" && (seat > 0 || Object.is(seat, 0)) ? seat : NaN;
}
function ask(run) {
  return JSON.parse(call(run));
}
function call(run) {
  try {
    return run();
  } catch (error) {
    if (typeof error !== "string") throw error;
    const { code, message, rule } = JSON.parse(error);
    throw new RulesError(code, message, rule);
  }
}
function freeze(object) {
  for (const part of Object.values(object)) if (typeof part === "object" && part !== null) freeze(part);
  return Object.freeze(object);
}
var REPLY = -1;
var desk;
var memory;
var numbers = new Uint32Array();
function look() {
  if (numbers.length === 0) numbers = new Uint32Array(memory.buffer, desk.codes(), desk.longest());
}
function reply(kind) {
  const text2 = desk.text();
  if (kind === REPLY) return JSON.parse(text2).map(freeze);
  const { code, message, rule } = JSON.parse(text2);
  throw new RulesError(code, message, rule);
}
var Shelf = class {
  first = -1;
  objects = [];
  /** `tell(raw, code, i)` writes the text of what a number stands for, the one at that place of the list. */
  constructor(tell) {
    this.tell = tell;
  }
  /** Begins a new edition by its first number. */
  begin(first) {
    this.first = first;
    this.objects = [];
  }
  /** The objects of so many numbers on the desk, as a raw call has left them there: the first of the edition, then theirs. */
  list(raw, count) {
    look();
    const first = numbers[0];
    if (first !== this.first) this.begin(first);
    const { objects } = this;
    const list = new Array(count - 1);
    for (let i = 1; i < count; i++) {
      const object = objects[numbers[i] - first];
      if (object === void 0) return this.#fill(raw, numbers.slice(1, count));
      list[i - 1] = object;
    }
    return list;
  }
  /** Making an object may move the memory that the numbers stand in: they are copied before. */
  #fill(raw, codes) {
    const list = [];
    for (const code of codes) list.push(this.objects[code - this.first] ??= this.keep(freeze(JSON.parse(this.tell(raw, code, list.length))), code));
    return list;
  }
  keep(object) {
    return object;
  }
};
var MoveShelf = class extends Shelf {
  codes = /* @__PURE__ */ new Map();
  constructor() {
    super((raw, code) => raw.numberedMove(code));
  }
  /** What had a number until now will be read as any other value. */
  begin(first) {
    super.begin(first);
    this.codes = /* @__PURE__ */ new Map();
  }
  keep(object, code) {
    this.codes.set(object, code);
    return object;
  }
};
var reasons = /* @__PURE__ */ new Map();
function outcome(raw, count) {
  look();
  const [at, seats] = [numbers[0], numbers[1]];
  const scores = [];
  for (let i = 2; i < 2 + seats; i++) scores.push(numbers[i] | 0);
  const ranking = [];
  for (let i = 2 + seats; i < count; i += 1 + numbers[i]) {
    const rank = [];
    for (let n = 1; n <= numbers[i]; n++) rank.push(numbers[i + n]);
    ranking.push(rank);
  }
  let reason = reasons.get(at);
  if (reason === void 0) reasons.set(at, reason = JSON.parse(raw.outcome()).reason);
  return { ranking, scores, reason };
}
var shelves = /* @__PURE__ */ new Map();
function shelf(id) {
  if (!shelves.has(id)) shelves.set(id, { moves: new MoveShelf(), events: new Shelf((raw, _, i) => raw.latestEvent(i)) });
  return shelves.get(id);
}
var MADE_HERE = /* @__PURE__ */ Symbol("made by createGame");
var Game = class _Game {
  #raw;
  #shelf;
  constructor(made, raw, id) {
    if (made !== MADE_HERE) throw new RulesError("bad-options", "a game is made by createGame or restoreGame");
    this.#raw = raw;
    this.#shelf = shelf(id);
  }
  /** The raw table of a game that is still there. */
  static #of(game) {
    if (typeof game !== "object" || game === null || !(#raw in game)) {
      throw new RulesError("freed", "this method belongs to a game and was called on something else");
    }
    if (!game.#raw) throw new RulesError("freed", "this game was freed");
    return game.#raw;
  }
  get id() {
    return _Game.#of(this).id();
  }
  get players() {
    return _Game.#of(this).players();
  }
  get seed() {
    return _Game.#of(this).seed();
  }
  get ply() {
    return _Game.#of(this).ply();
  }
  actors() {
    const bits = _Game.#of(this).actors();
    const actors = [];
    if (bits < 0 || bits >= 2 ** 31) actors.push("chance");
    for (let seat = 0; seat < 8; seat++) if (bits & 1 << seat) actors.push(seat);
    return actors;
  }
  legalMoves(seat) {
    const raw = _Game.#of(this);
    const count = raw.legalCodes(who(seat));
    if (count >= 0) return this.#shelf.moves.list(raw, count);
    this.#shelf.moves.begin(-1);
    return reply(count);
  }
  check(move, seat) {
    const written = text(move, "malformed-move", "a move");
    const asked = who(seat);
    const raw = _Game.#of(this);
    return ask(() => raw.check(written, asked));
  }
  apply(move, seat) {
    const mine = _Game.#of(this);
    const code = typeof move === "object" && move !== null ? this.#shelf.moves.codes.get(move) : void 0;
    const asked = who(seat);
    if (code !== void 0) {
      const count = mine.applyCode(code, asked);
      if (count >= 0) return this.#shelf.events.list(mine, count);
      return reply(count);
    }
    const written = text(move, "malformed-move", "a move");
    const raw = _Game.#of(this);
    return ask(() => raw.apply(written, asked)).map(freeze);
  }
  chanceOutcomes() {
    const raw = _Game.#of(this);
    return ask(() => raw.chanceOutcomes());
  }
  state() {
    const raw = _Game.#of(this);
    return ask(() => raw.state());
  }
  view(seat) {
    const raw = _Game.#of(this);
    return ask(() => raw.view(person(seat)));
  }
  outcome() {
    const raw = _Game.#of(this);
    const count = raw.outcomeNumbers();
    return count === 0 ? null : outcome(raw, count);
  }
  log(options) {
    _Game.#of(this);
    const written = optionsText(options, "a set of options for a log");
    const raw = _Game.#of(this);
    return ask(() => raw.log(written));
  }
  history() {
    const raw = _Game.#of(this);
    return ask(() => raw.history());
  }
  undo() {
    return _Game.#of(this).undo();
  }
  redo() {
    return _Game.#of(this).redo();
  }
  canUndo(seat) {
    const raw = _Game.#of(this);
    return call(() => raw.canUndo(person(seat)));
  }
  save() {
    return _Game.#of(this).save();
  }
  clone() {
    const raw = _Game.#of(this);
    return new _Game(MADE_HERE, raw.duplicate(), raw.id());
  }
  free() {
    if (typeof this !== "object" || this === null || !(#raw in this)) return;
    const raw = this.#raw;
    this.#raw = null;
    raw?.free();
  }
  playRandom(options) {
    _Game.#of(this);
    const written = optionsText(options, "a set of options for random play");
    const raw = _Game.#of(this);
    return ask(() => raw.playRandom(written));
  }
  suggest(options) {
    _Game.#of(this);
    const written = optionsText(options, "a set of options for a suggestion");
    const raw = _Game.#of(this);
    return call(() => {
      const search = raw.search(written);
      try {
        search.think(Infinity);
        return JSON.parse(search.suggestion());
      } finally {
        search.free();
      }
    });
  }
};
if (Symbol.dispose) Object.defineProperty(Game.prototype, Symbol.dispose, { value: Game.prototype.free, writable: true, configurable: true });
var closed = () => new DOMException("the bot was closed", "AbortError");
function saved(game) {
  if (typeof game === "string") return game;
  if (typeof game?.save === "function") return game.save();
  throw new RulesError("bad-save", "a suggestion is for a game or for the text that save() gave");
}
function bots(start) {
  return (options = {}) => {
    const queue = [];
    let thread = null;
    let busy = null;
    let number = 0;
    let isClosed = false;
    const settle = (request, finish) => {
      request.signal?.removeEventListener("abort", request.abort);
      const at = queue.indexOf(request);
      if (at >= 0) queue.splice(at, 1);
      finish();
    };
    const fail = (error) => {
      thread?.end();
      thread = busy = null;
      for (const request of [...queue]) settle(request, () => request.reject(error));
    };
    const next = () => {
      if (busy || !queue.length) return thread?.rest(!busy);
      try {
        thread ??= start(options, hear, fail);
      } catch (error) {
        return fail(error);
      }
      thread.rest(false);
      busy = queue[0];
      thread.post({ type: "start", id: busy.id, save: busy.save, options: busy.options });
    };
    const tell = (request, { iterations, of, best }) => {
      try {
        request.onProgress?.({ iterations, of: of ?? null, best: JSON.parse(best) });
      } catch (error) {
        stop(request, error);
      }
    };
    const hear = (message) => {
      const request = busy;
      if (!request || message.id !== request.id) return;
      const waiting = queue.includes(request);
      if (message.type === "progress") {
        if (waiting) tell(request, message);
        return;
      }
      busy = null;
      if (waiting && message.type === "done") settle(request, () => request.resolve(JSON.parse(message.suggestion)));
      if (waiting && message.type === "failed") {
        const { code, text: text2, rule } = message;
        settle(request, () => request.reject(code ? new RulesError(code, text2, rule) : new Error(text2)));
      }
      next();
    };
    const stop = (request, error) => {
      if (request === busy) thread?.post({ type: "stop", id: request.id });
      settle(request, () => request.reject(error));
    };
    return {
      suggest(game, { signal, onProgress, ...wanted } = {}) {
        return new Promise((resolve, reject) => {
          if (isClosed) throw closed();
          signal?.throwIfAborted();
          const request = {
            id: ++number,
            save: saved(game),
            options: optionsText(wanted, "a set of options for a suggestion"),
            signal,
            onProgress,
            resolve,
            reject,
            abort: () => stop(request, signal.reason)
          };
          signal?.addEventListener("abort", request.abort);
          queue.push(request);
          next();
        });
      },
      close() {
        isClosed = true;
        fail(closed());
      }
    };
  };
}
var createBot = bots(({ worker: own }, hear, fail) => {
  const worker = own ? own() : new Worker(new URL("./bot-worker-node.js", import.meta.url));
  let isOver = false;
  worker.on("message", hear);
  worker.on("error", (error) => isOver || fail(new Error(`the thread of the bot failed: ${error.message}`)));
  worker.on("exit", () => isOver || fail(new Error("the thread of the bot ended")));
  return {
    post: (message) => worker.postMessage(message),
    end() {
      isOver = true;
      worker.terminate();
    },
    rest: (idle) => idle ? worker.unref() : worker.ref()
  };
});
export {
  createBot
};
