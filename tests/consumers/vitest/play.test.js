import { createGame, games, RulesError } from "ludotheque";
import { expect, test } from "vitest";
import expected from "./expected.json";
import { play } from "./play.js";

test("every game plays to the end that Node knows", () => {
	expect(play({ createGame, games })).toEqual(expected);
});

test("a refusal is an error that Vitest understands", () => {
	expect(() => createGame("chess")).toThrow(RulesError);
});
