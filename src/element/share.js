// A game in a link: everything that was played, as text for the fragment of an address.
//
// The text is a letter and base64url. The letter says how to read the rest: "a" is deflated JSON, "b" is plain JSON, for
// browsers that cannot deflate. The JSON is { game, rules, setup, moves, seats?, at?, dealt? }: `seats` only where several
// may act at once, `at` where the history stands if that is not its end.
//
// The seed would tell the dice to come, and what is face down. It goes into a link only when the game is over; the link of
// a running game holds the outcomes that were drawn, and the table that opens it draws the next ones itself (`dealt`).

/** @typedef {import("./engine.js").Engine} Engine */
/** @typedef {import("./games/renderer.d.ts").AnyGame} AnyGame */
/** @typedef {import("../js/types/index.d.ts").Actor} Actor */
/** @typedef {import("../js/types/index.d.ts").AnyMove} AnyMove */
/** @typedef {import("../js/types/index.d.ts").GameId} GameId */
/** @typedef {{ game: string, rules: number, setup: Record<string, unknown>, moves: AnyMove[], seats?: Actor[], at?: number, dealt?: true }} Shared */

const NAME = "ludo";
/** More text than any game has: what inflates to more is none. */
const MOST = 2_000_000;

/** @type {(game: AnyGame) => string} */
const stateOf = (game) => JSON.stringify(game.state());

/**
 * Whether something is hidden from somebody.
 * @param {AnyGame} game
 */
export function hides(game) {
  const all = stateOf(game);
  for (let seat = 0; seat < game.players; seat += 1) if (JSON.stringify(game.view(seat)) !== all) return true;
  return false;
}

/**
 * The text in the fragment of an address, or null.
 * @param {string} hash
 */
export function textIn(hash) {
  return hash.match(/[#&]ludo=([^&]*)/)?.[1] ?? null;
}

/**
 * An address with a game in it.
 * @param {string} page
 * @param {string} text
 */
export function address(page, text) {
  const url = new URL(page);
  url.hash = `${NAME}=${text}`;
  return url.href;
}

/**
 * The text for a game. Throws an error that says why not, if something in it is still hidden.
 * @param {Engine} engine
 * @param {AnyGame} game
 * @param {boolean} dealt whether its table draws for chance
 */
export async function encode(engine, game, dealt) {
  const whole = game.clone();
  try {
    while (whole.redo());
    if (whole.outcome() === null && hides(whole)) {
      throw new Error("Something in this game is still hidden, and a link would give it away. When the game is over, the link of the whole game can be copied here.");
    }
    const shared = sharedOf(engine, whole, dealt);
    if (game.ply < whole.ply) shared.at = game.ply;
    const proof = rebuild(engine, shared).game;
    const same = stateOf(proof) === stateOf(game);
    proof.free();
    if (!same) throw new Error("This game cannot be put into a link.");
    return await pack(JSON.stringify(shared));
  } finally {
    whole.free();
  }
}

/**
 * @param {Engine} engine
 * @param {AnyGame} whole
 * @param {boolean} dealt
 * @returns {Shared}
 */
function sharedOf(engine, whole, dealt) {
  const { setup, rules } = JSON.parse(whole.save());
  const { seed, chance, ...options } = setup;
  const history = whole.history();
  const drew = history.some(({ seat }) => seat === "chance");
  const free = freeOfSeed(engine, whole.id, setup);
  // What the seed decided lies open once the game is over; before that it stays here.
  if (whole.outcome() !== null && chance === "auto" && (drew || !free)) {
    return listed(engine, { game: whole.id, rules, setup: { ...lean(engine, whole.id, options), seed } }, history.filter(({ seat }) => seat !== "chance"));
  }
  const begun = free ? lean(engine, whole.id, options) : { position: begin(engine, whole.id, { ...options, seed, chance: "manual" }, (game) => game.state()) };
  const byHand = chance === "manual" || drew;
  const shared = listed(engine, { game: whole.id, rules, setup: byHand ? { ...begun, chance: "manual" } : begun }, history);
  return byHand && (dealt || chance === "auto") ? { ...shared, dealt: true } : shared;
}

/**
 * @template T
 * @param {Engine} engine
 * @param {string} id
 * @param {Record<string, unknown>} setup
 * @param {(game: AnyGame) => T} look
 */
function begin(engine, id, setup, look) {
  const game = engine.createGame(/** @type {GameId} */ (id), /** @type {any} */ (setup));
  try {
    return look(game);
  } finally {
    game.free();
  }
}

/**
 * Whether a game begins the same whatever the seed.
 * @param {Engine} engine
 * @param {string} id
 * @param {Record<string, unknown>} setup
 */
function freeOfSeed(engine, id, setup) {
  const first = (/** @type {unknown} */ seed) => begin(engine, id, { ...setup, seed, chance: "manual" }, stateOf);
  const mine = first(setup.seed);
  return [1, 2, 3, 4, 5, 6, 7, 8].every((seed) => first(seed) === mine);
}

/**
 * The options that are not as they are anyway.
 * @param {Engine} engine
 * @param {string} id
 * @param {Record<string, unknown>} options
 */
function lean(engine, id, options) {
  if ("position" in options) return options;
  const usual = JSON.parse(begin(engine, id, { seed: 0 }, (game) => game.save())).setup;
  return Object.fromEntries(Object.entries(options).filter(([name, value]) => JSON.stringify(value) !== JSON.stringify(usual[name])));
}

/**
 * The moves in order; who made them only where that does not follow.
 * @param {Engine} engine
 * @param {Pick<Shared, "game" | "rules" | "setup">} head
 * @param {{ seat: Actor, move: AnyMove }[]} history
 * @returns {Shared}
 */
function listed(engine, head, history) {
  /** @type {Actor[]} */
  const seats = [];
  begin(engine, head.game, head.setup, (game) => {
    for (const { seat, move } of history) {
      if (game.actors().length > 1) seats.push(seat);
      game.apply(move, seat);
    }
  });
  const moves = history.map(({ move }) => move);
  return seats.length > 0 ? { ...head, moves, seats } : { ...head, moves };
}

/**
 * What a text holds; whether it can be played is another question. Throws an error that says what is wrong with it.
 * @param {string} text
 * @returns {Promise<Shared>}
 */
export async function read(text) {
  /** @type {any} */
  let shared;
  try {
    shared = JSON.parse(await unpack(text));
  } catch {
    throw new Error("This link is damaged: no game can be read from it.");
  }
  const plain = (/** @type {unknown} */ value) => typeof value === "object" && value !== null && !Array.isArray(value);
  const sound = plain(shared) && typeof shared.game === "string" && plain(shared.setup) && Array.isArray(shared.moves) && Array.isArray(shared.seats ?? []);
  if (!sound || !(shared.at === undefined || Number.isInteger(shared.at))) throw new Error("This link is damaged: what it holds is no game.");
  return shared;
}

/**
 * The game that a text held, where its history stood. Throws an error that says why it cannot be played.
 * @param {Engine} engine
 * @param {Shared} shared
 */
export function open(engine, shared) {
  const info = engine.games().find(({ id }) => id === shared.game);
  try {
    return rebuild(engine, shared);
  } catch (error) {
    const older = shared.rules === info?.rulesVersion ? "" : " It was made with another version of the rules.";
    throw new Error(`The game in this link cannot be played.${older} ${error instanceof Error ? `It stops here: ${error.message}.` : ""}`);
  }
}

/**
 * @param {Engine} engine
 * @param {Shared} shared
 */
function rebuild(engine, { game: id, setup, moves, seats = [], at, dealt }) {
  const game = engine.createGame(/** @type {GameId} */ (id), /** @type {any} */ (setup));
  try {
    const named = [...seats];
    for (const move of moves) {
      const actors = game.actors();
      game.apply(move, actors.length > 1 ? named.shift() : actors[0]);
    }
    while (at !== undefined && game.ply > at && game.undo());
    return { game, dealt: dealt === true };
  } catch (error) {
    game.free();
    throw error;
  }
}

/** @param {string} json */
async function pack(json) {
  const bytes = new TextEncoder().encode(json);
  try {
    return `a${base64(await through(bytes, new CompressionStream("deflate-raw")))}`;
  } catch {
    return `b${base64(bytes)}`;
  }
}

/** @param {string} text */
async function unpack(text) {
  const bytes = Uint8Array.from(atob(text.slice(1).replaceAll("-", "+").replaceAll("_", "/")), (letter) => letter.charCodeAt(0));
  if (text[0] === "b") return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  if (text[0] !== "a") throw new Error("another format");
  return new TextDecoder("utf-8", { fatal: true }).decode(await through(bytes, new DecompressionStream("deflate-raw")));
}

/**
 * @param {Uint8Array<ArrayBuffer>} bytes
 * @param {CompressionStream | DecompressionStream} stream
 */
async function through(bytes, stream) {
  const reader = new Blob([bytes]).stream().pipeThrough(stream).getReader();
  /** @type {Uint8Array<ArrayBuffer>[]} */
  const parts = [];
  let length = 0;
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    parts.push(next.value);
    length += next.value.length;
    if (length > MOST) {
      await reader.cancel();
      throw new Error("too long");
    }
  }
  return new Uint8Array(await new Blob(parts).arrayBuffer());
}

/** @param {Uint8Array} bytes */
function base64(bytes) {
  let text = "";
  for (const byte of bytes) text += String.fromCharCode(byte);
  return btoa(text).replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
}
