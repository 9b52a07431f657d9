// The entries for browsers.

import type { LudoTable } from "ludotheque/element";
import initWeb, { createGame } from "ludotheque/web";

export async function table(): Promise<LudoTable> {
	await initWeb("kopis", { source: new URL("https://example.org/kopis.wasm") });
	const element: LudoTable = document.createElement("ludo-table");
	element.setAttribute("game", createGame("kopis").id);
	return element;
}
