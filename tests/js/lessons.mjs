// The lessons that tests read: the built-in ones, and one to spoil.

import { readFileSync } from "node:fs";

/** @typedef {import("../../src/element/lesson.ts").Lesson} Lesson */

export const FOLDER = new URL("../../src/text/lessons/", import.meta.url);

/** @param {string} id @returns {Lesson} */
export const lessonOf = (id) =>
	JSON.parse(readFileSync(new URL(`${id}.en.json`, FOLDER), "utf8"));

/** A lesson with nothing wrong: two steps of Kopis, the second continues the first. @returns {any} */
export function fresh() {
	return {
		format: 1,
		game: "kopis",
		title: "Two slides",
		steps: [
			{
				title: "In",
				text: "The fortresses stand in the middle.",
				task: "Slide in on file c.",
				scenario: "slide",
				view: 0,
				expect: { type: "slide", side: "south", line: "c" },
				hint: "Below c.",
				tries: [
					{
						move: { type: "slide", side: "south", line: "a" },
						rule: "KOP-13",
						label: "Why not a?",
					},
					{ move: { type: "slide", line: "d" }, says: "Another time." },
				],
				// biome-ignore lint/suspicious/noThenProperty: lessons are data, which nobody awaits
				then: [{ play: { type: "slide", side: "north", line: "d" }, seat: 1 }],
				after: "It pushed.",
				rules: ["KOP-11"],
			},
			{
				title: "On",
				text: "Black has answered.",
				task: "Make any slide.",
				continue: true,
				expect: "any",
				after: "Done.",
			},
		],
	};
}
