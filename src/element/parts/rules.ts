// The rules panel: every rule and ruling, searchable, those of the last move marked.

import type { GameInfo, Rule } from "../../js/types/index.d.ts";
import { h } from "../svg.ts";
import { panelWords, ruleWords } from "../words.ts";

export function rulesPanel(
	rules: Rule[],
	{ reconstructed, rulebookLanguage }: GameInfo,
) {
	const items = rules.map((rule) => {
		const element = h(
			"li",
			{ class: `rule ${rule.kind}`, "data-rule": rule.id, tabindex: -1 },
			h(
				"h3",
				{},
				h("span", { class: `rule-mark ${rule.kind}` }, rule.id),
				" ",
				rule.title,
				h("span", { class: "used", hidden: true }, ruleWords.lastMove),
			),
			h("p", {}, rule.text),
			h(
				"p",
				{ class: `rule-source ${rule.kind}` },
				ruleWords.kinds[rule.kind],
				rule.kind === "ruling" ? null : ruleWords.source(rule.source),
			),
			rule.quote === null
				? null
				: h(
						"p",
						{ class: "rule-quote" },
						h("q", { lang: rulebookLanguage }, rule.quote),
					),
		);
		return {
			rule,
			element,
			text: `${rule.id} ${rule.title} ${rule.text}`.toLowerCase(),
		};
	});
	const none = h("p", { class: "log-empty", hidden: true }, ruleWords.none);
	const search = h("input", {
		type: "search",
		class: "search",
		placeholder: ruleWords.search,
		"aria-label": ruleWords.search,
		oninput: () => filter(),
	});
	const only = h("input", { type: "checkbox", onchange: () => filter() });
	const element = h(
		"div",
		{ class: "rules-box" },
		h("h2", { class: "unseen" }, panelWords.rules),
		h(
			"div",
			{ class: "rules-head" },
			search,
			h("label", { class: "only" }, only, ruleWords.onlyLastMove),
		),
		reconstructed === ""
			? null
			: h(
					"p",
					{ class: "reconstructed" },
					h("b", {}, ruleWords.reconstructed),
					`${reconstructed}.`,
				),
		none,
		h(
			"ul",
			{ class: "rules", part: "rules" },
			...items.map((item) => item.element),
		),
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
