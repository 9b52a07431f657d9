// The panel with tabs: beside the board on a wide screen, a sheet from the bottom on a narrow one.

import { h } from "../svg.ts";
import type { Words } from "../words.ts";

export function panel(
	words: Words,
	tabs: { id: string; title: string; body: Element }[],
) {
	let open = tabs[0]?.id ?? "";
	let raised = false;
	const buttons = tabs.map(({ id, title }) =>
		h(
			"button",
			{
				type: "button",
				role: "tab",
				id: `tab-${id}`,
				"aria-controls": `body-${id}`,
				onclick: () => {
					raised = open === id ? !raised : true;
					show(id);
				},
			},
			title,
		),
	);
	const bodies = tabs.map(({ id, body }) =>
		h(
			"div",
			{
				class: "tab-body",
				role: "tabpanel",
				id: `body-${id}`,
				"aria-labelledby": `tab-${id}`,
				tabindex: 0,
			},
			body,
		),
	);
	const grip = h("button", {
		type: "button",
		class: "grip",
		"aria-label": words.panel.sheet,
		onclick: () => {
			raised = !raised;
			show(open);
		},
	});
	const list = h(
		"div",
		{
			class: "tabs",
			role: "tablist",
			onkeydown: (event: KeyboardEvent) => {
				const step =
					event.key === "ArrowRight" ? 1 : event.key === "ArrowLeft" ? -1 : 0;
				const at = tabs.findIndex(({ id }) => id === open);
				const next = tabs[(at + step + tabs.length) % tabs.length];
				if (step === 0 || next === undefined) return;
				event.preventDefault();
				show(next.id);
				buttons[tabs.indexOf(next)]?.focus();
			},
		},
		...buttons,
	);
	const element = h(
		"div",
		{
			class: "panel",
			part: "panel",
			role: "group",
			"aria-label": words.panel.panel,
		},
		grip,
		list,
		...bodies,
	);

	function show(id: string) {
		open = id;
		element.toggleAttribute("data-raised", raised);
		tabs.forEach((tab, n) => {
			const chosen = tab.id === id;
			buttons[n]?.setAttribute("aria-selected", String(chosen));
			buttons[n]?.setAttribute("tabindex", chosen ? "0" : "-1");
			bodies[n]?.toggleAttribute("hidden", !chosen);
		});
		const body = bodies[tabs.findIndex((tab) => tab.id === id)];
		if (id === "log" && body !== undefined) body.scrollTop = body.scrollHeight;
	}
	show(open);

	return {
		element,
		/** Opens a tab; on a narrow screen the sheet comes up. */
		open(id: string) {
			raised = true;
			show(id);
		},
		close() {
			raised = false;
			show(open);
		},
		isRaised: () => raised,
	};
}
