// Whole games through rooms, compared with a referee game at every step; and rooms that are made again after every decision.

import assert from "node:assert/strict";
import { test } from "node:test";
import { createGame, games, restoreGame } from "ludotheque";
import { dice, Hall, Room } from "./rooms.mjs";

/** Every title with the fewest and the most players. */
const TABLES = games().flatMap(({ id, minPlayers, maxPlayers }) =>
	[...new Set([minPlayers, maxPlayers])].map((players) => ({ id, players })),
);

const name = (/** @type {number} */ seat) => `seat ${seat}`;

/** What is the same in all of some values; null where it is not. @param {any[]} values @returns {any} */
function agreed(values) {
	const texts = new Set(values.map((value) => JSON.stringify(value)));
	if (texts.size === 1) return values[0];
	const [first] = values;
	if (values.some((value) => typeof value !== "object" || value === null))
		return null;
	if (Array.isArray(first))
		return first.map((_, n) => agreed(values.map((value) => value[n])));
	return Object.fromEntries(
		Object.keys(first).map((key) => [
			key,
			agreed(values.map((value) => value[key])),
		]),
	);
}

for (const { id, players } of TABLES)
	test(`a game of ${id} for ${players}: everybody is told what the referee says, and a room made again goes on the same`, () => {
		const random = dice(players * 31 + id.length);
		const options = /** @type {any} */ ({ players, seed: 4711 + players });
		const referee = createGame(id, options);
		const seats = Array.from({ length: players }, (_, seat) => seat);
		let hall = Hall.open(id, { options });
		const tokens = seats.map((seat) => {
			const [seated] = hall.sit(name(seat));
			assert.deepEqual(
				[seated.type, seated.seat, seated.done],
				["seated", seat, 0],
			);
			return seated.token;
		});
		assert.equal(new Set(tokens).size, players);
		hall.watch("watcher");

		/** What each has heard of the game by events, as a client puts it together. @type {Map<string, any[]>} */
		const logs = new Map();
		const heard = (/** @type {string} */ who, /** @type {any} */ news) => {
			const log = (logs.get(who) ?? []).filter(({ ply }) => ply < news.from);
			logs.set(who, [...log, ...news.events]);
		};
		const compare = () => {
			for (const seat of seats) {
				const news = hall.last(name(seat), "news");
				heard(name(seat), news);
				assert.deepEqual(news.view, referee.view(seat));
				assert.deepEqual(news.actors, referee.actors());
				assert.deepEqual(news.outcome, referee.outcome());
				assert.equal(news.ply, referee.ply);
				assert.equal(news.canUndo, referee.canUndo(seat));
				assert.deepEqual(
					news.legal,
					referee.actors().includes(seat) ? referee.legalMoves(seat) : [],
				);
			}
			const news = hall.last("watcher", "news");
			heard("watcher", news);
			assert.deepEqual(
				news.view,
				agreed(seats.map((seat) => referee.view(seat))),
			);
			assert.deepEqual(
				[news.legal, news.canUndo, news.actors],
				[[], false, referee.actors()],
			);
		};
		compare();
		let count = 0;
		for (let step = 0; referee.outcome() === null; step += 1) {
			assert.ok(step < 3000, "the game ends");
			const actors = referee.actors();
			const seat = Number(actors[random(actors.length)]);
			count += 1;
			const undoes = seats.filter((each) => referee.canUndo(each));
			const [taker] = undoes;
			if (taker !== undefined && random(12) === 0) {
				hall.say(name(taker), { type: "undo", id: count });
				referee.undo();
				compare();
				continue;
			}
			const { legal } = hall.last(name(seat), "news");
			const move = legal[random(legal.length)];
			const answers = hall.say(name(seat), { type: "move", id: count, move });
			referee.apply(move, seat);
			assert.deepEqual(answers.at(-1), { type: "done", id: count });
			compare();
			if (step % 5 === 0) {
				// What goes to everybody from a room that is made again is what would have gone from the first.
				const present = seats.map(
					(each) => /** @type {const} */ ([name(each), { seat: each }]),
				);
				const again = hall.resumed([...present, ["watcher", { seat: null }]]);
				assert.equal(again.room.number, hall.room.number);
				assert.equal(again.room.snapshot().text, hall.room.snapshot().text);
				for (const [who, texts] of hall.sent) again.sent.set(who, [...texts]);
				hall.room.close();
				hall = again;
			}
		}
		if (id !== "kopis") assert.ok(hall.stored.size > 1 && count > 50);
		for (const seat of seats)
			assert.deepEqual(
				logs.get(name(seat)),
				referee.log({ seat }),
				"every event is told once",
			);
		assert.deepEqual(
			logs.get("watcher"),
			agreed(seats.map((seat) => referee.log({ seat }))),
		);
		const everything = [...hall.sent.values()].flat().join("\n");
		assert.ok(!everything.includes('"seed"') && !everything.includes("4711"));
		for (const seat of seats)
			for (const token of tokens)
				if (token !== tokens[seat])
					assert.ok(
						!hall.sent.get(name(seat))?.some((text) => text.includes(token)),
						"nobody hears another's token",
					);
		const { whole } = JSON.parse(hall.room.snapshot().text);
		assert.deepEqual(restoreGame(whole.save).state(), referee.state());
	});

test("after every decision of a whole game a room can be made again, and what it says is the same", () => {
	for (const { id, players } of TABLES.filter(({ id }) => id !== "kopis").slice(
		2,
	)) {
		const random = dice(players);
		const hall = Hall.open(id, { options: { players, seed: 9 } });
		for (let seat = 0; seat < players; seat += 1) hall.sit(name(seat));
		for (let step = 0; step < 60; step += 1) {
			const news = hall.last(name(0), "news");
			if (news.outcome !== null) break;
			const seat = news.actors[random(news.actors.length)];
			const { legal } = hall.last(name(seat), "news");
			const present = Array.from(
				{ length: players },
				(_, each) => /** @type {const} */ ([name(each), { seat: each }]),
			);
			const again = hall.resumed(present);
			const message = {
				type: "move",
				id: step + 1,
				move: legal[random(legal.length)],
			};
			const from = [...hall.sent].map(([who]) => hall.count(who));
			hall.say(name(seat), message);
			again.say(name(seat), message);
			for (const [at, who] of [...hall.sent.keys()].entries())
				assert.deepEqual(
					again.sent.get(who),
					hall.sent.get(who)?.slice(from[at]),
					`${id}, step ${step}: ${who}`,
				);
			assert.deepEqual(
				[...again.stored],
				[...hall.stored],
				"and what it stores is the same",
			);
		}
	}
});

test("what is stored of a decision is the decision, and the whole table only now and then", () => {
	const hall = Hall.open("ptites-locos", { options: { players: 2, seed: 3 } });
	hall.sit("a");
	hall.sit("b");
	let id = 0;
	let largest = 0;
	let wholes = 0;
	let pieces = 0;
	while (hall.last("a", "news").outcome === null && id < 600) {
		const seat = hall.last("a", "news").actors[0];
		const who = seat === 0 ? "a" : "b";
		const [move] = hall.last(who, "news").legal;
		id += 1;
		const before = hall.room.number;
		const batch = hall.room.receive(
			who,
			JSON.stringify({ type: "move", id, move }),
			hall.now,
		);
		hall.took(batch);
		assert.equal(batch.store?.number, before + 1);
		pieces += 1;
		if (batch.store?.whole) wholes += 1;
		else largest = Math.max(largest, batch.store?.text.length ?? 0);
	}
	assert.ok(pieces > 150, `${pieces} decisions`);
	assert.ok(largest < 200, `${largest} characters`);
	assert.equal(wholes, Math.floor((pieces + 2) / 256));
	assert.ok(hall.stored.size <= 256);
});

test("two rooms of one table store the same number, so that a store can tell", () => {
	const hall = Hall.open("kopis", { options: { seed: 1 } });
	hall.sit("a");
	hall.sit("b");
	const present = /** @type {const} */ ([
		["a", { seat: 0 }],
		["b", { seat: 1 }],
	]);
	const rival = hall.resumed(present);
	const { legal } = hall.last("a", "news");
	const text = (/** @type {number} */ n) =>
		JSON.stringify({ type: "move", id: 1, move: legal[n] });
	const one = hall.room.receive("a", text(0), hall.now);
	const two = rival.room.receive("a", text(1), hall.now);
	assert.equal(one.store?.number, two.store?.number);
	assert.notEqual(one.store?.text, two.store?.text);
	// The one whose piece is refused by the store is closed: its connections are told to come again.
	const { send, store } = rival.room.close();
	assert.deepEqual(
		[store, send],
		[
			null,
			[
				{ to: "a", close: 4012 },
				{ to: "b", close: 4012 },
			],
		],
	);
	assert.deepEqual(rival.room.receive("a", text(0), hall.now), {
		store: null,
		send: [],
		think: [],
		wake: null,
	});
	assert.equal(rival.room.connections, 0);
});

test("pieces that do not follow one another are refused", () => {
	const hall = Hall.open("kopis", { options: { seed: 1 } });
	hall.sit("a");
	hall.sit("b");
	const { legal } = hall.last("a", "news");
	hall.say("a", { type: "move", id: 1, move: legal[0] });
	const texts = [...hall.stored.values()];
	const resume = (/** @type {any} */ given) => Room.resume(given, { now: 1 });
	const refused = (/** @type {unknown[]} */ given, /** @type {string} */ id) =>
		assert.throws(
			() => resume(given),
			(/** @type {any} */ error) => {
				assert.deepEqual(
					[error.name, error.code, error.detail.id],
					["RulesError", "bad-save", `package.${id}`],
				);
				return true;
			},
		);
	const [whole, ...changes] = texts;
	assert.equal(texts.length, 4);
	const { room, batch } = resume([...texts].reverse());
	assert.equal(room.number, 5, "in any order");
	assert.match(batch.store?.text ?? "", /"away".*"away"/, "nobody is there");
	refused([], "room-not-whole");
	refused(changes, "room-not-whole");
	refused([whole, changes[1]], "room-gap");
	refused([...texts, texts[3]], "room-gap");
	for (const text of [
		"",
		"{",
		"null",
		"[]",
		"{}",
		'{"room":1}',
		7,
		null,
		undefined,
		'{"room":2,"number":1,"whole":{}}',
	])
		refused([whole, text], "room-not-stored");
	refused(
		[String(whole).replace('"chairs":[', '"chairs":[7,')],
		"room-not-stored",
	);
	refused(
		[
			whole,
			changes[0],
			changes[1],
			String(changes[2]).replace('"seat":0', '"seat":1'),
		],
		"room-refused",
	);
	refused(
		[
			whole,
			changes[0],
			changes[1],
			String(changes[2]).replace('"seat":0', '"seat":9'),
		],
		"room-refused",
	);
	refused([whole, '{"room":1,"number":2,"changes":[null]}'], "room-refused");
	assert.throws(() => resume([String(whole).replace("storm", "sturm")]), {
		code: "bad-save",
	});
});
