// What runs in the worker of a browser; the WebAssembly is the file beside it.

import load, * as raw from "raw";
import { serve } from "./thinking.js";

const ready = load({ module_or_path: new URL("ludotheque.wasm", import.meta.url) });
const hear = serve(raw, ready, (message) => postMessage(message));
onmessage = ({ data }) => hear(data);
