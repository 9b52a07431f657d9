// custom-elements.json: what its format asks for, and the element as it is.

import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { fileURLToPath } from "node:url";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));
const read = (/** @type {string} */ path) =>
	readFileSync(join(ROOT, path), "utf8");
const manifest = JSON.parse(read("pkg/custom-elements.json"));
const [{ declarations }] = manifest.modules;
const table = declarations.find(
	(/** @type {any} */ each) => each.tagName === "ludo-table",
);
const names = (/** @type {{ name: string }[]} */ list) =>
	list.map(({ name }) => name);

test("the manifest is what the types of its format ask for", () => {
	const folder = join(ROOT, "target/manifest");
	mkdirSync(folder, { recursive: true });
	const compile = (/** @type {unknown} */ value) => {
		// As text of a program: so every kind is a literal, and a field too many is an error.
		writeFileSync(
			join(folder, "manifest.ts"),
			`import type { Package } from "custom-elements-manifest/schema.d.ts";\nexport const manifest: Package = ${JSON.stringify(value)};\n`,
		);
		writeFileSync(
			join(folder, "tsconfig.json"),
			JSON.stringify({
				compilerOptions: {
					strict: true,
					noEmit: true,
					module: "esnext",
					moduleResolution: "bundler",
					allowImportingTsExtensions: true,
					types: [],
				},
				files: ["manifest.ts"],
			}),
		);
		execFileSync(join(ROOT, "node_modules/.bin/tsc"), ["-p", folder], {
			encoding: "utf8",
		});
	};
	compile(manifest);
	assert.throws(
		() => compile({ ...manifest, modules: [{ kind: "javascript" }] }),
		({ stdout }) => /is not assignable/.test(stdout),
	);
});

test("package.json names the manifest, and the manifest names what there is", () => {
	assert.equal(
		JSON.parse(read("pkg/package.json")).customElements,
		"./custom-elements.json",
	);
	assert.equal(manifest.modules[0].path, "element.js");
	assert.deepEqual(
		manifest.modules[0].exports.map((/** @type {any} */ each) => each.kind),
		["js", "custom-element-definition"],
	);
});

test("attributes, events, parts and properties are those of the element", () => {
	const [, observed = ""] =
		/export const ATTRIBUTES = \[([^\]]+)\]/.exec(
			read("src/element/settings.ts"),
		) ?? [];
	assert.deepEqual(
		names(table.attributes).sort(),
		[...observed.matchAll(/"([a-z-]+)"/g)].map(([, name]) => name).sort(),
	);
	for (const { fieldName, description } of table.attributes) {
		assert.ok(names(table.members).includes(fieldName), fieldName);
		assert.ok(description.length > 10, fieldName);
	}
	assert.deepEqual(names(table.events), [
		"ready",
		"move",
		"refusal",
		"over",
		"lesson",
	]);
	const css = read("src/element/tokens.css") + read("src/element/table.css");
	for (const { name } of table.cssProperties)
		assert.ok(css.includes(name), name);
	assert.ok(table.cssProperties.length > 20);
	const page = read("demo/embed.html");
	for (const name of names(table.cssParts))
		assert.ok(page.includes(`<code>${name}</code>`), `the part ${name}`);
});
