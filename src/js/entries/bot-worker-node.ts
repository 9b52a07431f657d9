// `ludotheque/bot-worker` for Node: what runs in the worker thread.

import { parentPort } from "node:worker_threads";
import { answering } from "../bot-thread.ts";

parentPort?.on(
	"message",
	answering((reply) => parentPort?.postMessage(reply)),
);
