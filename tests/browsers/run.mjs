// `npm run test:browsers`: the wasm tests and a run through the demo in Chromium, Firefox and WebKit.
//
// A browser that is missing is installed where the machine allows it (Debian's packages, cargo for geckodriver). What cannot
// be had is reported as skipped, by name and with the reason. `--only NAME` tries one browser.

import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { fileIn, listen } from "../../demo/static.mjs";
import { gameIds } from "../../src/pack/games.mjs";
import {
	env,
	needBrowser,
	needNode,
	needRust,
	root,
	run,
} from "../../src/pack/tools.mjs";
import { background, freePort, session, until } from "./driver.mjs";

const GECKODRIVER = "0.37.1";
const only = process.argv.includes("--only")
	? process.argv[process.argv.indexOf("--only") + 1]
	: "";
const which = (name) =>
	spawnSync("which", [name], { env, encoding: "utf8" }).stdout.trim();

/** Installs Debian packages if one of the programs is missing. */
function needPackages(programs, packages) {
	if (programs.every(which)) return;
	console.log(`installing ${packages.join(", ")} (once)`);
	run("apt-get", ["install", "-y", "--no-install-recommends", ...packages], {
		quiet: true,
		may_fail: true,
	});
	const missing = programs.filter((name) => !which(name));
	if (missing.length)
		throw new Error(`${missing.join(" and ")} cannot be had here`);
}

/** The MiniBrowser of WebKitGTK, whose folder follows the version and the machine. */
function miniBrowser() {
	const places = readdirSync("/usr/lib", { withFileTypes: true })
		.filter((item) => item.isDirectory())
		.map(({ name }) => join("/usr/lib", name));
	const found = places
		.flatMap((place) =>
			["4.1", "4.0", "6.0"].map((version) =>
				join(place, `webkit2gtk-${version}/MiniBrowser`),
			),
		)
		.find((path) => existsSync(path));
	if (found === undefined)
		throw new Error("the MiniBrowser of WebKitGTK cannot be had here");
	return found;
}

/** How each browser is had and started. `prepare` throws the reason when it cannot be had. */
const BROWSERS = [
	{
		name: "Chromium",
		prepare() {
			const { browser, driver } = needBrowser();
			const options = {
				binary: browser,
				args: [
					"--headless=new",
					"--no-sandbox",
					"--disable-gpu",
					"--disable-quic",
					"--no-first-run",
					"--disable-background-networking",
					"--disable-component-update",
					"--disable-sync",
					"--window-size=1280,900",
				],
			};
			return {
				driver,
				capabilities: { "goog:chromeOptions": options },
			};
		},
	},
	{
		name: "Firefox",
		prepare() {
			if (!which("firefox")) needPackages(["firefox-esr"], ["firefox-esr"]);
			if (!which("geckodriver")) {
				console.log(
					`installing geckodriver ${GECKODRIVER} into .tools (some minutes, once)`,
				);
				run(
					"cargo",
					[
						"install",
						"geckodriver",
						"--version",
						GECKODRIVER,
						"--root",
						join(root, ".tools"),
					],
					{ may_fail: true },
				);
			}
			if (!which("geckodriver"))
				throw new Error("geckodriver cannot be had here");
			const options = {
				binary: which("firefox-esr") || which("firefox"),
				args: ["-headless", "-width", "1280", "-height", "900"],
			};
			return {
				driver: which("geckodriver"),
				capabilities: { "moz:firefoxOptions": options },
			};
		},
	},
	{
		name: "WebKit",
		async prepare() {
			needPackages(["WebKitWebDriver", "Xvfb"], ["webkit2gtk-driver", "xvfb"]);
			const options = {
				binary: miniBrowser(),
				args: ["--automation", "--geometry=1280x900"],
			};
			// WebKitGTK has no headless mode: it gets a screen that nobody sees.
			const screen = `:${90 + (process.pid % 900)}`;
			const display = background("Xvfb", [
				screen,
				"-screen",
				"0",
				"1400x1000x24",
				"-nolisten",
				"tcp",
			]);
			await until(
				"a screen",
				() => existsSync(`/tmp/.X11-unix/X${screen.slice(1)}`),
				{ seconds: 20 },
			);
			const alone = {
				DISPLAY: screen,
				GDK_BACKEND: "x11",
				LIBGL_ALWAYS_SOFTWARE: "1",
				WEBKIT_DISABLE_COMPOSITING_MODE: "1",
				WEBKIT_DISABLE_DMABUF_RENDERER: "1",
			};
			return {
				driver: which("WebKitWebDriver"),
				capabilities: { "webkitgtk:browserOptions": options },
				env: alone,
				stop: display.stop,
			};
		},
	},
];

/** Builds the wasm tests once for all browsers; the path of the module. */
function wasmTests() {
	const { stderr } = run(
		"cargo",
		["test", "--target", "wasm32-unknown-unknown", "--test", "web", "--no-run"],
		{ quiet: true },
	);
	return join(
		root,
		stderr.match(/\((target\/wasm32-unknown-unknown\/\S+\.wasm)\)/)[1],
	);
}

/** The wasm tests: wasm-bindgen's runner serves the page, the browser runs it. */
async function golden(browser, module) {
	const address = `127.0.0.1:${await freePort()}`;
	const server = background("wasm-bindgen-test-runner", [module], {
		cwd: root,
		env: { ...env, NO_HEADLESS: "1", WASM_BINDGEN_TEST_ADDRESS: address },
	});
	try {
		await until(
			"the tests to be served",
			() => fetch(`http://${address}/`).then(({ ok }) => ok),
			{ seconds: 60 },
		);
		await browser.visit(`http://${address}/`);
		const output = await until(
			"the tests to end",
			() =>
				browser.run(
					"const text = document.getElementById('output')?.textContent ?? ''; return /test result: .*/.test(text) ? text : null;",
				),
			{ seconds: 240 },
		);
		const [, verdict, passed, failed] = output.match(
			/test result: (\w+)\. (\d+) passed; (\d+) failed/,
		);
		assert.equal(
			`${verdict}, ${failed} failed`,
			"ok, 0 failed",
			output.slice(-3000),
		);
		assert.ok(Number(passed) > 20, "the golden games are among the tests");
		return `${passed} tests`;
	} finally {
		await server.stop();
	}
}

// In the page, with the table at hand.
const TABLE = "const table = document.querySelector('ludo-table');";
const READY = `${TABLE} return Boolean(table?.game) && table.shadowRoot.querySelectorAll('.board [data-hit], .curtain').length > 0;`;
// A point where something lit is on top, so that it is what a person would press there.
const TARGET = `${TABLE}
  for (const lit of table.shadowRoot.querySelectorAll('.board [data-hit][data-target]')) {
    lit.scrollIntoView({ block: 'center' });
    for (const part of [lit, ...lit.querySelectorAll('*')]) {
      const { left, top, width, height } = part.getBoundingClientRect();
      const point = [Math.round(left + width / 2), Math.round(top + height / 2)];
      if (table.shadowRoot.elementFromPoint(...point)?.closest('[data-hit]') === lit) return point;
    }
  }
  return null;`;
const OUTCOME = `${TABLE} return table.game.outcome();`;

/** The demo: a whole game of Kopis by pressing what is lit, then every other table is laid. */
async function demo(browser) {
	const server = await listen({
		async find(pathname) {
			const path = await fileIn(root, ["demo", "pkg"], pathname);
			return path === null ? null : { path };
		},
	});
	try {
		const address = `http://localhost:${server.port}/demo/`;
		await browser.visit(`${address}?game=kopis`);
		await until("the table", () => browser.run(READY));
		let presses = 0;
		let outcome = null;
		for (; outcome === null && presses < 200; presses += 1) {
			await browser.press(
				await until("something to press", () => browser.run(TARGET), {
					seconds: 15,
				}),
			);
			outcome = await browser.run(OUTCOME);
		}
		assert.ok(
			outcome?.ranking.length > 0,
			`a game of Kopis ends; ${presses} presses did not end it`,
		);
		const plies = await browser.run(`${TABLE} return table.game.ply;`);
		for (const id of gameIds().filter((id) => id !== "kopis")) {
			await browser.visit(`${address}?game=${id}`);
			await until(`the table of ${id}`, () =>
				browser.run(
					`${READY.replace("Boolean(table?.game)", `table?.game?.id === '${id}'`)}`,
				),
			);
		}
		return `Kopis in ${plies} plies and ${presses} presses, a table of every other game laid`;
	} finally {
		await server.close();
	}
}

needNode();
needRust();
console.log("building the wasm tests");
const module = wasmTests();
const lines = [];
let failed = 0;
for (const { name, prepare } of BROWSERS.filter((browser) =>
	browser.name.toLowerCase().includes(only.toLowerCase()),
)) {
	const say = (line) => {
		lines.push(line);
		console.log(line);
	};
	let how;
	try {
		how = await prepare();
	} catch (error) {
		say(`skipped ${name}: ${error.message}`);
		continue;
	}
	for (const [what, test] of [
		["wasm tests", (browser) => golden(browser, module)],
		["demo", demo],
	]) {
		const began = performance.now();
		const seconds = () =>
			`${((performance.now() - began) / 1000).toFixed(1)} s`;
		let browser;
		try {
			browser = await session(how);
			say(
				`ok      ${name}, ${what}: ${await test(browser)} (${browser.version}, ${seconds()})`,
			);
		} catch (error) {
			failed += 1;
			say(`FAILED  ${name}, ${what}: ${error.message} (${seconds()})`);
		} finally {
			await browser?.close();
		}
	}
	await how.stop?.();
}
if (lines.length === 0) throw new Error(`no browser is called ${only}`);
console.log(`\n${lines.map((line) => line.split("\n")[0]).join("\n")}`);
process.exitCode = failed ? 1 : 0;
