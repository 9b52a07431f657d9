// A dialog: a title, a body, a way out.

import { h } from "../svg.ts";
import { messageOf, type Words } from "../words.ts";

export function dialog(words: Words, title: string, ...body: Node[]) {
	const close = h(
		"button",
		{
			type: "button",
			class: "quiet-button",
			"aria-label": words.button.close,
			onclick: () => element.close(),
		},
		"×",
	);
	const element = h(
		"dialog",
		{ class: "dialog", part: "dialog", "aria-label": title },
		h("header", {}, h("h2", { tabindex: -1, autofocus: true }, title), close),
		...body,
	);
	element.addEventListener("click", (event) => {
		if (event.target === element) element.close();
	});
	element.addEventListener("close", () => element.remove());
	return element;
}

/** A line for what went wrong. */
export function complaint(words: Words) {
	const element = h("p", { class: "complaint", role: "alert", hidden: true });
	return {
		element,
		show(error: unknown) {
			element.textContent = messageOf(error, words);
			element.hidden = false;
		},
		hide() {
			element.hidden = true;
		},
	};
}
