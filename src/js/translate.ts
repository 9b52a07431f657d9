// A sentence as data, said in a language. The sentences are functions that the build makes of the catalogues; what a sentence is
// about is put in here, by its kind.

import { detailOf } from "./arguments.ts";
import { refusal } from "./error.ts";
import type { CommonText, GameText, Kinds, Sentences } from "./languages.ts";
import { MESSAGES, sentence as packageSentence } from "./messages.ts";
import type { GameId, Language } from "./types/index.d.ts";

/** A sentence: it takes each value under its name, for choices, and as it is shown under `shown_` and its name. */
export type Sentence = (values: Record<string, unknown>) => string;

/** Where the calls of an entry find the texts; what is not loaded is refused. */
export interface Library {
	readonly ids: readonly GameId[];
	text(id: GameId, lang: Language): GameText;
	/** What the sentences of a game or of the engine are about. */
	kinds(room: GameId | "engine"): Kinds;
	common(lang: Language): CommonText;
}

/** What a sentence is made of in a language. */
interface Found {
	/** None for a sentence of the package in English, which is where it is defined. */
	sentence: Sentence | undefined;
	kinds: Record<string, string>;
	/** The words of the game, if it is a sentence of one, before those of all games. */
	words: Sentences[];
}

/** No sentence has as many sentences one inside the other. */
const DEEPEST = 8;

const own = <T>(table: Readonly<Record<string, T>>, name: string) =>
	Object.hasOwn(table, name) ? table[name] : undefined;

/** The sentence of a detail in a language that is loaded. */
export function translate(
	given: unknown,
	lang: Language,
	library: Library,
): string {
	return say(given, lang, library, 0);
}

function say(
	given: unknown,
	lang: Language,
	library: Library,
	depth: number,
): string {
	const { id, params } = detailOf(given);
	if (depth > DEEPEST) throw refusal("not-a-detail", {});
	const { sentence, kinds, words } = find(id, lang, library);
	const values: Record<string, unknown> = {};
	for (const [name, kind] of Object.entries(kinds)) {
		const value = own(params, name);
		if (!isOf(kind, value)) throw refusal("detail-lacks", { id, name });
		values[name] = value;
		values[`shown_${name}`] =
			kind === "message"
				? say(value, lang, library, depth + 1)
				: kind === "text" && !id.startsWith("package.")
					? `"${value}"`
					: shown(kind, value, lang, words);
	}
	return (
		sentence?.(values) ??
		packageSentence(id.slice("package.".length) as never, params as never).text
	);
}

function find(id: string, lang: Language, library: Library): Found {
	const dot = id.indexOf(".");
	const [room, name] = [id.slice(0, dot), id.slice(dot + 1)];
	const common = library.common(lang);
	const missing = () => refusal("no-such-sentence", { id });
	if (room === "package") {
		const kinds = own(MESSAGES, name)?.params;
		if (kinds === undefined) throw missing();
		const sentence = own(common.package.sentences, `message.${name}`);
		return { sentence, kinds, words: [common.engine] };
	}
	const game = library.ids.find((each) => each === room);
	if (game === undefined && room !== "engine") throw missing();
	const text = game === undefined ? common.engine : library.text(game, lang);
	const kinds = own(library.kinds(game ?? "engine"), name);
	const sentence = own(text.sentences, `message.${name}`);
	if (kinds === undefined || sentence === undefined) throw missing();
	return { sentence, kinds, words: [text, common.engine] };
}

/** Whether a value is of the kind that a sentence declares. */
function isOf(kind: string, value: unknown): boolean {
	switch (kind) {
		case "number":
			return typeof value === "number";
		case "seat":
			return typeof value === "number" || value === "chance";
		case "list":
			return Array.isArray(value);
		case "message":
			return typeof value === "object";
		default:
			return typeof value === "string";
	}
}

/** A value as it is put into a sentence. In English that is how the engine writes it. */
function shown(
	kind: string,
	value: unknown,
	lang: Language,
	words: Sentences[],
): string {
	if (Array.isArray(value)) {
		// Numbers in a list are seats.
		const items = value.map((item) =>
			shown(typeof item === "number" ? "seat" : "term", item, lang, words),
		);
		return lang === "en"
			? items.join(", ")
			: new Intl.ListFormat(lang).format(items);
	}
	switch (kind) {
		case "number":
			return lang === "en"
				? String(value)
				: new Intl.NumberFormat(lang).format(value as number);
		case "seat":
			return value === "chance"
				? said(words, "word.chance")
				: said(words, "word.seat", { n: value, shown_n: String(value) });
		case "term":
		case "place":
		case "card":
		case "piece":
			return term(String(value), words);
		default:
			return String(value);
	}
}

/** A word that all games have, with something put into it. */
function said(
	words: Sentences[],
	name: string,
	values: Record<string, unknown> = {},
): string {
	return words.at(-1)?.sentences[name]?.(values) ?? "";
}

/** What the engine says of a value that was found or expected, with something of the caller's in it. */
const PHRASES: [RegExp, string][] = [
	[/^the number (?<value>.+)$/s, "word.the-number"],
	[/^the text (?<value>.+)$/s, "word.the-text"],
	[/^a list of (?<value>.+)$/s, "word.a-list-of"],
	[/^a whole number from (?<min>-?\d+) to (?<max>-?\d+)$/, "word.whole-number"],
];

/** A word of the game or of the API in the language; what the catalogues do not have, such as an id, stays as it is. */
function term(value: string, words: Sentences[]): string {
	for (const { terms } of words) {
		const found = own(terms, value);
		if (found !== undefined) return found;
	}
	for (const [form, name] of PHRASES) {
		const groups = form.exec(value)?.groups;
		if (groups !== undefined)
			return said(
				words,
				name,
				Object.fromEntries(
					Object.entries(groups).map(([at, what]) => [`shown_${at}`, what]),
				),
			);
	}
	return value;
}
