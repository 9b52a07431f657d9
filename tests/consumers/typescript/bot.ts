// Bots, off the main thread.

import type { KopisMove } from "ludotheque";
import { createGame } from "ludotheque";
import { createBot } from "ludotheque/worker";

export async function advice(signal: AbortSignal): Promise<KopisMove> {
	const bot = createBot();
	const { move, value } = await bot.suggest(createGame("kopis"), {
		ms: 200,
		level: "hard",
		signal,
		onProgress: ({ iterations }) => console.log(iterations),
	});
	const chance: number = value;
	console.log(chance);
	bot.close();
	return move;
}
