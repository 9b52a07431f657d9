// How a table is opened: settings with nothing left out, or a refusal.

import { refusal } from "../engine.ts";
import type { Level } from "../types/index.d.ts";
import type { Settings } from "./table.ts";

const LEVELS: readonly unknown[] = ["easy", "medium", "hard"];
/** What is left out. */
const USUAL: Settings = {
	bots: {},
	standIn: null,
	decision: null,
	absence: 300_000,
	thinking: 60_000,
	watchers: 50,
	undo: true,
};

const isLevel = (value: unknown): value is Level => LEVELS.includes(value);
/** Milliseconds. */
const isSpan = (value: unknown) =>
	typeof value === "number" && Number.isFinite(value) && value > 0;
const isBots = (value: unknown) =>
	typeof value === "object" &&
	value !== null &&
	Object.entries(value).every(
		([seat, level]) => /^[0-7]$/.test(seat) && isLevel(level),
	);

const TESTS: Record<keyof Settings, (value: unknown) => boolean> = {
	bots: isBots,
	standIn: (value) => value === null || isLevel(value),
	decision: (value) => value === null || isSpan(value),
	absence: isSpan,
	thinking: isSpan,
	watchers: (value) => Number.isSafeInteger(value) && (value as number) >= 0,
	undo: (value) => typeof value === "boolean",
};

/** Settings as they were given, with what is left out. */
export function settings(given: Record<string, unknown>): Settings {
	const unknown = Object.keys(given).find(
		(name) => !Object.hasOwn(USUAL, name),
	);
	if (unknown !== undefined) throw refusal("room-setting", { name: unknown });
	const made = { ...USUAL } as Record<string, unknown>;
	for (const [name, fits] of Object.entries(TESTS)) {
		const value = given[name];
		if (value === undefined) continue;
		if (!fits(value)) throw refusal("room-setting", { name });
		made[name] = name === "bots" ? { ...(value as object) } : value;
	}
	return made as unknown as Settings;
}

/** The time, as it is handed in. */
export function time(now: unknown): number {
	if (typeof now !== "number" || !Number.isFinite(now) || now < 0)
		throw refusal("room-time", {});
	return now;
}
