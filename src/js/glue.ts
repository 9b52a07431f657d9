// What wasm-bindgen's glue of one game gives: see src/wasm. The build names the class of every game `Session`.

import type { Detail, RulesErrorCode } from "./types/index.d.ts";

/** What WebAssembly throws: a plain value. */
export interface Thrown {
	code: RulesErrorCode;
	message: string;
	rule: string | null;
	detail: Detail;
}

export function isThrown(value: unknown): value is Thrown {
	return (
		typeof value === "object" &&
		value !== null &&
		!(value instanceof Error) &&
		"code" in value &&
		"message" in value
	);
}

/** A game inside WebAssembly. Calls that fail throw a plain value, or answer -1 where they answer with numbers. */
export interface RawSession {
	players(): number;
	ply(): number;
	seed(): number | string;
	/** One bit for each seat that is to act, bit 31 for chance. */
	actors(): number;
	legalMoves(who: number): number;
	apply(move: string, who: number): number;
	applyNumber(number: number, who: number): number;
	numberedMove(number: number): unknown;
	numberedEvent(number: number): unknown;
	check(move: string, who: number): unknown;
	chanceOutcomes(): unknown;
	components(): unknown;
	state(): unknown;
	view(seat: number): unknown;
	outcome(): unknown;
	log(options: string): unknown;
	history(): unknown;
	undo(): boolean;
	redo(): boolean;
	canUndo(seat: number): boolean;
	canRedo(): boolean;
	save(options: string): string;
	duplicate(): RawSession;
	playRandom(options: string): unknown;
	search(options: string): RawSearch;
	free(): void;
}

/** A search inside WebAssembly. */
export interface RawSearch {
	/** Thinks for so many milliseconds at most; whether it is done. */
	think(pauseMs: number): boolean;
	suggestion(): unknown;
	iterations(): number;
	limit(): number | undefined;
	free(): void;
}

export interface RawSessionClass {
	create(options: string): RawSession;
	restore(text: string): RawSession;
	boxComponents(): unknown;
	/** Where in the memory the shared buffer is, in bytes. */
	buffer(): number;
	takeError(): unknown;
}

/** The glue of one game. */
export interface Glue {
	instantiate(input: { module_or_path: WebAssembly.Module }): Promise<unknown>;
	instantiateSync(input: { module: WebAssembly.Module }): unknown;
	memory(): WebAssembly.Memory;
	Session: RawSessionClass;
	/** The same glue once more, with no instance yet. */
	again(): Omit<Glue, "again">;
}
