// The curtain between secret turns: it says whose turn it is and hides everything until that person presses.

import type { AnyRenderer } from "../games/renderer.ts";
import { h } from "../svg.ts";
import type { Words } from "../words.ts";
import { seatSign } from "./seats.ts";

export function curtain({
	words,
	renderer,
	seat,
	name,
	lift,
	back,
}: {
	words: Words;
	renderer: AnyRenderer;
	seat: number;
	name: string;
	lift: () => void;
	back: (() => void) | null;
}) {
	return h(
		"div",
		{
			class: "curtain",
			part: "curtain",
			role: "dialog",
			"aria-label": words.curtain.label(name),
			// A key that is still held down from the last move lifts nothing.
			onkeydown: (event: KeyboardEvent) => {
				if (event.repeat) event.preventDefault();
			},
		},
		h(
			"div",
			{ class: "curtain-card" },
			seatSign(renderer, seat),
			h("p", { class: "curtain-name" }, words.curtain.next(name)),
			h("p", {}, words.curtain.pass),
			h(
				"button",
				{
					type: "button",
					class: "main-button",
					"data-action": "lift",
					onclick: lift,
				},
				words.curtain.lift(name),
			),
			back === null
				? null
				: h("button", { type: "button", onclick: back }, words.curtain.back),
		),
	);
}

/**
 * The same while a bot begins and nobody has looked yet.
 * @param name whoever thinks
 */
export function waiting(words: Words, name: string) {
	return h(
		"div",
		{ class: "curtain", part: "curtain" },
		h(
			"div",
			{ class: "curtain-card" },
			h(
				"p",
				{ class: "curtain-name", role: "status" },
				name === "" ? words.curtain.moment : words.curtain.thinking(name),
			),
		),
	);
}
