// A dialog: a title, a body, a way out.

import { h } from "../svg.js";

/**
 * @param {string} title
 * @param {...Node} body
 */
export function dialog(title, ...body) {
  const close = h("button", { type: "button", class: "quiet-button", "aria-label": "Close", onclick: () => element.close() }, "×");
  const element = h("dialog", { class: "dialog", part: "dialog", "aria-label": title }, h("header", {}, h("h2", { tabindex: -1, autofocus: true }, title), close), ...body);
  element.addEventListener("click", (event) => {
    if (event.target === element) element.close();
  });
  element.addEventListener("close", () => element.remove());
  return element;
}

/**
 * A line for what went wrong.
 */
export function complaint() {
  const element = h("p", { class: "complaint", role: "alert", hidden: true });
  return {
    element,
    /** @param {unknown} error */
    show(error) {
      element.textContent = error instanceof Error ? error.message : String(error);
      element.hidden = false;
    },
    hide() {
      element.hidden = true;
    },
  };
}
