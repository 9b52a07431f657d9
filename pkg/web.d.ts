export * from "./index.js";

/** Where the WebAssembly is: a URL, a response, its bytes, or a compiled module. */
export type WasmSource = string | URL | Request | Response | BufferSource | WebAssembly.Module | Promise<Response>;

/** Loads the rules; without an argument from the file beside this one. */
export default function init(from?: WasmSource): Promise<void>;
export { init };
