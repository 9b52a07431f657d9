// A table with a bot, as a page would have it. What happens at it the browser tells: see `openTable` in ../browse.mjs.
import "ludotheque/element";

const table = document.createElement("ludo-table");
table.setAttribute("game", "kopis");
table.setAttribute("players", "person bot:easy");
table.setAttribute("options", '{"seed":7}');
document.body.append(table);
