// Suggestions through the package.

import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { test } from "node:test";
import { createGame, games, restoreGame } from "../../pkg/node.js";

const same = (a, b) => JSON.stringify(a) === JSON.stringify(b);

test("every game suggests a legal move and says why", () => {
	for (const { id } of games()) {
		const game = createGame(id, { seed: 5 });
		const [seat] = game.actors();
		const suggestion = game.suggest({ iterations: 60, seed: 1 });
		const { move, value, visits, line, candidates, exact } = suggestion;
		assert.ok(
			game.legalMoves(seat).some((legal) => same(legal, move)),
			id,
		);
		assert.equal(candidates.length, game.legalMoves(seat).length);
		assert.ok(value >= 0 && value <= 1 && visits > 0, id);
		assert.deepEqual(line[0], { seat, move });
		assert.deepEqual(candidates[0], { move, value, visits });
		assert.equal(exact, false);
		assert.deepEqual(
			game.suggest({ iterations: 60, seed: 1 }),
			suggestion,
			`${id}: the same question, the same answer`,
		);
		const before = game.save();
		game.suggest({ level: "easy" });
		assert.equal(game.save(), before, "asking changes nothing");
		assert.doesNotThrow(() => game.apply(move, seat));
	}
});

test("a bot stops when its time is over", () => {
	const game = createGame("koplopers", { seed: 5 });
	const clock = performance.now();
	game.suggest({ ms: 60, seed: 1 });
	assert.ok(performance.now() - clock < 1000);
});

test("a forced move comes back at once", () => {
	const game = createGame("ptites-locos", { seed: 1 });
	while (game.actors().length && game.legalMoves().length > 1)
		game.apply(game.legalMoves()[0]);
	assert.ok(game.actors().length, "somebody has only one locomotive to move");
	const suggestion = game.suggest({ ms: 60_000 });
	assert.equal(suggestion.visits, 0);
	assert.deepEqual(suggestion.move, game.legalMoves()[0]);
});

test("what cannot be suggested is refused", () => {
	const codes = (game, options) => {
		try {
			game.suggest(options);
		} catch (error) {
			assert.equal(error.name, "RulesError");
			return error.code;
		}
		return null;
	};
	const game = createGame("kopis", { seed: 1 });
	for (const options of [
		{ ms: NaN },
		{ ms: 0 },
		{ ms: "5" },
		{ iterations: -1 },
		{ level: "grand" },
		{ seat: 7 },
		{ what: 1 },
		3,
		[],
		null,
		() => {},
	]) {
		assert.equal(codes(game, options), "bad-options", String(options));
	}
	assert.equal(codes(game, { seat: 1 }), "not-your-turn");
	assert.equal(
		codes(createGame("ptites-locos", { chance: "manual" })),
		"not-your-turn",
	);
	game.playRandom();
	assert.equal(codes(game), "game-over");
	game.free();
	assert.equal(codes(game), "freed");
});

test("the same suggestions as natively", () => {
	const folder = new URL("../vectors/suggestions/", import.meta.url);
	const names = readdirSync(folder);
	assert.equal(names.length, games().length);
	for (const name of names) {
		const lines = readFileSync(new URL(name, folder), "utf8")
			.trim()
			.split("\n");
		assert.ok(lines.length >= 5, name);
		for (const line of lines) {
			const { save, options, suggestion } = JSON.parse(line);
			assert.deepEqual(
				restoreGame(JSON.stringify(save)).suggest(options),
				suggestion,
				name,
			);
		}
	}
});
