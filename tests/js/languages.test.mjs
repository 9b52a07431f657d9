// The languages of the package, as a program asks for them: what is loaded when, what is refused, and sentences as data that
// are said in a language.

import assert from "node:assert/strict";
import { createRequire } from "node:module";
import { test } from "node:test";
import * as entry from "../../pkg/index.js";
import * as kopis from "../../pkg/kopis.js";
import * as node from "../../pkg/node.js";
import * as web from "../../pkg/web.js";

const OTHERS = /** @type {const} */ (["fr", "nl", "de"]);
const IDS = node.games().map(({ id }) => id);

/** @param {string} lang */
const notLoaded = (lang) => ({
	name: "RulesError",
	code: "not-ready",
	detail: { id: "package.language-not-loaded", params: { lang } },
});

/** The refusal of a slide on an empty line. @param {any} createGame */
function refusal(createGame) {
	const verdict = createGame("kopis", { seed: 1 }).check({
		type: "slide",
		side: "south",
		line: "a",
	});
	assert.equal(verdict.legal, false);
	return verdict;
}

test("in a browser a language is loaded with a game, and no other language is there", async () => {
	await entry.init("kopis", { lang: "fr" });
	const verdict = refusal(entry.createGame);
	assert.equal(entry.translate(verdict.detail), verdict.reason);
	assert.equal(entry.translate(verdict.detail, "en"), verdict.reason);
	const french = entry.translate(verdict.detail, "fr");
	assert.notEqual(french, verdict.reason);
	assert.match(french, /\ba\b/, "the line");
	assert.deepEqual(
		entry.rules("kopis", "fr").map(({ id }) => id),
		entry.rules("kopis").map(({ id }) => id),
	);
	assert.notEqual(
		entry.rules("kopis", "fr")[2]?.text,
		entry.rules("kopis")[2]?.text,
	);
	for (const ask of [
		() => entry.rules("kopis", "de"),
		() => entry.scenarios("kopis", "de"),
		() => entry.games("de"),
		() => entry.translate(verdict.detail, "de"),
	])
		assert.throws(ask, notLoaded("de"));
});

test("a language that was loaded for one game is not there for another, which is named", async () => {
	await entry.init("troia");
	assert.throws(() => entry.rules("troia", "fr"), notLoaded("fr"));
	await entry.init("troia", { lang: "fr" });
	assert.equal(entry.rules("troia", "fr").length, entry.rules("troia").length);
});

test("whoever loads a language first serves all entries", async () => {
	assert.deepEqual(web.rules("kopis", "fr"), entry.rules("kopis", "fr"));
	assert.deepEqual(kopis.rules("fr"), entry.rules("kopis", "fr"));
	await kopis.init({ lang: "nl" });
	assert.deepEqual(entry.rules("kopis", "nl"), kopis.rules("nl"));
	const { detail } = refusal(entry.createGame);
	assert.equal(kopis.translate(detail, "nl"), entry.translate(detail, "nl"));
	assert.throws(() => entry.games("nl"), notLoaded("nl"));
	await entry.init([], { lang: "nl" });
	assert.equal(entry.games("nl").length, IDS.length);
});

test("in Node every language is there, also by require", () => {
	const require = createRequire(import.meta.url);
	const [all, one] = [require("ludotheque"), require("ludotheque/kopis")];
	for (const lang of OTHERS) {
		assert.deepEqual(
			node.games(lang).map(({ id, title }) => [id, title]),
			node.games().map(({ id, title }) => [id, title]),
			"ids and titles stay",
		);
		assert.deepEqual(all.games(lang), node.games(lang));
		assert.deepEqual(one.rules(lang), node.rules("kopis", lang));
		const { detail } = refusal(all.createGame);
		assert.equal(one.translate(detail, lang), node.translate(detail, lang));
	}
});

test("what belongs to the rules is the same in every language", () => {
	for (const id of IDS)
		for (const lang of OTHERS) {
			const bare = (/** @type {any} */ rule) => ({
				...rule,
				title: 0,
				text: 0,
				source: 0,
			});
			assert.deepEqual(
				node.rules(id, lang).map(bare),
				node.rules(id).map(bare),
			);
			const shown = (/** @type {any} */ scenario) => [
				scenario.id,
				scenario.rules,
			];
			assert.deepEqual(
				node.scenarios(id, lang).map(shown),
				node.scenarios(id).map(shown),
			);
			const [info, english] = [lang, "en"].map((each) =>
				node.games(/** @type {any} */ (each)).find((game) => game.id === id),
			);
			assert.ok(info && english);
			assert.notEqual(info.summary, english.summary);
			assert.deepEqual(
				info.options.map(({ name, kind, default: its }) => [name, kind, its]),
				english.options.map(({ name, kind, default: its }) => [
					name,
					kind,
					its,
				]),
			);
			assert.deepEqual(
				info.variants.map(({ options }) => options),
				english.variants.map(({ options }) => options),
			);
		}
});

test("what the caller gets in a language is the caller's own", () => {
	const [first] = node.rules("kopis", "fr");
	assert.ok(first);
	const { title } = first;
	first.title = "x";
	assert.equal(node.rules("kopis", "fr")[0]?.title, title);
});

test("a language that does not exist is refused by every call", () => {
	const { detail } = refusal(node.createGame);
	for (const lang of /** @type {any[]} */ (["xx", "FR", "", null, 3, {}])) {
		for (const ask of [
			() => node.rules("kopis", lang),
			() => node.scenarios("kopis", lang),
			() => node.games(lang),
			() => node.translate(detail, lang),
		])
			assert.throws(ask, {
				code: "bad-options",
				detail: {
					id: "package.unknown-language",
					params: {
						lang: typeof lang === "string" ? lang : typeof lang,
						languages: ["en", ...OTHERS],
					},
				},
			});
	}
});

test("values are put in by their kind and the language", () => {
	const say = (/** @type {string} */ id, /** @type {any} */ params) =>
		["en", ...OTHERS].map((lang) =>
			node.translate({ id, params }, /** @type {any} */ (lang)),
		);
	const [en, fr, nl, de] = say("engine.save-too-long", {
		most: 8388608,
		count: 9000000,
	});
	assert.match(en ?? "", /8388608.*9000000/, "as the engine writes it");
	assert.match(fr ?? "", /8\u202f388\u202f608/);
	assert.match(nl ?? "", /8\.388\.608/);
	assert.match(de ?? "", /8\.388\.608/);

	const seats = say("engine.others-to-choose", { who: 0, actors: [1, 2] });
	assert.match(seats[0] ?? "", /^seat 0 .*seat 1, seat 2/);
	assert.match(seats[1] ?? "", /siège 1 et siège 2/);
	assert.match(seats[3] ?? "", /Platz 1 und Platz 2/);

	const chance = say("engine.nobody-to-act", { who: "chance" });
	assert.match(chance[0] ?? "", /^chance /);
	for (const other of chance.slice(1)) assert.doesNotMatch(other, /chance/);

	for (const text of say("engine.doubled-field", { field: "a'{b}" }))
		assert.ok(text.includes(`"a'{b}"`), text);

	const inner = { id: "engine.game-over", params: {} };
	const outer = say("engine.bad-saved-move", { n: 3, reason: inner });
	for (const [n, lang] of ["en", ...OTHERS].entries())
		assert.ok(
			outer[n]?.includes(node.translate(inner, /** @type {any} */ (lang))),
			outer[n],
		);
});

test("what was found and expected is said in the language, too", () => {
	try {
		node.createGame("kopis", /** @type {any} */ ({ quietLimit: "x" }));
		assert.fail("it was taken");
	} catch (error) {
		const { message, detail } = /** @type {any} */ (error);
		assert.equal(node.translate(detail), message);
		assert.match(node.translate(detail, "fr"), /le texte "x".*/);
		assert.match(
			node.translate(detail, "de"),
			/eine ganze Zahl von 0 bis 65535/,
		);
	}
});

test("what is no detail, or one that lacks something, is refused", () => {
	const { proxy, revoke } = Proxy.revocable({}, {});
	revoke();
	/** @type {any} */
	const cyclic = { id: "engine.bad-setup", params: {} };
	cyclic.params.reason = cyclic;
	/** @type {any} */
	let deep = { id: "engine.game-over", params: {} };
	for (let n = 0; n < 50; n += 1)
		deep = { id: "engine.bad-setup", params: { reason: deep } };
	for (const given of [
		undefined,
		null,
		3,
		"kopis.line-empty",
		[],
		{},
		{ id: 3, params: {} },
		{ id: "kopis.line-empty" },
		{ id: "kopis.line-empty", params: null },
		{ id: "kopis", params: {} },
		{ id: ".", params: {} },
		{ id: "chess.line-empty", params: {} },
		{ id: "kopis.toString", params: {} },
		{ id: "engine.__proto__", params: {} },
		{ id: "kopis.line-empty", params: {} },
		{ id: "kopis.line-empty", params: { line: 3 } },
		{ id: "kopis.line-empty", params: { __proto__: { line: "a" } } },
		{ id: "engine.others-to-choose", params: { who: 0, actors: "x" } },
		{ id: "engine.bad-setup", params: { reason: null } },
		proxy,
		cyclic,
		deep,
		{
			get id() {
				throw new Error("no");
			},
		},
	])
		for (const lang of /** @type {any[]} */ (["en", "fr"]))
			assert.throws(() => node.translate(/** @type {any} */ (given), lang), {
				name: "RulesError",
				code: "bad-options",
			});
});

for (const id of IDS)
	test(`${id}: in English a detail says exactly what the engine says`, () => {
		// Moves of one position are tried in others, so that rules forbid them.
		const game = node.createGame(id, { seed: 11 });
		/** @type {any[]} */
		const tried = [];
		const heard = new Set();
		for (let ply = 0; ply < 60 && game.actors().length > 0; ply += 1) {
			const seat = game.actors()[0];
			const legal = game.legalMoves(seat);
			for (const move of tried) {
				const verdict = game.check(move, seat);
				if (verdict.legal) continue;
				heard.add(verdict.detail.id);
				assert.equal(node.translate(verdict.detail), verdict.reason);
				for (const lang of OTHERS)
					assert.ok(node.translate(verdict.detail, lang).length > 3);
			}
			if (tried.length < 200) tried.push(...legal.slice(0, 6));
			game.apply(/** @type {any} */ (legal[(ply * 7) % legal.length]), seat);
		}
		assert.ok(heard.size >= 2, [...heard].join());
		for (const options of /** @type {any[]} */ ([
			{ players: 99 },
			{ players: "x" },
			{ scenario: "nowhere" },
			{ nonsense: 1 },
			{ position: {} },
			{ seed: {} },
		]))
			try {
				node.createGame(id, options);
				assert.fail("it was taken");
			} catch (error) {
				const { message, detail } = /** @type {any} */ (error);
				assert.equal(node.translate(detail), message);
			}
	});
