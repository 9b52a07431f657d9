import { createGame } from "ludotheque";

export default {
	load: () => createGame("kopis", { seed: 7 }).legalMoves().length,
};
