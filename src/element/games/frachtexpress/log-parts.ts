// How the log of FrachtExpress is divided: by turns; a round is a turn of each.

import type { LogParts } from "../renderer.ts";

export const logParts: LogParts<"frachtexpress"> = {
	begins: (event) =>
		event.type === "turnStarted" ? { turn: event.seat } : null,
	turns: true,
	telling: [
		"uncoupled",
		"rammed",
		"derailed",
		"cardStolen",
		"wagonGiven",
		"stationClosed",
		"stationOpened",
		"coupled",
		"entered",
		"trackCompleted",
		"trackLaid",
		"flew",
		"driveStarted",
	],
};
