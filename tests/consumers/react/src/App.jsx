import { useState } from "react";
import "ludotheque/element";

export default function App() {
	const [moves, setMoves] = useState(0);
	return (
		<main>
			<ludo-table
				game="kopis"
				players="person bot:easy"
				options={{ seed: 7 }}
				onmove={() => setMoves((count) => count + 1)}
			/>
			<output>{moves}</output>
		</main>
	);
}
