// What the pages say in each language: demo/words/en.json is written by hand, and so is each translation, which has beside every
// text a hash of the English that it translates.
//
//   node demo/reference/words.mjs                       lists what is missing, unknown, or a translation of an older English
//   node demo/reference/words.mjs --accept fr [key…]    these translations are right for the English as it is now; no key: all
//
// A text is MessageFormat where the page is made, so plurals are the library's. What a page says while it runs has `{name}` alone.
// `<1>…</1>` is a part with markup of its own, such as a link; which one, the template of the page knows.

import { createHash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import MessageFormat from "@messageformat/core";
import { games } from "ludotheque";
import { escapeHtml } from "./html-text.mjs";

/** @typedef {import("ludotheque").GameInfo} GameInfo */
/** @typedef {import("ludotheque").Language} Language */
/** @typedef {Record<string, string | number>} Params */
/** @typedef {{ of: string, text: string }} Entry */

/** The languages, by what each calls itself. @type {Record<Language, string>} */
export const LANGUAGES = {
	en: "English",
	fr: "Français",
	nl: "Nederlands",
	de: "Deutsch",
};
const CODES = /** @type {Language[]} */ (Object.keys(LANGUAGES));
/** The languages beside English. */
export const OTHERS = CODES.filter((lang) => lang !== "en");

const WORDS = new URL("../words/", import.meta.url);
const fileOf = (/** @type {string} */ lang) => new URL(`${lang}.json`, WORDS);
const read = (/** @type {string} */ lang) =>
	JSON.parse(readFileSync(fileOf(lang), "utf8"));
const hashOf = (/** @type {string} */ text) =>
	createHash("sha256").update(text).digest("hex").slice(0, 8);

/** The English texts by their keys. @returns {Record<string, string>} */
export const english = () => read("en");

/** The texts of a language by their keys. @param {Language} lang @returns {Record<string, string>} */
export function texts(lang) {
	if (lang === "en") return english();
	return Object.fromEntries(
		Object.entries(/** @type {Record<string, Entry>} */ (read(lang))).map(
			([key, { text }]) => [key, text],
		),
	);
}

/** What is wrong with a translation. @param {Language} lang */
export function review(lang) {
	const source = english();
	/** @type {Record<string, Entry>} */
	const entries = read(lang);
	return {
		missing: Object.keys(source).filter((key) => !(key in entries)),
		unknown: Object.keys(entries).filter((key) => !(key in source)),
		changed: Object.entries(entries)
			.filter(
				([key, { of }]) => key in source && hashOf(source[key] ?? "") !== of,
			)
			.map(([key]) => key),
	};
}

/** Stamps translations as those of the English as it is now. @param {Language} lang @param {string[]} keys */
function accept(lang, keys) {
	const source = english();
	/** @type {Record<string, Entry>} */
	const entries = read(lang);
	for (const key of keys.length > 0 ? keys : Object.keys(entries)) {
		const entry = entries[key];
		if (entry === undefined || source[key] === undefined)
			throw new Error(`${lang}.json has no ${key}`);
		entry.of = hashOf(source[key]);
	}
	writeFileSync(fileOf(lang), `${JSON.stringify(entries, null, "\t")}\n`);
}

/** Its types say that it is wrapped once more than it is. */
const Format = /** @type {typeof MessageFormat.default} */ (
	/** @type {unknown} */ (MessageFormat)
);

/** Somebody who says things in one language. */
export class Voice {
	#texts;
	#format;
	#infos;

	/** @param {Language} lang */
	constructor(lang) {
		this.lang = lang;
		this.#texts = texts(lang);
		this.#format = new Format(lang);
		this.#infos = games(lang);
	}

	/** A text as it stands in its file. @param {string} key */
	plain(key) {
		const text = this.#texts[key];
		if (text === undefined)
			throw new Error(`demo/words/${this.lang}.json has no ${key}`);
		return text;
	}

	/** A text with its parameters. @param {string} key @param {Params} [params] */
	say(key, params = {}) {
		return String(this.#format.compile(this.plain(key))(params));
	}

	/** What the package says about a game. @param {string} id @returns {GameInfo} */
	info(id) {
		const info = this.#infos.find((each) => each.id === id);
		if (info === undefined) throw new Error(`there is no game ${id}`);
		return info;
	}

	/** Names as one says them: «A and B». @param {string[]} names */
	list(names) {
		return new Intl.ListFormat(this.lang, { type: "conjunction" }).format(
			names,
		);
	}
}

const VOICES = CODES.map((lang) => new Voice(lang));

/**
 * What is said in one place of a page, in any language. Left out, it is the text whose key is the name of the place.
 * @typedef {(voice: Voice) => string} Said
 */

/** The places of a page where something is said: English in its HTML, and each language in a file of its own. */
export class Places {
	/** @type {Map<string, Said>} */
	#all = new Map();
	/** What scripts of the page say. @type {string[]} */
	#spoken = [];

	/** @param {{ translated?: boolean }} [options] false for a page that is English alone */
	constructor({ translated = true } = {}) {
		this.translated = translated;
	}

	/** @param {string} name @param {Said | undefined} said */
	#put(name, said) {
		this.#all.set(name, said ?? ((voice) => voice.say(name)));
		return this.#in("en", name);
	}

	/** @param {Language} lang @param {string} name */
	#in(lang, name) {
		const voice = VOICES.find((each) => each.lang === lang);
		const said = this.#all.get(name);
		if (voice === undefined || said === undefined)
			throw new Error(`nothing is said in ${name}`);
		return said(voice);
	}

	/** What is said in a place, in English. @param {string} name @param {Said} [said] */
	text(name, said) {
		return this.#put(name, said);
	}

	/**
	 * An element and what it says.
	 * @param {string} tag with its attributes, such as `p class="lead"`
	 * @param {string} name
	 * @param {{ said?: Said, parts?: string[] }} [more] `parts` are the tags of its numbered parts
	 */
	element(tag, name, { said, parts = [] } = {}) {
		let inside = escapeHtml(this.#put(name, said));
		for (const [at, part] of parts.entries())
			inside = inside
				.replace(`&lt;${at + 1}&gt;`, `<${part}>`)
				.replace(`&lt;/${at + 1}&gt;`, `</${part.split(" ")[0]}>`);
		const place = this.translated ? ` data-t="${name}"` : "";
		return `<${tag}${place}>${inside}</${tag.split(" ")[0]}>`;
	}

	/**
	 * Attributes of one element that say something, with a space before them.
	 * @param {Record<string, string | [name: string, said: Said]>} attributes by their names
	 */
	attributes(attributes) {
		const places = Object.entries(attributes).map(([attribute, place]) => {
			const [name, said] = Array.isArray(place) ? place : [place, undefined];
			return { attribute, name, text: escapeHtml(this.#put(name, said)) };
		});
		const given = places.map(
			({ attribute, text }) => ` ${attribute}="${text}"`,
		);
		if (this.translated)
			given.push(
				` data-t-of="${places.map(({ attribute, name }) => `${attribute}=${name}`).join(" ")}"`,
			);
		return given.join("");
	}

	/** What scripts of the page will say. @param {string[]} keys */
	speak(...keys) {
		for (const key of keys) this.#all.set(key, (voice) => voice.plain(key));
		this.#spoken.push(...keys);
	}

	/** The English of what scripts say, for the page. */
	block() {
		const words = Object.fromEntries(
			this.#spoken.map((key) => [key, this.#in("en", key)]),
		);
		return `<script type="application/json" id="words">${JSON.stringify(words).replaceAll("<", "\\u003c")}</script>`;
	}

	/** All that is said on the page in a language. @param {Language} lang @returns {Record<string, string>} */
	words(lang) {
		return Object.fromEntries(
			[...this.#all.keys()].map((name) => [name, this.#in(lang, name)]),
		);
	}
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
	const [first, lang, ...keys] = process.argv.slice(2);
	if (first === "--accept") accept(/** @type {Language} */ (lang), keys);
	else
		for (const other of OTHERS)
			for (const [what, found] of Object.entries(review(other)))
				for (const key of found) console.log(`${other} ${what}: ${key}`);
}
