// What a person would lose to a leak: a secret. Two tables that one seat cannot tell apart are pressed alike, and the whole page
// has to be alike after each press, for as long as that seat knows the same. `TWINS` says how many pairs a game: 200 is all.

import assert from "node:assert/strict";
import { test } from "node:test";
import { games } from "ludotheque";
import { firstDifference, record } from "./recorder.mjs";
import { site } from "./site.mjs";
import { twinsFor } from "./twins.mjs";

const { visit } = site();
const PAIRS = Number(process.env.TWINS ?? 20);
/** Presses at each table. */
const PRESSES = 14;
const NAMES = ["Ann", "Bob", "Cleo", "Dan"];
/** How the seat comes to its table. */
const TABLES = ["shared", "own seat", "among others"];

/** @typedef {import("playwright-core").Page} Page */
/** @typedef {{ known: string, shown: string, did: string }[]} Trace */

/**
 * Plays at one of the tables, by lot. Runs in the page.
 * @param {{ id: string, save: string, seat: number, players: number, seed: number, table: string, names: string[], presses: number, planted: boolean, whole: boolean }} given
 */
async function played(given) {
	const { recorder } = /** @type {any} */ (window);
	const { id, seat, players, table: kind } = given;
	localStorage.clear();
	sessionStorage.clear();
	recorder.begin();
	const hash = async (/** @type {string} */ text) => {
		const bytes = new TextEncoder().encode(text);
		const digest = await crypto.subtle.digest("SHA-256", bytes);
		return [...new Uint8Array(digest)].join(" ");
	};
	let at = given.seed * 7919 + 1;
	const below = (/** @type {number} */ n) => {
		at = (at * 16807) % 2147483647;
		return Math.floor((at / 2147483647) * n);
	};
	const table = /** @type {any} */ (document.createElement("ludo-table"));
	table.setAttribute("game", id);
	table.setAttribute("options", '{"seed":1}');
	table.setAttribute("names", given.names.slice(0, players).join(", "));
	table.setAttribute(
		"players",
		Array.from({ length: players }, (_, n) =>
			kind === "shared" || n === seat ? "person" : "nobody",
		).join(" "),
	);
	if (kind === "own seat") table.setAttribute("view", String(seat));
	if (given.seed % 2 === 0) table.toggleAttribute("keep", true);
	document.body.replaceChildren(table);
	await table.load();
	table.restore(given.save);
	const root = /** @type {ShadowRoot} */ (table.shadowRoot);
	/** @type {(selector: string) => HTMLElement[]} */
	const all = (selector) =>
		[...root.querySelectorAll(selector)].map(
			(each) => /** @type {any} */ (each),
		);
	const click = (/** @type {Element | undefined} */ element) =>
		element?.dispatchEvent(
			new MouseEvent("click", { bubbles: true, composed: true }),
		);
	const key = (/** @type {string} */ name) =>
		(root.activeElement ?? root.querySelector(".root"))?.dispatchEvent(
			new KeyboardEvent("keydown", {
				key: name,
				bubbles: true,
				composed: true,
			}),
		);
	const one = (/** @type {Element[]} */ list) => list[below(list.length)];

	/** What a visitor may do, as often as it stands here. */
	const acts = {
		target: () => click(one(all("[data-target]"))),
		target2: () => click(one(all("[data-target]"))),
		target3: () => click(one(all("[data-target]"))),
		anything: () => click(one(all(".board [data-hit]"))),
		look: () =>
			one(all(".board [data-hit], .choice"))?.dispatchEvent(
				new PointerEvent("pointerover", { bubbles: true, composed: true }),
			),
		focus: () => one(all("[tabindex='0'], button"))?.focus(),
		control: () =>
			click(
				one(
					all(
						".controls button:not([data-action=hint], [data-action=share]), [role=tab], .look-up, .back",
					),
				),
			),
		close: async () => {
			for (const dialog of all("dialog[open]")) {
				const closed = new Promise((done) =>
					dialog.addEventListener("close", done, { once: true }),
				);
				/** @type {any} */ (dialog).close();
				await closed;
			}
		},
		/** A link is made in slices, which take as long as they take: it is there when the dialog no longer says that it is made. */
		share: async () => {
			const earlier = all(".said");
			click(root.querySelector("[data-action=share]") ?? undefined);
			const said = all(".said").find((each) => !earlier.includes(each));
			const making = said?.textContent;
			while (said?.isConnected && said.textContent === making)
				await recorder.quiet();
		},
		wait: () => recorder.pass(),
		key: () =>
			key(
				["u", "r", "Escape", "ArrowLeft", "ArrowRight", "Enter"][below(6)] ??
					"",
			),
		/** Looking back: by its buttons, by a line of the log, by the slider. */
		step: () =>
			click(
				one(all(".track button, [data-timeline=now], [data-timeline=play-on]")),
			),
		line: () => click(one(all(".log .go"))),
		/** A graph takes as long as its bot thinks. */
		graph: async () => {
			click(root.querySelector("[data-timeline=graph]") ?? undefined);
			while (root.querySelector("progress")?.checkVisibility())
				await new Promise((done) => setTimeout(done, 20));
		},
		slide: () => {
			const slider = /** @type {HTMLInputElement | null} */ (
				root.querySelector(".slider")
			);
			if (slider === null) return;
			slider.value = String(below(1 + Number(slider.max)));
			slider.dispatchEvent(new InputEvent("input", { bubbles: true }));
		},
		theme: () =>
			table.setAttribute("theme", ["auto", "light", "dark"][below(3)]),
		rename: () => table.setAttribute("names", given.names.join(", ")),
	};
	const names = /** @type {(keyof typeof acts)[]} */ (Object.keys(acts));

	/** Others move, by script, where no curtain can fall for them. */
	function others() {
		const [who] = table.game.actors();
		if (kind === "shared" || who === undefined || who === seat) return false;
		const moves = table.game.legalMoves(who);
		table.play(moves[below(moves.length)], who);
		return true;
	}

	/** @type {Trace} */
	const trace = [];
	for (let n = 0; n <= given.presses; n += 1) {
		let did = "begin";
		const lift = root.querySelector("[data-action=lift]");
		const mine = root
			.querySelector(".curtain")
			?.textContent?.includes(String(given.names[seat]));
		if (n > 0) {
			const act = /** @type {keyof typeof acts} */ (names[below(names.length)]);
			const scripted = below(2) === 0;
			if (lift !== null && mine) {
				did = "lift";
				click(lift);
			} else if (lift !== null) {
				// Somebody else's secrets: there is only the way back.
				did = "back";
				click(
					root.querySelector(".curtain button:not([data-action])") ?? undefined,
				);
			} else if (scripted && others()) did = "others";
			else {
				did = act;
				await acts[act]();
			}
		}
		if (given.planted) table.title = JSON.stringify(table.game.state());
		await recorder.quiet();
		const { game } = table;
		const acting = game.actors().includes(seat);
		const known = JSON.stringify([
			game.view(seat),
			game.log({ seat }),
			game.actors(),
			acting ? game.legalMoves(seat) : [],
			game.canUndo(seat),
			// When the game is over, everything is laid open: what is hidden, and what happened in secret.
			game.outcome() === null ? null : [game.state(), game.log()],
		]);
		const shown = recorder.shown();
		trace.push({
			did,
			known: await hash(known),
			shown: given.whole ? shown : await hash(shown),
		});
	}
	table.remove();
	return trace;
}

/**
 * Plays both tables of a pair. Gives how many presses the seat could not tell them apart, and the first difference on the page.
 * @param {Page} page @param {string} id @param {number} n @param {boolean} [planted]
 */
async function compared(page, id, n, planted = false) {
	const { seat, players, saves } = twinsFor(id, n);
	const given = {
		...{ id, seat, players, planted, seed: n, names: NAMES, presses: PRESSES },
		...{ table: String(TABLES[n % TABLES.length]), whole: false },
	};
	const traces = /** @type {(whole: boolean) => Promise<Trace[]>} */ (
		async (whole) => [
			await page.evaluate(played, { ...given, whole, save: String(saves[0]) }),
			await page.evaluate(played, { ...given, whole, save: String(saves[1]) }),
		]
	);
	const [one = [], two = []] = await traces(false);
	let same = 0;
	for (const [at, { known, shown }] of one.entries()) {
		if (known !== two[at]?.known) break;
		if (shown !== two[at]?.shown) {
			// What the page tells it tells each time; what the clock of a busy machine did does not come again.
			const [left = [], right = []] = await traces(true);
			const did = left.slice(0, at + 1).map((each) => each.did);
			const what = firstDifference(
				left[at]?.shown ?? "",
				right[at]?.shown ?? "",
			);
			if (what !== "")
				return {
					same,
					leak: `pair ${n}, ${given.table}, seat ${seat}, after ${did.join(", ")}: ${what}`,
				};
		}
		same += 1;
	}
	return { same, leak: "" };
}

/** @param {import("node:test").TestContext} t */
async function open(t) {
	const { page } = await visit(t, "", {
		head: `<script>(${record})()</script>`,
	});
	await page.evaluate(() => customElements.whenDefined("ludo-table"));
	return page;
}

for (const { id } of games().filter((info) => info.hiddenInformation)) {
	test(`${id}: no page tells what a seat may not know, in ${PAIRS} pairs of tables that differ in nothing else`, async (t) => {
		const page = await open(t);
		let presses = 0;
		/** @type {string[]} */
		const leaks = [];
		for (let n = 0; n < PAIRS; n += 1) {
			const { same, leak } = await compared(page, id, n);
			presses += same;
			if (leak !== "") leaks.push(leak);
		}
		t.diagnostic(`${PAIRS} pairs, alike at ${presses} moments`);
		assert.deepEqual(leaks.slice(0, 3), [], `${leaks.length} leaks`);
		assert.ok(presses > PAIRS * 5, `only ${presses} moments were compared`);
	});

	test(`${id}: a page that does tell is noticed`, async (t) => {
		const page = await open(t);
		for (const n of [0, 1, 2]) {
			const { leak } = await compared(page, id, n, true);
			assert.match(leak, /instead of/);
		}
	});
}
