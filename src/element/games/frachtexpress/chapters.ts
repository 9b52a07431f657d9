// Which rule belongs to which chapter, and what the player aid has.

import type { Chapters } from "../../chapters.ts";

export const chapters: Chapters = {
	goal: "1 33",
	setup: "2-14",
	turn: "15-32 35-56",
	end: "57",
	scoring: "34 58-59",
	variants: "60-115",
	aid: "15-17 21 23 28-29 31 33 35-36 38 40 43 47 51 55 57-58",
};
