// The same package from CommonJS.
import ludotheque = require("ludotheque");
import kopis = require("ludotheque/kopis");

const game: ludotheque.Game<"troia"> = ludotheque.createGame("troia", {
	players: 3,
});
const pieces: number = game.view(0).pieces.length;
// @ts-expect-error a seat is a number
game.view("0");
const alone: ludotheque.Game<"kopis"> = kopis.createGame({ seed: 1 });
export = pieces + alone.ply;
