// What stands in the place of a table while it has not come near, and what is shown when it cannot be.

import { dress } from "../sheet.js";
import { h, s } from "../svg.js";
import frame from "../table.css";
import tokens from "../tokens.css";
import { blankSeat } from "./seats.js";

/** @typedef {import("../settings.js").Settings} Settings */
/** @typedef {import("../games/index.js").Entry} Entry */

/**
 * An empty table of the size that the full one will have.
 * @param {ShadowRoot} shadow
 * @param {Settings} settings
 * @param {Entry | undefined} entry
 */
export function placeholder(shadow, { players, options, controls, moveList }, entry) {
  dress(shadow, [tokens, frame]);
  const count = typeof options.players === "number" ? options.players : players.length > 1 ? players.length : (entry?.seats ?? 2);
  const buttons = ["undo", "redo", "hint", "random", "new", "share", "save"].filter((name) => controls.has(name) && (moveList === null || ["share", "save"].includes(name)));
  const bar = (/** @type {string[]} */ names) => h("div", { class: "controls" }, ...names.map((name) => h("span", { class: "button" }, name)));
  const replay = moveList === null ? null : h("div", { class: "replay" }, bar(["first", "back", "play", "next", "last"]), h("p", { class: "replay-at" }, "\u00a0"));
  const small = entry?.small !== undefined && matchMedia(`(max-width: ${entry.small.upTo}px)`).matches ? entry.small.size : null;
  const [width, height] = small ?? entry?.size ?? [100, 100];
  const board = s("svg", { class: "board empty", viewBox: `0 0 ${width} ${height}`, preserveAspectRatio: "xMidYMin meet", "aria-hidden": "true" }, s("rect", { width, height, rx: width / 60 }));
  // A picture more than twice as high as wide is one to scroll along.
  if (height > 2 * width) board.style.maxHeight = "none";
  const tabs = controls.has("log") || controls.has("rules");
  shadow.replaceChildren(
    h("div", { class: "root", lang: "en" },
      h("div", { class: replay === null ? "table waiting" : "table waiting replays", part: "table", "aria-busy": "true" },
        h("div", { class: "asking" }, h("p", { class: "waiting-words" }, `${entry?.title ?? "The table"} loads when it comes into sight.`)),
        h("div", { class: "field-of-play" }, board, entry?.pans ? h("div", { class: "zoom" }) : null),
        h("ul", { class: "seats", "data-count": count, "aria-hidden": "true" }, ...Array.from({ length: Math.min(count, 8) }, () => blankSeat(entry?.lines ?? 1))),
        h("div", { class: "bars", "aria-hidden": "true" }, replay, buttons.length > 0 ? bar(buttons) : null),
        tabs ? h("div", { class: "panel", "aria-hidden": "true" }) : null)),
  );
}

/**
 * What is wrong with a table, in words.
 * @param {ShadowRoot} shadow
 * @param {string} message
 * @param {(() => void) | null} again something else to try
 */
export function problem(shadow, message, again) {
  dress(shadow, [tokens, frame]);
  shadow.replaceChildren(
    h("div", { class: "problem", part: "error", role: "alert", lang: "en" },
      h("p", { class: "problem-title" }, "This table cannot be shown."),
      h("p", {}, message),
      again === null ? null : h("button", { type: "button", onclick: again }, "Try again")),
  );
}
