// The page: a gallery of the games that have a picture, and the table of the chosen one.
// Addresses: ?game=kopis  ?game=kopis&scenario=capture  ?game=kopis#KOP-20 (opens that rule)  &view=all (and the other attributes of the table)

import { createGame, games } from "../pkg/web.js";
import { LudoTable, picture, ready, RENDERERS } from "../pkg/element.js";
import { h } from "./dom.js";

/** @typedef {import("../pkg/web.js").GameInfo} GameInfo */

/** The attributes that an address may set. */
const ATTRIBUTES = ["game", "scenario", "options", "names", "view", "curtain", "controls", "readonly"];
const THEMES = /** @type {const} */ (["auto", "light", "dark"]);
const main = /** @type {HTMLElement} */ (document.getElementById("main"));
const themeButton = /** @type {HTMLButtonElement} */ (document.getElementById("theme"));

/** @param {string} theme */
function setTheme(theme) {
  if (theme === "auto") delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
  themeButton.textContent = `Theme: ${theme}`;
}

function keptTheme() {
  try {
    return localStorage.getItem("ludotheque-theme") ?? "auto";
  } catch {
    return "auto";
  }
}

setTheme(keptTheme());
themeButton.addEventListener("click", () => {
  const at = THEMES.findIndex((theme) => theme === keptTheme());
  const next = THEMES[(at + 1) % THEMES.length] ?? "auto";
  setTheme(next);
  try {
    localStorage.setItem("ludotheque-theme", next);
  } catch {
    // Not kept, then.
  }
});

/**
 * @param {GameInfo} info
 * @param {URLSearchParams} query
 */
function showTable(info, query) {
  document.title = `${info.title} · Ludotheque`;
  const of = document.getElementById("of");
  if (of !== null) of.textContent = `${info.title}${info.author === "" ? "" : ` by ${info.author}`}${info.year === null ? "" : `, ${info.year}`}`;
  const table = new LudoTable();
  table.setAttribute("keep", "");
  for (const [name, value] of query) if (ATTRIBUTES.includes(name)) table.setAttribute(name, value);
  if (query.has("scenario") || query.has("options")) table.removeAttribute("keep");
  const openRule = () => {
    const id = decodeURIComponent(location.hash.slice(1));
    if (id !== "") table.openRule(id);
  };
  table.addEventListener("ready", openRule);
  window.addEventListener("hashchange", openRule);
  document.addEventListener("keydown", (event) => {
    if (event.target !== document.body || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === "u") table.undo();
    else if (event.key === "r") table.redo();
    else if (event.key.startsWith("Arrow")) {
      event.preventDefault();
      table.focus();
    }
  });
  main.replaceChildren(table);
}

/** @param {GameInfo[]} list */
async function showGallery(list) {
  const items = await Promise.all(list.map(async (info) => {
    const players = info.minPlayers === info.maxPlayers ? `${info.minPlayers} players` : `${info.minPlayers} to ${info.maxPlayers} players`;
    return h("li", {}, h("a", { href: `?game=${info.id}` },
      await miniature(info),
      h("div", { class: "words" }, h("h2", {}, info.title), h("p", { class: "facts" }, [info.author, info.year, players].filter(Boolean).join(" · ")), h("p", {}, RENDERERS[info.id]?.blurb ?? ""))));
  }));
  main.replaceChildren(
    h("p", { class: "intro" }, "Board games with their complete rules. Play with somebody at one screen. Press anything: if it is not allowed, the rule says why."),
    h("ul", { class: "gallery" }, ...items),
    h("p", { class: "foot" }, "Unofficial, and not affiliated with the authors or publishers of the games."),
  );
}

/**
 * A small picture of a game some moves in.
 * @param {GameInfo} info
 */
async function miniature(info) {
  const game = createGame(info.id, { seed: 7 });
  for (let ply = 0; ply < 9 && game.outcome() === null; ply += 1) {
    const moves = game.legalMoves();
    const move = moves[(ply * 5 + 2) % moves.length];
    if (move !== undefined) game.apply(move);
  }
  const box = await picture(game);
  game.free();
  return box;
}

try {
  await ready();
  const query = new URLSearchParams(location.search);
  const drawn = games().filter((info) => Object.hasOwn(RENDERERS, info.id));
  const wanted = drawn.find((info) => info.id === query.get("game"));
  if (wanted === undefined) await showGallery(drawn);
  else showTable(wanted, query);
} catch (error) {
  main.replaceChildren(h("p", { role: "alert" }, `The page could not start: ${error instanceof Error ? error.message : String(error)}`));
}
