// The package itself: what is in it, and that it is what the sources give.

import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { existsSync, readFileSync, readdirSync } from "node:fs";
import { test } from "node:test";
import { fileURLToPath } from "node:url";

const pkg = new URL("../../pkg/", import.meta.url);
const manifest = JSON.parse(readFileSync(new URL("package.json", pkg), "utf8"));

test("every entry of the manifest is there", () => {
  const files = JSON.stringify([manifest.exports, manifest.main, manifest.module, manifest.types]).match(/"\.\/[^"]+\.[^"]+"/g);
  assert.ok(files.length >= 8);
  for (const file of files) {
    const path = JSON.parse(file);
    if (path.includes("*")) assert.ok(path.startsWith("./lessons/") || existsSync(new URL(path.replace("*", "kopis"), pkg)), path);
    else if (!path.endsWith("/web")) assert.ok(existsSync(new URL(path, pkg)), path);
  }
});

test("the contents of the package are these and no others", () => {
  // What several games share has a name that follows its contents.
  const contents = readdirSync(pkg).map((name) => name.replace(/-chunk-[A-Z0-9]{8}\.js$/, "-chunk.js")).sort();
  assert.deepEqual(contents, [
    ".sources",
    "LICENSE",
    "README.md",
    "THIRD-PARTY.txt",
    "bot-worker-node.js",
    "bot-worker.js",
    "bytes.js",
    "element-chunk.js",
    "element-frachtexpress.js",
    "element-kopis.js",
    "element-koplopers.js",
    "element-lesson-frachtexpress.js",
    "element-lesson-kopis.js",
    "element-lesson-koplopers.js",
    "element-lesson-ptites-locos.js",
    "element-lesson-troia.js",
    "element-lesson.js",
    "element-ptites-locos.js",
    "element-troia.js",
    "element.d.ts",
    "element.js",
    "index.d.cts",
    "index.d.ts",
    "index.js",
    "lesson-frachtexpress.json",
    "lesson-kopis.json",
    "lesson-koplopers.json",
    "lesson-ptites-locos.json",
    "lesson-troia.json",
    "lesson.d.ts",
    "ludotheque.wasm",
    "node.cjs",
    "node.js",
    "package.json",
    "server.js",
    "tokens.css",
    "web.d.ts",
    "web.js",
    "worker-node.cjs",
    "worker-node.js",
    "worker.d.cts",
    "worker.d.ts",
    "worker.js",
  ]);
});

test("what npm would publish is that, within its budget", () => {
  const [packed] = JSON.parse(execFileSync("npm", ["pack", "--dry-run", "--json", fileURLToPath(pkg)], { encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] }));
  assert.deepEqual(packed.files.map(({ path }) => path).sort(), readdirSync(pkg).sort());
  // The WebAssembly is in it twice, as a file and inside a module: most of what it weighs.
  assert.ok(packed.size < 1_900_000, `the tarball has ${packed.size} bytes`);
  assert.ok(packed.unpackedSize < 6_500_000, `unpacked it has ${packed.unpackedSize} bytes`);
});

test("no path of a machine stands in the package", () => {
  for (const name of readdirSync(pkg)) {
    const text = readFileSync(new URL(name, pkg), "latin1");
    const found = text.match(/\/(?:root|home|work|tmp|Users)\/[^\s"']*|[A-Z]:\\Users[^\s"']*/);
    assert.equal(found?.[0], undefined, name);
    assert.ok(!/registry\/src/.test(text), name);
  }
});

test("no place in a source file stands in the WebAssembly", () => {
  const text = readFileSync(new URL("ludotheque.wasm", pkg), "latin1");
  assert.equal(text.match(/[\w/.-]+\.rs\b/)?.[0], undefined);
});

test("no entry evaluates text, awaits at the top, or compiles in a browser synchronously", () => {
  for (const name of ["bytes.js", "index.js", "server.js", "web.js", "worker.js", "bot-worker.js"]) {
    const text = readFileSync(new URL(name, pkg), "utf8");
    assert.ok(!/\beval\(|new Function\(/.test(text), name);
    assert.ok(!/^await /m.test(text), name);
    assert.ok(!/node:/.test(text), name);
  }
});

test("the element can be imported where there is no document", async () => {
  const { LudoTable } = await import(new URL("element.js", pkg).href);
  assert.equal(typeof LudoTable, "function");
});
