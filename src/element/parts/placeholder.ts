// What stands in the place of a table while it has not come near, and what is shown when it cannot be.

import type { GameInfo } from "../../js/types/index.d.ts";
import { fillShadow } from "../adopt-styles.ts";
import type { Frame } from "../games/renderer.ts";
import { holds } from "../platform.ts";
import type { Settings } from "../settings.ts";
import { h, s } from "../svg.ts";
import styles from "../table.css";
import tokens from "../tokens.css";

import type { Words } from "../words.ts";
import { reserve } from "./asking.ts";
import { blankSeat } from "./seats.ts";

/** An empty table of the size that the full one will have. */
export function placeholder(
	shadow: ShadowRoot,
	{ players, options, controls, moveList, language }: Settings,
	{ defaultPlayers }: GameInfo,
	frame: Frame,
) {
	const count =
		typeof options.players === "number"
			? options.players
			: players.length > 1
				? players.length
				: defaultPlayers;
	const buttons = [
		"undo",
		"redo",
		"hint",
		"random",
		"new",
		"share",
		"save",
		"more",
	].filter(
		(name) =>
			controls.has(name) &&
			(moveList === null || ["share", "save", "more"].includes(name)),
	);
	const bar = (names: string[]) =>
		h(
			"div",
			{ class: "controls" },
			...names.map((name) => h("span", { class: "button" }, name)),
		);
	const timeline =
		moveList !== null || controls.has("timeline")
			? h(
					"div",
					{ class: "timeline" },
					h("div", { class: "track" }),
					h("div", { class: "timeline-buttons" }),
				)
			: null;
	const small =
		frame.small !== undefined && holds(`(max-width: ${frame.small.upTo}px)`)
			? frame.small.size
			: null;
	const [width, height] = small ?? frame.size;
	const board = s(
		"svg",
		{
			class: "board empty",
			viewBox: `0 0 ${width} ${height}`,
			preserveAspectRatio: "xMidYMin meet",
			"aria-hidden": "true",
		},
		s("rect", { width, height, rx: width / 60 }),
	);
	// A picture more than twice as high as wide is one to scroll along.
	if (height > 2 * width) board.style.maxHeight = "none";
	const tabs = controls.has("log") || controls.has("rules");
	const table = h(
		"div",
		{
			class: `table waiting${moveList === null ? "" : " replays"}${frame.hand ? " with-hand with-map" : ""}`,
			part: "table",
			"aria-busy": "true",
		},
		h("div", { class: "asking" }, h("p", { class: "waiting-words" })),
		h(
			"div",
			{ class: "field-of-play" },
			board,
			h("slot", { name: "poster" }),
			frame.pans ? h("div", { class: "zoom" }) : null,
		),
		...(frame.hand
			? ["choices", "holdings", "hand"].map((name) => h("div", { class: name }))
			: []),
		h(
			"ul",
			{ class: "seats", "data-count": count, "aria-hidden": "true" },
			...Array.from({ length: Math.min(count, 8) }, () =>
				blankSeat(frame.lines ?? 1),
			),
		),
		h(
			"div",
			{ class: "bars", "aria-hidden": "true" },
			timeline,
			buttons.length > 0 ? bar(buttons) : null,
		),
		tabs ? h("div", { class: "panel", "aria-hidden": "true" }) : null,
	);
	reserve(table, frame);
	fillShadow(
		shadow,
		[tokens, styles],
		h("div", { class: "root", lang: language }, table),
	);
}

/** Says something else while the table is not there. */
export function waitingWords(shadow: ShadowRoot, text: string) {
	const words = shadow.querySelector(".waiting-words");
	if (words !== null) words.textContent = text;
}

/**
 * What is wrong with a table, in words.
 * @param again something else to try
 */
export function problem(
	shadow: ShadowRoot,
	words: Words,
	message: string,
	again: (() => void) | null,
) {
	fillShadow(
		shadow,
		[tokens, styles],
		h(
			"div",
			{ class: "problem", part: "error", role: "alert", lang: words.lang },
			h("p", { class: "problem-title" }, words.table.cannotBeShown),
			h("p", {}, message),
			again === null
				? null
				: h("button", { type: "button", onclick: again }, words.table.tryAgain),
			// What the page has put into the tag is all that there is to be seen now.
			h("slot", { name: "poster" }),
			h("slot"),
		),
	);
}
