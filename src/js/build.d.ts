// The modules that the build writes: one line a game, with literal names, because bundlers and file tracers do not follow
// computed ones. See src/pack/bundle.mjs.

declare module "ludotheque:infos" {
	/** What `games()` says, in its order. */
	export const INFOS: import("./types/index.d.ts").GameInfo[];
}

declare module "ludotheque:languages" {
	/** All languages, English first. */
	export const LANGUAGES: readonly import("./types/index.d.ts").Language[];
}

declare module "ludotheque:common/en" {
	/** The sentences of the engine and of the package, and what the engine's are about. */
	export const COMMON: import("./languages.ts").CommonText;
	export const KINDS: import("./languages.ts").Kinds;
}

declare module "ludotheque:on-demand" {
	/** What a browser imports when a game is asked for. */
	export const GLUE: Record<
		import("./types/index.d.ts").GameId,
		() => Promise<import("./glue.ts").Glue>
	>;
	export const TEXT: Record<
		import("./types/index.d.ts").GameId,
		() => Promise<import("./languages.ts").SourceText>
	>;
	/** What it imports when a language is asked for. */
	export const LANGUAGES: import("./library.ts").Others<{
		texts: Record<
			import("./types/index.d.ts").GameId,
			() => Promise<import("./languages.ts").GameText>
		>;
		common: () => Promise<import("./languages.ts").CommonText>;
		infos: () => Promise<{ INFOS: import("./types/index.d.ts").GameInfo[] }>;
	}>;
}

declare module "ludotheque:bot-script" {
	/** What runs in the worker of a bot, as one classic script. */
	export const SCRIPT: string;
}

declare module "ludotheque:inlined" {
	/** The modules as base64 of gzip. */
	export const INLINED: Record<
		import("./types/index.d.ts").GameId,
		() => Promise<{ WASM: string }>
	>;
}

declare module "ludotheque:files" {
	/** Where the modules are as files. */
	export const FILES: Record<import("./types/index.d.ts").GameId, () => URL>;
}

declare module "ludotheque:node" {
	/** The sentences that are the same for every game, in the languages beside English. */
	export const COMMON: import("./library.ts").Others<
		import("./languages.ts").CommonText
	>;
	/** What `games()` says in them. */
	export const OTHER_INFOS: import("./library.ts").Others<
		import("./types/index.d.ts").GameInfo[]
	>;
	/** Loaded synchronously. */
	export const GAMES: Record<
		import("./types/index.d.ts").GameId,
		import("./sync-loader.ts").SyncGame
	>;
}

declare module "ludotheque:workerd" {
	/** The sentences that are the same for every game, in the languages beside English. */
	export const COMMON: import("./library.ts").Others<
		import("./languages.ts").CommonText
	>;
	/** What `games()` says in them. */
	export const OTHER_INFOS: import("./library.ts").Others<
		import("./types/index.d.ts").GameInfo[]
	>;
	/** Compiled when the program was uploaded. */
	export const GAMES: Record<
		import("./types/index.d.ts").GameId,
		import("./sync-loader.ts").SyncGame
	>;
}
