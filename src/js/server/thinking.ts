// The decisions that bots think about, somewhere else: which are open, and which are asked for once more because nothing came back.

import type { Think } from "../types/server.d.ts";
import type { Table } from "./table.ts";

export class Thinking {
	#pending = new Map<number, { key: string; at: number }>();

	/** Whether this decision is waited for; it is then waited for no more. */
	take(seat: number, key: string): boolean {
		return this.#pending.get(seat)?.key === key && this.#pending.delete(seat);
	}

	/** Nothing is waited for any more: the game is another. */
	forget(): void {
		this.#pending.clear();
	}

	/** The decisions that nobody thinks about yet, or for too long. `number` makes their keys. */
	due(table: Table, now: number, number: number): Think[] {
		const acting = table.acting();
		for (const seat of this.#pending.keys())
			if (!acting.includes(seat) || table.botOf(seat) === null)
				this.#pending.delete(seat);
		let save: string | undefined;
		const think: Think[] = [];
		for (const seat of acting) {
			const level = table.botOf(seat);
			const pending = this.#pending.get(seat);
			const isDue =
				pending === undefined || now >= pending.at + table.settings.thinking;
			if (level === null || !isDue) continue;
			const key = pending?.key ?? `${number}.${seat}`;
			this.#pending.set(seat, { key, at: now });
			save ??= table.game.save();
			think.push({ seat, level, save, key });
		}
		return think;
	}

	/** When a decision is asked for once more. */
	times(thinking: number): number[] {
		return [...this.#pending.values()].map(({ at }) => at + thinking);
	}
}
