// RulesError: what every call of the package throws when something goes wrong.

import { isThrown, type Thrown } from "./glue.ts";
import {
	MESSAGES,
	type MessageId,
	type Params,
	type RefusalId,
	sentence,
} from "./messages.ts";
import type * as Declared from "./types/index.d.ts";

/** What goes wrong, with a code, the rule behind it where there is one, and its sentence as data. */
export class RulesError extends Error implements Declared.RulesError {
	override name = "RulesError" as const;
	code: Declared.RulesErrorCode;
	declare rule?: string;
	detail: Declared.Detail;

	constructor({ code, message, rule, detail }: Thrown) {
		super(message);
		this.code = code;
		if (rule !== null) this.rule = rule;
		this.detail = detail;
	}
}

/** The RulesError of a sentence that is made out here. */
export function refusal<Id extends RefusalId>(
	id: Id,
	params: Params<Id>,
): RulesError {
	const { text, detail } = sentence(id, params);
	return new RulesError({
		code: MESSAGES[id].code,
		message: text,
		rule: null,
		detail,
	});
}

/** An error that has nothing to do with rules. */
export function failure<Id extends MessageId>(
	id: Id,
	params: Params<Id>,
): Error {
	const { text, detail } = sentence(id, params);
	return Object.assign(new Error(text), { detail });
}

/** Runs a call into WebAssembly; the plain value that it throws becomes a RulesError. */
export function call<T>(run: () => T): T {
	try {
		return run();
	} catch (error) {
		throw isThrown(error) ? new RulesError(error) : error;
	}
}
