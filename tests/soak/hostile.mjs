// A million hostile calls in one process: `node tests/soak/hostile.mjs [calls]`. A random call of the API with random values, at a random
// game; nothing but a RulesError may come out, every call ends within a second, every game must still play, and the memory
// stays where it was.

import assert from "node:assert/strict";

/** The memory of the modules: seen as they are made, for the package does not show it. */
const instances = [];
WebAssembly.Instance = new Proxy(WebAssembly.Instance, {
	construct(real, given) {
		const made = new real(...given);
		instances.push(made);
		return made;
	},
});
const { RulesError, createGame, games, restoreGame, rules, scenarios } =
	await import("ludotheque");
const memory = () =>
	instances.reduce(
		(sum, { exports }) => sum + exports.memory.buffer.byteLength,
		0,
	);

const CALLS = Number(process.argv[2] ?? 1_000_000);
let dice = 20261116;
const below = (n) => {
	dice = (Math.imul(dice, 1664525) + 1013904223) >>> 0;
	return Math.floor((dice / 2 ** 32) * n);
};
const pick = (list) => list[below(list.length)];
const IDS = games().map(({ id }) => id);

/** Any JavaScript value, also such as strike back. */
function value(depth = 0) {
	const kinds = depth > 3 ? 24 : 33;
	switch (below(kinds)) {
		case 0:
			return undefined;
		case 1:
			return null;
		case 2:
			return below(2) === 0;
		case 3:
			return below(5);
		case 4:
			return -below(3);
		case 5:
			return below(1000) / 7;
		case 6:
			return pick([
				NaN,
				Infinity,
				-Infinity,
				-0,
				2 ** 31,
				2 ** 32,
				2 ** 53,
				1e300,
			]);
		case 7:
			return BigInt(below(9));
		case 8:
			return Symbol("s");
		case 9:
			return pick([
				"",
				"0",
				"chance",
				"auto",
				"manual",
				"slide",
				"pass",
				"endTurn",
				"\0",
				"\ud800",
				"__proto__",
				"constructor",
				"x".repeat(below(2000)),
			]);
		case 10:
			return pick(IDS);
		case 11:
			return () => value(depth + 1);
		case 12:
			return new Date(pick([0, NaN]));
		case 13:
			return /x/;
		case 14:
			return new Uint8Array(below(20));
		case 15:
			return new Map([["type", "slide"]]);
		case 16:
			return Promise.resolve();
		case 17:
			return class {};
		case 18:
			return pick(pool);
		case 19:
			return pick(texts);
		case 20: {
			const text = pick(texts);
			return text.slice(0, below(text.length));
		}
		case 21: {
			const text = pick(texts);
			const at = below(text.length);
			return (
				text.slice(0, at) +
				pick(["0", "x", '"', "{", "\\", " "]) +
				text.slice(at + 1)
			);
		}
		case 22:
			return Object.create(null);
		case 23: {
			const { proxy, revoke } = Proxy.revocable({}, {});
			revoke();
			return proxy;
		}
		case 24:
			return Array.from({ length: below(4) }, () => value(depth + 1));
		case 25:
			return Object.fromEntries(
				Array.from({ length: below(4) }, () => [
					pick([
						"type",
						"seat",
						"from",
						"seed",
						"players",
						"position",
						"scenario",
						"chance",
						"ms",
						"iterations",
						"level",
						"games",
					]),
					value(depth + 1),
				]),
			);
		case 26: {
			const move = structuredClone(pick(pool));
			for (const key of Object.keys(move))
				if (below(3) === 0) move[key] = value(depth + 1);
			return move;
		}
		case 27:
			return {
				get type() {
					throw pick([new Error("no"), undefined, null, 7]);
				},
			};
		case 28:
			return { toJSON: () => value(depth + 1) };
		case 29:
			return {
				get type() {
					pick(tables).undo();
					return "nothing";
				},
			};
		case 30: {
			let deep = {};
			for (let i = below(300); i > 0; i -= 1) deep = { a: deep };
			return deep;
		}
		case 31: {
			const cycle = { type: "slide" };
			cycle.self = cycle;
			return cycle;
		}
		default:
			return new Proxy(
				{},
				{
					get: () => value(depth + 1),
					ownKeys: () => {
						throw new Error("no");
					},
				},
			);
	}
}

/** Values as large as may come in, or larger: wide, long, doubled. Made once, for making them takes longer than refusing them. */
const LARGE = [
	Object.fromEntries(Array.from({ length: 100_000 }, (_, n) => [`k${n}`, n])),
	Object.fromEntries(Array.from({ length: 99_000 }, (_, n) => [`k${n}`, 0])),
	{
		type: "slide",
		side: "south",
		line: Object.fromEntries(
			Array.from({ length: 90_000 }, (_, n) => [`k${n}`, 0]),
		),
	},
	{ position: Array.from({ length: 90_000 }, () => null) },
	Array.from({ length: 90_000 }, (_, n) => n),
	{ type: "x".repeat(8 << 20) },
	"x".repeat(8 << 20),
	`{"format":1,"game":"kopis",${'"rules":1,'.repeat(400_000)}"moves":[]}`,
	`{"format":1,"game":"troia",${Array.from({ length: 400_000 }, (_, n) => `"k${n}":0,`).join("")}"moves":[]}`,
	`{"format":1,"game":"koplopers","rules":1,"setup":{"seed":1},"moves":[${'{"seat":0,"move":{"type":"pass"}},'.repeat(200_000)}0],"check":""}`,
	`${"[".repeat(4 << 20)}`,
];
const LARGE_CALLS = [
	(game, large) => game.apply(large),
	(game, large) => game.check(large),
	(game, large) => game.log(large),
	(game, large) => createGame(game.id, large).free(),
	(game, large) => createGame(game.id, { position: large }).free(),
	(_game, large) => restoreGame(large).free(),
	(_game, large) => restoreGame(large).free(),
];

/** Calls with hostile arguments; a legal one now and then, so that the games move on. */
const GAME_CALLS = [
	(game) => game.apply(value(), below(2) ? value() : undefined),
	(game) => game.check(value(), below(2) ? value() : undefined),
	(game) => game.apply(game.legalMoves()[0] ?? {}, value()),
	(game) => game.legalMoves(value()),
	(game) => game.view(value()),
	(game) => game.log(value()),
	(game) => game.canUndo(value()),
	(game) => game.playRandom({ games: value(), seed: 1 }),
	(game) =>
		typeof game.suggest === "function"
			? game.suggest({
					iterations: 2,
					level: value(),
					seat: value(),
					seed: value(),
				})
			: null,
	(game) => game.undo(value()),
	(game) => game.redo(value()),
	(game) => game.state(value()),
	(game) => game.history(value()),
	(game) => game.chanceOutcomes(value()),
	(game) => game.outcome(value()),
	(game) => game.clone().free(),
	(game) => {
		const moves = game.legalMoves();
		if (moves.length > 0) game.apply(pick(moves));
	},
];
const CALLS_OF_THE_MODULE = [
	() => createGame(below(2) ? pick(IDS) : value(), value())?.free?.(),
	() => createGame(pick(IDS), { position: value(), seed: value() }).free(),
	() =>
		createGame(pick(IDS), {
			[pick([
				"players",
				"seed",
				"chance",
				"scenario",
				"board",
				"mode",
				"rounds",
			])]: value(),
		}).free(),
	() => restoreGame(value()).free(),
	() => rules(value()),
	() => scenarios(value()),
];

const pool = [];
const texts = [];
const tables = IDS.map((id) => createGame(id, { seed: 3 }));
for (const game of tables) {
	pool.push(...game.legalMoves().slice(0, 5));
	texts.push(game.save());
}

const answered = { fine: 0, refused: 0 };
const codes = new Map();
let settled = 0;
let slowest = 0;
let large = 0;
for (let call = 0; call < CALLS; call += 1) {
	if (call === Math.floor(CALLS / 10)) settled = memory();
	if (call % 20_000 === 0)
		process.stdout.write(
			`\r${call} of ${CALLS} calls, ${answered.refused} refused, memory ${memory()} `,
		);
	// Each large value to each call of each game at first, then now and then.
	const isLarge =
		call < LARGE.length * LARGE_CALLS.length * tables.length ||
		below(4000) === 0;
	const at = isLarge ? call % tables.length : below(tables.length);
	if (tables[at].ply > 150 || tables[at].outcome() !== null) {
		tables[at].free();
		tables[at] = createGame(IDS[at], { seed: call });
	}
	const clock = performance.now();
	try {
		if (isLarge) {
			large += 1;
			const combination = Math.floor(call / tables.length);
			LARGE_CALLS[combination % LARGE_CALLS.length](
				tables[at],
				LARGE[Math.floor(combination / LARGE_CALLS.length) % LARGE.length],
			);
		} else if (below(10) === 0) pick(CALLS_OF_THE_MODULE)();
		else pick(GAME_CALLS)(tables[at]);
		answered.fine += 1;
	} catch (error) {
		if (!(error instanceof RulesError)) throw error;
		answered.refused += 1;
		codes.set(error.code, (codes.get(error.code) ?? 0) + 1);
	}
	slowest = Math.max(slowest, performance.now() - clock);
}
process.stdout.write("\n");
const grown = memory() - settled;
for (const game of tables) {
	assert.ok(
		game.outcome() !== null || game.playRandom({ seed: 1 }).ranking.length > 0,
		`${game.id} still plays`,
	);
	const twin = restoreGame(game.save());
	assert.deepEqual(twin.state(), game.state());
	game.free();
}
// The numbers of moves and events are given until there are enough of them; what leaked would be a multiple of this.
assert.ok(
	grown < 2 << 20,
	`memory has grown by ${grown} bytes since the first tenth`,
);
assert.ok(slowest < 1000, `a call took ${slowest} ms`);
assert.ok(answered.fine > 0 && codes.size >= 6);
console.log(
	`hostile: ${CALLS} calls, ${answered.fine} answered, ${answered.refused} refused ${JSON.stringify(Object.fromEntries(codes))}, ${large} of them large, the slowest ${slowest.toFixed(0)} ms, memory ${memory()} bytes, ${grown} more than after the first tenth`,
);
