// What runs in a worker thread of Node.

import { readFileSync } from "node:fs";
import { parentPort } from "node:worker_threads";
import * as raw from "raw";
import { serve } from "./thinking.js";

raw.initSync({ module: readFileSync(new URL("ludotheque.wasm", import.meta.url)) });
parentPort.on("message", serve(raw, Promise.resolve(), (message) => parentPort.postMessage(message)));
