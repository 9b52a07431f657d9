import { createGame } from "ludotheque/kopis";
import { tried } from "./tried.js";

export default {
	async fetch(request) {
		const { pathname } = new URL(request.url);
		if (pathname !== "/") return tried(pathname);
		const game = createGame();
		const { move } = game.suggest({ iterations: 200 });
		return Response.json({ move, events: game.apply(move) });
	},
};
