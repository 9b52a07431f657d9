// FrachtExpress: playing cards on felt. Where things are is in board.ts and track.ts, how they look in pieces.ts, field.ts and
// belongings.ts, what is pressed in moves.ts, what is said in words.ts and story.ts.

import { group, keyed, s } from "../../svg.ts";
import type { Context, Renderer, SeatStyle } from "../renderer.ts";
import { animate } from "./animation.ts";
import { drawHand, drawStrips } from "./belongings.ts";
import { viewBox } from "./board.ts";
import { chapters } from "./chapters.ts";
import { drawField, drawLocomotives, drawRoute, drawWays } from "./field.ts";
import css from "./frachtexpress.css";
import { logParts } from "./log-parts.ts";
import { moves } from "./moves.ts";
import { preview } from "./preview.ts";
import { frachtExpressStory } from "./story.ts";
import {
	english,
	type FrachtExpressWords,
	frachtExpressWords,
} from "./words.ts";

function draw(board: SVGGElement, context: Context<"frachtexpress">) {
	const [x, y, width, height] = viewBox(context.view, context.components);
	const felt = keyed(group(board, "felt"));
	felt.put("felt", () => s("rect", { class: "cloth", rx: 18 }), {
		x,
		y,
		width,
		height,
	});
	felt.done();
	drawField(board, context);
	drawRoute(board, context);
	drawLocomotives(board, context);
	drawWays(board, context);
	drawStrips(board, context);
	drawHand(board, context);
}

/** How the seats look, in their order. */
const seats = ({ seat }: FrachtExpressWords): SeatStyle[] => [
	{
		name: seat.blue,
		colour: "var(--fra-seat-0)",
		ink: "#ffffff",
		device: "M4 8h11l5 4-5 4H4z",
	},
	{
		name: seat.yellow,
		colour: "var(--fra-seat-1)",
		ink: "#221a00",
		device: "M12 4l8 8-8 8-8-8z",
	},
	{
		name: seat.green,
		colour: "var(--fra-seat-2)",
		ink: "#ffffff",
		device: "M5 5h14v14H5z",
	},
	{
		name: seat.red,
		colour: "var(--fra-seat-3)",
		ink: "#ffffff",
		device: "M12 4l8 15H4z",
	},
];

/** The renderer in the language of these words. */
export const inLanguage = (
	words: FrachtExpressWords,
): Renderer<"frachtexpress"> => ({
	css,
	seats: seats(words),
	pan: true,
	viewBox,
	draw,
	...moves(words),
	...frachtExpressWords(words),
	...frachtExpressStory(words),
	logParts,
	preview,
	animate,
	chapters,
	optionWords: words.option,
	optionApplies: {
		freeMargin: ["layout", "free"],
		specials: ["advanced", true],
	},
});

export default inLanguage(english);
