// Troia through the package: the mound byte for byte, the rulebook's examples, and what a seat may know.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { createGame, restoreGame } from "../../pkg/node.js";

/** FNV-1a over the bytes of a text. */
function fingerprint(text) {
	let hash = 0x811c9dc5;
	for (const byte of new TextEncoder().encode(text))
		hash = Math.imul(hash ^ byte, 0x01000193) >>> 0;
	return hash.toString(16).padStart(8, "0");
}

test("the same seed gives the same mound as natively", () => {
	const lines = readFileSync(
		new URL("../vectors/troia-mounds.txt", import.meta.url),
		"utf8",
	)
		.trim()
		.split("\n");
	assert.equal(lines.length, 120);
	for (const line of lines) {
		const [players, seed, expected] = line.split(" ");
		const game = createGame("troia", {
			players: Number(players),
			seed: Number(seed),
		});
		assert.equal(
			fingerprint(JSON.stringify(game.state().pieces)),
			expected,
			line,
		);
		game.free();
	}
});

test("the rulebook's examples earn 8, 4 and 11", () => {
	for (const [scenario, groups, seat, renown] of [
		["example-1", [["t58"], ["t65", "t64"]], 0, 8],
		["example-2", [["t62"], ["t61"]], 1, 4],
		["example-3", [["t67", "t71", "t72", "t73"]], 2, 11],
	]) {
		const game = createGame("troia", { scenario, chance: "manual" });
		for (const pieces of groups) game.apply({ type: "publish", pieces }, seat);
		assert.equal(game.state().seats[seat].renown, renown);
		assert.deepEqual(game.actors(), ["chance"]);
		assert.equal(game.chanceOutcomes().length, game.state().permits.length);
	}
});

test("a seat gets no seed and no secret of another", () => {
	const game = createGame("troia", {
		players: 4,
		seed: "a-secret-of-the-table",
	});
	game.playRandom({ seed: 3 });
	for (const seat of [0, 1, 2, 3]) {
		const view = game.view(seat);
		const text = JSON.stringify([view, game.log({ seat })]);
		assert.ok(!text.includes("secret"));
		view.seats.forEach((other, n) => {
			if (n !== seat)
				assert.ok(
					[...other.hand, ...other.setAside, other.choice].every(
						(card) => card === null,
					),
				);
		});
		assert.ok(view.permits.every((card) => card === null));
		for (const { event } of game.log({ seat })) {
			if (event.type === "permitDrawn" || event.type === "cardLaid")
				assert.equal(event.card === null, event.seat !== seat);
		}
	}
	assert.ok(game.save().includes("secret"), "the save is the table's");
});

test("options and positions are refused with their rule", () => {
	const refused = (options) => {
		try {
			createGame("troia", options);
		} catch (error) {
			return [error.code, error.rule];
		}
		return null;
	};
	assert.deepEqual(refused({ players: 5 }), ["bad-options", "TRO-3"]);
	assert.deepEqual(refused({ players: 2, colours: ["red", "red"] }), [
		"bad-options",
		"TRO-6",
	]);
	assert.deepEqual(
		refused({ plans: { I: ["d1"], II: [], VI: [], VII: [], VIII: [] } }),
		["bad-options", "TRO-R11"],
	);
	const game = createGame("troia", { scenario: "example-1", chance: "manual" });
	assert.deepEqual(refused({ position: game.view(0) }).slice(0, 1), [
		"bad-position",
	]);
	const state = game.state();
	assert.deepEqual(createGame("troia", { position: state }).state(), state);
	const wrong = structuredClone(state);
	wrong.seats[0].hand.pop();
	assert.deepEqual(refused({ position: wrong }), ["bad-position", "TRO-5"]);
});

test("an owner's own table of plan pieces survives a save", () => {
	const plans = { VIII: ["d4", "a1"], I: [], II: ["b2"], VI: [], VII: [] };
	const game = createGame("troia", { players: 2, seed: 7, plans });
	const again = restoreGame(game.save());
	assert.deepEqual(again.state(), game.state());
	assert.equal(
		JSON.stringify(game.state().options.plans),
		'{"I":[],"II":["b2"],"VI":[],"VII":[],"VIII":["a1","d4"]}',
	);
});
