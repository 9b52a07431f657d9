// How the log of Koplopers & Dwarsliggers is divided: the game counts its rounds, and every turn says when it begins.

import type { Chapters } from "../renderer.ts";

export const chapters: Chapters<"koplopers"> = {
	beginnings: (events) =>
		events.flatMap((event, at) =>
			event.type === "turnBegan"
				? [{ at, round: event.round, turn: event.seat }]
				: [],
		),
	turns: true,
	telling: [
		"alighted",
		"accepted",
		"disrupted",
		"coupled",
		"built",
		"boarded",
		"drove",
	],
};
