// A position as a picture: no frame, nothing to press. A live board is a picture that follows its game.

import type { AnyEvent, GameId, NewGame } from "../js/types/index.d.ts";
import { fillShadow } from "./adopt-styles.ts";
import { contextOf } from "./context.ts";
import { rendererOf } from "./games/frames.ts";
import type { AnyGame } from "./games/renderer.ts";
import type { Engine } from "./loading.ts";
import { setScale } from "./parts/pan.ts";
import { isStill } from "./platform.ts";
import { h, s } from "./svg.ts";
import tokens from "./tokens.css";

type Box = [x: number, y: number, width: number, height: number];

/** How wide a picture usually is, in pixels. */
const USUAL = 320;

const FILL =
	":host { display: block; } svg { display: block; width: 100%; height: 100%; }";

/**
 * The position of a game as one seat sees it, in an element of its own. The game is not kept.
 * @param options `box` is the part of the plane to show; all of it when left out
 */
export async function picture(
	game: AnyGame,
	options: { seat?: number; box?: Box } = {},
): Promise<HTMLElement> {
	return (await liveBoard(game, options)).element;
}

/** The picture of an example of the rulebook. */
export async function exampleOf(
	engine: Pick<Engine, "createGame">,
	id: GameId,
	scenario: string,
) {
	const game = engine.createGame(id, { scenario } as NewGame<GameId>);
	try {
		return await picture(game);
	} finally {
		game.free();
	}
}

/** A picture that can be shown again after each move; the events that led there come in as motion, if motion is welcome. */
export async function liveBoard(
	game: AnyGame,
	{ seat = 0, box }: { seat?: number; box?: Box } = {},
): Promise<{
	element: HTMLElement;
	show: (game: AnyGame, events?: AnyEvent[]) => void;
}> {
	const element = h("div", { class: "ludo-picture", "aria-hidden": "true" });
	// A picture has no words.
	const found = await rendererOf(game.id, "en");
	if (found === null) return { element, show() {} };
	const renderer = found;
	const [board, effects] = [
		s("g", { class: "picture" }),
		s("g", { class: "effects" }),
	];
	const svg = s("svg", {}, board, effects);
	const shadow = element.attachShadow({ mode: "open" });
	fillShadow(shadow, [tokens, FILL, renderer.css ?? ""], svg);

	let [shown, components] = [game, game.components()];

	function show(now: AnyGame, events: AnyEvent[] = []) {
		const still = events.length === 0 || isStill();
		if (now !== shown) [shown, components] = [now, now.components()];
		const shownBox = box ?? renderer.viewBox(now.view(seat), components);
		// A picture that is not on a page yet is taken for one of the usual size.
		const scale = (svg.clientWidth || USUAL) / shownBox[2];
		setScale(svg, scale);
		const context = contextOf(now, {
			seat,
			actor: null,
			acting: now.actors(),
			players: now.players,
			moves: [],
			view: now.view(seat),
			components,
			outcome: now.outcome(),
			entries: now.log({ seat, from: Math.max(0, now.ply - 1) }),
			still,
			scale,
			chosen: [],
			name: (of) => renderer.seats[of]?.name ?? "",
		});
		effects.replaceChildren();
		svg.setAttribute("viewBox", shownBox.join(" "));
		renderer.draw(board, context);
		if (still) return;
		const running = renderer.animate?.(board, events, context, effects) ?? [];
		void Promise.allSettled(
			running.map((animation) => animation.finished),
		).then(() => effects.replaceChildren());
	}

	show(game);
	return { element, show };
}
