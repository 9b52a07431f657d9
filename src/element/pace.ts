// How fast bots play at this screen: chosen once, kept in this browser, the same at all tables.

/** A bot that answers at once cannot be followed: how much is between two of its moves, and how long a person waits at most. In milliseconds. */
const PACES = {
	slow: { breath: 900, wait: Number.POSITIVE_INFINITY },
	usual: { breath: 450, wait: 1800 },
	fast: { breath: 150, wait: 700 },
	instant: { breath: 0, wait: 0 },
} as const;
export type Pace = keyof typeof PACES;

const KEY = "ludotheque/pace";
/** Where a browser keeps nothing, the choice holds as long as the page. */
let chosen: Pace | null = null;

export const paces = Object.keys(PACES) as Pace[];

export function pace(): Pace {
	if (chosen !== null) return chosen;
	try {
		const kept = localStorage.getItem(KEY);
		return paces.find((each) => each === kept) ?? "usual";
	} catch {
		return "usual";
	}
}

export function choosePace(next: Pace) {
	chosen = next;
	try {
		localStorage.setItem(KEY, next);
	} catch {
		// Not kept, then.
	}
}

/** Less than this cannot be followed: then only the position after all of it is shown. */
const LEAST = 60;

/**
 * How long the next move of a bot is waited for; null when it is made at once and not shown.
 * @param waited how long a person has waited already; null where nobody does
 */
export function breath(waited: number | null): number | null {
	const { breath: usual, wait } = PACES[pace()];
	if (waited === null) return usual;
	// A part of what is left, so that every wait ends in time, however many moves it has.
	const next = Math.min(usual, (wait - waited) / 4);
	return next < LEAST ? null : next;
}
