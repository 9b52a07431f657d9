// The map of Koplopers & Dwarsliggers in a real browser: read at every scale, pressed with a finger, told by what lies on it.

import assert from "node:assert/strict";
import { test } from "node:test";
import { createGame } from "ludotheque";
import { theatre } from "./browser.mjs";
import { boardPlace, legible, smallControls } from "./legible.mjs";
import {
	lift,
	movesMade,
	PHONE,
	playByTaps,
	savedAt,
	seated,
	tapsReach,
} from "./touch.mjs";

/** @typedef {import("playwright-core").Page} Page */

const house = theatre();

const DESKTOP = { viewport: { width: 1280, height: 900 } };

/** How likely somebody who wants to get on makes a move of a kind. @type {Record<string, number>} */
const LIKELY = {
	alight: 60,
	board: 30,
	boardToken: 5,
	drive: 6,
	build: 4,
	couple: 0.2,
	disrupt: 0.4,
	repair: 0.3,
	offer: 0.05,
	dismantle: 0.02,
	transfer: 0.2,
};

/**
 * A game that has come some way, as a save.
 * @param {2 | 3 | 4} players
 * @param {(game: import("ludotheque").Game<"koplopers">) => boolean} until
 * @param {import("ludotheque").KoplopersOptions} [options]
 */
const played = (players, until, options = {}) =>
	savedAt("koplopers", { players, ...options }, until, LIKELY);

/** @param {number} ply */
const after = (ply) => (/** @type {{ ply: number }} */ game) => game.ply >= ply;

/**
 * Whether the seat in turn may choose among three trains.
 * @param {import("ludotheque").Game<"koplopers">} game
 */
function choosing(game) {
	const drives = game
		.legalMoves()
		.flatMap((move) => (move.type === "drive" ? [move.train] : []));
	return game.state().phase.type === "act" && new Set(drives).size === 3;
}

/**
 * The page with a game on it that everybody at the table plays by hand.
 * @param {import("node:test").TestContext} t
 * @param {string} save
 * @param {import("playwright-core").BrowserContextOptions} options
 */
const table = (t, save, options) =>
	seated(house, t, "koplopers", save, options);

/** @param {Page} page @param {string} name */
const zoom = (page, name) =>
	page.getByRole("button", { name, exact: true }).click();

const SAVES = {
	start: played(4, () => true),
	"in the middle, four players": played(4, after(160)),
	"in the middle, two players, advanced": played(2, after(140), {
		variant: "advanced",
	}),
	"at the end": played(2, () => false),
};

for (const [size, options] of Object.entries({
	desktop: DESKTOP,
	phone: PHONE,
}))
	for (const [when, save] of Object.entries(SAVES))
		test(`every text is at least 11 px on a ${size}, ${when}, at any zoom`, async (t) => {
			const page = await table(t, save, options);
			await legible(page, "as it opens");
			await zoom(page, "Whole board");
			await legible(page, "the whole board");
			for (let step = 1; step <= 5; step += 1) {
				await zoom(page, "Closer");
				await legible(page, `closer by ${step} steps`);
			}
			await zoom(page, "Whole board");
			await page.locator('[data-hit="station:UT"]').dispatchEvent("click");
			await legible(page, "with the card of a station");
		});

test("the sums of the map are what waits, and near by every party is drawn", async (t) => {
	const page = await table(t, SAVES.start, DESKTOP);
	const game = createGame("koplopers", { players: 4, seed: 5 });
	const { tokens } = game.components();
	await zoom(page, "Whole board");
	for (const [id, waiting] of Object.entries(game.state().waiting)) {
		const sum = waiting.reduce(
			(all, token) =>
				all + (tokens.find((row) => row.id === token)?.passengers ?? 0),
			0,
		);
		assert.equal(
			await page.locator(`[data-hit="station:${id}"] .sum`).textContent(),
			String(sum),
		);
	}
	assert.equal(await page.locator('.board [data-hit^="token:"]').count(), 0);
	for (let step = 0; step < 4; step += 1) await zoom(page, "Closer");
	assert.equal(
		await page.locator('.board [data-hit^="token:"]').count(),
		Object.values(game.state().waiting).flat().length,
	);
});

test("the map opens on the viewer’s trains", async (t) => {
	for (const options of [DESKTOP, PHONE]) {
		const page = await table(t, played(2, choosing), options);
		const seen = await page.evaluate(() => {
			const found = /** @type {any} */ (document.querySelector("ludo-table"));
			const root = /** @type {ShadowRoot} */ (found.shadowRoot);
			const board = /** @type {Element} */ (
				root.querySelector(".board")
			).getBoundingClientRect();
			const seat = found.game.state().turn;
			return [
				...root.querySelectorAll(`.board [data-hit^="train:${seat}:"]`),
			].map((train) => {
				const box = /** @type {Element} */ (
					train.querySelector(".hull")
				).getBoundingClientRect();
				return (
					box.left >= board.left &&
					box.right <= board.right &&
					box.top >= board.top &&
					box.bottom <= board.bottom
				);
			});
		});
		assert.ok(seen.length > 0);
		assert.ok(seen.every(Boolean), JSON.stringify(seen));
	}
});

test("no train covers what waits, at any zoom", async (t) => {
	const page = await table(t, SAVES["in the middle, four players"], DESKTOP);
	await zoom(page, "Whole board");
	for (let step = 0; step < 5; step += 1) {
		const covered = await page.evaluate(() => {
			const root = /** @type {ShadowRoot} */ (
				document.querySelector("ludo-table")?.shadowRoot
			);
			const board = /** @type {Element} */ (
				root.querySelector(".board")
			).getBoundingClientRect();
			const hits = '[data-hit^="station:"], [data-hit^="token:"]';
			return [...root.querySelectorAll(`.board :is(${hits}) .body`)].flatMap(
				(body) => {
					const box = body.getBoundingClientRect();
					const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
					if (
						x < board.left + 1 ||
						x > board.right - 1 ||
						y < board.top + 1 ||
						y > board.bottom - 1
					)
						return [];
					const on = root.elementFromPoint(x, y)?.closest("[data-hit]");
					return on?.getAttribute("data-hit")?.startsWith("train:")
						? [on.getAttribute("data-hit")]
						: [];
				},
			);
		});
		assert.deepEqual(covered, []);
		await zoom(page, "Closer");
	}
});

test("a card tells of a station as long as it is pointed at, and after a press until another", async (t) => {
	const page = await table(t, SAVES["in the middle, four players"], DESKTOP);
	await zoom(page, "Whole board");
	const { id, rows } = await page.evaluate(() => {
		const { game: at } = /** @type {any} */ (
			document.querySelector("ludo-table")
		);
		const { stations, tokens } = at.components();
		const [station, waiting] = /** @type {any} */ (
			Object.entries(at.state().waiting).find(
				([, list]) => /** @type {any} */ (list).length > 1,
			)
		);
		return {
			id: station,
			rows: waiting.map((/** @type {string} */ token) => {
				const row = tokens.find((/** @type {any} */ each) => each.id === token);
				const to = stations.find(
					(/** @type {any} */ each) => each.id === row.destination,
				);
				return `${row.passengers} → ${to.name}`;
			}),
		};
	});
	const note = page.locator("ludo-table .note");
	const station = page.locator(`[data-hit="station:${id}"]`);
	await station.hover();
	assert.deepEqual(
		(await note.locator("li").allTextContents()).sort(),
		rows.sort(),
	);
	await page.mouse.move(2, 2);
	assert.ok(!(await note.isVisible()), "it goes with the pointer");
	await station.click();
	await page.mouse.move(2, 2);
	assert.ok(await note.isVisible(), "it stays after a press");
	await page.keyboard.press("Escape");
	assert.ok(!(await note.isVisible()));
	await station.evaluate((element) => /** @type {any} */ (element).blur());
	await station.focus();
	assert.ok(await note.isVisible(), "the keyboard brings it, too");
});

/** Refusals that the page hears of. @param {Page} page */
function refusals(page) {
	return page.evaluateHandle(() => {
		/** @type {string[]} */
		const heard = [];
		document
			.querySelector("ludo-table")
			?.addEventListener("refusal", (event) =>
				heard.push(/** @type {any} */ (event).detail.verdict.rule),
			);
		return heard;
	});
}

test("a press informs, and only an attempt is refused", async (t) => {
	const page = await house.visit(
		t,
		"koplopers.html?scenario=example7",
		DESKTOP,
	);
	await lift(page);
	const heard = await refusals(page);
	const note = page.locator("ludo-table .note");
	const told = async (/** @type {string} */ hit) => {
		await page.locator(`.board [data-hit="${hit}"]`).dispatchEvent("click");
		return note.innerText();
	};
	assert.match(await told("train:2:1"), /Train 1 of Yellow[\s\S]*Aboard|Empty/);
	assert.match(
		await told("station:UT"),
		/Utrecht[\s\S]*Waiting: 500 passengers/,
	);
	assert.match(await told("track:Y-GN"), /yard 2 at Groningen/i);
	assert.equal(await heard.evaluate((all) => all.length), 0);
	// The only train is in hand, so that a press on a section is an attempt to drive there.
	assert.match(await told("track:GN-LW"), /KND-32/);
	await page.locator('.hand [data-hit="end"]').click();
	assert.deepEqual(await heard.evaluate((all) => all), ["KND-32", "KND-14"]);
});

test("a train that is stuck says so, and what would help", async (t) => {
	const page = await house.visit(t, "koplopers.html?scenario=repair", DESKTOP);
	await lift(page);
	const help = "Leeuwarden is disrupted: repair it for 1 action point or wait.";
	await page.locator(".holdings").getByText(help).waitFor();
	await page.locator('.board [data-hit="train:1:1"]').click();
	await page.locator("ludo-table .note").getByText(help).waitFor();
	await page.locator('.hand [data-hit="repair"]').click();
	await page
		.locator(".holdings")
		.getByText("disrupted")
		.waitFor({ state: "detached" });
});

test("those who may board are large chips, and pointing at one lights up where they want to go", async (t) => {
	const save = played(3, (game) => game.state().phase.type === "boarding");
	for (const options of [DESKTOP, PHONE]) {
		const page = await table(t, save, options);
		const chips = page.locator('.choices [data-hit^="party:"]');
		const parties = await chips.allTextContents();
		assert.ok(parties.length > 1);
		for (const party of parties) assert.match(party, /^\d+ → \p{L}/u);
		const box = await chips.first().boundingBox();
		assert.ok(box !== null && box.height >= 40 && box.width >= 40);
		await chips.first().focus();
		await page.keyboard.press("ArrowRight");
		assert.ok((await page.locator(".ghosts .goal-ring").count()) > 0);
	}
});

test("what is in reach never leaves the screen", async (t) => {
	for (const options of [DESKTOP, PHONE]) {
		const page = await table(t, played(2, after(140)), options);
		await page.evaluate(() =>
			document.querySelector("ludo-table")?.scrollIntoView(),
		);
		for (const name of ["Whole board", "Closer", "Closer"]) {
			await zoom(page, name);
			for (const part of [
				".points-left",
				"[data-hit^='card:']",
				"[data-hit=repair]",
				"[data-hit=end]",
			]) {
				const box = await page.locator(`.hand ${part}`).first().boundingBox();
				assert.ok(
					box !== null &&
						box.y >= 0 &&
						box.y + box.height <= options.viewport.height,
					`${part} after ${name}`,
				);
			}
		}
	}
});

for (const [when, until, chosen] of /** @type {const} */ ([
	["at the first choice", after(0), []],
	["with three trains", choosing, []],
	["with a train in hand", choosing, [".holding-train[data-target]"]],
]))
	test(`a tap within 20 px of a target plays it, ${when}`, async (t) => {
		const save = played(2, until);
		const page = await table(t, save, PHONE);
		const count = await tapsReach(page, save, chosen);
		t.diagnostic(JSON.stringify(count));
		assert.ok(count.taps >= 4, `${count.taps} taps`);
		assert.deepEqual(await smallControls(page), []);
	});

test("a whole game is played on a touch screen of 390 px, and the board stands still", async (t) => {
	const save = createGame("koplopers", { players: 2, seed: 3 }).save();
	const page = await table(t, save, PHONE);
	const count = await playByTaps(page, {
		wishes: [
			{ name: /^(Set down|Take aboard|take aboard|Done|Propose|Decline)/ },
			{ name: /^build/ },
			{ name: /^drive/, chance: 0.9 },
			{ name: /^Build/, chance: 0.9 },
			{ name: /^Turn/, chance: 0.6 },
			{ name: /^choose train/, chance: 0.6 },
			{ name: /^End/, chance: 0.9 },
		],
		most: 600,
	});
	t.diagnostic(JSON.stringify(count));
	assert.match(await page.locator(".ask").innerText(), /wins? with|share/);
	const made = await movesMade(page);
	for (const type of ["build", "drive", "board", "alight", "reverse"])
		assert.ok(made.has(type), type);
});

test("the board stands still on a desktop while a game is played", async (t) => {
	const page = await table(t, SAVES.start, DESKTOP);
	const places = new Set();
	for (let n = 0; n < 120; n += 1) {
		places.add(await boardPlace(page));
		await lift(page);
		const lit = page.locator("[data-target]:not([data-target=selected])");
		const count = await lit.count();
		if (count === 0) await page.locator(".board").dispatchEvent("click");
		else await lit.nth((n * 7) % count).dispatchEvent("click");
	}
	assert.equal(places.size, 1, [...places].join("; "));
	assert.equal(
		await page.evaluate(() => scrollY),
		0,
		"and the page does not scroll",
	);
});
