// The page for frames, in the frame that allows least: no origin, scripts alone, from a server that lets no other origin read.

import assert from "node:assert/strict";
import { createReadStream, existsSync } from "node:fs";
import { createServer } from "node:http";
import { extname, join } from "node:path";
import { after, before, test } from "node:test";
import { catalogue } from "../../src/pack/catalogues.mjs";
import { launch, listen, ROOT } from "./browser.mjs";
import { examples } from "./examples.mjs";

const TYPES = {
	".html": "text/html",
	".js": "text/javascript",
	".css": "text/css",
	".svg": "image/svg+xml",
	".wasm": "application/wasm",
};
/** The page around the frame, on another origin than the frame. */
let around = "";
/** What the site was asked for. @type {string[]} */
const asked = [];
const site = createServer((request, response) => {
	const { pathname } = new URL(request.url ?? "/", "http://localhost");
	asked.push(pathname);
	const path = join(ROOT, pathname);
	if (!/^\/(demo|pkg)\//.test(pathname) || !existsSync(path))
		return response.writeHead(404).end();
	response.writeHead(200, {
		"content-type": TYPES[extname(path)] ?? "text/plain",
	});
	return createReadStream(path).pipe(response);
});
const other = createServer((request, response) =>
	response
		.writeHead(request.url === "/" ? 200 : 204, { "content-type": "text/html" })
		.end(request.url === "/" ? around : undefined),
);
/** @param {import("node:http").Server} server */
const address = (server) =>
	`http://127.0.0.1:${/** @type {import("node:net").AddressInfo} */ (server.address()).port}/`;
/** @type {import("playwright-core").Browser} */
let browser;
before(async () => {
	for (const server of [site, other])
		await new Promise((done) =>
			server.listen(0, "127.0.0.1", () => done(undefined)),
		);
	browser = await launch();
});
after(async () => {
	await browser?.close();
	for (const server of [site, other]) {
		server.closeAllConnections();
		server.close();
	}
});

/** The frame of the documentation, and the script that gives it its height. */
const SHOWN = examples("embed.html");
const FRAME = SHOWN.find(({ label }) => label === "A frame")?.text ?? "";
const SCRIPT =
	SHOWN.find(({ label }) => label === "The height of the frame")?.text ?? "";

/**
 * A page on another site with the frame of the documentation in it. Fails the test when either complains of something that is
 * not expected.
 * @param {import("node:test").TestContext} t
 * @param {string} query
 * @param {{ expected?: RegExp, width?: number }} [options]
 */
async function visit(t, query, { expected = /^$/, width = 1000 } = {}) {
	const tag = FRAME.replace(
		/src="[^"]*"/,
		`src="${address(site)}demo/frame.html${query.replaceAll("&", "&amp;").replaceAll('"', "&quot;")}"`,
	);
	assert.match(tag, /sandbox="allow-scripts"/);
	around = `<!doctype html><html lang="en"><head><title>Another site</title></head><body>${tag}\n<script>\n${SCRIPT}\n</script></body></html>`;
	const context = await browser.newContext({
		viewport: { width, height: 900 },
		reducedMotion: "reduce",
	});
	const page = await context.newPage();
	page.setDefaultTimeout(15_000);
	const complaints = listen(page);
	t.after(async () => {
		await context.close();
		assert.deepEqual(
			complaints.filter((text) => !expected.test(text)),
			[],
			"neither page has anything to complain about",
		);
	});
	await page.goto(address(other));
	const frame = page
		.frames()
		.find((each) => each.url().includes("/demo/frame.html"));
	assert.ok(frame !== undefined, "the frame is there");
	return { page, frame };
}

/** @param {import("playwright-core").Frame} frame */
const ply = (frame) =>
	frame.evaluate(
		() => /** @type {any} */ (document.querySelector("ludo-table")).game.ply,
	);

test("a sandboxed frame from a server without CORS plays a move", async (t) => {
	const { frame } = await visit(
		t,
		"?game=kopis&scenario=capture&lang=fr&names=Nora,Mo&controls=undo,share",
	);
	await frame.locator(".board [data-target=main]").first().waitFor();
	assert.equal(await frame.evaluate(() => origin), "null");
	assert.equal(
		await frame.evaluate(() => {
			try {
				return typeof localStorage;
			} catch (error) {
				return /** @type {Error} */ (error).name;
			}
		}),
		"SecurityError",
	);
	const began = await ply(frame);
	await frame.locator(".board [data-target=main]").first().click();
	assert.equal(await ply(frame), began + 1);
	assert.deepEqual(
		await frame
			.locator("ludo-table")
			.evaluate((table) =>
				["game", "scenario", "lang", "names"].map((name) =>
					table.getAttribute(name),
				),
			),
		["kopis", "capture", "fr", "Nora,Mo"],
	);
	assert.match(await frame.locator(".seats").innerText(), /Nora/);
	await frame.locator("[data-action=undo]").click();
	assert.equal(await ply(frame), began);
});

test("a bot plays in a sandboxed frame", async (t) => {
	const { frame } = await visit(t, "?game=kopis&players=person bot:easy", {
		expected: /bot-worker\.js/,
	});
	await frame.locator(".board [data-target=main]").first().click();
	assert.equal(
		await frame.evaluate(async () => {
			const table = /** @type {any} */ (document.querySelector("ludo-table"));
			return (await table.settled()).game.ply;
		}),
		2,
	);
});

test("every game has its script", async (t) => {
	for (const game of [
		"kopis",
		"ptites-locos",
		"troia",
		"frachtexpress",
		"koplopers",
	]) {
		asked.length = 0;
		const { frame } = await visit(t, `?game=${game}`);
		await frame
			.locator(".board [data-target], [data-action=lift]")
			.first()
			.waitFor();
		assert.deepEqual(asked.filter((path) => path.startsWith("/pkg/")).sort(), [
			`/pkg/table-${game}.js`,
			"/pkg/tokens.css",
		]);
	}
});

test("a frame in another language loads that language of its game, as a script", async (t) => {
	for (const lang of ["fr", "nl", "de"]) {
		asked.length = 0;
		const { frame } = await visit(t, `?game=kopis&lang=${lang}`);
		await frame.locator(".board [data-target]").first().waitFor();
		assert.equal(await frame.locator(".root").getAttribute("lang"), lang);
		assert.ok(
			(await frame.locator(".ask").innerText()).startsWith(
				catalogue("kopis.table", lang)["seat.red"].text,
			),
		);
		assert.deepEqual(
			asked.filter((path) => path.startsWith("/pkg/")).sort(),
			[
				`/pkg/table-kopis.${lang}.js`,
				"/pkg/table-kopis.js",
				"/pkg/tokens.css",
			].sort(),
		);
	}
});

test("a lesson of the package is played, one from elsewhere is not asked for", async (t) => {
	const { frame } = await visit(t, "?game=kopis&lesson=kopis");
	await frame.locator(".lesson").waitFor();
	asked.length = 0;
	const { frame: plain } = await visit(
		t,
		`?game=kopis&lesson=${encodeURIComponent(`${address(other)}lesson.json`)}`,
	);
	await plain.locator(".board [data-target]").first().waitFor();
	assert.equal(await plain.locator(".lesson").count(), 0);
	assert.ok(!asked.some((path) => path.includes("lesson")));
});

for (const width of [1000, 360])
	test(`the frame becomes as high as its table, ${width} pixels wide`, async (t) => {
		const { page, frame } = await visit(t, "?game=kopis", { width });
		await frame.locator(".board [data-target]").first().waitFor();
		const fits = () =>
			page.waitForFunction(() => {
				const element = document.querySelector("iframe");
				return element !== null && element.style.height !== "";
			});
		await fits();
		/** Whether nothing is cut off and nothing is left over. */
		const spare = async () => {
			const inner = await frame.evaluate(() => ({
				table: document.body.getBoundingClientRect().height,
				scrolls: document.documentElement.scrollHeight > innerHeight,
				height: innerHeight,
			}));
			assert.equal(inner.scrolls, false);
			return inner.height - inner.table;
		};
		// Two heights in a row: what the frame is given does not change what it asks for.
		for (let n = 0; n < 2; n += 1) {
			await page.waitForTimeout(300);
			const left = await spare();
			assert.ok(left >= 0 && left <= 1, `${left} pixels are left over`);
		}
		const before = await page.locator("iframe").boundingBox();
		// Rules are opened: on a phone their panel rises, and the frame with it, but not beyond all bounds.
		await frame.evaluate(() =>
			/** @type {any} */ (document.querySelector("ludo-table")).openRule(
				"KOP-13",
			),
		);
		await page.waitForTimeout(600);
		const left = await spare();
		assert.ok(left >= 0 && left <= 1, `${left} pixels are left over`);
		const later = await page.locator("iframe").boundingBox();
		assert.ok(
			(later?.height ?? 0) - (before?.height ?? 0) < 500,
			`from ${before?.height} to ${later?.height}`,
		);
	});

test("hostile parameters execute nothing and load nothing", async (t) => {
	const attack = `"><img src=x onerror="parent.postMessage('hurt','*')"><script>parent.postMessage('hurt','*')</script>`;
	for (const query of [
		`?game=${encodeURIComponent(attack)}`,
		`?game=${encodeURIComponent("../../evil/table")}`,
		`?game=${encodeURIComponent("https://evil.example/a")}`,
		"?game=kopis&game=troia",
		"?game=__proto__",
		"",
		...[
			"scenario",
			"options",
			"players",
			"names",
			"view",
			"curtain",
			"controls",
			"move-list",
			"theme",
			"lang",
			"lesson",
			"onload",
			"style",
			"is",
		].map((name) => `?game=kopis&${name}=${encodeURIComponent(attack)}`),
		`?game=kopis&options=${encodeURIComponent('{"__proto__":{"polluted":1},"players":1e99}')}`,
		`?game=kopis&options=${encodeURIComponent("[".repeat(5000))}`,
		`?game=kopis&names=${"x".repeat(6000)}`,
	]) {
		asked.length = 0;
		const { page, frame } = await visit(t, query, {
			expected: /404|Failed to load resource|MIME|ERR_ABORTED/,
		});
		await page.evaluate(() => {
			/** @type {any} */ (globalThis).heard = [];
			addEventListener("message", ({ data }) =>
				/** @type {any} */ (globalThis).heard.push(data),
			);
		});
		await frame
			.locator("[role=alert], .board [data-target]")
			.first()
			.waitFor({ state: "attached" });
		await page.waitForTimeout(100);
		assert.equal(
			await frame.locator("img, body script, [onerror]").count(),
			0,
			query,
		);
		assert.equal(
			await frame.evaluate(() => "polluted" in Object.prototype),
			false,
		);
		assert.ok(
			(await page.evaluate(() => /** @type {any} */ (globalThis).heard)).every(
				(/** @type {any} */ data) => data.type === "ludotheque:height",
			),
			query,
		);
		for (const path of asked)
			assert.match(
				path,
				/^\/demo\/(frame\.(html|js|css)|icon\.svg)$|^\/pkg\/(table-[a-z-]+\.js|tokens\.css)$|^\/favicon\.ico$/,
				query,
			);
	}
});

test("a shared game is opened in a frame and played on", async (t) => {
	const { frame } = await visit(t, "?game=kopis");
	await frame.locator(".board [data-target]").first().click();
	const link = await frame.evaluate(() =>
		/** @type {any} */ (document.querySelector("ludo-table")).link(),
	);
	const { frame: opened } = await visit(t, `?game=kopis${new URL(link).hash}`);
	await opened.waitForFunction(
		() =>
			/** @type {any} */ (document.querySelector("ludo-table")).game?.ply === 1,
	);
	await opened.locator(".board [data-target]").first().click();
	assert.equal(await ply(opened), 2);
});

test("the share dialog offers the element and the frame, and both show the same table", async (t) => {
	const { frame } = await visit(
		t,
		`?game=kopis&scenario=capture&names=${encodeURIComponent('A "B" <i>&, C')}`,
		{ expected: /^Blocked autofocusing/ },
	);
	await frame.locator("[data-action=share]").click();
	const dialog = frame.locator("dialog");
	await dialog.locator("summary").click();
	const [tag = "", code = ""] = await dialog
		.locator("textarea")
		.evaluateAll((all) =>
			all.map((each) => /** @type {HTMLTextAreaElement} */ (each).value),
		);
	const parsed = await frame.evaluate(
		([tag, code]) => {
			const parse = (/** @type {string} */ html) => {
				const { body } = new DOMParser().parseFromString(html, "text/html");
				const [element, ...more] = body.children;
				return {
					more: more.length,
					attributes: Object.fromEntries(
						[...(element?.attributes ?? [])].map(({ name, value }) => [
							name,
							value,
						]),
					),
				};
			};
			return { tag: parse(tag ?? ""), frame: parse(code ?? "") };
		},
		[tag, code],
	);
	const wanted = {
		game: "kopis",
		scenario: "capture",
		names: 'A "B" <i>&, C',
	};
	assert.deepEqual(parsed.tag, { more: 0, attributes: wanted });
	assert.equal(parsed.frame.attributes.sandbox, "allow-scripts");
	const url = new URL(parsed.frame.attributes.src ?? "");
	assert.equal(url.pathname, "/demo/frame.html");
	assert.deepEqual(Object.fromEntries(url.searchParams), wanted);
});
