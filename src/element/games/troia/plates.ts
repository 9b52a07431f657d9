// The pieces of Troia where they lie: in the mound, before and behind the tents, in the frames.

import type {
	TroiaComponents as Components,
	TroiaPiece as Piece,
} from "../../../js/types/index.d.ts";
import { group, keyed, s } from "../../svg.ts";
import type { Context as ContextOf } from "../renderer.ts";
import type { Area, Plan, Spot } from "./board.ts";
import {
	asAttribute,
	asStyle,
	inFrame,
	inMound,
	moundScale,
	rows,
} from "./board.ts";
import { DEVICES, face } from "./pieces.ts";
import { cardScale, colourOf, mainSeat } from "./seats.ts";

type Context = ContextOf<"troia">;

/** All pieces that can be seen: the heap by level, then those in fronts, tents and frames. */
export function drawPieces(board: SVGGElement, context: Context, places: Plan) {
	const { view, chosen } = context;
	const pieces = keyed(group(board, "pieces"));
	const spots = spotsOf(context, places);
	const level = ({ place }: Piece) =>
		place.type === "mound" ? (place.z ?? 0) : Infinity;
	const top = Math.max(1, ...view.pieces.map(level).filter(Number.isFinite));
	const fresh = new Set(
		context.events.flatMap((event) =>
			event.type === "cameToLight" ? event.pieces.map(({ id }) => id) : [],
		),
	);
	for (const piece of [...view.pieces].sort((a, b) => level(a) - level(b))) {
		const spot = spots.get(piece.id);
		if (spot === undefined) continue;
		const { place } = piece;
		const way =
			place.type === "published"
				? "done"
				: piece.layer !== null && piece.kind !== null
					? "known"
					: "up";
		const look = [
			piece.layer,
			piece.cell,
			piece.kind,
			piece.shown,
			way,
			place.type === "mound" ? `${level(piece)} of ${top}` : "",
			// The shadow falls the same way however the plate is turned.
			spot.turn,
			place.type === "published" ? place.seat : "",
		].join();
		const at = asAttribute(spot);
		const element = pieces.put(piece.id, () => s("g"), {
			"data-hit": `piece:${piece.id}`,
		});
		if (element.dataset.look !== look) {
			element.dataset.look = look;
			element.replaceChildren(...ink(piece, spot, way, top, context));
		}
		if (element.getAttribute("transform") !== at) {
			const was = element.dataset.is;
			if (was === undefined) delete element.dataset.was;
			else element.dataset.was = was;
			element.dataset.is = asStyle(spot);
			element.setAttribute("transform", at);
		} else delete element.dataset.was;
		element.setAttribute(
			"class",
			[
				"plate",
				place.type,
				fresh.has(piece.id) ? "fresh" : "",
				chosen.includes(piece.id) ? "picked" : "",
			]
				.join(" ")
				.trim(),
		);
	}
	pieces.done();
}

/**
 * The shadow of a plate falls to the south-east however it is turned, and further the higher it lies.
 * @param top the highest level
 */
function ink(
	piece: Piece,
	spot: Spot,
	way: "up" | "known" | "done",
	top: number,
	{ view, components }: Context,
) {
	const { place } = piece;
	const z = place.type === "mound" ? (place.z ?? 0) : 0;
	const turn = (-spot.turn * Math.PI) / 180;
	const fall = (far: number) =>
		`translate(${(far * (Math.cos(turn) - Math.sin(turn))).toFixed(2)} ${(far * (Math.sin(turn) + Math.cos(turn))).toFixed(2)})`;
	const square = { x: -50, y: -50, width: 100, height: 100, rx: 4 };
	const marks = face(piece, way, components);
	if (place.type === "mound" && z < top)
		marks.push(
			s("rect", {
				class: "depth",
				...square,
				opacity: Math.min(0.3, 0.035 * (top - z)).toFixed(3),
			}),
		);
	if (place.type === "published") {
		const colour = colourOf(view, place.seat);
		marks.push(
			s("circle", { class: `ring ${colour}`, cx: -36, cy: -36, r: 8 }),
			s("path", {
				class: "ring-device",
				d: DEVICES[colour],
				transform: "translate(-36 -36) scale(0.5) translate(-12 -12)",
			}),
		);
	}
	const lifted = s(
		"g",
		{ class: "lift" },
		s("rect", { class: "side", ...square, transform: fall(2) }),
		...marks,
	);
	const shadow =
		place.type === "mound"
			? [
					s("rect", {
						class: "shadow far",
						...square,
						transform: fall(3 + 0.8 * z),
					}),
					s("rect", {
						class: "shadow near",
						...square,
						transform: fall(2.5 + 0.3 * z),
					}),
				]
			: [s("rect", { class: "shadow near", ...square, transform: fall(2) })];
	return place.type === "published" ? [lifted] : [...shadow, lifted];
}

/** Where every piece that is drawn has its middle. */
function spotsOf(context: Context, places: Plan) {
	const { view, components } = context;
	const spots: Map<string, Spot> = new Map();
	const scale = moundScale(view, components);
	for (const { id, layer, cell, place } of view.pieces) {
		if (place.type === "mound") {
			const { x, y, rot } = place;
			if (x !== null && y !== null && rot !== null)
				spots.set(id, inMound({ x, y, rot }, scale, components));
		}
		const frame = layer === null ? undefined : places.frames.get(layer);
		if (place.type === "published" && frame !== undefined && cell !== null)
			spots.set(id, inFrame(frame, cell));
	}
	for (const { type, seat, area, most } of areasOf(context, places)) {
		const lying = view.pieces
			.filter(({ place }) => place.type === type && place.seat === seat)
			.sort(byPlace(components));
		for (const [n, spot] of rows(area, lying.length, most).entries())
			spots.set(lying[n]?.id ?? "", spot);
	}
	return spots;
}

/** A part of the picture in which a seat's pieces lie in rows, and how large they are at most. */
type Lying = {
	type: "tent" | "front";
	seat: number;
	area: Area;
	most: number;
};

/** Where the pieces behind and before every tent lie. */
function areasOf(context: Context, { tent, front, others }: Plan): Lying[] {
	const main = mainSeat(context);
	const behind = {
		x: tent.x + 24,
		y: tent.y + 56,
		width: tent.width - 48,
		height: tent.height - 64,
	};
	const before = {
		x: front.x + 8,
		y: front.y + (front.height - front.piece) / 2,
		width: front.width - 110,
		height: front.piece,
	};
	const seats = context.view.seats.map((_, n) => n).filter((n) => n !== main);
	return [
		{ type: "tent", seat: main, area: behind, most: tent.piece },
		{ type: "front", seat: main, area: before, most: front.piece },
		...seats.flatMap((seat, n): Lying[] => {
			const place = others[n];
			if (place === undefined) return [];
			const most = (place.height - 58) / 2;
			const width = place.width - 50 - 92 * cardScale(place);
			const area = { x: place.x + 16, width, height: most };
			return [
				{ type: "tent", seat, area: { ...area, y: place.y + 46 }, most },
				{
					type: "front",
					seat,
					area: { ...area, y: place.y + 52 + most },
					most,
				},
			];
		}),
	];
}

/** By layer, then by cell; unknown layers last. */
function byPlace({ layers }: Components) {
	const rank = ({ layer, cell }: Piece) =>
		(layer === null ? 900 : 100 * layers.findIndex(({ id }) => id === layer)) +
		(cell === null ? 50 : Number(cell[1]) * 4 + cell.charCodeAt(0) - 97);
	return (a: Piece, b: Piece) =>
		rank(a) - rank(b) || Number(a.id.slice(1)) - Number(b.id.slice(1));
}
