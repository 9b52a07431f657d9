// What is stored of tables, in one file of SQLite. A piece is on the disk before anybody hears of it.

import Database from "libsql";

/** @typedef {import("ludotheque/server").Stored} Stored */

/** @param {string} path a file, or `:memory:` */
export function openStore(path) {
	const db = new Database(path);
	db.exec(`
		PRAGMA journal_mode = WAL;
		PRAGMA synchronous = FULL;
		PRAGMA busy_timeout = 5000;
		CREATE TABLE IF NOT EXISTS pieces (
			name TEXT NOT NULL,
			number INTEGER NOT NULL,
			text TEXT NOT NULL,
			at INTEGER NOT NULL,
			PRIMARY KEY (name, number)
		) WITHOUT ROWID;
	`);
	const select = db.prepare(
		"SELECT text FROM pieces WHERE name = ? ORDER BY number",
	);
	// Only what is newer than all that is there: of two owners of a table the later one finds out.
	const insert = db.prepare(
		`INSERT INTO pieces SELECT ?, ?, ?, ?
		 WHERE NOT EXISTS (SELECT 1 FROM pieces WHERE name = ? AND number >= ?)`,
	);
	const prune = db.prepare("DELETE FROM pieces WHERE name = ? AND number < ?");
	const forget = db.prepare(
		`DELETE FROM pieces WHERE name IN
		 (SELECT name FROM pieces GROUP BY name HAVING max(at) < ?)`,
	);
	return {
		/** What is stored of a table. @param {string} name @returns {string[]} */
		read: (name) => select.all(name).map((/** @type {any} */ row) => row.text),
		/** Stores a piece; false when another owner was first. @param {string} name @param {Stored} piece */
		write(name, { number, whole, text }) {
			const at = Date.now();
			const { changes } = insert.run(name, number, text, at, name, number);
			if (changes === 0) return false;
			if (whole) prune.run(name, number);
			return true;
		},
		/** Forgets tables at which nothing has happened since then. @param {number} since */
		forget: (since) => forget.run(since).changes,
		close: () => db.close(),
	};
}
