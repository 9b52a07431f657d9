// The games that have a picture. One line each; the table loads a renderer when its game is first shown.
//
// How to write one: `renderer.d.ts` beside this file says what each function is given and what it gives back;
// `kopis.js` is the example. In short:
//
//   viewBox(view)                    the part of the plane the picture fills
//   draw(board, context)             the whole picture from the view; things carry `data-thing`
//   targets(moves, chosen, context)  what can be pressed next: { thing, label, move } or { thing, label, chosen } for a step
//   illegal(thing, context)          the move that a press on anything else stands for; the engine says why not
//   nameThing, ask, say, tell, describe, score   words
//   preview(layer, foresight, context)           ghosts of what a target would do, from the engine's own events
//   animate(board, events, context, layer)       Web Animations from the old picture to the one just drawn
//
// Targets whose thing is not in the picture («pass», «accept») become buttons under the question.

/** @typedef {import("../../js/types/index.d.ts").GameId} GameId */
/** @typedef {import("./renderer.d.ts").AnyRenderer} AnyRenderer */

/**
 * What is known of a game before its picture is loaded: how many usually play, how many lines their cards have, whether the
 * picture can be moved about, and how large it is at the beginning, on small screens too where that differs. A table keeps so
 * much room free.
 * @typedef {[width: number, height: number]} Size
 * @typedef {{ load: () => Promise<{ default: unknown }>, title: string, blurb: string, seats: number, lines?: number, pans?: true, size: Size, small?: { upTo: number, size: Size } }} Entry
 */

/** @type {Record<string, Entry>} */
export const RENDERERS = {
  kopis: {
    load: () => import("./kopis.js"),
    title: "Kopis",
    seats: 2,
    size: [812, 812],
    blurb: "Push factions in from the edge of a small board. Stand beside your own fortresses when it ends.",
  },
  "ptites-locos": {
    load: () => import("./ptites-locos.js"),
    title: "Les P'tites Locos",
    seats: 2,
    size: [824, 908],
    blurb: "Drive four locomotives round a yard whose platforms never stay where they are. Three of them home win.",
  },
  troia: {
    load: () => import("./troia.js"),
    title: "Troia",
    seats: 4,
    lines: 2,
    size: [2000, 1712],
    small: { upTo: 640, size: [1280, 3804] },
    blurb: "Dig up the pieces of five cities, examine them in secret, and publish larger groups than anybody before.",
  },
  frachtexpress: {
    load: () => import("./frachtexpress.js"),
    title: "FrachtExpress",
    seats: 3,
    lines: 2,
    pans: true,
    size: [936, 736],
    small: { upTo: 999, size: [624, 916] },
    blurb: "Cards are track, wagons and fuel at once. Lay a network between ten stations and bring freight where it belongs.",
  },
  koplopers: {
    load: () => import("./koplopers.js"),
    title: "Koplopers & Dwarsliggers",
    seats: 4,
    lines: 2,
    pans: true,
    size: [1622, 1880],
    blurb: "Drive, stop, and take everybody aboard. Deliver the most passengers on the Dutch network.",
  },
};

/**
 * The renderer of a game, or null when it has no picture yet.
 * @param {string} id
 * @returns {Promise<AnyRenderer | null>}
 */
export async function rendererOf(id) {
  const entry = Object.hasOwn(RENDERERS, id) ? RENDERERS[id] : undefined;
  if (entry === undefined) return null;
  return /** @type {AnyRenderer} */ ((await entry.load()).default);
}
