// What callers pass, on its way into WebAssembly: only text and numbers go in. Every other value becomes JSON text out here,
// where a throwing getter, a cycle or a proxy can do no harm.

import { LANGUAGES } from "ludotheque:languages";
import { refusal } from "./error.ts";
import type { Actor, Detail, GameId, Language, Seat } from "./types/index.d.ts";

/** More parts than any position, option or move has: what has more is not one. */
const MOST_PARTS = 100_000;
/** The longest text that goes in. The engine has the same limit for saved games. */
const LONGEST_TEXT = 8 << 20;

/** Whether JSON says what this is: it would write NaN as null, a Map as {}, and leave a symbol out. */
function isPlain(part: unknown): boolean {
	switch (typeof part) {
		case "number":
			return Number.isFinite(part) && !Object.is(part, -0);
		case "object":
			return (
				part === null ||
				Array.isArray(part) ||
				Object.prototype.toString.call(part) === "[object Object]"
			);
		case "symbol":
		case "function":
			return false;
		default:
			return true;
	}
}

/** JSON text of a value, or nothing where there is none or too much of it. */
function json(value: unknown): string | undefined {
	let parts = 0;
	let length = 0;
	try {
		return JSON.stringify(value, (key: string, part: unknown) => {
			parts += 1;
			length += key.length + (typeof part === "string" ? part.length : 0);
			if (parts > MOST_PARTS || length > LONGEST_TEXT || !isPlain(part))
				throw new TypeError();
			return part;
		});
	} catch {
		return undefined;
	}
}

export function moveText(move: unknown): string {
	const text = json(move);
	if (text === undefined) throw refusal("move-not-json", {});
	return text;
}

/** Options that may be left out. */
export function optionsText(options: unknown): string {
	const text = options === undefined ? "{}" : json(options);
	if (text === undefined) throw refusal("options-not-json", {});
	return text;
}

/** A saved game, not yet believed. */
export function savedText(text: unknown): string {
	if (typeof text !== "string") throw refusal("save-not-text", {});
	if (text.length > LONGEST_TEXT)
		throw refusal("save-too-long", {
			length: text.length,
			limit: LONGEST_TEXT,
		});
	return text;
}

const FIRST_ACTOR = -1;
const CHANCE = -2;

/** A seat, chance or the first actor as a number. */
export function actorNumber(actor: Actor | undefined): number {
	if (actor === undefined) return FIRST_ACTOR;
	return actor === "chance" ? CHANCE : seatNumber(actor);
}

/** A seat as a number; what is none becomes NaN, which the engine refuses by name. */
export function seatNumber(seat: Seat): number {
	return typeof seat === "number" && (seat > 0 || Object.is(seat, 0))
		? seat
		: NaN;
}

/** The id of a game, out of these. */
export function gameId(id: unknown, games: readonly GameId[]): GameId {
	if (typeof id !== "string") throw refusal("game-not-text", { games });
	const found = games.find((each) => each === id);
	if (found === undefined) throw refusal("unknown-game", { game: id, games });
	return found;
}

/** A language of the package; English when none is named. */
export function languageOf(lang: unknown): Language {
	if (lang === undefined) return "en";
	const known = LANGUAGES.find((each) => each === lang);
	if (known === undefined)
		throw refusal("unknown-language", {
			lang: typeof lang === "string" ? lang : typeof lang,
			languages: LANGUAGES,
		});
	return known;
}

/** A sentence as data, with nothing in it but data. */
export function detailOf(given: unknown): Detail {
	const text = json(given);
	const detail: unknown = text === undefined ? null : JSON.parse(text);
	const { id, params } = (detail ?? {}) as Partial<Detail>;
	if (typeof id !== "string" || typeof params !== "object" || params === null)
		throw refusal("not-a-detail", {});
	return { id, params };
}

/** The own fields of an object, each read once; nothing for anything else, or where reading throws. */
function fields(value: unknown): Record<string, unknown> | undefined {
	try {
		return typeof value === "object" && value !== null
			? { ...value }
			: undefined;
	} catch {
		return undefined;
	}
}

/** What `init` may be told: where the module is, and a language to load beside English. */
export function initOptions(
	options: unknown,
	message: "init-options" | "game-init-options",
): { source?: unknown; lang: Language } {
	const names = ["lang", "source"];
	const given = options === undefined ? {} : fields(options);
	if (
		given === undefined ||
		!Object.keys(given).every((name) => names.includes(name))
	)
		throw refusal(message, { names });
	return { source: given.source, lang: languageOf(given.lang) };
}
