// A finger on a phone: where it has to fall for a target to be played, and whole games that are played with it alone.

import assert from "node:assert/strict";
import { createGame } from "ludotheque";

/** @typedef {import("playwright-core").Page} Page */
/** @typedef {import("ludotheque").GameId} GameId */
/** What the name of a target should match, and how likely that is wished for: always, when left out. @typedef {{ name: RegExp, chance?: number }} Wish */

export const PHONE = {
	viewport: { width: 390, height: 844 },
	hasTouch: true,
	isMobile: true,
};

/** How far from the middle of a target a finger may fall, in pixels: 20, less what is rounded. */
const REACH = 19.5;
/** The middle of a target, and five places around it. */
const AROUND = [
	[0, 0],
	...[0, 1, 2, 3, 4].map((n) => [
		REACH * Math.cos(n * 1.2566),
		REACH * Math.sin(n * 1.2566),
	]),
];
/** How long the page may take to show what comes next, in milliseconds: a busy machine is slow. */
const PATIENCE = 20_000;
/** How often a finger may press between two moves: choose a thing, let it go, and look around. */
const MOST_PRESSES = 40;

/** Numbers from 0 to 1. @param {number} seed */
export function numbers(seed) {
	let at = seed * 7 + 3;
	return () => {
		at = (at * 16807) % 2147483647;
		return at / 2147483647;
	};
}

/**
 * A game that has come some way, as a save.
 * @template {GameId} Id
 * @param {Id} id
 * @param {import("ludotheque").NewGame<Id>} options
 * @param {(game: import("ludotheque").Game<Id>) => boolean} until
 * @param {Record<string, number>} [likely] how likely a move of a kind is; 1 when left out
 */
export function savedAt(id, options, until, likely = {}) {
	const game = createGame(id, { seed: 5, ...options });
	const random = numbers(5);
	while (game.outcome() === null && !until(game)) {
		const moves = game.legalMoves();
		const weights = moves.map(({ type }) => likely[type] ?? 1);
		let at = random() * weights.reduce((sum, weight) => sum + weight, 0);
		const chosen = weights.findIndex((weight) => {
			at -= weight;
			return at <= 0;
		});
		game.apply(/** @type {any} */ (moves[Math.max(0, chosen)]));
	}
	return game.save();
}

/**
 * The page of a game with a save on it that everybody at the table plays by hand, the curtain lifted.
 * @param {ReturnType<typeof import("./browser.mjs").theatre>} house
 * @param {import("node:test").TestContext} t
 * @param {GameId} id
 * @param {string} save
 * @param {import("playwright-core").BrowserContextOptions} options
 */
export async function seated(house, t, id, save, options) {
	const page = await house.visit(t, `${id}.html`, options);
	await page.evaluate((text) => {
		const table = /** @type {any} */ (document.querySelector("ludo-table"));
		table.removeAttribute("players");
		// Nothing is said of games that were put aside.
		table.removeAttribute("keep");
		table.restore(text);
		table.setAttribute(
			"players",
			Array(table.game.players).fill("person").join(" "),
		);
	}, save);
	await lift(page);
	await page.locator(".ask:visible").waitFor();
	return page;
}

/** @param {Page} page */
export async function lift(page) {
	const curtain = page.locator("[data-action=lift]");
	if (await curtain.count()) await curtain.click();
}

/** Counts from now on what a finger does on the page, and what comes of it. @param {Page} page */
const watch = (page) =>
	page.evaluate(() => {
		const table = /** @type {HTMLElement} */ (
			document.querySelector("ludo-table")
		);
		table.scrollIntoView();
		const finger = { clicks: 0, moves: 0, refusals: 0, over: false };
		/** @type {any} */ (window).finger = finger;
		window.addEventListener("click", () => (finger.clicks += 1), true);
		table.addEventListener("move", () => (finger.moves += 1));
		table.addEventListener("refusal", () => (finger.refusals += 1));
		table.addEventListener("over", () => (finger.over = true));
	});

/**
 * The save is on the table again, the curtain lifted, and what is to be chosen first is chosen. Gives the targets of the board, and
 * of each the places around its middle and whether the board is there.
 * @param {Page} page
 * @param {string} save
 * @param {readonly string[]} chosen selectors of what is pressed, one after the other
 */
const again = (page, save, chosen) =>
	page.evaluate(
		([text, selectors, around]) => {
			const table = /** @type {any} */ (document.querySelector("ludo-table"));
			const root = /** @type {ShadowRoot} */ (table.shadowRoot);
			table.restore(text);
			for (const selector of ["[data-action=lift]", ...selectors])
				root
					.querySelector(selector)
					?.dispatchEvent(
						new MouseEvent("click", { bubbles: true, composed: true }),
					);
			return [...root.querySelectorAll(".board [data-target]")].map((each) => {
				const box = each.getBoundingClientRect();
				const places = around.map(([dx = 0, dy = 0]) => {
					const x = box.x + box.width / 2 + dx;
					const y = box.y + box.height / 2 + dy;
					const met = root.elementFromPoint(x, y);
					return { x, y, isOnBoard: met?.closest(".board") != null };
				});
				return { hit: each.getAttribute("data-hit") ?? "", places };
			});
		},
		/** @type {const} */ ([save, chosen, AROUND]),
	);

/**
 * What a press led to: the last move, what is chosen, what is asked.
 * @param {Page} page
 * @param {number} clicks how many clicks there were when it has arrived
 */
const outcome = (page, clicks) =>
	page.evaluate(
		async ([count, patience]) => {
			const table = /** @type {any} */ (document.querySelector("ludo-table"));
			const root = /** @type {ShadowRoot} */ (table.shadowRoot);
			const end = performance.now() + patience;
			while (
				/** @type {any} */ (window).finger.clicks < count &&
				performance.now() < end
			)
				await new Promise((done) => requestAnimationFrame(done));
			return JSON.stringify([
				table.game.history().length,
				table.game.history().at(-1)?.move,
				[...root.querySelectorAll("[data-target=selected]")].map((each) =>
					each.getAttribute("data-hit"),
				),
				root.querySelector(".ask")?.textContent,
			]);
		},
		/** @type {const} */ ([clicks, PATIENCE]),
	);

/** How many clicks the page has met. @param {Page} page @returns {Promise<number>} */
const clicked = (page) =>
	page.evaluate(() => /** @type {any} */ (window).finger.clicks);

/**
 * A tap within 20 px of the middle of a target on the board does what a press on the target does, unless another target is
 * nearer. Gives how many taps there were, and how many places lie beside the board.
 * @param {Page} page
 * @param {string} save
 * @param {readonly string[]} [chosen] selectors of what is chosen before, one after the other
 */
export async function tapsReach(page, save, chosen = []) {
	await watch(page);
	// Maps are led to what is to be done.
	for (let n = 0; n < 2; n += 1) {
		await again(page, save, chosen);
		await page.evaluate(
			() => new Promise((done) => requestAnimationFrame(done)),
		);
	}
	const inSight = (await again(page, save, chosen)).filter(
		({ places: [middle] }) => middle?.isOnBoard,
	);
	assert.ok(inSight.length > 0, "there is a target in sight");
	const count = { targets: inSight.length, taps: 0, beside: 0 };
	for (const { hit } of inSight) {
		await again(page, save, chosen);
		await page.locator(`.board [data-hit="${hit}"]`).dispatchEvent("click");
		const wanted = await outcome(page, 0);
		for (const n of AROUND.keys()) {
			const targets = await again(page, save, chosen);
			const places = targets.find((each) => each.hit === hit)?.places;
			const [middle, at] = [places?.[0], places?.[n]];
			assert.ok(at && middle?.isOnBoard, `${hit} is in sight again`);
			const isNearer = targets.some(
				({ hit: other, places: [there = at] }) =>
					other !== hit &&
					Math.hypot(there.x - at.x, there.y - at.y) <=
						Math.hypot(middle.x - at.x, middle.y - at.y) + 0.5,
			);
			if (isNearer) continue;
			if (!at.isOnBoard) {
				count.beside += 1;
				continue;
			}
			const clicks = await clicked(page);
			await page.touchscreen.tap(at.x, at.y);
			const met = await outcome(page, clicks + 1);
			assert.equal(met, wanted, `${hit}, place ${n}`);
			count.taps += 1;
		}
	}
	return count;
}

/** What the page has counted, and what it offers. @typedef {{ clicks: number, moves: number, refusals: number, over: boolean, isReady: boolean, isHeld: boolean, isCovered: boolean, targets: { x: number, y: number, name: string }[], place: string, scale: string }} Seen */

/**
 * What a finger finds on the page as soon as the page has met its last tap and offers something: the curtain's button, or what is
 * lit and in sight. Where somebody still looks at what their move led to, it is a corner of the board, since a press anywhere goes
 * on; but only once, for the curtain may fall by itself.
 * @param {Page} page
 * @param {{ clicks: number, release: number }} last how many clicks there were, and after which move a corner was pressed
 * @returns {Promise<Seen>}
 */
const look = (page, last) =>
	page.evaluate(
		async ([clicks, release, patience]) => {
			const root = /** @type {ShadowRoot} */ (
				document.querySelector("ludo-table")?.shadowRoot
			);
			const board = /** @type {SVGSVGElement} */ (root.querySelector(".board"));
			const { finger } = /** @type {any} */ (window);
			/** @param {Element} each */
			const inSight = (each) => {
				const box = each.getBoundingClientRect();
				const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
				const met = root.elementFromPoint(x, y);
				const name = each.getAttribute("aria-label") ?? each.textContent ?? "";
				return met !== null && (each.closest(".board") ?? each).contains(met)
					? [{ x, y, name }]
					: [];
			};
			const begun = performance.now();
			for (;;) {
				const curtain = root.querySelector("[data-action=lift]");
				const lit = [...root.querySelectorAll("[data-target]")];
				const open = lit.filter(
					(each) => !each.matches("[data-target=selected]"),
				);
				const targets = (curtain === null ? open : [curtain]).flatMap(inSight);
				const { x, y, width, height } = board.getBoundingClientRect();
				const isHeld =
					curtain === null &&
					lit.length === 0 &&
					!finger.over &&
					finger.moves > release;
				if (isHeld) targets.push({ x: x + 4, y: y + 4, name: "go on" });
				const isReady =
					finger.clicks >= clicks && (finger.over || targets.length > 0);
				if (isReady || performance.now() - begun > patience)
					return {
						...finger,
						isReady,
						isHeld,
						isCovered: curtain !== null,
						targets,
						place: [x, y, width, height].map(Math.round).join(" "),
						scale: board.getScreenCTM()?.a.toFixed(3),
					};
				await new Promise((done) => requestAnimationFrame(done));
			}
		},
		/** @type {const} */ ([last.clicks, last.release, PATIENCE]),
	);

/**
 * One of the targets: of those that are wished for most, else any.
 * @param {Seen["targets"]} targets
 * @param {Wish[]} wishes
 * @param {() => number} random
 */
function choose(targets, wishes, random) {
	// A curtain that was met takes no number: whether it is met is a matter of time.
	if (targets.length === 1) return targets[0];
	const list =
		wishes
			.filter(({ chance = 1 }) => random() < chance)
			.map(({ name }) => targets.filter((each) => name.test(each.name)))
			.find((named) => named.length > 0) ?? targets;
	return list[Math.floor(random() * list.length)];
}

/**
 * Plays the game on a page to its end by taps on what is offered there. Nothing is refused, and the board stands still on the
 * screen. Gives how many taps there were and what they did.
 * @param {Page} page
 * @param {object} options
 * @param {Wish[]} options.wishes the most wanted first; where nothing is wished for, something else is pressed
 * @param {number} options.most how many moves the game has at most
 * @param {boolean} [options.grows] the picture grows below with the hand: it keeps its place and its scale
 */
export async function playByTaps(page, { wishes, most, grows = false }) {
	await watch(page);
	const random = numbers(11);
	const places = new Set();
	const count = { taps: 0, moves: 0, curtains: 0, holds: 0 };
	const last = { clicks: 0, release: 0 };
	/** What was pressed since the last move. @type {string[]} */
	let pressed = [];
	for (;;) {
		const seen = await look(page, last);
		places.add(
			grows ? seen.place.replace(/\d+$/, `· ${seen.scale}`) : seen.place,
		);
		if (seen.moves > count.moves) pressed = [];
		count.moves = seen.moves;
		assert.equal(seen.refusals, 0, "nothing is refused");
		if (seen.over) break;
		assert.ok(seen.isReady, `something is offered: ${pressed.join("; ")}`);
		assert.ok(seen.moves < most, `it is over after ${most} moves`);
		assert.ok(pressed.length < MOST_PRESSES, `no move: ${pressed.join("; ")}`);
		const one = choose(seen.targets, wishes, random);
		assert.ok(one);
		await page.touchscreen.tap(one.x, one.y);
		pressed.push(one.name);
		last.clicks = seen.clicks + 1;
		count.taps += 1;
		if (seen.isCovered) count.curtains += 1;
		if (seen.isHeld) {
			count.holds += 1;
			last.release = seen.moves;
		}
	}
	assert.equal(places.size, 1, [...places].join("; "));
	return count;
}

/** The kinds of moves that were made. @param {Page} page @returns {Promise<Set<string>>} */
export const movesMade = async (page) =>
	new Set(
		await page.evaluate(() =>
			/** @type {any} */ (document.querySelector("ludo-table")).game
				.history()
				.map((/** @type {any} */ { move }) => move.type),
		),
	);
