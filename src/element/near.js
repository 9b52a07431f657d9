// When an element comes near the viewport. One observer serves all tables of a page.

/** How far away is near: about a screen, so that a reader who scrolls does not wait. */
const MARGIN = "600px 200px";

/** @type {Map<Element, () => void>} */
const waiting = new Map();
/** @type {IntersectionObserver | null} */
let observer = null;

/**
 * Runs something once when an element is near. Returns a function that calls it off.
 * @param {Element} element
 * @param {() => void} run
 * @returns {() => void}
 */
export function whenNear(element, run) {
  if (typeof IntersectionObserver === "undefined") {
    run();
    return () => {};
  }
  observer ??= new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      const due = isIntersecting ? waiting.get(target) : undefined;
      if (due === undefined) continue;
      forget(target);
      due();
    }
  }, { rootMargin: MARGIN });
  waiting.set(element, run);
  observer.observe(element);
  return () => forget(element);
}

/** @param {Element} element */
function forget(element) {
  if (!waiting.delete(element)) return;
  observer?.unobserve(element);
  if (waiting.size === 0) {
    observer?.disconnect();
    observer = null;
  }
}
