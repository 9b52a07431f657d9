const { createGame } = require("ludotheque/kopis");
const { play } = require("./play.cjs");

console.log(
	JSON.stringify(
		play({
			createGame: (_, options) => createGame(options),
			games: () => [{ id: "kopis" }],
		}),
	),
);
