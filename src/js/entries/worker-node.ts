// `ludotheque/worker` for Node: a bot in a worker thread. A bot that has nothing to do does not keep the process alive.

import { fileURLToPath } from "node:url";
import { Worker } from "node:worker_threads";
import { bots, engine, failure, INFOS } from "../node.ts";

/** A bot that thinks on another thread; `worker` may give a thread of the caller's that runs `ludotheque/bot-worker`. */
export const createBot = bots(INFOS, engine, ({ worker: own }, hear, fail) => {
	const worker = own
		? (own() as Worker)
		: // As text: inside jsdom an address is no URL of Node.
			new Worker(
				fileURLToPath(new URL("./bot-worker-node.js", import.meta.url).href),
			);
	let isOver = false;
	worker.on("message", hear);
	worker.on(
		"error",
		(error: Error) =>
			isOver || fail(failure("thread-failed", { reason: error.message })),
	);
	worker.on("exit", () => isOver || fail(failure("thread-ended", {})));
	return {
		post: (message) => worker.postMessage(message),
		end() {
			isOver = true;
			void worker.terminate();
		},
		rest: (idle) => (idle ? worker.unref() : worker.ref()),
	};
});
