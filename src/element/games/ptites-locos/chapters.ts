// How the log of Les P'tites Locos is divided: a turn begins with the dice, or with the tile that is used before them.

import type { Chapters } from "../renderer.ts";

export const chapters: Chapters<"ptites-locos"> = {
	beginnings: (events) =>
		events.flatMap((event, at) =>
			event.type === "rolled" || event.type === "tileUsed"
				? [{ at, turn: event.seat }]
				: [],
		),
	turns: true,
	telling: ["arrived", "accident", "bumped", "entered", "moved"],
};
