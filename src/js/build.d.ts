// The modules that the build writes: one line a game, with literal names, because bundlers and file tracers do not follow
// computed ones. See src/pack/bundle.mjs.

declare module "ludotheque:infos" {
	/** What `games()` says, in its order. */
	export const INFOS: import("./types/index.d.ts").GameInfo[];
}

declare module "ludotheque:on-demand" {
	/** What a browser imports when a game is asked for. */
	export const GLUE: Record<
		import("./types/index.d.ts").GameId,
		() => Promise<import("./glue.ts").Glue>
	>;
	export const TEXT: Record<
		import("./types/index.d.ts").GameId,
		() => Promise<import("./registry.ts").GameText>
	>;
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
	/** Loaded synchronously. */
	export const GAMES: Record<
		import("./types/index.d.ts").GameId,
		import("./sync-loader.ts").SyncGame
	>;
}

declare module "ludotheque:workerd" {
	/** Compiled when the program was uploaded. */
	export const GAMES: Record<
		import("./types/index.d.ts").GameId,
		import("./sync-loader.ts").SyncGame
	>;
}
