// Games that were put aside: each can be gone back to or saved to a file. Their text is never shown: it holds what is hidden.

import { MOST_ASIDE, movesIn } from "../storage.ts";
import { h } from "../svg.ts";
import type { Words } from "../words.ts";

/** Saves a text to a file. */
export function toFile(id: string, text: string) {
	const url = URL.createObjectURL(
		new Blob([text], { type: "application/json" }),
	);
	h("a", { href: url, download: `${id}-put-aside.json` }).click();
	setTimeout(() => URL.revokeObjectURL(url), 1000);
}

/** What can be said of a game without showing it. */
function label(words: Words, text: string) {
	try {
		return words.storage.asideMoves(movesIn(text));
	} catch {
		return words.storage.asideUnreadable;
	}
}

/** @param given `goBack` puts a game back onto the table */
export function asideList({
	words,
	id,
	texts,
	goBack,
}: {
	words: Words;
	id: string;
	texts: string[];
	goBack: (text: string) => void;
}) {
	const button = (label: string, act: () => void) =>
		h("button", { type: "button", class: "link", onclick: act }, label);
	return h(
		"section",
		{ class: "put-aside" },
		h("h3", {}, words.storage.asideTitle),
		h("p", {}, words.storage.asideAbout(MOST_ASIDE)),
		h(
			"ul",
			{},
			...texts.map((text) =>
				h(
					"li",
					{},
					h("span", {}, label(words, text)),
					button(words.storage.goBack, () => goBack(text)),
					button(words.storage.toFile, () => toFile(id, text)),
				),
			),
		),
	);
}
