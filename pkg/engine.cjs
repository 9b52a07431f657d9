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
  gameInSave: () => gameInSave,
  syncEntry: () => syncEntry,
  syncGameEntry: () => syncGameEntry
});
module.exports = __toCommonJS(node_exports);

// src/js/node-text-coders.ts
var import_node_util = require("node:util");

// ludotheque:common
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
var rules = [{ "id": "KOP-1", "title": "Two players", "text": "Kopis is for two players. Each of you plays 8 of the 16 factions and has 2 of the 4 fortresses.", "kind": "rulebook", "source": "Introduction; Version de Base; Version Avancée", "quote": "un jeu abstrait pour deux joueurs" }, { "id": "KOP-2", "title": "Board", "text": "Six lines face each side of the board.", "kind": "rulebook", "source": "Mode Prise d'Assaut du Château", "quote": "l'une des six rangées qui lui fait face" }, { "id": "KOP-3", "title": "Base set-up: fortresses", "text": "In the base set-up the four fortresses start on the four squares in the centre: c3, d3, c4 and d4. Whose they are is KOP-R1.", "kind": "rulebook", "source": "Version de Base, Fig. 1", "quote": "Placez les 4 Forteresses au centre du plateau comme indiqué" }, { "id": "KOP-4", "title": "Factions around the board", "text": "The 16 factions start around the board, 4 on each side. Which lines they face is KOP-R2.", "kind": "rulebook", "source": "Version de Base, Fig. 1", "quote": "Disposez les 16 Factions autour du plateau, 4 de chaque côté" }, { "id": "KOP-5", "title": "Whose sides", "text": "Your factions wait on two sides of the board: in front of you and to your left.", "kind": "rulebook", "source": "Version de Base", "quote": "ait ses Factions devant lui et à sa gauche" }, { "id": "KOP-6", "title": "Bastion at the start", "text": "The Bastion shows which move was the last. It starts beside the board.", "kind": "rulebook", "source": "Version de Base", "quote": "Placez le Bastion indiquant le “dernier coup joué” à côté du plateau" }, { "id": "KOP-7", "title": "Advanced set-up", "text": "The advanced set-up changes one thing: you and your opponent place the four fortresses where you like. It is meant for experienced players.", "kind": "rulebook", "source": "Version Avancée", "quote": "il faut disposer les 4 Forteresses comme on le souhaite" }, { "id": "KOP-8", "title": "Not in the first row", "text": "You may not place a fortress in the first row of any side. Which squares that closes is KOP-R27.", "kind": "rulebook", "source": "Version Avancée", "quote": "les placer dans la première rangée de chaque côté" }, { "id": "KOP-9", "title": "Placing in turn", "text": "First way to place: take turns, one fortress at a time, two each. That is Red, Black, Red, Black.", "kind": "rulebook", "source": "Version Avancée, Fig. 2", "quote": "placées par les joueurs à tour de rôle, deux Forteresses par joueur" }, { "id": "KOP-10", "title": "Placing 1-2-1", "text": "Second way to place: the first player places one fortress, the second player both of theirs, then the first player the last one. That is Red, Black, Black, Red.", "kind": "rulebook", "source": "Version Avancée, Fig. 2", "quote": "puis son adversaire place ses deux Forteresses" }, { "id": "KOP-11", "title": "Storming: your turn", "text": "In Storming, slide one of your factions onto the board on your turn.", "kind": "rulebook", "source": "Mode Prise d'Assaut du Château", "quote": "À son tour, on fait glisser l'une de ses Factions" }, { "id": "KOP-12", "title": "Storming: the line", "text": "The faction slides straight up or down a file, or straight along a row, on one of the six lines that face it.", "kind": "rulebook", "source": "Mode Prise d'Assaut du Château", "quote": "verticalement ou horizontalement sur l'une des six rangées" }, { "id": "KOP-13", "title": "Storming: you must push", "text": "The slide must bring your faction up against another faction or a fortress, and must push it. A slide that pushes nothing is not allowed.", "kind": "rulebook", "source": "Mode Prise d'Assaut du Château, Fig. 3", "quote": "cette dernière condition est nécessaire" }, { "id": "KOP-14", "title": "One square, one or more pieces", "text": "A push moves one or more factions and fortresses on the board by one square.", "kind": "rulebook", "source": "Mode Prise d'Assaut du Château, Fig. 3", "quote": "en poussant d'une case une ou plusieurs Factions/Forteresses" }, { "id": "KOP-15", "title": "Placing the Bastion", "text": "At the end of your move, put the Bastion on the faction that you have just played.", "kind": "rulebook", "source": "Mode Prise d'Assaut du Château, Fig. 4-4A; Mode Mort Subite", "quote": "le Bastion est placé sur la Faction qui vient d'être placée" }, { "id": "KOP-16", "title": "What the Bastion does", "text": "Your opponent may not push the faction under the Bastion in the next turn.", "kind": "rulebook", "source": "Mode Prise d'Assaut du Château, Fig. 4", "quote": "l'adversaire ne peut pas pousser cette Faction" }, { "id": "KOP-17", "title": "Taking turns", "text": "Take turns, one faction each, until all factions have been played.", "kind": "rulebook", "source": "Mode Prise d'Assaut du Château, Fig. 4-4B", "quote": "Alternez les joueurs qui déplacent leurs Factions" }, { "id": "KOP-18", "title": "Storming: the end", "text": "Storming ends after 16 moves, 8 by each player.", "kind": "rulebook", "source": "Mode Prise d'Assaut du Château", "quote": "se termine en 16 coups, 8 par joueur" }, { "id": "KOP-19", "title": "Counting", "text": "At the end of the game, add up your victory points.", "kind": "rulebook", "source": "Mode Prise d'Assaut du Château; Score", "quote": "faites le total des points de victoire" }, { "id": "KOP-20", "title": "Capture", "text": "An enemy faction that is pushed off the board is captured and leaves the game.", "kind": "rulebook", "source": "Capture des Factions, Fig. 5", "quote": "poussée hors du plateau, elle est capturée et retirée du jeu" }, { "id": "KOP-21", "title": "Captured factions score", "text": "Each captured faction is worth 1 point at the end of the game.", "kind": "rulebook", "source": "Capture des Factions", "quote": "Chaque Faction capturée vaut 1 point à la fin de la partie" }, { "id": "KOP-22", "title": "Waiting factions do not block", "text": "Factions that wait around the board are not in play. They do not stop a faction from being pushed off.", "kind": "rulebook", "source": "Capture des Factions, Fig. 6", "quote": "ne sont pas en jeu et ne bloquent donc pas la capture" }, { "id": "KOP-23", "title": "Fortresses stay on the board", "text": "A fortress cannot be pushed off the board.", "kind": "rulebook", "source": "Capture des Factions", "quote": "Les Forteresses ne peuvent pas être poussées hors du plateau" }, { "id": "KOP-24", "title": "Fortresses on the edge block", "text": "A fortress on the edge of the board stops factions from being captured. Which ones is KOP-R29.", "kind": "rulebook", "source": "Capture des Factions, Fig. 6", "quote": "la capture des Factions une fois qu'elles se trouvent sur le bord" }, { "id": "KOP-25", "title": "Sudden Death: moving", "text": "In Sudden Death a faction on the board moves by one square: up, down, left or right.", "kind": "rulebook", "source": "Mode Mort Subite, Fig. 7", "quote": "orthogonalement, d'une seule case par coup" }, { "id": "KOP-26", "title": "Sudden Death: entering", "text": "In Sudden Death a faction enters on the square that it faces and on no other. Entering is your move for this turn.", "kind": "rulebook", "source": "Mode Mort Subite, Fig. 7", "quote": "obligatoirement sur la case du plateau qui leur fait face" }, { "id": "KOP-27", "title": "Sudden Death: one move each", "text": "In Sudden Death you take turns, one move each.", "kind": "rulebook", "source": "Mode Mort Subite", "quote": "Chacun joue un coup, à tour de rôle" }, { "id": "KOP-28", "title": "Sudden Death: the end", "text": "Sudden Death ends as soon as a player brings their eighth faction onto the board.", "kind": "rulebook", "source": "Mode Mort Subite", "quote": "l'un des joueurs fait entrer sa 8ème Faction sur le plateau" }, { "id": "KOP-29", "title": "Sudden Death: points", "text": "Sudden Death scores the same victory points as Storming.", "kind": "rulebook", "source": "Mode Mort Subite", "quote": "Les points de victoire (PV) sont les mêmes" }, { "id": "KOP-30", "title": "Sudden Death: everything else", "text": "All other rules on moving, pushing, the Bastion and fortresses are those of Storming. The Bastion goes on the faction that moved last. For the duty to push see KOP-R17.", "kind": "rulebook", "source": "Mode Mort Subite", "quote": "Toutes les autres règles et contraintes" }, { "id": "KOP-31", "title": "Sudden Death: captures", "text": "In Sudden Death factions are captured as in Storming.", "kind": "rulebook", "source": "Mode Mort Subite", "quote": "Y compris la capture des Factions" }, { "id": "KOP-32", "title": "Push, never pull", "text": "A faction cannot pull a fortress. It can only push it.", "kind": "rulebook", "source": "Mode Mort Subite", "quote": "ne peuvent pas tirer les Forteresses, mais seulement les pousser" }, { "id": "KOP-33", "title": "Next to an enemy fortress", "text": "A faction next to an enemy fortress and to none of its own scores 0 points. If it is next to several fortresses, see KOP-R22.", "kind": "rulebook", "source": "Score", "quote": "Chaque Faction adjacente à une Forteresse ennemie : 0 point" }, { "id": "KOP-34", "title": "Next to an own fortress", "text": "A faction next to a fortress of its own and to no enemy fortress scores 2 points. If it is next to several fortresses, see KOP-R22.", "kind": "rulebook", "source": "Score", "quote": "Chaque Faction adjacente à une Forteresse amie : 2 points" }, { "id": "KOP-35", "title": "Next to both", "text": "A faction next to an enemy fortress and to one of its own scores 1 point.", "kind": "rulebook", "source": "Score", "quote": "à une Forteresse ennemie et à une Forteresse amie : 1 point" }, { "id": "KOP-36", "title": "Next to", "text": "Next to means sharing an edge. Corners do not count.", "kind": "public", "source": "publisher's page", "quote": null }, { "id": "KOP-R1", "title": "Colours of the central fortresses", "text": "In the base set-up Red has the fortresses on c3 and d3, Black those on c4 and d4: each player's pair stands side by side on their own half. The picture is lost; with these colours the board looks the same from both seats. If your box shows it otherwise, change it in the option “Layout”.", "kind": "ruling", "source": "ruling", "quote": null }, { "id": "KOP-R2", "title": "Where the four factions of a side wait", "text": "The four factions of a side wait in front of its four middle lines: files b to e in the south and north, rows 2 to 5 in the west and east. The picture is lost. If your box shows it otherwise, change it in the option “Layout”.", "kind": "ruling", "source": "ruling", "quote": null }, { "id": "KOP-R3", "title": "Who begins", "text": "Red places the first fortress and makes the first move. The book does not say who begins; decide between you who plays Red.", "kind": "ruling", "source": "ruling", "quote": null }, { "id": "KOP-R4", "title": "Colours", "text": "The first player is Red, the second Black, as in the red and black edition. Your factions and fortresses are those of your colour. In a position written as text, r and b are factions, R and B are fortresses.", "kind": "ruling", "source": "ruling", "quote": null }, { "id": "KOP-R5", "title": "Any of the six lines", "text": "In Storming your faction may use any of the six lines of its side, not only the one in front of it. The book speaks of six lines, but only four factions wait on a side.", "kind": "ruling", "source": "ruling", "quote": null }, { "id": "KOP-R6", "title": "Which waiting faction slides", "text": "You choose the side and the line of a slide. The faction that waits nearest to that line comes in; of two equally near it is the one at the lower letter or number. In Storming it makes no difference which one it is.", "kind": "ruling", "source": "ruling", "quote": null }, { "id": "KOP-R7", "title": "How far a faction slides", "text": "Your faction slides over empty squares until it meets a piece. It stops on that piece's square and pushes the piece on by one. You cannot stop earlier, and you cannot use an empty line: there is nothing to push.", "kind": "ruling", "source": "ruling", "quote": null }, { "id": "KOP-R8", "title": "Which pieces move", "text": "A push moves the first piece and every piece behind it up to the first empty square, all in the direction of the push. We call these pieces a chain. Pieces beyond the gap stay where they are, even if the chain now touches them.", "kind": "ruling", "source": "ruling", "quote": null }, { "id": "KOP-R9", "title": "Exactly one square", "text": "A push moves the chain by exactly one square, never more and never less. The publisher's English page says “a maximum of one”, but a push by no square would not be a push.", "kind": "ruling", "source": "ruling", "quote": null }, { "id": "KOP-R10", "title": "Bastion further back in the chain", "text": "The Bastion protects its faction anywhere in the chain, not only at the front: you may not push a chain that contains it. A Bastion beyond a gap does not stop you.", "kind": "ruling", "source": "ruling", "quote": null }, { "id": "KOP-R11", "title": "How long the Bastion lasts", "text": "The Bastion protects for one turn of the opponent. Then it goes to the next faction played. If the opponent is skipped (KOP-R14), it goes back beside the board.", "kind": "ruling", "source": "ruling", "quote": null }, { "id": "KOP-R12", "title": "Own factions pushed off", "text": "You may push your own faction off the board. It is lost: it leaves the game and scores for nobody.", "kind": "ruling", "source": "ruling", "quote": null }, { "id": "KOP-R13", "title": "Pushing your own pieces", "text": "A push may move factions and fortresses of both players in any mix, yours too.", "kind": "ruling", "source": "ruling", "quote": null }, { "id": "KOP-R14", "title": "No legal move", "text": "You may not pass. If you have no legal move, or no faction left to play, you are skipped and the Bastion goes back beside the board. Your waiting factions can still come in on later turns.", "kind": "ruling", "source": "ruling", "quote": null }, { "id": "KOP-R15", "title": "Nobody can move", "text": "If your opponent cannot move after your move, you move again. If you cannot move either, your opponent tries again: the Bastion is off the board by then, which may free a line. If that does not help, the game ends and you both count your points.", "kind": "ruling", "source": "ruling", "quote": null }, { "id": "KOP-R16", "title": "Which rule forbids a blocked push", "text": "More than one rule can forbid the same push, and you are shown one of them. If the Bastion is in the chain, it is KOP-16. If not, and the chain ends in a fortress at the far edge, it is KOP-23 for a chain of fortresses alone and KOP-24 if a faction is in it.", "kind": "ruling", "source": "ruling", "quote": null }, { "id": "KOP-R17", "title": "No duty to push in Sudden Death", "text": "In Sudden Death nobody slides, and a move need not push. You may enter on an empty square or move to one; if the square is occupied, you push. At the start the squares along the edge are empty, so nobody could enter otherwise.", "kind": "ruling", "source": "ruling", "quote": null }, { "id": "KOP-R18", "title": "Entering on an occupied square", "text": "In Sudden Death you may enter on an occupied square: your faction pushes the chain there by one square. If that push is not allowed, the faction cannot enter now.", "kind": "ruling", "source": "ruling", "quote": null }, { "id": "KOP-R19", "title": "Stepping off the board", "text": "A faction cannot step off the board. It leaves the board only when it is pushed off.", "kind": "ruling", "source": "ruling", "quote": null }, { "id": "KOP-R20", "title": "The eighth faction", "text": "Your eighth faction is your eighth entry, even if some of the others have left the board. Finish the move, with its capture if there is one. Then the game is over, and your opponent has no further turn.", "kind": "ruling", "source": "ruling", "quote": null }, { "id": "KOP-R21", "title": "Sudden Death without end", "text": "In Sudden Death a move is quiet if no faction enters and none leaves the board. After 40 quiet moves in a row, both players' moves together, the game ends and you both count your points. The option “Quiet limit” changes the 40. The book has no such end, but without it a game could go on for ever.", "kind": "ruling", "source": "ruling", "quote": null }, { "id": "KOP-R22", "title": "Next to several fortresses", "text": "Each faction scores once, however many fortresses it is next to. Next to fortresses of its own only: 2 points. Next to its own and the enemy's: 1 point. Next to the enemy's only: 0 points.", "kind": "ruling", "source": "ruling", "quote": null }, { "id": "KOP-R23", "title": "Next to no fortress", "text": "A faction next to no fortress scores 0 points.", "kind": "ruling", "source": "ruling", "quote": null }, { "id": "KOP-R24", "title": "What else scores", "text": "The point for a capture goes to the player who made it. Apart from captures, only factions on the board score. Waiting and lost factions, fortresses and the Bastion score nothing.", "kind": "ruling", "source": "ruling", "quote": null }, { "id": "KOP-R25", "title": "Winner and ties", "text": "The player with more points wins. With equal points the game is a draw; there is no tie-break.", "kind": "ruling", "source": "ruling", "quote": null }, { "id": "KOP-R26", "title": "Details of placing", "text": "Place all four fortresses before the first move. You place fortresses of your own colour, each on an empty square, in any pattern. Red then makes the first move, whichever order you placed in.", "kind": "ruling", "source": "ruling", "quote": null }, { "id": "KOP-R27", "title": "First row of each side", "text": "The first row is closed on all four sides, for both players: no fortress goes on the 20 squares along the edges. The 16 squares b2 to e5 are open.", "kind": "ruling", "source": "ruling", "quote": null }, { "id": "KOP-R28", "title": "Modes and set-ups combine", "text": "You can play either mode with either set-up.", "kind": "ruling", "source": "ruling", "quote": null }, { "id": "KOP-R29", "title": "What a fortress on the edge protects", "text": "A fortress on the edge holds the chain that would push it over that edge: none of its pieces can be pushed on or captured that way. A fortress beside the chain, beyond a gap or short of the edge holds nothing.", "kind": "ruling", "source": "ruling", "quote": null }, { "id": "KOP-R30", "title": "Entering is free in Sudden Death", "text": "In Sudden Death you choose between entering a faction and moving one on the board. The book's “obligatoirement” is about the square, not about the turn; otherwise nobody could ever move on the board.", "kind": "ruling", "source": "ruling", "quote": null }, { "id": "KOP-R31", "title": "Squares, and one piece on each", "text": "The board has 6 by 6 squares, and a square holds one piece at most. The book gives six lines on each side; the publisher's page shows the grid.", "kind": "ruling", "source": "ruling", "quote": null }, { "id": "KOP-R32", "title": "Playing from your own sides only", "text": "You bring in factions from your own two sides only. Red sits in the south and plays from south and west. Black sits in the north and plays from north and east.", "kind": "ruling", "source": "ruling", "quote": null }, { "id": "KOP-R33", "title": "Storming: only waiting factions are played", "text": "In Storming you play only factions that still wait. On the board a faction moves only when it is pushed. The book counts 8 moves for your 8 factions, so each of them is played once.", "kind": "ruling", "source": "ruling", "quote": null }, { "id": "KOP-R34", "title": "Nobody moves a fortress", "text": "You cannot move a fortress as your move, in either mode. It moves only when a faction pushes it.", "kind": "ruling", "source": "ruling", "quote": null }, { "id": "KOP-R35", "title": "Two orders of placing, or one", "text": "You can place in turn or 1-2-1: the book prints “ou” (or) between the two. In turn comes first there and is the default. The word may be a misprint for “où” (where); then 1-2-1 would be the only order. If you read it so, choose 1-2-1.", "kind": "ruling", "source": "ruling", "quote": null }];
var scenarios = [{ "id": "base-setup", "title": "Fig. 1: the base set-up", "note": "Every game with the base set-up starts here.", "rules": ["KOP-3", "KOP-4", "KOP-6"] }, { "id": "advanced-setup", "title": "Fig. 2: placing the fortresses in turn", "note": "Red and Black take turns to place two fortresses each, anywhere but in the first row of any side.", "rules": ["KOP-7", "KOP-8", "KOP-9"] }, { "id": "advanced-setup-snake", "title": "Fig. 2: placing the fortresses 1-2-1", "note": "Red places one fortress, then Black places two, then Red places the last one.", "rules": ["KOP-7", "KOP-10"] }, { "id": "slide", "title": "Fig. 3: a slide pushes two fortresses", "note": "Slide in from the south on file c. Your faction meets the fortress on c3, pushes it and the one behind it north by one square, and stops on c3.", "rules": ["KOP-11", "KOP-12", "KOP-13", "KOP-14", "KOP-R7"] }, { "id": "bastion", "title": "Fig. 4, 4A, 4B: the Bastion and the answer", "note": "The red faction on c3 was played last and has the Bastion. Black may not push it this turn, neither directly nor through the pieces that touch it.", "rules": ["KOP-15", "KOP-16", "KOP-R10", "KOP-17"] }, { "id": "capture", "title": "Fig. 5 and Fig. 6 (first half): capturing a faction", "note": "On file c the pieces touch one another up to the north edge. The last one is a black faction: push it off. The black faction that waits behind it is not in play and does not hold it.", "rules": ["KOP-20", "KOP-22", "KOP-R13"] }, { "id": "blocked", "title": "Fig. 6 (second half): a fortress on the edge blocks", "note": "On file c the fortress on c6 holds the whole chain. On file a there is a gap before the fortress, so you can push a3. On file d you can capture the black faction on d6.", "rules": ["KOP-23", "KOP-24", "KOP-R29"] }, { "id": "sudden-death", "title": "Fig. 7: Sudden Death, entering a faction", "note": "No faction is on the board yet, so bring one in, on the square that it faces. From your next turn on you may also move it, by one square.", "rules": ["KOP-25", "KOP-26", "KOP-27", "KOP-30", "KOP-32"] }, { "id": "sudden-death-step", "title": "Fig. 7: Sudden Death, moving one square", "note": "Both players have a faction on the board. Move the red one on c2 by one square; if you move it to c3, it pushes two fortresses. Or bring another faction in.", "rules": ["KOP-25", "KOP-27", "KOP-30", "KOP-32", "KOP-R30"] }, { "id": "scoring", "title": "The score table: every case in one position", "note": "Black plays the last faction of the game, and then both count. The red faction on c4 is next to one red and two black fortresses, the one on d3 next to two red and one black. The black faction on b4 touches fortresses at corners only.", "rules": ["KOP-33", "KOP-34", "KOP-35", "KOP-36", "KOP-R22", "KOP-21"] }];

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
var rules2 = [{ "id": "LOC-1", "title": "Two to four players", "text": "The game is for 2 to 4 players.", "kind": "rulebook", "source": "front page", "quote": "Pour 2 à 4 joueurs" }, { "id": "LOC-2", "title": "Four locomotives, three to bring home", "text": "You own four locomotives of one colour. Your aim is to bring three of them to the arrival.", "kind": "rulebook", "source": "introduction", "quote": "L’objectif est d’en amener 3 à l’arrivée au plus vite." }, { "id": "LOC-3", "title": "The board", "text": "The board has three green start spaces, three arrival spaces, nine sheds for locomotives that have arrived, rail spaces, and four slots for platforms. A locomotive blocks the space on which it stands.", "kind": "rulebook", "source": "set-up picture; Pousser une locomotive", "quote": "Hangars réservés aux locomotives arrivées" }, { "id": "LOC-4", "title": "All locomotives in hand", "text": "At the start your four locomotives are in front of you, off the board: they are “in hand”.", "kind": "rulebook", "source": "set-up", "quote": "reçoit quatre locomotives à sa couleur et les place devant lui" }, { "id": "LOC-5", "title": "Platforms at their own buffers", "text": "The platforms start at the buffers of their own colours: blue at blue, red at red, yellow at yellow.", "kind": "rulebook", "source": "set-up", "quote": "bleu avec bleu, rouge avec rouge et jaune avec jaune" }, { "id": "LOC-6", "title": "Either side at the start", "text": "At the start it does not matter which side of a platform lies against the buffer.", "kind": "rulebook", "source": "set-up", "quote": "placé contre le butoir n’a pas d’importance" }, { "id": "LOC-7", "title": "The empty slot at the start", "text": "The slot next to the start area is empty at the start.", "kind": "rulebook", "source": "set-up", "quote": "l’emplacement près de la zone de départ reste vide" }, { "id": "LOC-8", "title": "Repair tiles stay in the box", "text": "The twelve repair tiles belong to the variant. Without it they stay in the box.", "kind": "rulebook", "source": "set-up", "quote": "on laisse simplement les tuiles dans la boîte" }, { "id": "LOC-9", "title": "Who begins", "text": "The player who was the last to take a train begins.", "kind": "rulebook", "source": "set-up", "quote": "Le dernier à avoir pris le train commence." }, { "id": "LOC-10", "title": "Clockwise", "text": "Players take turns clockwise.", "kind": "rulebook", "source": "course of play", "quote": "On joue dans le sens horaire." }, { "id": "LOC-11", "title": "The turn", "text": "On your turn you roll all three dice at once, then move a platform, then move one of your locomotives. Then it is the next player's turn.", "kind": "rulebook", "source": "course of play", "quote": "lance simultanément les trois dés, puis déplace une plateforme" }, { "id": "LOC-12", "title": "The colour die names the platform", "text": "The colour die shows which platform you must move to the empty slot.", "kind": "rulebook", "source": "Déplacer une plateforme", "quote": "Le dé de couleur désigne quelle plateforme de triage" }, { "id": "LOC-13", "title": "Either side at the buffer", "text": "The platform may lie with its right or its left side against the buffer of the slot that was empty.", "kind": "rulebook", "source": "Déplacer une plateforme", "quote": "placée du côté droit ou gauche contre le butoir" }, { "id": "LOC-14", "title": "Locomotives ride along", "text": "Locomotives on the platform move with it.", "kind": "rulebook", "source": "Déplacer une plateforme", "quote": "sont déplacées avec elle" }, { "id": "LOC-15", "title": "Nobody falls off a platform", "text": "Move the platform carefully, so that no locomotive falls off it.", "kind": "rulebook", "source": "Déplacer une plateforme", "quote": "sans faire tomber les locomotives qui y sont stationnées" }, { "id": "LOC-16", "title": "Turned towards the arrival", "text": "If a locomotive then faces the wrong way, it stays on its square and you turn it towards the arrival at once. No locomotive ever faces backwards.", "kind": "rulebook", "source": "Déplacer une plateforme", "quote": "il ne peut jamais y avoir une loco à contresens" }, { "id": "LOC-17", "title": "Moving a locomotive", "text": "You choose one of your locomotives and move it along the rails towards the arrival, as many squares as the two number dice add up to.", "kind": "rulebook", "source": "Déplacer une locomotive", "quote": "cases correspondant à la somme des deux autres dés" }, { "id": "LOC-18", "title": "Bringing a locomotive into play", "text": "To bring a locomotive into play, you put it on one of the three green start spaces. That space must be free.", "kind": "rulebook", "source": "Déplacer une locomotive", "quote": "l’une des 3 cases de départ (cases vertes)" }, { "id": "LOC-19", "title": "Entering costs one point", "text": "Bringing a locomotive into play costs one point. It then follows the rails with the points that are left.", "kind": "rulebook", "source": "Déplacer une locomotive", "quote": "Cette action compte pour 1 point" }, { "id": "LOC-20", "title": "All start spaces occupied", "text": "If all start spaces are occupied, which is rare, you can only move a locomotive that is already on the board.", "kind": "rulebook", "source": "Déplacer une locomotive", "quote": "Si toutes les cases de départ sont occupées" }, { "id": "LOC-21", "title": "Pushing", "text": "If another locomotive blocks the way, yours stops behind it. The one that was hit moves on with the points that are left.", "kind": "rulebook", "source": "Pousser une locomotive", "quote": "le joueur s’arrête avec sa locomotive derrière celle qui le bloque" }, { "id": "LOC-22", "title": "Chain reaction", "text": "If the pushed locomotive is blocked too, it pushes the next one in turn, and so on until all points are used up.", "kind": "rulebook", "source": "Pousser une locomotive", "quote": "il y a réaction en chaîne" }, { "id": "LOC-23", "title": "Blocked before moving", "text": "A locomotive that is blocked before it has moved at all pushes in the same way.", "kind": "rulebook", "source": "Pousser une locomotive", "quote": "avant même d’entamer son déplacement" }, { "id": "LOC-24", "title": "Opponents' and own locomotives", "text": "You may push your opponents' locomotives, and your own.", "kind": "rulebook", "source": "Pousser une locomotive", "quote": "soit des locomotives adverses, soit ses propres locomotives" }, { "id": "LOC-25", "title": "Accidents", "text": "A locomotive has an accident when it runs against a buffer or derails (leaves the track), whether it drives itself or an opponent pushes it.", "kind": "rulebook", "source": "Manœuvre accidentelle", "quote": "arrive contre un butoir ou qui déraille (sort de la voie)" }, { "id": "LOC-26", "title": "Back to the hand", "text": "A wrecked locomotive goes back to its owner's hand. It has to begin again from the start in a later turn.", "kind": "rulebook", "source": "Manœuvre accidentelle", "quote": "devra redémarrer depuis le départ lors d’un prochain tour" }, { "id": "LOC-27", "title": "Unused points are lost", "text": "After an accident the points that are left are lost.", "kind": "rulebook", "source": "Manœuvre accidentelle", "quote": "En cas d’accident, les points de mouvement non utilisés sont perdus" }, { "id": "LOC-28", "title": "Playing again after a double", "text": "If your two number dice are equal, you may play again, but only with the same locomotive.", "kind": "rulebook", "source": "Un double aux dés", "quote": "obligatoirement avec la même locomotive" }, { "id": "LOC-29", "title": "The second play", "text": "To play again, you roll all three dice, move the platform that the colour die shows, then move that same locomotive.", "kind": "rulebook", "source": "Un double aux dés", "quote": "il doit lancer à nouveau les trois dés" }, { "id": "LOC-30", "title": "No third play", "text": "If you roll a double in the second play, you do not play again: there is no third play.", "kind": "rulebook", "source": "Un double aux dés", "quote": "il n’y a pas de troisième tour de jeu" }, { "id": "LOC-31", "title": "A double and an accident", "text": "If you roll a double in the first play and have an accident, you may start the wrecked locomotive again from a start space in the second play.", "kind": "rulebook", "source": "Un double aux dés, «Important»", "quote": "il peut redémarrer sa locomotive accidentée" }, { "id": "LOC-32", "title": "Arrival", "text": "When you drive one of your locomotives onto an arrival space, you put it into a free shed.", "kind": "rulebook", "source": "La zone d'arrivée", "quote": "il la place dans un hangar libre" }, { "id": "LOC-33", "title": "Arriving is no accident", "text": "The points that are left are lost when your locomotive arrives. This is no accident.", "kind": "rulebook", "source": "La zone d'arrivée", "quote": "le joueur maîtrise sa locomotive qui ralentit" }, { "id": "LOC-34", "title": "Pushed into an arrival buffer", "text": "A locomotive that was hit and runs into an arrival buffer has an accident.", "kind": "rulebook", "source": "La zone d'arrivée", "quote": "vient heurter un des butoirs d’arrivée après avoir été percutée" }, { "id": "LOC-35", "title": "Pushing your own into an arrival buffer", "text": "If you push a locomotive of your own into an arrival buffer, that is an accident too.", "kind": "rulebook", "source": "La zone d'arrivée", "quote": "il ne peut piloter 2 locomotives en même temps" }, { "id": "LOC-36", "title": "Wrecked at the arrival", "text": "A locomotive that is wrecked at an arrival buffer goes back to its owner and has to begin again from the start.", "kind": "rulebook", "source": "La zone d'arrivée", "quote": "Toute locomotive ainsi accidentée est rendue à son propriétaire" }, { "id": "LOC-37", "title": "The third locomotive wins", "text": "The game ends as soon as a player has three locomotives in the nine sheds. That player wins.", "kind": "rulebook", "source": "end of the game", "quote": "placer sa troisième locomotive dans l’un des neuf hangars" }, { "id": "LOC-38", "title": "Variant: the reserve", "text": "In the variant the repair tiles form a reserve beside the board.", "kind": "rulebook", "source": "variant", "quote": "Les tuiles Réparation sont placées en réserve à côté du plateau" }, { "id": "LOC-39", "title": "Variant: receiving a tile", "text": "Each time you take back a wrecked locomotive, you also receive one repair tile from the reserve.", "kind": "rulebook", "source": "variant", "quote": "il reçoit en même temps une tuile Réparation" }, { "id": "LOC-40", "title": "Variant: using a tile", "text": "If you have a repair tile at the beginning of your turn, you may use it. You then set the colour die to any face instead of rolling it, and so choose the platform that moves.", "kind": "rulebook", "source": "variant", "quote": "mettre le dé couleur sur n’importe quelle face" }, { "id": "LOC-41", "title": "Variant: the used tile", "text": "The used tile goes back to the reserve.", "kind": "rulebook", "source": "variant", "quote": "La tuile est ensuite remise dans la réserve." }, { "id": "LOC-42", "title": "Variant: the turn with a tile", "text": "After using a tile you roll the two number dice, move the platform that you chose, then move one of your locomotives.", "kind": "rulebook", "source": "variant", "quote": "le joueur lance les deux autres dés, déplace la plateforme" }, { "id": "LOC-R1", "title": "The reconstructed board", "text": "The pictures of the board are lost, so we play on a board of our own. It fits every sentence of the rulebook and every public description that we found, except what one review says of the platforms (LOC-R2). It is a model: the tracks in the box are certainly different. If you own the box, set its tracks with the option “A board of your own”.", "kind": "ruling", "source": "ruling", "quote": null }, { "id": "LOC-R2", "title": "Choosing the end or sliding", "text": "We call the two sides of a platform end A and end B. LOC-13 allows either at the buffer, so the player who moves the platform chooses. A review reports that the German and English editions say otherwise: you slide the platform and never lift it. Then the end that faced the middle of the board goes into the new slot first and reaches the buffer: A and B swap with every move, and nobody chooses. We had only the French rulebook and follow its words. To slide instead, set the option “Ends of the platforms”.", "kind": "ruling", "source": "ruling", "quote": null }, { "id": "LOC-R3", "title": "Ends at the start", "text": "The ends do not matter at the start (LOC-6), so all three platforms start with end A at the buffer. The option “Ends at the start” sets other ends.", "kind": "ruling", "source": "ruling", "quote": null }, { "id": "LOC-R4", "title": "The whole sum", "text": "You must move the whole sum, and the rails leave you no choice of path. Only an accident or an arrival ends the movement early. A locomotive that stops behind another with its last point pushes nobody.", "kind": "ruling", "source": "ruling", "quote": null }, { "id": "LOC-R5", "title": "Against a buffer", "text": "A locomotive runs against a buffer when the buffer comes next and a point is left. Standing on the last square before a buffer is safe.", "kind": "ruling", "source": "ruling", "quote": null }, { "id": "LOC-R6", "title": "Derailing", "text": "A locomotive derails when a point is left and no rail comes next: at the empty slot, at a platform that has no rail in line with its track, or where a platform's track ends in the middle of the board. Only a locomotive that moves can derail. Moving a platform wrecks nobody.", "kind": "ruling", "source": "ruling", "quote": null }, { "id": "LOC-R7", "title": "On a cut-off track", "text": "A locomotive on a track that is cut off is safe as long as it stands still. You may drive it, and it has an accident if it runs past the end of the track. You may also leave it there and move another one.", "kind": "ruling", "source": "ruling", "quote": null }, { "id": "LOC-R8", "title": "No locomotive can be moved", "text": "If you have no locomotive on the board and all start spaces are occupied, you still move the platform, and then your turn ends. A double then gives nothing, because there is no “same locomotive”.", "kind": "ruling", "source": "ruling", "quote": null }, { "id": "LOC-R9", "title": "No passing", "text": "You may not pass, even if every move ends in an accident. You must move one of your locomotives on the board or bring one in on a free start space. You may do that even if the slot next to the start is empty: the locomotive then derails at its first step.", "kind": "ruling", "source": "ruling", "quote": null }, { "id": "LOC-R10", "title": "Pushed exactly onto an arrival space", "text": "A locomotive that is pushed onto an arrival space with the last point has arrived and goes into a shed: it has not hit the buffer. If a point is left, it hits the buffer (LOC-34).", "kind": "ruling", "source": "ruling", "quote": null }, { "id": "LOC-R11", "title": "The third one pushed home", "text": "If somebody else pushes your third locomotive home, you win at once: LOC-37 asks only that it is in a shed.", "kind": "ruling", "source": "ruling", "quote": null }, { "id": "LOC-R12", "title": "Which shed", "text": "All sheds are alike: a locomotive goes at once into the free one with the lowest number, so that no locomotive stays on an arrival space. Nine are always enough: two for each of four players, and one for the third that wins.", "kind": "ruling", "source": "ruling", "quote": null }, { "id": "LOC-R13", "title": "The same locomotive", "text": "The same locomotive is the one that you chose in the first play, even if it was blocked and only pushed. If it pushed another one of yours into an accident, you still play again with the one that you chose. LOC-31 alone could also mean the pushed one. But LOC-28 allows no other locomotive. LOC-31 only lets the wrecked one begin again at once, where LOC-26 makes it wait for a later turn.", "kind": "ruling", "source": "ruling", "quote": null }, { "id": "LOC-R14", "title": "A double into a shed", "text": "If a double brings your locomotive into a shed, you do not play again: the same locomotive cannot go on.", "kind": "ruling", "source": "ruling", "quote": null }, { "id": "LOC-R15", "title": "A double, an accident, no start space", "text": "If you roll a double, your locomotive has an accident and no start space is free, you do not play again: the same locomotive could not start.", "kind": "ruling", "source": "ruling", "quote": null }, { "id": "LOC-R16", "title": "No tile in the second play", "text": "You cannot use a repair tile in the second play: LOC-29 makes you roll all three dice, and with a tile you would roll only two. So you use at most one tile a turn.", "kind": "ruling", "source": "ruling", "quote": null }, { "id": "LOC-R17", "title": "Who gets the tile", "text": "The tile goes to the owner of the wrecked locomotive, whoever caused the accident and whoever's turn it is. If the reserve is empty, nobody gets a tile. If you receive a tile during your own turn, you can use it from your next turn on.", "kind": "ruling", "source": "ruling", "quote": null }, { "id": "LOC-R18", "title": "Crossing tracks", "text": "Tracks that cross on a platform stay separate: each has squares of its own, and locomotives on different tracks never block each other.", "kind": "ruling", "source": "ruling", "quote": null }, { "id": "LOC-R19", "title": "Which locomotive enters", "text": "Your locomotives in hand are alike: the one with the lowest number comes into play. In the second play after an accident it is the wrecked one.", "kind": "ruling", "source": "ruling", "quote": null }, { "id": "LOC-R20", "title": "At most one accident or arrival", "text": "One move brings at most one accident or arrival: in a chain every locomotive but the last stops behind the next.", "kind": "ruling", "source": "ruling", "quote": null }, { "id": "LOC-R21", "title": "The turn limit", "text": "No rule keeps players from wrecking locomotives for ever. The option “Turn limit” (1000 unless you change it) ends the game after that turn without a winner; 0 means no limit. It is a safeguard, not a rule of the box. With a board of your own, 0 is refused: nobody has shown that such a board can be finished at all.", "kind": "ruling", "source": "ruling", "quote": null }, { "id": "LOC-R22", "title": "Places behind the winner", "text": "The rulebook names only the winner. Your score is the number of your locomotives in sheds. The ranking follows the scores, and equal scores share a place. After LOC-37 the winner is alone in front, with 3 against at most 2.", "kind": "ruling", "source": "ruling", "quote": null }, { "id": "LOC-R23", "title": "What you know when you choose the end", "text": "You know the number dice when you choose the end of the platform, because you roll all dice first (LOC-11). If you use a tile, you choose the colour before you roll them (LOC-42).", "kind": "ruling", "source": "ruling", "quote": null }, { "id": "LOC-R24", "title": "The named platform moves", "text": "In every play exactly one platform moves, the one that the colour die shows. It cannot stay, and you cannot turn it on the spot. The slot that it leaves is empty when the locomotive moves.", "kind": "ruling", "source": "ruling", "quote": null }, { "id": "LOC-R25", "title": "The used tile is back before the roll", "text": "The tile that you use is back in the reserve before you roll. If the reserve was empty, an accident in the same turn can still bring somebody that tile.", "kind": "ruling", "source": "ruling", "quote": null }, { "id": "LOC-R26", "title": "The colour die is even", "text": "The rulebook does not say how often each colour is on the colour die. We give blue, red and yellow the same chance: a review of 2010 says that each of them is on two faces.", "kind": "ruling", "source": "ruling", "quote": null }, { "id": "LOC-R27", "title": "The order of the seats", "text": "The first seat of a table is the player who begins (LOC-9), and the seats follow each other clockwise (LOC-10). Who was the last to take a train is for you to settle.", "kind": "ruling", "source": "ruling", "quote": null }, { "id": "LOC-R28", "title": "Pushing your own into an accident", "text": "If you push a locomotive of your own against a buffer or off the track, that is an accident too. LOC-25 names only pushes by opponents, but LOC-24 lets you push your own, and LOC-35 calls such a push an accident at the arrival.", "kind": "ruling", "source": "ruling", "quote": null }];
var scenarios2 = [{ "id": "setup", "title": "The set-up", "note": "All locomotives are in hand. The platforms lie at the buffers of their own colours, and the slot next to the start is empty.", "rules": ["LOC-4", "LOC-5", "LOC-6", "LOC-7", "LOC-8", "LOC-9"] }, { "id": "first-turn", "title": "The first turn", "note": "Bringing a locomotive in costs one point; it then follows the rails. With red and 3 + 2, a locomotive from the middle start space comes out on the outer track: the red platform leads its track one lane outwards.", "rules": ["LOC-11", "LOC-12", "LOC-18", "LOC-19"] }, { "id": "bump", "title": "A bump", "note": "If you roll eight, your locomotive hits another one after five squares. That one moves on with the three points that are left.", "rules": ["LOC-21"] }, { "id": "chain", "title": "A chain reaction", "note": "With red and 6 + 4, drive your locomotive. It hits another one, which hits the next: four locomotives share ten points.", "rules": ["LOC-22"] }, { "id": "blocked", "title": "Blocked before it has moved", "note": "Your second locomotive stands right in front of your first. If you drive the first, it cannot move, and all its points go to the second.", "rules": ["LOC-23", "LOC-24"] }, { "id": "buffer", "title": "Against a buffer", "note": "If you roll yellow and put end A at the buffer, the yellow platform lies next to the start. A locomotive from the inner start space then meets a buffer on it after one square.", "rules": ["LOC-25", "LOC-26", "LOC-27"] }, { "id": "gap", "title": "Into the empty slot", "note": "If you roll blue, the blue platform leaves the left slot. The track of your locomotive then ends at an empty slot.", "rules": ["LOC-25"] }, { "id": "dead-track", "title": "A track that leads nowhere", "note": "If you roll blue and put end B at the buffer, the track from the middle start space leads to the middle of the board and ends there.", "rules": ["LOC-25", "LOC-R6"] }, { "id": "ride-turned", "title": "Riding on a platform that is turned", "note": "Roll blue, and both locomotives ride along. If you put end B at the buffer, both are turned round. Yours came from the outer track; now its track ends in the middle of the board.", "rules": ["LOC-13", "LOC-14", "LOC-16"] }, { "id": "ride", "title": "Riding on a platform", "note": "Roll blue and keep end A at the buffer: both locomotives ride along, and neither is turned.", "rules": ["LOC-13", "LOC-16"] }, { "id": "double", "title": "A double", "note": "After a double you may play again with the same locomotive. A second double gives nothing.", "rules": ["LOC-28", "LOC-29", "LOC-30"] }, { "id": "double-declined", "title": "A double declined", "note": "After a double you may play again, but you need not.", "rules": ["LOC-28"] }, { "id": "double-accident", "title": "A double and an accident", "note": "With red and 4 + 4, a locomotive that you bring in on the outer start space is wrecked, but you may start it again at once.", "rules": ["LOC-31"] }, { "id": "arrival", "title": "Arrival", "note": "Your locomotive is five squares from the arrival. With more points it still goes into a shed, and the points that are left are lost.", "rules": ["LOC-32", "LOC-33"] }, { "id": "arrival-buffer", "title": "Pushed into an arrival buffer", "note": "Push the locomotive in front of yours. Nobody is aboard to brake it, so it runs into the arrival buffer.", "rules": ["LOC-34", "LOC-36"] }, { "id": "own-arrival-buffer", "title": "Pushing your own into an arrival buffer", "note": "Your first locomotive pushes your fourth. You cannot drive both at once, so the pushed one runs into the arrival buffer.", "rules": ["LOC-35"] }, { "id": "third", "title": "The third locomotive", "note": "Two of your locomotives are in sheds, and the third is four squares from the arrival. Bring it home, and you win at once.", "rules": ["LOC-37"] }, { "id": "starts-full", "title": "All start spaces occupied", "note": "You cannot bring a locomotive in, so you must move the one that is on the board.", "rules": ["LOC-20"] }, { "id": "tile-used", "title": "Variant: using a repair tile", "note": "You have two repair tiles. Use one to set the colour die, then roll only the two number dice.", "rules": ["LOC-40", "LOC-41", "LOC-42"] }, { "id": "tile-gained", "title": "Variant: receiving a repair tile", "note": "If you push your opponent's locomotive into an accident, its owner receives the repair tile, not you.", "rules": ["LOC-39"] }];

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
var rules3 = [{ "id": "TRO-1", "title": "Aim", "text": "The players dig up pieces of Troy and rebuild its layers. Publishing what you find earns you renown and more dig permits.", "kind": "rulebook", "source": "But du jeu", "quote": "les joueurs essayent de reconstituer les couches successives de Troie" }, { "id": "TRO-2", "title": "Winner", "text": "The player with the most renown at the end wins.", "kind": "rulebook", "source": "But du jeu; Fin du jeu", "quote": "joueur qui a la plus grande renommée gagne" }, { "id": "TRO-3", "title": "Players", "text": "Troia is for two to four players.", "kind": "rulebook", "source": "Présentation", "quote": "un jeu pour 2 à 4 joueurs" }, { "id": "TRO-4", "title": "Pieces and layers", "text": "73 pieces make up five layers, from the oldest to the youngest: Troy I (9), II (16), VI (16), VII (16), VIII/IX (16).", "kind": "rulebook", "source": "Contenu", "quote": "73 pièces de puzzle qui, correctement arrangées" }, { "id": "TRO-5", "title": "Action cards", "text": "There are 64 action cards, and all their numbers are different. Cards 1-36 are for digging and show a shovel and a sieve; 37-64 are for publishing and show a map of the dig. Cards 1-20 and 37-64 have coloured dots, 21-36 have none.", "kind": "rulebook", "source": "Contenu; Cartes d'action; Préparation", "quote": "64 cartes d'action : 36 permettant de fouiller" }, { "id": "TRO-6", "title": "Tents and pawns", "text": "Each player takes a tent and a coloured pawn.", "kind": "rulebook", "source": "Préparation", "quote": "Chaque joueur reçoit une tente et un pion coloré" }, { "id": "TRO-7", "title": "Starting cards, four players", "text": "With four players you choose 4 dig cards and 4 publication cards from those with the dot of your colour, and put them behind your tent.", "kind": "rulebook", "source": "Préparation", "quote": "Chaque joueur choisit 4 cartes de fouille et 4 cartes de publication" }, { "id": "TRO-8", "title": "Starting cards, three players", "text": "With three players you start with 5 dig cards and 5 publication cards of your colour.", "kind": "rulebook", "source": "2 et 3 joueurs", "quote": "chaque joueur commence avec 5 cartes de fouille et 5 cartes" }, { "id": "TRO-9", "title": "Starting cards, two players", "text": "With two players you start with 5 dig cards and 7 publication cards of your colour.", "kind": "rulebook", "source": "2 et 3 joueurs", "quote": "Chaque joueur prend 5 cartes de fouilles et 7 cartes de publication" }, { "id": "TRO-10", "title": "Leftover cards", "text": "The cards with a coloured dot that nobody keeps leave the game.", "kind": "rulebook", "source": "Préparation", "quote": "qui restent avec des pastilles colorées sont enlevées du jeu" }, { "id": "TRO-11", "title": "Permit pile", "text": "The neutral dig cards 21-36 are shuffled into a face-down pile beside the board: all sixteen, with any number of players.", "kind": "rulebook", "source": "Préparation; 2 et 3 joueurs", "quote": "numérotées de 21 à 36 sont brouillées et placées en une pile" }, { "id": "TRO-12", "title": "Pawns at the start", "text": "All pawns start on one corner of the score track.", "kind": "rulebook", "source": "Préparation", "quote": "placées sur un des coins de la piste de marque" }, { "id": "TRO-13", "title": "Frames", "text": "The frames lie round the board.", "kind": "rulebook", "source": "Préparation", "quote": "Les cadres de couches sont disposés autour du plateau de jeu" }, { "id": "TRO-14", "title": "Building the mound", "text": "The mound is built layer by layer. The pieces of Troy I are mixed and strewn at random in the middle of the board. They may touch and overlap, and either face may be up. Troy II is strewn on top of them in the same way, then VI, VII and VIII/IX.", "kind": "rulebook", "source": "Préparation", "quote": "mélangées et répandues aléatoirement au milieu du plateau de jeu" }, { "id": "TRO-15", "title": "Pouring layer by layer", "text": "The author mixed each layer by itself and poured the layers, in that order, on the middle of the board. This gives a fairly tight and thick heap (reported by the translator).", "kind": "rulebook", "source": "Préparation, translator's note", "quote": "verser les pièces dans l'ordre indiqué au milieu du plateau" }, { "id": "TRO-16", "title": "Two players: no Troy VI", "text": "With two players Troy VI is left out of the mound.", "kind": "rulebook", "source": "2 et 3 joueurs", "quote": "la couche Troie VI est retirée du jeu" }, { "id": "TRO-17", "title": "Starting piece", "text": "As starting capital you take one uncovered, free piece from the top of the mound and put it into your tent.", "kind": "rulebook", "source": "Préparation", "quote": "une pièce découverte et libre au dessus du monticule" }, { "id": "TRO-18", "title": "The three activities", "text": "There are three activities: digging (from the mound to the front of your tent), examining (from the front to behind your tent) and publishing (from behind your tent into a frame).", "kind": "rulebook", "source": "Déroulement", "quote": "Les actions suivantes sont possibles au cours du jeu" }, { "id": "TRO-19", "title": "Choosing an action card", "text": "A round begins with a card: every player chooses one action card and lays it face down.", "kind": "rulebook", "source": "Cartes d'action", "quote": "une carte d'action et la place face non visible devant lui" }, { "id": "TRO-20", "title": "A card must be played", "text": "You must always play a card, even for an action that you cannot or do not want to carry out.", "kind": "rulebook", "source": "Encore des questions", "quote": "vous devez toujours jouer une carte d'action" }, { "id": "TRO-21", "title": "Turning up the cards", "text": "When everybody has chosen, all cards are turned up.", "kind": "rulebook", "source": "Cartes d'action", "quote": "Lorsque tous les joueurs ont choisi leur carte" }, { "id": "TRO-22", "title": "Turn order", "text": "The player of the highest number acts first, then the others in descending order.", "kind": "rulebook", "source": "Cartes d'action", "quote": "carte d'action de plus forte valeur joue en premier" }, { "id": "TRO-23", "title": "The card decides", "text": "Your card decides what you do this round: either dig and/or examine, or else publish.", "kind": "rulebook", "source": "Cartes d'action", "quote": "fouiller et/ou examiner, d'autre part publier" }, { "id": "TRO-24", "title": "Played cards", "text": "Played cards stay in an open pile in front of the tent.", "kind": "rulebook", "source": "Cartes d'action", "quote": "les cartes sont laissées en pile visible devant la tente" }, { "id": "TRO-25", "title": "Drawing a permit", "text": "If you played a publication card, you draw one permit (21-36) from the pile at the end of your turn.", "kind": "rulebook", "source": "Cartes d'action; Publication primordiale", "quote": "une carte de publication tire une carte de fouille de la pioche" }, { "id": "TRO-26", "title": "A permit in any case", "text": "You draw the permit even if you could not or did not want to publish anything.", "kind": "rulebook", "source": "Encore des questions", "quote": "s'il n'a plus de possibilité ou de désir de publier" }, { "id": "TRO-27", "title": "Next round", "text": "After the last player's turn the next round begins.", "kind": "rulebook", "source": "Cartes d'action", "quote": "Alors le tour suivant commence" }, { "id": "TRO-28", "title": "Five actions", "text": "With a dig card you may dig pieces, examine pieces or do both: five at most. If you dig three pieces, you can examine only two; if you examine four, you can dig only one. Each piece dug or examined is an action.", "kind": "rulebook", "source": "Permis de fouille", "quote": "ne peut manipuler qu'un maximum de cinq pièces" }, { "id": "TRO-29", "title": "Any order", "text": "You may dig and examine in any order (the author's word, reported by the translator).", "kind": "rulebook", "source": "Permis de fouille, translator's note", "quote": "peuvent être effectués dans n'importe quel ordre" }, { "id": "TRO-30", "title": "Digging", "text": "To dig, you take one piece from the mound and put it in front of your tent.", "kind": "rulebook", "source": "Fouilles", "quote": "vous prenez une pièce sur le monticule" }, { "id": "TRO-31", "title": "Only free pieces", "text": "You may only take a piece that is completely accessible and uncovered.", "kind": "rulebook", "source": "Fouilles", "quote": "Seules les pièces qui sont complètement accessibles et découvertes" }, { "id": "TRO-32", "title": "Uncovered", "text": "A piece is uncovered if no other piece touches its upper face. A higher piece that does not touch the one beneath it leaves that one uncovered, and you may take it (the author's word, reported by the translator).", "kind": "rulebook", "source": "Fouilles, translator's note", "quote": "dont la surface supérieure ne touche aucune autre pièce" }, { "id": "TRO-33", "title": "No way back", "text": "A piece that you have taken never goes back to the mound.", "kind": "rulebook", "source": "Fouilles", "quote": "ne peuvent plus être remises sur la colline de fouilles" }, { "id": "TRO-34", "title": "Five in front", "text": "At the end of your turn you may have at most five pieces in front of your tent.", "kind": "rulebook", "source": "Fouilles", "quote": "ne peuvent pas avoir plus de cinq pièces devant leur tente" }, { "id": "TRO-35", "title": "Wobbling", "text": "If pieces of the mound wobble while you dig, you may still go on digging.", "kind": "rulebook", "source": "Encore des questions", "quote": "ce jeu n'est pas le Mikado" }, { "id": "TRO-36", "title": "Examining", "text": "To examine, you move a piece from the front of your tent to behind it.", "kind": "rulebook", "source": "Examen", "quote": "vous prenez une pièce de devant votre tente" }, { "id": "TRO-37", "title": "Turning a piece over", "text": "Once you have examined a piece, you may turn it over.", "kind": "rulebook", "source": "Examen", "quote": "Une fois qu'une pièce a été examinée, elle peut être retournée" }, { "id": "TRO-38", "title": "Comparing", "text": "While you examine a piece, you may look whether it fits one that is already published.", "kind": "rulebook", "source": "Examen", "quote": "rechercher si la pièce correspond avec une pièce déjà publiée" }, { "id": "TRO-39", "title": "No limit behind the tent", "text": "You may keep as many pieces behind your tent as you like.", "kind": "rulebook", "source": "Examen", "quote": "accumuler autant de pièces derrière leur tente qu'ils le souhaitent" }, { "id": "TRO-40", "title": "Publishing up to five", "text": "With a publication card you may publish up to five of your examined pieces.", "kind": "rulebook", "source": "Publication", "quote": "peut publier jusqu'à cinq de ses pièces examinées" }, { "id": "TRO-41", "title": "The layer of a piece", "text": "A piece belongs to the layer whose sign it bears. It goes into the frame with the same sign.", "kind": "rulebook", "source": "Publication", "quote": "à quelle couche les pièces appartiennent" }, { "id": "TRO-42", "title": "The cell of a piece", "text": "The pieces and the grounds of the frames have contour lines. They show in which cell of the frame a piece goes.", "kind": "rulebook", "source": "Publication", "quote": "courbes de niveau sont à la fois sur le fond de cadre" }, { "id": "TRO-43", "title": "Renown for every piece", "text": "You earn renown for every piece that you publish.", "kind": "rulebook", "source": "Publication", "quote": "pour chacune de leurs pièces publiées" }, { "id": "TRO-44", "title": "Single pieces and groups", "text": "You may publish single pieces or whole groups.", "kind": "rulebook", "source": "Publication", "quote": "publier des pièces simples ou des groupes entiers de pièces" }, { "id": "TRO-45", "title": "Groups", "text": "A group is a set of pieces joined edge to edge. Pieces that meet only at a corner are not adjacent.", "kind": "rulebook", "source": "Publication; Encore des questions", "quote": "seules les pièces qui ont un bord commun (orthogonales) sont adjacentes" }, { "id": "TRO-46", "title": "Several publications in a turn", "text": "You may make several publications in one turn, in one layer or in several, with at most five pieces in all.", "kind": "rulebook", "source": "Encore des questions; Exemple 1; Exemple 2", "quote": "publier dans des couches différentes dans le même tour" }, { "id": "TRO-47", "title": "Publishing only", "text": "A publication turn gives you no digging and no examining, however few pieces you publish.", "kind": "rulebook", "source": "Encore des questions", "quote": "la publication est une activité séparée" }, { "id": "TRO-48", "title": "First publication", "text": "The first publication in a layer is a primary publication, whether it is one piece or a group.", "kind": "rulebook", "source": "Publication primordiale", "quote": "La toute première publication primordiale dans une couche" }, { "id": "TRO-49", "title": "Larger publication", "text": "A later publication in that layer is primary only if it is a group of more pieces than the largest group now in the layer.", "kind": "rulebook", "source": "Publication primordiale", "quote": "plus de pièces que le plus grand groupe actuellement présent" }, { "id": "TRO-50", "title": "Secondary publication", "text": "A single piece, or a group that is not larger, is a secondary publication.", "kind": "rulebook", "source": "Publication primordiale", "quote": "sont classés comme des publications secondaires" }, { "id": "TRO-51", "title": "Secondary: adjacent", "text": "A secondary publication must be adjacent to pieces that are already published in the layer.", "kind": "rulebook", "source": "Publication primordiale", "quote": "toujours être placées adjacentes aux pièces déjà publiées" }, { "id": "TRO-52", "title": "Primary: anywhere", "text": "A primary publication may lie anywhere in the layer, next to published pieces or not, but not on top of them.", "kind": "rulebook", "source": "Encore des questions", "quote": "peuvent être faites n'importe où dans une couche" }, { "id": "TRO-53", "title": "Two primary publications", "text": "You may make two primary publications in the same layer in one turn, for instance first one piece, then a group of three.", "kind": "rulebook", "source": "Encore des questions", "quote": "d'abord un seul morceau puis un groupe de trois" }, { "id": "TRO-54", "title": "Final publication", "text": "A publication that fills its layer completely is a final publication. It scores like a primary one.", "kind": "rulebook", "source": "Publication primordiale", "quote": "Si un joueur remplit complètement une couche en publiant" }, { "id": "TRO-55", "title": "Plan piece", "text": "A plan piece has the sign of its layer on one face and part of the plan of the site on the other. It earns two points when you publish it.", "kind": "rulebook", "source": "Score", "quote": "Ces pièces sont appelées pièces de Plan" }, { "id": "TRO-56", "title": "Rubble piece", "text": "A rubble piece has the sign of its layer on both faces. It earns one point when you publish it.", "kind": "rulebook", "source": "Score", "quote": "On les appelle pièces de Décombres" }, { "id": "TRO-57", "title": "Primary bonus", "text": "A primary publication earns one extra point for each of its pieces.", "kind": "rulebook", "source": "Score", "quote": "le joueur gagne un point supplémentaire pour chaque pièce publiée" }, { "id": "TRO-58", "title": "Final bonus", "text": "A final publication earns one extra point for each of its pieces, as if it were primary.", "kind": "rulebook", "source": "Publication primordiale", "quote": "Ce statut rapporte comme une publication primordiale" }, { "id": "TRO-59", "title": "Advancing the pawn", "text": "The pawns show the renown: you advance yours by one space for each point that you win.", "kind": "rulebook", "source": "Points de renommée", "quote": "il avance son pion d'autant de cases sur la piste" }, { "id": "TRO-60", "title": "One pawn per space", "text": "Only one pawn may stand on a space.", "kind": "rulebook", "source": "Points de renommée", "quote": "Il ne peut y avoir qu'un seul jeton par case" }, { "id": "TRO-61", "title": "Moving back", "text": "If your pawn ends on an occupied space, the pawn that was there is moved back to the first free space.", "kind": "rulebook", "source": "Points de renommée", "quote": "le pion qui était présent est reculé jusqu'à la première case libre" }, { "id": "TRO-62", "title": "End of the game", "text": "The game ends when all players have used all their publication cards.", "kind": "rulebook", "source": "Fin du jeu", "quote": "lorsque tous les joueurs ont utilisé toutes leurs cartes de publication" }, { "id": "TRO-63", "title": "Out of publication cards", "text": "If you have used up your publication cards before the others, you can only dig and examine until they have finished (translator's note).", "kind": "rulebook", "source": "Fin du jeu, translator's note", "quote": "Ces joueurs ne peuvent plus alors que fouiller et examiner" }, { "id": "TRO-64", "title": "Frames in hand", "text": "You may take a frame in hand to see whether your pieces fit, but you may not put it behind your tent.", "kind": "rulebook", "source": "Encore des questions", "quote": "il n'est pas autorisé à le mettre derrière sa tente" }, { "id": "TRO-R1", "title": "Colours of the cards", "text": "The pictures of the cards are lost, so which number has which colour is our own table. Red: 1 7 12 14 18, 37 43 48 51 54 57 64. Blue: 3 5 10 15 20, 40 42 46 49 56 59 61. Yellow: 2 8 9 16 17, 38 41 47 50 55 60 63. Green: 4 6 11 13 19, 39 44 45 52 53 58 62. The table gives every colour the same strength.", "kind": "ruling", "source": "ruling", "quote": null }, { "id": "TRO-R2", "title": "Choosing the starting cards", "text": "All players choose their starting cards freely, in secret and at the same time. The cards left over leave the game unseen. Three players choose 5 of their 7 publication cards and keep all 5 dig cards. Two players keep all twelve cards, so nothing is asked.", "kind": "ruling", "source": "ruling", "quote": null }, { "id": "TRO-R3", "title": "Order of the preparation", "text": "The mound lies ready from the start. Then the cards are chosen, and then the starting pieces are taken. The order has no bearing on the rules.", "kind": "ruling", "source": "ruling", "quote": null }, { "id": "TRO-R4", "title": "Order of the starting pieces", "text": "The rulebook gives no order for taking the starting pieces. The player in the first seat begins, and the others follow seat by seat. Each sees what those before took.", "kind": "ruling", "source": "ruling", "quote": null }, { "id": "TRO-R5", "title": "The starting piece is examined", "text": "Your starting piece goes into the tent, so it counts as examined: you know it and may publish it. It costs no action and no card.", "kind": "ruling", "source": "ruling", "quote": null }, { "id": "TRO-R6", "title": "The mound as plates", "text": "The mound is made of flat square plates, all of the same size and thickness. A plate has a place, one of 36 directions and a level, all in whole numbers, so that every table agrees on what overlaps. When the mound is built, each new piece lies one level above the highest piece that it overlaps. So pieces that overlap are never on the same level.", "kind": "ruling", "source": "ruling", "quote": null }, { "id": "TRO-R7", "title": "Contact and bridges", "text": "A higher piece touches a lower one if the two overlap by more than an edge or a corner and the higher one lies at most 3 levels above: plates tilt, so a small gap closes. With 4 or more levels between them it is a bridge: the two do not touch, and you may dig the lower piece from under it. Without the option “Digging under bridges” every overlap counts as contact: you may dig only pieces over which nothing lies.", "kind": "ruling", "source": "ruling", "quote": null }, { "id": "TRO-R8", "title": "A steady heap", "text": "The heap does not move: when you take a piece, all others stay where they are. A piece that carries another is touched by it, so you cannot take it first.", "kind": "ruling", "source": "ruling", "quote": null }, { "id": "TRO-R9", "title": "What is seen", "text": "You see a piece of the mound if it is free, or if at least one of nine points of its upper face is under no higher piece. The nine points are its middle and eight points at three fifths of the way to the edges and corners. Of such a piece everybody sees its place, its level and the face that is up. Of the others nobody sees anything.", "kind": "ruling", "source": "ruling", "quote": null }, { "id": "TRO-R10", "title": "What a face tells", "text": "Contour lines are on every face and show the same site in every layer, so both faces tell the cell. A symbol face tells the layer too, but not whether the other face has a plan. A plan face tells that it is a plan piece, but not the layer. With the option “Contour lines” you can make the fine lines legible behind the tent only. Then you learn the cell of a piece when you examine it.", "kind": "ruling", "source": "ruling", "quote": null }, { "id": "TRO-R11", "title": "Which pieces are plan pieces", "text": "The real table of plan pieces is lost, so they are drawn at random for each game: 6 in Troy I, 10 in each of the other layers. With the option “Plan pieces” you can play with a fixed table that we made up. If you own the game, you can give the true table: the plan cells of all five layers. How many plan pieces each layer has, everybody knows at every table.", "kind": "ruling", "source": "ruling", "quote": null }, { "id": "TRO-R12", "title": "Face of a dug piece", "text": "A dug piece lies in front of the tent the same way up as it lay in the mound. Nobody may turn it before it is examined, not even its owner, so all see the same face.", "kind": "ruling", "source": "ruling", "quote": null }, { "id": "TRO-R13", "title": "Memory", "text": "You need not remember what you saw: the table keeps showing the face that everybody has seen, even when the piece is behind a tent. Memory is not what this game is about, and anybody could take notes.", "kind": "ruling", "source": "ruling", "quote": null }, { "id": "TRO-R14", "title": "Digging and examining one piece", "text": "If you dig a piece and examine it in the same turn, which you may, it counts twice: these are two actions. TRO-28 adds up what you dig and what you examine, and does not ask which pieces they are.", "kind": "ruling", "source": "ruling", "quote": null }, { "id": "TRO-R15", "title": "More than five during a turn", "text": "You may have more than five pieces in front of your tent during your turn, since TRO-34 speaks of its end. But you may not dig a piece if you would have too few actions left to get back to five by examining. With five in front and two actions left, for instance, you may dig one and must then examine one. While more than five are in front, you cannot end your turn.", "kind": "ruling", "source": "ruling", "quote": null }, { "id": "TRO-R16", "title": "Connected by itself", "text": "A publication is one piece, or a group whose own pieces are joined edge to edge. Pieces that are joined only through published ones are not a group.", "kind": "ruling", "source": "ruling", "quote": null }, { "id": "TRO-R17", "title": "Largest group", "text": "The largest group of a layer is its largest set of published pieces joined edge to edge, no matter who published them or when, this turn included. In the third example two pieces of one player and one of another are a group of three. A new publication counts with its own pieces alone, even if it joins older ones.", "kind": "ruling", "source": "ruling", "quote": null }, { "id": "TRO-R18", "title": "Equal size", "text": "A publication of the same size as the largest group is secondary: a primary one needs more pieces.", "kind": "ruling", "source": "ruling", "quote": null }, { "id": "TRO-R19", "title": "Adjacent by one piece", "text": "A secondary group is adjacent if at least one of its pieces shares an edge with a published piece of the layer.", "kind": "ruling", "source": "ruling", "quote": null }, { "id": "TRO-R20", "title": "What a publication counts as", "text": "You do not choose what a publication counts as. If it fills the layer, it is final. If not, and it is large enough, it is primary. Otherwise it is secondary.", "kind": "ruling", "source": "ruling", "quote": null }, { "id": "TRO-R21", "title": "One bonus only", "text": "A publication that is final and also larger than any group earns one extra point for each piece, not two. Only the publication that fills the last cell is final; earlier ones of the same turn are not.", "kind": "ruling", "source": "ruling", "quote": null }, { "id": "TRO-R22", "title": "No wrong cell", "text": "You cannot lay a piece wrongly: you have examined it and its cell is fixed. So you only say which pieces you publish.", "kind": "ruling", "source": "ruling", "quote": null }, { "id": "TRO-R23", "title": "One pawn move a turn", "text": "Your pawn moves once, at the end of your publication turn, by all the points of the turn. Without points it does not move and moves nobody back.", "kind": "ruling", "source": "ruling", "quote": null }, { "id": "TRO-R24", "title": "Which way is back", "text": "Back means towards the start: one space, two spaces, until there is one without a pawn. The space that the moving pawn has just left counts as free. A pawn that is moved back moves nobody else.", "kind": "ruling", "source": "ruling", "quote": null }, { "id": "TRO-R25", "title": "The start corner", "text": "Any number of pawns may stand on the start corner, where all begin: space 0 is always free.", "kind": "ruling", "source": "ruling", "quote": null }, { "id": "TRO-R26", "title": "Laps", "text": "Laps round the track count: two pawns meet only if both have the same renown.", "kind": "ruling", "source": "ruling", "quote": null }, { "id": "TRO-R27", "title": "Moved back is renown lost", "text": "Being moved back costs renown: the space of your pawn is your score. So at the end no two players are level except at 0, and players at 0 share their rank. There is no other tie-break.", "kind": "ruling", "source": "ruling", "quote": null }, { "id": "TRO-R28", "title": "When exactly it ends", "text": "The game ends as soon as the last publication turn is over and its permit is drawn: nobody has a publication card in hand or still to act on in this round. Players whose dig turn of that round is still to come do not act any more, because it could not change the score.", "kind": "ruling", "source": "ruling", "quote": null }, { "id": "TRO-R29", "title": "Pile and hands suffice", "text": "Neither the pile of permits nor a hand runs out. There are 16 permits, and 16, 15 or 14 publication cards with four, three or two players; the last of them is played in round 11, 14 or 18 at the latest. In a position set up by hand an empty pile gives no card, and a player with an empty hand sits the round out.", "kind": "ruling", "source": "ruling", "quote": null }, { "id": "TRO-R30", "title": "Turns that end by themselves", "text": "A dig turn ends by itself after five actions, or when the mound and the front of your tent are both empty. A publication turn ends by itself after five pieces, or when nothing is behind your tent. Everybody can see these things. They are looked at when a turn begins and after every action or publication. If you have pieces but cannot publish any, you must end the turn yourself, so that nobody learns which it was.", "kind": "ruling", "source": "ruling", "quote": null }, { "id": "TRO-R31", "title": "The drawn permit is secret", "text": "You do not show the permit that you draw; it joins your hand. All see that you drew one.", "kind": "ruling", "source": "ruling", "quote": null }, { "id": "TRO-R32", "title": "Only published pieces count", "text": "Only published pieces are worth something at the end.", "kind": "ruling", "source": "ruling", "quote": null }, { "id": "TRO-R33", "title": "An empty mound", "text": "The mound may be empty before the end. You still play dig cards.", "kind": "ruling", "source": "ruling", "quote": null }, { "id": "TRO-R34", "title": "Rules that need no move", "text": "Wobbling, comparing and taking a frame in hand need no move: nothing wobbles, and the frames are always in view.", "kind": "ruling", "source": "ruling", "quote": null }, { "id": "TRO-R35", "title": "Each publication by itself", "text": "Each publication is judged by itself, so not everything that you publish in an empty layer in one turn is primary. A second single piece there is secondary and must touch the first.", "kind": "ruling", "source": "ruling", "quote": null }, { "id": "TRO-R36", "title": "Starting piece under a bridge", "text": "A starting piece lies on top, as TRO-17 says. You may not take a piece if another one that you can see lies over it, even as a bridge that does not touch it. You may dig such a piece later. Pieces out of sight do not count, so that everybody can tell.", "kind": "ruling", "source": "ruling", "quote": null }, { "id": "TRO-R37", "title": "A colour each", "text": "Every player has a different colour. The rulebook does not say so, but each player needs a pawn and the cards of one colour, and of each colour there is one set.", "kind": "ruling", "source": "ruling", "quote": null }, { "id": "TRO-R38", "title": "Two players: no frame for Troy VI", "text": "With two players the frame of Troy VI is not used: no piece belongs there.", "kind": "ruling", "source": "ruling", "quote": null }, { "id": "TRO-R39", "title": "No card twice", "text": "A card that was played never comes back to a hand. The rulebook gives no way to take one back, and the game ends when cards are used up (TRO-62).", "kind": "ruling", "source": "ruling", "quote": null }];
var scenarios3 = [{ "id": "example-1", "title": "Two primary publications in one turn", "note": "Red publishes the rubble piece of a1 first, then the plan pieces of c2 and d2 together. The first publication of a layer is primary, and so is one larger than any group there: 8 points.", "rules": ["TRO-46", "TRO-48", "TRO-49", "TRO-57"] }, { "id": "example-2", "title": "Two secondary publications", "note": "Blue publishes the pieces of a2 and d1, one after the other, each next to a published piece: 4 points.", "rules": ["TRO-45", "TRO-50", "TRO-51"] }, { "id": "example-3", "title": "A group larger than any", "note": "Yellow publishes four pieces as one group: b3, b4, c4 and d4. The largest group has three pieces, two from Red and one from Blue: 11 points.", "rules": ["TRO-49", "TRO-R17"] }];

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
var rules4 = [{ "id": "FRA-1", "title": "Three or four players", "text": "The game is for 3 or 4 players.", "kind": "rulebook", "source": "title", "quote": "voor 3 of 4 spelers vanaf ± 10 jaar" }, { "id": "FRA-2", "title": "Components", "text": "There are 50 track cards, 10 stations, 4 locomotive cards, 4 veto cards, 2 flight tickets and 4 wooden locomotives.", "kind": "rulebook", "source": "Spelmateriaal", "quote": "50 trajectkaarten ♦ 10 stations ♦ 4 locomotiefkaarten ♦ 4 vetokaarten" }, { "id": "FRA-3", "title": "One size, five backs", "text": "All 70 cards have the same size. The back shows which of the five kinds a card is.", "kind": "rulebook", "source": "Spelmateriaal", "quote": "de 5 verschillende soorten zijn echter wel aan de achterzijde te herkennen" }, { "id": "FRA-4", "title": "The basic game", "text": "The basic game uses neither flight tickets nor veto cards.", "kind": "rulebook", "source": "Spelmateriaal", "quote": "zijn de 2 vliegtickets en de 4 vetokaarten niet nodig" }, { "id": "FRA-5", "title": "Locomotives and their colours", "text": "Each player gets a locomotive card and the locomotive of the same colour.", "kind": "rulebook", "source": "Vorbereiding", "quote": "Elke speler krijgt 1 locomotiefkaart en de houten locomotief met dezelfde kleur" }, { "id": "FRA-6", "title": "The ten stations", "text": "The ten stations A–J are laid out face up as in the sketch.", "kind": "rulebook", "source": "Vorbereiding", "quote": "die worden open gelegd zoals in de schets hiernaast" }, { "id": "FRA-7", "title": "Where the field grows", "text": "The dotted lines of the sketch show where track cards go during the game. So the field is different every time.", "kind": "rulebook", "source": "Vorbereiding", "quote": "De stippellijnen duiden aan waar tijdens het spel de trajectkaarten aangelegd worden" }, { "id": "FRA-8", "title": "Everybody starts in A", "text": "All locomotives start in station A (START).", "kind": "rulebook", "source": "Vorbereiding", "quote": "station A waar het woord ‘START’ op gedrukt staat" }, { "id": "FRA-9", "title": "Hints on the stations", "text": "The hints printed on the stations other than A matter only in the advanced game.", "kind": "rulebook", "source": "Vorbereiding", "quote": "die is enkel van belang in het spel voor gevorderden" }, { "id": "FRA-10", "title": "What a track card shows", "text": "A track card shows track and four symbols: a wagon with its value 2–9, a coupling letter, an uncoupling letter, and an action value 1–5 drawn as a die.", "kind": "rulebook", "source": "De trajectkaarten", "quote": "Naast de sporen, tonen ze in de hoeken nog 4 symbolen" }, { "id": "FRA-11", "title": "The wagon value", "text": "The wagon value is what you collect. It is also how far you drive when you play the card to drive.", "kind": "rulebook", "source": "De trajectkaarten", "quote": "kaarten met een zo hoog mogelijke “wagonwaarde” te verzamelen" }, { "id": "FRA-12", "title": "The action value", "text": "A higher action value is always better than a lower one.", "kind": "rulebook", "source": "De trajectkaarten", "quote": "Een hogere “actiewaarde” is echter altijd beter dan een lagere" }, { "id": "FRA-13", "title": "Three cards each", "text": "The track cards are shuffled. Each player gets 3, unseen by the others. The rest is the face-down pile.", "kind": "rulebook", "source": "De trajectkaarten", "quote": "elke speler krijgt daarvan blind 3 exemplaren" }, { "id": "FRA-14", "title": "Lot decides who begins", "text": "Lot decides who begins; play goes clockwise.", "kind": "rulebook", "source": "De trajectkaarten", "quote": "Het lot bepaalt wie mag beginnen" }, { "id": "FRA-15", "title": "First draw a card", "text": "At the start of your turn, take one card from the face-down pile.", "kind": "rulebook", "source": "Het spel", "quote": "neemt eerst nog een trajectkaart van de blinde stapel" }, { "id": "FRA-16", "title": "As many actions as you like", "text": "Then you may carry out actions 1–6: as many as you like, in any order, each as often as you like. Only action 6 is an exception.", "kind": "rulebook", "source": "Het spel", "quote": "zoveel hij wil en in een willekeurige volgorde" }, { "id": "FRA-17", "title": "An action costs a hand card", "text": "Most actions cost one card from your hand each time. For uncoupling (action 4) the rulebook names no card.", "kind": "rulebook", "source": "Het spel", "quote": "moet men echter elke keer één van zijn handkaarten uitspelen" }, { "id": "FRA-18", "title": "The discard pile", "text": "Discarded cards form a discard pile beside the face-down pile.", "kind": "rulebook", "source": "Het spel", "quote": "een aflegstapel met de afgelegde kaarten" }, { "id": "FRA-19", "title": "The discard pile becomes the face-down pile", "text": "When the face-down pile is used up, the discard pile is turned over, shuffled and becomes the new face-down pile.", "kind": "rulebook", "source": "Het spel", "quote": "wordt die omgedraaid en geschud en als nieuwe blinde stapel neergelegd" }, { "id": "FRA-20", "title": "Laying track", "text": "You lay one card from your hand on an empty place of the field.", "kind": "rulebook", "source": "1. Spoorwegnet uitbreiden", "quote": "legt men 1 van de handkaarten op een lege plaats" }, { "id": "FRA-21", "title": "Right next to another card", "text": "A card must be laid right next to a card that lies there already: a station or a track card.", "kind": "rulebook", "source": "1. Spoorwegnet uitbreiden", "quote": "rechtstreeks aan de reeds gelegde kaarten, dus naast een station" }, { "id": "FRA-22", "title": "Turned as you like", "text": "You may turn the card that you lay as you like.", "kind": "rulebook", "source": "1. Spoorwegnet uitbreiden", "quote": "mag men zijn kaarten geheel naar keuze draaien" }, { "id": "FRA-23", "title": "Completing track", "text": "You lay one card from your hand on top of a laid track card so that it covers it.", "kind": "rulebook", "source": "2. Trajecten vervolledigen", "quote": "direct op een al aangelegde trajectkaart, zodat die deze overdekt" }, { "id": "FRA-24", "title": "Not under a locomotive", "text": "No locomotive may stand on the card that is covered.", "kind": "rulebook", "source": "2. Trajecten vervolledigen", "quote": "Er mag echter geen locomotief op de bedekte kaart staan" }, { "id": "FRA-25", "title": "Old track stays where it was", "text": "The new card must show all track of the old one, each piece exactly where it was.", "kind": "rulebook", "source": "2. Trajecten vervolledigen", "quote": "moet bovendien alle spoorelementen van de oude behouden" }, { "id": "FRA-26", "title": "The three pictured attempts", "text": "The rulebook pictures three attempts to complete track. Only the first is right. In the second the card is turned the wrong way. In the third a locomotive stands on the card.", "kind": "rulebook", "source": "2. Trajecten vervolledigen, picture", "quote": "Van deze 3 voorbeelden is alleen de linkse vervollediging toegestaan" }, { "id": "FRA-27", "title": "Coupling a wagon", "text": "You add a card from your hand to the train behind your locomotive card. It overlaps the last card, with the wagon at the top.", "kind": "rulebook", "source": "3. Wagons vastkoppelen", "quote": "een handkaart overlappend met zijn locomotiefkaart aan" }, { "id": "FRA-28", "title": "In the station of the coupling letter", "text": "To couple a wagon, your locomotive must be in the station of the card's coupling letter.", "kind": "rulebook", "source": "3. Wagons vastkoppelen", "quote": "dezelfde letter als bij het symbool “vastkoppelen” op deze kaart" }, { "id": "FRA-29", "title": "At most five wagons", "text": "You may have at most 5 coupled wagons at a time; no action value is higher.", "kind": "rulebook", "source": "3. Wagons vastkoppelen; 5. Rijden met de locomotief", "quote": "Men mag maximum 5 “vastgekoppelde wagons” op hetzelfde moment bezitten" }, { "id": "FRA-30", "title": "Uncoupling a wagon", "text": "You slide one coupled wagon under your locomotive card: it is delivered.", "kind": "rulebook", "source": "4. Wagons ontkoppelen", "quote": "schuift men de “vastgekoppelde wagon” ONDER zijn locomotiefkaart" }, { "id": "FRA-31", "title": "In the station of the uncoupling letter", "text": "To uncouple a wagon, your locomotive must be in the station of the wagon's uncoupling letter.", "kind": "rulebook", "source": "4. Wagons ontkoppelen", "quote": "dezelfde letter als bij het symbool “ontkoppelen” op deze kaart" }, { "id": "FRA-32", "title": "Any place in the train", "text": "You may uncouple a wagon from any place in the train.", "kind": "rulebook", "source": "4. Wagons ontkoppelen", "quote": "Het speelt daarbij geen rol, op welke positie hij zich bevindt" }, { "id": "FRA-33", "title": "Only delivered wagons count", "text": "Only delivered wagons count at the end, each with its wagon value.", "kind": "rulebook", "source": "4. Wagons ontkoppelen", "quote": "tellen bij het einde van het spel, overeenkomstig hun “wagonwaarde”" }, { "id": "FRA-34", "title": "Nobody looks at delivered wagons", "text": "During the game nobody may look at delivered wagons, not even at their own.", "kind": "rulebook", "source": "4. Wagons ontkoppelen", "quote": "Tijdens het spel mag niemand de “ontkoppelde wagons” zien" }, { "id": "FRA-35", "title": "Driving", "text": "You discard one card from your hand face up. Your locomotive moves only on sleepers. It goes exactly as many of them as the card's wagon value.", "kind": "rulebook", "source": "5. Rijden met de locomotief", "quote": "precies het aantal dwarsliggers verder als de “wagonwaarde” op de kaart" }, { "id": "FRA-36", "title": "The action value limits the load", "text": "To drive, the action value of the card must be at least the number of your coupled wagons.", "kind": "rulebook", "source": "5. Rijden met de locomotief", "quote": "minstens even groot is als het aantal “aangehangen wagons”" }, { "id": "FRA-37", "title": "You choose the way", "text": "At a branch you choose the way.", "kind": "rulebook", "source": "5. Rijden met de locomotief", "quote": "Bij een vertakking beslist de speler, welke kant hij wil gebruiken" }, { "id": "FRA-38", "title": "Never backwards", "text": "A locomotive never drives backwards.", "kind": "rulebook", "source": "5. Rijden met de locomotief", "quote": "Een locomotief mag echter in geen geval achteruit rijden" }, { "id": "FRA-39", "title": "A station is one space", "text": "A station counts as one space, like a sleeper.", "kind": "rulebook", "source": "5. Rijden met de locomotief", "quote": "Een station telt als veld, alsof het een dwarsligger is" }, { "id": "FRA-40", "title": "A station stops the train", "text": "A locomotive that enters a station stops at once. Spaces left over are lost.", "kind": "rulebook", "source": "5. Rijden met de locomotief", "quote": "Rijdt een locomotief echter een station binnen, dan stopt de trein onmiddellijk" }, { "id": "FRA-41", "title": "Any number in a station", "text": "Any number of locomotives may be in a station.", "kind": "rulebook", "source": "5. Rijden met de locomotief", "quote": "In een station mag een onbeperkt aantal locomotieven staan" }, { "id": "FRA-42", "title": "From a station in any direction", "text": "From a station you may take any direction in a following turn.", "kind": "rulebook", "source": "5. Rijden met de locomotief", "quote": "Vanuit een station mag men bij een volgende beurt eender welke rijrichting" }, { "id": "FRA-43", "title": "Ramming and pushing", "text": "A locomotive that reaches the sleeper of another one on open track rams it and pushes it ahead.", "kind": "rulebook", "source": "5. Rijden met de locomotief", "quote": "dan “ramt” hij die en schuift hij die voor zich uit" }, { "id": "FRA-44", "title": "The rammed one stands just ahead", "text": "At the end of the drive the rammed locomotive usually stands on the sleeper just ahead of yours.", "kind": "rulebook", "source": "5. Rijden met de locomotief", "quote": "gewoonlijk op de dwarsligger vlak voor de andere" }, { "id": "FRA-45", "title": "Pushing on to another branch", "text": "At a branch you may push the rammed locomotive on to track that you do not take yourself. It then stays on the first sleeper after the branch.", "kind": "rulebook", "source": "5. Rijden met de locomotief", "quote": "aan vertakkingen op een zijspoor schuiven dat men zelf niet wil gebruiken" }, { "id": "FRA-46", "title": "Pushed into a station", "text": "A locomotive can be pushed into a station, where it stays. It is never pushed out of one.", "kind": "rulebook", "source": "5. Rijden met de locomotief", "quote": "in een station geschoven worden, maar niet daaruit weggeschoven" }, { "id": "FRA-47", "title": "Derailing", "text": "A locomotive derails when it is pushed over the edge of a track card on to an empty place, where no card connects.", "kind": "rulebook", "source": "Ontsporen", "quote": "over de rand van een trajectkaart op een lege plaats geduwd" }, { "id": "FRA-48", "title": "What a derailed player loses", "text": "The owner of a derailed locomotive at once discards the whole hand and all coupled wagons.", "kind": "rulebook", "source": "Ontsporen", "quote": "alle kaarten die hij in zijn hand heeft, op de aflegstapel leggen" }, { "id": "FRA-49", "title": "Back to station A", "text": "The derailed locomotive goes back to main station A.", "kind": "rulebook", "source": "Ontsporen", "quote": "Zijn locomotief wordt weer aan hoofdstation A gezet" }, { "id": "FRA-50", "title": "Drawing cards", "text": "You discard one card from your hand face up and draw as many cards as its action value.", "kind": "rulebook", "source": "6. Natrekken", "quote": "net zoveel kaarten als de “actiewaarde” op de afgelegde kaart aangeeft" }, { "id": "FRA-51", "title": "Once, and it ends the turn", "text": "You may draw cards (action 6) once in a turn, and it ends your turn.", "kind": "rulebook", "source": "6. Natrekken", "quote": "deze handeling mag maar 1 keer per spelbeurt uitgevoerd worden" }, { "id": "FRA-52", "title": "A crossing only on an empty place", "text": "A crossing can only be laid on an empty place.", "kind": "rulebook", "source": "De 5 kruispunten", "quote": "Een kruispunt kan alleen op een vrije plaats aangelegd worden" }, { "id": "FRA-53", "title": "A crossing is never covered", "text": "No other track card may cover a crossing later.", "kind": "rulebook", "source": "De 5 kruispunten", "quote": "later ook niet door een andere trajectkaart bedekt worden" }, { "id": "FRA-54", "title": "Straight on over a crossing", "text": "On a crossing trains go straight on. They never turn off.", "kind": "rulebook", "source": "De 5 kruispunten", "quote": "Afslaan is op een kruispunt natuurlijk niet toegestaan" }, { "id": "FRA-55", "title": "A crossing turns a card over", "text": "Each time you cross a crossing with your locomotive, turn over the top card of the face-down pile. It goes to the discard pile.", "kind": "rulebook", "source": "De 5 kruispunten", "quote": "Elke keer als men dus het kruispunt met zijn locomotief oversteekt" }, { "id": "FRA-56", "title": "Surplus wagons are discarded", "text": "After a crossing you may keep at most as many coupled wagons as the action value of the card turned over. Discard the surplus; you choose which.", "kind": "rulebook", "source": "De 5 kruispunten", "quote": "moet men de overtollige op de aflegstapel leggen" }, { "id": "FRA-57", "title": "The end: no card is left", "text": "The game ends at once when a player must draw a card from the face-down pile, for whatever reason, and both piles are empty.", "kind": "rulebook", "source": "Einde van het spel", "quote": "zowel deze als de aflegstapel op dat ogenblik leeg zijn" }, { "id": "FRA-58", "title": "The highest total wins", "text": "Each player adds up the wagon values of their delivered wagons. The highest total wins.", "kind": "rulebook", "source": "Einde van het spel", "quote": "De speler met het hoogste totaal, wint" }, { "id": "FRA-59", "title": "Ties: wagons still coupled", "text": "In a tie, add up the wagon values of the wagons still coupled. The higher sum wins.", "kind": "rulebook", "source": "Einde van het spel", "quote": "Bij een ex aequo, beslist de hogere som van de “wagonwaardes”" }, { "id": "FRA-60", "title": "Basic game first", "text": "Play the basic game at least once before the advanced one. This is advice, not a rule.", "kind": "rulebook", "source": "Einde van het spel", "quote": "minstens 1 keer te spelen volgens de regels van het basisspel" }, { "id": "FRA-61", "title": "Tickets and veto cards", "text": "The 2 flight tickets and 4 veto cards lie beside the field.", "kind": "rulebook", "source": "Het spel voor gevorderden", "quote": "die naast het speelveld worden gelegd" }, { "id": "FRA-62", "title": "Decide when you enter a station", "text": "Each time you drive into a station with your locomotive, decide before any further action whether to carry out the special action of that station.", "kind": "rulebook", "source": "Het spel voor gevorderden", "quote": "Elke keer als men met zijn locomotief een station binnenrijdt" }, { "id": "FRA-63", "title": "The special action comes at once", "text": "If you decide for the special action, carry it out at once, before you drive on.", "kind": "rulebook", "source": "Het spel voor gevorderden", "quote": "Zo ja, dan moet men dit onmiddellijk doen" }, { "id": "FRA-64", "title": "No special action when pushed in", "text": "If another player pushed your locomotive into a station, you have no special action there.", "kind": "rulebook", "source": "Het spel voor gevorderden", "quote": "dan vervalt voor die speler het recht op die speciale handeling" }, { "id": "FRA-65", "title": "Turned cards are discarded", "text": "A card turned over for a special action goes straight to the discard pile.", "kind": "rulebook", "source": "Het spel voor gevorderden", "quote": "Die komt dan altijd direct op de aflegstapel" }, { "id": "FRA-66", "title": "A: Start", "text": "Station A, Start, has no special action.", "kind": "rulebook", "source": "Station A", "quote": "Dit betreft geen speciaal station" }, { "id": "FRA-67", "title": "B: Flight ticket", "text": "Station B, Flight ticket: if a ticket is left and you have none, you may take one and lay it in front of you.", "kind": "rulebook", "source": "Station B", "quote": "Als er nog een vliegticket te krijgen is" }, { "id": "FRA-68", "title": "What a ticket does", "text": "A flight ticket lets a locomotive move from one card to another over a row of empty places.", "kind": "rulebook", "source": "Station B", "quote": "van 1 kaart naar een andere over een rij van lege plaatsen" }, { "id": "FRA-69", "title": "Where a flight starts", "text": "A flight starts from any sleeper of a track card or from a station.", "kind": "rulebook", "source": "Station B", "quote": "een willekeurige dwarsligger op een trajectkaart of een station" }, { "id": "FRA-70", "title": "Where a flight ends", "text": "A flight ends on the first sleeper of the card of destination, or in another station.", "kind": "rulebook", "source": "Station B", "quote": "Eindpunt is dan de eerste dwarsligger op de kaart van bestemming" }, { "id": "FRA-71", "title": "A row of empty places", "text": "Start and end of a flight lie in the same row or column, and every place between is empty.", "kind": "rulebook", "source": "Station B", "quote": "Beide punten moeten wel in dezelfde horizontale of verticale rij liggen" }, { "id": "FRA-72", "title": "What a flight costs", "text": "A flight costs a card whose action value is exactly the number of empty places that you fly over.", "kind": "rulebook", "source": "Station B", "quote": "hetzelfde getal heeft als het aantal lege plaatsen" }, { "id": "FRA-73", "title": "Card and ticket are gone", "text": "Discard the card you play for a flight and hand the ticket back.", "kind": "rulebook", "source": "Station B", "quote": "ook het gebruikte vliegticket moet men vervolgens afgeven" }, { "id": "FRA-74", "title": "C: Card raid", "text": "Station C, Card raid: name an opponent, then turn over the top card of the face-down pile.", "kind": "rulebook", "source": "Station C", "quote": "Kies eerst een tegenspeler en draai de bovenste kaart" }, { "id": "FRA-75", "title": "The opponent gives", "text": "The opponent you named gives you all cards in hand with the action value of the card turned over.", "kind": "rulebook", "source": "Station C", "quote": "moet je nu al zijn kaarten geven die dezelfde “actiewaarde” hebben" }, { "id": "FRA-76", "title": "The raider gives", "text": "If the opponent you named has no such card, they show their hand as proof. Then you give them all your own cards in hand with that action value.", "kind": "rulebook", "source": "Station C", "quote": "dan moet hij zijn kaarten als bewijs tonen" }, { "id": "FRA-77", "title": "D: Close a station", "text": "Station D, Close a station: lay one card from your hand face up on a station. The station is closed: nobody can drive to it.", "kind": "rulebook", "source": "Station D", "quote": "Deze geldt van dan af als gesloten" }, { "id": "FRA-78", "title": "A closed station is track", "text": "The card on a closed station is a normal part of the network. Other cards may cover it later.", "kind": "rulebook", "source": "Station D", "quote": "als een normaal onderdeel van het spoorwegnet gebruikt" }, { "id": "FRA-79", "title": "Track beside the station", "text": "You can close a station only if at least one track card lies right next to it.", "kind": "rulebook", "source": "Station D", "quote": "Er moet minstens 1 trajectkaart direct naast liggen" }, { "id": "FRA-80", "title": "No locomotive in the station", "text": "No locomotive may be in the station that you close.", "kind": "rulebook", "source": "Station D", "quote": "Er mag bovendien geen locomotief in het station staan" }, { "id": "FRA-81", "title": "One closed station at a time", "text": "At most one station is closed at a time. Closing one reopens the one closed before: all track cards on it go to the discard pile.", "kind": "rulebook", "source": "Station D", "quote": "er mag maar hoogstens 1 station terzelfdertijd gesloten zijn" }, { "id": "FRA-82", "title": "No locomotive on the reopened station", "text": "You may reopen a station in this way only when no locomotive stands on its cards.", "kind": "rulebook", "source": "Station D", "quote": "alleen toegelaten als er geen locomotief op staat" }, { "id": "FRA-83", "title": "E: Card raid train", "text": "Station E, Card raid train: draw one unseen card at a time from the opponent with the most cards, until you have more than any other player.", "kind": "rulebook", "source": "Station E", "quote": "tot je meer hebt dan eender welke andere speler" }, { "id": "FRA-84", "title": "Equally many cards", "text": "If several opponents have equally many cards, you choose from whom you draw.", "kind": "rulebook", "source": "Station E", "quote": "Bij een gelijk aantal, kies je zelf bij wie je kaarten trekt" }, { "id": "FRA-85", "title": "Not with the most cards", "text": "If you have the most cards yourself, you cannot carry out the card raid train.", "kind": "rulebook", "source": "Station E", "quote": "dat je zelf de persoon bent met de meeste kaarten in handen" }, { "id": "FRA-86", "title": "All cards must be played", "text": "After the card raid train you must play all your cards and may keep none.", "kind": "rulebook", "source": "Station E", "quote": "moet je vervolgens AL je kaarten uitspelen" }, { "id": "FRA-87", "title": "No drawing after the raid train", "text": "After the card raid train you may not draw cards (action 6) this turn.", "kind": "rulebook", "source": "Station E", "quote": "in deze ronde handeling 6 (het natrekken van de trajectkaarten)" }, { "id": "FRA-88", "title": "F: Uncouple a wagon", "text": "Station F, Uncouple a wagon: only if you have a coupled wagon. Turn over the top card of the face-down pile.", "kind": "rulebook", "source": "Station F", "quote": "Als je op dat moment minstens 1 “vastgekoppelde wagon” hebt" }, { "id": "FRA-89", "title": "A fitting wagon may be delivered", "text": "If one of your wagons has the action value turned over at F, you may deliver it at once, whatever its letter. If several have it, you may deliver one of them.", "kind": "rulebook", "source": "Station F", "quote": "direct afhaken en onder je locomotiefkaart schuiven" }, { "id": "FRA-90", "title": "No fitting wagon: one is discarded", "text": "If none of your wagons has the action value turned over at F, you must discard one of them. You choose which.", "kind": "rulebook", "source": "Station F", "quote": "een willekeurige verwijderen en op de aflegstapel leggen" }, { "id": "FRA-91", "title": "G: Veto card", "text": "Station G, Veto card: if you have none, you may take one.", "kind": "rulebook", "source": "Station G", "quote": "Als je nog geen vetokaart (“Einspruch”) hebt" }, { "id": "FRA-92", "title": "Forbidding and forcing", "text": "When opponents drive their locomotive into a station, a veto card lets you forbid them the special action or force them to do it.", "kind": "rulebook", "source": "Station G", "quote": "verbieden of dwingen de speciale handeling uit te voeren" }, { "id": "FRA-93", "title": "Nothing against a veto", "text": "Nothing can be done against a veto card.", "kind": "rulebook", "source": "Station G", "quote": "Tegen een vetokaart is geen verzet mogelijk" }, { "id": "FRA-94", "title": "Dictating the details", "text": "When an opponent has decided on a special action, you may instead use a veto card to fix all further details: at C who is robbed, at D which station is closed, and so on.", "kind": "rulebook", "source": "Station G", "quote": "alle verdere details bepalen, wanneer een tegenspeler beslist heeft" }, { "id": "FRA-95", "title": "A used veto card is handed back", "text": "You hand a used veto card back at once. So you cannot force an opponent and then also dictate the details; only another holder can do that.", "kind": "rulebook", "source": "Station G", "quote": "Wanneer men een vetokaart gebruikt heeft, moet men die onmiddellijk weer afgeven" }, { "id": "FRA-96", "title": "H: Rebuild track", "text": "Station H, Rebuild track: discard a card from your hand, then lift one laid track card with the same action value and lay it differently. No locomotive may stand on it.", "kind": "rulebook", "source": "Station H", "quote": "Vervolgens leg je 1 van de uitgelegde trajectkaarten anders" }, { "id": "FRA-97", "title": "To another place", "text": "You may lay the lifted card in another place, by the rules of actions 1 and 2.", "kind": "rulebook", "source": "Station H", "quote": "kan deze trajectkaart nu op een andere plaats aangelegd worden" }, { "id": "FRA-98", "title": "Turned in the same place", "text": "You may lay the lifted card back in the same place, turned another way.", "kind": "rulebook", "source": "Station H", "quote": "op dezelfde plaats teruggelegd worden, alleen in een andere richting" }, { "id": "FRA-99", "title": "Away to the discard pile", "text": "You may also take the lifted card away and put it on the discard pile.", "kind": "rulebook", "source": "Station H", "quote": "de trajectkaart ook verwijderen en op de aflegstapel leggen" }, { "id": "FRA-100", "title": "Rebuilding reopens a station", "text": "You can reopen a closed station by rebuilding.", "kind": "rulebook", "source": "Station H", "quote": "zo kan natuurlijk ook een gesloten station weer geopend worden" }, { "id": "FRA-101", "title": "As often as you like", "text": "You may rebuild as often as you like, each time for one card from your hand.", "kind": "rulebook", "source": "Station H", "quote": "zoveel keer na elkaar doen als je wil" }, { "id": "FRA-102", "title": "I: Couple a wagon", "text": "Station I, Couple a wagon: only if you have at most 4 coupled wagons. Turn over the top card of the face-down pile.", "kind": "rulebook", "source": "Station I", "quote": "nu een wagon bij aan te hangen, onafhankelijk van de letter" }, { "id": "FRA-103", "title": "A fitting card must be coupled", "text": "If you have cards in hand with the action value turned over at I, you must couple one of them, whatever its letter.", "kind": "rulebook", "source": "Station I", "quote": "dan MOET je die (respectievelijk 1 ervan) aan je locomotief aanleggen" }, { "id": "FRA-104", "title": "No fitting card: one is discarded", "text": "If you have no card in hand with the action value turned over at I, you must discard a card of your choice.", "kind": "rulebook", "source": "Station I", "quote": "een kaart naar keuze uit je hand op de aflegstapel leggen" }, { "id": "FRA-105", "title": "Not uncoupled before leaving", "text": "If a wagon that you coupled in this way has station I itself as its destination, you cannot uncouple it at once: your locomotive must leave the station first.", "kind": "rulebook", "source": "Station I", "quote": "Je locomotief moet het station eerst verlaten" }, { "id": "FRA-106", "title": "J: Wagon raid", "text": "Station J, Wagon raid: only if you have at most 4 coupled wagons. Name an opponent, then turn over the top card of the face-down pile.", "kind": "rulebook", "source": "Station J", "quote": "dan heb je de kans nog één te “stelen”" }, { "id": "FRA-107", "title": "The opponent gives a wagon", "text": "The opponent you named at J must give you one coupled wagon with the action value turned over. If several fit, you choose. The wagon joins your train.", "kind": "rulebook", "source": "Station J", "quote": "Heeft hij er zo meerdere, dan kies je welke" }, { "id": "FRA-108", "title": "The raider gives instead", "text": "If the opponent you named at J has no such wagon, you must give them one of your own cards with that action value. You give nothing if you have none, or if the opponent has 5 wagons already.", "kind": "rulebook", "source": "Station J", "quote": "moet jij hem één van je eigen kaarten met dezelfde “actiewaarde” geven" }, { "id": "FRA-109", "title": "Other special actions", "text": "Players may change the special actions of the stations.", "kind": "rulebook", "source": "Varianten", "quote": "nieuwe speciale handelingen voor de stations bedacht" }, { "id": "FRA-110", "title": "Kidnapping", "text": "Kidnapping: discard a card from your hand and move an opponent's locomotive with it, by the rules of driving.", "kind": "rulebook", "source": "Varianten", "quote": "de locomotief van één van je tegenspelers volgens de regels van “rijden" }, { "id": "FRA-111", "title": "Only from open track", "text": "You can kidnap a locomotive only on open track, not in a station.", "kind": "rulebook", "source": "Varianten", "quote": "op een vrij traject bevindt en niet in een station" }, { "id": "FRA-112", "title": "A kidnapped locomotive may derail", "text": "You may let a kidnapped locomotive derail over the edge of a track card.", "kind": "rulebook", "source": "Varianten", "quote": "uitdrukkelijk toegestaan de vreemde locomotief te laten ontsporen" }, { "id": "FRA-113", "title": "Other layouts", "text": "The stations may be laid out in other ways. The author suggests one.", "kind": "rulebook", "source": "Varianten", "quote": "Ook alternatieven voor het leggen van de stations zijn natuurlijk mogelijk" }, { "id": "FRA-114", "title": "Free set-up: dealing the stations", "text": "Free set-up: the stations are shuffled and dealt face down to the players. It does not matter if this does not come out even.", "kind": "rulebook", "source": "Varianten", "quote": "alle stations worden geschud en blind aan de spelers uitgedeeld" }, { "id": "FRA-115", "title": "Free set-up: laying the stations", "text": "Free set-up: the players lay the stations in turn, each so that it touches a laid station by a corner.", "kind": "rulebook", "source": "Varianten", "quote": "dat elk station diagonaal aan een al gelegd station aansluit" }, { "id": "FRA-R1", "title": "Sleepers of a card", "text": "A card has one sleeper at each side with track; all track that uses this side shares it. Each piece of track has one more sleeper in its middle. A crossing has none in its middle, where its symbol is. So you need 3 sleepers to pass over a card, and 2 over a crossing.", "kind": "ruling", "source": "ruling", "quote": null }, { "id": "FRA-R2", "title": "Where track may be laid", "text": "Track may be laid only inside the field: the rectangle of the layout. In the free set-up it is the smallest rectangle round all stations, widened by the margin that you chose. No field reaches beyond a1 to y25.", "kind": "ruling", "source": "ruling", "quote": null }, { "id": "FRA-R3", "title": "Track need not match", "text": "Track need not match the cards around it: you may turn a card any way. Right next to a card means side by side, not corner to corner.", "kind": "ruling", "source": "ruling", "quote": null }, { "id": "FRA-R4", "title": "All four sides of a station connect", "text": "All four sides of a station connect to track.", "kind": "ruling", "source": "ruling", "quote": null }, { "id": "FRA-R5", "title": "Completing adds track", "text": "Completing must add at least one piece of track. The rulebook only asks that the old track stays where it was. But the action is called completing, and a card with the very same track completes nothing.", "kind": "ruling", "source": "ruling", "quote": null }, { "id": "FRA-R6", "title": "A crossing neither completes nor closes", "text": "A crossing can neither complete track nor close a station: it needs an empty place.", "kind": "ruling", "source": "ruling", "quote": null }, { "id": "FRA-R7", "title": "Covered cards stay underneath", "text": "Covered cards stay where they are, out of play, until rebuilding or reopening uncovers them.", "kind": "ruling", "source": "ruling", "quote": null }, { "id": "FRA-R8", "title": "A drive needs a complete route", "text": "You must be able to drive the full value of a card: some route has exactly that many spaces, or enters a station within them. If there is none, you cannot play the card to drive. At a branch you can choose only ways on which the drive can still be completed.", "kind": "ruling", "source": "ruling", "quote": null }, { "id": "FRA-R9", "title": "Leaving a station in the same turn", "text": "You may leave a station in the turn in which you entered it, with a further drive. The rulebook speaks of a following turn when it lets you choose the direction. But it allows as many drives as you like in a turn, and it tells you to use a special action before you drive on. The German word “Zug” means a turn as well as a move.", "kind": "ruling", "source": "ruling", "quote": null }, { "id": "FRA-R10", "title": "Which way a locomotive faces", "text": "A locomotive faces the way it last drove. Pushing does not turn it round: pushed from behind it moves forwards, pushed from the front it moves backwards.", "kind": "ruling", "source": "ruling", "quote": null }, { "id": "FRA-R11", "title": "Several locomotives in a row", "text": "A pushed locomotive that reaches another one pushes it too, and so on. The driver chooses the way at every branch for every pushed locomotive.", "kind": "ruling", "source": "ruling", "quote": null }, { "id": "FRA-R12", "title": "Pushed against a card without track", "text": "A locomotive also derails when it is pushed against a card without track on that side, or over the edge of the field.", "kind": "ruling", "source": "ruling", "quote": null }, { "id": "FRA-R13", "title": "Pushed over a crossing", "text": "A locomotive that is pushed over a crossing turns no card over. Only one that is driven or kidnapped does.", "kind": "ruling", "source": "ruling", "quote": null }, { "id": "FRA-R14", "title": "When the crossing acts", "text": "A crossing acts when your locomotive goes from one of its sides to the opposite one, after that step and its pushes. Then the drive goes on. The action value of the card you drive with is not compared with your wagons again.", "kind": "ruling", "source": "ruling", "quote": null }, { "id": "FRA-R15", "title": "When the discard pile is reshuffled", "text": "The discard pile is reshuffled only when somebody must draw or turn over a card and the face-down pile is empty. “When it is used up” could also mean at once. But the end of the game asks whether both piles are empty when a card must be drawn, so the face-down pile may stay empty until then. The card you just played to drive or to draw is already in the discard pile.", "kind": "ruling", "source": "ruling", "quote": null }, { "id": "FRA-R16", "title": "Turning over counts as drawing", "text": "Turning over a card counts as drawing for the end of the game. With action 6 you draw the cards that are left; the first one missing ends the game.", "kind": "ruling", "source": "ruling", "quote": null }, { "id": "FRA-R17", "title": "The turn limit", "text": "The game ends and is scored after a number of turns of all players together: 300, unless you choose another number. Otherwise it could go on for ever. A turn itself always ends.", "kind": "ruling", "source": "ruling", "quote": null }, { "id": "FRA-R18", "title": "Nobody must act", "text": "You need not act: you may end your turn after drawing, unless you must play all your cards.", "kind": "ruling", "source": "ruling", "quote": null }, { "id": "FRA-R19", "title": "Still tied", "text": "Players who are still tied after counting their coupled wagons share the place.", "kind": "ruling", "source": "ruling", "quote": null }, { "id": "FRA-R20", "title": "No hand limit", "text": "You may hold any number of cards.", "kind": "ruling", "source": "ruling", "quote": null }, { "id": "FRA-R21", "title": "What a derailed player keeps", "text": "A derailed player keeps the ticket, the veto card and the delivered wagons.", "kind": "ruling", "source": "ruling", "quote": null }, { "id": "FRA-R22", "title": "Derailing while A is closed", "text": "If a locomotive derails while A is closed, A reopens after all moves of that space. All cards on A go to the discard pile, and every locomotive on them is now in A. If that is the locomotive you are driving, the drive is over. It did not drive in, so A offers it no special action.", "kind": "ruling", "source": "ruling", "quote": null }, { "id": "FRA-R23", "title": "When vetoes are played", "text": "You first say whether you use the special action. Then the holders of a veto card are asked, clockwise from your left. If you use it, they may forbid it, dictate it or pass. If you do not, they may force it or pass. The first veto card played settles it. After a force the other holders may only dictate or pass.", "kind": "ruling", "source": "ruling", "quote": null }, { "id": "FRA-R24", "title": "What can be dictated", "text": "A veto card can dictate every choice that open information allows: whom (C, E on ties, J, kidnapping), which station and how the card lies (D), which track card and where to (H), which wagon (F, J), and the way of a kidnapped locomotive and of those it pushes. The rulebook says “all further details”, but the holder cannot see your hand, so you pick your own cards, and you pick them first. A veto card also cannot make you keep a fitting wagon at F or stop at H: that is not a detail but whether to act. B, G and I have nothing to dictate.", "kind": "ruling", "source": "ruling", "quote": null }, { "id": "FRA-R25", "title": "A special action that is not possible", "text": "If all can see that a special action is not possible, nobody is asked. If only your hand prevents it (D with nothing but crossings, H or kidnapping without a fitting card), you can only say that you do not use it. If you are then forced, you show your hand and nothing happens; the veto card is spent.", "kind": "ruling", "source": "ruling", "quote": null }, { "id": "FRA-R26", "title": "Arriving by flight is driving in", "text": "Arriving in a station by flight counts as driving in.", "kind": "ruling", "source": "ruling", "quote": null }, { "id": "FRA-R27", "title": "Details of a flight", "text": "You may fly in any of the four directions, whichever way you face, over at least one empty place. The card of destination must have track on the side where you arrive: you land on the sleeper there and face the middle of the card. You ram a locomotive that stands there and choose its way. The number of your wagons does not matter. Flying is an extra action in your own turn. A returned ticket can be taken again at B.", "kind": "ruling", "source": "ruling", "quote": null }, { "id": "FRA-R28", "title": "Raid train when tied for most", "text": "If you are tied for the most cards, you may carry out the card raid train: you do not have more than every other player. You may not if you already have more, or if no opponent has a card.", "kind": "ruling", "source": "ruling", "quote": null }, { "id": "FRA-R29", "title": "Cards that cannot be played", "text": "After the card raid train you may not end your turn while you can lay, complete, couple, drive or fly with any card in your hand. When you can play none, ending the turn discards the rest. This includes cards that you get later in the turn.", "kind": "ruling", "source": "ruling", "quote": null }, { "id": "FRA-R30", "title": "The wagon raid gives wagons", "text": "The card that the raider gives at J is a coupled wagon: the limit of 5 makes sense only for wagons. If several fit, the raider chooses, or the player who dictates.", "kind": "ruling", "source": "ruling", "quote": null }, { "id": "FRA-R31", "title": "I with an empty hand", "text": "With an empty hand the special action of I is not possible, and nobody is asked.", "kind": "ruling", "source": "ruling", "quote": null }, { "id": "FRA-R32", "title": "Details of rebuilding", "text": "You can lift only the top card of a place. Contact and covering are judged as if it were lifted already. In the same place it must lie another way round. It then needs no contact with other cards, but must keep all track of a card below it. A card never goes on to an open station; the cards on a closed one may be covered like any track. If several cards close a station, lifting one does not reopen it. A crossing goes to an empty place or away. Once you use the special action, you must rebuild at least once.", "kind": "ruling", "source": "ruling", "quote": null }, { "id": "FRA-R33", "title": "Details of closing", "text": "You may turn the card that closes a station as you like. A closed station cannot be closed again. While a locomotive stands on the cards of a closed station, no other can be closed. Any station can be closed, even A.", "kind": "ruling", "source": "ruling", "quote": null }, { "id": "FRA-R34", "title": "Details of kidnapping", "text": "In a kidnapping the victim's wagons are compared with the action value, and the victim chooses which surplus wagons to drop. Nobody gets a special action. The locomotive drives forwards only. If it has no way on, it derails, so the track is never too short for a card.", "kind": "ruling", "source": "ruling", "quote": null }, { "id": "FRA-R35", "title": "Who sees cards that change hands", "text": "The giver and the receiver see the cards that change hands at C and E. Everybody sees a hand that is shown.", "kind": "ruling", "source": "ruling", "quote": null }, { "id": "FRA-R36", "title": "Where kidnapping is", "text": "The rulebook names no station for kidnapping. We suggest A; you may choose any other. A special action may be at several stations or at none. Wherever it is, its rules mean the station that offers it, not the one on which it is printed.", "kind": "ruling", "source": "ruling", "quote": null }, { "id": "FRA-R37", "title": "Free set-up: order and start", "text": "In the free set-up the starting player is drawn first. The stations are dealt one by one, clockwise from that player, and laid one by one in the same order. Players who have none left are skipped. You see only your own stations. The first one goes to m13, the middle of the grid.", "kind": "ruling", "source": "ruling", "quote": null }, { "id": "FRA-R38", "title": "No two stations side by side", "text": "No two stations may lie side by side. The rulebook allows other layouts and names no limit. But stations laid corner to corner never come to lie side by side, and the rulebook does not say how a locomotive would go from one station straight into another.", "kind": "ruling", "source": "ruling", "quote": null }, { "id": "FRA-R39", "title": "The discard pile is open", "text": "Cards are discarded face up, so anybody may look through the discard pile.", "kind": "ruling", "source": "ruling", "quote": null }, { "id": "FRA-R40", "title": "Cards that look the same when turned", "text": "A card that looks the same after a half or a quarter turn can be laid in fewer than four ways: a straight in two, a crossing in one. The ways are numbered from 0; a number beyond them is refused.", "kind": "ruling", "source": "ruling", "quote": null }, { "id": "FRA-R41", "title": "The distance is the wagon value", "text": "You drive as far as the wagon value. The action value only limits the load. Some reviews say it the other way round; the rulebook is clear.", "kind": "ruling", "source": "ruling", "quote": null }, { "id": "FRA-R42", "title": "A special action only on entering", "text": "A station offers its special action only when you enter, and then each time anew. It offers none if you start your turn there or stay.", "kind": "ruling", "source": "ruling", "quote": null }, { "id": "FRA-R43", "title": "Stolen wagons may be uncoupled at once", "text": "You may uncouple a wagon at once that you stole at J, or that has the letter of the station anyway. Only the wagon coupled by the special action of I must wait.", "kind": "ruling", "source": "ruling", "quote": null }, { "id": "FRA-R44", "title": "A waiting wagon that is stolen", "text": "A wagon that must wait after I may be stolen while its locomotive is still in the station. Then it need not wait any longer; the new owner may uncouple it.", "kind": "ruling", "source": "ruling", "quote": null }, { "id": "FRA-R45", "title": "Remembering deliveries", "text": "Everybody may remember which wagons were delivered: each lay open in a train before. So the log names them to all players. The table only counts them, your own too, until the game is over.", "kind": "ruling", "source": "ruling", "quote": null }];
var scenarios4 = [{ "id": "complete", "title": "Completing track: the first two pictures", "note": "Cover the curve below A with your switch. Only one of its four turns keeps the curve where it is.", "rules": ["FRA-23", "FRA-24", "FRA-25", "FRA-26"] }, { "id": "complete-occupied", "title": "Completing track: the third picture", "note": "Yellow's locomotive stands on the curve below A, so you cannot cover it, however you turn your switch.", "rules": ["FRA-24", "FRA-26"] }, { "id": "drive-load", "title": "Driving with three wagons", "note": "Your card drives 6 spaces and pulls up to 3 wagons. You reach station C after 4 spaces, so the other 2 are lost.", "rules": ["FRA-35", "FRA-36", "FRA-40", "FRA-39"] }, { "id": "couple", "title": "Coupling a wagon where it starts", "note": "The wagon in your hand goes from C to D. Your locomotive is in C, so you may couple it.", "rules": ["FRA-27", "FRA-28", "FRA-29", "FRA-30", "FRA-31"] }, { "id": "ram-branch", "title": "Ramming before a branch", "note": "Drive south: you push Yellow on to the switch and choose which way Yellow goes.", "rules": ["FRA-43", "FRA-44", "FRA-45", "FRA-37"] }, { "id": "push-into-station", "title": "Pushed into a station", "note": "You push Yellow into C, where it stays. Yellow did not drive in, so Yellow has no special action there.", "rules": ["FRA-46", "FRA-64"] }, { "id": "derail", "title": "Derailing", "note": "No card connects to the south. Drive 3 spaces and Yellow derails and loses all cards in hand and all wagons.", "rules": ["FRA-47", "FRA-48", "FRA-49", "FRA-R8"] }, { "id": "crossing", "title": "Over a crossing", "note": "You drive over the crossing, and a card is turned over. Its action value is how many wagons you may keep.", "rules": ["FRA-55", "FRA-56", "FRA-54"] }, { "id": "refill", "title": "Drawing cards", "note": "Discard a card to draw as many as its action value, 3 or 4. Then your turn is over.", "rules": ["FRA-50", "FRA-51"] }, { "id": "couple-any-locked", "title": "Station I: coupling any wagon", "note": "Drive 4 spaces into I and use the special action. If the card turned over has the action value 5, you must couple the wagon from E to I, and you cannot uncouple it before you leave.", "rules": ["FRA-102", "FRA-103", "FRA-104", "FRA-105"] }, { "id": "force-and-dictate", "title": "Veto cards: forced by one, dictated by another", "note": "Drive 4 spaces into C and do not use the card raid. Yellow may force you to use it, and then Green may say who is robbed.", "rules": ["FRA-92", "FRA-93", "FRA-94", "FRA-95"] }, { "id": "close", "title": "Station D: closing a station", "note": "Drive 4 spaces west from B into D and close a station. It must be empty and have track beside it.", "rules": ["FRA-77", "FRA-79", "FRA-80", "FRA-81"] }, { "id": "tie-break", "title": "The end: equal totals", "note": "End your turn: no card is left to draw. You and Yellow have delivered 12 each, so the wagons still coupled decide.", "rules": ["FRA-57", "FRA-58", "FRA-59"] }];

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
var rules5 = [{ "id": "KND-1", "title": "Tokens on the circles", "text": "The board lies in the middle. Shuffle the tokens face down and put them on the white circles of the region whose colour is on their back. Then turn them all face up.", "kind": "rulebook", "source": "Préparation du jeu", "quote": "placez-les face cachée sur les cercles blancs du plateau" }, { "id": "KND-2", "title": "What a token shows", "text": "A token shows a number of passengers and the abbreviation of the station where they want to go.", "kind": "rulebook", "source": "Préparation du jeu", "quote": "le nombre de passagers et l'abréviation de la gare" }, { "id": "KND-3", "title": "Disc and chips at the start", "text": "The red disc starts at A. The chips A, B and C start beside the board.", "kind": "rulebook", "source": "Préparation du jeu", "quote": "Placez le disque rouge dans la case de perturbation A" }, { "id": "KND-4", "title": "The round track", "text": "The black train starts on the start space of the round track.", "kind": "rulebook", "source": "Préparation du jeu", "quote": "Mettez le train noir en position de départ sur la voie ferrée" }, { "id": "KND-5", "title": "What each player has", "text": "Each player has 3 units of one colour, a train card, a list of abbreviations, one emergency repair card and a collection box.", "kind": "rulebook", "source": "Préparation du jeu", "quote": "Chaque joueur reçoit 3 rames de la même couleur" }, { "id": "KND-6", "title": "Dealing the disruption cards", "text": "Shuffle the disruption cards and deal 3 to each player, with two players 5. The rest is the draw pile, face down.", "kind": "rulebook", "source": "Préparation du jeu", "quote": "Mélangez toutes les cartes de perturbations" }, { "id": "KND-7", "title": "Who begins, and the order of play", "text": "Whoever took a train last begins; if nobody knows, the players decide. The first player gets the train card with the black train. The players take turns.", "kind": "rulebook", "source": "Démarrez le jeu", "quote": "Le joueur qui a pris le train en dernier peut commencer" }, { "id": "KND-8", "title": "The black train advances", "text": "At each turn of the first player the black train advances one space.", "kind": "rulebook", "source": "Démarrez le jeu", "quote": "il pourra faire avancer le train noir d'une case" }, { "id": "KND-9", "title": "Whose passengers count", "text": "Passengers count for the player who brings them to the station on their token, whatever detours they made.", "kind": "rulebook", "source": "Premier paragraphe; Introduction", "quote": "amener les voyageurs à destination" }, { "id": "KND-10", "title": "Three trains", "text": "You have at most three trains, and each of them holds at most 500 passengers.", "kind": "rulebook", "source": "Introduction", "quote": "chaque joueur peut construire trois trains au maximum" }, { "id": "KND-11", "title": "Five action points", "text": "You have 5 action points in a turn. Those that you do not use are lost.", "kind": "rulebook", "source": "Tour de jeu", "quote": "On a à sa disposition cinq points d'action" }, { "id": "KND-12", "title": "Several actions in a turn", "text": "You may combine several actions in a turn.", "kind": "rulebook", "source": "Tour de jeu", "quote": "Vous pouvez combiner plusieurs actions entre elles" }, { "id": "KND-13", "title": "Own trains only", "text": "You do actions with your own trains only.", "kind": "rulebook", "source": "Tour de jeu", "quote": "Ces actions ne peuvent être effectuées que sur ses propres trains" }, { "id": "KND-14", "title": "At least one action with each train", "text": "If it can, each of your trains must do at least one action in your turn, even an empty train. A free action will do.", "kind": "rulebook", "source": "Tour de jeu", "quote": "on doit, si possible, réaliser au moins une action" }, { "id": "KND-15", "title": "Filling up the hand", "text": "At the end of your turn, fill your hand up to 3 disruption cards (with two players: 5).", "kind": "rulebook", "source": "Jouer une carte de perturbation; Tour de jeu", "quote": "les joueurs complètent de nouveau leur nombre de cartes" }, { "id": "KND-16", "title": "What actions cost", "text": "Action points: building a unit 3; dismantling a unit 1; driving a section 1; turning a train round 1; a disruption card 1; the repair card 1. Free: boarding, setting down, changing trains, coupling, uncoupling.", "kind": "rulebook", "source": "Actions", "quote": "Vous pouvez choisir parmi les actions suivantes" }, { "id": "KND-17", "title": "No driving after a free action", "text": "After a free action a train can no longer drive this turn.", "kind": "rulebook", "source": "Actions, Important", "quote": "Après avoir joué gratuitement on ne peut plus rouler avec ce train" }, { "id": "KND-18", "title": "Not twice running at the same station", "text": "If a free action at a station was a train's compulsory action (KND-14) in your last turn, a free action at the same station cannot be its compulsory action in this turn.", "kind": "rulebook", "source": "Actions, Important", "quote": "pendant deux tours consécutifs à la même gare" }, { "id": "KND-19", "title": "Excused by what is ahead", "text": "If another player's train is on the section right in front of your train, or that section is disrupted, your train need not act, and you may use your points elsewhere. (The French text lost the word “not” here; its example 5 has it.)", "kind": "rulebook", "source": "Actions, Important", "quote": "qui se trouve juste devant votre train est occupée" }, { "id": "KND-20", "title": "One action point on a coupled train", "text": "On a coupled train you can use only one action point. KND-R14 says how we read this.", "kind": "rulebook", "source": "Actions, Important", "quote": "Sur un train accouplé on ne peut utiliser qu'un seul point d'action" }, { "id": "KND-21", "title": "Building in an empty yard", "text": "You can build a unit (3 action points) only in an empty yard. The ten red sections are the yards.", "kind": "rulebook", "source": "Pour construire une rame", "quote": "La construction d'une rame n'est permise que sur un chantier vide" }, { "id": "KND-22", "title": "Built with its back to the station", "text": "Put the new unit into the yard with its back to the station.", "kind": "rulebook", "source": "Pour construire une rame", "quote": "placez l'arrière de votre rame vers la gare" }, { "id": "KND-23", "title": "The first round", "text": "In the first round each player must build a train.", "kind": "rulebook", "source": "Pour construire une rame", "quote": "Lors du premier tour, chaque joueur doit construire un train" }, { "id": "KND-24", "title": "The yard of the first train", "text": "The first player to build a first train uses a yard with the number 1, the second player one with 2, the third player one with 3, the fourth player one with 4. So each has two yards to choose from.", "kind": "rulebook", "source": "Pour construire une rame", "quote": "un des chantiers ayant le numéro 1" }, { "id": "KND-25", "title": "The yards of later units", "text": "For your second and third unit the numbers of the yards do not matter.", "kind": "rulebook", "source": "Pour construire une rame", "quote": "Les numéros des chantiers ne seront plus importants" }, { "id": "KND-26", "title": "The first train is turned round", "text": "When you have built your first train you must turn it round, so that it stands at the station.", "kind": "rulebook", "source": "Pour construire une rame", "quote": "Après avoir construit le premier train il faudra le mettre en service" }, { "id": "KND-27", "title": "The first train takes passengers", "text": "If you do not drive on with it after that, it must take passengers aboard at that station.", "kind": "rulebook", "source": "Pour construire une rame", "quote": "vous devez faire monter les passagers à la gare" }, { "id": "KND-28", "title": "Dismantling in an empty yard", "text": "You may take an empty train out of play, but only in an empty yard. Take the piece off the board and put it in front of you.", "kind": "rulebook", "source": "Détacher une rame", "quote": "Cela n'est possible que dans un chantier vide" }, { "id": "KND-29", "title": "Only an empty train is dismantled", "text": "You cannot dismantle a train that carries passengers.", "kind": "rulebook", "source": "Détacher une rame", "quote": "Le train lui aussi devra être vide" }, { "id": "KND-30", "title": "Building again", "text": "You can build a dismantled unit again later, for 3 action points.", "kind": "rulebook", "source": "Détacher une rame", "quote": "Une rame pourra être reconstruite plus tard dans le jeu" }, { "id": "KND-31", "title": "The cost of dismantling", "text": "Dismantling a train costs 2 action points: 1 for each unit. KND-R15 says what a single train costs.", "kind": "rulebook", "source": "Détacher une rame", "quote": "Détacher un train coûte 2 points (un point par rame)" }, { "id": "KND-32", "title": "Driving a section", "text": "For 1 action point a train drives one section (a black line) forward.", "kind": "rulebook", "source": "Rouler une section de voie", "quote": "faire avancer le train d'une section de voie" }, { "id": "KND-33", "title": "One train per section", "text": "Only one train can stand on a section.", "kind": "rulebook", "source": "Rouler une section de voie", "quote": "Par section de voie il ne peut y avoir qu'un seul train" }, { "id": "KND-34", "title": "Overtaking", "text": "You may overtake other trains by driving several sections in one go.", "kind": "rulebook", "source": "Rouler une section de voie", "quote": "il est possible de doubler d'autres trains" }, { "id": "KND-35", "title": "Passing a station", "text": "You may pass stations. At a station that you pass you do nothing, such as taking passengers aboard or setting them down.", "kind": "rulebook", "source": "Rouler une section de voie", "quote": "Il est également possible de passer des gares" }, { "id": "KND-36", "title": "Naming the station", "text": "When your train stops with its front at a station, or ends your turn there, you name the station.", "kind": "rulebook", "source": "Rouler une section de voie", "quote": "on doit nommer le nom de la station" }, { "id": "KND-37", "title": "Getting off comes first", "text": "At a stop, passengers for this station get off before others board.", "kind": "rulebook", "source": "Rouler une section de voie", "quote": "Les passagers ayant comme destination cette gare descendent les premiers" }, { "id": "KND-38", "title": "Waiting passengers must board", "text": "At a stop the waiting passengers must board if there is room.", "kind": "rulebook", "source": "Rouler une section de voie", "quote": "À l'arrêt de la gare les passagers doivent monter dans le train" }, { "id": "KND-39", "title": "A stop ends the drive", "text": "After a free action the train drives no further this turn.", "kind": "rulebook", "source": "Rouler une section de voie", "quote": "il ne vous est plus permis de continuer à rouler" }, { "id": "KND-40", "title": "No driving into a yard", "text": "You may drive into a yard only to dismantle the train.", "kind": "rulebook", "source": "Rouler une section de voie", "quote": "on ne peut entrer dans un chantier (ligne rouge) que pour" }, { "id": "KND-41", "title": "No turning round after driving", "text": "After driving you can no longer turn the train round. KND-R41 says for how long.", "kind": "rulebook", "source": "Rouler une section de voie", "quote": "Après une course en train, on ne peut plus modifier le train" }, { "id": "KND-42", "title": "Turning a train round", "text": "For 1 action point you turn a train round: it now travels the other way, and its back is at the station.", "kind": "rulebook", "source": "Remettre un train en service", "quote": "On inverse le sens de la marche du train" }, { "id": "KND-43", "title": "Where a train may turn round", "text": "You can turn a train round only when its front is at a station, or in a yard.", "kind": "rulebook", "source": "Remettre un train en service", "quote": "On peut seulement remettre un train en service si on est" }, { "id": "KND-44", "title": "Turning round on the open line", "text": "Exception: when the station ahead is disrupted, you may turn the train round on the open line.", "kind": "rulebook", "source": "Remettre un train en service", "quote": "changer le sens de la marche du train sur la voie ouverte" }, { "id": "KND-45", "title": "Driving after turning round", "text": "After turning round the train may drive on this turn.", "kind": "rulebook", "source": "Remettre un train en service", "quote": "Après modification de la marche du train, poursuivez le voyage" }, { "id": "KND-46", "title": "No turning round after a free action", "text": "After a free action you cannot turn the train round this turn.", "kind": "rulebook", "source": "Remettre un train en service", "quote": "il n'est plus possible de modifier le sens de la marche" }, { "id": "KND-47", "title": "A section before turning round again", "text": "After turning round, a train must drive at least one section before it may turn round again, in later turns too.", "kind": "rulebook", "source": "Remettre un train en service", "quote": "il sera nécessaire d'avoir parcouru au moins une section de voie" }, { "id": "KND-48", "title": "Playing a disruption card", "text": "A disruption concerns one station. When you play a card (1 action point), put the chip that the red disc names on the station of the card. If that chip lies elsewhere, move it from there.", "kind": "rulebook", "source": "Jouer une carte de perturbation", "quote": "il crée un problème à la gare mentionnée sur la carte" }, { "id": "KND-49", "title": "The disc moves on", "text": "Then the disc moves on: from A to B, from B to C, from C to A.", "kind": "rulebook", "source": "Jouer une carte de perturbation", "quote": "vers la lettre suivante" }, { "id": "KND-50", "title": "Discards and the new pile", "text": "A card that was played goes to the discards. When the draw pile is used up, the discards are shuffled and become the new pile.", "kind": "rulebook", "source": "Jouer une carte de perturbation", "quote": "Si la pile de cartes de perturbation est épuisée" }, { "id": "KND-51", "title": "One disruption card per turn", "text": "You may play only one disruption card in a turn.", "kind": "rulebook", "source": "Jouer une carte de perturbation", "quote": "On ne peut jouer qu'une seule carte de perturbation par tour" }, { "id": "KND-52", "title": "How long a chip stays", "text": "A chip stays until a disruption card moves it elsewhere or a repair card removes it.", "kind": "rulebook", "source": "Jouer une carte de perturbation", "quote": "les fiches de perturbation restent sur le plateau" }, { "id": "KND-53", "title": "Trains at a disrupted station are blocked", "text": "All trains around a disrupted station are blocked and cannot drive. KND-R6 says which trains these are.", "kind": "rulebook", "source": "Jouer une carte de perturbation", "quote": "tous les trains autour de cette gare sont bloqués" }, { "id": "KND-54", "title": "No way through a disrupted station", "text": "Trains can neither arrive at a disrupted station nor pass it.", "kind": "rulebook", "source": "Jouer une carte de perturbation", "quote": "Les trains ne peuvent pas arriver ou dépasser une gare en perturbation" }, { "id": "KND-55", "title": "A blocked train is neither coupled nor uncoupled", "text": "If the back of your train touches a disrupted station and its front is at another, undisrupted one, you may not couple or uncouple it. But passengers may change trains at that other station.", "kind": "rulebook", "source": "Jouer une carte de perturbation", "quote": "vous ne pouvez pas accoupler ou décrocher le train" }, { "id": "KND-56", "title": "Playing the repair card", "text": "When you play your repair card (1 action point), take one chip of your choice off the board.", "kind": "rulebook", "source": "Jouer une carte de réparation d'urgence", "quote": "retirer du plateau une fiche de perturbation au choix" }, { "id": "KND-57", "title": "When a removed chip comes back", "text": "The removed chip comes back only when its letter is next and a card is played. The disc does not move.", "kind": "rulebook", "source": "Jouer une carte de réparation d'urgence", "quote": "dès que ce sera le tour de placer la lettre indiquée" }, { "id": "KND-58", "title": "The repair card is used once", "text": "You use your repair card once in the game.", "kind": "rulebook", "source": "Jouer une carte de réparation d'urgence", "quote": "Les cartes de réparations qui ont été jouées ne peuvent être réutilisées" }, { "id": "KND-59", "title": "Boarding", "text": "A train that stands at a station can take the passengers who wait there aboard, as long as it has room.", "kind": "rulebook", "source": "Faire monter les voyageurs", "quote": "on peut faire monter les passagers présents" }, { "id": "KND-60", "title": "500 passengers per train", "text": "A train holds at most 500 passengers; a coupled one holds more (KND-73).", "kind": "rulebook", "source": "Faire monter les voyageurs", "quote": "Un train peut transporter jusqu'à 500 passagers" }, { "id": "KND-61", "title": "Set down, then take aboard", "text": "Set down those who have arrived before you take others aboard.", "kind": "rulebook", "source": "Faire monter les voyageurs", "quote": "Faire descendre en premier les passagers qui sont arrivés à destination" }, { "id": "KND-62", "title": "Tokens that do not fit", "text": "Passengers who find no room stay: leave their token on the board.", "kind": "rulebook", "source": "Faire monter les voyageurs", "quote": "Il faut laisser la fiche de passagers sur le plateau" }, { "id": "KND-63", "title": "After boarding", "text": "When passengers have boarded, the train neither drives nor turns round this turn.", "kind": "rulebook", "source": "Faire monter les voyageurs", "quote": "Une fois que les passagers sont montés à bord" }, { "id": "KND-64", "title": "Setting down", "text": "At a stop, passengers who want to go to this station get off. Put their tokens into your collection box.", "kind": "rulebook", "source": "Faire descendre les passagers", "quote": "les passagers qui sont arrivés à destination, peuvent descendre" }, { "id": "KND-65", "title": "The box decides", "text": "The number of passengers in your box decides the game.", "kind": "rulebook", "source": "Faire descendre les passagers", "quote": "Le nombre de passagers arrivés à destination est important" }, { "id": "KND-66", "title": "After setting down", "text": "When passengers have got off, the train neither drives nor turns round this turn.", "kind": "rulebook", "source": "Faire descendre les passagers", "quote": "Une fois que les passagers sont descendus" }, { "id": "KND-67", "title": "Changing between own trains", "text": "When two of your trains stand at the same station, their passengers may change trains.", "kind": "rulebook", "source": "Faire changer les passagers", "quote": "si deux des propres trains se trouvent ensemble à la même gare" }, { "id": "KND-68", "title": "Capacity after an exchange", "text": "After the exchange each train holds at most 500 passengers.", "kind": "rulebook", "source": "Faire changer les passagers", "quote": "Après avoir changé, chaque train peut transporter jusqu'à 500 passagers" }, { "id": "KND-69", "title": "After an exchange", "text": "After an exchange the train neither drives nor turns round this turn.", "kind": "rulebook", "source": "Faire changer les passagers", "quote": "Une fois que les passagers ont changé de train" }, { "id": "KND-70", "title": "Exchange between players", "text": "When you stop at a station where a train of another player stands, the two of you may agree that passengers change trains.", "kind": "rulebook", "source": "Faire changer les passagers", "quote": "alors on peut négocier et laisser les passagers passer" }, { "id": "KND-71", "title": "An exchange is an action for both trains", "text": "An exchange is an action for each of the two trains. KND-R26 says what that means for the other player.", "kind": "rulebook", "source": "Faire changer les passagers", "quote": "Changer est alors une action pour chacun des deux trains" }, { "id": "KND-72", "title": "Coupling", "text": "You may couple two of your trains at a station. Take one piece off the board and put it on your train card beside the other, with its tokens.", "kind": "rulebook", "source": "Accoupler les trains", "quote": "On en prend un et on le place sur sa carte-planning" }, { "id": "KND-73", "title": "Capacity of a coupled train", "text": "A coupled train holds at most 1000 passengers.", "kind": "rulebook", "source": "Accoupler les trains", "quote": "On peut maintenant transporter jusqu'à 1000 passagers avec ce train" }, { "id": "KND-74", "title": "At most two units", "text": "A coupled train has at most two units.", "kind": "rulebook", "source": "Accoupler les trains", "quote": "Un train accouplé ne peut pas posséder plus de deux rames" }, { "id": "KND-75", "title": "After coupling", "text": "After coupling, the train neither drives nor turns round this turn.", "kind": "rulebook", "source": "Accoupler les trains", "quote": "Si on assemble deux rames" }, { "id": "KND-76", "title": "Uncoupling", "text": "You may uncouple a coupled train at a station. Put its second unit on a free section there, with its front at the station.", "kind": "rulebook", "source": "Décrocher un train", "quote": "Si on arrive en gare avec un train accouplé" }, { "id": "KND-77", "title": "Sharing the tokens", "text": "Then you share the tokens between the two trains, at most 500 passengers in each.", "kind": "rulebook", "source": "Décrocher un train", "quote": "le maximum de passagers par train s'élève à 500" }, { "id": "KND-78", "title": "After uncoupling", "text": "After uncoupling neither train drives nor turns round this turn.", "kind": "rulebook", "source": "Décrocher un train", "quote": "Une fois les trains décrochés" }, { "id": "KND-79", "title": "A free section for the second unit", "text": "You can uncouple only where a section at the station is free.", "kind": "rulebook", "source": "Décrocher un train", "quote": "que si la section de voie libre avoisine la gare" }, { "id": "KND-80", "title": "Example: turning round at Zwolle", "text": "A train on the section between Meppel and Zwolle stands at Zwolle and turns round: now it is at Meppel. Next turn it may not turn round, but must drive towards Groningen or Leeuwarden.", "kind": "rulebook", "source": "Remettre un train en service, Exemple", "quote": "le train devra tout d'abord rouler direction Groningen (GN) ou Leeuwarden" }, { "id": "KND-81", "title": "Example 1: the first turn at Heerlen", "text": "A train in the yard at Heerlen has turned round. It may drive to Sittard or Maastricht for 1 action point, or take passengers aboard for nothing. A point that is left may go to a disruption card.", "kind": "rulebook", "source": "Exemple 1", "quote": "Léonie construit un train à Heerlen" }, { "id": "KND-82", "title": "Example 3: back to the station", "text": "A train with its back to a station is not at that station and cannot be coupled there. It cannot turn round there either, unless the station ahead of it is disrupted.", "kind": "rulebook", "source": "Exemple 3", "quote": "parce que le train 2 fait dos à la gare" }, { "id": "KND-83", "title": "Example 4: uncoupling at Zwolle", "text": "The unit that you put down when you uncouple faces the station. An exchange with another player's train there needs that player's agreement.", "kind": "rulebook", "source": "Exemple 4", "quote": "Seb (rouge) veut décrocher le train 2 à Zwolle" }, { "id": "KND-84", "title": "Example 5: waiting for Leeuwarden", "text": "A train next to a disrupted station must wait. One on its way there may turn round on the open line or wait; it need not act.", "kind": "rulebook", "source": "Exemple 5", "quote": "Il y a une perturbation à Leeuwarden" }, { "id": "KND-85", "title": "Example 6: the wrong platform", "text": "A blocked train at an undisrupted station cannot drive and is neither coupled nor uncoupled. But its passengers may change trains there.", "kind": "rulebook", "source": "Exemple 6", "quote": "Le train 1 de Ronald est en perturbation" }, { "id": "KND-86", "title": "Example 7: overtaking", "text": "A train drives three sections in one turn and overtakes another on the way. Then it stops, sets passengers down and takes others aboard.", "kind": "rulebook", "source": "Exemple 7", "quote": "Le train de Corrie passe trois sections" }, { "id": "KND-90", "title": "The length of the game", "text": "The black train measures the game: 20 rounds with four players, 25 with two or three.", "kind": "rulebook", "source": "Fin de partie", "quote": "Pour 4 joueurs, le jeu s'arrête après 20 tours" }, { "id": "KND-91", "title": "The last round", "text": "When the black train reaches that number, the round is the last. Every player has a turn in it.", "kind": "rulebook", "source": "Fin de partie", "quote": "Dès que le train a atteint le nombre maximum de tours" }, { "id": "KND-92", "title": "Equal turns", "text": "All players have the same number of turns.", "kind": "rulebook", "source": "Fin de partie", "quote": "Tous les joueurs ont donc joué le même nombre de tours" }, { "id": "KND-93", "title": "The early end", "text": "The game may end early: when a player has no passengers in any train and fewer than 6 tokens lie on the board, the round in progress is the last.", "kind": "rulebook", "source": "Fin de partie", "quote": "moins de 6 fiches passagers sur le plateau" }, { "id": "KND-94", "title": "Most passengers win", "text": "Whoever has the most passengers in the collection box wins.", "kind": "rulebook", "source": "Fin de partie", "quote": "Le joueur qui a amené le plus de passagers à destination" }, { "id": "KND-95", "title": "Tie: passengers left aboard", "text": "In a tie, subtract the passengers who are still in your trains.", "kind": "rulebook", "source": "Fin de partie", "quote": "il faut déduire le nombre de passagers restés dans le train" }, { "id": "KND-96", "title": "Tie: tokens in the box", "text": "If it is still a tie, whoever has the most tokens in the box wins.", "kind": "rulebook", "source": "Fin de partie", "quote": "celui qui aura le plus de fiches dans sa boîte de collecte" }, { "id": "KND-100", "title": "Advanced: the first yard", "text": "You may build your first train in any yard.", "kind": "rulebook", "source": "La version avancée", "quote": "construire votre premier train dans le chantier de votre choix" }, { "id": "KND-101", "title": "Advanced: boarding from behind", "text": "Passengers can board a train even if it is not at the station. KND-R30 says how we read this.", "kind": "rulebook", "source": "La version avancée", "quote": "même si celui-ci n'est pas en gare" }, { "id": "KND-102", "title": "Advanced: the score", "text": "At the end, the passengers left in your trains are subtracted from your score.", "kind": "rulebook", "source": "La version avancée", "quote": "des points de pénalité qui sont déduits du score final" }, { "id": "KND-R1", "title": "Where a train is", "text": "A black section is short or long. A short one is as long as a train, so that a train on it touches both stations. On a long one a train touches one end only: its front is at the station where it arrived, or, after turning round, its back is at that station and its front on the open line. Only this reading fits all examples of the rulebook.", "kind": "ruling", "source": "ruling", "quote": null }, { "id": "KND-R2", "title": "What driving one section does", "text": "A train with its front at a station drives onto another black section there, up to the station at its far end. A train on the open line drives to the end of its own section. Either costs 1 action point.", "kind": "ruling", "source": "ruling", "quote": null }, { "id": "KND-R3", "title": "The front of a train in a yard", "text": "A train that was just built has its back at the station and its front nowhere. When it has turned round, its front is at the station.", "kind": "ruling", "source": "ruling", "quote": null }, { "id": "KND-R4", "title": "How overtaking goes", "text": "You may drive onto an occupied section, whoever's train is there and whichever way it faces, if you have the points to drive on to a free section. Then you must drive on at once and do nothing else in between. Each section costs 1 action point.", "kind": "ruling", "source": "ruling", "quote": null }, { "id": "KND-R5", "title": "No going back without turning round", "text": "You cannot drive a train back on the section that it stands on; turn it round first.", "kind": "ruling", "source": "ruling", "quote": null }, { "id": "KND-R6", "title": "Which trains are blocked", "text": "A train is blocked if its front or its back touches a disrupted station. A train on a long section that touches only the other end is not blocked.", "kind": "ruling", "source": "ruling", "quote": null }, { "id": "KND-R7", "title": "What a blocked train may do", "text": "You cannot drive a blocked train, turn it round, couple, uncouple or dismantle it. If its front is at an undisrupted station, it may still set passengers down, take them aboard and exchange them there. At a disrupted station there are no free actions.", "kind": "ruling", "source": "ruling", "quote": null }, { "id": "KND-R8", "title": "Turning round on the open line", "text": "On the open line a train may turn round when the station ahead is disrupted and the train is not blocked, even if it has not driven since it last turned round. Its front is then at the station where it had turned. After that KND-47 holds again.", "kind": "ruling", "source": "ruling", "quote": null }, { "id": "KND-R9", "title": "Turning round at a terminus", "text": "Where no other black section leads on, a train may turn round even if it has not driven since the last time. Otherwise it could never leave.", "kind": "ruling", "source": "ruling", "quote": null }, { "id": "KND-R10", "title": "Points set aside", "text": "For each of your trains that must still act, one action point is set aside: you can use it only for the first action of such a train. You cannot end your turn while a train must act and can.", "kind": "ruling", "source": "ruling", "quote": null }, { "id": "KND-R11", "title": "Building as the action of a train", "text": "Building counts as the action of the new train. Your first train must also turn round in the turn in which you build it, unless it is blocked. Before that it takes nobody aboard, not even from behind.", "kind": "ruling", "source": "ruling", "quote": null }, { "id": "KND-R12", "title": "What excuses a train", "text": "A train need not act if it is blocked, if it is on the open line towards a disrupted station, or if each section ahead of it holds another player's train or leads to a disrupted station. Your own train in the way is no excuse.", "kind": "ruling", "source": "ruling", "quote": null }, { "id": "KND-R13", "title": "Staying at a station", "text": "If a train did free actions in your last turn and you spent no action point on it, it may do no free action at the same station this turn until you spend a point on it. A train that is excused (KND-R12) may. A free action after a drive does not count: there the drive was the compulsory action.", "kind": "ruling", "source": "ruling", "quote": null }, { "id": "KND-R14", "title": "Two readings of the coupled train", "text": "We play that a coupled train counts as one train: it must do one action, and each section costs 1 action point. KND-31 takes 2 points to dismantle a coupled train, so KND-20 cannot mean that no more than one point is ever spent on it; the sentences around it are about the compulsory action. The words allow the narrow reading, so you may choose it: then you spend at most 1 point a turn on driving a coupled train or turning it round.", "kind": "ruling", "source": "ruling", "quote": null }, { "id": "KND-R15", "title": "Dismantling costs one point per unit", "text": "Dismantling a single train costs 1 action point, and a coupled one 2. The rulebook says 2 for a train, but adds that it is one for each unit.", "kind": "ruling", "source": "ruling", "quote": null }, { "id": "KND-R16", "title": "Getting into the yard to dismantle", "text": "Driving into the yard and dismantling there is one move. From the station it costs 1 action point for the way in and 1 for each unit; from inside the yard only 1 for each unit. No other train may be in the yard. You cannot dismantle a train in the turn in which you built it, nor after a free action. If a station has several yards, the first empty one is used.", "kind": "ruling", "source": "ruling", "quote": null }, { "id": "KND-R17", "title": "What a stop is", "text": "A train stops when it does a free action, or when your turn ends and it has driven or turned round this turn and its front is at an undisrupted station. At a stop everybody who has arrived gets off and everybody who fits boards, before your turn can end. A train that only stands where it was does not stop anew. The rulebook speaks of every train that ends the turn at a station, but KND-18 forbids serving one station turn after turn, so it can only mean trains that came there. Every stop is named, even where nobody gets on or off.", "kind": "ruling", "source": "ruling", "quote": null }, { "id": "KND-R18", "title": "Who chooses who boards", "text": "You choose who boards your train, token by token, until no waiting token fits. A token boards as a whole or not at all. If all fit, or only one does, they board by themselves.", "kind": "ruling", "source": "ruling", "quote": null }, { "id": "KND-R19", "title": "Getting off before other free actions", "text": "While a train carries passengers for this station it does nothing else that is free: they get off first, all at once.", "kind": "ruling", "source": "ruling", "quote": null }, { "id": "KND-R20", "title": "Swapping between full trains", "text": "A train may be too full during an exchange if you can put it right; at the end a single train holds at most 500 passengers and a coupled one 1000. Tokens change one by one, each at most once per turn. Sharing the load after uncoupling is no exchange: those tokens may still change trains once.", "kind": "ruling", "source": "ruling", "quote": null }, { "id": "KND-R21", "title": "Coupling and uncoupling in one turn", "text": "A train that you have coupled or uncoupled this turn cannot be coupled or uncoupled again this turn.", "kind": "ruling", "source": "ruling", "quote": null }, { "id": "KND-R22", "title": "Which piece stays when coupling", "text": "When you couple two trains, you choose which piece stays on the board. That train keeps its place and its number. If it must drive before it may turn round again (KND-47), it still must.", "kind": "ruling", "source": "ruling", "quote": null }, { "id": "KND-R23", "title": "Loads that cannot be shared", "text": "You cannot uncouple a train whose tokens cannot be shared so that each half holds at most 500 passengers. Five tokens of 200 are such a load.", "kind": "ruling", "source": "ruling", "quote": null }, { "id": "KND-R24", "title": "Where the uncoupled unit goes", "text": "The uncoupled unit goes onto any free black section at the station, never into a yard. The station at the other end may be disrupted; on a short section the unit is then blocked.", "kind": "ruling", "source": "ruling", "quote": null }, { "id": "KND-R25", "title": "How players agree", "text": "In your turn you may make an offer for one of your trains and one of another player's, both with their fronts at the same undisrupted station. You say what you give and what you take; the other player accepts or declines. You may make one offer a turn for the same two trains, and only if one of them carries a token that has not changed trains this turn. You may give without taking, even tokens for this very station. Both loads must fit afterwards.", "kind": "ruling", "source": "ruling", "quote": null }, { "id": "KND-R26", "title": "The other side of an exchange", "text": "For you it is a free action of your train. For the other player's train it changes nothing but the load: it does not count as that train's compulsory action (KND-14), and the train may drive as usual in its owner's next turn. KND-71 calls it an action of both trains, but it happens in your turn, and only in its owner's turn must a train act.", "kind": "ruling", "source": "ruling", "quote": null }, { "id": "KND-R27", "title": "Two chips on one station", "text": "Two chips may lie on one station; it is disrupted as long as one of them does. If you play a card for the station where the chip already lies, it stays there and the disc moves on.", "kind": "ruling", "source": "ruling", "quote": null }, { "id": "KND-R28", "title": "Building at a disrupted station", "text": "You may build in a yard at a disrupted station. The train touches the station and is blocked; so it need not turn round, even if it is your first.", "kind": "ruling", "source": "ruling", "quote": null }, { "id": "KND-R29", "title": "Cards before the first train", "text": "In your first turn you may play the disruption card or the repair card before you build, as long as 4 action points are left for building and turning round.", "kind": "ruling", "source": "ruling", "quote": null }, { "id": "KND-R30", "title": "Boarding from behind", "text": "In the advanced version a train may also take tokens from the undisrupted station that its back touches: from the open line, on a short section, or new in a yard. You choose them one by one and need not take any. It is a free action at that station and stops the train. Boarding at the front stays compulsory, and your first train must turn round before anything else.", "kind": "ruling", "source": "ruling", "quote": null }, { "id": "KND-R31", "title": "When the early end is tested", "text": "The early end is tested at the end of every turn, for every player. A player without trains has no passengers in them. Once it is certain it stays so.", "kind": "ruling", "source": "ruling", "quote": null }, { "id": "KND-R32", "title": "When the game is over", "text": "The game is over when the last player has ended the turn in the last round. The black train reaches the last space when that round begins.", "kind": "ruling", "source": "ruling", "quote": null }, { "id": "KND-R33", "title": "Still tied", "text": "Players who are still tied after counting the tokens in their boxes share the place.", "kind": "ruling", "source": "ruling", "quote": null }, { "id": "KND-R34", "title": "The score in the advanced version", "text": "In the advanced version your score is the passengers in your box minus those left in your trains; it may be negative. So KND-95 changes nothing any more, and KND-96 decides ties.", "kind": "ruling", "source": "ruling", "quote": null }, { "id": "KND-R35", "title": "Drawing", "text": "You do not choose whether to draw: your hand is filled up. The rulebook says once that you “can” take cards and once that players complete their hands; we follow the second, which tells what happens after a card was played. The discards become the new pile only when a card is to be drawn and the pile is empty. If there are no cards at all, your hand stays short.", "kind": "ruling", "source": "ruling", "quote": null }, { "id": "KND-R36", "title": "A token on its own destination", "text": "With tokens of your own (KND-R43), one may lie on the station where it wants to go. It boards like any other, has then arrived, and must be set down at the same stop. It counts.", "kind": "ruling", "source": "ruling", "quote": null }, { "id": "KND-R37", "title": "What an uncoupled unit has done", "text": "An uncoupled unit counts as a train that has not turned round and has not stayed at a station. The points that you spent on the coupled train this turn, and its driving, count for the unit too.", "kind": "ruling", "source": "ruling", "quote": null }, { "id": "KND-R38", "title": "Overtaking your own train", "text": "You overtake a train of your own like any other.", "kind": "ruling", "source": "ruling", "quote": null }, { "id": "KND-R40", "title": "May board, must board", "text": "The rulebook says that passengers “can” board and get off at a station, and elsewhere that they must. At a stop they must. What you choose is whether to stop.", "kind": "ruling", "source": "ruling", "quote": null }, { "id": "KND-R41", "title": "How long driving bars turning round", "text": "A train that has driven cannot turn round for the rest of this turn. Next turn it can.", "kind": "ruling", "source": "ruling", "quote": null }, { "id": "KND-R42", "title": "Turning round on a short section", "text": "A train that turns round on a short section has its front at the station at the other end. It stops there if your turn ends, or it drives on.", "kind": "ruling", "source": "ruling", "quote": null }, { "id": "KND-R39", "title": "Every game ends", "text": "Every game ends, and nobody is ever stuck. There is a last round; points run out; getting off and boarding use up tokens; in one turn a token changes trains only once, a train is coupled only once, and the same two trains get only one offer. As long as the game goes on somebody can move.", "kind": "ruling", "source": "ruling", "quote": null }, { "id": "KND-R43", "title": "A board of your own", "text": "If you own the box you may pass your own tables: regions, stations, sections, yards, tokens, cards, and three numbers (cards in a hand, rounds, tokens for the early end). Every board must have what the rulebook fixes: ten yards, two with each number, each token on a circle of its region, one station on each card. The rest is free.", "kind": "ruling", "source": "ruling", "quote": null }, { "id": "KND-R44", "title": "Passing the station of passengers aboard", "text": "You may pass a station even if passengers aboard want to go there. The introduction of the rulebook tells of trains that pass a station where nobody wants to get off, but it only sets the scene. The rule for driving lets you pass stations without any condition (KND-35).", "kind": "ruling", "source": "ruling", "quote": null }, { "id": "KND-R45", "title": "The first seat begins", "text": "At this table the first seat begins: agree before the game who sits there. Play goes round in the order of the seats.", "kind": "ruling", "source": "ruling", "quote": null }, { "id": "KND-R46", "title": "The order of actions", "text": "You may do your actions in any order and go from train to train and back, as far as no other rule forbids it. The rulebook speaks of combining actions and names no order.", "kind": "ruling", "source": "ruling", "quote": null }];
var scenarios5 = [{ "id": "meppel", "title": "Turning round at Zwolle", "note": "Red's train stands at Zwolle, on the section to Meppel. When it turns round it is at Meppel: there it must stop or drive on, and it cannot turn round again.", "rules": ["KND-80", "KND-42", "KND-R42", "KND-47"] }, { "id": "meppel-next", "title": "The turn after turning round", "note": "A turn later Red's train is still at Meppel. It must drive on to Groningen or Leeuwarden, and it cannot turn round.", "rules": ["KND-80", "KND-47", "KND-14"] }, { "id": "repair", "title": "Emergency repair", "note": "Chip A lies on Leeuwarden and the disc is on B. Green is stuck at Leeuwarden and plays the repair card.", "rules": ["KND-56", "KND-57", "KND-53"] }, { "id": "amersfoort", "title": "Changing trains at Amersfoort", "note": "Two trains of Red stand at Amersfoort. One carries passengers for Leeuwarden, Zwolle and Maastricht, the other for Stavoren, Arnhem and Sittard. Those for Maastricht and Stavoren change places.", "rules": ["KND-67", "KND-68", "KND-R20", "KND-71"] }, { "id": "example1", "title": "Example 1: the first turn at Heerlen", "note": "Red builds at Heerlen, turns the train round and takes passengers aboard. One action point is left for a disruption card.", "rules": ["KND-81", "KND-23", "KND-24", "KND-26", "KND-27"] }, { "id": "example2", "title": "Example 2: coupling at Eindhoven", "note": "Green couples train 2 to train 1. Together they hold 1000 passengers.", "rules": ["KND-72", "KND-73", "KND-75"] }, { "id": "example3", "title": "Example 3: back to the station", "note": "Train 2 of Yellow has its back at Eindhoven and heads for Venlo. It cannot be coupled, and it cannot turn round.", "rules": ["KND-82", "KND-43"] }, { "id": "example3-disrupted", "title": "Example 3 with Venlo disrupted", "note": "Now train 2 of Yellow may turn round on the open line. Then it stands at Eindhoven and can be coupled.", "rules": ["KND-44", "KND-R8", "KND-82"] }, { "id": "example4", "title": "Example 4: uncoupling at Zwolle", "note": "Red sets down the passengers for Zwolle, uncouples unit 3 from train 2, shares the tokens and makes Green an offer.", "rules": ["KND-83", "KND-76", "KND-77", "KND-70"] }, { "id": "example5-yellow", "title": "Example 5: stuck at Leeuwarden", "note": "Yellow's train touches the disrupted station. It cannot drive, turn round, set anybody down or take anybody aboard. Yellow may wait, or play a disruption card or the repair card.", "rules": ["KND-84", "KND-53", "KND-R7"] }, { "id": "example5-red", "title": "Example 5: on the way to Leeuwarden", "note": "Red's train is on the open line towards the disrupted station. It may turn round there, or wait.", "rules": ["KND-84", "KND-44", "KND-R12"] }, { "id": "example6", "title": "Example 6: the wrong platform at Tilburg", "note": "Breda is disrupted, and train 1 of Yellow stands at Tilburg on the section to Breda. It cannot drive, turn round or be coupled, but its passengers may change trains.", "rules": ["KND-85", "KND-55", "KND-67"] }, { "id": "example7", "title": "Example 7: overtaking on the way to Utrecht", "note": "Green drives three sections and overtakes Yellow between Eindhoven and ’s-Hertogenbosch. At Utrecht Green's train stops, sets passengers down and takes others aboard.", "rules": ["KND-86", "KND-34", "KND-35", "KND-64", "KND-R18"] }];

// ludotheque:common
var GAMES = {
  "kopis": { glue: kopis_exports, text: kopis_exports2, module: () => new WebAssembly.Module((0, import_node_fs.readFileSync)(new URL("./kopis.wasm", here))) },
  "ptites-locos": { glue: ptites_locos_exports, text: ptites_locos_exports2, module: () => new WebAssembly.Module((0, import_node_fs.readFileSync)(new URL("./ptites-locos.wasm", here))) },
  "troia": { glue: troia_exports, text: troia_exports2, module: () => new WebAssembly.Module((0, import_node_fs.readFileSync)(new URL("./troia.wasm", here))) },
  "frachtexpress": { glue: frachtexpress_exports, text: frachtexpress_exports2, module: () => new WebAssembly.Module((0, import_node_fs.readFileSync)(new URL("./frachtexpress.wasm", here))) },
  "koplopers": { glue: koplopers_exports, text: koplopers_exports2, module: () => new WebAssembly.Module((0, import_node_fs.readFileSync)(new URL("./koplopers.wasm", here))) }
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
  "file-is-page": {
    code: "not-ready",
    text: "the WebAssembly of {game} could not be loaded: the server answered with a page",
    params: { game: "game" }
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
  "thread-silent": {
    text: "the thread of the bot does not answer",
    params: {}
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
      if (reply.type === "ready" || reply.type === "unready") return;
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
  const module2 = game.module();
  glue.instantiateSync({ module: module2 });
  return register({ id, module: module2, glue, text });
}

// ludotheque:infos
var INFOS = [{ "id": "kopis", "title": "Kopis", "summary": "Slide factions in from the edge of a small board and push what is in the way. At the end they score next to your own fortresses.", "author": "Stefano Di Maria, Chris Loizou", "publisher": "SBG Editions", "year": 2025, "minutes": 15, "minPlayers": 2, "maxPlayers": 2, "defaultPlayers": 2, "hiddenInformation": false, "rulesVersion": 1, "rulebookLanguage": "fr", "reconstructed": "which central fortress is whose, and which lines the waiting factions face; the pictures are lost", "options": [{ "name": "mode", "kind": "choice", "values": ["storm", "suddenDeath"], "default": "storm", "text": "Storming the Castle ends after 16 slides. In Sudden Death factions move one square at a time, and the game ends when a player brings in an eighth faction.", "rule": "KOP-11" }, { "name": "setup", "kind": "choice", "values": ["base", "advanced"], "default": "base", "text": "Base: the fortresses start in the centre. Advanced: you place them.", "rule": "KOP-R28" }, { "name": "placementOrder", "kind": "choice", "values": ["alternate", "snake"], "default": "alternate", "text": "Advanced set-up: place the fortresses in turn, or 1-2-1: Red one, Black two, Red one.", "rule": "KOP-R35" }, { "name": "quietLimit", "kind": "whole", "min": 10, "max": 400, "default": 40, "text": "Sudden Death: the game ends after this many moves in a row in which no faction enters or leaves the board.", "rule": "KOP-R21" }, { "name": "layout", "kind": "table", "default": null, "text": "If your box shows it otherwise: who owns which fortress in the centre, and where the factions wait.", "rule": "KOP-R1" }], "variants": [{ "id": "storm", "title": "Storming the Castle", "options": { "mode": "storm", "setup": "base", "placementOrder": "alternate", "quietLimit": 40, "layout": null } }, { "id": "storm-advanced", "title": "Storming the Castle, advanced set-up", "options": { "mode": "storm", "setup": "advanced", "placementOrder": "alternate", "quietLimit": 40, "layout": null } }, { "id": "storm-advanced-1-2-1", "title": "Storming the Castle, advanced set-up placed 1-2-1", "options": { "mode": "storm", "setup": "advanced", "placementOrder": "snake", "quietLimit": 40, "layout": null } }, { "id": "sudden-death", "title": "Sudden Death", "options": { "mode": "suddenDeath", "setup": "base", "placementOrder": "alternate", "quietLimit": 40, "layout": null } }, { "id": "sudden-death-advanced", "title": "Sudden Death, advanced set-up", "options": { "mode": "suddenDeath", "setup": "advanced", "placementOrder": "alternate", "quietLimit": 40, "layout": null } }, { "id": "sudden-death-advanced-1-2-1", "title": "Sudden Death, advanced set-up placed 1-2-1", "options": { "mode": "suddenDeath", "setup": "advanced", "placementOrder": "snake", "quietLimit": 40, "layout": null } }] }, { "id": "ptites-locos", "title": "Les P'tites Locos", "summary": "Race your four locomotives round a rail yard. In every turn a platform moves and changes the tracks. The first player with three locomotives home wins.", "author": "Bob Lindner", "publisher": "Gigamic, Amigo", "year": 2010, "minutes": 45, "minPlayers": 2, "maxPlayers": 4, "defaultPlayers": 2, "hiddenInformation": false, "rulesVersion": 1, "rulebookLanguage": "fr", "reconstructed": "the board: lengths of the tracks, the tracks on the platforms, places of the sheds; all pictures are lost", "options": [{ "name": "repairTiles", "kind": "switch", "default": false, "text": "The tactical variant: after an accident you receive a repair tile, and later you may use it to choose the platform that moves.", "rule": "LOC-38" }, { "name": "platformEnds", "kind": "choice", "values": ["choice", "slide"], "default": "choice", "text": "You choose the end of the platform that goes to the buffer, or the platform slides and its ends swap with every move.", "rule": "LOC-R2" }, { "name": "startEnds", "kind": "table", "default": { "blue": "A", "red": "A", "yellow": "A" }, "text": "The end of each platform that lies at the buffer at the start.", "rule": "LOC-R3" }, { "name": "turnLimit", "kind": "whole", "min": 0, "max": 1e6, "default": 1e3, "text": "The game ends after this turn without a winner. 0 means no limit; with a board of your own there must be one.", "rule": "LOC-R21" }, { "name": "board", "kind": "table", "default": null, "text": "A board of your own, for owners of the box: the lengths of the tracks, and the tracks on the platforms.", "rule": "LOC-R1" }], "variants": [{ "id": "basic", "title": "The basic game", "options": { "repairTiles": false, "platformEnds": "choice", "startEnds": { "blue": "A", "red": "A", "yellow": "A" }, "turnLimit": 1e3, "board": null } }, { "id": "repair-tiles", "title": "With repair tiles", "options": { "repairTiles": true, "platformEnds": "choice", "startEnds": { "blue": "A", "red": "A", "yellow": "A" }, "turnLimit": 1e3, "board": null } }, { "id": "slide", "title": "The platforms slide", "options": { "repairTiles": false, "platformEnds": "slide", "startEnds": { "blue": "A", "red": "A", "yellow": "A" }, "turnLimit": 1e3, "board": null } }, { "id": "slide-repair-tiles", "title": "The platforms slide, with repair tiles", "options": { "repairTiles": true, "platformEnds": "slide", "startEnds": { "blue": "A", "red": "A", "yellow": "A" }, "turnLimit": 1e3, "board": null } }] }, { "id": "troia", "title": "Troia", "summary": "Dig up the pieces of five cities, examine them in secret, and publish larger groups than anybody before.", "author": "Thomas Fackler", "publisher": "DaimlerChrysler AG", "year": 2e3, "minutes": 60, "minPlayers": 2, "maxPlayers": 4, "defaultPlayers": 4, "hiddenInformation": true, "rulesVersion": 2, "rulebookLanguage": "fr", "reconstructed": "the colours of the cards, which pieces are plan pieces, the signs and plans of the layers, and the geometry of the mound; all pictures are lost", "options": [{ "name": "colours", "kind": "table", "default": null, "text": "The colour of each player, all different. If none are given: red, blue, yellow and green, in the order of the seats.", "rule": "TRO-6" }, { "name": "plans", "kind": "choice", "values": ["drawn", "box"], "default": "drawn", "text": "Which pieces are plan pieces: drawn for each game, or the same in every game by a fixed table that we made up. Owners of the game can give the true table. Everybody knows how many each layer has.", "rule": "TRO-R11" }, { "name": "contours", "kind": "choice", "values": ["open", "examined"], "default": "open", "text": "The contour lines tell the cell of a piece. They are legible to everybody, or behind the tent only: then you learn the cell when you examine the piece.", "rule": "TRO-R10" }, { "name": "bridges", "kind": "switch", "default": true, "text": "You may dig a piece from under a bridge: another piece that lies over it, four or more levels higher, without touching it.", "rule": "TRO-R7" }], "variants": [{ "id": "standard", "title": "The rulebook's game", "options": { "colours": null, "plans": "drawn", "contours": "open", "bridges": true } }] }, { "id": "frachtexpress", "title": "FrachtExpress", "summary": "Cards are track, wagons and fuel at once. Lay a network between ten stations and bring freight where it belongs.", "author": "James Kyle", "publisher": "Franjos", "year": 2001, "minutes": 60, "minPlayers": 3, "maxPlayers": 4, "defaultPlayers": 3, "hiddenInformation": true, "rulesVersion": 1, "rulebookLanguage": "nl", "reconstructed": "the values of each card, the number of each track pattern, both layouts of the stations, and the sleepers of a card; all pictures are lost", "options": [{ "name": "advanced", "kind": "switch", "default": false, "text": "Adds a special action to every station but A, flight tickets and veto cards. Play the basic game first.", "rule": "FRA-60" }, { "name": "layout", "kind": "choice", "values": ["standard", "author", "free"], "default": "standard", "text": "How the stations lie: in the standard layout, in the author's layout, or as the players lay them (free set-up).", "rule": "FRA-113" }, { "name": "freeMargin", "kind": "whole", "min": 0, "max": 2, "default": 1, "text": "Free set-up: how many places the field reaches beyond the stations.", "rule": "FRA-R2" }, { "name": "specials", "kind": "choices", "entries": [{ "name": "A", "label": "Station A", "value": "none" }, { "name": "B", "label": "Station B", "value": "ticket" }, { "name": "C", "label": "Station C", "value": "cardRaid" }, { "name": "D", "label": "Station D", "value": "closeStation" }, { "name": "E", "label": "Station E", "value": "raidTrain" }, { "name": "F", "label": "Station F", "value": "uncoupleAny" }, { "name": "G", "label": "Station G", "value": "vetoCard" }, { "name": "H", "label": "Station H", "value": "rebuild" }, { "name": "I", "label": "Station I", "value": "coupleAny" }, { "name": "J", "label": "Station J", "value": "wagonRaid" }], "values": [{ "value": "none", "label": "No special action" }, { "value": "ticket", "label": "Flight ticket" }, { "value": "cardRaid", "label": "Card raid" }, { "value": "closeStation", "label": "Close a station" }, { "value": "raidTrain", "label": "Card raid train" }, { "value": "uncoupleAny", "label": "Uncouple a wagon" }, { "value": "vetoCard", "label": "Veto card" }, { "value": "rebuild", "label": "Rebuild track" }, { "value": "coupleAny", "label": "Couple a wagon" }, { "value": "wagonRaid", "label": "Wagon raid" }, { "value": "kidnap", "label": "Kidnapping" }], "default": {}, "text": "Advanced game: the special action of each station. Kidnapping is a variant of the rulebook; A is our suggestion for it.", "rule": "FRA-109" }, { "name": "turnLimit", "kind": "whole", "min": 10, "max": 1e4, "default": 300, "text": "The game ends after this many turns of all players together.", "rule": "FRA-R17" }, { "name": "cards", "kind": "table", "default": null, "text": "If you own the box: your 50 track cards instead of ours.", "rule": "FRA-10" }], "variants": [{ "id": "basic", "title": "The basic game", "options": { "advanced": false, "layout": "standard", "freeMargin": 1, "specials": {}, "turnLimit": 300, "cards": null } }, { "id": "advanced", "title": "The advanced game", "options": { "advanced": true, "layout": "standard", "freeMargin": 1, "specials": {}, "turnLimit": 300, "cards": null } }, { "id": "author", "title": "The author's layout", "options": { "advanced": false, "layout": "author", "freeMargin": 1, "specials": {}, "turnLimit": 300, "cards": null } }, { "id": "author-advanced", "title": "The author's layout, advanced", "options": { "advanced": true, "layout": "author", "freeMargin": 1, "specials": {}, "turnLimit": 300, "cards": null } }, { "id": "free", "title": "Free set-up: the players lay the stations", "options": { "advanced": false, "layout": "free", "freeMargin": 1, "specials": {}, "turnLimit": 300, "cards": null } }, { "id": "free-advanced", "title": "Free set-up: the players lay the stations, advanced", "options": { "advanced": true, "layout": "free", "freeMargin": 1, "specials": {}, "turnLimit": 300, "cards": null } }, { "id": "kidnapping", "title": "The advanced game with kidnapping in A", "options": { "advanced": true, "layout": "standard", "freeMargin": 1, "specials": { "A": "kidnap" }, "turnLimit": 300, "cards": null } }] }, { "id": "koplopers", "title": "Koplopers & Dwarsliggers", "summary": "Drive, stop, and take everybody aboard. Deliver the most passengers on the Dutch network.", "author": "Chislaine van den Bulk", "publisher": "Giuoco", "year": 2009, "minutes": 75, "minPlayers": 2, "maxPlayers": 4, "defaultPlayers": 4, "hiddenInformation": true, "rulesVersion": 1, "rulebookLanguage": "fr", "reconstructed": "most of the board: 23 of the 40 stations, most sections and yards, and which tokens there are; all pictures are lost", "options": [{ "name": "variant", "kind": "choice", "values": ["family", "advanced"], "default": "family", "text": "In the advanced version you may build your first train in any yard, passengers also board from behind, and those left in your trains at the end are subtracted.", "rule": "KND-101" }, { "name": "coupledTrains", "kind": "choice", "values": ["asOne", "onePointPerTurn"], "default": "asOne", "text": "A coupled train counts as one train; or you spend at most one action point a turn on driving it or turning it round.", "rule": "KND-R14" }, { "name": "board", "kind": "table", "default": null, "text": "If you own the box: your own regions, stations, sections, yards, tokens, cards, and three numbers.", "rule": "KND-R43" }], "variants": [{ "id": "family", "title": "Family version", "options": { "variant": "family", "coupledTrains": "asOne", "board": null } }, { "id": "advanced", "title": "Advanced version", "options": { "variant": "advanced", "coupledTrains": "asOne", "board": null } }, { "id": "family-one-point", "title": "Family version, one action point a turn for a coupled train", "options": { "variant": "family", "coupledTrains": "onePointPerTurn", "board": null } }, { "id": "advanced-one-point", "title": "Advanced version, one action point a turn for a coupled train", "options": { "variant": "advanced", "coupledTrains": "onePointPerTurn", "board": null } }] }];

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
  gameInSave,
  syncEntry,
  syncGameEntry
});
