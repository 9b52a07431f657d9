// Long work in slices: between two of them the page draws, answers presses, and may say that nobody wants the work any more.

/** How long a slice takes, in milliseconds: less than a frame. */
const SLICE = 8;

/** Whoever wanted the work has gone. */
export class Unwanted extends Error {}

/** The work took longer than anybody should wait. */
export class TooSlow extends Error {}

export type Watch = {
	/** Whether the work is still wanted. */
	wanted: () => boolean;
	/** Hears between two slices how many steps are done. */
	done: (steps: number) => void;
};

/** Cuts nothing short and tells nobody. */
export const UNWATCHED: Watch = { wanted: () => true, done: () => {} };

/**
 * Takes all steps of some work. Throws an Unwanted or a TooSlow when it stops before its end.
 * @param most milliseconds that the steps may take together, without the pauses
 */
export async function inSlices(
	work: Iterator<unknown>,
	most: number,
	{ wanted, done }: Watch,
) {
	let [spent, steps] = [0, 0];
	for (;;) {
		const begun = performance.now();
		let now = begun;
		while (now - begun < SLICE) {
			if (work.next().done) return;
			steps += 1;
			now = performance.now();
		}
		spent += now - begun;
		if (spent > most) throw new TooSlow();
		done(steps);
		await new Promise((resume) => setTimeout(resume));
		if (!wanted()) throw new Unwanted();
	}
}
