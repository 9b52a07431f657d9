// Compiles sentences to functions when the package is built: MessageFormat does plurals and choices, and nothing is parsed or
// evaluated where the package runs.
//
// A function takes one object. A choice, `{n, plural, …}` or `{side, select, …}`, looks at the value itself, `n`; where a value
// stands alone, `{n}`, it is put in as its kind and language want it: that is `shown.n`.

/** Where the value of a parameter stands alone in some parts of a parsed sentence. */
function* places(tokens) {
	for (const token of tokens)
		if (token.type === "argument") yield token;
		else for (const { tokens } of token.cases ?? []) yield* places(tokens);
}

/** A sentence whose values are put in as they are shown. */
function withShown(text, parse) {
	let made = text;
	// From the end, so that what stands before keeps its place.
	for (const { arg, ctx } of [...places(parse(text))].reverse())
		made = `${made.slice(0, ctx.offset)}{shown_${arg}}${made.slice(ctx.offset + ctx.text.length)}`;
	return made;
}

/** English sentences of the engine have no choices, and an apostrophe in them is one. */
export const asPattern = (text) => text.replaceAll("'", "''");

/** The names of the values that a sentence is about, its choices included. */
export async function names(text) {
	const { parse } = await import("@messageformat/parser");
	const found = new Set();
	const walk = (tokens) => {
		for (const token of tokens) {
			if ("arg" in token) found.add(token.arg);
			for (const { tokens } of token.cases ?? []) walk(tokens);
		}
	};
	walk(parse(text));
	return found;
}

/** A module whose default export has a function for each sentence; `patterns` has them by names. */
export async function compiled(lang, patterns) {
	const { default: MessageFormat } = await import("@messageformat/core");
	const { default: compileModule } = await import(
		"@messageformat/core/compile-module.js"
	);
	const { parse } = await import("@messageformat/parser");
	const own = Object.fromEntries(
		Object.entries(patterns).map(([name, text]) => {
			try {
				return [name, withShown(text, parse)];
			} catch (error) {
				throw new Error(`${lang}, ${name}: ${error.message}: ${text}`);
			}
		}),
	);
	return compileModule(new MessageFormat(lang), { sentences: own }).replace(
		"export default {",
		"export const {sentences} = {",
	);
}
