// `ludotheque/bot-worker` for browsers: what runs in the worker.

import { answeringInWorker } from "../bot-in-worker.ts";

const hear = answeringInWorker((answer) => postMessage(answer));
addEventListener("message", ({ data }) => hear(data));
