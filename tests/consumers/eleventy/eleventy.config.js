import { createGame } from "ludotheque";

export default function (config) {
	config.addPassthroughCopy({ "node_modules/ludotheque": "ludotheque" });
	config.addGlobalData(
		"moves",
		createGame("kopis", { seed: 7 }).legalMoves().length,
	);
}
