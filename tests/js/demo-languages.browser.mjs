// The pages of the demo in each language: what they say and load, how a language is chosen, and that it is never English by
// mistake.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { test } from "node:test";
import { parse } from "@messageformat/parser";
import { games, scenarios } from "ludotheque";
import {
	english,
	LANGUAGES,
	OTHERS,
	review,
	texts,
} from "../../demo/reference/words.mjs";
import { DOCS, GAMES, ROOT, theatre } from "./browser.mjs";
import { settled } from "./pages.mjs";
import { ply, saved } from "./table.mjs";

const house = theatre();
const TRANSLATED = [
	"index.html",
	...GAMES.map((id) => `${id}.html`),
	"blog.html",
];
const OTHER = /\.(fr|nl|de)\.js(on)?$|\/words\/(fr|nl|de)\//;
const AXE = readFileSync(
	createRequire(import.meta.url).resolve("axe-core"),
	"utf8",
);

/** @typedef {import("playwright-core").Page} Page */
/** @typedef {import("ludotheque").Language} Language */

/**
 * The words of a page.
 * @param {string} path @param {string} lang @returns {Record<string, string>}
 */
const wordsOf = (path, lang) =>
	JSON.parse(
		readFileSync(
			join(ROOT, "demo/words", lang, path.replace(".html", ".json")),
			"utf8",
		),
	);

const bare = (/** @type {string} */ text) => text.replace(/<\/?\d>/g, "");
const language = (/** @type {Page} */ page) => page.locator("html[lang]");
const choice = (/** @type {Page} */ page) => page.locator("#language");

/** @param {Page} page @param {string} lang */
async function speaks(page, lang) {
	await page.locator(`html[lang=${lang}]:not([data-words])`).waitFor();
}

test("every key of the pages exists in four languages, of the same English, with the same parts and parameters", () => {
	const source = english();
	assert.ok(Object.keys(source).length > 100);
	const names = (/** @type {string} */ text) => {
		/** @type {Set<string>} */
		const found = new Set(text.match(/<\/?\d>/g) ?? []);
		const walk = (/** @type {any[]} */ tokens) => {
			for (const { arg, cases = [] } of tokens) {
				if (arg !== undefined) found.add(arg);
				for (const { tokens: inner } of cases) walk(inner);
			}
		};
		walk(parse(text));
		return [...found].sort();
	};
	for (const lang of OTHERS) {
		assert.deepEqual(
			review(lang),
			{ missing: [], unknown: [], changed: [] },
			lang,
		);
		const translated = texts(lang);
		for (const [key, text] of Object.entries(source)) {
			const own = translated[key] ?? "";
			assert.deepEqual(names(own), names(text), `${lang} ${key}`);
			assert.doesNotMatch(own, /['"]/, `${lang} ${key}`);
		}
	}
});

test("no key of the pages is said nowhere", () => {
	const said = new Set(
		TRANSLATED.flatMap((path) => Object.values(wordsOf(path, "en"))),
	);
	const frame = readFileSync(join(ROOT, "demo/frame.html"), "utf8");
	for (const [key, text] of Object.entries(english()))
		assert.ok(
			// What has parameters is said with them.
			/\{\w+/.test(text) || said.has(text) || frame.includes(text),
			key,
		);
});

/**
 * Everything that a page says outside its tables: texts, and what a screen reader and a search engine are told. What is said in
 * another language on purpose says so, and code is code.
 * @param {Page} page
 */
const saidOn = (page) =>
	page.evaluate(() => {
		/** @type {Set<string>} */
		const found = new Set([document.title]);
		for (const element of document.querySelectorAll("body, body *, meta")) {
			if (
				element.closest(
					"script, style, pre, code, ludo-table, .ludo-picture, [lang]:not(html)",
				)
			)
				continue;
			for (const name of ["aria-label", "alt", "title", "placeholder"])
				found.add(element.getAttribute(name) ?? "");
			if (element.getAttribute("name") === "description")
				found.add(element.getAttribute("content") ?? "");
			for (const node of element.childNodes)
				if (node.nodeType === Node.TEXT_NODE) found.add(node.nodeValue ?? "");
		}
		return [...found].map((text) => text.trim()).filter(Boolean);
	});

/** What of the page itself is wider than the window; tables have tests of their own, and code may be moved. @param {Page} page */
const tooWide = (page) =>
	page.evaluate(() =>
		[...document.querySelectorAll("body *:not(pre *)")]
			.filter(
				(element) =>
					Math.floor(element.getBoundingClientRect().right) > innerWidth,
			)
			.map((element) => element.outerHTML.slice(0, 80)),
	);

/** What axe-core finds on the page, shadow roots included. @param {Page} page */
async function findings(page) {
	await page.evaluate(AXE);
	return page.evaluate(async () => {
		const { violations } = await /** @type {any} */ (globalThis).axe.run(
			document,
			{ resultTypes: ["violations"] },
		);
		return violations.map(
			(/** @type {any} */ { id, nodes }) =>
				`${id}: ${nodes[0].target.flat(3).join(" ")}`,
		);
	});
}

for (const lang of OTHERS)
	for (const path of TRANSLATED)
		test(`${lang}, ${path}: nothing is English, title and alternates are right, it fits 320 pixels, axe-core finds nothing`, async (t) => {
			const page = await house.visit(t, `${path}?lang=${lang}`, {
				viewport: { width: 320, height: 780 },
			});
			await speaks(page, lang);
			const id = GAMES.find((each) => path === `${each}.html`);
			if (id !== undefined)
				await page.locator(".positions a").first().waitFor();
			assert.deepEqual(await tooWide(page), []);
			await page.setViewportSize({ width: 1280, height: 800 });
			await settled(page, path);

			const [own, source] = [wordsOf(path, lang), wordsOf(path, "en")];
			const info = games(/** @type {Language} */ (lang)).find(
				(each) => each.id === id,
			);
			const pieces = [
				...Object.values(own).flatMap((text) => text.split(/<\/?\d>/)),
				...saidByPackage(id, lang),
			].map((text) => text.trim());
			const known = new Set(pieces);
			/** Names, and the sign of the language. */
			const names = new Set([
				"Ludotheque",
				lang.toUpperCase(),
				...games().map(({ title }) => title),
			]);
			const spoken = texts(/** @type {Language} */ (lang))[
				"article.element"
			]?.replace("{n}", "\\d");
			const said = await saidOn(page);
			assert.ok(said.length > 25);
			for (const text of said)
				assert.ok(
					known.has(text) ||
						names.has(text) ||
						new RegExp(`^${spoken}$`).test(text),
					`«${text}» is not in the words of ${lang}`,
				);
			// And what differs in English is not there in English.
			const shown = new Set(said);
			for (const [name, text] of Object.entries(source))
				if (bare(text) !== bare(own[name] ?? ""))
					assert.ok(
						!shown.has(bare(text)) || known.has(bare(text)),
						`${name} is English`,
					);

			assert.equal(
				await page.title(),
				id === undefined
					? own.title
					: `${games().find((each) => each.id === id)?.title} · Ludotheque`,
			);
			assert.equal(
				await page.locator("meta[name=description]").getAttribute("content"),
				own[
					path === "index.html"
						? "gallery.description"
						: `${id ?? "article"}.description`
				],
			);
			if (info !== undefined)
				assert.ok(
					(await page.locator(".game-head .facts").innerText()).includes(
						String(info.minutes),
					),
				);
			assert.deepEqual(
				await page
					.locator("link[rel=alternate]")
					.evaluateAll((all) =>
						all.map((each) => [
							each.getAttribute("hreflang"),
							each.getAttribute("href"),
						]),
					),
				[
					["x-default", path],
					...Object.keys(LANGUAGES).map((code) => [
						code,
						`${path}?lang=${code}`,
					]),
				],
			);
			assert.deepEqual(await findings(page), []);
		});

/** What the package says on the page of a game. @param {string | undefined} id @param {string} lang */
function saidByPackage(id, lang) {
	if (id === undefined) return [];
	return scenarios(
		/** @type {import("ludotheque").GameId} */ (id),
		/** @type {Language} */ (lang),
	).flatMap(({ title, note }) => [title, note]);
}

test("an English page asks for no other language, and another page for its own alone", async (t) => {
	for (const lang of ["en", "nl"]) {
		const page = await house.visit(t, "plain.html", {
			locale: lang === "en" ? "en-GB" : "nl-BE",
		});
		/** @type {string[]} */
		const asked = [];
		page.on("request", (request) =>
			asked.push(new URL(request.url()).pathname),
		);
		for (const path of TRANSLATED) {
			await page.goto(house.address + path);
			await speaks(page, lang);
			await settled(page, path);
		}
		const other = asked.filter((path) => OTHER.test(path));
		if (lang === "en") assert.deepEqual(other, []);
		else {
			assert.ok(other.length > 10);
			assert.deepEqual(
				other.filter((path) => !/[./]nl[./]/.test(path)),
				[],
			);
		}
	}
});

test("what is chosen is kept, and goes before the browser; the address goes before both", async (t) => {
	const page = await house.visit(t, "index.html", { locale: "nl-BE" });
	await speaks(page, "nl");
	await page.getByRole("combobox", { name: "Taal" }).selectOption("fr");
	await speaks(page, "fr");
	assert.equal(new URL(page.url()).search, "", "the address stays as it is");
	await page.getByRole("link", { name: "Jouer à Kopis" }).click();
	await page.waitForURL("**/kopis.html");
	await speaks(page, "fr");
	await page.goto(`${house.address}blog.html?lang=de-AT`);
	await speaks(page, "de");
	assert.equal(await choice(page).inputValue(), "de");
	await page.goto(`${house.address}blog.html?lang=pt`);
	await speaks(page, "fr");
	await choice(page).selectOption("en");
	await speaks(page, "en");
	await page.reload();
	await speaks(page, "en");
	assert.match(await page.locator("h1").innerText(), /nobody may push/);
});

test("the first language of the browser that there is decides", async (t) => {
	const page = await house.visit(t, "plain.html");
	await page.addInitScript(() =>
		Object.defineProperty(navigator, "languages", {
			value: ["pt-BR", "de-CH", "fr"],
		}),
	);
	await page.goto(`${house.address}index.html`);
	await speaks(page, "de");
});

test("links lead on in the language that the address says, and only to pages that have it", async (t) => {
	const page = await house.visit(t, "kopis.html?lang=fr&scenario=bastion");
	await speaks(page, "fr");
	await page.locator(".positions a").first().waitFor();
	const links = () =>
		page.locator("a[href]:not([href^='#'])").evaluateAll((all) =>
			all.map((each) => ({
				url: /** @type {HTMLAnchorElement} */ (each).href,
				english: each.getAttribute("hreflang") === "en",
			})),
		);
	for (const lang of ["fr", "de"]) {
		const found = await links();
		assert.ok(found.length > 12);
		for (const { url, english: isEnglish } of found) {
			const { pathname, searchParams } = new URL(url);
			const file = pathname.slice(pathname.lastIndexOf("/demo/") + 6);
			assert.equal(!isEnglish, TRANSLATED.includes(file), file);
			assert.equal(searchParams.get("lang"), isEnglish ? null : lang, url);
		}
		if (lang === "de") break;
		await choice(page).selectOption("de");
		await speaks(page, "de");
		const { searchParams } = new URL(page.url());
		assert.equal(searchParams.get("lang"), "de");
		assert.equal(searchParams.get("scenario"), "bastion");
		const title = scenarios("kopis", "de")[0]?.title ?? "?";
		await page
			.locator(".positions")
			.getByText(title, { exact: true })
			.waitFor();
	}
	await page.goto(`${house.address}kopis.html`);
	await speaks(page, "de");
	assert.ok(
		(await links()).every(({ url }) => !new URL(url).searchParams.has("lang")),
	);
});

test("an old address leads on in its language", async (t) => {
	const page = await house.visit(t, "?game=kopis&lang=fr&scenario=capture");
	await page.waitForURL("**/kopis.html?lang=fr&scenario=capture");
	await speaks(page, "fr");
	assert.ok((await page.locator(".asking").innerText()).includes("capturer"));
});

test("another language keeps the running game, and what else the address says", async (t) => {
	const page = await house.visit(t, "kopis.html?players=person&way=pass");
	for (let n = 0; n < 3; n += 1)
		await page.locator(".board [data-target]").first().click();
	const before = await saved(page);
	for (const lang of ["de", "nl", "fr", "en"]) {
		await choice(page).selectOption(lang);
		await speaks(page, lang);
		await page.locator(`ludo-table .root[lang=${lang}]`).waitFor();
		assert.equal(await saved(page), before);
		assert.equal(await ply(page), 3);
		const first = scenarios("kopis", /** @type {Language} */ (lang))[0];
		await page
			.locator(".positions")
			.getByText(first?.title ?? "?")
			.waitFor();
		assert.equal(
			await page.locator(".ways [aria-current=page]").getAttribute("data-way"),
			"pass",
		);
	}
	await page.locator(".board [data-target]").first().click();
	assert.equal(await ply(page), 4);
	// What it says is what it said before there was another language.
	for (const [name, text] of Object.entries(wordsOf("kopis.html", "en"))) {
		const place = page.locator(`[data-t="${name}"]:visible`).first();
		if (await place.count())
			assert.equal(await place.textContent(), bare(text), name);
	}
	assert.equal(
		await page.locator('[data-t="kopis.about.2"] a').getAttribute("href"),
		"blog.html",
	);
});

test("a tour goes on in another language", async (t) => {
	const page = await house.visit(t, "kopis.html?lesson=kopis&lang=nl");
	await speaks(page, "nl");
	await page.locator(".lesson").waitFor();
	assert.match(
		await page.locator(".lesson").innerText(),
		/Kopis in acht zetten/,
	);
	await choice(page).selectOption("de");
	await page.getByText("Kopis in acht Zügen").waitFor();
});

test("the language is chosen by keyboard, and said to those who do not see it", async (t) => {
	const page = await house.visit(t, "blog.html");
	await page.locator(".page-head nav a").last().focus();
	await page.keyboard.press("Tab");
	const select = page.getByRole("combobox", { name: "Language" });
	assert.ok(
		await select.evaluate((each) => each === document.activeElement),
		"it follows the links",
	);
	await page.keyboard.type("N");
	await speaks(page, "nl");
	assert.equal(await choice(page).inputValue(), "nl");
	assert.ok(await page.getByRole("combobox", { name: "Taal" }).isVisible());
	assert.ok(
		await choice(page).evaluate((each) => each === document.activeElement),
		"the focus stays",
	);
	const box = await page.locator(".language").boundingBox();
	assert.ok(box !== null && box.height >= 40 && box.width >= 40);
});

test("no English flashes, and nothing jumps", async (t) => {
	const page = await house.visit(t, "plain.html");
	await page.route("**/words/de/index.json", async (route) => {
		await new Promise((done) => setTimeout(done, 700));
		await route.continue();
	});
	await page.addInitScript(() => {
		const seen = /** @type {Set<string>} */ (new Set());
		Object.assign(globalThis, { seen, shift: 0 });
		const look = () => {
			const heading = document.querySelector("h1");
			if (
				heading !== null &&
				getComputedStyle(heading).visibility === "visible"
			)
				seen.add(heading.textContent ?? "");
			requestAnimationFrame(look);
		};
		look();
		new PerformanceObserver((list) => {
			/** @type {any} */ for (const entry of list.getEntries())
				globalThis.shift += /** @type {any} */ (entry).value;
		}).observe({ type: "layout-shift", buffered: true });
	});
	await page.goto(`${house.address}index.html?lang=de`);
	assert.equal(await language(page).getAttribute("lang"), "de", "at once");
	await speaks(page, "de");
	await settled(page, "index.html");
	const { seen, shift } = await page.evaluate(() => {
		const { seen: all, shift: sum } = /** @type {any} */ (globalThis);
		return { seen: [...all], shift: sum };
	});
	assert.deepEqual(seen, [wordsOf("index.html", "de")["gallery.heading"]]);
	assert.ok(shift < 0.05, `${shift} of layout shift`);
});

test("without its words a page is English, and says so", async (t) => {
	const context = await house.browser.newContext({ serviceWorkers: "block" });
	t.after(() => context.close());
	const page = await context.newPage();
	await page.route("**/words/de/*.json", (route) => route.abort());
	await page.goto(`${house.address}blog.html?lang=de`);
	await speaks(page, "en");
	assert.ok(await page.locator("h1").isVisible());
	assert.equal(await choice(page).inputValue(), "en");
	await page.locator("ludo-table .root[lang=en]").first().waitFor();
	// A change that fails leaves all as it is.
	await choice(page).selectOption("de");
	await page.waitForFunction(
		() =>
			/** @type {HTMLSelectElement} */ (document.getElementById("language"))
				.value === "en",
	);
	assert.match(await page.locator("h1").innerText(), /nobody may push/);
	await choice(page).selectOption("fr");
	await speaks(page, "fr");
});

test("a page without JavaScript is English, and offers no choice that does nothing", async (t) => {
	const context = await house.browser.newContext({
		javaScriptEnabled: false,
		locale: "fr-FR",
	});
	t.after(() => context.close());
	const page = await context.newPage();
	for (const path of TRANSLATED) {
		await page.goto(`${house.address}${path}?lang=fr`);
		assert.equal(await language(page).getAttribute("lang"), "en");
		assert.ok(await page.locator("h1").isVisible());
		assert.ok(
			(await page.locator("footer").innerText()).startsWith("Unofficial"),
		);
		assert.equal(await page.locator(".language").isVisible(), false);
	}
});

test("what is English in every language says so, and offers no choice", async (t) => {
	const page = await house.visit(t, "plain.html?lang=fr", { locale: "fr-FR" });
	for (const path of ["plain.html", ...DOCS]) {
		await page.goto(`${house.address}${path}?lang=fr`);
		assert.equal(await language(page).getAttribute("lang"), "en", path);
		assert.equal(await choice(page).count(), 0, path);
	}
});

test("scripts of a page say numbers as the language does", async (t) => {
	const page = await house.visit(t, "index.html?lang=fr");
	await speaks(page, "fr");
	const say = () =>
		page.evaluate(async () => {
			const entry = "./words.js";
			return (await import(entry)).say("offline.progress", {
				kept: 1234,
				known: 5678,
			});
		});
	assert.equal(
		await say(),
		"Fichiers gardés\u00a0: 1\u202f234 sur 5\u202f678.",
	);
	await choice(page).selectOption("de");
	await speaks(page, "de");
	assert.equal(await say(), "1.234 von 5.678 Dateien sind gespeichert.");
	const motion = page.locator("#motion");
	assert.equal(await motion.innerText(), texts("de")["gallery.resume"]);
	await motion.click();
	assert.equal(await motion.innerText(), texts("de")["gallery.pause"]);
	await choice(page).selectOption("nl");
	await speaks(page, "nl");
	assert.equal(await motion.innerText(), texts("nl")["gallery.pause"]);
	const theme = page.locator("#theme");
	await theme.click();
	assert.equal(await theme.innerText(), "Thema: licht");
});

test("the page for frames speaks the language of its address", async (t) => {
	const page = await house.visit(t, "plain.html");
	/** @type {string[]} */
	const asked = [];
	page.on("request", (request) => asked.push(new URL(request.url()).pathname));
	await page.goto(`${house.address}frame.html?game=kopis`);
	await page.locator(".ask").waitFor();
	assert.equal(await page.title(), "A table");
	assert.deepEqual(
		asked.filter((path) => OTHER.test(path)),
		[],
	);
	await page.goto(`${house.address}frame.html?game=kopis&lang=fr`);
	await page.locator("ludo-table .root[lang=fr] .ask").waitFor();
	await page.waitForFunction(() => document.title === "Une table");
	assert.equal(await language(page).getAttribute("lang"), "fr");
	await page.goto(`${house.address}frame.html?lang=de`);
	await page
		.getByRole("alert")
		.getByText(
			"Welches Spiel? Die Adresse dieser Seite nennt es: frame.html?game=kopis",
		)
		.waitFor();
});
