// What a table does while somebody looks back: it draws an earlier position with the eyes of whoever looks now, and the game goes
// on behind it. Nothing can be played there; a press on the board tells what stands there.

import type { AnyEvent, GameId, GameInfo } from "../js/types/index.d.ts";
import type { MakeWorker } from "./bot-worker.ts";
import { expectations } from "./fortunes.ts";
import type {
	AnyGame,
	AnyRenderer,
	Context as ContextOf,
} from "./games/renderer.ts";
import type { Guide } from "./guide.ts";
import type { layout } from "./parts/layout.ts";
import { story } from "./parts/log-sections.ts";
import type { AfterName, Place } from "./parts/timeline.ts";
import type { Settings } from "./settings.ts";
import type { LogEntry, TableGame } from "./table-game.ts";
import { Timeline } from "./timeline.ts";
import { messageOf, type Words } from "./words.ts";

type Context = ContextOf<GameId>;

/** What looking back asks of its table. */
export interface Host {
	info: GameInfo;
	renderer: AnyRenderer;
	/** Whether this is a replay: there is no game of now. */
	isReplay: boolean;
	/** Whether nothing can be played at this table. */
	isReadonly: () => boolean;
	parts: () => ReturnType<typeof layout>;
	guide: () => Guide;
	/** The game that goes on. */
	table: () => TableGame;
	/** What the page has given for the bots. */
	worker: () => MakeWorker | null;
	/** Whose view is shown. */
	viewer: () => number | null;
	/** Whether whoever looks may see a position. */
	words: Words;
	mayLook: (then: TableGame) => boolean;
	/** What the renderer is given of a position at which nobody is asked. */
	context: (then: TableGame, entries: LogEntry[]) => Context;
	/** Draws a position and all that is around it. */
	paint: (context: Context) => void;
	/** Lets events be seen as motion. */
	show: (events: AnyEvent[], context: Context) => void;
	/** Draws what is now. */
	refresh: () => void;
	/** What can be done after the end. */
	after: () => AfterName[];
	name: (seat: number) => string;
}

/**
 * What can be done after the end of a game. The graph tells what every seat could expect: it is for those who see everything, and
 * in a replay also before the end.
 */
export function afterTheEnd(
	{ controls, readonly, moveList }: Settings,
	{ hiddenInformation }: GameInfo,
	{ isOver, viewer }: { isOver: boolean; viewer: number | null },
): AfterName[] {
	const graph: AfterName[] =
		!hiddenInformation || (isOver && viewer === null) ? ["graph"] : [];
	if (moveList !== null) return graph;
	if (!isOver) return [];
	const rematch: AfterName[] =
		controls.has("new") && !readonly ? ["rematch"] : [];
	const share: AfterName[] = controls.has("share") ? ["share"] : [];
	return [...rematch, "replay", ...share, ...graph];
}

export class LookingBack {
	#host: Host;
	#timeline: Timeline;
	/** Calls off a graph that is being made. */
	#making: AbortController | null = null;

	constructor(host: Host) {
		this.#host = host;
		this.#timeline = new Timeline(host.table, host.info);
	}

	/** Whether an earlier position is shown. */
	get looks() {
		return this.#timeline.looks;
	}

	/** The game as it was at the position that is shown. */
	get shown(): AnyGame {
		return this.#timeline.shown.game;
	}

	/** The moves that led to what is shown; null where that is now. */
	get here() {
		return this.looks ? this.#timeline.pliesOf(this.#timeline.step) : null;
	}

	/** A replay begins at its first move. */
	begin() {
		this.#timeline.show(0);
	}

	/** Where the slider stands. */
	place(context: Context): Place {
		const { looks, step, steps } = this.#timeline;
		return {
			step,
			of: steps,
			line: this.#line(looks ? this.#eventsOf(step) : context.events, context),
			looks,
			mayPlayOn: this.mayPlayOn(),
			after: this.#host.after(),
		};
	}

	/** Whether a copy may be played on from what is shown: where there may be secrets, only after the end. */
	mayPlayOn() {
		const { info, table, isReadonly } = this.#host;
		if (isReadonly()) return false;
		return !info.hiddenInformation || table().outcome() !== null;
	}

	/** One step back or on. */
	move(by: number) {
		this.go(this.#timeline.step + by);
	}

	/** The position after a move. */
	goToPly(ply: number) {
		this.go(this.#timeline.stepOf(ply));
	}

	/** Shows a step; the last one is now. */
	go(wanted: number) {
		const [host, timeline] = [this.#host, this.#timeline];
		const { words } = host;
		const { looks, step: before } = timeline;
		const step = Math.min(timeline.steps, Math.max(0, wanted));
		if (step === before) return;
		const parts = host.parts();
		parts.note.hide();
		if (step === timeline.steps && !host.isReplay) return this.backToNow();
		if (!host.mayLook(timeline.positionAt(step))) {
			if (looks) timeline.show(before);
			else timeline.leave();
			host.refresh();
			return parts.notice(words.timeline.hidden, {
				topic: "look",
				quiet: true,
			});
		}
		timeline.show(step);
		const context = this.draw();
		const events = this.#eventsOf(step);
		const place = words.timeline.looking(step, timeline.steps);
		parts.announce(
			`${place} ${this.#line(events, context) || words.timeline.beginning}`,
		);
		if (step === before + 1) host.show(events, context);
	}

	/** Draws the position that is shown, and what has happened since. */
	draw(): Context {
		const [host, timeline] = [this.#host, this.#timeline];
		const { to } = timeline.pliesOf(timeline.step);
		// The copy may stand elsewhere, or the game may have gone on.
		const then = timeline.positionAt(timeline.step);
		const entries = host
			.table()
			.log(host.viewer())
			.filter(({ ply }) => ply < to);
		const context = host.context(then, entries);
		host.guide().update({ table: then, context, targets: [] });
		host.paint(context);
		return context;
	}

	/** What happened in a step, as whoever looks saw it. */
	#eventsOf(step: number) {
		const [host, { from, to }] = [this.#host, this.#timeline.pliesOf(step)];
		return host
			.table()
			.log(host.viewer())
			.filter(({ ply }) => ply >= from && ply < to)
			.map(({ event }) => event);
	}

	/** The game of now is drawn again. */
	backToNow() {
		this.#timeline.leave();
		this.#host.refresh();
		const { parts, words } = this.#host;
		parts().announce(words.timeline.backToNow);
	}

	/** Nothing earlier is shown any more; what was made of the game goes with it. */
	leave() {
		this.#timeline.leave();
		this.closeGraph();
	}

	/** Makes the graph of the game and shows it; takes it away where it is shown. */
	async graph() {
		const [host, { steps }] = [this.#host, this.#timeline];
		const { words } = host;
		const { graph, notice } = host.parts();
		if (graph.isOpen()) return this.closeGraph();
		if (!host.after().includes("graph")) return;
		const making = new AbortController();
		this.#making = making;
		try {
			const all = await expectations(
				host.table(),
				host.worker(),
				making.signal,
				graph.progress,
			);
			making.signal.throwIfAborted();
			const { renderer, name } = host;
			graph.draw({ all, steps, renderer, name });
			graph.mark(this.#timeline.step);
		} catch (error) {
			if (making.signal.aborted) return;
			this.closeGraph();
			notice(words.graph.failed(messageOf(error, words)), { topic: "graph" });
		}
	}

	/** The graph goes, also one that is being made. */
	closeGraph() {
		this.#making?.abort();
		this.#making = null;
		this.#host.parts().graph.clear();
	}

	/** What a step was, in words. */
	#line(events: AnyEvent[], context: Context) {
		return story(this.#host.renderer, events, context)
			.map(({ text }) => text)
			.join(" ");
	}
}
