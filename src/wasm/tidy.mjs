// Makes the compiled module smaller without touching what it does: `tidied` before wasm-opt, `arranged` after it.

import binaryen from "binaryen";

/**
 * Functions of Rust's own that only say where and why the program gave up, or show a value to a programmer. (Not those of
 * our own: the compiler makes one function of two that do the same, under either name.)
 */
const GIVING_UP =
  /^core::(panicking::|option::(unwrap|expect)_failed|result::unwrap_failed|slice::index::.*fail|str::slice_error_fail|cell::panic_)|^<?(core|alloc|std)\b.*(handle_error|handle_alloc_error|capacity_overflow|assert_failed|panic_access_error)|^<?std::(panicking::|alloc::(rust_oom|default_alloc_error_hook))|^<?core::fmt::builders::|^<(str|char|core::ops::range::Range<usize>) as core::fmt::Debug>::fmt$|^<std::io::error::Error as core::fmt::Display>::fmt$/;

/** Functions that tell letters that can be shown from others: only a text that is shown to a programmer needs them. */
const LETTERS = /^core::unicode::(printable|unicode_data)::/;

/** wasm-opt takes for granted that nobody uses the memory below. */
const LOW = 1024;

/** How far back gzip looks. */
const WINDOW = 32_000;

/** Reads a module's bytes from some place on. */
class Reader {
  constructor(bytes, at = 0) {
    this.bytes = bytes;
    this.at = at;
  }

  /** A number in LEB128; a signed one that is not negative reads the same. */
  number() {
    let value = 0;
    for (let scale = 1; ; scale *= 128) {
      const byte = this.bytes[this.at++];
      value += (byte & 127) * scale;
      if (byte < 128) return value;
    }
  }

  /** As many bytes as the number before them says; not a copy. */
  block() {
    const length = this.number();
    this.at += length;
    return this.bytes.subarray(this.at - length, this.at);
  }
}

/** The contents of a section. */
function section(bytes, wanted) {
  const reader = new Reader(bytes, 8);
  while (reader.at < bytes.length) {
    const id = bytes[reader.at++];
    const contents = reader.block();
    if (id === wanted) return contents;
  }
  throw new Error(`the module has no section ${wanted}`);
}

/** The bodies of the functions. */
function bodies(bytes) {
  const reader = new Reader(section(bytes, 10));
  return Array.from({ length: reader.number() }, () => reader.block());
}

/** The pieces of memory that the module brings, with their addresses. */
function pieces(bytes) {
  const reader = new Reader(section(bytes, 11));
  return Array.from({ length: reader.number() }, () => {
    const [kind, constant] = [reader.number(), reader.number()];
    const address = reader.number();
    const end = reader.number();
    if (kind !== 0 || constant !== 0x41 || end !== 0x0b) throw new Error("a piece of memory does not stand at a plain address");
    const block = reader.block();
    return { address, block, words: new DataView(block.buffer, block.byteOffset, block.length) };
  });
}

/** Whatever may be an address: every aligned word of memory, and every constant of the code (and bytes that look like one). */
function mentioned(memory, code) {
  const addresses = new Set();
  for (const { address, block, words } of memory) {
    for (let i = -address & 3; i + 4 <= block.length; i += 4) addresses.add(words.getUint32(i, true));
  }
  for (const part of code) {
    for (let i = 0; i < part.length; i++) if (part[i] === 0x41) addresses.add(new Reader(part, i + 1).number());
  }
  return addresses;
}

/**
 * Blanks the places in the source that a panic would name, file, line and column, and the names of files that nothing else
 * refers to: with the functions that word a panic gone, nobody reads them. (The compiler leaves them out only on nightly.)
 */
function blankPlaces(bytes) {
  const memory = pieces(bytes);
  const at = (address, length) => {
    const piece = memory.find((each) => each.address <= address && address + length <= each.address + each.block.length);
    return piece?.block.subarray(address - piece.address, address - piece.address + length);
  };
  const names = new Map();
  for (const { address, block, words } of memory) {
    for (let i = -address & 3; i + 16 <= block.length; i += 4) {
      const [file, length, line, column] = [0, 4, 8, 12].map((offset) => words.getUint32(i + offset, true));
      if (length < 4 || length > 200 || line === 0 || line > 100_000 || column === 0 || column > 1000) continue;
      const name = at(file, length);
      if (!name || !/^[\w/.+-]+\.rs$/.test(Buffer.from(name).toString("latin1"))) continue;
      names.set(file, name);
      block.fill(0, i, i + 16);
    }
  }
  const addresses = mentioned(memory, [section(bytes, 10)]);
  for (const [file, name] of names) if (!name.some((_, i) => addresses.has(file + i))) name.fill(0);
}

/** The functions of a module, without those that it imports. */
function functions(module) {
  const all = Array.from({ length: module.getNumFunctions() }, (_, i) => binaryen.getFunctionInfo(module.getFunctionByIndex(i)));
  return all.filter(({ base }) => !base);
}

/** Blanks the tables of letters, each up to the next thing in memory: only what shows texts to a programmer looks into them. */
function blankLetters(bytes, all) {
  const memory = pieces(bytes);
  const ours = [];
  const own = new Set();
  for (const [i, body] of bodies(bytes).entries()) {
    if (!LETTERS.test(plain(all[i].name))) ours.push(body);
    else for (const [, number] of binaryen.emitText(all[i].body).matchAll(/(?:i32\.const |offset=)(\d+)/g)) own.add(Number(number));
  }
  const others = mentioned(memory, ours);
  const starts = [...others, ...own].sort((a, b) => a - b);
  for (const { address, block } of memory) {
    for (const start of own) {
      if (others.has(start) || start < address || start >= address + block.length) continue;
      block.fill(0, start - address, (starts.find((next) => next > start) ?? Infinity) - address);
    }
  }
}

/** Blanks the names of errors of input and output, of which there is none: only the text of an error that never is one shows them. */
function blankErrorNames(bytes) {
  for (const { block } of pieces(bytes)) {
    const found = Buffer.from(block).toString("latin1").match(/entity not found[ -~]*uncategorized error/);
    if (found) block.fill(0, found.index, found.index + found[0].length);
  }
}

/** Blanks the last words of the program: the texts that are handed to what gives up, and that nothing else mentions. */
function blankLastWords(bytes, module) {
  const memory = pieces(bytes);
  const text = module.emitText();
  const mentions = new Map(Array.from(mentioned(memory, []), (word) => [word, 1]));
  for (const [, number] of text.matchAll(/(?:i32\.const |offset=)(\d+)/g)) mentions.set(Number(number), (mentions.get(Number(number)) ?? 0) + 1);
  const last = new Map();
  for (const [, name, start, length] of text.matchAll(/\(call \$("[^"\n]*"|\S+)\s+\(i32\.const (\d+)\)\s+\(i32\.const (\d+)\)/g)) {
    if (!GIVING_UP.test(plain(name.replaceAll('"', "")))) continue;
    mentions.set(Number(start), mentions.get(Number(start)) - 1);
    last.set(Number(start), Number(length));
  }
  for (const [start, length] of last) {
    const isOwn = Array.from({ length }, (_, i) => mentions.get(start + i) ?? 0).every((count) => count === 0);
    for (const { address, block } of isOwn ? memory : []) {
      if (start >= address && start + length <= address + block.length) block.fill(0, start - address, start - address + length);
    }
  }
}

/** The name of a function as Rust writes it. */
function plain(name) {
  return name.replace(/\\([0-9a-f]{2})/g, (_, code) => String.fromCharCode(parseInt(code, 16))).replace(/\[[0-9a-f]{16}\]|::h[0-9a-f]{16}.*$/g, "");
}

/** Before wasm-opt, while functions have names: a panic has no console to write to, so what words it becomes the trap it ends in. */
export function tidied(compiled) {
  const bytes = Uint8Array.from(compiled);
  if (pieces(bytes).some(({ address }) => address < LOW)) throw new Error("something lies where only the end of the stack should be");
  blankPlaces(bytes);
  blankErrorNames(bytes);
  const before = binaryen.readBinary(bytes);
  blankLetters(bytes, functions(before));
  blankLastWords(bytes, before);
  const module = binaryen.readBinary(bytes);
  for (const { name, params, results } of functions(module).filter(({ name }) => GIVING_UP.test(plain(name)) || LETTERS.test(plain(name)))) {
    module.removeFunction(name);
    module.addFunction(name, params, results, [], module.unreachable());
  }
  return module.emitBinary();
}

/**
 * An order of texts in which each is followed by the one that has most in common with the last 32 kB: in this order gzip
 * finds again what it has seen. What two texts have in common are runs of six bytes; runs that half the module shares tell
 * nothing. The sum is divided by a power of the length, or else the longest would always be next: 0.7 is the best of those tried.
 */
function similar(texts) {
  const owners = new Map();
  const runs = texts.map((text, i) => {
    const own = new Set();
    for (let at = 0; at + 6 <= text.length; at++) {
      let hash = 0;
      for (let k = at; k < at + 6; k++) hash = Math.imul(hash ^ text[k], 0x01000193) ^ (hash >>> 15);
      own.add(hash);
    }
    for (const hash of own) owners.has(hash) ? owners.get(hash).push(i) : owners.set(hash, [i]);
    return own;
  });
  const shared = runs.map((own) => [...own].map((hash) => owners.get(hash)).filter(({ length }) => length > 1 && length <= 800));
  const weight = texts.map(({ length }) => (length + 20) ** 0.7);
  const seen = new Map();
  const common = new Float64Array(texts.length);
  const count = (i, change) => {
    for (const run of shared[i]) {
      const before = seen.get(run) ?? 0;
      seen.set(run, before + change);
      if (before === 0 || before + change === 0) for (const owner of run) common[owner] += change;
    }
  };
  const left = new Set(texts.keys());
  const order = [];
  for (let next = 0, first = 0, behind = 0; left.size > 0; ) {
    left.delete(next);
    order.push(next);
    count(next, 1);
    behind += texts[next].length;
    for (; behind > WINDOW && first < order.length - 1; first++) {
      behind -= texts[order[first]].length;
      count(order[first], -1);
    }
    let best = -1;
    for (const i of left) {
      const value = common[i] / weight[i];
      if (value > best) [next, best] = [i, value];
    }
  }
  return order;
}

/** How many numbers follow an instruction, for those that have any; a list is its length, its items and one more. */
const NUMBERS = new Map([
  ...[0x02, 0x03, 0x04, 0x0c, 0x0d, 0x10, 0x20, 0x21, 0x22, 0x23, 0x24, 0x25, 0x26, 0x3f, 0x40, 0x41, 0x42, 0xd0, 0xd2].map((code) => [code, 1]),
  [0x11, 2],
]);
/** The same for those that begin with 0xfc. */
const MORE_NUMBERS = new Map([...[8, 10, 12, 14].map((code) => [code, 2]), ...[9, 11, 13, 15, 16, 17].map((code) => [code, 1])]);

/**
 * What reads or writes memory may say that its address is a multiple of something. No engine makes use of it, and gzip has to
 * tell one from the other, so none of them says so.
 */
function forgetAlignment(body) {
  const reader = new Reader(body);
  const skip = (count) => {
    for (let i = 0; i < count; i++) reader.number();
  };
  for (let groups = reader.number(); groups > 0; groups--) skip(2);
  while (reader.at < body.length) {
    const code = body[reader.at++];
    if (code >= 0x28 && code <= 0x3e) {
      if (body[reader.at] > 4) throw new Error("an alignment that is none");
      body[reader.at++] = 0;
      skip(1);
    } else if (code === 0x0e) skip(reader.number() + 1);
    else if (code === 0x1c) skip(reader.number());
    else if (code === 0x43) reader.at += 4;
    else if (code === 0x44) reader.at += 8;
    else if (code === 0xfc) skip(MORE_NUMBERS.get(reader.number()) ?? 0);
    else if (code === 0xfd || code === 0xfe) throw new Error("instructions of a kind that is not known here");
    else skip(NUMBERS.get(code) ?? 0);
  }
  if (reader.at !== body.length) throw new Error("a function does not end where it should");
}

/** After wasm-opt: functions that resemble each other become neighbours, for gzip looks back 32 kB and the module is many times that. */
export function arranged(bytes) {
  const module = binaryen.readBinary(bytes);
  const all = functions(module);
  for (const i of similar(bodies(bytes))) {
    const { name, params, results, vars, body } = all[i];
    module.removeFunction(name);
    module.addFunction(name, params, results, vars, body);
  }
  const arranged = module.emitBinary();
  bodies(arranged).forEach(forgetAlignment);
  return arranged;
}
