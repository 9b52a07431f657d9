// Koplopers & Dwarsliggers: a railway map. `board.ts` says where things are; `network.ts`, `beside.ts`, `seat-cards.ts` and
// `movable-pieces.ts` draw them with `pieces.ts`; `moves.ts` says what can be pressed, `words.ts` what is said.

import { group } from "../../svg.ts";
import type { Renderer } from "../renderer.ts";
import { abbreviations } from "./abbreviations.ts";
import { animate } from "./animation.ts";
import { drawBeside } from "./beside.ts";
import { boardOf } from "./board.ts";
import { chapters } from "./chapters.ts";
import css from "./koplopers.css";
import { drawChips, drawTokens, drawTrains } from "./movable-pieces.ts";
import { illegal, targets, tellHit } from "./moves.ts";
import { drawCosts, drawGround, drawStations, drawTracks } from "./network.ts";
import { DEVICES } from "./pieces.ts";
import { preview } from "./preview.ts";
import { drawSeatCards } from "./seat-cards.ts";
import type { Context } from "./types.ts";
import {
	aside,
	ask,
	describe,
	LABELS,
	nameHit,
	OPTIONS,
	SEATS,
	say,
	score,
	tell,
} from "./words.ts";

function draw(picture: SVGGElement, context: Context) {
	const board = boardOf(context.components);
	drawGround(picture, board);
	drawTracks(picture, board);
	drawStations(picture, context, board);
	drawBeside(picture, context, board);
	drawSeatCards(picture, context, board);
	// Tokens that can be pressed are drawn above the trains, so that the layers are made before they are filled.
	for (const layer of ["tokens", "trains", "raised"]) group(picture, layer);
	drawTokens(picture, context, board);
	drawTrains(picture, context, board);
	drawCosts(picture, context, board);
	drawChips(picture, context, board);
}

/** The seats in the colours of their trains; on yellow, dark ink is read better. */
const seats = SEATS.map((name, seat) => ({
	name,
	colour: `var(--knd-seat-${seat})`,
	ink: seat === 2 ? "#2b2100" : "#fff",
	device: DEVICES[seat] ?? "",
}));

const renderer: Renderer<"koplopers"> = {
	css,
	seats,
	viewBox: (_, { drawing }) => [0, 0, drawing.width, drawing.height],
	pan: true,
	draw,
	targets,
	illegal,
	tellHit,
	nameHit,
	ask,
	aside,
	say,
	tell,
	describe,
	score,
	preview,
	animate,
	chapters,
	optionWords: OPTIONS,
	card: { title: LABELS.abbreviations, draw: abbreviations },
};

export default renderer;
