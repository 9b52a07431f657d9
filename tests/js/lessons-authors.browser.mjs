// Lessons in a real browser: when they are loaded, authors' lessons and what is said of broken ones, and what they leave behind.

import assert from "node:assert/strict";
import { test } from "node:test";
import { lessonOf } from "./lessons.mjs";
import { LISTEN, tours } from "./tour.mjs";

const { tour, visit } = tours();

test("a page without a lesson loads none", async (t) => {
	const plain = await visit(t, '<ludo-table game="kopis"></ludo-table>');
	await plain.page.locator(".ask").waitFor();
	assert.ok(
		!plain.asked.some((path) => /lesson|player|check/.test(path)),
		plain.asked.join(),
	);
	const { asked } = await tour(t, "kopis");
	assert.deepEqual(
		asked.filter((path) => /lesson/.test(path)).sort(),
		["/pkg/element-lesson-kopis.js", "/pkg/element-lesson.js"],
		"one tour loads one lesson",
	);
});

test("an author's lesson: at an address, as an object, and what is wrong with it", async (t) => {
	const { page, url } = await visit(
		t,
		'<ludo-table game="kopis"></ludo-table>',
		{ head: LISTEN, expected: /404|Failed to load/ },
	);
	await page.locator(".ask").waitFor();
	const mine = { ...lessonOf("kopis"), title: "Mine" };
	await page.route("**/mine.json", (route) => route.fulfill({ json: mine }));
	await page.route("**/broken.json", (route) =>
		route.fulfill({
			json: {
				...mine,
				steps: [
					{
						...mine.steps[0],
						expect: { type: "slide", side: "south", line: "a" },
					},
				],
			},
		}),
	);
	await page.route("**/text.json", (route) =>
		route.fulfill({ body: "Slide in." }),
	);
	const table = page.locator("ludo-table");
	/** @param {string | null} address */
	const set = (address) =>
		table.evaluate(
			(element, to) =>
				to === null
					? element.removeAttribute("lesson")
					: element.setAttribute("lesson", to),
			address,
		);

	await set("mine.json");
	await page.getByRole("region", { name: "Lesson: Mine" }).waitFor();
	await set("./broken.json");
	const alert = page.getByRole("alert");
	assert.match(
		await alert.innerText(),
		/broken\.json[\s\S]*Step 1 \(«Slide in and push»\), expect: .*KOP-13/,
	);
	await set("./text.json");
	await page.getByRole("alert").filter({ hasText: "is not JSON" }).waitFor();
	await set("./nowhere.json");
	await page
		.getByRole("alert")
		.filter({ hasText: "could not be loaded (404)" })
		.waitFor();
	await set("troia");
	await page
		.getByRole("alert")
		.filter({ hasText: /about troia.*says kopis/ })
		.waitFor();
	await set(null);
	await page.locator(".ask").waitFor();
	assert.equal(await page.locator(".lesson").count(), 0, "a game again");

	await table.evaluate((element, lesson) => {
		element.lesson = lesson;
	}, mine);
	await page.getByRole("region", { name: "Lesson: Mine" }).waitFor();
	await assert.rejects(
		table.evaluate((element) => /** @type {any} */ (element).newGame()),
		/plays a lesson/,
	);
	await table.evaluate((element) => {
		element.lesson = { format: 1 };
	});
	assert.match(
		await page.getByRole("alert").innerText(),
		/title: a text is needed/,
	);
	await table.evaluate((element) => {
		element.lesson = null;
	});
	await page.locator(".board [data-target]").first().waitFor();

	const told = await page.evaluate(async (from) => {
		const { validateLesson } = await import(from);
		return [
			await validateLesson({}),
			await validateLesson({ format: 1, game: "kopis", title: "x", steps: [] }),
		];
	}, new URL("../pkg/element.js", url).href);
	assert.deepEqual(
		told.map((/** @type {any[]} */ list) => list.map(({ field }) => field)),
		[["format", "game", "title", "steps"], ["steps"]],
	);
});

test("a lesson that does not exist says what there is", async (t) => {
	const { page } = await visit(t, '<ludo-table lesson="chess"></ludo-table>');
	assert.match(
		await page.getByRole("alert").innerText(),
		/«lesson» is «chess»[\s\S]*kopis/,
	);
	await page
		.locator("ludo-table")
		.evaluate((element) => element.setAttribute("lesson", "kopis"));
	await page.locator(".lesson h2").waitFor();
});

test("a lesson leaves nothing behind when its table goes", async (t) => {
	const { page } = await tour(t, "kopis");
	await page.locator('[data-hit="line:west:4"]').click();
	await page.evaluate(() => document.querySelector("ludo-table")?.remove());
	// The position would have come back by now: a table that is gone must not complain.
	await page.waitForTimeout(1500);
	await page.evaluate(() =>
		document.body.append(
			Object.assign(document.createElement("ludo-table"), { lesson: "kopis" }),
		),
	);
	await page.locator(".lesson h2").waitFor();
});
