const { createGame, games, RulesError } = require("ludotheque");
const { play } = require("./play.cjs");
const expected = require("./expected.json");

test("every game plays to the end that Node knows", () => {
	expect(play({ createGame, games })).toEqual(expected);
});

test("a refusal is an error that Jest understands", () => {
	expect(() => createGame("chess")).toThrow(RulesError);
});
