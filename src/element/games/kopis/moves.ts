// What can be pressed in Kopis, and the moves that it stands for.

import type {
	KopisLine as Line,
	KopisMove as Move,
	KopisSide as Side,
} from "../../../js/types/index.d.ts";
import type { Context as ContextOf, Target as TargetOf } from "../renderer.ts";
import { type Components, standsOn } from "./board.ts";
import { type KopisWords, nameHit, nameMove } from "./words.ts";

type Context = ContextOf<"kopis">;
type Target = TargetOf<"kopis">;

/** What can be pressed, in the language of these words. */
export const moves = (words: KopisWords) => ({
	targets: (
		legal: Readonly<Move>[],
		chosen: readonly string[],
		context: Context,
	) => targets(words, legal, chosen, context),
	illegal,
	tellHit: (hit: string, context: Context) => tellHit(words, hit, context),
});

/** What can be pressed next. */
function targets(
	words: KopisWords,
	moves: Readonly<Move>[],
	chosen: readonly string[],
	context: Context,
): Target[] {
	const found: Target[] = [];
	const from = chosen[0];
	const movable: Map<string, number> = new Map();
	for (const mv of moves) {
		const label = nameMove(words, mv, context);
		if (mv.type === "placeFortress")
			found.push({ hit: `square:${mv.at}`, label, move: mv });
		else if (mv.type === "step") {
			if (mv.from === from)
				found.push({ hit: `square:${mv.to}`, label, move: mv });
			movable.set(mv.from, (movable.get(mv.from) ?? 0) + 1);
		} else
			found.push({
				hit: `line:${mv.side}:${mv.line}`,
				label,
				move: mv,
				...(from === undefined ? {} : { look: "quiet" as const }),
			});
	}
	const taken = new Set(found.map((target) => target.hit));
	for (const [square, ways] of movable) {
		if (square === from)
			found.push({
				hit: `square:${square}`,
				label: words.move.chosen(square),
				chosen: [],
				look: "selected",
			});
		else if (!taken.has(`square:${square}`)) {
			const label = words.move.choose(square, ways);
			found.push({
				hit: `square:${square}`,
				label,
				chosen: [square],
				...(from === undefined ? {} : { look: "quiet" as const }),
			});
		}
	}
	return found;
}

/** The moves that a press on anything else stands for. */
function illegal(
	hit: string,
	{ view, chosen, components }: Context,
): Readonly<Move> | Readonly<Move>[] | null {
	const [kind, first, second] = hit.split(":");
	if (kind === "line") {
		const side = first as Side;
		const line = second as Line;
		return { type: view.mode === "storm" ? "slide" : "enter", side, line };
	}
	const square = first ?? "";
	if (view.phase === "placement") return { type: "placeFortress", at: square };
	if (chosen[0] !== undefined)
		return { type: "step", from: chosen[0], to: square };
	if (view.mode === "storm" && standsOn(view, square, components) === ".")
		return { type: "placeFortress", at: square };
	return neighbours(square, components).map((to) => ({
		type: "step",
		from: square,
		to,
	}));
}

/** A faction on the board is no move in Storming: it is told what it is, and what moves it. */
function tellHit(
	words: KopisWords,
	hit: string,
	context: Context,
): string | null {
	const [kind, square = ""] = hit.split(":");
	const { view, components } = context;
	if (kind !== "square" || view.mode !== "storm" || view.phase === "placement")
		return null;
	const here = standsOn(view, square, components);
	if (here !== "r" && here !== "b") return null;
	const named = nameHit(words, hit, context);
	return words.hit.faction(`${named.charAt(0).toUpperCase()}${named.slice(1)}`);
}

/** The neighbours of a square in the order of the board. */
function neighbours(square: string, { squares }: Components) {
	const beside = squares.find(({ id }) => id === square)?.neighbours ?? [];
	return squares.flatMap(({ id }) => (beside.includes(id) ? [id] : []));
}
