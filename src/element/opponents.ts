// The bots of one table: whose turn it is to think, and what a hint says.

import type { AnyMove, Level } from "../js/types/index.d.ts";
import type { MakeWorker, Suggestion } from "./bot-worker.ts";
import { dismiss, pause, suggest } from "./bot-worker.ts";
import type { AnyGame } from "./games/renderer.ts";
import { breath } from "./pace.ts";
import { nobodyAsked } from "./seating.ts";
import type { Player } from "./settings.ts";
import type { TableGame } from "./table-game.ts";

/** How long a hint is thought about. */
const HINT = 800;

/**
 * @param on `play`: whether the move is to be shown; `settled`: when what is moving on the screen stands still; `worker`: what the
 *   page has given for the bots
 */
export function opponents(on: {
	play: (move: AnyMove, seat: number, shown: boolean) => void;
	settled: () => Promise<unknown>;
	failed: (seat: number, error: unknown) => void;
	worker: () => MakeWorker | null;
}) {
	let turn: AbortController | null = null;
	let hinting: AbortController | null = null;
	let seat: number | null = null;
	let ply = -1;
	/** The move that is being thought about, and the hint. */
	let pending: Promise<unknown> = Promise.resolve();
	/** Since when a person waits. */
	let since: number | null = null;
	/** Whether that person wants to see no more of it. */
	let skips = false;
	let rush = () => {};

	/** Waits as long as suits whoever looks. Says whether the move is to be shown. */
	async function breathe(signal: AbortSignal) {
		const waited = since === null ? null : performance.now() - since;
		const ms = skips ? null : breath(waited);
		if (ms === null) return false;
		await Promise.race([
			pause(ms, signal).then(() =>
				// What still moves then is brought to its end by the next move.
				Promise.race([on.settled(), pause(2 * ms, signal)]),
			),
			new Promise<void>((resolve) => {
				rush = resolve;
			}),
		]);
		return !skips;
	}

	function stop() {
		turn?.abort();
		turn = null;
		seat = null;
		hinting?.abort();
		hinting = null;
	}

	async function move(
		game: AnyGame,
		of: number,
		level: Level,
		signal: AbortSignal,
	) {
		try {
			const [found, shown] = await Promise.all([
				suggest(on, on.worker(), game, { level, seat: of, signal }),
				breathe(signal),
			]);
			if (signal.aborted) return;
			stop();
			on.play(found.move, of, shown);
		} catch (error) {
			if (signal.aborted) return;
			stop();
			on.failed(of, error);
		}
	}

	return {
		/** Who thinks just now. */
		thinking: () => seat,
		/** Settles when the bot that thinks just now has moved, or was called off. */
		pending: () => pending,
		/** Whether a person waits for them. */
		awaited: () => since !== null,
		/** What they do until a person is asked again is not shown move by move. */
		skip() {
			skips = true;
			rush();
		},
		stop,
		/** Lets the next bot think, if one is to act. Called whenever something has changed. */
		wake(table: TableGame, players: Player[]) {
			const next = table
				.actors()
				.find((who) => typeof who === "number" && players[who]?.kind === "bot");
			if (turn !== null && next === seat && table.ply === ply) return;
			stop();
			const alone = nobodyAsked(table.actors(), { players, dealt: false });
			if (next === undefined || !alone) [since, skips] = [null, false];
			else since ??= performance.now();
			const player = typeof next === "number" ? players[next] : undefined;
			if (typeof next !== "number" || player?.kind !== "bot") return;
			[seat, ply, turn] = [next, table.ply, new AbortController()];
			pending = move(table.game, next, player.level, turn.signal);
		},
		/** What somebody might do; null when it was called off. */
		async hint(game: AnyGame, of: number): Promise<Suggestion | null> {
			hinting?.abort();
			const mine = new AbortController();
			hinting = mine;
			try {
				const found = await suggest(on, on.worker(), game, {
					ms: HINT,
					seat: of,
					signal: mine.signal,
				});
				return mine.signal.aborted ? null : found;
			} catch (error) {
				if (mine.signal.aborted) return null;
				throw error;
			}
		},
		close() {
			stop();
			dismiss(on);
		},
	};
}
