// The other end of a bot: it is handed compiled modules and saved games, thinks in slices so that it hears when it is told to
// stop, and tells how far it is. The save has the table's seed in it; the search never asks for it.

import type { Answer, Reply, Request } from "./bot-protocol.ts";
import { type Glue, isThrown } from "./glue.ts";
import type { GameId } from "./types/index.d.ts";

/** Milliseconds between two reports of how far it is. */
const REPORT = 50;

const pause = () => new Promise((resolve) => setTimeout(resolve, 0));

const reasonOf = (error: unknown) =>
	error instanceof Error ? error.message : String(error);

const failed = (id: number, error: unknown): Reply =>
	isThrown(error)
		? { type: "refused", id, error }
		: { type: "failed", id, reason: reasonOf(error) };

/**
 * Answers requests.
 * @param slice milliseconds between two looks at the messages
 * @param instantiated gives the glue of a game with its instance
 */
export function answering(
	post: (answer: Answer) => void,
	slice: number,
	instantiated: (game: GameId, module: WebAssembly.Module) => Promise<Glue>,
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
				let reported = performance.now();
				while (!search.think(slice)) {
					if (performance.now() - reported >= REPORT) {
						post({
							type: "progress",
							id,
							iterations: search.iterations(),
							limit: search.limit(),
							best: search.suggestion(),
						});
						reported = performance.now();
					}
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
			games.set(request.game, glue);
			glue.then(
				() => post({ type: "ready" }),
				(error) => post({ type: "unready", reason: reasonOf(error) }),
			);
		} else if (request.type === "stop") stopped.add(request.id);
		else
			think(request).catch((error: unknown) => post(failed(request.id, error)));
	};
}
