// The calls of an entry for one game. Knows no other game.

import { languageOf } from "./arguments.ts";
import { create, restore } from "./game.ts";
import type { Engine } from "./registry.ts";
import { type Library, translate } from "./translate.ts";
import type {
	ComponentsOf,
	Detail,
	GameId,
	Language,
	NewGame,
	ScenarioInfo,
} from "./types/index.d.ts";

/** An object of the caller's own. */
export const copy = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;

/** The calls; `engine` gives the game if it is loaded, and `library` its texts, or they throw. */
export function gameCalls<Id extends GameId>(
	id: GameId,
	engine: () => Engine,
	library: Library,
) {
	return {
		rules: (lang?: Language) => copy(library.text(id, languageOf(lang)).rules),
		scenarios: (lang?: Language) =>
			copy(library.text(id, languageOf(lang)).scenarios) as ScenarioInfo<Id>[],
		translate: (detail: Detail, lang?: Language) =>
			translate(detail, languageOf(lang), library),
		components: () => engine().glue.Session.boxComponents() as ComponentsOf<Id>,
		createGame: (options?: NewGame<Id>) => create<Id>(engine(), options),
		restoreGame: (text: string) => restore<Id>(engine(), text),
	};
}
