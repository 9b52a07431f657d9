// The examples of the documentation: read out of the pages as a reader would copy them, with what they promise to print.

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

export const ROOT = fileURLToPath(new URL("../..", import.meta.url));

/**
 * Every listing of a page, in order, with its attributes.
 * @param {string} page
 * @returns {{ text: string, run: string | undefined, file: string | undefined, id: string | undefined, label: string }[]}
 */
export function examples(page) {
	const html = readFileSync(join(ROOT, "demo", page), "utf8");
	return [
		...html.matchAll(/<pre ([^>]*)><code>([\s\S]*?)<\/code><\/pre>/g),
	].map(([, attributes = "", code = ""]) => {
		const value = (/** @type {string} */ name) =>
			new RegExp(`\\b${name}="([^"]*)"`).exec(attributes)?.[1];
		const text = code
			.replaceAll("&lt;", "<")
			.replaceAll("&gt;", ">")
			.replaceAll("&quot;", '"')
			.replaceAll("&amp;", "&");
		return {
			text,
			run: value("data-run"),
			file: value("data-file"),
			id: value("\\sid") ?? value("^id"),
			label: value("aria-label") ?? "",
		};
	});
}

/** The listings of one kind as one program. @param {string} page @param {string} run */
export function program(page, run) {
	return examples(page)
		.filter((example) => example.run === run)
		.map(({ text }) => text)
		.join("\n\n");
}

/**
 * What a program says that it prints: the comment behind each `console.log`, or the comments below it where it stands in a loop.
 * @param {string} code
 * @returns {unknown[][]}
 */
export function promised(code) {
	const said = [];
	let below = false;
	for (const line of code.split("\n")) {
		const behind = /console\.log\(.*\); \/\/ (.+)$/.exec(line)?.[1];
		const under = below ? /^\/\/ (.+)$/.exec(line)?.[1] : undefined;
		const text = behind ?? under;
		if (text !== undefined) said.push(text);
		below =
			under !== undefined ||
			(behind === undefined && line.includes("console.log("));
	}
	return said.map((text) => Function(`return [${text}]`)());
}

/** A program that keeps what it prints in `globalThis.printed`. @param {string} code */
export const listened = (code) =>
	`globalThis.printed = [];\nconst console = { log: (...words) => void globalThis.printed.push(JSON.parse(JSON.stringify(words))) };\n${code}\n`;
