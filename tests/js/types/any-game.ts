// A game that is not known before it is there, and code for every game. Compiled, never run.

import type {
	AnyEvent,
	AnyGame,
	AnyMove,
	ComponentsOf,
	Game,
	GameId,
	KopisComponents,
	KopisEvent,
	KopisMove,
	KopisState,
	ScenarioInfo,
	TroiaState,
	Verdict,
} from "ludotheque";
import {
	components,
	createGame,
	games,
	isGameId,
	restoreGame,
	scenarios,
} from "ludotheque";
import "ludotheque/element";
import * as kopis from "ludotheque/kopis";

const game: AnyGame = restoreGame("…");

// Its id narrows it.
if (game.id === "kopis") {
	const narrowed: Game<"kopis"> = game;
	const state: KopisState = game.state();
	const moves: readonly Readonly<KopisMove>[] = game.legalMoves();
	const events: KopisEvent[] = game.apply({
		type: "slide",
		side: "south",
		line: "c",
	});
	const box: KopisComponents = game.components();
	void [narrowed, state, moves, events, box];
	// @ts-expect-error it is no other game
	const other: Game<"troia"> = game;
	// @ts-expect-error nor is its state
	const otherState: TroiaState = game.view(0);
	// @ts-expect-error no such move
	game.apply({ type: "slide", side: "south", line: "z" });
	// @ts-expect-error a game of a known id has its own moves
	narrowed.apply({ type: "rolled", dice: [1, 2], colour: "red" });
	void [other, otherState];
} else {
	// @ts-expect-error it is one of the others
	const excluded: Game<"kopis"> = game;
	void excluded;
}
switch (game.id) {
	case "kopis":
		void game.state().bastion;
		break;
	case "troia":
		void game.state().pieces.length;
		break;
	default:
		game.id satisfies Exclude<GameId, "kopis" | "troia">;
}
// @ts-expect-error only some games have it
void game.state().bastion;

// What it lists as legal, it takes.
const [move] = game.legalMoves();
if (move !== undefined) {
	const verdict: Verdict = game.check(move);
	const events: AnyEvent[] = game.apply(move);
	void [verdict, events];
}
for (const { move } of game.chanceOutcomes()) game.apply(move, "chance");
for (const { seat, move } of game.history()) game.check(move, seat);
game.apply(game.suggest().move);
const asMove: AnyMove | undefined = game.history()[0]?.move;
const copy: Game = game.clone();
// @ts-expect-error there may be none
game.apply(game.legalMoves()[0]);
// @ts-expect-error this is no move of any game
game.apply({ type: "castle" });
void [asMove, copy];

// Every game is one of any kind, and one on a table is, too.
const all: AnyGame[] = [createGame("kopis"), createGame("troia")];
const plain: Game[] = all;
const table = document.createElement("ludo-table");
if (table.game?.id === "troia") {
	const pieces: TroiaState["pieces"] = table.game.view(0).pieces;
	void pieces;
}
const onTheTable: AnyGame | null = table.game;
void [plain, onTheTable];

// Code for every game, generic over its id.
export function first<Id extends GameId>(game: Game<Id>): boolean {
	const [move] = game.legalMoves();
	if (move === undefined) return false;
	if (!game.check(move).legal) return false;
	return game.apply(move).length > 0;
}
export function examples<Id extends GameId>(id: Id): Game<Id>[] {
	return scenarios(id).map(({ id: scenario }) => createGame(id, { scenario }));
}
export function box<Id extends GameId>(game: Game<Id>): ComponentsOf<Id>[] {
	return [game.components(), components(game.id)];
}
first(createGame("kopis"));
first(game);
const examplesOfTroia: Game<"troia">[] = examples("troia");
// @ts-expect-error they are of the game that was asked for
const examplesOfKopis: Game<"kopis">[] = examples("troia");
void [examplesOfTroia, examplesOfKopis];

// An id that comes from an address.
export function open(address: string): Game | null {
	if (!isGameId(address)) return null;
	const [example] = scenarios(address);
	if (example !== undefined)
		return createGame(address, { scenario: example.id });
	return createGame(address);
}
for (const { id, maxPlayers, hiddenInformation } of games()) {
	const hidden: boolean = hiddenInformation;
	createGame(id, { players: maxPlayers });
	void hidden;
}

// What is in the box.
const kopisBox: KopisComponents = components("kopis");
const sameBox: KopisComponents = kopis.components();
const tableBox: KopisComponents = createGame("kopis").components();
// @ts-expect-error no such game
components("chess");
// @ts-expect-error an entry for one game asks for no id
kopis.components("kopis");
void [kopisBox, sameBox, tableBox];

// An example of one game is none of another.
const info: ScenarioInfo<"kopis"> | undefined = scenarios("kopis")[0];
if (info !== undefined) {
	createGame("kopis", { scenario: info.id });
	kopis.createGame({ scenario: info.id });
	// @ts-expect-error it is an example of Kopis
	createGame("troia", { scenario: info.id });
}
