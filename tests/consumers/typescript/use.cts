// The same package from CommonJS.
import ludotheque = require("ludotheque");

const game: ludotheque.Game<"troia"> = ludotheque.createGame("troia", { players: 3 });
const pieces: number = game.view(0).pieces.length;
// @ts-expect-error a seat is a number
game.view("0");
export = pieces;
