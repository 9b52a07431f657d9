// Loading games through the entries for browsers, which Node can import, too: one registry, whoever loads first.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { test } from "node:test";
import * as entry from "../../pkg/index.js";
import * as kopis from "../../pkg/kopis.js";
import * as node from "../../pkg/node.js";
import * as web from "../../pkg/web.js";
import { gameIds } from "../../src/pack/games.mjs";

const IDS = gameIds();
const bytesOf = (id) =>
	readFileSync(new URL(`../../pkg/${id}.wasm`, import.meta.url));

/** Runs something and counts how often a module was compiled meanwhile. */
async function compilations(run) {
	const { compile } = WebAssembly;
	let count = 0;
	WebAssembly.compile = (...args) => {
		count += 1;
		return compile.apply(WebAssembly, args);
	};
	try {
		await run();
	} finally {
		WebAssembly.compile = compile;
	}
	return count;
}

const notLoaded = (game) => (error) => {
	assert.ok(error instanceof entry.RulesError);
	assert.deepEqual(
		[error.code, error.detail],
		["not-ready", { id: "package.not-loaded", params: { game } }],
	);
	assert.ok(error.message.includes(`init("${game}")`), error.message);
	return true;
};

test("before a game is loaded it is named, and what needs no game answers", () => {
	assert.deepEqual(
		entry.games().map(({ id }) => id),
		IDS,
	);
	assert.ok(IDS.every((id) => entry.isGameId(id)));
	for (const other of [
		"chess",
		"",
		"KOPIS",
		"toString",
		undefined,
		null,
		3,
		["kopis"],
		{},
	])
		assert.equal(entry.isGameId(other), false);
	for (const use of [
		() => entry.rules("kopis"),
		() => entry.scenarios("kopis"),
		() => entry.createGame("kopis"),
		() => kopis.createGame(),
		() => kopis.rules(),
		() => web.scenarios("kopis"),
	]) {
		assert.throws(use, notLoaded("kopis"));
	}
	assert.throws(
		() => entry.restoreGame('{"game":"troia"}'),
		notLoaded("troia"),
	);
	assert.throws(() => entry.restoreGame('{"game":"chess"}'), {
		code: "bad-save",
	});
	assert.throws(() => entry.createGame("chess"), { code: "unknown-game" });
});

test("what `games` gives is the caller's own", () => {
	entry.games()[0].title = "Chess";
	assert.equal(entry.games()[0].title, "Kopis");
});

test("an unknown game is refused by every entry, also by the one for Node", async () => {
	for (const { init } of [entry, web, node]) {
		for (const games of [
			"chess",
			["kopis", "chess"],
			3,
			null,
			[undefined],
			new URL("https://example.org/kopis.wasm"),
			Symbol("kopis"),
		]) {
			await assert.rejects(
				init(games),
				(error) =>
					error instanceof entry.RulesError && error.code === "unknown-game",
			);
		}
	}
	await assert.rejects(entry.init("chess"), {
		detail: {
			id: "package.unknown-game",
			params: { game: "chess", games: IDS },
		},
	});
});

test("a language that is not loaded is refused by name, one that does not exist is an option that does not exist", async () => {
	const refused = (lang) => ({
		code: "not-ready",
		detail: { id: "package.language-not-loaded", params: { lang } },
	});
	for (const { init, games } of [entry, web]) {
		assert.throws(() => games("de"), refused("de"));
		await init([], { lang: "en" });
	}
	for (const { init, games } of [entry, web, node]) {
		await assert.rejects(init([], { lang: "xx" }), { code: "bad-options" });
		assert.throws(() => games("xx"), { code: "bad-options" });
	}
	assert.throws(() => entry.rules("kopis", "de"), notLoaded("kopis"));
});

test("init takes no hostile options", async () => {
	const { proxy, revoke } = Proxy.revocable({}, {});
	revoke();
	const throwing = {
		get lang() {
			throw new Error("no");
		},
	};
	for (const options of [
		null,
		3,
		"en",
		true,
		{ speed: 1 },
		proxy,
		throwing,
		Symbol("s"),
		() => {},
	]) {
		for (const { init } of [entry, web, node])
			await assert.rejects(init([], options), {
				name: "RulesError",
				code: "bad-options",
			});
		await assert.rejects(kopis.init(options), {
			name: "RulesError",
			code: "bad-options",
		});
	}
});

test("a source is for one game and for an entry that takes one", async () => {
	const source = bytesOf("kopis");
	await assert.rejects(entry.init("kopis", { source }), {
		code: "bad-options",
		message: /ludotheque\/web/,
	});
	await assert.rejects(node.init("kopis", { source }), {
		code: "bad-options",
		message: /ludotheque\/web/,
	});
	await assert.rejects(web.init(["kopis", "troia"], { source }), {
		code: "bad-options",
	});
	await assert.rejects(web.init(undefined, { source }), {
		code: "bad-options",
	});
	for (const none of [3, {}, [], true])
		await assert.rejects(web.init("kopis", { source: none }), {
			name: "RulesError",
			code: "bad-options",
		});
	await assert.rejects(
		web.init("kopis", { source: new Uint8Array(8) }),
		WebAssembly.CompileError,
	);
	await assert.rejects(
		web.init("kopis", { source: new Response("", { status: 404 }) }),
		{
			code: "not-ready",
			detail: {
				id: "package.file-not-found",
				params: { game: "kopis", status: 404 },
			},
		},
	);
});

test("without DecompressionStream the error names the entry that works", async () => {
	const { DecompressionStream } = globalThis;
	delete globalThis.DecompressionStream;
	try {
		for (const init of [() => entry.init("kopis"), () => kopis.init()]) {
			await assert.rejects(init(), {
				name: "RulesError",
				code: "not-ready",
				message: /ludotheque\/web/,
				detail: { id: "package.no-decompression", params: {} },
			});
		}
	} finally {
		globalThis.DecompressionStream = DecompressionStream;
	}
	assert.throws(() => entry.createGame("kopis"), notLoaded("kopis"));
});

test("one game is loaded once, whichever entries ask for it, and serves them all", async () => {
	const count = await compilations(() =>
		Promise.all([
			entry.init("kopis"),
			kopis.init(),
			web.init("kopis", { source: bytesOf("kopis") }),
			entry.init(["kopis"]),
		]),
	);
	assert.equal(count, 1);
	assert.equal(
		await compilations(() => Promise.all([kopis.init(), entry.init("kopis")])),
		0,
		"again is free",
	);
	assert.ok(
		[web, kopis, node].every(
			({ RulesError, Game }) =>
				RulesError === entry.RulesError && Game === entry.Game,
		),
	);
	const games = [
		entry.createGame("kopis", { seed: 1 }),
		web.createGame("kopis", { seed: 1 }),
		kopis.createGame({ seed: 1 }),
		node.createGame("kopis", { seed: 1 }),
	];
	for (const game of games)
		assert.ok(
			game instanceof entry.Game &&
				game.legalMoves()[0] === games[0].legalMoves()[0],
		);
	assert.throws(
		() => kopis.createGame({ speed: 3 }),
		(error) =>
			error instanceof web.RulesError && error instanceof entry.RulesError,
	);
	assert.deepEqual(kopis.rules(), web.rules("kopis"));
	assert.deepEqual(kopis.scenarios(), entry.scenarios("kopis"));
	assert.deepEqual(
		kopis.restoreGame(games[0].save()).state(),
		games[0].state(),
	);
	assert.throws(() => web.createGame("troia"), notLoaded("troia"));
});

test("an entry whose way works does not suffer from another's that does not", async () => {
	const [bad, good] = await Promise.allSettled([
		web.init("troia", { source: new Uint8Array(8) }),
		entry.init("troia"),
	]);
	assert.deepEqual([bad.status, good.status], ["rejected", "fulfilled"]);
	assert.ok(web.createGame("troia").legalMoves().length > 0);
});

test("a compiled module and a response are sources", async () => {
	await web.init("frachtexpress", {
		source: await WebAssembly.compile(bytesOf("frachtexpress")),
	});
	await web.init("koplopers", {
		source: Promise.resolve(
			new Response(bytesOf("koplopers"), {
				headers: { "content-type": "application/wasm" },
			}),
		),
	});
	for (const id of ["frachtexpress", "koplopers"])
		assert.equal(entry.createGame(id).id, id);
});

test("init without a name loads what is still missing", async () => {
	assert.equal(await compilations(() => entry.init()), 1, "the Petites Locos");
	for (const id of IDS)
		assert.ok(web.createGame(id, { seed: 1 }).actors().length > 0);
	assert.deepEqual(
		web.restoreGame(entry.createGame("ptites-locos", { seed: 1 }).save()).id,
		"ptites-locos",
	);
});

test("the entry for one game in CommonJS", async () => {
	const require = createRequire(import.meta.url);
	const [one, all] = [require("ludotheque/kopis"), require("ludotheque")];
	assert.equal(one.RulesError, all.RulesError);
	assert.equal(await one.default({ lang: "en" }), undefined);
	const game = one.createGame({ seed: 4 });
	assert.ok(game instanceof all.Game);
	assert.deepEqual(all.restoreGame(game.save()).state(), game.state());
	assert.deepEqual(Object.keys(one).sort(), [
		"Game",
		"RulesError",
		"components",
		"createGame",
		"default",
		"init",
		"restoreGame",
		"rules",
		"scenarios",
		"translate",
	]);
	assert.throws(() => one.restoreGame(all.createGame("troia").save()), {
		code: "bad-save",
	});
});
