import type { GameId, Language } from "./index.js";

export * from "./index.js";

/** Where the WebAssembly of a game is: a URL, a response, its bytes, or a compiled module. */
export type WasmSource =
	| string
	| URL
	| Request
	| Response
	| BufferSource
	| WebAssembly.Module
	| Promise<Response>;

/** How a game is loaded from a file of its own. */
export interface WebInitOptions {
	/** The language to load beside English. */
	lang?: Language;
	/** Where the module is, when one game is named; left out, it is the file beside this one. */
	source?: WasmSource;
}

/** Loads these games and no others; all of them when none is named. Again is free. */
export default function init(
	games?: GameId | readonly GameId[],
	options?: WebInitOptions,
): Promise<void>;
export { init };
