// The log: what happened, as a story. Only what changed is written again.

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

export function log(openRule: (id: string, anchor: Element) => void) {
	const list = h("ol", { class: "log", part: "log" });
	const empty = h("p", { class: "log-empty" }, panelWords.nothingYet);
	const element = h("div", { class: "log-box" }, empty, list);
	let written: { key: string; nodes: Element[] }[] = [];
	let due = false;

	/** With the next frame: asking for the height earlier would lay the page out twice. */
	function showLast() {
		due = false;
		const box = element.closest(".tab-body");
		if (box !== null) box.scrollTop = box.scrollHeight;
	}

	return {
		element,
		/** Nothing of what happened is shown. */
		clear() {
			list.replaceChildren();
			written = [];
			empty.hidden = false;
		},
		write(
			entries: { ply: number; event: AnyEvent }[],
			renderer: AnyRenderer,
			names: Names,
			rules: Map<string, Rule>,
		) {
			const plies: Map<number, AnyEvent[]> = new Map();
			for (const { ply, event } of entries)
				plies.set(ply, [...(plies.get(ply) ?? []), event]);
			const now = [...plies].map(([ply, events]) => ({
				ply,
				sentences: story(renderer, events, names),
			}));
			let same = 0;
			const keys = now.map((entry) => JSON.stringify(entry));
			while (same < keys.length && written[same]?.key === keys[same]) same += 1;
			for (const { nodes } of written.slice(same))
				for (const node of nodes) node.remove();
			written = written.slice(0, same);
			now.slice(same).forEach(({ ply, sentences }, index) => {
				const nodes = sentences.map((sentence) => {
					const seat = sentence.seat ?? null;
					const marks = sentence.rules.map((id) =>
						ruleMark(id, rules, openRule),
					);
					return h(
						"li",
						{
							"data-ply": ply,
							class: seat === null ? "entry" : "entry of-seat",
						},
						seat === null
							? h("span", { class: "sign" })
							: seatSign(renderer, seat),
						h(
							"div",
							{},
							h("span", { class: "sentence" }, sentence.text),
							" ",
							h("span", { class: "marks" }, ...marks),
						),
					);
				});
				list.append(...nodes);
				written.push({ key: keys[same + index] ?? "", nodes });
			});
			const last = written.at(-1)?.nodes ?? [];
			for (const node of list.children)
				node.classList.toggle("last", last.includes(node));
			empty.hidden = written.length > 0;
			if (!due) requestAnimationFrame(showLast);
			due = true;
		},
	};
}
