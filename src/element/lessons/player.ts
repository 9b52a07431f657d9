// Plays a lesson at a table: position, a sentence or two, the reader's move, what came of it, next.
// What a lesson is: lesson.ts. It decides what is said; what is legal is the engine's business as always.

import type {
	Actor,
	AnyMove,
	Language,
	Verdict,
} from "../../js/types/index.d.ts";
import { Delay } from "../delay.ts";
import { frameOf } from "../games/frames.ts";
import type { AnyGame } from "../games/renderer.ts";
import { parseJson } from "../json.ts";
import { loadTour } from "../languages.ts";
import type { Lesson, LessonAsk, LessonPlay, LessonStep } from "../lesson.ts";
import { readyFor } from "../loading.ts";
import css from "../parts/lesson.css";
import type { Wish } from "../parts/lesson.ts";
import { lessonCard } from "../parts/lesson.ts";
import { messageOf, reasonOf, Said, sentence, type Words } from "../words.ts";
import { problems } from "./check.ts";
import type { Engine } from "./run.ts";
import { answers, arrive, asked, fits } from "./run.ts";

export { problems };

/** What a lesson may do with its table. */
interface Host {
	/** Puts a game on the table, which then owns it */
	take: (game: AnyGame) => void;
	/** Makes a move of the script */
	play: (move: Readonly<AnyMove>, actor: Actor) => void;
	game: () => AnyGame;
	/** Marks what is to be pressed for a move */
	point: (move: Readonly<AnyMove>) => void;
	/** The small button of a rule */
	mark: (id: string) => Element;
	/** Tells the page */
	emit: (name: "lesson" | "refusal", detail: object) => void;
	/** Ends the lesson: the reader plays a game against easy bots */
	leave: () => void;
	/** Whether the keyboard is in use */
	byKey: () => boolean;
}

/** How long a scripted move, or a move that is taken back, can be looked at. */
const PAUSE = 1100;

/**
 * The lesson that an attribute or a property stands for: the id of a tour, the address of a file, or the lesson itself.
 * Throws an Error that says what is wrong with it.
 * @param base what an address is relative to
 */
export async function lessonOf(
	what: unknown,
	base: string,
	lang: Language,
): Promise<Lesson> {
	if (typeof what !== "string") return valid(what, null);
	const frame = frameOf(what);
	if (frame !== null)
		return ((await loadTour(what, lang)) ??
			(await frame.tour()).default) as Lesson;
	const response = await fetch(new URL(what, base)).catch(() => null);
	if (!response?.ok)
		throw new Said((words) =>
			words.lesson.notLoaded(what, String(response?.status ?? "none")),
		);
	return valid(read(what, await response.text()), what);
}

function read(address: string, text: string): unknown {
	try {
		return parseJson(text);
	} catch (error) {
		throw new Said((words) =>
			words.lesson.notJson(address, messageOf(error, words)),
		);
	}
}

/** @param address of the lesson; null for one that was given */
async function valid(value: unknown, address: string | null) {
	const wrong = problems(value, await readyFor(value));
	if (wrong.length > 0)
		throw new Said((words) =>
			[
				words.lesson.problems(
					address === null ? words.lesson.given : words.lesson.at(address),
					wrong.length,
				),
				...wrong.map(({ message }) => message),
			].join("\n"),
		);
	return value as Lesson;
}

export class LessonPlayer {
	#lesson: Lesson;
	#engine: Engine;
	#host: Host;
	#words: Words;
	#card: ReturnType<typeof lessonCard>;
	#index = 0;
	/** What is still to come in this step; the first is what the reader is asked. */ #todo: (
		| LessonAsk
		| LessonPlay
	)[] = [];
	/** The position that the reader is asked about, to come back to. */ #before: AnyGame | null =
		null;
	#done: Set<number> = new Set();
	/** Whose view the reader has. */ #view: "all" | number = "all";
	#busy = false;
	#delay = new Delay();

	constructor(lesson: Lesson, engine: Engine, words: Words, host: Host) {
		this.#words = words;
		this.#lesson = lesson;
		this.#engine = engine;
		this.#host = host;
		this.#card = lessonCard({
			words,
			title: lesson.title,
			of: lesson.steps.length,
			wish: (what) => this.#wish(what),
			attempt: (n) => this.#attempt(n),
			mark: host.mark,
		});
	}

	/** The style sheet of the card. */
	get css() {
		return css;
	}

	get element() {
		return this.#card.element;
	}

	/** The step that is shown, counted from 0. */
	get step() {
		return this.#index;
	}

	/** Whose view the reader has. */
	get view() {
		return this.#view;
	}

	/** Nothing can be pressed: a move is being shown, or the step is done. */
	get busy() {
		return this.#busy;
	}

	/** Settles when the move that is being shown has been looked at. */
	get pending() {
		return this.#delay.over;
	}

	/** Whether something is asked; at the end of a game its last words stay. */
	get state(): "asked" | "done" {
		return this.#todo.length === 0 && this.#host.game().outcome() === null
			? "done"
			: "asked";
	}

	get #step() {
		return this.#lesson.steps[this.#index] as LessonStep;
	}

	/**
	 * The game that the lesson begins with.
	 * @param id of the game that the table is for
	 * @param step where to begin
	 */
	begin(id: string, step = 0) {
		if (id !== this.#lesson.game)
			throw new Said((words) =>
				words.lesson.otherGame(this.#lesson.title, this.#lesson.game, id),
			);
		return this.#arrive(step);
	}

	/** Tells the page where the reader is. */
	tell(done: boolean) {
		this.#host.emit("lesson", {
			step: this.#index + 1,
			of: this.#lesson.steps.length,
			done,
		});
	}

	#go(index: number) {
		this.#host.take(this.#arrive(index));
		this.tell(false);
	}

	/** Comes to a step: the card shows it, and its game is given back. */
	#arrive(index: number) {
		this.close();
		this.#index = index;
		const step = this.#step;
		const game = arrive(this.#engine, this.#lesson, index);
		const actor = asked(game, step);
		this.#todo = [
			{
				expect: step.expect,
				...(step.hint === undefined ? {} : { hint: step.hint }),
			},
			...(step.then ?? []),
		];
		this.#view = step.view ?? (typeof actor === "number" ? actor : "all");
		this.#before = game.clone();
		this.#card.show({
			index,
			title: step.title,
			text: step.text,
			task: step.task,
			labels: (step.tries ?? []).map(({ label }) => label),
			hint: step.hint !== undefined,
			done: this.#done,
		});
		return game;
	}

	/** Ends what is under way. */
	close() {
		this.#delay.stop();
		this.#before?.free();
		this.#before = null;
		this.#busy = false;
	}

	/** A move was made, by the reader or by the script. The table draws afterwards. */
	moved(move: Readonly<AnyMove>) {
		const [now] = this.#todo;
		if (now === undefined) return;
		if (!("play" in now) && !answers(now.expect, move))
			return this.#other(move);
		if (!("play" in now)) this.#card.answered();
		this.#todo.shift();
		this.#before?.free();
		this.#before = null;
		this.#goOn();
	}

	/** The reader tried something that the rules forbid; the table has shown why. */
	refused(move: AnyMove, verdict: Extract<Verdict, { legal: false }>) {
		const tries = this.#step.tries ?? [];
		const known =
			tries.find((each) => fits(each.move, move)) ??
			tries.find(({ rule }) => rule !== undefined && rule === verdict.rule);
		if (known?.says !== undefined) this.#card.say("other", known.says);
	}

	/** What comes next: a move of the script after a moment, a question to the reader, or the end of the step. */
	#goOn() {
		const game = this.#host.game();
		// What the reader's own moves have made impossible needs no answer.
		while (this.#todo[0] !== undefined && !this.#open(this.#todo[0]))
			this.#todo.shift();
		const [next] = this.#todo;
		if (next === undefined) this.#finish();
		else if ("play" in next)
			this.#wait(() =>
				this.#host.play(next.play, next.seat ?? (game.actors()[0] as Actor)),
			);
		else {
			this.#busy = false;
			this.#before = game.clone();
		}
	}

	#open(item: LessonAsk | LessonPlay) {
		if ("play" in item) return true;
		const game = this.#host.game();
		const actor = asked(game, this.#step);
		return (
			actor !== null &&
			game.legalMoves(actor).some((move) => answers(item.expect, move))
		);
	}

	#finish() {
		const step = this.#step;
		const last = this.#index === this.#lesson.steps.length - 1;
		this.#busy = true;
		this.#done.add(this.#index);
		this.#card.done({ index: this.#index, last });
		this.#card.say("right", step.after, step.rules);
		if (this.#host.byKey()) this.#card.focusForward();
		this.tell(true);
	}

	/** A legal move that the step is not about: it is looked at for a moment, then the position comes back. */
	#other(move: Readonly<AnyMove>) {
		const known = this.#step.tries?.find(
			(each) => each.rule === undefined && fits(each.move, move),
		);
		this.#card.say("other", known?.says ?? this.#words.lesson.somethingElse);
		this.#wait(() => {
			this.#busy = false;
			if (this.#before !== null) this.#host.take(this.#before.clone());
		});
	}

	/** Nothing can be pressed for a moment, then something happens. */
	#wait(then: () => void) {
		this.#busy = true;
		this.#delay.start(PAUSE, then);
	}

	/** The button of a try was pressed. */
	#attempt(n: number) {
		const [game, attempt] = [this.#host.game(), this.#step.tries?.[n]];
		if (this.#busy || attempt === undefined) return;
		const actor = asked(game, this.#step);
		if (actor === null) return;
		const legal = game
			.legalMoves(actor)
			.find((each) => fits(attempt.move, each));
		if (legal !== undefined) return this.#host.play(legal, actor);
		const move = attempt.move as AnyMove;
		const verdict = game.check(move, actor);
		if (verdict.legal) return;
		// Said on the card and not in a note: a note beside the button would lie on the sentence.
		this.#card.say(
			"other",
			attempt.says ?? "",
			verdict.rule === null ? [] : [verdict.rule],
			sentence(reasonOf(verdict.detail, this.#words) ?? verdict.reason),
		);
		this.#host.emit("refusal", { move, verdict });
	}

	/** The hint of what is asked now, and a mark where it begins. */
	#hint() {
		const [ask] = this.#todo;
		if (this.#busy || ask === undefined || "play" in ask) return;
		this.#card.say("hint", ask.hint ?? this.#step.hint ?? "");
		const game = this.#host.game();
		const actor = asked(game, this.#step);
		const move =
			actor === null
				? undefined
				: game.legalMoves(actor).find((each) => answers(ask.expect, each));
		if (move !== undefined) this.#host.point(move);
	}

	#wish(what: Wish) {
		if (what === "hint") return this.#hint();
		if (what === "play") return this.#host.leave();
		if (what === "restart") this.#done.clear();
		this.#go(
			{
				back: this.#index - 1,
				next: this.#index + 1,
				again: this.#index,
				restart: 0,
			}[what],
		);
		this.#card.focusHeading();
	}
}
