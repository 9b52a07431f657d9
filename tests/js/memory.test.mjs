// Games come and go, and nothing of a freed game is left behind in the memory of the modules.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import init, { createGame, games } from "../../pkg/web.js";

/** The whole count with `MEMORY_GAMES=100000`; a part of it with every `npm test`. */
const GAMES = Number(process.env.MEMORY_GAMES ?? 4000);
const FIRST = 1000;

test(`${GAMES} games created, played and freed leave nothing behind after the first ${FIRST}`, async (t) => {
	// The memory of the module is not part of the API: this looks at the instance that is made.
	const memories = [];
	const { instantiate } = WebAssembly;
	WebAssembly.instantiate = async (...args) => {
		const made = await instantiate.apply(WebAssembly, args);
		const { exports } = made.instance ?? made;
		// Node has WebAssembly of its own, which may be made meanwhile.
		if (
			Object.keys(exports).some((name) => name.includes("session_legalMoves"))
		)
			memories.push(exports.memory);
		return made;
	};
	for (const { id } of games())
		await init(id, {
			source: readFileSync(new URL(`../../pkg/${id}.wasm`, import.meta.url)),
		});
	WebAssembly.instantiate = instantiate;
	assert.equal(memories.length, games().length);
	const size = () =>
		memories.reduce((sum, { buffer }) => sum + buffer.byteLength, 0);

	const ids = games().map(({ id }) => id);
	let after;
	let plies = 0;
	for (let n = 1; n <= GAMES; n++) {
		// No game is played twice. Every other one is played to its end from out here, the rest inside after six moves.
		const game = createGame(ids[n % ids.length], { seed: n });
		let pick = n;
		for (
			let moves = game.legalMoves();
			moves.length > 0 && (n % 2 === 0 || game.ply < 6);
			moves = game.legalMoves()
		) {
			pick = (Math.imul(pick, 1664525) + 1013904223) >>> 0;
			game.apply(moves[Math.floor((pick / 2 ** 32) * moves.length)]);
		}
		const { ranking } =
			n % 2 === 0 ? game.outcome() : game.playRandom({ seed: n });
		assert.ok(ranking.length > 0);
		plies += game.ply;
		game.free();
		if (n === FIRST) after = size();
	}
	t.diagnostic(
		`${plies} plies; ${after} bytes after ${FIRST} games, ${size()} after ${GAMES}`,
	);
	// The numbers of moves and events are given until there are enough of them, and the longest game needs the most room; a game
	// that stayed would weigh many kilobytes.
	assert.ok(
		size() - after < (GAMES - FIRST) * 512,
		`${size() - after} bytes more than after ${FIRST} games`,
	);
});
