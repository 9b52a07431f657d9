// What the rows found, as data for the documentation: matrix.json has the row, its versions, the day it was tried, and how each
// part of it went. A run of some rows leaves the others as they were.

import { readFileSync, writeFileSync } from "node:fs";
import { ROWS } from "./rows.mjs";

const MATRIX = new URL("matrix.json", import.meta.url);

/** The version of the tool that a row is about. */
export function versionOf({ folder, name, tool }) {
	if (tool === undefined) return "";
	const { dependencies, devDependencies } = JSON.parse(
		readFileSync(
			new URL(`${folder ?? name}/package.json`, import.meta.url),
			"utf8",
		),
	);
	return { ...dependencies, ...devDependencies }[tool];
}

const rowsOf = () => {
	try {
		return JSON.parse(readFileSync(MATRIX, "utf8")).rows;
	} catch {
		return [];
	}
};

/** Writes what was found. A row that could not be installed keeps what it said before. */
export function record(results) {
	const rows = new Map(rowsOf().map((row) => [row.name, row]));
	const date = new Date().toISOString().slice(0, 10);
	for (const { row, cells, skipped } of results) {
		if (skipped) continue;
		rows.set(row.name, {
			name: row.name,
			title: row.title,
			version: versionOf(row),
			date,
			ok: Object.values(cells).every(({ state }) => state !== "no"),
			parts: Object.fromEntries(
				Object.entries(cells).map(([part, { state, note, bytes, alone }]) => [
					part,
					{
						works: state === "yes",
						...(note === "" || state === "no" ? {} : { note }),
						...(bytes === undefined ? {} : { bytes }),
						...(alone === undefined ? {} : { bytesWithoutBot: alone }),
					},
				]),
			),
		});
	}
	const ordered = ROWS.flatMap(({ name }) => rows.get(name) ?? []);
	writeFileSync(MATRIX, `${JSON.stringify({ rows: ordered }, null, "\t")}\n`);
}
