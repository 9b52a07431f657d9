// The log: what happened, as a story with headings. Each line is a place in time: pressing it shows the position then. It shows
// a part of a long game, which has more lines than a page can carry: the newest moves, or those around the one that is looked at,
// and others when they are asked for. Only what changed is written again.

import type { GameId, Rule } from "../../js/types/index.d.ts";
import type {
	AnyRenderer,
	Names as NamesOf,
	Sentence,
} from "../games/renderer.ts";
import { h } from "../svg.ts";
import type { Plies } from "../timeline.ts";
import type { Words } from "../words.ts";
import type { Entries, Heading, LogItem, Meanwhile } from "./log-sections.ts";
import { headings, itemsOf, startsOf } from "./log-sections.ts";
import { ruleMark } from "./note.ts";
import { seatSign } from "./seats.ts";

type Names = NamesOf<GameId>;

/** So many moves are shown at first, and so many more each time that others are asked for. */
const WINDOW = 100;

export type Written = {
	entries: Entries;
	renderer: AnyRenderer;
	names: Names;
	rules: Map<string, Rule>;
	/** The moves that led to the position that is shown; null where it is that of now. */
	here: Plies | null;
	/** What bots did before it was the viewer's turn. */
	meanwhile: Meanwhile[];
};

/** Which of the moves are shown, by their index: up to the newest one where `to` is null. */
type Window = { from: number; to: number | null };

/** @param on `look`: somebody wants to see the position after a move; null where nobody can */
export function log(
	words: Words,
	on: {
		openRule: (id: string, anchor: Element) => void;
		look: ((ply: number, byPointer: boolean) => void) | null;
	},
) {
	const list = h("ol", {
		class: "log",
		part: "log",
		"aria-label": words.panel.log,
		onkeydown: alongTheLines,
	});
	const empty = h("p", { class: "log-empty" }, words.panel.nothingYet);
	const more = (label: string, onclick: () => void) =>
		h(
			"button",
			{ type: "button", class: "link log-more", hidden: true, onclick },
			label,
		);
	const earlier = more(words.panel.earlier, showEarlier);
	const later = more(words.panel.later, showLater);
	const waited = h("div", { class: "waited", hidden: true });
	const element = h(
		"div",
		{ class: "log-box" },
		h("h2", { class: "unseen" }, words.panel.log),
		empty,
		earlier,
		list,
		later,
		waited,
	);
	/** What is in the list, by the number of the move. */
	let written: Map<number, { key: string; nodes: HTMLElement[] }> = new Map();
	let shown = WINDOW;
	let around: Window | null = null;
	let last: Written | null = null;
	/** Where the moves of the last log begin that was given, its headings, and what of it is in the list. */
	let read: {
		entries: Entries;
		starts: number[];
		begins: Map<number, Heading[]>;
		from: number;
		to: number;
	} | null = null;
	let due = false;

	const box = () => element.closest(".tab-body");

	/** The line that is looked at comes into sight, else the newest. With the next frame: asking for the height earlier would lay the page out twice. */
	function scroll() {
		due = false;
		const frame = box();
		if (frame === null) return;
		const line = list.querySelector("[aria-current]")?.closest("li");
		if (line === null || line === undefined) {
			frame.scrollTop = frame.scrollHeight;
			return;
		}
		const [inner, outer] = [line, frame].map((each) =>
			each.getBoundingClientRect(),
		);
		if (inner === undefined || outer === undefined) return;
		if (inner.top < outer.top + 40)
			frame.scrollTop += inner.top - outer.top - 40;
		else if (inner.bottom > outer.bottom - 40)
			frame.scrollTop += inner.bottom - outer.bottom + 40;
	}

	/** What was in sight stays where it is. */
	function showEarlier() {
		if (last === null) return;
		const frame = box();
		const below = frame === null ? 0 : frame.scrollHeight - frame.scrollTop;
		if (around === null) shown += WINDOW;
		else around.from = Math.max(0, around.from - WINDOW);
		fill(last);
		if (frame !== null) frame.scrollTop = frame.scrollHeight - below;
	}

	function showLater() {
		if (last === null || around === null) return;
		around.to = (around.to ?? 0) + WINDOW;
		fill(last);
	}

	/** Which moves are shown: the move that is looked at is always among them. */
	function windowOf(entries: Entries, starts: number[], here: Plies | null) {
		const newest = {
			from: Math.max(0, starts.length - shown),
			to: starts.length,
		};
		if (here === null) {
			around = null;
			return newest;
		}
		const at = Math.max(
			0,
			starts.findLastIndex((start) => (entries[start]?.ply ?? 0) < here.to),
		);
		const now = around ?? newest;
		if (at < now.from || at >= (now.to ?? starts.length))
			around = {
				from: Math.max(0, at - WINDOW / 2),
				to: at + WINDOW / 2,
			};
		const { from, to } = around ?? newest;
		return { from, to: Math.min(starts.length, to ?? starts.length) };
	}

	/** Makes the list what it should be; lines that are there already stay. */
	function fill(what: Written) {
		const { entries, renderer, here } = what;
		const same = read?.entries === entries ? read : null;
		const starts = same?.starts ?? startsOf(entries);
		const begins = same?.begins ?? headings(renderer, entries);
		const { from, to } = windowOf(entries, starts, here);
		if (same?.from !== from || same.to !== to) {
			const moves = starts
				.slice(from, to)
				.map((start, n) => entries.slice(start, starts[from + n + 1]));
			fillList(what, moves, begins);
		}
		read = { entries, starts, begins, from, to };
		mark(here);
		empty.hidden = written.size > 0;
		earlier.hidden = from === 0;
		later.hidden = to === starts.length;
		tellMeanwhile(what);
	}

	/** The list has the lines and headings of these moves. */
	function fillList(
		what: Written,
		moves: Entries[],
		begins: Map<number, Heading[]>,
	) {
		const { renderer, names } = what;
		const now: typeof written = new Map();
		for (const move of moves) {
			const ply = move[0]?.ply ?? 0;
			const events = move.map(({ event }) => event);
			const items = itemsOf(renderer, events, names, begins.get(ply));
			const key = JSON.stringify(items);
			const before = written.get(ply);
			now.set(
				ply,
				before?.key === key
					? before
					: { key, nodes: items.map((item) => node(ply, item, what)) },
			);
		}
		for (const [ply, { nodes }] of written)
			if (now.get(ply)?.nodes !== nodes)
				for (const each of nodes) each.remove();
		// From the end: what is new stands there, or before everything.
		let next: Element | null = null;
		for (const each of [...now.values()]
			.flatMap(({ nodes }) => nodes)
			.reverse()) {
			if (each.parentNode !== list || each.nextElementSibling !== next)
				list.insertBefore(each, next);
			next = each;
		}
		written = now;
	}

	/** Marks the lines of the move that led to what is shown, and those that come later. */
	function mark(here: Plies | null) {
		const newest = [...written.keys()].at(-1) ?? -1;
		const { from, to } = here ?? { from: newest, to: newest + 1 };
		let current: HTMLElement | null = null;
		for (const [ply, { nodes }] of written)
			for (const each of nodes) {
				const is = ply >= from && ply < to && each.matches(".entry");
				each.classList.toggle("last", is);
				each.classList.toggle("later", here !== null && ply >= to);
				const button = each.querySelector<HTMLElement>(".go");
				button?.setAttribute("tabindex", "-1");
				button?.removeAttribute("aria-current");
				if (is) current = button;
			}
		current ??= list.querySelector<HTMLElement>(".entry:last-child .go");
		current?.setAttribute("tabindex", "0");
		if (here !== null) current?.setAttribute("aria-current", "step");
		// Whoever walks by keys through the log takes the keyboard along.
		const focused = (list.getRootNode() as ShadowRoot | Document).activeElement;
		if (here !== null && focused?.matches(".go"))
			current?.focus({ preventScroll: true });
	}

	/** Up and down go along the lines; what is pressed is seen. */
	function alongTheLines(event: KeyboardEvent) {
		const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
		const all = [...list.querySelectorAll<HTMLElement>(".go")];
		const at = all.indexOf(event.target as HTMLElement);
		if (step === undefined || at < 0) return;
		event.preventDefault();
		all[at + step]?.focus();
	}

	function node(
		ply: number,
		item: LogItem,
		{ renderer, names, rules }: Written,
	) {
		if (item.kind === "round")
			return h(
				"li",
				{ class: "round" },
				h("h3", {}, words.panel.round(item.round)),
			);
		if (item.kind === "turn")
			return h(
				"li",
				{ class: "turn" },
				seatSign(renderer, item.seat),
				h("h4", {}, names.name(item.seat)),
			);
		return line(ply, item.sentence, renderer, rules);
	}

	/** A button lies under the whole line; the marks of the rules lie on it. */
	function line(
		ply: number,
		sentence: Sentence,
		renderer: AnyRenderer,
		rules: Map<string, Rule>,
	) {
		const seat = sentence.seat ?? null;
		const { look } = on;
		const marks = sentence.rules.map((id) =>
			ruleMark(words, id, rules, on.openRule),
		);
		return h(
			"li",
			{
				"data-ply": ply,
				class: seat === null ? "entry" : "entry of-seat",
			},
			look === null
				? null
				: h("button", {
						type: "button",
						class: "go",
						tabindex: -1,
						"aria-label": sentence.text,
						onclick: (event: MouseEvent) => look(ply, event.detail > 0),
					}),
			seat === null ? h("span", { class: "sign" }) : seatSign(renderer, seat),
			h(
				"div",
				{},
				h(
					"span",
					// The button says it.
					{ class: "sentence", "aria-hidden": look === null ? null : "true" },
					sentence.text,
				),
				" ",
				h("span", { class: "marks" }, ...marks),
			),
		);
	}

	/** What bots did since the viewer decided last, in a few lines. */
	function tellMeanwhile({ meanwhile, renderer, names }: Written) {
		waited.hidden = meanwhile.length === 0;
		waited.replaceChildren(
			h("h3", {}, words.panel.waited),
			h(
				"ul",
				{},
				...meanwhile.map(({ seat, moves, texts }) =>
					h(
						"li",
						{},
						seatSign(renderer, seat),
						h(
							"p",
							{},
							texts.length > 0
								? texts.join(" ")
								: words.panel.moved(names.name(seat), moves),
							texts.length > 0 && moves > texts.length
								? h("span", { class: "moves" }, ` ${words.seat.moves(moves)}`)
								: null,
						),
					),
				),
			),
		);
	}

	return {
		element,
		/** Nothing of what happened is shown. */
		clear() {
			list.replaceChildren();
			waited.replaceChildren();
			waited.hidden = true;
			written = new Map();
			last = null;
			read = null;
			around = null;
			shown = WINDOW;
			empty.hidden = false;
			earlier.hidden = true;
			later.hidden = true;
		},
		write(what: Written) {
			last = what;
			fill(last);
			if (!due) requestAnimationFrame(scroll);
			due = true;
		},
	};
}
