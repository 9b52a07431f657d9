// How the log of Les P'tites Locos is divided: a turn begins with the dice, or with the tile that is used before them.

import type { LogParts } from "../renderer.ts";

export const logParts: LogParts<"ptites-locos"> = {
	begins: (event) =>
		event.type === "rolled" || event.type === "tileUsed"
			? { turn: event.seat }
			: null,
	turns: true,
	telling: ["arrived", "accident", "bumped", "entered", "moved"],
};
