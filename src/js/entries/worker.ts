// `ludotheque/worker` for browsers and bundlers: a bot in a module worker.

import { INFOS } from "ludotheque:infos";
import { bots, failure, loaded } from "../engine.ts";

/** A bot that thinks on another thread; `worker` may give a thread of the caller's that runs `ludotheque/bot-worker`. */
export const createBot = bots(INFOS, loaded, ({ worker: own }, hear, fail) => {
	const worker = own
		? (own() as Worker)
		: new Worker(new URL("./bot-worker.js", import.meta.url), {
				type: "module",
			});
	worker.onmessage = ({ data }) => hear(data);
	worker.onerror = (event) => {
		event.preventDefault?.();
		fail(
			failure("thread-failed", {
				reason: event.message ?? "it could not be loaded",
			}),
		);
	};
	return {
		post: (message) => worker.postMessage(message),
		end: () => worker.terminate(),
		rest() {},
	};
});
