// What can be pressed in Troia, from the legal moves alone, and what a press on anything else stands for.

import type { TroiaMove as Move } from "../../../js/types/index.d.ts";
import type { Context as ContextOf, Target as TargetOf } from "../renderer.ts";
import { pieceOf } from "./lookup.ts";
import {
	cardUse,
	nameHit,
	nameMove,
	publicationOf,
	type TroiaWords,
} from "./words.ts";

type Context = ContextOf<"troia">;
type Target = TargetOf<"troia">;

/** What can be pressed, in the language of these words. */
export const moves = (words: TroiaWords) => ({
	targets: (
		legal: Readonly<Move>[],
		chosen: readonly string[],
		context: Context,
	) => targets(words, legal, chosen, context),
	illegal,
});

/** What can be pressed next. */
function targets(
	words: TroiaWords,
	moves: Readonly<Move>[],
	chosen: readonly string[],
	context: Context,
): Target[] {
	if (context.actor === "chance") return [];
	const found: Target[] = [];
	const quiet = { look: "quiet" } as const;
	for (const mv of moves) {
		if (mv.type === "takeStart" || mv.type === "dig" || mv.type === "examine")
			found.push({
				hit: `piece:${mv.piece}`,
				label: nameMove(words, mv, context),
				move: mv,
			});
		if (mv.type === "playCard")
			found.push({
				hit: `card:${mv.card}`,
				label: words.move.playCard(
					mv.card,
					cardUse(context.components, mv.card),
				),
				move: mv,
			});
		if (mv.type === "endTurn" && chosen.length === 0)
			found.push({
				hit: "end",
				label: words.button.endTurn,
				move: mv,
				...(moves.length > 1 ? quiet : {}),
			});
	}
	return [
		...found,
		...publications(words, moves, chosen, context),
		...choices(words, moves, chosen, context),
	];
}

/** A publication is put together piece by piece; what fits one move alone makes it at once. */
function publications(
	words: TroiaWords,
	moves: Readonly<Move>[],
	chosen: readonly string[],
	context: Context,
): Target[] {
	const fitting = moves.filter(
		(mv) =>
			mv.type === "publish" && chosen.every((id) => mv.pieces.includes(id)),
	);
	const found: Target[] = [];
	const ids = new Set(
		fitting.flatMap((mv) => (mv.type === "publish" ? mv.pieces : [])),
	);
	for (const id of ids) {
		if (chosen.includes(id)) continue;
		const having = fitting.filter(
			(mv) => mv.type === "publish" && mv.pieces.includes(id),
		);
		const only = having.length === 1 ? having[0] : undefined;
		const hit = `piece:${id}`;
		if (
			only !== undefined &&
			only.type === "publish" &&
			only.pieces.length === chosen.length + 1
		)
			found.push({
				hit,
				label: words.move.publish(...publicationOf(words, only, context)),
				move: only,
			});
		else
			found.push({
				hit,
				label: words.move.choosePiece(nameHit(words, hit, context)),
				chosen: [...chosen, id],
			});
	}
	for (const id of chosen.filter((each) => each.startsWith("t"))) {
		const hit = `piece:${id}`;
		found.push({
			hit,
			label: words.move.releasePiece(nameHit(words, hit, context)),
			chosen: chosen.filter((other) => other !== id),
			look: "selected",
		});
	}
	const whole = fitting.find(
		(mv) => mv.type === "publish" && mv.pieces.length === chosen.length,
	);
	if (whole?.type === "publish")
		found.push({
			hit: "publish",
			label: words.button.publish(...publicationOf(words, whole, context)),
			move: whole,
		});
	return found;
}

/** The starting cards are chosen by setting the others aside; the last one makes the move. */
function choices(
	words: TroiaWords,
	moves: Readonly<Move>[],
	chosen: readonly string[],
	context: Context,
): Target[] {
	const gone = chosen
		.filter((hit) => hit.startsWith("card:"))
		.map((hit) => Number(hit.slice(5)));
	const fitting = moves.filter(
		(mv) =>
			mv.type === "chooseCards" &&
			gone.every((number) => !mv.cards.includes(number)),
	);
	const hand =
		typeof context.actor === "number"
			? (context.view.seats[context.actor]?.hand ?? [])
			: [];
	if (fitting.length === 0) return [];
	const found: Target[] = [];
	for (const number of hand) {
		if (number === null) continue;
		const hit = `card:${number}`;
		if (gone.includes(number)) {
			found.push({
				hit,
				label: words.move.keepCard(number),
				chosen: chosen.filter((other) => other !== hit),
				look: "selected",
			});
			continue;
		}
		const without = fitting.filter(
			(mv) => mv.type === "chooseCards" && !mv.cards.includes(number),
		);
		const label = words.move.setCardAside(
			number,
			cardUse(context.components, number),
		);
		if (without.length === 1) found.push({ hit, label, move: without[0] });
		else if (without.length > 1)
			found.push({ hit, label, chosen: [...chosen, hit] });
	}
	return found;
}

/** The moves that a press on anything else stands for. */
function illegal(
	hit: string,
	{ view, chosen }: Context,
): Readonly<Move> | Readonly<Move>[] | null {
	const [kind, id = ""] = hit.split(":");
	if (kind === "card") {
		const number = Number(id);
		if (view.phase !== "chooseCards") return { type: "playCard", card: number };
		return {
			type: "chooseCards",
			cards: view.seats
				.flatMap(({ hand }) =>
					hand.includes(number)
						? hand.filter(
								(held) =>
									held !== null &&
									held !== number &&
									!chosen.includes(`card:${held}`),
							)
						: [],
				)
				.map(Number),
		};
	}
	const place = pieceOf(view, id)?.place.type;
	if (view.phase === "chooseCards") return { type: "takeStart", piece: id };
	if (view.phase === "startPieces") return { type: "takeStart", piece: id };
	if (view.phase === "publish") {
		if (place === "mound") return { type: "dig", piece: id };
		if (place === "front") return { type: "examine", piece: id };
		return { type: "publish", pieces: [...chosen, id] };
	}
	if (place === "front") return { type: "examine", piece: id };
	if (place === "tent")
		return [
			{ type: "publish", pieces: [id] },
			{ type: "examine", piece: id },
		];
	return { type: "dig", piece: id };
}
