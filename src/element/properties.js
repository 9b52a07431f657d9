// The attributes of a table as properties: texts, switches, lists and objects.

import { playersIn, wordOf } from "./settings.js";

/** @param {string | null} text */
function parsed(text) {
  try {
    return text === null ? null : JSON.parse(text);
  } catch {
    return null;
  }
}

// A server that renders a page loads this module, too, and has no elements: nothing is made of the class there.
const Base = globalThis.HTMLElement ?? /** @type {typeof HTMLElement} */ (/** @type {unknown} */ (Object));

export class Reflecting extends Base {
  /** Properties that were set before the element was defined. */
  upgrade() {
    const own = /** @type {Record<string, unknown>} */ (/** @type {unknown} */ (this));
    for (const name of Object.keys(own)) {
      if (!(name in Reflecting.prototype) && name !== "game" && name !== "lesson") continue;
      const value = own[name];
      delete own[name];
      own[name] = value;
    }
  }

  /**
   * @param {string} name
   * @param {unknown} value null takes the attribute away
   */
  #set(name, value) {
    if (value === null || value === undefined || value === false) this.removeAttribute(name);
    else this.setAttribute(name, value === true ? "" : String(value));
  }

  get scenario() { return this.getAttribute("scenario"); }
  set scenario(value) { this.#set("scenario", value); }

  /** @returns {Record<string, unknown> | null} */
  get options() { return parsed(this.getAttribute("options")); }
  set options(value) { this.#set("options", value === null ? null : JSON.stringify(value)); }

  /** One word a seat. @returns {string[]} */
  get players() {
    try {
      return playersIn(this.getAttribute("players")).map(wordOf);
    } catch {
      return [];
    }
  }
  set players(value) { this.#set("players", typeof value === "string" ? value : (value?.join(" ") ?? null)); }

  /** @returns {string} */
  get view() { return this.getAttribute("view") ?? "actor"; }
  set view(value) { this.#set("view", value); }

  /** @returns {string | null} */
  get controls() { return this.getAttribute("controls"); }
  set controls(value) { this.#set("controls", Array.isArray(value) ? value.join(" ") : value); }

  get readonly() { return this.hasAttribute("readonly"); }
  set readonly(value) { this.#set("readonly", Boolean(value)); }

  /** @returns {unknown[] | null} */
  get moveList() { return parsed(this.getAttribute("move-list")); }
  set moveList(value) { this.#set("move-list", value === null ? null : JSON.stringify(value)); }

  /** @returns {string} */
  get theme() { return this.getAttribute("theme") ?? "auto"; }
  set theme(value) { this.#set("theme", value); }

  /** @returns {string[]} */
  get names() { return (this.getAttribute("names") ?? "").split(",").map((name) => name.trim()); }
  set names(value) { this.#set("names", typeof value === "string" ? value : (value?.join(",") ?? null)); }

  /** @returns {string} */
  get curtain() { return this.getAttribute("curtain") ?? "auto"; }
  set curtain(value) { this.#set("curtain", value); }

  get keep() { return this.hasAttribute("keep"); }
  set keep(value) { this.#set("keep", Boolean(value)); }
}
