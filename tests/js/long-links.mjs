// Links with very long legal games in them: small to send, slow to open.

import { deflateRawSync } from "node:zlib";
import { createGame } from "ludotheque";

/**
 * A game of Les P'tites Locos that nobody ends: no limit of turns, dice that bring nobody home. It comes back to where it
 * was again and again, so it packs very well.
 * @param {number} count of moves
 */
export function endless(count) {
	const setup = { turnLimit: 0, chance: "manual" };
	const game = createGame(
		"ptites-locos",
		/** @type {any} */ ({ seed: 0, ...setup }),
	);
	/** @type {any[]} */
	const moves = [];
	while (moves.length < count && game.outcome() === null) {
		const legal = /** @type {any[]} */ (game.legalMoves());
		const move =
			legal.find(
				({ type, colour, dice }) =>
					type === "rolled" &&
					colour === "blue" &&
					dice[0] === 1 &&
					dice[1] === 1,
			) ??
			legal.find(({ type }) => type === "stop") ??
			legal[moves.length % legal.length];
		game.apply(move);
		moves.push(move);
	}
	game.free();
	return { format: 1, game: "ptites-locos", rules: 1, setup, moves };
}

/** @param {unknown} value */
export const packed = (value) =>
	`#ludo=a${deflateRawSync(JSON.stringify(value), { level: 9 }).toString("base64url")}`;
