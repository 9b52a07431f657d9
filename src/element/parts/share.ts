// A link to the game as it stands, to copy; or why there is none.

import { h } from "../svg.ts";
import { messageOf, type Words } from "../words.ts";
import { dialog } from "./dialog.ts";

/**
 * @param link rejects with the reason when there is none
 * @param codes what shows the table on another page: its title and the text to copy
 */
export function shareDialog(
	words: Words,
	link: Promise<string>,
	codes: { name: "tag" | "frame"; text: string }[],
) {
	const said = h("p", { class: "said", role: "status" }, words.share.making);
	const field = h("input", {
		type: "text",
		class: "link-text",
		readonly: true,
		spellcheck: "false",
		"aria-label": words.share.link,
		onfocus: () => field.select(),
	});
	const copy = h(
		"button",
		{
			type: "button",
			class: "main-button",
			"data-action": "copy",
			onclick: () => void toClipboard(words, field, said),
		},
		words.share.copy,
	);
	const body = h(
		"div",
		{ class: "share", hidden: true },
		h("p", {}, words.share.about),
		field,
		h("div", { class: "buttons" }, copy),
	);
	const embed = h(
		"details",
		{ class: "embed" },
		h("summary", {}, words.share.embed),
		h("p", {}, words.share.aboutEmbedding),
		...codes.map(({ name, text }) => code(words, name, text, said)),
	);
	const element = dialog(words, words.share.title, body, said, embed);
	link.then(
		(address) => {
			field.value = address;
			body.hidden = false;
			said.textContent = words.share.length(address.length);
			copy.focus();
		},
		(error) => {
			said.textContent = messageOf(error, words);
		},
	);
	return element;
}

/** Copies what is in a field, or leaves it to the keyboard where a browser does not allow it. */
async function toClipboard(
	words: Words,
	field: HTMLInputElement | HTMLTextAreaElement,
	said: HTMLElement,
) {
	try {
		await navigator.clipboard.writeText(field.value);
		said.textContent = words.share.copied;
	} catch {
		field.focus();
		said.textContent = words.share.selected;
	}
}

/** A piece of HTML to copy. */
function code(
	words: Words,
	name: "tag" | "frame",
	text: string,
	said: HTMLElement,
) {
	const field = h("textarea", {
		class: "code-text",
		readonly: true,
		rows: 3,
		spellcheck: "false",
		"aria-label": words.share[name],
		onfocus: () => field.select(),
	});
	field.value = text;
	return h(
		"div",
		{ class: "code" },
		h("h3", {}, words.share[name]),
		field,
		h(
			"div",
			{ class: "buttons" },
			h(
				"button",
				{
					type: "button",
					"data-action": `copy-${name}`,
					onclick: () => void toClipboard(words, field, said),
				},
				words.share.copyCode[name],
			),
		),
	);
}
