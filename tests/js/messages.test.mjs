// The sentences that the JavaScript of the package says: each has an id, declares what it names, and can be formatted.

import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { test } from "node:test";
import { build } from "esbuild";

const folder = new URL("../../src/js/", import.meta.url);
const { outputFiles } = await build({
	entryPoints: [new URL("messages.ts", folder).pathname],
	bundle: true,
	format: "esm",
	write: false,
});
const { MESSAGES, sentence } = await import(
	`data:text/javascript,${encodeURIComponent(outputFiles[0].text)}`
);

const SAMPLES = {
	game: "kopis",
	language: "fr",
	number: 7,
	list: ["kopis", "troia"],
	text: "anything",
};
const ids = Object.keys(MESSAGES);

test("every sentence names what it declares, and nothing else", () => {
	assert.ok(ids.length > 20);
	for (const id of ids) {
		const { text, params } = MESSAGES[id];
		const named = [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
		assert.deepEqual(
			[...new Set(named)].sort(),
			Object.keys(params).sort(),
			id,
		);
		assert.ok(
			Object.values(params).every((kind) => kind in SAMPLES),
			id,
		);
		assert.match(text, /^[a-z][\s\S]*[^.]$/, `${id}: lower case, no full stop`);
	}
});

test("every sentence can be formatted", () => {
	for (const id of ids) {
		const params = Object.fromEntries(
			Object.entries(MESSAGES[id].params).map(([name, kind]) => [
				name,
				SAMPLES[kind],
			]),
		);
		const { text, detail } = sentence(id, params);
		assert.ok(!/[{}]|undefined|\[object/.test(text), `${id}: ${text}`);
		assert.deepEqual(detail, { id: `package.${id}`, params });
		for (const value of Object.values(params))
			assert.ok(
				text.includes(Array.isArray(value) ? value.join(", ") : String(value)),
				id,
			);
	}
});

test("an echo is cut", () => {
	const { text, detail } = sentence("unknown-game", {
		game: "x".repeat(10_000),
		games: ["kopis"],
	});
	assert.ok(text.length < 200);
	assert.ok(detail.params.game.length < 100);
});

test("every sentence is said somewhere", () => {
	const sources = readdirSync(folder, { recursive: true })
		.filter((name) => name.endsWith(".ts") && name !== "messages.ts")
		.map((name) => readFileSync(new URL(name, folder), "utf8"))
		.join("");
	for (const id of ids)
		assert.ok(sources.includes(`"${id}"`), `nobody says ${id}`);
});
