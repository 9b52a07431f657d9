// What the attributes of a table say. Anything wrong with them is said in words: which attribute, what was given, what is allowed.

import { LANGUAGES } from "ludotheque:languages";
import type { Actor, AnyMove, GameId, Language } from "../js/types/index.d.ts";
import { framedIds, frameOf } from "./games/frames.ts";
import { parseJson } from "./json.ts";
import { cut, messageOf, Said, type Words } from "./words.ts";

/** Something that is said in the language of the table. */
type Sentence = (words: Words) => string;

type Level = "easy" | "medium" | "hard";
/** Who plays a seat. */
export type Player =
	| { kind: "person" | "nobody" }
	| { kind: "bot"; level: Level };
export type ListedMove = { seat?: Actor; move: AnyMove };
export interface Settings {
	game: GameId;
	scenario: string | null;
	options: Record<string, unknown>;
	/** As many as are given; the other seats are persons */
	players: Player[];
	/** Whether a new game seats one person against bots, where nothing else says who plays */
	solo: boolean;
	view: "actor" | "all" | number;
	controls: Set<string>;
	readonly: boolean;
	moveList: ListedMove[] | null;
	/** For numbers: as particular as the page says it, such as "de-CH" */
	lang: string;
	/** The language of the words */
	language: Language;
	names: string[];
	/** Whether it falls between all turns */
	curtain: boolean;
	keep: boolean;
	/** The id of a tour, the address of a lesson, or the lesson itself; null when none is played */
	lesson: unknown;
}

/** What may stand in `controls`: the buttons in their order, then what is around the board. */
export const CONTROLS = [
	"undo",
	"redo",
	"hint",
	"random",
	"new",
	"share",
	"save",
	"more",
	"timeline",
	"log",
	"rules",
];
const LEVELS = ["easy", "medium", "hard"];
const THEMES = ["auto", "light", "dark"];

/** The most moves of a replay or a link: ten times those of the longest game that bots have played. */
export const MOST_MOVES = 10_000;

/** An attribute that makes no sense. */
export class Wrong extends Said {
	/**
	 * @param given what was found, or a phrase for it
	 * @param allowed a sentence
	 */
	constructor(
		readonly attribute: string,
		given: string | Sentence,
		allowed: Sentence,
	) {
		super((words) => {
			const value = typeof given === "string" ? cut(given) : given(words);
			const found =
				value === ""
					? words.attribute.empty(attribute)
					: words.attribute.given(attribute, value);
			return `${found} ${allowed(words)}`;
		});
		this.name = "Wrong";
	}
}

/** Every attribute, in the order in which they are judged. */
export const ATTRIBUTES = [
	"game",
	"scenario",
	"options",
	"players",
	"solo",
	"view",
	"controls",
	"readonly",
	"move-list",
	"lang",
	"theme",
	"names",
	"curtain",
	"keep",
	"frame",
	"lesson",
];

/** Whether a switch is on. Some frameworks write `keep="false"` on a server. */
export const isOn = (element: HTMLElement, name: string) =>
	(element.getAttribute(name) ?? "false") !== "false";

/** Reads and judges all attributes. Throws a `Wrong` for the first that is not right. */
export function settingsOf(element: HTMLElement): Settings {
	const given = (name: string) => element.getAttribute(name);
	const lesson = (element as { lesson?: unknown }).lesson ?? null;
	const game = (given("game") ?? taught(lesson)).trim();
	if (frameOf(game) === null)
		throw new Wrong("game", game, ({ attribute }) =>
			attribute.game(framedIds()),
		);
	const theme = given("theme") ?? "auto";
	if (!THEMES.includes(theme))
		throw new Wrong("theme", theme, ({ attribute }) => attribute.oneOf(THEMES));
	const curtain = given("curtain") ?? "";
	if (!["", "auto", "always"].includes(curtain))
		throw new Wrong("curtain", curtain, ({ attribute }) =>
			attribute.oneOf(["auto", "always"]),
		);
	const settings = {
		game: game as GameId,
		scenario: given("scenario"),
		options: optionsIn(given("options")),
		players: playersIn(given("players")),
		solo: element.hasAttribute("solo"),
		view: viewIn(given("view")),
		controls: controlsIn(given("controls")),
		readonly: isOn(element, "readonly"),
		moveList: movesIn(given("move-list")),
		lang: localeIn(element),
		language: languageIn(element),
		names: (given("names") ?? "").split(",").map((name) => name.trim()),
		curtain: curtain === "always",
		keep: isOn(element, "keep"),
		lesson,
	};
	if (lesson === null) return settings;
	// A lesson says itself how it begins and what is to be played.
	const controls = new Set(
		["log", "rules"].filter((name) => settings.controls.has(name)),
	);
	return {
		...settings,
		scenario: null,
		options: {},
		players: [],
		solo: false,
		moveList: null,
		keep: false,
		controls,
	};
}

/** The game of a lesson, where that can be told before the lesson is loaded. */
function taught(lesson: unknown) {
	if (typeof lesson !== "string")
		return String((lesson as { game?: unknown } | null)?.game ?? "");
	if (frameOf(lesson) !== null) return lesson;
	if (lesson.includes("/") || lesson.endsWith(".json"))
		throw new Wrong("game", "", ({ attribute }) => attribute.gameOfLesson);
	throw new Wrong("lesson", lesson, ({ attribute }) =>
		attribute.lesson(framedIds()),
	);
}

function json(attribute: string, text: string, allowed: Sentence) {
	try {
		return parseJson(text);
	} catch (error) {
		throw new Wrong(
			attribute,
			text,
			(words) =>
				`${words.attribute.notJson(messageOf(error, words))} ${allowed(words)}`,
		);
	}
}

function optionsIn(text: string | null): Record<string, unknown> {
	if (text === null || text.trim() === "") return {};
	const allowed: Sentence = ({ attribute }) => attribute.options;
	const options = json("options", text, allowed);
	if (typeof options !== "object" || options === null || Array.isArray(options))
		throw new Wrong("options", text, allowed);
	return options;
}

export function playersIn(text: string | null): Player[] {
	return (text ?? "")
		.split(/[\s,]+/)
		.filter(Boolean)
		.map((word) => playerOf(word, text ?? ""));
}

function playerOf(word: string, all: string): Player {
	const [kind, level = "medium", more] = word.split(":");
	if (kind === "bot" && LEVELS.includes(level) && more === undefined)
		return { kind, level: level as Level };
	if (word === "person" || word === "nobody") return { kind: word };
	throw new Wrong("players", all, ({ attribute }) =>
		attribute.player(
			cut(word),
			LEVELS.map((each) => `bot:${each}`),
		),
	);
}

export const wordOf = (player: Player) =>
	player.kind === "bot" ? `bot:${player.level}` : player.kind;

function viewIn(text: string | null): Settings["view"] {
	if (text === null || text === "" || text === "actor") return "actor";
	if (text === "all") return "all";
	if (/^\d$/.test(text)) return Number(text);
	throw new Wrong("view", text, ({ attribute }) => attribute.view);
}

function controlsIn(text: string | null) {
	if (text === null) return new Set(CONTROLS);
	const words = text.split(/[\s,]+/).filter(Boolean);
	const strange = words.find((word) => !CONTROLS.includes(word));
	if (strange !== undefined)
		throw new Wrong("controls", text, ({ attribute }) =>
			attribute.control(cut(strange), CONTROLS),
		);
	return new Set(words);
}

function movesIn(text: string | null): ListedMove[] | null {
	if (text === null) return null;
	const allowed: Sentence = ({ attribute }) => attribute.moveList;
	const list = json("move-list", text, allowed);
	if (!Array.isArray(list)) throw new Wrong("move-list", text, allowed);
	if (list.length > MOST_MOVES)
		throw new Wrong("move-list", text, ({ attribute }) =>
			attribute.tooManyMoves(list.length, MOST_MOVES),
		);
	return list.map((each, n) => {
		if (typeof each?.type === "string") return { move: each };
		if (typeof each?.move?.type === "string")
			return { seat: each.seat, move: each.move };
		throw new Wrong(
			"move-list",
			text,
			(words) => `${words.attribute.noMove(n + 1)} ${allowed(words)}`,
		);
	});
}

/** What the table or the nearest part of the page around it says of its language. */
function wantedIn(element: HTMLElement): string {
	// Around the element there may be shadow trees of others.
	for (let at: Element | null = element; at !== null; ) {
		const found: Element | null = at.closest("[lang]");
		if (found !== null) return found.getAttribute("lang") || "en";
		const tree: Node = at.getRootNode();
		at = tree instanceof ShadowRoot ? tree.host : null;
	}
	return "en";
}

/** The language of the words: that one, if the package has it, else English. */
export function languageIn(element: HTMLElement): Language {
	const [wanted] = wantedIn(element).toLowerCase().split("-");
	return LANGUAGES.find((each) => each === wanted) ?? "en";
}

/** The language for numbers: that one, if the browser knows it, else English. */
function localeIn(element: HTMLElement) {
	const wanted = wantedIn(element);
	try {
		return Intl.NumberFormat.supportedLocalesOf(wanted)[0] ?? "en";
	} catch {
		return "en";
	}
}
