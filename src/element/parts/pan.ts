// Moving a large picture about: drag, pinch, wheel, and three buttons. Off unless the renderer asks for it.

import { h } from "../svg.ts";
import { boardWords } from "../words.ts";

export type Box = [x: number, y: number, width: number, height: number];

export function panning(svg: SVGSVGElement) {
	let on = false;
	let zoom = 1;
	let whole: Box = [0, 0, 100, 100];
	let at: [number, number] = [50, 50];
	let dragged = 0;
	const fingers: Map<number, [number, number]> = new Map();

	function show() {
		const [x, y, width, height] = whole;
		const [w, ht] = [width / zoom, height / zoom];
		at = [
			Math.min(Math.max(at[0], x + w / 2), x + width - w / 2),
			Math.min(Math.max(at[1], y + ht / 2), y + height - ht / 2),
		];
		// Set anew, even the same box would lay the whole picture out again.
		const box = [at[0] - w / 2, at[1] - ht / 2, w, ht].join(" ");
		if (svg.getAttribute("viewBox") !== box) svg.setAttribute("viewBox", box);
		const touch = on && zoom > 1 ? "none" : "";
		if (svg.style.touchAction !== touch) svg.style.touchAction = touch;
	}

	function scale(factor: number) {
		zoom = Math.min(6, Math.max(1, zoom * factor));
		show();
	}

	svg.addEventListener(
		"wheel",
		(event) => {
			if (!on || !event.ctrlKey) return;
			event.preventDefault();
			scale(event.deltaY < 0 ? 1.15 : 1 / 1.15);
		},
		{ passive: false },
	);
	svg.addEventListener("pointerdown", (event) => {
		dragged = 0;
		if (on) fingers.set(event.pointerId, [event.clientX, event.clientY]);
	});
	svg.addEventListener("pointermove", (event) => {
		const before = fingers.get(event.pointerId);
		if (before === undefined) return;
		const now = [event.clientX, event.clientY] as [number, number];
		const others = [...fingers]
			.filter(([id]) => id !== event.pointerId)
			.map(([, point]) => point);
		const other = others[0];
		if (other !== undefined) {
			const length = (point: [number, number]) =>
				Math.hypot(point[0] - other[0], point[1] - other[1]);
			if (length(before) > 0) scale(length(now) / length(before));
			dragged = 99;
		} else if (zoom > 1) {
			const unit = whole[2] / zoom / svg.clientWidth;
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

	const buttons = h(
		"div",
		{ class: "zoom", hidden: true },
		h(
			"button",
			{
				type: "button",
				"aria-label": boardWords.closer,
				onclick: () => scale(1.5),
			},
			"+",
		),
		h(
			"button",
			{
				type: "button",
				"aria-label": boardWords.further,
				onclick: () => scale(1 / 1.5),
			},
			"−",
		),
		h(
			"button",
			{
				type: "button",
				"aria-label": boardWords.whole,
				onclick: () => scale(0),
			},
			"⤢",
		),
	);

	return {
		buttons,
		/** Whether the press that just ended was a drag. */
		moved: () => dragged > 8,
		fit(box: Box, enabled: boolean) {
			on = enabled;
			buttons.hidden = !enabled;
			if (box.join() !== whole.join())
				at = [box[0] + box[2] / 2, box[1] + box[3] / 2];
			whole = box;
			if (!enabled) zoom = 1;
			show();
		},
	};
}
