// Seats of a room: who may have one and for how long, requests that are done once, bots, spectators, another game, and a module
// that trapped.

import assert from "node:assert/strict";
import { test } from "node:test";
import { components, createGame } from "ludotheque";
import { Session } from "../../pkg/glue-kopis.js";
import { Hall, Room } from "./rooms.mjs";

const kopis = (/** @type {any} */ options = {}) =>
	Hall.open("kopis", { options: { seed: 1 }, ...options });

/** Two persons at a table of Kopis. @param {any} [options] */
function two(options) {
	const hall = kopis(options);
	hall.sit("a");
	hall.sit("b");
	return hall;
}

/** The refusal that is the only answer. @param {any[]} answers */
function refusal(answers) {
	assert.equal(answers.length, 1, JSON.stringify(answers));
	const [{ type, code, detail, reason }] = answers;
	assert.equal(type, "refused");
	assert.ok(reason.length > 5 && reason.length < 300, reason);
	return [code, detail.id.replace("package.", "")];
}

/** The first legal move of whoever is to act. @param {Hall} hall @param {number} id */
function play(hall, id) {
	const [seat] = hall.last("a", "news").actors;
	const who = seat === 0 ? "a" : "b";
	const [move] = hall.last(who, "news").legal;
	return hall.say(who, { type: "move", id, move });
}

/** Plays a game of Kopis to its end. @param {Hall} hall */
function playOut(hall, from = 1) {
	let id = from;
	while (hall.last("a", "news").outcome === null) play(hall, id++);
	return id;
}

test("who sits down has a seat, and nobody else gets it", () => {
	const hall = kopis();
	const [seated, news, seats] = hall.sit("a");
	assert.deepEqual(
		{ ...seated, token: null },
		{
			type: "seated",
			version: 1,
			game: "kopis",
			seat: 0,
			token: null,
			done: 0,
			components: null,
		},
	);
	assert.deepEqual([news.type, news.from, news.round], ["news", 0, 1]);
	assert.deepEqual(
		seats.seats.map((/** @type {any} */ { who, free, present }) => [
			who,
			free,
			present,
		]),
		[
			["person", false, true],
			["nobody", true, false],
		],
	);
	assert.deepEqual(refusal(hall.sit("b", { seat: 0 })), [
		"no-seat",
		"seat-taken",
	]);
	assert.deepEqual(refusal(hall.sit("b", { token: "token 2" })), [
		"no-seat",
		"unknown-token",
	]);
	assert.deepEqual(refusal(hall.sit("a")), ["no-seat", "seated-already"]);
	assert.equal(hall.sit("b", { seat: 1 })[0].seat, 1);
	assert.deepEqual(refusal(hall.sit("c")), ["no-seat", "no-free-seat"]);
	assert.deepEqual(refusal(hall.say("c", { type: "undo", id: 1 })), [
		"no-seat",
		"not-seated",
	]);
	assert.equal(hall.room.connections, 2);
});

test("a token of 128 random bits is what a room makes of its own", () => {
	const tokens = new Set();
	for (let at = 0; at < 20; at += 1) {
		const { room } = Room.open("kopis", { now: 0 });
		const { send } = room.receive("a", '{"type":"sit","version":1}', 0);
		const [, token] = /"token":"([0-9a-f]{32})"/.exec(
			/** @type {any} */ (send[0]).text,
		) ?? [null, null];
		assert.ok(token);
		tokens.add(token);
	}
	assert.equal(tokens.size, 20);
});

test("a lost connection is taken up again, an older one is closed, and nothing is done twice", () => {
	const hall = two();
	play(hall, 1);
	hall.lose("a");
	assert.equal(hall.last("b", "seats").seats[0].present, false);
	const [seated, news] = hall.sit("a again", { token: "token 1" });
	assert.deepEqual([seated.seat, seated.done, news.ply], [0, 1, 1]);
	const game = createGame("kopis", { seed: 1 });
	const [first, second] = game.legalMoves();
	game.apply(/** @type {any} */ (first));
	assert.deepEqual(
		news.events,
		game.log({ seat: 0 }),
		"everything that was witnessed is told again",
	);
	const number = hall.room.number;
	assert.deepEqual(hall.say("a again", { type: "move", id: 1, move: second }), [
		{ type: "done", id: 1 },
	]);
	assert.equal(hall.room.number, number, "and nothing is stored");
	hall.sit("third", { token: "token 1" });
	assert.equal(hall.heard("a again").at(-1), "close 4001");
	assert.deepEqual(refusal(hall.say("a again", { type: "undo", id: 2 })), [
		"no-seat",
		"not-seated",
	]);
	// The end of the older connection takes nothing from the newer one.
	hall.lose("a again");
	assert.equal(hall.say("third", { type: "undo", id: 2 })[0].ply, 0);
});

test("numbers of requests only grow; a refused one may be sent again", () => {
	const hall = two();
	assert.deepEqual(
		refusal(hall.say("a", { type: "move", id: 5, move: { type: "slide" } })),
		["malformed-move", hall.last("a", "refused").detail.id],
	);
	assert.equal(hall.last("a", "refused").id, 5);
	assert.deepEqual(play(hall, 5).at(-1), { type: "done", id: 5 });
	assert.deepEqual(hall.say("a", { type: "undo", id: 4 }), [
		{ type: "done", id: 4 },
	]);
	assert.equal(hall.last("a", "news").ply, 1, "it was not done");
	const refused = hall.say("a", {
		type: "move",
		id: 6,
		move: createGame("kopis", { seed: 1 }).legalMoves()[0],
	})[0];
	assert.equal(refused.code, "not-your-turn");
	assert.match(refused.rule, /^KOP-R?\d+$/);
});

test("a decision is taken back only where the rules of the table allow it", () => {
	const hall = two();
	assert.deepEqual(refusal(hall.say("a", { type: "undo", id: 1 })), [
		"illegal-move",
		"nothing-to-undo",
	]);
	play(hall, 1);
	assert.deepEqual(refusal(hall.say("b", { type: "undo", id: 1 })), [
		"illegal-move",
		"nothing-to-undo",
	]);
	const [news, done] = hall.say("a", { type: "undo", id: 2 });
	assert.deepEqual(
		[news.ply, news.from, news.events, done],
		[0, 0, createGame("kopis", { seed: 1 }).log(), { type: "done", id: 2 }],
	);
	const strict = two({ undo: false });
	play(strict, 1);
	assert.equal(strict.last("a", "news").canUndo, false);
	assert.deepEqual(refusal(strict.say("a", { type: "undo", id: 2 })), [
		"illegal-move",
		"no-undo",
	]);
});

test("a seat is held for somebody who is away for as long as is said, and no longer", () => {
	const hall = two({ absence: 60_000 });
	hall.lose("b");
	assert.equal(hall.wake, hall.now + 60_000);
	hall.pass(59_999);
	assert.deepEqual(refusal(hall.sit("c")), ["no-seat", "no-free-seat"]);
	hall.pass(1);
	assert.equal(hall.wake, null);
	const { seats } = hall.last("a", "seats");
	assert.deepEqual(
		[seats[1].who, seats[1].free, seats[1].present],
		["nobody", true, false],
	);
	assert.deepEqual(refusal(hall.sit("b", { token: "token 2" })), [
		"no-seat",
		"unknown-token",
	]);
	const [seated] = hall.sit("c");
	assert.deepEqual([seated.seat, seated.token, seated.done], [1, "token 3", 0]);
});

test("squatting: a hundred connections that sit and go hold no seat", () => {
	const hall = kopis({ absence: 1_000 });
	for (let at = 0; at < 100; at += 1) {
		hall.sit(`squatter ${at}`);
		hall.lose(`squatter ${at}`);
		hall.pass(600);
	}
	hall.pass(1_000);
	assert.equal(hall.sit("a")[0].type, "seated");
	assert.equal(hall.sit("b")[0].type, "seated");
	assert.ok(hall.stored.size <= 257, `${hall.stored.size} pieces are stored`);
});

test("how long somebody is away is known to a room that is made again", () => {
	const hall = two({ absence: 60_000 });
	hall.lose("b");
	hall.pass(30_000);
	const again = hall.resumed([["a", { seat: 0 }]]);
	assert.equal(again.wake, hall.now + 30_000);
	again.pass(30_000);
	assert.equal(again.last("a", "seats").seats[1].free, true);
	// Whoever is found to be gone with the room is away from then on.
	const alone = hall.resumed();
	assert.match([...alone.stored.values()].at(-1) ?? "", /"away","seat":0/);
	assert.deepEqual(alone.sit("a", { token: "token 1" })[0].type, "seated");
	assert.equal(alone.wake, alone.now + 30_000);
});

test("somebody who leaves gives the seat up at once", () => {
	const hall = two();
	assert.deepEqual(hall.say("b", { type: "leave" }), [
		{ type: "stood", seat: 1, why: "left" },
	]);
	assert.equal(hall.last("a", "seats").seats[1].free, true);
	assert.deepEqual(refusal(hall.say("b", { type: "leave" })), [
		"no-seat",
		"not-here",
	]);
	assert.equal(hall.sit("b")[0].seat, 1);
});

test("who takes longer than may be loses the seat, and watches", () => {
	const hall = two({ decision: 10_000 });
	assert.equal(hall.wake, hall.now + 10_000);
	hall.pass(4_000);
	const [, , seats] = hall.watch("w");
	assert.deepEqual(
		seats.seats.map((/** @type {any} */ { left }) => left),
		[6_000, null],
	);
	play(hall, 1);
	assert.deepEqual(
		hall.last("w", "seats").seats.map((/** @type {any} */ { left }) => left),
		[null, 10_000],
		"each decision has its time",
	);
	hall.pass(9_999);
	assert.equal(hall.last("b", "stood"), undefined);
	const from = hall.count("b");
	hall.pass(1);
	const [stood, news, free] = hall.heard("b", from);
	assert.deepEqual(
		[stood, news.legal, free.seats[1].free],
		[{ type: "stood", seat: 1, why: "late" }, [], true],
	);
	assert.deepEqual(refusal(hall.say("b", { type: "undo", id: 9 })), [
		"no-seat",
		"not-seated",
	]);
	// The clock of a seat that nobody has stands still, and begins with who sits down.
	assert.equal(hall.wake, null);
	hall.pass(60_000);
	assert.equal(hall.sit("c")[0].seat, 1);
	assert.equal(hall.wake, hall.now + 10_000);
	const again = hall.resumed([["c", { seat: 1 }]]);
	assert.equal(again.wake, hall.now + 10_000, "a new room knows it, too");
});

test("who takes decisions back has no more time for it", () => {
	const hall = two({ decision: 10_000 });
	for (let id = 1; id < 8; id += 2) {
		hall.pass(2_000);
		play(hall, id);
		hall.say("a", { type: "undo", id: id + 1 });
		assert.equal(
			hall.last("a", "seats").seats[0].left,
			10_000 - hall.now + 1_000,
		);
	}
	const again = hall.resumed([
		["a", { seat: 0 }],
		["b", { seat: 1 }],
	]);
	assert.equal(again.wake, 11_000, "a room that is made again knows it");
	hall.pass(2_000);
	assert.equal(hall.last("a", "stood").why, "late");
});

test("whose time is over while the room is put away hears of it when it is made again", () => {
	const hall = two({ decision: 10_000 });
	hall.watch("w");
	hall.now += 10_000;
	const again = hall.resumed([
		["a", { seat: 0 }],
		["b", { seat: 1 }],
		["w", { seat: null }],
	]);
	assert.deepEqual(
		again.heard("a").map(({ type, why }) => [type, why]),
		[
			["stood", "late"],
			["news", undefined],
			["seats", undefined],
		],
	);
	for (const who of ["b", "w"])
		assert.deepEqual(
			again.heard(who).map(({ type, seats }) => [type, seats?.[0].free]),
			[["seats", true]],
		);
	assert.deepEqual(again.room.place("a"), { seat: null });
	assert.deepEqual(again.room.place("b"), { seat: 1 });
	assert.equal(again.room.place("nobody"), null);
});

test("a clock that goes backwards is a clock that stands", () => {
	const hall = two({ decision: 10_000 });
	hall.pass(5_000);
	hall.pass(-4_000);
	play(hall, 1);
	assert.equal(hall.wake, 1_000 + 5_000 + 10_000);
	for (const now of [NaN, -1, Infinity, "0", null, undefined])
		assert.throws(() => hall.room.tick(/** @type {any} */ (now)), {
			code: "bad-options",
		});
	assert.equal(play(hall, 1).at(-1).type, "done", "and the room lives");
});

test("a bot has a seat: the room asks, somebody searches, the move is handed in", () => {
	const hall = kopis({ bots: { 1: "easy" } });
	const [, , seats] = hall.sit("a");
	assert.deepEqual([seats.seats[1].who, seats.seats[1].free], ["bot", false]);
	assert.deepEqual(refusal(hall.sit("b")), ["no-seat", "no-free-seat"]);
	assert.deepEqual(hall.think, []);
	play(hall, 1);
	const [think] = hall.think.splice(0);
	assert.deepEqual([think?.seat, think?.level], [1, "easy"]);
	const game = /** @type {any} */ (createGame)("kopis", { seed: 1 });
	game.apply(game.legalMoves()[0]);
	assert.equal(think?.save, game.save());
	const [, move] = game.legalMoves();
	const thought = (/** @type {any} */ which, /** @type {any} */ found) =>
		hall.took(hall.room.thought(which, found, hall.now));
	// What nobody waits for changes nothing.
	assert.deepEqual(thought({ seat: 1, key: "other" }, move), []);
	assert.deepEqual(thought({ seat: 0, key: think?.key }, move), []);
	thought(think, move);
	game.apply(move);
	assert.deepEqual(hall.last("a", "news").view, game.view(0));
	assert.deepEqual(thought(think, move), []);
	assert.equal(hall.last("a", "news").ply, 2);
});

test("a bot that is silent is asked once more, and one that is wrong plays the first legal move", () => {
	const hall = kopis({ bots: { 1: "hard" }, thinking: 5_000 });
	hall.sit("a");
	play(hall, 1);
	const [think] = hall.think.splice(0);
	assert.equal(hall.wake, hall.now + 5_000);
	hall.pass(4_999);
	assert.deepEqual(hall.think, []);
	hall.pass(1);
	assert.deepEqual(hall.think.splice(0), [think]);
	const again = hall.resumed([["a", { seat: 0 }]]);
	assert.deepEqual(
		again.think.map(({ seat, save }) => [seat, save]),
		[[1, think?.save]],
		"a room that is made again asks again",
	);
	const game = createGame("kopis", { seed: 1 });
	game.apply(/** @type {any} */ (game.legalMoves()[0]));
	game.apply(/** @type {any} */ (game.legalMoves()[0]));
	hall.took(
		hall.room.thought(/** @type {any} */ (think), { type: "fly" }, hall.now),
	);
	assert.deepEqual(hall.last("a", "news").view, game.view(0));
});

test("bots play a whole game while somebody looks, and rest when nobody does", () => {
	const hall = kopis({ bots: { 0: "easy", 1: "easy" } });
	assert.deepEqual(hall.think, []);
	hall.watch("w");
	for (let at = 0; at < 5; at += 1) {
		const [think] = hall.think.splice(0);
		hall.took(hall.room.thought(/** @type {any} */ (think), null, hall.now));
	}
	assert.equal(hall.last("w", "news").ply, 5);
	const [open] = hall.think.splice(0);
	hall.lose("w");
	hall.took(hall.room.thought(/** @type {any} */ (open), null, hall.now));
	assert.deepEqual([hall.think, hall.wake], [[], null]);
	hall.watch("w");
	while (hall.last("w", "news").outcome === null) {
		const [think] = hall.think.splice(0);
		hall.took(hall.room.thought(/** @type {any} */ (think), null, hall.now));
	}
	assert.deepEqual(hall.think, []);
});

test("a bot stands in for somebody who has left, until somebody sits down", () => {
	const hall = two({ standIn: "medium" });
	hall.say("b", { type: "leave" });
	play(hall, 1);
	const [think] = hall.think.splice(0);
	assert.deepEqual([think?.seat, think?.level], [1, "medium"]);
	const { seats } = hall.last("a", "seats");
	assert.deepEqual([seats[1].who, seats[1].free], ["bot", true]);
	assert.equal(hall.sit("c")[0].seat, 1);
	const ply = hall.last("a", "news").ply;
	hall.took(hall.room.thought(/** @type {any} */ (think), null, hall.now));
	assert.equal(hall.last("a", "news").ply, ply, "the person decides now");
	const waiting = kopis({ standIn: "medium" });
	waiting.sit("a");
	play(waiting, 1);
	assert.deepEqual(waiting.think, [], "a seat that nobody had waits");
});

test("who watches sees what everybody sees, moves nothing, and may sit down", () => {
	const hall = two({ watchers: 2 });
	assert.deepEqual(
		hall.watch("w").map(({ type }) => type),
		["watching", "news", "seats"],
	);
	assert.deepEqual(refusal(hall.watch("w")), ["no-seat", "watching-already"]);
	assert.deepEqual(refusal(hall.watch("a")), ["no-seat", "seated-already"]);
	hall.watch("x");
	assert.deepEqual(refusal(hall.watch("y")), [
		"table-full",
		"too-many-watchers",
	]);
	const [move] = hall.last("a", "news").legal;
	assert.deepEqual(refusal(hall.say("w", { type: "move", id: 1, move })), [
		"no-seat",
		"not-seated",
	]);
	hall.say("b", { type: "leave" });
	assert.equal(hall.sit("w")[0].seat, 1);
	assert.equal(hall.watch("y")[0].type, "watching");
	assert.deepEqual(hall.say("y", { type: "leave" }), [
		{ type: "stood", seat: null, why: "left" },
	]);
	hall.lose("x");
	assert.equal(hall.room.connections, 2);
});

test("another game begins when everybody agrees, and what was meant for the last one is refused", () => {
	const hall = two();
	assert.deepEqual(refusal(hall.say("a", { type: "rematch", id: 1 })), [
		"illegal-move",
		"not-over",
	]);
	const id = playOut(hall, 2);
	assert.deepEqual(hall.kinds("a", { type: "rematch", id }), ["seats", "done"]);
	assert.equal(hall.last("b", "seats").seats[0].agreed, true);
	assert.equal(hall.last("b", "news").round, 1);
	const from = hall.count("a");
	hall.say("b", { type: "rematch", id });
	const [news, seats] = hall.heard("a", from);
	assert.deepEqual(
		[news.round, news.ply, news.from, news.outcome],
		[2, 0, 0, null],
	);
	assert.deepEqual(
		seats.seats.map((/** @type {any} */ { agreed }) => agreed),
		[false, false],
	);
	assert.equal(hall.stored.size, 1, "the whole table is stored");
	const [text] = hall.stored.values();
	const { whole } = JSON.parse(String(text));
	assert.notEqual(JSON.parse(whole.save).setup.seed, 1, "a seed of its own");
	const [move] = hall.last("a", "news").legal;
	assert.deepEqual(
		refusal(hall.say("a", { type: "move", id: id + 1, round: 1, move })),
		["game-over", "other-round"],
	);
	assert.equal(
		hall.say("a", { type: "move", id: id + 1, round: 2, move }).at(-1).type,
		"done",
	);
	const again = hall.resumed([["a", { seat: 0 }]]);
	assert.equal(again.watch("w")[1].round, 2);
});

test("who has agreed and left does not hold another game up", () => {
	const hall = two({ absence: 1_000 });
	const id = playOut(hall);
	hall.say("a", { type: "rematch", id });
	hall.lose("b");
	hall.pass(1_000);
	assert.equal(hall.last("a", "news").round, 2);
	assert.equal(hall.last("a", "seats").seats[1].free, true);
});

test("tables of an owner are told with the seat", () => {
	const usual = { players: 2, seed: 1 };
	for (const id of /** @type {const} */ (["koplopers", "troia"]))
		assert.equal(
			Hall.open(id, { options: usual }).sit("a")[0].components,
			null,
			"what is in the box is known",
		);
	const [first, ...rest] = components("koplopers").stations;
	const stations = [{ ...first, name: "Elsewhere" }, ...rest];
	const options = /** @type {any} */ ({ ...usual, board: { stations } });
	const hall = Hall.open("koplopers", { options });
	const game = createGame("koplopers", options);
	assert.equal(game.components().stations[0]?.name, "Elsewhere");
	assert.deepEqual(hall.sit("a")[0].components, game.components());
	assert.deepEqual(hall.watch("w")[0].components, game.components());
});

test("a table that cannot be is refused", () => {
	const refused = (
		/** @type {any} */ game,
		/** @type {any} */ options,
		/** @type {string} */ code,
	) =>
		assert.throws(() => Room.open(game, { now: 0, ...options }), {
			name: "RulesError",
			code,
		});
	refused("chess", {}, "unknown-game");
	refused("kopis", { options: { players: 7 } }, "bad-options");
	refused("kopis", { options: { chance: "manual" } }, "bad-options");
	refused("kopis", { options: 7n }, "bad-options");
	refused("kopis", { now: "now" }, "bad-options");
	for (const settings of [
		{ bots: { 0: "clever" } },
		{ bots: { x: "easy" } },
		{ bots: 7 },
		{ standIn: "best" },
		{ decision: 0 },
		{ decision: "1" },
		{ absence: null },
		{ absence: -1 },
		{ thinking: NaN },
		{ watchers: 1.5 },
		{ undo: 1 },
		{ colour: "red" },
	])
		refused("kopis", settings, "bad-options");
	assert.throws(() => new /** @type {any} */ (Room)(), {
		code: "bad-options",
	});
});

test("a module that trapped is instantiated again, and its tables are resumed", () => {
	const one = two();
	const other = two();
	play(one, 1);
	const trap = () => {
		throw new WebAssembly.RuntimeError("unreachable");
	};
	const before = createGame("kopis", { seed: 1 });
	Object.assign(Session.prototype, { apply: trap, legalMoves: trap });
	const [move] = other.last("a", "news").legal;
	assert.throws(
		() => other.say("a", { type: "move", id: 1, move }),
		WebAssembly.RuntimeError,
	);
	assert.deepEqual(other.room.receive("a", "{}", 0).send, [], "it is closed");
	// The other table of this game traps, too, when it is next used; a new instance is there already.
	assert.throws(() => play(one, 1), WebAssembly.RuntimeError);
	const first = createGame("kopis", { seed: 1 });
	assert.throws(() => before.legalMoves(), WebAssembly.RuntimeError);
	assert.deepEqual(first.legalMoves()[0], move);
	for (const [hall, ply] of /** @type {const} */ ([
		[one, 1],
		[other, 0],
	])) {
		const again = hall.resumed();
		assert.equal(again.sit("a", { token: "token 1" })[1].ply, ply);
		again.sit("b", { token: "token 2" });
		playOut(again, 2);
	}
	assert.deepEqual(first.legalMoves()[0], move, "what is new stays");
});
