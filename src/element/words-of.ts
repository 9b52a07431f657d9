// Makes what call sites see of a catalogue: texts, and functions of their parameters, in nested groups. What a sentence looks
// like, and its plurals and choices, the build has compiled (src/pack/sentences.mjs); the types are in src/text/words.d.ts.

import type { Language } from "../js/types/index.d.ts";

type Kind = "text" | "choice" | "number" | "switch" | "and" | "or" | "list";
type Compiled = (values: Record<string, unknown>) => string;

/** How lists are written in English: without a comma before «and». */
const LISTS: Partial<Record<Language, string>> = { en: "en-GB" };

function shown(lang: Language, kind: Kind, value: unknown): string {
	switch (kind) {
		case "number":
			// English numbers are plain digits, as the engine writes them.
			return lang === "en"
				? String(value)
				: new Intl.NumberFormat(lang).format(value as number);
		case "and":
		case "or":
			return new Intl.ListFormat(LISTS[lang] ?? lang, {
				type: kind === "and" ? "conjunction" : "disjunction",
			}).format(value as string[]);
		case "list":
			return (value as string[]).join(", ");
		default:
			return String(value);
	}
}

/** The words of a catalogue in a language. */
export function wordsOf(
	lang: Language,
	sentences: Record<string, Compiled>,
	params: Record<string, Record<string, Kind>>,
): unknown {
	const words: Record<string, unknown> = { lang };
	for (const [key, kinds] of Object.entries(params)) {
		const path = key.split(".");
		const name = path.pop() as string;
		let group = words;
		for (const part of path) {
			group[part] ??= {};
			group = group[part] as Record<string, unknown>;
		}
		const sentence = sentences[key] as Compiled;
		const named = Object.entries(kinds);
		group[name] =
			named.length === 0
				? sentence({})
				: (...given: unknown[]) => {
						const values: Record<string, unknown> = {};
						named.forEach(([at, kind], n) => {
							values[at] = given[n];
							values[`shown_${at}`] = shown(lang, kind, given[n]);
						});
						return sentence(values);
					};
	}
	return words;
}
