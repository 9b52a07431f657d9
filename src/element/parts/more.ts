// What is seldom needed: how fast bots play, how the board lies, the whole screen, and which keys there are.

import type { Pace } from "../pace.ts";
import { choosePace, pace, paces } from "../pace.ts";
import { h } from "../svg.ts";
import { moreWords } from "../words.ts";
import { dialog } from "./dialog.ts";

/** @param given `flip` is there where the board can be turned round; `table` is what fills the screen */
export function more({
	flip,
	table,
}: {
	flip: (() => void) | null;
	table: HTMLElement;
}) {
	const speed = h(
		"select",
		{
			name: "pace",
			onchange: () => choosePace(speed.value as Pace),
		},
		...paces.map((each) => h("option", { value: each }, moreWords.paces[each])),
	);
	speed.value = pace();
	const whole = document.fullscreenElement !== null;
	const button = (name: string, words: string, act: () => void) =>
		h(
			"button",
			{
				type: "button",
				"data-more": name,
				onclick: () => {
					element.close();
					act();
				},
			},
			words,
		);
	const buttons = [
		...(document.fullscreenEnabled
			? [
					button(
						"full-screen",
						whole ? moreWords.leaveFullScreen : moreWords.fullScreen,
						() =>
							void (
								whole ? document.exitFullscreen() : table.requestFullscreen()
							).catch(() => {}),
					),
				]
			: []),
		...(flip === null ? [] : [button("flip", moreWords.flip, flip)]),
	];
	const element = dialog(
		moreWords.title,
		h("label", { class: "field" }, h("span", {}, moreWords.pace), speed),
		h("div", { class: "buttons" }, ...buttons),
		h("h3", {}, moreWords.keys),
		h(
			"dl",
			{ class: "keys" },
			...moreWords.keyList.flatMap(([keys, does]) => [
				h("dt", {}, ...keys.map((key) => h("kbd", {}, key))),
				h("dd", {}, does),
			]),
		),
	);
	element.classList.add("more-box");
	return element;
}
