// Builds the npm package: `node src/wasm/pack.mjs [folder]`, by default into `pkg/`.
//
// wasm-pack makes one `--target web` build; the entries for browsers, for bundlers and for Node are small files over it,
// bundled by esbuild. No path of this machine goes into the result, and two builds give the same bytes.

import { createHash } from "node:crypto";
import { cpSync, existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { homedir } from "node:os";
import { basename, join, relative, resolve } from "node:path";
import { gzipSync } from "node:zlib";
import { fileURLToPath } from "node:url";
import { needNode, needRust, root, run } from "./tools.mjs";

const here = join(root, "src/wasm");

/** Compiler flags that replace every path of this machine. */
function remappedPaths() {
  const cargo = process.env.CARGO_HOME ?? join(homedir(), ".cargo");
  const sysroot = run("rustc", ["--print", "sysroot"], { quiet: true }).stdout.trim();
  const sources = join(cargo, "registry/src");
  const registries = existsSync(sources) ? readdirSync(sources).map((name) => [join(sources, name), "/crates"]) : [];
  // Where the sources of the standard library are installed the compiler names them, elsewhere the place they were built in:
  // the latter everywhere, or the bytes would depend on it.
  const [, commit] = run("rustc", ["-vV"], { quiet: true }).stdout.match(/^commit-hash: (\w+)$/m);
  const standard = [join(sysroot, "lib/rustlib/src/rust"), `/rustc/${commit}`];
  // Later prefixes win, so the most particular come last.
  const prefixes = [[homedir(), "/home"], [cargo, "/cargo"], [sysroot, "/rust"], standard, [root, "/ludotheque"], ...registries];
  return prefixes.map(([from, to]) => `--remap-path-prefix=${from}=${to}`);
}

/**
 * Compiler flags that keep the module small: functions are inlined and loops written out only where the source asks for
 * it, with `#[inline]` or in so many words. The compiler's own taste costs a tenth of the size and is no faster here.
 */
const SPARING = [
  ...["inline-threshold=25", "unroll-threshold=30", "unroll-allow-peeling=false", "unroll-runtime=false", "unroll-allow-partial=false", "unswitch-threshold=4"].map((flag) => `-Cllvm-args=-${flag}`),
  // Half a megabyte of stack instead of one: the addresses of constants become a byte shorter, and a page saves as much memory.
  "-Clink-arg=-zstack-size=524288",
];

/** The raw WebAssembly module and its glue, optimised, in a folder under `target/`. */
async function compile() {
  const out = join(root, "target/pack");
  rmSync(out, { recursive: true, force: true });
  run(
    "wasm-pack",
    ["build", "--release", "--target", "web", "--mode", "no-install", "--no-typescript", "--no-pack", "--no-opt", "--out-dir", out, "--out-name", "raw", ".", "--locked", "--package", "ludotheque"],
    { extra: { CARGO_ENCODED_RUSTFLAGS: [...remappedPaths(), ...SPARING].join("\x1f") } },
  );
  const features = ["mutable-globals", "sign-ext", "nontrapping-float-to-int", "bulk-memory", "bulk-memory-opt", "reference-types", "multivalue"];
  const enabled = features.map((name) => `--enable-${name}`);
  // Not before `needNode` has seen to it that there is what it imports.
  const { arranged, tidied } = await import("./tidy.mjs");
  writeFileSync(join(out, "tidied.wasm"), tidied(readFileSync(join(out, "raw_bg.wasm"))));
  // Functions that are a trap are inlined first. -O3 is three percent faster than -O1 and one percent larger.
  const traps = ["--inlining", "--always-inline-max-function-size", "1", "--flexible-inline-max-function-size", "0", "--one-caller-inline-max-function-size", "0"];
  // The stack comes first in memory and is never full, so nobody uses the lowest kilobyte (`tidied` has looked).
  run("wasm-opt", [...traps, "-O3", "--low-memory-unused", ...enabled, "--strip-debug", "--strip-producers", join(out, "tidied.wasm"), "-o", join(out, "optimised.wasm")]);
  writeFileSync(join(out, "ludotheque.wasm"), arranged(readFileSync(join(out, "optimised.wasm"))));
  // The glue would look for its file beside itself, and bundlers would look for it, too: our entries say where it is.
  const glue = readFileSync(join(out, "raw.js"), "utf8");
  const bare = glue.replace(/module_or_path = new URL\('raw_bg\.wasm', import\.meta\.url\);/, "throw new TypeError('no module was given');");
  if (bare === glue) throw new Error("the glue of wasm-bindgen has changed: its default path is not where it was");
  writeFileSync(join(out, "raw.js"), bare);
  return out;
}

/** Bundles one entry. */
async function entry(raw, out, source, file, options) {
  const { build } = await import("esbuild");
  await build({
    entryPoints: [join(here, source)],
    outfile: join(out, file),
    bundle: true,
    format: "esm",
    target: "es2022",
    legalComments: "none",
    charset: "utf8",
    logLevel: "warning",
    alias: { raw: join(raw, "raw.js"), wasm: join(raw, "ludotheque.wasm") },
    loader: { ".wasm": "binary" },
    ...options,
  });
  // esbuild names the files it read, relative to where it ran.
  const text = readFileSync(join(out, file), "utf8");
  writeFileSync(join(out, file), text.replace(/^\s*\/\/ (?:.*\/)?(?:target\/pack|src\/wasm|binary:).*\n/gm, ""));
}

/** `<ludo-table>`: one entry, one file for each game that is loaded with it, styles inside, and what they share. */
async function element(out) {
  const { build } = await import("esbuild");
  const source = join(root, "src/element");
  const games = readdirSync(join(root, "src/element/games")).filter((name) => /^[a-z-]+\.css$/.test(name)).map((name) => name.slice(0, -4));
  const lessons = readdirSync(join(source, "lessons")).filter((name) => name.endsWith(".json")).map((name) => name.slice(0, -5));
  await build({
    entryPoints: {
      element: join(source, "index.js"),
      ...Object.fromEntries(games.map((id) => [`element-${id}`, join(source, `games/${id}.js`)])),
      "element-lesson": join(source, "lessons/player.js"),
      ...Object.fromEntries(lessons.map((id) => [`element-lesson-${id}`, join(source, `lessons/${id}.json`)])),
    },
    outdir: out,
    bundle: true,
    splitting: true,
    minify: true,
    format: "esm",
    target: "es2022",
    chunkNames: "element-[name]-[hash]",
    charset: "utf8",
    logLevel: "warning",
    loader: { ".css": "text" },
    plugins: [{ name: "engine", setup: ({ onResolve }) => onResolve({ filter: /pkg\/(web|index|worker)\.js$/ }, ({ path }) => ({ path: `./${basename(path)}`, external: true })) }],
  });
  cpSync(join(source, "tokens.css"), join(out, "tokens.css"));
  for (const types of ["element.d.ts", "lesson.d.ts"]) cpSync(join(source, types), join(out, types));
  // The lessons as data, too: what an author reads before writing one.
  for (const id of lessons) cpSync(join(source, `lessons/${id}.json`), join(out, `lesson-${id}.json`));
}

/** Everything the package is made of, as one number: what `npm test` compares to tell a stale package. */
export function fingerprint() {
  const hash = createHash("sha256");
  const add = (path) => {
    hash.update(`${relative(root, path)}\0`);
    hash.update(readFileSync(path));
  };
  const walk = (folder) => {
    for (const item of readdirSync(folder, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1))) {
      const path = join(folder, item.name);
      if (item.isDirectory()) walk(path);
      else add(path);
    }
  };
  walk(join(root, "src"));
  for (const file of ["Cargo.toml", "Cargo.lock", "rust-toolchain.toml", "package-lock.json", "README.md", "LICENSE"]) add(join(root, file));
  return hash.digest("hex");
}

/** The manifest of the package: that of the project without what only development needs. */
function manifest() {
  const { scripts, devDependencies, files, exports, ...rest } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
  const inside = JSON.parse(JSON.stringify(exports).replaceAll("./pkg/", "./"));
  return {
    ...rest,
    keywords: ["board games", "rules", "engine", "wasm", "typescript", "kopis"],
    sideEffects: ["./element.js"],
    main: "./node.cjs",
    module: "./index.js",
    types: "./index.d.ts",
    exports: inside,
  };
}

/** Builds the package into a folder. */
export async function pack(folder) {
  needNode();
  needRust();
  const raw = await compile();
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  // Two entries have the WebAssembly inside: they share one copy of it.
  const inside = [{ name: "bytes", setup: ({ onResolve }) => onResolve({ filter: /^wasm$/ }, () => ({ path: "./bytes.js", external: true })) }];
  await entry(raw, folder, "bytes.js", "bytes.js", {});
  await entry(raw, folder, "index.js", "index.js", { plugins: inside });
  await entry(raw, folder, "web.js", "web.js", {});
  await entry(raw, folder, "server.js", "server.js", { plugins: inside });
  const inject = [join(here, "text.js")];
  await entry(raw, folder, "node.js", "node.js", { platform: "node", inject });
  const common = {
    platform: "node",
    inject,
    format: "cjs",
    define: { "import.meta.url": "here" },
    banner: { js: 'const here = require("node:url").pathToFileURL(__filename).href;' },
  };
  await entry(raw, folder, "node.js", "node.cjs", common);
  await entry(raw, folder, "worker.js", "worker.js", {});
  await entry(raw, folder, "bot-worker.js", "bot-worker.js", {});
  await entry(raw, folder, "worker-node.js", "worker-node.js", { platform: "node", inject });
  await entry(raw, folder, "worker-node.js", "worker-node.cjs", common);
  await entry(raw, folder, "bot-worker-node.js", "bot-worker-node.js", { platform: "node", inject });
  cpSync(join(raw, "ludotheque.wasm"), join(folder, "ludotheque.wasm"));
  await element(folder);
  const types = readFileSync(join(root, "src/api/types.d.ts"), "utf8");
  const declared = `${readFileSync(join(here, "index.d.ts"), "utf8")}\n${types}`;
  for (const name of ["index.d.ts", "index.d.cts"]) writeFileSync(join(folder, name), declared);
  cpSync(join(here, "web.d.ts"), join(folder, "web.d.ts"));
  cpSync(join(here, "THIRD-PARTY.txt"), join(folder, "THIRD-PARTY.txt"));
  const threads = readFileSync(join(here, "worker.d.ts"), "utf8");
  writeFileSync(join(folder, "worker.d.ts"), threads);
  writeFileSync(join(folder, "worker.d.cts"), threads.replace("./index.js", "./index.cjs"));
  for (const name of ["README.md", "LICENSE"]) cpSync(join(root, name), join(folder, name));
  writeFileSync(join(folder, "package.json"), `${JSON.stringify(manifest(), null, 2)}\n`);
  writeFileSync(join(folder, ".sources"), `${fingerprint()}\n`);
}

/** Builds `<ludo-table>` alone into the package that is there: seconds instead of minutes while working on it. */
async function repack(folder) {
  for (const name of readdirSync(folder)) if (/^element.*\.js$/.test(name)) rmSync(join(folder, name));
  await element(folder);
  writeFileSync(join(folder, ".sources"), `${fingerprint()}\n`);
}

if (process.argv[1] === fileURLToPath(import.meta.url) && process.argv.includes("--element")) {
  await repack(join(root, "pkg"));
} else if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const folder = resolve(root, process.argv[2] ?? "pkg");
  await pack(folder);
  const wasm = readFileSync(join(folder, "ludotheque.wasm"));
  const kilo = (bytes) => `${(bytes / 1000).toFixed(1)} kB`;
  console.log(`${relative(root, folder)}: ludotheque.wasm ${kilo(wasm.length)}, gzipped ${kilo(gzipSync(wasm, { level: 9 }).length)}`);
}
