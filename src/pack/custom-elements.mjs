// `custom-elements.json`: what editors and documentation tools read about <ludo-table> (a Custom Elements Manifest). The analyzer
// of that format reads the declarations; what they say in their own words (which property is an attribute, which events there
// are, how the table is styled) is added here.

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "./tools.mjs";

const DECLARATIONS = join(root, "src/element/element.d.ts");
const TOKENS = join(root, "src/element/tokens.css");
const CLASS = "LudoTable";

/** The names in the comment at the head of the declarations, with what is said of each: `//   name   what it is`. */
function named(text, name) {
	const lines = new RegExp(`^//   (${name}) +(.+)$`, "gm");
	return [...text.matchAll(lines)].map(([, name, description]) => ({
		name,
		description,
	}));
}

/** Members of an interface, with what is said of each. */
function members(ts, file, name) {
	const found = file.statements.find(
		(each) => ts.isInterfaceDeclaration(each) && each.name.text === name,
	);
	return found.members.map((member) => ({
		name: member.name.getText(),
		type: { text: member.type.getText().replace(/\s+/g, " ") },
		description: member.jsDoc?.[0]?.comment ?? "",
	}));
}

/** The attribute that a property stands for: its comment says so. */
function attribute({ name: fieldName, type, description = "" }) {
	const [, name, , said] =
		description.match(/^Attribute `([a-z-]+)`( \(JSON\))?: ([\s\S]+)$/) ?? [];
	return name && { name, fieldName, type, description: said };
}

/** The manifest, as data. */
export async function customElements() {
	const { create, ts } = await import("@custom-elements-manifest/analyzer");
	const text = readFileSync(DECLARATIONS, "utf8");
	const file = ts.createSourceFile(
		"element.js",
		text,
		ts.ScriptTarget.ES2022,
		true,
	);
	const manifest = create({ modules: [file] });
	const [module] = manifest.modules;
	const table = module.declarations.find(({ name }) => name === CLASS);
	const game = table.members.find(({ name }) => name === "game");
	Object.assign(table, {
		customElement: true,
		tagName: "ludo-table",
		superclass: { name: "HTMLElement", package: "global:" },
		attributes: [
			{
				name: "game",
				fieldName: "game",
				type: { text: "GameId" },
				description: "The id of a game.",
			},
			...table.members
				.filter((each) => each !== game)
				.map(attribute)
				.filter(Boolean),
		],
		events: members(ts, file, "LudoTableEventMap"),
		cssParts: named(text, "[a-z]+"),
		cssProperties: [
			...[
				...readFileSync(TOKENS, "utf8").matchAll(/^ {2}(--[\w-]+): (.+);$/gm),
			].map(([, name, value]) => ({ name, default: value })),
			...named(text, "--[a-z-]+"),
		],
	});
	module.declarations = [table];
	module.exports = [
		{
			kind: "js",
			name: CLASS,
			declaration: { name: CLASS, module: "element.js" },
		},
		{
			kind: "custom-element-definition",
			name: "ludo-table",
			declaration: { name: CLASS, module: "element.js" },
		},
	];
	return manifest;
}
