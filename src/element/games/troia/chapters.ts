// How the log of Troia is divided: rounds are counted by the game, and a turn begins with the card that was laid for it.

import type { Chapters } from "../renderer.ts";

export const chapters: Chapters<"troia"> = {
	begins: (event) => {
		if (event.type === "roundBegan") return { round: event.round };
		return event.type === "turnBegan" ? { turn: event.seat } : null;
	},
	turns: true,
	telling: ["published", "layerCompleted", "dug", "examined", "permitDrawn"],
};
