// `ludotheque/vue`: the entry `ludotheque/element` with the types of <ludo-table> for the templates of Vue 3. The compiler has to
// know that it is no component: `compilerOptions: { isCustomElement: (tag) => tag === "ludo-table" }`.

import type { HTMLAttributes } from "vue";
import type {
	LudoTable,
	LudoTableAttributes,
	LudoTableEventMap,
} from "./element.cjs";

export * from "./element.cjs";

/** What `<ludo-table>` takes in a template: attributes, and each event as a listener, `@move`. */
export type LudoTableProps = Omit<HTMLAttributes, keyof LudoTableAttributes> &
	LudoTableAttributes & {
		[Name in keyof LudoTableEventMap as `on${Capitalize<Name>}`]?: (
			event: LudoTableEventMap[Name],
		) => void;
	};

/** `<ludo-table>` as the templates of Vue see it. */
export type LudoTableComponent = new () => LudoTable & {
	$props: LudoTableProps;
	$emit: <Name extends keyof LudoTableEventMap>(
		name: Name,
		event: LudoTableEventMap[Name],
	) => void;
};

declare module "vue" {
	interface GlobalComponents {
		"ludo-table": LudoTableComponent;
	}
}
