// What this browser remembers: the running game of each kind. A browser that forgets is no reason to stop.

import { playersIn, wordOf } from "./settings.js";

/** @typedef {{ save: string, names: string[], players: import("./settings.js").Player[], dealt: boolean }} Kept */

/** @param {string} id */
const key = (id) => `ludotheque/${id}`;

/**
 * @param {string} id
 * @returns {Kept | null}
 */
export function recall(id) {
  try {
    const found = JSON.parse(localStorage.getItem(key(id)) ?? "null");
    if (found === null || typeof found.save !== "string") return null;
    const names = Array.isArray(found.names) ? found.names.filter((/** @type {unknown} */ name) => typeof name === "string") : [];
    return { save: found.save, names, players: playersIn(found.players ?? ""), dealt: found.dealt === true };
  } catch {
    return null;
  }
}

/**
 * @param {string} id
 * @param {Kept} what
 */
export function remember(id, { players, ...what }) {
  try {
    localStorage.setItem(key(id), JSON.stringify({ ...what, players: players.map(wordOf).join(" ") }));
  } catch {
    // Private windows and full disks: the game goes on, it is just not kept.
  }
}
