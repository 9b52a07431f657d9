// What a client says, read strictly: any value may come in, and what is no message of the protocol is refused in words.

import type { MessageId, Params } from "../messages.ts";
import type { ClientMessage, ProtocolVersion } from "../types/server.d.ts";

export const VERSION: ProtocolVersion = 1;
/** The longest message. The largest move of any game is far below a kilobyte. */
export const LONGEST_MESSAGE = 4096;

/** The fields of each message beside its type. */
const FIELDS = {
	sit: ["version", "seat", "token"],
	watch: ["version"],
	move: ["id", "move", "round"],
	undo: ["id", "round"],
	rematch: ["id", "round"],
	leave: [],
	ping: [],
} as const satisfies Record<ClientMessage["type"], readonly string[]>;

const TYPES = Object.keys(FIELDS);
const isType = (type: string): type is ClientMessage["type"] =>
	TYPES.includes(type);

/** A sentence that is not yet made. */
export type Reason = {
	[Id in MessageId]: readonly [Id, Params<Id>];
}[MessageId];

/** What a text says: a message, or why it is none and, where it could be read, the number of the request. */
export type Reading =
	| { message: ClientMessage }
	| { reason: Reason; id: number | null };

const isWhole = (value: unknown, least: number): value is number =>
	Number.isSafeInteger(value) && (value as number) >= least;

/** Strings and what structures a text of JSON. */
const TOKENS = /"(?:[^"\\]|\\.)*"|[{}[\]:]/g;

/** A name that some object of a JSON text has twice; the text is known to be JSON. */
function fieldTwice(text: string): string | undefined {
	/** The names of each object that is open; for a list, none are kept. */
	const open: (Set<string> | null)[] = [];
	let last = "";
	for (const [token] of text.matchAll(TOKENS)) {
		if (token === "{") open.push(new Set());
		else if (token === "[") open.push(null);
		else if (token === "}" || token === "]") open.pop();
		else if (token === ":") {
			const name = JSON.parse(last) as string;
			const names = open.at(-1);
			if (names?.has(name)) return name;
			names?.add(name);
		} else last = token;
	}
	return undefined;
}

/** The value of a JSON text; undefined where it is none. */
function parsed(text: string): unknown {
	try {
		return JSON.parse(text);
	} catch {
		return undefined;
	}
}

/** What is wrong with the fields of a message of this type, if something is. */
function wrong(
	type: ClientMessage["type"],
	given: Record<string, unknown>,
	seats: number,
): Reason | undefined {
	const fields: readonly string[] = FIELDS[type];
	const unknown = Object.keys(given).find(
		(name) => name !== "type" && !fields.includes(name),
	);
	if (unknown !== undefined)
		return [
			"message-unknown-field",
			{ type, field: unknown, fields: ["type", ...fields] },
		];
	const { version, seat, token, id, round } = given;
	if (fields.includes("id") && !isWhole(id, 1)) return ["message-id", {}];
	if (type === "move" && !Object.hasOwn(given, "move"))
		return ["message-without-move", {}];
	if (round !== undefined && !isWhole(round, 1)) return ["message-round", {}];
	if (fields.includes("version") && version !== VERSION)
		return ["message-version", { version: VERSION }];
	if (token !== undefined && typeof token !== "string")
		return ["message-token", {}];
	if (seat !== undefined && !(isWhole(seat, 0) && seat < seats))
		return ["message-seat", { last: seats - 1 }];
	return undefined;
}

/** Reads what a client of a table with so many seats says. */
export function read(text: unknown, seats: number): Reading {
	const refused = (reason: Reason, id: number | null = null) => ({
		reason,
		id,
	});
	if (typeof text !== "string")
		return refused(["message-not-text", { limit: LONGEST_MESSAGE }]);
	if (text.length > LONGEST_MESSAGE)
		return refused([
			"message-too-long",
			{ length: text.length, limit: LONGEST_MESSAGE },
		]);
	const value = parsed(text);
	if (typeof value !== "object" || value === null || Array.isArray(value))
		return refused(["message-not-object", { types: TYPES }]);
	const given = value as Record<string, unknown>;
	const id = isWhole(given.id, 1) ? given.id : null;
	const twice = fieldTwice(text);
	if (twice !== undefined)
		return refused(["message-field-twice", { field: twice }], id);
	const type = Object.hasOwn(given, "type") ? given.type : undefined;
	if (typeof type !== "string")
		return refused(["message-not-object", { types: TYPES }], id);
	if (!isType(type))
		return refused(["message-unknown-type", { type, types: TYPES }], id);
	const reason = wrong(type, given, seats);
	return reason === undefined
		? { message: value as ClientMessage }
		: refused(reason, id);
}
