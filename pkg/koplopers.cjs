const here=require("node:url").pathToFileURL(__filename).href;
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

// ludotheque:entry-common/koplopers
var koplopers_exports = {};
__export(koplopers_exports, {
  Game: () => import_node2.Game,
  RulesError: () => import_node2.RulesError,
  components: () => components,
  createGame: () => createGame,
  default: () => init,
  init: () => init,
  restoreGame: () => restoreGame,
  rules: () => rules,
  scenarios: () => scenarios,
  translate: () => translate
});
module.exports = __toCommonJS(koplopers_exports);
var import_node = require("./engine.cjs");
var import_node2 = require("./engine.cjs");
var { init, createGame, restoreGame, rules, scenarios, translate, components } = (0, import_node.syncGameEntry)("koplopers", import_node.engine, import_node.library);
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  Game,
  RulesError,
  components,
  createGame,
  init,
  restoreGame,
  rules,
  scenarios,
  translate
});
