// The page of one game: the table, and what the address asks of it.
//   kopis.html                       you against easy bots, or the game that this browser kept
//   kopis.html?way=pass              a new game of several persons at one screen
//   kopis.html?way=setup             the form for a new game
//   kopis.html?scenario=capture      a position of the rulebook; likewise options, players, lesson, view, names, curtain …
//   kopis.html#KOP-20                opens that rule
//   kopis.html#ludo=…                a shared game: the table reads it itself

import "../pkg/element.js";
import { ready } from "../pkg/element.js";
import init, { games, scenarios } from "../pkg/web.js";
import { h } from "./dom.js";
import "./page.js";
import { addressOf, inWords, say } from "./words.js";

/** The attributes that an address may set. */
const ATTRIBUTES = [
	"scenario",
	"options",
	"players",
	"lesson",
	"names",
	"view",
	"curtain",
	"controls",
	"readonly",
];

const table = /** @type {import("../pkg/element.js").LudoTable} */ (
	document.querySelector("ludo-table")
);
const id = /** @type {import("../pkg/web.js").GameId} */ (
	table.getAttribute("game")
);
const query = new URLSearchParams(location.search);

/**
 * Whether an address stays on this site: a link to this page must not show the words of another one as ours.
 * @param {string} address
 */
const isOurs = (address) =>
	URL.canParse(address, location.href) &&
	new URL(address, location.href).origin === location.origin;

for (const name of ATTRIBUTES) {
	const value = query.get(name);
	if (value === null) continue;
	if (name !== "lesson" || isOurs(value)) table.setAttribute(name, value);
	else {
		const refused = h("p", { role: "alert", class: "refused" });
		inWords(() => {
			refused.textContent = say("game.foreignLesson");
		});
		table.before(refused);
	}
}
// A game of one's own is kept in this browser. A position, a lesson or a shared game must not take its place.
const own =
	!query.has("scenario") &&
	!query.has("lesson") &&
	!location.hash.startsWith("#ludo=");
table.toggleAttribute("keep", own);
table.setAttribute("frame", "frame.html");
// A position of the rulebook is looked at and tried: nobody holds anything back in it.
if (query.has("scenario") && !query.has("view") && !query.has("players"))
	table.setAttribute("view", "all");
const pass = own && query.get("way") === "pass";
if (pass) {
	// With options of its own it is a new game: the one that was kept goes on as it was.
	const players = games().find((info) => info.id === id)?.defaultPlayers;
	table.setAttribute("options", JSON.stringify({ players }));
	table.setAttribute("players", "person");
} else table.toggleAttribute("solo", own);

/** The rule that the address names, if it names one. */
function openRule() {
	const wanted = location.hash.slice(1);
	if (/^[A-Z]{3}-R?\d+$/.test(wanted)) table.openRule(wanted);
}

table.addEventListener("ready", openRule);
table.addEventListener(
	"ready",
	() => {
		if (!own || query.get("way") !== "setup") return;
		table.openNewGame();
		// Loading the page again is not asking again.
		forget("way");
	},
	{ once: true },
);
table.addEventListener("move", () => {
	// The game has begun and is kept: loading the page again continues it instead of beginning another.
	if (own && (query.has("options") || pass)) forget("options", "way");
});

/** Takes something out of the address, which may say another language by now. @param {string[]} names */
function forget(...names) {
	const url = new URL(location.href);
	for (const name of names) url.searchParams.delete(name);
	history.replaceState(null, "", url);
}

addEventListener("hashchange", openRule);
for (const link of document.querySelectorAll(".ways a")) {
	// The same address again is no change of it: the rules open all the same.
	link.addEventListener(
		"click",
		() => link.getAttribute("href") === location.hash && openRule(),
	);
}

document.addEventListener("keydown", (event) => {
	if (
		event.target !== document.body ||
		event.ctrlKey ||
		event.metaKey ||
		event.altKey
	)
		return;
	if (event.key === "u") table.undo();
	else if (event.key === "r") table.redo();
	else if (
		event.key.startsWith("Arrow") &&
		table.getBoundingClientRect().bottom > 0
	) {
		event.preventDefault();
		table.focus();
	}
});

const way = query.has("lesson") ? "lesson" : pass ? "pass" : own ? "play" : "";
document
	.querySelector(`[data-way="${way}"]`)
	?.setAttribute("aria-current", "page");

const list = document.getElementById("list");

/** The positions of the rulebook, as soon as they are there in the language of the page. */
async function showPositions() {
	const lang = languageOfPage();
	await ready(id);
	await init(id, { lang });
	if (lang !== languageOfPage()) return;
	list?.replaceChildren(
		...scenarios(id, lang).map(({ id: scenario, title, note }) =>
			h(
				"li",
				{},
				h(
					"a",
					{
						href: addressOf(`?scenario=${scenario}`),
						"aria-current": query.get("scenario") === scenario ? "true" : null,
					},
					h("b", {}, title),
					h("span", {}, note),
				),
			),
		),
	);
}

const languageOfPage = () =>
	/** @type {import("../pkg/web.js").Language} */ (
		document.documentElement.lang
	);

inWords(() => void showPositions());
