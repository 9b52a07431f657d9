// `ludotheque/worker` for browsers and bundlers: a bot in a module worker.

import { bots } from "./bot.js";

/** A bot that thinks on another thread; `worker` may give a thread of the caller's that runs `ludotheque/bot-worker`. */
export const createBot = bots(({ worker: own }, hear, fail) => {
  const worker = own ? own() : new Worker(new URL("./bot-worker.js", import.meta.url), { type: "module" });
  worker.onmessage = ({ data }) => hear(data);
  worker.onerror = (event) => {
    event.preventDefault?.();
    fail(new Error(`the thread of the bot failed: ${event.message ?? "it could not be loaded"}`));
  };
  return { post: (message) => worker.postMessage(message), end: () => worker.terminate(), rest() {} };
});
