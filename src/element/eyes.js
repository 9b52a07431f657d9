// Who acts, who sees, and what may be foreseen: questions about a game that the table asks the engine again and again.

/** @typedef {import("../../pkg/web.js").GameId} GameId */
/** @typedef {import("../../pkg/web.js").Actor} Actor */
/** @typedef {import("./games/renderer.d.ts").AnyGame} AnyGame */
/** @typedef {import("./games/renderer.d.ts").Target<GameId>} Target */
/** @typedef {import("./games/renderer.d.ts").Foresight<GameId>} Foresight */
/** @typedef {import("./games/renderer.d.ts").Context<GameId>} Context */
/** @typedef {import("../../pkg/web.js").AnyEvent} AnyEvent */

/**
 * Whether some seat may not see what another sees.
 * @param {AnyGame} game
 */
export function hasSecrets(game) {
  const first = JSON.stringify(game.view(0));
  for (let seat = 1; seat < game.players; seat += 1) if (JSON.stringify(game.view(seat)) !== first) return true;
  return false;
}

/**
 * Who is asked at this table: the seat it belongs to, else whoever was shown last, else the first who is to act.
 * @param {AnyGame} game
 * @param {string} view the attribute: "actor", "all" or a seat
 * @param {number | null} shown
 * @returns {Actor | null}
 */
export function askedOf(game, view, shown) {
  const actors = game.actors();
  if (view !== "actor" && view !== "all") return actors.includes(Number(view)) ? Number(view) : actors[0] === "chance" ? "chance" : null;
  return (shown !== null && actors.includes(shown) ? shown : actors[0]) ?? null;
}

/**
 * Whose eyes a table has; null sees everything.
 * @param {AnyGame} game
 * @param {string} view
 * @param {Actor | null} asked
 * @param {number | null} shown
 */
export function eyesOf(game, view, asked, shown) {
  if (view === "all" || (view === "actor" && game.outcome() !== null)) return null;
  if (view !== "actor") return Number(view);
  return typeof asked === "number" ? asked : shown;
}

/**
 * What a renderer may know.
 * @param {AnyGame} game
 * @param {Pick<Context, "seat" | "actor" | "moves" | "still" | "chosen" | "name"> & { entries: { ply: number, event: AnyEvent }[] }} given
 * @returns {Context}
 */
export function contextOf(game, { entries, ...given }) {
  const last = entries.at(-1)?.ply;
  return {
    ...given,
    view: given.seat === null ? game.state() : game.view(given.seat),
    acting: game.actors(),
    players: game.players,
    events: entries.filter(({ ply }) => ply === last).map(({ event }) => event),
    outcome: game.outcome(),
    check: (move) => game.check(move, given.actor ?? undefined),
  };
}

/**
 * What a target would do, tried on a copy. Nothing comes back of a move that would reveal something; where nothing is
 * hidden, a move that leads to a draw is shown up to the draw.
 * @param {AnyGame} game
 * @param {Target} target
 * @param {Actor | null} actor
 * @returns {Foresight}
 */
export function foresee(game, target, actor) {
  if (target.move === undefined || typeof actor !== "number") return { target, events: null, after: null };
  const copy = game.clone();
  try {
    copy.apply(target.move, actor);
    if (!copy.canUndo(actor)) {
      if (hasSecrets(game)) return { target, events: null, after: null };
      const own = copy.log({ from: game.ply }).filter(({ ply }) => ply === game.ply);
      return { target, events: own.map(({ event }) => event), after: null };
    }
    return { target, events: copy.log({ from: game.ply, seat: actor }).map(({ event }) => event), after: copy.view(actor) };
  } finally {
    copy.free();
  }
}

/**
 * Whether there is a move to take back; with secrets, only one that gives nothing away.
 * @param {AnyGame} game
 */
export function mayUndo(game) {
  const last = game.history().findLast(({ seat }) => seat !== "chance")?.seat;
  return typeof last === "number" && (!hasSecrets(game) || game.canUndo(last));
}

/** @param {AnyGame} game */
export function mayRedo(game) {
  const copy = game.clone();
  const may = copy.redo();
  copy.free();
  return may;
}

/**
 * Chance by hand, drawn after all: one of the outcomes, by their weights.
 * @param {AnyGame} game
 */
export function drawn(game) {
  const outcomes = game.chanceOutcomes();
  let at = Math.random() * outcomes.reduce((sum, { weight }) => sum + weight, 0);
  return outcomes.find(({ weight }) => (at -= weight) < 0)?.move ?? null;
}
