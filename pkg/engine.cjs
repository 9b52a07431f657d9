const here=require("node:url").pathToFileURL(__filename).href;
"use strict";
var __defProp = Object.defineProperty;
var __getOwnPropDesc = Object.getOwnPropertyDescriptor;
var __getOwnPropNames = Object.getOwnPropertyNames;
var __hasOwnProp = Object.prototype.hasOwnProperty;
var __export = (target, all) => {
  for (var name in all)
    __defProp(target, name, { get: all[name], enumerable: true });
};
var __copyProps = (to, from, except, desc) => {
  if (from && typeof from === "object" || typeof from === "function") {
    for (let key of __getOwnPropNames(from))
      if (!__hasOwnProp.call(to, key) && key !== except)
        __defProp(to, key, { get: () => from[key], enumerable: !(desc = __getOwnPropDesc(from, key)) || desc.enumerable });
  }
  return to;
};
var __toCommonJS = (mod) => __copyProps(__defProp({}, "__esModule", { value: true }), mod);

// src/js/node.ts
var node_exports = {};
__export(node_exports, {
  Game: () => Game,
  INFOS: () => INFOS,
  RulesError: () => RulesError,
  bots: () => bots,
  engine: () => engine,
  failure: () => failure,
  syncEntry: () => syncEntry,
  syncGameEntry: () => syncGameEntry
});
module.exports = __toCommonJS(node_exports);

// src/js/node-text-coders.ts
var import_node_util = require("node:util");

// ludotheque:node
var import_node_fs = require("node:fs");

// ludotheque:glue/kopis
var kopis_exports = {};
__export(kopis_exports, {
  Session: () => KopisSession,
  instantiate: () => __wbg_init,
  instantiateSync: () => initSync,
  memory: () => wasmMemory
});

// target/pack/kopis/glue.js
var KopisSearch = class _KopisSearch {
  static __wrap(ptr) {
    const obj = Object.create(_KopisSearch.prototype);
    obj.__wbg_ptr = ptr;
    KopisSearchFinalization.register(obj, obj.__wbg_ptr, obj);
    return obj;
  }
  __destroy_into_raw() {
    const ptr = this.__wbg_ptr;
    this.__wbg_ptr = 0;
    KopisSearchFinalization.unregister(this);
    return ptr;
  }
  free() {
    const ptr = this.__destroy_into_raw();
    wasm.__wbg_kopissearch_free(ptr, 0);
  }
  /**
   * @returns {number}
   */
  iterations() {
    const ret = wasm.kopissearch_iterations(this.__wbg_ptr);
    return ret >>> 0;
  }
  /**
   * @returns {number | undefined}
   */
  limit() {
    const ret = wasm.kopissearch_limit(this.__wbg_ptr);
    return ret === Number.MAX_SAFE_INTEGER ? void 0 : ret;
  }
  /**
   * @returns {any}
   */
  suggestion() {
    const ret = wasm.kopissearch_suggestion(this.__wbg_ptr);
    if (ret[2]) {
      throw takeFromExternrefTable0(ret[1]);
    }
    return takeFromExternrefTable0(ret[0]);
  }
  /**
   * @param {number} pause
   * @returns {boolean}
   */
  think(pause) {
    const ret = wasm.kopissearch_think(this.__wbg_ptr, pause);
    return ret !== 0;
  }
};
if (Symbol.dispose) KopisSearch.prototype[Symbol.dispose] = KopisSearch.prototype.free;
var KopisSession = class _KopisSession {
  static __wrap(ptr) {
    const obj = Object.create(_KopisSession.prototype);
    obj.__wbg_ptr = ptr;
    KopisSessionFinalization.register(obj, obj.__wbg_ptr, obj);
    return obj;
  }
  __destroy_into_raw() {
    const ptr = this.__wbg_ptr;
    this.__wbg_ptr = 0;
    KopisSessionFinalization.unregister(this);
    return ptr;
  }
  free() {
    const ptr = this.__destroy_into_raw();
    wasm.__wbg_kopissession_free(ptr, 0);
  }
  /**
   * @returns {number}
   */
  actors() {
    const ret = wasm.kopissession_actors(this.__wbg_ptr);
    return ret >>> 0;
  }
  /**
   * @param {number} number
   * @param {number} who
   * @returns {number}
   */
  applyNumber(number, who) {
    const ret = wasm.kopissession_applyNumber(this.__wbg_ptr, number, who);
    return ret;
  }
  /**
   * @param {string} mv
   * @param {number} who
   * @returns {number}
   */
  apply(mv, who) {
    const val2 = +who;
    const ptr0 = passStringToWasm0(mv, wasm.__wbindgen_malloc, wasm.__wbindgen_realloc);
    const len0 = WASM_VECTOR_LEN;
    const ret = wasm.kopissession_apply(this.__wbg_ptr, ptr0, len0, val2);
    return ret;
  }
  /**
   * @returns {any}
   */
  static boxComponents() {
    const ret = wasm.kopissession_boxComponents();
    if (ret[2]) {
      throw takeFromExternrefTable0(ret[1]);
    }
    return takeFromExternrefTable0(ret[0]);
  }
  /**
   * Where the shared buffer begins.
   * @returns {number}
   */
  static buffer() {
    const ret = wasm.kopissession_buffer();
    return ret >>> 0;
  }
  /**
   * @returns {boolean}
   */
  canRedo() {
    const ret = wasm.kopissession_canRedo(this.__wbg_ptr);
    return ret !== 0;
  }
  /**
   * @param {number} seat
   * @returns {boolean}
   */
  canUndo(seat) {
    const ret = wasm.kopissession_canUndo(this.__wbg_ptr, seat);
    if (ret[2]) {
      throw takeFromExternrefTable0(ret[1]);
    }
    return ret[0] !== 0;
  }
  /**
   * @returns {any}
   */
  chanceOutcomes() {
    const ret = wasm.kopissession_chanceOutcomes(this.__wbg_ptr);
    if (ret[2]) {
      throw takeFromExternrefTable0(ret[1]);
    }
    return takeFromExternrefTable0(ret[0]);
  }
  /**
   * @param {string} mv
   * @param {number} who
   * @returns {any}
   */
  check(mv, who) {
    const val2 = +who;
    const ptr0 = passStringToWasm0(mv, wasm.__wbindgen_malloc, wasm.__wbindgen_realloc);
    const len0 = WASM_VECTOR_LEN;
    const ret = wasm.kopissession_check(this.__wbg_ptr, ptr0, len0, val2);
    if (ret[2]) {
      throw takeFromExternrefTable0(ret[1]);
    }
    return takeFromExternrefTable0(ret[0]);
  }
  /**
   * @returns {any}
   */
  components() {
    const ret = wasm.kopissession_components(this.__wbg_ptr);
    if (ret[2]) {
      throw takeFromExternrefTable0(ret[1]);
    }
    return takeFromExternrefTable0(ret[0]);
  }
  /**
   * @param {string} options
   * @returns {KopisSession}
   */
  static create(options) {
    const ptr0 = passStringToWasm0(options, wasm.__wbindgen_malloc, wasm.__wbindgen_realloc);
    const len0 = WASM_VECTOR_LEN;
    const ret = wasm.kopissession_create(ptr0, len0);
    if (ret[2]) {
      throw takeFromExternrefTable0(ret[1]);
    }
    return _KopisSession.__wrap(ret[0]);
  }
  /**
   * @returns {KopisSession}
   */
  duplicate() {
    const ret = wasm.kopissession_duplicate(this.__wbg_ptr);
    return _KopisSession.__wrap(ret);
  }
  /**
   * @returns {any}
   */
  history() {
    const ret = wasm.kopissession_history(this.__wbg_ptr);
    if (ret[2]) {
      throw takeFromExternrefTable0(ret[1]);
    }
    return takeFromExternrefTable0(ret[0]);
  }
  /**
   * @param {number} who
   * @returns {number}
   */
  legalMoves(who) {
    const ret = wasm.kopissession_legalMoves(this.__wbg_ptr, who);
    return ret;
  }
  /**
   * @param {string} options
   * @returns {any}
   */
  log(options) {
    const ptr0 = passStringToWasm0(options, wasm.__wbindgen_malloc, wasm.__wbindgen_realloc);
    const len0 = WASM_VECTOR_LEN;
    const ret = wasm.kopissession_log(this.__wbg_ptr, ptr0, len0);
    if (ret[2]) {
      throw takeFromExternrefTable0(ret[1]);
    }
    return takeFromExternrefTable0(ret[0]);
  }
  /**
   * @param {number} number
   * @returns {any}
   */
  numberedEvent(number) {
    const ret = wasm.kopissession_numberedEvent(this.__wbg_ptr, number);
    if (ret[2]) {
      throw takeFromExternrefTable0(ret[1]);
    }
    return takeFromExternrefTable0(ret[0]);
  }
  /**
   * @param {number} number
   * @returns {any}
   */
  numberedMove(number) {
    const ret = wasm.kopissession_numberedMove(this.__wbg_ptr, number);
    if (ret[2]) {
      throw takeFromExternrefTable0(ret[1]);
    }
    return takeFromExternrefTable0(ret[0]);
  }
  /**
   * @returns {any}
   */
  outcome() {
    const ret = wasm.kopissession_outcome(this.__wbg_ptr);
    if (ret[2]) {
      throw takeFromExternrefTable0(ret[1]);
    }
    return takeFromExternrefTable0(ret[0]);
  }
  /**
   * @param {string} options
   * @returns {any}
   */
  playRandom(options) {
    const ptr0 = passStringToWasm0(options, wasm.__wbindgen_malloc, wasm.__wbindgen_realloc);
    const len0 = WASM_VECTOR_LEN;
    const ret = wasm.kopissession_playRandom(this.__wbg_ptr, ptr0, len0);
    if (ret[2]) {
      throw takeFromExternrefTable0(ret[1]);
    }
    return takeFromExternrefTable0(ret[0]);
  }
  /**
   * @returns {number}
   */
  players() {
    const ret = wasm.kopissession_players(this.__wbg_ptr);
    return ret >>> 0;
  }
  /**
   * @returns {number}
   */
  ply() {
    const ret = wasm.kopissession_ply(this.__wbg_ptr);
    return ret >>> 0;
  }
  /**
   * @returns {boolean}
   */
  redo() {
    const ret = wasm.kopissession_redo(this.__wbg_ptr);
    return ret !== 0;
  }
  /**
   * @param {string} text
   * @returns {KopisSession}
   */
  static restore(text) {
    const ptr0 = passStringToWasm0(text, wasm.__wbindgen_malloc, wasm.__wbindgen_realloc);
    const len0 = WASM_VECTOR_LEN;
    const ret = wasm.kopissession_restore(ptr0, len0);
    if (ret[2]) {
      throw takeFromExternrefTable0(ret[1]);
    }
    return _KopisSession.__wrap(ret[0]);
  }
  /**
   * @param {string} options
   * @returns {string}
   */
  save(options) {
    let deferred3_0;
    let deferred3_1;
    try {
      const ptr0 = passStringToWasm0(options, wasm.__wbindgen_malloc, wasm.__wbindgen_realloc);
      const len0 = WASM_VECTOR_LEN;
      const ret = wasm.kopissession_save(this.__wbg_ptr, ptr0, len0);
      var ptr2 = ret[0];
      var len2 = ret[1];
      if (ret[3]) {
        ptr2 = 0;
        len2 = 0;
        throw takeFromExternrefTable0(ret[2]);
      }
      deferred3_0 = ptr2;
      deferred3_1 = len2;
      return getStringFromWasm0(ptr2, len2);
    } finally {
      wasm.__wbindgen_free(deferred3_0, deferred3_1, 1);
    }
  }
  /**
   * @param {string} options
   * @returns {KopisSearch}
   */
  search(options) {
    const ptr0 = passStringToWasm0(options, wasm.__wbindgen_malloc, wasm.__wbindgen_realloc);
    const len0 = WASM_VECTOR_LEN;
    const ret = wasm.kopissession_search(this.__wbg_ptr, ptr0, len0);
    if (ret[2]) {
      throw takeFromExternrefTable0(ret[1]);
    }
    return KopisSearch.__wrap(ret[0]);
  }
  /**
   * @returns {any}
   */
  seed() {
    const ret = wasm.kopissession_seed(this.__wbg_ptr);
    if (ret[2]) {
      throw takeFromExternrefTable0(ret[1]);
    }
    return takeFromExternrefTable0(ret[0]);
  }
  /**
   * @returns {any}
   */
  state() {
    const ret = wasm.kopissession_state(this.__wbg_ptr);
    if (ret[2]) {
      throw takeFromExternrefTable0(ret[1]);
    }
    return takeFromExternrefTable0(ret[0]);
  }
  /**
   * Why the last call failed.
   * @returns {any}
   */
  static takeError() {
    const ret = wasm.kopissession_takeError();
    return ret;
  }
  /**
   * @returns {boolean}
   */
  undo() {
    const ret = wasm.kopissession_undo(this.__wbg_ptr);
    return ret !== 0;
  }
  /**
   * @param {number} seat
   * @returns {any}
   */
  view(seat) {
    const ret = wasm.kopissession_view(this.__wbg_ptr, seat);
    if (ret[2]) {
      throw takeFromExternrefTable0(ret[1]);
    }
    return takeFromExternrefTable0(ret[0]);
  }
};
if (Symbol.dispose) KopisSession.prototype[Symbol.dispose] = KopisSession.prototype.free;
function wasmMemory() {
  const ret = wasm.wasmMemory();
  return ret;
}
function __wbg_get_imports() {
  const import0 = {
    __proto__: null,
    __wbg_Error_208446807d0d1e30: function(arg0, arg1) {
      const ret = Error(getStringFromWasm0(arg0, arg1));
      return ret;
    },
    __wbg_String_8564e559799eccda: function(arg0, arg1) {
      const ret = String(arg1);
      const ptr1 = passStringToWasm0(ret, wasm.__wbindgen_malloc, wasm.__wbindgen_realloc);
      const len1 = WASM_VECTOR_LEN;
      getDataViewMemory0().setInt32((arg0 >>> 0) + 4 * 1, len1, true);
      getDataViewMemory0().setInt32((arg0 >>> 0) + 4 * 0, ptr1, true);
    },
    __wbg___wbindgen_is_string_fc456fee5d3317de: function(arg0) {
      const ret = typeof arg0 === "string";
      return ret;
    },
    __wbg___wbindgen_memory_17a1178bc3328ea3: function() {
      const ret = wasm.memory;
      return ret;
    },
    __wbg___wbindgen_throw_4c88d8bf264fd984: function(arg0, arg1) {
      throw new Error(getStringFromWasm0(arg0, arg1));
    },
    __wbg_getRandomValues_8b6f1f663e6f188d: function() {
      return handleError(function(arg0, arg1) {
        globalThis.crypto.getRandomValues(getArrayU8FromWasm0(arg0, arg1));
      }, arguments);
    },
    __wbg_new_37eb45aaf5eeb820: function() {
      const ret = new Array();
      return ret;
    },
    __wbg_new_7075786089b89c5e: function() {
      const ret = /* @__PURE__ */ new Map();
      return ret;
    },
    __wbg_new_cd4348290afae586: function() {
      const ret = new Object();
      return ret;
    },
    __wbg_now_2d8491c3ada20ac9: function() {
      const ret = performance.now();
      return ret;
    },
    __wbg_set_8282f7e0d2d01336: function(arg0, arg1, arg2) {
      const ret = arg0.set(arg1, arg2);
      return ret;
    },
    __wbg_set_d2d33b52458e984a: function(arg0, arg1, arg2) {
      arg0[arg1 >>> 0] = arg2;
    },
    __wbg_set_e4b9a833d288759a: function(arg0, arg1, arg2) {
      arg0[arg1] = arg2;
    },
    __wbindgen_generic_0000000000000001: function(arg0) {
      const ret = arg0;
      return ret;
    },
    __wbindgen_generic_0000000000000002: function(arg0) {
      const ret = arg0;
      return ret;
    },
    __wbindgen_generic_0000000000000003: function(arg0, arg1) {
      const ret = getStringFromWasm0(arg0, arg1);
      return ret;
    },
    __wbindgen_generic_0000000000000004: function(arg0) {
      const ret = BigInt.asUintN(64, arg0);
      return ret;
    },
    __wbindgen_init_externref_table: function() {
      const table = wasm.__wbindgen_externrefs;
      table.set(0, void 0);
      table.set(1024, void 0);
      table.set(1025, null);
      table.set(1026, true);
      table.set(1027, false);
    }
  };
  return {
    __proto__: null,
    "./glue_bg.js": import0
  };
}
var KopisSearchFinalization = typeof FinalizationRegistry === "undefined" ? { register: () => {
}, unregister: () => {
} } : new FinalizationRegistry((ptr) => wasm.__wbg_kopissearch_free(ptr, 1));
var KopisSessionFinalization = typeof FinalizationRegistry === "undefined" ? { register: () => {
}, unregister: () => {
} } : new FinalizationRegistry((ptr) => wasm.__wbg_kopissession_free(ptr, 1));
function addToExternrefTable0(obj) {
  const idx = wasm.__externref_table_alloc();
  wasm.__wbindgen_externrefs.set(idx, obj);
  return idx;
}
function getArrayU8FromWasm0(ptr, len) {
  ptr = ptr >>> 0;
  return getUint8ArrayMemory0().subarray(ptr / 1, ptr / 1 + len);
}
var cachedDataViewMemory0 = null;
function getDataViewMemory0() {
  if (cachedDataViewMemory0 === null || cachedDataViewMemory0.buffer.detached === true || cachedDataViewMemory0.buffer.detached === void 0 && cachedDataViewMemory0.buffer !== wasm.memory.buffer) {
    cachedDataViewMemory0 = new DataView(wasm.memory.buffer);
  }
  return cachedDataViewMemory0;
}
function getStringFromWasm0(ptr, len) {
  ptr = ptr >>> 0;
  return decodeText(getUint8ArrayMemory0().subarray(ptr, ptr + len));
}
var cachedUint8ArrayMemory0 = null;
function getUint8ArrayMemory0() {
  if (cachedUint8ArrayMemory0 === null || cachedUint8ArrayMemory0.byteLength === 0) {
    cachedUint8ArrayMemory0 = new Uint8Array(wasm.memory.buffer);
  }
  return cachedUint8ArrayMemory0;
}
function handleError(f, args) {
  try {
    return f.apply(this, args);
  } catch (e) {
    const idx = addToExternrefTable0(e);
    wasm.__wbindgen_exn_store(idx);
  }
}
function passStringToWasm0(arg, malloc, realloc) {
  if (realloc === void 0) {
    const buf = cachedTextEncoder.encode(arg);
    const ptr2 = malloc(buf.length, 1) >>> 0;
    getUint8ArrayMemory0().subarray(ptr2, ptr2 + buf.length).set(buf);
    WASM_VECTOR_LEN = buf.length;
    return ptr2;
  }
  let len = arg.length;
  let ptr = malloc(len, 1) >>> 0;
  const mem = getUint8ArrayMemory0();
  let offset = 0;
  for (; offset < len; offset++) {
    const code = arg.charCodeAt(offset);
    if (code > 127) break;
    mem[ptr + offset] = code;
  }
  if (offset !== len) {
    if (offset !== 0) {
      arg = arg.slice(offset);
    }
    ptr = realloc(ptr, len, len = offset + arg.length * 3, 1) >>> 0;
    const view = getUint8ArrayMemory0().subarray(ptr + offset, ptr + len);
    const ret = cachedTextEncoder.encodeInto(arg, view);
    offset += ret.written;
    ptr = realloc(ptr, len, offset, 1) >>> 0;
  }
  WASM_VECTOR_LEN = offset;
  return ptr;
}
function takeFromExternrefTable0(idx) {
  const value = wasm.__wbindgen_externrefs.get(idx);
  wasm.__externref_table_dealloc(idx);
  return value;
}
var cachedTextDecoder = new import_node_util.TextDecoder("utf-8", { ignoreBOM: true });
cachedTextDecoder.decode();
var MAX_SAFARI_DECODE_BYTES = 2146435072;
var numBytesDecoded = 0;
function decodeText(bytes) {
  numBytesDecoded += bytes.length;
  if (numBytesDecoded >= MAX_SAFARI_DECODE_BYTES) {
    cachedTextDecoder = new import_node_util.TextDecoder("utf-8", { ignoreBOM: true });
    cachedTextDecoder.decode();
    numBytesDecoded = bytes.length;
  }
  return cachedTextDecoder.decode(bytes);
}
var cachedTextEncoder = new import_node_util.TextEncoder();
if (!("encodeInto" in cachedTextEncoder)) {
  cachedTextEncoder.encodeInto = function(arg, view) {
    const buf = cachedTextEncoder.encode(arg);
    view.set(buf);
    return {
      read: arg.length,
      written: buf.length
    };
  };
}
var WASM_VECTOR_LEN = 0;
var wasmModule;
var wasmInstance;
var wasm;
function __wbg_finalize_init(instance, module2) {
  wasmInstance = instance;
  wasm = instance.exports;
  wasmModule = module2;
  cachedDataViewMemory0 = null;
  cachedUint8ArrayMemory0 = null;
  wasm.__wbindgen_start();
  return wasm;
}
async function __wbg_load(module2, imports) {
  if (typeof Response === "function" && module2 instanceof Response) {
    if (!module2.ok) {
      throw new Error(`failed to fetch Wasm: ${module2.status} ${module2.statusText} fetching '${module2.url}'`);
    }
    if (typeof WebAssembly.instantiateStreaming === "function") {
      try {
        return await WebAssembly.instantiateStreaming(module2, imports);
      } catch (e) {
        const validResponse = expectedResponseType(module2.type);
        if (validResponse && module2.headers.get("Content-Type") !== "application/wasm") {
          console.warn("`WebAssembly.instantiateStreaming` failed because your server does not serve Wasm with `application/wasm` MIME type. Falling back to `WebAssembly.instantiate` which is slower. Original error:\n", e);
        } else {
          throw e;
        }
      }
    }
    const bytes = await module2.arrayBuffer();
    return await WebAssembly.instantiate(bytes, imports);
  } else {
    const instance = await WebAssembly.instantiate(module2, imports);
    if (instance instanceof WebAssembly.Instance) {
      return { instance, module: module2 };
    } else {
      return instance;
    }
  }
  function expectedResponseType(type) {
    switch (type) {
      case "basic":
      case "cors":
      case "default":
        return true;
    }
    return false;
  }
}
function initSync(module2) {
  if (wasm !== void 0) return wasm;
  if (module2 !== void 0) {
    if (Object.getPrototypeOf(module2) === Object.prototype) {
      ({ module: module2 } = module2);
    } else {
      console.warn("using deprecated parameters for `initSync()`; pass a single object instead");
    }
  }
  const imports = __wbg_get_imports();
  if (!(module2 instanceof WebAssembly.Module)) {
    module2 = new WebAssembly.Module(module2);
  }
  const instance = new WebAssembly.Instance(module2, imports);
  return __wbg_finalize_init(instance, module2);
}
var __wbg_init_promise;
async function __wbg_init(module_or_path) {
  if (wasm !== void 0) return wasm;
  if (__wbg_init_promise === void 0) {
    __wbg_init_promise = __wbg_init_once(module_or_path);
    __wbg_init_promise.catch(() => {
      __wbg_init_promise = void 0;
    });
  }
  return __wbg_init_promise;
}
async function __wbg_init_once(module_or_path) {
  if (module_or_path !== void 0) {
    if (Object.getPrototypeOf(module_or_path) === Object.prototype) {
      ({ module_or_path } = module_or_path);
    } else {
      console.warn("using deprecated parameters for the initialization function; pass a single object instead");
    }
  }
  if (module_or_path === void 0) {
    throw new TypeError("no module was given");
  }
  const imports = __wbg_get_imports();
  if (typeof module_or_path === "string" || typeof Request === "function" && module_or_path instanceof Request || typeof URL === "function" && module_or_path instanceof URL) {
    module_or_path = fetch(module_or_path);
  }
  const { instance, module: module2 } = await __wbg_load(await module_or_path, imports);
  return __wbg_finalize_init(instance, module2);
}

// ludotheque:text/kopis
var kopis_exports2 = {};
__export(kopis_exports2, {
  rules: () => rules,
  scenarios: () => scenarios
});
var rules = [{ "id": "KOP-1", "title": "Two players", "text": "Exactly two players. Each owns 8 factions and 2 fortresses of his colour.", "kind": "rulebook", "source": "Introduction; Version de Base; piece counts: publisher's page" }, { "id": "KOP-2", "title": "Board", "text": "The board is a grid of 6 by 6 squares. A square holds at most one piece.", "kind": "rulebook", "source": "Mode Prise d'Assaut (six lines per side); publisher's page" }, { "id": "KOP-3", "title": "Base set-up: fortresses", "text": "In the base set-up the four fortresses start on the four central squares c3, d3, c4, d4 (colours: KOP-R1). Nobody places a fortress during play.", "kind": "rulebook", "source": "Version de Base, Fig. 1" }, { "id": "KOP-4", "title": "Factions around the board", "text": "The 16 factions start outside the grid, around it, 4 along each of the four sides (which lines they face: KOP-R2).", "kind": "rulebook", "source": "Version de Base, Fig. 1" }, { "id": "KOP-5", "title": "Whose sides", "text": "Each player has his factions on the side in front of him and on the side to his left, and plays from those two sides only. Seat 0 sits in the south: south and west. Seat 1 sits in the north: north and east.", "kind": "rulebook", "source": "Version de Base" }, { "id": "KOP-6", "title": "Bastion at the start", "text": "The Bastion marker, which marks the last move played, starts beside the board.", "kind": "rulebook", "source": "Version de Base" }, { "id": "KOP-7", "title": "Advanced set-up", "text": "The advanced set-up is the base set-up except for the fortresses: the board starts empty and, before anything else, the players place the four fortresses where they like. Recommended for experienced players.", "kind": "rulebook", "source": "Version Avancée" }, { "id": "KOP-8", "title": "Not in the first row", "text": "In the advanced set-up no fortress may be placed in the first row along any side: only the 16 squares b2 to e5 are open.", "kind": "rulebook", "source": "Version Avancée" }, { "id": "KOP-9", "title": "Placement order: alternate", "text": "Advanced set-up, first way: the players place one fortress at a time in turn, two each: seats 0, 1, 0, 1.", "kind": "rulebook", "source": "Version Avancée, Fig. 2" }, { "id": "KOP-10", "title": "Placement order: 1-2-1", "text": "Advanced set-up, second way: the first player places one fortress, the second player both of his, the first player his second: seats 0, 1, 1, 0.", "kind": "rulebook", "source": "Version Avancée, Fig. 2" }, { "id": "KOP-11", "title": "Storming: the turn", "text": "In Storming mode a turn is: slide one of your own factions that still waits beside the board onto the board. Factions already on the board are never moved by their owner.", "kind": "rulebook", "source": "Mode Prise d'Assaut du Château" }, { "id": "KOP-12", "title": "Storming: the line", "text": "The faction moves in a straight line away from its side: up or down a file (from the south or the north), along a rank (from the west or the east), on any one of the six lines that face that side.", "kind": "rulebook", "source": "Mode Prise d'Assaut du Château" }, { "id": "KOP-13", "title": "Storming: it must push", "text": "The slide must bring the faction up against a faction or a fortress and push it. A slide that pushes nothing is not a valid move, so an empty line cannot be used.", "kind": "rulebook", "source": "Mode Prise d'Assaut du Château, Fig. 3" }, { "id": "KOP-14", "title": "One square, one or more pieces", "text": "A push moves one or more factions and fortresses already on the board by one square, in the direction of the move.", "kind": "rulebook", "source": "Mode Prise d'Assaut du Château, Fig. 3" }, { "id": "KOP-15", "title": "Placing the Bastion", "text": "At the end of the move the Bastion is put on the faction that has just been played (in Sudden Death: entered or moved).", "kind": "rulebook", "source": "Mode Prise d'Assaut du Château, Fig. 4-4A; Mode Mort Subite" }, { "id": "KOP-16", "title": "What the Bastion does", "text": "In his next turn the opponent may not push the faction under the Bastion.", "kind": "rulebook", "source": "Mode Prise d'Assaut du Château, Fig. 4" }, { "id": "KOP-17", "title": "Alternating", "text": "The players take turns, one faction each, until all factions have been played.", "kind": "rulebook", "source": "Mode Prise d'Assaut du Château, Fig. 4-4B" }, { "id": "KOP-18", "title": "Storming: the end", "text": "Storming mode ends after 16 moves, 8 by each player.", "kind": "rulebook", "source": "Mode Prise d'Assaut du Château" }, { "id": "KOP-19", "title": "Counting", "text": "At the end of the game each player adds up his victory points.", "kind": "rulebook", "source": "Mode Prise d'Assaut du Château; Score" }, { "id": "KOP-20", "title": "Capture", "text": "An opposing faction that is pushed off the board is captured and leaves the game.", "kind": "rulebook", "source": "Capture des Factions, Fig. 5" }, { "id": "KOP-21", "title": "Captured factions score", "text": "Each captured faction is worth 1 point to the player who captured it, at the end of the game.", "kind": "rulebook", "source": "Capture des Factions; publisher's page" }, { "id": "KOP-22", "title": "Waiting factions do not block", "text": "Factions standing around the board are not in play: they do not stop a faction from being pushed off the board next to them.", "kind": "rulebook", "source": "Capture des Factions, Fig. 6" }, { "id": "KOP-23", "title": "Fortresses stay on the board", "text": "A fortress cannot be pushed off the board: a push that would do so is not allowed.", "kind": "rulebook", "source": "Capture des Factions" }, { "id": "KOP-24", "title": "Fortresses on the edge block", "text": "A fortress that stands on the far edge of the line holds the factions pushed against it: they cannot be pushed on or captured that way.", "kind": "rulebook", "source": "Capture des Factions, Fig. 6" }, { "id": "KOP-25", "title": "Sudden Death: moving", "text": "In Sudden Death a player may move one of his own factions on the board by exactly one square, up, down, left or right.", "kind": "rulebook", "source": "Mode Mort Subite, Fig. 7" }, { "id": "KOP-26", "title": "Sudden Death: entering", "text": "In Sudden Death a faction enters on the square of the board that it faces, and on no other; entering is a move and uses the turn. (There are no slides in this mode.)", "kind": "rulebook", "source": "Mode Mort Subite, Fig. 7" }, { "id": "KOP-27", "title": "Sudden Death: one move each", "text": "The players alternate, one move each: enter a faction or move one.", "kind": "rulebook", "source": "Mode Mort Subite" }, { "id": "KOP-28", "title": "Sudden Death: the end", "text": "The game ends as soon as one player brings his eighth faction onto the board.", "kind": "rulebook", "source": "Mode Mort Subite" }, { "id": "KOP-29", "title": "Sudden Death: points", "text": "The victory points are those of Storming mode.", "kind": "rulebook", "source": "Mode Mort Subite" }, { "id": "KOP-30", "title": "Sudden Death: everything else", "text": "All other rules and constraints on movement, on pushing, on the Bastion (it goes on the faction moved last) and on fortresses are those of Storming mode (but see KOP-R17).", "kind": "rulebook", "source": "Mode Mort Subite" }, { "id": "KOP-31", "title": "Sudden Death: captures", "text": "Factions are captured as in Storming mode.", "kind": "rulebook", "source": "Mode Mort Subite" }, { "id": "KOP-32", "title": "Push, never pull", "text": "Factions cannot pull fortresses, they can only push them. A fortress moves only when it is pushed; nobody moves one as his move.", "kind": "rulebook", "source": "Mode Mort Subite" }, { "id": "KOP-33", "title": "Next to an enemy fortress", "text": "A faction next to an enemy fortress (and to none of its own) scores 0.", "kind": "rulebook", "source": "Score" }, { "id": "KOP-34", "title": "Next to an own fortress", "text": "A faction next to a fortress of its own colour (and to no enemy fortress) scores 2.", "kind": "rulebook", "source": "Score" }, { "id": "KOP-35", "title": "Next to both", "text": "A faction next to an own and to an enemy fortress scores 1.", "kind": "rulebook", "source": "Score" }, { "id": "KOP-36", "title": "Next to", "text": "Next to means sharing an edge; corners do not count.", "kind": "public", "source": "publisher's page" }, { "id": "KOP-R1", "title": "Colours of the central fortresses", "text": "In the base set-up seat 0 has the fortresses on c3 and d3, seat 1 those on c4 and d4: each pair side by side on its owner's half. Another colouring of the four central squares can be passed in `layout.fortresses`.", "kind": "ruling", "source": "ruling" }, { "id": "KOP-R2", "title": "Where the four factions of a side stand", "text": "The four factions of a side stand opposite its four middle lines: files b, c, d, e in the south and north, ranks 2, 3, 4, 5 in the west and east. Other posts can be passed in `layout.posts`.", "kind": "ruling", "source": "ruling" }, { "id": "KOP-R3", "title": "Who begins", "text": "Seat 0, the player in the south, makes the first placement and the first move.", "kind": "ruling", "source": "ruling" }, { "id": "KOP-R4", "title": "Colours", "text": "Seat 0 is red, seat 1 is black (the red and black edition). Letters in positions: `r` `R` red faction and fortress, `b` `B` black.", "kind": "ruling", "source": "ruling" }, { "id": "KOP-R5", "title": "Any of the six lines", "text": "In Storming a faction may use any of the six lines of its side, a to f or 1 to 6, whatever post it stands at.", "kind": "ruling", "source": "ruling" }, { "id": "KOP-R6", "title": "Which of the waiting factions is taken", "text": "A slide names the side and the line only. The faction taken is the one whose post is nearest to the line, the lower line (a before b, 1 before 2) if two are equally near.", "kind": "ruling", "source": "ruling" }, { "id": "KOP-R7", "title": "How far it slides", "text": "A sliding faction runs over the empty squares until it meets the first piece, takes that piece's square, and the piece moves on by one. If the first square of the line is occupied, the faction ends on that first square.", "kind": "ruling", "source": "ruling" }, { "id": "KOP-R8", "title": "Which pieces move", "text": "A push moves the first piece met and every piece that follows it without a gap, of either colour and kind. The first gap ends the row; what stands beyond it does not move. Touching it afterwards is allowed.", "kind": "ruling", "source": "ruling" }, { "id": "KOP-R9", "title": "Exactly one square", "text": "A push moves the row by exactly one square. A push of zero is not a valid move, so the most it may be is also the least.", "kind": "ruling", "source": "ruling" }, { "id": "KOP-R10", "title": "Bastion further back in the row", "text": "A push is refused if any piece it would move is the faction under the Bastion, not only if that piece is met first. A Bastion beyond a gap does not matter.", "kind": "ruling", "source": "ruling" }, { "id": "KOP-R11", "title": "How long the Bastion lasts", "text": "The Bastion protects during the opponent's next turn only. It goes to the next faction played. If the opponent is skipped (KOP-R14) it is taken off the board.", "kind": "ruling", "source": "ruling" }, { "id": "KOP-R12", "title": "Own factions pushed off", "text": "A push may drive one's own faction off the board. It leaves the game, is not a capture and scores for nobody (counted in `lost`).", "kind": "ruling", "source": "ruling" }, { "id": "KOP-R13", "title": "Pushing one's own pieces", "text": "A push may move any mix of both players' factions and fortresses, one's own too.", "kind": "ruling", "source": "ruling" }, { "id": "KOP-R14", "title": "No legal move", "text": "Nobody may pass by choice. A player without a legal move (also one who has played all his factions while the opponent has not) is skipped: an event, not a move; the Bastion is lifted; his waiting factions stay available for later turns.", "kind": "ruling", "source": "ruling" }, { "id": "KOP-R15", "title": "Nobody can move", "text": "After a move, look in turn at the opponent, the mover and the opponent again; the first with a legal move acts; the others before him are skipped. If all three looks fail, the game ends and is scored (`blocked`).", "kind": "ruling", "source": "ruling" }, { "id": "KOP-R16", "title": "Which rule refuses a blocked push", "text": "If the row holds the Bastion: KOP-16. Otherwise, if the row reaches the far edge and ends in a fortress: KOP-23 when it is made of fortresses only, KOP-24 when it contains a faction.", "kind": "ruling", "source": "ruling" }, { "id": "KOP-R17", "title": "No duty to push in Sudden Death", "text": "In Sudden Death a move need not push: entering on or moving to an empty square is fine; moving to an occupied square pushes.", "kind": "ruling", "source": "ruling" }, { "id": "KOP-R18", "title": "Entering on an occupied square", "text": "In Sudden Death a faction may enter on an occupied square: it pushes the row inwards by one square, under the usual conditions. If the push is not possible, the faction cannot enter now.", "kind": "ruling", "source": "ruling" }, { "id": "KOP-R19", "title": "Stepping off the board", "text": "A faction does not leave the board by its own move: steps go to a square of the board, and only a push takes a faction off.", "kind": "ruling", "source": "ruling" }, { "id": "KOP-R20", "title": "The eighth faction", "text": "The eighth faction is the player's eighth entry, whatever has become of the other seven. The move is carried out completely, with its capture; then the game is over and the opponent has no further turn.", "kind": "ruling", "source": "ruling" }, { "id": "KOP-R21", "title": "Sudden Death without end", "text": "`quiet` counts moves in a row (of both players) in which no faction entered and none left the board. When it reaches `quietLimit` (default 40) the game ends and is scored. A move that ends the game by KOP-28 does so by KOP-28.", "kind": "ruling", "source": "ruling" }, { "id": "KOP-R22", "title": "Several fortresses of the same colour", "text": "Each faction scores once, 2, 1 or 0, however many fortresses it stands next to. Two own: 2. Two own and one enemy: 1. One own and two enemy: 1. Two enemy: 0.", "kind": "ruling", "source": "ruling" }, { "id": "KOP-R23", "title": "Next to no fortress", "text": "A faction next to no fortress scores 0.", "kind": "ruling", "source": "ruling" }, { "id": "KOP-R24", "title": "What else scores", "text": "Only factions on the board score by position. Waiting and lost factions and fortresses score nothing; the Bastion changes nothing in the count.", "kind": "ruling", "source": "ruling" }, { "id": "KOP-R25", "title": "Winner and ties", "text": "More points wins; equal points are a draw (both share the first rank). No tie-break.", "kind": "ruling", "source": "ruling" }, { "id": "KOP-R26", "title": "Details of placing", "text": "A player places fortresses of his own colour on any empty square of b2 to e5; any pattern is allowed. When the fourth is down, seat 0 makes the first move in either order.", "kind": "ruling", "source": "ruling" }, { "id": "KOP-R27", "title": "First row of each side", "text": "The first row is closed on all four sides: nobody may place a fortress on the 20 squares of the outer ring.", "kind": "ruling", "source": "ruling" }, { "id": "KOP-R28", "title": "Modes and set-ups combine", "text": "Each of the two modes can be played with each of the two set-ups.", "kind": "ruling", "source": "ruling" }, { "id": "KOP-R29", "title": "What a fortress on the edge protects", "text": "A fortress on the edge stops only a push along a line whose row of touching pieces ends in that fortress at the far edge. A fortress beside the line, behind a gap, or in the row but short of the edge blocks nothing.", "kind": "ruling", "source": "ruling" }, { "id": "KOP-R30", "title": "Entering is free in Sudden Death", "text": "In Sudden Death entering is not compulsory: the rule binds the square, not the turn. A player with a faction on the board chooses freely between entering and moving.", "kind": "ruling", "source": "ruling" }];
var scenarios = [{ "id": "base-setup", "title": "Fig. 1: the base set-up", "note": "The position every base game starts from.", "rules": ["KOP-3", "KOP-4", "KOP-6"] }, { "id": "advanced-setup", "title": "Fig. 2: the players place the fortresses (alternating order)", "note": "Each player places two fortresses, one at a time, anywhere but in the first row of a side.", "rules": ["KOP-7", "KOP-8", "KOP-9"] }, { "id": "advanced-setup-snake", "title": "Fig. 2: the same with the 1-2-1 order", "note": "Red places one fortress, black both of his, red the last one.", "rules": ["KOP-7", "KOP-10"] }, { "id": "slide", "title": "Fig. 3: a slide that pushes two fortresses by one square", "note": "A faction that enters on file c from the south meets the fortress on c3 and shifts c3 and c4 one square north; it stops on c3.", "rules": ["KOP-11", "KOP-12", "KOP-13", "KOP-14", "KOP-R7"] }, { "id": "bastion", "title": "Fig. 4, 4A, 4B: the Bastion and the answer", "note": "The faction on c3 was played last and carries the Bastion: nothing may move it this turn, whether it is met first or stands further back in the row of touching pieces.", "rules": ["KOP-15", "KOP-16", "KOP-R10", "KOP-17"] }, { "id": "capture", "title": "Fig. 5 and Fig. 6 (first half): a faction is pushed off and captured", "note": "On file c the pieces touch one another up to the north edge, and the last of them is a black faction. The black faction waiting behind it is not in play and does not hold it.", "rules": ["KOP-20", "KOP-22", "KOP-R13"] }, { "id": "blocked", "title": "Fig. 6 (second half): a fortress on the edge blocks", "note": "On file c the fortress on c6 holds everything that touches it. On file a, a3 does not touch a6 and can be pushed. On file d the black faction on d6 can be captured.", "rules": ["KOP-23", "KOP-24", "KOP-R29"] }, { "id": "sudden-death", "title": "Fig. 7: Sudden Death, entering and stepping", "note": "A faction enters on the square that it faces; on the board it moves by one square.", "rules": ["KOP-25", "KOP-26", "KOP-27", "KOP-30", "KOP-32"] }, { "id": "scoring", "title": "The score table: every case in one position", "note": "Black plays the last faction of the game; then the count. c4 stands next to one own and two enemy fortresses, d3 next to two own and one enemy; b4 touches fortresses only diagonally.", "rules": ["KOP-33", "KOP-34", "KOP-35", "KOP-36", "KOP-R22", "KOP-21"] }];

// ludotheque:glue/ptites-locos
var ptites_locos_exports = {};
__export(ptites_locos_exports, {
  Session: () => PtitesLocosSession,
  instantiate: () => __wbg_init2,
  instantiateSync: () => initSync2,
  memory: () => wasmMemory2
});

// target/pack/ptites-locos/glue.js
var PtitesLocosSearch = class _PtitesLocosSearch {
  static __wrap(ptr) {
    const obj = Object.create(_PtitesLocosSearch.prototype);
    obj.__wbg_ptr = ptr;
    PtitesLocosSearchFinalization.register(obj, obj.__wbg_ptr, obj);
    return obj;
  }
  __destroy_into_raw() {
    const ptr = this.__wbg_ptr;
    this.__wbg_ptr = 0;
    PtitesLocosSearchFinalization.unregister(this);
    return ptr;
  }
  free() {
    const ptr = this.__destroy_into_raw();
    wasm2.__wbg_ptiteslocossearch_free(ptr, 0);
  }
  /**
   * @returns {number}
   */
  iterations() {
    const ret = wasm2.ptiteslocossearch_iterations(this.__wbg_ptr);
    return ret >>> 0;
  }
  /**
   * @returns {number | undefined}
   */
  limit() {
    const ret = wasm2.ptiteslocossearch_limit(this.__wbg_ptr);
    return ret === Number.MAX_SAFE_INTEGER ? void 0 : ret;
  }
  /**
   * @returns {any}
   */
  suggestion() {
    const ret = wasm2.ptiteslocossearch_suggestion(this.__wbg_ptr);
    if (ret[2]) {
      throw takeFromExternrefTable02(ret[1]);
    }
    return takeFromExternrefTable02(ret[0]);
  }
  /**
   * @param {number} pause
   * @returns {boolean}
   */
  think(pause) {
    const ret = wasm2.ptiteslocossearch_think(this.__wbg_ptr, pause);
    return ret !== 0;
  }
};
if (Symbol.dispose) PtitesLocosSearch.prototype[Symbol.dispose] = PtitesLocosSearch.prototype.free;
var PtitesLocosSession = class _PtitesLocosSession {
  static __wrap(ptr) {
    const obj = Object.create(_PtitesLocosSession.prototype);
    obj.__wbg_ptr = ptr;
    PtitesLocosSessionFinalization.register(obj, obj.__wbg_ptr, obj);
    return obj;
  }
  __destroy_into_raw() {
    const ptr = this.__wbg_ptr;
    this.__wbg_ptr = 0;
    PtitesLocosSessionFinalization.unregister(this);
    return ptr;
  }
  free() {
    const ptr = this.__destroy_into_raw();
    wasm2.__wbg_ptiteslocossession_free(ptr, 0);
  }
  /**
   * @returns {number}
   */
  actors() {
    const ret = wasm2.ptiteslocossession_actors(this.__wbg_ptr);
    return ret >>> 0;
  }
  /**
   * @param {number} number
   * @param {number} who
   * @returns {number}
   */
  applyNumber(number, who) {
    const ret = wasm2.ptiteslocossession_applyNumber(this.__wbg_ptr, number, who);
    return ret;
  }
  /**
   * @param {string} mv
   * @param {number} who
   * @returns {number}
   */
  apply(mv, who) {
    const val2 = +who;
    const ptr0 = passStringToWasm02(mv, wasm2.__wbindgen_malloc, wasm2.__wbindgen_realloc);
    const len0 = WASM_VECTOR_LEN2;
    const ret = wasm2.ptiteslocossession_apply(this.__wbg_ptr, ptr0, len0, val2);
    return ret;
  }
  /**
   * @returns {any}
   */
  static boxComponents() {
    const ret = wasm2.ptiteslocossession_boxComponents();
    if (ret[2]) {
      throw takeFromExternrefTable02(ret[1]);
    }
    return takeFromExternrefTable02(ret[0]);
  }
  /**
   * Where the shared buffer begins.
   * @returns {number}
   */
  static buffer() {
    const ret = wasm2.ptiteslocossession_buffer();
    return ret >>> 0;
  }
  /**
   * @returns {boolean}
   */
  canRedo() {
    const ret = wasm2.ptiteslocossession_canRedo(this.__wbg_ptr);
    return ret !== 0;
  }
  /**
   * @param {number} seat
   * @returns {boolean}
   */
  canUndo(seat) {
    const ret = wasm2.ptiteslocossession_canUndo(this.__wbg_ptr, seat);
    if (ret[2]) {
      throw takeFromExternrefTable02(ret[1]);
    }
    return ret[0] !== 0;
  }
  /**
   * @returns {any}
   */
  chanceOutcomes() {
    const ret = wasm2.ptiteslocossession_chanceOutcomes(this.__wbg_ptr);
    if (ret[2]) {
      throw takeFromExternrefTable02(ret[1]);
    }
    return takeFromExternrefTable02(ret[0]);
  }
  /**
   * @param {string} mv
   * @param {number} who
   * @returns {any}
   */
  check(mv, who) {
    const val2 = +who;
    const ptr0 = passStringToWasm02(mv, wasm2.__wbindgen_malloc, wasm2.__wbindgen_realloc);
    const len0 = WASM_VECTOR_LEN2;
    const ret = wasm2.ptiteslocossession_check(this.__wbg_ptr, ptr0, len0, val2);
    if (ret[2]) {
      throw takeFromExternrefTable02(ret[1]);
    }
    return takeFromExternrefTable02(ret[0]);
  }
  /**
   * @returns {any}
   */
  components() {
    const ret = wasm2.ptiteslocossession_components(this.__wbg_ptr);
    if (ret[2]) {
      throw takeFromExternrefTable02(ret[1]);
    }
    return takeFromExternrefTable02(ret[0]);
  }
  /**
   * @param {string} options
   * @returns {PtitesLocosSession}
   */
  static create(options) {
    const ptr0 = passStringToWasm02(options, wasm2.__wbindgen_malloc, wasm2.__wbindgen_realloc);
    const len0 = WASM_VECTOR_LEN2;
    const ret = wasm2.ptiteslocossession_create(ptr0, len0);
    if (ret[2]) {
      throw takeFromExternrefTable02(ret[1]);
    }
    return _PtitesLocosSession.__wrap(ret[0]);
  }
  /**
   * @returns {PtitesLocosSession}
   */
  duplicate() {
    const ret = wasm2.ptiteslocossession_duplicate(this.__wbg_ptr);
    return _PtitesLocosSession.__wrap(ret);
  }
  /**
   * @returns {any}
   */
  history() {
    const ret = wasm2.ptiteslocossession_history(this.__wbg_ptr);
    if (ret[2]) {
      throw takeFromExternrefTable02(ret[1]);
    }
    return takeFromExternrefTable02(ret[0]);
  }
  /**
   * @param {number} who
   * @returns {number}
   */
  legalMoves(who) {
    const ret = wasm2.ptiteslocossession_legalMoves(this.__wbg_ptr, who);
    return ret;
  }
  /**
   * @param {string} options
   * @returns {any}
   */
  log(options) {
    const ptr0 = passStringToWasm02(options, wasm2.__wbindgen_malloc, wasm2.__wbindgen_realloc);
    const len0 = WASM_VECTOR_LEN2;
    const ret = wasm2.ptiteslocossession_log(this.__wbg_ptr, ptr0, len0);
    if (ret[2]) {
      throw takeFromExternrefTable02(ret[1]);
    }
    return takeFromExternrefTable02(ret[0]);
  }
  /**
   * @param {number} number
   * @returns {any}
   */
  numberedEvent(number) {
    const ret = wasm2.ptiteslocossession_numberedEvent(this.__wbg_ptr, number);
    if (ret[2]) {
      throw takeFromExternrefTable02(ret[1]);
    }
    return takeFromExternrefTable02(ret[0]);
  }
  /**
   * @param {number} number
   * @returns {any}
   */
  numberedMove(number) {
    const ret = wasm2.ptiteslocossession_numberedMove(this.__wbg_ptr, number);
    if (ret[2]) {
      throw takeFromExternrefTable02(ret[1]);
    }
    return takeFromExternrefTable02(ret[0]);
  }
  /**
   * @returns {any}
   */
  outcome() {
    const ret = wasm2.ptiteslocossession_outcome(this.__wbg_ptr);
    if (ret[2]) {
      throw takeFromExternrefTable02(ret[1]);
    }
    return takeFromExternrefTable02(ret[0]);
  }
  /**
   * @param {string} options
   * @returns {any}
   */
  playRandom(options) {
    const ptr0 = passStringToWasm02(options, wasm2.__wbindgen_malloc, wasm2.__wbindgen_realloc);
    const len0 = WASM_VECTOR_LEN2;
    const ret = wasm2.ptiteslocossession_playRandom(this.__wbg_ptr, ptr0, len0);
    if (ret[2]) {
      throw takeFromExternrefTable02(ret[1]);
    }
    return takeFromExternrefTable02(ret[0]);
  }
  /**
   * @returns {number}
   */
  players() {
    const ret = wasm2.ptiteslocossession_players(this.__wbg_ptr);
    return ret >>> 0;
  }
  /**
   * @returns {number}
   */
  ply() {
    const ret = wasm2.ptiteslocossession_ply(this.__wbg_ptr);
    return ret >>> 0;
  }
  /**
   * @returns {boolean}
   */
  redo() {
    const ret = wasm2.ptiteslocossession_redo(this.__wbg_ptr);
    return ret !== 0;
  }
  /**
   * @param {string} text
   * @returns {PtitesLocosSession}
   */
  static restore(text) {
    const ptr0 = passStringToWasm02(text, wasm2.__wbindgen_malloc, wasm2.__wbindgen_realloc);
    const len0 = WASM_VECTOR_LEN2;
    const ret = wasm2.ptiteslocossession_restore(ptr0, len0);
    if (ret[2]) {
      throw takeFromExternrefTable02(ret[1]);
    }
    return _PtitesLocosSession.__wrap(ret[0]);
  }
  /**
   * @param {string} options
   * @returns {string}
   */
  save(options) {
    let deferred3_0;
    let deferred3_1;
    try {
      const ptr0 = passStringToWasm02(options, wasm2.__wbindgen_malloc, wasm2.__wbindgen_realloc);
      const len0 = WASM_VECTOR_LEN2;
      const ret = wasm2.ptiteslocossession_save(this.__wbg_ptr, ptr0, len0);
      var ptr2 = ret[0];
      var len2 = ret[1];
      if (ret[3]) {
        ptr2 = 0;
        len2 = 0;
        throw takeFromExternrefTable02(ret[2]);
      }
      deferred3_0 = ptr2;
      deferred3_1 = len2;
      return getStringFromWasm02(ptr2, len2);
    } finally {
      wasm2.__wbindgen_free(deferred3_0, deferred3_1, 1);
    }
  }
  /**
   * @param {string} options
   * @returns {PtitesLocosSearch}
   */
  search(options) {
    const ptr0 = passStringToWasm02(options, wasm2.__wbindgen_malloc, wasm2.__wbindgen_realloc);
    const len0 = WASM_VECTOR_LEN2;
    const ret = wasm2.ptiteslocossession_search(this.__wbg_ptr, ptr0, len0);
    if (ret[2]) {
      throw takeFromExternrefTable02(ret[1]);
    }
    return PtitesLocosSearch.__wrap(ret[0]);
  }
  /**
   * @returns {any}
   */
  seed() {
    const ret = wasm2.ptiteslocossession_seed(this.__wbg_ptr);
    if (ret[2]) {
      throw takeFromExternrefTable02(ret[1]);
    }
    return takeFromExternrefTable02(ret[0]);
  }
  /**
   * @returns {any}
   */
  state() {
    const ret = wasm2.ptiteslocossession_state(this.__wbg_ptr);
    if (ret[2]) {
      throw takeFromExternrefTable02(ret[1]);
    }
    return takeFromExternrefTable02(ret[0]);
  }
  /**
   * Why the last call failed.
   * @returns {any}
   */
  static takeError() {
    const ret = wasm2.ptiteslocossession_takeError();
    return ret;
  }
  /**
   * @returns {boolean}
   */
  undo() {
    const ret = wasm2.ptiteslocossession_undo(this.__wbg_ptr);
    return ret !== 0;
  }
  /**
   * @param {number} seat
   * @returns {any}
   */
  view(seat) {
    const ret = wasm2.ptiteslocossession_view(this.__wbg_ptr, seat);
    if (ret[2]) {
      throw takeFromExternrefTable02(ret[1]);
    }
    return takeFromExternrefTable02(ret[0]);
  }
};
if (Symbol.dispose) PtitesLocosSession.prototype[Symbol.dispose] = PtitesLocosSession.prototype.free;
function wasmMemory2() {
  const ret = wasm2.wasmMemory();
  return ret;
}
function __wbg_get_imports2() {
  const import0 = {
    __proto__: null,
    __wbg_Error_208446807d0d1e30: function(arg0, arg1) {
      const ret = Error(getStringFromWasm02(arg0, arg1));
      return ret;
    },
    __wbg_String_8564e559799eccda: function(arg0, arg1) {
      const ret = String(arg1);
      const ptr1 = passStringToWasm02(ret, wasm2.__wbindgen_malloc, wasm2.__wbindgen_realloc);
      const len1 = WASM_VECTOR_LEN2;
      getDataViewMemory02().setInt32((arg0 >>> 0) + 4 * 1, len1, true);
      getDataViewMemory02().setInt32((arg0 >>> 0) + 4 * 0, ptr1, true);
    },
    __wbg___wbindgen_is_string_fc456fee5d3317de: function(arg0) {
      const ret = typeof arg0 === "string";
      return ret;
    },
    __wbg___wbindgen_memory_17a1178bc3328ea3: function() {
      const ret = wasm2.memory;
      return ret;
    },
    __wbg___wbindgen_throw_4c88d8bf264fd984: function(arg0, arg1) {
      throw new Error(getStringFromWasm02(arg0, arg1));
    },
    __wbg_fromCodePoint_84793ae8d520c4b9: function() {
      return handleError2(function(arg0) {
        const ret = String.fromCodePoint(arg0 >>> 0);
        return ret;
      }, arguments);
    },
    __wbg_getRandomValues_8b6f1f663e6f188d: function() {
      return handleError2(function(arg0, arg1) {
        globalThis.crypto.getRandomValues(getArrayU8FromWasm02(arg0, arg1));
      }, arguments);
    },
    __wbg_new_37eb45aaf5eeb820: function() {
      const ret = new Array();
      return ret;
    },
    __wbg_new_7075786089b89c5e: function() {
      const ret = /* @__PURE__ */ new Map();
      return ret;
    },
    __wbg_new_cd4348290afae586: function() {
      const ret = new Object();
      return ret;
    },
    __wbg_now_2d8491c3ada20ac9: function() {
      const ret = performance.now();
      return ret;
    },
    __wbg_set_8282f7e0d2d01336: function(arg0, arg1, arg2) {
      const ret = arg0.set(arg1, arg2);
      return ret;
    },
    __wbg_set_d2d33b52458e984a: function(arg0, arg1, arg2) {
      arg0[arg1 >>> 0] = arg2;
    },
    __wbg_set_e4b9a833d288759a: function(arg0, arg1, arg2) {
      arg0[arg1] = arg2;
    },
    __wbindgen_generic_0000000000000001: function(arg0) {
      const ret = arg0;
      return ret;
    },
    __wbindgen_generic_0000000000000002: function(arg0) {
      const ret = arg0;
      return ret;
    },
    __wbindgen_generic_0000000000000003: function(arg0, arg1) {
      const ret = getStringFromWasm02(arg0, arg1);
      return ret;
    },
    __wbindgen_generic_0000000000000004: function(arg0) {
      const ret = BigInt.asUintN(64, arg0);
      return ret;
    },
    __wbindgen_init_externref_table: function() {
      const table = wasm2.__wbindgen_externrefs;
      table.set(0, void 0);
      table.set(1024, void 0);
      table.set(1025, null);
      table.set(1026, true);
      table.set(1027, false);
    }
  };
  return {
    __proto__: null,
    "./glue_bg.js": import0
  };
}
var PtitesLocosSearchFinalization = typeof FinalizationRegistry === "undefined" ? { register: () => {
}, unregister: () => {
} } : new FinalizationRegistry((ptr) => wasm2.__wbg_ptiteslocossearch_free(ptr, 1));
var PtitesLocosSessionFinalization = typeof FinalizationRegistry === "undefined" ? { register: () => {
}, unregister: () => {
} } : new FinalizationRegistry((ptr) => wasm2.__wbg_ptiteslocossession_free(ptr, 1));
function addToExternrefTable02(obj) {
  const idx = wasm2.__externref_table_alloc();
  wasm2.__wbindgen_externrefs.set(idx, obj);
  return idx;
}
function getArrayU8FromWasm02(ptr, len) {
  ptr = ptr >>> 0;
  return getUint8ArrayMemory02().subarray(ptr / 1, ptr / 1 + len);
}
var cachedDataViewMemory02 = null;
function getDataViewMemory02() {
  if (cachedDataViewMemory02 === null || cachedDataViewMemory02.buffer.detached === true || cachedDataViewMemory02.buffer.detached === void 0 && cachedDataViewMemory02.buffer !== wasm2.memory.buffer) {
    cachedDataViewMemory02 = new DataView(wasm2.memory.buffer);
  }
  return cachedDataViewMemory02;
}
function getStringFromWasm02(ptr, len) {
  ptr = ptr >>> 0;
  return decodeText2(getUint8ArrayMemory02().subarray(ptr, ptr + len));
}
var cachedUint8ArrayMemory02 = null;
function getUint8ArrayMemory02() {
  if (cachedUint8ArrayMemory02 === null || cachedUint8ArrayMemory02.byteLength === 0) {
    cachedUint8ArrayMemory02 = new Uint8Array(wasm2.memory.buffer);
  }
  return cachedUint8ArrayMemory02;
}
function handleError2(f, args) {
  try {
    return f.apply(this, args);
  } catch (e) {
    const idx = addToExternrefTable02(e);
    wasm2.__wbindgen_exn_store(idx);
  }
}
function passStringToWasm02(arg, malloc, realloc) {
  if (realloc === void 0) {
    const buf = cachedTextEncoder2.encode(arg);
    const ptr2 = malloc(buf.length, 1) >>> 0;
    getUint8ArrayMemory02().subarray(ptr2, ptr2 + buf.length).set(buf);
    WASM_VECTOR_LEN2 = buf.length;
    return ptr2;
  }
  let len = arg.length;
  let ptr = malloc(len, 1) >>> 0;
  const mem = getUint8ArrayMemory02();
  let offset = 0;
  for (; offset < len; offset++) {
    const code = arg.charCodeAt(offset);
    if (code > 127) break;
    mem[ptr + offset] = code;
  }
  if (offset !== len) {
    if (offset !== 0) {
      arg = arg.slice(offset);
    }
    ptr = realloc(ptr, len, len = offset + arg.length * 3, 1) >>> 0;
    const view = getUint8ArrayMemory02().subarray(ptr + offset, ptr + len);
    const ret = cachedTextEncoder2.encodeInto(arg, view);
    offset += ret.written;
    ptr = realloc(ptr, len, offset, 1) >>> 0;
  }
  WASM_VECTOR_LEN2 = offset;
  return ptr;
}
function takeFromExternrefTable02(idx) {
  const value = wasm2.__wbindgen_externrefs.get(idx);
  wasm2.__externref_table_dealloc(idx);
  return value;
}
var cachedTextDecoder2 = new import_node_util.TextDecoder("utf-8", { ignoreBOM: true });
cachedTextDecoder2.decode();
var MAX_SAFARI_DECODE_BYTES2 = 2146435072;
var numBytesDecoded2 = 0;
function decodeText2(bytes) {
  numBytesDecoded2 += bytes.length;
  if (numBytesDecoded2 >= MAX_SAFARI_DECODE_BYTES2) {
    cachedTextDecoder2 = new import_node_util.TextDecoder("utf-8", { ignoreBOM: true });
    cachedTextDecoder2.decode();
    numBytesDecoded2 = bytes.length;
  }
  return cachedTextDecoder2.decode(bytes);
}
var cachedTextEncoder2 = new import_node_util.TextEncoder();
if (!("encodeInto" in cachedTextEncoder2)) {
  cachedTextEncoder2.encodeInto = function(arg, view) {
    const buf = cachedTextEncoder2.encode(arg);
    view.set(buf);
    return {
      read: arg.length,
      written: buf.length
    };
  };
}
var WASM_VECTOR_LEN2 = 0;
var wasmModule2;
var wasmInstance2;
var wasm2;
function __wbg_finalize_init2(instance, module2) {
  wasmInstance2 = instance;
  wasm2 = instance.exports;
  wasmModule2 = module2;
  cachedDataViewMemory02 = null;
  cachedUint8ArrayMemory02 = null;
  wasm2.__wbindgen_start();
  return wasm2;
}
async function __wbg_load2(module2, imports) {
  if (typeof Response === "function" && module2 instanceof Response) {
    if (!module2.ok) {
      throw new Error(`failed to fetch Wasm: ${module2.status} ${module2.statusText} fetching '${module2.url}'`);
    }
    if (typeof WebAssembly.instantiateStreaming === "function") {
      try {
        return await WebAssembly.instantiateStreaming(module2, imports);
      } catch (e) {
        const validResponse = expectedResponseType(module2.type);
        if (validResponse && module2.headers.get("Content-Type") !== "application/wasm") {
          console.warn("`WebAssembly.instantiateStreaming` failed because your server does not serve Wasm with `application/wasm` MIME type. Falling back to `WebAssembly.instantiate` which is slower. Original error:\n", e);
        } else {
          throw e;
        }
      }
    }
    const bytes = await module2.arrayBuffer();
    return await WebAssembly.instantiate(bytes, imports);
  } else {
    const instance = await WebAssembly.instantiate(module2, imports);
    if (instance instanceof WebAssembly.Instance) {
      return { instance, module: module2 };
    } else {
      return instance;
    }
  }
  function expectedResponseType(type) {
    switch (type) {
      case "basic":
      case "cors":
      case "default":
        return true;
    }
    return false;
  }
}
function initSync2(module2) {
  if (wasm2 !== void 0) return wasm2;
  if (module2 !== void 0) {
    if (Object.getPrototypeOf(module2) === Object.prototype) {
      ({ module: module2 } = module2);
    } else {
      console.warn("using deprecated parameters for `initSync()`; pass a single object instead");
    }
  }
  const imports = __wbg_get_imports2();
  if (!(module2 instanceof WebAssembly.Module)) {
    module2 = new WebAssembly.Module(module2);
  }
  const instance = new WebAssembly.Instance(module2, imports);
  return __wbg_finalize_init2(instance, module2);
}
var __wbg_init_promise2;
async function __wbg_init2(module_or_path) {
  if (wasm2 !== void 0) return wasm2;
  if (__wbg_init_promise2 === void 0) {
    __wbg_init_promise2 = __wbg_init_once2(module_or_path);
    __wbg_init_promise2.catch(() => {
      __wbg_init_promise2 = void 0;
    });
  }
  return __wbg_init_promise2;
}
async function __wbg_init_once2(module_or_path) {
  if (module_or_path !== void 0) {
    if (Object.getPrototypeOf(module_or_path) === Object.prototype) {
      ({ module_or_path } = module_or_path);
    } else {
      console.warn("using deprecated parameters for the initialization function; pass a single object instead");
    }
  }
  if (module_or_path === void 0) {
    throw new TypeError("no module was given");
  }
  const imports = __wbg_get_imports2();
  if (typeof module_or_path === "string" || typeof Request === "function" && module_or_path instanceof Request || typeof URL === "function" && module_or_path instanceof URL) {
    module_or_path = fetch(module_or_path);
  }
  const { instance, module: module2 } = await __wbg_load2(await module_or_path, imports);
  return __wbg_finalize_init2(instance, module2);
}

// ludotheque:text/ptites-locos
var ptites_locos_exports2 = {};
__export(ptites_locos_exports2, {
  rules: () => rules2,
  scenarios: () => scenarios2
});
var rules2 = [{ "id": "LOC-1", "title": "Two to four players", "text": "The game is for 2 to 4 players.", "kind": "rulebook", "source": "front page" }, { "id": "LOC-2", "title": "Four locomotives, three to bring home", "text": "Each player owns four locomotives of one colour; the aim is to bring three of them to the arrival.", "kind": "rulebook", "source": "introduction" }, { "id": "LOC-3", "title": "The board", "text": "The board has three start spaces (green), three arrival spaces, nine sheds reserved for locomotives that have arrived, rail spaces, and four slots for platforms. A rail space holds at most one locomotive.", "kind": "rulebook", "source": "set-up picture; Pousser une locomotive" }, { "id": "LOC-4", "title": "All locomotives in hand", "text": "At the start all four locomotives of each player are in front of their owner, off the board («in hand»).", "kind": "rulebook", "source": "set-up" }, { "id": "LOC-5", "title": "Platforms at their own buffers", "text": "The platforms start against the buffers of their own colour: blue at blue, red at red, yellow at yellow.", "kind": "rulebook", "source": "set-up" }, { "id": "LOC-6", "title": "Either end at the start", "text": "Which end of a platform lies against the buffer at the start does not matter.", "kind": "rulebook", "source": "set-up" }, { "id": "LOC-7", "title": "The vacant slot at the start", "text": "The slot next to the start area is vacant at the start.", "kind": "rulebook", "source": "set-up" }, { "id": "LOC-8", "title": "Repair tiles stay in the box", "text": "The twelve repair tiles belong to the variant; without it they stay in the box.", "kind": "rulebook", "source": "set-up" }, { "id": "LOC-9", "title": "Who begins", "text": "The player who last travelled by train begins. Seat 0 is that player.", "kind": "rulebook", "source": "set-up" }, { "id": "LOC-10", "title": "Clockwise", "text": "Play goes round clockwise, that is in seat order.", "kind": "rulebook", "source": "course of play" }, { "id": "LOC-11", "title": "The turn", "text": "A turn: roll all three dice at once, then move a platform, then move one locomotive. Then it is the next player's turn.", "kind": "rulebook", "source": "course of play" }, { "id": "LOC-12", "title": "The colour die names the platform", "text": "The colour die names the platform that must be moved to the vacant slot.", "kind": "rulebook", "source": "Déplacer une plateforme" }, { "id": "LOC-13", "title": "The player chooses the end", "text": "The platform may be put with its right or its left side against the buffer of that slot: the player who moves it chooses the end.", "kind": "rulebook", "source": "Déplacer une plateforme" }, { "id": "LOC-14", "title": "Locomotives ride along", "text": "Locomotives on the platform move with it and stay on their squares.", "kind": "rulebook", "source": "Déplacer une plateforme" }, { "id": "LOC-15", "title": "Nobody falls off a platform", "text": "The platform is moved with care so that no locomotive falls: moving a platform never displaces or wrecks a locomotive.", "kind": "rulebook", "source": "Déplacer une plateforme" }, { "id": "LOC-16", "title": "Turned towards the arrival", "text": "A locomotive that then faces the wrong way stays on its square and is at once turned towards the arrival; no locomotive ever faces backwards.", "kind": "rulebook", "source": "Déplacer une plateforme" }, { "id": "LOC-17", "title": "Moving a locomotive", "text": "The player chooses one of his locomotives and moves it as many squares as the sum of the two number dice, along the rails towards the arrival.", "kind": "rulebook", "source": "Déplacer une locomotive" }, { "id": "LOC-18", "title": "Bringing a locomotive into play", "text": "To bring a locomotive into play it is put on one of the three start spaces, which must be unoccupied.", "kind": "rulebook", "source": "Déplacer une locomotive" }, { "id": "LOC-19", "title": "Entering costs one point", "text": "Bringing a locomotive into play costs one point; the locomotive then goes on along the rails with the rest.", "kind": "rulebook", "source": "Déplacer une locomotive" }, { "id": "LOC-20", "title": "All start spaces occupied", "text": "If all start spaces are occupied, which is rare, only a locomotive already on the board can be moved.", "kind": "rulebook", "source": "Déplacer une locomotive" }, { "id": "LOC-21", "title": "Pushing", "text": "If the next square is occupied by another locomotive, the moving one stops behind it and the points that are left are used by the locomotive that was hit.", "kind": "rulebook", "source": "Pousser une locomotive" }, { "id": "LOC-22", "title": "Chain reaction", "text": "If the locomotive that was hit is blocked as well, the reaction goes on; locomotives move until the points are used up.", "kind": "rulebook", "source": "Pousser une locomotive" }, { "id": "LOC-23", "title": "Blocked before moving", "text": "A locomotive that is blocked before it has moved at all pushes in the same way.", "kind": "rulebook", "source": "Pousser une locomotive" }, { "id": "LOC-24", "title": "Opponents' and own locomotives", "text": "Opponents' locomotives may be pushed, and one's own.", "kind": "rulebook", "source": "Pousser une locomotive" }, { "id": "LOC-25", "title": "Accidents", "text": "A locomotive that runs against a buffer or derails (leaves the track), by its own movement or pushed, has an accident.", "kind": "rulebook", "source": "Manœuvre accidentelle" }, { "id": "LOC-26", "title": "Back to the hand", "text": "A wrecked locomotive returns to its owner's hand and has to start again from the start in a later turn.", "kind": "rulebook", "source": "Manœuvre accidentelle" }, { "id": "LOC-27", "title": "Unused points are lost", "text": "After an accident the unused points are lost.", "kind": "rulebook", "source": "Manœuvre accidentelle" }, { "id": "LOC-28", "title": "Playing again after a double", "text": "A player whose two number dice are equal may play again if he wishes, but only with the same locomotive.", "kind": "rulebook", "source": "Un double aux dés" }, { "id": "LOC-29", "title": "The second play", "text": "To play again a player rolls all three dice, moves the platform of the colour, then moves that same locomotive.", "kind": "rulebook", "source": "Un double aux dés" }, { "id": "LOC-30", "title": "No third play", "text": "A double in the second play gives nothing: there is no third play.", "kind": "rulebook", "source": "Un double aux dés" }, { "id": "LOC-31", "title": "A double and an accident", "text": "If the first play was a double and ended in an accident, the player may start the wrecked locomotive again from a start space in the second play.", "kind": "rulebook", "source": "Un double aux dés, «Important»" }, { "id": "LOC-32", "title": "Arrival", "text": "A locomotive that its player brings onto an arrival space is put into a free shed.", "kind": "rulebook", "source": "La zone d'arrivée" }, { "id": "LOC-33", "title": "Arriving is no accident", "text": "The unused points of a locomotive that has arrived are lost; this is no accident.", "kind": "rulebook", "source": "La zone d'arrivée" }, { "id": "LOC-34", "title": "Pushed into an arrival buffer", "text": "A locomotive that runs into an arrival buffer after it has been hit has an accident.", "kind": "rulebook", "source": "La zone d'arrivée" }, { "id": "LOC-35", "title": "Pushing one's own into an arrival buffer", "text": "A player's own locomotive that he pushes himself into an arrival buffer has an accident too.", "kind": "rulebook", "source": "La zone d'arrivée" }, { "id": "LOC-36", "title": "Wrecked at the arrival", "text": "A locomotive wrecked at an arrival buffer goes back to its owner and starts again from the start.", "kind": "rulebook", "source": "La zone d'arrivée" }, { "id": "LOC-37", "title": "The third locomotive wins", "text": "The game ends at once when a player has a third locomotive in one of the nine sheds; that player wins.", "kind": "rulebook", "source": "end of the game" }, { "id": "LOC-38", "title": "Variant: the reserve", "text": "In the variant the repair tiles form a reserve beside the board.", "kind": "rulebook", "source": "variant" }, { "id": "LOC-39", "title": "Variant: receiving a tile", "text": "Each time a player takes back a wrecked locomotive he also receives one repair tile from the reserve.", "kind": "rulebook", "source": "variant" }, { "id": "LOC-40", "title": "Variant: using a tile", "text": "At the beginning of his turn a player who has one may use a repair tile to set the colour die to any face without rolling it: he chooses the platform that will move.", "kind": "rulebook", "source": "variant" }, { "id": "LOC-41", "title": "Variant: the used tile", "text": "The used tile goes back to the reserve.", "kind": "rulebook", "source": "variant" }, { "id": "LOC-42", "title": "Variant: the turn with a tile", "text": "After using a tile the player rolls the two number dice, moves the chosen platform, then moves one of his locomotives.", "kind": "rulebook", "source": "variant" }, { "id": "LOC-R1", "title": "The reconstructed board", "text": "The board and its tracks are shown only in lost pictures, so a reconstruction is used; the option `board` takes another one. It makes every sentence of the rulebook true, and every public description that was found except one review's view of LOC-R2. It is a model, not a copy of the box.", "kind": "ruling", "source": "ruling" }, { "id": "LOC-R2", "title": "Choosing the end or sliding", "text": 'The player chooses the end of the platform (`platformEnds: "choice"`), as LOC-13 says in so many words. A platform that is slid without being lifted comes to lie with its other end against the buffer, whichever slot it goes to: with `platformEnds: "slide"` there is no choice, and end A becomes B and B becomes A with every move. Real tables differ, so it is an option.', "kind": "ruling", "source": "ruling" }, { "id": "LOC-R3", "title": "Ends at the start", "text": "Nobody decides the ends at the start, since they do not matter: end A lies against the buffer for all three platforms, and the option `startEnds` sets others.", "kind": "ruling", "source": "ruling" }, { "id": "LOC-R4", "title": "The whole sum", "text": "The whole sum is moved, with no choice of path (no square has two successors); only an accident or an arrival ends the movement early. Points that are used up when a locomotive comes to stand behind another push nobody.", "kind": "ruling", "source": "ruling" }, { "id": "LOC-R5", "title": "Against a buffer", "text": "A locomotive is against a buffer when a point would carry it into the buffer. Standing on the last square before a buffer is safe.", "kind": "ruling", "source": "ruling" }, { "id": "LOC-R6", "title": "Derailing", "text": "Derailing is a step from a track into the vacant slot, or off a platform where no track continues (row 4, or a platform row without rail). It happens to moving locomotives only; a platform move wrecks nobody.", "kind": "ruling", "source": "ruling" }, { "id": "LOC-R7", "title": "On a cut-off track", "text": "A locomotive on a track that is cut off stays where it is, may be moved (and then has its accident), or may be left there. Nobody has to move it.", "kind": "ruling", "source": "ruling" }, { "id": "LOC-R8", "title": "No locomotive can be moved", "text": "If no locomotive can be moved (none on the board, all start spaces occupied), the platform has been moved and then the turn ends; a double gives nothing, as there is no «same locomotive».", "kind": "ruling", "source": "ruling" }, { "id": "LOC-R9", "title": "No passing", "text": "A player may neither pass nor refuse a move that ends in an accident. He chooses among his locomotives and the free start spaces, and one of them must move; entering beside an empty slot 1 is allowed and derails at the first step.", "kind": "ruling", "source": "ruling" }, { "id": "LOC-R10", "title": "Pushed exactly onto an arrival space", "text": "A locomotive that is pushed exactly onto an arrival space with no point left has arrived and goes into a shed for its owner: it has not hit the buffer. With a point left it does.", "kind": "ruling", "source": "ruling" }, { "id": "LOC-R11", "title": "The third one pushed home", "text": "If somebody else pushes a player's third locomotive home, its owner wins at once: LOC-37 asks only for the third locomotive in a shed.", "kind": "ruling", "source": "ruling" }, { "id": "LOC-R12", "title": "Which shed", "text": "The sheds are interchangeable: an arriving locomotive goes into the free shed with the lowest number. Nine are always enough (4 × 2 + 1). An arrival space is never occupied after a move.", "kind": "ruling", "source": "ruling" }, { "id": "LOC-R13", "title": "The same locomotive", "text": "The same locomotive is the one chosen in the first play, even if it could not move itself and only pushed, and also if the push wrecked another one of the player's own.", "kind": "ruling", "source": "ruling" }, { "id": "LOC-R14", "title": "A double into a shed", "text": "A double that brings the locomotive into a shed gives no replay: the same locomotive cannot go on.", "kind": "ruling", "source": "ruling" }, { "id": "LOC-R15", "title": "A double, an accident, no start space", "text": "After a double and an accident no replay is offered while no start space is free: the same locomotive could not be moved.", "kind": "ruling", "source": "ruling" }, { "id": "LOC-R16", "title": "No tile in the second play", "text": "No repair tile can be used in the second play: LOC-29 demands all three dice again, and the second play is not the beginning of the turn. One tile a turn at most.", "kind": "ruling", "source": "ruling" }, { "id": "LOC-R17", "title": "Who gets the tile", "text": "The tile goes to the owner of the wrecked locomotive, whoever caused the accident and whoever's turn it is. If the reserve is empty, nobody gets one. A tile received during one's own turn can be used from the next turn on.", "kind": "ruling", "source": "ruling" }, { "id": "LOC-R18", "title": "Crossing tracks", "text": "Tracks that cross on a platform only cross: each strand has its own squares, and locomotives on different strands never block each other.", "kind": "ruling", "source": "ruling" }, { "id": "LOC-R19", "title": "Which locomotive enters", "text": "Locomotives in hand are alike: the lowest-numbered one in hand enters, in the second play after an accident the wrecked one.", "kind": "ruling", "source": "ruling" }, { "id": "LOC-R20", "title": "At most one accident or arrival", "text": "One move brings at most one accident or arrival: everybody in a chain but the last stops behind the next.", "kind": "ruling", "source": "ruling" }, { "id": "LOC-R21", "title": "The turn limit", "text": "Nothing forbids wrecking on purpose for ever. `turnLimit` (default 1000) ends the game after that turn without a winner; 0 means no limit. It is a safeguard, not a rule of the box. With a `board` of one's own 0 is refused: nobody has shown that such a board can be finished at all.", "kind": "ruling", "source": "ruling" }, { "id": "LOC-R22", "title": "Places behind the winner", "text": "The rulebook names only the winner. Scores are the numbers of locomotives in sheds; the ranking follows the scores, equal scores share a place. After LOC-37 the winner is alone in front, 3 against at most 2.", "kind": "ruling", "source": "ruling" }, { "id": "LOC-R23", "title": "What is known when the end is chosen", "text": "The player knows the number dice when he chooses the end of the platform: all dice are rolled first. When he uses a tile he does not know them when he chooses the colour.", "kind": "ruling", "source": "ruling" }, { "id": "LOC-R24", "title": "The named platform moves", "text": "Exactly one platform moves in every play, the one that is named; it cannot stay, and it cannot be turned on the spot. The slot it leaves is the vacant one for this play's locomotive move.", "kind": "ruling", "source": "ruling" }, { "id": "LOC-R25", "title": "The used tile is back before the roll", "text": "A tile that was given up counts for an accident of the same turn: it is back in the reserve before the roll.", "kind": "ruling", "source": "ruling" }];
var scenarios2 = [{ "id": "setup", "title": "The set-up", "note": "All locomotives are in hand, the platforms lie at the buffers of their colours, and the slot next to the start is vacant.", "rules": ["LOC-4", "LOC-5", "LOC-6", "LOC-7", "LOC-8", "LOC-9"] }, { "id": "first-turn", "title": "The first turn", "note": "One point for the start space, then along the rails. Red leads one lane outwards: with red 3+2 a locomotive that enters on the middle start space comes out on the outer track.", "rules": ["LOC-11", "LOC-12", "LOC-18", "LOC-19"] }, { "id": "bump", "title": "A bump", "note": "With an eight the locomotive on 1o1 meets another one after five squares; that one takes the remaining three.", "rules": ["LOC-21"] }, { "id": "chain", "title": "A chain reaction", "note": "With red 6+4 four locomotives share ten points.", "rules": ["LOC-22"] }, { "id": "blocked", "title": "Blocked before it has moved", "note": "The locomotive on 1m2 cannot move itself; all its points go to the player's own locomotive on 1m3.", "rules": ["LOC-23", "LOC-24"] }, { "id": "buffer", "title": "Against a buffer", "note": "With yellow end A in slot 1, a locomotive that enters on the inner start space meets the buffer on the yellow platform after one square.", "rules": ["LOC-25", "LOC-26", "LOC-27"] }, { "id": "gap", "title": "Into the vacant slot", "note": "When blue leaves slot 2, the track of section 1 ends in the gap.", "rules": ["LOC-25"] }, { "id": "dead-track", "title": "A track without continuation", "note": "With blue end B in slot 1, the middle track leads to the middle of the board and ends there.", "rules": ["LOC-25", "LOC-R6"] }, { "id": "ride-turned", "title": "Riding on a platform that is turned", "note": "Locomotives ride on the platform. With the other end against the buffer they are turned round: the one on b11 stood on the outer track and now stands in the innermost row without a connection.", "rules": ["LOC-13", "LOC-14", "LOC-16"] }, { "id": "ride", "title": "Riding on a platform", "note": "With the same end against the buffer nobody is turned.", "rules": ["LOC-13", "LOC-16"] }, { "id": "double", "title": "A double", "note": "After a double the player may play again with the same locomotive; a second double gives nothing.", "rules": ["LOC-28", "LOC-29", "LOC-30"] }, { "id": "double-declined", "title": "A double declined", "note": "Nobody has to play again.", "rules": ["LOC-28"] }, { "id": "double-accident", "title": "A double and an accident", "note": "With red 4+4 a locomotive that enters on the outer start space is wrecked; the same one may start again at once.", "rules": ["LOC-31"] }, { "id": "arrival", "title": "Arrival", "note": "The locomotive on 3m4 reaches the arrival space with points to spare: it goes into a shed, and the points are lost.", "rules": ["LOC-32", "LOC-33"] }, { "id": "arrival-buffer", "title": "Pushed into an arrival buffer", "note": "Nobody is aboard the locomotive on b23 to brake it.", "rules": ["LOC-34", "LOC-36"] }, { "id": "own-arrival-buffer", "title": "Pushing one's own into an arrival buffer", "note": "A player cannot drive two locomotives at once.", "rules": ["LOC-35"] }, { "id": "third", "title": "The third locomotive", "note": "The third locomotive in a shed wins at once.", "rules": ["LOC-37"] }, { "id": "starts-full", "title": "All start spaces occupied", "note": "Only a locomotive on the board can move.", "rules": ["LOC-20"] }, { "id": "tile-used", "title": "Variant: using a repair tile", "note": "The player sets the colour die, then rolls the two number dice only.", "rules": ["LOC-40", "LOC-41", "LOC-42"] }, { "id": "tile-gained", "title": "Variant: receiving a repair tile", "note": "The owner of the wrecked locomotive receives the tile, also when somebody else pushed it.", "rules": ["LOC-39"] }];

// ludotheque:glue/troia
var troia_exports = {};
__export(troia_exports, {
  Session: () => TroiaSession,
  instantiate: () => __wbg_init3,
  instantiateSync: () => initSync3,
  memory: () => wasmMemory3
});

// target/pack/troia/glue.js
var TroiaSearch = class _TroiaSearch {
  static __wrap(ptr) {
    const obj = Object.create(_TroiaSearch.prototype);
    obj.__wbg_ptr = ptr;
    TroiaSearchFinalization.register(obj, obj.__wbg_ptr, obj);
    return obj;
  }
  __destroy_into_raw() {
    const ptr = this.__wbg_ptr;
    this.__wbg_ptr = 0;
    TroiaSearchFinalization.unregister(this);
    return ptr;
  }
  free() {
    const ptr = this.__destroy_into_raw();
    wasm3.__wbg_troiasearch_free(ptr, 0);
  }
  /**
   * @returns {number}
   */
  iterations() {
    const ret = wasm3.troiasearch_iterations(this.__wbg_ptr);
    return ret >>> 0;
  }
  /**
   * @returns {number | undefined}
   */
  limit() {
    const ret = wasm3.troiasearch_limit(this.__wbg_ptr);
    return ret === Number.MAX_SAFE_INTEGER ? void 0 : ret;
  }
  /**
   * @returns {any}
   */
  suggestion() {
    const ret = wasm3.troiasearch_suggestion(this.__wbg_ptr);
    if (ret[2]) {
      throw takeFromExternrefTable03(ret[1]);
    }
    return takeFromExternrefTable03(ret[0]);
  }
  /**
   * @param {number} pause
   * @returns {boolean}
   */
  think(pause) {
    const ret = wasm3.troiasearch_think(this.__wbg_ptr, pause);
    return ret !== 0;
  }
};
if (Symbol.dispose) TroiaSearch.prototype[Symbol.dispose] = TroiaSearch.prototype.free;
var TroiaSession = class _TroiaSession {
  static __wrap(ptr) {
    const obj = Object.create(_TroiaSession.prototype);
    obj.__wbg_ptr = ptr;
    TroiaSessionFinalization.register(obj, obj.__wbg_ptr, obj);
    return obj;
  }
  __destroy_into_raw() {
    const ptr = this.__wbg_ptr;
    this.__wbg_ptr = 0;
    TroiaSessionFinalization.unregister(this);
    return ptr;
  }
  free() {
    const ptr = this.__destroy_into_raw();
    wasm3.__wbg_troiasession_free(ptr, 0);
  }
  /**
   * @returns {number}
   */
  actors() {
    const ret = wasm3.troiasession_actors(this.__wbg_ptr);
    return ret >>> 0;
  }
  /**
   * @param {number} number
   * @param {number} who
   * @returns {number}
   */
  applyNumber(number, who) {
    const ret = wasm3.troiasession_applyNumber(this.__wbg_ptr, number, who);
    return ret;
  }
  /**
   * @param {string} mv
   * @param {number} who
   * @returns {number}
   */
  apply(mv, who) {
    const val2 = +who;
    const ptr0 = passStringToWasm03(mv, wasm3.__wbindgen_malloc, wasm3.__wbindgen_realloc);
    const len0 = WASM_VECTOR_LEN3;
    const ret = wasm3.troiasession_apply(this.__wbg_ptr, ptr0, len0, val2);
    return ret;
  }
  /**
   * @returns {any}
   */
  static boxComponents() {
    const ret = wasm3.troiasession_boxComponents();
    if (ret[2]) {
      throw takeFromExternrefTable03(ret[1]);
    }
    return takeFromExternrefTable03(ret[0]);
  }
  /**
   * Where the shared buffer begins.
   * @returns {number}
   */
  static buffer() {
    const ret = wasm3.troiasession_buffer();
    return ret >>> 0;
  }
  /**
   * @returns {boolean}
   */
  canRedo() {
    const ret = wasm3.troiasession_canRedo(this.__wbg_ptr);
    return ret !== 0;
  }
  /**
   * @param {number} seat
   * @returns {boolean}
   */
  canUndo(seat) {
    const ret = wasm3.troiasession_canUndo(this.__wbg_ptr, seat);
    if (ret[2]) {
      throw takeFromExternrefTable03(ret[1]);
    }
    return ret[0] !== 0;
  }
  /**
   * @returns {any}
   */
  chanceOutcomes() {
    const ret = wasm3.troiasession_chanceOutcomes(this.__wbg_ptr);
    if (ret[2]) {
      throw takeFromExternrefTable03(ret[1]);
    }
    return takeFromExternrefTable03(ret[0]);
  }
  /**
   * @param {string} mv
   * @param {number} who
   * @returns {any}
   */
  check(mv, who) {
    const val2 = +who;
    const ptr0 = passStringToWasm03(mv, wasm3.__wbindgen_malloc, wasm3.__wbindgen_realloc);
    const len0 = WASM_VECTOR_LEN3;
    const ret = wasm3.troiasession_check(this.__wbg_ptr, ptr0, len0, val2);
    if (ret[2]) {
      throw takeFromExternrefTable03(ret[1]);
    }
    return takeFromExternrefTable03(ret[0]);
  }
  /**
   * @returns {any}
   */
  components() {
    const ret = wasm3.troiasession_components(this.__wbg_ptr);
    if (ret[2]) {
      throw takeFromExternrefTable03(ret[1]);
    }
    return takeFromExternrefTable03(ret[0]);
  }
  /**
   * @param {string} options
   * @returns {TroiaSession}
   */
  static create(options) {
    const ptr0 = passStringToWasm03(options, wasm3.__wbindgen_malloc, wasm3.__wbindgen_realloc);
    const len0 = WASM_VECTOR_LEN3;
    const ret = wasm3.troiasession_create(ptr0, len0);
    if (ret[2]) {
      throw takeFromExternrefTable03(ret[1]);
    }
    return _TroiaSession.__wrap(ret[0]);
  }
  /**
   * @returns {TroiaSession}
   */
  duplicate() {
    const ret = wasm3.troiasession_duplicate(this.__wbg_ptr);
    return _TroiaSession.__wrap(ret);
  }
  /**
   * @returns {any}
   */
  history() {
    const ret = wasm3.troiasession_history(this.__wbg_ptr);
    if (ret[2]) {
      throw takeFromExternrefTable03(ret[1]);
    }
    return takeFromExternrefTable03(ret[0]);
  }
  /**
   * @param {number} who
   * @returns {number}
   */
  legalMoves(who) {
    const ret = wasm3.troiasession_legalMoves(this.__wbg_ptr, who);
    return ret;
  }
  /**
   * @param {string} options
   * @returns {any}
   */
  log(options) {
    const ptr0 = passStringToWasm03(options, wasm3.__wbindgen_malloc, wasm3.__wbindgen_realloc);
    const len0 = WASM_VECTOR_LEN3;
    const ret = wasm3.troiasession_log(this.__wbg_ptr, ptr0, len0);
    if (ret[2]) {
      throw takeFromExternrefTable03(ret[1]);
    }
    return takeFromExternrefTable03(ret[0]);
  }
  /**
   * @param {number} number
   * @returns {any}
   */
  numberedEvent(number) {
    const ret = wasm3.troiasession_numberedEvent(this.__wbg_ptr, number);
    if (ret[2]) {
      throw takeFromExternrefTable03(ret[1]);
    }
    return takeFromExternrefTable03(ret[0]);
  }
  /**
   * @param {number} number
   * @returns {any}
   */
  numberedMove(number) {
    const ret = wasm3.troiasession_numberedMove(this.__wbg_ptr, number);
    if (ret[2]) {
      throw takeFromExternrefTable03(ret[1]);
    }
    return takeFromExternrefTable03(ret[0]);
  }
  /**
   * @returns {any}
   */
  outcome() {
    const ret = wasm3.troiasession_outcome(this.__wbg_ptr);
    if (ret[2]) {
      throw takeFromExternrefTable03(ret[1]);
    }
    return takeFromExternrefTable03(ret[0]);
  }
  /**
   * @param {string} options
   * @returns {any}
   */
  playRandom(options) {
    const ptr0 = passStringToWasm03(options, wasm3.__wbindgen_malloc, wasm3.__wbindgen_realloc);
    const len0 = WASM_VECTOR_LEN3;
    const ret = wasm3.troiasession_playRandom(this.__wbg_ptr, ptr0, len0);
    if (ret[2]) {
      throw takeFromExternrefTable03(ret[1]);
    }
    return takeFromExternrefTable03(ret[0]);
  }
  /**
   * @returns {number}
   */
  players() {
    const ret = wasm3.troiasession_players(this.__wbg_ptr);
    return ret >>> 0;
  }
  /**
   * @returns {number}
   */
  ply() {
    const ret = wasm3.troiasession_ply(this.__wbg_ptr);
    return ret >>> 0;
  }
  /**
   * @returns {boolean}
   */
  redo() {
    const ret = wasm3.troiasession_redo(this.__wbg_ptr);
    return ret !== 0;
  }
  /**
   * @param {string} text
   * @returns {TroiaSession}
   */
  static restore(text) {
    const ptr0 = passStringToWasm03(text, wasm3.__wbindgen_malloc, wasm3.__wbindgen_realloc);
    const len0 = WASM_VECTOR_LEN3;
    const ret = wasm3.troiasession_restore(ptr0, len0);
    if (ret[2]) {
      throw takeFromExternrefTable03(ret[1]);
    }
    return _TroiaSession.__wrap(ret[0]);
  }
  /**
   * @param {string} options
   * @returns {string}
   */
  save(options) {
    let deferred3_0;
    let deferred3_1;
    try {
      const ptr0 = passStringToWasm03(options, wasm3.__wbindgen_malloc, wasm3.__wbindgen_realloc);
      const len0 = WASM_VECTOR_LEN3;
      const ret = wasm3.troiasession_save(this.__wbg_ptr, ptr0, len0);
      var ptr2 = ret[0];
      var len2 = ret[1];
      if (ret[3]) {
        ptr2 = 0;
        len2 = 0;
        throw takeFromExternrefTable03(ret[2]);
      }
      deferred3_0 = ptr2;
      deferred3_1 = len2;
      return getStringFromWasm03(ptr2, len2);
    } finally {
      wasm3.__wbindgen_free(deferred3_0, deferred3_1, 1);
    }
  }
  /**
   * @param {string} options
   * @returns {TroiaSearch}
   */
  search(options) {
    const ptr0 = passStringToWasm03(options, wasm3.__wbindgen_malloc, wasm3.__wbindgen_realloc);
    const len0 = WASM_VECTOR_LEN3;
    const ret = wasm3.troiasession_search(this.__wbg_ptr, ptr0, len0);
    if (ret[2]) {
      throw takeFromExternrefTable03(ret[1]);
    }
    return TroiaSearch.__wrap(ret[0]);
  }
  /**
   * @returns {any}
   */
  seed() {
    const ret = wasm3.troiasession_seed(this.__wbg_ptr);
    if (ret[2]) {
      throw takeFromExternrefTable03(ret[1]);
    }
    return takeFromExternrefTable03(ret[0]);
  }
  /**
   * @returns {any}
   */
  state() {
    const ret = wasm3.troiasession_state(this.__wbg_ptr);
    if (ret[2]) {
      throw takeFromExternrefTable03(ret[1]);
    }
    return takeFromExternrefTable03(ret[0]);
  }
  /**
   * Why the last call failed.
   * @returns {any}
   */
  static takeError() {
    const ret = wasm3.troiasession_takeError();
    return ret;
  }
  /**
   * @returns {boolean}
   */
  undo() {
    const ret = wasm3.troiasession_undo(this.__wbg_ptr);
    return ret !== 0;
  }
  /**
   * @param {number} seat
   * @returns {any}
   */
  view(seat) {
    const ret = wasm3.troiasession_view(this.__wbg_ptr, seat);
    if (ret[2]) {
      throw takeFromExternrefTable03(ret[1]);
    }
    return takeFromExternrefTable03(ret[0]);
  }
};
if (Symbol.dispose) TroiaSession.prototype[Symbol.dispose] = TroiaSession.prototype.free;
function wasmMemory3() {
  const ret = wasm3.wasmMemory();
  return ret;
}
function __wbg_get_imports3() {
  const import0 = {
    __proto__: null,
    __wbg_Error_208446807d0d1e30: function(arg0, arg1) {
      const ret = Error(getStringFromWasm03(arg0, arg1));
      return ret;
    },
    __wbg_String_8564e559799eccda: function(arg0, arg1) {
      const ret = String(arg1);
      const ptr1 = passStringToWasm03(ret, wasm3.__wbindgen_malloc, wasm3.__wbindgen_realloc);
      const len1 = WASM_VECTOR_LEN3;
      getDataViewMemory03().setInt32((arg0 >>> 0) + 4 * 1, len1, true);
      getDataViewMemory03().setInt32((arg0 >>> 0) + 4 * 0, ptr1, true);
    },
    __wbg___wbindgen_is_string_fc456fee5d3317de: function(arg0) {
      const ret = typeof arg0 === "string";
      return ret;
    },
    __wbg___wbindgen_memory_17a1178bc3328ea3: function() {
      const ret = wasm3.memory;
      return ret;
    },
    __wbg___wbindgen_throw_4c88d8bf264fd984: function(arg0, arg1) {
      throw new Error(getStringFromWasm03(arg0, arg1));
    },
    __wbg_getRandomValues_8b6f1f663e6f188d: function() {
      return handleError3(function(arg0, arg1) {
        globalThis.crypto.getRandomValues(getArrayU8FromWasm03(arg0, arg1));
      }, arguments);
    },
    __wbg_new_37eb45aaf5eeb820: function() {
      const ret = new Array();
      return ret;
    },
    __wbg_new_7075786089b89c5e: function() {
      const ret = /* @__PURE__ */ new Map();
      return ret;
    },
    __wbg_new_cd4348290afae586: function() {
      const ret = new Object();
      return ret;
    },
    __wbg_now_2d8491c3ada20ac9: function() {
      const ret = performance.now();
      return ret;
    },
    __wbg_set_8282f7e0d2d01336: function(arg0, arg1, arg2) {
      const ret = arg0.set(arg1, arg2);
      return ret;
    },
    __wbg_set_d2d33b52458e984a: function(arg0, arg1, arg2) {
      arg0[arg1 >>> 0] = arg2;
    },
    __wbg_set_e4b9a833d288759a: function(arg0, arg1, arg2) {
      arg0[arg1] = arg2;
    },
    __wbindgen_generic_0000000000000001: function(arg0) {
      const ret = arg0;
      return ret;
    },
    __wbindgen_generic_0000000000000002: function(arg0) {
      const ret = arg0;
      return ret;
    },
    __wbindgen_generic_0000000000000003: function(arg0, arg1) {
      const ret = getStringFromWasm03(arg0, arg1);
      return ret;
    },
    __wbindgen_generic_0000000000000004: function(arg0) {
      const ret = BigInt.asUintN(64, arg0);
      return ret;
    },
    __wbindgen_init_externref_table: function() {
      const table = wasm3.__wbindgen_externrefs;
      table.set(0, void 0);
      table.set(1024, void 0);
      table.set(1025, null);
      table.set(1026, true);
      table.set(1027, false);
    }
  };
  return {
    __proto__: null,
    "./glue_bg.js": import0
  };
}
var TroiaSearchFinalization = typeof FinalizationRegistry === "undefined" ? { register: () => {
}, unregister: () => {
} } : new FinalizationRegistry((ptr) => wasm3.__wbg_troiasearch_free(ptr, 1));
var TroiaSessionFinalization = typeof FinalizationRegistry === "undefined" ? { register: () => {
}, unregister: () => {
} } : new FinalizationRegistry((ptr) => wasm3.__wbg_troiasession_free(ptr, 1));
function addToExternrefTable03(obj) {
  const idx = wasm3.__externref_table_alloc();
  wasm3.__wbindgen_externrefs.set(idx, obj);
  return idx;
}
function getArrayU8FromWasm03(ptr, len) {
  ptr = ptr >>> 0;
  return getUint8ArrayMemory03().subarray(ptr / 1, ptr / 1 + len);
}
var cachedDataViewMemory03 = null;
function getDataViewMemory03() {
  if (cachedDataViewMemory03 === null || cachedDataViewMemory03.buffer.detached === true || cachedDataViewMemory03.buffer.detached === void 0 && cachedDataViewMemory03.buffer !== wasm3.memory.buffer) {
    cachedDataViewMemory03 = new DataView(wasm3.memory.buffer);
  }
  return cachedDataViewMemory03;
}
function getStringFromWasm03(ptr, len) {
  ptr = ptr >>> 0;
  return decodeText3(getUint8ArrayMemory03().subarray(ptr, ptr + len));
}
var cachedUint8ArrayMemory03 = null;
function getUint8ArrayMemory03() {
  if (cachedUint8ArrayMemory03 === null || cachedUint8ArrayMemory03.byteLength === 0) {
    cachedUint8ArrayMemory03 = new Uint8Array(wasm3.memory.buffer);
  }
  return cachedUint8ArrayMemory03;
}
function handleError3(f, args) {
  try {
    return f.apply(this, args);
  } catch (e) {
    const idx = addToExternrefTable03(e);
    wasm3.__wbindgen_exn_store(idx);
  }
}
function passStringToWasm03(arg, malloc, realloc) {
  if (realloc === void 0) {
    const buf = cachedTextEncoder3.encode(arg);
    const ptr2 = malloc(buf.length, 1) >>> 0;
    getUint8ArrayMemory03().subarray(ptr2, ptr2 + buf.length).set(buf);
    WASM_VECTOR_LEN3 = buf.length;
    return ptr2;
  }
  let len = arg.length;
  let ptr = malloc(len, 1) >>> 0;
  const mem = getUint8ArrayMemory03();
  let offset = 0;
  for (; offset < len; offset++) {
    const code = arg.charCodeAt(offset);
    if (code > 127) break;
    mem[ptr + offset] = code;
  }
  if (offset !== len) {
    if (offset !== 0) {
      arg = arg.slice(offset);
    }
    ptr = realloc(ptr, len, len = offset + arg.length * 3, 1) >>> 0;
    const view = getUint8ArrayMemory03().subarray(ptr + offset, ptr + len);
    const ret = cachedTextEncoder3.encodeInto(arg, view);
    offset += ret.written;
    ptr = realloc(ptr, len, offset, 1) >>> 0;
  }
  WASM_VECTOR_LEN3 = offset;
  return ptr;
}
function takeFromExternrefTable03(idx) {
  const value = wasm3.__wbindgen_externrefs.get(idx);
  wasm3.__externref_table_dealloc(idx);
  return value;
}
var cachedTextDecoder3 = new import_node_util.TextDecoder("utf-8", { ignoreBOM: true });
cachedTextDecoder3.decode();
var MAX_SAFARI_DECODE_BYTES3 = 2146435072;
var numBytesDecoded3 = 0;
function decodeText3(bytes) {
  numBytesDecoded3 += bytes.length;
  if (numBytesDecoded3 >= MAX_SAFARI_DECODE_BYTES3) {
    cachedTextDecoder3 = new import_node_util.TextDecoder("utf-8", { ignoreBOM: true });
    cachedTextDecoder3.decode();
    numBytesDecoded3 = bytes.length;
  }
  return cachedTextDecoder3.decode(bytes);
}
var cachedTextEncoder3 = new import_node_util.TextEncoder();
if (!("encodeInto" in cachedTextEncoder3)) {
  cachedTextEncoder3.encodeInto = function(arg, view) {
    const buf = cachedTextEncoder3.encode(arg);
    view.set(buf);
    return {
      read: arg.length,
      written: buf.length
    };
  };
}
var WASM_VECTOR_LEN3 = 0;
var wasmModule3;
var wasmInstance3;
var wasm3;
function __wbg_finalize_init3(instance, module2) {
  wasmInstance3 = instance;
  wasm3 = instance.exports;
  wasmModule3 = module2;
  cachedDataViewMemory03 = null;
  cachedUint8ArrayMemory03 = null;
  wasm3.__wbindgen_start();
  return wasm3;
}
async function __wbg_load3(module2, imports) {
  if (typeof Response === "function" && module2 instanceof Response) {
    if (!module2.ok) {
      throw new Error(`failed to fetch Wasm: ${module2.status} ${module2.statusText} fetching '${module2.url}'`);
    }
    if (typeof WebAssembly.instantiateStreaming === "function") {
      try {
        return await WebAssembly.instantiateStreaming(module2, imports);
      } catch (e) {
        const validResponse = expectedResponseType(module2.type);
        if (validResponse && module2.headers.get("Content-Type") !== "application/wasm") {
          console.warn("`WebAssembly.instantiateStreaming` failed because your server does not serve Wasm with `application/wasm` MIME type. Falling back to `WebAssembly.instantiate` which is slower. Original error:\n", e);
        } else {
          throw e;
        }
      }
    }
    const bytes = await module2.arrayBuffer();
    return await WebAssembly.instantiate(bytes, imports);
  } else {
    const instance = await WebAssembly.instantiate(module2, imports);
    if (instance instanceof WebAssembly.Instance) {
      return { instance, module: module2 };
    } else {
      return instance;
    }
  }
  function expectedResponseType(type) {
    switch (type) {
      case "basic":
      case "cors":
      case "default":
        return true;
    }
    return false;
  }
}
function initSync3(module2) {
  if (wasm3 !== void 0) return wasm3;
  if (module2 !== void 0) {
    if (Object.getPrototypeOf(module2) === Object.prototype) {
      ({ module: module2 } = module2);
    } else {
      console.warn("using deprecated parameters for `initSync()`; pass a single object instead");
    }
  }
  const imports = __wbg_get_imports3();
  if (!(module2 instanceof WebAssembly.Module)) {
    module2 = new WebAssembly.Module(module2);
  }
  const instance = new WebAssembly.Instance(module2, imports);
  return __wbg_finalize_init3(instance, module2);
}
var __wbg_init_promise3;
async function __wbg_init3(module_or_path) {
  if (wasm3 !== void 0) return wasm3;
  if (__wbg_init_promise3 === void 0) {
    __wbg_init_promise3 = __wbg_init_once3(module_or_path);
    __wbg_init_promise3.catch(() => {
      __wbg_init_promise3 = void 0;
    });
  }
  return __wbg_init_promise3;
}
async function __wbg_init_once3(module_or_path) {
  if (module_or_path !== void 0) {
    if (Object.getPrototypeOf(module_or_path) === Object.prototype) {
      ({ module_or_path } = module_or_path);
    } else {
      console.warn("using deprecated parameters for the initialization function; pass a single object instead");
    }
  }
  if (module_or_path === void 0) {
    throw new TypeError("no module was given");
  }
  const imports = __wbg_get_imports3();
  if (typeof module_or_path === "string" || typeof Request === "function" && module_or_path instanceof Request || typeof URL === "function" && module_or_path instanceof URL) {
    module_or_path = fetch(module_or_path);
  }
  const { instance, module: module2 } = await __wbg_load3(await module_or_path, imports);
  return __wbg_finalize_init3(instance, module2);
}

// ludotheque:text/troia
var troia_exports2 = {};
__export(troia_exports2, {
  rules: () => rules3,
  scenarios: () => scenarios3
});
var rules3 = [{ "id": "TRO-1", "title": "Aim", "text": "The players rebuild the layers of Troy from pieces of the dig; publishing earns renown and further dig permits.", "kind": "rulebook", "source": "But du jeu" }, { "id": "TRO-2", "title": "Winner", "text": "The player with the most renown at the end wins.", "kind": "rulebook", "source": "But du jeu; Fin du jeu" }, { "id": "TRO-3", "title": "Players", "text": "Troia is played by two to four players.", "kind": "rulebook", "source": "Présentation" }, { "id": "TRO-4", "title": "Pieces and layers", "text": "73 pieces make up five layers, from the oldest to the youngest: Troy I (9), II (16), VI (16), VII (16), VIII/IX (16).", "kind": "rulebook", "source": "Contenu" }, { "id": "TRO-5", "title": "Action cards", "text": "There are 64 action cards with numbers that are all different: 1-36 dig (they show a shovel and a sieve), 37-64 publish (they show a map of the dig). 1-20 have coloured dots, 21-36 have none; 37-64 have coloured dots.", "kind": "rulebook", "source": "Contenu; Cartes d'action; Préparation" }, { "id": "TRO-6", "title": "Tents and pawns", "text": "Each player takes a tent and the pawn of one colour; no two players have the same colour.", "kind": "rulebook", "source": "Préparation" }, { "id": "TRO-7", "title": "Starting cards, four players", "text": "With four players each chooses 4 dig cards and 4 publication cards out of those with the dot of his colour and puts them behind his tent.", "kind": "rulebook", "source": "Préparation" }, { "id": "TRO-8", "title": "Starting cards, three players", "text": "With three players each starts with 5 dig cards and 5 publication cards of his colour.", "kind": "rulebook", "source": "2 et 3 joueurs" }, { "id": "TRO-9", "title": "Starting cards, two players", "text": "With two players each starts with 5 dig cards and 7 publication cards of his colour.", "kind": "rulebook", "source": "2 et 3 joueurs" }, { "id": "TRO-10", "title": "Leftover cards", "text": "The cards with a coloured dot that nobody keeps leave the game.", "kind": "rulebook", "source": "Préparation" }, { "id": "TRO-11", "title": "Permit pile", "text": "The neutral dig cards 21-36 are shuffled into a face-down pile beside the board, all sixteen with any number of players.", "kind": "rulebook", "source": "Préparation; 2 et 3 joueurs" }, { "id": "TRO-12", "title": "Pawns at the start", "text": "All pawns start on one corner of the score track.", "kind": "rulebook", "source": "Préparation" }, { "id": "TRO-13", "title": "Frames", "text": "The frames lie round the board.", "kind": "rulebook", "source": "Préparation" }, { "id": "TRO-14", "title": "Building the mound", "text": "The mound is built layer by layer: the pieces of Troy I are mixed and strewn at random in the middle of the board; they may touch and overlap, and either face may be up. On top of them, in the same way, come Troy II, then VI, VII and VIII/IX.", "kind": "rulebook", "source": "Préparation" }, { "id": "TRO-15", "title": "Pouring layer by layer", "text": "Each layer is mixed by itself and poured, in that order, on the middle of the board, which gives a fairly tight and thick heap (the author's way, reported by the translator).", "kind": "rulebook", "source": "Préparation, translator's note" }, { "id": "TRO-16", "title": "Two players: no Troy VI", "text": "With two players Troy VI is left out of the mound and its frame is not used.", "kind": "rulebook", "source": "2 et 3 joueurs" }, { "id": "TRO-17", "title": "Starting piece", "text": "As starting capital each player takes one uncovered, free piece from the mound and puts it into his tent.", "kind": "rulebook", "source": "Préparation" }, { "id": "TRO-18", "title": "The three activities", "text": "Three activities exist: digging (mound → front of the tent), examining (front → behind the tent), publishing (behind the tent → frame).", "kind": "rulebook", "source": "Déroulement" }, { "id": "TRO-19", "title": "Choosing an action card", "text": "A round begins with every player choosing one action card from his hand and laying it face down before him.", "kind": "rulebook", "source": "Cartes d'action" }, { "id": "TRO-20", "title": "A card must be played", "text": "You must always play a card, also for an action that you cannot or do not want to carry out.", "kind": "rulebook", "source": "Encore des questions" }, { "id": "TRO-21", "title": "Turning up the cards", "text": "When all have chosen, the cards are turned up together.", "kind": "rulebook", "source": "Cartes d'action" }, { "id": "TRO-22", "title": "Turn order", "text": "The highest number acts first, then the others in descending order.", "kind": "rulebook", "source": "Cartes d'action" }, { "id": "TRO-23", "title": "The card decides", "text": "The kind of the card says what its player does this round: either dig and/or examine, or else publish.", "kind": "rulebook", "source": "Cartes d'action" }, { "id": "TRO-24", "title": "Played cards", "text": "Played cards stay in an open pile in front of the tent; they never come back.", "kind": "rulebook", "source": "Cartes d'action" }, { "id": "TRO-25", "title": "Drawing a permit", "text": "At the end of his turn a player who played a publication card draws one permit (21-36) from the pile.", "kind": "rulebook", "source": "Cartes d'action; Publication primordiale" }, { "id": "TRO-26", "title": "A permit in any case", "text": "A player who played a publication card draws his permit even if he could not or would not publish anything.", "kind": "rulebook", "source": "Encore des questions" }, { "id": "TRO-27", "title": "Next round", "text": "After the last player's turn the next round begins.", "kind": "rulebook", "source": "Cartes d'action" }, { "id": "TRO-28", "title": "Five handlings", "text": "In a dig turn a player may dig and/or examine, at most five handlings in all: three dug leave two to examine, four examined leave one to dig.", "kind": "rulebook", "source": "Permis de fouille" }, { "id": "TRO-29", "title": "Any order", "text": "Digging and examining may be done in any order and mixed (the author's word, reported by the translator).", "kind": "rulebook", "source": "Permis de fouille, translator's note" }, { "id": "TRO-30", "title": "Digging", "text": "To dig is to take one piece from the mound and put it in front of the own tent.", "kind": "rulebook", "source": "Fouilles" }, { "id": "TRO-31", "title": "Only free pieces", "text": "Only a piece that is completely accessible and uncovered may be taken.", "kind": "rulebook", "source": "Fouilles" }, { "id": "TRO-32", "title": "Uncovered", "text": "A piece is uncovered when its upper face touches no other piece. A higher piece that does not touch the piece beneath it leaves that piece uncovered (the author's word, reported by the translator).", "kind": "rulebook", "source": "Fouilles, translator's note" }, { "id": "TRO-33", "title": "No way back", "text": "A piece once taken never goes back on the mound.", "kind": "rulebook", "source": "Fouilles" }, { "id": "TRO-34", "title": "Five in front", "text": "At the end of his turn a player may have at most five pieces in front of his tent.", "kind": "rulebook", "source": "Fouilles" }, { "id": "TRO-35", "title": "Wobbling", "text": "If pieces of the mound wobble while a player digs, he goes on: there is no penalty.", "kind": "rulebook", "source": "Encore des questions" }, { "id": "TRO-36", "title": "Examining", "text": "To examine is to move a piece from the front of the own tent to behind it.", "kind": "rulebook", "source": "Examen" }, { "id": "TRO-37", "title": "Turning a piece over", "text": "Only an examined piece may be turned over; behind the tent its owner knows both faces.", "kind": "rulebook", "source": "Examen" }, { "id": "TRO-38", "title": "Comparing", "text": "While examining, a player may compare the piece with the pieces already published.", "kind": "rulebook", "source": "Examen" }, { "id": "TRO-39", "title": "No limit behind the tent", "text": "Any number of pieces may be kept behind the tent.", "kind": "rulebook", "source": "Examen" }, { "id": "TRO-40", "title": "Publishing up to five", "text": "In a publication turn a player may publish up to five of his examined pieces.", "kind": "rulebook", "source": "Publication" }, { "id": "TRO-41", "title": "The layer of a piece", "text": "A piece belongs to the layer whose sign it bears and is laid into that layer's frame, which bears the same sign.", "kind": "rulebook", "source": "Publication" }, { "id": "TRO-42", "title": "The cell of a piece", "text": "Contour lines are on the piece and on the ground of the frame; they give the one cell where the piece goes.", "kind": "rulebook", "source": "Publication" }, { "id": "TRO-43", "title": "Renown for every piece", "text": "Renown is earned for every piece published.", "kind": "rulebook", "source": "Publication" }, { "id": "TRO-44", "title": "Single pieces and groups", "text": "Single pieces or whole groups may be published.", "kind": "rulebook", "source": "Publication" }, { "id": "TRO-45", "title": "Groups", "text": "A group is a set of pieces joined edge to edge; pieces that meet only at a corner are not adjacent.", "kind": "rulebook", "source": "Publication; Encore des questions" }, { "id": "TRO-46", "title": "Several publications in a turn", "text": "Several publications may be made in one turn, in one layer or in several, as long as they have no more than five pieces together.", "kind": "rulebook", "source": "Encore des questions; Exemples 1 and 2" }, { "id": "TRO-47", "title": "Publishing only", "text": "A publication turn gives no digging and no examining, however few pieces are published.", "kind": "rulebook", "source": "Encore des questions" }, { "id": "TRO-48", "title": "First publication", "text": "The first publication in a layer is primordial, whether one piece or a group.", "kind": "rulebook", "source": "Publication primordiale" }, { "id": "TRO-49", "title": "Larger publication", "text": "A later publication in that layer is primordial only if it is a group of more pieces than the largest group now in the layer.", "kind": "rulebook", "source": "Publication primordiale" }, { "id": "TRO-50", "title": "Secondary publication", "text": "Any other publication, a single piece or a group that is not larger, is secondary.", "kind": "rulebook", "source": "Publication primordiale" }, { "id": "TRO-51", "title": "Secondary: adjacent", "text": "A secondary publication must be adjacent to pieces already published in the layer.", "kind": "rulebook", "source": "Publication primordiale" }, { "id": "TRO-52", "title": "Primordial: anywhere", "text": "A primordial publication may lie anywhere in the layer, next to published pieces or not, on free cells.", "kind": "rulebook", "source": "Encore des questions" }, { "id": "TRO-53", "title": "Two primordial publications", "text": "A player may make two primordial publications in the same layer in one turn, for instance first one piece, then a group of three.", "kind": "rulebook", "source": "Encore des questions" }, { "id": "TRO-54", "title": "Final publication", "text": "A publication that fills the layer completely is a final publication and scores like a primordial one.", "kind": "rulebook", "source": "Publication primordiale" }, { "id": "TRO-55", "title": "Plan piece", "text": "A plan piece has a layer sign on one face and part of the site plan on the other; published it earns two points.", "kind": "rulebook", "source": "Score" }, { "id": "TRO-56", "title": "Rubble piece", "text": "A rubble piece has a layer sign on both faces; published it earns one point.", "kind": "rulebook", "source": "Score" }, { "id": "TRO-57", "title": "Primordial bonus", "text": "A primordial publication earns one extra point for each of its pieces.", "kind": "rulebook", "source": "Score" }, { "id": "TRO-58", "title": "Final bonus", "text": "A final publication earns one extra point for each of its pieces, as if it were primordial.", "kind": "rulebook", "source": "Publication primordiale" }, { "id": "TRO-59", "title": "Advancing the pawn", "text": "Renown is kept with the pawns: a player advances his pawn by as many spaces as the points he has won.", "kind": "rulebook", "source": "Points de renommée" }, { "id": "TRO-60", "title": "One pawn per space", "text": "Only one pawn may stand on a space.", "kind": "rulebook", "source": "Points de renommée" }, { "id": "TRO-61", "title": "Moving back", "text": "If a pawn ends on an occupied space, the pawn that was there is moved back to the first free space.", "kind": "rulebook", "source": "Points de renommée" }, { "id": "TRO-62", "title": "End of the game", "text": "The game ends when all players have used all their publication cards.", "kind": "rulebook", "source": "Fin du jeu" }, { "id": "TRO-63", "title": "Out of publication cards", "text": "A player who has used up his publication cards before the others goes on playing dig cards until they have finished (translator's note).", "kind": "rulebook", "source": "Fin du jeu, translator's note" }, { "id": "TRO-64", "title": "Frames in hand", "text": "A frame may be taken in hand to compare pieces but not put behind a tent.", "kind": "rulebook", "source": "Encore des questions" }, { "id": "TRO-R1", "title": "Colours of the cards", "text": "Which number has which colour is reconstructed, because the pictures are lost. Red: 1 7 12 14 18, 37 43 48 51 54 57 64. Blue: 3 5 10 15 20, 40 42 46 49 56 59 61. Yellow: 2 8 9 16 17, 38 41 47 50 55 60 63. Green: 4 6 11 13 19, 39 44 45 52 53 58 62. The table gives every colour the same strength.", "kind": "ruling", "source": "ruling" }, { "id": "TRO-R2", "title": "Choosing the starting cards", "text": "The choice of the starting cards is free, secret and simultaneous; the cards left over leave the game unseen. Three players choose 5 of their 7 publication cards and keep all 5 dig cards; two players take everything, so nothing is asked.", "kind": "ruling", "source": "ruling" }, { "id": "TRO-R3", "title": "Order of the preparation", "text": "The mound lies ready from the start, then the cards are chosen, then the starting pieces are taken. The order has no bearing on the rules.", "kind": "ruling", "source": "ruling" }, { "id": "TRO-R4", "title": "Order of the starting pieces", "text": "The starting pieces are taken by seat 0 first, then in ascending order; the rulebook gives none. Each player sees what those before him took.", "kind": "ruling", "source": "ruling" }, { "id": "TRO-R5", "title": "The starting piece is examined", "text": "The starting piece goes into the tent and so counts as examined: its owner knows it and may publish it. It costs no handling and no card.", "kind": "ruling", "source": "ruling" }, { "id": "TRO-R6", "title": "The mound as plates", "text": "The mound is made of flat square plates of equal size and thickness. A plate has an integer centre (x, y), one of 36 exact rotations and an integer level z; a piece that is thrown lies one level above the highest piece that it overlaps, and pieces that overlap have different levels.", "kind": "ruling", "source": "ruling" }, { "id": "TRO-R7", "title": "Contact and bridges", "text": "A higher piece touches a lower one if their areas overlap (more than an edge or a corner in common) and the higher one lies at most 3 levels above: plates tilt, so a small gap closes. With 4 or more levels between them it is a bridge: there is no contact, and the lower piece may be taken from under it. The option bridges: false counts every overlap as contact, for tables that take only what lies open to the sky.", "kind": "ruling", "source": "ruling" }, { "id": "TRO-R8", "title": "A steady heap", "text": "The heap does not move: taking a piece changes nothing in the place of the others. A piece that carries another is touched by it and so cannot be taken first.", "kind": "ruling", "source": "ruling" }, { "id": "TRO-R9", "title": "What is seen", "text": "A piece of the mound is seen if it is free, or if at least one of nine points of its upper face (its middle and eight points at three fifths of the way to the edges and corners) is under no higher piece. Everybody sees of a seen piece its place, its level and the face that is up. Of the others nobody sees anything.", "kind": "ruling", "source": "ruling" }, { "id": "TRO-R10", "title": "What a face tells", "text": 'Contour lines are on every face and show the same site in every layer, so both faces tell the cell. The symbol face tells the layer too, but not whether the other face has a plan. The plan face tells that it is a plan piece, but not the layer. With the option contours: "examined" the fine lines are legible only behind the tent, so an unexamined face does not tell the cell.', "kind": "ruling", "source": "ruling" }, { "id": "TRO-R11", "title": "Which pieces are plan pieces", "text": 'Which pieces are plan pieces is drawn at random for each game, with a fixed number per layer: 6 in Troy I, 10 in each of the others. The option plans: "box" uses a reconstructed table, and an owner of the game passes the real one: the plan cells of all five layers.', "kind": "ruling", "source": "ruling" }, { "id": "TRO-R12", "title": "Face of a dug piece", "text": "A dug piece lies in front of the tent the same way up as it lay in the mound. Nobody may turn it, not even its owner, before it is examined, so all see the same face.", "kind": "ruling", "source": "ruling" }, { "id": "TRO-R13", "title": "Memory", "text": "Opponents may remember what they saw: a view keeps the face that was seen by all, also after the piece has gone behind a tent.", "kind": "ruling", "source": "ruling" }, { "id": "TRO-R14", "title": "Digging and examining one piece", "text": "Digging a piece and examining it are two handlings. A piece dug in this turn may be examined in this turn.", "kind": "ruling", "source": "ruling" }, { "id": "TRO-R15", "title": "More than five during a turn", "text": "There may be more than five pieces in front during a turn, since the limit holds at its end. But a dig that could not be made good any more is refused: with f pieces in front and r handlings left, this one included, digging needs f to be at most 3 + r. With more than five in front the turn cannot be ended.", "kind": "ruling", "source": "ruling" }, { "id": "TRO-R16", "title": "Connected by itself", "text": "A publication is one piece or a group that is connected by its own pieces alone. Being joined through pieces already published does not make two pieces one group.", "kind": "ruling", "source": "ruling" }, { "id": "TRO-R17", "title": "Largest group", "text": "The largest group of a layer is its largest set of orthogonally connected published pieces, no matter who published them or when, this turn included. A new publication is measured by its own pieces alone, even if it joins older ones.", "kind": "ruling", "source": "ruling" }, { "id": "TRO-R18", "title": "Equal size", "text": "A publication of the same size as the largest group is secondary: primordial needs more pieces.", "kind": "ruling", "source": "ruling" }, { "id": "TRO-R19", "title": "Adjacent by one piece", "text": "A secondary group is adjacent when at least one of its pieces has an edge in common with a published piece of the layer.", "kind": "ruling", "source": "ruling" }, { "id": "TRO-R20", "title": "Status is not chosen", "text": "A player cannot choose the status, it follows from the pieces: a publication that fills the layer is final, else one that is large enough is primordial, else it is secondary.", "kind": "ruling", "source": "ruling" }, { "id": "TRO-R21", "title": "One bonus only", "text": "A publication that is final and larger than any group at once earns one extra point per piece, not two. Only the publication that fills the last cell is final; earlier publications of the same turn are not.", "kind": "ruling", "source": "ruling" }, { "id": "TRO-R22", "title": "No wrong cell", "text": "A piece cannot be laid wrongly: its owner has examined it and its cell is fixed, so a publication names pieces only.", "kind": "ruling", "source": "ruling" }, { "id": "TRO-R23", "title": "One pawn move a turn", "text": "The pawn moves once, at the end of the publication turn, by the sum of the turn's points. With no points it does not move and pushes nobody.", "kind": "ruling", "source": "ruling" }, { "id": "TRO-R24", "title": "Which way is back", "text": "Back is towards the start: one less, two less, to the first space with no pawn on it. The space that the moving pawn has just left counts as free. A pawn moved back pushes nobody.", "kind": "ruling", "source": "ruling" }, { "id": "TRO-R25", "title": "The start corner", "text": "Any number of pawns may stand on the start corner, where all begin: space 0 is always free.", "kind": "ruling", "source": "ruling" }, { "id": "TRO-R26", "title": "Laps", "text": "Laps round the track count: pawns collide only if their totals are equal.", "kind": "ruling", "source": "ruling" }, { "id": "TRO-R27", "title": "Moved back is renown lost", "text": "Being moved back costs renown: the pawn's space is the score. So at the end no two players are level except at 0, and players at 0 share their rank. There is no other tie-break.", "kind": "ruling", "source": "ruling" }, { "id": "TRO-R28", "title": "When exactly it ends", "text": "The game ends as soon as the last publication turn is over and its permit drawn: no publication card is in a hand or still waiting in this round. Players who played a dig card in that round do not act any more; it could not change the score.", "kind": "ruling", "source": "ruling" }, { "id": "TRO-R29", "title": "Pile and hands suffice", "text": "Neither the pile of permits nor a hand runs out in a game: 16, 15 or 14 publications with four, three or two players face 16 permits, and the last publication falls in round 11, 14 or 18 at the latest. In a position set up by hand an empty pile gives no card, and a seat with an empty hand sits the round out.", "kind": "ruling", "source": "ruling" }, { "id": "TRO-R30", "title": "Turns that end by themselves", "text": "A dig turn ends by itself when five handlings are used or when both the mound and the own front are empty; a publication turn when five pieces are published or when nothing is behind the tent. All of these are open facts, tested when a turn begins and after every handling or publication. A player who has pieces but cannot publish any must end the turn himself, so that nobody learns which it was.", "kind": "ruling", "source": "ruling" }, { "id": "TRO-R31", "title": "The drawn permit is secret", "text": "The drawn permit is not shown; it joins the hand. That a player drew one is seen by all.", "kind": "ruling", "source": "ruling" }, { "id": "TRO-R32", "title": "Only published pieces count", "text": "Only published pieces are worth something at the end.", "kind": "ruling", "source": "ruling" }, { "id": "TRO-R33", "title": "An empty mound", "text": "The mound may be empty before the end. Dig cards are still played.", "kind": "ruling", "source": "ruling" }, { "id": "TRO-R34", "title": "Rules that need no move", "text": "Wobbling, comparing and taking a frame in hand need no move: nothing wobbles, and the frames are always in view.", "kind": "ruling", "source": "ruling" }, { "id": "TRO-R35", "title": "Each publication by itself", "text": "Each publication is judged by itself: not everything published in an empty layer in one turn is primordial. A second single piece there is secondary and must touch the first.", "kind": "ruling", "source": "ruling" }, { "id": "TRO-R36", "title": "Starting piece under a bridge", "text": "The starting piece need not lie on top: it must be uncovered and free, by the same test as for digging, and a free piece under a bridge will do.", "kind": "ruling", "source": "ruling" }];
var scenarios3 = [{ "id": "example-1", "title": "Two primordial publications in one turn", "note": "Seat 0 publishes A (t58), then B and C (t64, t65): the first publication of the layer, and one larger than any group. 8 points.", "rules": ["TRO-46", "TRO-48", "TRO-49", "TRO-57"] }, { "id": "example-2", "title": "Two secondary publications", "note": "Seat 1 publishes D (t62) and E (t61) one by one, each next to a piece that lies there already. 4 points.", "rules": ["TRO-45", "TRO-50", "TRO-51"] }, { "id": "example-3", "title": "A group larger than any", "note": "Seat 2 publishes F, G, H and I (t71, t72, t73, t67); the largest group had three pieces, of two players. 11 points.", "rules": ["TRO-49", "TRO-R17"] }];

// ludotheque:glue/frachtexpress
var frachtexpress_exports = {};
__export(frachtexpress_exports, {
  Session: () => FrachtExpressSession,
  instantiate: () => __wbg_init4,
  instantiateSync: () => initSync4,
  memory: () => wasmMemory4
});

// target/pack/frachtexpress/glue.js
var FrachtExpressSearch = class _FrachtExpressSearch {
  static __wrap(ptr) {
    const obj = Object.create(_FrachtExpressSearch.prototype);
    obj.__wbg_ptr = ptr;
    FrachtExpressSearchFinalization.register(obj, obj.__wbg_ptr, obj);
    return obj;
  }
  __destroy_into_raw() {
    const ptr = this.__wbg_ptr;
    this.__wbg_ptr = 0;
    FrachtExpressSearchFinalization.unregister(this);
    return ptr;
  }
  free() {
    const ptr = this.__destroy_into_raw();
    wasm4.__wbg_frachtexpresssearch_free(ptr, 0);
  }
  /**
   * @returns {number}
   */
  iterations() {
    const ret = wasm4.frachtexpresssearch_iterations(this.__wbg_ptr);
    return ret >>> 0;
  }
  /**
   * @returns {number | undefined}
   */
  limit() {
    const ret = wasm4.frachtexpresssearch_limit(this.__wbg_ptr);
    return ret === Number.MAX_SAFE_INTEGER ? void 0 : ret;
  }
  /**
   * @returns {any}
   */
  suggestion() {
    const ret = wasm4.frachtexpresssearch_suggestion(this.__wbg_ptr);
    if (ret[2]) {
      throw takeFromExternrefTable04(ret[1]);
    }
    return takeFromExternrefTable04(ret[0]);
  }
  /**
   * @param {number} pause
   * @returns {boolean}
   */
  think(pause) {
    const ret = wasm4.frachtexpresssearch_think(this.__wbg_ptr, pause);
    return ret !== 0;
  }
};
if (Symbol.dispose) FrachtExpressSearch.prototype[Symbol.dispose] = FrachtExpressSearch.prototype.free;
var FrachtExpressSession = class _FrachtExpressSession {
  static __wrap(ptr) {
    const obj = Object.create(_FrachtExpressSession.prototype);
    obj.__wbg_ptr = ptr;
    FrachtExpressSessionFinalization.register(obj, obj.__wbg_ptr, obj);
    return obj;
  }
  __destroy_into_raw() {
    const ptr = this.__wbg_ptr;
    this.__wbg_ptr = 0;
    FrachtExpressSessionFinalization.unregister(this);
    return ptr;
  }
  free() {
    const ptr = this.__destroy_into_raw();
    wasm4.__wbg_frachtexpresssession_free(ptr, 0);
  }
  /**
   * @returns {number}
   */
  actors() {
    const ret = wasm4.frachtexpresssession_actors(this.__wbg_ptr);
    return ret >>> 0;
  }
  /**
   * @param {number} number
   * @param {number} who
   * @returns {number}
   */
  applyNumber(number, who) {
    const ret = wasm4.frachtexpresssession_applyNumber(this.__wbg_ptr, number, who);
    return ret;
  }
  /**
   * @param {string} mv
   * @param {number} who
   * @returns {number}
   */
  apply(mv, who) {
    const val2 = +who;
    const ptr0 = passStringToWasm04(mv, wasm4.__wbindgen_malloc, wasm4.__wbindgen_realloc);
    const len0 = WASM_VECTOR_LEN4;
    const ret = wasm4.frachtexpresssession_apply(this.__wbg_ptr, ptr0, len0, val2);
    return ret;
  }
  /**
   * @returns {any}
   */
  static boxComponents() {
    const ret = wasm4.frachtexpresssession_boxComponents();
    if (ret[2]) {
      throw takeFromExternrefTable04(ret[1]);
    }
    return takeFromExternrefTable04(ret[0]);
  }
  /**
   * Where the shared buffer begins.
   * @returns {number}
   */
  static buffer() {
    const ret = wasm4.frachtexpresssession_buffer();
    return ret >>> 0;
  }
  /**
   * @returns {boolean}
   */
  canRedo() {
    const ret = wasm4.frachtexpresssession_canRedo(this.__wbg_ptr);
    return ret !== 0;
  }
  /**
   * @param {number} seat
   * @returns {boolean}
   */
  canUndo(seat) {
    const ret = wasm4.frachtexpresssession_canUndo(this.__wbg_ptr, seat);
    if (ret[2]) {
      throw takeFromExternrefTable04(ret[1]);
    }
    return ret[0] !== 0;
  }
  /**
   * @returns {any}
   */
  chanceOutcomes() {
    const ret = wasm4.frachtexpresssession_chanceOutcomes(this.__wbg_ptr);
    if (ret[2]) {
      throw takeFromExternrefTable04(ret[1]);
    }
    return takeFromExternrefTable04(ret[0]);
  }
  /**
   * @param {string} mv
   * @param {number} who
   * @returns {any}
   */
  check(mv, who) {
    const val2 = +who;
    const ptr0 = passStringToWasm04(mv, wasm4.__wbindgen_malloc, wasm4.__wbindgen_realloc);
    const len0 = WASM_VECTOR_LEN4;
    const ret = wasm4.frachtexpresssession_check(this.__wbg_ptr, ptr0, len0, val2);
    if (ret[2]) {
      throw takeFromExternrefTable04(ret[1]);
    }
    return takeFromExternrefTable04(ret[0]);
  }
  /**
   * @returns {any}
   */
  components() {
    const ret = wasm4.frachtexpresssession_components(this.__wbg_ptr);
    if (ret[2]) {
      throw takeFromExternrefTable04(ret[1]);
    }
    return takeFromExternrefTable04(ret[0]);
  }
  /**
   * @param {string} options
   * @returns {FrachtExpressSession}
   */
  static create(options) {
    const ptr0 = passStringToWasm04(options, wasm4.__wbindgen_malloc, wasm4.__wbindgen_realloc);
    const len0 = WASM_VECTOR_LEN4;
    const ret = wasm4.frachtexpresssession_create(ptr0, len0);
    if (ret[2]) {
      throw takeFromExternrefTable04(ret[1]);
    }
    return _FrachtExpressSession.__wrap(ret[0]);
  }
  /**
   * @returns {FrachtExpressSession}
   */
  duplicate() {
    const ret = wasm4.frachtexpresssession_duplicate(this.__wbg_ptr);
    return _FrachtExpressSession.__wrap(ret);
  }
  /**
   * @returns {any}
   */
  history() {
    const ret = wasm4.frachtexpresssession_history(this.__wbg_ptr);
    if (ret[2]) {
      throw takeFromExternrefTable04(ret[1]);
    }
    return takeFromExternrefTable04(ret[0]);
  }
  /**
   * @param {number} who
   * @returns {number}
   */
  legalMoves(who) {
    const ret = wasm4.frachtexpresssession_legalMoves(this.__wbg_ptr, who);
    return ret;
  }
  /**
   * @param {string} options
   * @returns {any}
   */
  log(options) {
    const ptr0 = passStringToWasm04(options, wasm4.__wbindgen_malloc, wasm4.__wbindgen_realloc);
    const len0 = WASM_VECTOR_LEN4;
    const ret = wasm4.frachtexpresssession_log(this.__wbg_ptr, ptr0, len0);
    if (ret[2]) {
      throw takeFromExternrefTable04(ret[1]);
    }
    return takeFromExternrefTable04(ret[0]);
  }
  /**
   * @param {number} number
   * @returns {any}
   */
  numberedEvent(number) {
    const ret = wasm4.frachtexpresssession_numberedEvent(this.__wbg_ptr, number);
    if (ret[2]) {
      throw takeFromExternrefTable04(ret[1]);
    }
    return takeFromExternrefTable04(ret[0]);
  }
  /**
   * @param {number} number
   * @returns {any}
   */
  numberedMove(number) {
    const ret = wasm4.frachtexpresssession_numberedMove(this.__wbg_ptr, number);
    if (ret[2]) {
      throw takeFromExternrefTable04(ret[1]);
    }
    return takeFromExternrefTable04(ret[0]);
  }
  /**
   * @returns {any}
   */
  outcome() {
    const ret = wasm4.frachtexpresssession_outcome(this.__wbg_ptr);
    if (ret[2]) {
      throw takeFromExternrefTable04(ret[1]);
    }
    return takeFromExternrefTable04(ret[0]);
  }
  /**
   * @param {string} options
   * @returns {any}
   */
  playRandom(options) {
    const ptr0 = passStringToWasm04(options, wasm4.__wbindgen_malloc, wasm4.__wbindgen_realloc);
    const len0 = WASM_VECTOR_LEN4;
    const ret = wasm4.frachtexpresssession_playRandom(this.__wbg_ptr, ptr0, len0);
    if (ret[2]) {
      throw takeFromExternrefTable04(ret[1]);
    }
    return takeFromExternrefTable04(ret[0]);
  }
  /**
   * @returns {number}
   */
  players() {
    const ret = wasm4.frachtexpresssession_players(this.__wbg_ptr);
    return ret >>> 0;
  }
  /**
   * @returns {number}
   */
  ply() {
    const ret = wasm4.frachtexpresssession_ply(this.__wbg_ptr);
    return ret >>> 0;
  }
  /**
   * @returns {boolean}
   */
  redo() {
    const ret = wasm4.frachtexpresssession_redo(this.__wbg_ptr);
    return ret !== 0;
  }
  /**
   * @param {string} text
   * @returns {FrachtExpressSession}
   */
  static restore(text) {
    const ptr0 = passStringToWasm04(text, wasm4.__wbindgen_malloc, wasm4.__wbindgen_realloc);
    const len0 = WASM_VECTOR_LEN4;
    const ret = wasm4.frachtexpresssession_restore(ptr0, len0);
    if (ret[2]) {
      throw takeFromExternrefTable04(ret[1]);
    }
    return _FrachtExpressSession.__wrap(ret[0]);
  }
  /**
   * @param {string} options
   * @returns {string}
   */
  save(options) {
    let deferred3_0;
    let deferred3_1;
    try {
      const ptr0 = passStringToWasm04(options, wasm4.__wbindgen_malloc, wasm4.__wbindgen_realloc);
      const len0 = WASM_VECTOR_LEN4;
      const ret = wasm4.frachtexpresssession_save(this.__wbg_ptr, ptr0, len0);
      var ptr2 = ret[0];
      var len2 = ret[1];
      if (ret[3]) {
        ptr2 = 0;
        len2 = 0;
        throw takeFromExternrefTable04(ret[2]);
      }
      deferred3_0 = ptr2;
      deferred3_1 = len2;
      return getStringFromWasm04(ptr2, len2);
    } finally {
      wasm4.__wbindgen_free(deferred3_0, deferred3_1, 1);
    }
  }
  /**
   * @param {string} options
   * @returns {FrachtExpressSearch}
   */
  search(options) {
    const ptr0 = passStringToWasm04(options, wasm4.__wbindgen_malloc, wasm4.__wbindgen_realloc);
    const len0 = WASM_VECTOR_LEN4;
    const ret = wasm4.frachtexpresssession_search(this.__wbg_ptr, ptr0, len0);
    if (ret[2]) {
      throw takeFromExternrefTable04(ret[1]);
    }
    return FrachtExpressSearch.__wrap(ret[0]);
  }
  /**
   * @returns {any}
   */
  seed() {
    const ret = wasm4.frachtexpresssession_seed(this.__wbg_ptr);
    if (ret[2]) {
      throw takeFromExternrefTable04(ret[1]);
    }
    return takeFromExternrefTable04(ret[0]);
  }
  /**
   * @returns {any}
   */
  state() {
    const ret = wasm4.frachtexpresssession_state(this.__wbg_ptr);
    if (ret[2]) {
      throw takeFromExternrefTable04(ret[1]);
    }
    return takeFromExternrefTable04(ret[0]);
  }
  /**
   * Why the last call failed.
   * @returns {any}
   */
  static takeError() {
    const ret = wasm4.frachtexpresssession_takeError();
    return ret;
  }
  /**
   * @returns {boolean}
   */
  undo() {
    const ret = wasm4.frachtexpresssession_undo(this.__wbg_ptr);
    return ret !== 0;
  }
  /**
   * @param {number} seat
   * @returns {any}
   */
  view(seat) {
    const ret = wasm4.frachtexpresssession_view(this.__wbg_ptr, seat);
    if (ret[2]) {
      throw takeFromExternrefTable04(ret[1]);
    }
    return takeFromExternrefTable04(ret[0]);
  }
};
if (Symbol.dispose) FrachtExpressSession.prototype[Symbol.dispose] = FrachtExpressSession.prototype.free;
function wasmMemory4() {
  const ret = wasm4.wasmMemory();
  return ret;
}
function __wbg_get_imports4() {
  const import0 = {
    __proto__: null,
    __wbg_Error_208446807d0d1e30: function(arg0, arg1) {
      const ret = Error(getStringFromWasm04(arg0, arg1));
      return ret;
    },
    __wbg_String_8564e559799eccda: function(arg0, arg1) {
      const ret = String(arg1);
      const ptr1 = passStringToWasm04(ret, wasm4.__wbindgen_malloc, wasm4.__wbindgen_realloc);
      const len1 = WASM_VECTOR_LEN4;
      getDataViewMemory04().setInt32((arg0 >>> 0) + 4 * 1, len1, true);
      getDataViewMemory04().setInt32((arg0 >>> 0) + 4 * 0, ptr1, true);
    },
    __wbg___wbindgen_is_string_fc456fee5d3317de: function(arg0) {
      const ret = typeof arg0 === "string";
      return ret;
    },
    __wbg___wbindgen_memory_17a1178bc3328ea3: function() {
      const ret = wasm4.memory;
      return ret;
    },
    __wbg___wbindgen_throw_4c88d8bf264fd984: function(arg0, arg1) {
      throw new Error(getStringFromWasm04(arg0, arg1));
    },
    __wbg_getRandomValues_8b6f1f663e6f188d: function() {
      return handleError4(function(arg0, arg1) {
        globalThis.crypto.getRandomValues(getArrayU8FromWasm04(arg0, arg1));
      }, arguments);
    },
    __wbg_new_37eb45aaf5eeb820: function() {
      const ret = new Array();
      return ret;
    },
    __wbg_new_7075786089b89c5e: function() {
      const ret = /* @__PURE__ */ new Map();
      return ret;
    },
    __wbg_new_cd4348290afae586: function() {
      const ret = new Object();
      return ret;
    },
    __wbg_now_2d8491c3ada20ac9: function() {
      const ret = performance.now();
      return ret;
    },
    __wbg_set_8282f7e0d2d01336: function(arg0, arg1, arg2) {
      const ret = arg0.set(arg1, arg2);
      return ret;
    },
    __wbg_set_d2d33b52458e984a: function(arg0, arg1, arg2) {
      arg0[arg1 >>> 0] = arg2;
    },
    __wbg_set_e4b9a833d288759a: function(arg0, arg1, arg2) {
      arg0[arg1] = arg2;
    },
    __wbindgen_generic_0000000000000001: function(arg0) {
      const ret = arg0;
      return ret;
    },
    __wbindgen_generic_0000000000000002: function(arg0) {
      const ret = arg0;
      return ret;
    },
    __wbindgen_generic_0000000000000003: function(arg0, arg1) {
      const ret = getStringFromWasm04(arg0, arg1);
      return ret;
    },
    __wbindgen_generic_0000000000000004: function(arg0) {
      const ret = BigInt.asUintN(64, arg0);
      return ret;
    },
    __wbindgen_init_externref_table: function() {
      const table = wasm4.__wbindgen_externrefs;
      table.set(0, void 0);
      table.set(1024, void 0);
      table.set(1025, null);
      table.set(1026, true);
      table.set(1027, false);
    }
  };
  return {
    __proto__: null,
    "./glue_bg.js": import0
  };
}
var FrachtExpressSearchFinalization = typeof FinalizationRegistry === "undefined" ? { register: () => {
}, unregister: () => {
} } : new FinalizationRegistry((ptr) => wasm4.__wbg_frachtexpresssearch_free(ptr, 1));
var FrachtExpressSessionFinalization = typeof FinalizationRegistry === "undefined" ? { register: () => {
}, unregister: () => {
} } : new FinalizationRegistry((ptr) => wasm4.__wbg_frachtexpresssession_free(ptr, 1));
function addToExternrefTable04(obj) {
  const idx = wasm4.__externref_table_alloc();
  wasm4.__wbindgen_externrefs.set(idx, obj);
  return idx;
}
function getArrayU8FromWasm04(ptr, len) {
  ptr = ptr >>> 0;
  return getUint8ArrayMemory04().subarray(ptr / 1, ptr / 1 + len);
}
var cachedDataViewMemory04 = null;
function getDataViewMemory04() {
  if (cachedDataViewMemory04 === null || cachedDataViewMemory04.buffer.detached === true || cachedDataViewMemory04.buffer.detached === void 0 && cachedDataViewMemory04.buffer !== wasm4.memory.buffer) {
    cachedDataViewMemory04 = new DataView(wasm4.memory.buffer);
  }
  return cachedDataViewMemory04;
}
function getStringFromWasm04(ptr, len) {
  ptr = ptr >>> 0;
  return decodeText4(getUint8ArrayMemory04().subarray(ptr, ptr + len));
}
var cachedUint8ArrayMemory04 = null;
function getUint8ArrayMemory04() {
  if (cachedUint8ArrayMemory04 === null || cachedUint8ArrayMemory04.byteLength === 0) {
    cachedUint8ArrayMemory04 = new Uint8Array(wasm4.memory.buffer);
  }
  return cachedUint8ArrayMemory04;
}
function handleError4(f, args) {
  try {
    return f.apply(this, args);
  } catch (e) {
    const idx = addToExternrefTable04(e);
    wasm4.__wbindgen_exn_store(idx);
  }
}
function passStringToWasm04(arg, malloc, realloc) {
  if (realloc === void 0) {
    const buf = cachedTextEncoder4.encode(arg);
    const ptr2 = malloc(buf.length, 1) >>> 0;
    getUint8ArrayMemory04().subarray(ptr2, ptr2 + buf.length).set(buf);
    WASM_VECTOR_LEN4 = buf.length;
    return ptr2;
  }
  let len = arg.length;
  let ptr = malloc(len, 1) >>> 0;
  const mem = getUint8ArrayMemory04();
  let offset = 0;
  for (; offset < len; offset++) {
    const code = arg.charCodeAt(offset);
    if (code > 127) break;
    mem[ptr + offset] = code;
  }
  if (offset !== len) {
    if (offset !== 0) {
      arg = arg.slice(offset);
    }
    ptr = realloc(ptr, len, len = offset + arg.length * 3, 1) >>> 0;
    const view = getUint8ArrayMemory04().subarray(ptr + offset, ptr + len);
    const ret = cachedTextEncoder4.encodeInto(arg, view);
    offset += ret.written;
    ptr = realloc(ptr, len, offset, 1) >>> 0;
  }
  WASM_VECTOR_LEN4 = offset;
  return ptr;
}
function takeFromExternrefTable04(idx) {
  const value = wasm4.__wbindgen_externrefs.get(idx);
  wasm4.__externref_table_dealloc(idx);
  return value;
}
var cachedTextDecoder4 = new import_node_util.TextDecoder("utf-8", { ignoreBOM: true });
cachedTextDecoder4.decode();
var MAX_SAFARI_DECODE_BYTES4 = 2146435072;
var numBytesDecoded4 = 0;
function decodeText4(bytes) {
  numBytesDecoded4 += bytes.length;
  if (numBytesDecoded4 >= MAX_SAFARI_DECODE_BYTES4) {
    cachedTextDecoder4 = new import_node_util.TextDecoder("utf-8", { ignoreBOM: true });
    cachedTextDecoder4.decode();
    numBytesDecoded4 = bytes.length;
  }
  return cachedTextDecoder4.decode(bytes);
}
var cachedTextEncoder4 = new import_node_util.TextEncoder();
if (!("encodeInto" in cachedTextEncoder4)) {
  cachedTextEncoder4.encodeInto = function(arg, view) {
    const buf = cachedTextEncoder4.encode(arg);
    view.set(buf);
    return {
      read: arg.length,
      written: buf.length
    };
  };
}
var WASM_VECTOR_LEN4 = 0;
var wasmModule4;
var wasmInstance4;
var wasm4;
function __wbg_finalize_init4(instance, module2) {
  wasmInstance4 = instance;
  wasm4 = instance.exports;
  wasmModule4 = module2;
  cachedDataViewMemory04 = null;
  cachedUint8ArrayMemory04 = null;
  wasm4.__wbindgen_start();
  return wasm4;
}
async function __wbg_load4(module2, imports) {
  if (typeof Response === "function" && module2 instanceof Response) {
    if (!module2.ok) {
      throw new Error(`failed to fetch Wasm: ${module2.status} ${module2.statusText} fetching '${module2.url}'`);
    }
    if (typeof WebAssembly.instantiateStreaming === "function") {
      try {
        return await WebAssembly.instantiateStreaming(module2, imports);
      } catch (e) {
        const validResponse = expectedResponseType(module2.type);
        if (validResponse && module2.headers.get("Content-Type") !== "application/wasm") {
          console.warn("`WebAssembly.instantiateStreaming` failed because your server does not serve Wasm with `application/wasm` MIME type. Falling back to `WebAssembly.instantiate` which is slower. Original error:\n", e);
        } else {
          throw e;
        }
      }
    }
    const bytes = await module2.arrayBuffer();
    return await WebAssembly.instantiate(bytes, imports);
  } else {
    const instance = await WebAssembly.instantiate(module2, imports);
    if (instance instanceof WebAssembly.Instance) {
      return { instance, module: module2 };
    } else {
      return instance;
    }
  }
  function expectedResponseType(type) {
    switch (type) {
      case "basic":
      case "cors":
      case "default":
        return true;
    }
    return false;
  }
}
function initSync4(module2) {
  if (wasm4 !== void 0) return wasm4;
  if (module2 !== void 0) {
    if (Object.getPrototypeOf(module2) === Object.prototype) {
      ({ module: module2 } = module2);
    } else {
      console.warn("using deprecated parameters for `initSync()`; pass a single object instead");
    }
  }
  const imports = __wbg_get_imports4();
  if (!(module2 instanceof WebAssembly.Module)) {
    module2 = new WebAssembly.Module(module2);
  }
  const instance = new WebAssembly.Instance(module2, imports);
  return __wbg_finalize_init4(instance, module2);
}
var __wbg_init_promise4;
async function __wbg_init4(module_or_path) {
  if (wasm4 !== void 0) return wasm4;
  if (__wbg_init_promise4 === void 0) {
    __wbg_init_promise4 = __wbg_init_once4(module_or_path);
    __wbg_init_promise4.catch(() => {
      __wbg_init_promise4 = void 0;
    });
  }
  return __wbg_init_promise4;
}
async function __wbg_init_once4(module_or_path) {
  if (module_or_path !== void 0) {
    if (Object.getPrototypeOf(module_or_path) === Object.prototype) {
      ({ module_or_path } = module_or_path);
    } else {
      console.warn("using deprecated parameters for the initialization function; pass a single object instead");
    }
  }
  if (module_or_path === void 0) {
    throw new TypeError("no module was given");
  }
  const imports = __wbg_get_imports4();
  if (typeof module_or_path === "string" || typeof Request === "function" && module_or_path instanceof Request || typeof URL === "function" && module_or_path instanceof URL) {
    module_or_path = fetch(module_or_path);
  }
  const { instance, module: module2 } = await __wbg_load4(await module_or_path, imports);
  return __wbg_finalize_init4(instance, module2);
}

// ludotheque:text/frachtexpress
var frachtexpress_exports2 = {};
__export(frachtexpress_exports2, {
  rules: () => rules4,
  scenarios: () => scenarios4
});
var rules4 = [{ "id": "FRA-1", "title": "Three or four players", "text": "The game is for 3 or 4 players.", "kind": "rulebook", "source": "title" }, { "id": "FRA-2", "title": "Components", "text": "There are 50 track cards, 10 stations, 4 locomotive cards, 4 veto cards, 2 flight tickets and 4 wooden locomotives.", "kind": "rulebook", "source": "Spelmateriaal" }, { "id": "FRA-3", "title": "One size, five backs", "text": "The 70 cards have one size; their kind can be told from the back.", "kind": "rulebook", "source": "Spelmateriaal" }, { "id": "FRA-4", "title": "The basic game", "text": "The basic game uses neither flight tickets nor veto cards.", "kind": "rulebook", "source": "Spelmateriaal" }, { "id": "FRA-5", "title": "Locomotives and their colours", "text": "Each player gets a locomotive card and the locomotive of the same colour.", "kind": "rulebook", "source": "Vorbereiding" }, { "id": "FRA-6", "title": "The ten stations", "text": "The ten stations A–J are laid out face up as in the sketch.", "kind": "rulebook", "source": "Vorbereiding" }, { "id": "FRA-7", "title": "Where the field grows", "text": "The dotted lines of the sketch show where track cards are laid during the game; a variable field grows there.", "kind": "rulebook", "source": "Vorbereiding" }, { "id": "FRA-8", "title": "Everybody starts in A", "text": "All locomotives start in station A (START).", "kind": "rulebook", "source": "Vorbereiding" }, { "id": "FRA-9", "title": "Hints on the stations", "text": "The hints printed on the stations other than A matter only in the advanced game.", "kind": "rulebook", "source": "Vorbereiding" }, { "id": "FRA-10", "title": "What a track card shows", "text": "A track card shows track and four symbols: a wagon with its value 2–9, a coupling letter, an uncoupling letter, an action value 1–5 drawn as a die.", "kind": "rulebook", "source": "De trajectkaarten" }, { "id": "FRA-11", "title": "The wagon value", "text": "The wagon value is what is collected, and also the distance driven when the card is played to drive.", "kind": "rulebook", "source": "De trajectkaarten" }, { "id": "FRA-12", "title": "The action value", "text": "A higher action value is always better than a lower one: no rule rewards a low one.", "kind": "rulebook", "source": "De trajectkaarten" }, { "id": "FRA-13", "title": "Three cards each", "text": "The track cards are shuffled; each player gets 3, unseen by the others; the rest is the face-down pile.", "kind": "rulebook", "source": "De trajectkaarten" }, { "id": "FRA-14", "title": "Lot decides who begins", "text": "Lot decides who begins; play goes clockwise.", "kind": "rulebook", "source": "De trajectkaarten" }, { "id": "FRA-15", "title": "First draw a card", "text": "At the start of his turn a player first takes one card from the face-down pile.", "kind": "rulebook", "source": "Het spel" }, { "id": "FRA-16", "title": "As many actions as one likes", "text": "Then he may carry out actions 1–6, as many as he likes, in any order, any of them repeatedly, except action 6.", "kind": "rulebook", "source": "Het spel" }, { "id": "FRA-17", "title": "An action costs a hand card", "text": "Most actions cost one card from the hand each time. Uncoupling costs none.", "kind": "rulebook", "source": "Het spel" }, { "id": "FRA-18", "title": "The open discard pile", "text": "Played and discarded cards form an open discard pile.", "kind": "rulebook", "source": "Het spel" }, { "id": "FRA-19", "title": "The discard pile becomes the face-down pile", "text": "When the face-down pile is used up, the discard pile is turned over, shuffled and becomes the new face-down pile.", "kind": "rulebook", "source": "Het spel" }, { "id": "FRA-20", "title": "Laying track", "text": "The player lays one hand card on an empty place of the field.", "kind": "rulebook", "source": "1. Spoorwegnet uitbreiden" }, { "id": "FRA-21", "title": "Directly adjoining", "text": "The place where a card is laid must directly adjoin a card already lying there: a station or a laid track card.", "kind": "rulebook", "source": "1. Spoorwegnet uitbreiden" }, { "id": "FRA-22", "title": "Turned as one likes", "text": "The card that is laid may be turned as the player likes.", "kind": "rulebook", "source": "1. Spoorwegnet uitbreiden" }, { "id": "FRA-23", "title": "Completing track", "text": "The player lays one hand card on top of a laid track card so that it covers it.", "kind": "rulebook", "source": "2. Trajecten vervolledigen" }, { "id": "FRA-24", "title": "Not under a locomotive", "text": "No locomotive may stand on the card that is covered.", "kind": "rulebook", "source": "2. Trajecten vervolledigen" }, { "id": "FRA-25", "title": "Old track stays where it was", "text": "The covering card must keep all track elements of the old one, each exactly where it was.", "kind": "rulebook", "source": "2. Trajecten vervolledigen" }, { "id": "FRA-26", "title": "The three pictured attempts", "text": "Of the three pictured attempts to complete track one is right, one is turned wrongly, one is forbidden because a locomotive stands on the card.", "kind": "rulebook", "source": "2. Trajecten vervolledigen, picture" }, { "id": "FRA-27", "title": "Coupling a wagon", "text": "The player adds a hand card to the train behind his locomotive card, overlapping the last one, wagon side up.", "kind": "rulebook", "source": "3. Wagons vastkoppelen" }, { "id": "FRA-28", "title": "In the station of the coupling letter", "text": "To couple a wagon the locomotive must at that moment be in the station of the card's coupling letter.", "kind": "rulebook", "source": "3. Wagons vastkoppelen" }, { "id": "FRA-29", "title": "At most five wagons", "text": "Nobody may have more than 5 coupled wagons at a time: no action value is higher.", "kind": "rulebook", "source": "3. Wagons vastkoppelen; 5. Rijden met de locomotief" }, { "id": "FRA-30", "title": "Uncoupling a wagon", "text": "The player slides one coupled wagon under his locomotive card: it is delivered.", "kind": "rulebook", "source": "4. Wagons ontkoppelen" }, { "id": "FRA-31", "title": "In the station of the uncoupling letter", "text": "To uncouple a wagon the locomotive must at that moment be in the station of the wagon's uncoupling letter.", "kind": "rulebook", "source": "4. Wagons ontkoppelen" }, { "id": "FRA-32", "title": "Any place in the train", "text": "The place of a wagon in the train does not matter for uncoupling.", "kind": "rulebook", "source": "4. Wagons ontkoppelen" }, { "id": "FRA-33", "title": "Only delivered wagons count", "text": "Only delivered wagons count at the end, with their wagon value.", "kind": "rulebook", "source": "4. Wagons ontkoppelen" }, { "id": "FRA-34", "title": "Nobody looks at delivered wagons", "text": "During the game nobody may look at delivered wagons, not even at his own.", "kind": "rulebook", "source": "4. Wagons ontkoppelen" }, { "id": "FRA-35", "title": "Driving", "text": "The player discards one hand card openly; his locomotive, which stands and moves only on sleepers, drives exactly as many of them as the card's wagon value.", "kind": "rulebook", "source": "5. Rijden met de locomotief" }, { "id": "FRA-36", "title": "The action value limits the load", "text": "The action value of the card played to drive must be at least the number of the player's coupled wagons.", "kind": "rulebook", "source": "5. Rijden met de locomotief" }, { "id": "FRA-37", "title": "The driver chooses the way", "text": "At a branch the player chooses the way.", "kind": "rulebook", "source": "5. Rijden met de locomotief" }, { "id": "FRA-38", "title": "Never backwards", "text": "A locomotive never drives backwards.", "kind": "rulebook", "source": "5. Rijden met de locomotief" }, { "id": "FRA-39", "title": "A station is one space", "text": "A station counts as one space like a sleeper.", "kind": "rulebook", "source": "5. Rijden met de locomotief" }, { "id": "FRA-40", "title": "A station stops the train", "text": "A locomotive that enters a station stops at once; left-over movement is lost.", "kind": "rulebook", "source": "5. Rijden met de locomotief" }, { "id": "FRA-41", "title": "Any number in a station", "text": "Any number of locomotives may be in a station.", "kind": "rulebook", "source": "5. Rijden met de locomotief" }, { "id": "FRA-42", "title": "From a station in any direction", "text": "From a station the next drive may take any direction.", "kind": "rulebook", "source": "5. Rijden met de locomotief" }, { "id": "FRA-43", "title": "Ramming and pushing", "text": "A locomotive that reaches the sleeper of another on open track rams it and pushes it ahead.", "kind": "rulebook", "source": "5. Rijden met de locomotief" }, { "id": "FRA-44", "title": "The rammed one stands just ahead", "text": "At the end of the drive the rammed locomotive usually stands on the sleeper just ahead of the rammer.", "kind": "rulebook", "source": "5. Rijden met de locomotief" }, { "id": "FRA-45", "title": "Pushing on to another branch", "text": "At a branch the driver may push the rammed locomotive on to a branch that he does not use himself; it then stays on the first sleeper after the branch.", "kind": "rulebook", "source": "5. Rijden met de locomotief" }, { "id": "FRA-46", "title": "Pushed into a station", "text": "A locomotive can be pushed into a station, where it stays, but never out of one.", "kind": "rulebook", "source": "5. Rijden met de locomotief" }, { "id": "FRA-47", "title": "Derailing", "text": "A locomotive that is pushed over the edge of a track card where no card connects derails.", "kind": "rulebook", "source": "Ontsporen" }, { "id": "FRA-48", "title": "What a derailed player loses", "text": "The owner of a derailed locomotive at once discards his whole hand and all his coupled wagons.", "kind": "rulebook", "source": "Ontsporen" }, { "id": "FRA-49", "title": "Back to station A", "text": "The derailed locomotive is put back in main station A.", "kind": "rulebook", "source": "Ontsporen" }, { "id": "FRA-50", "title": "Drawing cards", "text": "The player discards one hand card openly and draws as many cards as its action value.", "kind": "rulebook", "source": "6. Natrekken" }, { "id": "FRA-51", "title": "Once, and it ends the turn", "text": "Drawing cards by action 6 happens at most once per turn and ends the turn.", "kind": "rulebook", "source": "6. Natrekken" }, { "id": "FRA-52", "title": "A crossing only on an empty place", "text": "A crossing can only be laid on an empty place.", "kind": "rulebook", "source": "De 5 kruispunten" }, { "id": "FRA-53", "title": "A crossing is never covered", "text": "A crossing is never covered by another track card.", "kind": "rulebook", "source": "De 5 kruispunten" }, { "id": "FRA-54", "title": "Straight on over a crossing", "text": "On a crossing trains go straight on; no turning off.", "kind": "rulebook", "source": "De 5 kruispunten" }, { "id": "FRA-55", "title": "Crossing turns a card over", "text": "Each time a player crosses a crossing with his locomotive he turns over the top card of the face-down pile; it goes to the discard pile.", "kind": "rulebook", "source": "De 5 kruispunten" }, { "id": "FRA-56", "title": "Surplus wagons are discarded", "text": "After a crossing the player may keep at most as many coupled wagons as the turned card's action value; he discards the surplus, choosing which.", "kind": "rulebook", "source": "De 5 kruispunten" }, { "id": "FRA-57", "title": "The end: no card is left", "text": "As soon as a player must draw a card from the face-down pile for whatever reason and both piles are empty, the game ends at once.", "kind": "rulebook", "source": "Einde van het spel" }, { "id": "FRA-58", "title": "The highest total wins", "text": "Everyone adds up the wagon values of his delivered wagons; the highest total wins.", "kind": "rulebook", "source": "Einde van het spel" }, { "id": "FRA-59", "title": "Ties: wagons still coupled", "text": "A tie is decided by the higher sum of the wagon values of the wagons still coupled.", "kind": "rulebook", "source": "Einde van het spel" }, { "id": "FRA-60", "title": "Basic game first", "text": "One should play the basic game at least once before the advanced one. This is advice, not a rule.", "kind": "rulebook", "source": "Einde van het spel" }, { "id": "FRA-61", "title": "Tickets and veto cards", "text": "The 2 flight tickets and 4 veto cards lie beside the field.", "kind": "rulebook", "source": "Het spel voor gevorderden" }, { "id": "FRA-62", "title": "Decide on entering a station", "text": "Each time a player drives into a station with his own locomotive, and before any further action, he decides whether to carry out that station's special action.", "kind": "rulebook", "source": "Het spel voor gevorderden" }, { "id": "FRA-63", "title": "The special action comes at once", "text": "A player who decides for the special action carries it out at once, before he drives on.", "kind": "rulebook", "source": "Het spel voor gevorderden" }, { "id": "FRA-64", "title": "Nothing for who was pushed in", "text": "A player whose locomotive was pushed into a station by another has no special action there.", "kind": "rulebook", "source": "Het spel voor gevorderden" }, { "id": "FRA-65", "title": "Turned cards are discarded", "text": "A card turned over for a special action goes straight to the discard pile.", "kind": "rulebook", "source": "Het spel voor gevorderden" }, { "id": "FRA-66", "title": "A: Start", "text": "Station A, Start, has no special action.", "kind": "rulebook", "source": "Station A" }, { "id": "FRA-67", "title": "B: Flight ticket", "text": "Station B, Flight ticket: if a ticket is left and he has none, the player may take one and lay it before him.", "kind": "rulebook", "source": "Station B" }, { "id": "FRA-68", "title": "What a ticket does", "text": "A flight ticket lets a locomotive move from one card to another over a row of empty places.", "kind": "rulebook", "source": "Station B" }, { "id": "FRA-69", "title": "Where a flight starts", "text": "A flight starts from any sleeper of a track card or from a station.", "kind": "rulebook", "source": "Station B" }, { "id": "FRA-70", "title": "Where a flight ends", "text": "A flight ends on the first sleeper of the card of destination, or in another station.", "kind": "rulebook", "source": "Station B" }, { "id": "FRA-71", "title": "A row of empty places", "text": "Start and end of a flight lie in the same row or column, and every place between is empty.", "kind": "rulebook", "source": "Station B" }, { "id": "FRA-72", "title": "What a flight costs", "text": "A flight costs a hand card whose action value equals the number of empty places flown over.", "kind": "rulebook", "source": "Station B" }, { "id": "FRA-73", "title": "Card and ticket are gone", "text": "The card played for a flight is discarded and the ticket handed back.", "kind": "rulebook", "source": "Station B" }, { "id": "FRA-74", "title": "C: Card raid", "text": "Station C, Card raid: the player names an opponent, then turns the top card of the face-down pile.", "kind": "rulebook", "source": "Station C" }, { "id": "FRA-75", "title": "The opponent gives", "text": "The opponent named gives the raider all hand cards with the action value of the turned card.", "kind": "rulebook", "source": "Station C" }, { "id": "FRA-76", "title": "The raider gives", "text": "If the opponent named has no such card, he shows his hand as proof, and the raider gives him all his own hand cards with that action value.", "kind": "rulebook", "source": "Station C" }, { "id": "FRA-77", "title": "D: Close a station", "text": "Station D, Close a station: the player lays one hand card openly on a station; it counts as closed and cannot be driven to.", "kind": "rulebook", "source": "Station D" }, { "id": "FRA-78", "title": "A closed station is track", "text": "The card on a closed station is a normal part of the network and may be covered later.", "kind": "rulebook", "source": "Station D" }, { "id": "FRA-79", "title": "Track beside the station", "text": "Only a station with at least one track card directly next to it can be closed.", "kind": "rulebook", "source": "Station D" }, { "id": "FRA-80", "title": "No locomotive in the station", "text": "No locomotive may be in the station to be closed.", "kind": "rulebook", "source": "Station D" }, { "id": "FRA-81", "title": "One closed station at a time", "text": "At most one station is closed at a time. Closing one reopens the one closed before: all track cards on it go to the discard pile.", "kind": "rulebook", "source": "Station D" }, { "id": "FRA-82", "title": "No locomotive on the reopened station", "text": "Reopening by closing another station is only allowed when no locomotive stands on the cards of the closed one.", "kind": "rulebook", "source": "Station D" }, { "id": "FRA-83", "title": "E: Card raid train", "text": "Station E, Card raid train: the player draws one unseen card at a time from the opponent with the most hand cards until he has more than any other player.", "kind": "rulebook", "source": "Station E" }, { "id": "FRA-84", "title": "Equally many cards", "text": "Among opponents with equally many cards the player at E chooses from whom he draws.", "kind": "rulebook", "source": "Station E" }, { "id": "FRA-85", "title": "Not with the most cards", "text": "A player who has the most cards himself cannot carry out the card raid train.", "kind": "rulebook", "source": "Station E" }, { "id": "FRA-86", "title": "All cards must be played", "text": "After the card raid train the player must play all his cards this turn and may keep none.", "kind": "rulebook", "source": "Station E" }, { "id": "FRA-87", "title": "No drawing after the raid", "text": "After the card raid train the player may not draw cards by action 6 this turn.", "kind": "rulebook", "source": "Station E" }, { "id": "FRA-88", "title": "F: Uncouple a wagon", "text": "Station F, Uncouple a wagon: only with at least one coupled wagon. The player turns the top card of the face- down pile.", "kind": "rulebook", "source": "Station F" }, { "id": "FRA-89", "title": "A fitting wagon may be delivered", "text": "If a coupled wagon has the action value turned at F, the player may deliver it (one of them) at once, whatever its letter.", "kind": "rulebook", "source": "Station F" }, { "id": "FRA-90", "title": "No fitting wagon: one is discarded", "text": "If no coupled wagon has the action value turned at F, the player must discard any one of his coupled wagons.", "kind": "rulebook", "source": "Station F" }, { "id": "FRA-91", "title": "G: Veto card", "text": "Station G, Veto card: if he has none, the player may take one.", "kind": "rulebook", "source": "Station G" }, { "id": "FRA-92", "title": "Forbidding and forcing", "text": "When an opponent's locomotive enters a station by its owner's drive, the holder of a veto card may forbid him the special action or force him to it.", "kind": "rulebook", "source": "Station G" }, { "id": "FRA-93", "title": "Nothing against a veto", "text": "Nothing can be done against a veto card.", "kind": "rulebook", "source": "Station G" }, { "id": "FRA-94", "title": "Dictating the details", "text": "Or, once an opponent has decided on a special action, the holder of a veto card may fix all its further details: at C the player robbed, at D the station closed, and so on.", "kind": "rulebook", "source": "Station G" }, { "id": "FRA-95", "title": "A used veto card is handed back", "text": "A used veto card is handed back at once; so nobody can force and then also dictate; only another holder can dictate then.", "kind": "rulebook", "source": "Station G" }, { "id": "FRA-96", "title": "H: Rebuild track", "text": "Station H, Rebuild track: the player discards a hand card, then re-lays one laid track card with the same action value on which no locomotive stands.", "kind": "rulebook", "source": "Station H" }, { "id": "FRA-97", "title": "To another place", "text": "The card that is rebuilt may go to another place under the rules of actions 1 and 2.", "kind": "rulebook", "source": "Station H" }, { "id": "FRA-98", "title": "In another orientation", "text": "The card that is rebuilt may go back to the same place in another orientation.", "kind": "rulebook", "source": "Station H" }, { "id": "FRA-99", "title": "Away to the discard pile", "text": "The card that is rebuilt may be removed to the discard pile.", "kind": "rulebook", "source": "Station H" }, { "id": "FRA-100", "title": "Rebuilding reopens a station", "text": "A closed station can be reopened by rebuilding.", "kind": "rulebook", "source": "Station H" }, { "id": "FRA-101", "title": "As often as one likes", "text": "Rebuilding may be repeated as often as the player likes, each time for one hand card.", "kind": "rulebook", "source": "Station H" }, { "id": "FRA-102", "title": "I: Couple a wagon", "text": "Station I, Couple a wagon: only with at most 4 coupled wagons. The player turns the top card of the face-down pile.", "kind": "rulebook", "source": "Station I" }, { "id": "FRA-103", "title": "A fitting card must be coupled", "text": "If the player at I has hand cards with the turned action value, he must couple one of them, whatever its letter.", "kind": "rulebook", "source": "Station I" }, { "id": "FRA-104", "title": "No fitting card: one is discarded", "text": "If the player at I has no hand card with the turned action value, he must discard a hand card of his choice.", "kind": "rulebook", "source": "Station I" }, { "id": "FRA-105", "title": "Not uncoupled before leaving", "text": "A wagon coupled by the special action I whose destination is this very station cannot be uncoupled until the locomotive has left the station.", "kind": "rulebook", "source": "Station I" }, { "id": "FRA-106", "title": "J: Wagon raid", "text": "Station J, Wagon raid: only with at most 4 coupled wagons. The player names an opponent, then turns the top card of the face-down pile.", "kind": "rulebook", "source": "Station J" }, { "id": "FRA-107", "title": "The opponent gives a wagon", "text": "The opponent named at J must give the raider one coupled wagon with the turned action value; of several the raider chooses. It joins his train.", "kind": "rulebook", "source": "Station J" }, { "id": "FRA-108", "title": "The raider gives a wagon", "text": "If the opponent named at J has no such wagon, the raider must give him one of his own wagons with that action value, provided he has one and the opponent has fewer than 5.", "kind": "rulebook", "source": "Station J" }, { "id": "FRA-109", "title": "Other special actions", "text": "Players may change the special actions of the stations.", "kind": "rulebook", "source": "Varianten" }, { "id": "FRA-110", "title": "Kidnapping", "text": "Kidnapping: the player discards a hand card and moves the locomotive of an opponent with it by the rules of driving.", "kind": "rulebook", "source": "Varianten" }, { "id": "FRA-111", "title": "Only from open track", "text": "A locomotive that is kidnapped must be on open track, not in a station.", "kind": "rulebook", "source": "Varianten" }, { "id": "FRA-112", "title": "A kidnapped locomotive may derail", "text": "It is expressly allowed to let a kidnapped locomotive derail over the edge of a card.", "kind": "rulebook", "source": "Varianten" }, { "id": "FRA-113", "title": "Other layouts", "text": "Other layouts of the stations are possible; the author suggests one.", "kind": "rulebook", "source": "Varianten" }, { "id": "FRA-114", "title": "Free set-up: dealing the stations", "text": "Free set-up: the stations are shuffled and dealt face down to the players; it does not matter that this does not come out even.", "kind": "rulebook", "source": "Varianten" }, { "id": "FRA-115", "title": "Free set-up: laying the stations", "text": "Free set-up: the players lay the stations in turn, each so that it touches a laid station diagonally.", "kind": "rulebook", "source": "Varianten" }, { "id": "FRA-R1", "title": "Sleepers of a card", "text": "A card has one edge sleeper for each side with track, shared by all elements that use that side, and one middle sleeper for each element; a crossing has no middle sleeper. A passage over a card takes 3 sleepers, over a crossing 2.", "kind": "ruling", "source": "ruling" }, { "id": "FRA-R2", "title": "Where track may be laid", "text": "Track may be laid only inside the field: the rectangle of the layout, or in the free set-up the smallest rectangle round all stations, widened by `freeMargin`. The whole lies within a1 to y25.", "kind": "ruling", "source": "ruling" }, { "id": "FRA-R3", "title": "Track need not match", "text": "Track need not match its neighbours: any turn and any mismatch is allowed. Only side-by-side contact counts as adjoining, not diagonal contact.", "kind": "ruling", "source": "ruling" }, { "id": "FRA-R4", "title": "All four sides of a station connect", "text": "All four sides of a station connect to track.", "kind": "ruling", "source": "ruling" }, { "id": "FRA-R5", "title": "Completing adds something", "text": "Completing must add something: the elements of the new card are a strict superset of those of the old one.", "kind": "ruling", "source": "ruling" }, { "id": "FRA-R6", "title": "A crossing neither completes nor closes", "text": "A crossing can neither complete track nor close a station.", "kind": "ruling", "source": "ruling" }, { "id": "FRA-R7", "title": "Covered cards stay underneath", "text": "Covered cards stay underneath, out of play, unless rebuilding or reopening uncovers them.", "kind": "ruling", "source": "ruling" }, { "id": "FRA-R8", "title": "A drive needs a complete route", "text": "If the track is too short for the full value, the card cannot be played to drive. A drive is legal only if some route has exactly that many spaces or enters a station within them; at each branch only ways that can still be completed are offered.", "kind": "ruling", "source": "ruling" }, { "id": "FRA-R9", "title": "Leaving a station in the same turn", "text": "A player may leave the station that he entered in the same turn, with a further drive.", "kind": "ruling", "source": "ruling" }, { "id": "FRA-R10", "title": "Which way a locomotive faces", "text": "A locomotive faces as it last drove. A pushed locomotive is moved in the direction of the push and keeps its own orientation: if it faced the push direction it still does after the step, otherwise it faces the reverse.", "kind": "ruling", "source": "ruling" }, { "id": "FRA-R11", "title": "Chains of pushed locomotives", "text": "A pushed locomotive that reaches another pushes it in turn, and so on; the driver chooses every branch for every pushed one.", "kind": "ruling", "source": "ruling" }, { "id": "FRA-R12", "title": "Pushed against a card without track", "text": "A locomotive that is pushed against a card without connecting track, or over the edge of the field, derails too.", "kind": "ruling", "source": "ruling" }, { "id": "FRA-R13", "title": "Pushed over a crossing", "text": "A pushed locomotive that passes a crossing turns no card. Only the locomotive that is driven or kidnapped does.", "kind": "ruling", "source": "ruling" }, { "id": "FRA-R14", "title": "When the crossing acts", "text": "A crossing acts on the step from one edge sleeper to the opposite one, after that step and its pushes; then the drive goes on. The load is not checked against the driven card again.", "kind": "ruling", "source": "ruling" }, { "id": "FRA-R15", "title": "When the discard pile is reshuffled", "text": "The discard pile is reshuffled only when a card is to be drawn or turned and the face-down pile is empty. The card just played to drive or to draw is already in the discard pile.", "kind": "ruling", "source": "ruling" }, { "id": "FRA-R16", "title": "Turning over counts as drawing", "text": "Turning over a card counts as drawing for the end of the game. Action 6 draws what there is; the first missing card ends the game.", "kind": "ruling", "source": "ruling" }, { "id": "FRA-R17", "title": "The turn limit", "text": "The game ends and is scored after turn `turnLimit`, counting the turns of all players; otherwise it could go on for ever. A turn itself is always finite.", "kind": "ruling", "source": "ruling" }, { "id": "FRA-R18", "title": "Nobody must act", "text": "A player need not act: he may end his turn after drawing, except when he must play all his cards.", "kind": "ruling", "source": "ruling" }, { "id": "FRA-R19", "title": "Still tied", "text": "Players who are still tied after the wagons still coupled share a rank.", "kind": "ruling", "source": "ruling" }, { "id": "FRA-R20", "title": "No hand limit", "text": "There is no hand limit.", "kind": "ruling", "source": "ruling" }, { "id": "FRA-R21", "title": "What a derailed player keeps", "text": "A derailed player keeps his ticket, his veto card and his delivered wagons.", "kind": "ruling", "source": "ruling" }, { "id": "FRA-R22", "title": "Derailing while A is closed", "text": "When a locomotive derails while A is closed, A reopens after all moves of that space have been made: all cards on it go to the discard pile, and every locomotive then standing on them, the mover too, is in A. A mover put there has finished its run; it did not drive in, so A offers it no special action.", "kind": "ruling", "source": "ruling" }, { "id": "FRA-R23", "title": "When vetoes are played", "text": "The active player announces first whether he uses the special action. Then the holders of a veto card are asked clockwise from his left. After a use they may forbid, dictate or pass, after a refusal force or pass. The first card played settles it. After a force the other holders may only dictate or pass.", "kind": "ruling", "source": "ruling" }, { "id": "FRA-R24", "title": "What can be dictated", "text": "Every choice made from open information can be dictated: whom (C, E on ties, J, kidnapping), which station and turn (D), which track card and where to (H), which wagon (F, J), the route and pushes of a kidnapped locomotive. Cards from the hidden hand are always chosen by their owner, first. Declining at F and stopping at H cannot be dictated. B, G and I have nothing to dictate.", "kind": "ruling", "source": "ruling" }, { "id": "FRA-R25", "title": "A special action that is not possible", "text": "If open information shows that a special action cannot be done, nobody is asked. If only hidden cards prevent it (D with only crossings, H or kidnapping without a fitting card), the player can only decline; if he is then forced, he shows his hand, nothing happens, and the veto card is spent.", "kind": "ruling", "source": "ruling" }, { "id": "FRA-R26", "title": "Arriving by flight is driving in", "text": "Arriving in a station by flight counts as driving in.", "kind": "ruling", "source": "ruling" }, { "id": "FRA-R27", "title": "Details of a flight", "text": "A flight goes in any of the four directions whatever the facing, over at least one empty place. The card of destination must have track on the side flown in from; the landing spot is that edge sleeper, facing the centre. A locomotive there is rammed, and the flyer chooses its branches. The load is not checked. Flying is an extra action of one's own turn. A returned ticket can be taken again at B.", "kind": "ruling", "source": "ruling" }, { "id": "FRA-R28", "title": "Raid train when tied for most", "text": "A player who is tied for the most cards may carry out the card raid train: he does not have more than every other. It is not allowed when he already has more, or when no opponent has a card.", "kind": "ruling", "source": "ruling" }, { "id": "FRA-R29", "title": "Cards that cannot be played", "text": "While any hand card can be laid, completed, coupled, driven or flown after the card raid train, the turn may not be ended; when none can, ending the turn discards the rest. Cards gained later in the turn are included.", "kind": "ruling", "source": "ruling" }, { "id": "FRA-R30", "title": "The wagon raid gives wagons", "text": "What the raider gives at J are coupled wagons. If several fit, the giver chooses, or whoever dictates.", "kind": "ruling", "source": "ruling" }, { "id": "FRA-R31", "title": "I with an empty hand", "text": "With an empty hand the special action I is not possible and nobody is asked.", "kind": "ruling", "source": "ruling" }, { "id": "FRA-R32", "title": "Details of rebuilding", "text": "Only the top card of a cell can be lifted. Adjacency and covering are judged after lifting. On the same cell another turn is needed but no contact with other cards, and where a card lies below, its elements must be kept; on a station that was closed by this single card it may simply be turned. A card can never be moved on to an open station; the cards on a closed one may be covered like any track. Lifting one of several cards from a closed station does not reopen it. A crossing goes to an empty place or away. At least one rebuild must be done once announced.", "kind": "ruling", "source": "ruling" }, { "id": "FRA-R33", "title": "Details of closing", "text": "The turn of the card that closes a station is free. A closed station cannot be closed again. If a locomotive stands on the closing cards, closing another station is impossible. Any station, also A, can be closed.", "kind": "ruling", "source": "ruling" }, { "id": "FRA-R34", "title": "Details of kidnapping", "text": "In a kidnapping the victim's wagons count for the load, the victim drops the surplus, and nobody gets a special action. The locomotive drives forward only; if it has no way on it derails, so any fitting card is playable.", "kind": "ruling", "source": "ruling" }, { "id": "FRA-R35", "title": "Who sees cards that change hands", "text": "Cards that change hands at C and E are seen by giver and receiver. A shown hand is seen by all.", "kind": "ruling", "source": "ruling" }, { "id": "FRA-R36", "title": "Where kidnapping is", "text": "Kidnapping is wherever the option `specials` puts it; suggested is A. Special actions may occur at several stations or nowhere.", "kind": "ruling", "source": "ruling" }, { "id": "FRA-R37", "title": "Free set-up: order and start", "text": "In the free set-up the starting player is drawn first; the stations are dealt one by one from him clockwise; he lays first, then clockwise, one each, skipping who has none. The first goes to cell m13. A player sees only his own.", "kind": "ruling", "source": "ruling" }, { "id": "FRA-R38", "title": "No two stations side by side", "text": "No station may lie side by side with another.", "kind": "ruling", "source": "ruling" }, { "id": "FRA-R39", "title": "The discard pile is open", "text": "The discard pile is open to inspection.", "kind": "ruling", "source": "ruling" }, { "id": "FRA-R40", "title": "Equal orientations", "text": "A turn runs from 0 to the number of different orientations less one, so that one move has one name; others are malformed.", "kind": "ruling", "source": "ruling" }, { "id": "FRA-R41", "title": "The distance is the wagon value", "text": "The distance driven is the wagon value; the action value only limits the load.", "kind": "ruling", "source": "ruling" }, { "id": "FRA-R42", "title": "A special action only on entering", "text": "A special action is offered only on entering a station, each time anew, not for a station in which one starts the turn or stays.", "kind": "ruling", "source": "ruling" }, { "id": "FRA-R43", "title": "Stolen wagons may be uncoupled at once", "text": "A wagon stolen at J, or one that fits anyway, may be uncoupled at once by action 4 if its letter is that station's; only the wagon coupled by I is held back.", "kind": "ruling", "source": "ruling" }, { "id": "FRA-R44", "title": "A locked wagon that is robbed", "text": "When a wagon held back after I leaves the train while its locomotive is still in the station, the prohibition ends with it; the new owner does not inherit it.", "kind": "ruling", "source": "ruling" }];
var scenarios4 = [{ "id": "complete", "title": "Completing track: the three pictures", "note": "The switch in hand may cover the curve on c2 in one orientation only: every element that lies there must stay where it is.", "rules": ["FRA-23", "FRA-24", "FRA-25", "FRA-26"] }, { "id": "drive-load", "title": "Driving with three wagons", "note": "The card drives 6 spaces and moves up to 3 wagons. Station C is reached after 4 spaces; the rest is lost.", "rules": ["FRA-35", "FRA-36", "FRA-40", "FRA-39"] }, { "id": "couple", "title": "Coupling a wagon where it starts", "note": "The card in hand is coupled in C and uncoupled in D. The locomotive is in C.", "rules": ["FRA-27", "FRA-28", "FRA-29", "FRA-30", "FRA-31"] }, { "id": "ram-branch", "title": "Ramming before a branch", "note": "Driving south, the first locomotive pushes the second on to the switch: the driver chooses its branch.", "rules": ["FRA-43", "FRA-44", "FRA-45", "FRA-37"] }, { "id": "push-into-station", "title": "Pushed into a station", "note": "The pushed locomotive ends in C and stays there. Nobody has a special action: it did not drive in by itself.", "rules": ["FRA-46", "FRA-64"] }, { "id": "derail", "title": "Derailing", "note": "No card connects south of c2: the pushed locomotive derails, and its owner loses hand and wagons.", "rules": ["FRA-47", "FRA-48", "FRA-49", "FRA-R8"] }, { "id": "crossing", "title": "Over a crossing", "note": "Crossing c3 turns a card over: its action value is the number of wagons that may stay.", "rules": ["FRA-55", "FRA-56", "FRA-54"] }, { "id": "refill", "title": "Drawing cards", "note": "The card with action value 3 is discarded for three new ones, and the turn is over.", "rules": ["FRA-50", "FRA-51"] }, { "id": "couple-any-locked", "title": "Station I: coupling any wagon", "note": "If a 5 is turned over, the card from E to I must be coupled, and it cannot be uncoupled before the locomotive has left.", "rules": ["FRA-102", "FRA-103", "FRA-104", "FRA-105"] }, { "id": "force-and-dictate", "title": "Veto cards: forced by one, dictated by another", "note": "Drive into C and decline the card raid: the next player may force it, and the one after him may say who is robbed.", "rules": ["FRA-92", "FRA-93", "FRA-94", "FRA-95"] }, { "id": "close", "title": "Station D: closing a station", "note": "Drive west from B into D and close a station: it must be empty and have track beside it.", "rules": ["FRA-77", "FRA-79", "FRA-80", "FRA-81"] }, { "id": "tie-break", "title": "The end: equal totals", "note": "No card is left. Two players have delivered 12 each; the wagons still coupled decide.", "rules": ["FRA-57", "FRA-58", "FRA-59"] }];

// ludotheque:glue/koplopers
var koplopers_exports = {};
__export(koplopers_exports, {
  Session: () => KoplopersSession,
  instantiate: () => __wbg_init5,
  instantiateSync: () => initSync5,
  memory: () => wasmMemory5
});

// target/pack/koplopers/glue.js
var KoplopersSearch = class _KoplopersSearch {
  static __wrap(ptr) {
    const obj = Object.create(_KoplopersSearch.prototype);
    obj.__wbg_ptr = ptr;
    KoplopersSearchFinalization.register(obj, obj.__wbg_ptr, obj);
    return obj;
  }
  __destroy_into_raw() {
    const ptr = this.__wbg_ptr;
    this.__wbg_ptr = 0;
    KoplopersSearchFinalization.unregister(this);
    return ptr;
  }
  free() {
    const ptr = this.__destroy_into_raw();
    wasm5.__wbg_koploperssearch_free(ptr, 0);
  }
  /**
   * @returns {number}
   */
  iterations() {
    const ret = wasm5.koploperssearch_iterations(this.__wbg_ptr);
    return ret >>> 0;
  }
  /**
   * @returns {number | undefined}
   */
  limit() {
    const ret = wasm5.koploperssearch_limit(this.__wbg_ptr);
    return ret === Number.MAX_SAFE_INTEGER ? void 0 : ret;
  }
  /**
   * @returns {any}
   */
  suggestion() {
    const ret = wasm5.koploperssearch_suggestion(this.__wbg_ptr);
    if (ret[2]) {
      throw takeFromExternrefTable05(ret[1]);
    }
    return takeFromExternrefTable05(ret[0]);
  }
  /**
   * @param {number} pause
   * @returns {boolean}
   */
  think(pause) {
    const ret = wasm5.koploperssearch_think(this.__wbg_ptr, pause);
    return ret !== 0;
  }
};
if (Symbol.dispose) KoplopersSearch.prototype[Symbol.dispose] = KoplopersSearch.prototype.free;
var KoplopersSession = class _KoplopersSession {
  static __wrap(ptr) {
    const obj = Object.create(_KoplopersSession.prototype);
    obj.__wbg_ptr = ptr;
    KoplopersSessionFinalization.register(obj, obj.__wbg_ptr, obj);
    return obj;
  }
  __destroy_into_raw() {
    const ptr = this.__wbg_ptr;
    this.__wbg_ptr = 0;
    KoplopersSessionFinalization.unregister(this);
    return ptr;
  }
  free() {
    const ptr = this.__destroy_into_raw();
    wasm5.__wbg_koploperssession_free(ptr, 0);
  }
  /**
   * @returns {number}
   */
  actors() {
    const ret = wasm5.koploperssession_actors(this.__wbg_ptr);
    return ret >>> 0;
  }
  /**
   * @param {number} number
   * @param {number} who
   * @returns {number}
   */
  applyNumber(number, who) {
    const ret = wasm5.koploperssession_applyNumber(this.__wbg_ptr, number, who);
    return ret;
  }
  /**
   * @param {string} mv
   * @param {number} who
   * @returns {number}
   */
  apply(mv, who) {
    const val2 = +who;
    const ptr0 = passStringToWasm05(mv, wasm5.__wbindgen_malloc, wasm5.__wbindgen_realloc);
    const len0 = WASM_VECTOR_LEN5;
    const ret = wasm5.koploperssession_apply(this.__wbg_ptr, ptr0, len0, val2);
    return ret;
  }
  /**
   * @returns {any}
   */
  static boxComponents() {
    const ret = wasm5.koploperssession_boxComponents();
    if (ret[2]) {
      throw takeFromExternrefTable05(ret[1]);
    }
    return takeFromExternrefTable05(ret[0]);
  }
  /**
   * Where the shared buffer begins.
   * @returns {number}
   */
  static buffer() {
    const ret = wasm5.koploperssession_buffer();
    return ret >>> 0;
  }
  /**
   * @returns {boolean}
   */
  canRedo() {
    const ret = wasm5.koploperssession_canRedo(this.__wbg_ptr);
    return ret !== 0;
  }
  /**
   * @param {number} seat
   * @returns {boolean}
   */
  canUndo(seat) {
    const ret = wasm5.koploperssession_canUndo(this.__wbg_ptr, seat);
    if (ret[2]) {
      throw takeFromExternrefTable05(ret[1]);
    }
    return ret[0] !== 0;
  }
  /**
   * @returns {any}
   */
  chanceOutcomes() {
    const ret = wasm5.koploperssession_chanceOutcomes(this.__wbg_ptr);
    if (ret[2]) {
      throw takeFromExternrefTable05(ret[1]);
    }
    return takeFromExternrefTable05(ret[0]);
  }
  /**
   * @param {string} mv
   * @param {number} who
   * @returns {any}
   */
  check(mv, who) {
    const val2 = +who;
    const ptr0 = passStringToWasm05(mv, wasm5.__wbindgen_malloc, wasm5.__wbindgen_realloc);
    const len0 = WASM_VECTOR_LEN5;
    const ret = wasm5.koploperssession_check(this.__wbg_ptr, ptr0, len0, val2);
    if (ret[2]) {
      throw takeFromExternrefTable05(ret[1]);
    }
    return takeFromExternrefTable05(ret[0]);
  }
  /**
   * @returns {any}
   */
  components() {
    const ret = wasm5.koploperssession_components(this.__wbg_ptr);
    if (ret[2]) {
      throw takeFromExternrefTable05(ret[1]);
    }
    return takeFromExternrefTable05(ret[0]);
  }
  /**
   * @param {string} options
   * @returns {KoplopersSession}
   */
  static create(options) {
    const ptr0 = passStringToWasm05(options, wasm5.__wbindgen_malloc, wasm5.__wbindgen_realloc);
    const len0 = WASM_VECTOR_LEN5;
    const ret = wasm5.koploperssession_create(ptr0, len0);
    if (ret[2]) {
      throw takeFromExternrefTable05(ret[1]);
    }
    return _KoplopersSession.__wrap(ret[0]);
  }
  /**
   * @returns {KoplopersSession}
   */
  duplicate() {
    const ret = wasm5.koploperssession_duplicate(this.__wbg_ptr);
    return _KoplopersSession.__wrap(ret);
  }
  /**
   * @returns {any}
   */
  history() {
    const ret = wasm5.koploperssession_history(this.__wbg_ptr);
    if (ret[2]) {
      throw takeFromExternrefTable05(ret[1]);
    }
    return takeFromExternrefTable05(ret[0]);
  }
  /**
   * @param {number} who
   * @returns {number}
   */
  legalMoves(who) {
    const ret = wasm5.koploperssession_legalMoves(this.__wbg_ptr, who);
    return ret;
  }
  /**
   * @param {string} options
   * @returns {any}
   */
  log(options) {
    const ptr0 = passStringToWasm05(options, wasm5.__wbindgen_malloc, wasm5.__wbindgen_realloc);
    const len0 = WASM_VECTOR_LEN5;
    const ret = wasm5.koploperssession_log(this.__wbg_ptr, ptr0, len0);
    if (ret[2]) {
      throw takeFromExternrefTable05(ret[1]);
    }
    return takeFromExternrefTable05(ret[0]);
  }
  /**
   * @param {number} number
   * @returns {any}
   */
  numberedEvent(number) {
    const ret = wasm5.koploperssession_numberedEvent(this.__wbg_ptr, number);
    if (ret[2]) {
      throw takeFromExternrefTable05(ret[1]);
    }
    return takeFromExternrefTable05(ret[0]);
  }
  /**
   * @param {number} number
   * @returns {any}
   */
  numberedMove(number) {
    const ret = wasm5.koploperssession_numberedMove(this.__wbg_ptr, number);
    if (ret[2]) {
      throw takeFromExternrefTable05(ret[1]);
    }
    return takeFromExternrefTable05(ret[0]);
  }
  /**
   * @returns {any}
   */
  outcome() {
    const ret = wasm5.koploperssession_outcome(this.__wbg_ptr);
    if (ret[2]) {
      throw takeFromExternrefTable05(ret[1]);
    }
    return takeFromExternrefTable05(ret[0]);
  }
  /**
   * @param {string} options
   * @returns {any}
   */
  playRandom(options) {
    const ptr0 = passStringToWasm05(options, wasm5.__wbindgen_malloc, wasm5.__wbindgen_realloc);
    const len0 = WASM_VECTOR_LEN5;
    const ret = wasm5.koploperssession_playRandom(this.__wbg_ptr, ptr0, len0);
    if (ret[2]) {
      throw takeFromExternrefTable05(ret[1]);
    }
    return takeFromExternrefTable05(ret[0]);
  }
  /**
   * @returns {number}
   */
  players() {
    const ret = wasm5.koploperssession_players(this.__wbg_ptr);
    return ret >>> 0;
  }
  /**
   * @returns {number}
   */
  ply() {
    const ret = wasm5.koploperssession_ply(this.__wbg_ptr);
    return ret >>> 0;
  }
  /**
   * @returns {boolean}
   */
  redo() {
    const ret = wasm5.koploperssession_redo(this.__wbg_ptr);
    return ret !== 0;
  }
  /**
   * @param {string} text
   * @returns {KoplopersSession}
   */
  static restore(text) {
    const ptr0 = passStringToWasm05(text, wasm5.__wbindgen_malloc, wasm5.__wbindgen_realloc);
    const len0 = WASM_VECTOR_LEN5;
    const ret = wasm5.koploperssession_restore(ptr0, len0);
    if (ret[2]) {
      throw takeFromExternrefTable05(ret[1]);
    }
    return _KoplopersSession.__wrap(ret[0]);
  }
  /**
   * @param {string} options
   * @returns {string}
   */
  save(options) {
    let deferred3_0;
    let deferred3_1;
    try {
      const ptr0 = passStringToWasm05(options, wasm5.__wbindgen_malloc, wasm5.__wbindgen_realloc);
      const len0 = WASM_VECTOR_LEN5;
      const ret = wasm5.koploperssession_save(this.__wbg_ptr, ptr0, len0);
      var ptr2 = ret[0];
      var len2 = ret[1];
      if (ret[3]) {
        ptr2 = 0;
        len2 = 0;
        throw takeFromExternrefTable05(ret[2]);
      }
      deferred3_0 = ptr2;
      deferred3_1 = len2;
      return getStringFromWasm05(ptr2, len2);
    } finally {
      wasm5.__wbindgen_free(deferred3_0, deferred3_1, 1);
    }
  }
  /**
   * @param {string} options
   * @returns {KoplopersSearch}
   */
  search(options) {
    const ptr0 = passStringToWasm05(options, wasm5.__wbindgen_malloc, wasm5.__wbindgen_realloc);
    const len0 = WASM_VECTOR_LEN5;
    const ret = wasm5.koploperssession_search(this.__wbg_ptr, ptr0, len0);
    if (ret[2]) {
      throw takeFromExternrefTable05(ret[1]);
    }
    return KoplopersSearch.__wrap(ret[0]);
  }
  /**
   * @returns {any}
   */
  seed() {
    const ret = wasm5.koploperssession_seed(this.__wbg_ptr);
    if (ret[2]) {
      throw takeFromExternrefTable05(ret[1]);
    }
    return takeFromExternrefTable05(ret[0]);
  }
  /**
   * @returns {any}
   */
  state() {
    const ret = wasm5.koploperssession_state(this.__wbg_ptr);
    if (ret[2]) {
      throw takeFromExternrefTable05(ret[1]);
    }
    return takeFromExternrefTable05(ret[0]);
  }
  /**
   * Why the last call failed.
   * @returns {any}
   */
  static takeError() {
    const ret = wasm5.koploperssession_takeError();
    return ret;
  }
  /**
   * @returns {boolean}
   */
  undo() {
    const ret = wasm5.koploperssession_undo(this.__wbg_ptr);
    return ret !== 0;
  }
  /**
   * @param {number} seat
   * @returns {any}
   */
  view(seat) {
    const ret = wasm5.koploperssession_view(this.__wbg_ptr, seat);
    if (ret[2]) {
      throw takeFromExternrefTable05(ret[1]);
    }
    return takeFromExternrefTable05(ret[0]);
  }
};
if (Symbol.dispose) KoplopersSession.prototype[Symbol.dispose] = KoplopersSession.prototype.free;
function wasmMemory5() {
  const ret = wasm5.wasmMemory();
  return ret;
}
function __wbg_get_imports5() {
  const import0 = {
    __proto__: null,
    __wbg_Error_208446807d0d1e30: function(arg0, arg1) {
      const ret = Error(getStringFromWasm05(arg0, arg1));
      return ret;
    },
    __wbg_String_8564e559799eccda: function(arg0, arg1) {
      const ret = String(arg1);
      const ptr1 = passStringToWasm05(ret, wasm5.__wbindgen_malloc, wasm5.__wbindgen_realloc);
      const len1 = WASM_VECTOR_LEN5;
      getDataViewMemory05().setInt32((arg0 >>> 0) + 4 * 1, len1, true);
      getDataViewMemory05().setInt32((arg0 >>> 0) + 4 * 0, ptr1, true);
    },
    __wbg___wbindgen_is_string_fc456fee5d3317de: function(arg0) {
      const ret = typeof arg0 === "string";
      return ret;
    },
    __wbg___wbindgen_memory_17a1178bc3328ea3: function() {
      const ret = wasm5.memory;
      return ret;
    },
    __wbg___wbindgen_throw_4c88d8bf264fd984: function(arg0, arg1) {
      throw new Error(getStringFromWasm05(arg0, arg1));
    },
    __wbg_getRandomValues_8b6f1f663e6f188d: function() {
      return handleError5(function(arg0, arg1) {
        globalThis.crypto.getRandomValues(getArrayU8FromWasm05(arg0, arg1));
      }, arguments);
    },
    __wbg_new_37eb45aaf5eeb820: function() {
      const ret = new Array();
      return ret;
    },
    __wbg_new_7075786089b89c5e: function() {
      const ret = /* @__PURE__ */ new Map();
      return ret;
    },
    __wbg_new_cd4348290afae586: function() {
      const ret = new Object();
      return ret;
    },
    __wbg_now_2d8491c3ada20ac9: function() {
      const ret = performance.now();
      return ret;
    },
    __wbg_set_8282f7e0d2d01336: function(arg0, arg1, arg2) {
      const ret = arg0.set(arg1, arg2);
      return ret;
    },
    __wbg_set_d2d33b52458e984a: function(arg0, arg1, arg2) {
      arg0[arg1 >>> 0] = arg2;
    },
    __wbg_set_e4b9a833d288759a: function(arg0, arg1, arg2) {
      arg0[arg1] = arg2;
    },
    __wbindgen_generic_0000000000000001: function(arg0) {
      const ret = arg0;
      return ret;
    },
    __wbindgen_generic_0000000000000002: function(arg0) {
      const ret = arg0;
      return ret;
    },
    __wbindgen_generic_0000000000000003: function(arg0, arg1) {
      const ret = getStringFromWasm05(arg0, arg1);
      return ret;
    },
    __wbindgen_generic_0000000000000004: function(arg0) {
      const ret = BigInt.asUintN(64, arg0);
      return ret;
    },
    __wbindgen_init_externref_table: function() {
      const table = wasm5.__wbindgen_externrefs;
      table.set(0, void 0);
      table.set(1024, void 0);
      table.set(1025, null);
      table.set(1026, true);
      table.set(1027, false);
    }
  };
  return {
    __proto__: null,
    "./glue_bg.js": import0
  };
}
var KoplopersSearchFinalization = typeof FinalizationRegistry === "undefined" ? { register: () => {
}, unregister: () => {
} } : new FinalizationRegistry((ptr) => wasm5.__wbg_koploperssearch_free(ptr, 1));
var KoplopersSessionFinalization = typeof FinalizationRegistry === "undefined" ? { register: () => {
}, unregister: () => {
} } : new FinalizationRegistry((ptr) => wasm5.__wbg_koploperssession_free(ptr, 1));
function addToExternrefTable05(obj) {
  const idx = wasm5.__externref_table_alloc();
  wasm5.__wbindgen_externrefs.set(idx, obj);
  return idx;
}
function getArrayU8FromWasm05(ptr, len) {
  ptr = ptr >>> 0;
  return getUint8ArrayMemory05().subarray(ptr / 1, ptr / 1 + len);
}
var cachedDataViewMemory05 = null;
function getDataViewMemory05() {
  if (cachedDataViewMemory05 === null || cachedDataViewMemory05.buffer.detached === true || cachedDataViewMemory05.buffer.detached === void 0 && cachedDataViewMemory05.buffer !== wasm5.memory.buffer) {
    cachedDataViewMemory05 = new DataView(wasm5.memory.buffer);
  }
  return cachedDataViewMemory05;
}
function getStringFromWasm05(ptr, len) {
  ptr = ptr >>> 0;
  return decodeText5(getUint8ArrayMemory05().subarray(ptr, ptr + len));
}
var cachedUint8ArrayMemory05 = null;
function getUint8ArrayMemory05() {
  if (cachedUint8ArrayMemory05 === null || cachedUint8ArrayMemory05.byteLength === 0) {
    cachedUint8ArrayMemory05 = new Uint8Array(wasm5.memory.buffer);
  }
  return cachedUint8ArrayMemory05;
}
function handleError5(f, args) {
  try {
    return f.apply(this, args);
  } catch (e) {
    const idx = addToExternrefTable05(e);
    wasm5.__wbindgen_exn_store(idx);
  }
}
function passStringToWasm05(arg, malloc, realloc) {
  if (realloc === void 0) {
    const buf = cachedTextEncoder5.encode(arg);
    const ptr2 = malloc(buf.length, 1) >>> 0;
    getUint8ArrayMemory05().subarray(ptr2, ptr2 + buf.length).set(buf);
    WASM_VECTOR_LEN5 = buf.length;
    return ptr2;
  }
  let len = arg.length;
  let ptr = malloc(len, 1) >>> 0;
  const mem = getUint8ArrayMemory05();
  let offset = 0;
  for (; offset < len; offset++) {
    const code = arg.charCodeAt(offset);
    if (code > 127) break;
    mem[ptr + offset] = code;
  }
  if (offset !== len) {
    if (offset !== 0) {
      arg = arg.slice(offset);
    }
    ptr = realloc(ptr, len, len = offset + arg.length * 3, 1) >>> 0;
    const view = getUint8ArrayMemory05().subarray(ptr + offset, ptr + len);
    const ret = cachedTextEncoder5.encodeInto(arg, view);
    offset += ret.written;
    ptr = realloc(ptr, len, offset, 1) >>> 0;
  }
  WASM_VECTOR_LEN5 = offset;
  return ptr;
}
function takeFromExternrefTable05(idx) {
  const value = wasm5.__wbindgen_externrefs.get(idx);
  wasm5.__externref_table_dealloc(idx);
  return value;
}
var cachedTextDecoder5 = new import_node_util.TextDecoder("utf-8", { ignoreBOM: true });
cachedTextDecoder5.decode();
var MAX_SAFARI_DECODE_BYTES5 = 2146435072;
var numBytesDecoded5 = 0;
function decodeText5(bytes) {
  numBytesDecoded5 += bytes.length;
  if (numBytesDecoded5 >= MAX_SAFARI_DECODE_BYTES5) {
    cachedTextDecoder5 = new import_node_util.TextDecoder("utf-8", { ignoreBOM: true });
    cachedTextDecoder5.decode();
    numBytesDecoded5 = bytes.length;
  }
  return cachedTextDecoder5.decode(bytes);
}
var cachedTextEncoder5 = new import_node_util.TextEncoder();
if (!("encodeInto" in cachedTextEncoder5)) {
  cachedTextEncoder5.encodeInto = function(arg, view) {
    const buf = cachedTextEncoder5.encode(arg);
    view.set(buf);
    return {
      read: arg.length,
      written: buf.length
    };
  };
}
var WASM_VECTOR_LEN5 = 0;
var wasmModule5;
var wasmInstance5;
var wasm5;
function __wbg_finalize_init5(instance, module2) {
  wasmInstance5 = instance;
  wasm5 = instance.exports;
  wasmModule5 = module2;
  cachedDataViewMemory05 = null;
  cachedUint8ArrayMemory05 = null;
  wasm5.__wbindgen_start();
  return wasm5;
}
async function __wbg_load5(module2, imports) {
  if (typeof Response === "function" && module2 instanceof Response) {
    if (!module2.ok) {
      throw new Error(`failed to fetch Wasm: ${module2.status} ${module2.statusText} fetching '${module2.url}'`);
    }
    if (typeof WebAssembly.instantiateStreaming === "function") {
      try {
        return await WebAssembly.instantiateStreaming(module2, imports);
      } catch (e) {
        const validResponse = expectedResponseType(module2.type);
        if (validResponse && module2.headers.get("Content-Type") !== "application/wasm") {
          console.warn("`WebAssembly.instantiateStreaming` failed because your server does not serve Wasm with `application/wasm` MIME type. Falling back to `WebAssembly.instantiate` which is slower. Original error:\n", e);
        } else {
          throw e;
        }
      }
    }
    const bytes = await module2.arrayBuffer();
    return await WebAssembly.instantiate(bytes, imports);
  } else {
    const instance = await WebAssembly.instantiate(module2, imports);
    if (instance instanceof WebAssembly.Instance) {
      return { instance, module: module2 };
    } else {
      return instance;
    }
  }
  function expectedResponseType(type) {
    switch (type) {
      case "basic":
      case "cors":
      case "default":
        return true;
    }
    return false;
  }
}
function initSync5(module2) {
  if (wasm5 !== void 0) return wasm5;
  if (module2 !== void 0) {
    if (Object.getPrototypeOf(module2) === Object.prototype) {
      ({ module: module2 } = module2);
    } else {
      console.warn("using deprecated parameters for `initSync()`; pass a single object instead");
    }
  }
  const imports = __wbg_get_imports5();
  if (!(module2 instanceof WebAssembly.Module)) {
    module2 = new WebAssembly.Module(module2);
  }
  const instance = new WebAssembly.Instance(module2, imports);
  return __wbg_finalize_init5(instance, module2);
}
var __wbg_init_promise5;
async function __wbg_init5(module_or_path) {
  if (wasm5 !== void 0) return wasm5;
  if (__wbg_init_promise5 === void 0) {
    __wbg_init_promise5 = __wbg_init_once5(module_or_path);
    __wbg_init_promise5.catch(() => {
      __wbg_init_promise5 = void 0;
    });
  }
  return __wbg_init_promise5;
}
async function __wbg_init_once5(module_or_path) {
  if (module_or_path !== void 0) {
    if (Object.getPrototypeOf(module_or_path) === Object.prototype) {
      ({ module_or_path } = module_or_path);
    } else {
      console.warn("using deprecated parameters for the initialization function; pass a single object instead");
    }
  }
  if (module_or_path === void 0) {
    throw new TypeError("no module was given");
  }
  const imports = __wbg_get_imports5();
  if (typeof module_or_path === "string" || typeof Request === "function" && module_or_path instanceof Request || typeof URL === "function" && module_or_path instanceof URL) {
    module_or_path = fetch(module_or_path);
  }
  const { instance, module: module2 } = await __wbg_load5(await module_or_path, imports);
  return __wbg_finalize_init5(instance, module2);
}

// ludotheque:text/koplopers
var koplopers_exports2 = {};
__export(koplopers_exports2, {
  rules: () => rules5,
  scenarios: () => scenarios5
});
var rules5 = [{ "id": "KND-1", "title": "Tokens on the circles", "text": "The board lies in the middle. Tokens are shuffled face down and put on the white circles of the region whose colour is on their back; then all are turned face up.", "kind": "rulebook", "source": "Préparation du jeu" }, { "id": "KND-2", "title": "What a token shows", "text": "A token shows a number of passengers and the code of the station where they want to go.", "kind": "rulebook", "source": "Préparation du jeu" }, { "id": "KND-3", "title": "Disc and chips at the start", "text": "The red disc starts at A. The chips A, B, C start beside the board.", "kind": "rulebook", "source": "Préparation du jeu" }, { "id": "KND-4", "title": "The round track", "text": "The black train starts on the start space (0) of the round track.", "kind": "rulebook", "source": "Préparation du jeu" }, { "id": "KND-5", "title": "What each player has", "text": "Each player has 3 units of one colour, a train card, a card of abbreviations, one emergency repair card and a collection box.", "kind": "rulebook", "source": "Préparation du jeu" }, { "id": "KND-6", "title": "Dealing the disruption cards", "text": "Disruption cards are shuffled; each player gets 3, with two players 5. The rest is the face-down draw pile.", "kind": "rulebook", "source": "Préparation du jeu" }, { "id": "KND-7", "title": "Who begins, and the order of play", "text": "Whoever took a train last begins, or as the players agree: here seat 0. He gets the train card with the black train. Play goes round by seat.", "kind": "rulebook", "source": "Démarrez le jeu" }, { "id": "KND-8", "title": "The black train advances", "text": "Each time the first player's turn begins the black train advances one space.", "kind": "rulebook", "source": "Démarrez le jeu" }, { "id": "KND-9", "title": "Whose passengers count", "text": "Passengers count for whoever delivers them to the station on their token, by whatever route and detours.", "kind": "rulebook", "source": "Introduction" }, { "id": "KND-10", "title": "Three units", "text": "A player has at most three trains; each unit holds at most 500 passengers.", "kind": "rulebook", "source": "Introduction" }, { "id": "KND-11", "title": "Five action points", "text": "A turn has 5 action points. Unused points are lost.", "kind": "rulebook", "source": "Tour de jeu; Actions" }, { "id": "KND-12", "title": "Actions in any order", "text": "Actions may be combined in any order.", "kind": "rulebook", "source": "Tour de jeu; Actions" }, { "id": "KND-13", "title": "Own trains only", "text": "Actions are done on one's own trains only.", "kind": "rulebook", "source": "Tour de jeu; Actions" }, { "id": "KND-14", "title": "At least one action on each train", "text": "On each of one's trains, empty ones too, at least one action must be done if possible; a free action counts.", "kind": "rulebook", "source": "Tour de jeu; Actions" }, { "id": "KND-15", "title": "Filling up the hand", "text": "At the end of the turn the hand is filled up to 3 cards (two players: 5).", "kind": "rulebook", "source": "Tour de jeu; Actions" }, { "id": "KND-16", "title": "What actions cost", "text": "Costs: build a unit 3; dismantle a unit 1; drive a section 1; reverse 1; play a disruption card 1; play the repair card 1; board, alight, transfer, couple, uncouple 0.", "kind": "rulebook", "source": "Tour de jeu; Actions" }, { "id": "KND-17", "title": "No driving after a free action", "text": "After a free action with a train it can no longer drive this turn.", "kind": "rulebook", "source": "Actions, Important" }, { "id": "KND-18", "title": "Not at the same station twice running", "text": "A free action may not be a train's compulsory action at the same station on two turns running.", "kind": "rulebook", "source": "Actions, Important" }, { "id": "KND-19", "title": "Excused by what is ahead", "text": `If the section right in front of a train is occupied by another player's train, or disrupted, no action is compulsory on that train and the points may go elsewhere. (The French translation lost the "not"; its Exemple 5 says it rightly.)`, "kind": "rulebook", "source": "Actions, Important" }, { "id": "KND-20", "title": "One action point on a coupled train", "text": 'On a coupled train "only one action point can be used": it counts as one train, not two (read by KND-R14).', "kind": "rulebook", "source": "Actions, Important" }, { "id": "KND-21", "title": "Building in an empty yard", "text": "Build (3 points) only in an empty yard. There are ten yards, the red sections.", "kind": "rulebook", "source": "Pour construire une rame" }, { "id": "KND-22", "title": "Built with its back to the station", "text": "The unit is placed with its back to the station.", "kind": "rulebook", "source": "Pour construire une rame" }, { "id": "KND-23", "title": "The first round", "text": "In the first round each player must build a train.", "kind": "rulebook", "source": "Pour construire une rame" }, { "id": "KND-24", "title": "The yard of the first train", "text": "First trains: the first player to build uses a yard with number 1, the second number 2, the third 3, the fourth 4; so each has two to choose from.", "kind": "rulebook", "source": "Pour construire une rame" }, { "id": "KND-25", "title": "The yards of later units", "text": "For second and third units the numbers do not matter.", "kind": "rulebook", "source": "Pour construire une rame" }, { "id": "KND-26", "title": "The first train is put in service", "text": "The first train must then be put in service (reversed) so that it stands at the station.", "kind": "rulebook", "source": "Pour construire une rame" }, { "id": "KND-27", "title": "The first train takes passengers", "text": "If it does not drive on after that, it must take passengers aboard at that station.", "kind": "rulebook", "source": "Pour construire une rame" }, { "id": "KND-28", "title": "Dismantling in an empty yard", "text": "An empty train may be taken out of play in a yard, if that yard is empty. It goes back to its owner.", "kind": "rulebook", "source": "Détacher une rame" }, { "id": "KND-29", "title": "Only an empty train is dismantled", "text": "The train must carry nobody.", "kind": "rulebook", "source": "Détacher une rame" }, { "id": "KND-30", "title": "Building again", "text": "A dismantled unit can be built again later for 3 points.", "kind": "rulebook", "source": "Détacher une rame" }, { "id": "KND-31", "title": "The cost of dismantling", "text": "Dismantling costs one point per unit: 1 for a single train, 2 for a coupled one.", "kind": "rulebook", "source": "Détacher une rame" }, { "id": "KND-32", "title": "Driving a section", "text": "Driving moves a train one section (black line) forward for 1 point.", "kind": "rulebook", "source": "Rouler une section de voie" }, { "id": "KND-33", "title": "One train per section", "text": "Only one train per section.", "kind": "rulebook", "source": "Rouler une section de voie" }, { "id": "KND-34", "title": "Overtaking", "text": "Other trains may be overtaken by driving several sections in one go.", "kind": "rulebook", "source": "Rouler une section de voie" }, { "id": "KND-35", "title": "Passing a station", "text": "Stations may be passed without stopping. At a station that is passed nothing is done.", "kind": "rulebook", "source": "Rouler une section de voie" }, { "id": "KND-36", "title": "Naming the station", "text": "When a train stops, or ends the turn, with its front at a station, the player names the station.", "kind": "rulebook", "source": "Rouler une section de voie" }, { "id": "KND-37", "title": "Alighting comes first", "text": "At a stop passengers for that station alight first, before others board.", "kind": "rulebook", "source": "Rouler une section de voie" }, { "id": "KND-38", "title": "Waiting passengers must board", "text": "At a stop the waiting passengers must board if there is room.", "kind": "rulebook", "source": "Rouler une section de voie" }, { "id": "KND-39", "title": "A stop ends the drive", "text": "After a free action the train drives no further this turn.", "kind": "rulebook", "source": "Rouler une section de voie" }, { "id": "KND-40", "title": "No driving into a yard", "text": "A yard may be entered only in order to dismantle.", "kind": "rulebook", "source": "Rouler une section de voie" }, { "id": "KND-41", "title": "No reversing after driving", "text": "After driving, a train can no longer be reversed this turn (read by KND-R41).", "kind": "rulebook", "source": "Rouler une section de voie" }, { "id": "KND-42", "title": "Reversing", "text": "Reversing (1 point) turns the train's direction of travel; its back is then at the station.", "kind": "rulebook", "source": "Remettre un train en service" }, { "id": "KND-43", "title": "Where a train may reverse", "text": "Only with the front at a station, or in a yard.", "kind": "rulebook", "source": "Remettre un train en service" }, { "id": "KND-44", "title": "Reversing on the open line", "text": "Exception: if the station ahead is disrupted a train may reverse on the open line.", "kind": "rulebook", "source": "Remettre un train en service" }, { "id": "KND-45", "title": "Driving after reversing", "text": "After reversing, the train may go on driving this turn.", "kind": "rulebook", "source": "Remettre un train en service" }, { "id": "KND-46", "title": "No reversing after a free action", "text": "After a free action the train cannot be reversed this turn.", "kind": "rulebook", "source": "Remettre un train en service" }, { "id": "KND-47", "title": "A section between two reversals", "text": "After reversing, at least one section must be driven before the train may be reversed again, in later turns too.", "kind": "rulebook", "source": "Remettre un train en service" }, { "id": "KND-48", "title": "Playing a disruption card", "text": "A disruption concerns one station. Playing a card (1 point) puts the chip named by the red disc on the station of the card; a chip already elsewhere is moved from there.", "kind": "rulebook", "source": "Jouer une carte de perturbation" }, { "id": "KND-49", "title": "The disc moves on", "text": "The disc then moves on: A to B, B to C, C to A.", "kind": "rulebook", "source": "Jouer une carte de perturbation" }, { "id": "KND-50", "title": "Discards and the new pile", "text": "The played card goes to the discard pile. When the draw pile is exhausted the discards are shuffled into a new one.", "kind": "rulebook", "source": "Jouer une carte de perturbation" }, { "id": "KND-51", "title": "One disruption card per turn", "text": "Only one disruption card per turn.", "kind": "rulebook", "source": "Jouer une carte de perturbation" }, { "id": "KND-52", "title": "How long a chip stays", "text": "A chip stays until its letter comes round again or a repair card removes it.", "kind": "rulebook", "source": "Jouer une carte de perturbation" }, { "id": "KND-53", "title": "Trains at a disrupted station are blocked", "text": "All trains touching a disrupted station are blocked and cannot drive.", "kind": "rulebook", "source": "Jouer une carte de perturbation" }, { "id": "KND-54", "title": "No way through a disrupted station", "text": "Trains can neither arrive at nor pass a disrupted station.", "kind": "rulebook", "source": "Jouer une carte de perturbation" }, { "id": "KND-55", "title": "A blocked train is neither coupled nor uncoupled", "text": "A train whose back touches a disrupted station and whose front is at another, undisrupted one may not be coupled or uncoupled, but passengers may change trains at that other station.", "kind": "rulebook", "source": "Jouer une carte de perturbation" }, { "id": "KND-56", "title": "Playing the repair card", "text": "Playing the repair card (1 point) takes any one chip off the board.", "kind": "rulebook", "source": "Jouer une carte de réparation d'urgence" }, { "id": "KND-57", "title": "When a removed chip comes back", "text": "The removed chip comes back only when its letter is next and a card is played. The disc does not move.", "kind": "rulebook", "source": "Jouer une carte de réparation d'urgence" }, { "id": "KND-58", "title": "The repair card is used once", "text": "A repair card is used once in the game.", "kind": "rulebook", "source": "Jouer une carte de réparation d'urgence" }, { "id": "KND-59", "title": "Boarding", "text": "A train standing with its front at a station takes waiting tokens aboard while there is room; tokens are never split.", "kind": "rulebook", "source": "Faire monter les voyageurs" }, { "id": "KND-60", "title": "500 passengers per unit", "text": "500 passengers per unit.", "kind": "rulebook", "source": "Faire monter les voyageurs" }, { "id": "KND-61", "title": "Those who have arrived alight before boarding", "text": "Those who have arrived alight first.", "kind": "rulebook", "source": "Faire monter les voyageurs" }, { "id": "KND-62", "title": "Tokens that do not fit", "text": "A token that does not fit stays on the board.", "kind": "rulebook", "source": "Faire monter les voyageurs" }, { "id": "KND-63", "title": "After boarding", "text": "After boarding the train neither drives nor reverses this turn.", "kind": "rulebook", "source": "Faire monter les voyageurs" }, { "id": "KND-64", "title": "Alighting", "text": "Tokens whose destination is the station where the front stands go to the owner's collection box.", "kind": "rulebook", "source": "Faire descendre les passagers" }, { "id": "KND-65", "title": "The box decides", "text": "Passengers in the box decide the game.", "kind": "rulebook", "source": "Faire descendre les passagers" }, { "id": "KND-66", "title": "After alighting", "text": "After alighting the train neither drives nor reverses this turn.", "kind": "rulebook", "source": "Faire descendre les passagers" }, { "id": "KND-67", "title": "Changing between own trains", "text": "Two of one's own trains with their fronts at the same station may exchange tokens freely.", "kind": "rulebook", "source": "Faire changer les passagers" }, { "id": "KND-68", "title": "Capacity after an exchange", "text": "After the exchange each train holds at most 500 (a coupled one 1000).", "kind": "rulebook", "source": "Faire changer les passagers" }, { "id": "KND-69", "title": "After an exchange", "text": "After the exchange neither train drives nor reverses this turn.", "kind": "rulebook", "source": "Faire changer les passagers" }, { "id": "KND-70", "title": "Exchange between players", "text": "Where another player's train stands at the same station, the two players may agree on an exchange.", "kind": "rulebook", "source": "Faire changer les passagers" }, { "id": "KND-71", "title": "An exchange is an action for both trains", "text": "An exchange is an action for each of the two trains.", "kind": "rulebook", "source": "Faire changer les passagers" }, { "id": "KND-72", "title": "Coupling", "text": "Two own trains with their fronts at the same station may be coupled: one piece is taken off the board onto the train card beside the other, with its tokens.", "kind": "rulebook", "source": "Accoupler les trains; Décrocher un train" }, { "id": "KND-73", "title": "Capacity of a coupled train", "text": "A coupled train holds 1000 passengers.", "kind": "rulebook", "source": "Accoupler les trains; Décrocher un train" }, { "id": "KND-74", "title": "At most two units", "text": "It has at most two units.", "kind": "rulebook", "source": "Accoupler les trains; Décrocher un train" }, { "id": "KND-75", "title": "After coupling", "text": "After coupling the train neither drives nor reverses this turn.", "kind": "rulebook", "source": "Accoupler les trains; Décrocher un train" }, { "id": "KND-76", "title": "Uncoupling", "text": "A coupled train with its front at a station may be uncoupled: the second unit is placed on a free black section at that station with its front touching the station.", "kind": "rulebook", "source": "Accoupler les trains; Décrocher un train" }, { "id": "KND-77", "title": "Sharing the tokens", "text": "The tokens are then shared between the two trains, at most 500 each.", "kind": "rulebook", "source": "Accoupler les trains; Décrocher un train" }, { "id": "KND-78", "title": "After uncoupling", "text": "After uncoupling neither train drives nor reverses this turn.", "kind": "rulebook", "source": "Accoupler les trains; Décrocher un train" }, { "id": "KND-79", "title": "A free section for the second unit", "text": "Uncoupling needs a free section at the station.", "kind": "rulebook", "source": "Accoupler les trains; Décrocher un train" }, { "id": "KND-80", "title": "Example: reversing at Zwolle", "text": "A train on Meppel-Zwolle that stands at Zwolle and is reversed is now at Meppel. Next turn it may not be reversed but must drive towards Groningen or Leeuwarden.", "kind": "rulebook", "source": "Remettre un train en service, Exemple" }, { "id": "KND-81", "title": "Example 1: the first turn at Heerlen", "text": "From the yard at Heerlen, after reversing, a train may drive to Sittard or Maastricht for 1 point, or board at Heerlen for nothing. A point left over may go to a disruption card.", "kind": "rulebook", "source": "Exemple 1" }, { "id": "KND-82", "title": "Example 3: back to the station", "text": "A train with its back to a station is not at that station: it cannot be coupled there. On the open line it cannot be reversed unless the station ahead is disrupted.", "kind": "rulebook", "source": "Exemple 3" }, { "id": "KND-83", "title": "Example 4: uncoupling at Zwolle", "text": "A unit put down when uncoupling faces the station. An exchange with another company's train there needs its owner's agreement.", "kind": "rulebook", "source": "Exemple 4" }, { "id": "KND-84", "title": "Example 5: waiting for Leeuwarden", "text": "A train next to a disrupted station waits. One on the open line towards it may reverse there or wait, and is not obliged to act.", "kind": "rulebook", "source": "Exemple 5" }, { "id": "KND-85", "title": "Example 6: the wrong platform", "text": "A blocked train at an undisrupted station may still exchange passengers there, but may not be coupled or uncoupled.", "kind": "rulebook", "source": "Exemple 6" }, { "id": "KND-86", "title": "Example 7: overtaking", "text": "A train may drive three sections in one turn, overtake a train on the way, then set passengers down and take others aboard.", "kind": "rulebook", "source": "Exemple 7" }, { "id": "KND-90", "title": "The length of the game", "text": "The black train measures the length: 20 rounds with four players, 25 with two or three.", "kind": "rulebook", "source": "Fin de partie" }, { "id": "KND-91", "title": "The last round", "text": "When it reaches that number the round in progress is the last; every player has a turn in it.", "kind": "rulebook", "source": "Fin de partie" }, { "id": "KND-92", "title": "Equal turns", "text": "All players have the same number of turns.", "kind": "rulebook", "source": "Fin de partie" }, { "id": "KND-93", "title": "The early end", "text": "Early end: if a player has no passengers in his trains and fewer than 6 tokens lie on the board, the round in progress is the last.", "kind": "rulebook", "source": "Fin de partie" }, { "id": "KND-94", "title": "Most passengers wins", "text": "Most passengers in the box wins.", "kind": "rulebook", "source": "Fin de partie" }, { "id": "KND-95", "title": "Tie: passengers left aboard", "text": "Tie: subtract the passengers left in one's trains.", "kind": "rulebook", "source": "Fin de partie" }, { "id": "KND-96", "title": "Tie: tokens in the box", "text": "Still tied: most tokens in the box.", "kind": "rulebook", "source": "Fin de partie" }, { "id": "KND-100", "title": "Advanced: the first yard", "text": "The first train may be built in any (empty) yard.", "kind": "rulebook", "source": "La version avancée" }, { "id": "KND-101", "title": "Advanced: boarding from behind", "text": "Passengers can board a train even if it is not at the station (see KND-R30).", "kind": "rulebook", "source": "La version avancée" }, { "id": "KND-102", "title": "Advanced: the score", "text": "At the end passengers left in one's trains are subtracted from the score.", "kind": "rulebook", "source": "La version avancée" }, { "id": "KND-R1", "title": "Where a train is", "text": "A train's position is its section, the station ahead of it (toward), and whether its front is on the open line (open). Every black section is short, as long as a train, so that front and back touch both stations, or long, so that a train touches one end only. On a long section a train that arrived has its front at the station ahead and its back on the line; a train that reversed there has its back at the station it turned at and its front on the open line. On a short section a train is never on the open line.", "kind": "ruling", "source": "ruling" }, { "id": "KND-R2", "title": "What driving one section does", "text": "A train with its front at a station chooses a black section there other than the one it is on, and ends there with its front at the far station. A train on the open line completes its own section and ends with its front at the station ahead. Each costs 1 point.", "kind": "ruling", "source": "ruling" }, { "id": "KND-R3", "title": "The front of a train in a yard", "text": "A train just built in a yard has its back at the station and no station ahead. After reversing its front is at the station.", "kind": "ruling", "source": "ruling" }, { "id": "KND-R4", "title": "How overtaking goes", "text": "A train may drive onto an occupied section, whoever's train is there and in whatever direction, only if it can, with the points it may still spend, drive on to a free section. It must then go on at once, with nothing else in between. Each section costs 1 point.", "kind": "ruling", "source": "ruling" }, { "id": "KND-R5", "title": "No turning back without reversing", "text": "A train may not drive back onto the section it came from without reversing.", "kind": "ruling", "source": "ruling" }, { "id": "KND-R6", "title": "Which trains are blocked", "text": "Those trains are blocked that touch a disrupted station with front or back. A train on a long section that touches only the other end is not blocked.", "kind": "ruling", "source": "ruling" }, { "id": "KND-R7", "title": "What a blocked train may do", "text": "A blocked train may not drive, reverse, couple, uncouple or be dismantled. If its front is at an undisrupted station, alighting, boarding, transfers and offers are allowed. At a disrupted station no free action at all is allowed.", "kind": "ruling", "source": "ruling" }, { "id": "KND-R8", "title": "Reversing on the open line", "text": "A train on the open line may reverse when the station ahead is disrupted and the train is not blocked, even though it has not driven since its last reversal. It then stands with its front at the station it had turned at. The next reversal is bound by KND-47 again.", "kind": "ruling", "source": "ruling" }, { "id": "KND-R9", "title": "Reversing at a terminus", "text": "A train whose front is at a station with no other black section may be reversed even if it has not driven since its last reversal; otherwise it could never move again.", "kind": "ruling", "source": "ruling" }, { "id": "KND-R10", "title": "Points set aside", "text": "While another own train owes an action, one point is set aside for it: it cannot be spent on anything but a first action of a train that owes. The turn cannot be ended while a train owes an action that it can still do.", "kind": "ruling", "source": "ruling" }, { "id": "KND-R11", "title": "Building as the train's action", "text": "Building counts as the train's action, except for the first train, which must also be reversed in that turn unless it is blocked; until then it takes nobody aboard, not even from behind.", "kind": "ruling", "source": "ruling" }, { "id": "KND-R12", "title": "What excuses a train", "text": "A train is excused if it is blocked; or on the open line towards a disrupted station; or if it has onward sections and each of them holds another player's train or leads to a disrupted station. One's own train in the way is no excuse.", "kind": "ruling", "source": "ruling" }, { "id": "KND-R13", "title": "Resting at a station", "text": "For each train the station is remembered where, in its owner's last turn, it did free actions and no point was spent on it. Unless excused, it may do no free action at that station before a point has been spent on it this turn. A free action after a drive is not compulsory and does not count.", "kind": "ruling", "source": "ruling" }, { "id": "KND-R14", "title": "Two readings of the coupled train", "text": "As one (the default): a coupled train is one train; it owes one action, and each section costs 1 point. One point per turn: at most one point per turn may be spent on driving or reversing it.", "kind": "ruling", "source": "ruling" }, { "id": "KND-R15", "title": "Dismantling costs one point per unit", "text": "Dismantling costs 1 point for a single train and 2 for a coupled one: one point per unit, as the rulebook's own bracket says.", "kind": "ruling", "source": "ruling" }, { "id": "KND-R16", "title": "Getting into the yard to dismantle", "text": "Driving into the yard and dismantling there is one move: from the station 1 point to drive in plus 1 per unit, from inside the yard 1 per unit. The yard must hold no other train. A train cannot be dismantled in the turn in which it was built, nor after a free action this turn. Where a station has several yards the first empty one in table order is used.", "kind": "ruling", "source": "ruling" }, { "id": "KND-R17", "title": "What a stop is", "text": "A train stops when it does any free action, or when the turn ends and it drove or reversed this turn and its front is at an undisrupted station. A stopping train must set down all who have arrived and take aboard what fits, before the turn can end. A train that neither moved nor acted does not have to stop again. Every stop is named, also the one at the end of the turn where nobody gets on or off.", "kind": "ruling", "source": "ruling" }, { "id": "KND-R18", "title": "Who chooses who boards", "text": "The owner chooses who boards, token by token, until no waiting token fits. If all fit, or only one does, it happens by itself.", "kind": "ruling", "source": "ruling" }, { "id": "KND-R19", "title": "Alighting before other free actions", "text": "Boarding, transfers, coupling, uncoupling and offers are refused while the train carries a token for this station. Alighting takes all of them at once.", "kind": "ruling", "source": "ruling" }, { "id": "KND-R20", "title": "Swapping between full trains", "text": "Capacity is judged after the exchange. Tokens move one by one; a train may be over its limit in between, but only if it can be put right. Each token changes trains at most once per turn. Sharing the load after uncoupling is no exchange: those tokens may still change trains once.", "kind": "ruling", "source": "ruling" }, { "id": "KND-R21", "title": "Coupling and uncoupling in one turn", "text": "A train coupled or uncoupled this turn is not coupled or uncoupled again this turn.", "kind": "ruling", "source": "ruling" }, { "id": "KND-R22", "title": "Which piece stays when coupling", "text": "The player chooses which piece stays when coupling. The kept train keeps its position, number and reversal state.", "kind": "ruling", "source": "ruling" }, { "id": "KND-R23", "title": "Loads that cannot be shared", "text": "Uncoupling is refused when the tokens cannot be shared within 500 and 500, such as five tokens of 200.", "kind": "ruling", "source": "ruling" }, { "id": "KND-R24", "title": "Where the uncoupled unit goes", "text": "The uncoupled unit goes onto any unoccupied black section at that station, never into a yard. The section's far end may be disrupted; the unit is then blocked if the section is short.", "kind": "ruling", "source": "ruling" }, { "id": "KND-R25", "title": "How players agree", "text": "The player to move opens an offer for one own train and one foreign train with fronts at the same undisrupted station, chooses what to give and take, and proposes; the other accepts or declines. There is one offer per pair of trains per turn, and only while one of the two carries a token that has not changed trains this turn. Pure gifts are allowed, also of tokens for this very station. Both loads must fit afterwards.", "kind": "ruling", "source": "ruling" }, { "id": "KND-R26", "title": "The other side of an exchange", "text": "An exchange means nothing for the other player's train in its owner's next turn: duty, driving and resting are counted per own turn. For the offering player it is a free action of his train.", "kind": "ruling", "source": "ruling" }, { "id": "KND-R27", "title": "Two chips on one station", "text": "Two chips may lie on one station; it is disrupted while at least one does. Playing a card for the station where the chip due already lies leaves it there and moves the disc.", "kind": "ruling", "source": "ruling" }, { "id": "KND-R28", "title": "Building at a disrupted station", "text": "Building in a yard at a disrupted station is allowed; the train touches the station and is blocked, and is then excused from being put in service.", "kind": "ruling", "source": "ruling" }, { "id": "KND-R29", "title": "Cards before the first train", "text": "In the first turn the disruption or the repair card may be played before building, as long as 4 points, for building and reversing, remain.", "kind": "ruling", "source": "ruling" }, { "id": "KND-R30", "title": "Boarding from behind", "text": "In the advanced version a train may also take tokens from the undisrupted station that its back touches (on the open line, on a short section, or fresh in a yard), one token at a time and voluntarily. It is a free action at that station and stops the train. Boarding at the front stays compulsory. The first train must be reversed first.", "kind": "ruling", "source": "ruling" }, { "id": "KND-R31", "title": "When the early end is tested", "text": "The early end is tested at the end of every turn, for every player; a player without trains has no passengers in them. Once true it stays true.", "kind": "ruling", "source": "ruling" }, { "id": "KND-R32", "title": "When the game is over", "text": "The game is over when the last seat has ended its turn in the last round. The black train reaches the last space at the beginning of that round.", "kind": "ruling", "source": "ruling" }, { "id": "KND-R33", "title": "Still tied", "text": "Players who are still tied after counting the tokens in their boxes share the rank.", "kind": "ruling", "source": "ruling" }, { "id": "KND-R34", "title": "The score in the advanced version", "text": "In the advanced version the score is the box minus the passengers left aboard, and may be negative. KND-95 then changes nothing; KND-96 decides ties.", "kind": "ruling", "source": "ruling" }, { "id": "KND-R35", "title": "Drawing", "text": "Drawing is not a choice. The discards are turned over only when a card is to be drawn and the pile is empty. If both are empty the hand stays short.", "kind": "ruling", "source": "ruling" }, { "id": "KND-R36", "title": "A token on its own destination", "text": "With an owner's tokens a token may lie on the station that it wants to reach: it boards like any other and then has arrived, so that it must be set down, and counts, at the same stop.", "kind": "ruling", "source": "ruling" }, { "id": "KND-R37", "title": "The history of an uncoupled unit", "text": "An uncoupled unit counts as not reversed and not rested; it shares the points spent and the driving of the coupled train for this turn.", "kind": "ruling", "source": "ruling" }, { "id": "KND-R38", "title": "Overtaking one's own train", "text": "One's own train on a section is overtaken like any other train.", "kind": "ruling", "source": "ruling" }, { "id": "KND-R40", "title": "May board, must board", "text": "At a stop alighting and boarding are both compulsory. Whether to stop is the choice.", "kind": "ruling", "source": "ruling" }, { "id": "KND-R41", "title": "How long driving bars reversing", "text": "Driving bars reversing for the rest of this turn only.", "kind": "ruling", "source": "ruling" }, { "id": "KND-R42", "title": "Reversing on a short section", "text": "A train reversed on a short section stands with its front at the other end, and stops there if the turn ends. It may drive on instead.", "kind": "ruling", "source": "ruling" }, { "id": "KND-R39", "title": "Termination", "text": "Every game ends and nobody is ever stuck: rounds are bounded, paid moves are bounded by 5 points, alighting and boarding use up tokens, and a token, a coupling and an offer happen once per turn. While the game goes on somebody always has a legal move.", "kind": "ruling", "source": "ruling" }, { "id": "KND-R43", "title": "An owner's own board", "text": "The owner of a real box may pass his own tables: regions, stations, sections, yards, tokens, cards, and three numbers (hand sizes, rounds, tokens for the early end). What the rulebook fixes (ten yards, two with each number, every token on a circle of its region, a card names one station) is demanded of every board; what it leaves open is free.", "kind": "ruling", "source": "ruling" }];
var scenarios5 = [{ "id": "meppel", "title": "Reversing at Zwolle", "note": "Seat 0 stands at Zwolle on Meppel-Zwolle and reverses: it is now at Meppel, must stop there, and cannot reverse again.", "rules": ["KND-80", "KND-42", "KND-R42", "KND-47"] }, { "id": "meppel-next", "title": "The turn after reversing", "note": "Next turn only Groningen and Leeuwarden lie ahead: the train must drive, and cannot be reversed.", "rules": ["KND-80", "KND-47", "KND-14"] }, { "id": "repair", "title": "Emergency repair", "note": "Chip A lies on Leeuwarden, the disc is on B. Seat 1, stuck at Leeuwarden, plays its repair card.", "rules": ["KND-56", "KND-57", "KND-53"] }, { "id": "amersfoort", "title": "Changing trains at Amersfoort", "note": "Two trains of seat 0 at Amersfoort: passengers for Leeuwarden, Zwolle and Maastricht in one, for Stavoren, Arnhem and Sittard in the other. The parties for Maastricht and Stavoren change places.", "rules": ["KND-67", "KND-68", "KND-R20", "KND-71"] }, { "id": "example1", "title": "Example 1: the first turn at Heerlen", "note": "Seat 0 builds at Heerlen, puts the train in service, takes passengers aboard, and has a point left for a disruption card.", "rules": ["KND-81", "KND-23", "KND-24", "KND-26", "KND-27"] }, { "id": "example2", "title": "Example 2: coupling at Eindhoven", "note": "Seat 1 couples train 2 to train 1.", "rules": ["KND-72", "KND-73", "KND-75"] }, { "id": "example3", "title": "Example 3: back to the station", "note": "Train 2 of seat 2 has its back at Eindhoven and heads for Venlo: no coupling, no reversing.", "rules": ["KND-82", "KND-43"] }, { "id": "example3-disrupted", "title": "Example 3 with Venlo disrupted", "note": "Now train 2 may reverse on the open line; then it stands at Eindhoven and can be coupled.", "rules": ["KND-44", "KND-R8", "KND-82"] }, { "id": "example4", "title": "Example 4: uncoupling at Zwolle", "note": "Seat 0 sets down the passengers for Zwolle, uncouples unit 3 from train 2, shares the tokens, and trades with seat 1.", "rules": ["KND-83", "KND-76", "KND-77", "KND-70"] }, { "id": "example5-yellow", "title": "Example 5: stuck at Leeuwarden", "note": "Seat 2 touches the disrupted station: it cannot drive, reverse, set down or take anybody; it may wait, play a card or repair.", "rules": ["KND-84", "KND-53", "KND-R7"] }, { "id": "example5-red", "title": "Example 5: on the way to Leeuwarden", "note": "Seat 0 is on the open line towards the disrupted station: it may reverse there, or wait.", "rules": ["KND-84", "KND-44", "KND-R12"] }, { "id": "example6", "title": "Example 6: the wrong platform at Tilburg", "note": "Breda is disrupted; train 1 of seat 2 stands at Tilburg on the Breda side: no driving, coupling or reversing, but passengers may change.", "rules": ["KND-85", "KND-55", "KND-67"] }, { "id": "example7", "title": "Example 7: overtaking on the way to Utrecht", "note": "Seat 1 drives three sections, overtakes seat 2 between Eindhoven and Den Bosch, stops at Utrecht, sets down and takes aboard.", "rules": ["KND-86", "KND-34", "KND-35", "KND-64", "KND-R18"] }];

// ludotheque:node
var GAMES = {
  "kopis": { glue: kopis_exports, text: kopis_exports2, bytes: () => (0, import_node_fs.readFileSync)(new URL("./kopis.wasm", here)) },
  "ptites-locos": { glue: ptites_locos_exports, text: ptites_locos_exports2, bytes: () => (0, import_node_fs.readFileSync)(new URL("./ptites-locos.wasm", here)) },
  "troia": { glue: troia_exports, text: troia_exports2, bytes: () => (0, import_node_fs.readFileSync)(new URL("./troia.wasm", here)) },
  "frachtexpress": { glue: frachtexpress_exports, text: frachtexpress_exports2, bytes: () => (0, import_node_fs.readFileSync)(new URL("./frachtexpress.wasm", here)) },
  "koplopers": { glue: koplopers_exports, text: koplopers_exports2, bytes: () => (0, import_node_fs.readFileSync)(new URL("./koplopers.wasm", here)) }
};

// src/js/glue.ts
function isThrown(value) {
  return typeof value === "object" && value !== null && !(value instanceof Error) && "code" in value && "message" in value;
}

// src/js/messages.ts
var MESSAGES = {
  // What is asked for.
  "game-not-text": {
    code: "unknown-game",
    text: "the id of a game is a text, one of {games}",
    params: { games: "list" }
  },
  "unknown-game": {
    code: "unknown-game",
    text: "there is no game {game}: it is one of {games}",
    params: { game: "text", games: "list" }
  },
  "unknown-language": {
    code: "bad-options",
    text: "there is no language {lang}: it is one of {languages}",
    params: { lang: "text", languages: "list" }
  },
  "init-options": {
    code: "bad-options",
    text: "the second argument of init is an object; it may have {names}",
    params: { names: "list" }
  },
  "game-init-options": {
    code: "bad-options",
    text: "the argument of init is an object; it may have {names}",
    params: { names: "list" }
  },
  "source-not-here": {
    code: "bad-options",
    text: "this entry has its WebAssembly inside: import ludotheque/web to say where it is",
    params: {}
  },
  "source-of-many": {
    code: "bad-options",
    text: "source is where the WebAssembly of one game is: name one game beside it",
    params: {}
  },
  "bad-source": {
    code: "bad-options",
    text: "source is a URL, a Response, bytes or a WebAssembly.Module",
    params: {}
  },
  // What cannot be read.
  "move-not-json": {
    code: "malformed-move",
    text: "this is not a move: it cannot be written as JSON",
    params: {}
  },
  "options-not-json": {
    code: "bad-options",
    text: "these are not options: they cannot be written as JSON",
    params: {}
  },
  "save-not-text": {
    code: "bad-save",
    text: "a saved game is the text that save() gave",
    params: {}
  },
  "save-too-long": {
    code: "bad-save",
    text: "a saved game has at most {limit} characters, and this text has {length}",
    params: { length: "number", limit: "number" }
  },
  "save-of-no-game": {
    code: "bad-save",
    text: "this text is not a saved game: it names none of {games}",
    params: { games: "list" }
  },
  "nothing-to-think-about": {
    code: "bad-save",
    text: "a suggestion is for a game or for the text that save() gave",
    params: {}
  },
  // What is not there.
  "not-loaded": {
    code: "not-ready",
    text: 'the game {game} is not loaded: await init("{game}") first',
    params: { game: "game" }
  },
  "language-not-loaded": {
    code: "not-ready",
    text: "the language {lang} is not loaded: there is only English",
    params: { lang: "language" }
  },
  "no-decompression": {
    code: "not-ready",
    text: "this platform has no DecompressionStream to open the WebAssembly inside this entry: import ludotheque/web instead",
    params: {}
  },
  "file-not-found": {
    code: "not-ready",
    text: "the WebAssembly of {game} could not be loaded: the server answered {status}",
    params: { game: "game", status: "number" }
  },
  freed: { code: "freed", text: "this game was freed", params: {} },
  "not-a-game": {
    code: "freed",
    text: "this method belongs to a game and was called on something else",
    params: {}
  },
  "not-a-constructor": {
    code: "bad-options",
    text: "a game is made by createGame or restoreGame",
    params: {}
  },
  // Bots on another thread.
  "bot-closed": { text: "the bot was closed", params: {} },
  "thread-failed": {
    text: "the thread of the bot failed: {reason}",
    params: { reason: "text" }
  },
  "thread-ended": { text: "the thread of the bot ended", params: {} }
};
var LONGEST_ECHO = 60;
function written(value) {
  if (Array.isArray(value)) return value.join(", ");
  const text = String(value);
  return text.length > LONGEST_ECHO ? `${text.slice(0, LONGEST_ECHO)}…` : text;
}
function sentence(id, params) {
  const values = Object.fromEntries(
    Object.entries(params).map(([name, value]) => [
      name,
      typeof value === "string" ? written(value) : value
    ])
  );
  const text = MESSAGES[id].text.replace(
    /\{(\w+)\}/g,
    (_, name) => written(values[name])
  );
  return { text, detail: { id: `package.${id}`, params: values } };
}

// src/js/error.ts
var RulesError = class extends Error {
  name = "RulesError";
  code;
  detail;
  constructor({ code, message, rule, detail }) {
    super(message);
    this.code = code;
    if (rule !== null) this.rule = rule;
    this.detail = detail;
  }
};
function refusal(id, params) {
  const { text, detail } = sentence(id, params);
  return new RulesError({
    code: MESSAGES[id].code,
    message: text,
    rule: null,
    detail
  });
}
function failure(id, params) {
  const { text, detail } = sentence(id, params);
  return Object.assign(new Error(text), { detail });
}
function call(run) {
  try {
    return run();
  } catch (error) {
    throw isThrown(error) ? new RulesError(error) : error;
  }
}

// src/js/arguments.ts
var MOST_PARTS = 1e5;
var LONGEST_TEXT = 8 << 20;
var LANGUAGES = ["en", "fr", "nl", "de"];
function isPlain(part) {
  switch (typeof part) {
    case "number":
      return Number.isFinite(part) && !Object.is(part, -0);
    case "object":
      return part === null || Array.isArray(part) || Object.prototype.toString.call(part) === "[object Object]";
    case "symbol":
    case "function":
      return false;
    default:
      return true;
  }
}
function json(value) {
  let parts = 0;
  let length = 0;
  try {
    return JSON.stringify(value, (key, part) => {
      parts += 1;
      length += key.length + (typeof part === "string" ? part.length : 0);
      if (parts > MOST_PARTS || length > LONGEST_TEXT || !isPlain(part))
        throw new TypeError();
      return part;
    });
  } catch {
    return void 0;
  }
}
function moveText(move) {
  const text = json(move);
  if (text === void 0) throw refusal("move-not-json", {});
  return text;
}
function optionsText(options) {
  const text = options === void 0 ? "{}" : json(options);
  if (text === void 0) throw refusal("options-not-json", {});
  return text;
}
function savedText(text) {
  if (typeof text !== "string") throw refusal("save-not-text", {});
  if (text.length > LONGEST_TEXT)
    throw refusal("save-too-long", {
      length: text.length,
      limit: LONGEST_TEXT
    });
  return text;
}
var FIRST_ACTOR = -1;
var CHANCE = -2;
function actorNumber(actor) {
  if (actor === void 0) return FIRST_ACTOR;
  return actor === "chance" ? CHANCE : seatNumber(actor);
}
function seatNumber(seat) {
  return typeof seat === "number" && (seat > 0 || Object.is(seat, 0)) ? seat : NaN;
}
function gameId(id, games) {
  if (typeof id !== "string") throw refusal("game-not-text", { games });
  const found = games.find((each) => each === id);
  if (found === void 0) throw refusal("unknown-game", { game: id, games });
  return found;
}
function needLanguage(lang) {
  if (lang === void 0 || lang === "en") return;
  const known = LANGUAGES.find((each) => each === lang);
  if (known !== void 0)
    throw refusal("language-not-loaded", { lang: known });
  throw refusal("unknown-language", {
    lang: typeof lang === "string" ? lang : typeof lang,
    languages: LANGUAGES
  });
}
function fields(value) {
  try {
    return typeof value === "object" && value !== null ? { ...value } : void 0;
  } catch {
    return void 0;
  }
}
function initOptions(options, message) {
  const names = ["lang", "source"];
  const given = options === void 0 ? {} : fields(options);
  if (given === void 0 || !Object.keys(given).every((name) => names.includes(name)))
    throw refusal(message, { names });
  needLanguage(given.lang);
  return { source: given.source };
}

// src/js/game.ts
var MADE_HERE = /* @__PURE__ */ Symbol("made by createGame");
var SEATS = 8;
var Game = class _Game {
  #engine;
  #session;
  constructor(made, engine2, session) {
    if (made !== MADE_HERE) throw refusal("not-a-constructor", {});
    this.#engine = engine2;
    this.#session = session;
  }
  /** The session of a game that is still there. */
  static #of(game) {
    if (typeof game !== "object" || game === null || !(#session in game))
      throw refusal("not-a-game", {});
    if (game.#session === null) throw refusal("freed", {});
    return game.#session;
  }
  get id() {
    _Game.#of(this);
    return this.#engine.id;
  }
  get players() {
    return _Game.#of(this).players();
  }
  get seed() {
    return _Game.#of(this).seed();
  }
  get ply() {
    return _Game.#of(this).ply();
  }
  actors() {
    const bits = _Game.#of(this).actors();
    const actors = bits & 1 << 31 ? ["chance"] : [];
    for (let seat = 0; seat < SEATS; seat++)
      if (bits & 1 << seat) actors.push(seat);
    return actors;
  }
  legalMoves(seat) {
    const session = _Game.#of(this);
    return this.#engine.moves.list(
      session,
      session.legalMoves(actorNumber(seat))
    );
  }
  check(move, seat) {
    const text = moveText(move);
    const session = _Game.#of(this);
    return call(() => session.check(text, actorNumber(seat)));
  }
  apply(move, seat) {
    _Game.#of(this);
    const { moves, events } = this.#engine;
    const who = actorNumber(seat);
    const number = moves.numberOf(move);
    const text = number === void 0 ? moveText(move) : "";
    const session = _Game.#of(this);
    const count = number === void 0 ? session.apply(text, who) : session.applyNumber(number, who);
    return events.list(session, count);
  }
  chanceOutcomes() {
    const session = _Game.#of(this);
    return call(() => session.chanceOutcomes());
  }
  components() {
    const session = _Game.#of(this);
    return call(() => session.components());
  }
  state() {
    const session = _Game.#of(this);
    return call(() => session.state());
  }
  view(seat) {
    const session = _Game.#of(this);
    return call(() => session.view(seatNumber(seat)));
  }
  outcome() {
    const session = _Game.#of(this);
    return call(() => session.outcome());
  }
  log(options) {
    _Game.#of(this);
    const text = optionsText(options);
    const session = _Game.#of(this);
    return call(() => session.log(text));
  }
  history() {
    const session = _Game.#of(this);
    return call(() => session.history());
  }
  undo() {
    return _Game.#of(this).undo();
  }
  redo() {
    return _Game.#of(this).redo();
  }
  canUndo(seat) {
    const session = _Game.#of(this);
    return call(() => session.canUndo(seatNumber(seat)));
  }
  canRedo() {
    return _Game.#of(this).canRedo();
  }
  save(options) {
    _Game.#of(this);
    const text = optionsText(options);
    const session = _Game.#of(this);
    return call(() => session.save(text));
  }
  clone() {
    const session = _Game.#of(this);
    return new _Game(MADE_HERE, this.#engine, session.duplicate());
  }
  free() {
    if (typeof this !== "object" || this === null || !(#session in this))
      return;
    const session = this.#session;
    this.#session = null;
    session?.free();
  }
  playRandom(options) {
    _Game.#of(this);
    const text = optionsText(options);
    const session = _Game.#of(this);
    return call(() => session.playRandom(text));
  }
  suggest(options) {
    _Game.#of(this);
    const text = optionsText(options);
    const session = _Game.#of(this);
    return call(() => {
      const search = session.search(text);
      try {
        search.think(Infinity);
        return search.suggestion();
      } finally {
        search.free();
      }
    });
  }
};
if (Symbol.dispose)
  Object.defineProperty(Game.prototype, Symbol.dispose, {
    value: Game.prototype.free,
    writable: true,
    configurable: true
  });
function create(engine2, options) {
  const text = optionsText(options);
  return new Game(
    MADE_HERE,
    engine2,
    call(() => engine2.glue.Session.create(text))
  );
}
function restore(engine2, saved2) {
  const text = savedText(saved2);
  return new Game(
    MADE_HERE,
    engine2,
    call(() => engine2.glue.Session.restore(text))
  );
}

// src/js/game-calls.ts
var copy = (value) => JSON.parse(JSON.stringify(value));
function gameCalls(engine2) {
  return {
    rules(lang) {
      needLanguage(lang);
      return copy(engine2().text.rules);
    },
    scenarios(lang) {
      needLanguage(lang);
      return copy(engine2().text.scenarios);
    },
    components: () => engine2().glue.Session.boxComponents(),
    createGame: (options) => create(engine2(), options),
    restoreGame: (text) => restore(engine2(), text)
  };
}

// src/js/calls.ts
function wantedGames(games, all) {
  if (games === void 0) return all;
  return Array.isArray(games) ? games.map((id) => gameId(id, all)) : [gameId(games, all)];
}
function gameInSave(text, all) {
  const id = /"game"\s*:\s*"([a-z-]{1,40})"/.exec(text)?.[1];
  const found = all.find((each) => each === id);
  if (found === void 0) throw refusal("save-of-no-game", { games: all });
  return found;
}
function calls(infos, engine2) {
  const ids = infos.map(({ id }) => id);
  return {
    games(lang) {
      needLanguage(lang);
      return copy([...infos]);
    },
    isGameId: (text) => ids.some((id) => id === text),
    rules: (id, lang) => gameCalls(() => engine2(gameId(id, ids))).rules(lang),
    scenarios: (id, lang) => gameCalls(() => engine2(gameId(id, ids))).scenarios(lang),
    components: (id) => gameCalls(() => engine2(gameId(id, ids))).components(),
    createGame: (id, options) => create(engine2(gameId(id, ids)), options),
    restoreGame(text) {
      const saved2 = savedText(text);
      const id = gameInSave(saved2, ids);
      return restore(engine2(id), saved2);
    }
  };
}

// src/js/bot.ts
var closed = () => new DOMException(sentence("bot-closed", {}).text, "AbortError");
function saved(game) {
  if (typeof game === "string") return savedText(game);
  const save = game?.save;
  if (typeof save !== "function") throw refusal("nothing-to-think-about", {});
  return savedText(save.call(game));
}
function bots(infos, engine2, start) {
  const ids = infos.map(({ id }) => id);
  return (options = {}) => {
    const queue = [];
    const given = /* @__PURE__ */ new Set();
    let thread = null;
    let busy = null;
    let count = 0;
    let isClosed = false;
    const settle = (pending, finish) => {
      pending.signal?.removeEventListener("abort", pending.abort);
      const at = queue.indexOf(pending);
      if (at >= 0) queue.splice(at, 1);
      finish();
    };
    const fail = (error) => {
      thread?.end();
      thread = busy = null;
      given.clear();
      for (const pending of [...queue])
        settle(pending, () => pending.reject(error));
    };
    const next = () => {
      const [first] = queue;
      if (busy !== null || first === void 0)
        return thread?.rest(busy === null);
      try {
        thread ??= start(options, hear, fail);
        thread.rest(false);
        busy = first;
        const { id, engine: engine3, save, options: asked } = first;
        if (!given.has(engine3.id))
          thread.post({
            type: "module",
            game: engine3.id,
            module: engine3.module
          });
        given.add(engine3.id);
        thread.post({
          type: "start",
          id,
          game: engine3.id,
          save,
          options: asked
        });
      } catch (error) {
        fail(error);
      }
    };
    const tell = (pending, { iterations, limit, best }) => {
      try {
        pending.onProgress?.({
          iterations,
          of: limit ?? null,
          best
        });
      } catch (error) {
        stop(pending, error);
      }
    };
    const hear = (reply) => {
      const pending = busy;
      if (pending === null || reply.id !== pending.id) return;
      const isWaiting = queue.includes(pending);
      if (reply.type === "progress") {
        if (isWaiting) tell(pending, reply);
        return;
      }
      busy = null;
      if (isWaiting && reply.type === "done")
        settle(pending, () => pending.resolve(reply.suggestion));
      if (isWaiting && reply.type === "refused")
        settle(pending, () => pending.reject(new RulesError(reply.error)));
      if (isWaiting && reply.type === "failed")
        settle(
          pending,
          () => pending.reject(failure("thread-failed", { reason: reply.reason }))
        );
      next();
    };
    const stop = (pending, error) => {
      if (pending === busy) thread?.post({ type: "stop", id: pending.id });
      settle(pending, () => pending.reject(error));
    };
    const suggest = (game, { signal, onProgress, ...wanted } = {}) => new Promise((resolve, reject) => {
      if (isClosed) throw closed();
      signal?.throwIfAborted();
      const save = saved(game);
      const pending = {
        id: ++count,
        engine: engine2(gameInSave(save, ids)),
        save,
        options: optionsText(wanted),
        signal,
        onProgress,
        resolve,
        reject,
        abort: () => stop(pending, signal?.reason)
      };
      signal?.addEventListener("abort", pending.abort);
      queue.push(pending);
      next();
    });
    return {
      suggest,
      close() {
        isClosed = true;
        fail(closed());
      }
    };
  };
}

// src/js/interned.ts
function freeze(object) {
  for (const part of Object.values(object))
    if (typeof part === "object" && part !== null) freeze(part);
  return Object.freeze(object);
}
var SharedBuffer = class {
  constructor(glue) {
    this.glue = glue;
  }
  glue;
  #words = new Uint32Array();
  /** The memory as words. Where it has grown, the old view of it is empty. */
  words() {
    if (this.#words.length === 0)
      this.#words = new Uint32Array(this.glue.memory().buffer);
    return this.#words;
  }
  /** The word at which the buffer begins. */
  start() {
    return this.glue.Session.buffer() >>> 2;
  }
  /** What the last call failed with. */
  error() {
    return new RulesError(this.glue.Session.takeError());
  }
};
var InternedEvents = class {
  constructor(buffer) {
    this.buffer = buffer;
  }
  buffer;
  #generation = -1;
  #objects = [];
  /** The objects of a list that a call has left in the buffer; throws what the call failed with. */
  list(session, count) {
    if (count < 0) throw this.buffer.error();
    const words = this.buffer.words();
    const start = this.buffer.start();
    const generation = words[start];
    if (generation !== this.#generation) {
      this.#generation = generation;
      this.#objects = [];
      this.forget();
    }
    const list = new Array(count);
    for (let i = 0; i < count; i++) {
      const object = this.#objects[words[start + 1 + i]];
      if (object === void 0)
        return this.#fill(session, words.slice(start + 1, start + 1 + count));
      list[i] = object;
    }
    return list;
  }
  /** Making an object may move the memory that the numbers are in: they are copied before. */
  #fill(session, numbers) {
    return Array.from(
      numbers,
      (number) => this.#objects[number] ??= this.make(session, number)
    );
  }
  make(session, number) {
    return freeze(session.numberedEvent(number));
  }
  /** The numbers that were known are void. */
  forget() {
  }
};
var InternedMoves = class extends InternedEvents {
  #numbers = /* @__PURE__ */ new Map();
  /** The number of a move that was listed. One of an older generation has none and is read like any other value. */
  numberOf(move) {
    return this.#numbers.get(move);
  }
  make(session, number) {
    const move = freeze(session.numberedMove(number));
    this.#numbers.set(move, number);
    return move;
  }
  forget() {
    this.#numbers = /* @__PURE__ */ new Map();
  }
};

// src/js/registry.ts
var engines = /* @__PURE__ */ new Map();
function register({
  id,
  module: module2,
  glue,
  text
}) {
  const buffer = new SharedBuffer(glue);
  const engine2 = {
    id,
    module: module2,
    glue,
    text,
    moves: new InternedMoves(buffer),
    events: new InternedEvents(buffer)
  };
  engines.set(id, engine2);
  return engine2;
}
function registered(id) {
  return engines.get(id);
}

// src/js/sync-loader.ts
function syncLoader(games) {
  return (id) => registered(id) ?? open(id, games[id]);
}
function open(id, game) {
  if (game === void 0) throw refusal("not-loaded", { game: id });
  const { glue, text } = game;
  const module2 = new WebAssembly.Module(game.bytes());
  glue.instantiateSync({ module: module2 });
  return register({ id, module: module2, glue, text });
}

// ludotheque:infos
var INFOS = [{ "id": "kopis", "title": "Kopis", "summary": "Push factions in from the edge of a small board. Stand beside your own fortresses when it ends.", "author": "Stefano Di Maria, Chris Loizou", "publisher": "SBG Editions", "year": 2025, "minutes": 15, "minPlayers": 2, "maxPlayers": 2, "defaultPlayers": 2, "hiddenInformation": false, "rulesVersion": 1, "reconstructed": "which central fortress is whose, and which lines the waiting factions face; all figures are lost", "options": [{ "name": "mode", "kind": "choice", "values": ["storm", "suddenDeath"], "default": "storm", "text": "Storming the Castle is over after 16 slides; Sudden Death moves one square at a time until somebody brings in an eighth faction.", "rule": "KOP-11" }, { "name": "setup", "kind": "choice", "values": ["base", "advanced"], "default": "base", "text": "In the base set-up the fortresses start in the centre; in the advanced one the players place them.", "rule": "KOP-R28" }, { "name": "placementOrder", "kind": "choice", "values": ["alternate", "snake"], "default": "alternate", "text": "Advanced set-up: one fortress at a time in turn, or one, both, one.", "rule": "KOP-10" }, { "name": "quietLimit", "kind": "whole", "min": 10, "max": 400, "default": 40, "text": "Sudden Death: so many moves in a row without an entry or a faction leaving the board end the game.", "rule": "KOP-R21" }, { "name": "layout", "kind": "table", "default": null, "text": "For owners of the box: whose the central fortresses are, and where the factions wait.", "rule": "KOP-R1" }], "variants": [{ "id": "storm", "title": "Storming the Castle", "options": { "mode": "storm", "setup": "base", "placementOrder": "alternate", "quietLimit": 40, "layout": null } }, { "id": "storm-advanced", "title": "Storming the Castle, advanced set-up", "options": { "mode": "storm", "setup": "advanced", "placementOrder": "alternate", "quietLimit": 40, "layout": null } }, { "id": "sudden-death", "title": "Sudden Death", "options": { "mode": "suddenDeath", "setup": "base", "placementOrder": "alternate", "quietLimit": 40, "layout": null } }, { "id": "sudden-death-advanced", "title": "Sudden Death, advanced set-up", "options": { "mode": "suddenDeath", "setup": "advanced", "placementOrder": "alternate", "quietLimit": 40, "layout": null } }] }, { "id": "ptites-locos", "title": "Les P'tites Locos", "summary": "Drive four locomotives round a yard whose platforms never stay where they are. Bring three of them home to win.", "author": "Bob Lindner", "publisher": "Gigamic, Amigo", "year": 2010, "minutes": 45, "minPlayers": 2, "maxPlayers": 4, "defaultPlayers": 2, "hiddenInformation": false, "rulesVersion": 1, "reconstructed": "the board: lengths of the tracks, the tracks on the platforms, places of the sheds; all pictures are lost", "options": [{ "name": "repairTiles", "kind": "switch", "default": false, "text": "The tactical variant: whoever has an accident receives a repair tile, and may later use it to choose the platform that moves.", "rule": "LOC-38" }, { "name": "platformEnds", "kind": "choice", "values": ["choice", "slide"], "default": "choice", "text": "The player chooses which end of the platform goes to the buffer, or the platform slides and its ends change places with every move.", "rule": "LOC-R2" }, { "name": "startEnds", "kind": "table", "default": { "blue": "A", "red": "A", "yellow": "A" }, "text": "Which end of each platform lies against the buffer at the start.", "rule": "LOC-R3" }, { "name": "turnLimit", "kind": "whole", "min": 0, "max": 1e6, "default": 1e3, "text": "The game ends after this turn without a winner; 0 is no limit, and a board of one's own needs one.", "rule": "LOC-R21" }, { "name": "board", "kind": "table", "default": null, "text": "For owners of the box: the lengths of the tracks and the tracks on the platforms.", "rule": "LOC-R1" }], "variants": [{ "id": "basic", "title": "The basic game", "options": { "repairTiles": false, "platformEnds": "choice", "startEnds": { "blue": "A", "red": "A", "yellow": "A" }, "turnLimit": 1e3, "board": null } }, { "id": "repair-tiles", "title": "With repair tiles", "options": { "repairTiles": true, "platformEnds": "choice", "startEnds": { "blue": "A", "red": "A", "yellow": "A" }, "turnLimit": 1e3, "board": null } }, { "id": "slide", "title": "The platforms slide", "options": { "repairTiles": false, "platformEnds": "slide", "startEnds": { "blue": "A", "red": "A", "yellow": "A" }, "turnLimit": 1e3, "board": null } }, { "id": "slide-repair-tiles", "title": "The platforms slide, with repair tiles", "options": { "repairTiles": true, "platformEnds": "slide", "startEnds": { "blue": "A", "red": "A", "yellow": "A" }, "turnLimit": 1e3, "board": null } }] }, { "id": "troia", "title": "Troia", "summary": "Dig up the pieces of five cities, examine them in secret, and publish larger groups than anybody before.", "author": "Thomas Fackler", "publisher": "DaimlerChrysler AG", "year": 2e3, "minutes": 60, "minPlayers": 2, "maxPlayers": 4, "defaultPlayers": 4, "hiddenInformation": true, "rulesVersion": 1, "reconstructed": "the colours of the cards, which pieces are plan pieces, the signs and plans of the layers, and the geometry of the mound; all pictures are lost", "options": [{ "name": "colours", "kind": "table", "default": null, "text": "The colour of each seat, all different; red, blue, yellow and green in seat order when not given.", "rule": "TRO-6" }, { "name": "plans", "kind": "choice", "values": ["drawn", "box"], "default": "drawn", "text": "Which pieces are plan pieces: drawn for each game, those of a reconstructed table, or for owners of the box a table of their own.", "rule": "TRO-R11" }, { "name": "contours", "kind": "choice", "values": ["open", "examined"], "default": "open", "text": "Whether the contour lines of a piece are legible to all, so that its face tells the cell, or only behind the tent.", "rule": "TRO-R10" }, { "name": "bridges", "kind": "switch", "default": true, "text": "Whether a piece may be taken from under another that lies four or more levels above it.", "rule": "TRO-R7" }], "variants": [{ "id": "standard", "title": "The rules of the box", "options": { "colours": null, "plans": "drawn", "contours": "open", "bridges": true } }] }, { "id": "frachtexpress", "title": "FrachtExpress", "summary": "Cards are track, wagons and fuel at once. Lay a network between ten stations and bring freight where it belongs.", "author": "James Kyle", "publisher": "Franjos", "year": 2001, "minutes": 60, "minPlayers": 3, "maxPlayers": 4, "defaultPlayers": 3, "hiddenInformation": true, "rulesVersion": 1, "reconstructed": "the values of each card, the number of each track pattern, both layouts of the stations, and the sleepers of a card; all pictures are lost", "options": [{ "name": "advanced", "kind": "switch", "default": false, "text": "The advanced game adds the special actions of the stations, flight tickets and veto cards; play the basic game first.", "rule": "FRA-60" }, { "name": "layout", "kind": "choice", "values": ["standard", "author", "free"], "default": "standard", "text": "How the stations lie: the standard ring, the author's block, laid by the players, or an own layout.", "rule": "FRA-113" }, { "name": "freeMargin", "kind": "whole", "min": 0, "max": 2, "default": 1, "text": "Free set-up: how far the field reaches beyond the stations.", "rule": "FRA-R2" }, { "name": "specials", "kind": "table", "default": {}, "text": "Advanced game: other special actions for some stations, kidnapping among them.", "rule": "FRA-109" }, { "name": "turnLimit", "kind": "whole", "min": 10, "max": 1e4, "default": 300, "text": "The game ends and is scored after so many turns of all players together.", "rule": "FRA-R17" }, { "name": "cards", "kind": "table", "default": null, "text": "For owners of the box: the 50 track cards.", "rule": "FRA-10" }], "variants": [{ "id": "basic", "title": "The basic game", "options": { "advanced": false, "layout": "standard", "freeMargin": 1, "specials": {}, "turnLimit": 300, "cards": null } }, { "id": "advanced", "title": "The advanced game", "options": { "advanced": true, "layout": "standard", "freeMargin": 1, "specials": {}, "turnLimit": 300, "cards": null } }, { "id": "author", "title": "The author's layout", "options": { "advanced": false, "layout": "author", "freeMargin": 1, "specials": {}, "turnLimit": 300, "cards": null } }, { "id": "author-advanced", "title": "The author's layout, advanced", "options": { "advanced": true, "layout": "author", "freeMargin": 1, "specials": {}, "turnLimit": 300, "cards": null } }, { "id": "free", "title": "The players lay the stations", "options": { "advanced": false, "layout": "free", "freeMargin": 1, "specials": {}, "turnLimit": 300, "cards": null } }, { "id": "free-advanced", "title": "The players lay the stations, advanced", "options": { "advanced": true, "layout": "free", "freeMargin": 1, "specials": {}, "turnLimit": 300, "cards": null } }] }, { "id": "koplopers", "title": "Koplopers & Dwarsliggers", "summary": "Drive, stop, and take everybody aboard. Deliver the most passengers on the Dutch network.", "author": "Chislaine van den Bulk", "publisher": "Giuoco", "year": 2009, "minutes": 75, "minPlayers": 2, "maxPlayers": 4, "defaultPlayers": 4, "hiddenInformation": true, "rulesVersion": 1, "reconstructed": "most of the board: 23 of the 40 stations, most sections and yards, and which tokens there are; all pictures are lost", "options": [{ "name": "variant", "kind": "choice", "values": ["family", "advanced"], "default": "family", "text": "In the advanced version the first train is built anywhere, passengers also board from behind, and those left aboard are subtracted.", "rule": "KND-101" }, { "name": "coupledTrains", "kind": "choice", "values": ["asOne", "onePointPerTurn"], "default": "asOne", "text": "A coupled train counts as one train, or at most one point per turn drives or reverses it.", "rule": "KND-R14" }, { "name": "board", "kind": "table", "default": null, "text": "For owners of the box: regions, stations, sections, yards, tokens, cards, and three numbers.", "rule": "KND-R43" }], "variants": [{ "id": "family", "title": "Family version", "options": { "variant": "family", "coupledTrains": "asOne", "board": null } }, { "id": "advanced", "title": "Advanced version", "options": { "variant": "advanced", "coupledTrains": "asOne", "board": null } }, { "id": "family-one-point", "title": "Family version, one point per turn on a coupled train", "options": { "variant": "family", "coupledTrains": "onePointPerTurn", "board": null } }, { "id": "advanced-one-point", "title": "Advanced version, one point per turn on a coupled train", "options": { "variant": "advanced", "coupledTrains": "onePointPerTurn", "board": null } }] }];

// src/js/entries/game-sync.ts
var init = async (options) => {
  initOptions(options, "game-init-options");
};
function syncGameEntry(engine2) {
  return { init, ...gameCalls(engine2) };
}

// src/js/entries/sync.ts
function syncEntry(infos, engine2) {
  const ids = infos.map(({ id }) => id);
  const init2 = async (games, options) => {
    wantedGames(games, ids);
    if (initOptions(options, "init-options").source !== void 0)
      throw refusal("source-not-here", {});
  };
  return { init: init2, ...calls(infos, engine2) };
}

// src/js/node.ts
var engine = syncLoader(GAMES);
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  Game,
  INFOS,
  RulesError,
  bots,
  engine,
  failure,
  syncEntry,
  syncGameEntry
});
