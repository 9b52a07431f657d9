// Looking back in a real browser: the lines of the log, the slider, the arrow keys and the graph; what is shown then, and to whom.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { test } from "node:test";
import { createGame, games } from "ludotheque";
import { fitsTheWidth, GAMES } from "./browser.mjs";
import { endless, packed } from "./long-links.mjs";
import { ready, site } from "./site.mjs";
import { ply } from "./table.mjs";

const { visit } = site();
const AXE = readFileSync(
	createRequire(import.meta.url).resolve("axe-core"),
	"utf8",
);

/** @typedef {import("playwright-core").Page} Page */
/** @typedef {import("node:test").TestContext} TestContext */

const SEED = 5;

/**
 * A game that has been played by the same moves each time: so many decisions, or to its end.
 * @param {string} id
 * @param {{ most?: number, until?: (game: any) => boolean, options?: object, pick?: (moves: any[], at: number) => any }} [how]
 */
function played(
	id,
	{ most = Infinity, until = () => false, options = {}, pick } = {},
) {
	const game = /** @type {any} */ (
		createGame(/** @type {any} */ (id), { seed: SEED, ...options })
	);
	let at = 7;
	for (let n = 0; n < most && game.outcome() === null && !until(game); n += 1) {
		at = (at * 16807) % 2147483647;
		const who = game.actors()[0];
		const moves = game.legalMoves(who);
		game.apply(pick?.(moves, at) ?? moves[at % moves.length], who);
	}
	return game;
}

/** The game after each decision and what chance drew after it; the first is the beginning. @param {any} game */
function positions(game) {
	const copy = game.clone();
	const found = [copy.clone()];
	while (copy.undo()) found.unshift(copy.clone());
	return found;
}

/** @param {Page} page @param {string} save @param {number} [at] */
const restore = (page, save, at = 0) =>
	page
		.locator("ludo-table")
		.nth(at)
		.evaluate((table, text) => /** @type {any} */ (table).restore(text), save);

/** Moves the slider, as a hand does. @param {Page} page @param {number} step */
const slide = (page, step) =>
	page
		.locator(".slider")
		.first()
		.evaluate((slider, to) => {
			/** @type {HTMLInputElement} */ (slider).value = String(to);
			slider.dispatchEvent(new Event("input", { bubbles: true }));
		}, step);

/** @param {Page} page */
const where = (page) => page.locator(".replay-at").first().innerText();
/** @param {Page} page */
const ask = (page) => page.locator(".ask").first().innerText();

/** What a table draws, and nothing of what can be pressed. @param {Page} page @param {number} at */
const drawn = (page, at) =>
	page
		.locator("ludo-table")
		.nth(at)
		.evaluate((table) => {
			const root = /** @type {ShadowRoot} */ (table.shadowRoot);
			const copy = /** @type {Element} */ (
				root.querySelector(".board .picture")?.cloneNode(true)
			);
			for (const each of copy.querySelectorAll("*")) {
				// Where a piece came from is for its motion.
				each.removeAttribute("data-was");
				if (each.getAttribute("class") === "") each.removeAttribute("class");
			}
			return {
				picture: copy.innerHTML,
				seats: [...root.querySelectorAll(".seat")].map(
					(seat) =>
						`${seat.querySelector(".points")?.textContent} ${seat.querySelector(".facts")?.textContent}`,
				),
				described: root.querySelector("#description")?.textContent,
			};
		});

test("lines of the log, slider and arrows show the position then, while the game goes on behind it", async (t) => {
	const { page } = await visit(
		t,
		"<ludo-table game='kopis' players='person bot:easy'></ludo-table>",
	);
	await ready(page);
	await restore(page, played("kopis", { most: 4 }).save());
	const now = await drawn(page, 0);
	assert.equal(await where(page), "Now: move 4");
	await page.locator('.log [data-ply="1"] .go').first().click();
	assert.equal(await ask(page), "Looking back: move 2 of 4.");
	assert.equal(await page.locator("[data-target]").count(), 0);
	const second = await drawn(page, 0);
	assert.notDeepEqual(second, now);
	assert.equal(await page.locator(".log .last").count(), 1);
	assert.equal(
		await page.locator(".log .last").getAttribute("data-ply"),
		"1",
		"the line of the move is marked",
	);
	assert.ok((await page.locator(".log .later").count()) >= 2);
	// The focus is in the log: the arrows walk, and take it along.
	await page.keyboard.press("ArrowLeft");
	assert.equal(await ask(page), "Looking back: move 1 of 4.");
	assert.equal(
		await page.evaluate(
			() =>
				/** @type {HTMLElement | null | undefined} */ (
					document.querySelector("ludo-table")?.shadowRoot?.activeElement
				)?.closest("li")?.dataset.ply,
		),
		"0",
	);
	await page.keyboard.press("ArrowRight");
	assert.deepEqual(await drawn(page, 0), second);
	await page.locator(".slider").focus();
	await page.keyboard.press("Home");
	assert.equal(await where(page), "Move 0 of 4");
	assert.match(
		(await page.locator(".slider").getAttribute("aria-valuetext")) ?? "",
		/^Move 0 of 4$/,
	);
	await page.keyboard.press("ArrowRight");
	assert.match(
		(await page.locator(".slider").getAttribute("aria-valuetext")) ?? "",
		/^Move 1 of 4: Red .+\.$/,
	);
	// Somebody moves, and the bot answers: the position that is looked at stays.
	const looked = await drawn(page, 0);
	await page.evaluate(() => {
		const table = /** @type {any} */ (document.querySelector("ludo-table"));
		table.play(table.game.legalMoves(0)[0], 0);
	});
	assert.equal(await where(page), "Move 1 of 5");
	await page.waitForFunction(
		() =>
			/** @type {any} */ (document.querySelector("ludo-table")).game.ply === 6,
		undefined,
		{ timeout: 30_000 },
	);
	assert.equal(await where(page), "Move 1 of 6");
	assert.deepEqual(await drawn(page, 0), looked);
	assert.ok(await page.locator("[data-action=undo]").isDisabled());
	await page.locator("[data-timeline=now]").click();
	assert.equal(await where(page), "Now: move 6");
	assert.ok((await page.locator("[data-target]").count()) > 0);
	assert.ok(await page.locator("[data-action=undo]").isEnabled());
	// Where nothing can be pressed on the board, its arrows walk, too; Escape comes back.
	await page.locator("[data-action=previous]").click();
	await page.locator(".board [data-hit]").first().focus();
	await page.keyboard.press("ArrowLeft");
	assert.equal(await where(page), "Move 4 of 6");
	await page.keyboard.press("Escape");
	assert.equal(await where(page), "Now: move 6");
	assert.equal(await ply(page), 6, "looking back has changed nothing");
});

for (const id of GAMES)
	test(`${id}: every step is drawn as the seat saw it then, and nobody else's view is asked for`, async (t) => {
		const { maxPlayers: players = 0, hiddenInformation: hidden } =
			games().find((each) => each.id === id) ?? {};
		const nobody = Array(players).fill("nobody").join(" ");
		const table = `<ludo-table game="${id}" view="0" players="${nobody}"></ludo-table>`;
		const { page } = await visit(t, table + table);
		await ready(page, 0);
		await ready(page, 1);
		const game = played(id, { most: 60, options: { players } });
		const all = positions(game);
		await restore(page, game.save());
		// Every question to the engine is noted.
		await page.evaluate(() => {
			const game = /** @type {any} */ (document.querySelector("ludo-table"))
				.game;
			const prototype = Object.getPrototypeOf(game);
			/** @type {string[]} */
			const asked = [];
			/** @type {any} */ (window).asked = asked;
			for (const name of ["view", "state", "log", "suggest", "save"]) {
				const original = prototype[name];
				prototype[name] = function (/** @type {any[]} */ ...given) {
					asked.push(`${name} ${JSON.stringify(given)}`);
					return original.apply(this, given);
				};
			}
		});
		const steps = all.length - 1;
		for (const step of [0, 1, 2, Math.floor(steps / 2), steps - 1]) {
			await page.evaluate(() => /** @type {any} */ ((window.asked.length = 0)));
			await slide(page, step);
			assert.match(await where(page), new RegExp(`^Move ${step} of `));
			const asked = await page.evaluate(
				() => /** @type {any} */ (window).asked,
			);
			const foreign = asked.filter(
				(/** @type {string} */ call) =>
					!(
						call === "view [0]" ||
						(call.startsWith("log ") && call.includes('"seat":0')) ||
						(!hidden && call.startsWith("log "))
					),
			);
			assert.deepEqual(foreign, [], `step ${step}`);
			await restore(page, all[step].save(), 1);
			const [shown, own] = [await drawn(page, 0), await drawn(page, 1)];
			const at = [...own.picture].findIndex((c, n) => shown.picture[n] !== c);
			assert.deepEqual(
				shown.picture.slice(at - 200, at + 100),
				own.picture.slice(at - 200, at + 100),
				`step ${step} of ${steps}`,
			);
			assert.deepEqual(shown, own, `step ${step} of ${steps}`);
		}
	});

test("on a shared screen a look back is that of whoever lifted the curtain, and the curtain ends it", async (t) => {
	const { page } = await visit(
		t,
		"<ludo-table game='koplopers' options='{\"players\":2}'></ludo-table>",
	);
	await ready(page);
	const game = played("koplopers", {
		options: { players: 2 },
		until: (each) => each.ply > 40 && each.legalMoves().some(isEnd),
	});
	await restore(page, game.save());
	const told = () =>
		page.evaluate(() => {
			const root = document.querySelector("ludo-table")?.shadowRoot;
			const slider = root?.querySelector(".slider");
			return {
				lines: root?.querySelectorAll(".log li").length,
				valuetext: slider?.getAttribute("aria-valuetext"),
				max: slider?.getAttribute("max"),
				waited: root?.querySelector(".waited")?.textContent,
				graph: root?.querySelector(".graph-box")?.hasAttribute("hidden"),
				asks: root?.querySelector(".ask")?.textContent,
				aside: root?.querySelector(".aside")?.textContent,
				live: root?.querySelector("[role=log]")?.textContent,
				picture: root?.querySelector(".board .picture")?.childElementCount,
			};
		});
	const nothing = {
		lines: 0,
		valuetext: "",
		max: "0",
		waited: "",
		graph: true,
		asks: "",
		aside: "",
		live: "",
		picture: 0,
	};
	await page.locator("[data-action=lift]").waitFor();
	assert.deepEqual(await told(), nothing, "with the curtain down");
	await page.locator("[data-action=lift]").click();
	const mine = game.actors()[0];
	await slide(page, 7);
	assert.match(await ask(page), /^Looking back: move 7/);
	// Cards of the other seat that were in its hand then.
	const then = positions(game)[7];
	const other = 1 - mine;
	const view = then.view(mine).seats[other].hand;
	assert.ok(
		view.length > 0 && view.every((/** @type {any} */ card) => card === null),
	);
	const shown = await page.evaluate(() =>
		[
			...(document
				.querySelector("ludo-table")
				?.shadowRoot?.querySelectorAll("[data-hit^='card:']") ?? []),
		].map((each) => each.getAttribute("data-hit")),
	);
	const own = then.view(mine).seats[mine].hand;
	assert.deepEqual(
		shown.sort(),
		own.map((/** @type {string} */ card) => `card:${card}`).sort(),
	);
	// The turn ends while somebody looks back: the curtain falls on everything.
	await page.evaluate(() => {
		const table = /** @type {any} */ (document.querySelector("ludo-table"));
		const end = table.game
			.legalMoves()
			.find((/** @type {any} */ move) => move.type === "endTurn");
		table.play(end);
	});
	await page.locator("[data-action=lift]").waitFor();
	assert.deepEqual(await told(), nothing, "with the curtain down again");
	await page.locator("[data-action=lift]").click();
	assert.doesNotMatch(await ask(page), /Looking back/);
});

/** @param {any} move */
const isEnd = (move) => move.type === "endTurn";

test("what seats saw differently once stays hidden where nobody has lifted a curtain since", async (t) => {
	const { page } = await visit(
		t,
		"<ludo-table game='frachtexpress'></ludo-table>",
	);
	await ready(page);
	const game = played("frachtexpress", {
		options: { players: 3 },
		until: (each) => each.ply > 30,
	});
	await page.evaluate((live) => {
		const { game } = /** @type {any} */ (document.querySelector("ludo-table"));
		const prototype = Object.getPrototypeOf(game);
		const { view, log } = prototype;
		// A game in which nothing is secret any more: now everybody sees and has seen the same.
		prototype.view = function (/** @type {number} */ seat) {
			return view.call(this, this.ply === live ? 0 : seat);
		};
		prototype.log = function (/** @type {any} */ options) {
			return log.call(this, { ...options, seat: 0 });
		};
	}, game.ply);
	await restore(page, game.save());
	assert.equal(await page.locator(".curtain").count(), 0);
	const before = await where(page);
	const now = await drawn(page, 0);
	await slide(page, 3);
	await page.getByText("What was hidden then").waitFor();
	assert.equal(await where(page), before);
	assert.deepEqual(await drawn(page, 0), now);
	assert.doesNotMatch(await ask(page), /Looking back/);
});

test("somebody plays on from a move with a fresh seed, and can go back to the game before", async (t) => {
	const { page } = await visit(
		t,
		"<ludo-table game='ptites-locos'></ludo-table>",
	);
	await ready(page);
	const game = played("ptites-locos", { most: 12 });
	await restore(page, game.save());
	await slide(page, 4);
	await page.locator("[data-timeline=play-on]").click();
	const at = positions(game)[4];
	const seen = await page.evaluate(() => {
		const { game } = /** @type {any} */ (document.querySelector("ludo-table"));
		return { state: game.state(), ply: game.ply, seed: game.seed };
	});
	assert.deepEqual([seen.state, seen.ply], [at.state(), at.ply]);
	assert.notEqual(seen.seed, game.seed);
	assert.ok((await page.locator("[data-target]").count()) > 0);
	await page.getByRole("button", { name: "Go back to the game" }).click();
	assert.equal(await ply(page), game.ply);
});

test("a game that is over is replayed at its table, and paused", async (t) => {
	const { page } = await visit(t, "<ludo-table game='kopis'></ludo-table>");
	await ready(page);
	await restore(page, played("kopis").save());
	await page.locator("[data-timeline=replay]").click();
	assert.equal(await where(page), "Move 0 of 16");
	await page.waitForFunction(
		() =>
			document
				.querySelector("ludo-table")
				?.shadowRoot?.querySelector(".replay-at")?.textContent ===
			"Move 2 of 16",
	);
	await page.getByRole("button", { name: "Pause" }).click();
	const then = await where(page);
	await page.waitForTimeout(1500);
	assert.equal(await where(page), then);
	await page.locator("[data-timeline=now]").click();
	assert.ok(await page.locator("[data-timeline=replay]").isVisible());
});

test("where something may be hidden, nobody plays on from a move and no graph is made before the end", async (t) => {
	const { page } = await visit(
		t,
		"<ludo-table game='frachtexpress' players='person bot bot'></ludo-table>",
	);
	await ready(page);
	const game = played("frachtexpress", {
		options: { players: 3 },
		most: 30,
		until: (each) => each.ply > 20 && each.actors()[0] === 0,
	});
	await restore(page, game.save());
	await slide(page, 3);
	for (const button of ["play-on", "graph", "rematch"])
		assert.ok(
			await page.locator(`[data-timeline=${button}]`).isHidden(),
			button,
		);
	const over = played("frachtexpress", { options: { players: 3 } });
	await restore(page, over.save());
	for (const button of ["graph", "rematch", "replay", "share"])
		assert.ok(
			await page.locator(`[data-timeline=${button}]`).isVisible(),
			button,
		);
	await slide(page, 3);
	assert.ok(await page.locator("[data-timeline=play-on]").isVisible());
	// A table that belongs to one seat shows what that seat saw, also then.
	await page.evaluate(() =>
		document.querySelector("ludo-table")?.setAttribute("view", "1"),
	);
	await page.locator("[data-timeline=rematch]").waitFor();
	assert.ok(await page.locator("[data-timeline=graph]").isHidden());
});

test("the graph of a game is made in the worker, is pressed, walked along and called off", async (t) => {
	const { page } = await visit(t, "<ludo-table game='kopis'></ludo-table>");
	await ready(page);
	await restore(page, played("kopis").save());
	await page.locator("[data-timeline=graph]").click();
	await page.locator(".graph-drawn").waitFor({ timeout: 60_000 });
	const found = await page.evaluate(() => {
		const root = document.querySelector("ludo-table")?.shadowRoot;
		return [...(root?.querySelectorAll(".graph .line") ?? [])].map((line) => ({
			points: line.getAttribute("points")?.split(" ").length,
			dashes: line.getAttribute("stroke-dasharray"),
		}));
	});
	const { ranking } = played("kopis").outcome();
	assert.deepEqual(
		found.map(({ points }) => points),
		[9, 9],
		"eight decisions of each seat, and the end",
	);
	assert.notEqual(found[0]?.dashes, found[1]?.dashes, "not by colour alone");
	const graph = page.locator(".graph");
	assert.match(
		(await graph.getAttribute("aria-valuetext")) ?? "",
		ranking[0][0] === 0 ? /Red 100 %, Black 0 %/ : /Red 0 %, Black 100 %/,
	);
	const box = await graph.boundingBox();
	assert.ok(box !== null);
	await graph.click({ position: { x: box.width / 2, y: 40 } });
	assert.match(await ask(page), /^Looking back: move 8 of 16/);
	assert.match(
		(await graph.getAttribute("aria-valuetext")) ?? "",
		/^Before move 9: Red could expect \d+ %\.$/,
	);
	await graph.focus();
	await page.keyboard.press("ArrowLeft");
	assert.match(await ask(page), /^Looking back: move 7 of 16/);
	await page.keyboard.press("Home");
	assert.match(await ask(page), /^Looking back: move 0 of 16/);
	const turn = page.locator(".graph-turns button").first();
	const step = await turn.getAttribute("data-step");
	await turn.click();
	assert.match(await ask(page), new RegExp(`move ${step} of 16`));
	await page.locator("[data-timeline=now]").click();
	assert.ok(await graph.isVisible(), "the graph stays");
	await page.locator("[data-timeline=rematch]").click();
	assert.ok(await page.locator(".graph-box").isHidden());
	assert.equal(await ply(page), 0);
});

test("the signs of seats that end alike stand beside each other", async (t) => {
	const { page } = await visit(
		t,
		"<ludo-table game='ptites-locos' options='{\"players\":4}'></ludo-table>",
	);
	await ready(page);
	const game = played("ptites-locos", {
		options: { players: 4, turnLimit: 8 },
	});
	assert.deepEqual(game.outcome().ranking, [[0, 1, 2, 3]]);
	await restore(page, game.save());
	await page.locator("[data-timeline=graph]").click();
	await page.locator(".graph-drawn").waitFor({ timeout: 60_000 });
	const places = await page
		.locator(".graph .sign")
		.evaluateAll((all) => all.map((each) => Number(each.getAttribute("y"))));
	places.sort((a, b) => a - b);
	assert.equal(places.length, 4);
	for (const [n, at] of places.entries())
		assert.ok(n === 0 || at - (places[n - 1] ?? 0) >= 20, String(places));
});

test("a graph that is called off asks the bot no more", async (t) => {
	const { page } = await visit(
		t,
		"<ludo-table game='ptites-locos'></ludo-table>",
	);
	await ready(page);
	await restore(page, played("ptites-locos").save());
	await page.evaluate(() => {
		const prototype = Object.getPrototypeOf(
			/** @type {any} */ (document.querySelector("ludo-table")).game,
		);
		/** @type {any} */ (window).saves = 0;
		const { save } = prototype;
		prototype.save = function (/** @type {any[]} */ ...given) {
			/** @type {any} */ (window).saves += 1;
			return save.apply(this, given);
		};
	});
	await page.locator("[data-timeline=graph]").click();
	// Looked at and pressed in one breath: a moment later the graph may be drawn.
	await page.waitForFunction(
		() => {
			const root = document.querySelector("ludo-table")?.shadowRoot;
			if (Number(root?.querySelector("progress")?.value) <= 2) return false;
			const cancel = root?.querySelector("[data-timeline=cancel]");
			/** @type {HTMLElement} */ (cancel).click();
			return true;
		},
		undefined,
		{ timeout: 30_000 },
	);
	assert.ok(await page.locator(".graph-box").isHidden());
	const then = await page.evaluate(() => /** @type {any} */ (window).saves);
	await page.waitForTimeout(400);
	assert.equal(
		await page.evaluate(() => /** @type {any} */ (window).saves),
		then,
	);
	assert.equal(await page.locator(".notice").count(), 0);
});

test("the log has headings for rounds and turns, and says what bots did meanwhile", async (t) => {
	const { page } = await visit(
		t,
		"<ludo-table game='koplopers' players='person bot:easy bot:easy bot:easy'></ludo-table>",
	);
	await ready(page);
	const game = played("koplopers", {
		options: { players: 4 },
		until: (each) => each.state().round === 3,
	});
	await restore(page, game.save());
	const rounds = await page.locator(".log .round").allInnerTexts();
	assert.deepEqual(
		rounds.map((text) => text.toLowerCase()),
		["round 1", "round 2", "round 3"],
	);
	assert.deepEqual(
		(await page.locator(".log .turn").allInnerTexts()).slice(0, 5),
		["Red", "Green", "Yellow", "Blue", "Red"],
	);
	const texts = await page.locator(".log .sentence").allInnerTexts();
	assert.ok(!texts.some((text) => /Round \d begins/.test(text)));
	const told = await page.locator(".waited li").allInnerTexts();
	assert.equal(told.length, 3);
	assert.match(told.join(" "), /Green.*Yellow.*Blue/s);
	assert.doesNotMatch(told.join(" "), /Red/);
});

test("a step of a long game takes less than 50 ms, and the log stays bounded", async (t) => {
	const { page } = await visit(
		t,
		"<ludo-table game='frachtexpress' view='0' players='nobody nobody nobody nobody'></ludo-table>",
	);
	await ready(page);
	const game = played("frachtexpress", {
		options: { players: 4 },
		pick: ([first]) => first,
	});
	assert.ok(game.ply > 200, `${game.ply} moves`);
	await restore(page, game.save());
	const times = await page.evaluate(async () => {
		const root = document.querySelector("ludo-table")?.shadowRoot;
		const slider = /** @type {HTMLInputElement} */ (
			root?.querySelector(".slider")
		);
		const max = Number(slider.max);
		const found = [];
		for (let n = 1; n <= 40; n += 1) {
			slider.value = String(Math.round(max / 2) + n * (n % 2 === 0 ? 1 : -1));
			const began = performance.now();
			slider.dispatchEvent(new Event("input", { bubbles: true }));
			found.push(performance.now() - began);
			await new Promise((done) => requestAnimationFrame(done));
		}
		slider.value = String(max);
		slider.dispatchEvent(new Event("input", { bubbles: true }));
		slider.value = "0";
		const began = performance.now();
		slider.dispatchEvent(new Event("input", { bubbles: true }));
		const whole = performance.now() - began;
		return { steps: found.sort((a, b) => a - b), whole };
	});
	const median = times.steps[20] ?? 99;
	t.diagnostic(
		`${game.ply} moves: ${median.toFixed(1)} ms (median), ${times.steps.at(-1)?.toFixed(1)} ms (most), ${times.whole.toFixed(1)} ms over the whole game`,
	);
	assert.ok(median < 50, `${median} ms`);
});

test("the log of a very long game shows what is around the move that is looked at", async (t) => {
	const { page } = await visit(
		t,
		"<ludo-table game='ptites-locos'></ludo-table>",
		{ hash: packed(endless(1500)) },
	);
	await ready(page);
	await page.waitForFunction(
		() =>
			/** @type {any} */ (document.querySelector("ludo-table")).game.ply ===
			1500,
		undefined,
		{ timeout: 60_000 },
	);
	const plies = () =>
		page.evaluate(() =>
			[
				...(document
					.querySelector("ludo-table")
					?.shadowRoot?.querySelectorAll("[data-ply]") ?? []),
			].map((each) => Number(/** @type {HTMLElement} */ (each).dataset.ply)),
		);
	const newest = (await plies()).at(-1);
	for (const part of [0.5, 0.1, 0.9, 0]) {
		const max = Number(await page.locator(".slider").getAttribute("max"));
		await slide(page, Math.floor(max * part));
		const shown = await plies();
		assert.ok(shown.length < 400, `${shown.length} lines`);
		const wanted = 1500 * part;
		assert.ok(
			shown.some((each) => Math.abs(each - wanted) < 30),
			`around ${wanted}: ${shown[0]} to ${shown.at(-1)}`,
		);
		assert.deepEqual(
			[...shown].sort((a, b) => a - b),
			shown,
		);
	}
	await page.getByRole("button", { name: "Show later moves" }).click();
	assert.ok((await plies()).length > 100);
	await page.locator("[data-timeline=now]").click();
	assert.equal((await plies()).at(-1), newest);
});

for (const colorScheme of /** @type {const} */ (["light", "dark"]))
	test(`390 pixels, ${colorScheme}: the board stands still, controls are large enough, axe-core finds nothing`, async (t) => {
		const { page } = await visit(t, "<ludo-table game='kopis'></ludo-table>", {
			viewport: { width: 390, height: 844 },
			colorScheme,
			hasTouch: true,
		});
		await page.addStyleTag({
			content:
				"html { color-scheme: light dark; background: light-dark(#f3efe6, #14171a); } body { margin: 0 16px; }",
		});
		await ready(page);
		await restore(page, played("kopis", { most: 9 }).save());
		const top = () =>
			page.evaluate(() => {
				const board = document
					.querySelector("ludo-table")
					?.shadowRoot?.querySelector(".board");
				const { top, height } = /** @type {Element} */ (
					board
				).getBoundingClientRect();
				return [top + scrollY, height];
			});
		const before = await top();
		for (const name of ["previous", "previous", "first", "next"]) {
			await page.locator(`.track [data-action=${name}]`).click();
			assert.deepEqual(await top(), before, name);
		}
		await page.locator("[data-timeline=now]").click();
		assert.deepEqual(await top(), before, "back to now");
		await restore(page, played("kopis").save());
		await page.locator("[data-timeline=graph]").click();
		await page.locator(".graph-drawn").waitFor({ timeout: 60_000 });
		await page.locator("[data-action=previous]").click();
		await fitsTheWidth(page);
		const small = await page.evaluate(() => {
			const root = /** @type {ShadowRoot} */ (
				document.querySelector("ludo-table")?.shadowRoot
			);
			const controls = [
				...root.querySelectorAll(
					".timeline button, .timeline input, .graph-box button, .log .go",
				),
			].filter((each) => each.checkVisibility());
			const texts = [...root.querySelectorAll(".graph text")].map((each) => {
				const svg = /** @type {SVGSVGElement} */ (each.closest("svg"));
				const scale = svg.clientWidth / svg.viewBox.baseVal.width;
				return Number.parseFloat(getComputedStyle(each).fontSize) * scale;
			});
			return {
				controls: controls.flatMap((each) => {
					const { width, height } = each.getBoundingClientRect();
					return height < 40 || width < 40
						? [`${each.outerHTML.slice(0, 80)}: ${width} by ${height}`]
						: [];
				}),
				texts: texts.filter((size) => size < 11),
			};
		});
		assert.deepEqual(small, { controls: [], texts: [] });
		await page.evaluate(AXE);
		const findings = await page.evaluate(async () => {
			const { violations } = await /** @type {any} */ (globalThis).axe.run(
				{ include: { fromShadowDom: ["ludo-table", ".table"] } },
				{ resultTypes: ["violations"] },
			);
			return violations.flatMap((/** @type {any} */ { id, nodes }) =>
				nodes.map(
					(/** @type {any} */ { target, failureSummary }) =>
						`${id}: ${[target].flat(3).join(" ")}: ${failureSummary}`,
				),
			);
		});
		assert.deepEqual(findings, []);
	});
