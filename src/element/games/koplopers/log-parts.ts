// How the log of Koplopers & Dwarsliggers is divided: the game counts its rounds, and every turn says when it begins.

import type { LogParts } from "../renderer.ts";

export const logParts: LogParts<"koplopers"> = {
	begins: (event) =>
		event.type === "turnBegan"
			? { round: event.round, turn: event.seat }
			: null,
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
