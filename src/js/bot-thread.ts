// The thread of a bot: it is handed compiled modules and saved games, thinks in slices so that it hears when it is told to
// stop, and tells how far it is. The save has the table's seed in it; the search never asks for it.

import { GLUE } from "ludotheque:on-demand";
import type { Reply, Request } from "./bot-protocol.ts";
import { type Glue, isThrown } from "./glue.ts";
import type { GameId } from "./types/index.d.ts";

/** Milliseconds between two looks at the messages. */
const SLICE = 50;

const pause = () => new Promise((resolve) => setTimeout(resolve, 0));

async function instantiated(
	game: GameId,
	module: WebAssembly.Module,
): Promise<Glue> {
	const glue = await GLUE[game]();
	await glue.instantiate({ module_or_path: module });
	return glue;
}

function failed(id: number, error: unknown): Reply {
	if (isThrown(error)) return { type: "refused", id, error };
	return {
		type: "failed",
		id,
		reason: error instanceof Error ? error.message : String(error),
	};
}

/** Answers requests. */
export function answering(
	post: (reply: Reply) => void,
): (request: Request) => void {
	const games = new Map<GameId, Promise<Glue>>();
	const stopped = new Set<number>();

	async function think({
		id,
		game,
		save,
		options,
	}: Extract<Request, { type: "start" }>): Promise<void> {
		// The module of a game comes before the first request for it.
		const { Session } = await (games.get(game) as Promise<Glue>);
		const session = Session.restore(save);
		try {
			const search = session.search(options);
			try {
				while (!search.think(SLICE)) {
					post({
						type: "progress",
						id,
						iterations: search.iterations(),
						limit: search.limit(),
						best: search.suggestion(),
					});
					await pause();
					if (stopped.delete(id)) return post({ type: "stopped", id });
				}
				post({ type: "done", id, suggestion: search.suggestion() });
			} finally {
				search.free();
			}
		} finally {
			session.free();
		}
	}

	return (request) => {
		if (request.type === "module") {
			const glue = instantiated(request.game, request.module);
			// Whoever asks for the game hears of a failure.
			glue.catch(() => {});
			games.set(request.game, glue);
		} else if (request.type === "stop") stopped.add(request.id);
		else
			think(request).catch((error: unknown) => post(failed(request.id, error)));
	};
}
