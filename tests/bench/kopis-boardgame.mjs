// Kopis, Storming in the base set-up, as a boardgame.io game: the way its documentation writes games. The benchmark plays
// the same games here and in the package, and compares every list of legal moves and every result.

import { INVALID_MOVE } from "boardgame.io/dist/cjs/core.js";

const FILES = "abcdef";
const SIDES = {
	south: { owner: "0", lines: FILES, step: [0, 1], gate: (n) => [n, 0] },
	west: { owner: "0", lines: "123456", step: [1, 0], gate: (n) => [0, n] },
	north: { owner: "1", lines: FILES, step: [0, -1], gate: (n) => [n, 5] },
	east: { owner: "1", lines: "123456", step: [-1, 0], gate: (n) => [5, n] },
};

const inside = ([x, y]) => x >= 0 && x < 6 && y >= 0 && y < 6;

/** The squares from the gate of a line to the far edge. */
function ray(side, n) {
	const { gate, step } = SIDES[side];
	const squares = [];
	for (let at = gate(n); inside(at); at = [at[0] + step[0], at[1] + step[1]])
		squares.push(at[1] * 6 + at[0]);
	return squares;
}

/** The squares that a slide runs over or pushes: where it stops, the row in front of it, and whether the last falls off. */
function slide(G, side, n) {
	if (G.waiting[side].length === 0) return null;
	const squares = ray(side, n);
	const first = squares.findIndex((square) => G.board[square]);
	if (first < 0) return null;
	const line = squares.slice(first);
	const gap = line.findIndex((square) => !G.board[square]);
	const row = gap < 0 ? line : line.slice(0, gap);
	if (G.bastion !== null && row.includes(G.bastion)) return null;
	const falls = gap < 0;
	if (falls && G.board[row[row.length - 1]].kind === "fortress") return null;
	return { at: line[0], line, row, falls };
}

/** The legal slides of a player, in the order of the package: by side, by line. */
export function legal(G, player) {
	const moves = [];
	for (const [side, { owner, lines }] of Object.entries(SIDES)) {
		if (owner !== player) continue;
		for (let n = 0; n < 6; n++)
			if (slide(G, side, n)) moves.push({ side, line: lines[n] });
	}
	return moves;
}

function points(G) {
	const scores = [...G.captured];
	G.board.forEach((piece, square) => {
		if (piece?.kind !== "faction") return;
		const [x, y] = [square % 6, Math.floor(square / 6)];
		const around = [
			[x + 1, y],
			[x - 1, y],
			[x, y + 1],
			[x, y - 1],
		]
			.filter(inside)
			.map(([a, b]) => G.board[b * 6 + a]);
		const near = (own) =>
			around.some(
				(other) =>
					other?.kind === "fortress" && (other.owner === piece.owner) === own,
			);
		if (near(true)) scores[piece.owner] += near(false) ? 1 : 2;
	});
	return scores;
}

export const Kopis = {
	name: "kopis",
	setup: () => {
		const board = new Array(36).fill(null);
		for (const [square, owner] of [
			[14, "0"],
			[15, "0"],
			[20, "1"],
			[21, "1"],
		])
			board[square] = { kind: "fortress", owner };
		return {
			board,
			waiting: {
				south: [1, 2, 3, 4],
				west: [1, 2, 3, 4],
				north: [1, 2, 3, 4],
				east: [1, 2, 3, 4],
			},
			bastion: null,
			captured: [0, 0],
			lost: [0, 0],
			next: "1",
			blocked: false,
		};
	},
	turn: {
		minMoves: 1,
		maxMoves: 1,
		order: { first: () => 0, next: ({ G }) => Number(G.next) },
	},
	moves: {
		slide: ({ G, playerID }, side, line) => {
			const n = SIDES[side]?.lines.indexOf(line) ?? -1;
			const push =
				n >= 0 && SIDES[side].owner === playerID ? slide(G, side, n) : null;
			if (!push) return INVALID_MOVE;
			const { at, line: squares, row, falls } = push;
			if (falls) {
				const fallen = G.board[row[row.length - 1]];
				if (fallen.owner === playerID) G.lost[playerID]++;
				else G.captured[playerID]++;
			}
			for (let i = row.length - 1; i >= 0; i--)
				if (i + 1 < squares.length)
					G.board[squares[i + 1]] = G.board[squares[i]];
			G.board[at] = { kind: "faction", owner: playerID };
			G.bastion = at;
			const nearest = G.waiting[side].reduce((best, post) =>
				Math.abs(post - n) < Math.abs(best - n) ? post : best,
			);
			G.waiting[side] = G.waiting[side].filter((post) => post !== nearest);
			const other = playerID === "0" ? "1" : "0";
			for (const seat of [other, playerID, other]) {
				G.next = seat;
				if (legal(G, seat).length > 0) return;
				G.bastion = null;
			}
			G.blocked = true;
		},
	},
	endIf: ({ G }) => {
		const played = Object.values(G.waiting).every(
			(posts) => posts.length === 0,
		);
		if (played || G.blocked)
			return { scores: points(G), reason: played ? "allPlayed" : "blocked" };
	},
};
