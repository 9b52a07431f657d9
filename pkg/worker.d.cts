import type { Game, GameId, Suggestion, SuggestOptions } from "./index.cjs";

/** How far a bot is. */
export interface Progress<Id extends GameId = GameId> {
	/** The playouts it has made. */
	iterations: number;
	/** How many it will make at most; null when only the clock ends it. */
	of: number | null;
	/** What it would play now. */
	best: Suggestion<Id>;
}

/** How a bot is asked. */
export interface BotOptions<Id extends GameId = GameId> extends SuggestOptions {
	/** Gives the request up: the promise is rejected with the reason of the signal, an `AbortError` unless you say otherwise. */
	signal?: AbortSignal;
	/** Called at most twenty times a second while it thinks. */
	onProgress?: (progress: Progress<Id>) => void;
}

/** A bot that thinks on another thread where one can be had. */
export interface Bot {
	/** What it would play in a game, or in a saved one whose game is loaded. Requests are answered one after the other. */
	suggest<Id extends GameId>(
		game: Game<Id>,
		options?: BotOptions<Id>,
	): Promise<Suggestion<Id>>;
	suggest<Id extends GameId = GameId>(
		save: string,
		options?: BotOptions<Id>,
	): Promise<Suggestion<Id>>;
	/** Ends the thread; requests that wait are rejected with an `AbortError`. */
	close(): void;
}

/** A thread of your own that runs `ludotheque/bot-worker`, of the kind that the platform has. */
interface Thread {
	/** Brings a request to it. */
	postMessage(message: unknown): void;
	/** Ends it. */
	terminate(): unknown;
}

/**
 * Makes a bot. Its thread starts with the first request.
 *
 * In a browser it is the first of these that answers within three seconds: the `worker` of yours, the file `bot-worker.js` of the
 * package, a worker made from text (a policy has to allow `blob:`), and the thread of the page, in slices of a few milliseconds.
 */
export declare function createBot(options?: { worker?: () => Thread }): Bot;
