// <ludo-table> in a real browser: its attributes, properties, methods, events and keys.

import assert from "node:assert/strict";
import { test } from "node:test";
import { ready, site } from "./site.mjs";
import { ply } from "./table.mjs";

const { visit } = site();

const WRONG = [
	["no game", {}, ["game", "kopis", "troia"]],
	["an unknown game", { game: "chess" }, ["game", "«chess»", "koplopers"]],
	[
		"an unknown scenario",
		{ game: "kopis", scenario: "castle" },
		["scenario", "«castle»", "capture"],
	],
	[
		"options that are not JSON",
		{ game: "kopis", options: "{" },
		["options", "«{»", "JSON"],
	],
	[
		"options that are no object",
		{ game: "kopis", options: "[1]" },
		["options", "«[1]»", "object"],
	],
	[
		"an option that the engine refuses",
		{ game: "kopis", options: '{"mode":"chess"}' },
		["options", "chess", "storm"],
	],
	[
		"options beside a scenario",
		{ game: "kopis", scenario: "capture", options: '{"mode":"storm"}' },
		["options", "mode", "seed"],
	],
	[
		"an unknown player",
		{ game: "kopis", players: "person robot" },
		["players", "«robot»", "bot:easy"],
	],
	[
		"more players than seats",
		{ game: "kopis", players: "person person bot" },
		["players", "3", "2 seats"],
	],
	[
		"an unknown view",
		{ game: "kopis", view: "mine" },
		["view", "«mine»", "actor"],
	],
	[
		"a seat that is not there",
		{ game: "kopis", view: "2" },
		["view", "«2»", "0 to 1"],
	],
	[
		"an unknown control",
		{ game: "kopis", controls: "undo jump" },
		["controls", "«jump»", "redo"],
	],
	[
		"an unknown theme",
		{ game: "kopis", theme: "blue" },
		["theme", "«blue»", "dark"],
	],
	[
		"an unknown curtain",
		{ game: "kopis", curtain: "never" },
		["curtain", "«never»", "always"],
	],
	[
		"a list that is none",
		{ game: "kopis", "move-list": "{}" },
		["move-list", "«{}»", "list of moves"],
	],
	[
		"a list with something else in it",
		{ game: "kopis", "move-list": "[7]" },
		["move-list", "Entry 1", "list of moves"],
	],
	[
		"a list with a move that is not legal",
		{
			game: "kopis",
			"move-list": '[{"type":"slide","side":"south","line":"a"}]',
		},
		["move-list", "Move 1", "KOP-13"],
	],
];

test("what is wrong with an attribute is said: its name, what was given, what is allowed; and it can be mended", async (t) => {
	const { page } = await visit(t, "");
	for (const [
		what,
		attributes,
		words,
	] of /** @type {[string, Record<string, string>, string[]][]} */ (WRONG)) {
		const shown = await page.evaluate(async (given) => {
			const table = document.createElement("ludo-table");
			for (const [name, value] of Object.entries(given))
				table.setAttribute(name, value);
			document.body.replaceChildren(table);
			const failed = await /** @type {any} */ (table).load().then(
				() => "",
				(/** @type {Error} */ error) => error.message,
			);
			const alert = table.shadowRoot?.querySelector("[role=alert]");
			const said = alert?.textContent ?? "";
			const visible = (alert?.getBoundingClientRect().height ?? 0) > 20;
			for (const name of Object.keys(given)) table.removeAttribute(name);
			table.setAttribute("game", "kopis");
			await Promise.resolve();
			await /** @type {any} */ (table).load();
			return {
				failed,
				said,
				visible,
				mended: table.shadowRoot?.querySelector(".ask")?.textContent ?? "",
			};
		}, attributes);
		assert.ok(shown.visible && shown.failed !== "", what);
		for (const word of words)
			assert.ok(
				shown.said.includes(word),
				`${what}: «${word}» is not in «${shown.said}»`,
			);
		assert.match(shown.mended, /^Red: /, `${what}: mended`);
	}
});

test("attributes are properties, also before the element is defined", async (t) => {
	const { page } = await visit(t, "<ludo-table></ludo-table>", {
		head: "<script>addEventListener('DOMContentLoaded', () => { const table = document.querySelector('ludo-table'); table.game = 'kopis'; table.players = ['nobody', 'person']; }, { once: true, capture: true });</script>",
	});
	await ready(page);
	const seen = await page.evaluate(async () => {
		const table = /** @type {any} */ (document.querySelector("ludo-table"));
		const found = {
			game: table.getAttribute("game"),
			id: table.game.id,
			players: table.players,
		};
		table.options = { mode: "suddenDeath" };
		table.names = ["Ada", "Bo"];
		table.view = 1;
		table.theme = "dark";
		table.readonly = true;
		table.controls = ["log"];
		await table.load();
		await new Promise((done) => setTimeout(done));
		const root = table.shadowRoot;
		return {
			...found,
			mode: table.game.state().mode,
			options: table.options,
			names: table.names,
			view: table.view,
			theme: table.theme,
			readonly: table.readonly,
			scheme: getComputedStyle(table).colorScheme,
			buttons: root.querySelectorAll("[data-action]").length,
			tabs: root.querySelectorAll("[role=tab]").length,
			card: root.querySelector(".name").textContent,
			lang: root.querySelector(".root").lang,
		};
	});
	assert.deepEqual(seen, {
		game: "kopis",
		id: "kopis",
		players: ["nobody", "person"],
		mode: "suddenDeath",
		options: { mode: "suddenDeath" },
		names: ["Ada", "Bo"],
		view: "1",
		theme: "dark",
		readonly: true,
		scheme: "dark",
		buttons: 0,
		tabs: 1,
		card: "Ada",
		lang: "en",
	});
});

test("events leave the element, and methods say what is wrong", async (t) => {
	const { page } = await visit(
		t,
		"<div><ludo-table game='kopis'></ludo-table></div>",
	);
	await ready(page);
	const seen = await page.evaluate(() => {
		const table = /** @type {any} */ (document.querySelector("ludo-table"));
		/** @type {any[]} */
		const heard = [];
		for (const name of ["ready", "move", "refusal", "over"])
			document.body.addEventListener(name, (event) =>
				heard.push([
					name,
					/** @type {CustomEvent} */ (event).detail,
					event.composed,
				]),
			);
		const root = table.shadowRoot;
		const press = (/** @type {string} */ hit) =>
			root
				.querySelector(`[data-hit="${hit}"]`)
				.dispatchEvent(new MouseEvent("click", { bubbles: true }));
		press("line:south:a");
		press("line:west:3");
		/** @type {any} */
		let thrown;
		try {
			table.play({ type: "slide", side: "south", line: "a" });
		} catch (error) {
			thrown = error;
		}
		while (table.game.outcome() === null)
			table.play(table.game.legalMoves()[0]);
		return { heard, thrown: [thrown.name, thrown.code] };
	});
	assert.deepEqual(seen.thrown, ["RulesError", "illegal-move"]);
	const [first, second] = seen.heard;
	assert.equal(first[0], "refusal");
	assert.equal(first[1].verdict.rule, "KOP-13");
	assert.deepEqual(
		[second[0], second[1].seat, second[1].move],
		["move", 0, { type: "slide", side: "west", line: "3" }],
	);
	assert.ok(second[1].events.length > 0);
	assert.equal(seen.heard.at(-1)[0], "over");
	assert.ok(Array.isArray(seen.heard.at(-1)[1].outcome.ranking));
	assert.ok(
		seen.heard.every((/** @type {any[]} */ each) => each[2]),
		"all of them are composed",
	);
	assert.equal(
		seen.heard.filter((/** @type {any[]} */ [name]) => name === "move").length,
		16,
	);
});

test("seats that nobody plays move by script alone", async (t) => {
	const { page } = await visit(
		t,
		"<ludo-table game='kopis' players='nobody person'></ludo-table>",
	);
	await ready(page);
	assert.equal(
		await page.locator(".board [data-target]").count(),
		0,
		"nothing is offered to anybody",
	);
	assert.match(await page.locator(".seat").first().innerText(), /By script/);
	await page.evaluate(() => {
		const table = /** @type {any} */ (document.querySelector("ludo-table"));
		table.play({ type: "slide", side: "west", line: "3" }, 0);
	});
	assert.equal(await ply(page), 1);
	await page.locator(".board [data-target]").first().click();
	assert.equal(await ply(page), 2);
	assert.equal(await page.locator(".board [data-target]").count(), 0);
	await page.locator("[data-action=undo]").click();
	assert.equal(
		await ply(page),
		1,
		"undo goes back to the last decision of a person",
	);
});

test("as many play as are named", async (t) => {
	const { page } = await visit(
		t,
		"<ludo-table game='troia' players='person nobody'></ludo-table>",
	);
	await ready(page);
	assert.equal(await page.locator(".seat").count(), 2);
	assert.equal(
		await page.locator(".curtain").count(),
		0,
		"one person at the table: no curtain",
	);
});

test("keys in a dialog are not meant for the board", async (t) => {
	const { page } = await visit(t, "<ludo-table game='kopis'></ludo-table>");
	await ready(page);
	await page.locator(".board [data-target]").first().click();
	await page.locator("[data-action=new]").click();
	await page.keyboard.press("u");
	assert.equal(await ply(page), 1);
	await page.keyboard.press("Escape");
	await page.locator("dialog").waitFor({ state: "detached" });
	await page.keyboard.press("u");
	assert.equal(await ply(page), 0);
});

test("arrow keys go between the board and the buttons above it, Enter presses, Escape steps back", async (t) => {
	// Frachtexpress and Koplopers offer buttons beside the board; which of them follows from the seed.
	const { page } = await visit(
		t,
		"<ludo-table game='koplopers' players='person nobody' options='{\"seed\":5}'></ludo-table>",
	);
	await ready(page);
	await page.evaluate(() => {
		const table = /** @type {any} */ (document.querySelector("ludo-table"));
		const root = table.shadowRoot;
		for (
			let n = 0;
			n < 60 &&
			(root.querySelectorAll(".choice").length === 0 ||
				root.querySelectorAll(".board [data-target]").length === 0);
			n += 1
		) {
			const seat = table.game.actors()[0];
			const moves = table.game.legalMoves(seat);
			table.play(moves[(5 * n) % moves.length], seat);
		}
		table.focus();
	});
	const focused = () =>
		page.evaluate(() => {
			const element =
				document.querySelector("ludo-table")?.shadowRoot?.activeElement;
			return element?.closest(".choices")
				? "choices"
				: element?.closest(".board")
					? "board"
					: "elsewhere";
		});
	assert.equal(await focused(), "board");
	for (let n = 0; n < 40 && (await focused()) === "board"; n += 1)
		await page.keyboard.press("ArrowUp");
	assert.equal(await focused(), "choices");
	await page.keyboard.press("ArrowRight");
	assert.equal(await focused(), "choices");
	await page.keyboard.press("ArrowDown");
	assert.equal(await focused(), "board");
});
