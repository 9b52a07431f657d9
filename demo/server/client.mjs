// A client of a table, for a page or for Node: it keeps its seat when the connection is lost, and loses no request.

/**
 * @typedef {object} Options
 * @property {string} [token] the token of a seat that was taken before
 * @property {number} [seat] the seat that is wanted; left out, any
 * @property {boolean} [watch] to watch, and not to play
 * @property {(seat: number, token: string) => void} [onSeated]
 * @property {(news: any) => void} onNews
 * @property {(seats: any[]) => void} [onSeats]
 * @property {(refusal: any) => void} [onRefused]
 * @property {(why: { seat: number | null, why: string }) => void} [onStood]
 * @property {typeof WebSocket} [Socket] where there is none: that of `ws`
 * @property {number} [pause] milliseconds before it connects again; twice as many each time that it fails
 */

const VERSION = 1;
/** The table goes away from there; it is here again soon. */
const AGAIN = 4012;
const LONGEST_PAUSE = 30_000;

/** @param {string} address such as `wss://example.org/tables/abc` @param {Options} options */
export function join(
	address,
	{ token, seat, watch = false, pause = 1000, ...given },
) {
	const {
		Socket = WebSocket,
		onSeated,
		onNews,
		onSeats,
		onRefused,
		onStood,
	} = given;
	/** @type {WebSocket} */
	let socket;
	/** Requests that have no answer yet. @type {{ id: number }[]} */
	let waiting = [];
	let last = 0;
	let round = 1;
	let failed = 0;
	let isSeated = false;
	let gone = false;

	const say = (/** @type {object} */ message) =>
		socket.send(JSON.stringify(message));
	function ask(/** @type {object} */ request) {
		last = Math.max(last + 1, Date.now()); // larger than any before, also in another tab
		const numbered = { ...request, id: last, round };
		waiting.push(numbered);
		if (socket.readyState === 1 && isSeated) say(numbered);
	}

	const answered = (/** @type {number | null} */ id) => {
		waiting = waiting.filter((request) => request.id !== id);
	};

	function hear(/** @type {any} */ message) {
		failed = 0;
		switch (message.type) {
			case "news":
				round = message.round;
				return onNews(message);
			case "seats":
				return onSeats?.(message.seats);
			case "seated":
				({ token } = message);
				isSeated = true;
				last = Math.max(last, message.done);
				waiting = waiting.filter(({ id }) => id > message.done); // done before the connection was lost
				waiting.forEach(say);
				return onSeated?.(message.seat, message.token);
			case "done":
				return answered(message.id);
			case "refused":
				answered(message.id);
				return onRefused?.(message);
			case "stood":
				isSeated = false;
				token = undefined;
				return onStood?.(message);
		}
	}

	function connect() {
		isSeated = false;
		socket = new Socket(address);
		socket.onopen = () =>
			say(
				watch
					? { type: "watch", version: VERSION }
					: { type: "sit", version: VERSION, token, seat },
			);
		socket.onmessage = ({ data }) => hear(JSON.parse(String(data)));
		socket.onerror = () => {}; // it closes, too
		// Otherwise, from 4000 on the server has said why: another tab has the seat, or there is no such table.
		socket.onclose = ({ code }) => {
			if (gone || (code >= 4000 && code !== AGAIN)) return;
			setTimeout(connect, Math.min(pause * 2 ** failed++, LONGEST_PAUSE));
		};
	}
	connect();

	return {
		play: (/** @type {object} */ move) => ask({ type: "move", move }),
		undo: () => ask({ type: "undo" }),
		rematch: () => ask({ type: "rematch" }),
		/** Drops the connection, as a train in a tunnel would. */
		lose: () => socket.close(),
		leave() {
			gone = true;
			socket.close();
		},
	};
}
