// The referee: tables, seats and what each may be told. It knows nothing of sockets, so a test can ask it everything.
//
// A client says                                   and hears
//   { type: "sit", table, seat?, token? }           { type: "seated", table, seat, token, done }
//   { type: "move", id, move }                      { type: "done", id }  or  { type: "refused", id, code, rule, reason }
//   { type: "undo", id }                            likewise
// and after every change                          { type: "news", ply, view, actors, legal, events, canUndo, outcome }
//
// `id` is a number of the client's own, larger each time. After a lost connection it sits down again with its token, reads in
// `done` what the table has answered last, and sends the rest once more: nothing is lost and nothing is done twice.

import { randomUUID } from "node:crypto";
import { createGame, RulesError } from "ludotheque";

/** @typedef {(message: object | null) => void} Tell reaches one connection; null ends it */
/** @typedef {{ token: string | null, tell: Tell | null, heard: number, done: number }} Chair */
/** @typedef {{ game: import("ludotheque").Game<any>, seats: Chair[] }} Table */
/** @typedef {{ table: Table, seat: number, chair: Chair }} Place */
/** @typedef {ReturnType<typeof refused>} Refused */

export class Tables {
	/** @type {Map<unknown, Table>} */
	#tables = new Map();

	/**
	 * Opens a table under a name.
	 * @template {import("ludotheque").GameId} Id
	 * @param {string} name
	 * @param {Id} game
	 * @param {import("ludotheque").NewGame<Id>} [options]
	 * @returns {Table}
	 */
	open(name, game, options) {
		if (this.#tables.has(name))
			throw new Error(`there is a table ${name} already`);
		const started = createGame(game, options);
		const seats = Array.from({ length: started.players }, () => ({
			token: null,
			tell: null,
			heard: 0,
			done: 0,
		}));
		const table = { game: started, seats };
		this.#tables.set(name, table);
		return table;
	}

	/**
	 * Somebody sits down: on a free seat, or with the token of the seat that was theirs.
	 * @param {Record<string, unknown>} message
	 * @param {Tell} tell
	 * @returns {Place | Refused}
	 */
	sit({ table: name, seat, token }, tell) {
		const table = this.#tables.get(name);
		if (table === undefined)
			return refused(null, "no-table", "there is no such table");
		const own =
			token === undefined
				? -1
				: table.seats.findIndex(
						(each) => each.token !== null && each.token === token,
					);
		if (token !== undefined && own < 0)
			return refused(
				null,
				"no-seat",
				"this token belongs to no seat of the table",
			);
		const at =
			own >= 0
				? own
				: table.seats.findIndex(
						(each, no) =>
							each.token === null && (seat === undefined || seat === no),
					);
		const chair = table.seats[at];
		if (chair === undefined)
			return refused(null, "no-seat", "there is no free seat of this number");
		chair.token ??= randomUUID();
		chair.tell?.(null); // An older connection of the same person is closed.
		Object.assign(chair, { tell, heard: 0 });
		tell({
			type: "seated",
			table: name,
			seat: at,
			token: chair.token,
			done: chair.done,
		});
		this.#tell(table, at, chair);
		return { table, seat: at, chair };
	}

	/**
	 * A seated client asks for something. Any value may come in: the engine refuses what is not a move.
	 * @param {Place} place
	 * @param {Record<string, any>} message
	 */
	ask({ table, seat, chair }, { type, id, move }) {
		if (!Number.isSafeInteger(id) || id < 1)
			return refused(
				null,
				"malformed",
				"a request has an id, a whole number from 1 upwards",
			);
		if (id <= chair.done) return { type: "done", id };
		try {
			if (type === "move") table.game.apply(move, seat);
			else if (type !== "undo")
				return refused(id, "malformed", "a request is a move or an undo");
			else if (!table.game.canUndo(seat))
				return refused(
					id,
					"illegal-move",
					"nothing of yours can be taken back",
				);
			else table.game.undo();
		} catch (error) {
			if (!(error instanceof RulesError)) throw error;
			return refused(id, error.code, error.message, error.rule);
		}
		chair.done = id;
		for (const [no, each] of table.seats.entries()) this.#tell(table, no, each);
		return { type: "done", id };
	}

	/**
	 * What a seat may know, and what it has witnessed since it was last told. Nothing else ever leaves the table.
	 * @param {Table} table
	 * @param {number} seat
	 * @param {number} from
	 */
	news({ game }, seat, from) {
		return {
			type: "news",
			ply: game.ply,
			view: game.view(seat),
			actors: game.actors(),
			legal: game.actors().includes(seat) ? game.legalMoves(seat) : [],
			events: game.log({ seat, from }),
			canUndo: game.canUndo(seat),
			outcome: game.outcome(),
		};
	}

	/**
	 * @param {Table} table
	 * @param {number} seat
	 * @param {Chair} chair
	 */
	#tell(table, seat, chair) {
		const from = Math.min(chair.heard, table.game.ply);
		chair.heard = table.game.ply;
		if (chair.tell !== null) chair.tell(this.news(table, seat, from));
	}
}

/**
 * @param {number | null} id
 * @param {string} code
 * @param {string} reason
 * @param {string | null} rule
 */
export const refused = (id, code, reason, rule = null) => ({
	type: /** @type {const} */ ("refused"),
	id,
	code,
	rule,
	reason,
});
