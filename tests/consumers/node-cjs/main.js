const { createGame, games } = require("ludotheque");
const { play } = require("./play.cjs");

console.log(JSON.stringify(play({ createGame, games })));
