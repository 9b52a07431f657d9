// Moving a large picture about: drag, pinch, wheel, and three buttons. Off unless the renderer asks for it.
// A picture is as wide as its box; a map takes the shape of its window and can be led to what is to be seen.

import { watchSize } from "../platform.ts";
import { h } from "../svg.ts";
import type { Words } from "../words.ts";

export type Box = [x: number, y: number, width: number, height: number];
type Point = [x: number, y: number];

/** How a picture can be moved: not at all, closer than its box, or as a map. */
export type Pan = boolean | "map";

/** What is to be seen now: the map goes there when the key is another one than before. */
export type Sight = { key: string; box: Box; closest: number };

/** How much closer than the whole board one can go. */
const MOST = 6;
/** Pixels that stay free between what is to be seen and the edge of the window. */
const MARGIN = 40;
/** A map that is further away than this is led closer to what is to be seen. */
const FAR = 0.38;

/** @param scaled a map is seen from nearer or from further away than before */
export function panning(words: Words, svg: SVGSVGElement, scaled: () => void) {
	let kind: Pan = false;
	let zoom = 1;
	let whole: Box = [0, 0, 100, 100];
	let at: Point = [50, 50];
	let dragged = 0;
	let size: [number, number] = [0, 0];
	let sight: Sight | null = null;
	let told = 0;
	const fingers: Map<number, Point> = new Map();

	/** Pixels of the screen for a unit of the plane, when all of the board is seen. */
	const least = () => Math.min(size[0] / whole[2], size[1] / whole[3]);
	const scale = () => least() * zoom;

	/** How much of the plane is seen. */
	const window_ = (): [number, number] =>
		kind === "map" && scale() > 0
			? [size[0] / scale(), size[1] / scale()]
			: [whole[2] / zoom, whole[3] / zoom];

	/** The nearest middle of a window of this length that shows no more beyond an edge than it must. */
	const within = (
		middle: number,
		start: number,
		length: number,
		seen: number,
	) =>
		seen >= length
			? start + length / 2
			: Math.min(Math.max(middle, start + seen / 2), start + length - seen / 2);

	function show() {
		const [x, y, width, height] = whole;
		const [w, ht] = window_();
		// Beyond the edge of a map that is near there is a margin, in pixels: none while the map is hidden and has no size.
		const near = kind === "map" && zoom > 1 && scale() > 0;
		const more = near ? MARGIN / 2 / scale() : 0;
		at = [
			within(at[0], x - more, width + 2 * more, w),
			within(at[1], y - more, height + 2 * more, ht),
		];
		// Set anew, even the same box would lay the whole picture out again.
		const box = [at[0] - w / 2, at[1] - ht / 2, w, ht].join(" ");
		if (svg.getAttribute("viewBox") !== box) svg.setAttribute("viewBox", box);
		const touch = kind !== false && zoom > 1 ? "none" : "";
		if (svg.style.touchAction !== touch) svg.style.touchAction = touch;
		if (kind !== "map" || scale() === told || scale() === 0) return;
		told = scale();
		setScale(svg, told);
		scaled();
	}

	function by(factor: number) {
		zoom = Math.min(MOST, Math.max(1, zoom * factor));
		show();
	}

	/** To a part of the plane, as near as it can be seen whole. */
	function go([x, y, width, height]: Box, closest: number) {
		const room = size.map((length) => Math.max(1, length - 2 * MARGIN));
		const fits = Math.min(
			(room[0] ?? 1) / Math.max(width, 1),
			(room[1] ?? 1) / Math.max(height, 1),
		);
		zoom = Math.min(
			MOST,
			Math.max(1, Math.min(fits, Math.max(closest, least())) / least()),
		);
		at = [x + width / 2, y + height / 2];
		show();
	}

	/** Whether all of a part of the plane is seen. */
	function sees([x, y, width, height]: Box) {
		const [w, ht] = window_();
		const edge = 12 / scale();
		return (
			x >= at[0] - w / 2 + edge &&
			x + width <= at[0] + w / 2 - edge &&
			y >= at[1] - ht / 2 + edge &&
			y + height <= at[1] + ht / 2 - edge
		);
	}

	function measure() {
		const now: [number, number] = [svg.clientWidth, svg.clientHeight];
		if (now[0] === size[0] && now[1] === size[1]) return;
		const first = size[0] === 0;
		size = now;
		show();
		if (first && sight !== null && size[0] > 0) go(sight.box, sight.closest);
	}
	const close = watchSize(svg, measure);

	svg.addEventListener(
		"wheel",
		(event) => {
			if (kind === false || !event.ctrlKey) return;
			event.preventDefault();
			by(event.deltaY < 0 ? 1.15 : 1 / 1.15);
		},
		{ passive: false },
	);
	svg.addEventListener("pointerdown", (event) => {
		dragged = 0;
		if (kind !== false)
			fingers.set(event.pointerId, [event.clientX, event.clientY]);
	});
	svg.addEventListener("pointermove", (event) => {
		const before = fingers.get(event.pointerId);
		if (before === undefined) return;
		const now = [event.clientX, event.clientY] as Point;
		const others = [...fingers]
			.filter(([id]) => id !== event.pointerId)
			.map(([, point]) => point);
		const other = others[0];
		if (other !== undefined) {
			const length = (point: Point) =>
				Math.hypot(point[0] - other[0], point[1] - other[1]);
			if (length(before) > 0) by(length(now) / length(before));
			dragged = 99;
		} else if (zoom > 1) {
			const unit = window_()[0] / svg.clientWidth;
			dragged += Math.hypot(now[0] - before[0], now[1] - before[1]);
			at = [
				at[0] - (now[0] - before[0]) * unit,
				at[1] - (now[1] - before[1]) * unit,
			];
			show();
		}
		fingers.set(event.pointerId, now);
	});
	for (const end of ["pointerup", "pointercancel", "pointerleave"]) {
		svg.addEventListener(end, (event) =>
			fingers.delete((event as PointerEvent).pointerId),
		);
	}

	const button = (label: string, sign: string, factor: number) =>
		h(
			"button",
			{ type: "button", "aria-label": label, onclick: () => by(factor) },
			sign,
		);
	const buttons = h(
		"div",
		{ class: "zoom", hidden: true },
		button(words.board.closer, "+", 1.5),
		button(words.board.further, "−", 1 / 1.5),
		button(words.board.whole, "⤢", 0),
	);

	return {
		buttons,
		/** Whether the press that just ended was a drag. */
		moved: () => dragged > 8,
		/** Pixels of the screen for a unit of the plane; 0 as long as the table has no size. */
		scale() {
			// Later changes are observed; the first size is asked for.
			if (size[0] === 0) measure();
			return scale();
		},
		fit(box: Box, how: Pan) {
			kind = how;
			buttons.hidden = how === false;
			svg.style.aspectRatio = how === "map" ? `${box[2]} / ${box[3]}` : "";
			if (box.join() !== whole.join())
				at = [box[0] + box[2] / 2, box[1] + box[3] / 2];
			whole = box;
			if (how === false) zoom = 1;
			show();
		},
		/** Leads a map to what is to be seen, if that is something else than before and not in sight. */
		look(next: Sight | null) {
			if (next === null || next.key === sight?.key) return;
			const opening = sight === null;
			sight = next;
			if (size[0] === 0) return;
			if (opening || scale() < Math.min(FAR, next.closest) || !sees(next.box))
				go(next.box, next.closest);
		},
		/** Leads a map to where all these points of the plane are in sight, no closer than it is. */
		contain(find: () => Point[]) {
			// All of the board is seen anyway.
			if (kind !== "map" || size[0] === 0 || zoom === 1) return;
			const points = find();
			if (points.length === 0) return;
			const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
			const [x, y] = [Math.min(...xs), Math.min(...ys)];
			const box: Box = [x, y, Math.max(...xs) - x, Math.max(...ys) - y];
			if (!sees(box)) go(box, scale());
		},
		close,
	};
}

/** Says in the style how many units of the plane a pixel of the screen is: `--px`. What is drawn by it stays as large as it is. */
export function setScale(svg: SVGSVGElement, scale: number) {
	svg.style.setProperty("--px", String(1 / scale));
}
