// What the types of `ludotheque/server` promise. Compiled by `tsc --strict`, never run.

import type {
	Batch,
	ClientMessage,
	ServerMessage,
	Stored,
} from "ludotheque/server";
import { Room } from "ludotheque/server";

const { room, batch } = Room.open<WeakKey, "kopis">("kopis", {
	now: Date.now(),
	options: { mode: "suddenDeath" },
	bots: { 1: "easy" },
	decision: 60_000,
});
const stored: Stored | null = batch.store;
const again: { room: Room<string>; batch: Batch<string> } = Room.resume(
	stored === null ? [] : [stored.text],
	{ now: 0, present: [["a", { seat: 0 }]] },
);
const connection = {};
for (const sent of room.receive(connection, "{}", 1).send) {
	if ("text" in sent) void (sent.text satisfies string);
	else void (sent.close satisfies 4001 | 4012);
}
const hear = (message: ServerMessage): number | null =>
	message.type === "news"
		? message.ply
		: message.type === "seated"
			? message.seat
			: null;
const sit: ClientMessage = { type: "sit", version: 1 };
void [again.room.number, again.batch.wake, hear, sit];

// @ts-expect-error a room is opened or resumed
new Room();
// @ts-expect-error Kopis has no such mode
Room.open("kopis", { now: 0, options: { mode: "slow" } });
// @ts-expect-error a room has no clock of its own
Room.open("kopis", {});
// @ts-expect-error a bot has one of three levels
Room.open("kopis", { now: 0, bots: { 0: "clever" } });
// @ts-expect-error a client says which version of the protocol it speaks
const old: ClientMessage = { type: "watch" };
void old;
