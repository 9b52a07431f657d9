// `ludotheque/<game>.wasm`: the WebAssembly of one game, as `init` takes it for `source`.

/** What the platform or the bundler makes of the file: a compiled module, or its address. */
declare const wasm: WebAssembly.Module | string;
export default wasm;
