var __defProp = Object.defineProperty;
var __export = (target, all) => {
  for (var name in all)
    __defProp(target, name, { get: all[name], enumerable: true });
};
var raw_exports = {};
__export(raw_exports, {
  RawSearch: () => RawSearch,
  RawTable: () => RawTable,
  codes: () => codes,
  create: () => create,
  default: () => __wbg_init,
  games: () => games,
  heap: () => heap,
  initSync: () => initSync,
  longest: () => longest,
  rehearse: () => rehearse,
  restore: () => restore,
  rules: () => rules,
  scenarios: () => scenarios,
  text: () => text
});
var RawSearch = class _RawSearch {
  static __wrap(ptr) {
    const obj = Object.create(_RawSearch.prototype);
    obj.__wbg_ptr = ptr;
    RawSearchFinalization.register(obj, obj.__wbg_ptr, obj);
    return obj;
  }
  __destroy_into_raw() {
    const ptr = this.__wbg_ptr;
    this.__wbg_ptr = 0;
    RawSearchFinalization.unregister(this);
    return ptr;
  }
  free() {
    const ptr = this.__destroy_into_raw();
    wasm.__wbg_rawsearch_free(ptr, 0);
  }
  /**
   * @returns {number}
   */
  iterations() {
    const ret = wasm.rawsearch_iterations(this.__wbg_ptr);
    return ret >>> 0;
  }
  /**
   * @returns {number | undefined}
   */
  of() {
    const ret = wasm.rawsearch_of(this.__wbg_ptr);
    return ret === Number.MAX_SAFE_INTEGER ? void 0 : ret;
  }
  /**
   * @returns {string}
   */
  suggestion() {
    let deferred1_0;
    let deferred1_1;
    try {
      const ret = wasm.rawsearch_suggestion(this.__wbg_ptr);
      deferred1_0 = ret[0];
      deferred1_1 = ret[1];
      return getStringFromWasm0(ret[0], ret[1]);
    } finally {
      wasm.__wbindgen_free(deferred1_0, deferred1_1, 1);
    }
  }
  /**
   * @param {number} pause
   * @returns {boolean}
   */
  think(pause) {
    const ret = wasm.rawsearch_think(this.__wbg_ptr, pause);
    return ret !== 0;
  }
};
if (Symbol.dispose) RawSearch.prototype[Symbol.dispose] = RawSearch.prototype.free;
var RawTable = class _RawTable {
  static __wrap(ptr) {
    const obj = Object.create(_RawTable.prototype);
    obj.__wbg_ptr = ptr;
    RawTableFinalization.register(obj, obj.__wbg_ptr, obj);
    return obj;
  }
  __destroy_into_raw() {
    const ptr = this.__wbg_ptr;
    this.__wbg_ptr = 0;
    RawTableFinalization.unregister(this);
    return ptr;
  }
  free() {
    const ptr = this.__destroy_into_raw();
    wasm.__wbg_rawtable_free(ptr, 0);
  }
  /**
   * One bit for each seat that is to act, bit 31 for chance.
   * @returns {number}
   */
  actors() {
    const ret = wasm.rawtable_actors(this.__wbg_ptr);
    return ret >>> 0;
  }
  /**
   * Plays a numbered move; what happened comes as numbers, or all of it as text.
   * @param {number} code
   * @param {number} who
   * @returns {number}
   */
  applyCode(code, who2) {
    const ret = wasm.rawtable_applyCode(this.__wbg_ptr, code, who2);
    return ret;
  }
  /**
   * @param {string} mv
   * @param {number} who
   * @returns {string}
   */
  apply(mv, who2) {
    let deferred4_0;
    let deferred4_1;
    try {
      const val2 = +who2;
      const ptr0 = passStringToWasm0(mv, wasm.__wbindgen_malloc, wasm.__wbindgen_realloc);
      const len0 = WASM_VECTOR_LEN;
      const ret = wasm.rawtable_apply(this.__wbg_ptr, ptr0, len0, val2);
      var ptr3 = ret[0];
      var len3 = ret[1];
      if (ret[3]) {
        ptr3 = 0;
        len3 = 0;
        throw takeFromExternrefTable0(ret[2]);
      }
      deferred4_0 = ptr3;
      deferred4_1 = len3;
      return getStringFromWasm0(ptr3, len3);
    } finally {
      wasm.__wbindgen_free(deferred4_0, deferred4_1, 1);
    }
  }
  /**
   * @param {number} seat
   * @returns {boolean}
   */
  canUndo(seat) {
    const ret = wasm.rawtable_canUndo(this.__wbg_ptr, seat);
    if (ret[2]) {
      throw takeFromExternrefTable0(ret[1]);
    }
    return ret[0] !== 0;
  }
  /**
   * @returns {string}
   */
  chanceOutcomes() {
    let deferred1_0;
    let deferred1_1;
    try {
      const ret = wasm.rawtable_chanceOutcomes(this.__wbg_ptr);
      deferred1_0 = ret[0];
      deferred1_1 = ret[1];
      return getStringFromWasm0(ret[0], ret[1]);
    } finally {
      wasm.__wbindgen_free(deferred1_0, deferred1_1, 1);
    }
  }
  /**
   * @param {string} mv
   * @param {number} who
   * @returns {string}
   */
  check(mv, who2) {
    let deferred4_0;
    let deferred4_1;
    try {
      const val2 = +who2;
      const ptr0 = passStringToWasm0(mv, wasm.__wbindgen_malloc, wasm.__wbindgen_realloc);
      const len0 = WASM_VECTOR_LEN;
      const ret = wasm.rawtable_check(this.__wbg_ptr, ptr0, len0, val2);
      var ptr3 = ret[0];
      var len3 = ret[1];
      if (ret[3]) {
        ptr3 = 0;
        len3 = 0;
        throw takeFromExternrefTable0(ret[2]);
      }
      deferred4_0 = ptr3;
      deferred4_1 = len3;
      return getStringFromWasm0(ptr3, len3);
    } finally {
      wasm.__wbindgen_free(deferred4_0, deferred4_1, 1);
    }
  }
  /**
   * @returns {RawTable}
   */
  duplicate() {
    const ret = wasm.rawtable_duplicate(this.__wbg_ptr);
    return _RawTable.__wrap(ret);
  }
  /**
   * @returns {string}
   */
  history() {
    let deferred1_0;
    let deferred1_1;
    try {
      const ret = wasm.rawtable_history(this.__wbg_ptr);
      deferred1_0 = ret[0];
      deferred1_1 = ret[1];
      return getStringFromWasm0(ret[0], ret[1]);
    } finally {
      wasm.__wbindgen_free(deferred1_0, deferred1_1, 1);
    }
  }
  /**
   * @returns {string}
   */
  id() {
    let deferred1_0;
    let deferred1_1;
    try {
      const ret = wasm.rawtable_id(this.__wbg_ptr);
      deferred1_0 = ret[0];
      deferred1_1 = ret[1];
      return getStringFromWasm0(ret[0], ret[1]);
    } finally {
      wasm.__wbindgen_free(deferred1_0, deferred1_1, 1);
    }
  }
  /**
   * One of the events that the last move made happen, as text.
   * @param {number} at
   * @returns {string}
   */
  latestEvent(at) {
    let deferred1_0;
    let deferred1_1;
    try {
      const ret = wasm.rawtable_latestEvent(this.__wbg_ptr, at);
      deferred1_0 = ret[0];
      deferred1_1 = ret[1];
      return getStringFromWasm0(ret[0], ret[1]);
    } finally {
      wasm.__wbindgen_free(deferred1_0, deferred1_1, 1);
    }
  }
  /**
   * The legal moves as numbers, or all of them as text.
   * @param {number} who
   * @returns {number}
   */
  legalCodes(who2) {
    const ret = wasm.rawtable_legalCodes(this.__wbg_ptr, who2);
    return ret;
  }
  /**
   * @param {string} options
   * @returns {string}
   */
  log(options) {
    let deferred3_0;
    let deferred3_1;
    try {
      const ptr0 = passStringToWasm0(options, wasm.__wbindgen_malloc, wasm.__wbindgen_realloc);
      const len0 = WASM_VECTOR_LEN;
      const ret = wasm.rawtable_log(this.__wbg_ptr, ptr0, len0);
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
   * @param {number} code
   * @returns {string | undefined}
   */
  numberedMove(code) {
    const ret = wasm.rawtable_numberedMove(this.__wbg_ptr, code);
    let v1;
    if (ret[0] !== 0) {
      v1 = getStringFromWasm0(ret[0], ret[1]);
      wasm.__wbindgen_free(ret[0], ret[1] * 1, 1);
    }
    return v1;
  }
  /**
   * The outcome as numbers: where the text of the reason stands, how many seats there are, their scores, and for each
   * rank how many share it and who; none before the end.
   * @returns {number}
   */
  outcomeNumbers() {
    const ret = wasm.rawtable_outcomeNumbers(this.__wbg_ptr);
    return ret >>> 0;
  }
  /**
   * @returns {string}
   */
  outcome() {
    let deferred1_0;
    let deferred1_1;
    try {
      const ret = wasm.rawtable_outcome(this.__wbg_ptr);
      deferred1_0 = ret[0];
      deferred1_1 = ret[1];
      return getStringFromWasm0(ret[0], ret[1]);
    } finally {
      wasm.__wbindgen_free(deferred1_0, deferred1_1, 1);
    }
  }
  /**
   * @param {string} options
   * @returns {string}
   */
  playRandom(options) {
    let deferred3_0;
    let deferred3_1;
    try {
      const ptr0 = passStringToWasm0(options, wasm.__wbindgen_malloc, wasm.__wbindgen_realloc);
      const len0 = WASM_VECTOR_LEN;
      const ret = wasm.rawtable_playRandom(this.__wbg_ptr, ptr0, len0);
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
   * @returns {number}
   */
  players() {
    const ret = wasm.rawtable_players(this.__wbg_ptr);
    return ret >>> 0;
  }
  /**
   * @returns {number}
   */
  ply() {
    const ret = wasm.rawtable_ply(this.__wbg_ptr);
    return ret >>> 0;
  }
  /**
   * @returns {boolean}
   */
  redo() {
    const ret = wasm.rawtable_redo(this.__wbg_ptr);
    return ret !== 0;
  }
  /**
   * @returns {string}
   */
  save() {
    let deferred1_0;
    let deferred1_1;
    try {
      const ret = wasm.rawtable_save(this.__wbg_ptr);
      deferred1_0 = ret[0];
      deferred1_1 = ret[1];
      return getStringFromWasm0(ret[0], ret[1]);
    } finally {
      wasm.__wbindgen_free(deferred1_0, deferred1_1, 1);
    }
  }
  /**
   * @param {string} options
   * @returns {RawSearch}
   */
  search(options) {
    const ptr0 = passStringToWasm0(options, wasm.__wbindgen_malloc, wasm.__wbindgen_realloc);
    const len0 = WASM_VECTOR_LEN;
    const ret = wasm.rawtable_search(this.__wbg_ptr, ptr0, len0);
    if (ret[2]) {
      throw takeFromExternrefTable0(ret[1]);
    }
    return RawSearch.__wrap(ret[0]);
  }
  /**
   * @returns {any}
   */
  seed() {
    const ret = wasm.rawtable_seed(this.__wbg_ptr);
    if (ret[2]) {
      throw takeFromExternrefTable0(ret[1]);
    }
    return takeFromExternrefTable0(ret[0]);
  }
  /**
   * @returns {string}
   */
  state() {
    let deferred1_0;
    let deferred1_1;
    try {
      const ret = wasm.rawtable_state(this.__wbg_ptr);
      deferred1_0 = ret[0];
      deferred1_1 = ret[1];
      return getStringFromWasm0(ret[0], ret[1]);
    } finally {
      wasm.__wbindgen_free(deferred1_0, deferred1_1, 1);
    }
  }
  /**
   * @returns {boolean}
   */
  undo() {
    const ret = wasm.rawtable_undo(this.__wbg_ptr);
    return ret !== 0;
  }
  /**
   * @param {number} seat
   * @returns {string}
   */
  view(seat) {
    let deferred2_0;
    let deferred2_1;
    try {
      const ret = wasm.rawtable_view(this.__wbg_ptr, seat);
      var ptr1 = ret[0];
      var len1 = ret[1];
      if (ret[3]) {
        ptr1 = 0;
        len1 = 0;
        throw takeFromExternrefTable0(ret[2]);
      }
      deferred2_0 = ptr1;
      deferred2_1 = len1;
      return getStringFromWasm0(ptr1, len1);
    } finally {
      wasm.__wbindgen_free(deferred2_0, deferred2_1, 1);
    }
  }
};
if (Symbol.dispose) RawTable.prototype[Symbol.dispose] = RawTable.prototype.free;
function codes() {
  const ret = wasm.codes();
  return ret >>> 0;
}
function create(id, options) {
  let ptr0, len0, ptr1, len1;
  try {
    ptr0 = passStringToWasm0(id, wasm.__wbindgen_malloc, wasm.__wbindgen_realloc);
    len0 = WASM_VECTOR_LEN;
    ptr1 = passStringToWasm0(options, wasm.__wbindgen_malloc, wasm.__wbindgen_realloc);
    len1 = WASM_VECTOR_LEN;
  } catch (e) {
    if (ptr1) {
      wasm.__wbindgen_free(ptr1, len1 * 1, 1);
    }
    if (ptr0) {
      wasm.__wbindgen_free(ptr0, len0 * 1, 1);
    }
    throw e;
  }
  const ret = wasm.create(ptr0, len0, ptr1, len1);
  if (ret[2]) {
    throw takeFromExternrefTable0(ret[1]);
  }
  return RawTable.__wrap(ret[0]);
}
function games() {
  let deferred1_0;
  let deferred1_1;
  try {
    const ret = wasm.games();
    deferred1_0 = ret[0];
    deferred1_1 = ret[1];
    return getStringFromWasm0(ret[0], ret[1]);
  } finally {
    wasm.__wbindgen_free(deferred1_0, deferred1_1, 1);
  }
}
function heap() {
  const ret = wasm.heap();
  return ret;
}
function longest() {
  const ret = wasm.longest();
  return ret >>> 0;
}
function rehearse() {
  const ret = wasm.rehearse();
  if (ret[1]) {
    throw takeFromExternrefTable0(ret[0]);
  }
}
function restore(text3) {
  const ptr0 = passStringToWasm0(text3, wasm.__wbindgen_malloc, wasm.__wbindgen_realloc);
  const len0 = WASM_VECTOR_LEN;
  const ret = wasm.restore(ptr0, len0);
  if (ret[2]) {
    throw takeFromExternrefTable0(ret[1]);
  }
  return RawTable.__wrap(ret[0]);
}
function rules(id) {
  const ptr0 = passStringToWasm0(id, wasm.__wbindgen_malloc, wasm.__wbindgen_realloc);
  const len0 = WASM_VECTOR_LEN;
  const ret = wasm.rules(ptr0, len0);
  if (ret[2]) {
    throw takeFromExternrefTable0(ret[1]);
  }
  return takeFromExternrefTable0(ret[0]);
}
function scenarios(id) {
  const ptr0 = passStringToWasm0(id, wasm.__wbindgen_malloc, wasm.__wbindgen_realloc);
  const len0 = WASM_VECTOR_LEN;
  const ret = wasm.scenarios(ptr0, len0);
  if (ret[2]) {
    throw takeFromExternrefTable0(ret[1]);
  }
  return takeFromExternrefTable0(ret[0]);
}
function text() {
  let deferred1_0;
  let deferred1_1;
  try {
    const ret = wasm.text();
    deferred1_0 = ret[0];
    deferred1_1 = ret[1];
    return getStringFromWasm0(ret[0], ret[1]);
  } finally {
    wasm.__wbindgen_free(deferred1_0, deferred1_1, 1);
  }
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
    __wbg_now_90342f73df4c6e2a: function() {
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
    "./raw_bg.js": import0
  };
}
var RawSearchFinalization = typeof FinalizationRegistry === "undefined" ? { register: () => {
}, unregister: () => {
} } : new FinalizationRegistry((ptr) => wasm.__wbg_rawsearch_free(ptr, 1));
var RawTableFinalization = typeof FinalizationRegistry === "undefined" ? { register: () => {
}, unregister: () => {
} } : new FinalizationRegistry((ptr) => wasm.__wbg_rawtable_free(ptr, 1));
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
var cachedTextDecoder = new TextDecoder("utf-8", { ignoreBOM: true });
cachedTextDecoder.decode();
var MAX_SAFARI_DECODE_BYTES = 2146435072;
var numBytesDecoded = 0;
function decodeText(bytes) {
  numBytesDecoded += bytes.length;
  if (numBytesDecoded >= MAX_SAFARI_DECODE_BYTES) {
    cachedTextDecoder = new TextDecoder("utf-8", { ignoreBOM: true });
    cachedTextDecoder.decode();
    numBytesDecoded = bytes.length;
  }
  return cachedTextDecoder.decode(bytes);
}
var cachedTextEncoder = new TextEncoder();
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
function __wbg_finalize_init(instance, module) {
  wasmInstance = instance;
  wasm = instance.exports;
  wasmModule = module;
  cachedDataViewMemory0 = null;
  cachedUint8ArrayMemory0 = null;
  wasm.__wbindgen_start();
  return wasm;
}
async function __wbg_load(module, imports) {
  if (typeof Response === "function" && module instanceof Response) {
    if (!module.ok) {
      throw new Error(`failed to fetch Wasm: ${module.status} ${module.statusText} fetching '${module.url}'`);
    }
    if (typeof WebAssembly.instantiateStreaming === "function") {
      try {
        return await WebAssembly.instantiateStreaming(module, imports);
      } catch (e) {
        const validResponse = expectedResponseType(module.type);
        if (validResponse && module.headers.get("Content-Type") !== "application/wasm") {
          console.warn("`WebAssembly.instantiateStreaming` failed because your server does not serve Wasm with `application/wasm` MIME type. Falling back to `WebAssembly.instantiate` which is slower. Original error:\n", e);
        } else {
          throw e;
        }
      }
    }
    const bytes = await module.arrayBuffer();
    return await WebAssembly.instantiate(bytes, imports);
  } else {
    const instance = await WebAssembly.instantiate(module, imports);
    if (instance instanceof WebAssembly.Instance) {
      return { instance, module };
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
function initSync(module) {
  if (wasm !== void 0) return wasm;
  if (module !== void 0) {
    if (Object.getPrototypeOf(module) === Object.prototype) {
      ({ module } = module);
    } else {
      console.warn("using deprecated parameters for `initSync()`; pass a single object instead");
    }
  }
  const imports = __wbg_get_imports();
  if (!(module instanceof WebAssembly.Module)) {
    module = new WebAssembly.Module(module);
  }
  const instance = new WebAssembly.Instance(module, imports);
  return __wbg_finalize_init(instance, module);
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
  const { instance, module } = await __wbg_load(await module_or_path, imports);
  return __wbg_finalize_init(instance, module);
}
var RulesError = class extends Error {
  constructor(code, message, rule) {
    super(message);
    this.name = "RulesError";
    this.code = code;
    if (rule) this.rule = rule;
  }
};
var MOST_PARTS = 1e5;
var ANYBODY = -1;
var CHANCE = -2;
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
function text2(value, code, what) {
  let parts = 0;
  let written;
  try {
    written = JSON.stringify(value, (_, part) => {
      if (++parts > MOST_PARTS || !isPlain(part)) throw new TypeError();
      return part;
    });
  } catch {
    throw new RulesError(code, `this is not ${what}: it cannot be written as JSON`);
  }
  if (typeof written !== "string") throw new RulesError(code, `this is not ${what}: there is nothing to write as JSON`);
  return written;
}
function optionsText(options, what) {
  return options === void 0 ? "{}" : text2(options, "bad-options", what);
}
function who(seat) {
  if (seat === void 0) return ANYBODY;
  if (seat === "chance") return CHANCE;
  return person(seat);
}
function person(seat) {
  return typeof seat === "number" && (seat > 0 || Object.is(seat, 0)) ? seat : NaN;
}
function ask(run) {
  return JSON.parse(call(run));
}
function call(run) {
  try {
    return run();
  } catch (error) {
    if (typeof error !== "string") throw error;
    const { code, message, rule } = JSON.parse(error);
    throw new RulesError(code, message, rule);
  }
}
function freeze(object) {
  for (const part of Object.values(object)) if (typeof part === "object" && part !== null) freeze(part);
  return Object.freeze(object);
}
var REPLY = -1;
var desk;
var memory;
var numbers = new Uint32Array();
function look() {
  if (numbers.length === 0) numbers = new Uint32Array(memory.buffer, desk.codes(), desk.longest());
}
function reply(kind) {
  const text3 = desk.text();
  if (kind === REPLY) return JSON.parse(text3).map(freeze);
  const { code, message, rule } = JSON.parse(text3);
  throw new RulesError(code, message, rule);
}
var Shelf = class {
  first = -1;
  objects = [];
  /** `tell(raw, code, i)` writes the text of what a number stands for, the one at that place of the list. */
  constructor(tell) {
    this.tell = tell;
  }
  /** Begins a new edition by its first number. */
  begin(first) {
    this.first = first;
    this.objects = [];
  }
  /** The objects of so many numbers on the desk, as a raw call has left them there: the first of the edition, then theirs. */
  list(raw, count) {
    look();
    const first = numbers[0];
    if (first !== this.first) this.begin(first);
    const { objects } = this;
    const list = new Array(count - 1);
    for (let i = 1; i < count; i++) {
      const object = objects[numbers[i] - first];
      if (object === void 0) return this.#fill(raw, numbers.slice(1, count));
      list[i - 1] = object;
    }
    return list;
  }
  /** Making an object may move the memory that the numbers stand in: they are copied before. */
  #fill(raw, codes2) {
    const list = [];
    for (const code of codes2) list.push(this.objects[code - this.first] ??= this.keep(freeze(JSON.parse(this.tell(raw, code, list.length))), code));
    return list;
  }
  keep(object) {
    return object;
  }
};
var MoveShelf = class extends Shelf {
  codes = /* @__PURE__ */ new Map();
  constructor() {
    super((raw, code) => raw.numberedMove(code));
  }
  /** What had a number until now will be read as any other value. */
  begin(first) {
    super.begin(first);
    this.codes = /* @__PURE__ */ new Map();
  }
  keep(object, code) {
    this.codes.set(object, code);
    return object;
  }
};
var reasons = /* @__PURE__ */ new Map();
function outcome(raw, count) {
  look();
  const [at, seats] = [numbers[0], numbers[1]];
  const scores = [];
  for (let i = 2; i < 2 + seats; i++) scores.push(numbers[i] | 0);
  const ranking = [];
  for (let i = 2 + seats; i < count; i += 1 + numbers[i]) {
    const rank = [];
    for (let n = 1; n <= numbers[i]; n++) rank.push(numbers[i + n]);
    ranking.push(rank);
  }
  let reason = reasons.get(at);
  if (reason === void 0) reasons.set(at, reason = JSON.parse(raw.outcome()).reason);
  return { ranking, scores, reason };
}
var shelves = /* @__PURE__ */ new Map();
function shelf(id) {
  if (!shelves.has(id)) shelves.set(id, { moves: new MoveShelf(), events: new Shelf((raw, _, i) => raw.latestEvent(i)) });
  return shelves.get(id);
}
var MADE_HERE = /* @__PURE__ */ Symbol("made by createGame");
var Game = class _Game {
  #raw;
  #shelf;
  constructor(made, raw, id) {
    if (made !== MADE_HERE) throw new RulesError("bad-options", "a game is made by createGame or restoreGame");
    this.#raw = raw;
    this.#shelf = shelf(id);
  }
  /** The raw table of a game that is still there. */
  static #of(game) {
    if (typeof game !== "object" || game === null || !(#raw in game)) {
      throw new RulesError("freed", "this method belongs to a game and was called on something else");
    }
    if (!game.#raw) throw new RulesError("freed", "this game was freed");
    return game.#raw;
  }
  get id() {
    return _Game.#of(this).id();
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
    const actors = [];
    if (bits < 0 || bits >= 2 ** 31) actors.push("chance");
    for (let seat = 0; seat < 8; seat++) if (bits & 1 << seat) actors.push(seat);
    return actors;
  }
  legalMoves(seat) {
    const raw = _Game.#of(this);
    const count = raw.legalCodes(who(seat));
    if (count >= 0) return this.#shelf.moves.list(raw, count);
    this.#shelf.moves.begin(-1);
    return reply(count);
  }
  check(move, seat) {
    const written = text2(move, "malformed-move", "a move");
    const asked = who(seat);
    const raw = _Game.#of(this);
    return ask(() => raw.check(written, asked));
  }
  apply(move, seat) {
    const mine = _Game.#of(this);
    const code = typeof move === "object" && move !== null ? this.#shelf.moves.codes.get(move) : void 0;
    const asked = who(seat);
    if (code !== void 0) {
      const count = mine.applyCode(code, asked);
      if (count >= 0) return this.#shelf.events.list(mine, count);
      return reply(count);
    }
    const written = text2(move, "malformed-move", "a move");
    const raw = _Game.#of(this);
    return ask(() => raw.apply(written, asked)).map(freeze);
  }
  chanceOutcomes() {
    const raw = _Game.#of(this);
    return ask(() => raw.chanceOutcomes());
  }
  state() {
    const raw = _Game.#of(this);
    return ask(() => raw.state());
  }
  view(seat) {
    const raw = _Game.#of(this);
    return ask(() => raw.view(person(seat)));
  }
  outcome() {
    const raw = _Game.#of(this);
    const count = raw.outcomeNumbers();
    return count === 0 ? null : outcome(raw, count);
  }
  log(options) {
    _Game.#of(this);
    const written = optionsText(options, "a set of options for a log");
    const raw = _Game.#of(this);
    return ask(() => raw.log(written));
  }
  history() {
    const raw = _Game.#of(this);
    return ask(() => raw.history());
  }
  undo() {
    return _Game.#of(this).undo();
  }
  redo() {
    return _Game.#of(this).redo();
  }
  canUndo(seat) {
    const raw = _Game.#of(this);
    return call(() => raw.canUndo(person(seat)));
  }
  save() {
    return _Game.#of(this).save();
  }
  clone() {
    const raw = _Game.#of(this);
    return new _Game(MADE_HERE, raw.duplicate(), raw.id());
  }
  free() {
    if (typeof this !== "object" || this === null || !(#raw in this)) return;
    const raw = this.#raw;
    this.#raw = null;
    raw?.free();
  }
  playRandom(options) {
    _Game.#of(this);
    const written = optionsText(options, "a set of options for random play");
    const raw = _Game.#of(this);
    return ask(() => raw.playRandom(written));
  }
  suggest(options) {
    _Game.#of(this);
    const written = optionsText(options, "a set of options for a suggestion");
    const raw = _Game.#of(this);
    return call(() => {
      const search = raw.search(written);
      try {
        search.think(Infinity);
        return JSON.parse(search.suggestion());
      } finally {
        search.free();
      }
    });
  }
};
if (Symbol.dispose) Object.defineProperty(Game.prototype, Symbol.dispose, { value: Game.prototype.free, writable: true, configurable: true });
function facade(raw, ready) {
  const module = () => {
    if (!ready()) throw new RulesError("not-ready", "the rules are not loaded yet: await init() first");
    if (desk === void 0) {
      desk = raw;
      memory = raw.heap();
    }
    return raw;
  };
  const named = (id) => {
    if (typeof id !== "string") throw new RulesError("unknown-game", 'the id of a game is a text, such as "kopis"');
    return id;
  };
  return {
    games: () => ask(() => module().games()),
    rules: (id) => call(() => module().rules(named(id))),
    scenarios: (id) => call(() => module().scenarios(named(id))),
    createGame(id, options) {
      const game = named(id);
      const written = optionsText(options, "a set of options for a game");
      return call(() => new Game(MADE_HERE, module().create(game, written), game));
    },
    restoreGame(saved) {
      if (typeof saved !== "string") throw new RulesError("bad-save", "a saved game is the text that save() gave");
      return call(() => {
        const table = module().restore(saved);
        return new Game(MADE_HERE, table, table.id());
      });
    }
  };
}
function once(source) {
  let loading;
  let loaded = false;
  const init2 = (from) => {
    loading ??= __wbg_init({ module_or_path: source(from) }).then(
      () => {
        rehearse();
        loaded = true;
      },
      (error) => {
        loading = void 0;
        throw error;
      }
    );
    return loading;
  };
  return { init: init2, ...facade(raw_exports, () => loaded) };
}
var { init, games: games2, rules: rules2, scenarios: scenarios2, createGame, restoreGame } = once(
  (from) => from ?? new URL("ludotheque.wasm", import.meta.url)
);
export {
  Game,
  RulesError,
  createGame,
  init as default,
  games2 as games,
  init,
  restoreGame,
  rules2 as rules,
  scenarios2 as scenarios
};
