// `ludotheque/web`: the WebAssembly of each game is a file of its own: smaller, streamed, cached.

import { FILES } from "ludotheque:files";
import { INFOS } from "ludotheque:infos";
import { GLUE, TEXT } from "ludotheque:on-demand";
import {
	calls,
	compileFrom,
	initOptions,
	load,
	loaded,
	refusal,
	wantedGames,
} from "../engine.ts";
import type { GameId } from "../types/index.d.ts";
import type * as Declared from "../types/web.d.ts";

const IDS = INFOS.map(({ id }) => id);

export const init: typeof Declared.init = async (games, options) => {
	const ids = wantedGames(games, IDS);
	const { source } = initOptions(options, "init-options");
	if (source !== undefined && ids.length !== 1)
		throw refusal("source-of-many", {});
	const module = (id: GameId) => compileFrom(id, source ?? FILES[id]());
	await Promise.all(
		ids.map((id) =>
			load(id, () => ({
				module: module(id),
				glue: GLUE[id](),
				text: TEXT[id](),
			})),
		),
	);
};

export const {
	games,
	isGameId,
	rules,
	scenarios,
	components,
	createGame,
	restoreGame,
} = calls(INFOS, loaded);
export { Game, RulesError } from "../engine.ts";
export { init as default };
