// Loads the module once, however often it is asked for.

import load, * as raw from "raw";
import { facade } from "./facade.js";

/** The calls of the package and an `init` that loads the module from where `source` says. */
export function once(source) {
  let loading;
  let loaded = false;
  const init = (from) => {
    loading ??= load({ module_or_path: source(from) }).then(
      () => {
        raw.rehearse();
        loaded = true;
      },
      (error) => {
        loading = undefined;
        throw error;
      },
    );
    return loading;
  };
  return { init, ...facade(raw, () => loaded) };
}
