// What a typed consumer writes, and three mistakes that must not compile. Compiled, never run.

import type { Game, GameId, KopisEvent, KopisMove, Outcome } from "ludotheque";
import init, { createGame, games, RulesError, restoreGame } from "ludotheque";
import { createGame as createKopis } from "ludotheque/kopis";

export async function evening(): Promise<Outcome | null> {
	await init();
	const game: Game<"kopis"> = createGame("kopis", {
		seed: 42,
		mode: "suddenDeath",
	});
	while (game.actors().length > 0) {
		const move: Readonly<KopisMove> | undefined = game.legalMoves()[0];
		if (move === undefined) break;
		const events: KopisEvent[] = game.apply(move);
		for (const event of events)
			if (event.type === "captured") console.log(event.at, event.rule);
	}
	try {
		restoreGame(game.save());
	} catch (error) {
		if (error instanceof RulesError)
			console.log(error.code, error.rule, error.detail.id);
	}
	const ids: GameId[] = games().map(({ id }) => id);
	console.log(ids);
	createKopis({ seed: 1 }).apply({ type: "slide", side: "south", line: "c" });
	return game.outcome();
}

export function mistakes(): void {
	// @ts-expect-error no such game
	createGame("chess");
	// @ts-expect-error no such mode
	createGame("kopis", { mode: "blitz" });
	// @ts-expect-error a game has its own moves
	createGame("ptites-locos").apply({ type: "slide", side: "south", line: "c" });
}
