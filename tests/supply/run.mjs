// What the package is made of: `node tests/supply/run.mjs`. Licences of every dependency against a list of allowed ones and
// against the committed list, sources pinned by checksums, notices of the code that is compiled into the package, and
// cargo deny and the advisory databases where they can be had; what cannot be had is reported as skipped, by name.
//
// `--write` writes the list of licences and the notices anew.

import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { env, root } from "../../src/pack/tools.mjs";

const LIST = "tests/supply/licences.txt";
const NOTICES = "src/pack/THIRD-PARTY.txt";
/** Licences of the crates: all that can come into the package. */
const CRATES = new Set(["MIT", "Apache-2.0", "Unicode-3.0", "Zlib"]);
/** The npm packages of which something is given on: what sentences need where they are said. */
const INSIDE = ["@messageformat/runtime", "make-plural"];
/** Licences of the npm packages that build and test it: nothing of the others is given on. */
const TOOLS = new Set([
	...CRATES,
	"0BSD",
	"BSD-2-Clause",
	"BSD-3-Clause",
	"ISC",
	"MPL-2.0",
	"Unicode-DFS-2016",
]);
/** Those tools that need a sentence. */
const EXCEPTIONS = {
	"base64-arraybuffer 0.1.4": "MIT, which its manifest says in an older form",
	"chessops 0.15.1":
		"GPL-3.0-or-later: a benchmark runs it for comparison and nothing else does",
	"only 0.0.2": "MIT, which only its readme says",
	"xmlhttprequest-ssl 2.1.2": "MIT, which its manifest says in an older form",
};
const isWriting = process.argv.includes("--write");
const read = (path) => readFileSync(join(root, path), "utf8");
const ask = (command, args, options = {}) =>
	spawnSync(command, args, {
		cwd: root,
		env,
		encoding: "utf8",
		maxBuffer: 64_000_000,
		...options,
	});

function told(command, args) {
	const { status, stdout, stderr, error } = ask(command, args);
	assert.equal(
		status,
		0,
		`${command} ${args.join(" ")}: ${error?.message ?? stderr}`,
	);
	return stdout;
}

/** Whether a licence expression can be met with allowed licences alone: all sides of an AND, one side of an OR. */
function isAllowed(expression, allowed) {
	const words =
		expression.replaceAll("/", " OR ").match(/[()]|[^\s()]+/g) ?? [];
	const one = () => {
		const word = words.shift();
		if (word !== "(") return allowed.has(word);
		const inner = any();
		assert.equal(words.shift(), ")", expression);
		return inner;
	};
	const all = () => {
		let met = one();
		while (words[0] === "AND") {
			words.shift();
			met = one() && met;
		}
		return met;
	};
	const any = () => {
		let met = all();
		while (words[0] === "OR") {
			words.shift();
			met = all() || met;
		}
		return met;
	};
	const met = any();
	assert.equal(words.length, 0, `not a licence expression: ${expression}`);
	return met;
}

let known;

/** Every crate of the lock file; `inside` says which are compiled into the package. */
function crates() {
	known ??= askCargo();
	return known;
}

function askCargo() {
	const { packages } = JSON.parse(
		told("cargo", ["metadata", "--locked", "--format-version", "1"]),
	);
	const tree = told("cargo", [
		"tree",
		"--locked",
		"--package",
		"ludotheque",
		"-e",
		"normal,no-proc-macro",
		"--target",
		"wasm32-unknown-unknown",
		"--prefix",
		"none",
		"-f",
		"{p}",
	]);
	const inside = new Set(
		tree.split("\n").map((line) => line.split(" ").slice(0, 2).join(" ")),
	);
	return packages
		.filter(({ source }) => source !== null)
		.map(({ name, version, license, source, manifest_path }) => ({
			name,
			version,
			license,
			source,
			folder: dirname(manifest_path),
			inside: inside.has(`${name} v${version}`),
		}))
		.sort((a, b) =>
			a.name < b.name
				? -1
				: a.name > b.name
					? 1
					: a.version < b.version
						? -1
						: 1,
		);
}

/** Every npm package of the lock file: all of them for development. */
function modules() {
	return Object.entries(JSON.parse(read("package-lock.json")).packages)
		.filter(([path]) => path !== "")
		.map(([path, { version, license, integrity, hasInstallScript, link }]) => ({
			name: path.replace(/^.*node_modules\//, ""),
			version,
			license,
			integrity,
			hasInstallScript,
			link,
		}));
}

const isInside = ({ name }) => INSIDE.includes(name);

function list() {
	const line = ({ name, version, license }) =>
		`${name} ${version}: ${EXCEPTIONS[`${name} ${version}`] ?? license}`;
	const [rust, node] = [crates(), modules()];
	return [
		"Compiled into the package (crates)",
		...rust.filter(({ inside }) => inside).map(line),
		"",
		"To build and to test (crates)",
		...rust.filter(({ inside }) => !inside).map(line),
		"",
		"Bundled into the package (npm)",
		...new Set(node.filter(isInside).map(line)),
		"",
		"To build and to test (npm)",
		...new Set(node.filter((each) => !isInside(each)).map(line)),
		"",
	].join("\n");
}

/** The notice of each crate inside the package: of a choice of licences, MIT. */
function notices() {
	const parts = crates()
		.filter(({ inside }) => inside)
		.map(({ name, version, license, folder }) => {
			const files = readdirSync(folder).filter((file) =>
				/^licen[cs]e/i.test(file),
			);
			const texts = files
				.filter((file) => /mit|unicode/i.test(file) || files.length === 1)
				.map((file) =>
					readFileSync(join(folder, file), "utf8")
						.replaceAll("\r\n", "\n")
						.trim(),
				);
			assert.ok(
				texts.length > 0,
				`${name} ${version} brings no text of its licence (${license})`,
			);
			return [`${name} ${version} (${license})`, ...texts].join("\n\n");
		});
	const bundled = modules()
		.filter(isInside)
		.map(({ name, version, license }) =>
			[
				`${name} ${version} (${license})`,
				read(`node_modules/${name}/LICENSE`).replaceAll("\r\n", "\n").trim(),
			].join("\n\n"),
		);
	assert.equal(bundled.length, INSIDE.length);
	const rule = `\n\n${"-".repeat(80)}\n\n`;
	return `The WebAssembly of ludotheque contains code of Rust's standard library (MIT OR Apache-2.0) and of these crates. Where a crate offers a choice, it is used under the MIT licence.${rule}${parts.join(rule)}${rule}Its sentences in other languages contain code of these npm packages.${rule}${bundled.join(rule)}\n`;
}

/** A generated file is what it would be now. */
function current(path, text) {
	if (isWriting) writeFileSync(join(root, path), text);
	assert.equal(
		existsSync(join(root, path)) ? read(path) : "",
		text,
		`${path} is stale: run node tests/supply/run.mjs --write`,
	);
	return `${text.split("\n").length} lines`;
}

const MARKS = ["rulebook", "public", "reconstructed"];

/** The files of a game that hold its tables. */
const DATA = ["data.rs", "patterns.rs"];

/** What the data of a game says of where it comes from: a name, and the marks in its comment. */
function provenance(game) {
	const folder = `src/games/${game.replaceAll("-", "_")}`;
	const text = DATA.map((name) => `${folder}/${name}`)
		.filter((path) => existsSync(join(root, path)))
		.map((path) => read(path))
		.join("");
	const items = text.matchAll(
		/((?:^[ \t]*\/\/\/.*\n)+)(?:^[ \t]*#\[.*\n)*^[ \t]*(?:pub(?:\([a-z]+\))? )?(?:const fn|fn|const|static|enum|struct|type) (\w+)/gm,
	);
	return new Map(
		[...items].map(([, comment, name]) => [
			name,
			MARKS.filter((mark) => new RegExp(`\\b${mark}\\b`, "i").test(comment)),
		]),
	);
}

/** A reason to skip, as opposed to a failure. */
class Unavailable extends Error {}

const CHECKS = {
	"every licence is allowed"() {
		const named = ({ name, version }) => `${name} ${version}`;
		const refused = (things, allowed) =>
			things.filter(({ license }) => !license || !isAllowed(license, allowed));
		const outside = (things, allowed) =>
			refused(things, allowed).map(
				(thing) => `${named(thing)}: ${thing.license}`,
			);
		assert.deepEqual(
			outside(crates(), CRATES),
			[],
			"crates with other licences",
		);
		// An exception that is not needed any more is one too many.
		const exceptional = [
			...new Set(refused(modules(), TOOLS).map(named)),
		].sort();
		assert.deepEqual(
			exceptional,
			Object.keys(EXCEPTIONS).sort(),
			"npm packages with other licences, and the exceptions",
		);
		return `${crates().length} crates, ${modules().length} npm packages, ${exceptional.length} of them exceptions`;
	},
	"the list of licences is current": () => current(LIST, list()),
	"the notices in the package are current": () => current(NOTICES, notices()),
	"every source is a registry and has a checksum"() {
		const rust = crates();
		for (const { name, source } of rust)
			assert.equal(
				source,
				"registry+https://github.com/rust-lang/crates.io-index",
				name,
			);
		assert.equal(
			read("Cargo.lock").match(/^checksum = "[0-9a-f]{64}"$/gm)?.length,
			read("Cargo.lock").match(/^source = /gm)?.length,
		);
		const node = modules();
		for (const { name, integrity, link } of node)
			assert.ok(integrity?.startsWith("sha512-") && !link, name);
		return `${rust.length} crates, ${node.length} npm packages`;
	},
	"the fuzzer is made of the same kind"() {
		const lock = read("tests/fuzz/Cargo.lock");
		assert.equal(
			lock.match(/^checksum = "[0-9a-f]{64}"$/gm)?.length,
			lock.match(
				/^source = "registry\+https:\/\/github.com\/rust-lang\/crates.io-index"$/gm,
			)?.length,
		);
		const { status, stdout, stderr } = ask("cargo", [
			"metadata",
			"--locked",
			"--format-version",
			"1",
			"--manifest-path",
			"tests/fuzz/Cargo.toml",
		]);
		assert.doesNotMatch(
			stderr,
			/cannot update the lock file/,
			"tests/fuzz/Cargo.lock is stale",
		);
		if (status !== 0)
			throw new Unavailable("the crates of the fuzzer cannot be had from here");
		const brought = JSON.parse(stdout).packages.filter(
			({ source }) => source !== null,
		);
		// libFuzzer itself, which nothing of the package is linked with, has the University of Illinois' licence.
		const refused = brought.filter(
			({ license }) =>
				!license || !isAllowed(license, new Set([...CRATES, "NCSA"])),
		);
		assert.deepEqual(
			refused.map(({ name, license }) => `${name}: ${license}`),
			[],
			"crates with other licences",
		);
		return `${brought.length} crates`;
	},
	"the package brings no dependency and no script"() {
		const manifest = JSON.parse(read("pkg/package.json"));
		for (const key of [
			"dependencies",
			"peerDependencies",
			"optionalDependencies",
			"bundleDependencies",
			"scripts",
		])
			assert.equal(manifest[key], undefined, key);
		return "";
	},
	"a page tells where every table comes from"() {
		const rows = [
			...read("demo/data.html").matchAll(/<tr>(<td>.*<\/td>)<\/tr>/g),
		].map(([, cells]) =>
			[...cells.matchAll(/<td>(.*?)<\/td>/g)].map(([, text]) => text),
		);
		assert.ok(rows.length > 0);
		const games = readdirSync(join(root, "src/games"), { withFileTypes: true })
			.filter((item) => item.isDirectory())
			.map(({ name }) => name.replaceAll("_", "-"));
		for (const game of games) {
			const said = provenance(game);
			const named = new Set();
			for (const [, what, names, ...cells] of rows.filter(
				([id]) => id === game,
			)) {
				const items = names.replace(/<\/?code>/g, "").match(/\w+/g);
				for (const name of items)
					assert.ok(said.has(name), `${game}: the data has no ${name}`);
				const marks = MARKS.filter((mark) =>
					items.some((name) => said.get(name).includes(mark)),
				);
				assert.deepEqual(
					MARKS.filter((_, at) => cells[at] !== ""),
					marks,
					`${game}, ${what}: the page and the data do not agree`,
				);
				for (const name of items) named.add(name);
			}
			const missing = [...said]
				.filter(
					([name, marks]) =>
						marks.some((mark) => mark !== "rulebook") && !named.has(name),
				)
				.map(([name]) => name);
			assert.deepEqual(missing, [], `${game}: not on the page`);
		}
		return `${rows.length} tables`;
	},
	"cargo deny: licences, bans, sources"() {
		if (ask("cargo-deny", ["--version"]).status !== 0)
			throw new Unavailable(
				"cargo-deny is not installed (cargo install cargo-deny --root .tools)",
			);
		const { status, stdout, stderr } = ask("cargo-deny", [
			"--offline",
			"--locked",
			"--config",
			"tests/supply/deny.toml",
			"check",
			"licenses",
			"bans",
			"sources",
		]);
		assert.equal(status, 0, stdout + stderr);
		return (stdout + stderr).trim().split("\n").at(-1);
	},
	"cargo deny: advisories"() {
		if (ask("cargo-deny", ["--version"]).status !== 0)
			throw new Unavailable(
				"cargo-deny is not installed (cargo install cargo-deny --root .tools)",
			);
		const { status, stdout, stderr } = ask(
			"cargo-deny",
			["--locked", "--config", "tests/supply/deny.toml", "check", "advisories"],
			{ timeout: 60_000 },
		);
		if (
			status !== 0 &&
			/failed to fetch advisory database/i.test(stdout + stderr)
		)
			throw new Unavailable(
				"the advisory database of RustSec cannot be reached from here",
			);
		assert.equal(status, 0, stdout + stderr);
		return (stdout + stderr).trim().split("\n").at(-1);
	},
	"npm audit"() {
		const { stdout } = ask("npm", ["audit", "--json"], { timeout: 60_000 });
		const report = JSON.parse(stdout || "{}");
		if (report.metadata === undefined)
			throw new Unavailable(
				"the registry does not answer questions about advisories",
			);
		assert.equal(report.metadata.vulnerabilities.total, 0, stdout);
		return "no advisory";
	},
};

let failed = 0;
let skipped = 0;
for (const [name, check] of Object.entries(CHECKS)) {
	try {
		const note = check();
		console.log(`ok      ${name}${note ? `: ${note}` : ""}`);
	} catch (error) {
		if (error instanceof Unavailable) {
			skipped += 1;
			console.log(`skipped ${name}: ${error.message}`);
		} else {
			failed += 1;
			console.log(`FAILED  ${name}: ${error.message}`);
		}
	}
}
console.log(
	`summary: ${Object.keys(CHECKS).length - skipped - failed} checks, ${skipped} skipped`,
);
process.exitCode = failed ? 1 : 0;
