// One game on a table, and the loop around it: view → draw → choose → apply → animate the events.
// No game is named here, and no rule is decided here. What a game brings is described in games/renderer.d.ts.

import { contextOf, deal, drawn, foresee, hasSecrets, mayRedo, mayUndo, passes, rewound } from "./eyes.js";
import { Onlooker } from "./onlooker.js";
import { opponents } from "./opponents.js";
import { curtain, waiting } from "./parts/curtain.js";
import { layout } from "./parts/layout.js";
import { story } from "./parts/log.js";
import { advice, wayTo } from "./way.js";

/** @typedef {import("../js/types/index.d.ts").GameId} GameId */
/** @typedef {import("../js/types/index.d.ts").GameInfo} GameInfo */
/** @typedef {import("../js/types/index.d.ts").AnyMove} AnyMove */
/** @typedef {import("../js/types/index.d.ts").AnyEvent} AnyEvent */
/** @typedef {import("../js/types/index.d.ts").Actor} Actor */
/** @typedef {import("./engine.js").Engine} Engine */
/** @typedef {import("./settings.js").Settings} Settings */
/** @typedef {import("./settings.js").Player} Player */
/** @typedef {import("./lessons/player.js").LessonPlayer} LessonPlayer */
/** @typedef {import("./games/renderer.d.ts").AnyGame} AnyGame */
/** @typedef {import("./games/renderer.d.ts").AnyRenderer} AnyRenderer */
/** @typedef {import("./games/renderer.d.ts").Context<GameId>} Context */
/** @typedef {import("./games/renderer.d.ts").Target<GameId>} Target */
/** @typedef {{ names?: string[], players?: Player[], preface?: string, dealt?: boolean }} Manner */

/** @type {Player} */
const PERSON = { kind: "person" };
const calm = () => matchMedia("(prefers-reduced-motion: reduce)").matches;

export class Sitting {
  /** @type {Settings} */ #settings;
  /** @type {LessonPlayer | null} */ #lesson;
  /** @type {AnyRenderer} */ #renderer;
  /** @type {(name: string, detail: object) => void} */ #emit;
  /** @type {(by: "player" | "table") => void} */ #changed;
  /** @type {ReturnType<typeof layout>} */ #parts;
  /** @type {ReturnType<typeof opponents>} */ #bots;
  /** @type {AnyGame} */ #game;
  /** @type {import("./eyes.js").Company} */ #company = { players: [], dealt: false };
  /** @type {string[]} */ #names = [];
  /** @type {string[]} */ #chosen = [];
  /** @type {Target[]} */ #targets = [];
  /** @type {Context | null} */ #context = null;
  /** Who looks. */ #onlooker = new Onlooker(() => ({ game: this.#game, view: this.#lesson?.view ?? this.#settings.view, company: this.#company, replays: this.#replays, always: this.#settings.curtain }));
  /** The move of a hint, while it stands. @type {Target | null} */ #hinted = null;
  /** What is moving on the screen. @type {Promise<unknown>} */ #moving = Promise.resolve();
  #preface = "";
  #byKey = false;

  /**
   * @param {{ info: GameInfo, renderer: AnyRenderer, rules: import("../js/types/index.d.ts").Rule[], settings: Settings, game: AnyGame, manner: Manner,
   *   act: (name: string) => void, emit: (name: string, detail: object) => void, changed: (by: "player" | "table") => void, lesson: LessonPlayer | null }} given
   *   `act` does what a button says that is not about the running game; `changed` hears of everything that is drawn
   */
  constructor({ info, renderer, rules, settings, game, manner, act, emit, changed, lesson }) {
    this.#settings = settings;
    this.#lesson = lesson;
    this.#changed = changed;
    this.#renderer = renderer;
    this.#emit = emit;
    this.#game = game;
    this.#bots = opponents({
      play: (move, seat) => this.play(move, seat),
      settled: () => this.#moving,
      failed: (seat, error) => this.#standIn(seat, error),
    });
    this.#parts = layout({
      info,
      renderer,
      rules,
      settings,
      press: (thing) => this.#press(thing),
      look: (thing) => this.#preview(thing),
      act: (name) => this.#act(name, act),
      key: (event) => this.#key(event),
      go: (steps) => this.#go(steps),
      settled: () => this.#moving,
      lesson,
    });
    this.#seat(manner);
    deal(this.#game, this.#company);
    if (this.#replays) this.#parts.replay?.begin(rewound(game));
  }

  get game() {
    return this.#game;
  }

  get parts() {
    return this.#parts;
  }

  get names() {
    return this.#names;
  }

  get players() {
    return this.#company.players;
  }

  get dealt() {
    return this.#company.dealt;
  }

  /** Whether the keyboard is in use. */
  get byKey() {
    return this.#byKey;
  }

  /** Whether nothing can be pressed. */
  get #shut() {
    return this.#settings.readonly || (this.#lesson?.busy ?? false);
  }

  /** Whether this is a replay: nothing can be played in it. */
  get #replays() {
    return this.#settings.moveList !== null;
  }

  /** Whether nobody has decided anything yet; a position may begin with a roll of the dice. */
  #untouched() {
    return this.#preface !== "" && this.#game.history().every(({ seat }) => seat === "chance");
  }

  /** @param {Manner} manner */
  #seat({ names, players, preface = "", dealt = false }) {
    const given = players ?? this.#settings.players;
    this.#company = { players: Array.from({ length: this.#game.players }, (_, seat) => given[seat] ?? PERSON), dealt };
    this.#names = names ?? this.#settings.names;
    this.#preface = preface;
  }

  /**
   * Another game comes onto the table.
   * @param {AnyGame} game
   * @param {Manner} manner
   */
  take(game, manner) {
    this.#bots.stop();
    // Pictures are drawn over and over, but not from one number of seats to another.
    if (game.players !== this.#game.players) this.#parts.stage.clear();
    this.#game.free();
    this.#game = game;
    this.#seat({ names: this.#names, players: this.players, ...manner });
    this.#chosen = [];
    this.#onlooker.seen = null;
    this.#onlooker.forget();
    deal(this.#game, this.#company);
    this.refresh();
  }

  /**
   * The attributes have changed, but not the game.
   * @param {Settings} settings
   * @param {{ names: boolean, players: boolean }} changed
   */
  adjust(settings, changed) {
    this.#settings = settings;
    this.#bots.stop();
    this.#seat({ names: changed.names ? settings.names : this.#names, players: changed.players ? settings.players : this.players, preface: this.#preface, dealt: this.dealt });
    this.#onlooker.seen = null;
    this.refresh();
  }

  /** Everything is given back. */
  close() {
    this.#onlooker.forget();
    this.#bots.close();
    this.#parts.close();
    this.#game.free();
  }

  /** @param {number} seat */
  #name(seat) {
    return this.#names[seat] || (this.#renderer.seats[seat]?.name ?? `Seat ${seat + 1}`);
  }

  /**
   * Draws everything as it is now; animates the events that led here, if some are given.
   * @param {AnyEvent[]} [animated]
   * @param {"player" | "table"} [by] whether somebody went on with the game
   */
  refresh(animated, by = "table") {
    const [game, renderer, parts] = [this.#game, this.#renderer, this.#parts];
    const actor = this.#onlooker.asked();
    this.#hinted = null;
    if (!this.#replays) this.#bots.wake(game, this.players);
    if (this.#covered(actor)) return;
    if (typeof actor === "number") this.#onlooker.seen = actor;
    const eyes = this.#onlooker.eyes(actor);
    const entries = game.log(eyes === null ? {} : { seat: eyes });
    const moves = actor === null || this.#shut ? [] : game.legalMoves(actor);
    const context = contextOf(game, { seat: eyes, actor, moves, entries, still: calm(), chosen: this.#chosen, name: (seat) => this.#name(seat) });
    this.#context = context;
    this.#targets = renderer.targets(context.moves, this.#chosen, context);
    const { stage } = parts;
    const free = !this.#shut && !this.#onlooker.held && !this.#replays;
    if (this.#lesson !== null) parts.lesson(this.#lesson.state);
    parts.paint(context, this.#targets, entries, { preface: this.#untouched() ? this.#preface : "", players: this.players, thinking: this.#bots.thinking() });
    parts.can({
      undo: free && (this.#chosen.length > 0 || mayUndo(game, this.#company)),
      redo: free && mayRedo(game),
      random: context.moves.length > 0,
      hint: context.moves.length > 0 && typeof actor === "number",
    });
    if (animated !== undefined) {
      parts.announce([...story(renderer, animated, context).map(({ text }) => text), renderer.ask(context)].join(" "));
      if (!context.still) this.#moving = stage.run(renderer.animate?.(stage.board, animated, context, stage.effects) ?? []);
    }
    const focused = /** @type {ShadowRoot} */ (stage.svg.getRootNode()).activeElement ?? null;
    if (this.#byKey && (focused === null || stage.svg.contains(focused))) parts.focusTarget();
    this.#changed(by);
  }

  /**
   * Lets the curtain fall if somebody else's secrets come next. Says whether it is down.
   * @param {Actor | null} actor
   */
  #covered(actor) {
    const [game, renderer, parts] = [this.#game, this.#renderer, this.#parts];
    if (actor === null && this.#onlooker.blind()) {
      const thinking = this.#bots.thinking();
      parts.cover(waiting(thinking === null ? "" : this.#name(thinking)), renderer.viewBox(game.view(0)), game.players);
      return true;
    }
    if (typeof actor !== "number" || !this.#onlooker.fallsFor(actor)) {
      parts.uncover();
      return false;
    }
    const last = game.history().at(-1)?.seat;
    const back = typeof last === "number" && this.players[last]?.kind === "person" && game.canUndo(last) ? () => {
      this.#onlooker.seen = last;
      parts.uncover();
      this.undo();
    } : null;
    parts.cover(curtain({ renderer, seat: actor, name: this.#name(actor), back, lift: () => {
      this.#onlooker.seen = actor;
      parts.uncover();
      this.refresh();
    } }), renderer.viewBox(game.view(actor)), game.players);
    return true;
  }

  /** @param {string} thing */
  #press(thing) {
    this.#parts.note.hide();
    if (this.#shut || this.#replays) return;
    if (this.#onlooker.held) return this.#onlooker.release();
    const target = this.#targets.find((each) => each.thing === thing);
    if (target === undefined) this.#refuse(thing);
    else if (target.move !== undefined) this.play(target.move);
    else {
      this.#chosen = target.chosen ?? [];
      this.refresh();
    }
  }

  /**
   * Makes a move: of the seat that is given, else of whoever is asked. Throws a RulesError when it is not legal.
   * @param {Readonly<AnyMove>} move
   * @param {Actor} [by]
   */
  play(move, by) {
    const game = this.#game;
    if (this.#replays) throw new Error("This table shows a replay: nothing can be played in it.");
    const seat = by ?? this.#onlooker.asked() ?? game.actors()[0];
    const from = game.ply;
    game.apply(move, seat);
    this.#lesson?.moved(move);
    deal(this.#game, this.#company);
    this.#chosen = [];
    const next = this.#onlooker.asked();
    if (typeof seat === "number" && seat === this.#onlooker.seen && this.#onlooker.fallsFor(next)) this.#onlooker.hold(seat, () => this.refresh());
    const events = this.#events(from, next);
    this.refresh(events, "player");
    this.#emit("move", { seat, move, events });
    const outcome = game.outcome();
    if (outcome !== null) this.#emit("over", { outcome });
  }

  /**
   * What happened since, as far as the table sees it.
   * @param {number} from
   * @param {Actor | null} asked
   */
  #events(from, asked) {
    const seat = this.#onlooker.eyes(asked);
    return this.#game.log(seat === null ? { from } : { from, seat }).map(({ event }) => event);
  }

  /**
   * Something was pressed that is no target: the engine says why not.
   * @param {string} thing
   */
  #refuse(thing) {
    const [game, renderer, parts, context] = [this.#game, this.#renderer, this.#parts, this.#context];
    if (context === null) return;
    const meant = renderer.illegal(thing, context);
    if (!context.still) parts.stage.shake(thing);
    const anchor = parts.stage.find(thing);
    for (const move of meant === null ? [] : [meant].flat()) {
      const verdict = game.check(move, context.actor ?? context.seat ?? 0);
      if (verdict.legal || anchor === null) continue;
      parts.refuse(anchor, verdict);
      this.#lesson?.refused(move, verdict);
      this.#emit("refusal", { move, verdict });
      return;
    }
  }

  /**
   * Shows what a target would do; without one, what a hint would do.
   * @param {string | null} thing
   */
  #preview(thing) {
    const [renderer, parts, context] = [this.#renderer, this.#parts, this.#context];
    if (context === null) return;
    const { ghosts } = parts.stage;
    ghosts.replaceChildren();
    const target = this.#targets.find((each) => each.thing === thing) ?? this.#hinted;
    if (target !== null && renderer.preview !== undefined) renderer.preview(ghosts, foresee(this.#game, target, context.actor), context);
  }

  /**
   * Marks what is to be pressed next for a move.
   * @param {AnyMove} move
   */
  point(move) {
    const way = this.#context === null ? [] : wayTo(this.#renderer, this.#context, move);
    const next = way.findLast(({ thing }) => this.#targets.some((target) => target.thing === thing && target.look !== "selected"));
    this.#parts.point(next?.thing ?? null);
  }

  /** Asks a bot what it would do, and shows it. */
  async hint() {
    const [game, context] = [this.#game, this.#context];
    const seat = context?.actor;
    if (context === null || typeof seat !== "number") return;
    this.#parts.hint("Hint: thinking about it.", null);
    try {
      const found = await this.#bots.hint(game, seat);
      if (found === null || this.#context === null || this.#game !== game || this.#onlooker.asked() !== seat) return;
      const way = wayTo(this.#renderer, this.#context, found.move);
      this.#parts.hint(advice(found, way, this.#settings.lang), this.#chosen.length === 0 ? (way[0]?.thing ?? null) : null);
      this.#hinted = way.at(-1) ?? null;
      this.#preview(null);
    } catch (error) {
      this.#parts.hint(`There is no hint: ${error instanceof Error ? error.message : String(error)}.`, null);
    }
  }

  /**
   * A bot could not think: the seat is played by hand.
   * @param {number} seat
   * @param {unknown} error
   */
  #standIn(seat, error) {
    this.#company = { ...this.#company, players: this.players.map((player, n) => (n === seat ? PERSON : player)) };
    this.refresh();
    this.#parts.notice(`The bot of ${this.#name(seat)} cannot play (${error instanceof Error ? error.message : String(error)}). The seat is played by hand.`);
  }

  /** Brings the keyboard to the first thing that can be pressed. */
  focus() {
    this.#byKey = true;
    this.#parts.focusTarget();
  }

  /** Back to the last decision of a person. */
  undo() {
    if (this.#chosen.length > 0) return this.#clear();
    this.#travel((game) => game.undo());
  }

  /** Forward again. */
  redo() {
    const from = this.#game.ply;
    this.#travel((game) => game.redo(), from);
  }

  #clear() {
    this.#parts.note.hide();
    this.#chosen = [];
    this.refresh();
  }

  /**
   * @param {(game: AnyGame) => boolean} step
   * @param {number} [from] where the events begin that are to be animated
   */
  #travel(step, from) {
    const game = this.#game;
    this.#parts.note.hide();
    this.#bots.stop();
    let moved = step(game);
    if (!moved) return this.refresh();
    while (!this.#replays && moved && passes(game, this.#company)) moved = step(game);
    if (from !== undefined) deal(this.#game, this.#company);
    this.#chosen = [];
    if (!hasSecrets(game)) this.#onlooker.seen = null;
    this.refresh(from === undefined ? undefined : this.#events(from, this.#onlooker.asked()), "player");
  }

  /**
   * So many steps of a replay, forward or back; a single one forward is animated.
   * @param {number} steps
   */
  #go(steps) {
    const [game, from] = [this.#game, this.#game.ply];
    this.#parts.note.hide();
    for (let n = 0; n < Math.abs(steps); n += 1) if (!(steps > 0 ? game.redo() : game.undo())) break;
    this.refresh(steps === 1 ? this.#events(from, null) : undefined);
  }

  /**
   * @param {string} name
   * @param {(name: string) => void} outside
   */
  #act(name, outside) {
    this.#parts.stage.finish();
    if (name === "undo") this.undo();
    else if (name === "redo") this.redo();
    else if (name === "hint") void this.hint();
    else if (name === "back") {
      this.#chosen = this.#chosen.slice(0, -1);
      this.refresh();
    } else if (name === "random") {
      const moves = this.#context?.moves ?? [];
      const move = moves[Math.floor(Math.random() * moves.length)];
      if (move !== undefined) this.play(move);
    } else if (name === "chance") {
      const move = drawn(this.#game);
      if (move !== null) this.play(move, "chance");
    } else outside(name);
  }

  /** @param {KeyboardEvent | null} event null: a pointer was used */
  #key(event) {
    this.#byKey = event !== null;
    if (event === null || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === "Escape") {
      if (this.#parts.note.isOpen()) this.#parts.note.hide();
      else if (this.#chosen.length > 0) this.#act("back", () => {});
      else this.#parts.panel.close();
    } else if (!this.#settings.readonly && event.key === "u") this.#parts.press("undo");
    else if (!this.#settings.readonly && event.key === "r") this.#parts.press("redo");
  }
}
