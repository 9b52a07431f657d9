// A note beside something: why a press was refused, or the text of a rule. It never blocks.

import type { Rule } from "../../js/types/index.d.ts";
import { h } from "../svg.ts";
import type { Words } from "../words.ts";

/** The small mark of a rule; rulings look different from rules of the book. */
export function ruleMark(
	words: Words,
	id: string,
	rules: Map<string, Rule>,
	open: (id: string, anchor: Element) => void,
) {
	const rule = rules.get(id);
	const name =
		rule === undefined
			? id
			: words.rule.mark(id, rule.title, words.rule.kinds[rule.kind]);
	return h(
		"button",
		{
			type: "button",
			class: `rule-mark ${rule?.kind ?? ""}`,
			title: name,
			"aria-label": name,
			"data-rule": id,
			onclick: (event: MouseEvent) => open(id, event.currentTarget as Element),
		},
		id,
	);
}

/** What kind of rule it is, and where it stands. */
export function ruleKind({ rule: words }: Words, { kind, source }: Rule) {
	return kind === "ruling"
		? words.kinds.ruling
		: words.from(words.kinds[kind], source);
}

/** The text of a rule. */
export function ruleText(words: Words, rule: Rule) {
	return h(
		"div",
		{ class: "rule-text" },
		h("p", {}, rule.text),
		h("p", { class: `rule-source ${rule.kind}` }, ruleKind(words, rule)),
	);
}

/** How much of a box is covered. */
function overlap(
	spot: { left: number; top: number },
	size: DOMRect,
	box: DOMRect,
) {
	const across =
		Math.min(spot.left + size.width, box.right) - Math.max(spot.left, box.left);
	const down =
		Math.min(spot.top + size.height, box.bottom) - Math.max(spot.top, box.top);
	return Math.max(0, across) * Math.max(0, down);
}

/** @param avoid what the note should not lie on */
export function note(words: Words, avoid: () => Iterable<Element>) {
	const body = h("div", { class: "note-body" });
	const close = h(
		"button",
		{
			type: "button",
			class: "note-close",
			"aria-label": words.button.close,
			onclick: () => hide(),
		},
		"×",
	);
	const element = h(
		"div",
		{ class: "note", part: "note", popover: "manual", role: "status" },
		body,
		close,
	);
	let anchor: Element | null = null;
	/** Whether the anchor has been in sight. */
	let seen = false;
	/** Whether it stays only as long as something is pointed at. */
	let passing = false;

	function hide() {
		element.hidePopover?.();
		body.replaceChildren();
		document.removeEventListener("pointerdown", elsewhere, true);
		anchor = null;
	}

	/** Whoever presses something else, perhaps on another table, has read it. */
	function elsewhere(event: PointerEvent) {
		if (!event.composedPath().includes(element)) hide();
	}

	/** Beside the anchor, where it covers the least of what should stay free. */
	function place() {
		if (anchor === null) return;
		const at = anchor.getBoundingClientRect();
		const me = element.getBoundingClientRect();
		const [width, height] = [
			document.documentElement.clientWidth,
			window.innerHeight,
		];
		// What it stood beside has been scrolled away. A note about something that was out of sight from the start stays.
		const inSight = at.bottom >= 0 && at.top <= height;
		if (seen && !inSight) return hide();
		seen ||= inSight;
		const [x, y] = [
			at.left + at.width / 2 - me.width / 2,
			at.top + at.height / 2 - me.height / 2,
		];
		const places = [
			[x, at.bottom + 8],
			[x, at.top - 8 - me.height],
			[at.right + 8, y],
			[at.left - 8 - me.width, y],
		].map(([left = 0, top = 0]) => ({
			left: Math.max(8, Math.min(left, width - me.width - 8)),
			top: Math.max(8, Math.min(top, height - me.height - 8)),
		}));
		const free = [...avoid(), anchor].map((each) =>
			each.getBoundingClientRect(),
		);
		const cost = (spot: { left: number; top: number }) =>
			free.reduce((sum, box) => sum + overlap(spot, me, box), 0);
		const best = places.reduce((a, b) => (cost(b) < cost(a) ? b : a));
		element.style.top = `${best.top}px`;
		element.style.left = `${best.left}px`;
	}

	const isOpen = () => anchor !== null;

	function show(beside: Element, ...content: (Node | string)[]) {
		hide();
		[anchor, seen, passing] = [beside, false, false];
		element.classList.remove("passing");
		body.replaceChildren(...content);
		// jsdom knows no popovers; there it is simply part of the table.
		element.showPopover?.();
		document.addEventListener("pointerdown", elsewhere, true);
		place();
	}

	return {
		element,
		hide,
		isOpen,
		show,
		/** What is told as long as something is pointed at. A note that was asked for stays. */
		glance(beside: Element, ...content: (Node | string)[]) {
			if (isOpen() && !passing) return;
			show(beside, ...content);
			passing = true;
			element.classList.add("passing");
		},
		/** Nothing is pointed at any more. */
		endGlance() {
			if (passing) hide();
		},
		place,
	};
}
