/** @jsxImportSource solid-js */
// <ludo-table> in Solid. Compiled, never run.

import { type LudoTable, tableAttributes } from "ludotheque/solid";

export function Page() {
	let table: LudoTable | undefined;
	return (
		<div onClick={() => table?.undo()}>
			<ludo-table
				ref={table}
				game="kopis"
				options={{ seed: 7 }}
				players={["person", "bot:easy"]}
				class="wide"
				on:move={({ detail }) => detail.move.type}
			/>
			<ludo-table {...tableAttributes({ game: "troia", keep: true })} />
			{/* @ts-expect-error no such game */}
			<ludo-table game="chess" />
			{/* @ts-expect-error a refusal has no outcome */}
			<ludo-table on:refusal={({ detail }) => detail.outcome} />
		</div>
	);
}
