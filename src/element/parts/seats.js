// The seats: who plays, how they stand, whose turn it is.

import { h, s } from "../svg.js";

/** @typedef {import("../games/renderer.d.ts").AnyRenderer} AnyRenderer */
/** @typedef {import("../games/renderer.d.ts").Context<import("../../../pkg/web.js").GameId>} Context */

/**
 * The sign of a seat: its colour and its device.
 * @param {AnyRenderer} renderer
 * @param {number} seat
 */
export function seatSign(renderer, seat) {
  const style = renderer.seats[seat];
  const device = s("path", { d: style?.device ?? "" });
  const round = s("circle", { cx: 12, cy: 12, r: 11.5 });
  round.style.fill = style?.colour ?? "gray";
  device.style.fill = style?.ink ?? "white";
  device.setAttribute("transform", "translate(12 12) scale(0.72) translate(-12 -12)");
  return s("svg", { class: "sign", viewBox: "-1 -1 26 26", "aria-hidden": "true" }, round, device);
}

/**
 * @param {AnyRenderer} renderer
 * @param {Context} context
 */
export function seats(renderer, context) {
  const cards = [];
  for (let seat = 0; seat < context.players; seat += 1) {
    const score = renderer.score?.(seat, context);
    const turn = context.acting.includes(seat);
    const won = context.outcome?.ranking[0]?.includes(seat) ?? false;
    const facts = score?.facts.map(({ label, value }) => h("span", { class: "fact" }, h("b", {}, String(value)), ` ${label}`)) ?? [];
    const badge = won ? (context.outcome?.ranking[0]?.length === 1 ? "Winner" : "Draw") : turn ? "To move" : "";
    cards.push(
      h(
        "li",
        { class: "seat", part: "seat", "data-seat": seat, "data-turn": turn, "data-won": won },
        seatSign(renderer, seat),
        h("div", { class: "who" }, h("span", { class: "name" }, context.name(seat)), h("span", { class: "state" }, badge)),
        h("span", { class: "points", "aria-label": `${score?.points ?? 0} points` }, String(score?.points ?? "")),
        h("div", { class: "facts" }, ...facts),
      ),
    );
  }
  return cards;
}
