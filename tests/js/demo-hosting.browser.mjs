// What a site that serves the package may count on: a strict policy, several tables, the entry with the rules inside, the server.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { request } from "node:http";
import { networkInterfaces } from "node:os";
import { join } from "node:path";
import { test } from "node:test";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { ROOT } from "./browser.mjs";
import { address, browser, pressTarget, startDemo, visit } from "./demo.mjs";

startDemo();

/** @type {Record<string, (bytes: Buffer) => Buffer>} */
const unpack = {
	br: brotliDecompressSync,
	gzip: gunzipSync,
	identity: (bytes) => bytes,
};

/**
 * An answer as it is sent: `fetch` would unpack it.
 * @param {URL} url
 * @param {Record<string, string>} headers
 * @returns {Promise<{ status: number | undefined, headers: import("node:http").IncomingHttpHeaders, body: Buffer }>}
 */
const get = (url, headers) =>
	new Promise((done, failed) => {
		request(url, { headers }, async (answer) => {
			const chunks = [];
			for await (const chunk of answer) chunks.push(chunk);
			const { statusCode: status, headers: sent } = answer;
			done({ status, headers: sent, body: Buffer.concat(chunks) });
		})
			.on("error", failed)
			.end();
	});

test("a strict content security policy is enough", async (t) => {
	const context = await browser.newContext();
	t.after(() => context.close());
	const page = await context.newPage();
	/** @type {string[]} */
	const complaints = [];
	page.on("console", (message) => {
		if (message.type() === "error") complaints.push(message.text());
	});
	await page.route("**/demo/kopis.html", async (route) => {
		const response = await route.fetch();
		await route.fulfill({
			response,
			headers: {
				...response.headers(),
				"content-security-policy":
					"default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'",
			},
		});
	});
	await page.goto(`${address}kopis.html`);
	for (let n = 0; n < 3; n += 1) await pressTarget(page, n);
	await page.locator('[data-hit="square:a1"]').click();
	await page.locator(".note").waitFor();
	assert.deepEqual(complaints, []);
});

test("several tables on one page, and what is wrong with a table is said on it", async (t) => {
	const page = await visit(t);
	await page.evaluate(() => {
		const put = (/** @type {Record<string, string>} */ attributes) => {
			const table = document.createElement("ludo-table");
			for (const [name, value] of Object.entries(attributes))
				table.setAttribute(name, value);
			document.body.append(table);
			// Far below the window it would wait.
			void (/** @type {any} */ (table).load().catch(() => {}));
		};
		put({
			game: "kopis",
			scenario: "capture",
			theme: "dark",
			names: "Ada, Bo",
			controls: "undo",
		});
		put({ game: "kopis", options: '{"mode":"suddenDeath"}', view: "1" });
		put({ game: "nothing" });
		put({ game: "kopis", options: "{" });
		put({ game: "kopis", options: '{"mode":"chess"}' });
	});
	const tables = page.locator("ludo-table");
	for (const at of [1, 2]) await tables.nth(at).locator(".ask").waitFor();
	assert.match(await tables.nth(1).locator(".ask").innerText(), /^Ada: /);
	assert.equal(
		await tables.nth(1).locator("[data-action]").count(),
		1,
		"only what `controls` names",
	);
	assert.match(
		await tables.nth(2).locator(".ask").innerText(),
		/^Red is to move/,
		"seat 1 waits",
	);
	assert.equal(await tables.nth(2).locator("[data-target]").count(), 0);
	for (const [at, what] of /** @type {const} */ ([
		[3, /«nothing»/],
		[4, /not JSON/],
		[5, /chess/],
	]))
		assert.match(await tables.nth(at).getByRole("alert").innerText(), what);
	await tables.nth(1).evaluate(async (table) => {
		for (let n = 0; n < 20; n += 1) {
			table.remove();
			document.body.append(table);
			await new Promise((done) => setTimeout(done, n % 3));
		}
	});
	await tables.last().locator(".ask").waitFor();
});

test("the entry with the rules inside plays every game in a browser", async (t) => {
	// A page without a table: what a table has loaded, every entry has.
	const page = await visit(t, "reference/");
	const played = await page.evaluate(async () => {
		const entry = "../../pkg/index.js";
		const {
			default: init,
			RulesError,
			createGame,
			games,
		} = await import(entry);
		let early = "";
		try {
			createGame("kopis");
		} catch (error) {
			early =
				error instanceof RulesError
					? /** @type {any} */ (error).code
					: String(error);
		}
		await Promise.all([init(), init()]);
		return {
			early,
			ended: games().map(
				(/** @type {any} */ { id }) =>
					createGame(id, { seed: 3 }).playRandom({ seed: 4 }).reason,
			),
		};
	});
	assert.equal(played.early, "not-ready");
	assert.equal(played.ended.length, 5);
	assert.ok(played.ended.every(Boolean), JSON.stringify(played));
});

test("only this machine is answered unless HOST says otherwise", async () => {
	const { port } = new URL(address);
	const others = Object.values(networkInterfaces())
		.flat()
		.filter(
			(each) => each !== undefined && !each.internal && each.family === "IPv4",
		);
	for (const other of others)
		await assert.rejects(fetch(`http://${other?.address}:${port}/demo/`));
	assert.equal((await fetch(`http://127.0.0.1:${port}/demo/`)).status, 200);
});

test("files come compressed, and a second visit costs nothing", async () => {
	const wasm = new URL("/pkg/kopis.wasm", address);
	const bytes = readFileSync(join(ROOT, "pkg/kopis.wasm"));
	/** @type {Record<string, number>} */
	const answers = {};
	for (const encoding of ["br", "gzip", "identity"]) {
		const { headers, body } = await get(wasm, { "accept-encoding": encoding });
		answers[encoding] = body.length;
		assert.equal(headers["content-encoding"] ?? "identity", encoding);
		assert.equal(headers.vary, "accept-encoding");
		assert.deepEqual(unpack[encoding](body), bytes, encoding);
		const again = await get(wasm, {
			"accept-encoding": encoding,
			"if-none-match": String(headers.etag),
		});
		assert.deepEqual([again.status, again.body.length], [304, 0]);
	}
	assert.ok(answers.gzip < bytes.length / 2, `gzip ${answers.gzip}`);
	const picture = await get(new URL("/demo/shots/kopis.webp", address), {
		"accept-encoding": "br",
	});
	assert.equal(picture.headers["content-encoding"], undefined);
});

test("an unknown page leads home", async (t) => {
	// A page of its own: the browser notes the missing page in its console.
	const page = await browser.newPage();
	t.after(() => page.close());
	const answer = await page.goto(new URL("/demo/kopi.html", address).href);
	assert.equal(answer?.status(), 404);
	await page.getByRole("link", { name: "To the games" }).click();
	await page.waitForURL(/\/demo\/$/);
});

test("a lesson of another site is not shown as ours", async (t) => {
	const foreign = "http://127.0.0.2:9/lesson.json";
	const page = await visit(
		t,
		`kopis.html?lesson=${encodeURIComponent(foreign)}`,
	);
	/** @type {string[]} */
	const asked = [];
	page.on("request", (request) => asked.push(request.url()));
	await page.reload();
	await page.getByRole("alert").waitFor();
	await page.locator("ludo-table .ask").waitFor();
	assert.match(await page.getByRole("alert").innerText(), /of another site/);
	assert.deepEqual(
		asked.filter((url) => url.startsWith(foreign)),
		[],
	);
});

test("the server gives the demo and the package, nothing else", async () => {
	const root = new URL("/", address);
	const status = async (/** @type {string} */ path) =>
		(await fetch(new URL(path, root))).status;
	assert.equal(new URL((await fetch(root)).url).pathname, "/demo/");
	assert.equal(
		(await fetch(new URL("/pkg/kopis.wasm", root))).headers.get("content-type"),
		"application/wasm",
	);
	for (const path of [
		"/package.json",
		"/demo/%2e%2e/package.json",
		"/demo/..%2fpackage.json",
		"/pkg/%00",
		"/.git",
		"/demo/nothing.js",
		"/%",
	])
		assert.equal(await status(path), 404, path);
});
