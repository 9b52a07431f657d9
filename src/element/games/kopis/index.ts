// Kopis: carved stone on dark slate. The geometry is in board.ts, the picture in draw.ts and pieces.ts, what can be pressed in
// moves.ts, ghosts in preview.ts, motion in animation.ts, every sentence in words.ts.

import type { Renderer } from "../renderer.ts";
import { animate } from "./animation.ts";
import { chapters } from "./chapters.ts";
import { draw } from "./draw.ts";
import css from "./kopis.css";
import { logParts } from "./log-parts.ts";
import { illegal, targets, tellHit } from "./moves.ts";
import { preview } from "./preview.ts";
import {
	aside,
	ask,
	describe,
	nameHit,
	optionWords,
	say,
	score,
	seatNames,
	tell,
} from "./words.ts";

const renderer: Renderer<"kopis"> = {
	css,
	seats: [
		{
			name: seatNames[0],
			colour: "var(--kopis-red)",
			ink: "var(--kopis-ivory)",
			device: "M4 15 12 7l8 8-2.5 2.5L12 12l-5.500 5.500z",
		},
		{
			name: seatNames[1],
			colour: "var(--kopis-black)",
			ink: "var(--kopis-ivory)",
			device: "M4 7h16v3.500H4zM4 13.500h16V17H4z",
		},
	],
	viewBox: () => [44, 44, 812, 812],
	draw,
	targets,
	illegal,
	tellHit,
	nameHit,
	ask,
	aside,
	say,
	tell,
	logParts,
	describe,
	score,
	preview,
	animate,
	flips: true,
	chapters,
	optionWords,
	optionApplies: {
		placementOrder: ["setup", "advanced"],
		quietLimit: ["mode", "suddenDeath"],
	},
};

export default renderer;
