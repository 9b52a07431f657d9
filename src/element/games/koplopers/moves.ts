// What can be pressed in Koplopers & Dwarsliggers, and the move that a press on anything else stands for.

import { boardOf, tokenPlaces } from "./board.ts";
import type { Context, Move, State, Target, TrainNo } from "./types.ts";
import {
	nameChosenTrain,
	nameMove,
	nameOnlyTrain,
	nameOtherTrain,
	nameTransfer,
	nameUncoupling,
	stationWords,
} from "./words.ts";

/** The moves of one kind. */
type MoveOf<Kind extends Move["type"]> = Extract<Move, { type: Kind }>;

/** The moves of a train on its own. */
type TrainMove = Extract<Move, { train: TrainNo }>;

/** How far a move has been put together: the steps made and the train they are about. */
type Step = {
	moves: readonly Move[];
	chosen: readonly string[];
	hand: TrainNo | null;
	context: Context;
};

/** The train that is in hand: the one that was chosen, or the only one that can do anything. */
export function inHand(moves: readonly Move[], chosen: readonly string[]) {
	const picked = chosen[0]?.split(":")[1];
	if (picked !== undefined) return Number(picked) as TrainNo;
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

export function targets(
	moves: Move[],
	chosen: readonly string[],
	context: Context,
): Target[] {
	const hand = inHand(moves, chosen);
	const step = { moves, chosen, hand, context };
	const found: Target[] = [];
	for (const mv of moves) {
		const target = targetOf(mv, step);
		if (target !== null && !found.some(({ hit }) => hit === target.hit))
			found.push(target);
	}
	const choosing = chosen[1] === undefined && context.view.phase.type === "act";
	return choosing ? [...found, ...trainTargets(step)] : found;
}

/** A target that makes a move. */
function makes(
	hit: string,
	move: Move,
	context: Context,
	look?: "quiet" | undefined,
): Target {
	const target = { hit, label: nameMove(move, context), move };
	return look === undefined ? target : { ...target, look };
}

/** The target of a move at this step, if it has one. */
function targetOf(mv: Move, step: Step): Target | null {
	const { chosen, hand, context } = step;
	const [, second] = chosen;
	if (second === "decouple")
		return mv.type === "decouple" && mv.train === hand
			? makes(`track:${mv.section}`, mv, context)
			: null;
	if (second?.startsWith("token:"))
		return mv.type === "transfer" &&
			mv.from === hand &&
			`token:${mv.token}` === second
			? makes(`train:${context.view.turn}:${mv.to}`, mv, context)
			: null;
	return "train" in mv ? trainTarget(mv, step) : otherTarget(mv, step);
}

/** The target of what a train does on its own. */
function trainTarget(mv: TrainMove, { hand, context }: Step): Target | null {
	// Free, often compulsory, and always clear: one press whatever is in hand.
	const always = mv.type === "alight" || mv.type === "board";
	if (mv.train !== hand && !(always && hand === null)) return null;
	switch (mv.type) {
		case "drive":
			return makes(`track:${mv.section}`, mv, context);
		case "alight":
		case "board":
		case "reverse":
			return makes(`do:${mv.type}:${mv.train}`, mv, context);
		case "dismantle":
			return makes(`do:dismantle:${mv.train}`, mv, context, "quiet");
		case "decouple":
			return {
				hit: "do:decouple",
				label: nameUncoupling(mv.train),
				chosen: [`train:${mv.train}`, "decouple"],
			};
		case "boardBehind":
			return makes(`token:${mv.token}`, mv, context, "quiet");
		case "offer":
			return makes(
				`train:${mv.withSeat}:${mv.withTrain}`,
				mv,
				context,
				"quiet",
			);
	}
}

/** The target of any other move. */
function otherTarget(mv: Exclude<Move, TrainMove>, step: Step): Target | null {
	const { moves, chosen, hand, context } = step;
	const main = (hit: string) => makes(hit, mv, context);
	const quiet = (hit: string) => makes(hit, mv, context, "quiet");
	switch (mv.type) {
		case "build":
			return chosen.length > 0 || ableTrains(moves).size > 0
				? quiet(`track:${mv.yard}`)
				: main(`track:${mv.yard}`);
		case "couple":
			return mv.keep === hand || hand === null
				? quiet(`do:couple:${mv.keep}:${mv.remove}`)
				: null;
		case "transfer":
			return transferTarget(mv, step);
		case "boardToken":
		case "divide":
		case "offerGive":
		case "offerTake":
			return main(`token:${mv.token}`);
		case "disrupt":
			return quiet(`card:${mv.station}`);
		case "repair":
			return quiet(`chip:${mv.chip}`);
		case "endTurn":
			return moves.length > 1 ? quiet("end") : main("end");
		case "cancelOffer":
		case "decline":
			return quiet(`do:${mv.type}`);
		case "divided":
		case "propose":
		case "accept":
			return main(`do:${mv.type}`);
		case "drew":
			return null;
	}
}

/** A token that may change trains: at once if there is one train it can go to, else the train is asked for. */
function transferTarget(
	mv: MoveOf<"transfer">,
	{ moves, hand, context }: Step,
): Target | null {
	const exchange = context.view.phase.type === "exchange";
	if (mv.from !== hand && !exchange && hand !== null) return null;
	const hit = `token:${mv.token}`;
	const ways = moves.filter(
		(other) => other.type === "transfer" && other.token === mv.token,
	);
	if (ways.length === 1)
		return makes(hit, mv, context, exchange ? undefined : "quiet");
	return {
		hit,
		label: nameTransfer(hit, context),
		chosen: [`train:${mv.from}`, hit],
		look: "quiet",
	};
}

/** The own trains: a press takes one in hand or lets it go. */
function trainTargets({ moves, chosen, hand, context }: Step) {
	return [...ableTrains(moves)].map((id): Target => {
		const step = `train:${id}`;
		const hit = `train:${context.view.turn}:${id}`;
		if (chosen[0] === step)
			return {
				hit,
				label: nameChosenTrain(id),
				chosen: [],
				look: "selected",
			};
		if (id === hand)
			return { hit, label: nameOnlyTrain(hit, context), chosen: [step] };
		const other = { hit, label: nameOtherTrain(hit, context), chosen: [step] };
		return chosen.length === 0 ? other : { ...other, look: "quiet" };
	});
}

export function illegal(hit: string, context: Context): Move | Move[] | null {
	const [kind, first = "", second = ""] = hit.split(":");
	switch (kind) {
		case "track":
			return ontoTrack(first, context);
		case "train":
			return withTrain(Number(first), Number(second) as TrainNo, context);
		case "token":
			return withToken(first, context);
		case "card":
			return { type: "disrupt", station: first };
		case "chip":
			return { type: "repair", chip: first as State["disc"] };
		case "repair":
			return context.components.chips.map((chip) => ({ type: "repair", chip }));
		case "end":
			return { type: "endTurn" };
		default:
			return null;
	}
}

/** What a press on something tells that stands for no move: stations are what tokens are named after. */
export function tellHit(hit: string, context: Context) {
	const [kind, id = ""] = hit.split(":");
	return kind === "station" ? stationWords(id, context) : null;
}

/** The numbers of the trains of the seat in turn. */
const ownTrains = (view: State) =>
	(view.seats[view.turn]?.trains ?? []).map((train) => train.id);

/** A press on a section or a yard. */
function ontoTrack(
	section: string,
	{ view, moves, chosen, components }: Context,
): Move | Move[] {
	const hand = inHand(moves, chosen);
	if (boardOf(components).tracks.get(section)?.yard) {
		const builds: Move = { type: "build", yard: section };
		return hand !== null && chosen.length > 0
			? [{ type: "drive", train: hand, section }, builds]
			: builds;
	}
	if (hand !== null)
		return {
			type: chosen[1] === "decouple" ? "decouple" : "drive",
			train: hand,
			section,
		};
	const mine = ownTrains(view);
	const trains: TrainNo[] = mine.length > 0 ? mine : [1];
	return trains.map((train) => ({ type: "drive", train, section }));
}

/** A press on a train. */
function withTrain(
	seat: number,
	id: TrainNo,
	{ view, moves, chosen }: Context,
): Move | Move[] {
	const hand = inHand(moves, chosen);
	if (seat !== view.turn)
		return {
			type: "offer",
			train: hand ?? ownTrains(view)[0] ?? 1,
			withSeat: seat,
			withTrain: id,
		};
	if (hand !== null && hand !== id && chosen.length > 0)
		return { type: "couple", keep: hand, remove: id };
	return [
		{ type: "alight", train: id },
		{ type: "board", train: id },
		{ type: "reverse", train: id },
	];
}

/** A press on a token. */
function withToken(
	token: string,
	{ view, moves, chosen, components }: Context,
): Move | Move[] {
	const mine = ownTrains(view);
	switch (view.phase.type) {
		case "boarding":
			return { type: "boardToken", token };
		case "dividing":
			return { type: "divide", token };
		case "offering":
			return [
				{ type: "offerGive", token },
				{ type: "offerTake", token },
			];
		default:
			break;
	}
	const place = tokenPlaces(boardOf(components), view).get(token);
	if (place?.train != null) {
		const from = place.train[1];
		const to = mine.find((id) => id !== from) ?? from;
		return { type: "transfer", token, from, to };
	}
	const train = inHand(moves, chosen) ?? mine[0] ?? 1;
	const behind: Move = { type: "boardBehind", train, token };
	return view.variant === "advanced"
		? behind
		: [{ type: "board", train }, behind];
}
