// Koplopers & Dwarsliggers: a railway map. `board.ts` says where things are, `placement.ts` where there is room for them on the
// screen; `network.ts` and `movable-pieces.ts` draw the map with `pieces.ts`, `hand.ts` and `holdings.ts` what is beside it;
// `moves.ts` says what can be pressed, `words.ts` what is said, `names.ts` what things are called, `story.ts` what happened,
// `info.ts` what a thing tells of itself.

import { group } from "../../svg.ts";
import type { Renderer } from "../renderer.ts";
import { abbreviations } from "./abbreviations.ts";
import { animate } from "./animation.ts";
import { boardOf, extent } from "./board.ts";
import { chapters } from "./chapters.ts";
import { drawHand } from "./hand.ts";
import { drawHoldings } from "./holdings.ts";
import { glanceHit } from "./info.ts";
import css from "./koplopers.css";
import { logParts } from "./log-parts.ts";
import { drawChips, drawTokens, drawTrains } from "./movable-pieces.ts";
import { moves } from "./moves.ts";
import {
	drawCosts,
	drawGround,
	drawNames,
	drawStations,
	drawTracks,
} from "./network.ts";
import { DEVICES } from "./pieces.ts";
import { preview } from "./preview.ts";
import { sight } from "./sight.ts";
import type { Context, Words } from "./types.ts";
import { english, koplopersWords } from "./words.ts";

function draw(picture: SVGGElement, context: Context) {
	const board = boardOf(context.components);
	drawGround(picture, board);
	drawTracks(picture, board);
	// What waits lies above the trains, so that no train covers it.
	// The empty circles lie below the trains.
	group(picture, "circles", { "pointer-events": "none" });
	drawTrains(picture, context, board);
	drawStations(picture, context, board);
	drawTokens(picture, context, board);
	drawNames(picture, context, board);
	drawChips(picture, context, board);
	drawCosts(picture, context, board);
}

/** The seats in the colours of their trains; on yellow, dark ink is read better. */
const seats = ({ seat }: Words) =>
	[seat.red, seat.green, seat.yellow, seat.blue].map((name, seat) => ({
		name,
		colour: `var(--knd-seat-${seat})`,
		ink: seat === 2 ? "#2b2100" : "#fff",
		device: DEVICES[seat] ?? "",
	}));

/** The renderer in the language of these words. */
export const inLanguage = (words: Words): Renderer<"koplopers"> => ({
	css,
	seats: seats(words),
	viewBox: (_, components) => extent(boardOf(components)),
	pan: "map",
	sight,
	draw,
	...moves(words),
	...koplopersWords(words),
	glanceHit: (hit, context) => glanceHit(words, hit, context),
	drawHand: (place, context) => drawHand(words, place, context),
	drawHoldings: (place, context) => drawHoldings(words, place, context),
	logParts,
	preview,
	animate,
	chapters,
	optionWords: words.option,
	card: { title: words.label.abbreviations, draw: abbreviations },
});

export default inLanguage(english);
