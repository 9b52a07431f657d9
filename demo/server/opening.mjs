// Tables that clients open: POST /tables with a game and its options gives the name of a new table. The table draws its own seed: one
// that a client knows is a secret no more.

import { randomInt } from "node:crypto";
import { RulesError } from "ludotheque";
import { isWelcome } from "./sockets.mjs";

/** What may be asked for; times are in milliseconds. */
const LIMITS = { bytes: 65_536, perAddress: 30, span: 3_600_000 };
/** No letters that look like others: names are read out on telephones. */
const LETTERS = "abcdefghjkmnpqrstuvwxyz23456789";
const LENGTH = 12;

const newName = () =>
	Array.from({ length: LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join(
		"",
	);

/** The body of a request; null when it is too long. @param {import("node:http").IncomingMessage} request */
async function bodyOf(request) {
	/** @type {Buffer[]} */
	const chunks = [];
	let bytes = 0;
	for await (const chunk of request) {
		bytes += chunk.length;
		if (bytes > LIMITS.bytes) return null;
		chunks.push(chunk);
	}
	return Buffer.concat(chunks).toString();
}

/** What a table is opened with: fields of a client's that a table may have. @param {any} asked */
function wanted(asked) {
	const {
		game,
		options = {},
		bots,
		standIn,
		decision,
		undo,
		...others
	} = asked;
	const [unknown] = Object.keys(others);
	if (unknown !== undefined)
		throw new TypeError(`there is no field ${unknown.slice(0, 40)}`);
	if (Object.hasOwn(Object(options), "seed"))
		throw new TypeError("a table draws its own seed: leave it out");
	return { game, settings: { options, bots, standIn, decision, undo } };
}

/**
 * @param {object} given
 * @param {import("./tables.mjs").Tables} given.tables
 * @param {import("./log.mjs").Log} given.log
 * @param {string[]} [given.origins] the pages that may open tables
 * @param {(request: import("node:http").IncomingMessage) => string} given.addressOf
 */
export function opening({ tables, log, origins, addressOf }) {
	/** How many tables an address has opened lately. @type {Map<string, number>} */
	const opened = new Map();
	setInterval(() => opened.clear(), LIMITS.span).unref();

	/**
	 * @param {import("node:http").IncomingMessage} request
	 * @returns {Promise<[status: number, answer: object]>}
	 */
	async function open(request) {
		if (!isWelcome(request, origins))
			return [403, { reason: "this page may not open tables here" }];
		const address = addressOf(request);
		const count = opened.get(address) ?? 0;
		if (count >= LIMITS.perAddress)
			return [
				429,
				{ reason: "too many tables from this address: try again in an hour" },
			];
		const body = await bodyOf(request);
		if (body === null) return [413, { reason: "this is too long" }];
		opened.set(address, count + 1);
		try {
			const { game, settings } = wanted(JSON.parse(body));
			const table = newName();
			tables.open(table, game, settings);
			log.info("table opened", { table, game, address });
			return [201, { table, path: `/tables/${table}` }];
		} catch (error) {
			if (
				!(
					error instanceof RulesError ||
					error instanceof TypeError ||
					error instanceof SyntaxError
				)
			)
				throw error;
			return [400, { reason: error.message.slice(0, 300) }];
		}
	}

	return (
		/** @type {import("node:http").IncomingMessage} */ request,
		/** @type {import("node:http").ServerResponse} */ response,
	) => {
		const say = (/** @type {number} */ status, /** @type {object} */ answer) =>
			response
				.writeHead(status, {
					"content-type": "application/json; charset=utf-8",
				})
				.end(JSON.stringify(answer));
		open(request).then(
			([status, answer]) => say(status, answer),
			(error) => {
				log.error("opening failed", error);
				say(500, { reason: "the table could not be opened" });
			},
		);
	};
}
