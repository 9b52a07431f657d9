// The calls of an entry for one game. Knows no other game.

import type * as Declared from "./types/game.d.ts";
import { needLanguage } from "./arguments.ts";
import { create, restore } from "./game.ts";
import type { Engine } from "./registry.ts";

/** An object of the caller's own. */
export const copy = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;

/** The calls; `engine` gives the game if it is loaded, or throws. */
export function gameCalls(engine: () => Engine) {
  return {
    rules(lang) {
      needLanguage(lang);
      return copy(engine().text.rules);
    },
    scenarios(lang) {
      needLanguage(lang);
      return copy(engine().text.scenarios);
    },
    createGame: (options) => create(engine(), options),
    restoreGame: (text) => restore(engine(), text),
  } satisfies Pick<typeof Declared, "rules" | "scenarios" | "createGame" | "restoreGame">;
}
