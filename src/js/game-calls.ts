// The calls of an entry for one game. Knows no other game.

import { needLanguage } from "./arguments.ts";
import { create, restore } from "./game.ts";
import type { Engine } from "./registry.ts";
import type {
	ComponentsOf,
	GameId,
	Language,
	NewGame,
	ScenarioInfo,
} from "./types/index.d.ts";

/** An object of the caller's own. */
export const copy = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;

/** The calls; `engine` gives the game if it is loaded, or throws. */
export function gameCalls<Id extends GameId>(engine: () => Engine) {
	return {
		rules(lang?: Language) {
			needLanguage(lang);
			return copy(engine().text.rules);
		},
		scenarios(lang?: Language) {
			needLanguage(lang);
			return copy(engine().text.scenarios) as ScenarioInfo<Id>[];
		},
		components: () => engine().glue.Session.boxComponents() as ComponentsOf<Id>,
		createGame: (options?: NewGame<Id>) => create<Id>(engine(), options),
		restoreGame: (text: string) => restore<Id>(engine(), text),
	};
}
