// The rules panel: every rule and ruling by chapter, searchable, those of the last move marked; with pictures where an example
// of the rulebook shows a rule, and a player aid of one page.

import type { GameInfo, Rule, ScenarioInfo } from "../../js/types/index.d.ts";
import type { Chapters } from "../chapters.ts";
import { inChapters, playerAid } from "../chapters.ts";
import { h } from "../svg.ts";
import type { Words } from "../words.ts";
import { showWithin } from "./asking.ts";
import { dialog } from "./dialog.ts";
import { ruleKind } from "./note.ts";

/** The examples of the rulebook, and how the picture of one is made. */
export type Examples = {
	scenarios: readonly ScenarioInfo[];
	draw: (scenario: string) => Promise<HTMLElement>;
};

export function rulesPanel(
	words: Words,
	rules: Rule[],
	{ title, reconstructed, rulebookLanguage }: GameInfo,
	chapters: Chapters | undefined,
	examples: Examples,
	open: (dialog: HTMLDialogElement) => void,
) {
	/** The picture of the first example that shows a rule, drawn when it is wanted. */
	function pictureOf({ id }: Rule) {
		const example = examples.scenarios.find((each) => each.rules[0] === id);
		if (example === undefined) return null;
		const place = h("div", { class: "rule-picture" });
		const show = async () => {
			if (place.childElementCount === 0)
				place.append(await examples.draw(example.id), h("p", {}, example.note));
		};
		return h(
			"details",
			{ class: "example", ontoggle: () => void show() },
			h("summary", {}, words.rule.picture(example.title)),
			place,
		);
	}

	const items = rules.map((rule) => {
		const element = h(
			"li",
			{ class: `rule ${rule.kind}`, "data-rule": rule.id, tabindex: -1 },
			h(
				"h4",
				{},
				h("span", { class: `rule-mark ${rule.kind}` }, rule.id),
				" ",
				rule.title,
				h("span", { class: "used", hidden: true }, words.rule.lastMove),
			),
			h("p", {}, rule.text),
			h("p", { class: `rule-source ${rule.kind}` }, ruleKind(words, rule)),
			rule.quote === null
				? null
				: h(
						"p",
						{ class: "rule-quote" },
						h("q", { lang: rulebookLanguage }, rule.quote),
					),
			pictureOf(rule),
		);
		return {
			rule,
			element,
			text: `${rule.id} ${rule.title} ${rule.text}`.toLowerCase(),
		};
	});
	const byRule = new Map(items.map(({ rule, element }) => [rule, element]));
	const grouped =
		chapters === undefined
			? [{ chapter: "turn" as const, rules }]
			: inChapters(rules, chapters);
	const sections = grouped.map(({ chapter, rules: own }) =>
		h(
			"section",
			{ class: "chapter" },
			chapters === undefined ? null : h("h3", {}, words.rule.chapters[chapter]),
			h("ul", {}, ...own.flatMap((rule) => byRule.get(rule) ?? [])),
		),
	);
	const jump = (label: string, act: () => void) =>
		h("button", { type: "button", class: "link", onclick: act }, label);
	const nav =
		chapters === undefined
			? null
			: h(
					"nav",
					{ class: "chapters", "aria-label": words.rule.contents },
					...grouped.map(({ chapter }, n) =>
						jump(words.rule.chapters[chapter], () => {
							const box = element.parentElement;
							const section = sections[n];
							if (box === null || section === undefined) return;
							// From below, so that the heading comes to the upper edge.
							box.scrollTop = box.scrollHeight;
							showWithin(box, section);
						}),
					),
					jump(words.rule.aid, () => open(aidDialog(chapters))),
					jump(words.rule.print, () => window.print()),
				);
	/** One page with what is looked up while one plays. */
	function aidDialog(known: Chapters) {
		const aid = dialog(
			words,
			words.rule.aidOf(title),
			...playerAid(rules, known).map(({ chapter, rules: own }) =>
				h(
					"section",
					{ class: "aid" },
					h("h3", {}, words.rule.chapters[chapter]),
					h(
						"ul",
						{},
						...own.map((rule) =>
							h("li", {}, h("b", {}, `${rule.title}. `), rule.text),
						),
					),
				),
			),
			h(
				"div",
				{ class: "buttons" },
				h(
					"button",
					{ type: "button", onclick: () => window.print() },
					words.rule.print,
				),
			),
		);
		aid.classList.add("player-aid");
		return aid;
	}

	const none = h("p", { class: "log-empty", hidden: true }, words.rule.none);
	const search = h("input", {
		type: "search",
		class: "search",
		placeholder: words.rule.search,
		"aria-label": words.rule.search,
		oninput: () => filter(),
	});
	const only = h("input", { type: "checkbox", onchange: () => filter() });
	const element = h(
		"div",
		{ class: "rules-box" },
		h("h2", { class: "unseen" }, words.panel.rules),
		h(
			"div",
			{ class: "rules-head" },
			search,
			h("label", { class: "only" }, only, " ", words.rule.onlyLastMove),
		),
		reconstructed === ""
			? null
			: h(
					"p",
					{ class: "reconstructed" },
					h("b", {}, words.rule.reconstructed, " "),
					`${reconstructed}.`,
				),
		none,
		nav,
		h("div", { class: "rules", part: "rules" }, ...sections),
	);

	function filter() {
		const wanted = search.value.toLowerCase().split(/\s+/).filter(Boolean);
		let shown = 0;
		for (const item of items) {
			const fits =
				wanted.every((word) => item.text.includes(word)) &&
				(!only.checked || item.element.dataset.used !== undefined);
			item.element.hidden = !fits;
			if (fits) shown += 1;
		}
		for (const section of sections)
			section.hidden = section.querySelector(".rule:not([hidden])") === null;
		if (nav !== null) nav.hidden = wanted.length > 0 || only.checked;
		none.hidden = shown > 0;
	}

	return {
		element,
		/** Marks the rules of the last move. */
		mark(used: Set<string>) {
			for (const { rule, element: item } of items) {
				item.toggleAttribute("data-used", used.has(rule.id));
				const badge = item.querySelector(".used") as HTMLElement | null;
				if (badge !== null) badge.hidden = !used.has(rule.id);
			}
			filter();
		},
		/** Brings a rule into sight. */
		open(id: string) {
			search.value = "";
			only.checked = false;
			filter();
			const item = items.find(({ rule }) => rule.id === id)?.element;
			const box = element.parentElement;
			if (item === undefined || box === null) return;
			// The panel alone scrolls, never the page.
			box.scrollTop +=
				item.getBoundingClientRect().top - box.getBoundingClientRect().top - 8;
			item.focus({ preventScroll: true });
		},
	};
}
