// A position as a picture: no frame, nothing to press. A film is a picture that follows its game.

import { contextOf } from "./eyes.js";
import { rendererOf } from "./games/index.js";
import { dress } from "./sheet.js";
import { h, s } from "./svg.js";
import tokens from "./tokens.css";

/** @typedef {import("../js/types/index.d.ts").AnyEvent} AnyEvent */
/** @typedef {import("./games/renderer.d.ts").AnyGame} AnyGame */
/** @typedef {[x: number, y: number, width: number, height: number]} Box */

const FILL = ":host { display: block; } svg { display: block; width: 100%; height: 100%; }";

/**
 * The position of a game as one seat sees it, in an element of its own. The game is not kept.
 * @param {AnyGame} game
 * @param {{ seat?: number, box?: Box }} [options] `box` is the part of the plane to show; all of it when left out
 * @returns {Promise<HTMLElement>}
 */
export async function picture(game, options = {}) {
  return (await film(game, options)).element;
}

/**
 * A picture that can be shown again after each move; the events that led there come in as motion, if motion is welcome.
 * @param {AnyGame} game
 * @param {{ seat?: number, box?: Box }} [options]
 * @returns {Promise<{ element: HTMLElement, show: (game: AnyGame, events?: AnyEvent[]) => void }>}
 */
export async function film(game, { seat = 0, box } = {}) {
  const element = h("div", { class: "ludo-picture", "aria-hidden": "true" });
  const renderer = await rendererOf(game.id);
  if (renderer === null) return { element, show() {} };
  const [board, effects] = [s("g", { class: "picture" }), s("g", { class: "effects" })];
  const svg = s("svg", {}, board, effects);
  const shadow = element.attachShadow({ mode: "open" });
  dress(shadow, [tokens, FILL, renderer.css ?? ""]);
  shadow.append(svg);

  /**
   * @param {AnyGame} now
   * @param {AnyEvent[]} [events]
   */
  function show(now, events = []) {
    const still = events.length === 0 || matchMedia("(prefers-reduced-motion: reduce)").matches;
    const context = contextOf(now, { seat, actor: null, moves: [], entries: now.log({ seat, from: Math.max(0, now.ply - 1) }), still, chosen: [], name: (of) => renderer?.seats[of]?.name ?? "" });
    effects.replaceChildren();
    svg.setAttribute("viewBox", (box ?? renderer?.viewBox(context.view) ?? []).join(" "));
    renderer?.draw(board, context);
    if (still) return;
    const running = renderer?.animate?.(board, events, context, effects) ?? [];
    void Promise.allSettled(running.map((animation) => animation.finished)).then(() => effects.replaceChildren());
  }

  show(game);
  return { element, show };
}
