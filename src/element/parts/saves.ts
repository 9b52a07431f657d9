// Saving and restoring: a file, or a text to copy and paste.

import { h } from "../svg.ts";
import { saveWords, shareWords } from "../words.ts";
import { complaint, dialog } from "./dialog.ts";

/** @param given `restore` throws when the text is no game */
export function saves({
	id,
	text,
	kept,
	restore,
}: {
	id: string;
	text: string;
	kept: boolean;
	restore: (text: string) => void;
}) {
	const wrong = complaint();
	const area = h("textarea", {
		class: "save-text",
		rows: 6,
		spellcheck: "false",
		"aria-label": saveWords.text,
	});
	area.value = text;
	const said = h("span", { class: "said", role: "status" });

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
	const download = () => {
		const url = URL.createObjectURL(
			new Blob([text], { type: "application/json" }),
		);
		h("a", {
			href: url,
			download: `${id}-${new Date().toISOString().slice(0, 10)}.json`,
		}).click();
		setTimeout(() => URL.revokeObjectURL(url), 1000);
	};
	const copy = async () => {
		try {
			await navigator.clipboard.writeText(text);
			said.textContent = shareWords.copied;
		} catch {
			area.focus();
			area.select();
			said.textContent = shareWords.selected;
		}
	};

	const element = dialog(
		saveWords.title,
		h("p", {}, saveWords.about(kept)),
		area,
		wrong.element,
		h(
			"div",
			{ class: "buttons" },
			h(
				"button",
				{
					type: "button",
					class: "main-button",
					"data-action": "restore",
					onclick: () => load(area.value),
				},
				saveWords.restore,
			),
			h("button", { type: "button", onclick: download }, saveWords.toFile),
			h(
				"button",
				{ type: "button", onclick: () => file.click() },
				saveWords.open,
			),
			h("button", { type: "button", onclick: copy }, saveWords.copy),
			said,
		),
		file,
	);
	return element;
}
