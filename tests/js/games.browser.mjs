// Every game in a real browser, by what its page offers alone: lit targets, buttons, keys, forms, links.

import assert from "node:assert/strict";
import { test } from "node:test";
import { createGame } from "ludotheque";
import {
	atTable,
	fitsTheWidth,
	GAMES,
	look,
	playOn,
	pressRefused,
	theatre,
} from "./browser.mjs";

const house = theatre();

/** What the question says when a game is over. @type {Record<string, RegExp>} */
const ENDS = {
	kopis: /wins \d+ to \d+|A draw/,
	"ptites-locos": /three locomotives home and wins/,
	troia: /wins? with \d+ renown|share/,
	frachtexpress: /wins? with \d+ points|share the win/,
	koplopers: /wins? with|share/,
};

/** Whether a seat sees everything from the beginning. @param {import("ludotheque").GameId} id */
function isOpen(id) {
	const game = createGame(id, { seed: 1 });
	return JSON.stringify(game.view(0)) === JSON.stringify(game.state());
}

/**
 * What the dialog for sharing says: a link, or why there is none.
 * @param {import("playwright-core").Page} page
 */
async function shared(page) {
	await page.locator("[data-action=share]").click();
	const said = page.locator("dialog .said");
	await said.filter({ hasNotText: "Making the link" }).waitFor();
	const link = await page.locator("dialog .link-text").inputValue();
	const words = await said.innerText();
	await page.locator("dialog header button").click();
	await page.locator("dialog").waitFor({ state: "detached" });
	return { link, words };
}

for (const id of GAMES) {
	const ends = ENDS[id] ?? /wins?|draw|share/i;
	// By hand in every seat, and the shortest table of Koplopers.
	const address = `${id}.html?players=person${id === "koplopers" ? `&options=${encodeURIComponent('{"players":2}')}` : ""}`;

	test(`${id}: a whole game is pressed through to its end`, async (t) => {
		const page = await house.visit(t, address);
		assert.doesNotMatch(await page.locator(".ask").innerText(), ends);
		const seen = await playOn(page);
		assert.ok(seen.over, JSON.stringify(seen));
		assert.deepEqual(seen.unnamed, [], "every target has a name");
		assert.deepEqual(seen.hidden, [], "every target can be met by a pointer");
		assert.equal(seen.refusals, 0, "what is lit is allowed");
		assert.match(await page.locator(".ask").innerText(), ends);
		assert.equal(
			await page.locator("[data-target]").count(),
			0,
			"nothing is lit after the end",
		);
		assert.ok(
			(await page.locator(".seat[data-won]").count()) > 0,
			"the winner is marked",
		);
		assert.ok(
			(await page.locator(".log .entry").count()) > 10,
			"the log has the story",
		);
		await page
			.locator(".log .entry")
			.last()
			.locator("[data-rule]")
			.first()
			.click();
		assert.ok(
			(await page.locator(".note").innerText()).length > 40,
			"its last line opens a rule",
		);
		await page.keyboard.press("Escape");
		await fitsTheWidth(page);
		const { link } = await shared(page);
		assert.notEqual(
			link,
			"",
			"nothing is hidden any more, so it can be shared",
		);
		const fresh = await house.visit(t, link.slice(house.address.length));
		assert.equal(
			await fresh.locator(".ask").innerText(),
			await page.locator(".ask").innerText(),
			"a fresh page shows the same end",
		);
		assert.deepEqual(await look(fresh), await look(page));
	});

	test(`${id}: a refusal says why and opens its rule`, async (t) => {
		const page = await house.visit(t, address);
		const lift = page.locator("[data-action=lift]");
		if (await lift.count()) await lift.click();
		const before = await look(page);
		const note = await pressRefused(page);
		const words = await note.innerText();
		assert.match(words, /[A-Z]{3}-R?\d+/, "it names a rule");
		assert.ok(words.split("\n")[0]?.includes(" "), "and says why in words");
		await note.locator("summary").click();
		const rule = (await note.locator(".why .rule-mark").innerText()).trim();
		assert.match(
			await note.locator(".rule-source").innerText(),
			/Rule of the book|public description|Our ruling/,
			"and whose rule it is",
		);
		await note.locator(".link").click();
		assert.ok(
			await page.locator(`.rules [data-rule="${rule}"]`).isVisible(),
			"the rules are open at this one",
		);
		assert.deepEqual(await look(page), before, "nothing has changed");
	});

	test(`${id}: undo and redo`, async (t) => {
		// In FrachtExpress nearly every move shows a card of the hand and stands; choosing a branch does not.
		const page = await house.visit(
			t,
			id === "frachtexpress"
				? `${id}.html?players=person&scenario=ram-branch`
				: address,
		);
		const [undo, redo] = [
			page.locator("[data-action=undo]"),
			page.locator("[data-action=redo]"),
		];
		// What revealed a secret cannot be taken back, so play until there is something that can.
		for (
			let n = 0;
			n < 30 &&
			((await page.locator(".curtain").count()) > 0 ||
				!(await undo.isEnabled()));
			n += 1
		)
			await playOn(page, {
				moves: 1,
				seed: n + 7,
				prefer: id === "frachtexpress" ? "^Drive|goes to|^deliver" : "",
			});
		const after = await look(page);
		const story = await page.locator(".log").innerText();
		await undo.click();
		assert.notEqual(
			await page.locator(".log").innerText(),
			story,
			"the last line of the log is gone",
		);
		assert.ok(await redo.isEnabled());
		await redo.click();
		assert.deepEqual(await look(page), after);
		assert.equal(await page.locator(".log").innerText(), story);
	});

	test(`${id}: a link opens the game in a fresh page, unless something is secret`, async (t) => {
		const page = await house.visit(t, address);
		await playOn(page, { moves: 6 });
		await page.waitForFunction(() =>
			document
				.querySelector("ludo-table")
				?.shadowRoot?.querySelector("[data-target], [data-action=lift]"),
		);
		const lift = page.locator("[data-action=lift]");
		if (await lift.count()) await lift.click();
		const { link, words } = await shared(page);
		if (isOpen(/** @type {import("ludotheque").GameId} */ (id))) {
			assert.ok(link.length < 2000, `${link.length} characters can be pasted`);
			const fresh = await house.visit(t, link.slice(house.address.length));
			assert.deepEqual(await look(fresh), await look(page));
			assert.equal(
				await fresh.locator(".log").innerText(),
				await page.locator(".log").innerText(),
			);
		} else {
			assert.equal(link, "");
			assert.match(words, /hidden|secret/, "it says why there is none");
		}
	});

	test(`${id}: the tour starts from the page`, async (t) => {
		const page = await house.visit(t, `${id}.html`);
		await page.getByRole("link", { name: "Tour", exact: true }).click();
		await page.waitForURL(`**/${id}.html?lesson=${id}`);
		await atTable(page);
		const lesson = page.locator(".lesson");
		await lesson.waitFor();
		const dots = await lesson.locator(".lesson-dot").count();
		assert.ok(dots >= 6 && dots <= 10, `${dots} steps`);
		assert.equal(
			await page.locator('.ways a[aria-current="page"]').innerText(),
			"Tour",
		);
	});

	test(`${id}: a turn by keyboard alone`, async (t) => {
		const page = await house.visit(t, address);
		await page.evaluate(() =>
			document
				.querySelector("ludo-table")
				?.addEventListener(
					"move",
					() => document.body.toggleAttribute("data-moved", true),
					{ once: true },
				),
		);
		const focus = () =>
			page.evaluate(() => {
				const at =
					document.querySelector("ludo-table")?.shadowRoot?.activeElement ??
					null;
				return {
					lit: at?.hasAttribute("data-target") ?? false,
					selected: at?.getAttribute("data-target") === "selected",
					lift: at?.getAttribute("data-action") === "lift",
					name: at?.getAttribute("aria-label") || at?.textContent || "",
				};
			});
		const moved = () =>
			page.evaluate(() => document.body.hasAttribute("data-moved"));
		for (let n = 0; n < 120 && !(await moved()); n += 1) {
			const at = await focus();
			if (at.lift || (at.lit && !at.selected)) {
				assert.notEqual(at.name.trim(), "", "what has the focus has a name");
				await page.keyboard.press("Enter");
			} else await page.keyboard.press("Tab");
		}
		assert.ok(await moved(), "a move has been made");
		assert.ok((await page.locator(".log .entry, .curtain").count()) > 0);
	});

	test(`${id}: on a phone`, async (t) => {
		const page = await house.visit(t, address, {
			viewport: { width: 390, height: 844 },
			hasTouch: true,
			isMobile: true,
		});
		await fitsTheWidth(page);
		const seen = await playOn(page, { moves: 25 });
		assert.ok(seen.moves >= 25 || seen.over, JSON.stringify(seen));
		assert.deepEqual(seen.hidden, [], "every target can be met by a finger");
		await fitsTheWidth(page);
		const lift = page.locator("[data-action=lift]");
		if (await lift.count()) await lift.tap();
		const hit = page.locator(".board [data-target]").first();
		if (await hit.count()) await hit.scrollIntoViewIfNeeded();
		await page.getByRole("tab", { name: "Rules" }).tap();
		await page.locator(".search").fill("a");
		await fitsTheWidth(page);
		await page.locator(".grip").tap();
		await page.locator("[data-action=new]").tap();
		const box = await page.locator("dialog").boundingBox();
		assert.ok(
			box !== null && box.x >= 0 && box.x + box.width <= 390,
			"the dialog fits",
		);
	});

	test(`${id}: the positions of the rulebook open from the page`, async (t) => {
		const page = await house.visit(t, `${id}.html`);
		const links = page.locator(".positions a");
		await links.first().waitFor();
		const last = links.last();
		const [title, href] = [
			await last.locator("b").innerText(),
			await last.getAttribute("href"),
		];
		await last.click();
		await page.waitForURL(`**/${id}.html${href}`);
		await atTable(page);
		const lift = page.locator("[data-action=lift]");
		if (await lift.count()) await lift.click();
		assert.ok(
			(await page.locator(".asking").innerText()).includes(title),
			"the table says which position it is",
		);
		assert.equal(
			await page.locator(".positions a[aria-current]").getAttribute("href"),
			href,
		);
	});
}

/** A table of Koplopers at which a train may drive onto a section that coupled trains cover from end to end. */
function crowded() {
	for (let seed = 1; seed < 400; seed += 1) {
		const game = createGame("koplopers", { players: 2, seed });
		for (
			let n = seed, moves = game.legalMoves();
			moves.length > 0;
			moves = game.legalMoves()
		) {
			const state = game.state();
			const coupled = new Set(
				state.seats.flatMap(({ trains }) =>
					trains
						.filter(({ units }) => units.length > 1)
						.map(({ section }) => section),
				),
			);
			const drive = moves.find(
				(mv) => mv.type === "drive" && coupled.has(mv.section),
			);
			if (drive?.type === "drive" && SHORTEST.has(drive.section))
				return { state, drive };
			n = (n * 16807) % 2147483647;
			game.apply(moves[n % moves.length]);
		}
	}
	throw new Error("no table is crowded");
}

/** Sections that are hardly longer than two units on the map. */
const SHORTEST = new Set([
	"SHL-LEDN",
	"ASD-HLM",
	"ASD-SHL",
	"GVC-RTD",
	"LEDN-GVC",
	"HLM-LEDN",
]);

test("koplopers: a section that trains cover can be pressed all the same", async (t) => {
	const { state, drive } = crowded();
	const page = await house.visit(t, "koplopers.html?players=person");
	await page.evaluate(
		(position) =>
			Object.assign(document.querySelector("ludo-table") ?? {}, {
				options: { position },
				view: "all",
			}),
		state,
	);
	await page
		.locator(`.board [data-hit="train:${state.turn}:${drive.train}"]`)
		.waitFor();
	const section = page.locator(
		`[data-hit="track:${drive.section}"][data-target]`,
	);
	if ((await section.count()) === 0)
		await page
			.locator(`.board [data-hit="train:${state.turn}:${drive.train}"]`)
			.click();
	await section.waitFor();
	const box = await section.locator(".rail").boundingBox();
	assert.ok(box);
	await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
	assert.deepEqual(
		await page.evaluate(
			() =>
				/** @type {any} */ (document.querySelector("ludo-table")).game
					.history()
					.at(-1)?.move,
		),
		drive,
	);
});
