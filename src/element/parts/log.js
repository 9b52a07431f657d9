// The log: what happened, as a story. Only what changed is written again.

import { h } from "../svg.js";
import { ruleMark } from "./note.js";
import { seatSign } from "./seats.js";

/** @typedef {import("../../js/types/index.d.ts").GameId} GameId */
/** @typedef {import("../../js/types/index.d.ts").Rule} Rule */
/** @typedef {import("../../js/types/index.d.ts").AnyEvent} AnyEvent */
/** @typedef {import("../games/renderer.d.ts").AnyRenderer} AnyRenderer */
/** @typedef {import("../games/renderer.d.ts").Sentence} Sentence */
/** @typedef {import("../games/renderer.d.ts").Names<GameId>} Names */

/**
 * The sentences of one move.
 * @param {AnyRenderer} renderer
 * @param {AnyEvent[]} events
 * @param {Names} names
 * @returns {Sentence[]}
 */
export function story(renderer, events, names) {
  if (renderer.tell !== undefined) return renderer.tell(events, names);
  return events.flatMap((event) => {
    const text = renderer.say(event, names);
    return text === null ? [] : [{ text, rules: [event.rule], seat: "seat" in event ? event.seat : null }];
  });
}

/**
 * @param {(id: string, anchor: Element) => void} openRule
 */
export function log(openRule) {
  const list = h("ol", { class: "log", part: "log" });
  const empty = h("p", { class: "log-empty" }, "Nothing has happened yet.");
  const element = h("div", { class: "log-box" }, empty, list);
  /** @type {{ key: string, nodes: Element[] }[]} */
  let written = [];
  let due = false;

  /** With the next frame: asking for the height earlier would lay the page out twice. */
  function showLast() {
    due = false;
    const box = element.closest(".tab-body");
    if (box !== null) box.scrollTop = box.scrollHeight;
  }

  return {
    element,
    /**
     * @param {{ ply: number, event: AnyEvent }[]} entries
     * @param {AnyRenderer} renderer
     * @param {Names} names
     * @param {Map<string, Rule>} rules
     */
    write(entries, renderer, names, rules) {
      /** @type {Map<number, AnyEvent[]>} */
      const plies = new Map();
      for (const { ply, event } of entries) plies.set(ply, [...(plies.get(ply) ?? []), event]);
      const now = [...plies].map(([ply, events]) => ({ ply, sentences: story(renderer, events, names) }));
      let same = 0;
      const keys = now.map((entry) => JSON.stringify(entry));
      while (same < keys.length && written[same]?.key === keys[same]) same += 1;
      for (const { nodes } of written.slice(same)) for (const node of nodes) node.remove();
      written = written.slice(0, same);
      now.slice(same).forEach(({ ply, sentences }, index) => {
        const nodes = sentences.map((sentence) => {
          const seat = sentence.seat ?? null;
          const marks = sentence.rules.map((id) => ruleMark(id, rules, openRule));
          return h(
            "li",
            { "data-ply": ply, class: seat === null ? "entry" : "entry of-seat" },
            seat === null ? h("span", { class: "sign" }) : seatSign(renderer, seat),
            h("div", {}, h("span", { class: "sentence" }, sentence.text), " ", h("span", { class: "marks" }, ...marks)),
          );
        });
        list.append(...nodes);
        written.push({ key: keys[same + index] ?? "", nodes });
      });
      const last = written.at(-1)?.nodes ?? [];
      for (const node of list.children) node.classList.toggle("last", last.includes(node));
      empty.hidden = written.length > 0;
      if (!due) requestAnimationFrame(showLast);
      due = true;
    },
  };
}
