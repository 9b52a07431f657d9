// A note beside something: why a press was refused, or the text of a rule. It never blocks.

import { h } from "../svg.js";

/** @typedef {import("../../pkg/web.js").Rule} Rule */

/** What kind of rule it is, in words. */
export const KINDS = { rulebook: "Rule of the book", public: "From a public description", ruling: "Our ruling where the book is silent" };

/**
 * The small mark of a rule; rulings look different from rules of the book.
 * @param {string} id
 * @param {Map<string, Rule>} rules
 * @param {(id: string, anchor: Element) => void} open
 */
export function ruleMark(id, rules, open) {
  const rule = rules.get(id);
  const name = rule === undefined ? id : `${id}, ${rule.title}. ${KINDS[rule.kind]}`;
  return h("button", { type: "button", class: `rule-mark ${rule?.kind ?? ""}`, title: name, "aria-label": name, "data-rule": id, onclick: (/** @type {MouseEvent} */ event) => open(id, /** @type {Element} */ (event.currentTarget)) }, id);
}

/**
 * The text of a rule.
 * @param {Rule} rule
 */
export function ruleText(rule) {
  return h(
    "div",
    { class: "rule-text" },
    h("p", {}, rule.text),
    h("p", { class: `rule-source ${rule.kind}` }, KINDS[rule.kind], rule.kind === "ruling" ? null : `: ${rule.source}`),
  );
}

export function note() {
  const body = h("div", { class: "note-body" });
  const close = h("button", { type: "button", class: "note-close", "aria-label": "Close", onclick: () => hide() }, "×");
  const element = h("div", { class: "note", part: "note", popover: "manual", role: "status" }, body, close);
  /** @type {Element | null} */
  let anchor = null;

  function hide() {
    if (element.matches(":popover-open")) element.hidePopover();
    anchor = null;
  }

  function place() {
    if (anchor === null) return;
    const at = anchor.getBoundingClientRect();
    const me = element.getBoundingClientRect();
    const [width, height] = [document.documentElement.clientWidth, window.innerHeight];
    const below = at.bottom + 8 + me.height <= height - 8;
    const above = at.top - 8 - me.height >= 8;
    const top = below ? at.bottom + 8 : above ? at.top - 8 - me.height : Math.max(8, height - me.height - 8);
    const left = Math.min(Math.max(8, at.left + at.width / 2 - me.width / 2), width - me.width - 8);
    element.style.top = `${top}px`;
    element.style.left = `${left}px`;
  }

  return {
    element,
    hide,
    isOpen: () => element.matches(":popover-open"),
    /**
     * @param {Element} beside
     * @param {...(Node | string)} content
     */
    show(beside, ...content) {
      hide();
      anchor = beside;
      body.replaceChildren(...content);
      element.showPopover();
      place();
    },
    place,
  };
}
