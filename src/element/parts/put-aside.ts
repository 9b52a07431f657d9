// Games that were put aside: each can be gone back to or saved to a file. Their text is never shown: it holds what is hidden.

import { MOST_ASIDE, movesIn } from "../storage.ts";
import { h } from "../svg.ts";
import { storageWords } from "../words.ts";

/** Saves a text to a file. */
export function toFile(id: string, text: string) {
	const url = URL.createObjectURL(
		new Blob([text], { type: "application/json" }),
	);
	h("a", { href: url, download: `${id}-put-aside.json` }).click();
	setTimeout(() => URL.revokeObjectURL(url), 1000);
}

/** What can be said of a game without showing it. */
function label(text: string) {
	try {
		return storageWords.asideMoves(movesIn(text));
	} catch {
		return storageWords.asideUnreadable;
	}
}

/** @param given `goBack` puts a game back onto the table */
export function asideList({
	id,
	texts,
	goBack,
}: {
	id: string;
	texts: string[];
	goBack: (text: string) => void;
}) {
	const button = (words: string, act: () => void) =>
		h("button", { type: "button", class: "link", onclick: act }, words);
	return h(
		"section",
		{ class: "put-aside" },
		h("h3", {}, storageWords.asideTitle),
		h("p", {}, storageWords.asideAbout(MOST_ASIDE)),
		h(
			"ul",
			{},
			...texts.map((text) =>
				h(
					"li",
					{},
					h("span", {}, label(text)),
					button(storageWords.goBack, () => goBack(text)),
					button(storageWords.toFile, () => toFile(id, text)),
				),
			),
		),
	);
}
