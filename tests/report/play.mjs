// One contest of the report, played in a thread of its own: which seats think how, on which seed, and what came of it.

import { parentPort } from "node:worker_threads";
import { createGame } from "ludotheque";

/** Small, seeded: the same report again. */
function generator(seed) {
	let state = (seed ^ 0x9e3779b9) >>> 0;
	return (n) => {
		state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
		return Math.floor((state / 2 ** 32) * n);
	};
}

/**
 * Plays one game.
 * @param {{ game: string, players: number, seats: string[], seed: number }} contest `seats`: "random" or a level for each seat
 */
function play({ game: id, players, seats, seed }) {
	const game = createGame(id, { players, seed });
	const below = generator(seed);
	const rules = {};
	const branching = [];
	let decisions = 0;
	for (let at = 0; game.outcome() === null; at += 1) {
		const [seat] = game.actors();
		const moves = game.legalMoves(seat);
		branching.push(moves.length);
		decisions += 1;
		const level = seats[seat];
		const move =
			moves.length === 1 || level === "random"
				? moves[below(moves.length)]
				: game.suggest({ level, seat, seed: seed * 1000 + at }).move;
		for (const { rule } of game.apply(move, seat))
			rules[rule] = (rules[rule] ?? 0) + 1;
	}
	const { ranking, scores, reason } = game.outcome();
	const result = {
		ranking,
		scores,
		reason,
		plies: game.ply,
		decisions,
		branching,
		rules,
	};
	game.free();
	return result;
}

parentPort.on("message", (contest) =>
	parentPort.postMessage({ contest, result: play(contest) }),
);
