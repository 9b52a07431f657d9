// What a seed protects: nothing, when it is short.

import assert from "node:assert/strict";
import { test } from "node:test";
import { createGame, games } from "../../pkg/node.js";

const secret = games().filter((info) => info.hiddenInformation);

test("a seed of a few digits is found from one view, as the documentation warns", () => {
	assert.equal(secret.length, 3);
	for (const { id } of secret) {
		const seen = JSON.stringify(createGame(id, { seed: 421 }).view(0));
		let guess = 0;
		while (JSON.stringify(createGame(id, { seed: guess }).view(0)) !== seen)
			guess += 1;
		assert.equal(guess, 421, id);
	}
});

test("a table without a seed draws 128 random bits", () => {
	for (const { id } of games()) {
		const seeds = [1, 2].map(() => String(createGame(id).seed));
		for (const seed of seeds) assert.match(seed, /^[0-9a-f]{32}$/, id);
		assert.notEqual(seeds[0], seeds[1], id);
	}
});
