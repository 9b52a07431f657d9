// Games played with a finger on a phone: taps near a target play it, and whole games get by with taps. Koplopers, whose map
// moves, has a file of its own.

import assert from "node:assert/strict";
import { test } from "node:test";
import { theatre } from "./browser.mjs";
import { smallControls } from "./legible.mjs";
import {
	movesMade,
	PHONE,
	playByTaps,
	savedAt,
	seated,
	tapsReach,
} from "./touch.mjs";

const house = theatre();

/**
 * A position in which there is a choice: at least so many moves of each kind.
 * @param {Record<string, number>} least
 */
const offering =
	(least) =>
	(
		/** @type {{ legalMoves(): readonly { readonly type: string }[] }} */ game,
	) => {
		const types = game.legalMoves().map(({ type }) => type);
		return Object.entries(least).every(
			([kind, count]) => types.filter((type) => type === kind).length >= count,
		);
	};
const first = () => true;

/** The first target of a kind that is not chosen yet. @param {string} kind */
const one = (kind) =>
	`.board [data-hit^="${kind}:"]:is([data-target=main], [data-target=quiet])`;

/** How likely a move is for somebody who wants to see the special actions. */
const ADVANCED = {
	couple: 20,
	drive: 6,
	useSpecial: 20,
	refill: 2,
	lay: 2 / 60,
	complete: 0.3,
};
const suddenDeath = savedAt(
	"kopis",
	{ mode: "suddenDeath" },
	offering({ step: 8, enter: 3 }),
);
const publishing = savedAt("troia", { players: 2 }, offering({ publish: 6 }));
const choosingCards = savedAt("troia", { players: 4 }, first);
const dealt = savedAt("frachtexpress", {}, first);
const later = savedAt("frachtexpress", {}, offering({ complete: 10, lay: 40 }));
const laying = savedAt(
	"frachtexpress",
	{ layout: "free" },
	offering({ placeStation: 18 }),
);

/** What is chosen before the target is what the selectors press, one after the other. @type {(readonly [game: import("ludotheque").GameId, when: string, save: string, chosen?: string[]])[]} */
const TABLES = [
	["kopis", "at the first choice", savedAt("kopis", {}, first)],
	["kopis", "some moves in", savedAt("kopis", {}, offering({ slide: 7 }))],
	[
		"kopis",
		"when fortresses are placed",
		savedAt("kopis", { setup: "advanced" }, first),
	],
	["kopis", "in Sudden Death", suddenDeath],
	[
		"kopis",
		"in Sudden Death, with a faction in hand",
		suddenDeath,
		[one("square")],
	],
	["ptites-locos", "at the first choice", savedAt("ptites-locos", {}, first)],
	[
		"ptites-locos",
		"when locomotives enter and drive",
		savedAt("ptites-locos", { players: 4 }, offering({ enter: 2, drive: 2 })),
	],
	[
		"ptites-locos",
		"when many locomotives drive",
		savedAt("ptites-locos", { players: 4 }, offering({ drive: 4 })),
	],
	["troia", "at the first choice", savedAt("troia", { players: 2 }, first)],
	[
		"troia",
		"when a card is played",
		savedAt("troia", { players: 2 }, offering({ playCard: 10 })),
	],
	[
		"troia",
		"when pieces are dug and examined",
		savedAt("troia", { players: 2 }, offering({ dig: 6, examine: 2 })),
	],
	["troia", "when pieces are published", publishing],
	["troia", "with a piece chosen to be published", publishing, [one("piece")]],
	["troia", "when starting cards are chosen", choosingCards],
	["troia", "with a starting card set aside", choosingCards, [one("card")]],
	["frachtexpress", "at the first choice", dealt],
	["frachtexpress", "with a card in hand", dealt, [one("hand")]],
	["frachtexpress", "some moves in", later],
	["frachtexpress", "some moves in, with a card in hand", later, [one("hand")]],
	[
		"frachtexpress",
		"at a branch",
		savedAt("frachtexpress", {}, offering({ steer: 3 })),
	],
	...["chooseOpponent", "closeStation", "pickWagon", "dropWagon"].map(
		(type) =>
			/** @type {const} */ ([
				"frachtexpress",
				`in the advanced game: ${type}`,
				savedAt(
					"frachtexpress",
					{ seed: 195, players: 3, advanced: true },
					offering({ [type]: 2 }),
					ADVANCED,
				),
			]),
	),
	["frachtexpress", "when stations are laid", laying],
	["frachtexpress", "with a station in hand", laying, [one("letter")]],
];

for (const [id, when, save, chosen] of TABLES)
	test(`${id}: a tap within 20 px of a target plays it, ${when}`, async (t) => {
		const page = await seated(house, t, id, save, PHONE);
		const count = await tapsReach(page, save, chosen);
		t.diagnostic(JSON.stringify(count));
		assert.ok(count.taps >= 2, `${count.taps} taps`);
		assert.deepEqual(await smallControls(page, ".rule-mark, .link, .grip"), []);
	});

test("a whole game of FrachtExpress is played on a touch screen of 390 px, and the board stands still", async (t) => {
	const save = savedAt("frachtexpress", { players: 3, seed: 7 }, first);
	const page = await seated(house, t, "frachtexpress", save, PHONE);
	const count = await playByTaps(page, {
		wishes: [
			{ name: /^(deliver|Couple|drop)|goes to/ },
			{ name: /^Drive/, chance: 0.5 },
			{ name: /^(lay|complete)/, chance: 0.8 },
			{ name: /^Draw/, chance: 0.1 },
			{ name: /^choose the/, chance: 0.85 },
			{ name: /^End/ },
		],
		most: 400,
		grows: true,
	});
	t.diagnostic(JSON.stringify(count));
	assert.match(
		await page.locator(".ask").innerText(),
		/(wins?|share the win) with .*No card is left to draw/,
	);
	const made = await movesMade(page);
	for (const type of ["lay", "complete", "couple", "drive", "steer", "refill"])
		assert.ok(made.has(type), type);
});

test("whoever looks at what their move led to goes on by a press where nothing is", async (t) => {
	const page = await seated(house, t, "frachtexpress", dealt, PHONE);
	const curtains = await page.evaluate(() => {
		const root = /** @type {ShadowRoot} */ (
			document.querySelector("ludo-table")?.shadowRoot
		);
		const press = (/** @type {string} */ selector) =>
			root
				.querySelector(selector)
				?.dispatchEvent(
					new MouseEvent("click", { bubbles: true, composed: true }),
				);
		const count = () => root.querySelectorAll("[data-action=lift]").length;
		press("[data-hit=endTurn]");
		const held = count();
		press(".board");
		return [held, count()];
	});
	assert.deepEqual(curtains, [0, 1]);
});
