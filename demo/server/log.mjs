// Structured logs: one line of JSON for each thing that happens, and counters that are written every minute.

/** @typedef {ReturnType<typeof logging>} Log */

/** @param {(line: string) => void} [write] */
export function logging(write = (line) => process.stdout.write(`${line}\n`)) {
	/** @type {Record<string, number>} */
	const counters = {};
	const say = (
		/** @type {string} */ level,
		/** @type {string} */ event,
		/** @type {object} */ fields,
	) => {
		const time = new Date().toISOString();
		write(JSON.stringify({ time, level, event, ...fields }));
	};
	return {
		counters,
		/** @param {string} event @param {object} [fields] */
		info: (event, fields = {}) => say("info", event, fields),
		/** @param {string} event @param {unknown} error @param {object} [fields] */
		error(event, error, fields = {}) {
			counters.errors = (counters.errors ?? 0) + 1;
			const reason = error instanceof Error ? error.stack : String(error);
			say("error", event, { ...fields, reason });
		},
		/** @param {string} name */
		count(name, by = 1) {
			counters[name] = (counters[name] ?? 0) + by;
		},
	};
}
