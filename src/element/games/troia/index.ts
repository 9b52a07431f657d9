// Troia: sand, contour lines, plates in a heap. Where things lie is in board.ts, the ink in pieces.ts, the pieces in their
// places in plates.ts, tents, hands and pawns in seats.ts, what can be pressed in moves.ts, the words in words.ts.

import type { TroiaColour as Colour } from "../../../js/types/index.d.ts";
import { group } from "../../svg.ts";
import type { Context as ContextOf, Renderer } from "../renderer.ts";
import { animate } from "./animation.ts";
import { plan } from "./board.ts";
import { chapters } from "./chapters.ts";
import { logParts } from "./log-parts.ts";
import { moves } from "./moves.ts";
import { DEVICES, ground } from "./pieces.ts";
import { drawPieces } from "./plates.ts";
import { preview } from "./preview.ts";
import { drawHand, drawPawns, drawPile, drawTents } from "./seats.ts";
import css from "./troia.css";
import { english, type TroiaWords, troiaWords } from "./words.ts";

function draw(
	words: TroiaWords,
	board: SVGGElement,
	context: ContextOf<"troia">,
) {
	const { view, components } = context;
	const places = plan(view, components);
	const still = group(board, "ground");
	if (still.dataset.plan !== places.key) {
		still.dataset.plan = places.key;
		still.replaceChildren(...ground(words, places, components));
	}
	drawPile(words, board, context, places);
	drawTents(words, board, context, places);
	drawPawns(board, context);
	drawHand(board, context, places);
	drawPieces(board, context, places);
}

/** The renderer in the language of these words. */
export const inLanguage = (words: TroiaWords): Renderer<"troia"> => ({
	css,
	seats: (Object.keys(DEVICES) as Colour[]).map((colour) => ({
		name: words.seat[colour],
		colour: `var(--troia-${colour})`,
		ink: colour === "yellow" ? "#2b2108" : "#fff8e8",
		device: DEVICES[colour],
	})),
	viewBox: (view, components) => plan(view, components).box,
	draw: (board, context) => draw(words, board, context),
	...moves(words),
	...troiaWords(words),
	logParts,
	preview,
	animate,
	chapters,
	optionWords: words.option,
});

export default inLanguage(english);
