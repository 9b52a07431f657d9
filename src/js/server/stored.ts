// What is stored of a room: a whole table, and then what has changed. Each piece has a number, one more than the last.

import { gameId, refusal } from "../engine.ts";
import type { GameId } from "../types/index.d.ts";
import type { Stored } from "../types/server.d.ts";
import { settings } from "./settings.ts";
import type { Chair, Change, Whole } from "./table.ts";

/** The format of the texts. */
const FORMAT = 1;

/** A piece as data. */
type Piece = { number: number } & ({ whole: Whole } | { changes: Change[] });

export function wholePiece(number: number, whole: Whole): Stored {
	const text = JSON.stringify({ room: FORMAT, number, whole });
	return { number, whole: true, text };
}

export function changesPiece(number: number, changes: Change[]): Stored {
	const text = JSON.stringify({ room: FORMAT, number, changes });
	return { number, whole: false, text };
}

const isObject = (value: unknown): value is Record<string, unknown> =>
	typeof value === "object" && value !== null && !Array.isArray(value);

const isChair = (value: unknown): value is Chair =>
	isObject(value) &&
	(value.token === null || typeof value.token === "string") &&
	Number.isSafeInteger(value.done) &&
	Array.isArray(value.asked);

const isWhole = (value: unknown): value is Whole =>
	isObject(value) &&
	isObject(value.options) &&
	isObject(value.settings) &&
	typeof value.save === "string" &&
	Number.isSafeInteger(value.round) &&
	Array.isArray(value.chairs) &&
	value.chairs.every(isChair);

function piece(text: unknown): Piece {
	let value: unknown;
	try {
		value = typeof text === "string" ? JSON.parse(text) : undefined;
	} catch {
		value = undefined;
	}
	if (
		isObject(value) &&
		value.room === FORMAT &&
		Number.isSafeInteger(value.number) &&
		(isWhole(value.whole) || Array.isArray(value.changes))
	)
		return value as unknown as Piece;
	throw refusal("room-not-stored", {});
}

/** What is read out of pieces: a whole table, what has changed since, and the number of the last piece. */
export interface Kept {
	whole: Whole;
	changes: { number: number; change: Change }[];
	number: number;
}

/** Reads pieces in any order; those before the last whole table are not looked at. */
export function kept(texts: Iterable<unknown>, ids: readonly GameId[]): Kept {
	const pieces = Array.from(texts, piece).sort((a, b) => a.number - b.number);
	const from = pieces.findLastIndex((each) => "whole" in each);
	const first = pieces[from];
	if (first === undefined || !("whole" in first))
		throw refusal("room-not-whole", {});
	gameId(first.whole.game, ids);
	settings(first.whole.settings as unknown as Record<string, unknown>);
	let { number } = first;
	const changes: Kept["changes"] = [];
	for (const each of pieces.slice(from + 1)) {
		if (each.number !== number + 1)
			throw refusal("room-gap", { number: each.number, wanted: number + 1 });
		number = each.number;
		if ("changes" in each)
			changes.push(...each.changes.map((change) => ({ number, change })));
	}
	return { whole: first.whole, changes, number };
}

/** Runs what a kept change does; one that does not fit becomes a refusal. */
export function replaying(number: number, run: () => void): void {
	try {
		run();
	} catch (error) {
		if (error instanceof WebAssembly.RuntimeError) throw error;
		throw refusal("room-refused", { number });
	}
}
