// One game alone.
import init, { createGame } from "ludotheque/kopis";
import { play } from "./play.js";

init().then(() => {
	globalThis.told = play({
		createGame: (_, options) => createGame(options),
		games: () => [{ id: "kopis" }],
	});
});
