// Tables that differ only in what somebody may not know. The values that a view shows as null change places with one
// another; the engine says whether the position that comes out is one, and whether the views that shall be equal are.

import { createGame, games } from "../../pkg/node.js";

/** @typedef {import("../../pkg/index.d.ts").AnyGame} AnyGame */
/** @typedef {(string | number)[]} Path */

/** A generator of numbers from 0 to n - 1. @param {number} seed */
export function dice(seed) {
	let at = (seed * 2654435761 + 12345) >>> 0;
	return (/** @type {number} */ n) => {
		at = (Math.imul(at, 1664525) + 1013904223) >>> 0;
		return Math.floor((at / 2 ** 32) * n);
	};
}

/**
 * The paths of the values that some of these views do not show.
 * @param {any} all @param {any[]} views @param {Path} path
 * @returns {Path[]}
 */
function hidden(all, views, path = []) {
	if (all === null) return [];
	if (views.some((view) => view === null)) return leaves(all, path);
	if (typeof all !== "object") return [];
	return Object.keys(all).flatMap((key) =>
		hidden(
			all[key],
			views.map((view) => view[key]),
			[...path, key],
		),
	);
}

/** @param {any} value @param {Path} path @returns {Path[]} */
function leaves(value, path) {
	if (value === null || typeof value !== "object") return [path];
	return Object.keys(value).flatMap((key) =>
		leaves(value[key], [...path, key]),
	);
}

/** @param {any} data @param {Path} path */
const at = (data, path) => path.reduce((value, key) => value[key], data);

/** @param {any} data @param {Path} path @param {unknown} value */
const put = (data, path, value) => {
	at(data, path.slice(0, -1))[/** @type {any} */ (path.at(-1))] = value;
};

/** The last name on a path: what the value is. @param {Path} path */
const nameOf = (path) => path.findLast((key) => Number.isNaN(Number(key)));

/** The order of the tables in the box, which lists of cards keep: by where a word stands first. @param {any} game */
function rankIn(game) {
	const text = JSON.stringify(game.components());
	/** @type {Map<unknown, number>} */
	const known = new Map();
	return (/** @type {unknown} */ value) => {
		if (typeof value === "number") return value;
		const rank = known.get(value) ?? text.indexOf(JSON.stringify(value));
		known.set(value, rank);
		return rank;
	};
}

/** @param {unknown} list @param {(value: unknown) => number} rank */
const inOrder = (list, rank) =>
	Array.isArray(list) &&
	list.every(
		(value, n) =>
			["string", "number"].includes(typeof value) &&
			(n === 0 || rank(list[n - 1]) <= rank(value)),
	);

/**
 * Another position that nobody can tell from this one by these views. Null where none is found.
 * @param {any} game @param {number[]} seats whose views are looked at: a value that one of them does not show may change
 * @param {ReturnType<typeof dice>} random
 */
export function exchanged(game, seats, random) {
	const state = game.state();
	const paths = hidden(
		state,
		seats.map((seat) => game.view(seat)),
	);
	const rank = rankIn(game);
	for (let attempt = 0; attempt < 60; attempt += 1) {
		const other = structuredClone(state);
		for (let swaps = 1 + random(3); swaps > 0; swaps -= 1) {
			const one = paths[random(paths.length)] ?? [];
			const alike = paths.filter(
				(path) =>
					typeof at(other, path) === typeof at(other, one) &&
					(attempt % 2 === 0 || nameOf(path) === nameOf(one)),
			);
			const two = alike[random(alike.length)];
			if (two === undefined) return null;
			const value = at(other, one);
			put(other, one, at(other, two));
			put(other, two, value);
			for (const path of [one, two].map((each) => each.slice(0, -1)))
				if (inOrder(at(state, path), rank))
					at(other, path).sort(
						(/** @type {unknown} */ a, /** @type {unknown} */ b) =>
							rank(a) - rank(b),
					);
		}
		if (JSON.stringify(other) === JSON.stringify(state)) continue;
		try {
			return createGame(game.id, { position: other, seed: 1 });
		} catch (error) {
			if (/** @type {any} */ (error).code !== "bad-position") throw error;
		}
	}
	return null;
}

const all = (/** @type {any} */ game) =>
	Array.from({ length: game.players }, (_, seat) => seat);

/** What everybody sees of a position: null where it is hidden from somebody. @param {any} game */
export function publicView(game) {
	const state = game.state();
	const views = all(game).map((seat) => game.view(seat));
	for (const path of hidden(state, views)) put(state, path, null);
	return JSON.stringify([state, game.actors(), game.outcome()]);
}

/** All that a seat knows. @param {any} game @param {number} seat */
export function known(game, seat) {
	const acts = game.actors().includes(seat);
	return JSON.stringify([
		game.view(seat),
		game.log({ seat }),
		game.actors(),
		acts ? game.legalMoves(seat) : [],
		game.outcome(),
	]);
}

/** A game some way into random play, where a person is to act. @param {any} id @param {ReturnType<typeof dice>} random */
function somewhere(id, random) {
	const { minPlayers, maxPlayers } = /** @type {any} */ (
		games().find((info) => info.id === id)
	);
	const players = minPlayers + random(maxPlayers - minPlayers + 1);
	const game = createGame(
		id,
		/** @type {any} */ ({ players, seed: random(1e6) }),
	);
	for (let left = random(150); left > 0; left -= 1) {
		const actors = game.actors();
		const who = /** @type {any} */ (actors[random(actors.length)]);
		const moves = game.legalMoves(who);
		game.apply(/** @type {any} */ (moves[random(moves.length)]), who);
		if (game.outcome() !== null) game.undo();
	}
	return game;
}

/**
 * The same move, or another one, at the twin table, so that what is compared stays the same.
 * @param {any} twin @param {number} who @param {any} wanted the move at the first table
 * @param {(game: any) => boolean} fits @param {ReturnType<typeof dice>} random
 */
function moveAtTwin(twin, who, wanted, fits, random) {
	const moves = [...twin.legalMoves(who)];
	const same = moves.findIndex(
		(move) => JSON.stringify(move) === JSON.stringify(wanted),
	);
	const turn = random(moves.length + 1);
	const tried = [...moves.slice(turn), ...moves.slice(0, turn)].slice(0, 20);
	if (same >= 0) tried.push(moves[same]);
	for (const move of tried) {
		const copy = twin.clone();
		copy.apply(move, who);
		const good = fits(copy);
		copy.free();
		if (good) return move;
	}
	return null;
}

/** Both from the same seed. @param {any} one @param {any} two @param {number} seed */
const begun = (one, two, seed) =>
	[one, two].map((game) =>
		createGame(game.id, /** @type {any} */ ({ position: game.state(), seed })),
	);

/**
 * Two tables that one seat cannot tell apart, nor by what has happened: what the others did in secret may differ, too.
 * @param {any} id @param {number} n which pair
 */
export function twinsFor(id, n) {
	const random = dice(n);
	for (;;) {
		const game = somewhere(id, random);
		const actors = game.actors();
		const seat = random(4) === 0 ? random(game.players) : Number(actors[0]);
		const twin = exchanged(game, [seat], random);
		if (twin === null || known(twin, seat) !== knownAfresh(game, seat))
			continue;
		const [one, two] = /** @type {[any, any]} */ (begun(game, twin, n));
		for (let left = random(4); left > 0; left -= 1) {
			const [who] = one.actors();
			if (who === undefined) break;
			const moves = one.legalMoves(who);
			const wanted = moves[random(moves.length)];
			const next = one.clone();
			next.apply(wanted, who);
			if (next.outcome() !== null) break;
			const after = known(next, seat);
			const fits = (/** @type {any} */ other) => known(other, seat) === after;
			const move = moveAtTwin(two, who, wanted, fits, random);
			if (move === null) break;
			one.apply(wanted, who);
			two.apply(move, who);
		}
		if (JSON.stringify(one.state()) === JSON.stringify(two.state())) continue;
		return { seat, players: one.players, saves: [one.save(), two.save()] };
	}
}

/** What a seat would know if nothing had been played before. @param {any} game @param {number} seat */
const knownAfresh = (game, seat) =>
	known(createGame(game.id, { position: game.state() }), seat);

/**
 * Two tables that nobody can tell apart by what everybody sees, and a move at each after which it is so again and somebody
 * else is to act.
 * @param {any} id @param {number} n which pair
 */
export function twinTurns(id, n) {
	const random = dice(n + 7_000);
	for (;;) {
		const game = somewhere(id, random);
		const twin = exchanged(game, all(game), random);
		if (twin === null || publicView(twin) !== publicView(game)) continue;
		const [one, two] = /** @type {[any, any]} */ (begun(game, twin, n));
		const seat = Number(one.actors()[0]);
		// The hand that was on the screen is another one at each table.
		if (known(one, seat) === known(two, seat)) continue;
		const moves = one.legalMoves(seat);
		for (let tries = 0; tries < 20; tries += 1) {
			const wanted = moves[random(moves.length)];
			const next = one.clone();
			next.apply(wanted, seat);
			const [then] = next.actors();
			if (typeof then !== "number" || then === seat || !differs(next)) continue;
			const after = JSON.stringify([publicView(next), next.canUndo(seat)]);
			const fits = (/** @type {any} */ other) =>
				JSON.stringify([publicView(other), other.canUndo(seat)]) === after;
			const move = moveAtTwin(two, seat, wanted, fits, random);
			if (move === null) continue;
			return {
				seat,
				players: one.players,
				tables: [
					{ save: one.save(), move: wanted },
					{ save: two.save(), move },
				],
				mayUndo: next.canUndo(seat),
			};
		}
	}
}

/** Whether seats see different things. @param {any} game */
const differs = (game) =>
	new Set(all(game).map((seat) => JSON.stringify(game.view(seat)))).size > 1;
