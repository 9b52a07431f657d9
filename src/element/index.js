// The package entry `ludotheque/element`: defines <ludo-table>, and gives what a page around it may want.

import { readyFor } from "./engine.js";
import { LudoTable } from "./table.js";

export { RENDERERS } from "./games/index.js";
export { film, picture } from "./picture.js";
export { ready } from "./engine.js";
export { LudoTable };

/**
 * What is wrong with a lesson: an empty list when nothing is. Plays it through the rules.
 * @param {unknown} lesson
 */
export async function validateLesson(lesson) {
  const [{ problems }, engine] = await Promise.all([import("./lessons/player.js"), readyFor(lesson)]);
  return problems(lesson, engine);
}

if (globalThis.customElements?.get("ludo-table") === undefined) globalThis.customElements?.define("ludo-table", LudoTable);
