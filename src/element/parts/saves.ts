// Saving and restoring: a file, or a text to copy and paste. While something is hidden there is the file alone, and nothing
// of it stands in the page.

import { h } from "../svg.ts";
import type { Words } from "../words.ts";
import { complaint, dialog } from "./dialog.ts";

const button = (label: string, onclick: () => void, more = {}) =>
	h("button", { type: "button", onclick, ...more }, label);

/**
 * @param given `save` makes the text when it is wanted; `hides`: it would tell what somebody may not know; `restore` throws
 *   when a text is no game
 */
export function saves({
	words,
	id,
	save,
	hides,
	kept,
	restore,
}: {
	words: Words;
	id: string;
	save: () => string;
	hides: boolean;
	kept: boolean;
	restore: (text: string) => void;
}) {
	const wrong = complaint(words);
	const area = h("textarea", {
		class: "save-text",
		rows: hides ? 3 : 6,
		spellcheck: "false",
		autocomplete: "off",
		"aria-label": words.save.text,
	});
	if (!hides) area.value = save();

	const load = (from: string) => {
		try {
			wrong.hide();
			restore(from);
			element.close();
		} catch (error) {
			wrong.show(error);
		}
	};
	const file = h("input", {
		type: "file",
		accept: ".json,application/json,text/plain",
		hidden: true,
		onchange: async () => {
			const chosen = file.files?.[0];
			if (chosen !== undefined) load(await chosen.text());
		},
	});

	const main = { class: "main-button" };
	const toFile = button(words.save.toFile, () => download(id, save()), {
		"data-action": "to-file",
		...(hides ? {} : main),
	});
	const restoring = (more: object) =>
		button(words.save.restore, () => load(area.value), {
			"data-action": "restore",
			...more,
		});
	const open = button(words.save.open, () => file.click());
	const row = (...buttons: Node[]) =>
		h("div", { class: "buttons" }, ...buttons);
	const body = hides
		? [
				h("p", {}, words.save.secret(kept)),
				row(
					button(words.save.finish, () => element.close(), main),
					toFile,
				),
				h("p", {}, words.save.aboutRestoring),
				area,
				wrong.element,
				row(restoring({}), open),
			]
		: [
				h("p", {}, words.save.about(kept)),
				row(toFile, open),
				h("p", {}, words.save.asText),
				area,
				wrong.element,
				row(restoring({}), ...copying(words, area)),
			];
	const element = dialog(words, words.save.title, ...body, file);
	return element;
}

/** The address of the file lives for a second, and is in no document. */
function download(id: string, text: string) {
	const url = URL.createObjectURL(
		new Blob([text], { type: "application/json" }),
	);
	h("a", {
		href: url,
		download: `${id}-${new Date().toISOString().slice(0, 10)}.json`,
	}).click();
	setTimeout(() => URL.revokeObjectURL(url), 1000);
}

/** A button that copies a text, and what it says then. */
function copying(words: Words, area: HTMLTextAreaElement) {
	const text = area.value;
	const said = h("span", { class: "said", role: "status" });
	const copy = async () => {
		try {
			await navigator.clipboard.writeText(text);
			said.textContent = words.share.copied;
		} catch {
			area.focus();
			area.select();
			said.textContent = words.share.selected;
		}
	};
	return [button(words.save.copy, () => void copy()), said];
}
