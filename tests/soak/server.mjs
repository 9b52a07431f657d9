// The reference server under load on loopback: `node tests/soak/server.mjs [seconds] [tables] [clients]`.
//
// The clients live in a thread of their own. Each plays random legal moves and now and then an illegal one; one in ten is malicious;
// connections are cut at random and taken up again. Everything that the server sends is compared with a second game that gets
// the accepted requests and nothing else.

import assert from "node:assert/strict";
import {
	isMainThread,
	parentPort,
	Worker,
	workerData,
} from "node:worker_threads";
import { games, restoreGame } from "ludotheque";
import { WebSocket } from "ws";
import { serve } from "../../demo/server/server.mjs";
import { Tables } from "../../demo/server/tables.mjs";

/** The referee of the referee: a twin of every game, and what was sent since it last looked. */
class Watched extends Tables {
	twins = new Map();
	sent = [];
	views = 0;
	wrong = [];

	open(...given) {
		const table = super.open(...given);
		this.twins.set(table, restoreGame(table.game.save()));
		return table;
	}

	news(table, seat, from) {
		const news = super.news(table, seat, from);
		this.sent.push({ news, table, seat, from });
		return news;
	}

	sit(message, tell) {
		const answer = super.sit(message, tell);
		this.compare();
		return answer;
	}

	ask(place, message) {
		const known = place.chair.done;
		const answer = super.ask(place, message);
		if (place.chair.done !== known) {
			const twin = this.twins.get(place.table);
			if (message.type === "move") twin.apply(message.move, place.seat);
			else twin.undo();
		}
		this.compare();
		return answer;
	}

	compare() {
		for (const { news, table, seat, from } of this.sent.splice(0)) {
			const twin = this.twins.get(table);
			const { ply, view, actors, legal, events, outcome } = news;
			const may = {
				ply: twin.ply,
				view: twin.view(seat),
				actors: twin.actors(),
				legal: twin.actors().includes(seat) ? twin.legalMoves(seat) : [],
				events: twin.log({ seat, from }),
				outcome: twin.outcome(),
			};
			if (
				JSON.stringify({ ply, view, actors, legal, events, outcome }) !==
				JSON.stringify(may)
			)
				this.wrong.push(`${table.game.id}, seat ${seat}, ply ${ply}`);
			this.views += 1;
		}
	}
}

async function referee() {
	const [seconds, wanted, clients] = [60, 200, 400].map((usual, at) =>
		Number(process.argv[at + 2] ?? usual),
	);
	const tables = new Watched();
	const server = await serve({ tables });
	const shelf = games();
	const open = [];
	const places = [];
	for (let no = 0; no < wanted; no += 1) {
		// As many seats as clients: a game for three or more only while enough clients are left for the other tables.
		const spare = clients - places.length - 2 * (wanted - no - 1);
		const fits = shelf.filter(
			({ minPlayers }) => minPlayers <= Math.max(2, spare),
		);
		const { id, minPlayers } = fits[no % fits.length];
		const table = tables.open(`table ${no}`, id, {
			players: minPlayers,
			seed: no,
		});
		open.push(table);
		for (const seat of table.seats.keys())
			places.push({ table: `table ${no}`, seat });
	}
	const thread = new Worker(new URL(import.meta.url), {
		workerData: { address: server.address, places, seconds },
	});
	const started = Date.now();
	const ticking = setInterval(
		() =>
			process.stdout.write(
				`\r${Math.round((Date.now() - started) / 1000)} s of ${seconds}: ${tables.views} views compared, ${tables.wrong.length} wrong `,
			),
		1000,
	);
	const counts = await new Promise((resolve, reject) =>
		thread.on("message", resolve).on("error", reject),
	);
	clearInterval(ticking);
	process.stdout.write("\n");

	let finished = 0;
	for (const table of open) {
		assert.equal(
			table.game.save(),
			tables.twins.get(table).save(),
			"nothing is lost, and nothing is there that nobody asked for",
		);
		const restored = restoreGame(table.game.save());
		assert.deepEqual(restored.state(), table.game.state());
		if (restored.outcome() !== null) finished += 1;
	}
	const late = new WebSocket(server.address);
	await new Promise((resolve, reject) =>
		late.on("open", resolve).on("error", reject),
	);
	late.terminate();
	await server.close();
	assert.deepEqual(tables.wrong, []);
	for (const [name, count] of Object.entries(counts))
		assert.ok(count > 0, `${name}: none in this run`);
	console.log(
		`server: ${wanted} tables, ${places.length} clients, ${seconds} s; ${tables.views} views compared, none wrong; ${finished} games finished; ${JSON.stringify(counts)}`,
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
	() => `{"type":"sit","table":"table ${below(9)}","seat":${below(4)}}`,
	() =>
		'{"type":"sit","table":"table 1","token":"00000000-0000-0000-0000-000000000000"}',
	() => `{"type":"endTurn","id":${below(2 ** 30)},"move":{"constructor":{}}}`,
];

/** One client, connection after connection, until the time is over. */
async function client({ address, table, seat, malicious, counts, isOver }) {
	let token;
	let id = 0;
	while (!isOver()) {
		const socket = new WebSocket(address);
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
		socket.on("open", () => send({ type: "sit", table, seat, token }));
		socket.on("message", (data) => {
			const text = String(data);
			const message = JSON.parse(text);
			assert.ok(!text.includes('"seed"'), "the seed never leaves the table");
			if (message.type === "seated") {
				if (token !== undefined) counts.resumed += 1;
				assert.deepEqual([message.table, message.seat], [table, seat]);
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
			} else if (news === null || news.outcome !== null) return;
			else if (roll > 985) ask({ type: "undo" });
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
