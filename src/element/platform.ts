// What every browser has and the documents of test tools (jsdom, happy-dom) may lack: media queries, animations, `CSS.escape`,
// sizes.

/** Whether a media query holds. Where there is no screen, none does. */
export const holds = (query: string) =>
	globalThis.matchMedia?.(query).matches ?? false;

/** Whether things simply change: a visitor wishes it, or nothing can move here. */
export const isStill = () =>
	typeof Element.prototype.animate !== "function" ||
	holds("(prefers-reduced-motion: reduce)");

/** A selector for elements with this value of an attribute. */
export const withValue = (name: string, value: string) =>
	`[${name}="${value.replace(/["\\]/g, "\\$&")}"]`;

/** Scrolls an element into view, where anything scrolls. */
export function bringIntoView(
	element: Element | null | undefined,
	options: ScrollIntoViewOptions,
) {
	element?.scrollIntoView?.(options);
}

/** Hears of every change of an element's size, where anything has one. Gives what ends it. */
export function watchSize(element: Element, changed: () => void) {
	if (typeof ResizeObserver === "undefined") return () => {};
	const observer = new ResizeObserver(changed);
	observer.observe(element);
	return () => observer.disconnect();
}

/** Opens a dialog over the page; where dialogs are not known, it is simply shown. */
export function openModal(dialog: HTMLDialogElement) {
	if (typeof dialog.showModal === "function") dialog.showModal();
	else dialog.setAttribute("open", "");
}

/**
 * Runs something when everything that happens now has happened, unless the window of a test is closed by then. Not by
 * `queueMicrotask`: that of jsdom throws in a closed window.
 */
export async function soon(run: () => unknown) {
	await Promise.resolve();
	if (typeof document !== "undefined") await run();
}
