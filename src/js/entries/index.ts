// `ludotheque` for browsers and bundlers: the WebAssembly of each game is a module that is imported when it is asked for.

import { INFOS } from "ludotheque:infos";
import { INLINED } from "ludotheque:inlined";
import {
	calls,
	compileInlined,
	initOptions,
	loaded,
	loadedGames,
	loadedLibrary,
	refusal,
	wantedGames,
} from "../engine.ts";
import { loadGames } from "../on-demand.ts";
import type * as Declared from "../types/index.d.ts";

const IDS = INFOS.map(({ id }) => id);

export const init: typeof Declared.init = async (games, options) => {
	const ids = wantedGames(games, IDS);
	const { source, lang } = initOptions(options, "init-options");
	if (source !== undefined) throw refusal("source-not-here", {});
	await loadGames(ids, lang, async (id) =>
		compileInlined((await INLINED[id]()).WASM),
	);
};

export const {
	games,
	isGameId,
	rules,
	scenarios,
	translate,
	components,
	createGame,
	restoreGame,
} = calls({
	infos: loadedGames(INFOS),
	engine: loaded,
	library: loadedLibrary(IDS),
});
export { Game, RulesError } from "../engine.ts";
export { init as default };
