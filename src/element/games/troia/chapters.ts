// Which rule belongs to which chapter, and what the player aid has.

import type { Chapters } from "../../chapters.ts";

export const chapters: Chapters = {
	goal: "1-2",
	setup: "3-17",
	turn: "18-42 46-47",
	end: "62-64",
	scoring: "43-45 48-61",
	variants: "",
	aid: "2 18-19 22-23 25 28 31 34 36 40 43 45 48-50 57-58 62",
};
