// Which rule belongs to which chapter, and what the player aid has.

import type { Chapters } from "../../chapters.ts";

export const chapters: Chapters = {
	goal: "9 94",
	setup: "1-8",
	turn: "10-86",
	end: "90-93",
	scoring: "95-96",
	variants: "100-102",
	aid: "9-11 14 16 21 32-34 36-38 53 56 60 67 72 90 93-95",
};
