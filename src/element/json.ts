// JSON that somebody wrote by hand, or that came from elsewhere: read like `JSON.parse`, but a field that is given twice is
// refused, as the engine refuses it. Of the two `JSON.parse` silently takes the last.

import { Said } from "./words.ts";

/** What a text says. Throws an Error when it is no JSON, or gives a field twice. */
export function parseJson(text: string) {
	const value = JSON.parse(text);
	if (fieldsWritten(text) > fieldsIn(value))
		throw new Said((words) => words.json.doubled);
	return value;
}

/** How many fields are written in a text that is JSON: each has a colon, and no other colon stands outside of texts. */
function fieldsWritten(json: string) {
	let count = 0;
	let inText = false;
	for (let at = 0; at < json.length; at += 1) {
		const letter = json[at];
		if (inText && letter === "\\") at += 1;
		else if (letter === '"') inText = !inText;
		else if (letter === ":" && !inText) count += 1;
	}
	return count;
}

/** How many fields the objects of a value have together. It may be nested deeper than calls can be. */
function fieldsIn(value: unknown) {
	let count = 0;
	const rest = [value];
	while (rest.length > 0) {
		const next = rest.pop();
		if (typeof next !== "object" || next === null) continue;
		const inside = Object.values(next);
		if (!Array.isArray(next)) count += inside.length;
		for (const each of inside) rest.push(each);
	}
	return count;
}
