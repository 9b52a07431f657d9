// Kopis without the element: the API, and buttons. From npm, import from "ludotheque".
import init, { createGame, rules } from "../pkg/web.js";

await init("kopis"); // loads the rules, once for a page
const game = createGame("kopis");
const PIECES = {
	".": "",
	r: ", red",
	b: ", black",
	R: ", red fortress",
	B: ", black fortress",
};
const ruleTexts = new Map(rules("kopis").map(({ id, text }) => [id, text]));
const [ask, board, said] = ["ask", "board", "said"].map((id) =>
	document.getElementById(id),
);

// 36 squares, and around them the 24 places where a faction may come in: one move each.
const places = [];
for (let n = 0; n < 64; n += 1) {
	const [file, rank] = ["abcdef"[(n % 8) - 1], "654321"[Math.floor(n / 8) - 1]];
	const button = document.createElement(file || rank ? "button" : "span");
	board.append(button);
	if (!file && !rank) continue; // a corner
	const at = file && rank ? file + rank : null;
	const side = file ? (n < 8 ? "north" : "south") : n % 8 ? "east" : "west";
	const move = at
		? { type: "placeFortress", at }
		: { type: "slide", side, line: file ?? rank };
	button.onclick = () => play(move);
	places.push({ button, at, move });
}

// Press anything: the engine knows whether it is a move, and if not, why.
function play(move) {
	const { legal, reason, rule } = game.check(move);
	if (!legal)
		return draw([reason, rule, ruleTexts.get(rule)].filter(Boolean).join(". "));
	const events = game.apply(move); // what happened, in order: enough to animate it
	draw(events.map((event) => `${event.type} (${event.rule})`).join(", "));
}

function draw(words) {
	const state = game.state(); // in games with secrets: game.view(seat)
	const turn = ["Red to move", "Black to move"][game.actors()[0]] ?? "The end"; // then nobody acts
	ask.textContent = `${turn}, ${state.standing.join(" to ")}.`;
	said.textContent = words;
	for (const { button, at, move } of places) {
		const piece = at ? state.board[6 - at[1]]["abcdef".indexOf(at[0])] : "edge";
		const bastion = at !== null && at === state.bastion;
		Object.assign(button.dataset, {
			piece,
			bastion,
			legal: game.check(move).legal,
		});
		button.ariaLabel = at
			? at + PIECES[piece]
			: `slide in from the ${move.side} on ${move.line}`;
	}
}

const [undo, redo] = ["undo", "redo"].map((id) => document.getElementById(id));
undo.onclick = () =>
	draw(game.undo() ? "Taken back." : "There is nothing to take back.");
redo.onclick = () =>
	draw(game.redo() ? "Played again." : "There is nothing to play again.");
draw("Press a lit button to move. Any other button tells you why not.");
