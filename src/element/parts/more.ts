// What is seldom needed: how fast bots play, how the board lies, the whole screen, and which keys there are.

import type { Pace } from "../pace.ts";
import { choosePace, pace, paces } from "../pace.ts";
import { h } from "../svg.ts";
import type { Words } from "../words.ts";
import { dialog } from "./dialog.ts";

/** @param given `flip` is there where the board can be turned round; `table` is what fills the screen */
export function more({
	words,
	flip,
	table,
}: {
	words: Words;
	flip: (() => void) | null;
	table: HTMLElement;
}) {
	const speed = h(
		"select",
		{
			name: "pace",
			onchange: () => choosePace(speed.value as Pace),
		},
		...paces.map((each) =>
			h("option", { value: each }, words.more.paces[each]),
		),
	);
	speed.value = pace();
	const whole = document.fullscreenElement !== null;
	const button = (name: string, label: string, act: () => void) =>
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
			label,
		);
	const buttons = [
		...(document.fullscreenEnabled
			? [
					button(
						"full-screen",
						whole ? words.more.leaveFullScreen : words.more.fullScreen,
						() =>
							void (
								whole ? document.exitFullscreen() : table.requestFullscreen()
							).catch(() => {}),
					),
				]
			: []),
		...(flip === null ? [] : [button("flip", words.more.flip, flip)]),
	];
	const element = dialog(
		words,
		words.more.title,
		h("label", { class: "field" }, h("span", {}, words.more.pace), speed),
		h("div", { class: "buttons" }, ...buttons),
		h("h3", {}, words.more.keys),
		h(
			"dl",
			{ class: "keys" },
			...keyList(words).flatMap(([keys, does]) => [
				h("dt", {}, ...keys.map((key) => h("kbd", {}, key))),
				h("dd", {}, does),
			]),
		),
	);
	element.classList.add("more-box");
	return element;
}

/** The keys, and what each of them does. */
function keyList({ more: { key, does } }: Words): [string[], string][] {
	return [
		[[key.tab], does.tab],
		[["←", "↑", "→", "↓"], does.arrows],
		[[key.shift, key.arrows], does.anything],
		[[key.enter, key.space], does.press],
		[[key.escape], does.escape],
		[["U", "R"], does.undo],
		[["?"], does.list],
	];
}
