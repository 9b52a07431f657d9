// One game on a table, and the loop around it: view → draw → choose → apply → animate the events.
// No game is named here, and no rule is decided here. What a game brings is described in games/renderer.ts.

import type {
	Actor,
	AnyEvent,
	AnyMove,
	GameId,
	GameInfo,
	Rule,
} from "../js/types/index.d.ts";
import type { MakeWorker } from "./bot-worker.ts";
import { drawOutcome } from "./chance.ts";
import { contextOf } from "./context.ts";
import type {
	AnyGame,
	AnyRenderer,
	Context as ContextOf,
	Target as TargetOf,
} from "./games/renderer.ts";
import { Guide } from "./guide.ts";
import type { LessonPlayer } from "./lessons/player.ts";
import { afterTheEnd, LookingBack } from "./looking-back.ts";
import { opponents } from "./opponents.ts";
import { curtain, waiting } from "./parts/curtain.ts";
import { layout } from "./parts/layout.ts";
import { meanwhile, story } from "./parts/log-sections.ts";
import type { Examples } from "./parts/rules.ts";
import { Perspective } from "./perspective.ts";
import { isStill } from "./platform.ts";
import type { Seating } from "./seating.ts";
import { nobodyAsked, soloSeat } from "./seating.ts";
import type { Player, Settings } from "./settings.ts";
import type { LogEntry } from "./table-game.ts";
import { TableGame } from "./table-game.ts";
import { messageOf, Said, type Words } from "./words.ts";

type Context = ContextOf<GameId>;
type Target = TargetOf<GameId>;

/** How a game comes onto a table; what is left out stays as it was, or is what the attributes say. */
export type SessionOptions = {
	names?: string[];
	players?: Player[];
	/** Said until somebody has decided something. */
	preface?: string;
	/** Whether the table draws for chance. */
	dealt?: boolean;
};

type Parts = {
	words: Words;
	info: GameInfo;
	renderer: AnyRenderer;
	rules: Rule[];
	examples: Examples;
	settings: Settings;
	game: AnyGame;
	options: SessionOptions;
	lesson: LessonPlayer | null;
	/** Does what a button says that is not about the running game. */
	act: (name: string) => void;
	emit: (name: string, detail: object) => void;
	/** Hears of everything that is drawn. */
	changed: (by: "player" | "table") => void;
	/** Makes the worker that the page has given for the bots. */
	worker: () => MakeWorker | null;
};

const PERSON: Player = { kind: "person" };

export class TableSession {
	#words: Words;
	#settings: Settings;
	#lesson: LessonPlayer | null;
	#info: GameInfo;
	#renderer: AnyRenderer;
	#emit: Parts["emit"];
	#changed: Parts["changed"];
	#parts: ReturnType<typeof layout>;
	#guide: Guide;
	#bots: ReturnType<typeof opponents>;
	#back: LookingBack;
	#table: TableGame;
	#seating: Seating = { players: [], dealt: false };
	#names: string[] = [];
	#chosen: string[] = [];
	/** How many of the chosen steps were not made by a press. */ #kept = 0;
	#targets: Target[] = [];
	#context: Context | null = null;
	#perspective = new Perspective(() => ({
		game: this.#table,
		view: this.#lesson?.view ?? this.#settings.view,
		seating: this.#seating,
		replays: this.#replays,
		always: this.#settings.curtain,
	}));
	/** What is moving on the screen. */ #moving: Promise<unknown> =
		Promise.resolve();
	/** What a bot is asked for a hint. */ #hinting: Promise<unknown> =
		Promise.resolve();
	#preface = "";
	#byKey = false;

	constructor({ act, options, ...given }: Parts) {
		this.#words = given.words;
		this.#settings = given.settings;
		this.#lesson = given.lesson;
		this.#changed = given.changed;
		this.#info = given.info;
		this.#renderer = given.renderer;
		this.#emit = given.emit;
		this.#table = new TableGame(given.game, given.info);
		this.#bots = opponents({
			play: (move, seat, shown) => this.#answer(move, seat, shown),
			settled: () => this.#moving,
			failed: (seat, error) => this.#standIn(seat, error),
			worker: given.worker,
		});
		this.#parts = layout({
			...given,
			press: (hit) => this.#press(hit),
			look: (hit) => this.#guide.preview(hit),
			act: (name) => this.#act(name, act),
			key: (event) => this.#key(event),
			go: (step) => this.#back.go(step),
			lookAt: (ply) => this.#lookAt(ply),
			settled: () => this.#moving,
		});
		this.#guide = new Guide(given.renderer, this.#parts, given.words);
		this.#back = this.#lookingBack(given.worker);
		window.addEventListener("pagehide", this.#left);
		this.#seat(options);
		this.#deal();
		if (this.#replays) {
			while (this.#table.redo());
			this.#back.begin();
		}
	}

	/** The game on the table; in a replay, as it was at the move that is shown. */
	get game() {
		return this.#replays ? this.#back.shown : this.#table.game;
	}

	/** The game as it was at the position that is shown. */
	get shown() {
		return this.#back.shown;
	}

	get parts() {
		return this.#parts;
	}

	get names() {
		return this.#names;
	}

	get players() {
		return this.#seating.players;
	}

	get dealt() {
		return this.#seating.dealt;
	}

	/** Whether a saved game would tell what somebody at the table may not know. */
	get hides() {
		const viewer = this.#perspective.viewer(this.#perspective.asked());
		return viewer !== null && this.#table.hides();
	}

	get isOver() {
		return this.#table.outcome() !== null;
	}

	/** Whether the keyboard is in use. */
	get byKey() {
		return this.#byKey;
	}

	/** Whether nothing can be pressed. */
	get #shut() {
		return this.#settings.readonly || (this.#lesson?.busy ?? false);
	}

	/** Whether this is a replay: nothing can be played in it. */
	get #replays() {
		return this.#settings.moveList !== null;
	}

	#seat({ names, players, preface = "", dealt = false }: SessionOptions) {
		const given = players ?? this.#settings.players;
		this.#seating = {
			players: Array.from(
				{ length: this.#table.players },
				(_, seat) => given[seat] ?? PERSON,
			),
			dealt,
		};
		this.#names = names ?? this.#settings.names;
		this.#preface = preface;
	}

	/** Where the table draws for chance, it does so at once. */
	#deal() {
		if (this.dealt) this.#table.deal();
	}

	/** How this table looks back. */
	#lookingBack(worker: Parts["worker"]) {
		return new LookingBack({
			words: this.#words,
			info: this.#info,
			renderer: this.#renderer,
			isReplay: this.#replays,
			isReadonly: () => this.#settings.readonly,
			parts: () => this.#parts,
			guide: () => this.#guide,
			table: () => this.#table,
			worker,
			viewer: () => this.#perspective.viewer(this.#perspective.asked()),
			mayLook: (then) => this.#perspective.mayLook(then),
			context: (then, entries) => {
				this.#chosen = [];
				this.#targets = [];
				this.#context = null;
				const seat = this.#perspective.viewer(this.#perspective.asked());
				return this.#contextOf(then, { seat, actor: null }, entries);
			},
			paint: (context) => this.#paint(context),
			show: (events, context) => this.#animate(events, context),
			refresh: () => this.refresh(),
			after: () =>
				afterTheEnd(this.#settings, this.#info, {
					isOver: this.isOver,
					viewer: this.#perspective.viewer(this.#perspective.asked()),
				}),
			name: (seat) => this.#name(seat),
		});
	}

	/** Another game comes onto the table. */
	take(game: AnyGame, options: SessionOptions) {
		this.#bots.stop();
		this.#back.leave();
		// Pictures are drawn over and over, but not from one number of seats to another.
		if (game.players !== this.#table.players) this.#parts.stage.clear();
		this.#table.free();
		this.#table = new TableGame(game, this.#info);
		this.#seat({ names: this.#names, players: this.players, ...options });
		this.#chosen = [];
		this.#perspective.leave();
		this.#deal();
		this.refresh();
	}

	/** The attributes have changed, but not the game. */
	adjust(settings: Settings, changed: { names: boolean; players: boolean }) {
		if (settings.view !== this.#settings.view) this.#chosen = [];
		this.#settings = settings;
		this.#bots.stop();
		this.#table.forget();
		if (!this.#replays) this.#back.leave();
		this.#seat({
			names: changed.names ? settings.names : this.#names,
			players: changed.players ? settings.players : this.players,
			preface: this.#preface,
			dealt: this.dealt,
		});
		this.#perspective.leave();
		this.refresh();
	}

	/** A page that the browser keeps is shown again as it was left, perhaps to somebody else. */
	#left = ({ persisted }: PageTransitionEvent) => {
		if (!persisted || !this.#table.hasSecrets()) return;
		this.#perspective.leave();
		this.refresh();
	};

	/** Resolves when nothing happens by itself any more. One thing may lead to the next: a bot moves, and another one thinks. */
	async settled() {
		const pending = () => [
			this.#bots.pending(),
			this.#moving,
			this.#perspective.pending,
			this.#lesson?.pending,
			this.#hinting,
		];
		for (let waited: unknown[] = []; ; ) {
			const now = pending();
			if (now.every((each, n) => each === waited[n])) return;
			await Promise.all(now);
			waited = now;
		}
	}

	/** Everything is given back. */
	close() {
		window.removeEventListener("pagehide", this.#left);
		this.#perspective.forget();
		this.#bots.close();
		this.#back.leave();
		this.#parts.close();
		this.#table.free();
	}

	#name(seat: number) {
		return (
			this.#names[seat] ||
			(this.#renderer.seats[seat]?.name ?? this.#words.seat.numbered(seat + 1))
		);
	}

	/** What a seat is called where it is spoken to; stories call it by its name. */
	#label(seat: number) {
		return this.#names[seat] || seat !== soloSeat(this.#seating)
			? this.#name(seat)
			: this.#words.seat.you;
	}

	/** What the renderer is given now; nothing can be pressed where nobody is asked. */
	#contextFor(actor: Actor | null): Context {
		const seat = this.#perspective.viewer(actor);
		return this.#contextOf(this.#table, { seat, actor }, this.#table.log(seat));
	}

	/**
	 * What the renderer is given of a position.
	 * @param entries what has happened until then, as whoever looks saw it
	 */
	#contextOf(
		table: TableGame,
		{ seat, actor }: { seat: number | null; actor: Actor | null },
		entries: LogEntry[],
	): Context {
		return contextOf(table, {
			seat,
			actor,
			acting: table.actors(),
			players: table.players,
			moves: actor === null || this.#shut ? [] : table.legalMoves(actor),
			view: table.view(seat),
			components: table.components,
			outcome: table.outcome(),
			entries,
			still: isStill(),
			scale: this.#parts.stage.pan.scale(),
			chosen: this.#chosen,
			name: (of) => this.#name(of),
		});
	}

	/**
	 * Draws everything as it is now; animates the events that led here, if some are given.
	 * @param by whether somebody went on with the game
	 */
	refresh(animated?: AnyEvent[], by: "player" | "table" = "table") {
		const [table, parts] = [this.#table, this.#parts];
		const actor = this.#perspective.asked();
		if (!this.#replays) this.#bots.wake(table, this.players);
		if (this.#covered(actor)) {
			if (by === "player") this.#changed(by);
			return;
		}
		if (typeof actor === "number") this.#perspective.seen = actor;
		else if (table.outcome() !== null) this.#perspective.seen = null;
		if (this.#back.looks) {
			// The game goes on behind what is looked at.
			this.#back.draw();
			return this.#changed(by);
		}
		const context = this.#contextFor(actor);
		this.#context = context;
		this.#targets = this.#renderer.targets(
			context.moves,
			this.#chosen,
			context,
		);
		this.#guide.update({ table, context, targets: this.#targets });
		if (this.#lesson !== null) parts.lesson(this.#lesson.state);
		this.#paint(context);
		const free = !this.#shut && !this.#perspective.held && !this.#replays;
		parts.can({
			undo:
				free &&
				(this.#chosen.length > this.#kept || this.#perspective.mayUndo()),
			redo: free && table.canRedo(),
			random: context.moves.length > 0,
			hint: context.moves.length > 0 && typeof actor === "number",
		});
		if (animated !== undefined) this.#show(animated, context);
		const { svg } = parts.stage;
		const focused = (svg.getRootNode() as ShadowRoot).activeElement;
		if (this.#byKey && (focused === null || svg.contains(focused)))
			parts.focusTarget();
		this.#changed(by);
	}

	/** Draws a position and all that is around it. */
	#paint(context: Context) {
		const [table, back] = [this.#table, this.#back];
		const untouched = this.#preface !== "" && table.deciders().length === 0;
		this.#parts.paint(context, this.#targets, {
			entries: table.log(context.seat),
			preface: untouched ? this.#preface : "",
			players: this.players,
			thinking: back.looks ? null : this.#bots.thinking(),
			awaited: !back.looks && this.#bots.awaited(),
			label: (seat) => this.#label(seat),
			here: back.here,
			place: back.place(context),
			meanwhile:
				this.#lesson === null
					? meanwhile(this.#renderer, table, this.players, context)
					: [],
		});
		if (back.looks)
			this.#parts.can({ undo: false, redo: false, random: false, hint: false });
	}

	/** Says what happened, and lets it be seen as motion. */
	#show(events: AnyEvent[], context: Context) {
		const renderer = this.#renderer;
		const sentences = story(renderer, events, context);
		this.#parts.announce(
			[...sentences.map(({ text }) => text), renderer.ask(context)].join(" "),
		);
		this.#animate(events, context);
	}

	#animate(events: AnyEvent[], context: Context) {
		const [renderer, { stage }] = [this.#renderer, this.#parts];
		if (context.still) return;
		this.#moving = stage.run(
			renderer.animate?.(stage.board, events, context, stage.effects) ?? [],
		);
	}

	/** Lets the curtain fall if somebody else's secrets come next. Says whether it is down. */
	#covered(actor: Actor | null) {
		const perspective = this.#perspective;
		if (actor === null && perspective.blind()) {
			const thinking = this.#bots.thinking();
			this.#cover(
				waiting(this.#words, thinking === null ? "" : this.#name(thinking)),
				0,
			);
			return true;
		}
		const seat = perspective.lifter(actor);
		if (seat === null) {
			this.#parts.uncover();
			return false;
		}
		this.#cover(
			curtain({
				words: this.#words,
				renderer: this.#renderer,
				seat,
				name: this.#name(seat),
				back: perspective.lastUndoable() === null ? null : () => this.undo(),
				lift: () => {
					perspective.seen = seat;
					this.refresh();
				},
			}),
			seat,
		);
		return true;
	}

	/** Nothing of what was drawn is left, on the screen or for whoever asks for a hint. */
	#cover(curtain: HTMLElement, seat: number) {
		const { components, players } = this.#table;
		this.#perspective.leave();
		this.#back.leave();
		this.#chosen = [];
		this.#targets = [];
		this.#context = null;
		this.#guide.forget();
		this.#parts.can({ undo: false, redo: false, random: false, hint: false });
		const box = this.#renderer.viewBox(this.#table.view(seat), components);
		this.#parts.cover(curtain, box, players);
	}

	/** @param hit null: where nothing is */
	#press(hit: string | null) {
		// Whoever still looks at what their move led to goes on by a press anywhere.
		if (hit === null) return this.#perspective.release();
		this.#parts.note.hide();
		if (this.#back.looks) return void this.#guide.tell(hit);
		if (this.#shut) return;
		if (this.#perspective.held) return this.#perspective.release();
		const target = this.#targets.find((each) => each.hit === hit);
		if (target === undefined) this.#refuse(hit);
		else if (target.move !== undefined) this.play(target.move);
		else {
			this.#chosen = target.chosen ?? [];
			this.#kept = 0;
			this.refresh();
		}
	}

	/**
	 * Makes a move: of the seat that is given, else of whoever is asked. Throws a RulesError when it is not legal.
	 * @param mover "table" where a bot moves
	 */
	play(
		move: Readonly<AnyMove>,
		by?: Actor,
		mover: "player" | "table" = "player",
	) {
		const [table, perspective] = [this.#table, this.#perspective];
		if (this.#replays) throw new Said((words) => words.session.replay);
		const seat = by ?? perspective.asked() ?? table.actors()[0];
		const from = table.nextPly;
		table.apply(move, seat);
		this.#lesson?.moved(move);
		this.#deal();
		const next = perspective.asked();
		this.#keep(move, next === seat ? next : null);
		if (
			typeof seat === "number" &&
			seat === perspective.seen &&
			perspective.fallsFor(next)
		)
			perspective.hold(seat, () => this.refresh());
		const events = table.events(perspective.viewer(next), from);
		this.refresh(events, mover);
		this.#told({ seat, move, events });
	}

	/** A bot makes a move. What is not shown is drawn when a person is asked again. */
	#answer(move: AnyMove, seat: number, shown: boolean) {
		if (shown) return this.play(move, seat, "table");
		const table = this.#table;
		const from = table.nextPly;
		table.apply(move, seat);
		this.#deal();
		const more = nobodyAsked(table.actors(), this.#seating);
		if (more && table.outcome() === null) this.#bots.wake(table, this.players);
		else this.refresh(undefined, "table");
		const viewer = this.#perspective.viewer(this.#perspective.asked());
		this.#told({ seat, move, events: table.events(viewer, from) });
	}

	/** Tells the page of a move. */
	#told(detail: {
		seat: Actor | undefined;
		move: AnyMove;
		events: AnyEvent[];
	}) {
		this.#emit("move", detail);
		const outcome = this.#table.outcome();
		if (outcome !== null) this.#emit("over", { outcome });
	}

	/** After a move some of its steps may stay made, so that the same piece can go on. */
	#keep(move: Readonly<AnyMove>, actor: Actor | null) {
		const moves = actor === null ? [] : this.#table.legalMoves(actor);
		this.#chosen = this.#renderer.keeps?.(move, moves) ?? [];
		this.#kept = this.#chosen.length;
	}

	/** Something was pressed that is no target. */
	#refuse(hit: string) {
		const refusal = this.#guide.refuse(hit);
		if (refusal === null) return;
		this.#lesson?.refused(refusal.move, refusal.verdict);
		this.#emit("refusal", refusal);
	}

	/** Marks what is to be pressed next for a move. */
	point(move: AnyMove) {
		this.#guide.point(move);
	}

	/** Asks a bot what it would do, and shows it. */
	async hint() {
		this.#hinting = this.#guide.hint(
			({ game }, seat) => this.#bots.hint(game, seat),
			this.#settings.lang,
		);
		await this.#hinting;
	}

	/** A bot could not think: the seat is played by hand. */
	#standIn(seat: number, error: unknown) {
		this.#seating = {
			...this.#seating,
			players: this.players.map((player, n) => (n === seat ? PERSON : player)),
		};
		this.refresh();
		this.#parts.notice(
			this.#words.session.botFailed(
				this.#name(seat),
				messageOf(error, this.#words),
			),
		);
	}

	/** Brings the keyboard to the first target. */
	focus() {
		this.#byKey = true;
		this.#parts.focusTarget();
	}

	/** Back to the last decision of a person; in a replay, one move back. */
	undo() {
		if (this.#replays) return this.#back.move(-1);
		if (this.#chosen.length > this.#kept) return this.#clear();
		this.#travel(() => this.#table.undo());
	}

	/** Forward again. */
	redo() {
		if (this.#replays) return this.#back.move(1);
		const from = this.#table.ply;
		this.#travel(() => this.#table.redo(), from);
	}

	#clear() {
		this.#parts.note.hide();
		this.#chosen = this.#chosen.slice(0, this.#kept);
		this.refresh();
	}

	/** @param from where the events begin that are to be animated */
	#travel(step: () => boolean, from?: number) {
		const [table, perspective] = [this.#table, this.#perspective];
		this.#parts.note.hide();
		this.#bots.stop();
		this.#back.leave();
		// Where nothing was secret, nobody has lifted a curtain.
		if (!table.hasSecrets()) perspective.seen = null;
		let moved = step();
		if (!moved) return this.refresh();
		perspective.forget();
		while (moved && nobodyAsked(table.actors(), this.#seating)) moved = step();
		if (from !== undefined) this.#deal();
		this.#chosen = [];
		if (!table.hasSecrets()) perspective.seen = null;
		const last = from === undefined ? undefined : this.game.history().at(-1);
		const next = perspective.asked();
		if (last !== undefined)
			this.#keep(last.move, next === last.seat ? next : null);
		this.refresh(
			from === undefined
				? undefined
				: table.events(perspective.viewer(perspective.asked()), from),
			"player",
		);
	}

	/** Shows the position after a move of the log. */
	#lookAt(ply: number) {
		if (this.#lesson !== null || this.#perspective.held) return;
		this.#parts.timeline?.stop();
		this.#back.goToPly(ply);
	}

	#act(name: string, outside: (name: string) => void) {
		this.#parts.stage.finish();
		if (name === "undo") this.undo();
		else if (name === "redo") this.redo();
		else if (name === "hint") void this.hint();
		else if (name === "now") this.#back.backToNow();
		else if (name === "graph") void this.#back.graph();
		else if (name === "close-graph") this.#back.closeGraph();
		else if (name === "skip") this.#bots.skip();
		else if (name === "back") {
			this.#chosen = this.#chosen.slice(0, -1);
			this.refresh();
		} else if (name === "random") {
			const moves = this.#context?.moves ?? [];
			const move = moves[Math.floor(Math.random() * moves.length)];
			if (move !== undefined) this.play(move);
		} else if (name === "chance") {
			const move = drawOutcome(this.game);
			if (move !== null) this.play(move, "chance");
		} else outside(name);
	}

	/** @param event null: a pointer was used */
	#key(event: KeyboardEvent | null) {
		this.#byKey = event !== null;
		if (event === null || event.ctrlKey || event.metaKey || event.altKey)
			return;
		if (event.key === "?") this.#parts.press("more");
		else if (event.key === "Escape") {
			if (this.#parts.note.isOpen()) this.#parts.note.hide();
			else if (this.#back.looks && !this.#replays) this.#back.backToNow();
			else if (this.#chosen.length > 0) this.#act("back", () => {});
			else this.#parts.panel.close();
		} else if (event.key === "ArrowLeft" || event.key === "ArrowRight") {
			if (event.defaultPrevented || !this.#parts.walks(event)) return;
			event.preventDefault();
			this.#parts.timeline?.stop();
			if (!this.#perspective.held && this.#lesson === null)
				this.#back.move(event.key === "ArrowLeft" ? -1 : 1);
		} else if (!this.#settings.readonly && event.key === "u")
			this.#parts.press("undo");
		else if (!this.#settings.readonly && event.key === "r")
			this.#parts.press("redo");
	}
}
