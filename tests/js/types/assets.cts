// The same from CommonJS, where a lesson is what is required.
import kopis = require("ludotheque/lessons/kopis.json");
import ludotheque = require("ludotheque");

const title: string = kopis.title;
const game: ludotheque.AnyGame = ludotheque.restoreGame("…");
if (game.id === "kopis") void game.state().bastion;
// @ts-expect-error a lesson has no such part
void kopis.chapters;
// @ts-expect-error Kopis is for two
ludotheque.createGame("kopis", { players: 5 });
export = title;
