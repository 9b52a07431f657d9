// The package entry `ludotheque/element`: defines <ludo-table>, and gives what a page around it may want.

import { framedGames } from "./games/frames.ts";
import { readyFor } from "./loading.ts";
import { LudoTable } from "./table.ts";

export { ready } from "./loading.ts";
export { liveBoard, picture } from "./pictures.ts";
export { tableAttributes } from "./properties.ts";
export { LudoTable };

/** The games that have a picture, with a sentence about each. */
export const RENDERERS = Object.fromEntries(
	framedGames().map(({ id, title, summary }) => [
		id,
		{ title, blurb: summary },
	]),
);

/** What is wrong with a lesson: an empty list when nothing is. Plays it through the rules. */
export async function validateLesson(lesson: unknown) {
	const [{ problems }, engine] = await Promise.all([
		import("./lessons/player.ts"),
		readyFor(lesson),
	]);
	return problems(lesson, engine);
}

if (globalThis.customElements?.get("ludo-table") === undefined)
	globalThis.customElements?.define("ludo-table", LudoTable);
