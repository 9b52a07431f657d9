// The stage: the picture of the board and everything a hand or a key can do with it.
// It knows hit ids and targets, no game and no rule.

import type { GameId } from "../../js/types/index.d.ts";
import type { Target as TargetOf } from "../games/renderer.ts";
import { withValue } from "../platform.ts";
import { s, set } from "../svg.ts";
import type { Words } from "../words.ts";
import { panning } from "./pan.ts";

type Target = TargetOf<GameId>;

/** How far from the middle of a target a finger may be, in pixels. */
const REACH = 22;

/** Whether a finger made an event. Documents of test tools have no class PointerEvent to ask for. */
const isTouch = (event: MouseEvent): event is PointerEvent =>
	"pointerType" in event && event.pointerType === "touch";

/** @param on `press`: null where nothing is; `above`: the keyboard goes up beyond the board; `scaled`: a map is seen from nearer or further away */
export function stage(
	words: Words,
	on: {
		press: (hit: string | null) => void;
		look: (hit: string | null) => void;
		above: () => void;
		scaled: () => void;
	},
) {
	const board = s("g", { class: "picture" });
	const ghosts = s("g", {
		class: "ghosts",
		"pointer-events": "none",
		"aria-hidden": "true",
	});
	const effects = s("g", {
		class: "effects",
		"pointer-events": "none",
		"aria-hidden": "true",
	});
	const svg = s(
		"svg",
		{
			class: "board",
			part: "board",
			role: "group",
			"aria-label": words.board.board,
			preserveAspectRatio: "xMidYMin meet",
		},
		board,
		ghosts,
		effects,
	);
	const pan = panning(words, svg, on.scaled);
	let running: Animation[] = [];

	/** The hit id there. A handle (`data-of`) is a place to press an element that lies under others; the keyboard reaches the element itself. */
	function hitAt(from: EventTarget | null) {
		const found =
			from instanceof Element ? from.closest("[data-hit], [data-of]") : null;
		return (
			found?.getAttribute("data-hit") ?? found?.getAttribute("data-of") ?? null
		);
	}

	const find = (hit: string) =>
		board.querySelector(withValue("data-hit", hit)) as SVGElement | null;

	/** The target whose middle is nearest to a finger, if one is within reach. */
	function nearest({ clientX, clientY }: MouseEvent) {
		let best = null;
		let least = REACH;
		for (const element of board.querySelectorAll("[data-target]")) {
			const [x, y] = middle(element);
			const distance = Math.hypot(x - clientX, y - clientY);
			if (distance <= least) [best, least] = [element, distance];
		}
		return best?.getAttribute("data-hit") ?? null;
	}

	/** What a press is meant for. A finger is not as exact as a mouse. */
	const meant = (event: MouseEvent) =>
		(isTouch(event) ? nearest(event) : null) ?? hitAt(event.target);

	/**
	 * What the last finger was meant for where it came down. Its click may be somewhere else: browsers lead it to something near
	 * that can be pressed, and what is touched may rise away from under it.
	 */
	let touched: { finger: number; hit: string | null } | null = null;
	svg.addEventListener("pointerdown", (event) => {
		touched = isTouch(event)
			? { finger: event.pointerId, hit: meant(event) }
			: null;
	});
	svg.addEventListener("click", (event) => {
		const hit =
			isTouch(event) && event.pointerId === touched?.finger
				? touched.hit
				: meant(event);
		touched = null;
		if (pan.moved()) return;
		finish();
		on.press(hit);
	});
	svg.addEventListener("pointerover", (event) => {
		if (event.pointerType !== "touch") on.look(hitAt(event.target));
	});
	svg.addEventListener("pointerleave", () => on.look(null));
	svg.addEventListener("focusin", (event) => {
		const hit = hitAt(event.target);
		if (
			event.target instanceof Element &&
			event.target.matches(":focus-visible")
		)
			on.look(hit);
	});
	svg.addEventListener("focusout", () => on.look(null));
	svg.addEventListener("keydown", (event) => {
		const hit = hitAt(event.target);
		if (hit === null || event.ctrlKey || event.metaKey || event.altKey) return;
		if (event.key === "Enter" || event.key === " ") {
			event.preventDefault();
			finish();
			on.press(hit);
		} else if (event.key.startsWith("Arrow")) {
			// Where nothing can be pressed the arrows have another meaning.
			if (!event.shiftKey && board.querySelector("[data-target]") === null)
				return;
			event.preventDefault();
			const next = beyond(event.target as Element, event.key, event.shiftKey);
			if (next !== null) next.focus();
			else if (event.key === "ArrowUp") on.above();
		}
	});

	/** The nearest target in a direction; with `all`, the nearest element with a hit id. */
	function beyond(from: Element, key: string, all: boolean) {
		const [dx, dy] = {
			ArrowUp: [0, -1],
			ArrowDown: [0, 1],
			ArrowLeft: [-1, 0],
			ArrowRight: [1, 0],
		}[key] ?? [0, 0];
		const here = middle(from);
		let best = null;
		let least = Infinity;
		for (const element of board.querySelectorAll(
			all ? "[data-hit]" : "[data-target]",
		)) {
			if (element === from) continue;
			const there = middle(element);
			const [x, y] = [there[0] - here[0], there[1] - here[1]];
			const along = x * (dx ?? 0) + y * (dy ?? 0);
			const across = Math.abs(x * (dy ?? 0)) + Math.abs(y * (dx ?? 0));
			if (along <= 1) continue;
			const distance = along + 2 * across;
			if (distance < least) [best, least] = [element, distance];
		}
		return best as SVGElement | null;
	}

	function middle(element: Element): [number, number] {
		const box = element.getBoundingClientRect();
		return [box.x + box.width / 2, box.y + box.height / 2];
	}

	/** Says which elements are targets, and names every one that has a hit id. Returns the hit ids in the picture. */
	function mark(targets: Target[], nameHit: (hit: string) => string) {
		const byHit = new Map(targets.map((target) => [target.hit, target]));
		const seen: Set<string> = new Set();
		for (const element of board.querySelectorAll("[data-hit]")) {
			const hit = element.getAttribute("data-hit") ?? "";
			const target = byHit.get(hit);
			seen.add(hit);
			set(element, {
				role: target === undefined ? "img" : "button",
				"data-target": target === undefined ? null : (target.look ?? "main"),
				"aria-pressed": target?.look === "selected" ? "true" : null,
				"aria-label":
					target === undefined
						? nameHit(hit)
						: withPrint(printed(element), target.label),
				tabindex: target === undefined ? -1 : 0,
			});
		}
		return seen;
	}

	/** Brings all animations to their end. */
	function finish() {
		for (const animation of running)
			if (animation.playState !== "finished" && animation.playState !== "idle")
				animation.finish();
		running = [];
		effects.replaceChildren();
	}

	return {
		svg,
		board,
		ghosts,
		effects,
		pan,
		mark,
		find,
		finish,
		/** The middles of the main targets, on the plane. */
		mainTargets() {
			const matrix = svg.getScreenCTM()?.inverse();
			if (matrix === undefined) return [];
			return [...board.querySelectorAll('[data-target="main"]')].map(
				(element): [number, number] => {
					const [x, y] = middle(element);
					const point = new DOMPoint(x, y).matrixTransform(matrix);
					return [point.x, point.y];
				},
			);
		},
		async run(animations: Animation[]) {
			running = animations;
			await Promise.allSettled(
				animations.map((animation) => animation.finished),
			);
			if (running === animations) finish();
		},
		/** Turns the board round, for whoever sits opposite. */
		flip() {
			svg.toggleAttribute("data-flipped");
		},
		/** The first target takes the focus, unless one of the main targets has it. */
		focusTarget() {
			const root = svg.getRootNode() as ShadowRoot | Document;
			if (
				svg.contains(root.activeElement) &&
				root.activeElement?.matches('[data-target="main"]')
			)
				return;
			const first = (board.querySelector('[data-target="main"]') ??
				board.querySelector("[data-target]")) as SVGElement | null;
			first?.focus();
		},
		clear() {
			finish();
			board.replaceChildren();
			ghosts.replaceChildren();
		},
	};
}

/** What is printed on an element of the picture. */
function printed(element: Element) {
	const texts = [...element.querySelectorAll("text")];
	for (const text of texts)
		if (text.nextSibling?.nodeType !== Node.TEXT_NODE) text.after(" ");
	return texts
		.map((text) => text.textContent ?? "")
		.filter(Boolean)
		.join(" ");
}

/** The name of a target has in it what is printed on it: who says what they read to their computer gets it pressed. */
export function withPrint(print: string, label: string) {
	const plain = (words: string) =>
		` ${words
			.toLowerCase()
			.replace(/[^\p{L}\p{N}]+/gu, " ")
			.trim()} `;
	return print === "" || plain(label).includes(plain(print))
		? label
		: `${label}, ${print}`;
}
