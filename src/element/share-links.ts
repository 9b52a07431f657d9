// A game in a link: everything that was played, as text for the fragment of an address.
//
// The text is a letter and base64url. The letter says how to read the rest: "a" is deflated JSON, "b" is plain JSON, for
// browsers that cannot deflate. The JSON is { format, game, rules, setup, moves, seats?, at?, dealt? }: `seats` only where
// several may act at once, `at` where the history stands if that is not its end.
//
// The seed would tell the dice to come, and what is face down. It goes into a link only when the game is over; the link of
// a running game holds the outcomes that were drawn, and the table that opens it draws the next ones itself (`dealt`).
// What a link without a seed leaves to the seed is that of seed 0.
//
// Anybody can write a link. Its length, what it unpacks to, its moves and the time to play them are bounded, and all but the
// time are checked before the first move is played. The moves are played in slices, so that the page stays alive.

import type {
	Actor,
	AnyMove,
	GameId,
	GameInfo,
	NewGame,
} from "../js/types/index.d.ts";
import type { AnyGame } from "./games/renderer.ts";
import { parseJson } from "./json.ts";
import type { Engine } from "./loading.ts";
import { MOST_MOVES } from "./settings.ts";
import type { Watch } from "./slices.ts";
import { inSlices, TooSlow, UNWATCHED, Unwanted } from "./slices.ts";
import { messageOf, Said } from "./words.ts";

type Setup = Record<string, unknown>;
type History = { seat: Actor; move: AnyMove }[];
export type Shared = {
	format?: number;
	game: GameId;
	rules: number;
	setup: Setup;
	moves: AnyMove[];
	seats?: Actor[];
	at?: number;
	dealt?: true;
};

/** Changes when an older table could not read a link, or a newer one those that were. Links made before it have none. */
const FORMAT = 1;
const NAME = "ludo";
/** The most characters of a link: browsers and messengers take no more. */
const MOST_CHARACTERS = 64_000;
/** The most bytes that it unpacks to: the most moves that there may be have fewer. */
const MOST_BYTES = 1_000_000;
/** How many bytes are unpacked at a time. */
const PIECE = 256;
/** The most milliseconds for playing them. */
const MOST_TIME = 5_000;

const stateOf = (game: AnyGame) => JSON.stringify(game.state());

/** Whether something is hidden from somebody. */
function hides(game: AnyGame, { hiddenInformation }: GameInfo) {
	if (!hiddenInformation) return false;
	const all = stateOf(game);
	for (let seat = 0; seat < game.players; seat += 1)
		if (JSON.stringify(game.view(seat)) !== all) return true;
	return false;
}

/**
 * The text in the fragment of an address, or null where the fragment is none of ours. Some programs write other characters for
 * the «=», and a link may be cut: what was meant as one of ours and holds nothing gives an empty text.
 */
export function textIn(hash: string) {
	const plain = decoded(hash);
	const found = plain.match(/[#&]ludo=([^&]*)/i)?.[1];
	if (found !== undefined) return found;
	return plain.toLowerCase() === `#${NAME}` ? "" : null;
}

/** What percent signs stand for; the text as it is where they stand for nothing. */
function decoded(text: string) {
	try {
		return decodeURIComponent(text);
	} catch {
		return text;
	}
}

/** An address with a game in it. */
export function address(page: string, text: string) {
	const url = new URL(page);
	url.hash = `${NAME}=${text}`;
	return url.href;
}

/**
 * The text for a game. Throws an error that says why not, if something in it is still hidden.
 * @param dealt whether its table draws for chance
 */
export async function encode(
	engine: Engine,
	info: GameInfo,
	game: AnyGame,
	dealt: boolean,
) {
	const whole = game.clone();
	try {
		while (whole.redo());
		if (whole.outcome() === null && hides(whole, info))
			throw new Said((words) => words.link.hidden);
		const { ply } = whole;
		if (ply > MOST_MOVES)
			throw new Said(({ link }) => link.tooManyMoves(ply, MOST_MOVES));
		const at = game.ply < whole.ply ? { at: game.ply } : {};
		const wanted = stateOf(game);
		for (const shared of candidates(engine, info, whole, dealt)) {
			const proven = await prove(engine, { ...shared, ...at }, wanted);
			if (proven === null) continue;
			const text = await pack(JSON.stringify(proven));
			if (text.length > MOST_CHARACTERS)
				throw new Said((words) =>
					words.link.tooLong(text.length, MOST_CHARACTERS),
				);
			return text;
		}
		throw new Said((words) => words.link.impossible);
	} finally {
		whole.free();
	}
}

type Candidate = Omit<Shared, "moves" | "seats"> & { history: History };

/** What might go into the link, the shortest first. */
function* candidates(
	engine: Engine,
	info: GameInfo,
	whole: AnyGame,
	dealt: boolean,
): Generator<Candidate> {
	const { setup, rules } = JSON.parse(whole.save());
	const { seed, chance, ...options } = setup as Setup;
	const head = { format: FORMAT, game: whole.id, rules };
	const history: History = whole.history();
	if (whole.outcome() !== null && chance === "auto")
		return yield {
			...head,
			setup: { ...notDefault(info, options), seed },
			history: history.filter(({ seat }) => seat !== "chance"),
		};
	const drawn: { dealt?: true } =
		dealt || chance === "auto" ? { dealt: true } : {};
	const given = (begin: Setup) => ({
		...head,
		setup: { ...begin, chance: "manual" },
		history,
		...drawn,
	});
	yield given(notDefault(info, options));
	const first = create(engine, whole.id, { ...setup, chance: "manual" });
	try {
		yield given({ position: first.state() });
	} finally {
		first.free();
	}
}

/** The options that are not what they are when they are left out. */
function notDefault(info: GameInfo, options: Setup): Setup {
	const defaults: Setup = { players: info.defaultPlayers };
	for (const option of info.options) defaults[option.name] = option.default;
	return Object.fromEntries(
		Object.entries(options).filter(
			([name, value]) =>
				JSON.stringify(value) !== JSON.stringify(defaults[name]),
		),
	);
}

/** What goes into a link, if playing it leads to the position that is wanted. Who made a move stands there only where that does not follow. */
async function prove(
	engine: Engine,
	{ history, ...head }: Candidate,
	wanted: string,
): Promise<Shared | null> {
	const seats: Actor[] = [];
	const game = create(engine, head.game, head.setup);
	function* steps() {
		for (const { seat, move } of history) {
			if (game.actors().length > 1) seats.push(seat);
			yield game.apply(move, seat);
		}
		yield* back(game, head.at);
	}
	try {
		await inSlices(steps(), MOST_TIME, UNWATCHED);
		if (stateOf(game) !== wanted) return null;
	} catch {
		return null;
	} finally {
		game.free();
	}
	const moves = history.map(({ move }) => move);
	return { ...head, moves, ...(seats.length > 0 ? { seats } : {}) };
}

/** Where chance draws nothing by itself, a seed that is not given is 0, so that everybody begins alike. */
function create(engine: Engine, id: GameId, setup: Setup): AnyGame {
	const whole = setup.chance === "manual" ? { seed: 0, ...setup } : setup;
	return engine.createGame(id, whole as NewGame<GameId>);
}

/** The steps back to where the history stood. */
function* back(game: AnyGame, at: number | undefined) {
	while (at !== undefined && game.ply > at && game.undo()) yield;
}

const isObject = (value: unknown): value is Record<string, unknown> =>
	typeof value === "object" && value !== null && !Array.isArray(value);

/** What a text holds; whether it can be played is another question. Throws an error that says what is wrong with it. */
export async function read(text: string): Promise<Shared> {
	if (text.length > MOST_CHARACTERS)
		throw new Said((words) => words.link.tooLong(text.length, MOST_CHARACTERS));
	let shared: unknown;
	try {
		shared = parseJson(await unpack(text));
	} catch (error) {
		throw error instanceof TooBig
			? error
			: new Said((words) => words.link.damaged);
	}
	if (!isObject(shared)) throw new Said((words) => words.link.noGame);
	const { format = FORMAT, at } = shared;
	if (format !== FORMAT)
		throw new Said((words) =>
			words.link.otherFormat(String(format).slice(0, 20), FORMAT),
		);
	const sound =
		typeof shared.game === "string" &&
		isObject(shared.setup) &&
		Array.isArray(shared.moves) &&
		shared.moves.every(isMove) &&
		Array.isArray(shared.seats ?? []) &&
		(at === undefined || (Number.isInteger(at) && Number(at) >= 0));
	if (!sound) throw new Said((words) => words.link.noGame);
	const { moves } = shared as Shared;
	if (moves.length > MOST_MOVES)
		throw new Said((words) =>
			words.link.tooManyMoves(moves.length, MOST_MOVES),
		);
	return shared as Shared;
}

const isMove = (value: unknown) =>
	isObject(value) && typeof value.type === "string";

/**
 * The game that a text held, where its history stood. Throws an error that says why it cannot be played, or an Unwanted.
 * @param watch hears of each slice that was played
 */
export async function open(
	engine: Engine,
	info: GameInfo,
	shared: Shared,
	watch: Watch,
) {
	try {
		return await rebuild(engine, shared, watch);
	} catch (error) {
		if (error instanceof Unwanted) throw error;
		if (error instanceof TooSlow) throw new Said((words) => words.link.tooSlow);
		throw new Said((words) =>
			words.link.unplayable(
				shared.rules !== info.rulesVersion,
				messageOf(error, words),
			),
		);
	}
}

async function rebuild(
	engine: Engine,
	{ game: id, setup, moves, seats = [], at, dealt }: Shared,
	watch: Watch,
) {
	const game = create(engine, id, setup);
	function* steps() {
		let named = 0;
		for (const move of moves) {
			const actors = game.actors();
			const seat = actors.length > 1 ? seats[named++] : actors[0];
			yield game.apply(move, seat);
		}
		yield* back(game, at);
	}
	try {
		await inSlices(steps(), MOST_TIME, watch);
		return { game, dealt: dealt === true };
	} catch (error) {
		game.free();
		throw error;
	}
}

/** A text that unpacks to more than any game has. */
class TooBig extends Said {
	constructor() {
		super(({ link }) => link.tooBig);
	}
}

async function pack(json: string) {
	const bytes = new TextEncoder().encode(json);
	try {
		return `a${base64(await through(bytes, new CompressionStream("deflate-raw")))}`;
	} catch {
		return `b${base64(bytes)}`;
	}
}

async function unpack(text: string) {
	const bytes = Uint8Array.from(
		atob(text.slice(1).replaceAll("-", "+").replaceAll("_", "/")),
		(letter) => letter.charCodeAt(0),
	);
	if (text[0] === "b")
		return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
	if (text[0] !== "a") throw new Error("another format");
	return new TextDecoder("utf-8", { fatal: true }).decode(
		await through(bytes, new DecompressionStream("deflate-raw")),
	);
}

async function through(
	bytes: Uint8Array<ArrayBuffer>,
	stream: CompressionStream | DecompressionStream,
) {
	const reader = inPieces(bytes).pipeThrough(stream).getReader();
	const parts: Uint8Array<ArrayBuffer>[] = [];
	let length = 0;
	for (let next = await reader.read(); !next.done; next = await reader.read()) {
		parts.push(next.value);
		length += next.value.length;
		if (length > MOST_BYTES) {
			// Nobody waits for it: it may already have failed by itself.
			reader.cancel().catch(() => {});
			throw new TooBig();
		}
	}
	return new Uint8Array(await new Blob(parts).arrayBuffer());
}

/** A little at a time: a browser unpacks a piece as a whole, however much is in it. */
function inPieces(bytes: Uint8Array<ArrayBuffer>) {
	let at = 0;
	return new ReadableStream<Uint8Array<ArrayBuffer>>({
		pull(controller) {
			if (at >= bytes.length) return controller.close();
			controller.enqueue(bytes.slice(at, at + PIECE));
			at += PIECE;
		},
	});
}

function base64(bytes: Uint8Array) {
	let text = "";
	for (const byte of bytes) text += String.fromCharCode(byte);
	return btoa(text)
		.replaceAll("+", "-")
		.replaceAll("/", "_")
		.replace(/=+$/, "");
}
