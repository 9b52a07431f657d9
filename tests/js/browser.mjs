// What the tests in a real browser share: a static server, a visitor who fails the test when a page complains, and a player
// who knows the page alone: what is lit, what is written, which keys there are. Never the engine.

import assert from "node:assert/strict";
import { createReadStream } from "node:fs";
import { stat } from "node:fs/promises";
import { createServer } from "node:http";
import { extname, join } from "node:path";
import { after, before } from "node:test";
import { fileURLToPath } from "node:url";
import { games } from "ludotheque";
import { chromium } from "playwright-core";
import { RENDERERS } from "../../pkg/element.js";

export const ROOT = fileURLToPath(new URL("../..", import.meta.url));
/** The games that have a picture, and with it a page and all that is tested there. */
export const GAMES = Object.keys(RENDERERS);
export const DOCS = [
	"embed.html",
	"frontend.html",
	"server.html",
	"reference/index.html",
	"reference/element.html",
	...games().map(({ id }) => `reference/${id}.html`),
];
export const PAGES = [
	"index.html",
	...GAMES.map((id) => `${id}.html`),
	"blog.html",
	"plain.html",
	...DOCS,
];

const TYPES = {
	".html": "text/html",
	".css": "text/css",
	".js": "text/javascript",
	".mjs": "text/javascript",
	".json": "application/json",
	".svg": "image/svg+xml",
	".wasm": "application/wasm",
	".webp": "image/webp",
};

/**
 * The plainest of static servers: the files of the project under some base path, and no cleverness.
 * @param {string} [base]
 * @param {Record<string, string>} [headers] what every answer says besides
 */
export async function serve(base = "/some/base/", headers = {}) {
	const server = createServer(async (request, response) => {
		const { pathname } = new URL(request.url ?? "/", "http://localhost");
		const name = pathname.startsWith(base)
			? decodeURIComponent(pathname.slice(base.length))
			: "";
		const path = join(
			ROOT,
			/^(demo|pkg)\//.test(name)
				? name.endsWith("/")
					? `${name}index.html`
					: name
				: "nothing",
		);
		const info = await stat(path).catch(() => null);
		if (info === null || !info.isFile())
			return void response.writeHead(404).end();
		response.writeHead(200, {
			"content-type":
				TYPES[/** @type {keyof TYPES} */ (extname(path))] ??
				"application/octet-stream",
			...headers,
		});
		createReadStream(path).pipe(response);
	});
	await new Promise((done) =>
		server.listen(0, "127.0.0.1", () => done(undefined)),
	);
	const address = server.address();
	assert.ok(address !== null && typeof address === "object");
	return {
		address: `http://localhost:${address.port}${base}demo/`,
		close() {
			server.closeAllConnections();
			server.close();
		},
	};
}

const OPTIONS = {
	executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
	args: [
		"--no-sandbox",
		"--disable-gpu",
		"--disable-quic",
		"--no-first-run",
		"--disable-background-networking",
		"--disable-component-update",
		"--disable-sync",
	],
};

export function launch() {
	return chromium.launch(OPTIONS);
}

/**
 * A browser that keeps what it has fetched and compiled, as that of a person does.
 * @param {string} folder
 */
export function open(folder) {
	return chromium.launchPersistentContext(folder, OPTIONS);
}

/** A server and a browser for the tests of one file. */
export function theatre() {
	/** @type {Awaited<ReturnType<typeof serve>>} */
	let server;
	/** @type {import("playwright-core").Browser} */
	let browser;
	before(async () => {
		[server, browser] = await Promise.all([serve(), launch()]);
	});
	after(async () => {
		await browser?.close();
		server?.close();
	});
	return {
		get address() {
			return server.address;
		},
		get browser() {
			return browser;
		},
		/**
		 * A fresh visitor at a page. Fails the test when the page complains.
		 * @param {import("node:test").TestContext} t
		 * @param {string} path
		 * @param {import("playwright-core").BrowserContextOptions} [options]
		 */
		async visit(t, path, options = {}) {
			const context = await browser.newContext({
				viewport: { width: 1280, height: 800 },
				reducedMotion: "reduce",
				serviceWorkers: "block",
				...options,
			});
			const page = await context.newPage();
			page.setDefaultTimeout(10_000);
			const complaints = listen(page);
			t.after(async () => {
				await context.close();
				assert.deepEqual(
					complaints,
					[],
					"the page has nothing to complain about",
				);
			});
			await page.goto(server.address + path);
			if (GAMES.some((id) => path.startsWith(`${id}.html`)))
				await atTable(page);
			return page;
		},
	};
}

/** @param {import("playwright-core").Page} page */
export async function atTable(page) {
	await page.locator(".ask:visible, .curtain").first().waitFor();
}

/**
 * Everything that a page complains about.
 * @param {import("playwright-core").Page} page
 */
export function listen(page) {
	/** @type {string[]} */
	const complaints = [];
	page.on("console", (message) => {
		// Workers are blocked where they are not the subject, and the blocking is said aloud.
		if (
			["error", "warning"].includes(message.type()) &&
			!message.text().includes("blocked by Playwright")
		)
			complaints.push(message.text());
	});
	page.on("pageerror", (error) => complaints.push(error.message));
	page.on("requestfailed", (request) => {
		// Leaving a page before it has loaded is nobody's mistake.
		if (request.failure()?.errorText !== "net::ERR_ABORTED")
			complaints.push(`${request.url()} failed`);
	});
	page.on("response", (response) => {
		if (response.status() >= 400)
			complaints.push(`${response.url()}: ${response.status()}`);
	});
	return complaints;
}

/** @param {import("playwright-core").Page} page */
export async function fitsTheWidth(page) {
	const [content, window] = await page.evaluate(() => [
		document.documentElement.scrollWidth,
		document.documentElement.clientWidth,
	]);
	assert.ok(
		(content ?? 0) <= (window ?? 0),
		`the content is ${content} pixels wide, the window ${window}`,
	);
}

/**
 * Plays by what is lit: presses one target after the other, where a finger would meet it, and lifts curtains.
 * Only the page is asked: targets, the curtain, and the events that the table sends.
 * @param {import("playwright-core").Page} page
 * @param {{ moves?: number, seed?: number, prefer?: string }} [options] until the end of the game, when `moves` is left out;
 *   `prefer` is what the name of a target should match, where one does
 */
export async function playOn(
	page,
	{ moves = Infinity, seed = 1, prefer = "" } = {},
) {
	return page.evaluate(
		async ([most, start, wish]) => {
			const table = /** @type {HTMLElement} */ (
				document.querySelector("ludo-table")
			);
			const root = /** @type {ShadowRoot} */ (table.shadowRoot);
			const found = {
				presses: 0,
				moves: 0,
				curtains: 0,
				refusals: 0,
				over: false,
				unnamed: /** @type {string[]} */ ([]),
				hidden: /** @type {string[]} */ ([]),
			};
			const listeners = {
				move: () => (found.moves += 1),
				over: () => (found.over = true),
				refusal: () => (found.refusals += 1),
			};
			for (const [name, act] of Object.entries(listeners))
				table.addEventListener(name, act);
			let at = Number(start);
			const random = () => {
				at = (at * 16807) % 2147483647;
				return at / 2147483647;
			};

			/** Where a finger might press: about the middle, then along the lines that the element is drawn with. @param {Element} element */
			function* points(element) {
				const box = element.getBoundingClientRect();
				for (const [dx, dy] of [
					[0.5, 0.5],
					[0.5, 0.2],
					[0.2, 0.5],
					[0.8, 0.5],
					[0.5, 0.8],
					[0.35, 0.35],
					[0.65, 0.65],
				])
					yield {
						x: box.left + box.width * Number(dx),
						y: box.top + box.height * Number(dy),
					};
				for (const line of [element, ...element.querySelectorAll("*")]) {
					const matrix =
						line instanceof SVGGeometryElement ? line.getScreenCTM() : null;
					if (matrix === null || !(line instanceof SVGGeometryElement))
						continue;
					for (let part = 1; part < 10; part += 1)
						yield line
							.getPointAtLength((line.getTotalLength() * part) / 10)
							.matrixTransform(matrix);
				}
			}
			/** A point where the pointer meets this element and nothing on top of it. @param {Element} element */
			const meeting = (element) => {
				const seen = () => {
					for (const { x, y } of points(element)) {
						const met = root.elementFromPoint(x, y);
						const of = met?.closest("[data-hit], [data-of]");
						if (
							met !== null &&
							(of === element ||
								element.contains(met) ||
								(of?.hasAttribute("data-of") &&
									of.getAttribute("data-of") ===
										element.getAttribute("data-hit")))
						)
							return { x, y, met };
					}
					return null;
				};
				const first = seen();
				if (first !== null) return first;
				element.scrollIntoView({ block: "center" });
				return seen();
			};
			const press = (/** @type {Element} */ element) => {
				const point = meeting(element);
				if (point === null)
					found.hidden.push(
						element.getAttribute("data-hit") ?? element.outerHTML.slice(0, 80),
					);
				const to = point?.met ?? element;
				const [clientX, clientY] = [point?.x ?? 0, point?.y ?? 0];
				to.dispatchEvent(
					new PointerEvent("pointerdown", {
						bubbles: true,
						composed: true,
						clientX,
						clientY,
					}),
				);
				to.dispatchEvent(
					new PointerEvent("pointerup", {
						bubbles: true,
						composed: true,
						clientX,
						clientY,
					}),
				);
				to.dispatchEvent(
					new MouseEvent("click", {
						bubbles: true,
						composed: true,
						clientX,
						clientY,
					}),
				);
			};
			const began = performance.now();
			for (
				let n = 0;
				n < 6000 &&
				found.moves < Number(most) &&
				!found.over &&
				performance.now() - began < 120_000;
				n += 1
			) {
				const lift = root.querySelector("[data-action=lift]");
				const lit = [...root.querySelectorAll("[data-target]")];
				for (const element of lit)
					if (
						!element.getAttribute("aria-label") &&
						!element.textContent?.trim()
					)
						found.unnamed.push(element.outerHTML.slice(0, 80));
				const open = lit.filter(
					(element) => element.getAttribute("data-target") !== "selected",
				);
				const wished = open.filter((element) =>
					new RegExp(String(wish)).test(
						element.getAttribute("aria-label") ?? element.textContent ?? "",
					),
				);
				const main = wished.length > 0 ? wished : open;
				const one = main[Math.floor(random() * main.length)] ?? lit[0];
				if (lift !== null) {
					found.curtains += 1;
					press(lift);
				} else if (one !== undefined) press(one);
				else {
					// Somebody looks at what came of the move before the curtain falls; a press anywhere lets it fall.
					const any = root.querySelector(".board [data-hit]");
					if (any !== null)
						any.dispatchEvent(
							new MouseEvent("click", { bubbles: true, composed: true }),
						);
				}
				found.presses += 1;
				if (n % 8 === 0) await new Promise((done) => setTimeout(done, 0));
				else await Promise.resolve();
			}
			for (const [name, act] of Object.entries(listeners))
				table.removeEventListener(name, act);
			return found;
		},
		[moves === Infinity ? 1e9 : moves, seed, prefer],
	);
}

/**
 * Presses what is not lit until something is refused; lifts the curtain before, if it is down.
 * @param {import("playwright-core").Page} page
 */
export async function pressRefused(page) {
	// A move may still be looked at before the curtain falls.
	await page.waitForFunction(() =>
		document
			.querySelector("ludo-table")
			?.shadowRoot?.querySelector("[data-target], [data-action=lift]"),
	);
	const lift = page.locator("[data-action=lift]");
	if (await lift.count()) await lift.click();
	const note = page.locator("ludo-table").first().locator(".note");
	// What only tells what it is, is no refusal. On the board or beside it, something attempts a move.
	const refused = note.locator(".reason");
	const hits = page
		.locator("ludo-table")
		.first()
		.locator("[data-hit]:not([data-target])");
	for (
		let n = (await hits.count()) - 1;
		n >= 0 && !(await refused.isVisible());
		n -= 1
	)
		await hits.nth(n).dispatchEvent("click");
	assert.ok(await refused.isVisible(), "something is refused");
	return note;
}

/**
 * What the board looks like, as far as anybody could tell.
 * @param {import("playwright-core").Page} page
 */
export function look(page) {
	return page
		.locator(".board .picture [data-hit]")
		.evaluateAll((all) =>
			all.map((each) =>
				["data-hit", "class", "transform", "data-target", "aria-label"]
					.map((name) => each.getAttribute(name))
					.join("; "),
			),
		);
}
