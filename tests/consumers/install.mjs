// A consumer's workshop: the packed package, and a folder outside this repository with a project that has it installed.

import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import {
	cpSync,
	existsSync,
	mkdirSync,
	readdirSync,
	readFileSync,
	rmSync,
	writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { transform } from "esbuild";

const here = fileURLToPath(new URL(".", import.meta.url));
/** What is installed once is kept here for the next run; `--cold` throws it away. */
export const workshop = join(tmpdir(), "ludotheque-consumers");

/** Runs a command to its end and gives what it printed; an error shows the end of it. */
export function run(
	command,
	args,
	cwd,
	{ timeout = 240_000, extra = {} } = {},
) {
	return new Promise((resolve, reject) => {
		const child = spawn(command, args, {
			cwd,
			env: { ...process.env, NO_COLOR: "1", CI: "1", ...extra },
			stdio: ["ignore", "pipe", "pipe"],
			timeout,
		});
		const parts = { stdout: "", stderr: "" };
		for (const name of ["stdout", "stderr"])
			child[name]
				.setEncoding("utf8")
				.on("data", (text) => (parts[name] += text));
		child.on("error", reject);
		child.on("close", (code) => {
			if (code === 0) resolve(parts.stdout);
			else
				reject(
					new Error(
						`${command} ${args.join(" ")} ended with ${code ?? "a signal"}\n${(parts.stdout + parts.stderr).trim().slice(-3000)}`,
					),
				);
		});
	});
}

/** Packs the package as it would be published; the name of the tarball follows its contents. */
export async function tarball(pkg) {
	const folder = join(workshop, "packed");
	rmSync(folder, { recursive: true, force: true });
	mkdirSync(folder, { recursive: true });
	await run("npm", ["pack", pkg, "--pack-destination", folder], folder);
	const [name] = readdirSync(folder);
	const bytes = readFileSync(join(folder, name));
	const path = join(
		folder,
		`ludotheque-${createHash("sha256").update(bytes).digest("hex").slice(0, 12)}.tgz`,
	);
	cpSync(join(folder, name), path);
	return path;
}

/** Copies a project out of the repository and installs what it asks for, and the tarball. */
export async function install(name, packed, expected) {
	const folder = join(workshop, name);
	const source = join(here, name);
	const stamp = join(folder, "node_modules/.asked-for");
	const asked = readFileSync(join(source, "package.json"), "utf8");
	const warm = existsSync(stamp) && readFileSync(stamp, "utf8") === asked;
	if (!warm) rmSync(folder, { recursive: true, force: true });
	else
		for (const item of readdirSync(folder))
			if (item !== "node_modules")
				rmSync(join(folder, item), { recursive: true, force: true });
	mkdirSync(folder, { recursive: true });
	cpSync(source, folder, { recursive: true });
	// Without a lock file and npm's own notes the package is always taken from the tarball.
	for (const item of ["ludotheque", ".package-lock.json", ".vite", ".cache"])
		rmSync(join(folder, "node_modules", item), {
			recursive: true,
			force: true,
		});
	await run(
		"npm",
		[
			"install",
			packed,
			"--no-save",
			"--no-package-lock",
			"--no-audit",
			"--no-fund",
			"--prefer-offline",
			"--fetch-retry-mintimeout=2000",
			"--fetch-retry-maxtimeout=10000",
			"--loglevel=error",
		],
		folder,
	);
	writeFileSync(stamp, asked);
	const play = readFileSync(join(here, "shared/play.js"), "utf8");
	writeFileSync(join(folder, "play.js"), play);
	writeFileSync(
		join(folder, "play.cjs"),
		(await transform(play, { format: "cjs" })).code,
	);
	writeFileSync(join(folder, "expected.json"), JSON.stringify(expected));
	return folder;
}

/** Puts one of the shared scripts into a project as its `src/index.js`; `paths` replaces names by addresses, for pages without a bundler. */
export function write(folder, part, { paths = false } = {}) {
	const address = (_, entry = "/index") =>
		`"../node_modules/ludotheque${entry}.js"`;
	mkdirSync(join(folder, "src"), { recursive: true });
	const copy = (from, to) => {
		const text = readFileSync(join(here, "shared", from), "utf8");
		writeFileSync(
			join(folder, "src", to),
			paths ? text.replace(/"ludotheque(\/[a-z]+)?"/g, address) : text,
		);
	};
	copy("play.js", "play.js");
	copy(`${part}.js`, "index.js");
}
