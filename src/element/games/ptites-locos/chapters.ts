// How the log of Les P'tites Locos is divided: a turn begins with the dice, or with the tile that is used before them.

import type { Chapters } from "../renderer.ts";

export const chapters: Chapters<"ptites-locos"> = {
	begins: (event) =>
		event.type === "rolled" || event.type === "tileUsed"
			? { turn: event.seat }
			: null,
	turns: true,
	telling: ["arrived", "accident", "bumped", "entered", "moved"],
};
