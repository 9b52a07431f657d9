// Looking back: every position of a game can be shown without leaving it. A copy of the game walks through its history, and the
// live one is never touched. A step is one decision of anybody with all that chance drew after it.

import type { GameInfo } from "../js/types/index.d.ts";
import type { AnyGame } from "./games/renderer.ts";
import { TableGame } from "./table-game.ts";

/** Plies, from the first up to but not with the last. */
export type Plies = { from: number; to: number };

export class Timeline {
	#info: GameInfo;
	#live: () => TableGame;
	/** The copy that walks, while somebody looks back. */
	#then: { table: TableGame; reach: number } | null = null;
	#step: number | null = null;

	/** @param live the game on the table, which may become another one */
	constructor(live: () => TableGame, info: GameInfo) {
		this.#live = live;
		this.#info = info;
	}

	/** Whether an earlier position is shown. */
	get looks() {
		return this.#step !== null;
	}

	/** How many steps there are up to now. */
	get steps() {
		return this.#live().deciders().length;
	}

	/** The step that is shown. */
	get step() {
		return this.#step ?? this.steps;
	}

	/** The position that is shown. */
	get shown(): TableGame {
		return this.#then?.table ?? this.#live();
	}

	/** How many moves had been made at a step. */
	plyAt(step: number) {
		return this.#live().decisions()[step]?.ply ?? this.#live().ply;
	}

	/** The moves that led to a step: a decision and what chance drew after it. */
	pliesOf(step: number): Plies {
		return {
			from: step === 0 ? 0 : this.plyAt(step - 1),
			to: this.plyAt(step),
		};
	}

	/** The step to which a move belongs. */
	stepOf(ply: number) {
		const next = this.#live()
			.decisions()
			.findIndex((decision) => decision.ply > ply);
		return next < 0 ? this.steps : next;
	}

	/** The position at a step, without showing it. */
	positionAt(step: number): TableGame {
		const ply = this.plyAt(step);
		if (this.#then === null || this.#then.reach < ply) {
			this.#then?.table.free();
			const live = this.#live();
			const table = new TableGame(
				live.game.clone(),
				this.#info,
				live.components,
			);
			this.#then = { table, reach: live.ply };
		}
		const { table } = this.#then;
		walk(table.game, ply);
		table.forget();
		return table;
	}

	/** Shows a step, the last one, too: then it stays there while the game goes on. */
	show(step: number) {
		this.positionAt(step);
		this.#step = step;
	}

	/** Back to now. */
	leave() {
		this.#step = null;
		this.#then?.table.free();
		this.#then = null;
	}
}

/** Goes back or forth in a history. */
export function walk(game: AnyGame, ply: number) {
	while (game.ply > ply && game.undo());
	while (game.ply < ply && game.redo());
}
