// How the log of Troia is divided: rounds are counted by the game, and a turn begins with the card that was laid for it.

import type { LogParts } from "../renderer.ts";

export const logParts: LogParts<"troia"> = {
	begins: (event) => {
		if (event.type === "roundBegan") return { round: event.round };
		return event.type === "turnBegan" ? { turn: event.seat } : null;
	},
	turns: true,
	telling: ["published", "layerCompleted", "dug", "examined", "permitDrawn"],
};
