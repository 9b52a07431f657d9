/** @jsxImportSource react */
// <ludo-table> in React 19. Compiled, never run.

import { type LudoTable, tableAttributes } from "ludotheque/react";
import { useRef } from "react";

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
				className="wide"
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
