// The buttons about the game: undo, redo, hint and the others.

import { h, s } from "../svg.ts";
import type { Words } from "../words.ts";

/** Name, icon (a path in a box of 24), key. */
const BUTTONS = [
	["undo", "M9 6 4 11l5 5M4.500 11H14a5 5 0 0 1 0 10h-2", "u"],
	["redo", "M15 6l5 5-5 5M19.500 11H10a5 5 0 0 0 0 10h2", "r"],
	["hint", "M9 18h6M10 21h4M8.500 15a6.500 6.500 0 1 1 7 0z", ""],
	[
		"random",
		"M5 4h14a1 1 0 0 1 1 1v14a1 1 0 0 1-1 1H5a1 1 0 0 1-1-1V5a1 1 0 0 1 1-1zM8.500 8.500h.01M15.500 8.500h.01M12 12h.01M8.500 15.500h.01M15.500 15.500h.01",
		"",
	],
	["new", "M12 5v14M5 12h14", ""],
	[
		"share",
		"M8.500 11l7-4M8.500 13l7 4M6 14.500a2.500 2.500 0 1 0 0-5 2.500 2.500 0 0 0 0 5zM18 8.500a2.500 2.500 0 1 0 0-5 2.500 2.500 0 0 0 0 5zM18 20.500a2.500 2.500 0 1 0 0-5 2.500 2.500 0 0 0 0 5z",
		"",
	],
	["save", "M12 4v11m-5-5 5 5 5-5M5 20h14", ""],
	["more", "M5 12h.01M12 12h.01M19 12h.01", "?"],
] as const;

/** The buttons that are to be shown, by name. */
export function controls(
	words: Words,
	shown: Set<string>,
	act: (name: string) => void,
) {
	const buttons = BUTTONS.filter(([name]) => shown.has(name));
	return new Map(
		buttons.map(([name, icon, key]) => {
			const label = words.button[name];
			const button = h(
				"button",
				{
					type: "button",
					"data-action": name,
					title: key === "" ? label : words.button.shortcut(label, key),
					"aria-keyshortcuts": key || null,
					onclick: () => act(name),
				},
				s(
					"svg",
					{ class: "icon", viewBox: "0 0 24 24", "aria-hidden": "true" },
					s("path", { d: icon }),
				),
				h("span", { class: "words" }, label),
			);
			return [name, button];
		}),
	);
}
