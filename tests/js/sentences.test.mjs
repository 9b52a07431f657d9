// What the tables of FrachtExpress and Koplopers say during whole games: players and places by their names, never by ids.

import assert from "node:assert/strict";
import { test } from "node:test";
import { components, createGame, games } from "ludotheque";
import { source } from "./source.mjs";

/** What draws a game and speaks of it. */
const rendererOf = async (id) =>
	(await source(`src/element/games/${id}/index.ts`)).default;

const SEATS = ["Ann", "Bob", "Cas", "Dee"];

/** The ids that a table looks up and never says. */
const IDS = {
	frachtexpress: components("frachtexpress").cards.map(({ id }) => id),
	koplopers: [
		...components("koplopers").tokens.map(({ id }) => id),
		...components("koplopers").sections.map(({ id }) => id),
		...components("koplopers").yards.map(({ id }) => id),
		...components("koplopers").stations.map(({ id }) => id),
	],
};

/** Plays a game at random and hands over each sentence with what it is. */
function* sentences(renderer, id, options) {
	const game = createGame(id, options);
	const name = (seat) => SEATS[seat];
	const names = { name, players: game.players, components: game.components() };
	/** @type {Map<string, object>} */
	const seen = new Map();
	let random = 7;
	for (let ply = 0; ply < 2000 && game.outcome() === null; ply += 1) {
		const [actor] = game.actors();
		const moves = game.legalMoves(actor);
		const context = {
			...names,
			view: game.state(),
			seat: null,
			actor,
			acting: game.actors(),
			moves,
			chosen: [],
			events: [],
			outcome: null,
			still: true,
			check: (move) => game.check(move, actor),
		};
		yield ["question", renderer.ask(context)];
		yield ["aside", renderer.aside(context)];
		for (const { label } of renderer.targets(moves, [], context))
			yield ["target", label];
		for (const move of moves)
			if (seen.size < 200) seen.set(JSON.stringify(move), move);
		for (const move of ply % 20 === 0 ? seen.values() : []) {
			const verdict = game.check(move, actor);
			if (!verdict.legal) yield ["refusal", verdict.reason];
		}
		random = (random * 48271) % 2147483647;
		const events = game.apply(moves[random % moves.length], actor);
		for (const { text } of renderer.tell(events, names)) yield ["log", text];
	}
	game.free();
}

for (const id of Object.keys(IDS)) {
	const renderer = await rendererOf(id);
	const info = games().find((each) => each.id === id);
	for (const { id: variant, options } of info.variants) {
		test(`${id}, ${variant}: no sentence has an id`, () => {
			const ids = new RegExp(
				`(?<![\\w-])(${IDS[id].join("|")})(?![\\w-])|seat \\d|undefined|null|NaN|\\[object`,
			);
			const heard = new Set();
			for (const seed of [1, 2, 3])
				for (const [kind, text] of sentences(renderer, id, {
					...options,
					players: 3,
					seed,
				})) {
					if (text === null) continue;
					heard.add(kind);
					assert.doesNotMatch(text, ids, kind);
					if (kind === "log")
						assert.match(text, /^[\p{Lu}\d].*\.$/u, "a whole sentence");
				}
			assert.deepEqual([...heard].sort(), [
				"aside",
				"log",
				"question",
				"refusal",
				"target",
			]);
		});
	}
}

test("frachtexpress: a drive is told by the spaces that were driven", async () => {
	const { tell } = await rendererOf("frachtexpress");
	const game = createGame("frachtexpress", { scenario: "drive-load" });
	const events = game.apply({ type: "drive", card: "t12" });
	const names = {
		name: (seat) => SEATS[seat],
		players: game.players,
		components: game.components(),
	};
	assert.deepEqual(
		tell(events, names).map(({ text }) => text),
		["Ann drives 4 of 6 spaces into station C."],
	);
});
