// What can be pressed in FrachtExpress, from the legal moves alone. A move in steps: choose a card, turn it, choose a place.

import type {
	FrachtExpressMove as Move,
	FrachtExpressStation as Station,
	FrachtExpressTurn as Turn,
} from "../../../js/types/index.d.ts";
import type { Context as ContextOf, Target as TargetOf } from "../renderer.ts";
import {
	type FrachtExpressWords,
	nameChoice,
	nameHit,
	nameMove,
} from "./words.ts";

type Context = ContextOf<"frachtexpress">;
type Target = TargetOf<"frachtexpress">;
type TurnedMove = Extract<Readonly<Move>, { turn: Turn }>;

/** The steps are words: `card:t12`, `letter:C`, `from:b5`, `turn:2`. */
const step = (chosen: readonly string[], word: string) =>
	chosen.find((each) => each.startsWith(`${word}:`))?.slice(word.length + 1);

export const chosenCard = (chosen: readonly string[]) => step(chosen, "card");
export const chosenFrom = (chosen: readonly string[]) => step(chosen, "from");
export const chosenTurn = (chosen: readonly string[]) =>
	Number(step(chosen, "turn") ?? 0);

/** What can be pressed, in the language of these words. */
export const moves = (words: FrachtExpressWords) => ({
	targets: (
		legal: Readonly<Move>[],
		chosen: readonly string[],
		context: Context,
	) => targets(words, legal, chosen, context),
	illegal,
	tellHit: (hit: string, context: Context) => tellHit(words, hit, context),
});

function targets(
	words: FrachtExpressWords,
	moves: Readonly<Move>[],
	chosen: readonly string[],
	context: Context,
): Target[] {
	const { view, actor } = context;
	if (actor === "chance") return [];
	if (view.phase.type === "action")
		return actions(words, moves, chosen, context);
	if (view.phase.type === "placeStation")
		return placings(words, moves, chosen, context);
	const sites = moves.filter(
		(mv) =>
			mv.type === "closeStation" ||
			mv.type === "relocate" ||
			mv.type === "removeTrack",
	);
	if (sites.length > 0)
		return sites[0]?.type === "closeStation"
			? turning(words, sites, [], chosen, context)
			: rebuilding(words, sites, chosen, context);
	return moves.map((mv) => ({
		hit: hitOf(mv, context),
		label: nameMove(words, mv, context),
		move: mv,
	}));
}

/** The thing that stands for a move which needs one press. */
function hitOf(mv: Readonly<Move>, { view }: Context) {
	switch (mv.type) {
		case "steer":
			return mv.to.includes(".")
				? `spot:${mv.to}`
				: `cell:${view.stations[mv.to as Station]}`;
		case "dropWagon":
		case "pickWagon":
		case "uncouple":
			return `wagon:${view.players.findIndex((player) => player.train.includes(mv.card))}:${mv.card}`;
		case "chooseOpponent":
			return `seat:${mv.seat}`;
		case "pickCard":
			return `hand:${mv.card}`;
		case "veto":
			return `veto ${mv.mode}`;
		case "fly":
			return `fly ${mv.direction}`;
		default:
			return mv.type;
	}
}

function actions(
	words: FrachtExpressWords,
	moves: Readonly<Move>[],
	chosen: readonly string[],
	context: Context,
): Target[] {
	const picked = chosenCard(chosen);
	const found: Target[] = [];
	const playable: Set<string> = new Set();
	for (const mv of moves) {
		if (mv.type === "uncouple")
			found.push({
				hit: hitOf(mv, context),
				label: nameMove(words, mv, context),
				move: mv,
			});
		else if ("card" in mv) playable.add(mv.card);
	}
	for (const id of playable) {
		if (id === picked) continue;
		found.push({
			hit: `hand:${id}`,
			label: nameChoice(words, context.components, id),
			chosen: [`card:${id}`, ...firstTurn(moves, id)],
			...(picked === undefined ? {} : { look: "quiet" as const }),
		});
	}
	const own =
		picked === undefined
			? []
			: moves.filter(
					(mv) => "card" in mv && mv.card === picked && mv.type !== "uncouple",
				);
	for (const mv of own) {
		if (mv.type !== "lay" && mv.type !== "complete")
			found.push({
				hit: `${hitOf(mv, context)} ${picked}`,
				label: nameMove(words, mv, context),
				move: mv,
				// It ends the turn, too.
				...(mv.type === "refill" ? { look: "quiet" as const } : {}),
			});
	}
	found.push(
		...turning(
			words,
			own.filter((mv) => mv.type === "lay" || mv.type === "complete"),
			picked === undefined ? [] : [`card:${picked}`],
			chosen,
			context,
		),
	);
	const end = moves.find((mv) => mv.type === "endTurn");
	if (end !== undefined && picked === undefined)
		found.push({
			hit: "endTurn",
			label: nameMove(words, end, context),
			move: end,
			look: "quiet",
		});
	return found;
}

/** The first turn in which a card can be laid. */
function firstTurn(moves: Readonly<Move>[], id: string) {
	const turns = moves.flatMap((mv) =>
		(mv.type === "lay" || mv.type === "complete") && mv.card === id
			? [mv.turn]
			: [],
	);
	return turns.length === 0 ? [] : [`turn:${Math.min(...turns)}`];
}

/**
 * Places for a card that can be turned: those of the chosen turn, and a way to turn it on.
 * @param kept the steps that stay
 */
function turning(
	words: FrachtExpressWords,
	moves: Readonly<Move>[],
	kept: string[],
	chosen: readonly string[],
	context: Context,
): Target[] {
	const turned = moves.filter((mv) => "turn" in mv) as TurnedMove[];
	const turns = [...new Set(turned.map((mv) => mv.turn))].sort();
	const picked = chosenCard(kept);
	const at = (turn: number) => turned.filter((mv) => mv.turn === turn);
	const turn = turns.find((each) => each === chosenTurn(chosen)) ?? turns[0];
	const found: Target[] =
		turn === undefined
			? []
			: at(turn).map((mv) => ({
					hit: `cell:${cellOf(mv, context)}`,
					label: nameMove(words, mv, context),
					move: mv,
				}));
	const now = turn === undefined ? -1 : turns.indexOf(turn);
	const next = turns[(now + 1) % Math.max(1, turns.length)];
	if (turns.length > 1 && next !== undefined) {
		found.push({
			hit: "turn",
			label: words.step.turn(now + 1, turns.length),
			chosen: [...kept, `turn:${next}`],
			look: "quiet",
		});
		if (picked !== undefined)
			found.push({
				hit: `hand:${picked}`,
				label: words.step.turnChosen,
				chosen: [...kept, `turn:${next}`],
				look: "selected",
			});
	} else if (picked !== undefined)
		found.push({
			hit: `hand:${picked}`,
			label: words.step.letGo,
			chosen: [],
			look: "selected",
		});
	return found;
}

function cellOf(mv: TurnedMove, { view }: Context) {
	if (mv.type === "closeStation") return view.stations[mv.station];
	return mv.type === "relocate" ? mv.to : mv.cell;
}

function rebuilding(
	words: FrachtExpressWords,
	moves: Readonly<Move>[],
	chosen: readonly string[],
	context: Context,
): Target[] {
	const from = chosenFrom(chosen);
	const liftable = new Set(
		moves.flatMap((mv) =>
			"from" in mv && typeof mv.from === "string" ? [mv.from] : [],
		),
	);
	if (from === undefined)
		return [...liftable].map((cell) => ({
			hit: `cell:${cell}`,
			label: words.step.lift(cell),
			chosen: [`from:${cell}`],
		}));
	const own = moves.filter((mv) => "from" in mv && mv.from === from);
	const found = turning(words, own, [`from:${from}`], chosen, context);
	const away = own.find((mv) => mv.type === "removeTrack");
	if (away !== undefined)
		found.push({
			hit: "removeTrack",
			label: nameMove(words, away, context),
			move: away,
		});
	return found;
}

function placings(
	words: FrachtExpressWords,
	moves: Readonly<Move>[],
	chosen: readonly string[],
	context: Context,
): Target[] {
	const letter = step(chosen, "letter");
	const letters = new Set(
		moves.flatMap((mv) => (mv.type === "placeStation" ? [mv.station] : [])),
	);
	const found: Target[] = [...letters].map((each) =>
		each === letter
			? {
					hit: `letter:${each}`,
					label: words.step.letGoStation(each),
					chosen: [],
					look: "selected" as const,
				}
			: {
					hit: `letter:${each}`,
					label: words.step.station(each),
					chosen: [`letter:${each}`],
					...(letter === undefined ? {} : { look: "quiet" as const }),
				},
	);
	for (const mv of moves)
		if (mv.type === "placeStation" && mv.station === letter)
			found.push({
				hit: `cell:${mv.cell}`,
				label: nameMove(words, mv, context),
				move: mv,
			});
	return found;
}

/** A station, while no card is chosen, and another player's train are no moves: it is told what they are. */
function tellHit(
	words: FrachtExpressWords,
	hit: string,
	context: Context,
): string | null {
	const [kind, first = ""] = hit.split(":");
	const { view, chosen, seat } = context;
	if (view.phase.type !== "action" || chosen.length > 0) return null;
	const isStation =
		kind === "cell" && Object.values(view.stations).includes(first);
	const isOthers =
		(kind === "seat" && Number(first) !== seat) ||
		(kind === "wagon" && Number(first) !== (seat ?? view.turn.seat));
	if (!isStation && !isOthers) return null;
	const named = nameHit(words, hit, context);
	const thing = `${named.charAt(0).toUpperCase()}${named.slice(1)}`;
	return isStation ? words.told.station(thing) : words.told.thing(thing);
}

function illegal(
	hit: string,
	{ view, chosen, seat, moves }: Context,
): Readonly<Move> | Readonly<Move>[] | null {
	const [kind, first = "", second = ""] = hit.split(":");
	const turn = chosenTurn(chosen) as Turn;
	const card = chosenCard(chosen);
	const { phase } = view;
	if (kind === "cell") {
		const letter = step(chosen, "letter") as Station | undefined;
		if (phase.type === "placeStation")
			return letter === undefined
				? null
				: { type: "placeStation", station: letter, cell: first };
		if (phase.type === "steer")
			return { type: "steer", loc: phase.loc, to: `${first}.N` };
		const type = view.track.some((stack) => stack.cell === first)
			? "complete"
			: "lay";
		if (card !== undefined) return { type, card, cell: first, turn };
		const from = chosenFrom(chosen);
		if (phase.type === "special" && phase.stage === "site") {
			const station = (
				Object.entries(view.stations) as [Station, string | null][]
			).find(([, cell]) => cell === first)?.[0];
			if (phase.kind === "closeStation")
				return station === undefined
					? null
					: { type: "closeStation", station, turn };
			return from === undefined
				? { type: "removeTrack", from: first }
				: { type: "relocate", from, to: first, turn };
		}
		// No card has been chosen. Where none of the hand could go, the first of them says why.
		if (
			phase.type !== "action" ||
			moves.some(
				(mv) =>
					(mv.type === "lay" || mv.type === "complete") && mv.cell === first,
			)
		)
			return null;
		return (view.players[seat ?? view.turn.seat]?.hand ?? []).flatMap((each) =>
			each === null ? [] : [{ type, card: each, cell: first, turn }],
		);
	}
	if (kind === "wagon") {
		if (phase.type === "surplus") return { type: "dropWagon", card: second };
		return phase.type === "special"
			? { type: "pickWagon", card: second }
			: { type: "uncouple", card: second };
	}
	if (kind === "hand")
		return phase.type === "special"
			? { type: "pickCard", card: first }
			: { type: "drive", card: first };
	if (kind === "seat" && Number(first) !== seat)
		return phase.type === "special"
			? { type: "chooseOpponent", seat: Number(first) }
			: null;
	return null;
}
