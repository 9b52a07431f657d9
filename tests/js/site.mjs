// A site of pages made for a test: it serves the package and what the test writes, and counts what is asked for.

import assert from "node:assert/strict";
import { after, before } from "node:test";
import { fileURLToPath } from "node:url";
import { chromium } from "playwright-core";
import { fileIn, listen } from "../../demo/static.mjs";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));
const FLAGS = [
	"--no-sandbox",
	"--disable-gpu",
	"--disable-quic",
	"--no-first-run",
	"--disable-background-networking",
	"--disable-component-update",
	"--disable-sync",
	"--js-flags=--expose-gc",
	"--enable-precise-memory-info",
];

/** @typedef {import("playwright-core").Page} Page */

/** Starts a site and a browser for the tests of a file. */
export function site() {
	/** @type {Map<string, { html: string, headers: Record<string, string> }>} */
	const pages = new Map();
	/** @type {import("playwright-core").Browser} */
	let browser;
	/** Paths that are not found, whatever is there. @type {Set<string>} */
	const missing = new Set();
	/** @type {Awaited<ReturnType<typeof listen>>} */
	let server;
	before(async () => {
		[server, browser] = await Promise.all([
			listen({
				async find(pathname) {
					const page = pages.get(pathname);
					if (page !== undefined)
						return { text: page.html, type: "text/html; charset=utf-8" };
					if (pathname === "/favicon.ico") return { text: "" };
					const path = missing.has(pathname)
						? null
						: await fileIn(
								ROOT,
								["pkg"],
								pathname.replace(/^\/deep\/down/, ""),
							);
					return path === null ? null : { path };
				},
				headers: (pathname) => pages.get(pathname)?.headers ?? {},
			}),
			chromium.launch({
				executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
				args: FLAGS,
			}),
		]);
	});
	after(async () => {
		await browser?.close();
		server?.close();
	});

	return {
		missing,
		/**
		 * Serves a script.
		 * @param {string} path
		 * @param {string} text
		 */
		write(path, text) {
			pages.set(path, {
				html: text,
				headers: { "content-type": "text/javascript" },
			});
		},
		/**
		 * A fresh visitor of a page with this body. Fails the test when the page complains of something that is not expected.
		 * @param {import("node:test").TestContext} t
		 * @param {string} body
		 * @param {{ headers?: Record<string, string>, path?: string, hash?: string, head?: string, expected?: RegExp } & import("playwright-core").BrowserContextOptions} [options]
		 */
		async visit(
			t,
			body,
			{
				headers = {},
				path = `/pages/${pages.size}.html`,
				hash = "",
				head = "",
				expected,
				...options
			} = {},
		) {
			const up = path
				.replace(/[^/]*$/, "")
				.split("/")
				.slice(2)
				.map(() => "../")
				.join("");
			const html = `<!doctype html><html lang="en"><head><title>Test</title><meta name="viewport" content="width=device-width">${head}<script type="module" src="${up}pkg/element.js"></script></head><body>${body}</body></html>`;
			pages.set(path, { html, headers });
			const context = await browser.newContext({
				viewport: { width: 1280, height: 800 },
				reducedMotion: "reduce",
				...options,
			});
			const page = await context.newPage();
			page.setDefaultTimeout(10_000);
			/** @type {string[]} */
			const complaints = [];
			/** @type {string[]} */
			const asked = [];
			page.on(
				"console",
				(message) =>
					["error", "warning"].includes(message.type()) &&
					complaints.push(message.text()),
			);
			page.on("pageerror", (error) => complaints.push(error.message));
			page.on("request", (request) =>
				asked.push(new URL(request.url()).pathname),
			);
			await page.goto(`http://localhost:${server.port}${path}${hash}`);
			t.after(async () => {
				await context.close();
				assert.deepEqual(
					complaints.filter((text) => !(expected?.test(text) ?? false)),
					[],
					"the page has nothing to complain about",
				);
			});
			return { page, asked, url: `http://localhost:${server.port}${path}` };
		},
	};
}

/**
 * A table when it is ready.
 * @param {Page} page
 * @param {number} [at]
 */
export async function ready(page, at = 0) {
	await page
		.locator("ludo-table")
		.nth(at)
		.evaluate((table) => /** @type {any} */ (table).load());
}
