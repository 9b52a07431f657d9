// A table for each game, one after the other: each says when it is ready, and what is on it is drawn.
import { RENDERERS } from "ludotheque/element";
import { digest } from "./play.js";

const ids = Object.keys(RENDERERS);
const told = [];

function next() {
	const id = ids[told.length];
	if (id === undefined) {
		globalThis.told = told;
		return;
	}
	const table = document.createElement("ludo-table");
	table.setAttribute("game", id);
	table.setAttribute("options", '{"seed":7}');
	// Everything is shown, so that no curtain hides a secret from the one who looks.
	table.setAttribute("view", "all");
	table.addEventListener("ready", () => {
		const drawn = table.shadowRoot.querySelectorAll("[data-hit]").length > 0;
		told.push({ id, state: digest(table.game.state()), drawn });
		table.remove();
		next();
	});
	document.body.append(table);
}

next();
