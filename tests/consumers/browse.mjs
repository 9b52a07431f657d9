// Pages of consumers: a static server, the servers that tools bring, and a real browser that looks at them.

import { spawn } from "node:child_process";
import { gzipSync } from "node:zlib";
import { chromium } from "playwright-core";
import { fileIn, listen } from "../../demo/static.mjs";

/** Serves a folder; the address and a way to stop. */
export async function serve(folder, headers = {}) {
	const { port, close } = await listen({
		async find(pathname) {
			const path = await fileIn(folder, [""], pathname);
			return path === null ? null : { path };
		},
		headers: () => headers,
	});
	return { address: `http://127.0.0.1:${port}/`, stop: close };
}

/** A port that nobody listens at. */
export async function freePort() {
	const { address, stop } = await serve("/nothing");
	await stop();
	return new URL(address).port;
}

/** Starts the server of a tool and waits for the address that it prints. */
export function start(command, args, cwd, extra = {}) {
	const child = spawn(command, args, {
		cwd,
		env: { ...process.env, NO_COLOR: "1", ...extra },
		stdio: ["ignore", "pipe", "pipe"],
		detached: true,
	});
	const stop = () =>
		new Promise((ended) => {
			child.once("close", ended);
			// The tool runs under npm: the whole group ends.
			try {
				process.kill(-child.pid);
			} catch {
				ended();
			}
		});
	return new Promise((resolve, reject) => {
		let output = "";
		const late = setTimeout(
			() =>
				void stop().then(() =>
					reject(
						new Error(
							`${command} ${args.join(" ")} printed no address\n${output}`,
						),
					),
				),
			60_000,
		);
		for (const stream of [child.stdout, child.stderr]) {
			stream.setEncoding("utf8").on("data", (text) => {
				output += text;
				const [address] =
					output.match(/http:\/\/(?:localhost|127\.0\.0\.1):\d+\/?/) ?? [];
				if (address === undefined) return;
				clearTimeout(late);
				resolve({
					address: address.endsWith("/") ? address : `${address}/`,
					stop,
				});
			});
		}
		child.once("exit", (code) => {
			clearTimeout(late);
			reject(
				new Error(`${command} ${args.join(" ")} ended with ${code}\n${output}`),
			);
		});
	});
}

let browser;

/** Runs in a page before its scripts: counts the modules that it compiles. */
function countCompilations() {
	globalThis.compiled = 0;
	for (const name of ["compile", "compileStreaming"]) {
		const real = WebAssembly[name];
		WebAssembly[name] = (...given) => {
			globalThis.compiled += 1;
			return real.apply(WebAssembly, given);
		};
	}
}

/**
 * Visits a page in Chromium; `look` gives what it tells. A page that complains fails, unless of what it may do without. Gives
 * what was told, how many modules the page compiled, and how to weigh what it has loaded so far.
 */
async function visit(address, without, look) {
	browser ??= await chromium.launch({
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
	});
	const context = await browser.newContext();
	try {
		const page = await context.newPage();
		await page.addInitScript(countCompilations);
		const complaints = [];
		const loaded = [];
		page.on("console", (message) => {
			if (message.type() === "error")
				complaints.push(`${message.text()} ${message.location().url}`.trim());
		});
		page.on("response", (response) => {
			if (response.status() >= 400)
				complaints.push(`${response.url()}: ${response.status()}`);
			else if (response.status() === 200)
				loaded.push(response.body().catch(() => Buffer.alloc(0)));
		});
		const broken = new Promise((_, reject) =>
			page.on("pageerror", (error) =>
				reject(new Error(`the page broke: ${error.message}`)),
			),
		);
		broken.catch(() => {});
		/** The bytes of everything that was loaded, each file compressed by gzip. */
		const weigh = async () =>
			(await Promise.all(loaded)).reduce(
				(sum, bytes) => sum + gzipSync(bytes).length,
				0,
			);
		const asked = page.goto(address).then(() => look(page, weigh));
		asked.catch(() => {});
		const told = await Promise.race([asked, broken]).catch((error) => {
			throw new Error(
				`${error.message.split("\n")[0]}${complaints.length ? `; ${complaints.join("; ")}` : ""}`,
			);
		});
		// A browser asks for an icon that no page named.
		const forgiven = (text) => without.test(text) || /favicon\.ico/.test(text);
		if (!complaints.every(forgiven))
			throw new Error(`the page complains: ${complaints.join("; ")}`);
		return {
			told,
			compiled: await page.evaluate(() => globalThis.compiled),
			bytes: await weigh(),
		};
	} finally {
		await context.close();
	}
}

/** Opens a page that leaves what it has to tell in `told`. */
export const open = (address, { without = /^$/ } = {}) =>
	visit(address, without, async (page) => {
		const told = await page.waitForFunction(() => globalThis.told, undefined, {
			timeout: 30_000,
		});
		return told.jsonValue();
	});

/** Opens a page with a table for a person and a bot: makes a move, waits for the bot's, and tells how it went. */
export async function openTable(address, { without = /^$/ } = {}) {
	let alone = 0;
	const seen = await visit(address, without, async (page, weigh) => {
		const table = page.locator("ludo-table");
		await page.waitForFunction(
			() => document.querySelector("ludo-table")?.load !== undefined,
			undefined,
			{ timeout: 60_000 },
		);
		await table.evaluate(async (element) => void (await element.load()));
		alone = await weigh();
		await table.locator(".board [data-target]").first().click();
		await page.waitForFunction(
			() => document.querySelector("ludo-table").game.ply === 2,
			undefined,
			{ timeout: 30_000 },
		);
		return table.evaluate((element) => ({
			id: element.game.id,
			seed: element.game.seed,
			seats: element.game.history().map(({ seat }) => seat),
		}));
	});
	return { ...seen, alone };
}

export async function closeBrowser() {
	await browser?.close();
}
