// One game alone, and a bot off the main thread: the same thought as on it.
import init, { createGame } from "ludotheque/kopis";
import { createBot } from "ludotheque/worker";

init().then(async () => {
	const bot = createBot();
	const { move, visits } = await bot.suggest(createGame({ seed: 7 }), {
		iterations: 200,
		seed: 1,
	});
	bot.close();
	globalThis.told = { move, visits };
});
