// Which rule belongs to which chapter, and what the player aid has.

import type { Chapters } from "../../chapters.ts";

export const chapters: Chapters = {
	goal: "1-2",
	setup: "3-10",
	turn: "11-31",
	end: "32-37",
	scoring: "",
	variants: "38-42",
	aid: "2 11-14 17-19 21 25-26 28 32 37 39-40",
};
