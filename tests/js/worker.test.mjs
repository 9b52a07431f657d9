// Bots on another thread, in Node.

import assert from "node:assert/strict";
import { createRequire } from "node:module";
import { after, test } from "node:test";
import { createGame, RulesError } from "../../pkg/node.js";
import { createBot } from "../../pkg/worker-node.js";

const bot = createBot();
after(() => bot.close());

const isAbort = (error) => error.name === "AbortError";

test("the same suggestion as on this thread, for a game and for its save", async () => {
	for (const id of ["kopis", "troia"]) {
		const game = createGame(id, { seed: 3 });
		const options = { iterations: 100, seed: 4 };
		const here = game.suggest(options);
		assert.deepEqual(await bot.suggest(game, options), here);
		assert.deepEqual(await bot.suggest(game.save(), options), here);
	}
});

test("a bot keeps several games", async () => {
	const games = [
		"kopis",
		"koplopers",
		"kopis",
		"ptites-locos",
		"koplopers",
	].map((id) => createGame(id, { seed: 3 }));
	const found = await Promise.all(
		games.map((game) => bot.suggest(game, { iterations: 16, seed: 4 })),
	);
	for (const [n, { move }] of found.entries())
		assert.ok(games[n].check(move).legal);
});

test("a thread of the caller's is handed the module, too", async () => {
	const { Worker } = await import("node:worker_threads");
	const posted = [];
	const own = createBot({
		worker() {
			const thread = new Worker(
				new URL("../../pkg/bot-worker-node.js", import.meta.url),
			);
			const { postMessage } = thread;
			thread.postMessage = (message) => {
				posted.push(message);
				postMessage.call(thread, message);
			};
			return thread;
		},
	});
	const game = createGame("troia", { seed: 3 });
	assert.ok((await own.suggest(game, { iterations: 16 })).move);
	assert.ok((await own.suggest(game.save(), { iterations: 16 })).move);
	own.close();
	assert.deepEqual(
		posted.map(({ type }) => type),
		["module", "start", "start"],
		"once for each game",
	);
	assert.ok(posted[0].module instanceof WebAssembly.Module);
});

test("requests are answered one after the other", async () => {
	const game = createGame("ptites-locos", { seed: 3 });
	const order = [];
	await Promise.all(
		[1, 2, 3].map((seed) =>
			bot.suggest(game, { iterations: 200, seed }).then(() => order.push(seed)),
		),
	);
	assert.deepEqual(order, [1, 2, 3]);
});

test("it tells how far it is", async () => {
	const game = createGame("kopis", { seed: 3 });
	const heard = [];
	const found = await bot.suggest(game, {
		ms: 400,
		seed: 4,
		onProgress: (progress) => heard.push(progress),
	});
	assert.ok(heard.length >= 1);
	assert.ok(
		heard.every(
			({ iterations, of, best }) =>
				iterations > 0 &&
				of === null &&
				best.candidates.length === found.candidates.length,
		),
	);
	assert.ok(
		heard.every(
			({ iterations }, n) => n === 0 || iterations > heard[n - 1].iterations,
		),
	);
});

test("a request can be given up while it is thought about and while it waits", async () => {
	const game = createGame("koplopers", { seed: 3 });
	const [first, second] = [new AbortController(), new AbortController()];
	const long = bot.suggest(game, {
		ms: 60_000,
		signal: first.signal,
		onProgress: () => first.abort(),
	});
	const waiting = bot.suggest(game, { ms: 60_000, signal: second.signal });
	second.abort();
	await assert.rejects(waiting, isAbort);
	await assert.rejects(long, isAbort);
	await assert.rejects(
		bot.suggest(game, { signal: AbortSignal.abort() }),
		isAbort,
	);
	assert.ok(
		(await bot.suggest(game, { iterations: 16 })).move,
		"the bot goes on",
	);
});

test("what is refused is a RulesError, and the bot goes on", async () => {
	const game = createGame("kopis", { seed: 3 });
	const code = (wanted) => (error) =>
		error.name === "RulesError" && error.code === wanted;
	await assert.rejects(
		bot.suggest(game, { level: "grand" }),
		code("bad-options"),
	);
	await assert.rejects(bot.suggest(game, { seat: 1 }), code("not-your-turn"));
	await assert.rejects(bot.suggest("nothing"), code("bad-save"));
	await assert.rejects(bot.suggest(undefined), code("bad-save"));
	await assert.rejects(
		bot.suggest(game, { level: "grand" }),
		(error) =>
			error instanceof RulesError && typeof error.detail.id === "string",
	);
	await assert.rejects(
		bot.suggest(game, {
			ms: 1000,
			onProgress: () => {
				throw new TypeError("mine");
			},
		}),
		TypeError,
	);
	assert.ok((await bot.suggest(game, { level: "easy" })).move);
});

test("a closed bot rejects what waits and what comes", async () => {
	const other = createBot();
	const game = createGame("kopis", { seed: 3 });
	const waits = other.suggest(game, { ms: 60_000 });
	other.close();
	await assert.rejects(waits, isAbort);
	await assert.rejects(other.suggest(game), isAbort);
});

test("the worker of CommonJS", async () => {
	const common = createRequire(import.meta.url)(
		"../../pkg/worker-node.cjs",
	).createBot();
	assert.ok(
		(await common.suggest(createGame("kopis", { seed: 3 }), { iterations: 16 }))
			.move,
	);
	common.close();
});

test("a thread that fails is told, and the next request starts another", async () => {
	const { Worker } = await import("node:worker_threads");
	let started = 0;
	const sick = createBot({
		worker: () =>
			new Worker(
				started++
					? new URL("../../pkg/bot-worker-node.js", import.meta.url)
					: "throw new Error('sick')",
				{ eval: started === 1 },
			),
	});
	const game = createGame("kopis", { seed: 3 });
	await assert.rejects(sick.suggest(game), /sick/);
	assert.ok((await sick.suggest(game, { iterations: 16 })).move);
	sick.close();
});
