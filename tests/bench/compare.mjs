// Two builds of the package side by side in one process: `node tests/bench/compare.mjs OLD/pkg [NEW/pkg]`.
//
// Both play the same games and must tell the same story before anything is printed. Runs alternate, and each number is the
// median of the ratios of neighbouring runs, so that what else the machine does matters little. Above 1 the new one is faster
// for plies and random play; for the calls below them the number is new time over old time.

import assert from "node:assert/strict";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";

const [before, after = "pkg"] = process.argv.slice(2);
if (before === undefined)
	throw new Error(
		"which package? node tests/bench/compare.mjs OLD/pkg [NEW/pkg]",
	);
const load = (folder) =>
	import(pathToFileURL(join(resolve(folder), "node.js")).href);
const [old, young] = [await load(before), await load(after)];

const ROUNDS = 15;

/** A small generator, so that both choose the same moves. */
function chooser(seed) {
	let state = seed >>> 0;
	return (count) => {
		state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
		return (state >>> 8) % count;
	};
}

/** Plays whole games; returns how many plies, and how the last one ended. */
function play({ createGame }, id, games) {
	let plies = 0;
	let last;
	for (let seed = 1; seed <= games; seed++) {
		const choose = chooser(seed);
		const game = createGame(id, { seed });
		for (
			let actors = game.actors();
			actors.length > 0;
			actors = game.actors()
		) {
			const moves = game.legalMoves(actors[0]);
			game.apply(moves[choose(moves.length)], actors[0]);
		}
		plies += game.ply;
		last = game.outcome();
		game.free();
	}
	return { plies, last };
}

function timed(run) {
	const clock = performance.now();
	run();
	return performance.now() - clock;
}

const median = (numbers) =>
	numbers.toSorted((a, b) => a - b)[numbers.length >> 1];

/** The median of old time over new time; `run(build)` does the same work with either. */
function ratio(run) {
	run(old);
	run(young);
	return median(
		Array.from({ length: ROUNDS }, (_, round) => {
			const order = round % 2 ? [young, old] : [old, young];
			const times = new Map(
				order.map((build) => [build, timed(() => run(build))]),
			);
			return times.get(old) / times.get(young);
		}),
	);
}

/** How often to repeat a call so that a run takes some milliseconds. */
function enough(run) {
	let times = 1;
	while (
		timed(() => {
			for (let i = 0; i < times; i++) run();
		}) < 20
	)
		times *= 2;
	return times;
}

console.log(
	"game           plies   random |  save  state   view  createGame(position)",
);
for (const { id } of young.games()) {
	const games = Math.ceil(60_000 / play(old, id, 2).plies);
	assert.deepEqual(
		play(young, id, games),
		play(old, id, games),
		`${id}: the same games`,
	);
	const plies = ratio((build) => play(build, id, games));

	const tables = new Map(
		[old, young].map((build) => [build, build.createGame(id, { seed: 1 })]),
	);
	const random = { games: Math.ceil(games * 2), seed: 1 };
	assert.deepEqual(
		tables.get(young).playRandom(random),
		tables.get(old).playRandom(random),
		`${id}: the same random games`,
	);
	const inside = ratio((build) => tables.get(build).playRandom(random));

	// A table in the middle of a game.
	const save = (() => {
		const game = old.createGame(id, { seed: 5 });
		const choose = chooser(5);
		for (let i = 0; i < 60 && game.actors().length > 0; i++) {
			const moves = game.legalMoves();
			if (id === "kopis" && i === 10) break;
			game.apply(moves[choose(moves.length)]);
		}
		return game.save();
	})();
	const middle = new Map(
		[old, young].map((build) => [build, build.restoreGame(save)]),
	);
	assert.equal(middle.get(young).save(), save, `${id}: the same save`);
	const position = middle.get(old).state();
	assert.deepEqual(
		middle.get(young).state(),
		position,
		`${id}: the same state`,
	);
	assert.deepEqual(
		middle.get(young).view(0),
		middle.get(old).view(0),
		`${id}: the same view`,
	);
	const call = (make) => {
		const times = enough(() => make(young, middle.get(young)));
		return (
			1 /
			ratio((build) => {
				const game = middle.get(build);
				for (let i = 0; i < times; i++) make(build, game);
			})
		);
	};
	const calls = [
		call((_, game) => game.save()),
		call((_, game) => game.state()),
		call((_, game) => game.view(0)),
		call((build) => build.createGame(id, { position, seed: 1 }).free()),
	];
	console.log(
		id.padEnd(14),
		[plies, inside].map((n) => n.toFixed(2).padStart(6)).join("  "),
		" |",
		calls.map((n) => n.toFixed(2).padStart(5)).join("  "),
	);
}
