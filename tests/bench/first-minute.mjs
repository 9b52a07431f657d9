// How long a visitor with a slow phone waits: `node tests/bench/first-minute.mjs [FOLDER]`
//
// Chromium with its processor slowed four times, 1.6 Mb/s and 150 ms, and nothing kept from before. Two copies of the project
// are visited in turn, this one and the one in FOLDER (a `git worktree` of an earlier commit), behind the same compressing
// server. Medians of five.

import { spawn } from "node:child_process";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { chromium } from "playwright-core";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));
const RUNS = 5;
/** A visitor does not wait longer. */
const PATIENCE = 30_000;

/** What is waited for on a page, as a program that finds it there. */
const MOMENTS = {
	"kopis.html": {
		"can be played": `document.querySelector("ludo-table")?.shadowRoot?.querySelector(".board [data-target]")`,
	},
	"index.html": {
		"five pictures": `[...document.querySelectorAll(".miniature")].filter((each) => each.querySelector(".ludo-picture, img")?.naturalWidth !== 0 && each.firstElementChild).length === 5`,
		"first live board": `document.querySelector(".miniature .ludo-picture")`,
	},
};

/** @param {string} folder */
async function serve(folder) {
	const server = spawn(
		process.execPath,
		[join(ROOT, "demo/serve.mjs"), folder],
		{
			env: { ...process.env, PORT: "0" },
			stdio: ["ignore", "pipe", "inherit"],
		},
	);
	const address = await new Promise((found) =>
		server.stdout.once("data", (text) => found(String(text).trim())),
	);
	return { address, close: () => server.kill() };
}

/**
 * The moments of one visit, in milliseconds after the address was entered.
 * @param {import("playwright-core").Browser} browser
 * @param {string} address
 * @param {Record<string, string>} wanted
 */
async function visit(browser, address, wanted) {
	const context = await browser.newContext({
		viewport: { width: 1280, height: 900 },
		serviceWorkers: "block",
	});
	const page = await context.newPage();
	const session = await context.newCDPSession(page);
	await session.send("Emulation.setCPUThrottlingRate", { rate: 4 });
	await session.send("Network.enable");
	await session.send("Network.emulateNetworkConditions", {
		offline: false,
		latency: 150,
		downloadThroughput: 1.6e6 / 8,
		uploadThroughput: 0.75e6 / 8,
	});
	await page.addInitScript(`{
		const wanted = { ${Object.entries(wanted)
			.map(([name, found]) => `${JSON.stringify(name)}: () => ${found}`)
			.join(", ")} };
		const moments = (window.moments = {});
		const look = () => {
			for (const [name, found] of Object.entries(wanted))
				if (!(name in moments) && found()) moments[name] = performance.now();
			if (Object.keys(moments).length < Object.keys(wanted).length) requestAnimationFrame(look);
		};
		requestAnimationFrame(look);
	}`);
	await page.goto(address, { waitUntil: "commit" });
	const moments = await page
		.waitForFunction(
			(count) => {
				const { moments } = /** @type {any} */ (window);
				return Object.keys(moments ?? {}).length === count && moments;
			},
			Object.keys(wanted).length,
			{ timeout: PATIENCE, polling: 100 },
		)
		.then((handle) => handle.jsonValue());
	await context.close();
	return /** @type {Record<string, number>} */ (moments);
}

/** @param {number[]} numbers */
const median = (numbers) =>
	[...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;

const folders = [ROOT, ...process.argv.slice(2)];
const servers = await Promise.all(folders.map(serve));
const browser = await chromium.launch({
	executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
	args: ["--no-sandbox", "--disable-gpu"],
});
try {
	for (const [path, wanted] of Object.entries(MOMENTS)) {
		/** @type {Record<string, number>[][]} */
		const seen = folders.map(() => []);
		// The first round only fills the servers with what they compress.
		for (let run = 0; run <= RUNS; run += 1)
			for (const [n, { address }] of servers.entries()) {
				const moments = await visit(browser, address + path, wanted);
				if (run > 0) seen[n]?.push(moments);
			}
		for (const name of Object.keys(wanted))
			for (const [n, folder] of folders.entries()) {
				const all = (seen[n] ?? []).map((moments) => moments[name] ?? NaN);
				console.log(
					`${path}, ${name}: ${(median(all) / 1000).toFixed(2)} s (${all.map((ms) => (ms / 1000).toFixed(2)).join(", ")})${n === 0 ? "" : ` in ${folder}`}`,
				);
			}
	}
} finally {
	await browser.close();
	for (const server of servers) server.close();
}
