// The rules, with the WebAssembly inside.
import init, { createGame, games } from "ludotheque";
import { play } from "./play.js";

init().then(() => {
	globalThis.told = play({ createGame, games });
});
