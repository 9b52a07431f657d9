// Plays a lesson at a table: position, a sentence or two, the reader's move, what came of it, next.
// What a lesson is: lesson.d.ts. It decides what is said; what is legal is the engine's business as always.

import { readyFor } from "../engine.js";
import css from "../parts/lesson.css";
import { lessonCard } from "../parts/lesson.js";
import { problems } from "./check.js";
import { answers, arrive, asked, fits } from "./run.js";

export { problems };

/** @typedef {import("./run.js").Engine} Engine */
/** @typedef {import("../lesson.d.ts").Lesson} Lesson */
/** @typedef {import("../lesson.d.ts").LessonStep} LessonStep */
/** @typedef {import("../lesson.d.ts").LessonAsk} LessonAsk */
/** @typedef {import("../../js/types/index.d.ts").AnyMove} AnyMove */
/** @typedef {import("../../js/types/index.d.ts").Actor} Actor */
/** @typedef {import("../../js/types/index.d.ts").Verdict} Verdict */
/** @typedef {import("../games/renderer.d.ts").AnyGame} AnyGame */

/**
 * What a lesson may do with its table.
 * @typedef {object} Host
 * @property {(game: AnyGame) => void} take puts a game on the table, which then owns it
 * @property {(move: Readonly<AnyMove>, actor: Actor) => void} play makes a move of the script
 * @property {() => AnyGame} game
 * @property {(move: Readonly<AnyMove>) => void} point marks what is to be pressed for a move
 * @property {(id: string) => Element} mark the small button of a rule
 * @property {(name: "lesson" | "refusal", detail: object) => void} emit tells the page
 * @property {() => boolean} byKey whether the keyboard is in use
 */

/** How long a scripted move, or a move that is taken back, can be looked at. */
const PAUSE = 1100;

/** The tours that come with the package; each is a file of its own. @type {Record<string, () => Promise<{ default: unknown }>>} */
const TOURS = {
  kopis: () => import("./kopis.json"),
  "ptites-locos": () => import("./ptites-locos.json"),
  troia: () => import("./troia.json"),
  frachtexpress: () => import("./frachtexpress.json"),
  koplopers: () => import("./koplopers.json"),
};

/**
 * The lesson that an attribute or a property stands for: the id of a tour, the address of a file, or the lesson itself.
 * Throws an Error that says what is wrong with it.
 * @param {unknown} what
 * @param {string} base what an address is relative to
 * @returns {Promise<Lesson>}
 */
export async function lessonOf(what, base) {
  if (typeof what !== "string") return valid(what, "The lesson");
  const tour = Object.hasOwn(TOURS, what) ? TOURS[what] : undefined;
  if (tour !== undefined) return /** @type {Lesson} */ ((await tour()).default);
  const response = await fetch(new URL(what, base)).catch(() => null);
  if (!response?.ok) throw new Error(`The lesson ${what} could not be loaded${response === null ? "" : ` (${response.status})`}.`);
  const value = await response.json().catch(() => {
    throw new Error(`The lesson ${what} is not JSON.`);
  });
  return valid(value, `The lesson ${what}`);
}

/**
 * @param {unknown} value
 * @param {string} name
 */
async function valid(value, name) {
  const wrong = problems(value, await readyFor(value));
  if (wrong.length > 0) throw new Error([`${name} has ${wrong.length === 1 ? "a problem" : `${wrong.length} problems`}.`, ...wrong.map(({ message }) => message)].join("\n"));
  return /** @type {Lesson} */ (value);
}

export class LessonPlayer {
  /** @type {Lesson} */ #lesson;
  /** @type {Engine} */ #engine;
  /** @type {Host} */ #host;
  /** @type {ReturnType<typeof lessonCard>} */ #card;
  #index = 0;
  /** What is still to come in this step; the first is what the reader is asked. @type {(LessonAsk | import("../lesson.d.ts").LessonPlay)[]} */ #todo = [];
  /** The position that the reader is asked about, to come back to. @type {AnyGame | null} */ #before = null;
  /** @type {Set<number>} */ #done = new Set();
  /** Whose eyes the reader has. @type {"all" | number} */ #eyes = "all";
  #busy = false;
  /** @type {ReturnType<typeof setTimeout> | undefined} */ #timer;

  /**
   * @param {Lesson} lesson
   * @param {Engine} engine
   * @param {Host} host
   */
  constructor(lesson, engine, host) {
    this.#lesson = lesson;
    this.#engine = engine;
    this.#host = host;
    this.#card = lessonCard({ title: lesson.title, of: lesson.steps.length, wish: (what) => this.#wish(what), attempt: (n) => this.#attempt(n), mark: host.mark });
  }

  /** The style sheet of the card. */
  get css() {
    return css;
  }

  get element() {
    return this.#card.element;
  }

  /** Whose eyes. */
  get view() {
    return this.#eyes;
  }

  /** Nothing can be pressed: a move is being shown, or the step is done. */
  get busy() {
    return this.#busy;
  }

  /** Whether something is asked; at the end of a game its last words stay. @returns {"asked" | "done"} */
  get state() {
    return this.#todo.length === 0 && this.#host.game().outcome() === null ? "done" : "asked";
  }

  get #step() {
    return /** @type {LessonStep} */ (this.#lesson.steps[this.#index]);
  }

  /**
   * The game that the lesson begins with.
   * @param {string} id of the game that the table is for
   */
  begin(id) {
    if (id !== this.#lesson.game) throw new Error(`The lesson «${this.#lesson.title}» is about ${this.#lesson.game}, and the attribute «game» says ${id}.`);
    return this.#arrive(0);
  }

  /**
   * Tells the page where the reader is.
   * @param {boolean} done
   */
  tell(done) {
    this.#host.emit("lesson", { step: this.#index + 1, of: this.#lesson.steps.length, done });
  }

  /** @param {number} index */
  #go(index) {
    this.#host.take(this.#arrive(index));
    this.tell(false);
  }

  /**
   * Comes to a step: the card shows it, and its game is given back.
   * @param {number} index
   */
  #arrive(index) {
    this.close();
    this.#index = index;
    const step = this.#step;
    const game = arrive(this.#engine, this.#lesson, index);
    const actor = asked(game, step);
    this.#todo = [{ expect: step.expect, ...(step.hint === undefined ? {} : { hint: step.hint }) }, ...(step.then ?? [])];
    this.#eyes = step.view ?? (typeof actor === "number" ? actor : "all");
    this.#before = game.clone();
    this.#card.show({ index, title: step.title, text: step.text, task: step.task, labels: (step.tries ?? []).map(({ label }) => label), hint: step.hint !== undefined, done: this.#done });
    return game;
  }

  /** Ends what is under way. */
  close() {
    clearTimeout(this.#timer);
    this.#before?.free();
    this.#before = null;
    this.#busy = false;
  }

  /**
   * A move was made, by the reader or by the script. The table draws afterwards.
   * @param {Readonly<AnyMove>} move
   */
  moved(move) {
    const [now] = this.#todo;
    if (now === undefined) return;
    if (!("play" in now) && !answers(now.expect, move)) return this.#other(move);
    if (!("play" in now)) this.#card.answered();
    this.#todo.shift();
    this.#before?.free();
    this.#before = null;
    this.#goOn();
  }

  /**
   * The reader tried something that the rules forbid; the table has shown why.
   * @param {AnyMove} move
   * @param {Extract<Verdict, { legal: false }>} verdict
   */
  refused(move, verdict) {
    const tries = this.#step.tries ?? [];
    const known = tries.find((each) => fits(each.move, move)) ?? tries.find(({ rule }) => rule !== undefined && rule === verdict.rule);
    if (known?.says !== undefined) this.#card.say("other", known.says);
  }

  /** What comes next: a move of the script after a moment, a question to the reader, or the end of the step. */
  #goOn() {
    const game = this.#host.game();
    // What the reader's own way has left nothing of needs no answer.
    while (this.#todo[0] !== undefined && !this.#open(this.#todo[0])) this.#todo.shift();
    const [next] = this.#todo;
    if (next === undefined) this.#finish();
    else if ("play" in next) this.#wait(() => this.#host.play(next.play, next.seat ?? /** @type {Actor} */ (game.actors()[0])));
    else {
      this.#busy = false;
      this.#before = game.clone();
    }
  }

  /** @param {LessonAsk | import("../lesson.d.ts").LessonPlay} item */
  #open(item) {
    if ("play" in item) return true;
    const game = this.#host.game();
    const actor = asked(game, this.#step);
    return actor !== null && game.legalMoves(actor).some((move) => answers(item.expect, move));
  }

  #finish() {
    const step = this.#step;
    const last = this.#index === this.#lesson.steps.length - 1;
    this.#busy = true;
    this.#done.add(this.#index);
    this.#card.done({ index: this.#index, last });
    this.#card.say("right", step.after, step.rules);
    if (this.#host.byKey()) this.#card.focusForward();
    this.tell(true);
  }

  /**
   * A legal move that the step is not about: it is looked at for a moment, then the position comes back.
   * @param {Readonly<AnyMove>} move
   */
  #other(move) {
    const known = this.#step.tries?.find((each) => each.rule === undefined && fits(each.move, move));
    this.#card.say("other", known?.says ?? "You may do that, but this step is about something else. Back to where we were.");
    this.#wait(() => {
      this.#busy = false;
      if (this.#before !== null) this.#host.take(this.#before.clone());
    });
  }

  /**
   * Nothing can be pressed for a moment, then something happens.
   * @param {() => void} then
   */
  #wait(then) {
    this.#busy = true;
    this.#timer = setTimeout(then, PAUSE);
  }

  /**
   * The button of a try was pressed.
   * @param {number} n
   */
  #attempt(n) {
    const [game, attempt] = [this.#host.game(), this.#step.tries?.[n]];
    if (this.#busy || attempt === undefined) return;
    const actor = asked(game, this.#step);
    if (actor === null) return;
    const legal = game.legalMoves(actor).find((each) => fits(attempt.move, each));
    if (legal !== undefined) return this.#host.play(legal, actor);
    const move = /** @type {AnyMove} */ (attempt.move);
    const verdict = game.check(move, actor);
    if (verdict.legal) return;
    // Said on the card and not in a note: a note beside the button would lie on the sentence.
    const reason = `${verdict.reason.charAt(0).toUpperCase()}${verdict.reason.slice(1)}.`;
    this.#card.say("other", attempt.says ?? "", verdict.rule === null ? [] : [verdict.rule], reason);
    this.#host.emit("refusal", { move, verdict });
  }

  /** The hint of what is asked now, and a mark where it begins. */
  #hint() {
    const [ask] = this.#todo;
    if (this.#busy || ask === undefined || "play" in ask) return;
    this.#card.say("hint", ask.hint ?? this.#step.hint ?? "");
    const game = this.#host.game();
    const actor = asked(game, this.#step);
    const move = actor === null ? undefined : game.legalMoves(actor).find((each) => answers(ask.expect, each));
    if (move !== undefined) this.#host.point(move);
  }

  /** @param {import("../parts/lesson.js").Wish} what */
  #wish(what) {
    if (what === "hint") return this.#hint();
    if (what === "restart") this.#done.clear();
    this.#go({ back: this.#index - 1, next: this.#index + 1, again: this.#index, restart: 0 }[what]);
    this.#card.focusHeading();
  }
}
