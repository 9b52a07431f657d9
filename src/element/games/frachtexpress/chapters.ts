// How the log of FrachtExpress is divided: by turns; a round is a turn of each.

import type { Chapters } from "../renderer.ts";

export const chapters: Chapters<"frachtexpress"> = {
	beginnings: (events) =>
		events.flatMap((event, at) =>
			event.type === "turnStarted" ? [{ at, turn: event.seat }] : [],
		),
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
