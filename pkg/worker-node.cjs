const here=require("node:url").pathToFileURL(__filename).href;
"use strict";
var __defProp = Object.defineProperty;
var __getOwnPropDesc = Object.getOwnPropertyDescriptor;
var __getOwnPropNames = Object.getOwnPropertyNames;
var __hasOwnProp = Object.prototype.hasOwnProperty;
var __export = (target, all) => {
  for (var name in all)
    __defProp(target, name, { get: all[name], enumerable: true });
};
var __copyProps = (to, from, except, desc) => {
  if (from && typeof from === "object" || typeof from === "function") {
    for (let key of __getOwnPropNames(from))
      if (!__hasOwnProp.call(to, key) && key !== except)
        __defProp(to, key, { get: () => from[key], enumerable: !(desc = __getOwnPropDesc(from, key)) || desc.enumerable });
  }
  return to;
};
var __toCommonJS = (mod) => __copyProps(__defProp({}, "__esModule", { value: true }), mod);

// src/js/entries/worker-node.ts
var worker_node_exports = {};
__export(worker_node_exports, {
  createBot: () => createBot
});
module.exports = __toCommonJS(worker_node_exports);
var import_node_url = require("node:url");
var import_node_worker_threads = require("node:worker_threads");
var import_node = require("./engine.cjs");
var createBot = (0, import_node.bots)(import_node.INFOS, import_node.engine, ({ worker: own }, hear, fail) => {
  const worker = own ? own() : (
    // As text: inside jsdom an address is no URL of Node.
    new import_node_worker_threads.Worker(
      (0, import_node_url.fileURLToPath)(new URL("./bot-worker-node.js", here).href)
    )
  );
  let isOver = false;
  worker.on("message", hear);
  worker.on(
    "error",
    (error) => isOver || fail((0, import_node.failure)("thread-failed", { reason: error.message }))
  );
  worker.on("exit", () => isOver || fail((0, import_node.failure)("thread-ended", {})));
  return {
    post: (message) => worker.postMessage(message),
    end() {
      isOver = true;
      void worker.terminate();
    },
    rest: (idle) => idle ? worker.unref() : worker.ref()
  };
});
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  createBot
});
