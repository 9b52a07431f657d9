// A notice above the board: something that has to be said and is not about a move. It can be closed, and may offer something to do.

import { h } from "../svg.ts";
import type { Words } from "../words.ts";

export type NoticeOptions = {
	/** Notices about the same thing take each other's place. */
	topic?: string;
	/** Nothing is wrong, it is just worth knowing. */
	quiet?: boolean;
	/** What can be done about it; the notice goes when it is done, unless it says so. */
	offers?: { label: string; act: () => void; stays?: boolean }[];
};

export function addNotice(
	words: Words,
	place: HTMLElement,
	text: string,
	{ topic = "", quiet = false, offers = [] }: NoticeOptions = {},
) {
	const element = h(
		"div",
		{
			class: quiet ? "notice quiet" : "notice",
			part: "notice",
			role: quiet ? "status" : "alert",
			"data-topic": topic,
		},
		h("p", {}, text),
		offers.length === 0
			? null
			: h(
					"div",
					{ class: "offers" },
					...offers.map(({ label, act, stays }) =>
						h(
							"button",
							{
								type: "button",
								class: "link",
								onclick: () => {
									if (!stays) element.remove();
									act();
								},
							},
							label,
						),
					),
				),
		h(
			"button",
			{
				type: "button",
				class: "quiet-button",
				"aria-label": words.button.close,
				onclick: () => element.remove(),
			},
			"×",
		),
	);
	dropNotice(place, topic);
	place.append(element);
}

/** Takes away what was said about something. */
export function dropNotice(place: HTMLElement, topic: string) {
	for (const each of [...place.children])
		if ((each as HTMLElement).dataset.topic === topic) each.remove();
}
