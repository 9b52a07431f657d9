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
