// Where the game on a table comes from, and what of it is kept in this browser. Only the kept game and a game that somebody has
// played here are kept: a game that came by itself, by a link or with other players is none of its business until then.

import type { GameId, GameInfo } from "../js/types/index.d.ts";
import { forget } from "./link-targets.ts";
import type { Engine } from "./loading.ts";
import { toFile } from "./parts/put-aside.ts";
import type { TableSession } from "./session.ts";
import type { Settings } from "./settings.ts";
import type { Unplayable } from "./start.ts";
import { resumed } from "./start.ts";
import { Keeper, keptText, MOST_ASIDE } from "./storage.ts";
import { messageOf, type Words } from "./words.ts";

/** What keeping asks of its table. */
export interface KeepingTable {
	settings(): Settings;
	/** The game on the table; null until there is one. */
	session(): TableSession | null;
	/** What was loaded for the game of the table. */
	loaded(): { engine: Engine; info: GameInfo; words: Words };
}

export class Keeping {
	#table: KeepingTable;
	/** Null where nothing is kept yet. */ #keeper: Keeper | null = null;
	/** Whether what is on the table is the game of a link, as it came. */ #visiting = false;
	/** Whether the game is the kept one or somebody has played here: only then it is kept. */ #played = false;
	#fresh = false;

	constructor(table: KeepingTable) {
		this.#table = table;
	}

	/** Whether it is a fresh game that nobody asked for by a button. */
	get isFresh() {
		return this.#fresh;
	}

	/** The kept game comes onto the table, or a fresh one where nothing was kept. */
	begin(kept: string | null) {
		const { players, readonly } = this.#table.settings();
		this.#visiting = false;
		this.#fresh = kept === null;
		// With other players it is not yet the game that was kept.
		this.#played = kept !== null && players.length === 0;
		if (kept === null) return;
		this.#keeping().own(kept);
		if (this.#played && !readonly) this.#keeping().claim();
	}

	/** The game of a link comes onto the table. */
	visit() {
		this.#leave();
		this.#visiting = true;
	}

	/** Another game is to come: that of a link and that which is kept are none of its business. */
	leaveGame() {
		this.#leave();
		forget();
	}

	#leave() {
		this.#visiting = false;
		this.#fresh = false;
		this.#played = false;
		this.#keeper?.disown();
	}

	/** @param by who changed something; what came by itself is kept only when somebody goes on with it */
	changed(by: "player" | "table") {
		const session = this.#table.session();
		if (session === null) return;
		if (by === "player") {
			this.#played = true;
			this.#fresh = false;
			if (this.#visiting) forget();
			this.#visiting = false;
		}
		if (!this.#table.settings().keep || !this.#played) return;
		this.#keeping().soon(() => ({
			save: session.game.save(),
			names: session.names,
			players: session.players,
			dealt: session.dealt,
			over: session.isOver,
		}));
	}

	/** Stores what was to be stored. */
	flush() {
		this.#keeper?.flush();
	}

	close() {
		this.#keeper?.close();
		this.#keeper = null;
	}

	/** A game that was stored comes onto the table again, as it was. */
	goBack(text: string) {
		const session = this.#table.session();
		const { engine, info, words } = this.#table.loaded();
		try {
			const { game, ...options } = resumed(engine, info.id, text);
			this.leaveGame();
			this.#played = true;
			this.#keeping().own(text);
			session?.take(game, options);
		} catch (error) {
			session?.parts.notice(messageOf(error, words), {
				topic: "kept",
				offers: [asFile(info.id, text, words)],
			});
		}
	}

	/** What was kept cannot be played: it is offered as a file. */
	tellOfUnplayable({ say, text }: Unplayable) {
		const { words } = this.#table.loaded();
		this.#table
			.session()
			?.parts.notice(
				`${words.table.freshGame(say(words))} ${words.storage.notLost}`,
				{
					topic: "kept",
					offers: [asFile(this.#table.settings().game, text, words)],
				},
			);
	}

	get #words() {
		return this.#table.loaded().words;
	}

	#keeping() {
		this.#keeper ??= new Keeper(this.#table.settings().game, {
			lost: () =>
				this.#table.session()?.parts.notice(this.#words.storage.elsewhere, {
					topic: "elsewhere",
					offers: [
						{
							label: this.#words.storage.playHere,
							act: () => this.#playHere(),
						},
					],
				}),
			putAside: (text) => this.#tellOfAside(text),
			refused: () =>
				this.#table.session()?.parts.notice(this.#words.storage.notKept, {
					topic: "storage",
					quiet: true,
				}),
		});
		return this.#keeper;
	}

	/** This table keeps the game again: what was played here meanwhile, else what is kept. */
	#playHere() {
		const keeper = this.#keeping();
		const unsaved = keeper.isUnsaved;
		const text = keptText(keeper.id);
		keeper.claim();
		if (unsaved || text === null) this.changed("player");
		else this.goBack(text);
	}

	#tellOfAside(text: string) {
		const words = this.#words;
		const goBack = {
			label: words.storage.goBack,
			act: () => this.goBack(text),
			stays: false,
		};
		this.#table.session()?.parts.notice(words.storage.putAside(MOST_ASIDE), {
			topic: "kept",
			quiet: true,
			offers: [goBack, asFile(this.#table.settings().game, text, words)],
		});
	}
}

/** The offer to save a stored game as a file. */
function asFile(id: GameId, text: string, words: Words) {
	return {
		label: words.storage.toFile,
		act: () => toFile(id, text),
		stays: true,
	};
}
