// A browser by WebDriver: the same few requests for Chromium, Firefox and WebKit. Playwright, which drives Chromium in
// tests/js, needs builds of its own of the other two, which no registry has.

import { spawn } from "node:child_process";
import { createServer } from "node:net";
import { Capabilities, WebDriver } from "selenium-webdriver";
import { Executor, HttpClient } from "selenium-webdriver/http/index.js";
import { DriverService } from "selenium-webdriver/remote/index.js";

/** A port that nobody listens on. */
export function freePort() {
	return new Promise((found) => {
		const server = createServer().listen(0, "127.0.0.1", () => {
			const { port } = server.address();
			server.close(() => found(port));
		});
	});
}

export const pause = (ms) => new Promise((over) => setTimeout(over, ms));

/** Asks again and again until there is an answer. */
export async function until(what, ask, { seconds = 60 } = {}) {
	const end = performance.now() + seconds * 1000;
	let last;
	while (performance.now() < end) {
		try {
			const answer = await ask();
			if (answer !== null && answer !== undefined && answer !== false)
				return answer;
		} catch (error) {
			last = error;
		}
		await pause(100);
	}
	throw new Error(
		`waited ${seconds} seconds for ${what}${last ? `: ${last.message}` : ""}`,
	);
}

/** Starts a program in the background; `stop` ends it and what it started. */
export function background(command, args, options = {}) {
	const child = spawn(command, args, {
		stdio: ["ignore", "pipe", "pipe"],
		detached: true,
		...options,
	});
	const program = { output: "", stop: () => {} };
	for (const stream of [child.stdout, child.stderr])
		stream.setEncoding("utf8").on("data", (text) => (program.output += text));
	child.on("error", (error) => (program.output += error.message));
	let isRunning = true;
	const over = new Promise((ended) => {
		for (const event of ["close", "error"])
			child.once(event, () => {
				isRunning = false;
				ended(isRunning);
			});
	});
	const end = (signal) => isRunning && process.kill(-child.pid, signal);
	program.stop = async () => {
		end("SIGTERM");
		// A driver may wait for a browser that does not answer any more.
		const late = setTimeout(() => end("SIGKILL"), 5000);
		await over;
		clearTimeout(late);
	};
	return program;
}

/** Starts a driver and opens a session with it. */
export async function session({ driver, capabilities, env }) {
	const service = new DriverService.Builder(driver)
		.setEnvironment({ ...process.env, ...env })
		.build();
	const server = await service.start(20_000);
	try {
		const browser = await WebDriver.createSession(
			new Executor(new HttpClient(server)),
			new Capabilities(capabilities),
		);
		const got = await browser.getCapabilities();
		return {
			version: `${got.getBrowserName()} ${got.getBrowserVersion()}`,
			visit: (url) => browser.get(url),
			/** Runs the body of a function in the page. */
			run: (script, ...given) => browser.executeScript(script, ...given),
			/** Presses a point of the window with the mouse. Drivers differ about what can be clicked in a drawing, not about points. */
			press: ([x, y]) =>
				browser.actions().move({ x, y, duration: 0 }).click().perform(),
			async close() {
				await browser.quit().catch(() => {});
				await service.kill();
			},
		};
	} catch (error) {
		await service.kill();
		throw error;
	}
}
