import { createGame } from "ludotheque/kopis";
import { play } from "./play.js";

console.log(
	JSON.stringify(
		play({
			createGame: (_, options) => createGame(options),
			games: () => [{ id: "kopis" }],
		}),
	),
);
