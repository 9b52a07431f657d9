// The rules panel: every rule and ruling, searchable, those of the last move marked.

import { h } from "../svg.js";
import { KINDS } from "./note.js";

/** @typedef {import("../../js/types/index.d.ts").Rule} Rule */

/**
 * @param {Rule[]} rules
 * @param {string} reconstructed what the game's data reconstructs, in a sentence
 */
export function rulesPanel(rules, reconstructed) {
  const items = rules.map((rule) => {
    const element = h(
      "li",
      { class: `rule ${rule.kind}`, "data-rule": rule.id, tabindex: -1 },
      h("h3", {}, h("span", { class: `rule-mark ${rule.kind}` }, rule.id), " ", rule.title, h("span", { class: "used", hidden: true }, "last move")),
      h("p", {}, rule.text),
      h("p", { class: `rule-source ${rule.kind}` }, KINDS[rule.kind], rule.kind === "ruling" ? null : `: ${rule.source}`),
    );
    return { rule, element, text: `${rule.id} ${rule.title} ${rule.text}`.toLowerCase() };
  });
  const none = h("p", { class: "log-empty", hidden: true }, "No rule has these words.");
  const search = h("input", { type: "search", class: "search", placeholder: "Search the rules", "aria-label": "Search the rules", oninput: () => filter() });
  const only = h("input", { type: "checkbox", onchange: () => filter() });
  const element = h(
    "div",
    { class: "rules-box" },
    h("h2", { class: "unseen" }, "Rules"),
    h("div", { class: "rules-head" }, search, h("label", { class: "only" }, only, " of the last move")),
    reconstructed === "" ? null : h("p", { class: "reconstructed" }, h("b", {}, "Reconstructed: "), `${reconstructed}.`),
    none,
    h("ul", { class: "rules", part: "rules" }, ...items.map((item) => item.element)),
  );

  function filter() {
    const wanted = search.value.toLowerCase().split(/\s+/).filter(Boolean);
    let shown = 0;
    for (const item of items) {
      const fits = wanted.every((word) => item.text.includes(word)) && (!only.checked || item.element.dataset.used !== undefined);
      item.element.hidden = !fits;
      if (fits) shown += 1;
    }
    none.hidden = shown > 0;
  }

  return {
    element,
    /**
     * Marks the rules of the last move.
     * @param {Set<string>} used
     */
    mark(used) {
      for (const { rule, element: item } of items) {
        item.toggleAttribute("data-used", used.has(rule.id));
        const badge = /** @type {HTMLElement | null} */ (item.querySelector(".used"));
        if (badge !== null) badge.hidden = !used.has(rule.id);
      }
      filter();
    },
    /**
     * Brings a rule into sight.
     * @param {string} id
     */
    open(id) {
      search.value = "";
      only.checked = false;
      filter();
      const item = items.find(({ rule }) => rule.id === id)?.element;
      item?.scrollIntoView({ block: "start" });
      item?.focus({ preventScroll: true });
    },
  };
}
