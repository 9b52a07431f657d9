// The modules that the build writes for the table: see src/pack/bundle.mjs.

declare module "ludotheque:words/element.en" {
	const words: import("./words.ts").Words;
	export default words;
}

declare module "ludotheque:words/frachtexpress.table.en" {
	const words: import("../text/words.d.ts").FrachtexpressTableWords;
	export default words;
}

declare module "ludotheque:words/kopis.table.en" {
	const words: import("../text/words.d.ts").KopisTableWords;
	export default words;
}

declare module "ludotheque:table-languages" {
	type Others<T> = import("../js/library.ts").Others<
		() => Promise<{ default: T }>
	>;
	/** What a table imports when it is in another language than English: its own words … */
	export const WORDS: Others<import("./words.ts").Words>;
	/** … those of its game, where they are a catalogue … */
	export const GAME_WORDS: Record<string, Others<unknown>>;
	/** … and the tour. */
	export const TOURS: Record<string, Others<unknown>>;
}
