// Node's own coders of text. A test environment that imitates a browser inside Node (jsdom) lacks the global ones.

export { TextDecoder, TextEncoder } from "node:util";
