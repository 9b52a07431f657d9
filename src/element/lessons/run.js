// How a lesson meets the rules: patterns of moves, and the games that the steps begin with. Knows no page and no game.

/** @typedef {import("../../js/types/index.d.ts").AnyMove} AnyMove */
/** @typedef {import("../../js/types/index.d.ts").Actor} Actor */
/** @typedef {import("../games/renderer.d.ts").AnyGame} AnyGame */
/** @typedef {import("../lesson.d.ts").Lesson} Lesson */
/** @typedef {import("../lesson.d.ts").LessonStep} LessonStep */
/** @typedef {import("../lesson.d.ts").LessonExpect} LessonExpect */
/** @typedef {import("../lesson.d.ts").LessonPlay} LessonPlay */
/** @typedef {Pick<typeof import("../../js/types/index.d.ts"), "createGame" | "games" | "rules" | "scenarios">} Engine */

/** The ways a step can begin. */
export const BEGINNINGS = /** @type {const} */ (["scenario", "position", "options", "continue"]);

/**
 * Whether a value is what a pattern says: every field of the pattern is there and equal.
 * @param {unknown} pattern
 * @param {unknown} value
 * @returns {boolean}
 */
export function fits(pattern, value) {
  if (typeof pattern !== "object" || pattern === null) return pattern === value;
  if (typeof value !== "object" || value === null || Array.isArray(pattern) !== Array.isArray(value)) return false;
  if (Array.isArray(pattern) && pattern.length !== /** @type {unknown[]} */ (value).length) return false;
  return Object.entries(pattern).every(([key, part]) => Object.hasOwn(value, key) && fits(part, /** @type {Record<string, unknown>} */ (value)[key]));
}

/**
 * Whether a move is an answer.
 * @param {LessonExpect} expect
 * @param {unknown} move
 */
export function answers(expect, move) {
  return expect === "any" || [expect].flat().some((pattern) => fits(pattern, move));
}

/**
 * Who is asked: the seat whose eyes the reader has, if it is to act; else the first who is.
 * @param {AnyGame} game
 * @param {LessonStep} step
 * @returns {Actor | null}
 */
export function asked(game, step) {
  const actors = game.actors();
  return (typeof step.view === "number" && actors.includes(step.view) ? step.view : actors[0]) ?? null;
}

/**
 * The game that a step begins with, before any move of it; for steps that do not continue another one.
 * @param {Engine} engine
 * @param {Lesson} lesson
 * @param {LessonStep} step
 * @returns {AnyGame}
 */
export function begin(engine, lesson, step) {
  const start = step.scenario !== undefined ? { scenario: step.scenario } : step.position !== undefined ? { position: step.position } : {};
  return engine.createGame(lesson.game, /** @type {any} */ ({ seed: 0, ...start, ...step.options, chance: "manual" }));
}

/**
 * Makes a scripted move.
 * @param {AnyGame} game
 * @param {LessonPlay} play
 */
export function make(game, { play, seat }) {
  game.apply(play, seat ?? game.actors()[0]);
}

/**
 * Plays a step to its end as a reader would who knows the answers.
 * @param {AnyGame} game
 * @param {LessonStep} step
 */
export function solve(game, step) {
  for (const item of [{ expect: step.expect }, ...(step.then ?? [])]) {
    if ("play" in item) make(game, item);
    else {
      const actor = asked(game, step);
      const move = actor === null ? undefined : game.legalMoves(actor).find((each) => answers(item.expect, each));
      if (actor !== null && move !== undefined) game.apply(move, actor);
    }
  }
}

/**
 * The game as it is when the reader comes to a step. Steps that continue are led up to by those before them.
 * @param {Engine} engine
 * @param {Lesson} lesson
 * @param {number} index
 * @returns {AnyGame}
 */
export function arrive(engine, lesson, index) {
  let first = index;
  while (first > 0 && lesson.steps[first]?.continue) first -= 1;
  const path = lesson.steps.slice(first, index + 1);
  const game = begin(engine, lesson, /** @type {LessonStep} */ (path[0]));
  path.forEach((step, n) => {
    for (const play of step.before ?? []) make(game, play);
    if (n < path.length - 1) solve(game, step);
  });
  return game;
}
