// The API through the package, as a user calls it.

import assert from "node:assert/strict";
import { createRequire } from "node:module";
import { test } from "node:test";
import init, {
	createGame,
	Game,
	games,
	RulesError,
	restoreGame,
	rules,
	scenarios,
} from "../../pkg/node.js";

const slide = (side, line) => ({ type: "slide", side, line });

/** How many sequences of moves of this length there are. */
function paths(game, depth) {
	const moves = game.legalMoves();
	if (depth === 1) return moves.length;
	let sum = 0;
	for (const move of moves) {
		game.apply(move);
		sum += paths(game, depth - 1);
		game.undo();
	}
	return sum;
}

test("perft through the package", () => {
	for (const [options, counts] of [
		[{}, [4, 12, 46]],
		[{ mode: "suddenDeath" }, [8, 64, 640]],
		[{ setup: "advanced" }, [16, 240, 3360]],
		[
			{ mode: "suddenDeath", setup: "advanced", placementOrder: "snake" },
			[16, 240, 3360],
		],
	]) {
		const found = [1, 2, 3].map((depth) =>
			paths(createGame("kopis", options), depth),
		);
		assert.deepEqual(found, counts, JSON.stringify(options));
	}
});

test("init has nothing to do in Node", async () => {
	assert.equal(await init(), undefined);
});

test("games, rules and scenarios tell what there is", () => {
	const kopis = games().find(({ id }) => id === "kopis");
	assert.deepEqual(
		[kopis.minPlayers, kopis.maxPlayers, kopis.year, kopis.variants.length],
		[2, 2, 2025, 6],
	);
	assert.deepEqual(
		kopis.options.find(({ name }) => name === "quietLimit").default,
		40,
	);
	for (const { id } of games()) {
		const ids = rules(id).map((rule) => rule.id);
		assert.equal(new Set(ids).size, ids.length);
		for (const scenario of scenarios(id)) {
			const game = createGame(id, { scenario: scenario.id, chance: "manual" });
			assert.equal(game.ply, 0);
			assert.ok(
				scenario.rules.every((rule) => ids.includes(rule)),
				scenario.id,
			);
		}
	}
	const rule = rules("kopis").find(({ id }) => id === "KOP-R1");
	assert.deepEqual(
		[rule.kind, rule.title],
		["ruling", "Colours of the central fortresses"],
	);
});

test("every game plays to its end and back", () => {
	for (const { id, minPlayers, maxPlayers } of games()) {
		for (let players = minPlayers; players <= maxPlayers; players++) {
			const game = createGame(id, { players, seed: 11 });
			const start = game.save();
			for (let turn = 0; game.actors().length; turn++) {
				const moves = game.legalMoves(game.actors()[0]);
				const events = game.apply(moves[turn % moves.length], game.actors()[0]);
				assert.ok(events.every(({ rule }) => typeof rule === "string"));
				if (turn > 150) game.playRandom({ seed: 1 });
			}
			assert.equal(game.log().at(-1).event.type, "gameOver");
			assert.equal(game.outcome().ranking.flat().length, players);
			while (game.undo());
			assert.equal(game.save(), start);
			for (let seat = 0; seat < players; seat++)
				assert.equal(game.view(seat) === null, false);
		}
	}
});

test("a move is refused by its rule and changes nothing", () => {
	const game = createGame("kopis", { seed: 1 });
	const before = game.save();
	assert.throws(
		() => game.apply(slide("south", "a")),
		(error) => {
			assert.ok(error instanceof RulesError && error instanceof Error);
			assert.deepEqual(
				[error.name, error.code, error.rule],
				["RulesError", "illegal-move", "KOP-13"],
			);
			assert.match(error.detail.id, /^kopis\./);
			assert.equal(typeof error.detail.params, "object");
			return true;
		},
	);
	assert.throws(() => game.apply(slide("north", "c"), 1), {
		code: "not-your-turn",
		rule: "KOP-17",
	});
	assert.deepEqual(game.check(slide("south", "c")), { legal: true });
	const { rule, reason, detail } = game.check(slide("south", "a"));
	assert.throws(() => game.apply(slide("south", "a")), {
		message: reason,
		rule,
		detail,
	});
	assert.equal(game.check(slide("south", "3")).rule, "KOP-12");
	assert.equal(game.check(slide("north", "c"), 1).rule, "KOP-17");
	assert.equal(game.save(), before);
});

test("listed moves are frozen, shared, and accepted as literals", () => {
	const a = createGame("kopis", { seed: 1 });
	const b = createGame("kopis", { seed: 2 });
	assert.ok(a.legalMoves().every(Object.isFrozen));
	assert.equal(a.legalMoves()[0], b.legalMoves()[0]);
	const byObject = a.apply(a.legalMoves()[0]);
	const byLiteral = b.apply({ ...b.legalMoves()[0] });
	assert.deepEqual(byObject, byLiteral);
	assert.deepEqual(a.state(), b.state());
	assert.deepEqual(a.legalMoves(0), []);
	assert.throws(() => a.apply(slide("south", "c"), 0), {
		code: "not-your-turn",
	});
});

test("a move that was listed long ago is still that move", () => {
	const game = createGame("frachtexpress", { layout: "free", seed: 1 });
	const kept = game.legalMoves();
	// Objects are shared until there are too many of them: play until the same move is another object.
	for (let seed = 2; game.legalMoves()[0] === kept[0]; seed++) {
		assert.ok(seed < 2000, "the objects are given up at last");
		const other = createGame("frachtexpress", { layout: "free", seed });
		for (
			let pick = seed, moves = other.legalMoves();
			moves.length > 0;
			moves = other.legalMoves()
		) {
			pick = (pick * 16807) % 2147483647;
			other.apply(moves[pick % moves.length]);
		}
		other.free();
	}
	assert.deepEqual(game.legalMoves(), kept);
	const twin = game.clone();
	assert.deepEqual(game.apply(kept[0]), twin.apply(twin.legalMoves()[0]));
	assert.deepEqual(game.state(), twin.state());
});

test("an outcome is an object of the caller's own", () => {
	for (const { id } of games()) {
		const game = createGame(id, { seed: 5 });
		assert.equal(game.outcome(), null);
		const played = game.playRandom({ seed: 5 });
		assert.deepEqual(game.outcome(), played, id);
		game.outcome().ranking.length = 0;
		game.outcome().scores.fill(-1);
		assert.deepEqual(game.outcome(), played, id);
	}
});

test("scenario, position, clone, undo, redo, canUndo, canRedo", () => {
	const game = createGame("kopis", { scenario: "capture" });
	assert.equal(game.apply(slide("south", "c"))[0].rule, "KOP-20");
	const copy = createGame("kopis", { position: game.state(), seed: "x" });
	assert.deepEqual(copy.state(), game.state());
	assert.equal(copy.seed, "x");
	const twin = game.clone();
	assert.ok(game.canUndo(0) && !game.canUndo(1));
	assert.ok(!game.canRedo());
	assert.ok(game.undo() && !game.undo());
	assert.ok(game.canRedo());
	assert.notDeepEqual(game.state(), twin.state());
	assert.ok(game.redo() && !game.redo() && !game.canRedo());
	assert.deepEqual(game.state(), twin.state());
	assert.deepEqual([game.id, game.players, game.ply], ["kopis", 2, 1]);
	assert.deepEqual(game.history(), [{ seat: 0, move: slide("south", "c") }]);
});

test("a game without a seed has a random one", () => {
	const seeds = new Set(
		Array.from({ length: 20 }, () => createGame("kopis").seed),
	);
	assert.equal(seeds.size, 20);
	assert.match([...seeds][0], /^[0-9a-f]{32}$/);
	assert.equal(createGame("kopis", { seed: 42 }).seed, 42);
});

test("random play finishes the game, or plays many and leaves it alone", () => {
	const game = createGame("kopis", { seed: 1 });
	const totals = game.playRandom({ games: 100, seed: 5 });
	assert.deepEqual([totals.games, totals.plies, game.ply], [100, 1600, 0]);
	assert.deepEqual(game.playRandom({ seed: 5 }), game.outcome());
	assert.equal(game.ply, 16);
	assert.deepEqual(game.legalMoves(), []);
	assert.deepEqual(game.actors(), []);
});

test("free, and nothing after it", () => {
	const game = createGame("kopis");
	game.free();
	game.free();
	for (const use of [
		() => game.state(),
		() => game.id,
		() => game.seed,
		() => game.apply(slide("south", "c")),
		() => game.clone(),
		() => game.undo(),
	]) {
		assert.throws(use, { name: "RulesError", code: "freed" });
	}
	assert.throws(() => new Game(), { name: "RulesError" });
	assert.throws(() => Game.prototype.state.call({}), { code: "freed" });
});

test("the CommonJS entry is the same package", () => {
	const common = createRequire(import.meta.url)("../../pkg/node.cjs");
	const game = common.createGame("kopis", { seed: 1 });
	assert.equal(game.playRandom({ seed: 2 }).scores.length, 2);
	const again = restoreGame(game.save());
	assert.deepEqual(again.state(), game.state());
	assert.throws(() => common.createGame("chess"), { code: "unknown-game" });
	assert.equal(typeof common.default, "function");
});
