// The reference server under load on loopback: `node tests/soak/server.mjs [seconds] [tables] [clients]`.
//
// The clients live in a thread of their own. Each plays random legal moves and now and then an illegal one; one in ten is malicious;
// connections are cut at random and taken up again. Everything that the server sends is compared with a second game that gets
// what is stored and nothing else.

import assert from "node:assert/strict";
import { createServer } from "node:http";
import {
	isMainThread,
	parentPort,
	Worker,
	workerData,
} from "node:worker_threads";
import { games, restoreGame } from "ludotheque";
import { WebSocket } from "ws";
import { logging } from "../../demo/server/log.mjs";
import { takeSockets } from "../../demo/server/sockets.mjs";
import { openStore } from "../../demo/server/sqlite.mjs";
import { Tables } from "../../demo/server/tables.mjs";

/** The referee of the referee: a twin of every game, which follows what is stored. */
class Referee {
	twins = new Map();
	views = 0;
	finished = 0;
	wrong = [];

	/** Takes what is stored of a table, before anybody hears of it. */
	follow(name, { whole, text }) {
		const piece = JSON.parse(text);
		const twin = this.twins.get(name);
		if (whole) {
			const { round, save } = piece.whole;
			// A whole table brings its last changes along.
			twin?.game.free();
			this.twins.set(name, { round, game: restoreGame(save) });
			if (round > (twin?.round ?? 1)) this.finished += 1;
			return;
		}
		for (const { type, seat, move } of piece.changes)
			if (type === "played") twin.game.apply(move, seat);
			else if (type === "undone") twin.game.undo();
	}

	/** Compares what a connection is sent with what it may know; gives its seat. */
	compare(name, seat, text) {
		const message = JSON.parse(text);
		if (message.type === "seated") return message.seat;
		if (message.type !== "news") return seat;
		const { round, game } = this.twins.get(name);
		const acts = game.actors().includes(seat);
		const may = {
			type: "news",
			round,
			ply: game.ply,
			view: game.view(seat),
			from: message.from,
			events: game.log({ seat, from: message.from }),
			actors: game.actors(),
			legal: acts ? game.legalMoves(seat) : [],
			canUndo: game.canUndo(seat),
			outcome: game.outcome(),
		};
		if (JSON.stringify(may) !== text)
			this.wrong.push(`${name}, seat ${seat}, ply ${message.ply}`);
		this.views += 1;
		return seat;
	}
}

/** Tables that a referee looks at. */
class Watched extends Tables {
	/** The connection that stands for another, and looks at what it is sent. */
	watched = new WeakMap();

	constructor(referee, given) {
		super(given);
		this.referee = referee;
	}

	of(name, connection) {
		const known = this.watched.get(connection);
		if (known !== undefined) return known;
		let seat = -1;
		const made = {
			send: (text) => {
				seat = this.referee.compare(name, seat, text);
				connection.send(text);
			},
			close: (code) => connection.close(code),
		};
		this.watched.set(connection, made);
		return made;
	}

	receive(name, connection, text) {
		super.receive(name, this.of(name, connection), text);
	}

	lost(name, connection) {
		super.lost(name, this.of(name, connection));
	}

	isHere(name, connection) {
		return super.isHere(name, this.of(name, connection));
	}
}

/** A server whose tables are looked at. */
async function served(referee) {
	const kept = openStore(":memory:");
	const store = {
		read: kept.read,
		write(name, piece) {
			referee.follow(name, piece);
			return kept.write(name, piece);
		},
	};
	const lines = [];
	const log = logging((line) => lines.push(line));
	const suggest = () => Promise.reject(new Error("there are no bots"));
	const tables = new Watched(referee, { store, log, suggest, idle: 2_000 });
	const http = createServer();
	const sockets = takeSockets(http, {
		tables,
		log,
		limits: { perAddress: 100_000 },
		addressOf: ({ socket }) => String(socket.remoteAddress),
	});
	await new Promise((done) => http.listen(0, "127.0.0.1", done));
	const address = `ws://127.0.0.1:${http.address().port}/tables/`;
	const close = async () => {
		http.close();
		tables.close();
		await sockets.close();
		kept.close();
	};
	return { tables, log, lines, address, close };
}

async function referee() {
	const [seconds, wanted, clients] = [60, 200, 400].map((usual, at) =>
		Number(process.argv[at + 2] ?? usual),
	);
	const watching = new Referee();
	const server = await served(watching);
	const shelf = games();
	const places = [];
	for (let no = 0; no < wanted; no += 1) {
		// As many seats as clients: a game for three or more only while enough clients are left for the other tables.
		const spare = clients - places.length - 2 * (wanted - no - 1);
		const fits = shelf.filter(
			({ minPlayers }) => minPlayers <= Math.max(2, spare),
		);
		const { id, minPlayers } = fits[no % fits.length];
		const table = `table-${no}`;
		server.tables.open(table, id, {
			options: { players: minPlayers, seed: no },
		});
		for (let seat = 0; seat < minPlayers; seat += 1)
			places.push({ table, seat });
	}
	const thread = new Worker(new URL(import.meta.url), {
		workerData: { address: server.address, places, seconds },
	});
	const started = Date.now();
	const ticking = setInterval(
		() =>
			process.stdout.write(
				`\r${Math.round((Date.now() - started) / 1000)} s of ${seconds}: ${watching.views} views compared, ${watching.wrong.length} wrong `,
			),
		1000,
	);
	const counts = await new Promise((resolve, reject) =>
		thread.on("message", resolve).on("error", reject),
	);
	clearInterval(ticking);
	process.stdout.write("\n");

	const late = new WebSocket(`${server.address}table-0`);
	await new Promise((resolve, reject) =>
		late.on("open", resolve).on("error", reject),
	);
	late.terminate();
	await server.close();
	assert.deepEqual(watching.wrong, []);
	assert.deepEqual(
		server.lines.filter((line) => line.includes('"error"')),
		[],
		"no table failed",
	);
	for (const [name, count] of Object.entries(counts))
		assert.ok(count > 0, `${name}: none in this run`);
	console.log(
		`server: ${wanted} tables, ${places.length} clients, ${seconds} s; ${watching.views} views compared, none wrong; ${watching.finished} games finished; ${JSON.stringify({ ...counts, ...server.log.counters })}`,
	);
}

/** Small, seeded: the clients throw the same dice in every run. */
let dice = 20261116;
const below = (n) => {
	dice = (Math.imul(dice, 1664525) + 1013904223) >>> 0;
	return Math.floor((dice / 2 ** 32) * n);
};
const pick = (list) => list[below(list.length)];

const ILLEGAL = [
	{},
	{ type: "pass" },
	{ type: "endTurn" },
	{ type: "slide", from: "north" },
	7,
	null,
];
const HOSTILE = [
	() => "{",
	() => "null",
	() => "[".repeat(2000),
	() => Buffer.from([0, 255, below(255)]),
	() => "x".repeat(5000),
	() => `{"type":"move","id":${below(9)},"move":{"type":"__proto__"}}`,
	() => '{"type":"move","id":1e308,"move":null}',
	() => `{"type":"undo","id":${2 ** 60}}`,
	() => '{"type":"move","id":-1,"move":"\\u0000"}',
	() => `{"type":"sit","version":1,"seat":${below(4)}}`,
	() => '{"type":"sit","version":1,"token":"00000000000000000000000000000000"}',
	() => '{"type":"ping","type":"leave"}',
	() => `{"type":"endTurn","id":${below(2 ** 30)},"move":{"constructor":{}}}`,
];

/** One client, connection after connection, until the time is over. */
async function client({ address, table, seat, malicious, counts, isOver }) {
	let token;
	let id = 0;
	while (!isOver()) {
		const socket = new WebSocket(`${address}${table}`);
		let news = null;
		const send = (value) =>
			socket.readyState === WebSocket.OPEN &&
			socket.send(
				typeof value === "object" && !Buffer.isBuffer(value)
					? JSON.stringify(value)
					: value,
			);
		const ask = (message) => {
			id += 1;
			send({ ...message, id });
		};
		socket.on("open", () => send({ type: "sit", version: 1, seat, token }));
		socket.on("message", (data) => {
			const text = String(data);
			const message = JSON.parse(text);
			assert.ok(!text.includes('"seed"'), "the seed never leaves the table");
			if (message.type === "seated") {
				if (token !== undefined) counts.resumed += 1;
				assert.equal(message.seat, seat);
				assert.ok(
					message.done <= id,
					"the table has done nothing that was never asked",
				);
				token = message.token;
			} else if (message.type === "news") {
				counts.news += 1;
				news = message;
			} else if (message.type === "refused") counts.refused += 1;
		});
		socket.on("error", () => {});
		const gone = new Promise((resolve) => socket.on("close", resolve));
		const acting = setInterval(() => {
			const roll = below(1000);
			if (isOver()) socket.terminate();
			else if (token === undefined || socket.readyState !== WebSocket.OPEN)
				return;
			else if (roll < 4) {
				counts.cut += 1;
				socket.terminate();
			} else if (malicious && roll < 700) {
				counts.hostile += 1;
				send(pick(HOSTILE)());
			} else if (news === null) return;
			else if (news.outcome !== null) {
				if (roll > 900) ask({ type: "rematch" });
			} else if (roll > 985) ask({ type: "undo" });
			else if (roll > 950) ask({ type: "move", move: pick(ILLEGAL) });
			else if (news.legal.length > 0) {
				counts.moves += 1;
				ask({ type: "move", move: pick(news.legal) });
				news = null;
			}
		}, 40 + below(80));
		await gone;
		clearInterval(acting);
	}
}

async function crowd() {
	const { address, places, seconds } = workerData;
	const counts = {
		news: 0,
		moves: 0,
		refused: 0,
		hostile: 0,
		cut: 0,
		resumed: 0,
	};
	let over = false;
	const running = places.map((place, no) =>
		client({
			address,
			...place,
			malicious: no % 10 === 9,
			counts,
			isOver: () => over,
		}),
	);
	await new Promise((resolve) => setTimeout(resolve, seconds * 1000));
	over = true;
	await Promise.all(running);
	parentPort.postMessage(counts);
}

await (isMainThread ? referee() : crowd());
