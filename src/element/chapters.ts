// The chapters of a game's rules, and which rules make its player aid: numbers of rules, not their text.

import type { Rule } from "../js/types/index.d.ts";

/** The chapters, in the order in which they are read. */
export const CHAPTERS = [
	"goal",
	"setup",
	"turn",
	"end",
	"scoring",
	"variants",
	"rulings",
] as const;
export type Chapter = (typeof CHAPTERS)[number];

/** Numbers of rules, as "1-3 7": of each chapter but the rulings, which say of themselves that they are; and of the player aid. */
export type Chapters = Record<Exclude<Chapter, "rulings"> | "aid", string>;

/** The numbers in "1-3 7". */
function numbers(text: string) {
	return text
		.split(" ")
		.filter(Boolean)
		.flatMap((range) => {
			const [from = 0, to = from] = range.split("-").map(Number);
			return Array.from({ length: to - from + 1 }, (_, n) => from + n);
		});
}

const numberOf = ({ id }: Rule) => Number(id.split("-")[1]);

/** The rules of each chapter that has some. */
export function inChapters(
	rules: readonly Rule[],
	chapters: Chapters,
): { chapter: Chapter; rules: Rule[] }[] {
	const known = new Map<number, Chapter>();
	for (const chapter of CHAPTERS)
		if (chapter !== "rulings")
			for (const n of numbers(chapters[chapter])) known.set(n, chapter);
	const of = (rule: Rule) =>
		rule.kind === "ruling" ? "rulings" : (known.get(numberOf(rule)) ?? "turn");
	return CHAPTERS.map((chapter) => ({
		chapter,
		rules: rules.filter((rule) => of(rule) === chapter),
	})).filter((each) => each.rules.length > 0);
}

/** The few rules that one looks up while one plays. */
export function playerAid(rules: readonly Rule[], chapters: Chapters) {
	const wanted = new Set(numbers(chapters.aid));
	return inChapters(
		rules.filter(
			(rule) => rule.kind !== "ruling" && wanted.has(numberOf(rule)),
		),
		chapters,
	);
}
