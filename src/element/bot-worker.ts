// The bots. One thinks for all tables of a page, and another for those that were given a worker; it is there while some table
// needs it.

import type {
	GameId,
	Suggestion as SuggestionOf,
} from "../js/types/index.d.ts";
import type { Bot, BotOptions } from "../js/types/worker.d.ts";
import type { AnyGame } from "./games/renderer.ts";

export type Suggestion = SuggestionOf<GameId>;
type Wish = BotOptions<GameId>;

/** Makes a worker that runs `ludotheque/bot-worker`. */
export type MakeWorker = () => Worker;

/** A bot, and the tables that need it. */
type Shared = { bot: Promise<Bot>; users: Set<object> };

/** By the workers that pages have given; without one the bot finds its place alone. */
const shared: Map<MakeWorker | null, Shared> = new Map();

function borrow(user: object, worker: MakeWorker | null): Promise<Bot> {
	const found = shared.get(worker);
	if (found !== undefined) {
		found.users.add(user);
		return found.bot;
	}
	const bot = import("../js/entries/worker.ts").then(({ createBot }) =>
		createBot(worker === null ? {} : { worker }),
	);
	shared.set(worker, { bot, users: new Set([user]) });
	// What could not be loaded is tried anew the next time.
	bot.catch(() => shared.delete(worker));
	return bot;
}

/** Gives the bot back; the last one to do so ends it. */
export function dismiss(user: object) {
	for (const [worker, { bot, users }] of shared) {
		if (!users.delete(user) || users.size > 0) continue;
		shared.delete(worker);
		bot.then(
			(each) => each.close(),
			() => {},
		);
	}
}

/**
 * What a bot would do. Rejects with an AbortError when the signal says so.
 * @param user whoever asks, until `dismiss`
 */
export async function suggest(
	user: object,
	worker: MakeWorker | null,
	game: AnyGame,
	wish: Wish,
): Promise<Suggestion> {
	try {
		const thinker = await borrow(user, worker);
		wish.signal?.throwIfAborted();
		return await thinker.suggest(game, wish);
	} catch (error) {
		if (wish.signal?.aborted) throw wish.signal.reason;
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
