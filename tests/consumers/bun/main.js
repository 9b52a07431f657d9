import { createGame, games } from "ludotheque";
import { play } from "./play.js";

console.log(JSON.stringify(play({ createGame, games })));
