// The class Game: a game in progress, over its session inside WebAssembly.
//
// A value of the caller's becomes text before the session is looked up: writing it may run code of the caller's, which may
// play this very game or free it.

import {
	actorNumber,
	moveText,
	optionsText,
	savedText,
	seatNumber,
} from "./arguments.ts";
import { call, refusal } from "./error.ts";
import type { RawSession } from "./glue.ts";
import type { Engine } from "./registry.ts";
import type * as Declared from "./types/index.d.ts";
import type {
	Actor,
	GameId,
	GameTypes,
	Outcome,
	Seat,
	Suggestion,
	SuggestOptions,
	Totals,
	Verdict,
} from "./types/index.d.ts";

const MADE_HERE = Symbol("made by createGame");
const SEATS = 8;

/** A game in progress; `createGame` and `restoreGame` make them. */
export class Game<Id extends GameId = GameId> implements Declared.Game<Id> {
	#engine: Engine;
	#session: RawSession | null;

	constructor(made: symbol, engine: Engine, session: RawSession) {
		if (made !== MADE_HERE) throw refusal("not-a-constructor", {});
		this.#engine = engine;
		this.#session = session;
	}

	/** The session of a game that is still there. */
	static #of(game: unknown): RawSession {
		if (typeof game !== "object" || game === null || !(#session in game))
			throw refusal("not-a-game", {});
		if (game.#session === null) throw refusal("freed", {});
		return game.#session;
	}

	get id(): Id {
		Game.#of(this);
		return this.#engine.id as Id;
	}

	get players(): GameTypes[Id]["players"] {
		return Game.#of(this).players() as GameTypes[Id]["players"];
	}

	get seed(): number | string {
		return Game.#of(this).seed();
	}

	get ply(): number {
		return Game.#of(this).ply();
	}

	actors(): Actor[] {
		const bits = Game.#of(this).actors();
		const actors: Actor[] = bits & (1 << 31) ? ["chance"] : [];
		for (let seat = 0; seat < SEATS; seat++)
			if (bits & (1 << seat)) actors.push(seat);
		return actors;
	}

	legalMoves(seat?: Actor): Readonly<GameTypes[Id]["move"]>[] {
		const session = Game.#of(this);
		return this.#engine.moves.list(
			session,
			session.legalMoves(actorNumber(seat)),
		) as Readonly<GameTypes[Id]["move"]>[];
	}

	check(move: Readonly<GameTypes[Id]["move"]>, seat?: Actor): Verdict {
		const text = moveText(move);
		const session = Game.#of(this);
		return call(() => session.check(text, actorNumber(seat))) as Verdict;
	}

	apply(
		move: Readonly<GameTypes[Id]["move"]>,
		seat?: Actor,
	): GameTypes[Id]["event"][] {
		Game.#of(this);
		const { moves, events } = this.#engine;
		const who = actorNumber(seat);
		const number = moves.numberOf(move);
		const text = number === undefined ? moveText(move) : "";
		const session = Game.#of(this);
		const count =
			number === undefined
				? session.apply(text, who)
				: session.applyNumber(number, who);
		return events.list(session, count) as GameTypes[Id]["event"][];
	}

	chanceOutcomes(): { move: GameTypes[Id]["move"]; weight: number }[] {
		const session = Game.#of(this);
		return call(() => session.chanceOutcomes()) as {
			move: GameTypes[Id]["move"];
			weight: number;
		}[];
	}

	components(): GameTypes[Id]["components"] {
		const session = Game.#of(this);
		return call(() => session.components()) as GameTypes[Id]["components"];
	}

	state(): GameTypes[Id]["state"] {
		const session = Game.#of(this);
		return call(() => session.state()) as GameTypes[Id]["state"];
	}

	view(seat: Seat): GameTypes[Id]["state"] {
		const session = Game.#of(this);
		return call(() => session.view(seatNumber(seat))) as GameTypes[Id]["state"];
	}

	outcome(): Outcome | null {
		const session = Game.#of(this);
		return call(() => session.outcome()) as Outcome | null;
	}

	log(options?: {
		seat?: Seat;
		from?: number;
	}): { ply: number; event: GameTypes[Id]["event"] }[] {
		Game.#of(this);
		const text = optionsText(options);
		const session = Game.#of(this);
		return call(() => session.log(text)) as {
			ply: number;
			event: GameTypes[Id]["event"];
		}[];
	}

	history(): { seat: Actor; move: GameTypes[Id]["move"] }[] {
		const session = Game.#of(this);
		return call(() => session.history()) as {
			seat: Actor;
			move: GameTypes[Id]["move"];
		}[];
	}

	undo(): boolean {
		return Game.#of(this).undo();
	}

	redo(): boolean {
		return Game.#of(this).redo();
	}

	canUndo(seat: Seat): boolean {
		const session = Game.#of(this);
		return call(() => session.canUndo(seatNumber(seat)));
	}

	canRedo(): boolean {
		return Game.#of(this).canRedo();
	}

	save(options?: { seed?: boolean }): string {
		Game.#of(this);
		const text = optionsText(options);
		const session = Game.#of(this);
		return call(() => session.save(text));
	}

	clone(): Game<Id> {
		const session = Game.#of(this);
		return new Game<Id>(MADE_HERE, this.#engine, session.duplicate());
	}

	free(): void {
		if (typeof this !== "object" || this === null || !(#session in this))
			return;
		const session = this.#session;
		this.#session = null;
		session?.free();
	}

	playRandom(options?: { seed?: number | string }): Outcome;
	playRandom(options: { games: number; seed?: number | string }): Totals;
	playRandom(options?: object): Outcome | Totals {
		Game.#of(this);
		const text = optionsText(options);
		const session = Game.#of(this);
		return call(() => session.playRandom(text)) as Outcome | Totals;
	}

	suggest(options?: SuggestOptions): Suggestion<Id> {
		Game.#of(this);
		const text = optionsText(options);
		const session = Game.#of(this);
		return call(() => {
			const search = session.search(text);
			try {
				search.think(Infinity);
				return search.suggestion() as Suggestion<Id>;
			} finally {
				search.free();
			}
		});
	}

	declare [Symbol.dispose]: () => void;
}

// Platforms without `using` lack the symbol.
if (Symbol.dispose)
	Object.defineProperty(Game.prototype, Symbol.dispose, {
		value: Game.prototype.free,
		writable: true,
		configurable: true,
	});

/** Starts a game. */
export function create<Id extends GameId>(
	engine: Engine,
	options: unknown,
): Game<Id> {
	const text = optionsText(options);
	return new Game<Id>(
		MADE_HERE,
		engine,
		call(() => engine.glue.Session.create(text)),
	);
}

/** Continues a saved game. */
export function restore<Id extends GameId>(
	engine: Engine,
	saved: unknown,
): Game<Id> {
	const text = savedText(saved);
	return new Game<Id>(
		MADE_HERE,
		engine,
		call(() => engine.glue.Session.restore(text)),
	);
}
