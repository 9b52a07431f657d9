// A bot inside a worker of any kind. It has nothing else to do: it thinks for as long as hearing a message may wait.

import { GLUE } from "ludotheque:on-demand";
import type { Answer, Request } from "./bot-protocol.ts";
import { answering } from "./bot-thread.ts";

/** Milliseconds. */
const SLICE = 50;

/** Answers requests. */
export function answeringInWorker(
	post: (answer: Answer) => void,
): (request: Request) => void {
	return answering(post, SLICE, async (game, module) => {
		const glue = await GLUE[game]();
		await glue.instantiate({ module_or_path: module });
		return glue;
	});
}
