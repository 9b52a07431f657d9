// A client of the table, for a page or for Node: it keeps its seat when the connection is lost.

/**
 * @typedef {object} Options
 * @property {string} [token] the token of a seat that was taken before
 * @property {(seat: number, token: string) => void} [onSeated]
 * @property {(news: any) => void} onNews
 * @property {(refusal: any) => void} [onRefused]
 * @property {typeof WebSocket} [Socket] where there is none: that of `ws`
 * @property {number} [pause] milliseconds before it connects again
 */

/** @param {string} address @param {Options} options */
export function join(
	address,
	{ token, onSeated, onNews, onRefused, Socket = WebSocket, pause = 1000 },
) {
	/** @type {WebSocket} */
	let socket;
	/** Requests that have no answer yet. @type {{ id: number }[]} */
	let waiting = [];
	let last = 0;
	let gone = false;

	const say = (/** @type {object} */ message) =>
		socket.send(JSON.stringify(message));
	function ask(/** @type {object} */ request) {
		last = Math.max(last + 1, Date.now()); // larger than any before, also in another tab
		waiting.push({ ...request, id: last });
		if (socket.readyState === 1 && token !== undefined)
			say({ ...request, id: last });
	}

	function hear(/** @type {any} */ message) {
		if (message.type === "news") onNews(message);
		else if (message.type === "seated") {
			token = String(message.token);
			last = Math.max(last, message.done);
			waiting = waiting.filter(({ id }) => id > message.done); // done before the connection was lost
			waiting.forEach(say);
			onSeated?.(message.seat, token);
		} else {
			waiting = waiting.filter(({ id }) => id !== message.id);
			if (message.type === "refused") onRefused?.(message);
		}
	}

	function connect() {
		socket = new Socket(address);
		socket.onopen = () => say({ type: "sit", token });
		socket.onmessage = ({ data }) => hear(JSON.parse(String(data)));
		socket.onerror = () => {}; // it closes, too
		// From 4000 on the server has said why: another tab has the seat, or there is none.
		socket.onclose = ({ code }) =>
			void (gone || code >= 4000 || setTimeout(connect, pause));
	}
	connect();

	return {
		play: (/** @type {object} */ move) => ask({ type: "move", move }),
		undo: () => ask({ type: "undo" }),
		/** Drops the connection, as a train in a tunnel would. */
		lose: () => socket.close(),
		leave() {
			gone = true;
			socket.close();
		},
	};
}
