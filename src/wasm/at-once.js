// The calls of the package over a module that is compiled on import: for Node, where nobody need wait for it.

import * as raw from "raw";
import { facade } from "./facade.js";

/** The calls of the package over these bytes. */
export function atOnce(bytes) {
  raw.initSync({ module: bytes });
  return facade(raw, () => true);
}

/** Nothing to wait for. */
export function init() {
  return Promise.resolve();
}
