// The entries of the package beside each other on one page, and one of them inside a service worker.

import assert from "node:assert/strict";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";
import { ready, site } from "./site.mjs";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));

const { visit, write } = site();

test("four entries on one page load one module and have one RulesError", async (t) => {
	const { page, asked } = await visit(
		t,
		"<ludo-table game='kopis' players='person bot:easy'></ludo-table>",
	);
	await ready(page);
	const seen = await page.evaluate(async () => {
		const names = ["../pkg/index.js", "../pkg/web.js", "../pkg/kopis.js"];
		const [all, web, kopis] = await Promise.all(
			names.map((name) => import(name)),
		);
		const table = /** @type {any} */ (document.querySelector("ludo-table"));
		// Everything answers before any of them was awaited: the table has loaded the game.
		const games = [
			all.createGame("kopis", { seed: 1 }),
			web.createGame("kopis", { seed: 1 }),
			kopis.createGame({ seed: 1 }),
			table.game,
		];
		await Promise.all([all.init("kopis"), web.init("kopis"), kopis.init()]);
		const refused = games.map((game) => {
			try {
				return game.apply({ type: "slide", side: "south", line: "a" });
			} catch (error) {
				return [all, web, kopis].every(
					({ RulesError }) => error instanceof RulesError,
				);
			}
		});
		let early = {};
		try {
			all.createGame("troia");
		} catch (error) {
			early = /** @type {any} */ (error).detail;
		}
		return {
			refused,
			early,
			same: games.every((game) => game instanceof all.Game),
		};
	});
	assert.deepEqual(seen, {
		refused: [true, true, true, true],
		early: { id: "package.not-loaded", params: { game: "troia" } },
		same: true,
	});
	await page.locator(".board [data-target]").first().click();
	await page.waitForFunction(
		() =>
			/** @type {any} */ (document.querySelector("ludo-table")).game.ply === 2,
	);
	assert.deepEqual(
		asked.filter((path) => path.endsWith(".wasm")),
		["/pkg/kopis.wasm"],
		"and the worker of the bot was handed that module",
	);
	for (const name of ["engine.js", "glue-kopis.js", "text-kopis.en.js"])
		assert.equal(
			asked.filter((path) => path === `/pkg/${name}`).length >= 1,
			true,
			name,
		);
});

test("the entry for one game beside the others, when it comes first", async (t) => {
	const { page, asked } = await visit(t, "<p>No table yet</p>");
	const players = await page.evaluate(async () => {
		const [entry, other] = ["../pkg/kopis.js", "../pkg/web.js"];
		const kopis = await import(entry);
		await kopis.init();
		document.body.insertAdjacentHTML(
			"beforeend",
			"<ludo-table game='kopis'></ludo-table>",
		);
		await /** @type {any} */ (document.querySelector("ludo-table")).load();
		return (await import(other)).createGame("kopis").players;
	});
	assert.equal(players, 2);
	assert.deepEqual(
		asked.filter((path) => path.endsWith(".wasm")),
		[],
		"what is inside the entry serves the table",
	);
});

for (const first of ["the element", "the calls of the package"])
	test(`a bundle of the element and the package loads one module, ${first} first`, async (t) => {
		const { outputFiles } = await build({
			stdin: {
				contents: `
					import init, { createGame } from "./pkg/index.js";
					import "./pkg/element.js";
					globalThis.begin = { init: () => init("kopis"), createGame };
				`,
				resolveDir: ROOT,
			},
			bundle: true,
			splitting: true,
			format: "esm",
			outdir: "/pages/bundle",
			write: false,
			logLevel: "error",
		});
		for (const { path, text } of outputFiles) write(path, text);
		write(
			"/pages/bundle.html",
			"<!doctype html><title>A bundle</title><script type='module' src='/pages/bundle/stdin.js'></script>",
			"text/html",
		);
		const { page, asked, url } = await visit(t, "<p>To the bundle</p>", {
			expected: /404/,
		});
		await page.goto(new URL("/pages/bundle.html", url).href);
		const same = await page.evaluate(async (first) => {
			await new Promise((done) => {
				const look = () =>
					"begin" in globalThis ? done(undefined) : setTimeout(look, 10);
				look();
			});
			const { init, createGame } = /** @type {any} */ (globalThis).begin;
			const table = /** @type {any} */ (document.createElement("ludo-table"));
			table.game = "kopis";
			document.body.append(table);
			if (first === "the element") await table.load();
			await init();
			await table.load();
			return createGame("kopis").constructor === table.game.constructor;
		}, first);
		assert.equal(same, true, "one class, one registry");
		const bytes = outputFiles
			.filter(({ text }) => /\bWASM ?= ?"H4sI/.test(text))
			.map(({ path }) => path);
		assert.equal(bytes.length, 5, "a chunk for each game");
		assert.equal(
			asked.filter((path) => bytes.includes(path)).length,
			1,
			"and one of them was loaded, once",
		);
	});

test("a service worker plays a game", async (t) => {
	write(
		"/pages/worker.js",
		`
    import init, { createGame } from "../pkg/kopis.js";
    addEventListener("install", () => skipWaiting());
    addEventListener("activate", (event) => event.waitUntil(clients.claim()));
    addEventListener("message", (event) => event.waitUntil(init().then(() => {
      const game = createGame({ seed: 7 });
      game.apply(game.legalMoves()[0]);
      event.source.postMessage({ ply: game.ply, reason: game.playRandom({ seed: 1 }).reason });
    }, (error) => event.source.postMessage({ error: String(error) }))));
  `,
	);
	const { page } = await visit(t, "<p>A page with a service worker</p>");
	const told = await page.evaluate(async () => {
		await navigator.serviceWorker.register("/pages/worker.js", {
			type: "module",
		});
		const { active } = await navigator.serviceWorker.ready;
		return new Promise((resolve) => {
			navigator.serviceWorker.onmessage = ({ data }) => resolve(data);
			navigator.serviceWorker.startMessages();
			active?.postMessage("play");
		});
	});
	assert.equal(told.error, undefined);
	assert.equal(told.ply, 1);
	assert.equal(typeof told.reason, "string");
});
