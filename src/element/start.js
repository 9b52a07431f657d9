// How a game on a table begins: by its attributes. What the engine refuses is said by the name of the attribute.

import { Wrong } from "./settings.js";

/** @typedef {import("./engine.js").Engine} Engine */
/** @typedef {import("./settings.js").Settings} Settings */
/** @typedef {import("./settings.js").ListedMove} ListedMove */
/** @typedef {import("../js/types/index.d.ts").GameInfo} GameInfo */
/** @typedef {import("../js/types/index.d.ts").GameId} GameId */
/** @typedef {import("./games/renderer.d.ts").AnyGame} AnyGame */

/** @param {unknown} error */
const said = (error) => {
  const text = error instanceof Error ? error.message : String(error);
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
};

/**
 * What is said of an example of the rulebook before the first move.
 * @param {Engine} engine
 * @param {GameId} id
 * @param {unknown} scenario
 */
export function described(engine, id, scenario) {
  const example = engine.scenarios(id).find((each) => each.id === scenario);
  return example === undefined ? "" : `${example.title}. ${example.note}`;
}

/**
 * The game that the attributes ask for, at its beginning; a replay with everything still to come.
 * @param {Engine} engine
 * @param {GameInfo} info
 * @param {Settings} settings
 */
export function begun(engine, info, settings) {
  const { scenario, moveList, players } = settings;
  const known = engine.scenarios(info.id).map(({ id }) => id);
  if (scenario !== null && !known.includes(scenario)) throw new Wrong("scenario", scenario, `It has to be one of these: ${known.join(", ")}.`);
  /** @type {Record<string, unknown>} */
  const options = { ...settings.options };
  if (scenario !== null) options.scenario = scenario;
  // As many players as are named, where nothing else says how many.
  const open = scenario === null && !("position" in options) && !("players" in options) && info.minPlayers < info.maxPlayers;
  if (open && players.length >= info.minPlayers) options.players = Math.min(players.length, info.maxPlayers);
  // A list that says what chance drew is played by hand.
  if (moveList?.some(({ seat }) => seat === "chance") && !("chance" in options)) options.chance = "manual";
  const game = made(engine, info.id, options, settings);
  try {
    judge(settings, game);
    if (moveList !== null) rehearse(game, moveList);
    return game;
  } catch (error) {
    game.free();
    throw error;
  }
}

/**
 * @param {Engine} engine
 * @param {GameId} id
 * @param {Record<string, unknown>} options
 * @param {Settings} settings
 * @returns {AnyGame}
 */
function made(engine, id, options, settings) {
  try {
    return engine.createGame(id, /** @type {any} */ (options));
  } catch (error) {
    throw new Wrong("options", JSON.stringify(settings.options), said(error));
  }
}

/**
 * What can only be judged beside a game.
 * @param {Settings} settings
 * @param {AnyGame} game
 */
export function judge({ players, view }, game) {
  if (players.length > game.players) throw new Wrong("players", `${players.length} players`, `This game has ${game.players} seats.`);
  if (typeof view === "number" && view >= game.players) throw new Wrong("view", String(view), `The seats of this game are 0 to ${game.players - 1}; or it is actor or all.`);
}

/**
 * Plays a whole list and takes it back again.
 * @param {AnyGame} game
 * @param {ListedMove[]} list
 */
function rehearse(game, list) {
  list.forEach(({ seat, move }, n) => {
    // With automatic chance the draw has been made already.
    if (seat === "chance" && game.actors()[0] !== "chance") return;
    try {
      game.apply(move, seat ?? game.actors()[0]);
    } catch (error) {
      const rule = /** @type {{ rule?: string }} */ (error).rule;
      throw new Wrong("move-list", JSON.stringify(move), `Move ${n + 1} cannot be played${rule === undefined ? "" : ` (${rule})`}. ${said(error)}`);
    }
  });
}
