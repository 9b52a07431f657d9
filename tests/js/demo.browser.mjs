// The demo in a real browser, by what the page offers alone: lit targets, buttons, keys, forms.
// Every game is played through in games.browser.mjs; here Kopis shows what a table does, from the server of `npm start`.

import assert from "node:assert/strict";
import { test } from "node:test";
import { rules } from "ludotheque";
import {
	newGame,
	pressDialogAway,
	pressTarget,
	startDemo,
	visit,
} from "./demo.mjs";
import { ply, saved } from "./table.mjs";

startDemo();

/** @param {import("playwright-core").Page} page */
const question = (page) => page.locator(".ask").innerText();

test("the gallery leads to the table", async (t) => {
	const page = await visit(t, "");
	await page.getByRole("link", { name: "Play Kopis" }).click();
	await page.locator(".ask").waitFor();
	assert.match(await question(page), /^You: /, "a visitor plays at once");
	assert.match(
		await page.locator(".seat").nth(1).innerText(),
		/Bot, easy/,
		"against a bot",
	);
});

test("a whole game by pressing lit targets", async (t) => {
	const page = await visit(t);
	for (let n = 0; n < 16; n += 1) {
		assert.match(await question(page), n % 2 === 0 ? /^Red: / : /^Black: /);
		await pressTarget(page, n * 3 + 1);
	}
	assert.match(await question(page), /wins \d+ to \d+|A draw/);
	assert.equal(
		await page.locator(".board [data-target]").count(),
		0,
		"nothing is lit after the end",
	);
	assert.ok(
		(await page.locator(".badge").count()) > 0,
		"the factions show their points",
	);
	assert.ok((await page.locator(".log .entry").count()) >= 16);
	assert.match(await page.locator(".log .entry").last().innerText(), /KOP-18/);
});

test("a refusal says why and opens its rule", async (t) => {
	const page = await visit(t);
	await page.locator('[data-hit="line:south:a"]').click();
	const note = page.locator(".note");
	assert.match(
		await note.innerText(),
		/Line a is empty, so the slide would push nothing/,
	);
	assert.match(await note.innerText(), /KOP-13/);
	await note.locator("summary").click();
	assert.match(
		await note.locator(".rule-text").innerText(),
		/A slide that pushes nothing is not allowed/,
	);
	await note.locator(".link").click();
	const rule = page.locator('.rules [data-rule="KOP-13"]');
	assert.ok(await rule.isVisible(), "the rules are open at this one");
	assert.equal(await ply(page), 0);
	await page.locator('[data-hit="square:c3"]').click();
	assert.match(await note.innerText(), /KOP-11/);
	await page.keyboard.press("Escape");
	assert.equal(await note.isVisible(), false);
});

test("the log opens rules, and the rules can be searched", async (t) => {
	const page = await visit(t);
	await pressTarget(page, 0);
	await page.locator('.log [data-rule="KOP-15"]').click();
	assert.match(await page.locator(".note").innerText(), /Placing the Bastion/);
	await page.getByRole("tab", { name: "Rules" }).click();
	assert.ok(
		(await page.locator(".rule[data-used]").count()) >= 3,
		"the rules of the last move are marked",
	);
	const quote = page.locator('.rules [data-rule="KOP-13"] .rule-quote q');
	assert.equal(
		await quote.innerText(),
		rules("kopis").find(({ id }) => id === "KOP-13")?.quote,
		"an owner of the box finds the place by a few words of the book",
	);
	assert.equal(await quote.getAttribute("lang"), "fr");
	for (const rule of ["KOP-36", "KOP-R1"])
		assert.equal(
			await page.locator(`.rules [data-rule="${rule}"] .rule-quote`).count(),
			0,
			`${rule} is not in the book`,
		);
	await page.locator(".search").fill("bastion beyond gap");
	assert.deepEqual(
		await page
			.locator(".rule:visible")
			.evaluateAll((all) => all.map((each) => each.getAttribute("data-rule"))),
		["KOP-R10"],
	);
});

test("hovering shows what would happen and changes nothing", async (t) => {
	const page = await visit(t, "kopis.html?scenario=capture");
	const start = await saved(page);
	await page.locator(".line[data-target]").first().hover();
	assert.ok((await page.locator(".ghosts .ghost").count()) > 0);
	await page.mouse.move(2, 2);
	assert.equal(await page.locator(".ghosts .ghost").count(), 0);
	assert.equal(await saved(page), start);
});

test("undo, redo, reload, restore", async (t) => {
	const page = await visit(t);
	for (let n = 0; n < 5; n += 1) await pressTarget(page, n);
	const five = await saved(page);
	await page.locator("[data-action=undo]").click();
	await page.locator("[data-action=undo]").click();
	assert.equal(await ply(page), 3);
	await page.locator("[data-action=redo]").click();
	await page.locator("[data-action=redo]").click();
	assert.equal(await saved(page), five);
	assert.ok(await page.locator("[data-action=redo]").isDisabled());

	const look = () =>
		page
			.locator(".board .picture [data-key]")
			.evaluateAll((all) =>
				all.map((each) =>
					["data-key", "class", "transform", "data-target", "aria-label"]
						.map((name) => each.getAttribute(name))
						.join("; "),
				),
			);
	const picture = await look();
	await page.reload();
	await page.locator(".ask").waitFor();
	assert.equal(await saved(page), five, "the game is as it was");
	assert.deepEqual(await look(), picture, "and looks as it did");

	await newGame(page, {});
	assert.equal(await ply(page), 0);
	await page.locator("[data-action=save]").click();
	await page.locator(".save-text").fill("{}");
	await page.locator("[data-action=restore]").click();
	assert.ok(
		await page.locator(".complaint").isVisible(),
		"nonsense is refused in words",
	);
	await page.locator(".save-text").fill(five);
	await page.locator("[data-action=restore]").click();
	assert.equal(await saved(page), five);

	await page.locator("[data-action=save]").click();
	const [download] = await Promise.all([
		page.waitForEvent("download"),
		page.getByRole("button", { name: "Save to file" }).click(),
	]);
	const file = await download.path();
	await pressDialogAway(page);
	await newGame(page, {});
	await page.locator("[data-action=save]").click();
	await page.locator("dialog input[type=file]").setInputFiles(file);
	await page.locator("dialog").waitFor({ state: "detached" });
	assert.equal(await saved(page), five, "a file brings it back, too");
});

test("the advanced set-up, by the form", async (t) => {
	const page = await visit(t);
	await newGame(page, { setup: "advanced", placementOrder: "snake" });
	await page.locator('[data-hit="square:a1"]').click();
	assert.match(await page.locator(".note").innerText(), /KOP-8/);
	await page.locator(".note-close").click();
	for (const who of [
		/^Red: place/,
		/^Black: place/,
		/^Black: place/,
		/^Red: place/,
	]) {
		assert.match(await question(page), who);
		await pressTarget(page, 5);
	}
	assert.match(await question(page), /^Red: press a lit arrow/);
	for (let n = 0; n < 4; n += 1) await pressTarget(page, n);
	assert.equal(await ply(page), 8);
});

test("Sudden Death, by the form, in steps", async (t) => {
	const page = await visit(t);
	await newGame(page, { mode: "suddenDeath", quietLimit: "20" });
	assert.match(await page.locator(".aside").innerText(), /0 of 20/);
	await page.locator('[data-hit="line:south:c"]').click();
	await page.locator('[data-hit="line:north:c"]').click();
	await page.locator('[data-hit="square:c1"]').click();
	assert.match(await question(page), /where do you move the faction on c1/);
	await page.locator('[data-hit="square:e5"]').click();
	assert.match(await page.locator(".note").innerText(), /KOP-25/);
	await page.keyboard.press("Escape");
	await page.keyboard.press("Escape");
	assert.match(
		await question(page),
		/choose one on the board/,
		"escape steps back",
	);
	await page.locator('[data-hit="square:c1"]').click();
	await page.locator('[data-hit="square:c2"]').click();
	assert.equal(await ply(page), 3);
	for (let n = 0; n < 8; n += 1) {
		const before = await ply(page);
		await pressTarget(page, n, ".line[data-target]");
		assert.equal(await ply(page), before + 1);
	}
	await newGame(page, { mode: "suddenDeath", quietLimit: "40" });
});

test("the form marks what is chosen and hides what does not apply", async (t) => {
	const page = await visit(t);
	await page.locator("[data-action=new]").click();
	const marked = page.locator(".setup .preset[aria-pressed=true]");
	assert.deepEqual(await marked.allInnerTexts(), [
		"Pass and play: several at this screen",
		"Storming the Castle",
	]);
	await page.getByRole("button", { name: "You against easy bots" }).click();
	await page.locator(".setup > .more > summary").click();
	const [order, quiet] = [
		page.locator(".setup [name=placementOrder]"),
		page.locator(".setup [name=quietLimit]"),
	];
	assert.deepEqual(
		[await order.isVisible(), await quiet.isVisible()],
		[false, false],
	);
	await page
		.getByRole("button", { name: "Sudden Death, advanced set-up", exact: true })
		.click();
	assert.deepEqual(
		[await order.isVisible(), await quiet.isVisible()],
		[true, true],
	);
	await quiet.fill("39");
	assert.deepEqual(
		await marked.allInnerTexts(),
		["You against easy bots"],
		"no preset is like that",
	);
	await page.locator(".setup [type=submit]").click();
	await page.locator("dialog").waitFor({ state: "detached" });
	assert.match(await page.locator(".seat").first().innerText(), /You/);
	assert.match(await page.locator(".seat").nth(1).innerText(), /Bot, easy/);
});

test("a form that the engine refuses says so", async (t) => {
	const page = await visit(t);
	await page.locator("[data-action=new]").click();
	await page.locator(".setup > .more > summary").click();
	await page.locator(".setup .more .more summary").first().click();
	await page.locator(".setup [name=layout]").fill('{"fortresses":[]}');
	await page.locator(".setup [type=submit]").click();
	assert.ok(await page.locator(".complaint").isVisible());
	await page.locator(".setup [name=layout]").fill("");
	await page.locator(".setup [type=submit]").click();
	await page.locator("dialog").waitFor({ state: "detached" });
});

test("the curtain falls between secret turns", async (t) => {
	const page = await visit(t, "kopis.html?curtain=always&players=person");
	assert.equal(
		await page.locator(".board [data-hit]").count(),
		0,
		"nothing to be seen behind it",
	);
	assert.match(await page.locator(".curtain").innerText(), /Red is next/);
	await page.locator("[data-action=lift]").click();
	await pressTarget(page, 0);
	assert.match(await page.locator(".curtain").innerText(), /Black is next/);
	assert.equal(await page.locator(".board [data-hit]").count(), 0);
	await page.locator("[data-action=lift]").click();
	assert.match(await question(page), /^Black: /);
});

test("Troia: a secret choice stays secret at one screen", async (t) => {
	const options = encodeURIComponent(JSON.stringify({ players: 2, seed: 5 }));
	const page = await visit(t, `troia.html?options=${options}&players=person`);
	const seen = await page.evaluate(async () => {
		const table = /** @type {any} */ (document.querySelector("ludo-table"));
		const root = table.shadowRoot;
		const press = (/** @type {Element} */ element) =>
			element.dispatchEvent(
				new MouseEvent("click", { bubbles: true, composed: true }),
			);
		const shown = () =>
			[...root.querySelectorAll('[data-hit^="card:"]')].map((element) =>
				Number(element.dataset.hit.slice(5)),
			);
		const found = {
			curtains: 0,
			hands: 0,
			wrong: /** @type {string[]} */ ([]),
			unnamed: 0,
			phases: new Set(),
		};
		for (let n = 0; n < 400 && table.game.state().round < 6; n += 1) {
			const lift = root.querySelector("[data-action=lift]");
			if (lift !== null) {
				found.curtains += 1;
				if (
					shown().length > 0 ||
					root.querySelector(".board [data-hit]") !== null
				)
					found.wrong.push("something shows through the curtain");
				lift.click();
			} else {
				const cards = shown();
				const state = table.game.state();
				if (cards.length > 0) found.hands += 1;
				// Only one hand is ever on the screen.
				const hands = state.seats.filter((/** @type {any} */ seat) =>
					seat.hand.some((/** @type {number} */ card) => cards.includes(card)),
				);
				if (hands.length > 1)
					found.wrong.push(`cards of ${hands.length} hands`);
				const targets = [...root.querySelectorAll("[data-target]")];
				found.unnamed += targets.filter(
					(element) =>
						!element.getAttribute("aria-label") && !element.textContent,
				).length;
				found.phases.add(state.phase);
				const one = targets[(7 * n) % Math.max(1, targets.length)];
				if (one === undefined) press(root.querySelector(".board [data-hit]"));
				else press(one);
			}
			await new Promise((done) => setTimeout(done, 0));
		}
		return {
			...found,
			phases: [...found.phases],
			round: table.game.state().round,
		};
	});
	assert.deepEqual(seen.wrong, []);
	assert.ok(
		seen.curtains > 6 && seen.hands > 6 && seen.unnamed === 0,
		JSON.stringify(seen),
	);
	assert.ok(
		["startPieces", "playCards", "dig", "publish"].every((phase) =>
			seen.phases.includes(phase),
		),
		JSON.stringify(seen),
	);
	assert.equal(seen.round, 6);
});
