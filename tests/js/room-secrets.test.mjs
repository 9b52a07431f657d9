// Nothing hidden leaves a room: two rooms that differ only in what somebody may not know send that somebody the same bytes, move
// after move, whatever is asked; and so it is with those who watch, when the rooms differ in what any seat may not know.

import assert from "node:assert/strict";
import { test } from "node:test";
import { games, restoreGame } from "ludotheque";
import { counted, dice, Hall, Room } from "./rooms.mjs";
import { exchanged, publicView, twinsFor } from "./twins.mjs";

const IDS = games()
	.filter(({ hiddenInformation }) => hiddenInformation)
	.map(({ id }) => id);
const name = (/** @type {number} */ seat) => `seat ${seat}`;

/** A room in which this saved game is played. @param {any} id @param {number} players @param {string} save */
function roomOf(id, players, save) {
	const { room } = Room.open(id, { now: 0, options: { players } });
	const whole = JSON.parse(room.snapshot().text);
	whole.whole.save = save;
	whole.whole.round = 1;
	const hall = new Hall(
		Room.resume([JSON.stringify(whole)], { now: 1_000, token: counted() }),
	);
	hall.stored.set(1, JSON.stringify(whole));
	return hall;
}

/** The game of a room, for a test that knows everything. @param {Hall} hall */
const gameOf = (hall) =>
	/** @type {any} */ (
		restoreGame(JSON.parse(hall.room.snapshot().text).whole.save)
	);

test("two tables that a seat cannot tell apart send it the same bytes", () => {
	let compared = 0;
	let differed = 0;
	for (const id of IDS)
		for (let n = 0; n < 12; n += 1) {
			const { seat, players, saves } = twinsFor(id, n);
			const random = dice(n);
			const halls = saves.map((save) => roomOf(id, players, save));
			assert.notDeepEqual(gameOf(halls[0]).state(), gameOf(halls[1]).state());
			const [one, two] = halls;
			const same = (/** @type {string} */ what) => {
				assert.deepEqual(
					two.sent.get(name(seat)),
					one.sent.get(name(seat)),
					`${id} ${n}, seat ${seat}: ${what}`,
				);
				compared += 1;
			};
			for (const hall of halls) {
				for (let each = 0; each < players; each += 1)
					hall.sit(name(each), { seat: each });
				hall.watch("w");
			}
			same("after sitting down");
			const others = Array.from({ length: players }, (_, each) => each).filter(
				(each) => each !== seat,
			);
			if (
				others.some(
					(other) =>
						JSON.stringify(one.sent.get(name(other))) !==
						JSON.stringify(two.sent.get(name(other))),
				)
			)
				differed += 1;
			// What the seat itself asks for is answered alike, whether it is legal or not.
			const legal = one.last(name(seat), "news").legal;
			const elsewhere = gameOf(one).clone();
			for (let step = 0; step < 5 && elsewhere.outcome() === null; step += 1) {
				const who = elsewhere.actors()[0];
				const moves = elsewhere.legalMoves(who);
				const move = moves[random(moves.length)];
				for (const hall of halls)
					hall.say(name(seat), {
						type: "move",
						id: 1_000 + step,
						// One that may be legal is not made: here refusals are compared.
						move: legal.some(
							(/** @type {any} */ own) =>
								JSON.stringify(own) === JSON.stringify(move),
						)
							? { ...move, extra: 1 }
							: move,
					});
				same(`a move that is refused, ${JSON.stringify(move)}`);
				elsewhere.apply(move, who);
			}
			for (const message of [
				{ type: "undo", id: 2_000 },
				{ type: "rematch", id: 2_001 },
				{ type: "ping" },
				{ type: "watch", version: 1 },
			]) {
				const can = halls.map((hall) => hall.last(name(seat), "news").canUndo);
				assert.equal(can[0], can[1]);
				if (can[0] && message.type === "undo") continue;
				for (const hall of halls) hall.say(name(seat), message);
				same(JSON.stringify(message));
			}
			// Then somebody goes away and comes back, and time passes.
			const [other] = others;
			for (const hall of halls) {
				hall.lose(name(/** @type {number} */ (other)));
				hall.pass(400_000);
				hall.lose(name(seat));
				hall.sit(name(seat), { token: `token ${seat + 1}` });
			}
			same("after coming back");
			if (legal.length > 0) {
				const move = legal[random(legal.length)];
				const moved = halls.map((hall) => {
					const game = gameOf(hall);
					game.apply(move, seat);
					return JSON.stringify([game.view(seat), game.log({ seat })]);
				});
				// What chance draws for a secret of the seat's own is its own business.
				if (moved[0] !== moved[1]) continue;
				for (const hall of halls)
					hall.say(name(seat), { type: "move", id: 3_000, move });
				same("a move of its own");
			}
		}
	assert.ok(compared > 250, `${compared} comparisons`);
	assert.ok(differed > 20, `somebody else sees the difference: ${differed}`);
});

test("two tables that differ in what any seat may not know send the same bytes to who watches", () => {
	let compared = 0;
	for (const id of IDS)
		for (let n = 0; n < 25; n += 1) {
			const random = dice(n + 99);
			const { players, saves } = twinsFor(id, n + 40);
			const game = /** @type {any} */ (restoreGame(saves[0]));
			const seats = Array.from({ length: players }, (_, seat) => seat);
			const twin = /** @type {any} */ (exchanged(game, seats, random));
			if (twin === null || publicView(twin) !== publicView(game)) continue;
			const [one, two] = [game, twin].map((each) => {
				const hall = Hall.open(id, {
					options: /** @type {any} */ ({ position: each.state(), seed: n }),
				});
				hall.watch("w");
				for (const seat of seats) hall.sit(name(seat), { seat });
				return hall;
			});
			assert.ok(one && two);
			assert.deepEqual(two.sent.get("w"), one.sent.get("w"), `${id} ${n}`);
			if (
				seats.some(
					(seat) =>
						JSON.stringify(one.sent.get(name(seat))) !==
						JSON.stringify(two.sent.get(name(seat))),
				)
			)
				compared += 1;
		}
	assert.ok(compared > 30, `${compared} pairs that some seat can tell apart`);
});

test("who watches is never told what is hidden from a seat", () => {
	for (const id of IDS) {
		const hall = Hall.open(id, { options: { seed: 77 } });
		hall.watch("w");
		const { players } = gameOf(hall);
		for (let seat = 0; seat < players; seat += 1) hall.sit(name(seat));
		const random = dice(3);
		let hidden = 0;
		for (let step = 1; step < 80; step += 1) {
			const news = hall.last("w", "news");
			if (news.outcome !== null) break;
			const seat = news.actors[random(news.actors.length)];
			const { legal } = hall.last(name(seat), "news");
			hall.say(name(seat), {
				type: "move",
				id: step,
				move: legal[random(legal.length)],
			});
			const { view, events } = hall.last("w", "news");
			for (let each = 0; each < players; each += 1) {
				const theirs = hall.last(name(each), "news");
				const shown = (/** @type {any} */ mine, /** @type {any} */ its) => {
					if (mine === null) {
						if (its !== null) hidden += 1;
					} else if (typeof mine === "object") {
						assert.deepEqual(Object.keys(mine), Object.keys(its));
						for (const key of Object.keys(mine)) shown(mine[key], its[key]);
					} else assert.equal(mine, its, `${id}: shown to who watches alone`);
				};
				shown(view, theirs.view);
				shown(events, theirs.events);
			}
		}
		assert.ok(hidden > 0, `${id}: something was hidden from who watches`);
	}
});
