// The running game of each kind, stored in this browser. A browser that stores nothing is no reason to stop.
//
// Nothing that is kept is lost without a word. A table overwrites only what it has read as its own game or has written itself;
// anything else (another game, one of another version, a damaged one) is put aside first, under keys of its own. One table at a
// time keeps a game: each that takes it over writes the next number beside it, and a table whose number is no longer there stops
// and says so. Events only make that quicker; the number is compared before each writing.

import { parseJson } from "./json.ts";
import type { Player } from "./settings.ts";
import { playersIn, wordOf } from "./settings.ts";
import { Said } from "./words.ts";

export type Stored = {
	save: string;
	names: string[];
	players: Player[];
	dealt: boolean;
	/** Whether the game has ended. */
	over: boolean;
};

/** Changes when an older table could not read what is stored, or a newer one what was. */
const FORMAT = 1;
/** So many games of a kind are put aside at most. */
export const MOST_ASIDE = 3;

const key = (id: string) => `ludotheque/${id}`;
const turnKey = (id: string) => `${key(id)}/table`;
const asideKeys = (id: string) =>
	Array.from({ length: MOST_ASIDE }, (_, n) => `${key(id)}/aside/${n + 1}`);

/** What a text holds that was stored. Throws an Error that says why it cannot be read. */
export function storedIn(text: string): Stored {
	let found: Record<string, unknown> | null;
	try {
		found = parseJson(text);
	} catch {
		throw new Said((words) => words.storage.damaged);
	}
	// What was stored before there was a number has the same shape.
	const { format = FORMAT, save, names, players, ...rest } = found ?? {};
	if (format !== FORMAT)
		throw new Said((words) =>
			words.storage.otherFormat(String(format).slice(0, 20), FORMAT),
		);
	if (typeof save !== "string")
		throw new Said((words) => words.storage.damaged);
	return {
		save,
		names: Array.isArray(names)
			? names.filter((name) => typeof name === "string")
			: [],
		players: storedPlayers(players),
		dealt: rest.dealt === true,
		over: rest.over === true,
	};
}

function textOf({ players, ...rest }: Stored) {
	const words = players.map(wordOf).join(" ");
	return JSON.stringify({ format: FORMAT, ...rest, players: words });
}

/** Who played; persons, where that cannot be read. */
function storedPlayers(words: unknown) {
	try {
		return playersIn(typeof words === "string" ? words : "");
	} catch {
		return [];
	}
}

/** How many moves were made in a game that was stored. Throws when it cannot be read. */
export function movesIn(text: string): number {
	return JSON.parse(storedIn(text).save).moves.length;
}

/** Whether somebody would miss what is stored: a game that has begun and not ended, or what cannot be read. */
function isMissed(text: string) {
	try {
		return !storedIn(text).over && movesIn(text) > 0;
	} catch {
		return true;
	}
}

function read(name: string) {
	try {
		return localStorage.getItem(name);
	} catch {
		return null;
	}
}

/** The text that is kept for a game, or null. */
export const keptText = (id: string) => read(key(id));

/** What was put aside of a game, the newest first. */
export const asideTexts = (id: string) =>
	asideKeys(id)
		.map(read)
		.filter((text) => text !== null);

/** Throws when the browser stores no more; then nothing that was kept has changed. */
function putAside(id: string, text: string) {
	writeAside(id, [text, ...asideTexts(id).filter((each) => each !== text)]);
}

/** From the last to the first: a browser that stops in between has lost none but the oldest. */
function writeAside(id: string, texts: string[]) {
	asideKeys(id)
		.map((name, n) => [name, texts[n]] as const)
		.reverse()
		.forEach(([name, text]) => {
			if (text === undefined) localStorage.removeItem(name);
			else if (localStorage.getItem(name) !== text)
				localStorage.setItem(name, text);
		});
}

/** What a table hears about its kept game. */
type Listener = {
	/** Another table keeps the game now. */
	lost: () => void;
	/** Another game was kept, and was put aside. */
	putAside: (text: string) => void;
	/** The browser stores nothing; said once a page. */
	refused: () => void;
};

const keepers: Set<Keeper> = new Set();
/** Whether it was said that the browser stores nothing. */
let refused = false;

/** The kept game, as one table sees it. */
export class Keeper {
	readonly #id: string;
	readonly #tell: Listener;
	/** The text that this table has read as its game, or has written. */
	#known: string | null = null;
	/** A game that was put aside and is played on; it is aside no longer once it is kept. */
	#resumed: string | null = null;
	/** The number under which it keeps the game; null until it does. */
	#turn: string | null = null;
	/** Whether another table keeps the game. */ #isLost = false;
	/** Whether something was played on this table since then. */ #isUnsaved = false;
	#due: (() => Stored) | null = null;

	constructor(id: string, tell: Listener) {
		this.#id = id;
		this.#tell = tell;
		if (keepers.size === 0) listen();
		keepers.add(this);
	}

	get id() {
		return this.#id;
	}

	get isLost() {
		return this.#isLost;
	}

	get isUnsaved() {
		return this.#isUnsaved;
	}

	close() {
		this.flush();
		keepers.delete(this);
		if (keepers.size === 0) unlisten();
	}

	/** The game of the table is that of this text. */
	own(text: string) {
		this.#known = text;
		this.#resumed = text;
	}

	/** Another game comes onto the table: what is kept is none of its business. */
	disown() {
		this.flush();
		this.#known = null;
		this.#resumed = null;
	}

	/** From now on this table keeps the game, and no other does. */
	claim() {
		this.#isLost = false;
		this.#isUnsaved = false;
		try {
			this.#turn = String((Number(read(turnKey(this.#id))) || 0) + 1);
			localStorage.setItem(turnKey(this.#id), this.#turn);
		} catch {
			// Whether anything is kept shows when it is to be stored.
		}
		for (const other of keepers) if (other !== this) other.look();
	}

	/** Looks whether another table has taken the game over. */
	look() {
		const turn = read(turnKey(this.#id));
		if (this.#isLost || this.#turn === null || turn === null) return;
		if (turn === this.#turn) return;
		this.#isLost = true;
		this.#tell.lost();
	}

	/** Stores the game when the browser has nothing better to do: nobody waits for it. */
	soon(stored: () => Stored) {
		if (this.#due === null) {
			if (typeof requestIdleCallback === "undefined")
				setTimeout(() => this.flush(), 200);
			else requestIdleCallback(() => this.flush(), { timeout: 1000 });
		}
		this.#due = stored;
	}

	/** Stores what is still to be stored. */
	flush() {
		const stored = this.#due;
		this.#due = null;
		if (stored === null) return;
		this.look();
		if (this.#isLost) {
			this.#isUnsaved = true;
			return;
		}
		if (this.#turn === null) this.claim();
		try {
			this.#write(textOf(stored()));
		} catch {
			// Private windows and full disks: the game goes on, it is just not kept.
			if (!refused) this.#tell.refused();
			refused = true;
		}
	}

	#write(text: string) {
		const before = keptText(this.#id);
		const missed =
			before !== null && before !== this.#known && isMissed(before);
		if (missed) putAside(this.#id, before);
		localStorage.setItem(key(this.#id), text);
		this.#known = text;
		if (this.#resumed !== null) {
			const resumed = this.#resumed;
			this.#resumed = null;
			writeAside(
				this.#id,
				asideTexts(this.#id).filter((each) => each !== resumed),
			);
		}
		if (missed) this.#tell.putAside(before);
	}
}

const flushAll = () => {
	for (const keeper of keepers) keeper.flush();
};
const onHidden = () => document.hidden && flushAll();
const onStorage = ({ key: name }: StorageEvent) => {
	for (const keeper of keepers) if (name === turnKey(keeper.id)) keeper.look();
};

/** A page that is left, or hidden behind another tab, stores at once: the other one should find the last move. */
function listen() {
	addEventListener("pagehide", flushAll);
	addEventListener("storage", onStorage);
	document.addEventListener("visibilitychange", onHidden);
}

function unlisten() {
	removeEventListener("pagehide", flushAll);
	removeEventListener("storage", onStorage);
	document.removeEventListener("visibilitychange", onHidden);
}
