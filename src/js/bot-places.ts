// Where a bot of a browser thinks: in the first of some places that answers.
//
// A place counts only when it has said that it can use the module of the first game: some servers answer a missing file with a
// page, some tools bring a file along without what it imports, and a policy may forbid a worker without a word.

import type { Thread } from "./bot.ts";
import type { Answer, Reply, Request } from "./bot-protocol.ts";
import { failure } from "./engine.ts";

/** How long a place may take to answer, in milliseconds. */
const PATIENCE = 3000;

/** Somewhere to think. */
export interface Place {
	post(message: Request): void;
	end(): void;
}

/** Opens a place, which calls back with what it says and when it fails. */
export type Open = (
	hear: (answer: Answer) => void,
	fail: (error: unknown) => void,
) => Place | Promise<Place>;

/**
 * A thread in the first place that answers; requests wait until one has.
 * @param places the best first; those that did not answer are taken out, so that nobody waits for them again
 */
export function firstThatAnswers(
	places: Open[],
	hear: (reply: Reply) => void,
	fail: (error: unknown) => void,
): Thread {
	const waiting: Request[] = [];
	let found: Place | null = null;
	let isAsking = false;
	let isOver = false;
	let giveUp = () => {};

	/** Opens a place and hands it the first message, which is a module; resolves when it has said that it can use it. */
	const answered = (open: Open, module: Request) =>
		new Promise<Place>((resolve, reject) => {
			let place: Place | null = null;
			let state: "asked" | "answered" | "left" = "asked";
			const leave = (error: unknown) => {
				if (state === "answered") return isOver || fail(error);
				state = "left";
				clearTimeout(late);
				place?.end();
				reject(error);
			};
			const late = setTimeout(
				() => leave(failure("thread-silent", {})),
				PATIENCE,
			);
			giveUp = () => leave(null);
			const listen = (answer: Answer) => {
				if (answer.type !== "ready" && answer.type !== "unready")
					return hear(answer);
				if (state !== "asked" || place === null) return;
				if (answer.type === "unready")
					return leave(failure("thread-failed", { reason: answer.reason }));
				state = "answered";
				clearTimeout(late);
				resolve(place);
			};
			Promise.resolve()
				.then(() => open(listen, leave))
				.then((opened) => {
					if (state === "left") return opened.end();
					place = opened;
					opened.post(module);
				})
				.catch(leave);
		});

	async function search(module: Request) {
		isAsking = true;
		let why: unknown;
		for (const open of [...places]) {
			try {
				found = await answered(open, module);
			} catch (error) {
				why = error;
			}
			if (isOver) return found?.end();
			if (found === null) continue;
			places.splice(0, places.indexOf(open));
			for (const message of waiting.splice(0)) found.post(message);
			return;
		}
		fail(why);
	}

	return {
		post(message) {
			if (found !== null) found.post(message);
			else if (isAsking) waiting.push(message);
			else void search(message);
		},
		end() {
			isOver = true;
			if (found === null) giveUp();
			else found.end();
		},
		rest() {},
	};
}
