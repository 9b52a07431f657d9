// The games that the package is made of, and their texts. Nothing in the build names a game.

import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "./tools.mjs";

const TEXTS = join(root, "src/text");
export const TYPES = join(root, "src/api/types.d.ts");

/** The ids of the games, in the order of `games()`: each has a text, and its types in the generated declarations. */
export function gameIds() {
	const typed = [
		...readFileSync(TYPES, "utf8").matchAll(/^ {2}"([a-z-]+)": \{ options: /gm),
	].map(([, id]) => id);
	const told = readdirSync(TEXTS)
		.map((name) => name.match(/^([a-z-]+)\.en\.json$/)?.[1])
		.filter((id) => id !== undefined && !["engine", "element"].includes(id));
	for (const id of told)
		if (!typed.includes(id))
			throw new Error(
				`${id} has a text in src/text and no row in GameTypes (src/api/types.d.ts): run BLESS=1 cargo test`,
			);
	for (const id of typed)
		if (!told.includes(id))
			throw new Error(
				`${id} is in GameTypes and has no src/text/${id}.en.json: run BLESS=1 cargo test`,
			);
	return typed;
}

/** What people read about a game: { info, rules, scenarios, messages }. */
export function textOf(id) {
	return JSON.parse(readFileSync(join(TEXTS, `${id}.en.json`), "utf8"));
}

/** The folder of a game's rules. */
export function folderOf(id) {
	const folder = join(root, "src/games", id.replaceAll("-", "_"));
	if (!existsSync(folder))
		throw new Error(`the game ${id} has no folder ${folder}`);
	return folder;
}

/** Where the lessons that come with the element are. */
const LESSONS = join(TEXTS, "lessons");

/** The file of a lesson. */
export const lessonFile = (id) => join(LESSONS, `${id}.en.json`);

/** The names of the lessons that come with the element. */
export const lessons = () =>
	readdirSync(LESSONS).map((name) => name.slice(0, -".en.json".length));
