// Takes the pictures of the README again: `node demo/shots/take.mjs`, with Chromium and the committed package.
// `node demo/shots/take.mjs --posters` takes what the pages show until their boards are live.
// `node demo/shots/take.mjs --all FOLDER` photographs every page instead, at 1280 and 390 pixels, light and dark, to look at.

import { spawn } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { chromium } from "playwright-core";

const HERE = fileURLToPath(new URL(".", import.meta.url));
const SIZES = /** @type {const} */ ([
	[1280, 800],
	[390, 844],
]);
const SCHEMES = /** @type {const} */ (["light", "dark"]);

/** Where each game is shown: the same seed and the same choices every time. */
const MIDDLE = /** @type {Record<string, { moves: number, seed: number }>} */ ({
	kopis: { moves: 9, seed: 8 },
	"ptites-locos": { moves: 64, seed: 5 },
	troia: { moves: 120, seed: 4 },
	frachtexpress: { moves: 40, seed: 12 },
	koplopers: { moves: 260, seed: 3 },
});
const GAMES = Object.keys(MIDDLE);

const all = process.argv.indexOf("--all");
const folder = all > 0 ? (process.argv[all + 1] ?? "shots") : HERE;
mkdirSync(folder, { recursive: true });

const server = spawn(process.execPath, [join(HERE, "../serve.mjs")], {
	env: { ...process.env, PORT: "0" },
	stdio: ["ignore", "pipe", "inherit"],
});
const address = await new Promise((found) =>
	server.stdout.once("data", (text) => found(String(text).trim())),
);
const browser = await chromium.launch({
	executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
	args: ["--no-sandbox", "--disable-gpu", "--hide-scrollbars"],
});

try {
	if (all > 0) await everything();
	else if (process.argv.includes("--posters")) await posters();
	else await readme();
} finally {
	await browser.close();
	server.kill();
}

/**
 * @param {readonly [number, number]} size
 * @param {"light" | "dark"} colorScheme
 */
async function visitor([width, height], colorScheme) {
	const context = await browser.newContext({
		viewport: { width, height },
		colorScheme,
		reducedMotion: "reduce",
		serviceWorkers: "block",
		deviceScaleFactor: width < 800 ? 2 : 1,
	});
	return context.newPage();
}

/**
 * A table some way into its game.
 * @param {import("playwright-core").Page} page
 * @param {string} id
 */
async function middle(page, id) {
	const { moves, seed } = MIDDLE[id] ?? { moves: 0, seed: 1 };
	await page.goto(
		`${address}${id}.html?view=all&options=${encodeURIComponent(JSON.stringify({ seed }))}`,
	);
	await page.locator(".ask").waitFor();
	await page.evaluate(
		([count, start]) => {
			const table = /** @type {any} */ (document.querySelector("ludo-table"));
			let at = Number(start);
			const random = () => {
				at = (at * 16807) % 2147483647;
				return at / 2147483647;
			};
			for (let n = 0; n < Number(count); n += 1) {
				const seat = table.game.actors()[0];
				const legal = seat === undefined ? [] : table.game.legalMoves(seat);
				if (legal.length > 0)
					table.play(legal[Math.floor(random() * legal.length)], seat);
			}
			table.removeAttribute("view");
		},
		[moves, seed],
	);
	await page.locator(".ask:visible, .curtain").first().waitFor();
	const lift = page.locator("[data-action=lift]");
	if (await lift.count()) await lift.click();
	await page.mouse.move(2, 2);
	await page.evaluate(() => scrollTo(0, 0));
}

/**
 * All boards of a page have come near once, and are there.
 * @param {import("playwright-core").Page} page
 * @param {string} path
 */
async function read(page, path) {
	await page.goto(address + path);
	for (const table of await page.locator("ludo-table").all()) {
		await table.scrollIntoViewIfNeeded();
		await table.locator(".ask").first().waitFor();
	}
	await page.evaluate(() => scrollTo(0, 0));
}

/** Every page in every size and scheme. */
async function everything() {
	for (const size of SIZES) {
		for (const scheme of SCHEMES) {
			const page = await visitor(size, scheme);
			const shoot = (/** @type {string} */ name, fullPage = false) =>
				page.screenshot({
					path: join(folder, `${name}-${size[0]}-${scheme}.png`),
					fullPage,
				});
			await page.goto(`${address}index.html`);
			await page.locator(".miniature .ludo-picture").nth(4).waitFor();
			await shoot("index", true);
			for (const id of GAMES) {
				await middle(page, id);
				await shoot(id);
			}
			await page.goto(`${address}kopis.html?lesson=kopis`);
			await page.locator(".lesson").waitFor();
			await shoot("lesson");
			await page.goto(`${address}plain.html`);
			await page.locator("#board [data-legal=true]").first().waitFor();
			await shoot("plain", true);
			await read(page, "blog.html");
			await shoot("blog", true);
			await read(page, "embed.html");
			await shoot("embed", true);
			for (const name of [
				"frontend",
				"server",
				"reference/index",
				"reference/element",
				"reference/kopis",
			]) {
				await page.goto(`${address}${name}.html`);
				await shoot(name.replace("/", "-"), true);
			}
			await page.context().close();
		}
	}
}

/** The pictures of the README, as WebP made by the browser itself. */
async function readme() {
	for (const [name, size, scheme, go] of /** @type {const} */ ([
		[
			"gallery",
			[1280, 1180],
			"light",
			async (/** @type {import("playwright-core").Page} */ page) => {
				await page.goto(`${address}index.html`);
				await page.locator(".miniature .ludo-picture").nth(4).waitFor();
			},
		],
		[
			"kopis",
			[1280, 800],
			"light",
			(/** @type {import("playwright-core").Page} */ page) =>
				middle(page, "kopis"),
		],
		[
			"ptites-locos",
			[1280, 800],
			"light",
			(/** @type {import("playwright-core").Page} */ page) =>
				middle(page, "ptites-locos"),
		],
		[
			"troia",
			[1280, 800],
			"dark",
			(/** @type {import("playwright-core").Page} */ page) =>
				middle(page, "troia"),
		],
		[
			"frachtexpress",
			[1280, 800],
			"dark",
			(/** @type {import("playwright-core").Page} */ page) =>
				middle(page, "frachtexpress"),
		],
		[
			"koplopers",
			[1280, 990],
			"light",
			(/** @type {import("playwright-core").Page} */ page) =>
				middle(page, "koplopers"),
		],
		[
			"article",
			[1280, 1180],
			"light",
			(/** @type {import("playwright-core").Page} */ page) =>
				read(page, "blog.html"),
		],
	])) {
		const page = await visitor([size[0], size[1]], scheme);
		await go(page);
		await page.waitForTimeout(200);
		await keep(name, page, await page.screenshot(), 0.82);
		await page.context().close();
	}
}

/** What the gallery and the pages of the games show until their boards are live: as wide as needed, and no wider. */
async function posters() {
	for (const scheme of SCHEMES) {
		const page = await visitor([1280, 900], scheme);
		await page.goto(`${address}index.html`);
		for (const id of GAMES) {
			const card = page.locator(`.card[data-game="${id}"]`);
			await card.scrollIntoViewIfNeeded();
			await card.locator(".ludo-picture").waitFor();
			const shot = await card.locator(".miniature").screenshot();
			await keep(`${id}-card-${scheme}`, page, shot, 0.72, 400);
		}
		for (const id of GAMES) {
			await page.goto(
				`${address}${id}.html?players=person&view=all&options=${encodeURIComponent('{"seed":1}')}`,
			);
			await page.locator(".ask").waitFor();
			const shot = await page.locator(".board").screenshot();
			await keep(`${id}-board-${scheme}`, page, shot, 0.6, 640);
		}
		await page.context().close();
	}
}

/**
 * Writes a picture as WebP, which the browser itself makes.
 * @param {string} name
 * @param {import("playwright-core").Page} page
 * @param {Buffer} shot
 * @param {number} quality
 * @param {number} [widest] in pixels
 */
async function keep(name, page, shot, quality, widest = Infinity) {
	const webp = await page.evaluate(
		async ([data, q, most]) => {
			const image = new Image();
			image.src = `data:image/png;base64,${data}`;
			await image.decode();
			const scale = Math.min(1, Number(most) / image.width);
			const canvas = Object.assign(document.createElement("canvas"), {
				width: Math.round(image.width * scale),
				height: Math.round(image.height * scale),
			});
			canvas
				.getContext("2d")
				?.drawImage(image, 0, 0, canvas.width, canvas.height);
			return canvas.toDataURL("image/webp", Number(q)).split(",")[1] ?? "";
		},
		[shot.toString("base64"), quality, Math.min(widest, 1e6)],
	);
	writeFileSync(join(folder, `${name}.webp`), Buffer.from(webp, "base64"));
}
