// The way to a move: which targets are to be pressed, one after the other, to make it.

/** @typedef {import("../js/types/index.d.ts").GameId} GameId */
/** @typedef {import("../js/types/index.d.ts").AnyMove} AnyMove */
/** @typedef {import("./games/renderer.d.ts").AnyRenderer} AnyRenderer */
/** @typedef {import("./games/renderer.d.ts").Context<GameId>} Context */
/** @typedef {import("./games/renderer.d.ts").Target<GameId>} Target */

/** More steps than any way has. */
const MOST = 2000;

/**
 * A value as text, whatever the order of its fields.
 * @param {unknown} value
 */
const canonical = (value) => JSON.stringify(value, (_, part) =>
  part !== null && typeof part === "object" && !Array.isArray(part) ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1))) : part);

/**
 * The shortest way to a move from the beginning of the turn; empty when the board offers none.
 * @param {AnyRenderer} renderer
 * @param {Context} context
 * @param {AnyMove} move
 * @returns {Target[]}
 */
export function wayTo(renderer, context, move) {
  const wanted = canonical(move);
  /** @type {{ chosen: string[], path: Target[] }[]} */
  const queue = [{ chosen: [], path: [] }];
  const seen = new Set(["[]"]);
  for (let n = 0; n < queue.length && n < MOST; n += 1) {
    const { chosen, path } = /** @type {{ chosen: string[], path: Target[] }} */ (queue[n]);
    const targets = renderer.targets(context.moves, chosen, { ...context, chosen });
    const last = targets.find((target) => target.move !== undefined && canonical(target.move) === wanted);
    if (last !== undefined) return [...path, last];
    for (const target of targets) {
      const key = JSON.stringify(target.chosen);
      if (target.chosen === undefined || seen.has(key)) continue;
      seen.add(key);
      queue.push({ chosen: target.chosen, path: [...path, target] });
    }
  }
  return [];
}

/**
 * What a bot would do, in words.
 * @param {import("./thinking.js").Suggestion} suggestion
 * @param {Target[]} way
 * @param {string} lang
 */
export function advice({ move, value, exact }, way, lang) {
  const words = way.map((target) => target.label).join(", then ") || JSON.stringify(move);
  const percent = new Intl.NumberFormat(lang, { style: "percent" }).format(value);
  return `Hint: ${words} (${percent}${exact ? ", proven" : ""}).`;
}
