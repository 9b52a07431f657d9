// A bot on another thread, as its user sees it. Knows no kind of thread.

import { optionsText, savedText } from "./arguments.ts";
import type { Answer, Reply, Request } from "./bot-protocol.ts";
import { gameInSave } from "./calls.ts";
import { failure, RulesError, refusal } from "./error.ts";
import { sentence } from "./messages.ts";
import type { Engine } from "./registry.ts";
import type { GameId, GameInfo } from "./types/index.d.ts";
import type * as Declared from "./types/worker.d.ts";

/** A thread of some kind. */
export interface Thread {
	post(message: Request): void;
	end(): void;
	/** Whether it has nothing to do: Node then need not wait for it. */
	rest(idle: boolean): void;
}

type Options = NonNullable<Parameters<typeof Declared.createBot>[0]>;

/** Starts a thread, which calls back with its replies and when it fails. */
export type Start = (
	options: Options,
	hear: (answer: Answer) => void,
	fail: (error: unknown) => void,
) => Thread;

/** Somebody waits for a suggestion. */
interface Pending {
	id: number;
	engine: Engine;
	save: string;
	options: string;
	signal: AbortSignal | undefined;
	onProgress: ((progress: Declared.Progress) => void) | undefined;
	resolve(suggestion: unknown): void;
	reject(error: unknown): void;
	abort(): void;
}

const closed = () =>
	new DOMException(sentence("bot-closed", {}).text, "AbortError");

/** The saved text of what a caller wants a move for. */
function saved(game: unknown): string {
	if (typeof game === "string") return savedText(game);
	const save = (game as { save?: unknown } | null | undefined)?.save;
	if (typeof save !== "function") throw refusal("nothing-to-think-about", {});
	return savedText(save.call(game));
}

/** Makes `createBot` for one kind of thread; `engine` gives a game that is loaded, or throws. */
export function bots(
	infos: readonly GameInfo[],
	engine: (id: GameId) => Engine,
	start: Start,
): typeof Declared.createBot {
	const ids = infos.map(({ id }) => id);
	return (options = {}) => {
		/** In order; the first is with the thread once it is `busy`. */
		const queue: Pending[] = [];
		/** The games whose modules the thread has. */
		const given = new Set<GameId>();
		let thread: Thread | null = null;
		let busy: Pending | null = null;
		let count = 0;
		let isClosed = false;

		const settle = (pending: Pending, finish: () => void) => {
			pending.signal?.removeEventListener("abort", pending.abort);
			const at = queue.indexOf(pending);
			if (at >= 0) queue.splice(at, 1);
			finish();
		};

		const fail = (error: unknown) => {
			thread?.end();
			thread = busy = null;
			given.clear();
			for (const pending of [...queue])
				settle(pending, () => pending.reject(error));
		};

		const next = () => {
			const [first] = queue;
			if (busy !== null || first === undefined)
				return thread?.rest(busy === null);
			try {
				thread ??= start(options, hear, fail);
				thread.rest(false);
				busy = first;
				const { id, engine, save, options: asked } = first;
				if (!given.has(engine.id))
					thread.post({
						type: "module",
						game: engine.id,
						module: engine.module,
					});
				given.add(engine.id);
				thread.post({
					type: "start",
					id,
					game: engine.id,
					save,
					options: asked,
				});
			} catch (error) {
				fail(error);
			}
		};

		const tell = (
			pending: Pending,
			{ iterations, limit, best }: Extract<Reply, { type: "progress" }>,
		) => {
			try {
				pending.onProgress?.({
					iterations,
					of: limit ?? null,
					best: best as Declared.Progress["best"],
				});
			} catch (error) {
				stop(pending, error);
			}
		};

		const hear = (reply: Answer) => {
			const pending = busy;
			// Whether a module can be used, the request that needs it finds out.
			if (reply.type === "ready" || reply.type === "unready") return;
			if (pending === null || reply.id !== pending.id) return;
			const isWaiting = queue.includes(pending);
			if (reply.type === "progress") {
				if (isWaiting) tell(pending, reply);
				return;
			}
			busy = null;
			if (isWaiting && reply.type === "done")
				settle(pending, () => pending.resolve(reply.suggestion));
			if (isWaiting && reply.type === "refused")
				settle(pending, () => pending.reject(new RulesError(reply.error)));
			if (isWaiting && reply.type === "failed")
				settle(pending, () =>
					pending.reject(failure("thread-failed", { reason: reply.reason })),
				);
			next();
		};

		/** Gives a request up; the thread hears of it at its next pause. */
		const stop = (pending: Pending, error: unknown) => {
			if (pending === busy) thread?.post({ type: "stop", id: pending.id });
			settle(pending, () => pending.reject(error));
		};

		const suggest = (
			game: unknown,
			{ signal, onProgress, ...wanted }: Declared.BotOptions = {},
		) =>
			new Promise<unknown>((resolve, reject) => {
				if (isClosed) throw closed();
				signal?.throwIfAborted();
				const save = saved(game);
				const pending: Pending = {
					id: ++count,
					engine: engine(gameInSave(save, ids)),
					save,
					options: optionsText(wanted),
					signal,
					onProgress,
					resolve,
					reject,
					abort: () => stop(pending, signal?.reason),
				};
				signal?.addEventListener("abort", pending.abort);
				queue.push(pending);
				next();
			});

		return {
			suggest: suggest as Declared.Bot["suggest"],
			close() {
				isClosed = true;
				fail(closed());
			},
		};
	};
}
