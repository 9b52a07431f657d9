// Every sentence that the JavaScript of the package says: its id, its English text, and what its parameters are.
// The sentences of the rules themselves come from WebAssembly in the same form.

import type { Detail, RulesErrorCode } from "./types/index.d.ts";

/** What a parameter is, so that a translation knows how to put it into its sentence. */
interface Kinds {
	/** The id of a game. */
	game: string;
	/** The code of a language. */
	language: string;
	number: number;
	/** Words that stand one beside the other, such as ids. */
	list: readonly string[];
	/** Something that the caller or the platform wrote. */
	text: string;
}

interface Message {
	/** The code of the RulesError; sentences of other errors have none. */
	readonly code?: RulesErrorCode;
	readonly text: string;
	readonly params: Readonly<Record<string, keyof Kinds>>;
}

export const MESSAGES = {
	// What is asked for.
	"game-not-text": {
		code: "unknown-game",
		text: "the id of a game is a text, one of {games}",
		params: { games: "list" },
	},
	"unknown-game": {
		code: "unknown-game",
		text: "there is no game {game}: it is one of {games}",
		params: { game: "text", games: "list" },
	},
	"unknown-language": {
		code: "bad-options",
		text: "there is no language {lang}: it is one of {languages}",
		params: { lang: "text", languages: "list" },
	},
	"init-options": {
		code: "bad-options",
		text: "the second argument of init is an object; it may have {names}",
		params: { names: "list" },
	},
	"game-init-options": {
		code: "bad-options",
		text: "the argument of init is an object; it may have {names}",
		params: { names: "list" },
	},
	"source-not-here": {
		code: "bad-options",
		text: "this entry has its WebAssembly inside: import ludotheque/web to say where it is",
		params: {},
	},
	"source-of-many": {
		code: "bad-options",
		text: "source is where the WebAssembly of one game is: name one game beside it",
		params: {},
	},
	"bad-source": {
		code: "bad-options",
		text: "source is a URL, a Response, bytes or a WebAssembly.Module",
		params: {},
	},

	"not-a-detail": {
		code: "bad-options",
		text: "what is translated is the detail of a verdict or of a RulesError: an object with an id and params",
		params: {},
	},
	"no-such-sentence": {
		code: "bad-options",
		text: "there is no sentence {id}",
		params: { id: "text" },
	},
	"detail-lacks": {
		code: "bad-options",
		text: "the params of {id} have no {name} of the kind that its sentence needs",
		params: { id: "text", name: "text" },
	},

	// What cannot be read.
	"move-not-json": {
		code: "malformed-move",
		text: "this is not a move: it cannot be written as JSON",
		params: {},
	},
	"options-not-json": {
		code: "bad-options",
		text: "these are not options: they cannot be written as JSON",
		params: {},
	},
	"save-not-text": {
		code: "bad-save",
		text: "a saved game is the text that save() gave",
		params: {},
	},
	"save-too-long": {
		code: "bad-save",
		text: "a saved game has at most {limit} characters, and this text has {length}",
		params: { length: "number", limit: "number" },
	},
	"save-of-no-game": {
		code: "bad-save",
		text: "this text is not a saved game: it names none of {games}",
		params: { games: "list" },
	},
	"nothing-to-think-about": {
		code: "bad-save",
		text: "a suggestion is for a game or for the text that save() gave",
		params: {},
	},

	// What is not there.
	"not-loaded": {
		code: "not-ready",
		text: 'the game {game} is not loaded: await init("{game}") first',
		params: { game: "game" },
	},
	"language-not-loaded": {
		code: "not-ready",
		text: 'the language {lang} is not loaded: await init with lang "{lang}" first',
		params: { lang: "language" },
	},
	"no-decompression": {
		code: "not-ready",
		text: "this platform has no DecompressionStream to open the WebAssembly inside this entry: import ludotheque/web instead",
		params: {},
	},
	"file-not-found": {
		code: "not-ready",
		text: "the WebAssembly of {game} could not be loaded: the server answered {status}",
		params: { game: "game", status: "number" },
	},
	"file-is-page": {
		code: "not-ready",
		text: "the WebAssembly of {game} could not be loaded: the server answered with a page",
		params: { game: "game" },
	},
	freed: { code: "freed", text: "this game was freed", params: {} },
	"not-a-game": {
		code: "freed",
		text: "this method belongs to a game and was called on something else",
		params: {},
	},
	"not-a-constructor": {
		code: "bad-options",
		text: "a game is made by createGame or restoreGame",
		params: {},
	},

	// Bots on another thread.
	"bot-closed": { text: "the bot was closed", params: {} },
	"thread-failed": {
		text: "the thread of the bot failed: {reason}",
		params: { reason: "text" },
	},
	"thread-silent": {
		text: "the thread of the bot does not answer",
		params: {},
	},
	"thread-ended": { text: "the thread of the bot ended", params: {} },

	// Tables for players: what a client sends.
	"message-not-text": {
		text: "a message is JSON text of at most {limit} characters",
		params: { limit: "number" },
	},
	"message-too-long": {
		text: "a message has at most {limit} characters, and this one has {length}",
		params: { length: "number", limit: "number" },
	},
	"message-not-object": {
		text: "a message is a JSON object with a type, one of {types}",
		params: { types: "list" },
	},
	"message-field-twice": {
		text: "the field {field} is given twice",
		params: { field: "text" },
	},
	"message-unknown-type": {
		text: "there is no message {type}: it is one of {types}",
		params: { type: "text", types: "list" },
	},
	"message-unknown-field": {
		text: "a message {type} has no field {field}: it may have {fields}",
		params: { type: "text", field: "text", fields: "list" },
	},
	"message-without-move": {
		text: "a message move has the field move",
		params: {},
	},
	"message-id": {
		text: "a request has an id, a whole number from 1 upwards",
		params: {},
	},
	"message-round": {
		text: "a round is a whole number from 1 upwards",
		params: {},
	},
	"message-seat": {
		text: "a seat of this table is a whole number from 0 to {last}",
		params: { last: "number" },
	},
	"message-token": { text: "a token is a text", params: {} },
	"message-version": {
		text: "this table speaks version {version} of the protocol: say so in the field version",
		params: { version: "number" },
	},

	// Tables for players: seats and requests.
	"seat-taken": {
		text: "seat {seat} is not free",
		params: { seat: "number" },
	},
	"no-free-seat": { text: "no seat of this table is free", params: {} },
	"unknown-token": {
		text: "this token belongs to no seat of this table",
		params: {},
	},
	"seated-already": {
		text: "this connection has seat {seat}: leave it first",
		params: { seat: "number" },
	},
	"watching-already": {
		text: "this connection watches already",
		params: {},
	},
	"not-seated": { text: "sit down first", params: {} },
	"not-here": {
		text: "this connection neither sits nor watches here",
		params: {},
	},
	"too-many-watchers": {
		text: "as many watch as may: {limit}",
		params: { limit: "number" },
	},
	"nothing-to-undo": {
		text: "nothing of yours can be taken back",
		params: {},
	},
	"no-undo": {
		text: "at this table nothing is taken back",
		params: {},
	},
	"other-round": {
		text: "this is meant for game {meant} of this table, and this is game {round}",
		params: { meant: "number", round: "number" },
	},
	"not-over": {
		text: "another game begins when this one is over",
		params: {},
	},

	// Tables for players: how they are kept.
	"room-no-constructor": {
		code: "bad-options",
		text: "a room is made by Room.open or Room.resume",
		params: {},
	},
	"room-setting": {
		code: "bad-options",
		text: "a room cannot be opened with this {name}",
		params: { name: "text" },
	},
	"room-manual-chance": {
		code: "bad-options",
		text: "at a table for players chance is drawn: leave chance out",
		params: {},
	},
	"room-time": {
		code: "bad-options",
		text: "now is a number of milliseconds from 0 upwards",
		params: {},
	},
	"room-not-stored": {
		code: "bad-save",
		text: "this is not what a room gave to be stored",
		params: {},
	},
	"room-not-whole": {
		code: "bad-save",
		text: "what is stored of this room holds no whole table",
		params: {},
	},
	"room-gap": {
		code: "bad-save",
		text: "what is stored of this room has number {number} where {wanted} is expected",
		params: { number: "number", wanted: "number" },
	},
	"room-refused": {
		code: "bad-save",
		text: "what is stored of this room as number {number} does not follow from what was before",
		params: { number: "number" },
	},
} as const satisfies Record<string, Message>;

export type MessageId = keyof typeof MESSAGES;

/** The ids of the sentences of which a RulesError is made. */
export type RefusalId = {
	[Id in MessageId]: (typeof MESSAGES)[Id] extends { code: RulesErrorCode }
		? Id
		: never;
}[MessageId];

type ParamsOf<M extends Message> = {
	-readonly [Name in keyof M["params"]]: Kinds[M["params"][Name]];
};

/** What a sentence is about, by the kinds that it declares. */
export type Params<Id extends MessageId> = ParamsOf<(typeof MESSAGES)[Id]>;

/** The longest echo of a text that somebody else wrote. */
const LONGEST_ECHO = 60;

function written(value: unknown): string {
	if (Array.isArray(value)) return value.join(", ");
	const text = String(value);
	return text.length > LONGEST_ECHO ? `${text.slice(0, LONGEST_ECHO)}…` : text;
}

/** A sentence in English, and the same as data. */
export function sentence<Id extends MessageId>(
	id: Id,
	params: Params<Id>,
): { text: string; detail: Detail } {
	const values = Object.fromEntries(
		Object.entries(params).map(([name, value]) => [
			name,
			typeof value === "string" ? written(value) : value,
		]),
	);
	const text = MESSAGES[id].text.replace(/\{(\w+)\}/g, (_, name: string) =>
		written(values[name]),
	);
	return { text, detail: { id: `package.${id}`, params: values } };
}
