// What a front end would lose: an answer. `check` says which rule forbids a move, whatever well-formed move is asked about.

import assert from "node:assert/strict";
import { test } from "node:test";
import { createGame, games } from "../../pkg/node.js";

/** Positions of one table and all moves that were legal at any of them. */
function played(id, seed) {
	const game = createGame(id, { seed });
	const positions = [];
	const moves = new Map();
	for (let ply = 0; ply < 120 && game.outcome() === null; ply += 1) {
		const [actor] = game.actors();
		const legal = game.legalMoves(actor);
		for (const move of legal) moves.set(JSON.stringify(move), move);
		if (ply % 7 === 0) positions.push(game.clone());
		game.apply(legal[(ply * 31 + seed) % legal.length], actor);
	}
	game.playRandom({ seed });
	positions.push(game);
	return { positions, moves: [...moves.values()] };
}

/** The same move in all ways that its type allows a card to be turned. */
const turned = (move) =>
	typeof move.turn === "number"
		? [0, 1, 2, 3].map((turn) => ({ ...move, turn }))
		: [move];

for (const { id } of games())
	test(`${id}: check answers for every well-formed move, whoever asks and whenever, and as apply does`, () => {
		const codes = new Set();
		const rules = new Set();
		const { positions, moves } = played(id, 5);
		const asked = moves.filter(
			(_, n) => n % Math.ceil(moves.length / 60) === 0,
		);
		for (const game of positions)
			for (const move of asked.flatMap(turned))
				for (const who of [0, game.players - 1, "chance", undefined]) {
					const verdict = game.check(move, who);
					if (verdict.legal) continue;
					codes.add(verdict.code);
					rules.add(verdict.rule);
					assert.ok(verdict.reason.length > 0);
					assert.throws(
						() => game.apply(move, who),
						({ code, rule, message }) =>
							code === verdict.code &&
							rule === verdict.rule &&
							message.includes(verdict.reason),
					);
				}
		assert.deepEqual([...codes].sort(), [
			"game-over",
			"illegal-move",
			"not-your-turn",
		]);
		if (id === "frachtexpress") assert.ok(rules.has("FRA-R40"));
	});
