// The running game of each kind, stored in this browser. A browser that stores nothing is no reason to stop.

import type { Player } from "./settings.ts";
import { playersIn, wordOf } from "./settings.ts";
import { storageWords } from "./words.ts";

type Stored = {
	save: string;
	names: string[];
	players: Player[];
	dealt: boolean;
};

/** Changes when an older table could not read what is stored, or a newer one what was. */
const FORMAT = 1;

const key = (id: string) => `ludotheque/${id}`;

/** The game that was stored, or null when there is none. Throws an Error that says why it cannot be read. */
export function load(id: string): Stored | null {
	const text = read(key(id));
	if (text === null) return null;
	let found: Record<string, unknown> | null;
	try {
		found = JSON.parse(text);
	} catch {
		throw new Error(storageWords.damaged);
	}
	// What was stored before there was a number has the same shape.
	const { format = FORMAT, save, names, players, dealt } = found ?? {};
	if (format !== FORMAT)
		throw new Error(
			storageWords.otherFormat(String(format).slice(0, 20), FORMAT),
		);
	if (typeof save !== "string") throw new Error(storageWords.damaged);
	return {
		save,
		names: Array.isArray(names)
			? names.filter((name) => typeof name === "string")
			: [],
		players: storedPlayers(players),
		dealt: dealt === true,
	};
}

/** What is still to be stored, by the id of the game. */
const due: Map<string, () => Stored> = new Map();

/** Stores a game in place of the one that was there, when the browser has nothing better to do: nobody waits for it. */
export function storeSoon(id: string, stored: () => Stored) {
	if (due.size === 0) {
		if (typeof requestIdleCallback === "undefined") setTimeout(storeNow, 200);
		else requestIdleCallback(storeNow, { timeout: 1000 });
		addEventListener("pagehide", storeNow);
	}
	due.set(id, stored);
}

/** Stores what is still to be stored. */
export function storeNow() {
	for (const [id, stored] of due) store(id, stored());
	due.clear();
	removeEventListener("pagehide", storeNow);
}

function store(id: string, { players, ...rest }: Stored) {
	const words = players.map(wordOf).join(" ");
	try {
		localStorage.setItem(
			key(id),
			JSON.stringify({ format: FORMAT, ...rest, players: words }),
		);
	} catch {
		// Private windows and full disks: the game goes on, it is just not kept.
	}
}

function read(name: string) {
	try {
		return localStorage.getItem(name);
	} catch {
		return null;
	}
}

/** Who played; persons, where that cannot be read. */
function storedPlayers(words: unknown) {
	try {
		return playersIn(typeof words === "string" ? words : "");
	} catch {
		return [];
	}
}
