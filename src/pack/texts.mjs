// `npm run texts`: what the translations lack. For each room and language it lists the keys that are missing, that nothing in
// English has any more, and whose English has changed since they were translated.
//
//   npm run texts                                   says what there is to do
//   npm run texts -- fr kopis                       says it of one language or room
//   npm run texts -- --accept fr kopis [key…]       these translations are right for the English as it is now; no key: all
//   npm run texts -- --import <folder>              brings <room>.<lang>.json with { key: text }, and <room>.glossary.json
//   npm run texts -- --export <folder>              writes <room>.en.json with { key: text }, to translate from

import {
	existsSync,
	mkdirSync,
	readdirSync,
	readFileSync,
	writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import {
	catalogue,
	catalogueFile,
	english,
	hashOf,
	languages,
	review,
	rooms,
	TEXTS,
} from "./catalogues.mjs";

const GLOSSARIES = join(TEXTS, "glossary");

const json = (value) => `${JSON.stringify(value, null, "\t")}\n`;

/** Writes a catalogue in the order of its English. */
async function write(room, lang, entries) {
	const source = await english(room);
	const ordered = Object.fromEntries(
		[...source.keys()]
			.filter((key) => key in entries)
			.map((key) => [key, entries[key]]),
	);
	writeFileSync(catalogueFile(room, lang), json(ordered));
}

/** Stamps entries as translations of the English as it is now. */
export async function accept(lang, room, keys) {
	const source = await english(room);
	const entries = catalogue(room, lang);
	for (const key of keys.length === 0 ? Object.keys(entries) : keys) {
		if (!(key in entries) || !source.has(key))
			throw new Error(`${room}.${lang} has no ${key}`);
		entries[key].of = hashOf(source.get(key).text);
	}
	await write(room, lang, entries);
}

/** The rows of a glossary: { en, fr, nl, de, note }. Those of words that messages put in say so in their note. */
function glossary(folder, room) {
	const file = join(folder, `${room}.glossary.json`);
	return existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : [];
}

/** Brings in what translators wrote: texts by keys. */
async function bring(folder) {
	const names = new Set(readdirSync(folder));
	mkdirSync(GLOSSARIES, { recursive: true });
	for (const room of rooms()) {
		const rows = glossary(folder, room);
		if (rows.length > 0)
			writeFileSync(join(GLOSSARIES, `${room}.json`), json(rows));
		const source = await english(room);
		for (const lang of languages()) {
			const file = `${room}.${lang}.json`;
			const given = names.has(file)
				? JSON.parse(readFileSync(join(folder, file), "utf8"))
				: {};
			for (const row of rows)
				if (row.note.startsWith("term value") && lang in row)
					given[`term.${row.en}`] ??= row[lang];
			const entries = catalogue(room, lang);
			for (const [key, text] of Object.entries(given))
				if (source.has(key))
					entries[key] = { of: hashOf(source.get(key).text), text };
				else if (!key.startsWith("term."))
					console.log(`${file}: nothing in English is called ${key}`);
			if (Object.keys(entries).length > 0) await write(room, lang, entries);
		}
	}
}

/** Writes the English of each room as texts by keys. */
async function give(folder) {
	mkdirSync(folder, { recursive: true });
	for (const room of rooms()) {
		const texts = [...(await english(room))].map(([key, { text }]) => [
			key,
			text,
		]);
		writeFileSync(
			join(folder, `${room}.en.json`),
			json(Object.fromEntries(texts)),
		);
	}
}

/** Says what there is to do; gives how much it is. */
async function tell(words) {
	let count = 0;
	const only = (all) => {
		const named = all.filter((each) => words.includes(each));
		return named.length > 0 ? named : all;
	};
	for (const room of only(rooms()))
		for (const lang of only(languages())) {
			const found = await review(room, lang);
			for (const [what, keys] of Object.entries(found)) {
				count += keys.length;
				for (const key of keys) console.log(`${room}.${lang} ${what}: ${key}`);
			}
		}
	console.log(`texts to look at: ${count}`);
	return count;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
	const [first, ...words] = process.argv.slice(2);
	if (first === "--accept") {
		const [lang, room, ...keys] = words;
		await accept(lang, room, keys);
	} else if (first === "--import") await bring(words[0]);
	else if (first === "--export") await give(words[0]);
	else process.exitCode = (await tell(process.argv.slice(2))) > 0 ? 1 : 0;
}
