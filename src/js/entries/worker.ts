// `ludotheque/worker` for browsers and bundlers: a bot in a worker; where no worker can be had it thinks on the thread of the
// page, in slices.

import { INFOS } from "ludotheque:infos";
import { firstThatAnswers, type Open } from "../bot-places.ts";
import { answering } from "../bot-thread.ts";
import { bots, failure, loaded } from "../engine.ts";

/** How long the page may wait for a bot that thinks on its thread, in milliseconds: less than a frame. */
const SLICE = 8;

const inWorker =
	(start: () => Worker): Open =>
	(hear, fail) => {
		const worker = start();
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
		};
	};

/** The file beside this one: what a server has, and what most bundlers bring along. */
const fromFile = inWorker(
	() =>
		new Worker(new URL("./bot-worker.js", import.meta.url), { type: "module" }),
);

/** Its text as a Blob, which needs no file and is of the origin of the page. */
const fromText: Open = async (hear, fail) => {
	const { SCRIPT } = await import("ludotheque:bot-script");
	const address = URL.createObjectURL(
		new Blob([SCRIPT], { type: "text/javascript" }),
	);
	const place = await inWorker(() => new Worker(address))(hear, fail);
	return {
		...place,
		end() {
			URL.revokeObjectURL(address);
			place.end();
		},
	};
};

/** The thread of the page, with the instances that it has. */
const onThisThread: Open = (hear) => {
	const answer = answering(hear, SLICE, async (game) => loaded(game).glue);
	let latest = 0;
	return {
		post(message) {
			if (message.type === "start") latest = message.id;
			answer(message);
		},
		end: () => answer({ type: "stop", id: latest }),
	};
};

/** Shared by all bots of a page: what one of them found out, the others need not. */
const PLACES = [fromFile, fromText, onThisThread];

/** A bot that thinks off the main thread where that is possible; `worker` may give a worker of the caller's that runs `ludotheque/bot-worker`. */
export const createBot = bots(INFOS, loaded, ({ worker: own }, hear, fail) =>
	firstThatAnswers(
		own === undefined ? PLACES : [inWorker(own as () => Worker), ...PLACES],
		hear,
		fail,
	),
);
