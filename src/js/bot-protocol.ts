// What a bot and its thread say to each other.

import type { Thrown } from "./glue.ts";
import type { GameId } from "./types/index.d.ts";

export type Request =
	/** The compiled module of a game: comes before the first request for it, and is answered. */
	| { type: "module"; game: GameId; module: WebAssembly.Module }
	/** Think about a saved game; `options` is JSON text. */
	| { type: "start"; id: number; game: GameId; save: string; options: string }
	/** Nobody waits for this any more. */
	| { type: "stop"; id: number };

/** What comes of a request to think. */
export type Reply =
	| {
			type: "progress";
			id: number;
			iterations: number;
			limit: number | undefined;
			best: unknown;
	  }
	| { type: "done"; id: number; suggestion: unknown }
	| { type: "stopped"; id: number }
	/** The rules refuse what was asked. */
	| { type: "refused"; id: number; error: Thrown }
	/** Something else went wrong. */
	| { type: "failed"; id: number; reason: string };

/** Everything that a thread says. */
export type Answer =
	| Reply
	/** A module that it was handed can be used. */
	| { type: "ready" }
	| { type: "unready"; reason: string };
