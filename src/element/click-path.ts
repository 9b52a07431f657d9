// The click path of a move: which targets are to be pressed, one after the other, to make it.

import type { AnyMove, GameId } from "../js/types/index.d.ts";
import type { Suggestion } from "./bot-worker.ts";
import type {
	AnyRenderer,
	Context as ContextOf,
	Target as TargetOf,
} from "./games/renderer.ts";
import type { Words } from "./words.ts";

type Context = ContextOf<GameId>;
type Target = TargetOf<GameId>;

/** More positions of the search than any click path needs. */
const MOST = 2000;

/** A value as text, whatever the order of its fields. */
const canonical = (value: unknown) =>
	JSON.stringify(value, (_, part) =>
		part !== null && typeof part === "object" && !Array.isArray(part)
			? Object.fromEntries(
					Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)),
				)
			: part,
	);

/** The shortest click path to a move from the beginning of the turn, found breadth first; empty when the board offers none. */
export function clickPath(
	renderer: AnyRenderer,
	context: Context,
	move: AnyMove,
): Target[] {
	const wanted = canonical(move);
	const queue: { chosen: string[]; path: Target[] }[] = [
		{ chosen: [], path: [] },
	];
	const seen = new Set(["[]"]);
	for (let n = 0; n < queue.length && n < MOST; n += 1) {
		const { chosen, path } = queue[n] as { chosen: string[]; path: Target[] };
		const targets = renderer.targets(context.moves, chosen, {
			...context,
			chosen,
		});
		const last = targets.find(
			(target) =>
				target.move !== undefined && canonical(target.move) === wanted,
		);
		if (last !== undefined) return [...path, last];
		for (const target of targets) {
			const key = JSON.stringify(target.chosen);
			if (target.chosen === undefined || seen.has(key)) continue;
			seen.add(key);
			queue.push({ chosen: target.chosen, path: [...path, target] });
		}
	}
	return [];
}

/** What a bot would do, in words. */
export function advice(
	words: Words,
	{ move, value, exact }: Suggestion,
	path: Target[],
	lang: string,
) {
	const steps =
		path.length === 0
			? JSON.stringify(move)
			: path.map(({ label }) => label).reduce(words.session.then);
	const percent = new Intl.NumberFormat(lang, { style: "percent" }).format(
		value,
	);
	return words.session.hint(steps, percent, exact);
}
