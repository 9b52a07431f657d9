// <ludo-table> in pages that a server renders: whatever a framework makes of objects, the page gets attributes, and those that
// the element reads.

import assert from "node:assert/strict";
import { test } from "node:test";
import { h } from "preact";
import { renderToString as preactToString } from "preact-render-to-string";
import { createElement } from "react";
import { renderToString as reactToString } from "react-dom/server";
import { createSSRApp, h as vueElement } from "vue";
import { renderToString as vueToString } from "vue/server-renderer";
import { tableAttributes } from "../../pkg/element.js";

const GIVEN = /** @type {const} */ ({
	game: "kopis",
	options: { seed: 7, setup: "placed" },
	players: ["person", "bot:easy"],
	names: ["You", "Ada"],
	controls: ["undo", "log"],
	moveList: [{ type: "slide", side: "south", line: "c" }],
	readonly: true,
	keep: false,
	view: 0,
});
const TEXTS = {
	game: "kopis",
	options: '{"seed":7,"setup":"placed"}',
	players: "person bot:easy",
	names: "You,Ada",
	controls: "undo log",
	"move-list": '[{"type":"slide","side":"south","line":"c"}]',
	readonly: "",
	view: "0",
};

/** How each framework writes the element with these properties. @type {Record<string, (properties: Record<string, unknown>) => string | Promise<string>>} */
const FRAMEWORKS = {
	React: (properties) => reactToString(createElement("ludo-table", properties)),
	Preact: (properties) => preactToString(h("ludo-table", properties)),
	Vue: (properties) =>
		vueToString(
			createSSRApp({ render: () => vueElement("ludo-table", properties) }),
		),
};

/**
 * Vue takes `controls` for the switch of <video> and writes it without its words. In the browser it sets the property.
 * @type {Record<string, Record<string, string>>}
 */
const QUIRKS = { Vue: { controls: "" } };

/** The attributes in a piece of HTML. @param {string} html */
const attributesIn = (html) =>
	Object.fromEntries(
		[
			...(/^<ludo-table([^>]*)>/.exec(html)?.[1] ?? "").matchAll(
				/ ([a-z-]+)(?:="([^"]*)")?/g,
			),
		].map(([, name, value = ""]) => [
			name,
			value.replaceAll("&quot;", '"').replaceAll("&amp;", "&"),
		]),
	);

test("properties become texts", () => {
	assert.deepEqual(tableAttributes(GIVEN), TEXTS);
	assert.deepEqual(tableAttributes({}), {});
	assert.deepEqual(
		tableAttributes({ options: '{"seed":7}', scenario: null, keep: true }),
		{ options: '{"seed":7}', keep: "" },
	);
});

for (const [name, render] of Object.entries(FRAMEWORKS)) {
	test(`${name} writes every attribute on the server`, async () => {
		const html = await render(tableAttributes(GIVEN));
		assert.deepEqual(attributesIn(html), { ...TEXTS, ...QUIRKS[name] });
		assert.ok(!html.includes("[object"));
	});
}

test("React and Vue leave objects to the browser and write none as text", async () => {
	for (const name of ["React", "Vue"]) {
		const html = (await FRAMEWORKS[name]?.({ ...GIVEN })) ?? "";
		assert.ok(!html.includes("[object"), html);
		assert.equal(attributesIn(html).game, "kopis");
	}
});
