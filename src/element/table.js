// <ludo-table game="kopis">: a table for any game of the package. It owns a Game and runs one loop:
// view → draw → choose → apply → animate the events.
//
// Attributes:  game       the id of a game
//              scenario   an example of the rulebook to begin with
//              options    the options as JSON
//              names      what the seats are called, separated by commas
//              view       "actor" (default: whoever is to act, with a curtain between turns that have secrets), "all", or a seat
//              curtain    "always": the curtain falls between all turns, also where nothing is secret
//              controls   which of "undo redo random new save log rules" are shown; all when left out
//              theme      "light", "dark"; left out: as the page
//              readonly   nothing can be pressed
//              keep       the running game is kept in this browser and continued
// Properties:  game, renderer     Methods: newGame(options, names), restore(text), save(), play(move), undo(), redo(), openRule(id)
// Events:      ready, move { seat, move, events }, refusal { move, verdict }, over { outcome }
//
// What a game brings is described in games/renderer.d.ts. No game is named here, and no rule is decided here.

import init, { createGame, games, restoreGame, rules, scenarios } from "../../pkg/web.js";
import { askedOf, contextOf, drawn, eyesOf, foresee, hasSecrets, mayRedo, mayUndo } from "./eyes.js";
import { rendererOf } from "./games/index.js";
import { recall, remember } from "./memory.js";
import { curtain } from "./parts/curtain.js";
import { layout } from "./parts/layout.js";
import { story } from "./parts/log.js";
import { saves } from "./parts/saves.js";
import { setup } from "./parts/setup.js";
import { h } from "./svg.js";

/** @typedef {import("../../pkg/web.js").GameId} GameId */
/** @typedef {import("../../pkg/web.js").AnyMove} AnyMove */
/** @typedef {import("../../pkg/web.js").AnyEvent} AnyEvent */
/** @typedef {import("../../pkg/web.js").Actor} Actor */
/** @typedef {import("./games/renderer.d.ts").AnyGame} AnyGame */
/** @typedef {import("./games/renderer.d.ts").AnyRenderer} AnyRenderer */
/** @typedef {import("./games/renderer.d.ts").Context<GameId>} Context */
/** @typedef {import("./games/renderer.d.ts").Target<GameId>} Target */

/** @type {Promise<void> | null} */
let loading = null;

/** The rules, loaded once for all tables of a page. */
export function ready() {
  loading ??= init();
  return loading;
}

export class LudoTable extends HTMLElement {
  static observedAttributes = ["game", "scenario", "options", "view", "names", "readonly"];

  /** @type {AnyGame | null} */ #game = null;
  /** @type {AnyRenderer | null} */ #renderer = null;
  /** @type {ReturnType<typeof layout> | null} */ #parts = null;
  /** @type {string[]} */ #names = [];
  /** @type {string[]} */ #chosen = [];
  /** @type {Target[]} */ #targets = [];
  /** @type {Context | null} */ #context = null;
  /** Whose secrets are on the screen. @type {number | null} */ #seen = null;
  /** Who still looks at what his move led to, before the curtain falls. @type {number | null} */ #held = null;
  /** Counts the starts, so that a slow one does not overtake the next. */ #starts = 0;
  /** Ends what #hold began. */ #release = () => {};
  #preface = "";
  #byKey = false;

  constructor() {
    super();
    this.attachShadow({ mode: "open" });
  }

  get game() {
    return this.#game;
  }

  get renderer() {
    return this.#renderer;
  }

  connectedCallback() {
    void this.#start();
  }

  disconnectedCallback() {
    this.#starts += 1;
    this.#release();
    this.#parts?.close();
    this.#game?.free();
    this.#game = null;
  }

  /**
   * @param {string} name
   * @param {string | null} before
   * @param {string | null} after
   */
  attributeChangedCallback(name, before, after) {
    if (!this.isConnected || before === after) return;
    if (name === "game" || name === "scenario" || name === "options") void this.#start();
    else if (this.#game !== null) {
      if (name === "names") this.#readNames();
      this.#seen = null;
      this.#refresh();
    }
  }

  async #start() {
    const mine = (this.#starts += 1);
    const id = this.getAttribute("game") ?? "";
    try {
      const [renderer] = await Promise.all([rendererOf(id), ready()]);
      if (mine !== this.#starts) return;
      const info = games().find((game) => game.id === id);
      if (info === undefined || renderer === null) throw new Error(`There is no table for the game «${id}».`);
      this.#parts?.close();
      this.#renderer = renderer;
      this.#parts = layout({
        info,
        renderer,
        rules: rules(info.id),
        controls: this.getAttribute("controls"),
        press: (thing) => this.#press(thing),
        look: (thing) => this.#preview(thing),
        act: (name) => this.#act(name),
        key: (event) => this.#key(event),
      });
      this.#parts.mount(/** @type {ShadowRoot} */ (this.shadowRoot));
      if (mine !== this.#starts) return;
      this.#readNames();
      this.#begin(info.id);
      this.dispatchEvent(new CustomEvent("ready"));
    } catch (error) {
      if (mine !== this.#starts) return;
      this.shadowRoot?.replaceChildren(h("p", { role: "alert" }, error instanceof Error ? error.message : String(error)));
    }
  }

  /** @returns {Record<string, unknown> | null} */
  #options() {
    const text = this.getAttribute("options");
    try {
      return text === null ? null : JSON.parse(text);
    } catch {
      throw new Error("The attribute «options» of the table is not JSON.");
    }
  }

  #readNames() {
    this.#names = (this.getAttribute("names") ?? "").split(",").map((name) => name.trim());
  }

  /** @param {GameId} id */
  #begin(id) {
    const scenario = this.getAttribute("scenario");
    const options = this.#options();
    if (scenario !== null) return this.newGame({ scenario });
    if (options !== null) return this.newGame(options);
    const kept = this.hasAttribute("keep") ? recall(id) : null;
    if (kept !== null) {
      try {
        this.#names = kept.names;
        return this.restore(kept.save);
      } catch {
        // An old save that the rules no longer take: begin anew.
      }
    }
    this.newGame({});
  }

  /**
   * Starts a new game. Throws a RulesError when the engine does not take the options.
   * @param {Record<string, unknown>} options
   * @param {string[]} [names]
   */
  newGame(options, names) {
    const id = /** @type {GameId} */ (this.getAttribute("game"));
    const example = scenarios(id).find((scenario) => scenario.id === options.scenario);
    this.#take(createGame(id, /** @type {any} */ (options)), names, example === undefined ? "" : `${example.title}. ${example.note}`);
  }

  /**
   * Continues a saved game. Throws a RulesError when the text is no game of this table.
   * @param {string} text
   */
  restore(text) {
    const game = restoreGame(text);
    if (game.id !== this.getAttribute("game")) throw new Error(`This is a game of ${game.id}.`);
    this.#take(game);
  }

  save() {
    return this.#game?.save() ?? "";
  }

  /**
   * @param {AnyGame} game
   * @param {string[]} [names]
   * @param {string} [preface] what is said before the first move
   */
  #take(game, names, preface = "") {
    this.#game?.free();
    this.#game = game;
    this.#preface = preface;
    if (names !== undefined) this.#names = names;
    this.#chosen = [];
    this.#seen = null;
    this.#release();
    this.#refresh();
  }

  get #view() {
    return this.getAttribute("view") ?? "actor";
  }

  /** @returns {Actor | null} */
  #actor() {
    return this.#game === null || this.#held !== null ? null : askedOf(this.#game, this.#view, this.#seen);
  }

  /**
   * Draws everything as it is now; animates the events that led here, if some are given.
   * @param {AnyEvent[]} [animated]
   */
  #refresh(animated) {
    const [game, renderer, parts] = [this.#game, this.#renderer, this.#parts];
    if (game === null || renderer === null || parts === null) return;
    const actor = this.#actor();
    if (this.#curtain(actor)) return;
    if (typeof actor === "number") this.#seen = actor;
    const eyes = this.#held ?? eyesOf(game, this.#view, actor, this.#seen);
    const entries = game.log(eyes === null ? {} : { seat: eyes });
    const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
    const moves = actor === null || this.hasAttribute("readonly") ? [] : game.legalMoves(actor);
    const context = contextOf(game, { seat: eyes, actor, moves, entries, still, chosen: this.#chosen, name: (seat) => this.#name(seat) });
    this.#context = context;
    this.#targets = renderer.targets(context.moves, this.#chosen, context);
    const { stage } = parts;
    const free = !this.hasAttribute("readonly") && this.#held === null;
    parts.paint(context, this.#targets, entries, game.ply === 0 ? this.#preface : "");
    parts.can({ undo: free && mayUndo(game), redo: free && mayRedo(game), random: context.moves.length > 0 });
    if (animated !== undefined) {
      parts.announce([...story(renderer, animated, context).map(({ text }) => text), renderer.ask(context)].join(" "));
      if (!still) void stage.run(renderer.animate?.(stage.board, animated, context, stage.effects) ?? []);
    }
    const focused = this.shadowRoot?.activeElement ?? null;
    if (this.#byKey && (focused === null || stage.svg.contains(focused))) parts.focusTarget();
    if (this.hasAttribute("keep")) remember(game.id, { save: game.save(), names: this.#names });
  }

  /**
   * Lets the curtain fall if somebody else's secrets come next. Says whether it is down.
   * @param {Actor | null} actor
   */
  #curtain(actor) {
    const [game, renderer, parts] = [this.#game, this.#renderer, this.#parts];
    if (game === null || renderer === null || parts === null) return false;
    if (typeof actor !== "number" || !this.#fallsFor(actor)) {
      parts.uncover();
      return false;
    }
    const last = game.history().at(-1)?.seat;
    const back = typeof last === "number" && game.canUndo(last) ? () => {
      this.#seen = last;
      parts.uncover();
      this.undo();
    } : null;
    parts.cover(curtain({ renderer, seat: actor, name: this.#name(actor), back, lift: () => {
      this.#seen = actor;
      parts.uncover();
      this.#refresh();
    } }));
    return true;
  }

  /**
   * Whether the curtain falls before somebody acts.
   * @param {Actor | null} actor
   */
  #fallsFor(actor) {
    if (this.#game === null || this.#view !== "actor" || typeof actor !== "number" || actor === this.#seen) return false;
    return this.getAttribute("curtain") === "always" || hasSecrets(this.#game);
  }

  /** @param {number} seat */
  #name(seat) {
    return this.#names[seat] || (this.#renderer?.seats[seat]?.name ?? `Seat ${seat + 1}`);
  }

  /** @param {string} thing */
  #press(thing) {
    this.#parts?.note.hide();
    if (this.hasAttribute("readonly") || this.#game === null) return;
    if (this.#held !== null) return this.#release();
    const target = this.#targets.find((each) => each.thing === thing);
    if (target === undefined) this.#refuse(thing);
    else if (target.move !== undefined) this.play(target.move);
    else {
      this.#chosen = target.chosen ?? [];
      this.#refresh();
    }
  }

  /**
   * Makes a move of whoever is to act.
   * @param {Readonly<AnyMove>} move
   */
  play(move) {
    const game = this.#game;
    const seat = this.#actor();
    if (game === null || seat === null) return;
    const from = game.ply;
    game.apply(move, seat);
    this.#chosen = [];
    const next = this.#actor();
    if (typeof seat === "number" && this.#fallsFor(next)) this.#hold(seat);
    const eyes = this.#held ?? eyesOf(game, this.#view, next, this.#seen);
    const events = game.log(eyes === null ? { from } : { from, seat: eyes }).map(({ event }) => event);
    this.#refresh(events);
    this.dispatchEvent(new CustomEvent("move", { detail: { seat, move, events }, bubbles: true, composed: true }));
    const outcome = game.outcome();
    if (outcome !== null) this.dispatchEvent(new CustomEvent("over", { detail: { outcome }, bubbles: true, composed: true }));
  }

  /**
   * The one who moved sees what came of it for a moment; then the curtain falls. A press lets it fall at once.
   * @param {number} seat
   */
  #hold(seat) {
    this.#held = seat;
    this.#release = () => {
      clearTimeout(timer);
      this.#release = () => {};
      this.#held = null;
      this.#refresh();
    };
    const timer = setTimeout(() => this.#release(), 1200);
  }

  /**
   * Something was pressed that is no target: the engine says why not.
   * @param {string} thing
   */
  #refuse(thing) {
    const [game, renderer, parts, context] = [this.#game, this.#renderer, this.#parts, this.#context];
    if (game === null || renderer === null || parts === null || context === null) return;
    const meant = renderer.illegal(thing, context);
    if (!context.still) parts.stage.shake(thing);
    const anchor = parts.stage.find(thing);
    for (const move of meant === null ? [] : [meant].flat()) {
      const verdict = game.check(move, context.actor ?? context.seat ?? 0);
      if (verdict.legal || anchor === null) continue;
      parts.refuse(anchor, verdict);
      this.dispatchEvent(new CustomEvent("refusal", { detail: { move, verdict }, bubbles: true, composed: true }));
      return;
    }
  }

  /**
   * Shows what a target would do.
   * @param {string | null} thing
   */
  #preview(thing) {
    const [game, renderer, parts, context] = [this.#game, this.#renderer, this.#parts, this.#context];
    if (game === null || renderer === null || parts === null || context === null) return;
    const { ghosts } = parts.stage;
    ghosts.replaceChildren();
    const target = thing === null ? undefined : this.#targets.find((each) => each.thing === thing);
    if (target === undefined || renderer.preview === undefined) return;
    renderer.preview(ghosts, foresee(game, target, context.actor), context);
  }

  /** Brings the keyboard to the first thing that can be pressed. */
  focus() {
    this.#byKey = true;
    this.#parts?.focusTarget();
  }

  undo() {
    this.#travel((game) => game.undo());
  }

  redo() {
    const from = this.#game?.ply ?? 0;
    this.#travel((game) => game.redo(), from);
  }

  /**
   * @param {(game: AnyGame) => boolean} step
   * @param {number} [from]
   */
  #travel(step, from) {
    const game = this.#game;
    this.#parts?.note.hide();
    if (game === null) return;
    if (this.#chosen.length > 0 && from === undefined) {
      this.#chosen = [];
      return this.#refresh();
    }
    if (!step(game)) return;
    this.#chosen = [];
    if (!hasSecrets(game)) this.#seen = null;
    this.#refresh(from === undefined ? undefined : game.log({ from }).map(({ event }) => event));
  }

  /**
   * Opens the rules at one of them.
   * @param {string} id
   */
  openRule(id) {
    this.#parts?.openRule(id);
  }

  /** @param {string} name */
  #act(name) {
    const [game, renderer, parts] = [this.#game, this.#renderer, this.#parts];
    if (game === null || renderer === null || parts === null) return;
    parts.stage.finish();
    if (name === "undo") this.undo();
    else if (name === "redo") this.redo();
    else if (name === "back") {
      this.#chosen = this.#chosen.slice(0, -1);
      this.#refresh();
    } else if (name === "random") {
      const moves = this.#context?.moves ?? [];
      const move = moves[Math.floor(Math.random() * moves.length)];
      if (move !== undefined) this.play(move);
    } else if (name === "chance") {
      const move = drawn(game);
      if (move !== null) this.play(move);
    }
    else if (name === "new") parts.open(setup({ info: parts.info, scenarios: scenarios(parts.info.id), renderer, names: this.#names, start: (options, names) => this.newGame(options, names) }));
    else if (name === "save") parts.open(saves({ id: game.id, text: game.save(), restore: (text) => this.restore(text) }));
  }

  /** @param {KeyboardEvent | null} event null: a pointer was used */
  #key(event) {
    this.#byKey = event !== null;
    if (event === null || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === "Escape") {
      if (this.#parts?.note.isOpen()) this.#parts.note.hide();
      else if (this.#chosen.length > 0) this.#act("back");
      else this.#parts?.panel.close();
    } else if (event.key === "u") this.#act("undo");
    else if (event.key === "r") this.#act("redo");
  }
}
