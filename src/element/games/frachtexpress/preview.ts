// What pressing something in FrachtExpress would do.

import { s } from "../../svg.ts";
import type { Context as ContextOf, Preview } from "../renderer.ts";
import { corner, spotAt } from "./board.ts";
import { chosenFrom } from "./moves.ts";
import { card, station, translate } from "./pieces.ts";
import { cardOf } from "./track.ts";

type Context = ContextOf<"frachtexpress">;

/** What a target would do: the card where it would lie, the way that would be driven. */
export function preview(
	layer: SVGGElement,
	{ target, events }: Preview<"frachtexpress">,
	context: Context,
) {
	const { view, components, chosen } = context;
	const mv = target.move;
	if (mv === undefined) return;
	const ghost = (id: string, turn: number, cell: string) =>
		layer.append(
			s(
				"g",
				{ class: "ghost", transform: translate(corner(context, cell)) },
				card(cardOf(components, id), turn, components),
			),
		);
	if (mv.type === "lay" || mv.type === "complete")
		ghost(mv.card, mv.turn, mv.cell);
	else if (
		mv.type === "closeStation" &&
		view.phase.type === "special" &&
		view.phase.card !== null
	) {
		const cell = view.stations[mv.station];
		if (cell !== null) ghost(view.phase.card, mv.turn, cell);
	} else if (mv.type === "relocate") {
		const top = view.track
			.find((stack) => stack.cell === (chosenFrom(chosen) ?? mv.from))
			?.stack.at(-1);
		if (top !== undefined) ghost(top.card, mv.turn, mv.to);
	} else if (mv.type === "placeStation")
		layer.append(
			s(
				"g",
				{ class: "ghost", transform: translate(corner(context, mv.cell)) },
				station(mv.station, "none", components.geometry),
			),
		);
	for (const event of events ?? []) {
		if (event.type !== "moved") continue;
		const [x1, y1] = spotAt(context, event.from);
		const [x2, y2] = spotAt(context, event.to);
		layer.append(
			s("line", { class: `foresight seat-${event.loc}`, x1, y1, x2, y2 }),
			s("circle", {
				class: `foresight-end seat-${event.loc}`,
				cx: x2,
				cy: y2,
				r: 6,
			}),
		);
	}
}
