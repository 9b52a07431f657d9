// How the log of Kopis is divided: a round is a move of each. A turn is one move and needs no heading.

import type { Chapters } from "../renderer.ts";

export const chapters: Chapters<"kopis"> = {
	beginnings: (events) =>
		events.flatMap((event) =>
			event.type === "entered" || event.type === "stepped"
				? [{ at: 0, turn: event.seat }]
				: [],
		),
	turns: false,
	telling: ["captured", "lost", "entered", "stepped"],
};
