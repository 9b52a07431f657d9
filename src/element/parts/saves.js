// Saving and restoring: a file, or a text to copy and paste.

import { h } from "../svg.js";
import { complaint, dialog } from "./dialog.js";

/**
 * @param {{ id: string, text: string, kept: boolean, restore: (text: string) => void }} given `restore` throws when the text is no game
 */
export function saves({ id, text, kept, restore }) {
  const wrong = complaint();
  const area = h("textarea", { class: "save-text", rows: 6, spellcheck: "false", "aria-label": "The game as text" });
  area.value = text;
  const said = h("span", { class: "said", role: "status" });

  /** @param {string} from */
  const load = (from) => {
    try {
      wrong.hide();
      restore(from);
      element.close();
    } catch (error) {
      wrong.show(error);
    }
  };
  const file = h("input", { type: "file", accept: ".json,application/json,text/plain", hidden: true, onchange: async () => {
    const chosen = file.files?.[0];
    if (chosen !== undefined) load(await chosen.text());
  } });
  const download = () => {
    const url = URL.createObjectURL(new Blob([text], { type: "application/json" }));
    h("a", { href: url, download: `${id}-${new Date().toISOString().slice(0, 10)}.json` }).click();
    setTimeout(() => URL.revokeObjectURL(url), 1000);
  };
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      said.textContent = "Copied.";
    } catch {
      area.focus();
      area.select();
      said.textContent = "Selected: copy it with the keyboard.";
    }
  };

  const element = dialog(
    "Save and restore",
    h("p", {}, `${kept ? "The running game is kept in this browser. To take it elsewhere, save" : "To keep the running game, save"} it to a file or copy the text. To restore a game, choose its file or paste its text here.`),
    area,
    wrong.element,
    h("div", { class: "buttons" },
      h("button", { type: "button", class: "main-button", "data-action": "restore", onclick: () => load(area.value) }, "Restore this text"),
      h("button", { type: "button", onclick: download }, "Save to file"),
      h("button", { type: "button", onclick: () => file.click() }, "Open file"),
      h("button", { type: "button", onclick: copy }, "Copy"),
      said),
    file,
  );
  return element;
}
