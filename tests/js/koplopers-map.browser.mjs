// The map of Koplopers & Dwarsliggers in a real browser: read at every scale, pressed with a finger, told by what lies on it.

import assert from "node:assert/strict";
import { test } from "node:test";
import { createGame } from "ludotheque";
import { theatre } from "./browser.mjs";
import { boardPlace, legible, smallControls } from "./legible.mjs";

/** @typedef {import("playwright-core").Page} Page */

const house = theatre();

const DESKTOP = { viewport: { width: 1280, height: 900 } };
const PHONE = {
	viewport: { width: 390, height: 844 },
	hasTouch: true,
	isMobile: true,
};

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

/** Numbers from 0 to 1. @param {number} seed */
function numbers(seed) {
	let at = seed * 7 + 3;
	return () => {
		at = (at * 16807) % 2147483647;
		return at / 2147483647;
	};
}

/**
 * A game that has come some way, as a save.
 * @param {number} players
 * @param {(game: import("ludotheque").Game<"koplopers">) => boolean} until
 * @param {import("ludotheque").KoplopersOptions} [options]
 */
function played(players, until, options = {}) {
	const game = createGame("koplopers", { players, seed: 5, ...options });
	const random = numbers(5);
	while (game.outcome() === null && !until(game)) {
		const moves = game.legalMoves();
		const weights = moves.map(({ type }) => LIKELY[type] ?? 1);
		let at = random() * weights.reduce((sum, weight) => sum + weight, 0);
		const chosen = weights.findIndex((weight) => {
			at -= weight;
			return at <= 0;
		});
		game.apply(/** @type {any} */ (moves[Math.max(0, chosen)]));
	}
	return game.save();
}

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

/** @param {Page} page */
async function lift(page) {
	const curtain = page.locator("[data-action=lift]");
	if (await curtain.count()) await curtain.click();
}

/**
 * The page with a game on it that everybody at the table plays by hand.
 * @param {import("node:test").TestContext} t
 * @param {string} save
 * @param {import("playwright-core").BrowserContextOptions} options
 */
async function table(t, save, options) {
	const page = await house.visit(t, "koplopers.html", options);
	await page.evaluate((text) => {
		const found = /** @type {any} */ (document.querySelector("ludo-table"));
		found.removeAttribute("players");
		found.restore(text);
		found.setAttribute(
			"players",
			Array(found.game.players).fill("person").join(" "),
		);
	}, save);
	await lift(page);
	await page.locator(".ask:visible").waitFor();
	return page;
}

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

/** What a press led to: the last move, what is chosen, what is asked. @param {Page} page */
const outcome = (page) =>
	page.evaluate(() => {
		const found = /** @type {any} */ (document.querySelector("ludo-table"));
		const root = /** @type {ShadowRoot} */ (found.shadowRoot);
		return JSON.stringify([
			found.game.history().length,
			found.game.history().at(-1)?.move,
			[...root.querySelectorAll("[data-target=selected]")].map((each) =>
				each.getAttribute("data-hit"),
			),
			root.querySelector(".ask")?.textContent,
		]);
	});

/** The targets on the board that are in sight, with their middles. @param {Page} page */
const inSight = (page) =>
	page.evaluate(() => {
		const root = /** @type {ShadowRoot} */ (
			document.querySelector("ludo-table")?.shadowRoot
		);
		const board = /** @type {Element} */ (
			root.querySelector(".board")
		).getBoundingClientRect();
		return [...root.querySelectorAll(".board [data-target]")].flatMap(
			(element) => {
				const box = element.getBoundingClientRect();
				const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
				const inside =
					x > board.left &&
					x < board.right &&
					y > board.top &&
					y < board.bottom;
				return inside
					? [{ hit: element.getAttribute("data-hit") ?? "", x, y }]
					: [];
			},
		);
	});

for (const [when, until, first] of /** @type {const} */ ([
	["at the first choice", after(0), null],
	["with three trains", choosing, null],
	["with a train in hand", choosing, ".holding-train[data-target]"],
]))
	test(`a tap within 20 px of a target plays it, ${when}`, async (t) => {
		const save = played(2, until);
		const page = await table(t, save, PHONE);
		const again = async () => {
			await page.evaluate((text) => {
				/** @type {any} */ (document.querySelector("ludo-table")).restore(text);
			}, save);
			await lift(page);
			if (first !== null) await page.locator(first).first().click();
		};
		await page.evaluate(() =>
			document.querySelector("ludo-table")?.scrollIntoView(),
		);
		await again();
		await again();
		const hits = (await inSight(page)).map(({ hit }) => hit);
		assert.ok(hits.length > 0);
		const window = await page.locator(".board").boundingBox();
		assert.ok(window);
		let taps = 0;
		for (const hit of hits) {
			await again();
			await page.locator(`.board [data-hit="${hit}"]`).dispatchEvent("click");
			const wanted = await outcome(page);
			for (const turn of [0, 1, 2, 3, 4, 5]) {
				await again();
				const targets = await inSight(page);
				const at = targets.find((each) => each.hit === hit);
				assert.ok(at, `${hit} is in sight again`);
				const reach = turn === 0 ? 0 : 19.5;
				const [x, y] = [
					at.x + reach * Math.cos(turn * 1.2566),
					at.y + reach * Math.sin(turn * 1.2566),
				];
				const nearer = targets.some(
					(other) =>
						other.hit !== hit &&
						Math.hypot(other.x - x, other.y - y) <= reach + 0.5,
				);
				const inside =
					x > window.x + 1 &&
					x < window.x + window.width - 1 &&
					y > window.y + 1 &&
					y < window.y + window.height - 1;
				if (nearer || !inside) continue;
				await page.touchscreen.tap(x, y);
				taps += 1;
				assert.equal(await outcome(page), wanted, `${hit} from ${turn}`);
			}
		}
		assert.ok(taps >= 4, `${taps} taps`);
		assert.deepEqual(await smallControls(page), []);
	});

test("a whole game is played on a touch screen of 390 px, and the board stands still", async (t) => {
	const page = await table(
		t,
		createGame("koplopers", { players: 2, seed: 3 }).save(),
		PHONE,
	);
	await page.evaluate(() => {
		const found = /** @type {any} */ (document.querySelector("ludo-table"));
		found.scrollIntoView();
		found.addEventListener("over", () =>
			document.body.setAttribute("data-over", ""),
		);
		found.addEventListener("refusal", () =>
			document.body.setAttribute("data-refused", ""),
		);
	});
	const random = numbers(11);
	const places = new Set([await boardPlace(page)]);
	let taps = 0;
	for (; taps < 3000; taps += 1) {
		const state = await page.evaluate(() => {
			const root = /** @type {ShadowRoot} */ (
				document.querySelector("ludo-table")?.shadowRoot
			);
			if (document.body.hasAttribute("data-over"))
				return { over: true, open: [], corner: { x: 0, y: 0 } };
			const lifting = root.querySelector("[data-action=lift]");
			const lit =
				lifting === null
					? [...root.querySelectorAll("[data-target]")]
					: [lifting];
			const board = /** @type {Element} */ (
				root.querySelector(".board")
			).getBoundingClientRect();
			const open = lit
				.filter((each) => each.getAttribute("data-target") !== "selected")
				.flatMap((each) => {
					const box = each.getBoundingClientRect();
					const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
					const onBoard = each.closest(".board") !== null;
					const met = root.elementFromPoint(x, y);
					const inSight = onBoard
						? x > board.left &&
							x < board.right &&
							y > board.top &&
							y < board.bottom
						: each === met || each.contains(met);
					return inSight
						? [
								{
									x,
									y,
									main: each.getAttribute("data-target") === "main",
									name:
										each.getAttribute("aria-label") ?? each.textContent ?? "",
								},
							]
						: [];
				});
			return {
				over: false,
				open,
				corner: { x: board.left + 4, y: board.top + 4 },
			};
		});
		if (state.over) break;
		const { open } = state;
		if (open.length === 0) {
			// A move may still be looked at before the curtain falls: a press anywhere lets it fall.
			await page.touchscreen.tap(state.corner.x, state.corner.y);
			continue;
		}
		const wish = (/** @type {RegExp} */ words) =>
			open.filter(({ name }) => words.test(name));
		const dull =
			/^(Uncouple|Dismantle|Trade|Couple|disrupt)|press again|change trains/;
		const best =
			[
				wish(/^(I am|Set down|Take aboard|Done|Propose|Decline)/),
				open.filter(({ main }) => main),
				open.filter(({ name }) => !dull.test(name)),
				open,
			].find((list) => list.length > 0 && random() < 0.9) ?? open;
		const one = best[Math.floor(random() * best.length)];
		assert.ok(one);
		await page.touchscreen.tap(one.x, one.y);
		if (taps % 10 === 0) places.add(await boardPlace(page));
	}
	t.diagnostic(`${taps} taps`);
	assert.match(await page.locator(".ask").innerText(), /wins? with|share/);
	assert.equal(await page.locator("body[data-refused]").count(), 0);
	assert.deepEqual([...places].length, 1, [...places].join("; "));
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
