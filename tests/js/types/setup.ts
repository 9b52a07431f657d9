// How a game begins and how it is kept: what the compiler knows of players, examples and saves. Compiled, never run.

import type { GameTypes, KopisScenarioId, NewGame } from "ludotheque";
import { createGame, games, restoreGame } from "ludotheque";
import * as frachtexpress from "ludotheque/frachtexpress";

// As many players as the game is for.
createGame("kopis", { players: 2 });
createGame("frachtexpress", { players: 3 });
createGame("koplopers", { players: 4, seed: "x" });
frachtexpress.createGame({ players: 4 });
const seats: GameTypes["troia"]["players"] = 3;
createGame("troia", { players: seats, bridges: false });
createGame("troia", { players: createGame("troia").players });
// @ts-expect-error Kopis is for two
createGame("kopis", { players: 5 });
// @ts-expect-error Kopis is for two
createGame("kopis", { players: 3, mode: "storm" });
// @ts-expect-error FrachtExpress is for three or four
createGame("frachtexpress", { players: 2 });
// @ts-expect-error so is its own entry
frachtexpress.createGame({ players: 2 });
// @ts-expect-error a number is not a text
createGame("troia", { players: "3" });
// @ts-expect-error which number, the compiler does not know
createGame("troia", { players: Number("3") });

// Examples by their ids.
const example: KopisScenarioId = "capture";
createGame("kopis", { scenario: example });
createGame("koplopers", { scenario: "meppel", chance: "manual" });
const begin: NewGame<"troia"> = { scenario: "example-1" };
createGame("troia", begin);
// @ts-expect-error Kopis has no such example
createGame("kopis", { scenario: "meppel" });
// @ts-expect-error no game has it
createGame("troia", { scenario: "checkmate" });
// @ts-expect-error a game begins in one way
createGame("kopis", { scenario: "capture", position: begin });

// What games() says fits what createGame takes.
for (const { id, minPlayers, defaultPlayers, variants } of games()) {
	createGame(id, { players: minPlayers });
	createGame(id, { players: defaultPlayers, ...variants[0]?.options });
}
const hidden: boolean | undefined = games()[0]?.hiddenInformation;
// @ts-expect-error it is a word for all, not for a seat
games()[0]?.hiddenInformation(0);
void hidden;

// A save, with the seed or without it.
const game = createGame("ptites-locos", { players: 4 });
const texts: string[] = [
	game.save(),
	game.save({}),
	game.save({ seed: true }),
	game.save({ seed: false }),
];
restoreGame(game.save({ seed: false }));
// @ts-expect-error the seed is in it or it is not
game.save({ seed: 3 });
// @ts-expect-error no such option
game.save({ sead: false });
// @ts-expect-error a saved game is a text
restoreGame(game);
const again: boolean = game.canRedo();
void [texts, again];

// An option says by its kind what a form needs.
for (const option of games().flatMap(({ options }) => options)) {
	if (option.kind === "choices") {
		const names: string[] = option.entries.map(({ name }) => name);
		const labels: string[] = option.values.map(({ label }) => label);
		names.concat(labels);
		// @ts-expect-error that is a choice of a word
		option.values.join(", ").includes(option.values[0] satisfies string);
	}
	// @ts-expect-error only some options have entries
	option.entries.length;
}
