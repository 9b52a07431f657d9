// One whole game of each title by random legal moves, the same ones everywhere: what every consumer of the package runs.

/** A small generator, so that all of them choose the same moves. */
function chooser(seed) {
	let state = seed >>> 0;
	return (count) => {
		state = (state + 0x6d2b79f5) >>> 0;
		let mixed = Math.imul(state ^ (state >>> 15), state | 1);
		mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
		return ((mixed ^ (mixed >>> 14)) >>> 0) % count;
	};
}

/** Any plain value as a short number: FNV-1a over its JSON. */
export function digest(value) {
	let hash = 0x811c9dc5;
	for (const letter of JSON.stringify(value))
		hash = Math.imul(hash ^ letter.codePointAt(0), 0x01000193);
	return (hash >>> 0).toString(16).padStart(8, "0");
}

/** Plays every game of the package to its end and tells how each went. */
export function play({ createGame, games }) {
	return games().map(({ id }) => {
		const choose = chooser(2010);
		const game = createGame(id, { seed: 7 });
		for (
			let actors = game.actors();
			actors.length > 0;
			actors = game.actors()
		) {
			const seat = actors[choose(actors.length)];
			const moves = game.legalMoves(seat);
			game.apply(moves[choose(moves.length)], seat);
		}
		const told = {
			id,
			plies: game.ply,
			ranking: game.outcome().ranking,
			story: digest([game.log(), game.state()]),
		};
		game.free();
		return told;
	});
}
