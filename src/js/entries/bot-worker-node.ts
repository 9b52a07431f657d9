// `ludotheque/bot-worker` for Node: what runs in the worker thread.

import { parentPort } from "node:worker_threads";
import { answeringInWorker } from "../bot-in-worker.ts";

parentPort?.on(
	"message",
	answeringInWorker((answer) => parentPort?.postMessage(answer)),
);
