// Pages of consumers: a static server, the servers that tools bring, and a real browser that looks at them.

import { spawn } from "node:child_process";
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

/** Starts the server of a tool and waits for the address that it prints. */
export function start(command, args, cwd) {
	const child = spawn(command, args, {
		cwd,
		env: { ...process.env, NO_COLOR: "1" },
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

/** Opens a page in Chromium and gives what it tells; a page that complains fails, unless of what it may do without. */
export async function open(address, { without = /^$/ } = {}) {
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
		const complaints = [];
		page.on("console", (message) => {
			if (message.type() === "error")
				complaints.push(`${message.text()} ${message.location().url}`.trim());
		});
		page.on("response", (response) => {
			if (response.status() >= 400)
				complaints.push(`${response.url()}: ${response.status()}`);
		});
		const broken = new Promise((_, reject) =>
			page.on("pageerror", (error) =>
				reject(new Error(`the page broke: ${error.message}`)),
			),
		);
		broken.catch(() => {});
		const asked = page
			.goto(address)
			.then(() =>
				page.waitForFunction(() => globalThis.told, undefined, {
					timeout: 30_000,
				}),
			)
			.then((handle) => handle.jsonValue());
		asked.catch(() => {});
		const told = await Promise.race([asked, broken]).catch((error) => {
			throw new Error(
				`${error.message.split("\n")[0]}${complaints.length ? `; ${complaints.join("; ")}` : ""}`,
			);
		});
		if (!complaints.every((text) => without.test(text)))
			throw new Error(`the page complains: ${complaints.join("; ")}`);
		return told;
	} finally {
		await context.close();
	}
}

export async function closeBrowser() {
	await browser?.close();
}
