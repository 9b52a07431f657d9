// The rules, with the WebAssembly as a file of its own.
import init, { createGame, games } from "ludotheque/web";
import { play } from "./play.js";

init().then(() => {
	globalThis.told = play({ createGame, games });
});
