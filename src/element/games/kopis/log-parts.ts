// How the log of Kopis is divided: a round is a move of each. A turn is one move and needs no heading.

import type { LogParts } from "../renderer.ts";

export const logParts: LogParts<"kopis"> = {
	begins: (event) =>
		event.type === "entered" || event.type === "stepped"
			? { turn: event.seat }
			: null,
	wholeMoves: true,
	turns: false,
	telling: ["captured", "lost", "entered", "stepped"],
};
