// `ludotheque/solid`: the entry `ludotheque/element` with the types of <ludo-table> for JSX in Solid.

import type { JSX } from "solid-js";
import type {
	LudoTable,
	LudoTableAttributes,
	LudoTableEventMap,
} from "./element.cjs";

export * from "./element.cjs";

/** What `<ludo-table>` takes in Solid: attributes, and each event as a function under `on:` and its name. */
export type LudoTableProps = Omit<
	JSX.HTMLAttributes<LudoTable>,
	keyof LudoTableAttributes
> &
	LudoTableAttributes & {
		[Name in keyof LudoTableEventMap as `on:${Name}`]?: (
			event: LudoTableEventMap[Name],
		) => void;
	} & { "attr:move-list"?: string };

declare module "solid-js" {
	namespace JSX {
		interface IntrinsicElements {
			"ludo-table": LudoTableProps;
		}
	}
}
