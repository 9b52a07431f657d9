// A server component: the games are played while the page is rendered.
import { createGame, games } from "ludotheque";
import { play } from "../src/play.js";

export default function Page() {
	return <pre id="told">{JSON.stringify(play({ createGame, games }))}</pre>;
}
