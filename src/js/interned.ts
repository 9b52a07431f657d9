// Lists of moves and events leave WebAssembly as numbers of an interner, in a buffer that both sides share. For each number
// there is one frozen object out here, made once: listing moves that were listed before makes no objects.

import { RulesError } from "./error.ts";
import type { Glue, RawSession, Thrown } from "./glue.ts";

function freeze<T extends object>(object: T): T {
	for (const part of Object.values(object))
		if (typeof part === "object" && part !== null) freeze(part);
	return Object.freeze(object);
}

/** The shared buffer of a module: a generation, then numbers of that generation. */
export class SharedBuffer {
	#words = new Uint32Array();

	constructor(readonly glue: Glue) {}

	/** The memory as words. Where it has grown, the old view of it is empty. */
	words(): Uint32Array {
		if (this.#words.length === 0)
			this.#words = new Uint32Array(this.glue.memory().buffer);
		return this.#words;
	}

	/** The word at which the buffer begins. */
	start(): number {
		return this.glue.Session.buffer() >>> 2;
	}

	/** What the last call failed with. */
	error(): RulesError {
		return new RulesError(this.glue.Session.takeError() as Thrown);
	}
}

/** The objects of the events of a game. */
export class InternedEvents {
	#generation = -1;
	#objects: object[] = [];

	constructor(protected readonly buffer: SharedBuffer) {}

	/** The objects of a list that a call has left in the buffer; throws what the call failed with. */
	list(session: RawSession, count: number): object[] {
		if (count < 0) throw this.buffer.error();
		const words = this.buffer.words();
		const start = this.buffer.start();
		const generation = words[start] as number;
		if (generation !== this.#generation) {
			this.#generation = generation;
			this.#objects = [];
			this.forget();
		}
		const list = new Array<object>(count);
		for (let i = 0; i < count; i++) {
			const object = this.#objects[words[start + 1 + i] as number];
			if (object === undefined)
				return this.#fill(session, words.slice(start + 1, start + 1 + count));
			list[i] = object;
		}
		return list;
	}

	/** Making an object may move the memory that the numbers are in: they are copied before. */
	#fill(session: RawSession, numbers: Uint32Array): object[] {
		return Array.from(
			numbers,
			(number) => (this.#objects[number] ??= this.make(session, number)),
		);
	}

	protected make(session: RawSession, number: number): object {
		return freeze(session.numberedEvent(number) as object);
	}

	/** The numbers that were known are void. */
	protected forget(): void {}
}

/** The objects of the moves of a game, which are known again when they come back. */
export class InternedMoves extends InternedEvents {
	#numbers = new Map<unknown, number>();

	/** The number of a move that was listed. One of an older generation has none and is read like any other value. */
	numberOf(move: unknown): number | undefined {
		return this.#numbers.get(move);
	}

	protected override make(session: RawSession, number: number): object {
		const move = freeze(session.numberedMove(number) as object);
		this.#numbers.set(move, number);
		return move;
	}

	protected override forget(): void {
		this.#numbers = new Map();
	}
}
