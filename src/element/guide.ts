// What a table shows of the rules without changing the game: what a target would do, why a press is refused, where a move
// begins, what a bot would do.

import type { AnyMove, GameId, Verdict } from "../js/types/index.d.ts";
import type { Suggestion } from "./bot-worker.ts";
import { advice, clickPath } from "./click-path.ts";
import type {
	AnyRenderer,
	Context as ContextOf,
	Target as TargetOf,
} from "./games/renderer.ts";
import type { layout } from "./parts/layout.ts";
import { preview } from "./preview.ts";
import type { TableGame } from "./table-game.ts";
import { messageOf, type Words } from "./words.ts";

type Context = ContextOf<GameId>;
type Target = TargetOf<GameId>;
type Refusal = {
	move: Readonly<AnyMove>;
	verdict: Extract<Verdict, { legal: false }>;
};

/** What was drawn last, and for whom. */
export type Drawn = { table: TableGame; context: Context; targets: Target[] };

export class Guide {
	#renderer: AnyRenderer;
	#parts: ReturnType<typeof layout>;
	#words: Words;
	#drawn: Drawn | null = null;
	/** The move of a hint, while it stands. */ #hinted: Target | null = null;

	constructor(
		renderer: AnyRenderer,
		parts: ReturnType<typeof layout>,
		words: Words,
	) {
		this.#words = words;
		this.#renderer = renderer;
		this.#parts = parts;
	}

	/** Something else is on the table: what was hinted at is void. */
	update(drawn: Drawn) {
		this.#drawn = drawn;
		this.#hinted = null;
	}

	/** Nothing is on the table that could be shown. */
	forget() {
		this.#drawn = null;
		this.#hinted = null;
	}

	/** Says what a press on something tells, if it tells anything. */
	tell(hit: string): boolean {
		if (this.#drawn === null) return false;
		const anchor = this.#parts.find(hit);
		const told = this.#renderer.tellHit?.(hit, this.#drawn.context) ?? null;
		if (anchor === null || told === null) return false;
		this.#parts.tell(anchor, told);
		return true;
	}

	/** Something was pressed that is no target: it is named, or the engine says why not. Gives the move that was meant, if one was. */
	refuse(hit: string): Refusal | null {
		if (this.#drawn === null) return null;
		const { table, context } = this.#drawn;
		const anchor = this.#parts.find(hit);
		if (this.tell(hit)) return null;
		const meant = this.#renderer.illegal(hit, context);
		if (!context.still) this.#parts.shake(hit);
		if (meant === null || anchor === null) return null;
		const actor = context.actor ?? context.seat ?? 0;
		for (const move of [meant].flat()) {
			const verdict = table.game.check(move, actor);
			if (verdict.legal) continue;
			this.#parts.refuse(anchor, verdict);
			return { move, verdict };
		}
		return null;
	}

	/** Shows what a target would do; without one, what a hint would do. */
	preview(hit: string | null) {
		if (this.#drawn === null) return;
		const { table, context, targets } = this.#drawn;
		const card =
			hit === null ? null : (this.#renderer.glanceHit?.(hit, context) ?? null);
		this.#parts.glance(hit, card);
		const { ghosts } = this.#parts.stage;
		ghosts.replaceChildren();
		const target = targets.find((each) => each.hit === hit) ?? this.#hinted;
		if (target === null || this.#renderer.preview === undefined) return;
		const shown = preview(table, target, context.actor);
		this.#renderer.preview(ghosts, shown, context);
	}

	/** Marks what is to be pressed next for a move. */
	point(move: AnyMove) {
		if (this.#drawn === null) return;
		const { context, targets } = this.#drawn;
		const next = clickPath(this.#renderer, context, move).findLast(({ hit }) =>
			targets.some(
				(target) => target.hit === hit && target.look !== "selected",
			),
		);
		this.#parts.point(next?.hit ?? null);
	}

	/**
	 * Shows what a bot would do for whoever is asked.
	 * @param ask gives null when it was called off
	 */
	async hint(
		ask: (table: TableGame, seat: number) => Promise<Suggestion | null>,
		lang: string,
	) {
		const before = this.#drawn;
		const seat = before?.context.actor;
		if (before === null || typeof seat !== "number") return;
		const words = this.#words;
		this.#parts.hint(words.session.hintThinking, null);
		try {
			const found = await ask(before.table, seat);
			const now = this.#drawn;
			if (found === null || now === null || now.table !== before.table) return;
			if (now.context.actor !== seat) return;
			const path = clickPath(this.#renderer, now.context, found.move);
			this.#parts.hint(
				advice(words, found, path, lang),
				now.context.chosen.length === 0 ? (path[0]?.hit ?? null) : null,
			);
			this.#hinted = path.at(-1) ?? null;
			this.preview(null);
		} catch (error) {
			this.#parts.hint(words.session.noHint(messageOf(error, words)), null);
		}
	}
}
