// Who looks at a table that several persons share, when the curtain falls between them, and what they may take back.

import type { Actor } from "../js/types/index.d.ts";
import { Delay } from "./delay.ts";
import type { Seating, ViewSetting } from "./seating.ts";
import { askedActor, persons, viewingSeat } from "./seating.ts";
import type { TableGame } from "./table-game.ts";

/**
 * What the table is like just now.
 * `always`: the curtain falls also where nothing is secret
 */
type Table = {
	game: TableGame;
	view: ViewSetting;
	seating: Seating;
	replays: boolean;
	always: boolean;
};

/** How long one sees what a move led to before the curtain falls, in milliseconds. */
const HOLD = 1200;

export class Perspective {
	#table: () => Table;
	/** Who has lifted the curtain: whose secrets are on the screen. */
	seen: number | null = null;
	/** Who still looks at what their move led to. */ #held: number | null = null;
	#then: () => void = () => {};
	#delay = new Delay();

	constructor(table: () => Table) {
		this.#table = table;
	}

	get held() {
		return this.#held !== null;
	}

	/** Settles when nobody looks any more at what their move led to. */
	get pending() {
		return this.#delay.over;
	}

	/** Who is asked now. */
	asked(): Actor | null {
		const { game, view, seating, replays } = this.#table();
		return this.held || replays
			? null
			: askedActor(game.actors(), view, this.seen, seating);
	}

	/** Whose view is shown; null is everything. */
	viewer(asked: Actor | null) {
		const { game, view, seating, replays } = this.#table();
		if (this.#held !== null) return this.#held;
		if (replays) return typeof view === "number" ? view : null;
		return viewingSeat(
			game.outcome() !== null,
			view,
			asked,
			this.seen,
			seating,
		);
	}

	/** Whether several persons pass one screen on. */
	#shared() {
		const { view, seating } = this.#table();
		return view === "actor" && persons(seating).length > 1;
	}

	/** Whether several persons share the screen, something is secret, and it is not known who looks. */
	blind() {
		const { game, replays } = this.#table();
		if (replays || this.held || this.seen !== null || !this.#shared())
			return false;
		return game.outcome() === null && game.hasSecrets();
	}

	/** Whether the curtain falls before somebody acts. */
	fallsFor(actor: Actor | null) {
		const { game, always } = this.#table();
		if (typeof actor !== "number" || actor === this.seen || !this.#shared())
			return false;
		return always || game.hasSecrets();
	}

	/** Who has to lift the curtain before anything is drawn, or null. What chance does is entered by whoever decided last. */
	lifter(actor: Actor | null): number | null {
		const { game, seating } = this.#table();
		const seats = persons(seating);
		const last = game.deciders().findLast((seat) => seats.includes(seat));
		const who =
			actor === "chance" && this.blind() ? (last ?? seats[0] ?? null) : actor;
		return typeof who === "number" && this.fallsFor(who) ? who : null;
	}

	/** Whether the curtain is down. */
	isCovered() {
		const asked = this.asked();
		return this.lifter(asked) !== null || (asked === null && this.blind());
	}

	/**
	 * Whether an earlier position may be shown. Where seats saw it differently, somebody must have lifted the curtain since: that
	 * is so while something is still secret and the curtain is not down.
	 */
	mayLook(then: TableGame) {
		const { game, replays } = this.#table();
		if (this.isCovered()) return false;
		if (replays || !this.#shared() || game.outcome() !== null) return true;
		return game.hasSecrets() || !then.hasSecrets();
	}

	/** Nobody is known to look any more: what is secret is drawn when somebody has lifted the curtain. */
	leave() {
		this.forget();
		this.seen = null;
	}

	/** The person who took the last decision, if that person may take it back and give nothing away. */
	lastUndoable(): number | null {
		const { game, seating } = this.#table();
		const last = game.deciders().at(-1);
		return last !== undefined &&
			persons(seating).includes(last) &&
			game.canUndo(last)
			? last
			: null;
	}

	/** Whether there is a move of a person to take back; with hidden information and several persons, only one that gives nothing away. */
	mayUndo() {
		const { game, seating } = this.#table();
		const seats = persons(seating);
		if (!game.deciders().some((seat) => seats.includes(seat))) return false;
		return (
			seats.length === 1 ||
			!game.hiddenInformation ||
			this.lastUndoable() !== null
		);
	}

	/** Whoever moved sees what came of it for a moment; then the curtain falls. */
	hold(seat: number, then: () => void) {
		this.#held = seat;
		this.#then = then;
		this.#delay.start(HOLD, () => this.release());
	}

	/** Lets it fall at once. */
	release() {
		const due = this.held;
		this.forget();
		if (due) this.#then();
	}

	/** Nothing waits any more. */
	forget() {
		this.#delay.stop();
		this.#held = null;
	}
}
