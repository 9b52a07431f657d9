// A room with connections that are lists of what they were sent, and a store that is a map: for tests of `ludotheque/server`.

import assert from "node:assert/strict";
import { Room } from "ludotheque/server";

export { Room };

/** @typedef {import("ludotheque/server").Batch<string>} Batch */
/** @typedef {import("ludotheque/server").Stored} Stored */

/** Tokens that are the same in every run, so that two rooms can be compared byte by byte. */
export function counted() {
	let count = 0;
	return () => `token ${++count}`;
}

/** A room, what it has stored, and what each connection was sent. */
export class Hall {
	/** What each connection was sent, as text; a close is `close 4001`. @type {Map<string, string[]>} */
	sent = new Map();
	/** What is stored, by number. @type {Map<number, string>} */
	stored = new Map();
	/** @type {Batch["think"]} */
	think = [];
	/** @type {number | null} */
	wake = null;
	now = 1_000;
	/** @type {import("ludotheque/server").Room<string>} */
	room;

	/** @param {{ room: import("ludotheque/server").Room<string>, batch: Batch }} made */
	constructor({ room, batch }) {
		this.room = room;
		this.took(batch);
	}

	/**
	 * @param {any} game
	 * @param {Partial<import("ludotheque/server").RoomOptions<any>>} [options]
	 */
	static open(game, options = {}) {
		return new Hall(
			Room.open(game, { now: 1_000, token: counted(), ...options }),
		);
	}

	/** @param {Batch} batch */
	took({ store, send, think, wake }) {
		if (store !== null) {
			assert.ok(!this.stored.has(store.number), `${store.number} is new`);
			if (store.whole) this.stored.clear();
			this.stored.set(store.number, store.text);
		}
		for (const each of send) {
			const list = this.sent.get(each.to) ?? [];
			this.sent.set(each.to, list);
			list.push("text" in each ? each.text : `close ${each.close}`);
		}
		this.think.push(...think);
		this.wake = wake;
		return send;
	}

	/** What a connection was sent, from some message on. @param {string} who */
	heard(who, from = 0) {
		return (this.sent.get(who) ?? [])
			.slice(from)
			.map((text) => (text.startsWith("{") ? JSON.parse(text) : text));
	}

	/** How many messages a connection was sent. @param {string} who */
	count(who) {
		return this.sent.get(who)?.length ?? 0;
	}

	/** The last message of a kind that somebody was sent. @param {string} who @param {string} type */
	last(who, type) {
		const start = `{"type":"${type}"`;
		const text = this.sent.get(who)?.findLast((each) => each.startsWith(start));
		return text === undefined ? undefined : JSON.parse(text);
	}

	/** Says something; gives what the speaker was sent. @param {string} who @param {unknown} message */
	say(who, message) {
		const from = this.count(who);
		const text =
			typeof message === "object" ? JSON.stringify(message) : message;
		this.took(this.room.receive(who, text, this.now));
		return this.heard(who, from);
	}

	/** @param {string} who @param {object} [more] */
	sit(who, more = {}) {
		return this.say(who, { type: "sit", version: 1, ...more });
	}

	/** @param {string} who */
	watch(who) {
		return this.say(who, { type: "watch", version: 1 });
	}

	/** @param {string} who */
	lose(who) {
		this.took(this.room.lost(who, this.now));
	}

	/** Lets time pass. @param {number} ms */
	pass(ms) {
		this.now += ms;
		this.took(this.room.tick(this.now));
	}

	/** The kinds of what a speaker is answered. @param {string} who @param {unknown} message */
	kinds(who, message) {
		return this.say(who, message).map(({ type }) => type);
	}

	/** The same table in another room, from what is stored. @param {Iterable<readonly [string, any]>} [present] */
	resumed(present = [], token = counted()) {
		const made = Room.resume(this.stored.values(), {
			now: this.now,
			present,
			token,
		});
		const hall = new Hall({
			...made,
			batch: { ...made.batch, store: null },
		});
		hall.now = this.now;
		hall.stored = new Map(this.stored);
		if (made.batch.store !== null)
			hall.took({ ...made.batch, send: [], think: [] });
		return hall;
	}
}

/** A generator of numbers from 0 to n - 1. @param {number} seed */
export function dice(seed) {
	let at = (seed * 2654435761 + 12345) >>> 0;
	return (/** @type {number} */ n) => {
		at = (Math.imul(at, 1664525) + 1013904223) >>> 0;
		return Math.floor((at / 2 ** 32) * n);
	};
}
