// The page of `ludotheque/server`: the protocol, message by message, and the room that speaks it.

import { page } from "./html.mjs";

/** @typedef {import("./declarations.mjs").Declaration} Declaration */

/** What a client has to know, in the order in which it meets it. */
const PROTOCOL = [
	"ProtocolVersion",
	"ClientMessage",
	"ServerMessage",
	"SeatInfo",
	"RoomRefusalCode",
	"CloseCode",
];
/** How a server keeps a table. */
const ROOM = [
	"Room",
	"RoomOptions",
	"RoomSettings",
	"ResumeOptions",
	"Batch",
	"Sent",
	"Stored",
	"Think",
	"Place",
];

/**
 * @param {Declaration[]} declared
 * @param {{ href: string, title: string }[]} links the pages of the reference
 */
export function serverPage(declared, links) {
	const named = (/** @type {string[]} */ names) =>
		names.map((name) => {
			const found = declared.find((each) => each.name === name);
			if (found === undefined) throw new Error(`server.d.ts has no ${name}`);
			return found;
		});
	const left = declared.find(
		({ name }) => ![...PROTOCOL, ...ROOM].includes(name),
	);
	if (left !== undefined)
		throw new Error(`${left.name} has no place on the page of the server`);
	return page({
		file: "server.html",
		title: "The server",
		lead: 'What <code>ludotheque/server</code> exports: a table for players over any transport, and the protocol that it speaks. <a href="../server.html">Run a server</a> shows how it is used.',
		links,
		parts: [
			{
				title: "The protocol",
				id: "protocol",
				said: "Each message is one JSON text. A client says ClientMessage, the table answers with ServerMessage. A connection first sits down or watches, and says which version of the protocol it speaks; what is unknown, given twice, too long or of another kind than is said here is refused in words, and changes nothing. Requests are numbered: after a lost connection a client sits down again with its token, reads in seated which request was done last, and sends the later ones once more. Nothing is lost, and nothing is done twice.",
				list: named(PROTOCOL),
			},
			{
				title: "The room",
				id: "room",
				said: "One table, with no sockets, no clock and no storage. Each call gives one batch: store first, then send, then think. A room is all that was stored of it, so that another process can take it up.",
				list: named(ROOM),
			},
		],
	});
}
