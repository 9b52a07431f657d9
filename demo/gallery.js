// The gallery: five boards that play themselves, quietly, while they are in sight and somebody wants to see it. A game is
// loaded when its card comes into sight.
// Old addresses (?game=kopis&scenario=capture) lead to the page of their game.

import { liveBoard, ready } from "../pkg/element.js";
import { createGame } from "../pkg/web.js";
import { offline } from "./offline.js";
import "./page.js";
import { inWords, say } from "./words.js";

/** @typedef {import("../pkg/web.js").GameId} GameId */

/**
 * How a game is shown: how far it has come when the visitor comes, and the best part of its board; the whole board where none
 * is named.
 * @typedef {{ seed: number, ply: number, box?: [x: number, y: number, width: number, height: number] }} Shown
 */

/** How each game is shown, where there is something better than the usual. @type {Record<string, Shown>} */
const SHOWN = {
	kopis: { seed: 8, ply: 9 },
	"ptites-locos": { seed: 5, ply: 61, box: [0, 0, 824, 824] },
	troia: { seed: 4, ply: 40, box: [-612, -618, 1224, 1224] },
	frachtexpress: { seed: 21, ply: 26, box: [-6, -6, 620, 620] },
	koplopers: { seed: 3, ply: 90, box: [500, 40, 1100, 1100] },
};

/** @param {GameId} id @returns {Shown} */
const shownOf = (id) => SHOWN[id] ?? { seed: 1, ply: 20 };

/** Between two moves, and after the end of a game. */
const [PACE, REST] = [1700, 6000];
const calm = matchMedia("(prefers-reduced-motion: reduce)");
const switchButton = /** @type {HTMLButtonElement} */ (
	document.getElementById("motion")
);
let running = !calm.matches;

const query = new URLSearchParams(location.search);
const wanted = document
	.querySelector(`[data-setup="${CSS.escape(query.get("game") ?? "")}"]`)
	?.getAttribute("data-setup");
if (wanted === null || wanted === undefined) show();
else {
	query.delete("game");
	location.replace(
		`${wanted}.html${query.size > 0 ? `?${query}` : ""}${location.hash}`,
	);
}

function show() {
	switchButton.hidden = false;
	inWords(paintSwitch);
	switchButton.addEventListener("click", () => {
		running = !running;
		paintSwitch();
	});
	calm.addEventListener("change", () => {
		running = !calm.matches;
		paintSwitch();
	});
	const cards = [...document.querySelectorAll(".card[data-game]")];
	/** One after the other: the first board is there before the last one is thought of. */
	let before = Promise.resolve();
	const begun = new Set();
	const seen = new IntersectionObserver((entries) => {
		for (const { target, isIntersecting } of entries) {
			target.toggleAttribute("data-seen", isIntersecting);
			if (!isIntersecting || begun.has(target)) continue;
			begun.add(target);
			const id = /** @type {GameId} */ (target.getAttribute("data-game"));
			// Without its picture a card still leads on.
			before = before
				.then(() =>
					play(target, id, (cards.indexOf(target) * PACE) / cards.length),
				)
				.catch(() => {});
		}
	});
	for (const card of cards) seen.observe(card);
	offline();
}

function paintSwitch() {
	switchButton.textContent = say(running ? "gallery.pause" : "gallery.resume");
}

/**
 * A game that has come some way.
 * @param {GameId} id
 * @param {number | undefined} seed
 */
function begun(id, seed) {
	const { ply } = shownOf(id);
	const game = createGame(id, seed === undefined ? {} : { seed });
	const random = chooser(seed ?? 1 + Math.floor(Math.random() * 1e6));
	for (let n = 0; n < ply && game.outcome() === null; n += 1)
		step(game, random);
	// A short game is shown half-way.
	const half = game.outcome() === null ? 0 : game.ply / 2;
	for (let n = 0; n < half; n += 1) game.undo();
	return { game, random };
}

/**
 * One move of whoever is to act, drawn at random.
 * @param {ReturnType<typeof createGame>} game
 * @param {() => number} random
 */
function step(game, random) {
	const [who] = game.actors();
	const moves = game.legalMoves(who);
	const move = moves[Math.floor(random() * moves.length)];
	return move === undefined ? [] : game.apply(move, who);
}

/**
 * Numbers from 0 to 1 that a seed gives, the same for everybody: the first picture is a chosen one.
 * @param {number} seed
 */
function chooser(seed) {
	let at = seed;
	return () => {
		at = (at * 16807) % 2147483647;
		return at / 2147483647;
	};
}

/**
 * Puts a board into its card and lets it play.
 * @param {Element} card
 * @param {GameId} id
 * @param {number} delay so that the boards do not move in step
 */
async function play(card, id, delay) {
	await ready(id);
	const { seed, box } = shownOf(id);
	let { game, random } = begun(id, seed);
	const { element, show: paint } = await liveBoard(
		game,
		box === undefined ? {} : { box },
	);
	card.querySelector(".miniature")?.replaceChildren(element);
	const beat = () => {
		let pause = PACE;
		if (running && !document.hidden && card.hasAttribute("data-seen")) {
			if (game.outcome() === null) {
				const events = step(game, random);
				paint(game, events);
				if (game.outcome() !== null) pause = REST;
			} else {
				game.free();
				({ game, random } = begun(id, undefined));
				paint(game);
			}
		}
		setTimeout(beat, pause);
	};
	setTimeout(beat, PACE + delay);
}
