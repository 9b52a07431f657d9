// `npm run test:consumers`: installs the packed package into projects of many kinds and uses it there, with no configuration.
//
//   --only NAME    only the rows whose name has this text
//   --cold         forget what earlier runs installed
//   --package DIR  another build of the package than pkg/
//   --readme       write the table of the README from what was found (a whole run only)
//
// Exit code 1 when a row fails that has no stated reason.

import assert from "node:assert/strict";
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { root } from "../../src/pack/tools.mjs";
import { closeBrowser } from "./browse.mjs";
import { install, tarball, workshop } from "./install.mjs";
import { PARTS, ROWS } from "./rows.mjs";
import { digest, play } from "./shared/play.js";

const option = (name) =>
	process.argv.includes(name)
		? process.argv[process.argv.indexOf(name) + 1]
		: undefined;
const only = option("--only");
const pkg = resolve(root, option("--package") ?? "pkg");
const rows = ROWS.filter(
	({ name }) => only === undefined || name.includes(only),
);
const seconds = (since) =>
	`${((performance.now() - since) / 1000).toFixed(1)} s`;
const began = performance.now();

/** What Node knows: every consumer must tell the same. */
async function expectations() {
	const engine = await import(pathToFileURL(join(pkg, "node.js")).href);
	const rules = play(engine);
	const element = rules.map(({ id }) => ({
		id,
		state: digest(engine.createGame(id, { seed: 7 }).state()),
		drawn: true,
	}));
	const thought =
		engine.Game.prototype.suggest &&
		engine
			.createGame("kopis", { seed: 7 })
			.suggest({ iterations: 200, seed: 1 });
	return {
		rules,
		web: rules,
		kopis: rules.filter(({ id }) => id === "kopis"),
		element,
		worker: thought && { move: thought.move, visits: thought.visits },
	};
}

/** Tries one entry in one row; the state is "yes", "no", "limit", "absent", or "skipped" when the project could not be installed. */
async function attempt(row, part, lab) {
	if (part !== "rules" && !(`./${part}` in lab.entries))
		return { state: "absent", note: `this package has no ludotheque/${part}` };
	const limit = row.limits?.[part];
	try {
		const told = await row.parts[part](lab.folder, lab);
		if (told !== undefined)
			assert.deepEqual(
				told,
				lab.expected[part],
				"another story than Node tells",
			);
	} catch (error) {
		return limit?.sign.test(error.message)
			? { state: "limit", note: limit.reason }
			: { state: "no", note: error.message };
	}
	return limit === undefined
		? { state: "yes", note: "" }
		: {
				state: "no",
				note: `works, against the stated reason: ${limit.reason}`,
			};
}

/** One row: installs the project and tries each entry there. */
async function consume(row, lab) {
	const clock = performance.now();
	const cells = {};
	try {
		lab.folder = await install(
			row.folder ?? row.name,
			lab.packed,
			lab.expected.rules,
		);
	} catch (error) {
		// Without a registry nothing can be said about a row; anything else that goes wrong while installing is a failure.
		const state =
			/ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENOTCACHED/.test(
				error.message,
			)
				? "skipped"
				: "no";
		for (const part of Object.keys(row.parts))
			cells[part] = {
				state,
				note:
					state === "skipped"
						? "not tried: the registry could not be reached"
						: error.message,
			};
	}
	try {
		if (Object.keys(cells).length === 0) await row.before?.(lab.folder, lab);
		for (const part of Object.keys(row.parts))
			cells[part] ??= await attempt(row, part, lab);
	} catch (error) {
		for (const part of Object.keys(row.parts))
			cells[part] ??= { state: "no", note: error.message };
	}
	const told = Object.entries(cells)
		.map(([part, { state }]) => `${part} ${state}`)
		.join(", ");
	const failed = Object.values(cells).some(({ state }) => state === "no");
	const wasSkipped = Object.values(cells).some(
		({ state }) => state === "skipped",
	);
	console.log(
		`${failed ? "FAILED " : wasSkipped ? "skipped" : "ok     "} ${seconds(clock).padStart(7)}  ${row.name}: ${told}`,
	);
	for (const [part, { state, note }] of Object.entries(cells))
		if (state === "no")
			console.log(`         ${part}: ${note.replaceAll("\n", "\n         ")}`);
	return { row, cells, failed, skipped: wasSkipped };
}

function version({ folder, name, tool }) {
	if (tool === undefined) return "";
	const { dependencies = {}, devDependencies = {} } = JSON.parse(
		readFileSync(
			new URL(`${folder ?? name}/package.json`, import.meta.url),
			"utf8",
		),
	);
	return { ...dependencies, ...devDependencies }[tool];
}

/** The table as Markdown, with the stated reasons under it. */
function table(results) {
	const notes = [];
	const cell = (found) => {
		if (found === undefined) return "";
		if (found.state === "yes" || found.state === "no") return found.state;
		if (!notes.includes(found.note)) notes.push(found.note);
		return `no (${notes.indexOf(found.note) + 1})`;
	};
	const lines = results.map(
		({ row, cells }) =>
			`| ${[`${row.title} ${version(row)}`.trim(), ...Object.keys(PARTS).map((part) => cell(cells[part]))].join(" | ")} |`,
	);
	const head = [
		`| consumer | ${Object.values(PARTS).join(" | ")} |`,
		`| --- |${" --- |".repeat(Object.keys(PARTS).length)}`,
	];
	return [
		...head,
		...lines,
		"",
		...notes.map(
			(note, at) => `(${at + 1}) ${note[0].toUpperCase()}${note.slice(1)}.  `,
		),
	]
		.join("\n")
		.trimEnd();
}

function writeReadme(text) {
	const path = join(root, "README.md");
	const readme = readFileSync(path, "utf8");
	const marks = /(<!-- consumers -->\n)[\s\S]*?(<!-- \/consumers -->)/;
	if (!marks.test(readme))
		throw new Error(
			"README.md has no place for the table: <!-- consumers --> … <!-- /consumers -->",
		);
	writeFileSync(
		path,
		readme.replace(marks, (_, open, close) => `${open}${text}\n${close}`),
	);
}

if (rows.length === 0) throw new Error(`no row is called ${only}`);
if (process.argv.includes("--cold"))
	rmSync(workshop, { recursive: true, force: true });
const { exports: entries } = JSON.parse(
	readFileSync(join(pkg, "package.json"), "utf8"),
);
const lab = {
	packed: await tarball(pkg),
	entries,
	expected: await expectations(),
	folder: "",
};
const results = [];
for (const [at, row] of rows.entries()) {
	process.stdout.write(`${String(at + 1).padStart(2)}/${rows.length} `);
	results.push(await consume(row, lab));
}
await closeBrowser();

const text = table(results);
console.log(`\n${text}\n`);
const failed = results.filter((result) => result.failed);
const skipped = results
	.filter((result) => result.skipped)
	.map(({ row }) => row.name);
for (const [state, words] of [
	["limit", "does not work there, for the reason stated"],
	["absent", "this package does not have it, so it was not tried"],
]) {
	const named = results
		.map(({ row, cells }) => [
			row.name,
			Object.keys(cells).filter((part) => cells[part].state === state),
		])
		.filter(([, parts]) => parts.length);
	if (named.length)
		console.log(
			`${words}: ${named.map(([name, parts]) => `${name} (${parts.join(", ")})`).join(", ")}`,
		);
}
if (skipped.length)
	console.log(
		`skipped, because the registry could not be reached: ${skipped.join(", ")}`,
	);
console.log(
	`summary: ${results.length - failed.length - skipped.length} of ${results.length} consumers green in ${seconds(began)}${failed.length ? `; failed: ${failed.map(({ row }) => row.name).join(", ")}` : ""}`,
);
if (process.argv.includes("--readme")) {
	if (rows.length < ROWS.length || skipped.length)
		throw new Error("the table of the README needs a whole run");
	writeReadme(text);
}
process.exitCode = failed.length ? 1 : 0;
