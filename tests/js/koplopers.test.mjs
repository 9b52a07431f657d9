// Koplopers & Dwarsliggers: what the table says about trains that owe an action is what the engine says.

import assert from "node:assert/strict";
import { test } from "node:test";
import { createGame } from "../../pkg/node.js";
import { source } from "./source.mjs";

const { duties } = await source("src/element/games/koplopers/duties.ts");

const fresh = {
	spent: 0,
	drove: false,
	moved: false,
	acted: false,
	halted: false,
	shunted: false,
	built: false,
	freeAt: null,
};
const train = (id, section, toward) => ({
	id,
	units: [id],
	section,
	toward,
	open: false,
	load: [],
	turned: false,
	restedAt: null,
	now: fresh,
});

/** A position of two players with these trains; seat 0 is to act. */
function table(...trains) {
	const game = createGame("koplopers", { players: 2, seed: 1 });
	const position = structuredClone(game.state());
	game.free();
	position.seats.forEach((seat, no) => {
		seat.started = true;
		seat.trains = trains[no];
	});
	return createGame("koplopers", { position });
}

const owing = (game) => [
	...duties({
		view: game.view(0),
		moves: game.legalMoves(0),
		actor: 0,
		check: (move) => game.check(move, 0),
	}),
];

test("an excused train is not said to owe an action while another does", () => {
	const game = table(
		[train(1, "MP-ZL", "MP"), train(2, "EHV-VL", "EHV")],
		[train(1, "GN-MP", "GN"), train(2, "LW-MP", "MP")],
	);
	assert.ok(
		game
			.legalMoves(0)
			.some((move) => move.type === "drive" && move.train === 1),
		"train 1 could overtake",
	);
	assert.deepEqual(owing(game), [[2, "act"]]);
	const verdict = game.check({ type: "endTurn" }, 0);
	assert.deepEqual([verdict.rule, verdict.about], ["KND-14", ["2"]]);
});

test("a train that has stopped owes what its stop is for", () => {
	const game = table([train(1, "AH-NM", "AH"), train(2, "EHV-VL", "EHV")], []);
	assert.deepEqual(owing(game), [
		[1, "act"],
		[2, "act"],
	]);
	game.apply({ type: "drive", train: 2, section: "TB-EHV" });
	assert.deepEqual(owing(game), [
		[1, "act"],
		[2, "board"],
	]);
});

test("nothing is owed when the turn may end", () => {
	const game = table(
		[train(1, "MP-ZL", "MP")],
		[train(1, "GN-MP", "GN"), train(2, "LW-MP", "MP")],
	);
	assert.equal(game.check({ type: "endTurn" }, 0).legal, true);
	assert.deepEqual(owing(game), []);
});
