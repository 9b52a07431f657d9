// HTML beside the board that belongs to a player, drawn by the renderer and pressed as the board is.

import type { GameId } from "../../js/types/index.d.ts";
import type { Target as TargetOf } from "../games/renderer.ts";
import { h, set } from "../svg.ts";
import { withPrint } from "./stage.ts";

type Target = TargetOf<GameId>;

export function beside(
	name: string,
	on: { press: (hit: string) => void; look: (hit: string | null) => void },
) {
	const element = h("div", { class: name, part: name });
	const all = () => [...element.querySelectorAll<HTMLElement>("[data-hit]")];
	const find = (hit: string) =>
		all().find((each) => each.dataset.hit === hit) ?? null;

	function hitOf({ target }: Event) {
		const found =
			target instanceof Element ? target.closest("[data-hit]") : null;
		return found?.getAttribute("data-hit") ?? null;
	}

	/** How far what scrolls has been scrolled: heard, since asking would lay the page out. */
	const scrolled: Map<string, { left: number; top: number }> = new Map();
	element.addEventListener(
		"scroll",
		({ target }) => {
			if (!(target instanceof HTMLElement)) return;
			const { scrollLeft: left, scrollTop: top, dataset } = target;
			const key = dataset.scrolls ?? "";
			if (left === 0 && top === 0) scrolled.delete(key);
			else scrolled.set(key, { left, top });
		},
		{ capture: true, passive: true },
	);
	element.addEventListener("click", (event) => {
		const hit = hitOf(event);
		if (hit !== null) on.press(hit);
	});
	element.addEventListener("pointerover", (event) => {
		if (event.pointerType !== "touch") on.look(hitOf(event));
	});
	element.addEventListener("pointerleave", () => on.look(null));
	element.addEventListener("focusin", (event) => {
		if (
			event.target instanceof Element &&
			event.target.matches(":focus-visible")
		)
			on.look(hitOf(event));
	});
	element.addEventListener("focusout", () => on.look(null));

	return {
		element,
		find,
		/** Everything anew; the keyboard stays where it was, if that is still there. */
		draw(fill: (place: HTMLElement) => void) {
			const { activeElement } = element.getRootNode() as ShadowRoot | Document;
			const focused = element.contains(activeElement)
				? (activeElement as HTMLElement).dataset.hit
				: undefined;
			element.replaceChildren();
			fill(element);
			for (const each of element.querySelectorAll("[data-scrolls]")) {
				const at = scrolled.get(each.getAttribute("data-scrolls") ?? "");
				if (at !== undefined) each.scrollTo(at);
			}
			if (focused !== undefined) find(focused)?.focus();
		},
		/** Says which buttons are targets and names them all. Returns their hit ids. */
		mark(targets: Target[], nameHit: (hit: string) => string) {
			const byHit = new Map(targets.map((target) => [target.hit, target]));
			for (const each of all()) {
				const hit = each.dataset.hit ?? "";
				const target = byHit.get(hit);
				set(each, {
					"data-target": target === undefined ? null : (target.look ?? "main"),
					"aria-pressed": target?.look === "selected" ? "true" : null,
					"aria-label": withPrint(
						(each.textContent ?? "").replace(/\s+/g, " ").trim(),
						target?.label ?? nameHit(hit),
					),
				});
			}
			return new Set(all().map((each) => each.dataset.hit ?? ""));
		},
	};
}
