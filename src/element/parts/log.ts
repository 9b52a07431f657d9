// The log: what happened, as a story. It shows the newest moves, and earlier ones when they are asked for: a long game has
// more lines than a page can carry. Only what changed is written again.

import type { AnyEvent, GameId, Rule } from "../../js/types/index.d.ts";
import type {
	AnyRenderer,
	Names as NamesOf,
	Sentence,
} from "../games/renderer.ts";
import { h } from "../svg.ts";
import { panelWords } from "../words.ts";
import { ruleMark } from "./note.ts";
import { seatSign } from "./seats.ts";

type Names = NamesOf<GameId>;

/** The sentences of one move. */
export function story(
	renderer: AnyRenderer,
	events: AnyEvent[],
	names: Names,
): Sentence[] {
	if (renderer.tell !== undefined) return renderer.tell(events, names);
	return events.flatMap((event) => {
		const text = renderer.say(event, names);
		return text === null
			? []
			: [
					{
						text,
						rules: [event.rule],
						seat: "seat" in event ? event.seat : null,
					},
				];
	});
}

/** So many moves are shown at first, and so many more each time that earlier ones are asked for. */
const WINDOW = 100;

type Entries = { ply: number; event: AnyEvent }[];
type Written = {
	entries: Entries;
	renderer: AnyRenderer;
	names: Names;
	rules: Map<string, Rule>;
};

/** The events of the last moves, at most so many moves, and whether there are earlier ones. */
function newest(entries: Entries, most: number) {
	const plies: { ply: number; events: AnyEvent[] }[] = [];
	for (let at = entries.length - 1; at >= 0; at -= 1) {
		const { ply, event } = entries[at] as Entries[number];
		const last = plies.at(-1);
		if (last?.ply === ply) last.events.push(event);
		else if (plies.length === most) return { plies, earlier: true };
		else plies.push({ ply, events: [event] });
	}
	return { plies, earlier: false };
}

export function log(openRule: (id: string, anchor: Element) => void) {
	const list = h("ol", { class: "log", part: "log" });
	const empty = h("p", { class: "log-empty" }, panelWords.nothingYet);
	const earlier = h(
		"button",
		{
			type: "button",
			class: "link log-earlier",
			hidden: true,
			onclick: showEarlier,
		},
		panelWords.earlier,
	);
	const element = h("div", { class: "log-box" }, empty, earlier, list);
	/** What is in the list, by the number of the move. */
	let written: Map<number, { key: string; nodes: Element[] }> = new Map();
	let shown = WINDOW;
	let last: Written | null = null;
	let due = false;

	const box = () => element.closest(".tab-body");

	/** With the next frame: asking for the height earlier would lay the page out twice. */
	function showLast() {
		due = false;
		const around = box();
		if (around !== null) around.scrollTop = around.scrollHeight;
	}

	/** What was in sight stays where it is. */
	function showEarlier() {
		if (last === null) return;
		const around = box();
		const below = around === null ? 0 : around.scrollHeight - around.scrollTop;
		shown += WINDOW;
		fill(last);
		if (around !== null) around.scrollTop = around.scrollHeight - below;
	}

	/** Makes the list what it should be; lines that are there already stay. */
	function fill({ entries, renderer, names, rules }: Written) {
		const found = newest(entries, shown);
		const now: typeof written = new Map();
		for (const { ply, events } of found.plies.reverse()) {
			const sentences = story(renderer, events.reverse(), names);
			const key = JSON.stringify(sentences);
			const before = written.get(ply);
			now.set(
				ply,
				before?.key === key
					? before
					: {
							key,
							nodes: sentences.map((each) => line(ply, each, renderer, rules)),
						},
			);
		}
		for (const [ply, { nodes }] of written)
			if (now.get(ply)?.nodes !== nodes)
				for (const node of nodes) node.remove();
		// From the end: what is new stands there, or before everything.
		let next: Element | null = null;
		for (const node of [...now.values()]
			.flatMap(({ nodes }) => nodes)
			.reverse()) {
			if (node.parentNode !== list || node.nextElementSibling !== next)
				list.insertBefore(node, next);
			next = node;
		}
		written = now;
		const newestNodes = [...written.values()].at(-1)?.nodes ?? [];
		for (const node of list.children)
			node.classList.toggle("last", newestNodes.includes(node));
		empty.hidden = written.size > 0;
		earlier.hidden = !found.earlier;
	}

	function line(
		ply: number,
		sentence: Sentence,
		renderer: AnyRenderer,
		rules: Map<string, Rule>,
	) {
		const seat = sentence.seat ?? null;
		const marks = sentence.rules.map((id) => ruleMark(id, rules, openRule));
		return h(
			"li",
			{
				"data-ply": ply,
				class: seat === null ? "entry" : "entry of-seat",
			},
			seat === null ? h("span", { class: "sign" }) : seatSign(renderer, seat),
			h(
				"div",
				{},
				h("span", { class: "sentence" }, sentence.text),
				" ",
				h("span", { class: "marks" }, ...marks),
			),
		);
	}

	return {
		element,
		/** Nothing of what happened is shown. */
		clear() {
			list.replaceChildren();
			written = new Map();
			last = null;
			shown = WINDOW;
			empty.hidden = false;
			earlier.hidden = true;
		},
		write(
			entries: Entries,
			renderer: AnyRenderer,
			names: Names,
			rules: Map<string, Rule>,
		) {
			last = { entries, renderer, names, rules };
			fill(last);
			if (!due) requestAnimationFrame(showLast);
			due = true;
		},
	};
}
