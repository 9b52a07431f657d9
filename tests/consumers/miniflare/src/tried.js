// What the row asks for: whole games, and what the platform forbids.
import { createGame, games, restoreGame } from "ludotheque";
import { createGame as createKopis } from "ludotheque/kopis";
import { play } from "../play.js";

/** What a game without a seed says where random values are forbidden: at the top of a module. */
let early = "";
try {
	createKopis();
} catch (error) {
	early = error.message;
}
// With a seed it is allowed.
const prepared = createKopis({ seed: 7 });

const ANSWERS = {
	"/rules": () => play({ createGame, games }),
	"/kopis": () =>
		play({
			createGame: (_, options) => createKopis(options),
			games: () => [{ id: "kopis" }],
		}),
	"/early": () => ({ early, seats: prepared.players }),
	// The clock stands still while a Worker computes.
	"/suggest": () => {
		const game = createKopis({ seed: 1 });
		return restoreGame(game.save()).check(game.suggest({ ms: 5 }).move);
	},
};

export const tried = (path) =>
	path in ANSWERS
		? Response.json(ANSWERS[path]())
		: new Response("not found", { status: 404 });
