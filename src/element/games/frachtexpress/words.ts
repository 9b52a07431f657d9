// What FrachtExpress says at the table: the question, the names of things and of moves. What is told of a move is in story.ts.
// The sentences are in src/text/frachtexpress.table.<lang>.json; here is which of them is said when.

import english from "ludotheque:words/frachtexpress.table.en";
import type {
	FrachtExpressComponents as Components,
	FrachtExpressElement as Element,
	FrachtExpressMove as Move,
	FrachtExpressSide as Side,
	FrachtExpressState as State,
	FrachtExpressStation as Station,
} from "../../../js/types/index.d.ts";
import type { FrachtexpressTableWords as FrachtExpressWords } from "../../../text/words.d.ts";
import type { Context as ContextOf } from "../renderer.ts";
import { cells } from "./board.ts";
import { cardOf } from "./track.ts";

type Context = ContextOf<"frachtexpress">;
type Phase<Type extends State["phase"]["type"]> = Extract<
	State["phase"],
	{ type: Type }
>;

export { english, type FrachtExpressWords };

/** What the renderer says, in the language of these words. */
export const frachtExpressWords = (words: FrachtExpressWords) => ({
	nameHit: (hit: string, context: Context) => nameHit(words, hit, context),
	ask: (context: Context) => ask(words, context),
	aside: (context: Context) => aside(words, context),
	describe: (context: Context) => describe(words, context),
	score: (seat: number, context: Context) => score(words, seat, context),
});

/** Where a locomotive can stand: a cell and, on a track card, the sleeper as it is called there. */
export function spotOf({ sleeper }: FrachtExpressWords, spot: string) {
	const [cell = "", part] = spot.split(".");
	return {
		cell,
		sleeper: part === undefined ? null : sleeper[part as Element | Side],
	};
}

/** What a card shows, in the order in which its sentences name it. */
function faceOf(components: Components, id: string) {
	const { wagon, from, to, action } = cardOf(components, id);
	return [wagon, from, to, action] as const;
}

/** A card as a player would call it: «the 7 from B to G». */
export function nameCard(
	words: FrachtExpressWords,
	components: Components,
	id: string,
) {
	const { wagon, from, to } = cardOf(components, id);
	return words.card(wagon, from, to);
}

/** What a move does, for the name of its target. */
export function nameMove(
	words: FrachtExpressWords,
	mv: Readonly<Move>,
	{ view, components, name, chosen }: Context,
) {
	const { move } = words;
	const [wagon, , to, action] =
		"card" in mv ? faceOf(components, mv.card) : ([0, "", "", 0] as const);
	switch (mv.type) {
		case "lay":
			return move.lay(mv.cell);
		case "complete":
			return move.complete(mv.cell);
		case "couple":
			return move.couple(wagon, to);
		case "uncouple":
			return move.uncouple(wagon);
		case "drive":
			return move.drive(wagon);
		case "refill":
			return move.refill(action);
		case "fly":
			return move.fly(mv.direction, action);
		case "endTurn":
			return move.endTurn;
		case "steer": {
			const { cell, sleeper } = spotOf(words, mv.to);
			return sleeper === null
				? move.steerToStation(name(mv.loc), cell)
				: move.steerToSleeper(name(mv.loc), sleeper, cell);
		}
		case "dropWagon":
			return move.dropWagon(wagon, to);
		case "useSpecial":
			return move.special(
				words.special[
					view.phase.type === "announce"
						? view.specials[view.phase.station]
						: "none"
				],
			);
		case "declineSpecial":
			return move.declineSpecial;
		case "veto":
			return move.veto(mv.mode);
		case "pass":
			return move.pass;
		case "chooseOpponent":
			return move.chooseOpponent(name(mv.seat));
		case "pickCard":
			return move.pickCard(...faceOf(components, mv.card));
		case "pickWagon":
			return move.pickWagon(wagon, to);
		case "skip":
			return move.skip;
		case "finish":
			return move.finish;
		case "closeStation":
			return move.closeStation(mv.station);
		case "relocate":
			return mv.from === mv.to
				? move.turnTrack(mv.from)
				: move.moveTrack(mv.from, mv.to);
		case "removeTrack":
			return move.removeTrack(mv.from);
		case "placeStation":
			return move.placeStation(mv.station, mv.cell);
		default:
			return chosen.join(" ");
	}
}

/** What choosing a card is called. */
export const nameChoice = (
	{ step }: FrachtExpressWords,
	components: Components,
	id: string,
) => step.card(...faceOf(components, id));

/** What stands behind a hit id. */
export function nameHit(
	words: FrachtExpressWords,
	id: string,
	context: Context,
) {
	const { hit } = words;
	const { view, components, name } = context;
	const [kind, first = "", second = ""] = id.split(":");
	switch (kind) {
		case "hand":
			return hit.hand(...faceOf(components, first));
		case "wagon":
			return hit.wagon(name(Number(first)), ...faceOf(components, second));
		case "letter":
			return hit.toBeLaid(first);
		case "seat": {
			const player = view.players[Number(first)];
			return hit.seat(
				name(Number(first)),
				player?.train.length ?? 0,
				player?.delivered.length ?? 0,
				player?.hand.length ?? 0,
			);
		}
		case "deck":
			return hit.deck(view.deck.length);
		case "discard":
			return nameDiscard(words, context);
		case "cell":
			return nameCell(words, first, context);
		default: {
			const { cell, sleeper } = spotOf(words, first);
			return sleeper === null ? hit.station(cell) : hit.sleeper(sleeper, cell);
		}
	}
}

function nameDiscard(words: FrachtExpressWords, { view, components }: Context) {
	const { hit } = words;
	if (view.discard.length === 0) return hit.emptyDiscard;
	const cards = [...view.discard]
		.reverse()
		.map((id) =>
			hit.discarded(
				nameCard(words, components, id),
				cardOf(components, id).action,
			),
		);
	return hit.discard(cards.length, cards);
}

/** A cell of the field: what lies there, and which locomotives are there. */
function nameCell(words: FrachtExpressWords, cell: string, context: Context) {
	const { hit } = words;
	const { view, name } = context;
	const letter = (
		Object.entries(view.stations) as [Station, string | null][]
	).find(([, at]) => at === cell)?.[0];
	const here = view.players.flatMap(({ loc }, seat) => {
		if (loc?.spot === letter && letter !== undefined) return [name(seat)];
		if (!loc?.spot.startsWith(`${cell}.`)) return [];
		const { sleeper } = spotOf(words, loc.spot);
		return [hit.onSleeper(name(seat), sleeper ?? "")];
	});
	const what = nameLying(words, cell, letter, context);
	return hit.cell(cell, what, here.length > 0, here);
}

/** What lies on a cell. @param letter of the station there */
function nameLying(
	{ hit, pattern, special }: FrachtExpressWords,
	cell: string,
	letter: Station | undefined,
	{ view, components }: Context,
) {
	const top = view.track.find((stack) => stack.cell === cell)?.stack.at(-1);
	if (top !== undefined)
		return hit.track(
			pattern[cardOf(components, top.card).pattern],
			top.turn,
			letter !== undefined,
			letter ?? "",
		);
	if (letter === undefined) return hit.empty;
	const offered = view.specials[letter];
	return offered === "none"
		? hit.station(letter)
		: hit.special(letter, special[offered]);
}

function ask(words: FrachtExpressWords, context: Context) {
	const { view, actor, acting, name, outcome } = context;
	const { phase } = view;
	if (phase.type === "over" && outcome !== null) {
		const best = outcome.ranking[0] ?? [];
		const points = outcome.scores[best[0] ?? 0] ?? 0;
		return `${words.say.won(best.map(name), best.length, points)} ${words.reason[phase.reason]}`;
	}
	if (actor === "chance") return words.ask.chance;
	if (actor === null) {
		const next = acting.map((who) =>
			who === "chance" ? words.ask.nameOfChance : name(who),
		);
		return words.ask.next(next, next.length);
	}
	return question(words, name(actor), context);
}

/** What somebody is asked. */
function question(
	{ ask: words, special }: FrachtExpressWords,
	who: string,
	context: Context,
) {
	const { view, actor, chosen, name } = context;
	const { phase } = view;
	switch (phase.type) {
		case "placeStation":
			return chosen[0] === undefined
				? words.station(who)
				: words.placeStation(who, chosen[0].slice(-1));
		case "steer":
			return phase.loc === actor
				? words.way(who, phase.run.left)
				: words.wayOf(who, name(phase.loc));
		case "surplus":
			return words.surplus(who, phase.limit);
		case "announce":
			return words.announce(
				who,
				phase.station,
				special[view.specials[phase.station]],
			);
		case "veto": {
			const what = special[view.specials[phase.station]];
			const active = name(view.turn.seat);
			if (phase.stage === "use") return words.veto(who, active, what);
			return phase.stage === "decline"
				? words.vetoDeclined(who, active, what)
				: words.vetoForced(who, active, what);
		}
		case "special":
			return specialQuestion(words, who, phase, context);
		default:
			if (chosen.some((word) => word.startsWith("card:")))
				return words.place(who);
			return view.turn.mustEmptyHand ? words.playAll(who) : words.action(who);
	}
}

/** What somebody is asked during a special action. */
function specialQuestion(
	words: FrachtExpressWords["ask"],
	who: string,
	{ kind, stage, turned }: Phase<"special">,
	{ view, components, chosen, name }: Context,
) {
	const action = turned === null ? 0 : cardOf(components, turned).action;
	switch (stage) {
		case "opponent":
			return kind === "kidnap" ? words.kidnapped(who) : words.robbed(who);
		case "card":
			if (kind === "closeStation") return words.closingCard(who);
			if (kind === "rebuild") return words.rebuildingCard(who);
			return kind === "kidnap"
				? words.kidnappingCard(who)
				: words.couplingCard(who, action);
		case "site":
			if (kind === "closeStation") return words.closedStation(who);
			return chosen.length === 0 ? words.lifted(who) : words.relocated(who);
		case "wagon":
			return kind === "wagonRaid"
				? words.raidedWagon(who, action)
				: words.uncoupledWagon(who, name(view.turn.seat), action);
		default:
			return words.drawn(who);
	}
}

function aside({ aside: words }: FrachtExpressWords, { view }: Context) {
	const { phase, turn, deck } = view;
	if (phase.type === "over" || turn.number === 0) return null;
	const parts = [words.turn(turn.number), words.deck(deck.length)];
	if (phase.type === "steer") parts.push(words.run(phase.run.kind));
	return parts.join(" · ");
}

function describe(words: FrachtExpressWords, context: Context) {
	const { describe: said } = words;
	const { view, name } = context;
	const stations = (Object.entries(view.stations) as [Station, string | null][])
		.filter(([, cell]) => cell !== null)
		.map(([letter, cell]) => said.station(letter, cell ?? ""));
	const built = cells(context)
		.filter((cell) => view.track.some((stack) => stack.cell === cell))
		.map((cell) => nameCell(words, cell, context));
	const locs = view.players.flatMap(({ loc }, seat) => {
		if (loc === null) return [];
		const { cell, sleeper } = spotOf(words, loc.spot);
		return sleeper === null
			? [said.inStation(name(seat), cell)]
			: [said.onSleeper(name(seat), sleeper, cell, loc.facing ?? "C")];
	});
	return [
		stations.length === 0 ? said.noStations : said.stations(stations),
		built.length === 0
			? said.noTrack
			: said.track(built.reduce((a, b) => said.andTrack(a, b))),
		...locs,
	].join(" ");
}

function score(
	{ score: words }: FrachtExpressWords,
	seat: number,
	{ view, outcome }: Context,
) {
	const player = view.players[seat];
	const [cards, wagons, delivered] = [
		player?.hand.length ?? 0,
		player?.train.length ?? 0,
		player?.delivered.length ?? 0,
	];
	const facts = [
		{ label: words.cards(cards), value: cards },
		{ label: words.wagons(wagons), value: wagons },
		{ label: words.delivered(delivered), value: delivered },
	];
	if (player?.ticket) facts.push({ label: words.ticket, value: 1 });
	if (player?.veto) facts.push({ label: words.veto, value: 1 });
	// Nobody counts the delivered wagons before the end.
	return { points: outcome === null ? "" : (outcome.scores[seat] ?? 0), facts };
}
