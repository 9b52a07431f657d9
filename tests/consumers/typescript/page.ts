// The entries for browsers.
import initWeb, { createGame } from "ludotheque/web";
import { LudoTable } from "ludotheque/element";

export async function table(): Promise<LudoTable> {
  await initWeb("kopis", { source: new URL("https://example.org/kopis.wasm") });
  const element: LudoTable = document.createElement("ludo-table");
  element.setAttribute("game", createGame("kopis").id);
  return element;
}
