// Where a bot of a page thinks: in the first place that answers. Every test takes the best places away, one after the other.

import assert from "node:assert/strict";
import { test } from "node:test";
import { ready, site } from "./site.mjs";

const { missing, visit, write } = site();

/** @typedef {import("playwright-core").Page} Page */
/** @typedef {import("playwright-core").Frame} Frame */

const TABLE =
	"<ludo-table game='kopis' players='bot:easy person'></ludo-table>";
const WORKER = "/pkg/bot-worker.js";

/** Waits until the bot of a table has moved. @param {Page | Frame} page */
const moved = (page) =>
	page.waitForFunction(
		() =>
			/** @type {any} */ (document.querySelector("ludo-table")).game?.ply === 1,
		undefined,
		{ timeout: 30_000 },
	);

/** What kinds of workers think for a page. @param {Page} page */
const workers = (page) =>
	page
		.workers()
		.map((worker) =>
			worker.url().startsWith("blob:")
				? "text"
				: new URL(worker.url()).pathname,
		);

test("a bot thinks in the worker of the package where it can be had", async (t) => {
	const { page } = await visit(t, TABLE);
	await moved(page);
	assert.deepEqual(workers(page), [WORKER]);
});

test("where the file is missing, in a worker made from text", async (t) => {
	missing.add(WORKER);
	t.after(() => missing.clear());
	const { page } = await visit(t, TABLE, { expected: /404/ });
	await moved(page);
	assert.deepEqual(workers(page), ["text"]);
});

test("where the server answers with a page instead of the file, too", async (t) => {
	t.after(write(WORKER, "<!doctype html><title>Home</title>", "text/html"));
	const { page } = await visit(t, TABLE, { expected: /MIME type/ });
	await moved(page);
	assert.deepEqual(workers(page), ["text"]);
});

test("where the file is something that never answers, after three seconds", async (t) => {
	t.after(write(WORKER, "// Says nothing."));
	const { page } = await visit(t, TABLE);
	await moved(page);
	assert.deepEqual(workers(page), ["text"]);
});

test("where the file came without what it imports, too", async (t) => {
	t.after(
		write(
			WORKER,
			'addEventListener("message", () => import("./not-brought-along.js").catch(({ message: reason }) => postMessage({ type: "unready", reason })));',
		),
	);
	const { page } = await visit(t, TABLE, { expected: /404/ });
	await moved(page);
	assert.deepEqual(workers(page), ["text"]);
});

test("an element from another origin", async (t) => {
	const { page } = await visit(t, TABLE, { host: "127.0.0.1" });
	await moved(page);
	assert.deepEqual(workers(page), ["text"]);
});

test("a frame that may run scripts and nothing else", async (t) => {
	t.after(
		write(
			"/pages/framed.html",
			`<!doctype html><script type="module" src="../pkg/element.js"></script>${TABLE}`,
			"text/html",
		),
	);
	const { page } = await visit(
		t,
		'<iframe sandbox="allow-scripts" src="framed.html" width="900" height="700"></iframe>',
	);
	const frame = page
		.frames()
		.find((each) => each.url().endsWith("framed.html"));
	assert.ok(frame !== undefined);
	await moved(frame);
	assert.deepEqual(workers(page), ["text"]);
});

const POLICY =
	"default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'";

for (const [name, policy] of [
	["forbids every worker", `${POLICY}; worker-src 'none'`],
	[
		"wants trusted types and has none",
		`${POLICY}; require-trusted-types-for 'script'; trusted-types 'none'`,
	],
])
	test(`under a policy that ${name}, on the thread of the page`, async (t) => {
		const { page } = await visit(t, TABLE, {
			headers: { "content-security-policy": String(policy) },
			expected: /Content Security Policy|TrustedScriptURL/,
		});
		await moved(page);
		assert.deepEqual(workers(page), []);
	});

test("where the file is missing and a policy forbids workers from text, on the thread of the page", async (t) => {
	missing.add(WORKER);
	t.after(() => missing.clear());
	const { page } = await visit(t, TABLE, {
		headers: { "content-security-policy": `${POLICY}; worker-src 'self'` },
		expected: /404|Content Security Policy/,
	});
	await moved(page);
	assert.deepEqual(workers(page), []);
});

test("on the thread of the page a bot thinks what it thinks elsewhere, leaves the page alive, and can be called off", async (t) => {
	const { page } = await visit(t, "<p>No table</p>", {
		headers: { "content-security-policy": `${POLICY}; worker-src 'none'` },
		expected: /Content Security Policy/,
	});
	const seen = await page.evaluate(async () => {
		const [names, worker] = [["../pkg/web.js"], "../pkg/worker.js"];
		const [{ init, createGame, RulesError }] = await Promise.all(
			names.map((name) => import(name)),
		);
		const { createBot } = await import(worker);
		await init(["kopis", "koplopers"]);
		const bot = createBot();
		const game = createGame("koplopers", { seed: 3 });
		const asked = { iterations: 300, seed: 5 };
		const { move, visits } = await bot.suggest(game, asked);
		const here = game.suggest(asked);

		let frames = 0;
		let isCounting = true;
		const count = () => {
			frames += 1;
			if (isCounting) requestAnimationFrame(count);
		};
		requestAnimationFrame(count);
		/** @type {number[]} */
		const progress = [];
		await bot.suggest(game, {
			ms: 1500,
			onProgress: (/** @type {any} */ { iterations }) =>
				progress.push(iterations),
		});
		isCounting = false;

		const off = new AbortController();
		setTimeout(() => off.abort(), 200);
		const began = performance.now();
		const ended = await bot
			.suggest(game, { ms: 60_000, signal: off.signal })
			.catch((/** @type {any} */ error) => error.name);
		const calledOffAfter = performance.now() - began;
		const refused = await bot
			.suggest(game, { level: "grand" })
			.catch((/** @type {any} */ error) => error instanceof RulesError);
		// What was called off thinks no more, or it would hold the next one up.
		const next = await bot.suggest(createGame("kopis", { seed: 3 }), {
			level: "easy",
		});
		const waits = bot.suggest(game, { ms: 60_000 });
		bot.close();
		const closed = await waits.catch((/** @type {any} */ error) => error.name);
		return {
			same: [move, visits],
			here: [here.move, here.visits],
			frames,
			progress,
			ended,
			calledOffAfter,
			refused,
			next: typeof next.move.type,
			closed,
		};
	});
	assert.deepEqual(seen.same, seen.here);
	assert.ok(seen.frames >= 10, `${seen.frames} frames in a second and a half`);
	assert.ok(
		seen.progress.length >= 3 && seen.progress.length <= 31,
		`${seen.progress.length} reports`,
	);
	assert.deepEqual(
		[seen.ended, seen.refused, seen.next, seen.closed],
		["AbortError", true, "string", "AbortError"],
	);
	assert.ok(seen.calledOffAfter < 5000, `${seen.calledOffAfter} ms`);
	assert.deepEqual(workers(page), []);
});

test("a worker that the page gives a table is the first place", async (t) => {
	t.after(write("/pages/own.js", 'import "../pkg/bot-worker.js";'));
	const { page } = await visit(
		t,
		`<script>
			const table = document.createElement("ludo-table");
			table.setAttribute("game", "kopis");
			table.setAttribute("players", "bot:easy person");
			// Before the element is defined.
			table.worker = () => new Worker("own.js", { type: "module" });
			document.body.append(table);
		</script>`,
	);
	await moved(page);
	assert.deepEqual(workers(page), ["/pages/own.js"]);
	await page.evaluate(() => document.querySelector("ludo-table")?.remove());
	await page.waitForTimeout(200);
	assert.deepEqual(workers(page), [], "and ends with it");
});

test("a worker of the page's that does not start leaves the bot the other places", async (t) => {
	const { page } = await visit(t, "<p>No table yet</p>", { expected: /404/ });
	await page.evaluate((html) => {
		document.body.innerHTML = html;
		const table = /** @type {any} */ (document.querySelector("ludo-table"));
		table.worker = () => new Worker("nothing.js", { type: "module" });
	}, TABLE);
	await ready(page);
	await moved(page);
	assert.deepEqual(workers(page), [WORKER]);
});
