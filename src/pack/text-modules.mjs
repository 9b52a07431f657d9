// The modules with what people read: rules, scenarios and sentences of a game, and the sentences that are the same for all.

import { catalogue, english, gameText, isWritten } from "./catalogues.mjs";
import { asPattern, compiled } from "./sentences.mjs";

/**
 * The sentences and words of a room in a language, as a module with these names: what a catalogue lacks stays English, and a test
 * names it.
 */
async function sentences(room, lang) {
	const source = await english(room);
	const entries = lang === "en" ? {} : catalogue(room, lang);
	const patterns = {};
	const terms = {};
	for (const [key, { text, params }] of source) {
		const translated = entries[key]?.text;
		if (key.startsWith("term."))
			terms[key.slice("term.".length)] = translated ?? text;
		// In English the package formats its own.
		else if (params && !(room === "package" && lang === "en"))
			patterns[key] = translated ?? (isWritten(room) ? text : asPattern(text));
	}
	const words = lang === "en" ? {} : terms;
	return `${await compiled(lang, patterns)}\nexport const terms = ${JSON.stringify(words)};\n`;
}

/** What the sentences of a room are about. */
async function kinds(room) {
	const rows = [...(await english(room))]
		.filter(([key]) => key.startsWith("message."))
		.map(([key, { params }]) => [key.slice("message.".length), params]);
	return Object.fromEntries(rows);
}

const constant = (name, value) =>
	`export const ${name} = ${JSON.stringify(value)};\n`;

/** What people read about a game in a language. */
export async function textModule(id, lang) {
	const { rules, scenarios } = gameText(id, lang);
	return (
		(await sentences(id, lang)) +
		constant("rules", rules) +
		constant("scenarios", scenarios) +
		(lang === "en" ? constant("kinds", await kinds(id)) : "")
	);
}

/** The sentences of a room alone. */
export const sentencesModule = sentences;

/** The sentences that are the same for every game: those in English are inside the engine. */
export async function commonModule(lang) {
	const both = `import * as engine from "ludotheque:sentences/engine.${lang}";\nimport * as own from "ludotheque:sentences/package.${lang}";\n`;
	return lang === "en"
		? `${both}export const COMMON = { engine, package: own };\n${constant("KINDS", await kinds("engine"))}`
		: `${both}export { engine, own as package };\n`;
}

/** The words of the table or of a game on it, as typed functions: see src/text/words.d.ts. */
export async function wordsModule(room, lang, path) {
	const params = Object.fromEntries(
		[...(await english(room))].map(([key, { params }]) => [key, params]),
	);
	return `import { sentences } from "ludotheque:sentences/${room}.${lang}";\nimport { wordsOf } from ${JSON.stringify(path)};\nexport default wordsOf(${JSON.stringify(lang)}, sentences, ${JSON.stringify(params)});\n`;
}

/** The guided tour of a game in a language. */
export const lessonModule = (id, lang) =>
	`export default ${JSON.stringify(gameText(id, lang).lesson)};\n`;
