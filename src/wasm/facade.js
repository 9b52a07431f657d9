// The API as JavaScript sees it, over the raw calls of the WebAssembly module.
//
// Only text and numbers go in: every value of a caller becomes JSON text out here, where a throwing getter, a cycle or a
// proxy can do no harm. Lists of moves and events come out as numbers; each number has one frozen object, made once.

/** What goes wrong, with a code, and the rule behind it where there is one. */
export class RulesError extends Error {
  constructor(code, message, rule) {
    super(message);
    this.name = "RulesError";
    this.code = code;
    if (rule) this.rule = rule;
  }
}

/** More parts than any position, option or move has: what has more is not one. */
const MOST_PARTS = 100_000;

const ANYBODY = -1;
const CHANCE = -2;

/** Whether JSON says what this is: it would write NaN as null, a Map as {}, and leave a symbol out. */
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

/** A value of the caller as JSON text. */
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

/** An optional object of options as JSON text. */
export function optionsText(options, what) {
  return options === undefined ? "{}" : text(options, "bad-options", what);
}

/** A seat, chance or nobody in particular as a number; what is none of them becomes NaN, which is refused by name. */
function who(seat) {
  if (seat === undefined) return ANYBODY;
  if (seat === "chance") return CHANCE;
  return person(seat);
}

function person(seat) {
  return typeof seat === "number" && (seat > 0 || Object.is(seat, 0)) ? seat : NaN;
}

/** Runs a raw call that replies with JSON text. */
function ask(run) {
  return JSON.parse(call(run));
}

/** Runs a raw call; what it throws as text becomes a RulesError. */
function call(run) {
  try {
    return run();
  } catch (error) {
    if (typeof error !== "string") throw error;
    const { code, message, rule } = JSON.parse(error);
    throw new RulesError(code, message, rule);
  }
}

/** Freezes an object and whatever is in it. */
function freeze(object) {
  for (const part of Object.values(object)) if (typeof part === "object" && part !== null) freeze(part);
  return Object.freeze(object);
}

/** What a raw call leaves on the desk instead of numbers: the text of a reply, or of an error. */
const REPLY = -1;

/** The raw module and its memory. */
let desk;
let memory;

/** The numbers on the desk. */
let numbers = new Uint32Array();

/** Looks where the numbers stand: where the memory has grown, its old views are empty. */
function look() {
  if (numbers.length === 0) numbers = new Uint32Array(memory.buffer, desk.codes(), desk.longest());
}

/** The reply on the desk, or its error. */
function reply(kind) {
  const text = desk.text();
  if (kind === REPLY) return JSON.parse(text).map(freeze);
  const { code, message, rule } = JSON.parse(text);
  throw new RulesError(code, message, rule);
}

/** The objects of numbered moves or events of one game: one frozen object for each number of an edition. */
class Shelf {
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
      if (object === undefined) return this.#fill(raw, numbers.slice(1, count));
      list[i - 1] = object;
    }
    return list;
  }

  /** Making an object may move the memory that the numbers stand in: they are copied before. */
  #fill(raw, codes) {
    const list = [];
    for (const code of codes) list.push((this.objects[code - this.first] ??= this.keep(freeze(JSON.parse(this.tell(raw, code, list.length))), code)));
    return list;
  }

  keep(object) {
    return object;
  }
}

/** Moves, which are known again when they come back. */
class MoveShelf extends Shelf {
  codes = new Map();

  constructor() {
    super((raw, code) => raw.numberedMove(code));
  }

  /** What had a number until now will be read as any other value. */
  begin(first) {
    super.begin(first);
    this.codes = new Map();
  }

  keep(object, code) {
    this.codes.set(object, code);
    return object;
  }
}

/** The reasons why games end, by where their texts stand in the module. */
const reasons = new Map();

/** How a game ended, from its numbers: where the reason stands, the scores, then for each rank its seats. */
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
  if (reason === undefined) reasons.set(at, (reason = JSON.parse(raw.outcome()).reason));
  return { ranking, scores, reason };
}

/** For each game its moves and its events. */
const shelves = new Map();

function shelf(id) {
  if (!shelves.has(id)) shelves.set(id, { moves: new MoveShelf(), events: new Shelf((raw, _, i) => raw.latestEvent(i)) });
  return shelves.get(id);
}

const MADE_HERE = Symbol("made by createGame");

/** A game in progress; `createGame` and `restoreGame` make them. */
export class Game {
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
    return Game.#of(this).id();
  }

  get players() {
    return Game.#of(this).players();
  }

  get seed() {
    return Game.#of(this).seed();
  }

  get ply() {
    return Game.#of(this).ply();
  }

  actors() {
    const bits = Game.#of(this).actors();
    const actors = [];
    if (bits < 0 || bits >= 2 ** 31) actors.push("chance");
    for (let seat = 0; seat < 8; seat++) if (bits & (1 << seat)) actors.push(seat);
    return actors;
  }

  legalMoves(seat) {
    const raw = Game.#of(this);
    const count = raw.legalCodes(who(seat));
    if (count >= 0) return this.#shelf.moves.list(raw, count);
    this.#shelf.moves.begin(-1);
    return reply(count);
  }

  check(move, seat) {
    const written = text(move, "malformed-move", "a move");
    const asked = who(seat);
    const raw = Game.#of(this);
    return ask(() => raw.check(written, asked));
  }

  apply(move, seat) {
    const mine = Game.#of(this);
    const code = typeof move === "object" && move !== null ? this.#shelf.moves.codes.get(move) : undefined;
    const asked = who(seat);
    if (code !== undefined) {
      const count = mine.applyCode(code, asked);
      if (count >= 0) return this.#shelf.events.list(mine, count);
      return reply(count);
    }
    const written = text(move, "malformed-move", "a move");
    // Writing the move may have run code of the caller's: look again.
    const raw = Game.#of(this);
    return ask(() => raw.apply(written, asked)).map(freeze);
  }

  chanceOutcomes() {
    const raw = Game.#of(this);
    return ask(() => raw.chanceOutcomes());
  }

  state() {
    const raw = Game.#of(this);
    return ask(() => raw.state());
  }

  view(seat) {
    const raw = Game.#of(this);
    return ask(() => raw.view(person(seat)));
  }

  outcome() {
    const raw = Game.#of(this);
    const count = raw.outcomeNumbers();
    return count === 0 ? null : outcome(raw, count);
  }

  log(options) {
    Game.#of(this);
    const written = optionsText(options, "a set of options for a log");
    const raw = Game.#of(this);
    return ask(() => raw.log(written));
  }

  history() {
    const raw = Game.#of(this);
    return ask(() => raw.history());
  }

  undo() {
    return Game.#of(this).undo();
  }

  redo() {
    return Game.#of(this).redo();
  }

  canUndo(seat) {
    const raw = Game.#of(this);
    return call(() => raw.canUndo(person(seat)));
  }

  save() {
    return Game.#of(this).save();
  }

  clone() {
    const raw = Game.#of(this);
    return new Game(MADE_HERE, raw.duplicate(), raw.id());
  }

  free() {
    if (typeof this !== "object" || this === null || !(#raw in this)) return;
    const raw = this.#raw;
    this.#raw = null;
    raw?.free();
  }

  playRandom(options) {
    Game.#of(this);
    const written = optionsText(options, "a set of options for random play");
    const raw = Game.#of(this);
    return ask(() => raw.playRandom(written));
  }

  suggest(options) {
    Game.#of(this);
    const written = optionsText(options, "a set of options for a suggestion");
    const raw = Game.#of(this);
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
}

if (Symbol.dispose) Object.defineProperty(Game.prototype, Symbol.dispose, { value: Game.prototype.free, writable: true, configurable: true });

/** The calls of the package, over a raw module that `ready` says is there. */
export function facade(raw, ready) {
  const module = () => {
    if (!ready()) throw new RulesError("not-ready", "the rules are not loaded yet: await init() first");
    if (desk === undefined) {
      desk = raw;
      memory = raw.heap();
    }
    return raw;
  };
  const named = (id) => {
    if (typeof id !== "string") throw new RulesError("unknown-game", "the id of a game is a text, such as \"kopis\"");
    return id;
  };
  return {
    games: () => ask(() => module().games()),
    rules: (id) => call(() => module().rules(named(id))),
    scenarios: (id) => call(() => module().scenarios(named(id))),
    createGame(id, options) {
      const game = named(id);
      const written = optionsText(options, "a set of options for a game");
      return call(() => new Game(MADE_HERE, module().create(game, written), game));
    },
    restoreGame(saved) {
      if (typeof saved !== "string") throw new RulesError("bad-save", "a saved game is the text that save() gave");
      return call(() => {
        const table = module().restore(saved);
        return new Game(MADE_HERE, table, table.id());
      });
    },
  };
}
