// The card of abbreviations that every player of Koplopers & Dwarsliggers has (KND-5): which station a code means.

import { h } from "../../svg.ts";
import { boardOf, colourOf } from "./board.ts";
import type { Components } from "./types.ts";

/** Every station behind its code, in the order of the codes. */
export function abbreviations(components: Components) {
	const board = boardOf(components);
	const rows = [...components.stations].sort((a, b) => (a.id < b.id ? -1 : 1));
	return h(
		"dl",
		{ class: "abbreviations" },
		...rows.map(({ id, name, region }) =>
			h(
				"div",
				{},
				h("dt", { class: colourOf(board, region) }, id),
				h("dd", {}, name),
			),
		),
	);
}
