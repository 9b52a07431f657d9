// How a game on a table begins: by its attributes. What the engine refuses is said by the name of the attribute.

import type {
	GameId,
	GameInfo,
	Language,
	NewGame,
} from "../js/types/index.d.ts";
import type { AnyGame } from "./games/renderer.ts";
import type { Engine } from "./loading.ts";
import type { SessionOptions } from "./session.ts";
import type { ListedMove, Player, Settings } from "./settings.ts";
import { Wrong } from "./settings.ts";
import { keptText, storedIn } from "./storage.ts";
import { messageOf, Said, sentence, type Words } from "./words.ts";

const said = (error: unknown, words: Words) =>
	sentence(messageOf(error, words));

/** What is said of an example of the rulebook before the first move. */
export function described(
	engine: Engine,
	id: GameId,
	scenario: unknown,
	language: Language,
) {
	const example = engine
		.scenarios(id, language)
		.find((each) => each.id === scenario);
	return example === undefined ? "" : `${example.title}. ${example.note}`;
}

/** A game and how it comes onto the table. */
export type Opening = { game: AnyGame } & SessionOptions;

/** What this browser kept and this table cannot play on. */
export class Unplayable extends Said {
	constructor(
		say: (words: Words) => string,
		readonly text: string,
	) {
		super(say);
	}
}

/** The game of a text that was stored. Throws an Unplayable that says why it cannot be played on. */
export function resumed(engine: Engine, id: GameId, text: string): Opening {
	let save: string;
	let rest: SessionOptions;
	try {
		const { names, players, dealt, ...stored } = storedIn(text);
		[save, rest] = [stored.save, { names, players, dealt }];
	} catch (error) {
		throw new Unplayable((words) => messageOf(error, words), text);
	}
	try {
		const game = engine.restoreGame(save);
		if (game.id === id) return { game, ...rest };
		const theirs = game.id;
		game.free();
		throw new Said((words) => words.table.isGameOf(theirs));
	} catch (error) {
		throw new Unplayable(
			(words) => words.storage.unplayable(messageOf(error, words)),
			text,
		);
	}
}

/**
 * The game that this browser kept, with its text, if it is wanted here: not where the page asks for something else.
 * Throws an Unplayable that says why it cannot be played on.
 */
export function kept(
	engine: Engine,
	{ id }: GameInfo,
	{ keep, scenario, moveList, options, players }: Settings,
): (Opening & { text: string }) | null {
	const plain =
		scenario === null && moveList === null && Object.keys(options).length === 0;
	const text = keep && plain ? keptText(id) : null;
	if (text === null) return null;
	const opening = resumed(engine, id, text);
	if (players.length > opening.game.players) {
		opening.game.free();
		return null;
	}
	// Who plays is said by the attribute, if it says so.
	return { ...opening, text, ...(players.length > 0 ? { players } : {}) };
}

/** The game that the attributes ask for. */
export function fresh(
	engine: Engine,
	info: GameInfo,
	settings: Settings,
): Opening {
	const game = begun(engine, info, settings);
	const { players, solo, scenario, moveList } = settings;
	const seated =
		solo && players.length === 0 && scenario === null && moveList === null;
	return {
		game,
		preface: described(engine, info.id, scenario, settings.language),
		...(seated ? { players: againstBots(game.players) } : {}),
	};
}

/** One person, and an easy bot in every other seat. */
const againstBots = (seats: number): Player[] =>
	Array.from({ length: seats }, (_, seat) =>
		seat === 0 ? { kind: "person" } : { kind: "bot", level: "easy" },
	);

/** That game at its beginning; a replay with everything still to come. */
function begun(engine: Engine, info: GameInfo, settings: Settings) {
	const { scenario, moveList, players } = settings;
	const known: string[] = engine.scenarios(info.id).map(({ id }) => id);
	if (scenario !== null && !known.includes(scenario))
		throw new Wrong("scenario", scenario, ({ attribute }) =>
			attribute.oneOfThese(known),
		);
	const options: Record<string, unknown> = { ...settings.options };
	if (scenario !== null) options.scenario = scenario;
	// As many players as are named, where nothing else says how many.
	const open =
		scenario === null &&
		!("position" in options) &&
		!("players" in options) &&
		info.minPlayers < info.maxPlayers;
	if (open && players.length >= info.minPlayers)
		options.players = Math.min(players.length, info.maxPlayers);
	// A list that says what chance drew is played by hand.
	if (moveList?.some(({ seat }) => seat === "chance") && !("chance" in options))
		options.chance = "manual";
	const game = made(engine, info.id, options, settings);
	try {
		judge(settings, game);
		if (moveList !== null) playThrough(game, moveList);
		return game;
	} catch (error) {
		game.free();
		throw error;
	}
}

function made(
	engine: Engine,
	id: GameId,
	options: Record<string, unknown>,
	settings: Settings,
): AnyGame {
	try {
		return engine.createGame(id, options as NewGame<GameId>);
	} catch (error) {
		throw new Wrong("options", JSON.stringify(settings.options), (words) =>
			said(error, words),
		);
	}
}

/** What can only be judged beside a game. */
export function judge({ players, view }: Settings, game: AnyGame) {
	const { players: seats } = game;
	if (players.length > seats)
		throw new Wrong(
			"players",
			({ attribute }) => attribute.players(players.length),
			({ attribute }) => attribute.seats(seats),
		);
	if (typeof view === "number" && view >= seats)
		throw new Wrong("view", String(view), ({ attribute }) =>
			attribute.viewOf(seats - 1),
		);
}

/** Plays a whole list; each move is judged. */
function playThrough(game: AnyGame, list: ListedMove[]) {
	list.forEach(({ seat, move }, n) => {
		// With automatic chance the draw has been made already.
		if (seat === "chance" && game.actors()[0] !== "chance") return;
		try {
			game.apply(move, seat ?? game.actors()[0]);
		} catch (error) {
			const rule = (error as { rule?: string }).rule;
			throw new Wrong(
				"move-list",
				JSON.stringify(move),
				(words) =>
					`${words.attribute.moveRefused(n + 1, rule ?? "none")} ${said(error, words)}`,
			);
		}
	});
}
