// The WebAssembly as text, for the entries that have it inside.

export { default } from "wasm";
