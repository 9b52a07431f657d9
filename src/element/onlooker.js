// Who looks at a table that several persons share, and when the curtain falls between them.

import { askedOf, eyesOf, hasSecrets, persons } from "./eyes.js";

/** @typedef {import("../js/types/index.d.ts").Actor} Actor */
/** @typedef {import("./games/renderer.d.ts").AnyGame} AnyGame */
/**
 * What the table is like just now.
 * @typedef {{ game: AnyGame, view: "actor" | "all" | number, company: import("./eyes.js").Company, replays: boolean, always: boolean }} Table
 *   `always`: the curtain falls also where nothing is secret
 */

/** How long one sees what a move led to before the curtain falls. */
const HOLD = 1200;

export class Onlooker {
  /** @type {() => Table} */ #table;
  /** Whose secrets are on the screen. @type {number | null} */ seen = null;
  /** Who still looks at what his move led to. @type {number | null} */ #held = null;
  /** @type {() => void} */ #then = () => {};
  /** @type {ReturnType<typeof setTimeout> | undefined} */ #timer;

  /** @param {() => Table} table */
  constructor(table) {
    this.#table = table;
  }

  get held() {
    return this.#held !== null;
  }

  /** Who is asked now. @returns {Actor | null} */
  asked() {
    const { game, view, company, replays } = this.#table();
    return this.held || replays ? null : askedOf(game, view, this.seen, company);
  }

  /**
   * Whose eyes the table has; null sees everything.
   * @param {Actor | null} asked
   */
  eyes(asked) {
    const { game, view, company, replays } = this.#table();
    if (this.#held !== null) return this.#held;
    if (replays) return typeof view === "number" ? view : null;
    return eyesOf(game, view, asked, this.seen, company);
  }

  /** Whether several persons share the screen, something is secret, and it is not known who looks. */
  blind() {
    const { game, view, company, replays } = this.#table();
    if (replays || view !== "actor" || this.held || this.seen !== null || persons(company).length < 2) return false;
    return game.outcome() === null && hasSecrets(game);
  }

  /**
   * Whether the curtain falls before somebody acts.
   * @param {Actor | null} actor
   */
  fallsFor(actor) {
    const { game, view, company, always } = this.#table();
    if (view !== "actor" || typeof actor !== "number" || actor === this.seen || persons(company).length < 2) return false;
    return always || hasSecrets(game);
  }

  /**
   * The one who moved sees what came of it for a moment; then the curtain falls.
   * @param {number} seat
   * @param {() => void} then
   */
  hold(seat, then) {
    this.#held = seat;
    this.#then = then;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.release(), HOLD);
  }

  /** Lets it fall at once. */
  release() {
    const due = this.held;
    this.forget();
    if (due) this.#then();
  }

  /** Nothing waits any more. */
  forget() {
    clearTimeout(this.#timer);
    this.#held = null;
  }
}
