// The place of the question and its buttons. Its height is reserved, so that nothing that is said moves the board.

import type { GameId } from "../../js/types/index.d.ts";
import type { Frame, Names as NamesOf } from "../games/renderer.ts";

/** How high it is where a game says nothing else, in pixels. */
const USUAL: readonly [wide: number, narrow: number] = [98, 138];

/** Keeps the place free that the questions of a game need. */
export function reserve(table: HTMLElement, frame: Frame | null) {
	const [wide, narrow] = frame?.asking ?? USUAL;
	table.style.setProperty("--asking-wide", `${wide}px`);
	table.style.setProperty("--asking-narrow", `${narrow}px`);
}

/** A question that begins with the name of whoever is asked begins with how that person is spoken to. */
export function spokenTo(
	question: string,
	{
		actor,
		name,
	}: Pick<NamesOf<GameId>, "name"> & { actor: number | "chance" | null },
	label: (seat: number) => string,
) {
	if (typeof actor !== "number") return question;
	const called = name(actor);
	const rest = question.slice(called.length);
	// In French a space stands before the colon.
	return question.startsWith(called) && /^\u00a0?: /.test(rest)
		? `${label(actor)}${rest}`
		: question;
}

/** Shows an element of a box that scrolls, and scrolls nothing else. */
export function showWithin(box: Element, element: Element) {
	const [around, at] = [
		box.getBoundingClientRect(),
		element.getBoundingClientRect(),
	];
	if (at.top < around.top) box.scrollTop += at.top - around.top;
	else if (at.bottom > around.bottom)
		box.scrollTop += Math.min(at.bottom - around.bottom, at.top - around.top);
	if (at.left < around.left) box.scrollLeft += at.left - around.left;
	else if (at.right > around.right) box.scrollLeft += at.right - around.right;
}
