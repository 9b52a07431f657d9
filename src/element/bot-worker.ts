// The bots. One worker thinks for all tables of a page; it is there while some table needs it.

import type {
	GameId,
	Suggestion as SuggestionOf,
} from "../js/types/index.d.ts";
import type { Bot, BotOptions } from "../js/types/worker.d.ts";
import type { AnyGame } from "./games/renderer.ts";

export type Suggestion = SuggestionOf<GameId>;
type Wish = BotOptions<GameId>;

let bot: Promise<Bot> | null = null;
const users: Set<object> = new Set();

function borrow(user: object): Promise<Bot> {
	users.add(user);
	bot ??= import("../js/entries/worker.ts")
		.then(({ createBot }) => createBot())
		.catch((error) => {
			bot = null;
			throw error;
		});
	return bot;
}

/** Gives the worker back; the last one to do so ends it. */
export function dismiss(user: object) {
	if (!users.delete(user) || users.size > 0) return;
	const last = bot;
	bot = null;
	last?.then(
		(each) => each.close(),
		() => {},
	);
}

/**
 * What a bot would do. Rejects with an AbortError when the signal says so.
 * @param user whoever asks, until `dismiss`
 */
export async function suggest(
	user: object,
	game: AnyGame,
	wish: Wish,
): Promise<Suggestion> {
	try {
		const thinker = await borrow(user);
		wish.signal?.throwIfAborted();
		return await thinker.suggest(game, wish);
	} catch (error) {
		if (wish.signal?.aborted) throw wish.signal.reason;
		// A worker that could not start is tried anew the next time.
		dismiss(user);
		throw error;
	}
}

/** Waits, unless it is called off. */
export function pause(ms: number, signal: AbortSignal): Promise<void> {
	return new Promise((resolve, reject) => {
		const timer = setTimeout(resolve, ms);
		signal.addEventListener(
			"abort",
			() => {
				clearTimeout(timer);
				reject(signal.reason);
			},
			{ once: true },
		);
	});
}
