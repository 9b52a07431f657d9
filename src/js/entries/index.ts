// `ludotheque` for browsers and bundlers: the WebAssembly of each game is a module that is imported when it is asked for.

import { INFOS } from "ludotheque:infos";
import { INLINED } from "ludotheque:inlined";
import { GLUE, TEXT } from "ludotheque:on-demand";
import {
	calls,
	compileInlined,
	initOptions,
	load,
	loaded,
	refusal,
	wantedGames,
} from "../engine.ts";
import type * as Declared from "../types/index.d.ts";

const IDS = INFOS.map(({ id }) => id);

export const init: typeof Declared.init = async (games, options) => {
	const ids = wantedGames(games, IDS);
	if (initOptions(options, "init-options").source !== undefined)
		throw refusal("source-not-here", {});
	const module = async (id: Declared.GameId) =>
		compileInlined((await INLINED[id]()).WASM);
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
