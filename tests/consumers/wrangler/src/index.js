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

export default {
	async fetch(request) {
		const { pathname } = new URL(request.url);
		if (pathname === "/rules")
			return Response.json(play({ createGame, games }));
		if (pathname === "/kopis")
			return Response.json(
				play({
					createGame: (_, options) => createKopis(options),
					games: () => [{ id: "kopis" }],
				}),
			);
		if (pathname === "/early")
			return Response.json({ early, seats: prepared.players });
		if (pathname === "/suggest") {
			// The clock stands still while a Worker computes.
			const { move } = createKopis().suggest({ ms: 5 });
			return Response.json(
				restoreGame(createKopis({ seed: 1 }).save()).check(move),
			);
		}
		return new Response("not found", { status: 404 });
	},
};
