import { createGame } from "ludotheque";

export function load() {
	return { moves: createGame("kopis", { seed: 7 }).legalMoves().length };
}
