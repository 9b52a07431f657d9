// The pages of the demo: `npm run docs` writes the reference from the declarations in `pkg/`, the pages that are translated from
// their words in demo/words, and the frames of the others. A test writes them once more and compares, so that they are never older than what they describe.

import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { games, rules } from "ludotheque";
import { articlePage } from "./article-page.mjs";
import { read } from "./declarations.mjs";
import { environmentsPage } from "./environments.mjs";
import { GUIDES } from "./frame.mjs";
import { framePage } from "./frame-page.mjs";
import { galleryPage } from "./gallery-page.mjs";
import { gamePage } from "./game-page.mjs";
import { guidePage } from "./guide-page.mjs";
import { byKind, known, page, tables } from "./html.mjs";
import { serverPage } from "./server-page.mjs";
import { withSpeed } from "./speed.mjs";

/** @typedef {import("./declarations.mjs").Declaration} Declaration */

const HERE = new URL("./", import.meta.url);

/** The pages, by their names from the folder of the demo; and the names of what no comment describes. */
export function pages() {
	const { files, bare } = read([
		"index",
		"web",
		"kopis",
		"worker",
		"element",
		"lesson",
		"server",
	]);
	const [
		all = [],
		web = [],
		one = [],
		worker = [],
		element = [],
		lesson = [],
		server = [],
	] = files.values();
	const infos = games();
	// A game's types begin with the game's own name; which that is, the map of all games says.
	const map = all.find(({ name }) => name === "GameTypes")?.body;
	const names = new Map(
		infos.map(({ id }) => {
			const row =
				map?.kind === "members"
					? map.list.find(({ name }) => name === `"${id}"`)?.code[0]
					: undefined;
			const [, name] = /options: (\w+)Options/.exec(row ?? "") ?? [];
			if (name === undefined)
				throw new Error(`GameTypes says nothing of ${id}`);
			return [id, name];
		}),
	);
	const ofGame = (/** @type {Declaration} */ { name }) =>
		infos.find(({ id }) => name.startsWith(names.get(id) ?? "?"))?.id;
	const shared = all.filter((each) => ofGame(each) === undefined);

	for (const each of [...shared, ...worker]) known.set(each.name, "index.html");
	for (const each of web)
		if (each.name !== "init") known.set(each.name, "index.html");
	for (const each of one)
		if (!known.has(each.name)) known.set(each.name, "index.html");
	for (const each of [...element, ...lesson])
		known.set(each.name, "element.html");
	for (const each of server) known.set(each.name, "server.html");
	for (const each of all)
		if (ofGame(each) !== undefined)
			known.set(each.name, `${ofGame(each)}.html`);

	/** @type {Map<string, string>} */
	const out = new Map();
	const links = [
		{ href: "index.html", title: "The rules" },
		{ href: "element.html", title: "The table" },
		{ href: "server.html", title: "The server" },
		...infos.map(({ id, title }) => ({ href: `${id}.html`, title })),
	];
	out.set(
		"reference/index.html",
		page({
			file: "index.html",
			title: "Reference",
			lead: 'Everything that <code>ludotheque</code> exports, from its declarations. Start with <a href="#createGame">createGame</a> and <a href="#Game">Game</a>; the moves, events and states of each game have a page of their own.',
			links,
			parts: [
				...byKind(shared),
				{
					title: "ludotheque/web",
					id: "web",
					said: "The same calls, with the WebAssembly as a file of its own. Only <code>init</code> differs.",
					list: web.map((each) =>
						each.name === "init" ? { ...each, anchor: "web.init" } : each,
					),
				},
				{
					title: "ludotheque/kopis",
					id: "one",
					said: "One game alone: the same calls without the id of a game, and nothing of the other games in a bundle. Every game has such an entry; that of Kopis stands for all.",
					list: one.map((each) =>
						each.name === "GameInitOptions"
							? each
							: { ...each, anchor: `one.${each.name}` },
					),
				},
				{
					title: "ludotheque/worker",
					id: "worker",
					said: "Bots off the main thread, in a page and in Node.",
					list: worker,
				},
			],
		}),
	);
	out.set(
		"reference/element.html",
		page({
			file: "element.html",
			title: "The table",
			lead: 'What <code>ludotheque/element</code> exports: <code>&lt;ludo-table&gt;</code>, pictures of positions, and the format of lessons. <a href="../embed.html">Embed a game</a> shows how it is used.',
			links,
			parts: [
				...byKind(element),
				{
					title: "Lessons",
					id: "lessons",
					said: "A lesson is data; these are its types.",
					list: lesson,
				},
			],
		}),
	);
	out.set("reference/server.html", serverPage(server, links));
	for (const { id } of infos)
		if (existsSync(new URL(`../${id}.html`, HERE))) tables.add(`${id}.html`);
	for (const { id, title } of infos) {
		const name = names.get(id) ?? "";
		const own = all.filter((each) => ofGame(each) === id);
		const main = [
			"Options",
			"Components",
			"Move",
			"Event",
			"State",
			"Position",
			"ScenarioId",
			"RuleId",
		]
			.map((part) => own.find((each) => each.name === name + part))
			.filter((each) => each !== undefined);
		out.set(
			`reference/${id}.html`,
			page({
				file: `${id}.html`,
				title,
				lead: `What <code>createGame("${id}")</code> takes and gives.${tables.has(`${id}.html`) ? ` The game itself is on <a href="../${id}.html">its table</a>, and so are its rules.` : ""}`,
				links,
				parts: [
					{ title: "The game", id: "main", said: "", list: main },
					{
						title: "What they are made of",
						id: "parts",
						said: "",
						list: own.filter((each) => !main.includes(each)),
					},
				],
			}),
		);
	}
	const translated = [...galleryPage(infos), ...articlePage(), ...framePage()];
	for (const info of infos) {
		const [first] = rules(info.id);
		if (first === undefined) throw new Error(`${info.id} has no rules`);
		translated.push(...gamePage(info, first.id));
	}
	for (const [name, text] of translated) out.set(name, text);
	for (const { file } of GUIDES) {
		if (file === "environments.html") {
			out.set(file, environmentsPage());
			continue;
		}
		const text = readFileSync(new URL(`../${file}`, HERE), "utf8");
		out.set(
			file,
			guidePage(file === "speed.html" ? withSpeed(text) : text, file),
		);
	}
	return { pages: out, bare };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
	const { pages: out, bare } = pages();
	if (bare.length > 0)
		throw new Error(`no comment describes\n${bare.join("\n")}`);
	for (const [name, text] of out) {
		const url = new URL(`../${name}`, HERE);
		mkdirSync(new URL("./", url), { recursive: true });
		writeFileSync(url, text);
	}
	console.log(
		`${out.size} pages, ${Math.round([...out.values()].join("").length / 1000)} kB`,
	);
}
