// The game on a table and what it has answered since its last change. Everything that a table asks about a position it asks
// here, so that the engine is asked once however many parts want to know. Whatever changes the game is done here, too.

import type {
	Actor,
	AnyEvent,
	AnyMove,
	GameInfo,
	Outcome,
	Verdict,
} from "../js/types/index.d.ts";
import { drawOutcome } from "./chance.ts";
import type { AnyGame } from "./games/renderer.ts";

export type LogEntry = { ply: number; event: AnyEvent };
type State = ReturnType<AnyGame["state"]>;

/** Who looks: a seat, or null for everything. */
type Viewer = number | null;
/** What somebody saw, up to some change of the game. */
type Log = { entries: LogEntry[]; change: number };

/** Who decided, and how many moves had been made before. */
export type Decision = { seat: number; ply: number };

/** What was asked since the last change. */
type Answers = {
	ply?: number;
	actors?: Actor[];
	outcome?: Outcome | null;
	moves: Map<Actor, Readonly<AnyMove>[]>;
	views: Map<Viewer, State>;
	secrets?: boolean;
	verdicts: Map<string, Verdict>;
	canUndo: Map<number, boolean>;
	canRedo?: boolean;
};

export class TableGame {
	readonly game: AnyGame;
	readonly players: number;
	/** What is in the box: it never changes at a table. */
	readonly components: ReturnType<AnyGame["components"]>;
	readonly #info: GameInfo;
	#answers: Answers = noAnswers();
	/** What happened, as each viewer has it; what is new is added when it is asked for. */
	readonly #logs: Map<Viewer, Log> = new Map();
	/** Counts the changes of the game. */ #change = 0;
	/** The seats that decided, in order; null until it is asked. */
	#deciders: number[] | null = null;
	/** The same with the numbers of their moves; null when it is not known. */
	#decisions: Decision[] | null = null;

	/** @param components of a game at the same table, where they are known */
	constructor(
		game: AnyGame,
		info: GameInfo,
		components?: ReturnType<AnyGame["components"]>,
	) {
		this.game = game;
		this.#info = info;
		this.players = game.players;
		this.components = components ?? game.components();
	}

	/** Whether there may be secrets in this game at all. */
	get hiddenInformation() {
		return this.#info.hiddenInformation;
	}

	/** How many moves have been made. */
	get ply(): number {
		this.#answers.ply ??= this.game.ply;
		return this.#answers.ply;
	}

	actors(): Actor[] {
		this.#answers.actors ??= this.game.actors();
		return this.#answers.actors;
	}

	/** How it ended; while somebody is to act it has not. */
	outcome(): Outcome | null {
		if (this.#answers.outcome === undefined)
			this.#answers.outcome =
				this.actors().length > 0 ? null : this.game.outcome();
		return this.#answers.outcome;
	}

	legalMoves(who: Actor): Readonly<AnyMove>[] {
		return answered(this.#answers.moves, who, () => this.game.legalMoves(who));
	}

	view(viewer: Viewer): State {
		return answered(this.#answers.views, viewer, () =>
			viewer === null ? this.game.state() : this.game.view(viewer),
		);
	}

	/** The engine's verdict on a move; renderers ask for the same one several times. */
	check(move: Readonly<AnyMove>, who: Actor | undefined): Verdict {
		return answered(this.#answers.verdicts, JSON.stringify([move, who]), () =>
			this.game.check(move, who),
		);
	}

	/** Whether some seat may not see what another sees, or has seen. */
	hasSecrets(): boolean {
		this.#answers.secrets ??=
			this.hiddenInformation &&
			(this.#differs((seat) => this.view(seat)) ||
				this.#differs((seat) => this.log(seat)));
		return this.#answers.secrets;
	}

	/** Whether something is hidden from somebody, perhaps from everybody. */
	hides(): boolean {
		return (
			this.hasSecrets() ||
			JSON.stringify(this.view(0)) !== JSON.stringify(this.view(null))
		);
	}

	/** Whether what two seats are shown differs. The seats whose views are known already are compared first. */
	#differs(shown: (seat: number) => unknown) {
		const known = [...this.#answers.views.keys()].filter(
			(each) => each !== null,
		);
		const seats = new Set([
			...known,
			...Array.from({ length: this.players }, (_, seat) => seat),
		]);
		let first: string | undefined;
		for (const seat of seats) {
			const text = JSON.stringify(shown(seat));
			first ??= text;
			if (text !== first) return true;
		}
		return false;
	}

	canUndo(seat: number): boolean {
		return answered(this.#answers.canUndo, seat, () => this.game.canUndo(seat));
	}

	canRedo(): boolean {
		this.#answers.canRedo ??= this.game.canRedo();
		return this.#answers.canRedo;
	}

	/** The seats that have decided something, in order. */
	deciders(): readonly number[] {
		this.#deciders ??= this.decisions().map(({ seat }) => seat);
		return this.#deciders;
	}

	/** The decisions of all seats, in order. */
	decisions(): readonly Decision[] {
		this.#decisions ??= this.game
			.history()
			.flatMap(({ seat }, ply) => (seat === "chance" ? [] : [{ seat, ply }]));
		return this.#decisions;
	}

	/** What happened, as somebody saw it. */
	log(viewer: Viewer): LogEntry[] {
		// Where nothing is hidden, everybody sees the same.
		const who = this.hiddenInformation ? viewer : null;
		const known = this.#logs.get(who);
		if (known?.change === this.#change) return known.entries;
		const entries = known?.entries ?? [];
		const from = nextPly(entries);
		const more = this.game.log(who === null ? { from } : { from, seat: who });
		return this.#keep(who, [...entries, ...more]);
	}

	#keep(viewer: Viewer, entries: LogEntry[]) {
		this.#logs.set(viewer, { entries, change: this.#change });
		return entries;
	}

	/** The ply at which the events of the next move begin. A log that is up to date says it, too. */
	get nextPly(): number {
		for (const { entries, change } of this.#logs.values())
			if (change === this.#change) return nextPly(entries);
		return this.ply;
	}

	/** What happened since a ply, as somebody saw it. */
	events(viewer: Viewer, from: number): AnyEvent[] {
		return this.log(viewer)
			.filter(({ ply }) => ply >= from)
			.map(({ event }) => event);
	}

	/** Makes a move. Throws a RulesError when it is not legal. */
	apply(move: Readonly<AnyMove>, who: Actor | undefined) {
		const actor = who ?? this.actors()[0];
		const all = this.#logs.get(null);
		const from = all?.change === this.#change ? this.ply : null;
		const ply = this.#answers.ply;
		const events = this.game.apply(move, who);
		this.#change += 1;
		this.#answers = { ...noAnswers(), canRedo: false };
		if (ply === undefined) this.#decisions = null;
		else if (typeof actor === "number")
			this.#decisions?.push({ seat: actor, ply });
		if (typeof actor === "number") this.#deciders?.push(actor);
		// Draws of chance have plies of their own: then the log is asked what belongs to which.
		if (all === undefined || from === null || this.ply > from + 1) return;
		const more = events.map((event) => ({ ply: from, event }));
		this.#keep(null, [...all.entries, ...more]);
	}

	undo(): boolean {
		return this.#travel(() => this.game.undo());
	}

	redo(): boolean {
		return this.#travel(() => this.game.redo());
	}

	#travel(step: () => boolean) {
		if (!step()) return false;
		this.#answers = noAnswers();
		this.#deciders = null;
		this.#decisions = null;
		this.#change += 1;
		for (const [viewer, { entries, change }] of this.#logs)
			this.#logs.set(viewer, {
				entries: entries.filter(({ ply }) => ply < this.ply),
				change,
			});
		return true;
	}

	/** Draws for chance for as long as it is to act. */
	deal() {
		while (this.actors()[0] === "chance") {
			const move = drawOutcome(this.game);
			if (move === null) return;
			this.apply(move, "chance");
		}
	}

	/** Forgets every answer: somebody else may have changed the game. */
	forget() {
		this.#answers = noAnswers();
		this.#logs.clear();
		this.#deciders = null;
		this.#decisions = null;
	}

	free() {
		this.game.free();
	}
}

/** The first ply that a log has nothing of. */
const nextPly = (entries: LogEntry[]) => (entries.at(-1)?.ply ?? -1) + 1;

const noAnswers = (): Answers => ({
	moves: new Map(),
	views: new Map(),
	verdicts: new Map(),
	canUndo: new Map(),
});

/** An answer that is known, else that of the engine. */
function answered<K, V>(known: Map<K, V>, key: K, ask: () => V): V {
	const before = known.get(key);
	if (before !== undefined) return before;
	const answer = ask();
	known.set(key, answer);
	return answer;
}
