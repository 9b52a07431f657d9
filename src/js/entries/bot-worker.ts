// `ludotheque/bot-worker` for browsers: what runs in the worker.

import { answering } from "../bot-thread.ts";

const hear = answering((reply) => postMessage(reply));
addEventListener("message", ({ data }) => hear(data));
