// Which rule belongs to which chapter, and what the player aid has.

import type { Chapters } from "../../chapters.ts";

export const chapters: Chapters = {
	goal: "1-2 19",
	setup: "3-10",
	turn: "11-17 20 22-24 32",
	end: "18",
	scoring: "21 33-36",
	variants: "25-31",
	aid: "11-13 15-18 20-21 33-35 25-26 28",
};
