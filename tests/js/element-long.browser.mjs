// What a person would lose to a hostile link: a page that answers, a log that can be read, and words about what is wrong.

import assert from "node:assert/strict";
import { test } from "node:test";
import { deflateRawSync } from "node:zlib";
import { endless, packed } from "./long-links.mjs";
import { ready, site } from "./site.mjs";
import { ply } from "./table.mjs";

const { visit } = site();
const BODY = "<ludo-table game='ptites-locos'></ludo-table>";

/** Measures how long the page does not answer at a stretch. */
const HEART = `<script>
	window.worst = 0;
	{
		let last = performance.now();
		setInterval(() => {
			const now = performance.now();
			window.worst = Math.max(window.worst, now - last);
			last = now;
		}, 5);
	}
</script>`;
/** In milliseconds. The rules of a game are compiled meanwhile, which is not counted: a table of the game is there before. */
const MOST = 200;

/** @typedef {import("playwright-core").Page} Page */

/**
 * A page with a table that is ready; then the link is pasted.
 * @param {import("node:test").TestContext} t
 * @param {string} hash
 */
async function paste(t, hash) {
	const { page } = await visit(t, BODY, { head: HEART });
	await ready(page);
	await page.evaluate((text) => {
		/** @type {any} */ (window).worst = 0;
		location.hash = text;
	}, hash);
	return page;
}

/** @param {Page} page */
const found = (page) =>
	page.evaluate(() => ({
		worst: Number(/** @type {any} */ (window).worst),
		nodes:
			document.querySelector("ludo-table")?.shadowRoot?.querySelectorAll("*")
				.length ?? 0,
	}));

test("a link of 1,700 characters with a game of 7,000 moves opens, and the page stays alive", async (t) => {
	const hash = packed(endless(7000));
	assert.ok(hash.length < 1800, `${hash.length} characters`);
	/** On a busy machine the page waits for its processor, too: the best of five visits counts. */
	let best = Infinity;
	for (let n = 0; n < 5 && best >= MOST; n += 1) {
		const page = await paste(t, hash);
		await page.waitForFunction(
			() =>
				/** @type {any} */ (document.querySelector("ludo-table")).game.ply ===
				7000,
		);
		await page.waitForTimeout(300);
		const { worst, nodes } = await found(page);
		t.diagnostic(`${hash.length} characters, ${worst} ms, ${nodes} nodes`);
		assert.ok(nodes < 4000, `${nodes} nodes`);
		best = Math.min(best, worst);
	}
	assert.ok(best < MOST, `the page did not answer for ${best} ms`);
});

test("a table that is asked to load while it opens a link opens it all the same", async (t) => {
	const { page } = await visit(t, "", { hash: packed(endless(7000)) });
	const seen = await page.evaluate(async () => {
		await customElements.whenDefined("ludo-table");
		const table = /** @type {any} */ (document.createElement("ludo-table"));
		table.setAttribute("game", "ptites-locos");
		document.body.append(table);
		const asked = [table.load()];
		let opened = false;
		void asked[0].then(() => (opened = true));
		while (!opened && asked.length < 100) {
			await new Promise((resume) => setTimeout(resume, 15));
			asked.push(table.load());
		}
		await Promise.all(asked);
		return table.game.ply;
	});
	assert.equal(seen, 7000);
});

for (const [moves, words] of /** @type {[number, RegExp][]} */ ([
	[12_000, /12000 moves, and a link holds at most 10000/],
	[66_000, /more text than any game/],
]))
	test(`a link with ${moves} moves is answered in words, and none of them is played`, async (t) => {
		const hash = packed(endless(moves));
		const page = await paste(t, hash);
		await page.locator(".notice").waitFor();
		assert.match(await page.locator(".notice").innerText(), words);
		assert.ok((await ply(page)) < 5);
		const { worst, nodes } = await found(page);
		t.diagnostic(`${hash.length} characters, ${worst} ms, ${nodes} nodes`);
		assert.ok(worst < MOST, `the page did not answer for ${worst} ms`);
		assert.ok(nodes < 4000, `${nodes} nodes`);
	});

test("a link that unpacks to a hundred megabytes, and one that is too long, are answered in words", async (t) => {
	const bomb = deflateRawSync(Buffer.alloc(100_000_000, 32), { level: 9 });
	for (const [hash, words] of /** @type {[string, RegExp][]} */ ([
		[`#ludo=a${bomb.toString("base64url").slice(0, 60_000)}`, /more text/],
		[`#ludo=a${bomb.toString("base64url")}`, /characters, and a link has at/],
	])) {
		const page = await paste(t, hash);
		await page.locator(".notice").waitFor();
		assert.match(await page.locator(".notice").innerText(), words);
		const { worst } = await found(page);
		assert.ok(worst < MOST, `the page did not answer for ${worst} ms`);
	}
});

test("whoever leaves a link while it is opened keeps the game on the table", async (t) => {
	const page = await paste(t, "");
	const seen = await page.evaluate(
		async (hash) => {
			const table = /** @type {any} */ (document.querySelector("ludo-table"));
			const prototype = Object.getPrototypeOf(table.game);
			const { apply } = prototype;
			let played = 0;
			// Rules that are slow.
			prototype.apply = function (/** @type {any[]} */ ...given) {
				played += 1;
				for (const end = performance.now() + 2; performance.now() < end; );
				return apply.apply(this, given);
			};
			const { game } = table;
			location.hash = hash;
			/** @type {string[]} */
			const said = [];
			for (let n = 0; n < 100 && said.length === 0; n += 1) {
				await new Promise((done) => setTimeout(done, 20));
				const notice = table.shadowRoot.querySelector(".notice p");
				if (notice !== null) said.push(notice.textContent);
			}
			location.hash = "";
			await new Promise((done) => setTimeout(done, 200));
			const then = played;
			await new Promise((done) => setTimeout(done, 200));
			return {
				said: said[0] ?? "",
				over: then === played,
				same: table.game === game,
				notices: table.shadowRoot.querySelectorAll(".notice").length,
			};
		},
		packed(endless(7000)),
	);
	assert.match(seen.said, /being opened: \d+ %/);
	assert.deepEqual(
		{ ...seen, said: "" },
		{ said: "", over: true, same: true, notices: 0 },
	);
});

test("every damaged fragment is answered in words, and those of others keep their meaning", async (t) => {
	const body = `${BODY}<h2 id="section" style="margin-top:3000px">Section</h2><h2 id="100%">All</h2>`;
	for (const hash of [
		"#%",
		"#ludo",
		"#ludo=%%%",
		"#ludo=a%E0%A4%A",
		"#LUDO=",
		"#ludo%3Da",
		"#other&ludo=zzz",
		"#ludo=a####",
		"#ludo=a💥",
	]) {
		const { page } = await visit(t, body, { hash });
		await ready(page);
		await page.locator(".notice").waitFor();
		assert.match(
			await page.locator(".notice").innerText(),
			/link is damaged.*A fresh game was started/s,
			hash,
		);
	}
	for (const hash of [
		"#section",
		"#100%",
		"#KOP-13",
		"#ludotheque",
		"#a=b",
		"#50%25",
	]) {
		const { page } = await visit(t, body, { hash });
		await ready(page);
		await page.waitForTimeout(100);
		assert.equal(await page.locator(".notice").count(), 0, hash);
		assert.ok(page.url().endsWith(hash), hash);
	}
});

test("a link in which programs have written other characters for the «=» opens", async (t) => {
	const { page } = await visit(t, BODY, {
		hash: packed(endless(5)).replace("=", "%3D"),
	});
	await ready(page);
	await page.waitForFunction(
		() =>
			/** @type {any} */ (document.querySelector("ludo-table")).game.ply === 5,
	);
});

test("a damaged link that is pasted leaves the game that is played", async (t) => {
	const { page } = await visit(t, BODY);
	await ready(page);
	await page.evaluate(() => {
		const table = /** @type {any} */ (document.querySelector("ludo-table"));
		for (let n = 0; n < 4; n += 1) table.play(table.game.legalMoves()[0]);
	});
	const before = await ply(page);
	const illegal = { ...endless(5), moves: [{ type: "again" }] };
	for (const hash of ["#ludo=a%%%", packed(illegal)]) {
		await page.evaluate((text) => (location.hash = text), hash);
		await page.getByText("The game on the table stays.").waitFor();
		assert.equal(await ply(page), before);
		await page.locator(".notice .quiet-button").click();
	}
});

test("the log of a long game shows its newest moves, and earlier ones when they are asked for", async (t) => {
	const page = await paste(t, packed(endless(450)));
	const plies = () =>
		page.evaluate(() => {
			const root = document.querySelector("ludo-table")?.shadowRoot;
			const all = [...(root?.querySelectorAll("[data-ply]") ?? [])].map(
				(each) => Number(/** @type {HTMLElement} */ (each).dataset.ply),
			);
			return { all, sorted: all.every((n, at) => n >= (all[at - 1] ?? 0)) };
		});
	await page.waitForFunction(
		() =>
			/** @type {any} */ (document.querySelector("ludo-table")).game.ply ===
			450,
	);
	const first = await plies();
	assert.deepEqual([first.all.at(-1), first.sorted], [449, true]);
	assert.ok((first.all[0] ?? 0) >= 340, `from ${first.all[0]}`);
	const button = page.getByRole("button", { name: "Show earlier moves" });
	await button.click();
	const second = await plies();
	assert.ok(second.sorted && (second.all[0] ?? 0) < (first.all[0] ?? 0));
	assert.equal(second.all.at(-1), 449);
	for (let n = 0; n < 9 && (await button.isVisible()); n += 1)
		await button.click();
	assert.ok(((await plies()).all[0] ?? 99) < 5, "all of them can be read");
	await page.locator("[data-action=undo]").click();
	const back = await plies();
	assert.ok(back.sorted && (back.all.at(-1) ?? 0) < 449);
});
