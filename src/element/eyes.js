// Who acts, who sees, and what may be foreseen: questions about a game that the table asks the engine again and again.

/** @typedef {import("../js/types/index.d.ts").GameId} GameId */
/** @typedef {import("../js/types/index.d.ts").Actor} Actor */
/** @typedef {import("./games/renderer.d.ts").AnyGame} AnyGame */
/** @typedef {import("./games/renderer.d.ts").Target<GameId>} Target */
/** @typedef {import("./games/renderer.d.ts").Foresight<GameId>} Foresight */
/** @typedef {import("./games/renderer.d.ts").Context<GameId>} Context */
/** @typedef {import("../js/types/index.d.ts").AnyEvent} AnyEvent */

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
 * Who sits at a table: which seats persons play, and whether the table draws for chance.
 * @typedef {{ players: import("./settings.js").Player[], dealt: boolean }} Company
 */

/**
 * The seats that persons play.
 * @param {Company} company
 */
export function persons({ players }) {
  return players.flatMap(({ kind }, seat) => (kind === "person" ? [seat] : []));
}

/**
 * Who is asked at this table: the seat it belongs to, else whoever was shown last, else the first who is to act. Bots and
 * seats that a script plays are not asked.
 * @param {AnyGame} game
 * @param {"actor" | "all" | number} view
 * @param {number | null} shown
 * @param {Company} company
 * @returns {Actor | null}
 */
export function askedOf(game, view, shown, company) {
  const actors = game.actors().filter((who) => (who === "chance" ? !company.dealt : company.players[who]?.kind === "person"));
  if (typeof view === "number") return actors.includes(view) ? view : actors[0] === "chance" ? "chance" : null;
  return (shown !== null && actors.includes(shown) ? shown : actors[0]) ?? null;
}

/**
 * Whose eyes a table has; null sees everything. Where one person plays, those are that person's; where none does, everything is shown.
 * @param {AnyGame} game
 * @param {"actor" | "all" | number} view
 * @param {Actor | null} asked
 * @param {number | null} shown
 * @param {Company} company
 */
export function eyesOf(game, view, asked, shown, company) {
  if (typeof view === "number") return view;
  const seats = persons(company);
  if (view === "all" || seats.length === 0 || game.outcome() !== null) return null;
  if (seats.length === 1) return seats[0] ?? null;
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
 * Whether there is a move to take back: one of a person. With secrets and several persons, only one that gives nothing away.
 * @param {AnyGame} game
 * @param {Company} company
 */
export function mayUndo(game, company) {
  const seats = persons(company);
  if (!game.history().some(({ seat }) => typeof seat === "number" && seats.includes(seat))) return false;
  if (seats.length === 1 || !hasSecrets(game)) return true;
  const last = game.history().findLast(({ seat }) => seat !== "chance")?.seat;
  return typeof last === "number" && seats.includes(last) && game.canUndo(last);
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

/**
 * Where the table draws for chance, it does so at once.
 * @param {AnyGame} game
 * @param {Company} company
 */
export function deal(game, { dealt }) {
  while (dealt && game.actors()[0] === "chance") {
    const move = drawn(game);
    if (move === null) return;
    game.apply(move, "chance");
  }
}

/**
 * Whether no person is asked now: bots, scripts and the table's own draws come first. Where no person plays, only the draws do.
 * @param {AnyGame} game
 * @param {Company} company
 */
export function passes(game, company) {
  const actors = game.actors();
  if (actors.length === 0 || persons(company).length === 0) return actors[0] === "chance" && company.dealt;
  return !actors.some((who) => (who === "chance" ? !company.dealt : company.players[who]?.kind === "person"));
}

/**
 * Goes back to the beginning of a game, wherever it stands. Returns how many steps there are to its end.
 * @param {AnyGame} game
 */
export function rewound(game) {
  while (game.redo());
  let steps = 0;
  while (game.undo()) steps += 1;
  return steps;
}
