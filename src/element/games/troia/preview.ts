// What a target of Troia would do, before it is pressed.

import { s } from "../../svg.ts";
import type { Context as ContextOf, Preview } from "../renderer.ts";
import { asAttribute, inFrame, plan } from "./board.ts";
import { layerRow, pieceOf } from "./lookup.ts";

type Context = ContextOf<"troia">;

/** Shows where the piece belongs, if that is known. */
export function preview(
	layer: SVGGElement,
	{ target }: Preview<"troia">,
	{ view, components }: Context,
) {
	const places = plan(view, components);
	const mv = target.move;
	const ids =
		mv?.type === "publish"
			? mv.pieces
			: target.hit.startsWith("piece:")
				? [target.hit.slice(6)]
				: [];
	for (const id of ids) {
		const piece = pieceOf(view, id);
		if (piece === undefined || piece.cell === null) continue;
		for (const [name, frame] of places.frames) {
			if (
				piece.layer !== null
					? piece.layer !== name
					: !layerRow(components, name).cells.includes(piece.cell)
			)
				continue;
			const taken = view.pieces.some(
				(other) =>
					other.place.type === "published" &&
					other.layer === name &&
					other.cell === piece.cell,
			);
			if (taken) continue;
			const spot = inFrame(frame, piece.cell);
			layer.append(
				s("rect", {
					class: piece.layer === null ? "belongs perhaps" : "belongs",
					x: -50,
					y: -50,
					width: 100,
					height: 100,
					rx: 6,
					transform: asAttribute(spot),
				}),
			);
		}
	}
}
