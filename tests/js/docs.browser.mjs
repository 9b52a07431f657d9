// The examples of the documentation in a real browser, copied out of the pages: boards, scripts, styles and a whole program,
// under the content policy that the page names.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { createGame } from "ludotheque";
import { fileIn, listen as startServer } from "../../demo/static.mjs";
import { DOCS, listen, ROOT, theatre } from "./browser.mjs";
import { examples, listened, program, promised } from "./examples.mjs";
import { served } from "./served.mjs";

const house = theatre();
const embed = examples("embed.html");
const POLICY = embed.find(({ run }) => run === "policy")?.text.trim() ?? "";
const [SCRIPT = ""] = embed[0]?.text.split("\n") ?? [];
/** A site with the package in the folder `ludotheque`, as the pages say, and with what a test puts into it. */
const files = new Map();
/** @type {Awaited<ReturnType<typeof startServer>>} */
let server;
before(async () => {
	server = await startServer({
		async find(pathname) {
			if (files.has(pathname)) return { text: files.get(pathname) };
			if (pathname === "/favicon.ico") return { text: "" };
			const path = await fileIn(
				ROOT,
				["pkg", "demo/server"],
				pathname
					.replace(/^\/(strict|free)\/ludotheque\//, "pkg/")
					.replace(/^\/free\/server\//, "demo/server/"),
			);
			return path === null ? null : { path };
		},
		headers: (pathname) => ({
			...(pathname.startsWith("/strict/")
				? { "content-security-policy": POLICY }
				: {}),
		}),
	});
});
after(() => server.close());

/**
 * A visitor of a page with this content. Fails the test when the page complains.
 * @param {import("node:test").TestContext} t
 * @param {{ head?: string, body: string, folder?: "strict" | "free", files?: Record<string, string>, options?: object }} what
 */
async function visit(
	t,
	{ head = "", body, folder = "strict", files: more = {}, options = {} },
) {
	const path = `/${folder}/${files.size}.html`;
	files.set(
		path,
		`<!doctype html><html lang="en"><head><title>Example</title><meta name="viewport" content="width=device-width">${head}</head><body>${body}</body></html>`,
	);
	for (const [name, text] of Object.entries(more))
		files.set(`/${folder}/${name}`, text);
	const context = await house.browser.newContext({
		viewport: { width: 1000, height: 800 },
		reducedMotion: "reduce",
		...options,
	});
	const page = await context.newPage();
	page.setDefaultTimeout(10_000);
	const complaints = listen(page);
	t.after(async () => {
		await context.close();
		assert.deepEqual(complaints, [], "the page has nothing to complain about");
	});
	await page.goto(`http://127.0.0.1:${server.port}${path}`);
	return page;
}

/** An example of «Embed a game» by the name of its listing. @param {string} label */
function example(label) {
	const found = embed.find((each) => each.label === label);
	assert.ok(found !== undefined, label);
	return found.text;
}

/** Opens an example, and waits for all its tables. @param {import("node:test").TestContext} t @param {string} label @param {object} [more] */
async function tables(t, label, more = {}) {
	const text = example(label);
	const page = await visit(t, {
		body: text.includes("<script") ? text : `${SCRIPT}\n${text}`,
		...more,
	});
	await page.evaluate(async () => {
		await customElements.whenDefined("ludo-table");
		for (const table of document.querySelectorAll("ludo-table"))
			await /** @type {any} */ (table).load();
	});
	assert.equal(await page.locator("ludo-table [part~=error]").count(), 0);
	return page;
}

/** What the first table of a page plays. @param {import("playwright-core").Page} page */
const state = (page) =>
	page.evaluate(() =>
		/** @type {any} */ (document.querySelector("ludo-table")).game.state(),
	);

test("two lines lay a table, which answers a wrong press with a rule", async (t) => {
	const page = await tables(t, "The two lines");
	await page.locator('[data-hit="line:south:a"]').click();
	assert.match(await page.locator(".note").innerText(), /KOP-13/);
	await page.locator('[data-hit="line:south:c"]').click();
	assert.equal((await state(page)).turn, 1);
});

test("words inside the element are there for pages without scripts", async (t) => {
	const text = example("An element with words for pages without scripts");
	const page = await visit(t, {
		body: `${SCRIPT}\n${text}`,
		options: { javaScriptEnabled: false },
	});
	assert.match(
		await page.locator("body").innerText(),
		/Here would be a board of Troia/,
	);
	await tables(t, "An element with words for pages without scripts");
});

test("a position of the rulebook, and one of one's own", async (t) => {
	const page = await tables(t, "A position of the rulebook");
	assert.deepEqual(
		await state(page),
		createGame("kopis", { scenario: "capture" }).state(),
	);
	assert.deepEqual(
		await page
			.locator(".controls button:visible")
			.evaluateAll((all) =>
				all.map((each) => each.getAttribute("data-action")),
			),
		["undo"],
	);
	const own = await state(await tables(t, "A position of one's own"));
	assert.deepEqual([own.bastion, own.captured, own.turn], ["c2", [1, 0], 1]);
});

test("a replay of four moves", async (t) => {
	const page = await tables(t, "A replay of four moves");
	await page.locator("[data-action=last]").click();
	const game = createGame("kopis");
	for (const move of JSON.parse(
		/move-list='([\s\S]+?)'/.exec(example("A replay of four moves"))?.[1] ?? "",
	))
		game.apply(move);
	assert.deepEqual((await state(page)).board, game.state().board);
});

test("a tour", async (t) => {
	const page = await tables(t, "A tour");
	await page.locator(".lesson").waitFor();
});

test("a game against a bot, by name", async (t) => {
	const page = await tables(t, "A game against a bot");
	assert.match(await page.locator(".seat").nth(0).innerText(), /You/);
	assert.match(await page.locator(".seat").nth(1).innerText(), /Schliemann/);
	assert.deepEqual(
		await page.evaluate(
			() => /** @type {any} */ (document.querySelector("ludo-table")).players,
		),
		["person", "bot:easy"],
	);
});

test("three tables on a page", async (t) => {
	const page = await tables(t, "Three tables");
	const found = await page.evaluate(() =>
		[...document.querySelectorAll("ludo-table")].map(
			(table) => /** @type {any} */ (table).game.id,
		),
	);
	assert.deepEqual(found, ["kopis", "kopis", "koplopers"]);
});

test("a style sheet of one's own", async (t) => {
	const page = await tables(t, "A table with that style", {
		head: '<link rel="stylesheet" href="own.css">',
		files: { "own.css": example("A style sheet") },
	});
	const ask = page.locator("ludo-table [part~=ask]");
	assert.match(
		await ask.evaluate((element) => getComputedStyle(element).fontFamily),
		/^Georgia/,
	);
	const box = await page.locator("ludo-table [part~=board]").boundingBox();
	assert.ok(
		box !== null && box.height <= 381,
		`the board is ${box?.height} pixels high`,
	);
});

test("a script hears moves and refusals, and drives the table", async (t) => {
	const element =
		embed.find(({ label }) => label === "The element")?.text ?? "";
	const code = example("A script that listens and drives");
	const page = await visit(t, {
		body: `${SCRIPT}\n${element}\n<script type="module" src="listen.js"></script>`,
		files: { "listen.js": `${listened(code)}\nglobalThis.finished = true;` },
	});
	await page.waitForFunction(() => "finished" in globalThis);
	await page.locator('[data-hit="line:south:a"]').click();
	await page.locator('[data-hit="line:west:3"]').click();
	const printed = await page.evaluate(
		() => /** @type {any} */ (globalThis).printed,
	);
	assert.deepEqual(printed, [
		["move", 0, "c"],
		["refusal", "KOP-13"],
		["move", 0, "3"],
	]);
	assert.ok(code.includes("// logs: move 0 c"), "as the page says");
	assert.equal((await state(page)).mode, "storm", "the saved game is back");
});

test("the front end's program prints in a browser what it says", async (t) => {
	const code = program("frontend.html", "js");
	// An import map is an inline script: only this page does without the policy.
	const page = await visit(t, {
		folder: "free",
		head: '<script type="importmap">{ "imports": { "ludotheque": "./ludotheque/index.js", "ludotheque/worker": "./ludotheque/worker.js" } }</script>',
		body: '<script type="module" src="frontend.js"></script>',
		files: { "frontend.js": `${listened(code)}\nglobalThis.finished = true;` },
	});
	await page.waitForFunction(() => "finished" in globalThis, undefined, {
		timeout: 30_000,
	});
	assert.deepEqual(
		await page.evaluate(() => /** @type {any} */ (globalThis).printed),
		promised(code),
	);
	await showsHand(page, ["t22", "t24", "t38", "t50"]);
});

/**
 * The page shows these cards of FrachtExpress side by side, each with its track and the values of the specification.
 * @param {import("playwright-core").Page} page
 * @param {string[]} hand
 */
async function showsHand(page, hand) {
	const tables = JSON.parse(
		readFileSync(join(ROOT, "tests/vectors/frachtexpress.json"), "utf8"),
	);
	const drawn = page.locator("svg > g");
	assert.equal(await drawn.count(), hand.length);
	let right = 0;
	for (const [n, id] of hand.entries()) {
		const row = tables.cards.rows.find((card) => card.id === id);
		const pattern = tables.patterns.rows.find(({ id }) => id === row.pattern);
		assert.deepEqual(
			await drawn.nth(n).locator("text").allTextContents(),
			[row.wagon, row.from, row.to, row.action].map(String),
		);
		const track = await drawn.nth(n).locator("path").getAttribute("d");
		const edges = { N: "50,0", E: "100,50", S: "50,100", W: "0,50" };
		assert.deepEqual(
			track?.match(/[\d,]+/g)?.filter((point) => point !== "50,50"),
			pattern.elements.flatMap((element) =>
				[...element].map((side) => edges[side]),
			),
		);
		const box = await drawn.nth(n).locator("rect").boundingBox();
		assert.ok(
			box !== null && box.width > 50 && box.x >= right,
			`${id} is seen`,
		);
		right = box.x + box.width;
	}
}

test("two pages play a whole game at the table of the server's page", async (t) => {
	const tables = await served(t, {
		origins: [`http://127.0.0.1:${server.port}`],
	});
	tables.tables.open("one", "kopis", { options: { seed: 3 } });
	const code = program("server.html", "page");
	assert.ok(code.includes('"ws://127.0.0.1:8081/tables/one"'));
	const play = () =>
		visit(t, {
			folder: "free",
			body: '<script type="module" src="play.js"></script>',
			files: {
				"play.js": code.replace("ws://127.0.0.1:8081/tables/", tables.address),
			},
		});
	const first = await play();
	await first.waitForFunction(() =>
		document.body.textContent?.includes("moves made"),
	);
	const second = await play();
	for (const page of [first, second])
		await page.waitForFunction(() => document.body.textContent === "The end");
	const tokens = await Promise.all(
		[first, second].map((page) =>
			page.evaluate(() => sessionStorage.getItem("seat")),
		),
	);
	assert.notEqual(tokens[0], tokens[1]);
	await first.reload();
	await first.waitForFunction(() => document.body.textContent === "The end");
	assert.equal(
		await first.evaluate(() => sessionStorage.getItem("seat")),
		tokens[0],
		"the seat is kept",
	);
});

test("the boards of the page are made from the lines above them", async (t) => {
	const page = await house.visit(t, "embed.html");
	const figures = page.locator("figure[data-live]");
	assert.equal(await figures.count(), 6);
	for (let n = 0; n < 6; n += 1) {
		const same = await figures.nth(n).evaluate((figure) => {
			const copy = new DOMParser()
				.parseFromString(
					figure.querySelector("code")?.textContent ?? "",
					"text/html",
				)
				.querySelector("ludo-table");
			const real = figure.querySelector("ludo-table");
			return (
				real !== null &&
				[...(copy?.attributes ?? [])].every(
					({ name, value }) => real.getAttribute(name) === value,
				)
			);
		});
		assert.ok(same, `figure ${n}`);
		await figures
			.nth(n)
			.locator("ludo-table")
			.evaluate((table) => /** @type {any} */ (table).load());
	}
});

test("the documentation needs no more than a strict policy", async (t) => {
	const page = await house.visit(t, "embed.html");
	await page.context().route("**/demo/**/*.html", async (route) => {
		const response = await route.fetch();
		await route.fulfill({
			response,
			headers: { ...response.headers(), "content-security-policy": POLICY },
		});
	});
	for (const path of DOCS) {
		const answer = await page.goto(house.address + path);
		assert.equal(answer?.headers()["content-security-policy"], POLICY, path);
		await page.locator("h2").first().waitFor();
	}
});

test("a name in the reference leads to where it is explained", async (t) => {
	const page = await house.visit(t, "reference/index.html");
	await page
		.locator("#createGame")
		.locator("..")
		.getByRole("link", { name: "NewGame" })
		.click();
	assert.match(page.url(), /reference\/index\.html#NewGame$/);
	assert.ok(await page.locator("#NewGame").isVisible());
	await page.goto(`${house.address}reference/kopis.html#KopisMove`);
	await page
		.locator("dl")
		.getByRole("link", { name: "KopisSquare", exact: true })
		.first()
		.click();
	assert.match(page.url(), /reference\/kopis\.html#KopisSquare$/);
	await page
		.locator(".numbers")
		.getByRole("link", { name: "KOP-20", exact: true })
		.click();
	await page.waitForURL("**/demo/kopis.html#KOP-20");
	await page.locator('.rules [data-rule="KOP-20"]').waitFor();
});
