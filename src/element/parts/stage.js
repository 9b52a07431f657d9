// The stage: the picture of the board and everything a hand or a key can do with it.
// It knows things and targets, no game and no rule.

import { s, set } from "../svg.js";
import { panning } from "./pan.js";

/** @typedef {import("../games/renderer.d.ts").Target<import("../../js/types/index.d.ts").GameId>} Target */

/**
 * @param {{ press: (thing: string) => void, look: (thing: string | null) => void, above: () => void }} on `above`: the keyboard goes up beyond the board
 */
export function stage(on) {
  const board = s("g", { class: "picture" });
  const ghosts = s("g", { class: "ghosts", "pointer-events": "none", "aria-hidden": "true" });
  const effects = s("g", { class: "effects", "pointer-events": "none", "aria-hidden": "true" });
  const svg = s("svg", { class: "board", part: "board", role: "group", "aria-label": "Board", preserveAspectRatio: "xMidYMin meet" }, board, ghosts, effects);
  const pan = panning(svg);
  /** @type {Animation[]} */
  let running = [];

  /**
   * The thing there. A handle (`data-of`) is a place to press a thing that lies under others; for the keyboard there is the thing.
   * @param {EventTarget | null} from
   */
  function thingAt(from) {
    const found = from instanceof Element ? from.closest("[data-thing], [data-of]") : null;
    return found?.getAttribute("data-thing") ?? found?.getAttribute("data-of") ?? null;
  }

  /** @param {string} thing */
  const find = (thing) => /** @type {SVGElement | null} */ (board.querySelector(`[data-thing="${CSS.escape(thing)}"]`));

  svg.addEventListener("click", (event) => {
    const thing = thingAt(event.target);
    if (pan.moved()) return;
    finish();
    if (thing !== null) on.press(thing);
  });
  svg.addEventListener("pointerover", (event) => {
    if (event.pointerType !== "touch") on.look(thingAt(event.target));
  });
  svg.addEventListener("pointerleave", () => on.look(null));
  svg.addEventListener("focusin", (event) => {
    const thing = thingAt(event.target);
    if (event.target instanceof Element && event.target.matches(":focus-visible")) on.look(thing);
  });
  svg.addEventListener("focusout", () => on.look(null));
  svg.addEventListener("keydown", (event) => {
    const thing = thingAt(event.target);
    if (thing === null || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === "Enter" || event.key === " ") {
      event.preventDefault();
      finish();
      on.press(thing);
    } else if (event.key.startsWith("Arrow")) {
      event.preventDefault();
      const next = beyond(/** @type {Element} */ (event.target), event.key, event.shiftKey);
      if (next !== null) next.focus();
      else if (event.key === "ArrowUp") on.above();
    }
  });

  /**
   * The nearest target in a direction; with `all`, the nearest thing.
   * @param {Element} from
   * @param {string} key
   * @param {boolean} all
   */
  function beyond(from, key, all) {
    const [dx, dy] = { ArrowUp: [0, -1], ArrowDown: [0, 1], ArrowLeft: [-1, 0], ArrowRight: [1, 0] }[key] ?? [0, 0];
    const here = middle(from);
    let best = null;
    let least = Infinity;
    for (const element of board.querySelectorAll(all ? "[data-thing]" : "[data-target]")) {
      if (element === from) continue;
      const there = middle(element);
      const [x, y] = [there[0] - here[0], there[1] - here[1]];
      const along = x * (dx ?? 0) + y * (dy ?? 0);
      const across = Math.abs(x * (dy ?? 0)) + Math.abs(y * (dx ?? 0));
      if (along <= 1) continue;
      const distance = along + 2 * across;
      if (distance < least) [best, least] = [element, distance];
    }
    return /** @type {SVGElement | null} */ (best);
  }

  /** @param {Element} element @returns {[number, number]} */
  function middle(element) {
    const box = element.getBoundingClientRect();
    return [box.x + box.width / 2, box.y + box.height / 2];
  }

  /**
   * Says which things are targets, and gives every thing its name. Returns the targets that are not in the picture.
   * @param {Target[]} targets
   * @param {(thing: string) => string} nameThing
   */
  function mark(targets, nameThing) {
    const byThing = new Map(targets.map((target) => [target.thing, target]));
    const seen = new Set();
    for (const element of board.querySelectorAll("[data-thing]")) {
      const thing = element.getAttribute("data-thing") ?? "";
      const target = byThing.get(thing);
      seen.add(thing);
      set(element, {
        role: target === undefined ? "img" : "button",
        "data-target": target === undefined ? null : (target.look ?? "main"),
        "aria-pressed": target?.look === "selected" ? "true" : null,
        "aria-label": target === undefined ? nameThing(thing) : withPrint(element, target.label),
        tabindex: target === undefined ? -1 : 0,
      });
    }
    return targets.filter((target) => !seen.has(target.thing));
  }

  /** Brings all animations to their end. */
  function finish() {
    for (const animation of running) if (animation.playState !== "finished" && animation.playState !== "idle") animation.finish();
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
    /**
     * @param {Animation[]} animations
     */
    async run(animations) {
      running = animations;
      await Promise.allSettled(animations.map((animation) => animation.finished));
      if (running === animations) finish();
    },
    /**
     * It shakes its head.
     * @param {string} thing
     */
    shake(thing) {
      const frames = [0, -5, 5, -4, 4, 0].map((x) => ({ translate: `${x}px 0` }));
      find(thing)?.animate(frames, { duration: 240, easing: "ease-in-out" });
    },
    /** The first target takes the focus, unless one of the main targets has it. */
    focusTarget() {
      const root = /** @type {ShadowRoot | Document} */ (svg.getRootNode());
      if (svg.contains(root.activeElement) && root.activeElement?.matches('[data-target="main"]')) return;
      const first = /** @type {SVGElement | null} */ (board.querySelector('[data-target="main"]') ?? board.querySelector("[data-target]"));
      first?.focus();
    },
    clear() {
      finish();
      board.replaceChildren();
      ghosts.replaceChildren();
    },
  };
}

/**
 * The name of a target has in it what is printed on it: who says what they read to their computer gets it pressed.
 * @param {Element} element
 * @param {string} label
 */
function withPrint(element, label) {
  const texts = [...element.querySelectorAll("text")];
  for (const text of texts) if (text.nextSibling?.nodeType !== Node.TEXT_NODE) text.after(" ");
  const printed = texts.map((text) => text.textContent ?? "").filter(Boolean).join(" ");
  const plain = (/** @type {string} */ words) => ` ${words.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, " ").trim()} `;
  return printed === "" || plain(label).includes(plain(printed)) ? label : `${label}, ${printed}`;
}
