// How a game went: what each seat could expect when it decided, as a bot in the worker reckons it from what that seat could know.

import type { MakeWorker } from "./bot-worker.ts";
import { dismiss, suggest } from "./bot-worker.ts";
import type { TableGame } from "./table-game.ts";
import { walk } from "./timeline.ts";

/** What a seat could expect before a decision: 0 is to come last, 1 is to win alone. At the end, what it got. */
export type Expectation = { step: number; seat: number; value: number };

/** A large change from one decision of a seat to its next, or to the end. */
export type Turn = { seat: number; from: Expectation; to: Expectation };

/** All playouts of a graph together; a longer game gets fewer for each decision. */
const PLAYOUTS = 10_000;
const [FEWEST, MOST] = [40, 400];
/** The same game has the same graph. */
const SEED = 1;

/**
 * Asks a bot about every decision of a game.
 * @param worker what the page has given for the bots
 * @param progress hears how many decisions are done
 */
export async function expectations(
	table: TableGame,
	worker: MakeWorker | null,
	signal: AbortSignal,
	progress: (done: number, of: number) => void,
): Promise<Expectation[]> {
	const user = {};
	const game = table.game.clone();
	const decisions = [...table.decisions()];
	const outcome = table.outcome();
	const iterations = Math.round(
		Math.min(MOST, Math.max(FEWEST, PLAYOUTS / Math.max(1, decisions.length))),
	);
	const found: Expectation[] = [];
	try {
		for (const [step, { seat, ply }] of decisions.entries()) {
			progress(step, decisions.length);
			walk(game, ply);
			const { value } = await suggest(user, worker, game, {
				iterations,
				seed: SEED,
				seat,
				signal,
			});
			signal.throwIfAborted();
			found.push({ step, seat, value });
		}
	} finally {
		game.free();
		dismiss(user);
	}
	if (outcome !== null)
		for (let seat = 0; seat < table.players; seat += 1)
			found.push({
				step: decisions.length,
				seat,
				value: reached(outcome.ranking, seat),
			});
	return found;
}

/** What an end is worth to a seat, on the scale of the bot: half of it for the opponents who were beaten, half for winning. */
function reached(ranking: readonly (readonly number[])[], seat: number) {
	const place = ranking.findIndex((shared) => shared.includes(seat));
	const first = ranking[0] ?? [];
	const beaten = ranking.reduce(
		(sum, shared, at) =>
			sum +
			(at > place ? shared.length : at === place ? (shared.length - 1) / 2 : 0),
		0,
	);
	const others = ranking.flat().length - 1;
	return (
		(0.5 * beaten) / Math.max(1, others) +
		(place === 0 ? 0.5 / first.length : 0)
	);
}

/** One value for each row of decisions that a seat took by itself, their mean: a turn of many small moves is one place of a line. */
export function byTurns(all: readonly Expectation[]): Expectation[] {
	const turns: { first: Expectation; values: number[] }[] = [];
	for (const each of all) {
		const last = turns.at(-1);
		if (last?.first.seat === each.seat) last.values.push(each.value);
		else turns.push({ first: each, values: [each.value] });
	}
	return turns.map(({ first, values }) => ({
		...first,
		value: values.reduce((sum, value) => sum + value, 0) / values.length,
	}));
}

/** So many turns are told, and none that is smaller. */
const [TURNS, SMALLEST] = [3, 0.2];

/** The largest changes, in the order of the game; of those that lie close together only the largest. */
export function turnsOf(all: readonly Expectation[], steps: number): Turn[] {
	const last = new Map<number, Expectation>();
	const turns: Turn[] = [];
	for (const to of all) {
		const from = last.get(to.seat);
		if (from !== undefined) turns.push({ seat: to.seat, from, to });
		last.set(to.seat, to);
	}
	const size = ({ from, to }: Turn) => Math.abs(to.value - from.value);
	const chosen: Turn[] = [];
	for (const turn of turns.sort((a, b) => size(b) - size(a))) {
		if (size(turn) < SMALLEST || chosen.length === TURNS) break;
		const isNear = chosen.some(
			({ to }) => Math.abs(to.step - turn.to.step) <= steps / 16,
		);
		if (!isNear) chosen.push(turn);
	}
	return chosen.sort((a, b) => a.to.step - b.to.step);
}
