// `ludotheque/react`: the entry `ludotheque/element` with the types of <ludo-table> for JSX in React 19.
//
//     import "ludotheque/react";
//     <ludo-table game="kopis" players="person bot:easy" onmove={({ detail }) => …} />

import type { DetailedHTMLProps, HTMLAttributes } from "react";
import type {
	LudoTable,
	LudoTableAttributes,
	LudoTableEventMap,
} from "./element.js";

export * from "./element.js";

/** What `<ludo-table>` takes in React: attributes, and each event as a function under `on` and its name. */
export type LudoTableProps = DetailedHTMLProps<
	Omit<HTMLAttributes<LudoTable>, keyof LudoTableAttributes>,
	LudoTable
> &
	LudoTableAttributes & {
		[Name in keyof LudoTableEventMap as `on${Name}`]?: (
			event: LudoTableEventMap[Name],
		) => void;
	} & { "move-list"?: string; class?: string };

declare module "react" {
	namespace JSX {
		interface IntrinsicElements {
			"ludo-table": LudoTableProps;
		}
	}
}
