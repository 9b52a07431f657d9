// `ludotheque/preact`: the entry `ludotheque/element` with the types of <ludo-table> for JSX in Preact.

import type { ClassAttributes, HTMLAttributes } from "preact";
import type {
	LudoTable,
	LudoTableAttributes,
	LudoTableEventMap,
} from "./element.cjs";

export * from "./element.cjs";

/** What `<ludo-table>` takes in Preact: attributes, and each event as a function under `on` and its name. */
export type LudoTableProps = Omit<
	HTMLAttributes<LudoTable>,
	keyof LudoTableAttributes
> &
	ClassAttributes<LudoTable> &
	LudoTableAttributes & {
		[Name in keyof LudoTableEventMap as `on${Name}`]?: (
			event: LudoTableEventMap[Name],
		) => void;
	} & { "move-list"?: string };

declare module "preact" {
	namespace JSX {
		interface IntrinsicElements {
			"ludo-table": LudoTableProps;
		}
	}
}
