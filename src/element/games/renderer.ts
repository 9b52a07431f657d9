// What a game brings to the table: its frame, its picture and its words. Everything else is the table's.
//
// The loop: view → draw → targets → press → (check or apply) → draw → animate.
// Three things a renderer never does: decide what is legal (that is `game.legalMoves` and `game.check`),
// keep state (everything comes in by arguments, the DOM is only ink), put data into markup.
//
// A *hit id* names something on the board that can be pressed: "square:c3", "line:south:c", "train:t17". `draw` gives its
// element the attribute `data-hit`; the table does the rest (focus, name, glow, press, shake).
// Every such element carries it always, also while it cannot be pressed: a press on it is answered with a refusal, or with
// what it is (`tellHit`).
// Where others may cover one, an element on top of them with `data-of` and the same hit id is a handle to press it by.

import type {
	Actor,
	Game,
	GameId,
	GameTypes,
	Outcome,
	Seat,
	Verdict,
} from "../../js/types/index.d.ts";
import type { Sight } from "../parts/pan.ts";

export type { Sight };

import type { Chapters } from "../chapters.ts";

type Size = [width: number, height: number];

/** What is known of a game before its picture is loaded, so that a table can keep its place free: `<game>/frame.ts`. */
export interface Frame {
	/** How large the picture is at the beginning; on small screens, too, where that differs. */
	size: Size;
	small?: { upTo: number; size: Size };
	/** How much height questions and their buttons need on a wide table and on a narrow one, in pixels; the usual when left out. */
	asking?: readonly [wide: number, narrow: number];
	/** How many lines of facts the card of a seat has; one when left out. */
	lines?: number;
	/** Whether the picture can be moved about. */
	pans?: true;
	/** Whether it is a map with a hand and holdings beside it. */
	hand?: true;
	/** The renderer, a file of its own: in English, and made of the words of another language where they are a catalogue. */
	renderer: () => Promise<{
		default: unknown;
		inLanguage?: (words: never) => unknown;
	}>;
	/** The guided tour, a file of its own. */
	tour: () => Promise<{ default: unknown }>;
}

/** What is drawn: the state as one seat sees it. Where something is hidden it is null. */
export type View<Id extends GameId> = GameTypes[Id]["state"];
export type Move<Id extends GameId> = Readonly<GameTypes[Id]["move"]>;
export type Event<Id extends GameId> = GameTypes[Id]["event"];
/** What is in the box: what `game.components()` gives at this table. */
export type Components<Id extends GameId> = GameTypes[Id]["components"];

/** What a renderer may know beside the view. */
export interface Context<Id extends GameId> {
	/** The view, again. */
	view: View<Id>;
	/** What is in the box: boards, cards, tokens. A renderer draws from these and has no table of its own. */
	components: Components<Id>;
	/** Whose view it is; null when everything is shown. */
	seat: Seat | null;
	/** Who is asked now; null when nobody is (the game is over, or somebody else is to act). */
	actor: Actor | null;
	/** Everybody who is to act, also those who are not asked at this table. */
	acting: Actor[];
	players: number;
	/** What a seat is called: its colour, until somebody gave it a name. */
	name(seat: Seat): string;
	/** The legal moves of the actor. */
	moves: Move<Id>[];
	/** The steps of a move in several steps that have been made; yours to define (usually hit ids). */
	chosen: readonly string[];
	/** What the last decision led to, as far as this seat saw it. */
	events: Event<Id>[];
	outcome: Outcome | null;
	/** Nothing should move. */
	still: boolean;
	/** Maps: how many pixels of the screen a unit of the plane is. */
	scale: number;
	/** The engine's verdict on a move of the actor. */
	check(move: Move<Id>): Verdict;
}

/** What a sentence of the log may know: what the seats are called, and where ids are looked up. */
export type Names<Id extends GameId> = Pick<
	Context<Id>,
	"name" | "players" | "components"
> &
	Partial<Pick<Context<Id>, "view">>;

/** Something that can be pressed now. */
export interface Target<Id extends GameId> {
	/** The hit id; if the picture has no such element the target becomes a button below the question. */
	hit: string;
	/** What pressing it does, in words: «slide in from the south on c». */
	label: string;
	/** What is written on its button, where the label is longer than need be. */
	text?: string;
	/** A second way to what another target does: where the picture has no such element, no button is made for it. */
	second?: true;
	/** The move it makes … */
	move?: Move<Id>;
	/** … or the step it takes: the new value of `chosen`. */
	chosen?: string[];
	/** The look of a target that is not the main choice: "quiet" (no glow), "selected" (the one that is chosen). */
	look?: "quiet" | "selected";
}

/** What a target would do, shown before it is pressed. */
export interface Preview<Id extends GameId> {
	target: Target<Id>;
	/** What would happen, asked of the engine on a copy; null when the move would draw or reveal something, and for steps. */
	events: Event<Id>[] | null;
	/** The view after it; null likewise. */
	after: View<Id> | null;
}

/** A sentence of the log with the rules behind it. */
export interface Sentence {
	text: string;
	rules: string[];
	/** Who did it, for the mark in front of it. */
	seat?: Seat | null;
}

/** What a thing is: a card that comes up beside it. */
export interface Card {
	title: string;
	/** Sentences. */
	about: string[];
	/** What is there, one by one: «250 → Den Helder». */
	list?: string[];
}

/** How a seat looks: never by colour alone. */
export interface SeatStyle {
	/** What it is called until it has a name: «Red». */
	name: string;
	/** A CSS colour for fills; may be `var(--…)` from the renderer's style sheet. */
	colour: string;
	/** A colour for the device on it. */
	ink: string;
	/** A path in a box of 24 by 24. */
	device: string;
}

/** Something in the log that has a heading: a round, the turn of a seat, or both at once. */
export interface Beginning {
	/** The number of the round, where the game counts them; the log counts the others itself. */
	round?: number;
	/** Whose turn it is. */
	turn?: Seat;
}

/** How the log of a game is divided. */
export interface LogParts<Id extends GameId> {
	/** What begins with an event; null for most. */
	begins(event: Event<Id>): Beginning | null;
	/** Whether a heading stands before the whole move in which something begins; else before the event. */
	wholeMoves?: true;
	/** Whether turns have headings of their own; not where a turn is one move. */
	turns: boolean;
	/** The events that a summary of several moves tells, the most important ones first. */
	telling: Event<Id>["type"][];
}

export interface Renderer<Id extends GameId> {
	/** The style sheet of the board, as text: `import css from "./kopis.css"`. */
	css?: string;
	seats: SeatStyle[];

	/** The part of the plane that the picture fills; it may grow with the view. */
	viewBox(
		view: View<Id>,
		components: Components<Id>,
	): [x: number, y: number, width: number, height: number];
	/** Whether its style sheet knows a board that was turned round: `.board[data-flipped]`. */
	flips?: true;
	/**
	 * Large boards: drag, pinch, wheel and buttons move the picture about. A map also fills its window, is drawn again at each
	 * `context.scale`, and opens on its `sight`. In its style sheet `--px` is how many units of the plane a pixel is.
	 */
	pan?: boolean | "map";
	/** Maps: what should be seen now. Where the key stays the same, the map stays where it was left. */
	sight?(context: Context<Id>): Sight | null;
	/**
	 * What a player has in reach, as HTML beside the board: the hand, the points, the end of the turn. It never leaves the
	 * screen. Buttons with `data-hit` are pressed as those of the picture are; the same holds for `drawHoldings`.
	 */
	drawHand?(place: HTMLElement, context: Context<Id>): void;
	/** What else belongs to a player, as HTML that has more room. */
	drawHoldings?(place: HTMLElement, context: Context<Id>): void;

	/** The whole picture from the view. Called often; the same arguments give the same picture. Use `keyed` and `group`. */
	draw(board: SVGGElement, context: Context<Id>): void;
	/** What can be pressed next, from the legal moves and the steps already taken. Never looks at the rules. */
	targets(
		moves: Move<Id>[],
		chosen: readonly string[],
		context: Context<Id>,
	): Target<Id>[];
	/** The move that a press on something else stands for; `game.check` then says why not. The first refusal is shown. */
	illegal(hit: string, context: Context<Id>): Move<Id> | Move<Id>[] | null;
	/**
	 * What a press tells on something that is no target, where nobody attempts a move by it: what it is, whose, what it would
	 * need. A press that attempts a move gives null and is answered by `illegal`.
	 */
	tellHit?(hit: string, context: Context<Id>): string | Card | null;
	/** What is told as long as a pointer or the keyboard rests on something, be it a target or not. */
	glanceHit?(hit: string, context: Context<Id>): Card | null;
	/** The steps that stay made after a move, so that the same piece can go on: the new value of `chosen`. */
	keeps?(move: Move<Id>, next: Move<Id>[]): string[];
	/** What stands behind a hit id, for the screen reader: «c3, red fortress». */
	nameHit(hit: string, context: Context<Id>): string;

	/** One line: what is asked now (of `context.actor`), or how it ended. With the step you are in. */
	ask(context: Context<Id>): string;
	/** A second, quiet line where the game needs one («Quiet moves: 3 of 40.»). */
	aside?(context: Context<Id>): string | null;
	/** One sentence for an event, or null when it needs none. */
	say(event: Event<Id>, names: Names<Id>): string | null;
	/** The events of one move as a short story. Left out: one sentence for each event, by `say`. */
	tell?(events: Event<Id>[], names: Names<Id>): Sentence[];
	/** The headings of the log; none when left out. */
	logParts?: LogParts<Id>;
	/** The board in words, for those who do not see it. */
	describe(context: Context<Id>): string;

	/** What stands beside a seat's name. */
	score?(
		seat: Seat,
		context: Context<Id>,
	): {
		points: number | string;
		facts: { label: string; value: number | string }[];
	};

	/** Draws what a target would do into an empty group on top. */
	preview?(layer: SVGGElement, shown: Preview<Id>, context: Context<Id>): void;
	/**
	 * Called after `draw` has drawn the picture as it is afterwards: lets it come from what was before.
	 * Returns running Web Animations (120 to 260 ms each, `fill: "backwards"` with a delay where they follow each other);
	 * the table finishes them all when somebody presses. What is gone is drawn into `layer`, which is emptied at the end.
	 * Not called when `still`.
	 */
	animate?(
		board: SVGGElement,
		events: Event<Id>[],
		context: Context<Id>,
		layer: SVGGElement,
	): Animation[];

	/** A card of the box to look things up on: a button beside the board opens it in a dialog. */
	card?: { title: string; draw(components: Components<Id>): Node };

	/** The chapters of the rules; one list of all when left out. */
	chapters?: Chapters;
	/** Options that only matter while another one has a value: the form of a new game hides them otherwise. */
	optionApplies?: Record<string, readonly [option: string, value: unknown]>;
	/** Words for option names and values where «Sudden death» from `suddenDeath` is not enough. */
	optionWords?: Record<string, string>;
}

/** The renderer of some game: what the table holds. */
export type AnyRenderer = Renderer<GameId>;
export type AnyGame = Game<GameId>;
