// <ludo-table game="kopis">: a table for any game of the package. Its attributes, properties, methods and events are described
// in element.d.ts. This file is the element: what its attributes say, when it loads, when it gives everything back. The game
// that is played on it is in sitting.js.

import { gameInSave } from "../js/engine.ts";
import { ready } from "./engine.js";
import { RENDERERS, rendererOf } from "./games/index.js";
import { forget, join } from "./links.js";
import { recall, remember } from "./memory.js";
import { whenNear } from "./near.js";
import { placeholder, problem } from "./parts/placeholder.js";
import { saves } from "./parts/saves.js";
import { setup } from "./parts/setup.js";
import { shareDialog } from "./parts/share.js";
import { Reflecting } from "./properties.js";
import { ATTRIBUTES, playersIn, settingsOf, Wrong } from "./settings.js";
import { address, encode, open } from "./share.js";
import { Sitting } from "./sitting.js";
import { begun, described, judge } from "./start.js";

/** @typedef {import("../js/types/index.d.ts").GameId} GameId */
/** @typedef {import("../js/types/index.d.ts").GameInfo} GameInfo */
/** @typedef {import("../js/types/index.d.ts").AnyMove} AnyMove */
/** @typedef {import("../js/types/index.d.ts").Actor} Actor */
/** @typedef {import("./engine.js").Engine} Engine */
/** @typedef {import("./settings.js").Settings} Settings */
/** @typedef {import("./settings.js").Player} Player */
/** @typedef {import("./share.js").Shared} Shared */
/** @typedef {import("./games/renderer.d.ts").AnyGame} AnyGame */
/** @typedef {import("./games/renderer.d.ts").AnyRenderer} AnyRenderer */
/** @typedef {import("./sitting.js").Manner} Manner */
/** What was loaded for the game of the table. @typedef {{ engine: Engine, info: GameInfo, renderer: AnyRenderer }} Loaded */

/** The attributes that make another game of it, and those that the frame is built by; the others only change what it shows. */
const FRESH = ["game", "scenario", "options", "move-list", "lesson"];
const FRAME = ["controls", "lang"];

export class LudoTable extends Reflecting {
  static observedAttributes = ATTRIBUTES;

  /** @type {Settings | null} */ #settings = null;
  /** @type {Loaded | null} */ #loaded = null;
  /** @type {Sitting | null} */ #sitting = null;
  /** The attributes that changed since they were last read. @type {Set<string>} */ #changed = new Set();
  /** Counts the starts, so that a slow one does not overtake the next. */ #starts = 0;
  /** The game of a link, until it is on the table. @type {Shared | null} */ #linked = null;
  /** Whether what is on the table is the game of a link, as it came. */ #visiting = false;
  /** The lesson as an object, when a page has set one. @type {unknown} */ #given = null;
  /** @type {import("./lessons/player.js").LessonPlayer | null} */ #lesson = null;
  /** Said when the table is there. */ #notice = "";
  /** @type {{ resolve: (table: LudoTable) => void, reject: (error: unknown) => void }[]} */ #waiters = [];
  #here = false;
  #callOff = () => {};
  #leave = () => {};

  constructor() {
    super();
    this.attachShadow({ mode: "open" });
  }

  connectedCallback() {
    if (this.#here) return;
    this.#here = true;
    this.upgrade();
    this.#leave = join({
      element: this,
      wants: () => (this.#settings !== null && this.#settings.moveList === null && this.#settings.controls.has("share") ? this.#settings.game : null),
      open: (shared) => this.#visit(shared),
      complain: (message) => this.#complain(`${message} A fresh game was started.`),
    });
    this.#changed.clear();
    this.#read();
  }

  /** Taken out and put elsewhere at once, a table goes on as it was. */
  disconnectedCallback() {
    queueMicrotask(() => {
      if (this.isConnected || !this.#here) return;
      this.#here = false;
      this.#leave();
      this.#clear();
      this.#settings = null;
      this.shadowRoot?.replaceChildren();
      this.#tell(new Error("The table was taken out of its document."));
    });
  }

  connectedMoveCallback() {}

  /**
   * Several attributes set one after the other are read once.
   * @param {string} name
   * @param {string | null} before
   * @param {string | null} after
   */
  attributeChangedCallback(name, before, after) {
    if (!this.#here || before === after) return;
    if (this.#changed.size === 0) queueMicrotask(() => this.#here && this.#changed.size > 0 && this.#read());
    this.#changed.add(name);
  }

  #clear() {
    this.#starts += 1;
    this.#callOff();
    this.#callOff = () => {};
    this.#lesson?.close();
    this.#lesson = null;
    this.#sitting?.close();
    this.#sitting = null;
  }

  /** Reads the attributes and does what they ask for. */
  #read() {
    const changed = [...this.#changed];
    this.#changed.clear();
    try {
      const settings = settingsOf(this);
      const sitting = this.#sitting;
      this.#settings = settings;
      if (sitting === null || changed.some((name) => FRESH.includes(name))) return this.#wait();
      judge(settings, sitting.game);
      if (changed.some((name) => FRAME.includes(name))) {
        const { names, players, dealt } = sitting;
        const game = sitting.game.clone();
        sitting.close();
        this.#sit(game, { names, players, dealt });
      } else sitting.adjust(settings, { names: changed.includes("names"), players: changed.includes("players") });
    } catch (error) {
      this.#fail(error);
    }
  }

  /** Shows an empty table until it comes near; then it loads. */
  #wait() {
    this.#clear();
    const settings = /** @type {Settings} */ (this.#settings);
    placeholder(/** @type {ShadowRoot} */ (this.shadowRoot), settings, RENDERERS[settings.game]);
    this.#callOff = whenNear(this, () => void this.#start());
  }

  /** Loads at once, also far from the viewport. Resolves when the table is ready; rejects with what is wrong with it. */
  load() {
    return new Promise((resolve, reject) => {
      if (this.#here && this.#changed.size > 0) this.#read();
      if (this.#sitting !== null) return resolve(this);
      this.#waiters.push({ resolve, reject });
      if (!this.#here) return this.#tell(new Error("The table is in no document."));
      if (this.#settings === null) return this.#tell(new Error(this.shadowRoot?.textContent ?? ""));
      this.#callOff();
      void this.#start();
    });
  }

  /** @param {unknown} [wrong] */
  #tell(wrong) {
    for (const { resolve, reject } of this.#waiters.splice(0)) wrong === undefined ? resolve(this) : reject(wrong);
  }

  async #start() {
    const mine = (this.#starts += 1);
    const settings = /** @type {Settings} */ (this.#settings);
    try {
      const [renderer, engine, lesson] = await Promise.all([rendererOf(settings.game), ready(settings.game), this.#study(settings)]);
      if (mine !== this.#starts) return;
      const info = engine.games().find(({ id }) => id === settings.game);
      if (info === undefined || renderer === null) throw new Error(`There is no table for the game «${settings.game}».`);
      this.#loaded = { engine, info, renderer };
      this.#lesson = lesson;
      if (lesson === null) this.#begin(this.#loaded, /** @type {Settings} */ (this.#settings));
      else this.#sit(lesson.begin(info.id), {});
      this.#emit("ready", {});
      lesson?.tell(false);
      this.#tell();
    } catch (error) {
      if (mine === this.#starts) this.#fail(error);
    }
  }

  /**
   * The lesson that is to be played here, ready to begin.
   * @param {Settings} settings
   */
  async #study(settings) {
    const what = settings.lesson;
    if (what === null) return null;
    const [{ LessonPlayer, lessonOf }, engine] = await Promise.all([import("./lessons/player.js"), ready(settings.game)]);
    const sitting = () => this.#there().sitting;
    return new LessonPlayer(await lessonOf(what, this.baseURI), engine, {
      game: () => sitting().game,
      take: (game) => sitting().take(game, {}),
      play: (move, actor) => sitting().play(move, actor),
      point: (move) => sitting().point(move),
      mark: (rule) => sitting().parts.mark(rule),
      byKey: () => sitting().byKey,
      emit: (name, detail) => this.#emit(name, detail),
    });
  }

  /**
   * The first game: that of a link, that of the attributes, the one that was kept, or a new one.
   * @param {Loaded} loaded
   * @param {Settings} settings
   */
  #begin({ engine, info }, settings) {
    const [linked, said] = [this.#linked, this.#notice];
    this.#linked = null;
    this.#notice = "";
    this.#visiting = false;
    let notice = said;
    const sit = (/** @type {AnyGame} */ game, /** @type {Manner} */ manner) => {
      this.#sit(game, manner);
      if (notice !== "") this.#sitting?.parts.notice(notice);
    };
    if (linked !== null && linked.game === info.id) {
      try {
        const { game, dealt } = open(engine, linked);
        this.#visiting = true;
        return sit(game, { dealt });
      } catch (error) {
        notice = `${error instanceof Error ? error.message : String(error)} A fresh game was started.`;
      }
    }
    const plain = settings.scenario === null && settings.moveList === null && Object.keys(settings.options).length === 0;
    const kept = settings.keep && plain ? recall(info.id) : null;
    if (kept !== null) {
      try {
        // Who plays is said by the attribute, if it says so.
        return sit(engine.restoreGame(kept.save), settings.players.length > 0 ? { ...kept, players: settings.players } : kept);
      } catch {
        // An old save that the rules no longer take: begin anew.
      }
    }
    sit(begun(engine, info, settings), { preface: described(engine, info.id, settings.scenario) });
  }

  /**
   * Puts a game onto a new table.
   * @param {AnyGame} game
   * @param {Manner} manner
   */
  #sit(game, manner) {
    const { engine, info, renderer } = /** @type {Loaded} */ (this.#loaded);
    this.#sitting = new Sitting({
      info,
      renderer,
      rules: engine.rules(info.id),
      settings: /** @type {Settings} */ (this.#settings),
      game,
      manner,
      act: (name) => this.#act(name),
      emit: (name, detail) => this.#emit(name, detail),
      changed: (by) => this.#keep(by),
      lesson: this.#lesson,
    });
    this.#sitting.parts.mount(/** @type {ShadowRoot} */ (this.shadowRoot));
    this.#sitting.refresh();
  }

  /**
   * @param {unknown} error
   */
  #fail(error) {
    this.#clear();
    const wrong = error instanceof Error ? error.message : String(error);
    if (error instanceof Wrong) this.#settings = null;
    problem(/** @type {ShadowRoot} */ (this.shadowRoot), wrong, error instanceof Wrong ? null : () => this.#read());
    this.#tell(error);
  }

  /**
   * @param {string} name
   * @param {object} detail
   */
  #emit(name, detail) {
    this.dispatchEvent(new CustomEvent(name, { detail, bubbles: true, composed: true }));
  }

  /** @param {"player" | "table"} by who changed something; what a link brought is kept only when somebody goes on with it */
  #keep(by) {
    const sitting = this.#sitting;
    if (sitting === null) return;
    if (by === "player" && this.#visiting) {
      this.#visiting = false;
      forget();
    }
    if (this.#settings?.keep && !this.#visiting) remember(sitting.game.id, { save: sitting.game.save(), names: sitting.names, players: sitting.players, dealt: sitting.dealt });
  }

  /** @param {Shared} shared */
  #visit(shared) {
    this.#linked = shared;
    if (this.#sitting !== null && this.#loaded !== null && this.#settings !== null) {
      this.#sitting.close();
      this.#begin(this.#loaded, this.#settings);
    } else {
      this.#callOff();
      void this.#start();
    }
    this.scrollIntoView({ block: "nearest" });
  }

  /** @param {string} message */
  #complain(message) {
    if (this.#sitting === null) this.#notice = message;
    else this.#sitting.parts.notice(message);
  }

  /**
   * What there is when the table is ready.
   * @param {string} [wanted] what a lesson has no place for
   */
  #there(wanted) {
    if (wanted !== undefined && this.#lesson !== null) throw new Error(`This table plays a lesson, which leaves no place for ${wanted}: take «lesson» away first.`);
    if (this.#sitting === null || this.#loaded === null) throw new Error("The table is not ready: wait for its event «ready», or for load().");
    return { sitting: this.#sitting, ...this.#loaded };
  }

  /** The game on the table; null until it is ready. */
  get game() {
    return this.#sitting?.game ?? null;
  }

  /** @param {any} id */
  set game(id) {
    this.setAttribute("game", String(id));
  }

  /** @returns {unknown} */
  get lesson() {
    return this.#given ?? this.getAttribute("lesson");
  }

  set lesson(what) {
    this.#given = typeof what === "string" ? null : (what ?? null);
    if (typeof what === "string") this.setAttribute("lesson", what);
    else this.removeAttribute("lesson");
    this.attributeChangedCallback("lesson", "", null);
  }

  get renderer() {
    return this.#loaded?.renderer ?? null;
  }

  /**
   * @param {Record<string, unknown>} [options]
   * @param {string[]} [names]
   * @param {string[]} [players]
   */
  newGame(options = {}, names, players) {
    const { engine, info, sitting } = this.#there("a new game");
    const game = engine.createGame(info.id, /** @type {any} */ (options));
    this.#visiting = false;
    forget();
    sitting.take(game, { ...(names === undefined ? {} : { names }), ...(players === undefined ? {} : { players: playersIn(players.join(" ")) }), preface: described(engine, info.id, options.scenario) });
  }

  /** @param {string} text */
  restore(text) {
    const { engine, info, sitting } = this.#there("a saved game");
    const id = gameInSave(text, engine.games().map((each) => each.id));
    if (id !== info.id) throw new Error(`This is a game of ${id}, and the table plays ${info.id}.`);
    const game = engine.restoreGame(text);
    this.#visiting = false;
    forget();
    sitting.take(game, {});
  }

  save() {
    return this.#sitting?.game.save() ?? "";
  }

  /**
   * @param {Readonly<AnyMove>} move
   * @param {Actor} [seat]
   */
  play(move, seat) {
    this.#there().sitting.play(move, seat);
  }

  undo() {
    this.#sitting?.undo();
  }

  redo() {
    this.#sitting?.redo();
  }

  async hint() {
    await this.#sitting?.hint();
  }

  async link() {
    const { engine, sitting } = this.#there();
    return address(location.href, await encode(engine, sitting.game, sitting.dealt));
  }

  /** @param {string} id */
  openRule(id) {
    this.#sitting?.parts.openRule(id);
  }

  /** Brings the keyboard to the first thing that can be pressed. @override */
  focus() {
    this.#sitting?.focus();
  }

  /** @param {string} name */
  #act(name) {
    const { engine, info, renderer, sitting } = this.#there();
    const { parts, game, names, players } = sitting;
    if (name === "new") parts.open(setup({ info, scenarios: engine.scenarios(info.id), renderer, names, players, start: (...given) => this.newGame(...given) }));
    else if (name === "save") parts.open(saves({ id: game.id, text: game.save(), kept: this.#settings?.keep ?? false, restore: (text) => this.restore(text) }));
    else if (name === "share") parts.open(shareDialog(this.link()));
  }
}
