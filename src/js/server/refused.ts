// What a client hears when its message is refused.

import { type RulesError, sentence } from "../engine.ts";
import type { MessageId, Params } from "../messages.ts";
import type { RoomRefusalCode, ServerMessage } from "../types/server.d.ts";
import type { Reason } from "./reading.ts";

type Refused = Extract<ServerMessage, { type: "refused" }>;

/** What kind of refusal a sentence is; those that are not named here are of messages that are none. */
const CODES: Partial<Record<MessageId, RoomRefusalCode>> = {
	"message-version": "wrong-version",
	"seat-taken": "no-seat",
	"no-free-seat": "no-seat",
	"unknown-token": "no-seat",
	"seated-already": "no-seat",
	"watching-already": "no-seat",
	"not-seated": "no-seat",
	"not-here": "no-seat",
	"too-many-watchers": "table-full",
	"nothing-to-undo": "illegal-move",
	"no-undo": "illegal-move",
	"not-over": "illegal-move",
	"other-round": "game-over",
};

export function refused(id: number | null, [name, params]: Reason): Refused {
	const { text, detail } = sentence(name, params as Params<typeof name>);
	return {
		type: "refused",
		id,
		code: CODES[name] ?? "malformed-message",
		rule: null,
		reason: text,
		detail,
	};
}

export function refusedByRules(id: number, error: RulesError): Refused {
	const { code, rule, message, detail } = error;
	return {
		type: "refused",
		id,
		code,
		rule: rule ?? null,
		reason: message,
		detail,
	};
}
