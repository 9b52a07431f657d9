// What a person would lose while the screen is passed on: the secrets of a hand. One person has moved with everything of that
// seat on the screen, and the curtain is down for the next. Whatever is pressed then, the page must not depend on anything that
// is hidden from somebody: it is the same at a table that differs in that alone, and none of what told the tables apart while
// the hand was shown stands anywhere in it. A new control of the table gets a line in CONTROLS.

import assert from "node:assert/strict";
import { test } from "node:test";
import { games } from "ludotheque";
import { firstDifference, record } from "./recorder.mjs";
import { ready, site } from "./site.mjs";
import { twinTurns } from "./twins.mjs";

const { visit } = site();
const NAMES = ["Ann", "Bob", "Cleo", "Dan"];

/** @typedef {import("playwright-core").Page} Page */
/** @typedef {{ page: Page, press: (selector: string) => Promise<void>, script: (act: (table: any) => unknown) => Promise<unknown> }} Visitor */

const link = (/** @type {unknown} */ value) =>
	`#ludo=b${Buffer.from(JSON.stringify(value)).toString("base64url")}`;

/** A legal game of no secrets, on the table of its own game or none here. */
const KOPIS = link({ game: "kopis", rules: 1, setup: {}, moves: [] });

/** @param {string} name */
const control =
	(name) =>
	async (/** @type {Visitor} */ { press }) =>
		press(`[data-action=${name}]`);
/** @param {string[]} keys */
const keys =
	(...keys) =>
	async (/** @type {Visitor} */ { page }) => {
		for (const key of keys) await page.keyboard.press(key);
	};
/** @param {(table: any) => unknown} act */
const script = (act) => async (/** @type {Visitor} */ visitor) =>
	void (await visitor.script(act));
/** @param {Record<string, string | null>} attributes */
const attributes =
	(attributes) =>
	async (/** @type {Visitor} */ { page }) =>
		page.evaluate((given) => {
			const table = document.querySelector("ludo-table");
			for (const [name, value] of Object.entries(given))
				if (value === null) table?.removeAttribute(name);
				else table?.setAttribute(name, value);
		}, attributes);
/** Moves the slider of looking back to the middle of the game. @param {Visitor} visitor */
const slide = ({ page }) =>
	page.evaluate(() => {
		const slider = /** @type {HTMLInputElement | null | undefined} */ (
			document.querySelector("ludo-table")?.shadowRoot?.querySelector(".slider")
		);
		if (!slider) return;
		slider.value = String(Math.floor(Number(slider.max) / 2));
		slider.dispatchEvent(new InputEvent("input", { bubbles: true }));
	});
/** @param {string[]} names of events of the window */
const happens =
	(...names) =>
	async (/** @type {Visitor} */ { page }) =>
		page.evaluate((all) => {
			for (const name of all) {
				dispatchEvent(new PageTransitionEvent(name, { persisted: true }));
				document.dispatchEvent(new Event(name));
			}
		}, names);

/** The same table in a page that was loaded anew: the game is the one that was kept. @param {Page} page */
async function again(page) {
	await page.evaluate(() => {
		if (document.querySelector("ludo-table") === null)
			document.body.innerHTML = sessionStorage.body ?? "";
	});
	await ready(page);
}

/**
 * What can be done at a table while the curtain is down: by its buttons, by keys, by the browser, by scripts of the page.
 * `bare`: the table that is then there is another one, which need not be behind a curtain.
 * @type {Record<string, { act: (visitor: Visitor) => Promise<unknown>, before?: (visitor: Visitor) => Promise<unknown>, bare?: boolean }>}
 */
const CONTROLS = {
	nothing: { act: async () => {} },
	undo: { act: control("undo") },
	redo: { act: control("redo") },
	hint: { act: control("hint") },
	random: { act: control("random") },
	"the dialog of a new game": { act: control("new") },
	"save: the dialog": { act: control("save") },
	"share: the dialog": { act: control("share") },
	"the way back": {
		act: ({ press }) => press(".curtain button:not([data-action])"),
	},
	"the way back, and forward again": {
		act: async (visitor) => {
			await visitor.press(".curtain button:not([data-action])");
			await control("redo")(visitor);
			await script((table) => table.redo())(visitor);
			await keys("r")(visitor);
		},
	},
	"the log": { act: ({ press }) => press("[role=tab]:nth-of-type(1)") },
	"the rules": { act: ({ press }) => press("[role=tab]:nth-of-type(2)") },
	"earlier lines of the log": { act: ({ press }) => press(".log-more") },
	"every line of the log": { act: ({ press }) => press(".log .go") },
	"the slider of looking back": { act: slide },
	"a look back that was begun before": {
		before: slide,
		act: keys("ArrowLeft", "ArrowLeft", "ArrowRight"),
	},
	"a line of the log, pressed before": {
		before: ({ press }) => press(".log li:first-child .go"),
		act: ({ press }) => press(".track button, [data-timeline]"),
	},
	"a card to look things up": { act: ({ press }) => press(".look-up") },
	"every button of the table": {
		act: async ({ page }) =>
			page.evaluate(() => {
				const root = document.querySelector("ludo-table")?.shadowRoot;
				for (const button of root?.querySelectorAll(
					".table button, .table [data-hit], .table summary, .table a",
				) ?? [])
					button.dispatchEvent(
						new MouseEvent("click", { bubbles: true, composed: true }),
					);
			}),
	},
	"a press anywhere on the curtain": {
		act: async ({ page }) => {
			for (const x of [100, 400, 700, 1000])
				for (const y of [60, 300, 500]) {
					await page.mouse.move(x, y);
					// Beside the button that lifts it.
					const lifts = await page.evaluate(
						([left, top]) =>
							document
								.querySelector("ludo-table")
								?.shadowRoot?.elementFromPoint(Number(left), Number(top))
								?.closest("button") !== null,
						[x, y],
					);
					if (!lifts) await page.mouse.click(x, y);
				}
		},
	},
	"keys of the table": {
		act: async (visitor) => {
			await visitor.page.evaluate(() => {
				const active =
					document.querySelector("ludo-table")?.shadowRoot?.activeElement;
				/** @type {HTMLElement | null | undefined} */ (active)?.blur();
			});
			await keys(
				"u",
				"r",
				"Escape",
				"u",
				"ArrowDown",
				"ArrowRight",
				"h",
			)(visitor);
		},
	},
	"a key that is held down from the last move": {
		act: async ({ page }) =>
			page.evaluate(() => {
				const root = document.querySelector("ludo-table")?.shadowRoot;
				const lift = root?.querySelector("[data-action=lift]");
				const held = new KeyboardEvent("keydown", {
					...{ key: "Enter", repeat: true, cancelable: true },
					...{ bubbles: true, composed: true },
				});
				// A browser presses the button unless the event is cancelled.
				if (lift?.dispatchEvent(held))
					/** @type {HTMLElement} */ (lift).click();
			}),
	},
	"the key Tab, round and round": {
		act: keys(
			"Tab",
			"Tab",
			"Tab",
			"Tab",
			"Shift+Tab",
			"Shift+Tab",
			"Shift+Tab",
		),
	},
	"copy everything": {
		act: async (visitor) => keys("Control+a", "Control+c")(visitor),
	},
	"the link, asked by a script": {
		act: script((table) => table.link().catch(() => {})),
	},
	"undo and redo, asked by a script": {
		act: script((table) => {
			table.undo();
			table.redo();
		}),
	},
	"a hint, asked by a script": { act: script((table) => table.hint()) },
	"a hint that was asked for before": {
		before: script((table) => void table.hint()),
		act: ({ page }) => page.waitForTimeout(1500),
	},
	"the dialog of saving, opened before": {
		before: control("save"),
		act: async () => {},
	},
	"a target that was looked at before": {
		before: ({ page }) =>
			page.evaluate(() => {
				const root = document.querySelector("ludo-table")?.shadowRoot;
				root
					?.querySelector(".board [data-target]")
					?.dispatchEvent(
						new PointerEvent("pointerover", { bubbles: true, composed: true }),
					);
			}),
		act: async () => {},
	},
	"the keyboard, brought to the first target": {
		act: script((table) => table.focus()),
	},
	"a rule that is opened": {
		act: script((table) =>
			table.openRule(
				table.shadowRoot.querySelector(".rule-mark")?.textContent ?? "",
			),
		),
	},
	"a replay, and the game after it": {
		act: attributes({ "move-list": "[]" }),
		bare: true,
	},
	"a lesson": {
		act: async (visitor) => {
			await visitor.page.evaluate(() => {
				const table = document.querySelector("ludo-table");
				table?.setAttribute("lesson", table.getAttribute("game") ?? "");
			});
			await ready(visitor.page);
		},
		bare: true,
	},
	"another theme": { act: attributes({ theme: "dark" }) },
	"other names": {
		act: async (visitor) => {
			// Names go into the browser with the next move that is kept, and one may still be on its way.
			await visitor.page.waitForFunction(() => {
				const table = /** @type {any} */ (document.querySelector("ludo-table"));
				const save = JSON.stringify(table.save());
				return Object.values(localStorage).some((kept) => kept.includes(save));
			});
			await attributes({ names: "Dan, Cleo, Bob, Ann" })(visitor);
		},
	},
	"fewer buttons": { act: attributes({ controls: "undo" }) },
	"another language": {
		act: async (visitor) => {
			await attributes({ lang: "nl" })(visitor);
			await visitor.page.waitForFunction(
				() =>
					document
						.querySelector("ludo-table")
						?.shadowRoot?.querySelector(".root")
						?.getAttribute("lang") === "nl",
			);
			await ready(visitor.page);
		},
	},
	"a table that is only looked at": { act: attributes({ readonly: "" }) },
	"a curtain between all turns": { act: attributes({ curtain: "always" }) },
	"a window of another size": {
		act: ({ page }) => page.setViewportSize({ width: 390, height: 844 }),
	},
	printing: { act: ({ page }) => page.emulateMedia({ media: "print" }) },
	"another scheme of colours, and no motion": {
		act: ({ page }) =>
			page.emulateMedia({ colorScheme: "dark", forcedColors: "active" }),
	},
	"a page that is left, and shown again": {
		act: happens("pagehide", "visibilitychange", "pageshow", "focus"),
	},
	"the button «back» of the browser": {
		act: async ({ page }) => {
			await page.goto("about:blank");
			await page.goBack();
			await again(page);
		},
	},
	"a page that is loaded again": {
		act: async ({ page }) => {
			await page.reload();
			await again(page);
		},
	},
	"a table that is put elsewhere": {
		act: ({ page }) =>
			page.evaluate(() =>
				document.body.prepend(
					/** @type {Element} */ (document.querySelector("ludo-table")),
				),
			),
	},
	"a damaged link": {
		act: ({ page }) => page.evaluate(() => location.replace("#ludo=%%%")),
	},
	"a link of another game": {
		act: ({ page }) => page.evaluate((hash) => location.replace(hash), KOPIS),
	},
	"a link of the same game": {
		act: async ({ page }) =>
			page.evaluate((hash) => {
				const id = document.querySelector("ludo-table")?.getAttribute("game");
				const text = JSON.parse(
					atob(hash.slice(7).replaceAll("-", "+").replaceAll("_", "/")),
				);
				text.game = id;
				location.hash = `#ludo=b${btoa(JSON.stringify(text))}`;
			}, KOPIS),
		bare: true,
	},
	"a new game": {
		act: script((table) => table.newGame({ seed: 1 })),
		bare: true,
	},
};

/** @param {Page} page @returns {Visitor} */
const visitor = (page) => ({
	page,
	press: (selector) =>
		page.evaluate((wanted) => {
			const root = document.querySelector("ludo-table")?.shadowRoot;
			/** @type {HTMLElement} */ for (const each of root?.querySelectorAll(
				wanted,
			) ?? [])
				each.click();
		}, selector),
	script: (act) =>
		page.evaluate(`(${act})(document.querySelector("ludo-table"))`),
});

/** @param {Page} page @returns {Promise<string>} */
const shown = (page) =>
	page.evaluate(() => /** @type {any} */ (window).recorder.shown());

/** @typedef {ReturnType<typeof twinTurns>} Turn */
/** @typedef {(typeof CONTROLS)[string]["before"]} Before */

/**
 * A fresh table at which one person moves, and then the curtain falls for the next. Gives what stood in the page while that
 * person's hand was on the screen.
 * @param {Visitor} visitor @param {string} id @param {Turn} turn @param {number} n which of the twin tables
 * @param {Before} before
 */
async function handOn({ page, press, script }, id, turn, n, before) {
	const { save, move } = /** @type {Turn["tables"][number]} */ (turn.tables[n]);
	const names = NAMES.slice(0, turn.players);
	const body = `<ludo-table game="${id}" options='{"seed":1}' names="${names}" keep></ludo-table>`;
	await page.setViewportSize({ width: 1280, height: 800 });
	await page.emulateMedia({
		media: null,
		colorScheme: null,
		forcedColors: null,
	});
	await page.evaluate(
		async ([html, text]) => {
			document.body.replaceChildren();
			await new Promise((done) => setTimeout(done));
			history.replaceState(null, "", location.pathname);
			localStorage.clear();
			/** @type {any} */ (window).recorder.begin();
			document.body.innerHTML = String(html);
			sessionStorage.body = html;
			const table = /** @type {any} */ (document.querySelector("ludo-table"));
			await table.load();
			table.restore(text);
		},
		[body, save],
	);
	await press("[data-action=lift]");
	const hand = await shown(page);
	await before?.({ page, press, script });
	await page.evaluate(
		([made, who]) => {
			/** @type {any} */ (document.querySelector("ludo-table")).play(made, who);
			/** @type {any} */ (window).recorder.pass();
			/** @type {any} */ (window).recorder.deaf();
		},
		[move, turn.seat],
	);
	return hand;
}

/** Every word or value that stands in one page and not in the other. @param {string} one @param {string} two */
function telling(one, two) {
	const values = (/** @type {string} */ text) =>
		new Set(text.match(/"[^"<>\n]{3,}"|^[^<"]{3,}$/gm) ?? []);
	const others = values(two);
	return [...values(one)].filter((value) => !others.has(value));
}

for (const { id } of games().filter((info) => info.hiddenInformation))
	test(`${id}: while the curtain is down, nothing that is pressed shows a hand`, async (t) => {
		const turns = Array.from({ length: 8 }, (_, n) => twinTurns(id, n));
		// One that may be taken back comes first: then the curtain has a button more.
		turns.sort((a, b) => Number(b.mayUndo) - Number(a.mayUndo));
		const people = await Promise.all(
			[0, 1].map(async () => {
				const { page } = await visit(t, "", {
					// A table that begins anew is the same one for both.
					head: `<script>(${record})(); crypto.getRandomValues = (bytes) => bytes.fill(7);</script>`,
					path: `/pages/${id}.html`,
				});
				return visitor(page);
			}),
		);
		const hands = (/** @type {Turn} */ turn, /** @type {Before} */ before) =>
			Promise.all(people.map((each, n) => handOn(each, id, turn, n, before)));
		/** Of some turns what tells the tables apart is not drawn, such as what everybody holds face down. */
		let found = null;
		for (const turn of turns) {
			const [one = "", two = ""] = await hands(turn, undefined);
			if (telling(one, two).length === 0) continue;
			found = turn;
			break;
		}
		assert.ok(found !== null, "a hand is on the screen");
		const turn = found;
		t.diagnostic(`${turn.players} players; may be taken back: ${turn.mayUndo}`);
		for (const [name, { act, before, bare }] of Object.entries(CONTROLS))
			await t.test(name, async () => {
				const secrets = telling(...pair(await hands(turn, before)));
				assert.ok(secrets.length > 0, "the hand was on the screen");
				const pages = await Promise.all(
					people.map(async (visitor) => {
						const { page } = visitor;
						const curtain = page.locator(".curtain");
						assert.equal(await curtain.count(), 1, "the curtain is down");
						await act(visitor);
						await page.evaluate(() => {
							/** @type {any} */ (window).recorder.pass();
							return new Promise((done) => setTimeout(done, 50));
						});
						if (!bare)
							assert.equal(await curtain.count(), 1, "it is still down");
						return shown(page);
					}),
				);
				const [one, two] = pair(pages);
				assert.equal(firstDifference(one, two), "", "the page tells a secret");
				if (bare) return;
				for (const secret of secrets)
					assert.ok(!one.includes(secret), `${secret} stands in the page`);
			});
	});

/** @param {string[]} texts @returns {[string, string]} */
function pair([one = "", two = ""]) {
	return [one, two];
}
