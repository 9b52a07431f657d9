/** @jsxImportSource preact */
// <ludo-table> in Preact. Compiled, never run.

import { type LudoTable, tableAttributes } from "ludotheque/preact";
import { useRef } from "preact/hooks";

export function Page() {
	const table = useRef<LudoTable>(null);
	return (
		<div>
			<ludo-table
				ref={table}
				key="table"
				game="kopis"
				scenario="capture"
				options={{ seed: 7 }}
				players={["person", "bot:easy"]}
				names="You, Ada"
				readonly
				class="wide"
				style={{ maxWidth: 900 }}
				onmove={({ detail }) => detail.move.type}
				onover={({ detail: { outcome } }) => outcome.ranking[0]}
				onClick={(event) => event.currentTarget.undo()}
			>
				<p>A board</p>
			</ludo-table>
			<ludo-table {...tableAttributes({ game: "troia", keep: true })} />
			{/* @ts-expect-error no such game */}
			<ludo-table game="chess" />
			{/* @ts-expect-error no such word */}
			<ludo-table game="kopis" players={["robot"]} />
			{/* @ts-expect-error no such attribute */}
			<ludo-table game="kopis" colour="red" />
			{/* @ts-expect-error a refusal has no outcome */}
			<ludo-table onrefusal={({ detail }) => detail.outcome} />
		</div>
	);
}
