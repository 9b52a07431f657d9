// The seats: who plays, how they stand, whose turn it is.

import { h, s } from "../svg.js";

/** @typedef {import("../games/renderer.d.ts").AnyRenderer} AnyRenderer */
/** @typedef {import("../games/renderer.d.ts").Context<import("../../js/types/index.d.ts").GameId>} Context */

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
 * The card of a seat of which nothing is told.
 * @param {number} lines how many lines of facts it keeps room for
 */
export function blankSeat(lines) {
  const blank = (/** @type {string} */ part) => h("span", { class: part }, "\u00a0");
  const facts = Array.from({ length: lines }, () => h("div", { class: "facts" }, blank("fact")));
  return h("li", { class: "seat" }, s("svg", { class: "sign", viewBox: "0 0 26 26" }), h("div", { class: "who" }, blank("name"), blank("state")), ...facts);
}

/** What is said of a seat that no person plays. */
const PLAYED = { bot: "Bot", nobody: "By script" };

/**
 * @param {AnyRenderer} renderer
 * @param {Context} context
 * @param {{ players: import("../settings.js").Player[], thinking: number | null, lang: string }} beside
 */
export function seats(renderer, context, { players, thinking, lang }) {
  const cards = [];
  const figures = new Intl.NumberFormat(lang);
  const written = (/** @type {number | string} */ value) => (typeof value === "number" ? figures.format(value) : value);
  for (let seat = 0; seat < context.players; seat += 1) {
    const score = renderer.score?.(seat, context);
    const turn = context.acting.includes(seat);
    const won = context.outcome?.ranking[0]?.includes(seat) ?? false;
    const facts = score?.facts.map(({ label, value }) => h("span", { class: "fact" }, h("b", {}, written(value)), ` ${label}`)) ?? [];
    const badge = won ? (context.outcome?.ranking[0]?.length === 1 ? "Winner" : "Draw") : seat === thinking ? "Thinks" : turn ? "To move" : "";
    const player = players[seat];
    const level = player?.kind === "bot" ? h("span", { class: "level" }, `, ${player.level}`) : null;
    const who = player === undefined || player.kind === "person" ? [] : [PLAYED[player.kind], ...(level === null ? [] : [level])];
    cards.push(
      h(
        "li",
        { class: "seat", part: "seat", "data-seat": seat, "data-turn": turn, "data-won": won, "data-thinking": seat === thinking },
        seatSign(renderer, seat),
        h("div", { class: "who" }, h("span", { class: "name" }, context.name(seat)), h("span", { class: "state" }, ...(badge === "" || (!won && player?.kind === "nobody") ? who : [badge]))),
        h("span", { class: String(score?.points ?? "").length > 2 ? "points long" : "points" }, written(score?.points ?? ""), h("span", { class: "unseen" }, " points")),
        h("div", { class: "facts" }, ...facts),
      ),
    );
  }
  return cards;
}
