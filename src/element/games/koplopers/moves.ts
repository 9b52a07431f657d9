// What can be pressed in Koplopers & Dwarsliggers, and the move that a press on anything else stands for.

import { boardOf, stationName } from "./board.ts";
import { cardOf } from "./info.ts";
import { nameHit, nameMove, partyText } from "./names.ts";
import type { Context, Move, Target, TrainNo, Words } from "./types.ts";

/** What can be pressed, in the language of these words. */
export const moves = (words: Words) => ({
	targets: (legal: Move[], chosen: readonly string[], context: Context) =>
		targets(words, legal, chosen, context),
	illegal,
	tellHit: (hit: string, context: Context) => tellHit(words, hit, context),
	keeps,
});

/** The moves of one kind. */
type MoveOf<Kind extends Move["type"]> = Extract<Move, { type: Kind }>;

/** The moves of a train on its own. */
type TrainMove = Extract<Move, { train: TrainNo }>;

/** How far a move has been put together: the steps made and the train they are about. */
type Step = {
	words: Words;
	moves: readonly Move[];
	chosen: readonly string[];
	hand: TrainNo | null;
	context: Context;
};

/** The train that is in hand: the one that was chosen, or the only one that can do anything. */
export function inHand(moves: readonly Move[], chosen: readonly string[]) {
	const [kind, picked] = chosen[0]?.split(":") ?? [];
	if (kind === "train") return Number(picked) as TrainNo;
	const able = ableTrains(moves);
	return able.size === 1 ? ([...able][0] ?? null) : null;
}

/** The trains that can do something. */
function ableTrains(moves: readonly Move[]) {
	return new Set(
		moves.flatMap((mv) => {
			if ("train" in mv) return [mv.train];
			if (mv.type === "couple") return [mv.keep];
			return mv.type === "transfer" ? [mv.from] : [];
		}),
	);
}

function targets(
	words: Words,
	moves: Move[],
	chosen: readonly string[],
	context: Context,
): Target[] {
	const hand = inHand(moves, chosen);
	const step = { words, moves, chosen, hand, context };
	const found: Target[] = [];
	for (const mv of moves)
		for (const target of targetsOf(mv, step))
			if (!found.some(({ hit }) => hit === target.hit)) found.push(target);
	const choosing =
		chosen[1] === undefined &&
		!isApart(chosen) &&
		context.view.phase.type === "act";
	return choosing ? [...found, ...trainTargets(step)] : found;
}

/** The steps that are about no train of one's own: where to build, what to repair. */
const isApart = ([first]: readonly string[]) =>
	first === "build" || first === "repair";

/** What a train in hand goes on with after a move: it drives on, or is to drive on. */
function keeps(move: Move, next: readonly Move[]): string[] {
	return (move.type === "drive" || move.type === "reverse") &&
		next.some((mv) => "train" in mv && mv.train === move.train)
		? [`train:${move.train}`]
		: [];
}

/** A target that makes a move. */
function makes(
	words: Words,
	hit: string,
	move: Move,
	context: Context,
	more: Pick<Target, "look" | "text" | "second"> = {},
): Target {
	return { hit, label: nameMove(words, move, context), move, ...more };
}

const QUIET = { look: "quiet" } as const;

/** The targets of a move at this step: none, one, or a button and a thing on the map. */
function targetsOf(mv: Move, step: Step): Target[] {
	const { words, chosen, hand, context } = step;
	const [first, second] = chosen;
	if (first === "build")
		return mv.type === "build"
			? [makes(words, `track:${mv.yard}`, mv, context)]
			: [];
	if (first === "repair")
		return mv.type === "repair" ? repairTargets(words, mv, context) : [];
	if (second === "decouple")
		return mv.type === "decouple" && mv.train === hand
			? [makes(words, `track:${mv.section}`, mv, context)]
			: [];
	if (second?.startsWith("token:"))
		return mv.type === "transfer" &&
			mv.from === hand &&
			`token:${mv.token}` === second
			? [makes(words, `train:${context.view.turn}:${mv.to}`, mv, context)]
			: [];
	return "train" in mv ? ownTargets(mv, step) : otherTargets(mv, step);
}

/** A party that can be chosen: a button, and the token itself where it is drawn. */
function partyTargets(
	words: Words,
	mv: Extract<Move, { token: string }>,
	context: Context,
	text: (party: string) => string = (party) => party,
	look: { look?: "quiet" } = {},
): Target[] {
	const party = text(partyText(words, boardOf(context.components), mv.token));
	return [
		makes(words, `party:${mv.token}`, mv, context, { text: party, ...look }),
		makes(words, `token:${mv.token}`, mv, context, { second: true, ...look }),
	];
}

/** A station that can be repaired: a button, and the chip on it. */
function repairTargets(
	words: Words,
	mv: MoveOf<"repair">,
	context: Context,
): Target[] {
	const at = context.view.chips[mv.chip];
	const station =
		at === null ? "" : stationName(boardOf(context.components), at);
	return [
		makes(words, `do:repair:${mv.chip}`, mv, context, {
			text: words.button.repairAt(station, mv.chip),
		}),
		makes(words, `chip:${mv.chip}`, mv, context, { second: true }),
	];
}

/** The targets of what a train does on its own. */
function ownTargets(mv: TrainMove, { words, hand, context }: Step): Target[] {
	// Free, often compulsory, and always clear: one press whatever is in hand.
	const always = mv.type === "alight" || mv.type === "board";
	if (mv.train !== hand && !(always && hand === null)) return [];
	switch (mv.type) {
		case "drive":
			return [makes(words, `track:${mv.section}`, mv, context)];
		case "alight":
		case "board":
		case "reverse":
			return [makes(words, `do:${mv.type}:${mv.train}`, mv, context)];
		case "dismantle":
			return [makes(words, `do:dismantle:${mv.train}`, mv, context, QUIET)];
		case "decouple":
			return [
				{
					hit: "do:decouple",
					label: words.button.uncouple(mv.train),
					chosen: [`train:${mv.train}`, "decouple"],
				},
			];
		case "boardBehind":
			return partyTargets(words, mv, context, words.button.fromBehind, QUIET);
		case "offer":
			return [
				makes(words, `do:offer:${mv.withSeat}:${mv.withTrain}`, mv, context, {
					text: words.button.trade(mv.withTrain, context.name(mv.withSeat)),
					...QUIET,
				}),
			];
	}
}

/** The targets of any other move. */
function otherTargets(mv: Exclude<Move, TrainMove>, step: Step): Target[] {
	const { words, moves, chosen, hand, context } = step;
	const main = (hit: string) => [makes(words, hit, mv, context)];
	const quiet = (hit: string) => [makes(words, hit, mv, context, QUIET)];
	switch (mv.type) {
		case "build":
			return buildTargets(mv, step);
		case "couple":
			return mv.keep === hand || hand === null
				? quiet(`do:couple:${mv.keep}:${mv.remove}`)
				: [];
		case "transfer": {
			const target = transferTarget(mv, step);
			return target === null ? [] : [target];
		}
		case "boardToken":
		case "divide":
			return partyTargets(words, mv, context);
		case "offerGive":
			return partyTargets(words, mv, context, words.button.give);
		case "offerTake":
			return partyTargets(words, mv, context, words.button.take);
		case "disrupt":
			return quiet(`card:${mv.station}`);
		case "repair":
			return moves.filter(({ type }) => type === "repair").length === 1
				? quiet("repair")
				: [
						{
							hit: "repair",
							label: words.hand.repair,
							chosen: ["repair"],
							...QUIET,
						},
					];
		case "endTurn":
			return moves.length > 1 || chosen.length > 0 ? quiet("end") : main("end");
		case "cancelOffer":
		case "decline":
			return quiet(`do:${mv.type}`);
		case "divided":
		case "propose":
		case "accept":
			return main(`do:${mv.type}`);
		case "drew":
			return [];
	}
}

/** The yards are lit at once while there is nothing else to do with a train; later only when building is chosen. */
function buildTargets(mv: MoveOf<"build">, { words, context }: Step): Target[] {
	if (context.view.seats[context.view.turn]?.started === false)
		return [makes(words, `track:${mv.yard}`, mv, context)];
	const { build } = context.components.constants.costs;
	return [
		{
			hit: "do:build",
			label: words.button.build(build),
			chosen: ["build"],
			...QUIET,
		},
	];
}

/** A token that may change trains: at once if there is one train it can go to, else the train is asked for. */
function transferTarget(
	mv: MoveOf<"transfer">,
	{ words, moves, hand, context }: Step,
): Target | null {
	const exchange = context.view.phase.type === "exchange";
	if (mv.from !== hand && !exchange && hand !== null) return null;
	const hit = `token:${mv.token}`;
	const ways = moves.filter(
		(other) => other.type === "transfer" && other.token === mv.token,
	);
	if (ways.length === 1)
		return makes(words, hit, mv, context, exchange ? {} : QUIET);
	return {
		hit,
		label: words.move.transferAny(nameHit(words, hit, context)),
		chosen: [`train:${mv.from}`, hit],
		look: "quiet",
	};
}

/** The own trains: a press takes one in hand or lets it go. */
function trainTargets({ words, moves, chosen, hand, context }: Step) {
	return [...ableTrains(moves)].map((id): Target => {
		const step = `train:${id}`;
		const hit = `train:${context.view.turn}:${id}`;
		if (chosen[0] === step)
			return {
				hit,
				label: words.train.chosen(id),
				chosen: [],
				look: "selected",
			};
		if (id === hand)
			return {
				hit,
				label: words.train.only(nameHit(words, hit, context)),
				chosen: [step],
			};
		const other = {
			hit,
			label: words.train.other(nameHit(words, hit, context)),
			chosen: [step],
		};
		return chosen.length === 0 ? other : { ...other, look: "quiet" };
	});
}

/** Whether a press on something attempts a move: a card, a button; a section with a train in hand; a yard when building. */
function attempts(
	kind: string,
	id: string,
	{ view, moves, chosen, actor, components }: Context,
) {
	if (actor === null) return false;
	if (kind !== "track") return ["card", "repair", "end"].includes(kind);
	return boardOf(components).tracks.get(id)?.yard
		? chosen[0] === "build" || view.seats[view.turn]?.started === false
		: inHand(moves, chosen) !== null && !isApart(chosen);
}

/** What a press on something tells that is no target and attempts no move. */
function tellHit(words: Words, hit: string, context: Context) {
	const [kind = "", id = ""] = hit.split(":");
	return attempts(kind, id, context) ? null : cardOf(words, hit, context);
}

/** The move that a press attempts. */
function illegal(hit: string, context: Context): Move | Move[] | null {
	const { moves, chosen, components } = context;
	const [kind, first = ""] = hit.split(":");
	switch (kind) {
		case "track": {
			if (boardOf(components).tracks.get(first)?.yard)
				return { type: "build", yard: first };
			const hand = inHand(moves, chosen);
			if (hand === null) return null;
			return {
				type: chosen[1] === "decouple" ? "decouple" : "drive",
				train: hand,
				section: first,
			};
		}
		case "card":
			return { type: "disrupt", station: first };
		case "repair":
			return components.chips.map((chip) => ({ type: "repair", chip }));
		case "end":
			return { type: "endTurn" };
		default:
			return null;
	}
}
