// Kopis: carved stone on dark slate. The geometry is in board.ts, the picture in draw.ts and pieces.ts, what can be pressed in
// moves.ts, ghosts in preview.ts, motion in animation.ts, every sentence in words.ts.

import type { Renderer } from "../renderer.ts";
import { animate } from "./animation.ts";
import { chapters } from "./chapters.ts";
import { draw } from "./draw.ts";
import css from "./kopis.css";
import { logParts } from "./log-parts.ts";
import { moves } from "./moves.ts";
import { preview } from "./preview.ts";
import { english, type KopisWords, kopisWords } from "./words.ts";

/** The renderer in the language of these words. */
export const inLanguage = (words: KopisWords): Renderer<"kopis"> => ({
	css,
	seats: [
		{
			name: words.seat.red,
			colour: "var(--kopis-red)",
			ink: "var(--kopis-ivory)",
			device: "M4 15 12 7l8 8-2.5 2.5L12 12l-5.500 5.500z",
		},
		{
			name: words.seat.black,
			colour: "var(--kopis-black)",
			ink: "var(--kopis-ivory)",
			device: "M4 7h16v3.500H4zM4 13.500h16V17H4z",
		},
	],
	viewBox: () => [44, 44, 812, 812],
	draw,
	...moves(words),
	...kopisWords(words),
	logParts,
	preview,
	animate,
	flips: true,
	chapters,
	optionWords: words.option,
	optionApplies: {
		placementOrder: ["setup", "advanced"],
		quietLimit: ["mode", "suddenDeath"],
	},
});

export default inLanguage(english);
