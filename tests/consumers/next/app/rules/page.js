"use client";
// Imported as most people would, so that it is loaded on the server, too.
import init, { createGame, games } from "ludotheque";
import { useEffect } from "react";
import { play } from "../../src/play.js";

export default function Page() {
	useEffect(() => {
		init().then(() => {
			globalThis.told = play({ createGame, games });
		});
	}, []);
	return <p>In the browser.</p>;
}
