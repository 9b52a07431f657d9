// A position as a picture: no frame, nothing to press.

import { contextOf } from "./eyes.js";
import { rendererOf } from "./games/index.js";
import { dress } from "./sheet.js";
import { h, s } from "./svg.js";
import tokens from "./tokens.css";

/** @typedef {import("./games/renderer.d.ts").AnyGame} AnyGame */

/**
 * The position of a game as one seat sees it, in an element of its own. The game is not kept.
 * @param {AnyGame} game
 * @param {{ seat?: number }} [options]
 * @returns {Promise<HTMLElement>}
 */
export async function picture(game, { seat = 0 } = {}) {
  const box = h("div", { class: "ludo-picture", "aria-hidden": "true" });
  const renderer = await rendererOf(game.id);
  if (renderer === null) return box;
  const context = contextOf(game, { seat, actor: null, moves: [], entries: [], still: true, chosen: [], name: (of) => renderer.seats[of]?.name ?? "" });
  const board = s("g", { class: "picture" });
  const svg = s("svg", { viewBox: renderer.viewBox(context.view).join(" ") }, board);
  renderer.draw(board, context);
  const shadow = box.attachShadow({ mode: "open" });
  dress(shadow, [tokens, renderer.css ?? ""]);
  shadow.append(svg);
  return box;
}
