// The other engines of the benchmark: chess.js, chessops and boardgame.io. Each plays uniformly random games through its
// own typed objects: list the legal moves, pick one, apply it.

import assert from "node:assert/strict";
import boardgame from "boardgame.io/dist/cjs/client.js";
import { Chess as ChessJs } from "chess.js";
import { Chess } from "chessops/chess";
import { parseFen } from "chessops/fen";
import { Kopis, legal } from "./kopis-boardgame.mjs";

/** A small generator of numbers, the same for every engine. */
export function numbers(seed) {
	let state = seed >>> 0;
	return (below) => {
		state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
		return Math.floor((state / 2 ** 32) * below);
	};
}

/** A random game of chess may go on for long: it is left after so many plies, by every engine alike. */
const MOST_PLIES = 400;

/** Counts the leaves below a position: the standard way to tell that an engine knows the rules of chess. */
function perft(moves, play, position, depth) {
	if (depth === 0) return 1;
	let leaves = 0;
	for (const move of moves(position))
		leaves += perft(moves, play, play(position, move), depth - 1);
	return leaves;
}

/** From the opening position there are 8,902 ways to play three plies. */
const THREE_PLIES = 8902;

/**
 * chess.js, with its moves as objects or as text; calls `lap` after every ply. An object of chess.js holds the position before and after it as FEN, which
 * costs it far more than the move: the faster way is the fair one to compare with. Its draws by repetition and by fifty moves,
 * which chessops does not have, are not asked for either.
 */
export function chessJs({ verbose }) {
	assert.equal(
		new ChessJs().perft(3),
		THREE_PLIES,
		"chess.js knows the first plies of chess",
	);
	return (pick, lap) => {
		const game = new ChessJs();
		let plies = 0;
		for (
			let moves = game.moves({ verbose });
			plies < MOST_PLIES && moves.length > 0 && !game.isInsufficientMaterial();
			moves = game.moves({ verbose })
		) {
			game.move(moves[pick(moves.length)]);
			plies++;
			lap();
		}
		assert.equal(
			(game.moveNumber() - 1) * 2 + (game.turn() === "b" ? 1 : 0),
			plies,
		);
		return plies;
	};
}

/** Every legal move of chessops as an object, promotions to a queen and to the others apart. */
function chessopsMoves(position) {
	const moves = [];
	for (const [from, squares] of position.allDests()) {
		const pawn = position.board.pawn.has(from);
		for (const to of squares) {
			if (pawn && (to < 8 || to >= 56))
				for (const promotion of ["queen", "rook", "bishop", "knight"])
					moves.push({ from, to, promotion });
			else moves.push({ from, to });
		}
	}
	return moves;
}

export function chessops() {
	const play = (position, move) => {
		const next = position.clone();
		next.play(move);
		return next;
	};
	assert.equal(
		perft(chessopsMoves, play, Chess.default(), 3),
		THREE_PLIES,
		"chessops knows the first plies of chess",
	);
	assert.ok(parseFen("8/8/8/8/8/8/8/8 w - - 0 1").isOk);
	return (pick) => {
		const position = Chess.default();
		let plies = 0;
		while (plies < MOST_PLIES && !position.isEnd()) {
			const moves = chessopsMoves(position);
			position.play(moves[pick(moves.length)]);
			plies++;
		}
		assert.equal(
			(position.fullmoves - 1) * 2 + (position.turn === "black" ? 1 : 0),
			plies,
		);
		return plies;
	};
}

const LINES = [
	[0, 1, 2],
	[3, 4, 5],
	[6, 7, 8],
	[0, 3, 6],
	[1, 4, 7],
	[2, 5, 8],
	[0, 4, 8],
	[2, 4, 6],
];

/** The first game of boardgame.io's own tutorial. */
const TicTacToe = {
	setup: () => ({ cells: new Array(9).fill(null) }),
	turn: { minMoves: 1, maxMoves: 1 },
	moves: {
		clickCell: ({ G, playerID }, id) => {
			G.cells[id] = playerID;
		},
	},
	endIf: ({ G, ctx }) => {
		if (
			LINES.some((line) =>
				line.every((cell) => G.cells[cell] === ctx.currentPlayer),
			)
		)
			return { winner: ctx.currentPlayer };
		if (G.cells.every((cell) => cell !== null)) return { draw: true };
	},
};

const client = (game) => {
	const made = boardgame.Client({ game, numPlayers: 2, debug: false });
	made.start();
	return made;
};

export function boardgameSmall() {
	return (pick) => {
		const play = client(TicTacToe);
		let plies = 0;
		for (;;) {
			const { G, ctx } = play.getState();
			if (ctx.gameover) {
				assert.ok(
					ctx.gameover.draw
						? plies === 9
						: LINES.some((line) =>
								line.every((cell) => G.cells[cell] === ctx.gameover.winner),
							),
				);
				play.stop();
				return plies;
			}
			const free = G.cells.flatMap((cell, id) => (cell === null ? [id] : []));
			play.moves.clickCell(free[pick(free.length)]);
			plies++;
		}
	};
}

/** One game of Kopis in boardgame.io; `look` sees the legal moves and the one that is played, before every ply. */
export function boardgameKopisGame(pick, look = () => {}) {
	const play = client(Kopis);
	let plies = 0;
	for (;;) {
		const { G, ctx } = play.getState();
		if (ctx.gameover) {
			play.stop();
			return { plies, ...ctx.gameover };
		}
		const moves = legal(G, ctx.currentPlayer);
		const move = moves[pick(moves.length)];
		look(moves, move, Number(ctx.currentPlayer));
		play.moves.slide(move.side, move.line);
		plies++;
	}
}

/** Kopis in boardgame.io, after it has played the same games as the package, move by move. */
export function boardgameKopis(createGame, games = 20) {
	for (let seed = 1; seed <= games; seed++) {
		const ours = createGame("kopis", { seed });
		const result = boardgameKopisGame(numbers(seed), (moves, move, seat) => {
			assert.deepEqual(ours.actors(), [seat]);
			assert.deepEqual(
				ours.legalMoves(),
				moves.map(({ side, line }) => ({ type: "slide", side, line })),
			);
			ours.apply({ type: "slide", ...move });
		});
		const { scores, reason } = ours.outcome();
		assert.deepEqual(
			{ plies: ours.ply, scores, reason },
			result,
			`game ${seed}`,
		);
		ours.free();
	}
	return (pick) => boardgameKopisGame(pick).plies;
}
