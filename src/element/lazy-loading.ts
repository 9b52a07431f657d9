// Lazy loading: what waits until its element comes near the viewport. One observer serves all tables of a page.

/** How far away is near: about a screen, so that a reader who scrolls does not wait. */
const MARGIN = "600px 200px";

const waiting: Map<Element, () => void> = new Map();
let observer: IntersectionObserver | null = null;

/** Runs something once when an element is near. Returns a function that calls it off. */
export function whenNearViewport(
	element: Element,
	run: () => void,
): () => void {
	if (typeof IntersectionObserver === "undefined") {
		run();
		return () => {};
	}
	observer ??= new IntersectionObserver(
		(entries) => {
			for (const { target, isIntersecting } of entries) {
				const due = isIntersecting ? waiting.get(target) : undefined;
				if (due === undefined) continue;
				forget(target);
				due();
			}
		},
		{ rootMargin: MARGIN },
	);
	waiting.set(element, run);
	observer.observe(element);
	return () => forget(element);
}

function forget(element: Element) {
	if (!waiting.delete(element)) return;
	observer?.unobserve(element);
	if (waiting.size === 0) {
		observer?.disconnect();
		observer = null;
	}
}
