// What a table of Les P'tites Locos says in every language: the questions for dice of a real table, its buttons, and the log.

import assert from "node:assert/strict";
import { test } from "node:test";
import { createGame } from "ludotheque";
import { languages } from "../../src/pack/catalogues.mjs";
import { source } from "./source.mjs";

const { default: english, inLanguage } = await source(
	"src/element/games/ptites-locos/index.ts",
);

/** The renderer in each language. @type {Map<string, any>} */
const RENDERERS = new Map([["en", english]]);
for (const lang of languages())
	RENDERERS.set(
		lang,
		inLanguage(
			(await import(`../../pkg/element-words-ptites-locos.${lang}.js`)).default,
		),
	);

const PEOPLE = ["Ann", "Bob", "Cas", "Dee"];

/**
 * What a renderer may know of a game.
 * @param {any} game
 * @param {string[]} [chosen]
 */
function context(game, chosen = []) {
	const [actor = null] = game.actors();
	return {
		view: game.state(),
		components: game.components(),
		seat: null,
		actor,
		acting: game.actors(),
		players: game.players,
		name: (/** @type {number} */ seat) => PEOPLE[seat],
		moves: actor === null ? [] : game.legalMoves(actor),
		chosen,
		events: [],
		outcome: game.outcome(),
	};
}

/**
 * What the buttons for dice say.
 * @param {any} renderer
 * @param {ReturnType<typeof context>} about
 */
const buttons = (renderer, about) =>
	renderer
		.targets(about.moves, about.chosen, about)
		.map((/** @type {{ label: string }} */ { label }) => label);

test("dice of a real table are asked for one after the other, their colours in the language", () => {
	const game = createGame("ptites-locos", { chance: "manual", seed: 1 });
	assert.deepEqual(game.actors(), ["chance"]);
	for (const [lang, asked, colours] of /** @type {const} */ ([
		["en", /colour die/, ["blue", "red", "yellow"]],
		["fr", /dé couleur/, ["bleu", "rouge", "jaune"]],
		["nl", /kleurdobbelsteen/, ["blauw", "rood", "geel"]],
		["de", /Farbwürfel/, ["Blau", "Rot", "Gelb"]],
	])) {
		const renderer = RENDERERS.get(lang);
		assert.match(renderer.ask(context(game)), asked);
		assert.deepEqual(buttons(renderer, context(game)), colours);
		assert.deepEqual(
			buttons(renderer, context(game, ["red"])),
			["1", "2", "3", "4", "5", "6"],
			"the colour that was chosen is known by its id",
		);
	}
	assert.match(english.ask(context(game, ["red"])), /^red: .*first number die/);
	assert.match(
		english.ask(context(game, ["red", "4"])),
		/^red, 4: .*second number die/,
	);
	game.free();
});

test("after a repair tile only the number dice are asked for", () => {
	const game = createGame("ptites-locos", {
		scenario: "tile-used",
		chance: "manual",
	});
	const tile = game
		.legalMoves()
		.find(({ type, ...move }) => type === "useTile" && move.colour === "red");
	assert.ok(tile);
	game.apply(tile);
	assert.deepEqual(game.actors(), ["chance"]);
	assert.match(english.ask(context(game)), /^red: .*first number die/);
	assert.equal(buttons(english, context(game))[0], "1");
	assert.match(
		english.ask(context(game, ["4"])),
		/^red, 4: .*second number die/,
	);
	assert.match(RENDERERS.get("de").ask(context(game)), /^Rot: .*Zahlenwürfel/);
	game.free();
});

const ENGLISH =
	/\b(the|and|of|platform|slot|locomotive|number|buffer|upper|lower|blue|yellow|red|turn|start space|squares?|points?|shed|dice|tiles?)\b/i;
/** What French and Dutch write like an English word. @type {Record<string, RegExp>} */
const SHARED = { fr: /\b(locomotive|points?)\b/gi, nl: /\bof\b/gi };

test("a whole game with repair tiles is told in every language, and nothing of it in English", () => {
	const game = createGame("ptites-locos", {
		players: 4,
		repairTiles: true,
		turnLimit: 80,
		seed: 3,
	});
	/** @type {Map<string, Set<string>>} */
	const said = new Map([...RENDERERS.keys()].map((lang) => [lang, new Set()]));
	const types = new Set();
	let random = 11;
	while (game.outcome() === null) {
		const about = context(game);
		random = (random * 48271) % 2147483647;
		const move = about.moves[random % about.moves.length];
		const events = game.apply(move);
		for (const { type } of events) types.add(type);
		for (const [lang, renderer] of RENDERERS) {
			const all = /** @type {Set<string>} */ (said.get(lang));
			for (const text of [
				renderer.ask(about),
				renderer.aside(about),
				renderer.describe(about),
				...buttons(renderer, about),
				...["slot:1", "slot:2", "loco:1.2", "start:sm", "end:B", "dice"].map(
					(hit) => renderer.nameHit(hit, about),
				),
				...events.map((event) => renderer.say(event, about)),
				...renderer
					.score(1, about)
					.facts.map((/** @type {{ label: string }} */ { label }) => label),
			])
				if (text !== null) all.add(text);
		}
	}
	for (const type of ["accident", "bumped", "tileUsed", "arrived", "gameOver"])
		assert.ok(types.has(type), `${type} in ${[...types].join()}`);
	for (const [lang, texts] of said) {
		assert.ok(texts.size > 500, `${lang}: ${texts.size}`);
		for (const text of texts) {
			assert.doesNotMatch(text, /undefined|\[object|[{}]|NaN/, lang);
			assert.doesNotMatch(text, /[.!?] \p{Ll}/u, `${lang}: sentences begin`);
			if (lang !== "en")
				assert.doesNotMatch(text.replace(SHARED[lang] ?? "", ""), ENGLISH);
		}
	}
	game.free();
});
