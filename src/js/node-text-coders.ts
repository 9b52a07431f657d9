// Node's own coders of text, for CommonJS. A test environment that imitates a browser inside Node (jsdom) lacks the global
// ones, which wasm-bindgen's glue uses.

export { TextDecoder, TextEncoder } from "node:util";
