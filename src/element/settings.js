// What the attributes of a table say. Anything wrong with them is said in words: which attribute, what was given, what is allowed.

import { RENDERERS } from "./games/index.js";

/** @typedef {"easy" | "medium" | "hard"} Level */
/** Who plays a seat. @typedef {{ kind: "person" | "nobody" } | { kind: "bot", level: Level }} Player */
/** @typedef {import("../js/types/index.d.ts").Actor} Actor */
/** @typedef {import("../js/types/index.d.ts").AnyMove} AnyMove */
/** @typedef {{ seat?: Actor, move: AnyMove }} ListedMove */
/**
 * @typedef {object} Settings
 * @property {import("../js/types/index.d.ts").GameId} game
 * @property {string | null} scenario
 * @property {Record<string, unknown>} options
 * @property {Player[]} players as many as are given; the other seats are persons
 * @property {"actor" | "all" | number} view
 * @property {Set<string>} controls
 * @property {boolean} readonly
 * @property {ListedMove[] | null} moveList
 * @property {string} lang for numbers; the words are English
 * @property {string[]} names
 * @property {boolean} curtain whether it falls between all turns
 * @property {boolean} keep
 * @property {unknown} lesson the id of a tour, the address of a lesson, or the lesson itself; null when none is played
 */

/** What may stand in `controls`, in the order of the buttons. */
export const CONTROLS = ["undo", "redo", "hint", "random", "new", "share", "save", "log", "rules"];
const LEVELS = ["easy", "medium", "hard"];
const THEMES = ["auto", "light", "dark"];

/** An attribute that makes no sense. */
export class Wrong extends Error {
  /**
   * @param {string} attribute
   * @param {string} given
   * @param {string} allowed a sentence
   */
  constructor(attribute, given, allowed) {
    const shown = given.length > 80 ? `${given.slice(0, 79)}…` : given;
    super(`${given === "" ? `The attribute «${attribute}» is empty.` : `The attribute «${attribute}» is «${shown}».`} ${allowed}`);
    this.name = "Wrong";
    this.attribute = attribute;
  }
}

/** @param {string[]} all */
const either = (all) => `${all.slice(0, -1).join(", ")} or ${all.at(-1)}`;

/** Every attribute, in the order in which they are judged. */
export const ATTRIBUTES = ["game", "scenario", "options", "players", "view", "controls", "readonly", "move-list", "lang", "theme", "names", "curtain", "keep", "lesson"];

/**
 * Reads and judges all attributes. Throws a `Wrong` for the first that is not right.
 * @param {HTMLElement} element
 * @returns {Settings}
 */
export function settingsOf(element) {
  const given = (/** @type {string} */ name) => element.getAttribute(name);
  const lesson = /** @type {{ lesson?: unknown }} */ (element).lesson ?? null;
  const game = (given("game") ?? taught(lesson)).trim();
  if (!Object.hasOwn(RENDERERS, game)) throw new Wrong("game", game, `It has to be the id of a game: ${either(Object.keys(RENDERERS))}.`);
  const theme = given("theme") ?? "auto";
  if (!THEMES.includes(theme)) throw new Wrong("theme", theme, `It has to be ${either(THEMES)}.`);
  const curtain = given("curtain") ?? "";
  if (!["", "auto", "always"].includes(curtain)) throw new Wrong("curtain", curtain, "It has to be auto or always.");
  const settings = {
    game: /** @type {import("../js/types/index.d.ts").GameId} */ (game),
    scenario: given("scenario"),
    options: optionsIn(given("options")),
    players: playersIn(given("players")),
    view: viewIn(given("view")),
    controls: controlsIn(given("controls")),
    readonly: element.hasAttribute("readonly"),
    moveList: movesIn(given("move-list")),
    lang: languageIn(element),
    names: (given("names") ?? "").split(",").map((name) => name.trim()),
    curtain: curtain === "always",
    keep: element.hasAttribute("keep"),
    lesson,
  };
  if (lesson === null) return settings;
  // A lesson says itself how it begins and what is to be played.
  const controls = new Set(["log", "rules"].filter((name) => settings.controls.has(name)));
  return { ...settings, scenario: null, options: {}, players: [], moveList: null, keep: false, controls };
}

/**
 * The game of a lesson, where that can be told before the lesson is loaded.
 * @param {unknown} lesson
 */
function taught(lesson) {
  if (typeof lesson !== "string") return String(/** @type {{ game?: unknown } | null} */ (lesson)?.game ?? "");
  if (Object.hasOwn(RENDERERS, lesson)) return lesson;
  if (lesson.includes("/") || lesson.endsWith(".json")) throw new Wrong("game", "", "Beside the address of a lesson the id of its game is needed.");
  throw new Wrong("lesson", lesson, `It has to be the game of a built-in lesson (${either(Object.keys(RENDERERS))}) or the address of a lesson, with a «/» or «.json» in it.`);
}

/**
 * @param {string} attribute
 * @param {string} text
 * @param {string} allowed
 */
function json(attribute, text, allowed) {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new Wrong(attribute, text, `That is not JSON (${error instanceof Error ? error.message : String(error)}). ${allowed}`);
  }
}

/** @param {string | null} text @returns {Record<string, unknown>} */
function optionsIn(text) {
  if (text === null || text.trim() === "") return {};
  const allowed = "It has to be an object with options of the game, such as {\"seed\":7}.";
  const options = json("options", text, allowed);
  if (typeof options !== "object" || options === null || Array.isArray(options)) throw new Wrong("options", text, allowed);
  return options;
}

/** @param {string | null} text @returns {Player[]} */
export function playersIn(text) {
  return (text ?? "").split(/[\s,]+/).filter(Boolean).map((word) => playerOf(word, text ?? ""));
}

/**
 * @param {string} word
 * @param {string} all
 * @returns {Player}
 */
function playerOf(word, all) {
  const [kind, level = "medium", more] = word.split(":");
  if (kind === "bot" && LEVELS.includes(level) && more === undefined) return { kind, level: /** @type {Level} */ (level) };
  if (word === "person" || word === "nobody") return { kind: word };
  throw new Wrong("players", all, `There is no player «${word}». Each seat is person, bot, ${either(LEVELS.map((each) => `bot:${each}`))}, or nobody.`);
}

/** @param {Player} player */
export const wordOf = (player) => (player.kind === "bot" ? `bot:${player.level}` : player.kind);

/** @param {string | null} text @returns {Settings["view"]} */
function viewIn(text) {
  if (text === null || text === "" || text === "actor") return "actor";
  if (text === "all") return "all";
  if (/^\d$/.test(text)) return Number(text);
  throw new Wrong("view", text, "It has to be actor (whoever is to act), all (everything is shown), or a seat, counted from 0.");
}

/** @param {string | null} text */
function controlsIn(text) {
  if (text === null) return new Set(CONTROLS);
  const words = text.split(/[\s,]+/).filter(Boolean);
  const strange = words.find((word) => !CONTROLS.includes(word));
  if (strange !== undefined) throw new Wrong("controls", text, `There is no control «${strange}». Allowed are ${CONTROLS.slice(0, -1).join(", ")} and ${CONTROLS.at(-1)}.`);
  return new Set(words);
}

/** @param {string | null} text @returns {ListedMove[] | null} */
function movesIn(text) {
  if (text === null) return null;
  const allowed = "It has to be a list of moves, or of objects with a seat and a move.";
  const list = json("move-list", text, allowed);
  if (!Array.isArray(list)) throw new Wrong("move-list", text, allowed);
  return list.map((each, n) => {
    if (typeof each?.type === "string") return { move: each };
    if (typeof each?.move?.type === "string") return { seat: each.seat, move: each.move };
    throw new Wrong("move-list", text, `Entry ${n + 1} is no move. ${allowed}`);
  });
}

/**
 * The language for numbers: the nearest `lang`, if the browser knows it, else English.
 * @param {HTMLElement} element
 */
function languageIn(element) {
  const wanted = element.closest("[lang]")?.getAttribute("lang") || "en";
  try {
    return Intl.NumberFormat.supportedLocalesOf(wanted)[0] ?? "en";
  } catch {
    return "en";
  }
}
