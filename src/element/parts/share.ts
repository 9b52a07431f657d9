// A link to the game as it stands, to copy; or why there is none.

import { h } from "../svg.ts";
import { messageOf, shareWords } from "../words.ts";
import { dialog } from "./dialog.ts";

/** @param link rejects with the reason when there is none */
export function shareDialog(link: Promise<string>) {
	const said = h("p", { class: "said", role: "status" }, shareWords.making);
	const field = h("input", {
		type: "text",
		class: "link-text",
		readonly: true,
		spellcheck: "false",
		"aria-label": shareWords.link,
		onfocus: () => field.select(),
	});
	const copy = h(
		"button",
		{
			type: "button",
			class: "main-button",
			"data-action": "copy",
			onclick: async () => {
				try {
					await navigator.clipboard.writeText(field.value);
					said.textContent = shareWords.copied;
				} catch {
					field.focus();
					said.textContent = shareWords.selected;
				}
			},
		},
		shareWords.copy,
	);
	const body = h(
		"div",
		{ class: "share", hidden: true },
		h("p", {}, shareWords.about),
		field,
		h("div", { class: "buttons" }, copy),
	);
	const element = dialog(shareWords.title, body, said);
	link.then(
		(address) => {
			field.value = address;
			body.hidden = false;
			said.textContent = shareWords.length(address.length);
			copy.focus();
		},
		(error) => {
			said.textContent = messageOf(error);
		},
	);
	return element;
}
