// How a lesson meets the rules: patterns of moves, and the games that the steps begin with. Knows no page and no game.

import type { Actor, GameId, NewGame } from "../../js/types/index.d.ts";
import type { AnyGame } from "../games/renderer.ts";
import type {
	Lesson,
	LessonExpect,
	LessonPlay,
	LessonStep,
} from "../lesson.ts";

export type { AnyGame };
export type Engine = Pick<
	typeof import("../../js/types/index.d.ts"),
	"createGame" | "games" | "rules" | "scenarios"
>;

/** The ways a step can begin. */
export const BEGINNINGS = [
	"scenario",
	"position",
	"options",
	"continue",
] as const;

/** Whether a value is what a pattern says: every field of the pattern is there and equal. */
export function fits(pattern: unknown, value: unknown): boolean {
	if (typeof pattern !== "object" || pattern === null) return pattern === value;
	if (
		typeof value !== "object" ||
		value === null ||
		Array.isArray(pattern) !== Array.isArray(value)
	)
		return false;
	if (Array.isArray(pattern) && pattern.length !== (value as unknown[]).length)
		return false;
	return Object.entries(pattern).every(
		([key, part]) =>
			Object.hasOwn(value, key) &&
			fits(part, (value as Record<string, unknown>)[key]),
	);
}

/** Whether a move is an answer. */
export function answers(expect: LessonExpect, move: unknown) {
	return (
		expect === "any" || [expect].flat().some((pattern) => fits(pattern, move))
	);
}

/** Who is asked: the seat whose view the reader has, if it is to act; else the first who is. */
export function asked(game: AnyGame, step: LessonStep): Actor | null {
	const actors = game.actors();
	return (
		(typeof step.view === "number" && actors.includes(step.view)
			? step.view
			: actors[0]) ?? null
	);
}

/** The game that a step begins with, before any move of it; for steps that do not continue another one. */
export function begin(
	engine: Engine,
	lesson: Lesson,
	step: LessonStep,
): AnyGame {
	const start =
		step.scenario !== undefined
			? { scenario: step.scenario }
			: step.position !== undefined
				? { position: step.position }
				: {};
	return engine.createGame(lesson.game, {
		seed: 0,
		...start,
		...step.options,
		chance: "manual",
	} as NewGame<GameId>);
}

/** Makes a scripted move. */
export function make(game: AnyGame, { play, seat }: LessonPlay) {
	game.apply(play, seat ?? game.actors()[0]);
}

/** Plays a step to its end as a reader would who knows the answers. */
export function solve(game: AnyGame, step: LessonStep) {
	for (const item of [{ expect: step.expect }, ...(step.then ?? [])]) {
		if ("play" in item) make(game, item);
		else {
			const actor = asked(game, step);
			const move =
				actor === null
					? undefined
					: game.legalMoves(actor).find((each) => answers(item.expect, each));
			if (actor !== null && move !== undefined) game.apply(move, actor);
		}
	}
}

/** The game as it is when the reader comes to a step. Steps that continue are led up to by those before them. */
export function arrive(engine: Engine, lesson: Lesson, index: number): AnyGame {
	let first = index;
	while (first > 0 && lesson.steps[first]?.continue) first -= 1;
	const path = lesson.steps.slice(first, index + 1);
	const game = begin(engine, lesson, path[0] as LessonStep);
	path.forEach((step, n) => {
		for (const play of step.before ?? []) make(game, play);
		if (n < path.length - 1) solve(game, step);
	});
	return game;
}
