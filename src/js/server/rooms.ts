// How rooms are made: opened, or taken up again from what was stored.

import { gameId, optionsText, refusal, renew } from "../engine.ts";
import type { Engine } from "../registry.ts";
import type { GameId, GameInfo } from "../types/index.d.ts";
import type * as Declared from "../types/server.d.ts";
import { MADE_HERE, Room } from "./room.ts";
import { settings, time } from "./settings.ts";
import { kept, replaying } from "./stored.ts";
import { Table } from "./table.ts";

const TOKEN_BYTES = 16;

/** 128 random bits. */
function randomToken(): string {
	const bytes = crypto.getRandomValues(new Uint8Array(TOKEN_BYTES));
	return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join(
		"",
	);
}

/** The class Room of an entry; `engine` gives a game that is loaded, or throws. */
export function rooms(
	infos: readonly GameInfo[],
	engine: (id: GameId) => Engine,
): typeof Declared.Room {
	const ids = infos.map(({ id }) => id);

	/** Runs what needs an engine; one that traps is instantiated anew, for the next who needs it. */
	function using<T>(id: GameId, run: (engine: Engine) => T): T {
		const used = engine(id);
		try {
			return run(used);
		} catch (error) {
			if (error instanceof WebAssembly.RuntimeError) renew(used);
			throw error;
		}
	}

	const open: typeof Declared.Room.open = (game, options) => {
		const { now, options: given = {}, token = randomToken, ...rest } = options;
		time(now);
		const plain = JSON.parse(optionsText(given));
		if (plain?.chance === "manual") throw refusal("room-manual-chance", {});
		const made = settings(rest);
		return using(gameId(game, ids), (used) => {
			const table = Table.fresh(used, plain, made);
			const room = new OfEntry<never>(
				MADE_HERE,
				table,
				{ number: 0, loose: 0 },
				token,
			);
			return { room, batch: room.opened(now) };
		});
	};

	const resume: typeof Declared.Room.resume = (
		texts,
		{ now, present = [], token = randomToken },
	) => {
		time(now);
		const { whole, changes, number } = kept(texts, ids);
		return using(whole.game, (used) => {
			const table = Table.kept(used, whole);
			if (table.chairs.length !== table.game.players)
				throw refusal("room-not-stored", {});
			for (const { number: piece, change } of changes)
				replaying(piece, () => table.change(change));
			const room = new OfEntry<never>(
				MADE_HERE,
				table,
				{ number, loose: changes.length },
				token,
			);
			return { room, batch: room.resumed(now, present as Iterable<never>) };
		});
	};

	class OfEntry<C> extends Room<C> {
		static open = open;
		static resume = resume;
	}
	// Others cannot make one: its constructor refuses.
	return OfEntry as unknown as typeof Declared.Room;
}
