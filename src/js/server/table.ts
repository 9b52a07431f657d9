// What a table is, beside its connections: a game and its chairs. It changes only by changes, which are data: a room that is made
// again plays the same changes again. Nothing here knows a message, or what may be sent to whom.

import { copy, create, restore } from "../engine.ts";
import type { Game } from "../game.ts";
import type { Engine } from "../registry.ts";
import type { AnyMove, ComponentsOf, GameId, Level } from "../types/index.d.ts";
import type { RoomSettings } from "../types/server.d.ts";

/** A seat of the table. */
export interface Chair {
	/** What its owner has; null where nobody holds it. */
	token: string | null;
	/** The bot that has it for good. */
	bot: Level | null;
	/** Whether a bot stands in while nobody holds it: somebody has given it up. */
	left: boolean;
	/** The last request that was done. */
	done: number;
	/** Since when its owner is away; null where one is there, or nobody holds it. */
	awayAt: number | null;
	/** Since when a decision is asked of its owner. */
	askedAt: number | null;
	/**
	 * Since when each decision was asked that its owner has taken since anybody else did. Taking one back brings its time back, too:
	 * otherwise a clock would begin anew as often as one likes.
	 */
	asked: number[];
	/** Whether it agrees to another game. */
	agreed: boolean;
}

/** What can happen to a table. `id` is the number of the request, null where a bot decides. */
export type Change =
	| { type: "sat"; seat: number; token: string; at: number }
	| { type: "away"; seat: number; at: number }
	| { type: "back"; seat: number }
	| { type: "freed"; seat: number }
	| {
			type: "played";
			seat: number;
			id: number | null;
			move: AnyMove;
			at: number;
	  }
	| { type: "undone"; seat: number; id: number; at: number }
	| { type: "agreed"; seat: number; id: number };

/** Settings with nothing left out. */
export type Settings = Required<RoomSettings>;

/** A whole table as data. */
export interface Whole {
	game: GameId;
	/** What `createGame` was given, for a rematch. */
	options: object;
	settings: Settings;
	round: number;
	save: string;
	chairs: Chair[];
}

const chair = (bot: Level | undefined): Chair => ({
	token: null,
	bot: bot ?? null,
	left: false,
	done: 0,
	awayAt: null,
	askedAt: null,
	asked: [],
	agreed: false,
});

export class Table {
	readonly engine: Engine;
	readonly options: object;
	readonly settings: Settings;
	game: Game;
	round: number;
	chairs: Chair[];

	constructor(engine: Engine, whole: Omit<Whole, "game" | "save">, game: Game) {
		this.engine = engine;
		this.options = whole.options;
		this.settings = whole.settings;
		this.round = whole.round;
		this.chairs = whole.chairs;
		this.game = game;
	}

	/** A new table. */
	static fresh(engine: Engine, options: object, settings: Settings): Table {
		const game = create(engine, options);
		const chairs = Array.from({ length: game.players }, (_, seat) =>
			chair(settings.bots[seat]),
		);
		return new Table(engine, { options, settings, round: 1, chairs }, game);
	}

	/** A table that was kept; every move of its game is judged again. */
	static kept(engine: Engine, whole: Whole): Table {
		return new Table(engine, whole, restore(engine, whole.save));
	}

	whole(): Whole {
		const { options, settings, round, chairs } = this;
		return {
			game: this.game.id,
			options,
			settings,
			round,
			save: this.game.save(),
			chairs: copy(chairs),
		};
	}

	/** What is in the box, where an owner's own tables make it another than the usual. */
	components(): ComponentsOf<GameId> | null {
		const here = this.game.components();
		const usual = this.engine.glue.Session.boxComponents();
		return JSON.stringify(here) === JSON.stringify(usual) ? null : here;
	}

	/** The seats that are to act. */
	acting(): number[] {
		return this.game.actors().filter((actor) => actor !== "chance");
	}

	get isOver(): boolean {
		return this.game.outcome() !== null;
	}

	/** Whether somebody may sit down here. */
	isFree(seat: number): boolean {
		const at = this.chairs[seat];
		return at !== undefined && at.token === null && at.bot === null;
	}

	/** The bot that plays for a seat: one that has it for good, or one that stands in. */
	botOf(seat: number): Level | null {
		const at = this.at(seat);
		if (at.token !== null) return null;
		return at.bot ?? (at.left ? this.settings.standIn : null);
	}

	/** Whether everybody who holds a seat agrees to another game. */
	allAgree(): boolean {
		const held = this.chairs.filter(({ token }) => token !== null);
		return held.length > 0 && held.every(({ agreed }) => agreed);
	}

	/** Does what a change says. Throws what the rules refuse, and then nothing has changed. */
	change(change: Change): void {
		const at = this.at(change.seat);
		switch (change.type) {
			case "sat":
				Object.assign(at, chair(undefined), { token: change.token });
				this.#ask(change.at);
				break;
			case "away":
				at.awayAt = change.at;
				break;
			case "back":
				at.awayAt = null;
				break;
			case "freed":
				Object.assign(at, chair(undefined), { left: true });
				break;
			case "played":
				this.game.apply(change.move, change.seat);
				at.done = change.id ?? at.done;
				for (const each of this.chairs) if (each !== at) each.asked = [];
				at.asked.push(at.askedAt ?? change.at);
				at.askedAt = null;
				this.#ask(change.at);
				break;
			case "undone":
				this.game.undo();
				at.done = change.id;
				for (const each of this.chairs) each.agreed = false;
				at.askedAt = at.asked.pop() ?? change.at;
				this.#ask(change.at);
				break;
			case "agreed":
				at.done = change.id;
				at.agreed = true;
				break;
		}
	}

	/** Begins another game: the same options, and a seed of its own. */
	again(now: number): void {
		const { seed, ...options } = this.options as { seed?: unknown };
		const next = create(this.engine, options);
		this.game.free();
		this.game = next;
		this.round += 1;
		for (const each of this.chairs)
			Object.assign(each, { agreed: false, askedAt: null, asked: [] });
		this.#ask(now);
	}

	/** The clock of everybody who is asked and was not before begins. */
	#ask(now: number): void {
		const acting = this.acting();
		for (const [seat, each] of this.chairs.entries()) {
			const isAsked = each.token !== null && acting.includes(seat);
			each.askedAt = isAsked ? (each.askedAt ?? now) : null;
		}
	}

	at(seat: number): Chair {
		const found = this.chairs[seat];
		if (found === undefined) throw new RangeError("there is no such seat");
		return found;
	}
}
