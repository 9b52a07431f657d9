// The tables of the page about speed, from what `npm run bench` measured and kept in tests/bench/results.json.

import { readFileSync } from "node:fs";
import { escapeHtml } from "./html-text.mjs";

/**
 * Rates are plies per second; null where something could not be measured.
 * @typedef {{ game: string, variant: string, native: number | null, chromium: number | null, node: number, javascript: number }} Row
 * @typedef {{ date: string, version: string, machine: string, games: Row[], others: { name: string, rate: number }[] }} Results
 */

const RESULTS = new URL("../../tests/bench/results.json", import.meta.url);
/** What stands between two marks of the page. */
const MARKS = /(<!-- bench -->\n)[\s\S]*?( *<!-- \/bench -->)/;

const number = (/** @type {number | null} */ value) =>
	value?.toLocaleString("en") ?? "";
const percent = (
	/** @type {number | null} */ part,
	/** @type {number | null} */ whole,
) =>
	part === null || whole === null
		? ""
		: `${Math.round((100 * part) / whole)} %`;

/** @param {string} label @param {string[]} head @param {string[][]} rows */
function table(label, head, rows) {
	const cells = (/** @type {string[]} */ list, /** @type {string} */ tag) =>
		list
			.map(
				(cell) =>
					`<${tag}${tag === "th" ? ' scope="col"' : ""}>${escapeHtml(cell)}</${tag}>`,
			)
			.join("");
	return `          <div class="table" tabindex="0" role="region" aria-label="${label}">
          <table>
            <thead>
              <tr>${cells(head, "th")}</tr>
            </thead>
            <tbody>
${rows.map((row) => `              <tr>${cells(row, "td")}</tr>\n`).join("")}            </tbody>
          </table>
          </div>
`;
}

/** The page with its tables. @param {string} page */
export function withSpeed(page) {
	/** @type {Results} */
	const { date, version, machine, games, others } = JSON.parse(
		readFileSync(RESULTS, "utf8"),
	);
	const kopis = games.find(({ game }) => game === "kopis")?.javascript ?? null;
	if (!MARKS.test(page) || kopis === null)
		throw new Error("speed.html has no marks, or nothing was measured");
	const made = `          <p>Measured on ${date} with version ${version}: ${escapeHtml(machine)}.</p>
${table(
	"Plies per second of each game",
	[
		"game",
		"variant",
		"native",
		"WebAssembly, Chromium",
		"of native",
		"WebAssembly, Node",
		"of native",
		"from JavaScript, Node",
	],
	games.map((row) => [
		row.game,
		row.variant,
		number(row.native),
		number(row.chromium),
		percent(row.chromium, row.native),
		number(row.node),
		percent(row.node, row.native),
		number(row.javascript),
	]),
)}${table(
	"Other engines in the same run",
	["other engine", "plies per second", "Kopis from JavaScript is"],
	others.map(({ name, rate }) => [
		name,
		number(rate),
		`${(kopis / rate).toFixed(1)} ×`,
	]),
)}`;
	return page.replace(MARKS, (_, before, after) => before + made + after);
}
