// <ludo-table> in the templates of Vue, as its compiler for types sees them. Compiled, never run.

import "ludotheque/vue";
import type { LudoTable } from "ludotheque/vue";
import type { GlobalComponents } from "vue";

type Table = InstanceType<GlobalComponents["ludo-table"]>;

export const properties: Table["$props"] = {
	game: "kopis",
	scenario: "capture",
	options: { seed: 7 },
	players: ["person", "bot:easy"],
	class: "wide",
	onMove: ({ detail }) => detail.move.type,
};
export const element = (table: Table): LudoTable => table;
// @ts-expect-error no such game
export const game: Table["$props"] = { game: "chess" };
export const event: Table["$props"] = {
	// @ts-expect-error a refusal has no outcome
	onRefusal: ({ detail }) => detail.outcome,
};
