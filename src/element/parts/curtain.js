// The curtain between secret turns: it says whose turn it is and hides everything until that person presses.

import { h } from "../svg.js";
import { seatSign } from "./seats.js";

/** @typedef {import("../games/renderer.d.ts").AnyRenderer} AnyRenderer */

/**
 * @param {{ renderer: AnyRenderer, seat: number, name: string, lift: () => void, back: (() => void) | null }} given
 */
export function curtain({ renderer, seat, name, lift, back }) {
  return h(
    "div",
    { class: "curtain", part: "curtain", role: "dialog", "aria-label": `Curtain. ${name} is next.` },
    h(
      "div",
      { class: "curtain-card" },
      seatSign(renderer, seat),
      h("p", { class: "curtain-name" }, `${name} is next`),
      h("p", {}, "Pass the screen. What the others know stays behind the curtain."),
      h("button", { type: "button", class: "main-button", "data-action": "lift", onclick: lift }, `I am ${name}`),
      back === null ? null : h("button", { type: "button", onclick: back }, "Take the last move back"),
    ),
  );
}

/**
 * The same while a bot begins and nobody has looked yet.
 * @param {string} name whoever thinks
 */
export function waiting(name) {
  return h("div", { class: "curtain", part: "curtain" }, h("div", { class: "curtain-card" }, h("p", { class: "curtain-name", role: "status" }, name === "" ? "One moment" : `${name} is thinking`)));
}
