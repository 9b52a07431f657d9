// What people read, as catalogues: src/text/<room>.<lang>.json has the text of every key in a language, and beside it a hash of
// the English that it is a translation of. A room is a game, the engine, the package, or the table with its games. English is
// not written there: it comes from the Rust sources, from src/js/messages.ts, and from the words in src/text/terms.json.

import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { gameIds, lessonFile, textOf } from "./games.mjs";
import { root } from "./tools.mjs";

export const TEXTS = join(root, "src/text");
const DECLARED = join(root, "src/js/types/index.d.ts");

/** The languages beside English, in the order in which they are declared. */
export function languages() {
	const [, line] = readFileSync(DECLARED, "utf8").match(
		/^export type Language = "en"((?: \| "[a-z]{2}")*);$/m,
	);
	return [...line.matchAll(/"([a-z]{2})"/g)].map(([, lang]) => lang);
}

const read = (name) => JSON.parse(readFileSync(join(TEXTS, name), "utf8"));

/** Words that messages put in, by the game or the room that puts them in. */
const terms = (room) => read("terms.json")[room] ?? {};

/** Where the texts of a game are: a key, and the object and field that hold what is read. */
function* gameTexts({ info, rules, scenarios }) {
	yield ["info.summary", info, "summary"];
	if (info.reconstructed !== "")
		yield ["info.reconstructed", info, "reconstructed"];
	for (const option of info.options) {
		const key = `option.${option.name}`;
		yield [`${key}.text`, option, "text"];
		if (option.kind !== "choices") continue;
		for (const entry of option.entries)
			yield [`${key}.entry.${entry.name}`, entry, "label"];
		for (const value of option.values)
			yield [`${key}.value.${value.value}`, value, "label"];
	}
	for (const variant of info.variants)
		yield [`variant.${variant.id}.title`, variant, "title"];
	for (const rule of rules) {
		yield [`rule.${rule.id}.title`, rule, "title"];
		yield [`rule.${rule.id}.text`, rule, "text"];
		if (rule.kind === "public")
			yield [`rule.${rule.id}.source`, rule, "source"];
	}
	for (const scenario of scenarios) {
		yield [`scenario.${scenario.id}.title`, scenario, "title"];
		yield [`scenario.${scenario.id}.note`, scenario, "note"];
	}
}

const SAID = ["title", "text", "task", "hint", "after", "label", "says"];

/** Where the texts of a lesson are. */
function* lessonTexts(lesson) {
	yield ["lesson.title", lesson, "title"];
	for (const [n, step] of lesson.steps.entries())
		yield* stepTexts(step, `lesson.${n + 1}`);
}

function* stepTexts(part, key) {
	for (const [field, value] of Object.entries(part))
		if (SAID.includes(field) && typeof value === "string")
			yield [`${key}.${field}`, part, field];
		else if (["tries", "then", "before"].includes(field))
			for (const [n, inner] of value.entries())
				yield* stepTexts(inner, `${key}.${field}.${n + 1}`);
}

export const lessonOf = (id) =>
	existsSync(lessonFile(id))
		? JSON.parse(readFileSync(lessonFile(id), "utf8"))
		: null;

/** The messages of the package: { id: { text, params } }. */
async function packageMessages() {
	// Not before the build has seen to it that esbuild is installed.
	const { transform } = await import("esbuild");
	const { code } = await transform(
		readFileSync(join(root, "src/js/messages.ts"), "utf8"),
		{ loader: "ts", format: "esm" },
	);
	const { MESSAGES } = await import(
		`data:text/javascript,${encodeURIComponent(code)}`
	);
	return MESSAGES;
}

/** Everything in English that has a text of its own: { info, rules, scenarios, messages }, as far as the room has them. */
async function sourceOf(room) {
	if (room === "package") return { messages: await packageMessages() };
	return room === "engine" ? read("engine.en.json") : textOf(room);
}

/** What is written in English for the table: a text and the kinds of its parameters for each key. */
export const isWritten = (room) =>
	room === "element" || room.endsWith(".table");

/** The rooms: everybody's, the games, and the words of the table and of its games. */
export function rooms() {
	const written = readdirSync(TEXTS)
		.map((name) => name.match(/^(.+)\.en\.json$/)?.[1])
		.filter((room) => room !== undefined && isWritten(room))
		.sort();
	return ["engine", "package", ...gameIds(), ...written];
}

/**
 * The English of a room: a map of { text, params } by keys. What has `params` is a sentence in which values are put; in English
 * it is written with `{name}` alone, but for the words of the table, which are MessageFormat in English, too.
 */
export async function english(room) {
	const found = new Map();
	if (isWritten(room)) {
		for (const [key, { text, params = {} }] of Object.entries(
			read(`${room}.en.json`),
		))
			found.set(key, { text, params });
		return found;
	}
	const source = await sourceOf(room);
	if (source.info)
		for (const [key, object, field] of gameTexts(source))
			found.set(key, { text: object[field] });
	for (const [id, { text, params }] of Object.entries(source.messages))
		found.set(`message.${id}`, { text, params });
	const lesson = source.info && lessonOf(room);
	if (lesson)
		for (const [key, object, field] of lessonTexts(lesson))
			found.set(key, { text: object[field] });
	for (const [key, text] of Object.entries(terms(room)))
		found.set(
			key,
			key.startsWith("word.") ? { text, params: wordParams(text) } : { text },
		);
	return found;
}

/** The words in which something is put take it as it is. */
const wordParams = (text) =>
	Object.fromEntries(
		[...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => [
			name,
			name === "n" ? "number" : "term",
		]),
	);

/** What stands beside a translation, so that one can see whether the English has changed since. */
export const hashOf = (text) =>
	createHash("sha256").update(text).digest("hex").slice(0, 8);

export const catalogueFile = (room, lang) =>
	join(TEXTS, `${room}.${lang}.json`);

/** The entries of a catalogue as they are: { key: { of, text } }; none where nobody has written it. */
export function catalogue(room, lang) {
	const file = catalogueFile(room, lang);
	return existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : {};
}

/** What is wrong with a catalogue: keys that are missing, unknown, or translations of another English. */
export async function review(room, lang) {
	const source = await english(room);
	const entries = catalogue(room, lang);
	return {
		missing: [...source.keys()].filter((key) => !(key in entries)),
		unknown: Object.keys(entries).filter((key) => !source.has(key)),
		changed: Object.entries(entries)
			.filter(
				([key, { of }]) =>
					source.has(key) && hashOf(source.get(key).text) !== of,
			)
			.map(([key]) => key),
	};
}

/** Puts the texts of a catalogue where the English ones are; what it lacks stays English, and a test names it. */
function put(places, entries) {
	for (const [key, object, field] of places)
		object[field] = entries[key]?.text ?? object[field];
}

/** The sources of rules that are not citations of the rulebook are words, too. */
function sourceWords(rules, entries) {
	for (const rule of rules)
		rule.source = entries[`term.${rule.source}`]?.text ?? rule.source;
}

/** What people read about a game: { info, rules, scenarios, lesson }, in English or another language. */
export function gameText(id, lang) {
	const { info, rules, scenarios } = textOf(id);
	const lesson = lessonOf(id);
	if (lang !== "en") {
		const entries = catalogue(id, lang);
		put(gameTexts({ info, rules, scenarios }), entries);
		if (lesson) put(lessonTexts(lesson), entries);
		sourceWords(rules, { ...catalogue("engine", lang), ...entries });
	}
	return { info, rules, scenarios, lesson };
}
