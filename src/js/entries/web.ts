// `ludotheque/web`: the WebAssembly of each game is a file of its own: smaller, streamed, cached.

import { FILES } from "ludotheque:files";
import { INFOS } from "ludotheque:infos";
import {
	calls,
	compileFrom,
	initOptions,
	loaded,
	loadedGames,
	loadedLibrary,
	refusal,
	wantedGames,
} from "../engine.ts";
import { loadGames } from "../on-demand.ts";
import type * as Declared from "../types/web.d.ts";

const IDS = INFOS.map(({ id }) => id);

export const init: typeof Declared.init = async (games, options) => {
	const ids = wantedGames(games, IDS);
	const { source, lang } = initOptions(options, "init-options");
	if (source !== undefined && ids.length !== 1)
		throw refusal("source-of-many", {});
	await loadGames(ids, lang, (id) => compileFrom(id, source ?? FILES[id]()));
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
