// The catalogues: every text is there in every language and is a translation of the English as it is now, says the same
// parameters, and formats.

import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { test } from "node:test";
import { games, translate } from "ludotheque";
import {
	catalogue,
	english,
	hashOf,
	languages,
	review,
	rooms,
	TEXTS,
} from "../../src/pack/catalogues.mjs";
import { asPattern, names } from "../../src/pack/sentences.mjs";
import { root } from "../../src/pack/tools.mjs";
import { wordTypes } from "../../src/pack/word-types.mjs";

const LANGUAGES = languages();
const ROOMS = rooms();

test("there are French, Dutch and German beside English, and a catalogue of each room in each", () => {
	assert.deepEqual(LANGUAGES, ["fr", "nl", "de"]);
	for (const room of ["engine", "package", ...games().map(({ id }) => id)])
		assert.ok(ROOMS.includes(room), room);
	const files = readdirSync(TEXTS).filter((name) =>
		LANGUAGES.some((lang) => name.endsWith(`.${lang}.json`)),
	);
	assert.deepEqual(
		files.sort(),
		ROOMS.flatMap((room) =>
			LANGUAGES.map((lang) => `${room}.${lang}.json`),
		).sort(),
	);
});

for (const room of ROOMS) {
	test(`${room}: nothing is missing, unknown, or a translation of another English`, async () => {
		for (const lang of LANGUAGES)
			assert.deepEqual(
				await review(room, lang),
				{ missing: [], unknown: [], changed: [] },
				`${room}.${lang}: npm run texts`,
			);
	});

	test(`${room}: a translation names what the English names, and quotes as its language does`, async () => {
		for (const [key, { text, params }] of await english(room)) {
			const declared = Object.keys(params ?? {}).sort();
			if (params)
				assert.deepEqual(
					[
						...(await names(
							room.match(/element|table/) ? text : asPattern(text),
						)),
					].sort(),
					declared,
					key,
				);
			for (const lang of LANGUAGES) {
				const entry = catalogue(room, lang)[key];
				const where = `${room}.${lang} ${key}: ${entry?.text}`;
				assert.ok(entry?.text.trim(), where);
				assert.deepEqual(Object.keys(entry).sort(), ["of", "text"], where);
				// MessageFormat quotes a brace that is one.
				assert.ok(
					!entry.text.replaceAll(/'[{}]'/g, "").includes("'"),
					`${where}: use ’`,
				);
				if (params)
					assert.deepEqual(
						[...(await names(entry.text))].sort(),
						declared,
						where,
					);
				else assert.doesNotMatch(entry.text, /[{}]/, where);
			}
		}
	});
}

/** A value of each kind. */
const SAMPLES = {
	number: 7,
	seat: 1,
	place: "c3",
	card: "c17",
	piece: "t17",
	term: "south",
	text: "hello",
	list: ["a1", "b2"],
	game: "kopis",
	language: "fr",
	message: { id: "engine.game-over", params: {} },
};

/** How the engine writes them in English (src/core/message.rs). */
const WRITTEN = {
	seat: "seat 1",
	text: '"hello"',
	list: "a1, b2",
	message: "the game is over",
};

test("every message formats in every language, and in English as the engine writes it", async () => {
	let count = 0;
	for (const room of ["engine", "package", ...games().map(({ id }) => id)])
		for (const [key, { text, params = {} }] of await english(room)) {
			if (!key.startsWith("message.")) continue;
			const detail = {
				id: `${room}.${key.slice("message.".length)}`,
				params: Object.fromEntries(
					Object.entries(params).map(([name, kind]) => [
						name,
						/** @type {any} */ (SAMPLES)[/** @type {string} */ (kind)],
					]),
				),
			};
			const written = (/** @type {string} */ name) => {
				const kind = /** @type {any} */ (params)[name];
				if (room === "package" && kind === "text") return "hello";
				return (
					/** @type {any} */ (WRITTEN)[kind] ?? String(detail.params[name])
				);
			};
			assert.equal(
				translate(detail),
				text.replace(/\{(\w+)\}/g, (_, name) => written(name)),
			);
			for (const lang of LANGUAGES) {
				const said = translate(detail, /** @type {any} */ (lang));
				assert.doesNotMatch(
					said,
					/undefined|\[object|[{}]|shown_|NaN/,
					`${detail.id} ${lang}`,
				);
				if ("seat" in WRITTEN && Object.values(params).includes("seat"))
					assert.doesNotMatch(said, /seat 1/, `${detail.id} ${lang}`);
			}
			count += 1;
		}
	assert.ok(count > 500, `${count} messages`);
});

test("every word that is put into messages stands in the sources", () => {
	const sources = readdirSync(`${root}/src`, { recursive: true })
		.map(String)
		.filter((name) => name.endsWith(".rs") || name === "js/translate.ts")
		.map((name) => readFileSync(`${root}/src/${name}`, "utf8"))
		.join("");
	const all = JSON.parse(readFileSync(`${TEXTS}/terms.json`, "utf8"));
	for (const words of Object.values(all))
		for (const key of Object.keys(words)) {
			const word = key.startsWith("term.") ? key.slice("term.".length) : key;
			assert.ok(sources.includes(word), key);
		}
});

test("a translation of another English is found, and so is one that is missing or unknown", async () => {
	const [[key, { text }] = assert.fail()] = await english("engine");
	assert.notEqual(hashOf(text), hashOf(`${text} `));
	assert.match(hashOf(text), /^[0-9a-f]{8}$/);
	assert.equal(catalogue("engine", "fr")[key].of, hashOf(text));
	const none = await review("engine", "xx");
	assert.equal(none.missing.length, (await english("engine")).size);
});

test("the types of the words of the table are those of their English", async () => {
	assert.equal(
		readFileSync(`${TEXTS}/words.d.ts`, "utf8"),
		await wordTypes(),
		"npm run build",
	);
});

test("every word of the table is said somewhere", async () => {
	const folder = `${root}/src/element`;
	const sources = readdirSync(folder, { recursive: true })
		.map(String)
		.filter((name) => name.endsWith(".ts"))
		.map((name) => readFileSync(`${folder}/${name}`, "utf8"))
		.join("\n");
	const used = (/** @type {string} */ text) =>
		new RegExp(`[.{,\\s]${text}\\b|"${text}"`).test(sources);
	for (const room of ROOMS.filter((each) => /^element$|\.table$/.test(each)))
		for (const key of (await english(room)).keys()) {
			const path = key.split(".");
			const [group = "", leaf = ""] = path.slice(-2);
			// A group is asked for by what comes from elsewhere, words.rule.kinds[rule.kind], or is given whole.
			const isAsked = new RegExp(`\\b${group}\\s*[[,)]`).test(sources);
			assert.ok(
				new RegExp(`\\b${group}\\b`).test(sources) && (isAsked || used(leaf)),
				`${room}: nobody says ${key}`,
			);
		}
});

test("a glossary has a word for each language", () => {
	const folder = `${TEXTS}/glossary`;
	const found = readdirSync(folder);
	assert.deepEqual(
		found.sort(),
		["engine", ...games().map(({ id }) => id)]
			.map((room) => `${room}.json`)
			.sort(),
	);
	for (const name of found) {
		const rows = JSON.parse(readFileSync(`${folder}/${name}`, "utf8"));
		assert.ok(rows.length >= 10, `${name}: ${rows.length} rows`);
		for (const row of rows)
			assert.ok(
				["en", ...LANGUAGES, "note"].every(
					(field) => typeof row[field] === "string" && row[field] !== "",
				),
				`${name}: ${JSON.stringify(row)}`,
			);
	}
});
