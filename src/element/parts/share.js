// A link to the game as it stands, to copy; or why there is none.

import { h } from "../svg.js";
import { dialog } from "./dialog.js";

/**
 * @param {Promise<string>} link rejects with the reason when there is none
 */
export function shareDialog(link) {
  const said = h("p", { class: "said", role: "status" }, "Making the link.");
  const field = h("input", { type: "text", class: "link-text", readonly: true, spellcheck: "false", "aria-label": "The link", onfocus: () => field.select() });
  const copy = h("button", { type: "button", class: "main-button", "data-action": "copy", onclick: async () => {
    try {
      await navigator.clipboard.writeText(field.value);
      said.textContent = "Copied.";
    } catch {
      field.focus();
      said.textContent = "Selected: copy it with the keyboard.";
    }
  } }, "Copy the link");
  const body = h("div", { class: "share", hidden: true }, h("p", {}, "The link holds the whole game and opens it at this move. Nothing is stored anywhere else."), field, h("div", { class: "buttons" }, copy));
  const element = dialog("Share this game", body, said);
  link.then(
    (address) => {
      field.value = address;
      body.hidden = false;
      said.textContent = `${address.length} characters.`;
      copy.focus();
    },
    (error) => {
      said.textContent = error instanceof Error ? error.message : String(error);
    },
  );
  return element;
}
