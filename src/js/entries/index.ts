// `ludotheque` for browsers and bundlers: the WebAssembly of each game is a module that is imported when it is asked for.

import type * as Declared from "../types/index.d.ts";
import { calls, compileInlined, initOptions, load, loaded, refusal, wantedGames } from "../engine.ts";
import { INLINED } from "ludotheque:inlined";
import { INFOS } from "ludotheque:infos";
import { GLUE, TEXT } from "ludotheque:on-demand";

const IDS = INFOS.map(({ id }) => id);

export const init: typeof Declared.init = async (games, options) => {
  const ids = wantedGames(games, IDS);
  if (initOptions(options, "init-options").source !== undefined) throw refusal("source-not-here", {});
  const module = async (id: Declared.GameId) => compileInlined((await INLINED[id]()).WASM);
  await Promise.all(ids.map((id) => load(id, () => ({ module: module(id), glue: GLUE[id](), text: TEXT[id]() }))));
};

export const { games, isGameId, rules, scenarios, createGame, restoreGame } = calls(INFOS, loaded);
export { init as default };
export { Game, RulesError } from "../engine.ts";
