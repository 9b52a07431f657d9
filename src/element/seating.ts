// Who sits at a table: which seats persons play, who is asked, and whose view is shown.

import type { Actor } from "../js/types/index.d.ts";
import type { Player } from "./settings.ts";

/** Who plays each seat, and whether the table draws for chance. */
export type Seating = { players: Player[]; dealt: boolean };

/** Whose view a table shows: that of whoever is to act, everything, or one seat's. */
export type ViewSetting = "actor" | "all" | number;

/** The seats that persons play. */
export function persons({ players }: Seating) {
	return players.flatMap(({ kind }, seat) => (kind === "person" ? [seat] : []));
}

/** The seat of the one person who plays against bots; null where nobody or several do. */
export function soloSeat(seating: Seating) {
	const seats = persons(seating);
	const bots = seating.players.some(({ kind }) => kind === "bot");
	return bots && seats.length === 1 ? (seats[0] ?? null) : null;
}

/** Of those who are to act, the ones that can be asked at the screen. Bots and seats that a script plays cannot. */
function askable(actors: Actor[], { players, dealt }: Seating) {
	return actors.filter((who) =>
		who === "chance" ? !dealt : players[who]?.kind === "person",
	);
}

/** Who is asked: the seat that the table belongs to, else whoever was shown last, else the first who is to act. */
export function askedActor(
	actors: Actor[],
	view: ViewSetting,
	shown: number | null,
	seating: Seating,
): Actor | null {
	const open = askable(actors, seating);
	if (typeof view === "number")
		return open.includes(view) ? view : open[0] === "chance" ? "chance" : null;
	return (shown !== null && open.includes(shown) ? shown : open[0]) ?? null;
}

/**
 * Whose view is shown; null is everything. Where one person plays, it is that person's; where none does, or the game is
 * over, everything is shown. Where nobody has looked yet, it is that of the first person: whatever seats see differently is
 * behind the curtain then.
 */
export function viewingSeat(
	over: boolean,
	view: ViewSetting,
	asked: Actor | null,
	shown: number | null,
	seating: Seating,
) {
	if (typeof view === "number") return view;
	const seats = persons(seating);
	if (view === "all" || seats.length === 0 || over) return null;
	if (seats.length === 1) return seats[0] ?? null;
	return typeof asked === "number" ? asked : (shown ?? seats[0] ?? null);
}

/** Whether no person is asked now: bots, scripts and the table's own draws come first. Where no person plays, only the draws do. */
export function nobodyAsked(actors: Actor[], seating: Seating) {
	if (actors.length === 0 || persons(seating).length === 0)
		return actors[0] === "chance" && seating.dealt;
	return askable(actors, seating).length === 0;
}
