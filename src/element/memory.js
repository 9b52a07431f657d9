// What this browser remembers: the running game of each kind. A browser that forgets is no reason to stop.

/** @param {string} id */
const key = (id) => `ludotheque/${id}`;

/**
 * @param {string} id
 * @returns {{ save: string, names: string[] } | null}
 */
export function recall(id) {
  try {
    const found = JSON.parse(localStorage.getItem(key(id)) ?? "null");
    if (found === null || typeof found.save !== "string") return null;
    const names = Array.isArray(found.names) ? found.names.filter((/** @type {unknown} */ name) => typeof name === "string") : [];
    return { save: found.save, names };
  } catch {
    return null;
  }
}

/**
 * @param {string} id
 * @param {{ save: string, names: string[] }} what
 */
export function remember(id, what) {
  try {
    localStorage.setItem(key(id), JSON.stringify(what));
  } catch {
    // Private windows and full disks: the game goes on, it is just not kept.
  }
}
