// What people read of a game, as data: what it names exists, and it has the same words as the forms.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { gameIds } from "../../src/pack/games.mjs";
import { source } from "./source.mjs";

const FOLDER = new URL("../../src/text/", import.meta.url);

/** @param {string} file */
const read = (file) => readFileSync(new URL(file, FOLDER), "utf8");

const GAMES = gameIds();

/** @type {Map<string, string>} */
const TEXTS = new Map(GAMES.map((id) => [id, read(`${id}.en.json`)]));

/** @type {Map<string, { info: import("ludotheque").GameInfo, rules: import("ludotheque").Rule[] }>} */
const TOLD = new Map([...TEXTS].map(([id, text]) => [id, JSON.parse(text)]));

test("every rule number that a text or a lesson names exists", () => {
	assert.equal(TOLD.size, 5);
	for (const [id, { rules }] of TOLD) {
		const ids = rules.map((rule) => rule.id);
		const prefix = ids[0]?.split("-")[0];
		const text = `${TEXTS.get(id)}${read(`lessons/${id}.en.json`)}`;
		const named = text.match(new RegExp(`\\b${prefix}-R?\\d+\\b`, "g")) ?? [];
		assert.ok(named.length > ids.length, `${id}: texts name rules`);
		for (const each of named) assert.ok(ids.includes(each), each);
	}
});

test("an option that a rule names by its title has this title in the form", async () => {
	let count = 0;
	for (const [id, { info, rules }] of TOLD) {
		const renderer = (await source(`src/element/games/${id}/index.ts`)).default;
		const titles = info.options.map(({ name }) => renderer.optionWords[name]);
		for (const { id: rule, text } of rules)
			for (const [, title] of text.matchAll(/\boption “([^”]+)”/g)) {
				assert.ok(titles.includes(title), `${rule}: «${title}»`);
				count += 1;
			}
	}
	assert.ok(count >= 10, `${count} titles were compared`);
});

test("no text speaks of a player as he or she", () => {
	for (const [id, text] of TEXTS)
		assert.doesNotMatch(
			`${text}${read(`lessons/${id}.en.json`)}`,
			/\b(he|she|his|her|hers|him|himself|herself)\b/i,
			id,
		);
});

test("no text of Troia calls the fixed table of plan pieces that of the box", () => {
	const { info, rules } = TOLD.get("troia") ?? assert.fail();
	const plans = info.options.find(({ name }) => name === "plans");
	const table = rules.find(({ id }) => id === plans?.rule);
	for (const text of [plans?.text, table?.text]) {
		assert.match(text ?? "", /fixed table that we made up/);
		assert.match(text ?? "", /everybody knows/i, "how many each layer has");
	}
	assert.doesNotMatch(TEXTS.get("troia") ?? "", /of the box/);
});
