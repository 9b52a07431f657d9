// Chance by hand, drawn by the table: where it draws, and where somebody leaves an outcome to it.

import type { AnyGame } from "./games/renderer.ts";

/** One of the outcomes of chance, by their weights; null when chance is not to act. */
export function drawOutcome(game: AnyGame) {
	const outcomes = game.chanceOutcomes();
	let left =
		Math.random() * outcomes.reduce((sum, { weight }) => sum + weight, 0);
	for (const { move, weight } of outcomes) {
		left -= weight;
		if (left < 0) return move;
	}
	return null;
}
