// How the log of Troia is divided: rounds are counted by the game, and a turn begins with the card that was laid for it.

import type { Beginning, Chapters } from "../renderer.ts";

export const chapters: Chapters<"troia"> = {
	beginnings: (events) =>
		events.flatMap((event, at): Beginning[] => {
			if (event.type === "roundBegan") return [{ at, round: event.round }];
			return event.type === "turnBegan" ? [{ at, turn: event.seat }] : [];
		}),
	turns: true,
	telling: ["published", "layerCompleted", "dug", "examined", "permitDrawn"],
};
