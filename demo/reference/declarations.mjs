// Reads the declarations of the package into plain data: what is exported, what it is made of, and what is said of it.
// The syntax trees come from the compiler that also checks the types; nothing here knows what a page looks like.

import { fileURLToPath } from "node:url";
import * as is from "typescript/unstable/ast/is";
import { API } from "typescript/unstable/sync";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));
/** The compiler opens files by a project; this one leads to all of them. */
const PROJECT = "tests/js/tsconfig.json";

/** @typedef {import("typescript/unstable/ast").Node} Node */
/** @typedef {{ name: string, code: string[], said: string, inner: Body | null }} Member one line of a body */
/** @typedef {{ kind: "members" | "choices", list: Member[], and: Member[] } | { kind: "code", code: string }} Body */
/** @typedef {{ name: string, kind: "function" | "class" | "interface" | "type" | "constant", code: string, said: string, body: Body | null }} Declaration */

/** Code in one line, without comments. @param {string} text */
function plain(text) {
	const bare = text.replace(/\/\*\*[\s\S]*?\*\//g, " ").replace(/\s+/g, " ");
	return bare
		.replace(/[,;] ?\}/g, " }")
		.replace(/\{ \}/g, "{}")
		.replace(/: \| /g, ": ")
		.replace(/\( ?\| /g, "(")
		.replace(/ \)/g, ")")
		.replace(/[;,]$/, "")
		.trim();
}

/** The last comment in a stretch of source. @param {string} text */
function comment(text) {
	const last = [...text.matchAll(/\/\*\*([\s\S]*?)\*\//g)].at(-1)?.[1] ?? "";
	return last
		.replace(/^\s*\* ?/gm, " ")
		.replace(/\s+/g, " ")
		.trim();
}

class Reader {
	/** What has no comment, by name. @type {string[]} */
	bare = [];

	/** @param {string} source the text of a file */
	constructor(source) {
		this.source = source;
	}

	/** @param {Node} node */
	said(node) {
		return comment(this.source.slice(node.pos, node.getStart()));
	}

	/** @param {Node} node @param {string} name */
	needed(node, name) {
		const said = this.said(node);
		if (said === "") this.bare.push(name);
		return said;
	}

	/**
	 * The members of a class, an interface or an object. An overload, or the other half of an accessor, that says nothing of its own joins what stands before it.
	 * @param {Iterable<Node>} nodes
	 * @param {string} owner
	 * @returns {Member[]}
	 */
	members(nodes, owner) {
		/** @type {Member[]} */
		const list = [];
		for (const node of nodes) {
			if (is.isConstructorDeclaration(node)) continue;
			const name =
				/** @type {{ name?: Node }} */ (
					/** @type {unknown} */ (node)
				).name?.getText() ?? "";
			const said = this.said(node);
			const before = list.at(-1);
			if (said === "" && before?.name === name)
				before.code.push(plain(node.getText()));
			else
				list.push({
					name,
					code: [plain(node.getText())],
					said: this.needed(node, `${owner}.${name}`),
					inner: null,
				});
		}
		return list;
	}

	/**
	 * What a type is made of, as far as it is worth a list.
	 * @param {Node} node
	 * @param {string} owner
	 * @returns {Body}
	 */
	body(node, owner) {
		if (is.isTypeLiteralNode(node))
			return {
				kind: "members",
				list: this.members(node.members, owner),
				and: [],
			};
		if (is.isParenthesizedTypeNode(node)) return this.body(node.type, owner);
		if (is.isUnionTypeNode(node)) return this.choices(node, owner);
		if (is.isIntersectionTypeNode(node)) {
			const parts = [...node.types].map((part) => ({
				part,
				body: this.body(part, owner),
			}));
			const main = parts.find(({ body }) => body.kind === "choices");
			if (main?.body.kind === "choices") {
				const rest = parts.filter((each) => each !== main);
				const and = rest.flatMap(({ part, body }) =>
					body.kind === "members"
						? body.list
						: [
								{
									name: "",
									code: [plain(part.getText())],
									said: "",
									inner: null,
								},
							],
				);
				return { ...main.body, and };
			}
		}
		return { kind: "code", code: plain(node.getText()) };
	}

	/**
	 * @param {import("typescript/unstable/ast").UnionTypeNode} node
	 * @param {string} owner
	 * @returns {Body}
	 */
	choices(node, owner) {
		let from = node.pos;
		const list = [...node.types].map((each) => {
			const above = comment(this.source.slice(from, each.getStart()));
			from = each.end;
			if (!is.isTypeLiteralNode(each))
				return {
					name: "",
					code: [plain(each.getText())],
					said: above,
					inner: null,
				};
			// What a variant is, is said at its tag; where its fields have comments of their own, they are listed below it.
			const [tag, ...fields] = each.members;
			const told = above || (tag === undefined ? "" : this.said(tag));
			if (told === "") this.bare.push(`${owner}: ${plain(each.getText())}`);
			const inner = fields.some((field) => this.said(field) !== "")
				? this.members(fields, owner)
				: [];
			return {
				name: "",
				code: [plain(each.getText())],
				said: told,
				inner:
					inner.length > 0
						? { kind: /** @type {const} */ ("members"), list: inner, and: [] }
						: null,
			};
		});
		const worthIt = list.some(
			({ said, inner }) => said !== "" || inner !== null,
		);
		return worthIt
			? { kind: "choices", list, and: [] }
			: { kind: "code", code: plain(node.getText()) };
	}

	/**
	 * @param {Node} node a statement of a file
	 * @returns {Declaration | null}
	 */
	declaration(node) {
		if (is.isFunctionDeclaration(node)) {
			const name = node.name?.text ?? "default";
			return {
				name,
				kind: "function",
				code: plain(node.getText()).replace(
					/^export (?:default |declare )?/,
					"",
				),
				said: this.needed(node, name),
				body: null,
			};
		}
		if (is.isInterfaceDeclaration(node) || is.isClassDeclaration(node)) {
			const name = node.name?.text ?? "";
			const code = plain(node.getText())
				.replace(/ \{.*$/, "")
				.replace(/^export (?:declare )?/, "");
			return {
				name,
				kind: is.isClassDeclaration(node) ? "class" : "interface",
				code,
				said: this.needed(node, name),
				body: {
					kind: "members",
					list: this.members(node.members, name),
					and: [],
				},
			};
		}
		if (is.isTypeAliasDeclaration(node)) {
			const name = node.name.text;
			const code = plain(this.source.slice(node.getStart(), node.type.pos))
				.replace(/^export /, "")
				.replace(/ =$/, "");
			return {
				name,
				kind: "type",
				code,
				said: this.needed(node, name),
				body: this.body(node.type, name),
			};
		}
		if (is.isVariableStatement(node)) {
			const [declared] = node.declarationList.declarations;
			const name = declared?.name.getText() ?? "";
			return {
				name,
				kind: "constant",
				code: plain(declared?.getText() ?? ""),
				said: this.needed(node, name),
				body: null,
			};
		}
		return null;
	}
}

/**
 * The declarations of some files of the package, in their order; and the names of what nothing is said of.
 * @param {string[]} names such as `index`, for `pkg/index.d.ts`
 */
export function read(names) {
	const api = new API({ cwd: ROOT });
	try {
		const [project] = api
			.updateSnapshot({ openProject: `${ROOT}${PROJECT}` })
			.getProjects();
		/** @type {Map<string, Declaration[]>} */
		const files = new Map();
		/** @type {string[]} */
		const bare = [];
		for (const name of names) {
			const file = project?.program.getSourceFile(`${ROOT}pkg/${name}.d.ts`);
			if (file === undefined)
				throw new Error(`pkg/${name}.d.ts is not part of ${PROJECT}`);
			const reader = new Reader(file.text);
			files.set(
				name,
				[...file.statements]
					.map((node) => reader.declaration(node))
					.filter((each) => each !== null),
			);
			bare.push(...reader.bare.map((each) => `${name}.d.ts: ${each}`));
		}
		return { files, bare };
	} finally {
		api.close();
	}
}
