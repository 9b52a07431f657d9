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

// src/js/entries/node.ts
var node_exports = {};
__export(node_exports, {
  Game: () => import_node2.Game,
  RulesError: () => import_node2.RulesError,
  components: () => components,
  createGame: () => createGame,
  default: () => init,
  games: () => games,
  init: () => init,
  isGameId: () => isGameId,
  restoreGame: () => restoreGame,
  rules: () => rules,
  scenarios: () => scenarios,
  translate: () => translate
});
module.exports = __toCommonJS(node_exports);
var import_node = require("./engine.cjs");
var import_node2 = require("./engine.cjs");
var {
  init,
  games,
  isGameId,
  rules,
  scenarios,
  translate,
  components,
  createGame,
  restoreGame
} = (0, import_node.syncEntry)({ infos: import_node.infos, engine: import_node.engine, library: import_node.library });
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  Game,
  RulesError,
  components,
  createGame,
  games,
  init,
  isGameId,
  restoreGame,
  rules,
  scenarios,
  translate
});
