// Links with a game in them, opened by a page: which table takes which link.

import { read, textIn } from "./share.js";

/** @typedef {import("./share.js").Shared} Shared */
/**
 * A table that may take a link.
 * @typedef {object} Taker
 * @property {HTMLElement} element
 * @property {() => string | null} wants the game it plays; null if it takes no links
 * @property {(shared: Shared) => void} open
 * @property {(message: string) => void} complain
 */

/** How long a page may take to make the table that a link is for. */
const PATIENCE = 1000;

/** @type {Set<Taker>} */
const takers = new Set();
/** The link that was opened last. @type {string | null} */
let taken = null;
let due = false;
/** @type {ReturnType<typeof setTimeout> | undefined} */
let patience;

/** Looks again when everything that happens now has happened. */
function look() {
  if (due) return;
  due = true;
  queueMicrotask(() => {
    due = false;
    void follow();
  });
}

const moved = () => {
  taken = null;
  look();
};

/** The tables that take links, in the order of the document. */
function able() {
  const following = (/** @type {Taker} */ a, /** @type {Taker} */ b) => (a.element.compareDocumentPosition(b.element) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1);
  return [...takers].filter((taker) => taker.wants() !== null).sort(following);
}

async function follow() {
  const text = textIn(location.hash);
  if (text === null || text === taken || able().length === 0) return;
  /** @type {Shared} */
  let shared;
  try {
    shared = await read(text);
  } catch (error) {
    if (text === taken) return;
    taken = text;
    able()[0]?.complain(error instanceof Error ? error.message : String(error));
    return;
  }
  clearTimeout(patience);
  if (text === taken) return;
  const taker = able().find((each) => each.wants() === shared.game);
  if (taker !== undefined) {
    taken = text;
    taker.open(shared);
    return;
  }
  patience = setTimeout(() => {
    if (text === taken) return;
    taken = text;
    able()[0]?.complain(`This link holds a game of «${shared.game.slice(0, 40)}», which is not played here.`);
  }, PATIENCE);
}

/**
 * A table comes to the page. Returns a function that takes it away.
 * @param {Taker} taker
 */
export function join(taker) {
  if (takers.size === 0) window.addEventListener("hashchange", moved);
  takers.add(taker);
  look();
  return () => {
    takers.delete(taker);
    if (takers.size === 0) {
      window.removeEventListener("hashchange", moved);
      clearTimeout(patience);
    }
  };
}

/** The game has gone on: the address no longer says where it stands. */
export function forget() {
  if (textIn(location.hash) !== null) history.replaceState(history.state, "", location.pathname + location.search);
}
