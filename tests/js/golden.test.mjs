// The golden games through the package: the same bytes as natively.

import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { test } from "node:test";
import { createGame, restoreGame } from "../../pkg/node.js";

const folder = new URL("../golden/", import.meta.url);

/** A game as text: the set-up, one move a line with its events, the outcome, the last state. */
function tell(game, head) {
	const log = game.log();
	const lines = game.history().map(({ seat, move }, ply) => {
		const events = log
			.filter((told) => told.ply === ply)
			.map((told) => told.event);
		return JSON.stringify({ seat, move, events });
	});
	return [
		head,
		...lines,
		JSON.stringify(game.outcome()),
		JSON.stringify(game.state()),
		"",
	].join("\n");
}

const files = readdirSync(folder).filter((name) => name.endsWith(".txt"));
assert.ok(files.length >= 4);

for (const file of files) {
	test(`${file} replays to the same bytes`, () => {
		const golden = readFileSync(new URL(file, folder), "utf8");
		const [head, ...lines] = golden.split("\n");
		const space = head.indexOf(" ");
		const game = createGame(
			head.slice(0, space),
			JSON.parse(head.slice(space)),
		);
		for (const line of lines) {
			const { seat, move } = JSON.parse(line) ?? {};
			if (!move) break;
			if (seat !== "chance") game.apply(move, seat);
		}
		assert.equal(tell(game, head), golden);
		assert.equal(
			tell(restoreGame(game.save()), head),
			golden,
			"saved and restored",
		);
	});
}
