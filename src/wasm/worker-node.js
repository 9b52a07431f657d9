// `ludotheque/worker` for Node: a bot in a worker thread. A bot that has nothing to do does not keep the process alive.

import { Worker } from "node:worker_threads";
import { bots } from "./bot.js";

/** A bot that thinks on another thread; `worker` may give a thread of the caller's that runs `ludotheque/bot-worker`. */
export const createBot = bots(({ worker: own }, hear, fail) => {
  const worker = own ? own() : new Worker(new URL("./bot-worker-node.js", import.meta.url));
  let isOver = false;
  worker.on("message", hear);
  worker.on("error", (error) => isOver || fail(new Error(`the thread of the bot failed: ${error.message}`)));
  worker.on("exit", () => isOver || fail(new Error("the thread of the bot ended")));
  return {
    post: (message) => worker.postMessage(message),
    end() {
      isOver = true;
      worker.terminate();
    },
    rest: (idle) => (idle ? worker.unref() : worker.ref()),
  };
});
