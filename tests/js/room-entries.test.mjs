// `ludotheque/server` by each of its entries: they share one engine with whatever loads a game.

import assert from "node:assert/strict";
import { createRequire } from "node:module";
import { test } from "node:test";
import init from "../../pkg/index.js";
import { Room } from "../../pkg/server.js";

/** A move at a table of Kopis. @param {any} OfEntry */
function plays(OfEntry) {
	const { room } = OfEntry.open("kopis", { now: 0, options: { seed: 1 } });
	assert.ok(room instanceof OfEntry);
	const say = (/** @type {object} */ message) =>
		room.receive("a", JSON.stringify(message), 0).send;
	const [, news] = say({ type: "sit", version: 1 });
	const [move] = JSON.parse(news.text).legal;
	const done = say({ type: "move", id: 1, move }).at(-1);
	assert.deepEqual(JSON.parse(done.text), { type: "done", id: 1 });
	const stored = room.snapshot();
	const again = OfEntry.resume([stored.text], { now: 0 });
	assert.equal(again.room.number, stored.number + 1, "nobody is there");
}

test("in a bundle for browsers a game has to be loaded first", async () => {
	assert.throws(() => Room.open("kopis", { now: 0 }), {
		name: "RulesError",
		code: "not-ready",
	});
	await init("kopis");
	plays(Room);
});

test("in Node nothing has to be loaded, by import and by require", async () => {
	const { Room: imported } = await import("ludotheque/server");
	plays(imported);
	const require = createRequire(import.meta.url);
	const { Room: required } = require("ludotheque/server");
	plays(required);
	const { RulesError } = require("ludotheque");
	assert.throws(() => required.open("chess", { now: 0 }), RulesError);
});
