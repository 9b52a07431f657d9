// What may leave a table: the only place that looks into a game for somebody. Each call knows whose eyes it is for; the state, the
// save and the seed stay inside.

import type { Game } from "../game.ts";
import type { AnyEvent, GameId, GameTypes } from "../types/index.d.ts";
import type { ServerMessage } from "../types/server.d.ts";

type News = Extract<ServerMessage, { type: "news" }>;
type State = GameTypes[GameId]["state"];
type LogEntry = { ply: number; event: AnyEvent };

const isObject = (value: unknown): value is Record<string, unknown> =>
	typeof value === "object" && value !== null && !Array.isArray(value);

/**
 * What all of some views show: where they differ, null. A value that is hidden from somebody is null in their view, so it is
 * null here, whatever it is.
 */
export function common(views: readonly unknown[]): unknown {
	const [first, ...others] = views;
	if (Array.isArray(first)) {
		const alike = (other: unknown): other is unknown[] =>
			Array.isArray(other) && other.length === first.length;
		return others.every(alike)
			? first.map((part, n) => common([part, ...others.map((o) => o[n])]))
			: null;
	}
	if (isObject(first)) {
		const names = Object.keys(first);
		const alike = (other: unknown): other is Record<string, unknown> =>
			isObject(other) &&
			Object.keys(other).length === names.length &&
			names.every((name) => Object.hasOwn(other, name));
		return others.every(alike)
			? Object.fromEntries(
					names.map((name) => [
						name,
						common([first[name], ...others.map((other) => other[name])]),
					]),
				)
			: null;
	}
	return others.every((other) => other === first) ? first : null;
}

const seatsOf = (game: Game) =>
	Array.from({ length: game.players }, (_, seat) => seat);

/** What everybody sees. */
export function publicView(game: Game): State {
	return common(seatsOf(game).map((seat) => game.view(seat))) as State;
}

/**
 * What everybody has witnessed, from a ply on. Where somebody has not witnessed an event at all, only those of its ply remain
 * that are the same for everybody.
 */
export function publicLog(game: Game, from: number): LogEntry[] {
	const [first = [], ...others] = seatsOf(game).map((seat) =>
		game.log({ seat, from }),
	) as LogEntry[][];
	if (others.every(({ length }) => length === first.length))
		return first.map((entry, n) =>
			common([entry, ...others.map((log) => log[n])]),
		) as LogEntry[];
	const texts = others.map(
		(log) => new Set(log.map((entry) => JSON.stringify(entry))),
	);
	return first.filter((entry) =>
		texts.every((log) => log.has(JSON.stringify(entry))),
	);
}

/** The news for a seat, or for everybody who watches; `from` is the ply that was told last. */
export function news(
	game: Game,
	seat: number | null,
	{ round, from, undo }: { round: number; from: number; undo: boolean },
): News {
	const actors = game.actors();
	const acts = seat !== null && actors.includes(seat);
	return {
		type: "news",
		round,
		ply: game.ply,
		view: seat === null ? publicView(game) : game.view(seat),
		from,
		events: seat === null ? publicLog(game, from) : game.log({ seat, from }),
		actors,
		legal: acts ? [...game.legalMoves(seat)] : [],
		canUndo: seat !== null && undo && game.canUndo(seat),
		outcome: game.outcome(),
	};
}
