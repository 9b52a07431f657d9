// A browser by the W3C WebDriver protocol and nothing else: the same few requests for Chromium, Firefox and WebKit.

import { spawn } from "node:child_process";
import { createServer } from "node:net";

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
export async function session({ driver, args, capabilities, env }) {
	const port = await freePort();
	const program = background(driver, args(port), {
		env: { ...process.env, ...env },
	});
	const root = `http://127.0.0.1:${port}`;
	const ask = async (method, path, body) => {
		const response = await fetch(root + path, {
			method,
			headers: { "content-type": "application/json" },
			body: body && JSON.stringify(body),
			signal: AbortSignal.timeout(120_000),
		});
		const { value } = await response.json();
		if (!response.ok)
			throw new Error(`${value.error}: ${value.message}`.split("\n")[0]);
		return value;
	};
	try {
		await until(`${driver} to listen`, () => ask("GET", "/status"), {
			seconds: 20,
		});
		const { sessionId, capabilities: got } = await ask("POST", "/session", {
			capabilities: { alwaysMatch: capabilities },
		});
		const here = `/session/${sessionId}`;
		return {
			version: `${got.browserName} ${got.browserVersion}`,
			visit: (url) => ask("POST", `${here}/url`, { url }),
			/** Runs the body of a function in the page. */
			run: (script, ...given) =>
				ask("POST", `${here}/execute/sync`, { script, args: given }),
			/** Presses a point of the window with the mouse. Drivers differ about what can be clicked in a drawing, not about points. */
			press: ([x, y]) =>
				ask("POST", `${here}/actions`, {
					actions: [
						{
							type: "pointer",
							id: "mouse",
							parameters: { pointerType: "mouse" },
							actions: [
								{ type: "pointerMove", duration: 0, origin: "viewport", x, y },
								{ type: "pointerDown", button: 0 },
								{ type: "pointerUp", button: 0 },
							],
						},
					],
				}),
			async close() {
				await ask("DELETE", here).catch(() => {});
				await program.stop();
			},
		};
	} catch (error) {
		await program.stop();
		throw new Error(`${error.message}\n${program.output.slice(-2000)}`.trim());
	}
}
