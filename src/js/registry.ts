// The games that are loaded. Every entry of the package shares this file, so a game is loaded once however many entries a
// page imports, and whoever loads it first serves them all.

import { refusal } from "./error.ts";
import type { Glue } from "./glue.ts";
import { InternedEvents, InternedMoves, SharedBuffer } from "./interned.ts";
import type { SourceText } from "./languages.ts";
import type { GameId } from "./types/index.d.ts";

/** A game that can be played: its module is instantiated. */
export interface Engine {
	readonly id: GameId;
	readonly module: WebAssembly.Module;
	readonly glue: Glue;
	/** What people read about it, in English. */
	readonly text: SourceText;
	readonly moves: InternedMoves;
	readonly events: InternedEvents;
}

const engines = new Map<GameId, Engine>();
const loading = new Map<GameId, Promise<unknown>>();

/** Registers a game whose glue has its instance. */
export function register({
	id,
	module,
	glue,
	text,
}: Pick<Engine, "id" | "module" | "glue" | "text">): Engine {
	const buffer = new SharedBuffer(glue);
	const engine: Engine = {
		id,
		module,
		glue,
		text,
		moves: new InternedMoves(buffer),
		events: new InternedEvents(buffer),
	};
	engines.set(id, engine);
	return engine;
}

export function registered(id: GameId): Engine | undefined {
	return engines.get(id);
}

/**
 * Instantiates the module of a game anew, after a trap: what comes later has the new instance. What has the old one shares its end,
 * and harms nobody: the two have nothing in common.
 */
export function renew({ id, module, glue, text }: Engine): void {
	// Somebody else has done it.
	if (engines.get(id)?.glue !== glue) return;
	const next = { ...glue.again(), again: glue.again };
	next.instantiateSync({ module });
	register({ id, module, glue: next, text });
}

/** A game that has to be loaded by now. */
export function loaded(id: GameId): Engine {
	const engine = engines.get(id);
	if (engine === undefined) throw refusal("not-loaded", { game: id });
	return engine;
}

/** What a game is loaded from. */
export interface Parts {
	module: Promise<WebAssembly.Module>;
	glue: Glue | Promise<Glue>;
	text: SourceText | Promise<SourceText>;
}

/** Loads a game once. Somebody else's failure is not ours: what they tried may not be what we try. */
export async function load(id: GameId, parts: () => Parts): Promise<void> {
	while (!engines.has(id)) {
		const pending = loading.get(id);
		if (pending !== undefined) {
			await pending.catch(() => {});
			continue;
		}
		const mine = open(id, parts()).finally(() => loading.delete(id));
		loading.set(id, mine);
		await mine;
	}
}

async function open(id: GameId, parts: Parts): Promise<void> {
	const [module, glue, text] = await Promise.all([
		parts.module,
		parts.glue,
		parts.text,
	]);
	await glue.instantiate({ module_or_path: module });
	register({ id, module, glue, text });
}
